//! The options of Gorus Maximus.

use std::collections::BTreeMap;

use munera_rules::gorus::{Division, FavourTable, Options, Rank, SmallGorus, rule};
use munera_rules::{Game, Message, RuleId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use super::notation::read_schools;
use crate::codec::json::Written;
use crate::codec::options::{
    OptionsCodec, check_players, describe_players, in_range, read_written,
};
use crate::content::Packs;
use crate::fault::{Code, Fault};

/// The options of a table of Gorus Maximus; an option that is left out has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GorusOptions {
    /// The number of players.
    pub players: u8,
    /// The letters of the schools in play; if left out, the first deal decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub schools: Option<String>,
    /// How the players are divided into teams: `2v2v1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub teams: Option<String>,
    /// The Crowd Support that wins the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u8>,
    /// The Crowd Favour of ranks for which it is not the printed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, number>")]
    pub favour: Option<BTreeMap<Written<Rank>, i8>>,
    /// Whether collected gladiators may be looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub open_history: Option<bool>,
}

/// For each option, the rule that a value of the wrong type or size breaks.
const RULES: &[(&str, RuleId)] =
    &[("players", rule::G2_1), ("target", rule::G5_1), ("favour", rule::G1_2)];

impl OptionsCodec for Options {
    fn content(_: &Packs) {}

    fn describe(_: &Packs) -> Value {
        json!({
            "name": SmallGorus::NAME,
            "rules": SmallGorus::RULES_VERSION,
            "options": {
                "players": describe_players::<Self>(),
                "schools": {"type": "string", "letters": "FSAXH", "default": null},
                "teams": {
                    "type": "string",
                    "values": Division::ALL.map(|division| division.to_string()),
                    "default": null,
                },
                "target": {"type": "integer", "from": 1, "to": 9, "default": null},
                "favour": {
                    "type": "object",
                    "ranks": [1, 15],
                    "from": -FavourTable::LIMIT,
                    "to": FavourTable::LIMIT,
                    "default": favour_of(&FavourTable::PRINTED, |_| true),
                },
                "open_history": {"type": "boolean", "default": false},
            },
        })
    }

    fn read(_: &Packs, value: &Value) -> Result<Self, Fault> {
        let read: GorusOptions = read_written(value, RULES)?;
        check_players::<Self>(read.players, rule::G2_1)?;
        let mut options = Options::new(read.players);
        if let Some(letters) = read.schools {
            let schools = read_schools(&letters).ok_or_else(|| {
                let message = Message::new("gorus-option-letters");
                Fault::by_rule(Code::BadOptions, rule::G2_2, message)
            })?;
            options.schools = Some(schools);
        }
        if let Some(text) = read.teams {
            let division = Division::read(&text).ok_or_else(|| {
                let known = Division::ALL.map(|division| division.to_string()).join(", ");
                let message = Message::new("gorus-option-teams").with("known", known);
                Fault::by_rule(Code::BadOptions, rule::G8_1, message)
            })?;
            options.division = Some(division);
        }
        if let Some(target) = read.target {
            in_range("target", target.into(), 1..=9, rule::G5_1)?;
        }
        options.target = read.target;
        for (Written(rank), favour) in read.favour.into_iter().flatten() {
            options.favour = options.favour.with(rank, favour).ok_or_else(|| {
                let limit = i64::from(FavourTable::LIMIT);
                let message = Message::new("gorus-option-favour").with("least", -limit);
                let message = message.with("most", limit);
                Fault::by_rule(Code::BadOptions, rule::G1_2, message)
            })?;
        }
        options.open_history = read.open_history.unwrap_or(false);
        Ok(options)
    }
}

/// Writes options; those with default values are left out.
pub(super) fn write_options(options: &Options) -> GorusOptions {
    let changed = |rank| options.favour.of(rank) != FavourTable::PRINTED.of(rank);
    GorusOptions {
        players: options.players,
        schools: options.schools.map(|schools| schools.to_string()),
        teams: options.division.map(|division| division.to_string()),
        target: options.target,
        favour: (options.favour != FavourTable::PRINTED)
            .then(|| favour_of(&options.favour, changed)),
        open_history: options.open_history.then_some(true),
    }
}

fn favour_of(table: &FavourTable, is_wanted: impl Fn(Rank) -> bool) -> BTreeMap<Written<Rank>, i8> {
    let ranks = Rank::all().filter(|rank| *rank != Rank::ZERO && is_wanted(*rank));
    ranks.map(|rank| (Written(rank), table.of(rank))).collect()
}
