//! What the viewer may do. A choice says what is done; its ways say how it is paid. So a screen can
//! ask for them one tap at a time.

use munera_rules::fired_up::{
    BetId, Fighter, FiredUp, HighlightId, HighlightSet, InfluenceAction, InfluenceFace,
    InfluenceRoll, Move, Payment, Question, View,
};
use munera_rules::{Game, MoveSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::bet::standing;
use super::change::{FiredUpChange, changes};
use super::influence_action::FiredUpInfluenceAction;
use super::words::FiredUpFighter;
use crate::texts;

/// Something that the viewer may do, and all ways to pay for it. The ways of all choices together
/// are the view's `legal`, each exactly once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpChoice {
    /// What the choice does.
    pub act: FiredUpAct,
    /// The ways to do it, which differ in their payment.
    pub ways: Vec<FiredUpWay>,
}

/// What a viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpAct {
    /// Keep Highlights for the round.
    Keep {
        /// The cards.
        cards: Vec<String>,
    },
    /// Roll dice again; each way rolls other dice.
    Reroll,
    /// Leave the dice as they lie.
    Stand,
    /// Influence a fighter.
    Influence {
        /// What the dice do to it.
        deed: FiredUpInfluenceAction,
        /// How the fighters would change.
        changes: Vec<FiredUpChange>,
    },
    /// Turn a Social token active, to be used later.
    Store {
        /// How many tokens would be active then.
        tokens: u8,
    },
    /// Place a betting card.
    Bet {
        /// The Bet.
        bet: String,
        /// The fighter on the card.
        fighter: FiredUpFighter,
        /// The least that it pays if only its fighter is right.
        least: u8,
        /// The most that it can pay.
        most: u8,
    },
    /// Use a die without effect.
    Discard {
        /// The letter of its face.
        face: String,
    },
    /// End the turn.
    End {
        /// The fighters whose Influence drops by one.
        influenced: Vec<FiredUpFighter>,
        /// Whether the battle begins.
        battle: bool,
    },
    /// Show Highlights whose conditions are met.
    Score {
        /// The cards.
        cards: Vec<String>,
        /// The points for them.
        points: u8,
    },
    /// Show nothing.
    Wait,
}

/// A way to make a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpWay {
    /// The move, as records write it.
    #[serde(rename = "move")]
    pub choice: String,
    /// The dice that it uses, by the letters of their faces.
    pub dice: String,
    /// How many stored Social tokens it uses.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>", optional)]
    pub tokens: u8,
    /// Whether two Socials (dice or tokens) stand for a die of any face.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub multitask: bool,
    /// The other die of a sprinter's payment, beside the two Socials.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beside: Option<String>,
}

/// A turn has hundreds of ways, so default values are not sent.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl FiredUpWay {
    fn write(game: &FiredUp, choice: Move) -> Self {
        let no_payment = Payment { dice: InfluenceRoll::NONE, tokens: 0 };
        let (payment, multitask, beside) = match choice {
            Move::Reroll(dice) => (Payment { dice, tokens: 0 }, false, None),
            Move::Influence(_, payment) | Move::Store(payment) | Move::Bet(_, _, payment) => {
                (payment, false, None)
            }
            Move::Multitask(_, payment, beside) => (payment, true, beside),
            Move::Discard(face) => {
                (Payment { dice: std::iter::once(face).collect(), tokens: 0 }, false, None)
            }
            _ => (no_payment, false, None),
        };
        Self {
            choice: game.write_move(choice).to_string(),
            dice: payment.dice.to_string(),
            tokens: payment.tokens,
            multitask,
            beside: beside.map(|beside| beside.dice.to_string()),
        }
    }
}

/// What the moves of one choice have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Keep(HighlightSet),
    Reroll,
    Stand,
    InfluenceAction(InfluenceAction),
    Store,
    Bet(BetId, Fighter),
    Discard(InfluenceFace),
    End,
    Score(HighlightSet),
    Wait,
}

impl Purpose {
    fn of(choice: Move) -> Self {
        match choice {
            Move::Keep(cards) => Self::Keep(cards),
            Move::Reroll(_) => Self::Reroll,
            Move::Stand => Self::Stand,
            Move::Influence(deed, _) | Move::Multitask(deed, ..) => Self::InfluenceAction(deed),
            Move::Store(_) => Self::Store,
            Move::Bet(bet, fighter, _) => Self::Bet(bet, fighter),
            Move::Discard(face) => Self::Discard(face),
            Move::End => Self::End,
            Move::Score(cards) => Self::Score(cards),
            Move::Wait => Self::Wait,
        }
    }
}

/// Writes all choices of the viewer, each at the place of its first way among the legal moves.
pub(super) fn choices(
    game: &FiredUp,
    view: &View,
    question: Option<&Question>,
) -> Vec<FiredUpChoice> {
    let mut purposes: Vec<(Purpose, Vec<FiredUpWay>)> = Vec::new();
    for choice in view.legal(game).iter() {
        let (purpose, way) = (Purpose::of(choice), FiredUpWay::write(game, choice));
        match purposes.iter_mut().find(|(other, _)| *other == purpose) {
            Some((_, ways)) => ways.push(way),
            None => purposes.push((purpose, vec![way])),
        }
    }
    let writer = Writer { game, view, question };
    let choice = |(purpose, ways)| Some(FiredUpChoice { act: writer.act(purpose)?, ways });
    purposes.into_iter().filter_map(choice).collect()
}

/// What the writer of a choice needs.
#[derive(Clone, Copy)]
struct Writer<'a> {
    game: &'a FiredUp,
    view: &'a View,
    question: Option<&'a Question>,
}

impl Writer<'_> {
    /// What a move does. Every legal move has an act.
    fn act(self, purpose: Purpose) -> Option<FiredUpAct> {
        Some(match purpose {
            Purpose::Keep(cards) => FiredUpAct::Keep { cards: texts(cards.iter()) },
            Purpose::Reroll => FiredUpAct::Reroll,
            Purpose::Stand => FiredUpAct::Stand,
            Purpose::InfluenceAction(deed) => FiredUpAct::Influence {
                deed: deed.into(),
                changes: changes(self.game, &self.game.foreseen(self.view, deed)),
            },
            Purpose::Store => {
                let seat = self.view.viewer().seat()?;
                FiredUpAct::Store { tokens: self.view.tokens(seat) + 1 }
            }
            Purpose::Bet(bet, fighter) => {
                let stake = self.game.next_stake(self.view, bet, fighter)?;
                let (_, [least, most]) = standing(stake);
                FiredUpAct::Bet { bet: bet.to_string(), fighter: fighter.into(), least, most }
            }
            Purpose::Discard(face) => FiredUpAct::Discard { face: face.to_string() },
            Purpose::End => self.end(),
            Purpose::Score(cards) => FiredUpAct::Score {
                points: cards.iter().map(|card| self.points(card)).sum(),
                cards: texts(cards.iter()),
            },
            Purpose::Wait => FiredUpAct::Wait,
        })
    }

    fn end(self) -> FiredUpAct {
        let influenced = match self.question {
            Some(Question::Act(turn)) => turn
                .influenced
                .iter()
                .map(|it| self.view.fighter_state(it).fighter.into())
                .collect(),
            _ => Vec::new(),
        };
        FiredUpAct::End { influenced, battle: self.game.is_last_turn(self.view) }
    }

    /// The points of a card whose conditions the last attack has met.
    fn points(self, card: HighlightId) -> u8 {
        let Some(Question::Window { met, .. }) = self.question else { return 0 };
        let tiers = &self.game.options().pack.highlight(card).tiers;
        let held = met.iter().take_while(|tier| tier.contains(card)).count();
        held.checked_sub(1).and_then(|highest| tiers.get(highest)).map_or(0, |tier| tier.points)
    }
}
