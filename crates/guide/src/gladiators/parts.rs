//! A move taken apart.

use munera_rules::gladiators::{Action, Card, Gambit, Move, Pair, Powers};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A move or an action, taken apart: its kind, and of the other parts those that it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsParts {
    /// What kind of move it is.
    pub kind: GladiatorsKind,
    /// The card that is laid or given.
    pub card: Option<String>,
    /// The trait that is drawn from, flipped onto or laid on. For a Gambit: the trait of the card
    /// that is given. For a Recover: the partner of Health.
    #[serde(rename = "trait")]
    pub of_trait: Option<String>,
    /// The pair that is broken, written like `SA`.
    pub pair: Option<String>,
    /// The seat that it is aimed at.
    pub target: Option<u8>,
}

/// The kind of a move, by the notation's word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsKind {
    /// Draw a card from a deck into the hand.
    Draw,
    /// Lay a card before the action.
    Play,
    /// Flip a card onto a trait of the own seat.
    Focus,
    /// Attack another seat.
    Attack,
    /// Break a pair and give one card of it away.
    Gambit,
    /// Break a pair with Health and heal all wounds.
    Recover,
    /// Answer another seat's action with a card.
    Respond,
    /// Let the action happen.
    Pass,
}

impl GladiatorsParts {
    const fn only(kind: GladiatorsKind) -> Self {
        Self { kind, card: None, of_trait: None, pair: None, target: None }
    }

    fn laid(kind: GladiatorsKind, card: Card) -> Self {
        let of_trait = Some(card.kind.to_string());
        Self { card: Some(card.to_string()), of_trait, ..Self::only(kind) }
    }

    /// Takes a move of a seat that shows these cards apart.
    pub(super) fn of_move(choice: Move, tops: Powers) -> Self {
        match choice {
            Move::Draw(kind) => {
                Self { of_trait: Some(kind.to_string()), ..Self::only(GladiatorsKind::Draw) }
            }
            Move::Play(card) => Self::laid(GladiatorsKind::Play, card),
            Move::Respond(card) => Self::laid(GladiatorsKind::Respond, card),
            Move::Pass => Self::only(GladiatorsKind::Pass),
            Move::Act(action) => Self::of_action(action, tops),
        }
    }

    /// Takes an action of a seat that shows these cards apart.
    pub(super) fn of_action(action: Action, tops: Powers) -> Self {
        match action {
            Action::Focus(kind) => {
                Self { of_trait: Some(kind.to_string()), ..Self::only(GladiatorsKind::Focus) }
            }
            Action::Attack(target) => {
                Self { target: Some(target.number()), ..Self::only(GladiatorsKind::Attack) }
            }
            Action::Gambit(Gambit { target, pair, given }) => Self {
                kind: GladiatorsKind::Gambit,
                card: tops.get(given).map(|power| Card::new(given, power).to_string()),
                of_trait: Some(given.to_string()),
                pair: Some(pair.to_string()),
                target: Some(target.number()),
            },
            Action::Recover(partner) => Self {
                of_trait: Some(partner.to_string()),
                pair: Pair::with_health(partner).map(|pair| pair.to_string()),
                ..Self::only(GladiatorsKind::Recover)
            },
        }
    }
}
