//! The texts of Gladiators: cards, traits and house rules.

use munera_rules::gladiators::{Card, Restock, Trait, TraitSet};

use crate::codec::Expected::{Kind, Words};
use crate::codec::json::notation;

notation! {
    Card: Kind("json-card"), ToString::to_string, |text| Card::read(text).ok();
    Vec<Card>: Kind("json-cards"), |cards| join(cards), |text| Card::read_list(text).ok();
    Trait: Words("S, A, D, H"), ToString::to_string, Trait::read;
    Restock as "'any' | 'flip'": Words("any, flip"), |it| it.word().to_owned(), Restock::read;
    TraitSet: Kind("json-traits"), ToString::to_string, read_traits;
}

fn join(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
}

fn read_traits(letters: &str) -> Option<TraitSet> {
    let traits: Option<TraitSet> = letters.chars().map(Trait::from_letter).collect();
    traits.filter(|traits| traits.len() == letters.chars().count())
}
