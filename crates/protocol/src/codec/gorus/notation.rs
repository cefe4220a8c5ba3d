//! The texts of Gorus Maximus: cards, schools and ranks.

use munera_rules::gorus::{Card, Rank, School, SchoolSet};

use crate::codec::Expected::{Kind, Words};
use crate::codec::json::notation;

notation! {
    Card: Kind("json-card"), ToString::to_string, |text| Card::read(text).ok();
    Vec<Card>: Kind("json-cards"), |cards| join(cards), |text| Card::read_list(text).ok();
    School: Words("F, S, A, X, H"), ToString::to_string, read_school;
    SchoolSet: Kind("json-schools"), ToString::to_string, read_schools;
    Rank: Kind("json-rank"), ToString::to_string, read_rank;
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
