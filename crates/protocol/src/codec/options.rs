//! What the options of all games have in common.

use std::ops::RangeInclusive;

use munera_rules::{GameOptions, Message, RuleId};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::json::misplaced;
use super::unfit_value::reason;
use crate::content::Packs;
use crate::fault::{Code, Fault};

/// The options of a game, as they are written down.
pub trait OptionsCodec: GameOptions<Content: Send + Sync> {
    /// What the game's tables need from the content packs.
    fn content(packs: &Packs) -> Self::Content;

    /// The game's entry in the catalogue.
    fn describe(packs: &Packs) -> Value;

    /// Reads options. The rules check whether they fit together.
    fn read(packs: &Packs, value: &Value) -> Result<Self, Fault>;

    /// The name of the text that options refer to; `None` if they refer to none, or are malformed.
    fn attachment(_options: &Value) -> Option<&str> {
        None
    }

    /// Makes options refer to a text by its name, in a game whose options refer to one.
    fn attach(_options: &mut Value, _name: String) {}
}

/// Reads written options. `rules` has for each option the rule that a value of the wrong type or
/// size breaks.
pub(super) fn read_written<T: DeserializeOwned>(
    value: &Value,
    rules: &[(&str, RuleId)],
) -> Result<T, Fault> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = error.path().to_string();
        let option = place.split(['.', '[']).next();
        // `null` counts as left out, which breaks no rule.
        let is_there = option.and_then(|option| value.get(option)).is_some_and(|it| !it.is_null());
        let rule = rules.iter().find(|(name, _)| is_there && Some(*name) == option);
        let rule = rule.map(|(_, rule)| *rule);
        Fault { rule, ..misplaced(Code::BadOptions, &place, reason(error.inner())) }
    })
}

/// Describes the number of players of a game.
pub(super) fn describe_players<O: GameOptions>() -> Value {
    let (least, most) = O::PLAYERS.into_inner();
    json!({"type": "integer", "from": least, "to": most, "required": true})
}

/// Checks that as many can play.
pub(super) fn check_players<O: GameOptions>(players: u8, rule: RuleId) -> Result<(), Fault> {
    let (least, most) = O::PLAYERS.into_inner();
    in_range("players", players.into(), least.into()..=most.into(), rule)
}

/// Checks that an option is in its range, which a rule sets.
pub(super) fn in_range(
    option: &str,
    number: u32,
    range: RangeInclusive<u32>,
    rule: RuleId,
) -> Result<(), Fault> {
    if range.contains(&number) {
        return Ok(());
    }
    let (least, most) = range.into_inner();
    let message = Message::new("fault-option-range").with("option", option);
    let message = message.with("least", least).with("most", most);
    Err(Fault::by_rule(Code::BadOptions, rule, message))
}
