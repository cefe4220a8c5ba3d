//! The text form of events, shared by all games: `<seat>:<move>`, or a chance word and its outcome.

use std::fmt;

use crate::{Event, Game, ReadError, Seat};

/// Why a text is not an event at all.
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

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "an event is `<seat>:<move>` or a chance word with its outcome",
            Self::Seat => "before the colon stands a seat number",
            Self::Move => "this is not a move of the game",
            Self::ChanceWord => "this is neither `<seat>:<move>` nor a chance event of the game",
            Self::ChanceOutcome => "the chance event is not written in full",
            Self::Card => "this is not a card",
        })
    }
}

impl std::error::Error for NotationError {}

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
