//! Why a round is not solved.

use munera_bots::Unsolvable;
use munera_protocol::fault::{Code, Fault};
use munera_rules::gorus::PositionError;
use munera_rules::{Explain, Message, RuleId};
use munera_text::Locale;
use serde_json::{Value, json};

/// Why a position or a record is not solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// It cannot be read.
    Fault(Fault),
    /// The position is not possible.
    Position(PositionError),
    /// It is another game.
    WrongGame,
    /// The record has fewer events.
    NoSuchEvent {
        /// How many it has.
        events: usize,
    },
    /// Some cards are hidden, or nothing is left to play.
    Unsolvable(Unsolvable),
    /// The search needed more positions than were allowed.
    OutOfNodes {
        /// How many positions were visited.
        nodes: u64,
    },
}

impl From<Fault> for SolveError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl SolveError {
    /// The name of the error, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fault(fault) => fault.code.as_str(),
            Self::Position(_) => Code::BadPosition.as_str(),
            Self::WrongGame => "wrong_game",
            Self::NoSuchEvent { .. } => "no_such_event",
            Self::Unsolvable(Unsolvable::NoRound) => "no_round",
            Self::Unsolvable(Unsolvable::PileLeft) => "pile_left",
            Self::Unsolvable(Unsolvable::Solo) => "solo",
            Self::Unsolvable(Unsolvable::NoSuchSeat(_)) => "no_such_seat",
            Self::OutOfNodes { .. } => "out_of_nodes",
        }
    }

    /// The rule behind the error, if there is one.
    const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Fault(fault) => fault.rule,
            Self::Position(error) => Some(error.rule()),
            _ => None,
        }
    }

    /// The error in the engine's JSON form.
    pub(super) fn to_json(&self, locale: &Locale) -> Value {
        let rule = self.rule().map(RuleId::as_str);
        let message = locale.explain(self);
        json!({"error": {"code": self.code(), "rule": rule, "message": message}})
    }

    /// The error for people, with the rule behind it.
    pub(super) fn localized(&self, locale: &Locale) -> String {
        let sentence = locale.explain(self);
        self.rule().map_or(sentence.clone(), |rule| format!("{rule}: {sentence}"))
    }
}

impl Explain for SolveError {
    fn message(&self) -> Message {
        match self {
            Self::Fault(fault) => fault.message(),
            Self::Position(error) => error.message(),
            Self::WrongGame => Message::new("solve-wrong-game"),
            Self::NoSuchEvent { events } => {
                Message::new("solve-no-such-event").with("events", *events)
            }
            Self::Unsolvable(error) => error.message(),
            Self::OutOfNodes { nodes } => Message::new("solve-out-of-nodes").with("count", *nodes),
        }
    }
}
