//! The viewer's Highlights, and how their conditions stand.

use munera_rules::Game;
use munera_rules::fired_up::{
    Condition, ConditionStatus, FiredUp, HighlightId, Outlook, Phase, Tier, View,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpMoment;

/// A Highlight of the viewer's. What it is called is in the content pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpHighlight {
    /// The card.
    pub card: String,
    /// Where it is.
    pub place: FiredUpHighlightPlace,
    /// When it is judged.
    pub moment: FiredUpMoment,
    /// How it stands: as its first tier does.
    pub standing: FiredUpStanding,
    /// What it would bring if it were judged as things are; a Fight card by the attack that everybody
    /// looks at.
    pub points: u8,
    /// Its tiers, each asking for all before it.
    pub tiers: Vec<FiredUpTier>,
}

/// Where a Highlight of the viewer's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpHighlightPlace {
    /// Among those that can be kept.
    Hand,
    /// Kept for this round.
    Kept,
    /// Laid aside for the next round.
    Aside,
}

/// How a Highlight, a tier or a condition stands in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpStanding {
    /// It cannot be met any more.
    Failed,
    /// It may be met.
    Open,
    /// It will be met, whatever happens.
    Sure,
}

/// A tier of a Highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpTier {
    /// What it is worth if it is the highest that is met.
    pub points: u8,
    /// Whether it holds as things are, all before it included.
    pub holds: bool,
    /// How it stands, all before it included.
    pub standing: FiredUpStanding,
    /// What it asks for beyond those before it.
    pub conditions: Vec<FiredUpCondition>,
}

/// A condition of a tier: so much of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpCondition {
    /// What is counted, by the word that packs use.
    pub fact: String,
    /// At least so much of it.
    pub least: u8,
    /// At most so much of it; nothing if there cannot be too much.
    pub most: Option<u8>,
    /// How much of it there is now: of an attack, in the one that everybody looks at. Nothing where
    /// there is nothing to count.
    pub now: Option<u8>,
    /// How it stands by itself.
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

/// What cards are written from.
#[derive(Clone, Copy)]
struct Writer<'a> {
    game: &'a FiredUp,
    view: &'a View,
    outlook: &'a Outlook,
}

impl Writer<'_> {
    fn highlight(self, card: HighlightId, place: FiredUpHighlightPlace) -> FiredUpHighlight {
        let printed = self.game.options().pack.highlight(card);
        // Those laid aside wait for another round, of which nothing can be told.
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
