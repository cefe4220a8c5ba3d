//! The margin of a side, whatever the others do.

use arrayvec::ArrayVec;
use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, FavourTable, Rank, Word};

use super::duel;
use super::finale::Finale;
use super::moment::{Bout, Moment, Stage};
use super::quartet::Quartet;
use super::table::{Key, Leads, SURE, Table};
use super::tries::{Merits, Tries, sole};
use super::trio::Trio;
use super::window::Window;
use crate::Pace;

/// How often the pace is asked. Three bouts of two players are one node, and take their time.
const NODES_BETWEEN_QUESTIONS: u64 = 256;

/// What a point of favour counts for when plays are put in order, beside their merits.
pub(super) const POINT: i32 = 64;

const ZERO: i16 = FavourTable::ZERO as i16;

/// The search for the margin of one side against all others together.
pub(super) struct Search<W: Word, const OTHERS: usize, P> {
    pub(super) stage: Stage<W>,
    table: Table<W, OTHERS>,
    merits: Merits,
    pub(super) nodes: u64,
    asked: u64,
    pace: P,
}

/// What can be told of a moment between bouts without playing on.
struct Glance<W: Word, const OTHERS: usize> {
    moment: Moment<W, OTHERS>,
    key: Key<W, OTHERS>,
    /// The leads that are left if everything goes wrong.
    least: Leads<OTHERS>,
    /// The margin is at least this.
    lower: i16,
    /// The margin is at most this.
    upper: i16,
    /// What was best to lead with, as far as is known.
    best: Option<Card>,
}

impl<W: Word, const OTHERS: usize, P: Pace> Search<W, OTHERS, P> {
    pub(super) fn new(stage: Stage<W>, pace: P) -> Self {
        Self { stage, table: Table::new(), merits: Merits::new(), nodes: 0, asked: 0, pace }
    }

    /// The margin from this moment on, as far as it lies between `low` and `high`; else a bound that
    /// is at most `low` or at least `high`. `None` when the pace does not go on.
    pub(super) fn between_bouts(
        &mut self,
        moment: Moment<W, OTHERS>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let mut glance = Glance::new(moment);
        self.glance(&mut glance, low, high);
        match glance.settled(low, high) {
            Some(value) => Some(value),
            None => self.look(&glance, low, high),
        }
    }

    /// Finds the bounds of a moment, as far as they matter.
    fn glance(&mut self, glance: &mut Glance<W, OTHERS>, low: i16, high: i16) {
        self.nodes += 1;
        let moment = &glance.moment;
        if moment.bouts_left <= 1 {
            let value = self.last_bout(moment);
            (glance.lower, glance.upper) = (value, value);
            return;
        }
        // Most are settled without looking any closer.
        let least = moment.leads.iter().fold(SURE, |least, lead| least.min(*lead));
        let most = moment.swing + ZERO;
        (glance.lower, glance.upper) = (least - most, least + most);
        if glance.settled(low, high).is_some() {
            return;
        }
        if moment.bouts_left == 2 && (OTHERS == 1 || self.stage.players == 4) {
            // What more could be told costs as much as it saves.
            let most = self.most_of_two(moment.left) + ZERO;
            (glance.lower, glance.upper) = (least - most, least + most);
            return;
        }
        let is_finale = moment.bouts_left == 2;
        self.survey(glance);
        if !is_finale && glance.settled(low, high).is_none() {
            self.recall(glance);
        }
    }

    /// What was found out about the moment when it came up before.
    #[inline]
    fn recall(&self, glance: &mut Glance<W, OTHERS>) {
        if let Some(finding) = self.table.find(glance.key) {
            glance.best = finding.best;
            let (lower, upper) = finding.bounds(&glance.moment.leads);
            glance.lower = glance.lower.max(lower);
            glance.upper = glance.upper.min(upper);
        }
    }

    /// Plays on from a moment that is not settled.
    fn look(&mut self, glance: &Glance<W, OTHERS>, low: i16, high: i16) -> Option<i16> {
        let moment = &glance.moment;
        if moment.bouts_left == 2 {
            if Quartet::serves(&self.stage, moment) {
                let quartet = Quartet::new(&self.stage, moment, high);
                return Some(high + i16::from(quartet.margin()));
            }
            let finale = Finale::new(&self.stage, moment);
            return Some(finale.margin(moment.preferred, low, high));
        }
        if moment.bouts_left == 3 && self.stage.players == 2 {
            // A moment is come back to with other leads: then nothing is left to find out.
            let value = duel::margin(&self.stage, moment);
            let best = self.stage.troupe(moment.left, moment.leader).last()?;
            let finding = self.table.note(glance.key, best);
            finding.enough[0] = moment.leads[0] - value;
            finding.too_little[0] = finding.enough[0];
            return Some(value);
        }
        if self.nodes >= self.asked + NODES_BETWEEN_QUESTIONS {
            self.asked = self.nodes;
            if !self.pace.goes_on(self.nodes) {
                return None;
            }
        }
        let (value, best) = if moment.bouts_left == 3 && Quartet::serves(&self.stage, moment) {
            // It only tells whether a goal is reached, and no other question is ever asked.
            debug_assert_eq!(low + 1, high);
            let verdict = Trio::judge(&self.stage, moment, high, glance.best);
            self.nodes += verdict.nodes;
            (verdict.margin, verdict.best)
        } else {
            self.lead(moment, glance.best, low, high)?
        };
        let finding = self.table.note(glance.key, best?);
        for (place, (lead, least)) in moment.leads.iter().zip(glance.least).enumerate() {
            if value > low {
                finding.enough[place] = lead - value.max(least);
            }
            if value < high {
                // A lead that cannot be lost has no part in a failure.
                finding.too_little[place] = if least > value { SURE } else { lead - value };
            }
        }
        Some(value)
    }

    /// Everybody has one gladiator left, or none.
    fn last_bout(&self, moment: &Moment<W, OTHERS>) -> i16 {
        let held = |left, seat| self.stage.troupe(left, seat).last();
        let Some(card) = held(moment.left, moment.leader) else { return moment.margin() };
        let mut bout = self.stage.lead(moment, card);
        while bout.turn != moment.leader
            && let Some(card) = held(bout.left, bout.turn)
        {
            bout = self.stage.join(&bout, card);
        }
        self.stage.finish(moment, &bout).margin()
    }

    /// The margin, and what is best to lead with.
    fn lead(
        &mut self,
        moment: &Moment<W, OTHERS>,
        first: Option<Card>,
        low: i16,
        high: i16,
    ) -> Option<(i16, Option<Card>)> {
        let mut window = Window::new(self.stage.is_own(moment.leader), low, high);
        let mut best = None;
        let mut tries = Tries::leads(&self.stage, moment, &self.merits, first);
        while let Some((_, card)) = tries.next() {
            let bout = self.stage.lead(moment, card);
            let value = self.in_bout(moment, &bout, window.low, window.high)?;
            if best.is_none() || window.improves(value) {
                best = Some(card);
            }
            if window.closes(value) {
                self.merits.reward_lead(card, moment.bouts_left);
                break;
            }
        }
        Some((window.best, best))
    }

    /// The margin from the middle of a bout on.
    pub(super) fn in_bout(
        &mut self,
        moment: &Moment<W, OTHERS>,
        bout: &Bout<W>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        if bout.turn == moment.leader {
            return self.between_bouts(self.stage.finish(moment, bout), low, high);
        }
        let legal = self.stage.legal(bout);
        if legal.len() == 1 {
            let bout = self.stage.join(bout, legal.last()?);
            return self.in_bout(moment, &bout, low, high);
        }
        if bout.turn.next(self.stage.players) == moment.leader {
            return self.finish_bout(moment, bout, legal, low, high);
        }
        let mut window = Window::new(self.stage.is_own(bout.turn), low, high);
        let mut tries = Tries::replies(&self.stage, moment, bout, legal, &self.merits);
        while let Some((_, card)) = tries.next() {
            let next = self.stage.join(bout, card);
            if window.closes(self.in_bout(moment, &next, window.low, window.high)?) {
                self.merits.reward_reply(bout.last, card, moment.bouts_left);
                break;
            }
        }
        Some(window.best)
    }

    /// The margin when the last seat of a bout chooses: it glances at all that it can bring about
    /// before it looks any closer.
    fn finish_bout(
        &mut self,
        moment: &Moment<W, OTHERS>,
        bout: &Bout<W>,
        legal: CardSet<W>,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let own = self.stage.is_own(bout.turn);
        let mut window = Window::new(own, low, high);
        let mut glances: ArrayVec<Glance<W, OTHERS>, 10> = ArrayVec::new();
        let mut tries = Tries::new();
        for card in sole(&self.stage, moment, Some(bout), legal).iter() {
            let next = self.stage.finish(moment, &self.stage.join(bout, card));
            glances.push(Glance::new(next));
            let Some(glance) = glances.last_mut() else { break };
            self.glance(glance, window.low, window.high);
            let Some(value) = glance.settled(window.low, window.high) else {
                let middle = i32::from(glance.lower) + i32::from(glance.upper);
                let promise = POINT / 2 * if own { middle } else { -middle };
                let merit = self.merits.of_reply(bout.last, card);
                tries.push(card, merit.saturating_add(promise));
                continue;
            };
            glances.pop();
            if window.closes(value) {
                self.merits.reward_reply(bout.last, card, moment.bouts_left);
                return Some(window.best);
            }
        }
        while let Some((place, card)) = tries.next() {
            let glance = &glances[place];
            // What was found since may have narrowed what matters.
            let value = match glance.settled(window.low, window.high) {
                Some(value) => value,
                None => self.look(glance, window.low, window.high)?,
            };
            if window.closes(value) {
                self.merits.reward_reply(bout.last, card, moment.bouts_left);
                break;
            }
        }
        Some(window.best)
    }

    /// The most that the favour of the last two bouts can come to, for one side or against it. Every
    /// seat adds one gladiator to each: so either one bout is good to win and the other bad, with
    /// everybody's better one in the first, or all goes one way.
    fn most_of_two(&self, left: CardSet<W>) -> i16 {
        let (mut total, mut spread) = (0, 0);
        for seat in Seat::all(self.stage.players) {
            let troupe = self.stage.troupe(left, seat);
            if let (Some(one), Some(other)) = (troupe.iter().next(), troupe.last()) {
                let (one, other) = (self.stage.worth(one), self.stage.worth(other));
                total += one + other;
                spread += (one - other).abs();
            }
        }
        spread.max(total.abs())
    }

    fn survey(&self, glance: &mut Glance<W, OTHERS>) {
        let moment = &mut glance.moment;
        let players = self.stage.players;
        let mut challengers = CardSet::EMPTY;
        // Who comes before seat 0.
        let mut before = self.stage.troupe(moment.left, Seat::new(players - 1));
        for seat in Seat::all(players) {
            let troupe = self.stage.troupe(moment.left, seat);
            challengers = challengers | troupe & before.same_ranks();
            before = troupe;
        }
        // Only these schools can be preferred when the round ends.
        let mut possible = match moment.preferred {
            Some(_) => challengers.schools(),
            None => moment.left.schools(), // G3.1
        };
        if let Some(school) = moment.preferred {
            possible.insert(school);
        }
        moment.possible = possible;
        moment.zeros = moment.zeros.only(possible);
        let possible = possible.bits();
        let zeros_left = moment.left & CardSet::of_rank(Rank::ZERO);
        let zeros_left =
            if zeros_left.is_empty() { 0 } else { zeros_left.schools().bits() & possible };
        let own = moment.zeros.of(0);
        let most =
            if moment.bouts_left == 2 { self.most_of_two(moment.left) } else { moment.swing };
        let moment = &mut glance.moment;
        glance.least = moment.leads;
        (glance.lower, glance.upper) = (SURE, SURE);
        for (other, least) in glance.least.iter_mut().enumerate() {
            let taken = moment.zeros.of(other + 1);
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
            glance.upper = glance.upper.min(*least + most + best_zero);
            *least += worst_zero - most;
            glance.lower = glance.lower.min(*least);
        }
        glance.note_key();
    }
}

impl<W: Word, const OTHERS: usize> Glance<W, OTHERS> {
    #[inline]
    fn new(moment: Moment<W, OTHERS>) -> Self {
        let key = Key { left: moment.left, own: 0, others: [0; OTHERS] };
        Self { moment, key, least: moment.leads, lower: 0, upper: 0, best: None }
    }

    #[inline]
    fn note_key(&mut self) {
        // A byte of zeros has room for three more bits.
        let preferred = self.moment.preferred.map_or(5, |school| school.index() as u8);
        self.key.own = self.moment.zeros.of(0) | preferred << 5;
        for (other, byte) in self.key.others.iter_mut().enumerate() {
            *byte = self.moment.zeros.of(other + 1);
        }
        self.key.others[0] |= self.moment.leader.number() << 5;
    }

    /// The margin, or a bound beyond the window, if that is known already.
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
