//! The options of Gladiators.

use munera_rules::gladiators::{Gladiators, Options, Restock, rule};
use munera_rules::{Game, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::codec::json::Written;
use crate::codec::options::{
    OptionsCodec, check_players, describe_players, in_range, read_written,
};
use crate::content::Packs;
use crate::fault::Fault;

/// The options of a table of Gladiators; an option that is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GladiatorsOptions {
    /// The number of players.
    pub players: u8,
    /// Whether the cards under the tops may be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open_history: Option<bool>,
    /// The number of turns after which the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn_limit: Option<u32>,
    /// House rule: what restocks an empty deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub restock: Option<Written<Restock>>,
}

/// For each option, the rule that a value of the wrong type or size breaks.
const RULES: &[(&str, RuleId)] =
    &[("players", rule::D2_1), ("turn_limit", rule::D7_1), ("restock", rule::D5_1)];

impl OptionsCodec for Options {
    fn content(_: &Packs) {}

    fn describe(_: &Packs) -> Value {
        json!({
            "name": Gladiators::NAME,
            "rules": Gladiators::RULES_VERSION,
            "options": {
                "players": describe_players::<Self>(),
                "open_history": {"type": "boolean", "default": false},
                "turn_limit": {
                    "type": "integer",
                    "from": 1,
                    "to": Options::HIGHEST_TURN_LIMIT,
                    "default": null,
                },
                "restock": {
                    "type": "string",
                    "values": Restock::ALL.map(Restock::word),
                    "default": Restock::default().word(),
                    "changes": [rule::D5_1.as_str()],
                },
            },
        })
    }

    fn read(_: &Packs, value: &Value) -> Result<Self, Fault> {
        let read: GladiatorsOptions = read_written(value, RULES)?;
        check_players::<Self>(read.players, rule::D2_1)?;
        if let Some(limit) = read.turn_limit {
            in_range("turn_limit", limit, 1..=Options::HIGHEST_TURN_LIMIT, rule::D7_1)?;
        }
        let mut options = Options::new(read.players);
        options.open_history = read.open_history.unwrap_or(false);
        options.turn_limit = read.turn_limit;
        options.restock = read.restock.map_or(Restock::default(), |restock| restock.0);
        Ok(options)
    }
}

/// Writes options; those with default values are left out.
pub(super) fn write_options(options: &Options) -> GladiatorsOptions {
    GladiatorsOptions {
        players: options.players,
        open_history: options.open_history.then_some(true),
        turn_limit: options.turn_limit,
        restock: (options.restock != Restock::default()).then_some(Written(options.restock)),
    }
}
