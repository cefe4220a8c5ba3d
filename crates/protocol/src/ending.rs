//! How a recorded game ended.

use munera_rules::{Explain, Message, Node, Seat};

use crate::codec::Codec;
use crate::record::Record;

/// How a game ended, as the tag `Termination` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// It was played out.
    Finished,
    /// A player resigned.
    Resignation,
    /// All players left it.
    Abandoned,
}

impl Termination {
    /// All ways to end.
    pub const ALL: [Self; 3] = [Self::Finished, Self::Resignation, Self::Abandoned];

    /// The word that records use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Resignation => "resignation",
            Self::Abandoned => "abandoned",
        }
    }

    /// The way to end with this word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|termination| termination.as_str() == word)
    }
}

/// What a record says about the game's end: nothing (as in old records), how it ended, who won, or
/// both.
///
/// The events of an abandoned or resigned game lead to no result, so only the record says who won.
/// For every other game the events decide, and the record must agree.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ending {
    /// How the game ended.
    pub termination: Option<Termination>,
    /// The winners as [`Codec::result_text`] writes them; `*` if no side has won.
    pub result: Option<String>,
}

/// No side has won, or not yet.
const NO_RESULT: &str = "*";

impl Ending {
    /// Reads what a record says.
    pub fn of(record: &Record) -> Result<Self, EndingError> {
        let read = |word| Termination::read(word).ok_or(EndingError::UnknownTermination);
        Ok(Self {
            termination: record.tag("Termination").map(read).transpose()?,
            result: record.tag("Result").map(str::to_owned),
        })
    }

    /// Writes the ending into a record, in place of what it said before.
    pub fn write_to(&self, record: &mut Record) {
        record.tags.retain(|(key, _)| key != "Result" && key != "Termination");
        record.push_tag("Result", self.result.as_deref().unwrap_or(NO_RESULT));
        if let Some(termination) = self.termination {
            record.push_tag("Termination", termination.as_str());
        }
    }

    /// Whether the game was resigned or abandoned before its rules ended it.
    pub fn is_given_up(&self) -> bool {
        matches!(self.termination, Some(Termination::Resignation | Termination::Abandoned))
    }

    /// The seats that won, as far as the record names seats.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let words = self.result.as_deref().unwrap_or_default().split(',');
        words.filter_map(|word| word.parse().ok().map(Seat::new))
    }

    /// Compares what a record says with the state that its events lead to.
    pub fn check<G: Codec>(&self, game: &G, state: &G::State) -> Result<(), EndingError> {
        let claimed = self.result.as_deref().unwrap_or(NO_RESULT);
        let is_over = matches!(game.node(state), Node::Over(_));
        match self.termination {
            Some(Termination::Finished) if !is_over => return Err(EndingError::NotFinished),
            Some(Termination::Resignation | Termination::Abandoned) => {
                return if is_over {
                    Err(EndingError::PlayedOut)
                } else if names_winners(game, claimed) {
                    Ok(())
                } else {
                    Err(EndingError::NoSuchWinners)
                };
            }
            _ => {}
        }
        let expected = game.result_text(state);
        if claimed == NO_RESULT || claimed == expected {
            Ok(())
        } else {
            Err(EndingError::OtherResult { expected })
        }
    }
}

/// Whether a text names no winner, or winners who can win at this table, each once and in order.
fn names_winners<G: Codec>(game: &G, text: &str) -> bool {
    let seats = Seat::all(game.players()).map(|seat| seat.to_string());
    let mut candidates = seats.chain(game.seatless_winner().map(str::to_owned));
    // Each search goes on where the last one ended, so the names must come in order.
    text == NO_RESULT
        || text.split(',').all(|winner| candidates.any(|candidate| candidate == winner))
}

/// Why a game cannot have ended as its record says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum EndingError {
    /// The tag `Termination` has an unknown word.
    UnknownTermination,
    /// The record says that the game is finished, but its events do not end it.
    NotFinished,
    /// The record says that the game was given up, but its events end it.
    PlayedOut,
    /// The winners of a given-up game are not seats of its table.
    NoSuchWinners,
    /// The events lead to another result.
    OtherResult {
        /// The result that they lead to.
        expected: String,
    },
}

impl Explain for EndingError {
    fn message(&self) -> Message {
        match self {
            Self::UnknownTermination => Message::new("ending-unknown-termination"),
            Self::NotFinished => Message::new("ending-not-finished"),
            Self::PlayedOut => Message::new("ending-played-out"),
            Self::NoSuchWinners => Message::new("ending-no-such-winners"),
            Self::OtherResult { expected } => {
                Message::new("ending-other-result").with("expected", expected.as_str())
            }
        }
    }
}
