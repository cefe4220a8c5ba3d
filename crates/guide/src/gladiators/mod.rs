//! What the rules say about a view of Gladiators.

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
pub use self::story::{GladiatorsHappening, GladiatorsStory};
use super::{Guided, HiddenChapters, texts};
use munera_protocol::typescript::{Declaration, declarations};

/// What the rules say about a view of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsGuide {
    /// The cards, pairs and health of every seat, in the order of seats.
    pub fighters: Vec<GladiatorsFighter>,
    /// How many cards the seat to move still draws before another seat is asked.
    pub draws: u8,
    /// The announced action, while seats can respond to it.
    pub pending: Option<GladiatorsPending>,
    /// What the viewer may do now.
    pub choices: Vec<GladiatorsChoice>,
    /// The turns that the table no longer displays (D1.2), counted as in stories.
    pub hidden: Option<HiddenChapters>,
    /// At a table with closed history, the only cards that it names: those that lie on top, and the
    /// viewer's hand. Every other card that a story tells of is covered by now.
    pub named: Option<Vec<String>>,
    /// In the viewer's own turn: the seats that it cannot attack, and why.
    pub barred: Vec<GladiatorsBarred>,
    /// How the game ended by its rules; `None` while it goes on.
    pub ending: Option<GladiatorsEnding>,
}

/// An action that has been announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsPending {
    /// The seat that announced it.
    pub seat: u8,
    /// The action; its `target` is the seat that it is aimed at.
    pub action: GladiatorsParts,
    /// The seats that may still respond, in the order of asking.
    pub responders: Vec<u8>,
    /// What follows if no other seat responds.
    pub effects: Vec<GladiatorsEffect>,
    /// The seats that would change, after the action; only those whose shown cards would all be
    /// known.
    pub after: Vec<GladiatorsFighter>,
}

/// A seat that cannot be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsBarred {
    /// The seat that cannot be attacked.
    pub target: u8,
    /// What prevents the attack.
    pub why: GladiatorsBar,
    /// The viewer's Speed or Attack.
    pub own: u8,
    /// The seat's Speed or Defense.
    pub theirs: u8,
}

/// Why a seat cannot be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GladiatorsBar {
    /// Its Speed is higher than the viewer's.
    TooQuick,
    /// Its Defense is not lower than the viewer's Attack.
    TooTough,
}

impl GladiatorsGuide {
    /// Makes the guide of a view.
    pub fn of(game: &Gladiators, view: &View) -> Self {
        let fighters = Seat::all(game.players()).map(|seat| GladiatorsFighter::write(view, seat));
        let legal = game.legal_in_view(view);
        let choices = legal.iter().map(|choice| choice::write(game, view, choice));
        Self {
            fighters: fighters.collect(),
            draws: draws(game, view),
            pending: pending(game, view),
            choices: choices.collect(),
            hidden: game.hidden_chapters(view).map(HiddenChapters::from),
            named: named(game, view),
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

/// D1.2: the cards that lie in sight; `None` where all may be named.
fn named(game: &Gladiators, view: &View) -> Option<Vec<String>> {
    let is_over = matches!(view.phase(), Phase::Over { .. });
    if game.options().open_history || is_over {
        return None;
    }
    let tops = Seat::all(game.players()).flat_map(|seat| view.tops(seat).cards());
    Some(texts(tops.chain(view.hand().cards())))
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
        effects: GladiatorsEffect::foreseen_in(&foresight.effects),
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
        GladiatorsHappening,
    )
}
