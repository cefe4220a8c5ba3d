//! A content pack in its compact form: all that is printed and is no rule.

use super::bet::{Bet, BetEvent, BetId};
use super::fight_dice::FightFace;
use super::fighter::Fighter;
use super::highlight::{Condition, Fact, Highlight, HighlightId, HighlightSet, Moment};
use super::influence_dice::InfluenceFace;
use super::mat::Mat;

/// The content of a pack, in the form that a game uses. A pack may make no sense: the validator of
/// packs finds that out, not this type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The mats, in the order of [`Fighter::ALL`].
    pub mats: [Mat; 6],
    /// The faces of an Influence die.
    pub influence_die: [InfluenceFace; 6],
    /// The faces of an Attack die.
    pub attack_die: [FightFace; 6],
    /// The faces of a Defense die.
    pub defense_die: [FightFace; 6],
    /// The sixty Highlights.
    pub highlights: Vec<Highlight>,
    /// The six Bets, in the order of [`BetId::ALL`].
    pub bets: [Bet; 6],
}

/// How many facts there are.
pub(super) const FACTS: usize = Fact::ALL.len();

/// The amount of every fact.
pub(super) type Facts = [u8; FACTS];

/// The met cards, tier by tier: `tiers[0]` has all cards with at least one tier met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Judgement {
    pub(super) tiers: [HighlightSet; 3],
}

impl Judgement {
    /// All cards with at least one tier met.
    pub const fn met(&self) -> HighlightSet {
        self.tiers[0]
    }
}

impl Pack {
    /// The printed content of a fighter's mat.
    pub const fn mat(&self, fighter: Fighter) -> &Mat {
        &self.mats[fighter as usize]
    }

    /// The printed content of a Bet.
    pub const fn bet(&self, bet: BetId) -> &Bet {
        &self.bets[bet.index()]
    }

    /// The printed content of a Highlight.
    pub fn highlight(&self, card: HighlightId) -> &Highlight {
        &self.highlights[card.index()]
    }

    /// Everything that the rules use of the pack, in an order that never changes: a hash of it
    /// covers this.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for mat in &self.mats {
            for track in [&mat.attack, &mat.defense] {
                bytes.push(track.values.len() as u8);
                bytes.extend_from_slice(&track.values);
                bytes.extend(track.last);
            }
            bytes.extend([mat.stamina, mat.speed, mat.influence]);
        }
        bytes.extend(self.influence_die.map(|face| face as u8));
        bytes.extend(self.attack_die.iter().chain(&self.defense_die).map(|face| *face as u8));
        for highlight in &self.highlights {
            bytes.extend([highlight.moment as u8, highlight.tiers.len() as u8]);
            for tier in &highlight.tiers {
                bytes.extend([tier.points, tier.conditions.len() as u8]);
                for Condition { fact, least, most } in &tier.conditions {
                    // Facts are hashed by their words, so that a new fact in the vocabulary changes
                    // no pack.
                    bytes.extend(fact.word().bytes());
                    bytes.extend([0, *least, *most]);
                }
            }
        }
        for bet in &self.bets {
            let [kind, number] = match bet.event {
                BetEvent::FirstWounds(wounds) => [0, wounds],
                BetEvent::FirstDamage(damage) => [1, damage],
                BetEvent::FirstEliminated => [2, 0],
                BetEvent::FirstAtHalf => [3, 0],
                BetEvent::Winner => [4, 0],
                BetEvent::MostDamage => [5, 0],
            };
            bytes.extend([kind, number]);
            bytes.extend(bet.rewards);
        }
        bytes
    }

    /// The points of a card as it has been judged.
    pub fn points(&self, card: HighlightId, judgement: &Judgement) -> u8 {
        let tiers = &self.highlight(card).tiers;
        let met = judgement.tiers.iter().take_while(|tier| tier.contains(card)).count();
        met.checked_sub(1).and_then(|highest| tiers.get(highest)).map_or(0, |tier| tier.points)
    }

    /// Judges every card of a moment.
    pub(super) fn judge(&self, moment: Moment, facts: &Facts) -> Judgement {
        let holds = |condition: &Condition| {
            let count = facts[condition.fact as usize];
            debug_assert!(condition.fact.range().contains(&count), "{:?}: {count}", condition.fact);
            (condition.least..=condition.most).contains(&count)
        };
        let mut judgement = Judgement::default();
        for (card, highlight) in HighlightId::all().zip(&self.highlights) {
            if highlight.moment != moment {
                continue;
            }
            for (tier, met) in highlight.tiers.iter().zip(&mut judgement.tiers) {
                if !tier.conditions.iter().all(holds) {
                    break;
                }
                met.insert(card);
            }
        }
        judgement
    }
}
