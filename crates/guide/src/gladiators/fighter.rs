//! What somebody amounts to.

use munera_rules::gladiators::{Foreseen, Foresight, Gladiators, Trait, View};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What somebody amounts to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsFighter {
    /// Who.
    pub seat: u8,
    /// Whether they stand.
    pub alive: bool,
    /// What they show, in the order `S A D H`; nothing before the cards are laid out and of the fallen.
    pub traits: Vec<GladiatorsTrait>,
    /// Two traits that show the same power, each written like `SA`.
    pub pairs: Vec<String>,
    /// The traits that an Onslaught strengthens, written like `SAD`; empty without one.
    pub onslaught: String,
    /// Whether all four show the same power.
    pub victory: bool,
    /// Wounds.
    pub wounds: u8,
    /// Health less wounds: a blow of as many wounds fells. Not above 0 if Health has sunk below the
    /// wounds; then any blow does.
    pub left: i8,
}

/// A trait that somebody shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsTrait {
    /// Its letter.
    #[serde(rename = "trait")]
    pub kind: String,
    /// The power that is printed on its card.
    pub printed: u8,
    /// The power that counts: more than the printed one under an Onslaught.
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
        // Of those who show nothing, nothing matches.
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

/// Those who would amount to something else, and show nothing that would only be turned up.
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
