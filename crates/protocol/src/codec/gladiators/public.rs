//! What lies open in Gladiators.

use munera_rules::gladiators::{Card, Gladiators, Pending, Trait, TraitSet, View};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::codec::json::{SeatNumber, Within, Written, written};

/// The most wounds that can be written, including the last ones of a fallen seat.
pub(super) type Wounds = Within<0, 99>;

/// The open table of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GladiatorsPublic {
    /// The seat whose turn it is, or that draws in the setup; none before the setup.
    pub turn: Option<SeatNumber>,
    /// The cards that each seat shows, in the order S A D H; empty for a fallen seat.
    pub tops: Vec<Vec<Written<Card>>>,
    /// The wounds of each seat.
    pub wounds: Vec<Wounds>,
    /// Which seats are alive.
    pub alive: Vec<bool>,
    /// The traits that each seat holds a card of: `SD`.
    pub hand_traits: Vec<Written<TraitSet>>,
    /// How many cards are left in each deck.
    pub decks: ByTrait<Within<0, 13>>,
    /// The announced action, until the last responder has answered.
    pub pending: Option<GladiatorsAnnounced>,
    /// How many turns are over.
    pub turns: u32,
    /// At tables with open history: the cards under each seat's tops, joined by dots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub history: Option<Vec<Written<Vec<Card>>>>,
}

/// An announced action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GladiatorsAnnounced {
    /// The seat that announced it.
    #[serde(default)]
    pub seat: u8,
    /// The action, written like a move.
    pub action: String,
    /// The seats that may still respond, in the order of asking.
    #[serde(default)]
    pub responders: Vec<u8>,
}

/// A value for each trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "UPPERCASE", deny_unknown_fields)]
pub struct ByTrait<T> {
    /// For Speed.
    pub s: T,
    /// For Attack.
    pub a: T,
    /// For Defense.
    pub d: T,
    /// For Health.
    pub h: T,
}

impl<T> ByTrait<T> {
    /// What `value` gives for each trait.
    pub(super) fn of(value: impl Fn(Trait) -> T) -> Self {
        let [s, a, d, h] = Trait::ALL.map(value);
        Self { s, a, d, h }
    }

    /// The values in the order S A D H.
    pub(super) fn into_array(self) -> [T; 4] {
        [self.s, self.a, self.d, self.h]
    }
}

/// Writes what lies open.
pub(super) fn write_public(game: &Gladiators, view: &View) -> GladiatorsPublic {
    let seats = || Seat::all(game.players());
    GladiatorsPublic {
        turn: view.turn().map(SeatNumber::from),
        tops: seats().map(|seat| written(view.tops(seat).cards())).collect(),
        wounds: seats().map(|seat| view.wounds(seat).into()).collect(),
        alive: seats().map(|seat| view.alive().contains(seat)).collect(),
        hand_traits: written(seats().map(|seat| view.hand_traits(seat))),
        decks: ByTrait::of(|kind| Within::from(view.deck_size(kind) as u8)),
        pending: game.pending(view).map(GladiatorsAnnounced::from),
        turns: view.turns(),
        history: game.options().open_history.then(|| write_history(game, view)),
    }
}

/// The cards under each seat's tops that all viewers saw going there.
pub(super) fn write_history(game: &Gladiators, view: &View) -> Vec<Written<Vec<Card>>> {
    written(Seat::all(game.players()).map(|seat| view.history(seat).collect()))
}

impl From<Pending> for GladiatorsAnnounced {
    fn from(pending: Pending) -> Self {
        Self {
            seat: pending.seat.number(),
            action: pending.action.to_string(),
            responders: pending.responders.iter().map(|seat| seat.number()).collect(),
        }
    }
}
