//! JSON about games. Nothing further in knows it.

mod fields;
mod gorus;

pub use fields::Fields;
use munera_bots::Playable;
use munera_rules::Game;
use munera_rules::laws::Lawful;
use serde_json::Value;

use crate::catalog::AnyGame;
use crate::fault::{Code, Fault};
use crate::locale::Locale;

/// What the outer world must know of a game to speak JSON about it.
pub trait Codec: Game + Playable + Lawful {
    /// The options as JSON, those left out that are as usual.
    fn write_options(&self) -> Value;

    /// Reads a position.
    fn read_position(&self, value: &Value) -> Result<Self::Position, Fault>;

    /// The fault that a position is refused with.
    fn position_fault(error: Self::PositionError) -> Fault;

    /// What lies open on the table, made from a view like everything that is sent.
    fn write_public(&self, view: &Self::View) -> Value;

    /// How the game ended.
    fn write_outcome(&self, outcome: &Self::Outcome) -> Value;

    /// A view with everything its owner may know.
    fn write_view(&self, view: &Self::View) -> Value;

    /// Reads what [`Codec::write_view`] writes at a decision.
    fn read_view(&self, value: &Value) -> Result<Self::View, Fault>;

    /// Why an event was refused, in the player's language.
    fn explain(refusal: &Self::Refusal, locale: &Locale) -> String;
}

/// The games of the catalogue and their options, for programs that ask.
pub fn describe_games() -> Value {
    Value::Array(vec![gorus::describe()])
}

/// Reads the options of a named game and makes the game.
pub fn read_game(name: &str, options: &Value) -> Result<AnyGame, Fault> {
    match name {
        "gorus" => {
            let options = gorus::read_options(options)?;
            AnyGame::gorus(options)
                .map_err(|error| Fault::by_rule(Code::BadOptions, error.rule(), error))
        }
        _ => Err(Fault::new(Code::UnknownGame, "there is no game of that name; known is gorus")),
    }
}
