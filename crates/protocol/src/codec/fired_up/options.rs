//! The options of Fired Up.

use munera_rules::fired_up::{FiredUp, Options, rule};
use munera_rules::{Game, Message, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::codec::options::{OptionsCodec, in_range, read_written};
use crate::content::{Content, DEFAULT, Packs};
use crate::fault::{Code, Fault};

/// The options of a table of Fired Up; an option that is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FiredUpOptions {
    /// The number of players.
    pub players: u8,
    /// Whether fighters have their abilities.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub abilities: Option<bool>,
    /// The name of the content pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<String>,
}

/// For each option, the rule that a value of the wrong type or size breaks.
const RULES: &[(&str, RuleId)] = &[("players", rule::U2_1)];

impl OptionsCodec for Options {
    fn content(packs: &Packs) -> Self::Content {
        packs.sources()
    }

    fn describe(packs: &Packs) -> Value {
        json!({
            "name": FiredUp::NAME,
            "rules": FiredUp::RULES_VERSION,
            "options": {
                "players": {"type": "integer", "from": 2, "to": 5, "required": true},
                "abilities": {"type": "boolean", "default": true},
                "pack": {"type": "string", "values": packs.names(), "default": DEFAULT},
            },
        })
    }

    fn read(packs: &Packs, value: &Value) -> Result<Self, Fault> {
        let read: FiredUpOptions = read_written(value, RULES)?;
        in_range("players", read.players.into(), 2..=5, rule::U2_1)?;
        let name = read.pack.as_deref().unwrap_or(DEFAULT);
        let content = packs.find(name).ok_or_else(|| {
            let name: String = name.chars().take(60).collect();
            let known = packs.names().join(", ");
            let message =
                Message::new("fired-up-option-pack").with("pack", name).with("known", known);
            Fault::new(Code::BadOptions, message)
        })?;
        let abilities = read.abilities.unwrap_or(true);
        Ok(Options { abilities, ..content.options(read.players) })
    }

    /// The content pack.
    fn attachment(options: &Value) -> Option<&str> {
        match options.as_object()?.get("pack") {
            None | Some(Value::Null) => Some(DEFAULT),
            Some(name) => name.as_str(),
        }
    }

    fn attach(options: &mut Value, name: String) {
        if let Value::Object(options) = options {
            options.insert("pack".to_owned(), Value::String(name));
        }
    }
}

/// Writes options; those with default values are left out.
pub(super) fn write_options(options: &Options) -> FiredUpOptions {
    let content = Content::of(options).filter(|content| content.name != DEFAULT);
    FiredUpOptions {
        players: options.players,
        abilities: (!options.abilities).then_some(false),
        pack: content.map(|content| content.name.clone()),
    }
}
