//! The text form of moves and of chance.

use super::card::{Card, PowerSet, Trait};
use super::chance::Chance;
use super::deck::Deck;
use super::moves::{Action, Gambit, Move};
use super::powers::Pair;
use super::refusal::Refusal;
use super::stock::ByTrait;
use crate::notation::read_seat;
use crate::{NotationError, ReadError};

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

/// Reads `setup <S> <A> <D> <H>` or `restock <trait> <deck>`.
pub(super) fn read_chance(text: &str) -> Result<Chance, ReadError<Refusal>> {
    let (word, outcome) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = outcome.split(' ').collect();
    match (word, words.as_slice()) {
        ("setup", decks @ [_, _, _, _]) => {
            let decks: Vec<Deck> = decks
                .iter()
                .zip(Trait::ALL)
                .map(|(deck, kind)| read_deck(deck, kind, Some(Deck::MOST)))
                .collect::<Result<_, _>>()?;
            let by_trait: ByTrait<Deck> = std::array::from_fn(|place| decks[place]);
            Ok(Chance::Setup(by_trait))
        }
        ("restock", [kind, deck]) => {
            let kind = Trait::read(kind).ok_or(NotationError::ChanceOutcome)?;
            Ok(Chance::Restock(kind, read_deck(deck, kind, None)?))
        }
        ("setup" | "restock", _) => Err(NotationError::ChanceOutcome.into()),
        _ => Err(NotationError::ChanceWord.into()),
    }
}

/// Reads a deck of a trait, top first; of that many cards, if a number is asked.
fn read_deck(text: &str, kind: Trait, count: Option<usize>) -> Result<Deck, ReadError<Refusal>> {
    let cards = Card::read_list(text)?;
    let mut seen = PowerSet::EMPTY;
    for card in &cards {
        if card.kind != kind {
            return Err(ReadError::Refused(Refusal::WrongDeck(*card)));
        }
        if seen.contains(card.power) {
            return Err(ReadError::Refused(Refusal::Twice(*card)));
        }
        seen.insert(card.power);
    }
    match count {
        Some(count) if count != cards.len() => {
            return Err(ReadError::Refused(Refusal::DeckSize(kind)));
        }
        // Histories are never empty (D5.1).
        None if cards.is_empty() => {
            return Err(ReadError::Refused(Refusal::NotTheHistories(kind)));
        }
        _ => {}
    }
    let deck = Deck::of(cards.into_iter().map(|card| card.power));
    deck.ok_or(ReadError::Refused(Refusal::DeckSize(kind)))
}
