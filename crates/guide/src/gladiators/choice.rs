//! What the viewer may do, and what would follow.

use munera_rules::gladiators::{Action, Gladiators, Move, Powers, View};
use munera_rules::{Game, MoveSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::effect::GladiatorsEffect;
use super::fighter::{GladiatorsFighter, changed};
use super::parts::GladiatorsParts;

/// Something that the viewer may do, and what would follow if no seat responded (or responded
/// again).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsChoice {
    /// The move, as records write it.
    #[serde(rename = "move")]
    pub choice: String,
    /// The move, taken apart.
    #[serde(flatten)]
    pub parts: GladiatorsParts,
    /// What would follow, in order.
    pub effects: Vec<GladiatorsEffect>,
    /// The seats that would change, after the move; only those whose shown cards would all be
    /// known.
    pub after: Vec<GladiatorsFighter>,
    /// For a card that is laid before the action: the attacks that the seat could announce then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attacks: Option<Vec<GladiatorsAttack>>,
}

/// An attack that could be announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsAttack {
    /// The seat that would be attacked.
    pub target: u8,
    /// What would follow.
    pub effects: Vec<GladiatorsEffect>,
}

pub(super) fn write(game: &Gladiators, view: &View, choice: Move) -> GladiatorsChoice {
    let tops = view.viewer().seat().map_or(Powers::NONE, |seat| view.tops(seat));
    let foresight = game.foresee(view, choice);
    let effects = foresight.iter().flat_map(|foresight| &foresight.effects);
    let after = foresight.as_ref().map(|foresight| changed(game, view, foresight));
    let is_play = matches!(choice, Move::Play(_));
    let then = foresight.as_ref().filter(|_| is_play);
    GladiatorsChoice {
        choice: game.write_move(choice).to_string(),
        parts: GladiatorsParts::of_move(choice, tops),
        effects: GladiatorsEffect::foreseen_in(effects),
        after: after.unwrap_or_default(),
        attacks: then.map(|foresight| attacks(game, &foresight.after)),
    }
}

/// The attacks that the viewer could announce.
fn attacks(game: &Gladiators, view: &View) -> Vec<GladiatorsAttack> {
    let legal = game.legal_in_view(view);
    let attack = |choice: Move| {
        let Move::Act(Action::Attack(target)) = choice else { return None };
        let foresight = game.foresee(view, choice)?;
        let effects = GladiatorsEffect::foreseen_in(&foresight.effects);
        Some(GladiatorsAttack { target: target.number(), effects })
    };
    legal.iter().filter_map(attack).collect()
}
