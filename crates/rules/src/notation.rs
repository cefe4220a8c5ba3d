//! The text form of events, shared by all games: `<seat>:<move>`, or a chance word and its outcome.

use crate::coded::codes;
use crate::{Event, Game, ReadError, Seat};

/// Why a text is not an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// There is nothing to read.
    Empty,
    /// The part before the colon is not a seat number.
    Seat,
    /// The move is not one that this game knows.
    Move,
    /// The first word names no chance event of this game.
    ChanceWord,
    /// The outcome is not written as this chance event wants it.
    ChanceOutcome,
    /// A word that should be a card is none.
    Card,
}

codes!(NotationError, "notation" {
    Self::Empty => "empty",
    Self::Seat => "seat",
    Self::Move => "move",
    Self::ChanceWord => "chance-word",
    Self::ChanceOutcome => "chance-outcome",
    Self::Card => "card",
});

/// Reads an event. Only its form is judged, except where no state could ever take it.
pub fn read_event<G: Game>(game: &G, text: &str) -> Result<Event<G>, ReadError<G::Refusal>> {
    if text.is_empty() {
        return Err(NotationError::Empty.into());
    }
    match text.split_once(':') {
        Some((seat, choice)) => {
            Ok(Event::Move(read_seat(seat).ok_or(NotationError::Seat)?, game.read_move(choice)?))
        }
        None => game.read_chance(text).map(Event::Chance),
    }
}

/// An event as it is written.
pub fn write_event<G: Game>(game: &G, event: &Event<G>) -> String {
    match event {
        Event::Move(seat, choice) => format!("{seat}:{}", game.write_move(*choice)),
        Event::Chance(outcome) => game.write_chance(outcome).to_string(),
    }
}

/// Reads a seat number. Numbers that no table has are well formed all the same: a rule refuses them.
pub(crate) fn read_seat(text: &str) -> Option<Seat> {
    read_number(text).map(Seat::new)
}

/// Reads a small number written in the one canonical way: digits, no sign, no leading zero.
pub(crate) fn read_number(text: &str) -> Option<u8> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}
