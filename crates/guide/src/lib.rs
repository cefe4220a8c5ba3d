//! What follows by the rules from what somebody sees, so that whoever shows a game need not know them.
//!
//! A guide is a function of a view alone: it tells nobody more than their view does. Like all that is
//! sent it is language-free; whoever shows it finds the words.

pub mod fired_up;
pub mod gladiators;
pub mod gorus;
pub mod replay;
mod secrets;
mod standing;
#[cfg(test)]
mod tests;
pub mod wire;

use munera_protocol::codec::Codec;
use munera_rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

use self::fired_up::{FiredUpGuide, FiredUpStory};
use self::gladiators::{GladiatorsGuide, GladiatorsStory};
use self::gorus::{GorusGuide, GorusStory};
pub use self::secrets::{SeatSecrets, SecretBet, Secretive};
pub use self::standing::Standing;
use munera_protocol::typescript::{Declaration, declarations};

/// A game that can be shown by somebody who does not know its rules.
pub trait Guided: Codec {
    /// What follows from a view.
    fn guide(&self, view: &Self::View) -> Guide;

    /// What a viewer has noticed, in parts.
    fn story(&self, news: &Self::News) -> Story;

    /// The team that a seat plays for, counted from 0, where there are teams.
    fn team(&self, _seat: Seat) -> Option<u8> {
        None
    }
}

/// What follows by the rules from a view of a game. Its `choices` are in the order of the view's
/// `legal`; where one of them can be paid in several ways, at the place of the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Guide {
    /// Of Gorus Maximus.
    Gorus(Box<GorusGuide>),
    /// Of Gladiators.
    Gladiators(Box<GladiatorsGuide>),
    /// Of Fired Up.
    FiredUp(Box<FiredUpGuide>),
}

/// What a viewer has noticed of a game, in parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Story {
    /// Of Gorus Maximus.
    Gorus(Box<GorusStory>),
    /// Of Gladiators.
    Gladiators(Box<GladiatorsStory>),
    /// Of Fired Up.
    FiredUp(Box<FiredUpStory>),
}

/// The types as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    let mut all = declarations!(config, Guide, Story, Standing, SeatSecrets, SecretBet);
    all.extend(gorus::typescript(config));
    all.extend(gladiators::typescript(config));
    all.extend(fired_up::typescript(config));
    all
}

/// Seats by their numbers.
fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

/// Cards as they are written.
fn texts<T: ToString>(cards: impl IntoIterator<Item = T>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}
