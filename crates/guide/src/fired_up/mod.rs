//! What the rules say about a view of Fired Up.

mod arena;
mod bet;
mod change;
mod choice;
mod ending;
mod fight;
mod highlight;
mod influence_action;
mod secrets;
mod story;
mod turn;
mod words;

use munera_rules::fired_up::{FiredUp, News, View};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

pub use self::arena::{
    FiredUpAttack, FiredUpAttackTurn, FiredUpFighterGuide, FiredUpLimit, FiredUpOvertaking,
    FiredUpStrength,
};
pub use self::bet::{FiredUpBet, FiredUpStake, FiredUpStakeStanding};
pub use self::change::FiredUpChange;
pub use self::choice::{FiredUpAct, FiredUpChoice, FiredUpWay};
pub use self::ending::{FiredUpDecision, FiredUpEndReason, FiredUpEnding, FiredUpPoints};
pub use self::fight::{FiredUpFight, FiredUpOpponent};
pub use self::highlight::{
    FiredUpCondition, FiredUpHighlight, FiredUpHighlightPlace, FiredUpStanding, FiredUpTier,
};
pub use self::influence_action::FiredUpInfluenceAction;
pub use self::story::{FiredUpEffect, FiredUpHappening, FiredUpRevealed, FiredUpStory};
pub use self::turn::FiredUpTurn;
pub use self::words::{FiredUpFighter, FiredUpMoment, FiredUpMorale, FiredUpStat, FiredUpThumb};
use super::Guided;
use munera_protocol::typescript::{Declaration, declarations};

/// What the rules say about a view of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpGuide {
    /// The fighters in the order of the circle.
    pub fighters: Vec<FiredUpFighterGuide>,
    /// The order of attack. Before the battle: as it would be if it began now.
    pub attacks: Vec<FiredUpAttack>,
    /// The last attack of the battle; until the next battle begins, of the battle before.
    pub last_attack: Option<FiredUpFight>,
    /// The running turn of the Influence phase.
    pub turn: Option<FiredUpTurn>,
    /// The viewer's Highlights.
    pub highlights: Vec<FiredUpHighlight>,
    /// The Bets of the game.
    pub bets: Vec<FiredUpBet>,
    /// What the viewer may do now.
    pub choices: Vec<FiredUpChoice>,
    /// How the game ended by its rules; `None` while it goes on.
    pub ending: Option<FiredUpEnding>,
}

impl FiredUpGuide {
    /// Makes the guide of a view.
    pub fn of(game: &FiredUp, view: &View) -> Self {
        let question = game.raw_view(view).map(|raw| raw.question);
        let last_attack = view.last_attack().map(|dice| {
            let fighter_states =
                [dice.attacker, dice.defender].map(|place| view.fighter_state(place));
            FiredUpFight::write(game, fighter_states, &dice)
        });
        let fighter_states = view.fighter_states().iter();
        Self {
            fighters: fighter_states
                .map(|fighter_state| FiredUpFighterGuide::write(game, view, fighter_state))
                .collect(),
            attacks: game.attacks(view).into_iter().map(Into::into).collect(),
            last_attack,
            turn: question.as_ref().and_then(|question| FiredUpTurn::write(view, question)),
            highlights: highlight::highlights(game, view),
            bets: bet::bets(game, view),
            choices: choice::choices(game, view, question.as_ref()),
            ending: ending::write(game, view),
        }
    }
}

impl Guided for FiredUp {
    type OwnGuide = FiredUpGuide;
    type OwnStory = FiredUpStory;

    fn own_guide(&self, view: &View) -> FiredUpGuide {
        FiredUpGuide::of(self, view)
    }

    fn own_story(&self, news: &News) -> FiredUpStory {
        FiredUpStory::of(self, news)
    }
}

/// The types as TypeScript.
pub(super) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        FiredUpGuide,
        FiredUpFighter,
        FiredUpMorale,
        FiredUpStat,
        FiredUpThumb,
        FiredUpMoment,
        FiredUpFighterGuide,
        FiredUpStrength,
        FiredUpLimit,
        FiredUpOvertaking,
        FiredUpAttack,
        FiredUpAttackTurn,
        FiredUpFight,
        FiredUpOpponent,
        FiredUpTurn,
        FiredUpHighlight,
        FiredUpHighlightPlace,
        FiredUpStanding,
        FiredUpTier,
        FiredUpCondition,
        FiredUpBet,
        FiredUpStake,
        FiredUpStakeStanding,
        FiredUpChoice,
        FiredUpAct,
        FiredUpWay,
        FiredUpInfluenceAction,
        FiredUpChange,
        FiredUpEnding,
        FiredUpPoints,
        FiredUpEndReason,
        FiredUpDecision,
        FiredUpStory,
        FiredUpHappening,
        FiredUpEffect,
        FiredUpRevealed,
    )
}
