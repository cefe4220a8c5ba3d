//! The viewer's Highlights, and which of their conditions are met.

use munera_rules::Game;
use munera_rules::fired_up::{
    Condition, ConditionStatus, FiredUp, HighlightId, Outlook, Phase, Tier, View,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpMoment;

/// A Highlight of the viewer. The content pack has its title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpHighlight {
    /// The card.
    pub card: String,
    /// Whether it is in the hand, kept or laid aside.
    pub place: FiredUpHighlightPlace,
    /// When it is judged.
    pub moment: FiredUpMoment,
    /// Whether its first tier is met, can be met or cannot.
    pub standing: FiredUpStanding,
    /// The points if it were judged now; for a Fight card, by the last attack.
    pub points: u8,
    /// Its tiers. A tier also needs all tiers before it.
    pub tiers: Vec<FiredUpTier>,
}

/// Where a Highlight of the viewer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpHighlightPlace {
    /// In the hand: it can be kept.
    Hand,
    /// Kept for this round.
    Kept,
    /// Laid aside for the next round.
    Aside,
}

/// Whether a Highlight, a tier or a condition can still be met in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpStanding {
    /// It cannot be met any more.
    Failed,
    /// It may be met.
    Open,
    /// It will be met, whatever else happens.
    Sure,
}

/// A tier of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpTier {
    /// The points if it is the highest tier that is met.
    pub points: u8,
    /// Whether it and all tiers before it are met now.
    pub holds: bool,
    /// Whether it and all tiers before it can be met.
    pub standing: FiredUpStanding,
    /// What it needs beyond the tiers before it.
    pub conditions: Vec<FiredUpCondition>,
}

/// A condition of a tier: a fact, and the least and the most that it allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpCondition {
    /// The fact that is counted, by its word in content packs.
    pub fact: String,
    /// The least that meets the condition.
    pub least: u8,
    /// The most that meets the condition; `None` if there is no limit.
    pub most: Option<u8>,
    /// How much there is now. Facts of an attack are counted in the last attack. `None` where there
    /// is nothing to count yet.
    pub now: Option<u8>,
    /// Whether this condition alone can be met.
    pub standing: FiredUpStanding,
}

impl From<ConditionStatus> for FiredUpStanding {
    fn from(standing: ConditionStatus) -> Self {
        match standing {
            ConditionStatus::Failed => Self::Failed,
            ConditionStatus::Open => Self::Open,
            ConditionStatus::Sure => Self::Sure,
        }
    }
}

/// Writes all Highlights that the viewer holds.
pub(super) fn highlights(game: &FiredUp, view: &View) -> Vec<FiredUpHighlight> {
    let outlook = game.outlook(view);
    let has_chosen = match view.viewer().seat() {
        Some(seat) => view.phase() != Phase::Keep || view.chosen(game).contains(seat),
        None => return Vec::new(),
    };
    let place = |card: HighlightId| match (has_chosen, view.kept().contains(card)) {
        (_, true) => FiredUpHighlightPlace::Kept,
        (false, false) => FiredUpHighlightPlace::Hand,
        (true, false) => FiredUpHighlightPlace::Aside,
    };
    let writer = Writer { game, view, outlook: &outlook };
    view.hand().iter().map(|card| writer.highlight(card, place(card))).collect()
}

/// What the writer of a card needs.
#[derive(Clone, Copy)]
struct Writer<'a> {
    game: &'a FiredUp,
    view: &'a View,
    outlook: &'a Outlook,
}

impl Writer<'_> {
    fn highlight(self, card: HighlightId, place: FiredUpHighlightPlace) -> FiredUpHighlight {
        let printed = self.game.options().pack.highlight(card);
        // Cards laid aside are for another round, about which nothing is known yet.
        let is_in_play = place != FiredUpHighlightPlace::Aside;
        let held = if is_in_play { self.game.tiers_held(self.view, self.outlook, card) } else { 0 };
        let standings = if is_in_play {
            self.outlook.tiers(&printed.tiers)
        } else {
            vec![ConditionStatus::Open; printed.tiers.len()]
        };
        let tiers = printed.tiers.iter().zip(&standings).enumerate();
        let highest = held.checked_sub(1).and_then(|highest| printed.tiers.get(highest));
        FiredUpHighlight {
            card: card.to_string(),
            place,
            moment: printed.moment.into(),
            standing: standings.first().copied().unwrap_or(ConditionStatus::Open).into(),
            points: highest.map_or(0, |tier| tier.points),
            tiers: tiers
                .map(|(number, (tier, standing))| FiredUpTier {
                    points: tier.points,
                    holds: number < held,
                    standing: (*standing).into(),
                    conditions: self.conditions(tier, is_in_play),
                })
                .collect(),
        }
    }

    fn conditions(self, tier: &Tier, is_in_play: bool) -> Vec<FiredUpCondition> {
        let condition = |condition: &Condition| {
            let Condition { fact, least, most } = *condition;
            let standing =
                if is_in_play { self.outlook.status(*condition) } else { ConditionStatus::Open };
            FiredUpCondition {
                fact: fact.word().to_owned(),
                least,
                most: Some(most).filter(|most| most < fact.range().end()),
                now: self.outlook.span(fact).now.filter(|_| is_in_play),
                standing: standing.into(),
            }
        };
        tier.conditions.iter().map(condition).collect()
    }
}
