//! The type of the catalogue's entries, for clients that read them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game with its options and bots, as [`describe_games`](super::describe_games) writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameDescription {
    /// The name that the protocol uses.
    pub name: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The options, by their names.
    pub options: BTreeMap<String, OptionDescription>,
    /// The names of the bots.
    pub bots: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum OptionDescription {
    /// A whole number.
    Integer {
        /// The least value.
        from: i32,
        /// The greatest value.
        to: i32,
        /// The value of an option that is left out; none if the rest of the options decides it.
        #[ts(optional = nullable)]
        default: Option<i32>,
        /// Whether it must not be left out.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        required: bool,
        /// For a house rule, the rules that it changes.
        #[ts(optional = nullable)]
        changes: Option<Vec<String>>,
    },
    /// Yes or no.
    Boolean {
        /// The value of an option that is left out.
        default: bool,
        /// For a house rule, the rules that it changes.
        #[ts(optional = nullable)]
        changes: Option<Vec<String>>,
    },
    /// A text.
    String(TextDescription),
    /// A number for each rank.
    Object {
        /// The lowest and the highest rank.
        ranks: [u8; 2],
        /// The least number.
        from: i32,
        /// The greatest number.
        to: i32,
        /// The numbers of ranks that are left out.
        #[ts(type = "Record<string, number>")]
        default: BTreeMap<String, i32>,
    },
}

/// An option that is a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum TextDescription {
    /// One of several texts.
    Values {
        /// The texts.
        values: Vec<String>,
        /// The value of an option that is left out.
        #[ts(optional = nullable)]
        default: Option<String>,
        /// For a house rule, the rules that it changes.
        #[ts(optional = nullable)]
        changes: Option<Vec<String>>,
    },
    /// Any of several letters.
    Letters {
        /// The letters.
        letters: String,
        /// The value of an option that is left out.
        #[ts(optional = nullable)]
        default: Option<String>,
    },
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::GameDescription;
    use crate::catalog::{GameName, describe_games};
    use crate::content::Packs;

    #[test]
    fn the_catalogue_has_this_type() {
        let described = describe_games(&Packs::own(), &["easy", "hard"]);
        let read: Vec<GameDescription> =
            serde_json::from_value(described.clone()).expect("the type of the catalogue");
        assert_eq!(read.len(), GameName::ALL.len());
        // Nothing is lost by reading: what is left out then was null or false before.
        let written = serde_json::to_value(&read).expect("written");
        contains(&written, &described);
    }

    fn contains(all: &Value, part: &Value) {
        match part {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, field)| contains(&all[name], field));
            }
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(place, item)| contains(&all[place], item));
            }
            other => assert_eq!(all, other),
        }
    }
}
