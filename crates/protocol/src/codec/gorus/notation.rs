//! The texts of Gorus Maximus: cards, schools and ranks.

use munera_rules::gorus::{Card, Rank, School, SchoolSet};

use crate::codec::json::notation;

notation! {
    Card: "a card", ToString::to_string, |text| Card::read(text).ok();
    Vec<Card>: "cards joined by dots", |cards| join(cards), |text| Card::read_list(text).ok();
    School: "the letter of a school", ToString::to_string, read_school;
    SchoolSet: "letters out of FSAXH, each once", ToString::to_string, read_schools;
    Rank: "a rank from 1 to 15", ToString::to_string, read_rank;
}

fn join(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
}

pub(super) fn read_schools(letters: &str) -> Option<SchoolSet> {
    let schools: Option<SchoolSet> = letters.chars().map(School::from_letter).collect();
    schools.filter(|schools| schools.len() == letters.chars().count())
}

fn read_school(letter: &str) -> Option<School> {
    read_schools(letter).filter(|schools| schools.len() == 1)?.iter().next()
}

/// A 0 has no Crowd Favour of its own, so no option names its rank.
fn read_rank(text: &str) -> Option<Rank> {
    Rank::all().find(|rank| rank.to_string() == text && *rank != Rank::ZERO)
}
