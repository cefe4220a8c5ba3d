//! What follows from a view of Gladiators.

mod choice;
mod effect;
mod ending;
mod fighter;
mod parts;
mod secrets;
mod story;

use munera_rules::gladiators::{Action, Gladiators, Move, News, Phase, Refusal, Trait, View};
use munera_rules::{Game, MoveSet, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

pub use self::choice::{GladiatorsAttack, GladiatorsChoice};
pub use self::effect::GladiatorsEffect;
pub use self::ending::{GladiatorsEnding, GladiatorsReason};
pub use self::fighter::{GladiatorsFighter, GladiatorsTrait};
pub use self::parts::{GladiatorsKind, GladiatorsParts};
pub use self::story::{GladiatorsDeed, GladiatorsStory};
use super::Guided;
use munera_protocol::typescript::{Declaration, declarations};

/// What follows from a view of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsGuide {
    /// What everybody amounts to, by seat.
    pub fighters: Vec<GladiatorsFighter>,
    /// How many cards the seat that is asked still draws before it is another's turn to.
    pub draws: u8,
    /// What has been announced, while it can be responded to.
    pub pending: Option<GladiatorsPending>,
    /// What the viewer may do now.
    pub choices: Vec<GladiatorsChoice>,
    /// In the viewer's own turn, whom it cannot attack, and why.
    pub barred: Vec<GladiatorsBarred>,
    /// How the game ended by its rules.
    pub ending: Option<GladiatorsEnding>,
}

/// An action that has been announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsPending {
    /// Who acts.
    pub seat: u8,
    /// What was announced; its `target` is whom it is aimed at.
    pub action: GladiatorsParts,
    /// Who may still respond, in the order of asking.
    pub responders: Vec<u8>,
    /// What comes of it if nobody responds any more.
    pub effects: Vec<GladiatorsEffect>,
    /// What those would amount to then of whom all cards are known.
    pub after: Vec<GladiatorsFighter>,
}

/// Somebody who cannot be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsBarred {
    /// Who.
    pub target: u8,
    /// Why.
    pub why: GladiatorsBar,
    /// The viewer's Speed or Attack.
    pub own: u8,
    /// Their Speed or Defense.
    pub theirs: u8,
}

/// Why somebody cannot be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsBar {
    /// Their Speed is higher than the viewer's.
    TooQuick,
    /// Their Defense is not lower than the viewer's Attack.
    TooTough,
}

impl GladiatorsGuide {
    /// What follows from a view.
    pub fn of(game: &Gladiators, view: &View) -> Self {
        let fighters = Seat::all(game.players()).map(|seat| GladiatorsFighter::write(view, seat));
        let legal = game.legal_in_view(view);
        let choices = legal.iter().map(|choice| choice::write(game, view, choice));
        Self {
            fighters: fighters.collect(),
            draws: draws(game, view),
            pending: pending(game, view),
            choices: choices.collect(),
            barred: barred(game, view),
            ending: ending::write(game, view),
        }
    }
}

impl Guided for Gladiators {
    type OwnGuide = GladiatorsGuide;
    type OwnStory = GladiatorsStory;

    fn own_guide(&self, view: &View) -> GladiatorsGuide {
        GladiatorsGuide::of(self, view)
    }

    fn own_story(&self, news: &News) -> GladiatorsStory {
        GladiatorsStory::of(news)
    }
}

fn draws(game: &Gladiators, view: &View) -> u8 {
    match (view.phase(), view.asked()) {
        // D2.3: as many cards as there are players.
        (Phase::Setup, Some(seat)) => game.players() - view.hand_traits(seat).len() as u8,
        (Phase::Draw, _) => 1,
        _ => 0,
    }
}

fn pending(game: &Gladiators, view: &View) -> Option<GladiatorsPending> {
    let pending = game.pending(view)?;
    let foresight = game.foresee_pending(view)?;
    Some(GladiatorsPending {
        seat: pending.seat.number(),
        action: GladiatorsParts::of_action(pending.action, view.tops(pending.seat)),
        responders: super::numbers(pending.responders),
        effects: foresight.effects.iter().copied().map(GladiatorsEffect::foreseen).collect(),
        after: fighter::changed(game, view, &foresight),
    })
}

fn barred(game: &Gladiators, view: &View) -> Vec<GladiatorsBarred> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let own = view.tops(seat).effective();
    let bar = |target: Seat| {
        let theirs = view.tops(target).effective();
        let (why, own, theirs) =
            match game.refusal_in_view(view, Move::Act(Action::Attack(target)))? {
                Refusal::TooSlow(_) => {
                    (GladiatorsBar::TooQuick, own.of(Trait::Speed), theirs.of(Trait::Speed))
                }
                Refusal::TooWeak(_) => {
                    (GladiatorsBar::TooTough, own.of(Trait::Attack), theirs.of(Trait::Defense))
                }
                _ => return None,
            };
        Some(GladiatorsBarred { target: target.number(), why, own, theirs })
    };
    Seat::all(game.players()).filter_map(bar).collect()
}

/// The types as TypeScript.
pub(super) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        GladiatorsGuide,
        GladiatorsFighter,
        GladiatorsTrait,
        GladiatorsPending,
        GladiatorsParts,
        GladiatorsKind,
        GladiatorsChoice,
        GladiatorsAttack,
        GladiatorsEffect,
        GladiatorsBarred,
        GladiatorsBar,
        GladiatorsEnding,
        GladiatorsReason,
        GladiatorsStory,
        GladiatorsDeed,
    )
}
