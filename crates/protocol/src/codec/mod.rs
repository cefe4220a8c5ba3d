//! JSON about games. Nothing further in knows it.

pub mod fired_up;
mod game_view;
pub mod gladiators;
pub mod gorus;
pub mod json;
mod options;

use munera_rules::{Explain, Game, Message, Node, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::Config;

pub use self::game_view::GameView;
use self::json::SeatNumber;
pub use self::options::OptionsCodec;
use crate::fault::{Code, Fault};
use crate::typescript::{Declaration, declarations};

/// A game that can be written down: its options, positions, views and outcomes as JSON.
pub trait Codec: Game<Refusal: Explain, OptionError: Explain, PositionError: Explain> {
    /// The options as JSON.
    type OptionsJson: Serialize;
    /// What lies open, as JSON.
    type PublicJson: Serialize;
    /// How a game ended, as JSON.
    type OutcomeJson: Serialize;
    /// A view as JSON.
    type ViewJson: Into<GameView>;

    /// The options, those left out that are as usual.
    fn options_json(&self) -> Self::OptionsJson;

    /// The options as a JSON value.
    fn write_options(&self) -> Value {
        to_value(&self.options_json())
    }

    /// The hash of the text that the options refer to by name, if they refer to one. Records and logs tell
    /// it, so that they mean the same for ever.
    fn attachment(&self) -> Option<&str> {
        None
    }

    /// Reads a position.
    fn read_position(&self, value: &Value) -> Result<Self::Position, Fault>;

    /// The fault that a position is refused with.
    fn position_fault(error: Self::PositionError) -> Fault;

    /// What lies open on the table, made from a view like everything that is sent.
    fn public_json(&self, view: &Self::View) -> Self::PublicJson;

    /// How the game ended.
    fn outcome_json(&self, outcome: &Self::Outcome) -> Self::OutcomeJson;

    /// How the game ended, as a JSON value.
    fn write_outcome(&self, outcome: &Self::Outcome) -> Value {
        to_value(&self.outcome_json(outcome))
    }

    /// The winners by the names that records use.
    fn winner_names(&self, outcome: &Self::Outcome) -> Vec<String> {
        self.winners(outcome).iter().map(|seat| seat.to_string()).collect()
    }

    /// The winners as a record names them; `*` while the game goes on.
    fn result_text(&self, state: &Self::State) -> String {
        match self.node(state) {
            Node::Over(outcome) => self.winner_names(&outcome).join(","),
            Node::Chance(_) | Node::Decide(_) => "*".to_owned(),
        }
    }

    /// Who can win without a seat, by the name that [`Codec::result_text`] uses.
    fn seatless_winner(&self) -> Option<&'static str> {
        None
    }

    /// A view with everything its owner may know.
    fn view_json(&self, view: &Self::View) -> Self::ViewJson;

    /// The same, with the name of its game.
    fn write_view(&self, view: &Self::View) -> GameView {
        self.view_json(view).into()
    }

    /// Reads a view of a seat that is to decide.
    fn read_view(&self, value: &Value) -> Result<Self::View, Fault>;
}

/// These types are made of texts, numbers and lists, which JSON can hold.
fn to_value(json: &impl Serialize) -> Value {
    serde_json::to_value(json).unwrap_or_default()
}

/// The state that a position describes, as it is written.
pub fn set_up<G: Codec>(game: &G, position: &Value) -> Result<G::State, Fault> {
    game.set_up(&game.read_position(position)?).map_err(G::position_fault)
}

/// The types that are of no single game, as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(config, GameView)
}

/// The fault of a view that no game can show.
fn impossible_view(error: impl std::fmt::Display) -> Fault {
    let message = Message::new("fault-bad-view-because").with("reason", error.to_string());
    Fault::new(Code::BadView, message)
}

/// Whose view it is.
fn viewer(seat: Option<SeatNumber>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::from(seat)))
}
