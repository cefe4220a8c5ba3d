//! Beliefs about the hands and the style of other players, from their plays so far.
//!
//! If a player gives away a gladiator that a sensible player would keep, it probably had nothing
//! better. So a search imagines worlds in which the plays of others make sense more often than
//! other worlds. What makes sense depends on the player: the bot assumes that each other seat plays
//! either like a search or greedily, and its plays tell which.

use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, Word};

use super::policy::{Policies, Situation};

/// The plays of others in the current round, each as its player saw it.
#[derive(Clone, Debug)]
pub struct Belief<W: Word> {
    plays: Vec<ObservedPlay<W>>,
}

impl<W: Word> Default for Belief<W> {
    /// A belief without any plays.
    fn default() -> Self {
        Self { plays: Vec::new() }
    }
}

/// A play by a seat, with everything known about it except the troupe that it was chosen from.
#[derive(Clone, Copy, Debug)]
struct ObservedPlay<W: Word> {
    seat: Seat,
    card: Card,
    situation: Situation<W>,
    /// The gladiators that had not been played before.
    unplayed: CardSet<W>,
    /// What the seat has played since, including this play.
    since: CardSet<W>,
}

/// What a seat's plays say about it, if it holds certain gladiators.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Conduct {
    /// How likely these plays were.
    pub(super) likelihood: f32,
    /// The probability that the seat plays greedily.
    pub(super) greed: f32,
}

/// The probability that a seat plays greedily, before its plays say more.
const USUAL_GREED: f32 = 0.5;
/// The share of plays that neither style explains.
const WHIMS: f32 = 0.05;

impl<W: Word> Belief<W> {
    pub(super) fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// Notes the next play of the round: the seat, its situation, and the gladiators that had not
    /// been played.
    pub(super) fn note(
        &mut self,
        seat: Seat,
        card: Card,
        situation: Situation<W>,
        unplayed: CardSet<W>,
    ) {
        let since = CardSet::EMPTY;
        self.plays.push(ObservedPlay { seat, card, situation, unplayed, since });
        for play in self.plays.iter_mut().filter(|play| play.seat == seat) {
            play.since.insert(card);
        }
    }

    /// The conduct of a seat, if this is its troupe now.
    pub(super) fn conduct(&self, seat: Seat, troupe: CardSet<W>, policies: &Policies) -> Conduct {
        let (mut searching, mut greedy) = (1.0 - USUAL_GREED, USUAL_GREED);
        for play in self.plays.iter().filter(|play| play.seat == seat) {
            let held = troupe | play.since;
            let situation = play.situation.holding(held, play.unplayed.without(held));
            let legal = situation.legal();
            if legal.len() > 1 {
                let [by_searching, by_greedy] = chances(policies, &situation, legal, play.card);
                searching *= by_searching;
                greedy *= by_greedy;
            }
        }
        let either = searching + greedy;
        Conduct { likelihood: either, greed: greedy / either }
    }
}

impl Conduct {
    /// A seat that is always assumed to search.
    pub(super) const SEARCHING: Self = Self { likelihood: 1.0, greed: 0.0 };
}

/// The probabilities that a searching player and a greedy one choose that play among these.
fn chances<W: Word>(
    policies: &Policies,
    situation: &Situation<W>,
    legal: CardSet<W>,
    chosen: Card,
) -> [f32; 2] {
    let (mut of_chosen, mut of_all) = ([0.0; 2], [0.0; 2]);
    for card in legal.iter() {
        let traits = situation.traits_of(card);
        let weights = [&policies.priors, &policies.greedy].map(|policy| policy.product(traits));
        for (of_all, weight) in of_all.iter_mut().zip(weights) {
            *of_all += weight;
        }
        if card == chosen {
            of_chosen = weights;
        }
    }
    let whim = WHIMS / legal.len() as f32;
    std::array::from_fn(|manner| (1.0 - WHIMS) * of_chosen[manner] / of_all[manner] + whim)
}
