//! The texts of Fired Up: cards, fighters, dice and house rules.

use munera_rules::fired_up::{
    BetId, BetLimit, FightRoll, Fighter, FredCounter, HighlightId, HighlightSet, InfluenceRoll,
    LockSpan, Morale, SocialWait, WoundCount,
};

use crate::codec::Expected::{Kind, Words};
use crate::codec::json::notation;

// The types of fighters' names and of Morale are declared with the guides of the game.
notation! {
    HighlightId: Kind("json-highlight"), ToString::to_string, HighlightId::read;
    HighlightSet: Kind("json-cards"), ToString::to_string, read_cards;
    CardMask: Kind("json-card-mask"), |mask| write_mask(mask.0), read_mask;
    BetId: Kind("json-bet"), ToString::to_string, BetId::read;
    Fighter as "FiredUpFighter": Kind("json-fighter"), ToString::to_string, Fighter::read;
    Morale as "FiredUpMorale":
        Words("low, neutral, high"), |morale| morale.word().to_owned(), read_morale;
    InfluenceRoll: Kind("json-influence-dice"), ToString::to_string, InfluenceRoll::read;
    FightRoll: Kind("json-fight-dice"), ToString::to_string, FightRoll::read;
    SocialWait as "'turn' | 'round'": Words("turn, round"), |it| it.word().to_owned(), SocialWait::read;
    WoundCount as "'most' | 'fewest'": Words("most, fewest"), |it| it.word().to_owned(), WoundCount::read;
    FredCounter as "'blocked' | 'unused'":
        Words("blocked, unused"), |it| it.word().to_owned(), FredCounter::read;
    LockSpan as "'round' | 'stay'": Words("round, stay"), |it| it.word().to_owned(), LockSpan::read;
    BetLimit as "'several' | 'one'": Words("several, one"), |it| it.word().to_owned(), BetLimit::read;
}

/// A set of cards as 60 bits, `h01` the lowest: the cards that an attack meets or that silence
/// rules out, wherever they are. If it were written like cards, it would look as if a view showed
/// another seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMask(pub(super) HighlightSet);

/// Cards joined by dots; an empty text is the empty set.
fn read_cards(text: &str) -> Option<HighlightSet> {
    if text.is_empty() { Some(HighlightSet::EMPTY) } else { HighlightSet::read(text) }
}

fn write_mask(cards: HighlightSet) -> String {
    let bits = cards.iter().fold(0_u64, |bits, card| bits | 1 << card.index());
    format!("{bits:015x}")
}

fn read_mask(text: &str) -> Option<CardMask> {
    let is_hex = text.len() == 15 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let bits = u64::from_str_radix(text, 16).ok().filter(|_| is_hex)?;
    Some(CardMask(HighlightId::all().filter(|card| bits >> card.index() & 1 == 1).collect()))
}

fn read_morale(word: &str) -> Option<Morale> {
    Morale::ALL.into_iter().find(|morale| morale.word() == word)
}
