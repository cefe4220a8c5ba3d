//! The text form of moves and of chance.

use arrayvec::ArrayVec;

use super::bet::BetId;
use super::chance::{Chance, Setup};
use super::fight_dice::FightRoll;
use super::fighter::Fighter;
use super::highlight::{HighlightId, HighlightSet};
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::moves::{InfluenceAction, Move, Payment, Stat, Thumb};
use super::refusal::Refusal;
use crate::notation::read_seat;
use crate::{NotationError, ReadError};

/// Reads a move as it is written. Only its form is judged.
pub(super) fn read_move(text: &str) -> Result<Move, ReadError<Refusal>> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["keep", cards] => Ok(Move::Keep(read_cards(cards)?)),
        ["score", cards] => Ok(Move::Score(read_cards(cards)?)),
        words => read_words(words).ok_or(NotationError::Move.into()),
    }
}

/// Reads the cards of a choice. A choice that names a card twice is read as a choice of no cards,
/// which no state takes: so the state says which rule refuses it, after the rules that come first.
fn read_cards(text: &str) -> Result<HighlightSet, NotationError> {
    let cards: Option<Vec<HighlightId>> = text.split('.').map(HighlightId::read).collect();
    let cards = cards.ok_or(NotationError::Move)?;
    let set: HighlightSet = cards.iter().copied().collect();
    Ok(if set.len() == cards.len() { set } else { HighlightSet::EMPTY })
}

fn read_words(words: &[&str]) -> Option<Move> {
    match words {
        ["reroll", dice] => {
            InfluenceRoll::read_sorted(dice).filter(|dice| !dice.is_empty()).map(Move::Reroll)
        }
        ["stand"] => Some(Move::Stand),
        ["store", payment] => Payment::read(payment).map(Move::Store),
        ["bet", bet, fighter, payment] => {
            Some(Move::Bet(BetId::read(bet)?, Fighter::read(fighter)?, Payment::read(payment)?))
        }
        ["discard", face] => read_face(face).map(Move::Discard),
        ["end"] => Some(Move::End),
        ["wait"] => Some(Move::Wait),
        ["multitask", payment, rest @ ..] => {
            let (action, more) = read_action(rest)?;
            let more = match more {
                [] => None,
                [dice] => Some(Payment::read(dice)?),
                _ => return None,
            };
            Some(Move::Multitask(action, Payment::read(payment)?, more))
        }
        words => {
            let (action, [payment]) = read_action(words)? else { return None };
            Some(Move::Influence(action, Payment::read(payment)?))
        }
    }
}

/// Reads an action from the front of the words; the others follow.
fn read_action<'a>(words: &'a [&'a str]) -> Option<(InfluenceAction, &'a [&'a str])> {
    Some(match words {
        ["buff", fighter, stat, rest @ ..] => {
            let stat = match *stat {
                "attack" => Stat::Attack,
                "defense" => Stat::Defense,
                _ => return None,
            };
            (InfluenceAction::Buff(Fighter::read(fighter)?, stat), rest)
        }
        ["morale", fighter, thumb, rest @ ..] => {
            let thumb = match *thumb {
                "up" => Thumb::Up,
                "down" => Thumb::Down,
                _ => return None,
            };
            (InfluenceAction::Morale(Fighter::read(fighter)?, thumb), rest)
        }
        ["speed", fighter, rest @ ..] => (InfluenceAction::Speed(Fighter::read(fighter)?), rest),
        ["target", fighter, target, rest @ ..] => {
            (InfluenceAction::Target(Fighter::read(fighter)?, Fighter::read(target)?), rest)
        }
        ["lock", fighter, rest @ ..] => (InfluenceAction::Lock(Fighter::read(fighter)?), rest),
        ["unlock", fighter, rest @ ..] => (InfluenceAction::Unlock(Fighter::read(fighter)?), rest),
        _ => return None,
    })
}

fn read_face(text: &str) -> Option<InfluenceFace> {
    let mut letters = text.chars();
    letters.next().and_then(InfluenceFace::from_letter).filter(|_| letters.next().is_none())
}

/// Reads a chance outcome as it is written.
pub(super) fn read_chance(text: &str) -> Result<Chance, ReadError<Refusal>> {
    let words: Vec<&str> = text.split(' ').collect();
    let malformed = || ReadError::Notation(NotationError::ChanceOutcome);
    match words.as_slice() {
        ["setup", fighters, bets, first, deck] => read_setup(fighters, bets, first, deck),
        ["roll", seat, faces] => {
            let seat = read_seat(seat).ok_or_else(malformed)?;
            let roll = InfluenceRoll::read(faces).filter(|roll| !roll.is_empty());
            Ok(Chance::Roll(seat, roll.ok_or_else(malformed)?))
        }
        ["fight", attacker, attack, defender, defense @ ..] if defense.len() <= 1 => {
            let fighter = |name| Fighter::read(name).ok_or_else(malformed);
            // No dice are an empty word. Editors and records drop a blank at the end of a line, and
            // people write a number.
            let roll = |faces| match faces {
                "0" => Ok(FightRoll::default()),
                faces => FightRoll::read(faces).ok_or_else(malformed),
            };
            Ok(Chance::Fight {
                attacker: fighter(attacker)?,
                attack: roll(attack)?,
                defender: fighter(defender)?,
                defense: roll(defense.first().copied().unwrap_or_default())?,
            })
        }
        ["misses", fighter, faces] => {
            let fighter = Fighter::read(fighter).ok_or_else(malformed)?;
            Ok(Chance::Misses(fighter, FightRoll::read(faces).ok_or_else(malformed)?))
        }
        ["setup" | "roll" | "fight" | "misses", ..] => Err(malformed()),
        _ => Err(NotationError::ChanceWord.into()),
    }
}

fn read_setup(
    fighters: &str,
    bets: &str,
    first: &str,
    deck: &str,
) -> Result<Chance, ReadError<Refusal>> {
    let malformed = || ReadError::Notation(NotationError::ChanceOutcome);
    let fighters: Vec<Fighter> =
        fighters.split('.').map(Fighter::read).collect::<Option<_>>().ok_or_else(malformed)?;
    let bets: Vec<BetId> =
        bets.split('.').map(BetId::read).collect::<Option<_>>().ok_or_else(malformed)?;
    let cards: Vec<HighlightId> =
        deck.split('.').map(HighlightId::read).collect::<Option<_>>().ok_or_else(malformed)?;
    Ok(Chance::Setup(Setup {
        fighters: ArrayVec::try_from(fighters.as_slice())
            .map_err(|_| ReadError::Refused(Refusal::FighterCount))?,
        bets: bets.try_into().map_err(|_| ReadError::Refused(Refusal::BetTerms))?,
        first: read_seat(first).ok_or_else(malformed)?,
        deck: cards.try_into().map_err(|_| ReadError::Refused(Refusal::HighlightDeck))?,
    }))
}
