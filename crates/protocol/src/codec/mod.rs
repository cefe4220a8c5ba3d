//! JSON about games. The rules and the bots do not know it.

pub mod fired_up;
mod game_view;
pub mod gladiators;
pub mod gorus;
pub mod json;
mod options;
mod unfit_value;

use munera_rules::{Explain, Game, Message, Node, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use ts_rs::Config;

pub use self::game_view::GameView;
use self::json::SeatNumber;
pub use self::options::OptionsCodec;
pub use self::unfit_value::Expected;
use crate::fault::{Code, Fault};
use crate::typescript::{Declaration, declarations};

/// A game whose options, positions, views and outcomes can be written as JSON.
pub trait Codec: Game<Refusal: Explain, OptionError: Explain, PositionError: Explain> {
    /// The options as JSON.
    type OptionsJson: Serialize;
    /// The open table as JSON.
    type PublicJson: Serialize;
    /// The outcome as JSON.
    type OutcomeJson: Serialize;
    /// A view as JSON.
    type ViewJson: Into<GameView>;

    /// The options; those with default values are left out.
    fn options_json(&self) -> Self::OptionsJson;

    /// The options as a JSON value.
    fn write_options(&self) -> Value {
        to_value(&self.options_json())
    }

    /// The hash of the text that the options refer to by name, if they refer to one. Records and
    /// logs contain it, so that they always mean the same text.
    fn attachment(&self) -> Option<&str> {
        None
    }

    /// Reads a position.
    fn read_position(&self, value: &Value) -> Result<Self::Position, Fault>;

    /// The fault of a position that the rules refuse.
    fn position_fault(error: Self::PositionError) -> Fault;

    /// The open table, made from a view like everything that is sent.
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

    /// The winner without a seat, if the game has one, by the name that [`Codec::result_text`]
    /// uses.
    fn seatless_winner(&self) -> Option<&'static str> {
        None
    }

    /// A view with everything that its viewer may know.
    fn view_json(&self, view: &Self::View) -> Self::ViewJson;

    /// The same, with the name of its game.
    fn write_view(&self, view: &Self::View) -> GameView {
        self.view_json(view).into()
    }

    /// Reads the view of a seat that is asked for a move.
    fn read_view(&self, value: &Value) -> Result<Self::View, Fault>;
}

/// These types consist of texts, numbers and lists, so writing them as JSON cannot fail.
fn to_value(json: &impl Serialize) -> Value {
    serde_json::to_value(json).unwrap_or_default()
}

/// The state of a written position.
pub fn set_up<G: Codec>(game: &G, position: &Value) -> Result<G::State, Fault> {
    game.set_up(&game.read_position(position)?).map_err(G::position_fault)
}

/// The types that belong to no single game, as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(config, GameView)
}

/// The fault of a view that no game can show.
fn impossible_view(error: &impl Explain) -> Fault {
    let message = Message::new("fault-bad-view-because").with("reason", error.message());
    Fault::new(Code::BadView, message)
}

/// Whose view it is.
fn viewer(seat: Option<SeatNumber>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::from(seat)))
}
