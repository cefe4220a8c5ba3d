//! A seat's cards, pairs and health.

use munera_rules::gladiators::{Foreseen, Foresight, Gladiators, Trait, View};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A seat's cards, pairs and health.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsFighter {
    /// The seat.
    pub seat: u8,
    /// Whether the seat is still in the game.
    pub alive: bool,
    /// The cards that it shows, in the order `S A D H`; empty before the setup and for a fallen
    /// seat.
    pub traits: Vec<GladiatorsTrait>,
    /// Pairs of traits that show the same power, each written like `SA`.
    pub pairs: Vec<String>,
    /// The traits that an Onslaught strengthens, written like `SAD`; empty without one.
    pub onslaught: String,
    /// Whether all four traits show the same power.
    pub victory: bool,
    /// How many wounds the seat has.
    pub wounds: u8,
    /// Health less wounds. An attack with at least as many wounds fells the seat. Zero or less if
    /// Health has sunk to the wounds or below; then any wound does.
    pub left: i8,
}

/// A trait that a seat shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsTrait {
    /// The trait's letter.
    #[serde(rename = "trait")]
    pub kind: String,
    /// The power that is printed on its card.
    pub printed: u8,
    /// The power that counts: an Onslaught raises it above the printed one.
    pub power: u8,
}

impl GladiatorsFighter {
    pub(super) fn write(view: &View, seat: Seat) -> Self {
        let tops = view.tops(seat);
        let effective = tops.effective();
        let shown = tops.cards().map(|card| GladiatorsTrait {
            kind: card.kind.to_string(),
            printed: card.power.number(),
            power: effective.of(card.kind),
        });
        let traits: Vec<_> = shown.collect();
        // A seat without cards has no pairs.
        let is_whole = traits.len() == Trait::ALL.len();
        let (health, wounds) = (effective.of(Trait::Health), view.wounds(seat));
        Self {
            seat: seat.number(),
            alive: view.alive().contains(seat),
            pairs: if is_whole { super::super::texts(tops.pairs().iter()) } else { Vec::new() },
            onslaught: if is_whole { tops.onslaught().to_string() } else { String::new() },
            victory: tops.is_victory(),
            wounds,
            left: if is_whole { health as i8 - wounds as i8 } else { 0 },
            traits,
        }
    }
}

/// The seats that would change, without those that would show a card that is not known yet.
pub(super) fn changed(
    game: &Gladiators,
    view: &View,
    foresight: &Foresight,
) -> Vec<GladiatorsFighter> {
    let flips = |seat: Seat| {
        let is_theirs =
            |effect: &Foreseen| matches!(effect, Foreseen::Flips(other, _) if *other == seat);
        foresight.effects.iter().any(is_theirs)
    };
    let fighters = Seat::all(game.players()).filter(|seat| !flips(*seat)).filter_map(|seat| {
        let then = GladiatorsFighter::write(&foresight.after, seat);
        (then != GladiatorsFighter::write(view, seat)).then_some(then)
    });
    fighters.collect()
}
