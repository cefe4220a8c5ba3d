//! The margin that a side can be sure of.

use arrayvec::ArrayVec;
use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, FavourTable, Rank, Word};

use super::alpha_beta::AlphaBeta;
use super::last_two_bouts::LastTwoBouts;
use super::round::{BetweenBouts, PartialBout, RoundFacts};
use super::table::{Key, Leads, SURE, Table};
use super::three_bouts_of_four::ThreeBoutsOfFour;
use super::three_bouts_of_two;
use super::tries::{CutoffHistory, Tries, sole};
use super::two_bouts_of_four::TwoBoutsOfFour;
use crate::Pace;

/// How many nodes there are between two questions to the pace. Three bouts of two players are one
/// node, which takes some time.
const NODES_BETWEEN_QUESTIONS: u64 = 256;

/// The weight of a point of favour when plays are ordered, beside their history.
pub(super) const POINT: i32 = 64;

const ZERO: i16 = FavourTable::ZERO as i16;

/// The search for the margin of one side against all others together.
pub(super) struct Search<'p, W: Word, const OTHERS: usize> {
    pub(super) facts: RoundFacts<W>,
    table: Table<W, OTHERS>,
    history: CutoffHistory,
    pub(super) nodes: u64,
    asked: u64,
    pace: &'p mut dyn Pace,
}

/// A round between two bouts, and the bounds that are known without playing on.
struct Bounded<W: Word, const OTHERS: usize> {
    position: BetweenBouts<W, OTHERS>,
    key: Key<W, OTHERS>,
    /// The leads that are left if everything goes wrong.
    least: Leads<OTHERS>,
    /// The margin is at least this.
    lower: i16,
    /// The margin is at most this.
    upper: i16,
    /// The best lead, as far as is known.
    best: Option<Card>,
}

impl<'p, W: Word, const OTHERS: usize> Search<'p, W, OTHERS> {
    pub(super) fn new(facts: RoundFacts<W>, pace: &'p mut dyn Pace) -> Self {
        Self { facts, table: Table::new(), history: CutoffHistory::new(), nodes: 0, asked: 0, pace }
    }

    /// The margin from here on, if it lies between `low` and `high`; otherwise a bound that is at
    /// most `low` or at least `high`. `None` when the pace ends.
    pub(super) fn between_bouts(
        &mut self,
        position: BetweenBouts<W, OTHERS>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let mut bounded = Bounded::new(position);
        self.find_bounds(&mut bounded, low, high);
        match bounded.settled(low, high) {
            Some(value) => Some(value),
            None => self.search_on(&bounded, low, high),
        }
    }

    /// Finds the bounds, as far as they matter.
    fn find_bounds(&mut self, bounded: &mut Bounded<W, OTHERS>, low: i16, high: i16) {
        self.nodes += 1;
        let position = &bounded.position;
        if position.bouts_left <= 1 {
            let value = self.last_bout(position);
            (bounded.lower, bounded.upper) = (value, value);
            return;
        }
        // Most questions are settled without looking closer.
        let least = position.leads.iter().fold(SURE, |least, lead| least.min(*lead));
        let most = position.swing + ZERO;
        (bounded.lower, bounded.upper) = (least - most, least + most);
        if bounded.settled(low, high).is_some() {
            return;
        }
        if position.bouts_left == 2 && (OTHERS == 1 || self.facts.players == 4) {
            // Tighter bounds would cost as much as they save.
            let most = self.most_of_two(position.left) + ZERO;
            (bounded.lower, bounded.upper) = (least - most, least + most);
            return;
        }
        let is_finale = position.bouts_left == 2;
        self.survey(bounded);
        if !is_finale && bounded.settled(low, high).is_none() {
            self.recall(bounded);
        }
    }

    /// Adds what was found when the same position came up before.
    #[inline]
    fn recall(&self, bounded: &mut Bounded<W, OTHERS>) {
        if let Some(finding) = self.table.find(bounded.key) {
            bounded.best = finding.best;
            let (lower, upper) = finding.bounds(&bounded.position.leads);
            bounded.lower = bounded.lower.max(lower);
            bounded.upper = bounded.upper.min(upper);
        }
    }

    /// Plays on if the bounds do not settle the question.
    fn search_on(&mut self, bounded: &Bounded<W, OTHERS>, low: i16, high: i16) -> Option<i16> {
        let position = &bounded.position;
        if position.bouts_left == 2 {
            if TwoBoutsOfFour::serves(&self.facts, position) {
                let quartet = TwoBoutsOfFour::new(&self.facts, position, high);
                return Some(high + i16::from(quartet.margin()));
            }
            let finale = LastTwoBouts::new(&self.facts, position);
            return Some(finale.margin(position.preferred, low, high));
        }
        if position.bouts_left == 3 && self.facts.players == 2 {
            // The position may come up again with other leads: then nothing is left to find.
            let value = three_bouts_of_two::margin(&self.facts, position);
            let best = self.facts.troupe(position.left, position.leader).last()?;
            let finding = self.table.note(bounded.key, best);
            finding.enough[0] = position.leads[0] - value;
            finding.too_little[0] = finding.enough[0];
            return Some(value);
        }
        if self.nodes >= self.asked + NODES_BETWEEN_QUESTIONS {
            self.asked = self.nodes;
            if !self.pace.goes_on(self.nodes) {
                return None;
            }
        }
        let (value, best) =
            if position.bouts_left == 3 && TwoBoutsOfFour::serves(&self.facts, position) {
                // It only tells whether a goal is reached, and the search asks nothing else here.
                debug_assert_eq!(low + 1, high);
                let verdict = ThreeBoutsOfFour::judge(&self.facts, position, high, bounded.best);
                self.nodes += verdict.nodes;
                (verdict.margin, verdict.best)
            } else {
                self.lead(position, bounded.best, low, high)?
            };
        let finding = self.table.note(bounded.key, best?);
        for (place, (lead, least)) in position.leads.iter().zip(bounded.least).enumerate() {
            if value > low {
                finding.enough[place] = lead - value.max(least);
            }
            if value < high {
                // A lead that cannot be lost plays no part in a failure.
                finding.too_little[place] = if least > value { SURE } else { lead - value };
            }
        }
        Some(value)
    }

    /// Each seat has one gladiator left, or none.
    fn last_bout(&self, position: &BetweenBouts<W, OTHERS>) -> i16 {
        let held = |left, seat| self.facts.troupe(left, seat).last();
        let Some(card) = held(position.left, position.leader) else { return position.margin() };
        let mut bout = self.facts.lead(position, card);
        while bout.turn != position.leader
            && let Some(card) = held(bout.left, bout.turn)
        {
            bout = self.facts.join(&bout, card);
        }
        self.facts.finish(position, &bout).margin()
    }

    /// The margin, and the best lead.
    fn lead(
        &mut self,
        position: &BetweenBouts<W, OTHERS>,
        first: Option<Card>,
        low: i16,
        high: i16,
    ) -> Option<(i16, Option<Card>)> {
        let mut window = AlphaBeta::new(self.facts.is_own(position.leader), low, high);
        let mut best = None;
        let mut tries = Tries::leads(&self.facts, position, &self.history, first);
        while let Some((_, card)) = tries.next() {
            let bout = self.facts.lead(position, card);
            let value = self.in_bout(position, &bout, window.low, window.high)?;
            if best.is_none() || window.improves(value) {
                best = Some(card);
            }
            if window.closes(value) {
                self.history.reward_lead(card, position.bouts_left);
                break;
            }
        }
        Some((window.best, best))
    }

    /// The margin from the middle of a bout on.
    pub(super) fn in_bout(
        &mut self,
        position: &BetweenBouts<W, OTHERS>,
        bout: &PartialBout<W>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        if bout.turn == position.leader {
            return self.between_bouts(self.facts.finish(position, bout), low, high);
        }
        let legal = self.facts.legal(bout);
        if legal.len() == 1 {
            let bout = self.facts.join(bout, legal.last()?);
            return self.in_bout(position, &bout, low, high);
        }
        if bout.turn.next(self.facts.players) == position.leader {
            return self.finish_bout(position, bout, legal, low, high);
        }
        let mut window = AlphaBeta::new(self.facts.is_own(bout.turn), low, high);
        let mut tries = Tries::replies(&self.facts, position, bout, legal, &self.history);
        while let Some((_, card)) = tries.next() {
            let next = self.facts.join(bout, card);
            if window.closes(self.in_bout(position, &next, window.low, window.high)?) {
                self.history.reward_reply(bout.last, card, position.bouts_left);
                break;
            }
        }
        Some(window.best)
    }

    /// The margin when the last seat of a bout chooses: it computes the bounds of all its choices
    /// before it searches any of them.
    fn finish_bout(
        &mut self,
        position: &BetweenBouts<W, OTHERS>,
        bout: &PartialBout<W>,
        legal: CardSet<W>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let own = self.facts.is_own(bout.turn);
        let mut window = AlphaBeta::new(own, low, high);
        let mut all_bounded: ArrayVec<Bounded<W, OTHERS>, 10> = ArrayVec::new();
        let mut tries = Tries::new();
        for card in sole(&self.facts, position, Some(bout), legal).iter() {
            let next = self.facts.finish(position, &self.facts.join(bout, card));
            all_bounded.push(Bounded::new(next));
            let Some(bounded) = all_bounded.last_mut() else { break };
            self.find_bounds(bounded, window.low, window.high);
            let Some(value) = bounded.settled(window.low, window.high) else {
                let middle = i32::from(bounded.lower) + i32::from(bounded.upper);
                let promise = POINT / 2 * if own { middle } else { -middle };
                let credit = self.history.of_reply(bout.last, card);
                tries.push(card, credit.saturating_add(promise));
                continue;
            };
            all_bounded.pop();
            if window.closes(value) {
                self.history.reward_reply(bout.last, card, position.bouts_left);
                return Some(window.best);
            }
        }
        while let Some((place, card)) = tries.next() {
            let bounded = &all_bounded[place];
            // Earlier results may have narrowed the window.
            let value = match bounded.settled(window.low, window.high) {
                Some(value) => value,
                None => self.search_on(bounded, window.low, window.high)?,
            };
            if window.closes(value) {
                self.history.reward_reply(bout.last, card, position.bouts_left);
                break;
            }
        }
        Some(window.best)
    }

    /// The most favour that the last two bouts can bring, for one side or against it. Every seat
    /// adds one gladiator to each bout: so either one bout is good to win and the other bad, with
    /// each seat's better gladiator in the first, or both go the same way.
    fn most_of_two(&self, left: CardSet<W>) -> i16 {
        let (mut total, mut spread) = (0, 0);
        for seat in Seat::all(self.facts.players) {
            let troupe = self.facts.troupe(left, seat);
            if let (Some(one), Some(other)) = (troupe.iter().next(), troupe.last()) {
                let (one, other) = (self.facts.worth(one), self.facts.worth(other));
                total += one + other;
                spread += (one - other).abs();
            }
        }
        spread.max(total.abs())
    }

    fn survey(&self, bounded: &mut Bounded<W, OTHERS>) {
        let position = &mut bounded.position;
        let players = self.facts.players;
        let mut challengers = CardSet::EMPTY;
        // The seat before seat 0.
        let mut before = self.facts.troupe(position.left, Seat::new(players - 1));
        for seat in Seat::all(players) {
            let troupe = self.facts.troupe(position.left, seat);
            challengers |= troupe & before.same_ranks();
            before = troupe;
        }
        // Only these schools can be preferred when the round ends.
        let mut possible = match position.preferred {
            Some(_) => challengers.schools(),
            None => position.left.schools(), // G3.1
        };
        if let Some(school) = position.preferred {
            possible.insert(school);
        }
        position.possible = possible;
        position.zeros = position.zeros.only(possible);
        let possible = possible.bits();
        let zeros_left = position.left & CardSet::of_rank(Rank::ZERO);
        let zeros_left =
            if zeros_left.is_empty() { 0 } else { zeros_left.schools().bits() & possible };
        let own = position.zeros.of(0);
        let most =
            if position.bouts_left == 2 { self.most_of_two(position.left) } else { position.swing };
        let position = &mut bounded.position;
        bounded.least = position.leads;
        (bounded.lower, bounded.upper) = (SURE, SURE);
        for (other, least) in bounded.least.iter_mut().enumerate() {
            let taken = position.zeros.of(other + 1);
            let best_zero = if zeros_left | own != 0 {
                ZERO
            } else if possible & !taken != 0 {
                0
            } else {
                -ZERO
            };
            let worst_zero = if zeros_left | taken != 0 {
                -ZERO
            } else if possible & !own != 0 {
                0
            } else {
                ZERO
            };
            bounded.upper = bounded.upper.min(*least + most + best_zero);
            *least += worst_zero - most;
            bounded.lower = bounded.lower.min(*least);
        }
        bounded.note_key();
    }
}

impl<W: Word, const OTHERS: usize> Bounded<W, OTHERS> {
    #[inline]
    fn new(position: BetweenBouts<W, OTHERS>) -> Self {
        let key = Key { left: position.left, own: 0, others: [0; OTHERS] };
        Self { position, key, least: position.leads, lower: 0, upper: 0, best: None }
    }

    #[inline]
    fn note_key(&mut self) {
        // A byte of zeros has three more bits.
        let preferred = self.position.preferred.map_or(5, |school| school.index() as u8);
        self.key.own = self.position.zeros.of(0) | preferred << 5;
        for (other, byte) in self.key.others.iter_mut().enumerate() {
            *byte = self.position.zeros.of(other + 1);
        }
        self.key.others[0] |= self.position.leader.number() << 5;
    }

    /// The margin, or a bound outside the window, if it is already known.
    #[inline]
    fn settled(&self, low: i16, high: i16) -> Option<i16> {
        if self.lower >= high || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= low {
            Some(self.upper)
        } else {
            None
        }
    }
}
