//! The text form of moves.

use super::card::{Card, Trait};
use super::moves::{Action, Gambit, Move};
use super::powers::Pair;
use crate::NotationError;
use crate::notation::read_seat;

/// Reads a move as it is written. Only its form is judged: a Gambit that gives a trait outside its
/// pair, or a Recover with Health alone, is for the rules to refuse.
pub(super) fn read_move(text: &str) -> Result<Move, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    let read = match words.as_slice() {
        ["draw", kind] => Trait::read(kind).map(Move::Draw),
        ["play", card] => Card::read(card).ok().map(Move::Play),
        ["focus", kind] => Trait::read(kind).map(Action::Focus).map(Move::Act),
        ["attack", target] => read_seat(target).map(Action::Attack).map(Move::Act),
        ["gambit", target, pair, given] => read_gambit(target, pair, given),
        ["recover", partner] => Trait::read(partner).map(Action::Recover).map(Move::Act),
        ["respond", card] => Card::read(card).ok().map(Move::Respond),
        ["pass"] => Some(Move::Pass),
        _ => None,
    };
    read.ok_or(NotationError::Move)
}

fn read_gambit(target: &str, pair: &str, given: &str) -> Option<Move> {
    let target = read_seat(target)?;
    let (pair, given) = (Pair::read(pair)?, Trait::read(given)?);
    Some(Move::Act(Action::Gambit(Gambit { target, pair, given })))
}
