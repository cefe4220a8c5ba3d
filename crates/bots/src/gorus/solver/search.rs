//! The margin of a side, whatever the others do.

use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, FavourTable, Rank, Word};

use super::moment::{Bout, Moment, Stage};
use super::table::{Key, Leads, SURE, Table};
use super::tries::{Merits, Tries};
use crate::Pace;

/// How often the pace is asked.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;

/// Up to so many bouts before the end, two sides' margin is worked out exactly at once: such a moment
/// is come back to with other leads, and then there is nothing left to find out.
const EXACT: u8 = 3;

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

/// What a moment between bouts looks like.
struct Survey<W: Word, const OTHERS: usize> {
    key: Key<W>,
    /// The leads that are left if everything goes wrong.
    least: Leads<OTHERS>,
    lower: i16,
    upper: i16,
}

impl<W: Word, const OTHERS: usize, P: Pace> Search<W, OTHERS, P> {
    pub(super) fn new(stage: Stage<W>, pace: P) -> Self {
        Self { stage, table: Table::new(), merits: Merits::new(), nodes: 0, asked: 0, pace }
    }

    /// The margin from this moment on, as far as it lies between `low` and `high`; else a bound that
    /// is at most `low` or at least `high`. `None` when the pace does not go on.
    pub(super) fn between_bouts(
        &mut self,
        mut moment: Moment<W, OTHERS>,
        mut low: i16,
        mut high: i16,
    ) -> Option<i16> {
        self.nodes += 1;
        if self.nodes >= self.asked + NODES_BETWEEN_QUESTIONS {
            self.asked = self.nodes;
            if !self.pace.goes_on(self.nodes) {
                return None;
            }
        }
        if moment.bouts_left == 1 {
            return self.last_bout(&moment);
        }
        // Most are settled without looking any closer.
        let least_lead = moment.leads.iter().fold(SURE, |least, lead| least.min(*lead));
        let most = moment.swing + ZERO;
        if least_lead + most <= low {
            return Some(least_lead + most);
        }
        if least_lead - most >= high {
            return Some(least_lead - most);
        }
        let survey = self.survey(&mut moment);
        if survey.upper <= low {
            return Some(survey.upper);
        }
        if survey.lower >= high {
            return Some(survey.lower);
        }
        let mut best = None;
        if let Some(finding) = self.table.find(survey.key) {
            best = finding.best;
            let (lower, upper) = finding.bounds(&moment.leads);
            if lower >= high || lower == upper {
                return Some(lower);
            }
            if upper <= low {
                return Some(upper);
            }
        }
        if OTHERS == 1 && moment.bouts_left <= EXACT {
            (low, high) = (-SURE, SURE);
        }
        let (value, best) = self.lead(&moment, best, low, high)?;
        let finding = self.table.note(survey.key, best?);
        for (place, (lead, least)) in moment.leads.iter().zip(survey.least).enumerate() {
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

    /// Everybody has one gladiator left.
    fn last_bout(&self, moment: &Moment<W, OTHERS>) -> Option<i16> {
        let card = self.stage.troupe(moment.left, moment.leader).last()?;
        let mut bout = self.stage.lead(moment, card);
        while bout.turn != moment.leader {
            bout = self.stage.join(&bout, self.stage.troupe(bout.left, bout.turn).last()?);
        }
        Some(self.stage.margin(&self.stage.finish(moment, &bout)))
    }

    /// The margin, and what is best to lead with.
    fn lead(
        &mut self,
        moment: &Moment<W, OTHERS>,
        first: Option<Card>,
        mut low: i16,
        mut high: i16,
    ) -> Option<(i16, Option<Card>)> {
        let own = self.stage.is_own(moment.leader);
        let mut best = (if own { -SURE } else { SURE }, None);
        let mut tries = Tries::leads(&self.stage, moment, &self.merits, first);
        while let Some(card) = tries.next() {
            let bout = self.stage.lead(moment, card);
            let value = self.in_bout(moment, &bout, low, high)?;
            if best.1.is_none() || if own { value > best.0 } else { value < best.0 } {
                best = (value, Some(card));
            }
            if own {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                self.merits.reward_lead(card, moment.bouts_left);
                break;
            }
        }
        Some(best)
    }

    /// The margin from the middle of a bout on.
    pub(super) fn in_bout(
        &mut self,
        moment: &Moment<W, OTHERS>,
        bout: &Bout<W>,
        mut low: i16,
        mut high: i16,
    ) -> Option<i16> {
        if bout.turn == moment.leader {
            return self.between_bouts(self.stage.finish(moment, bout), low, high);
        }
        let legal = self.stage.legal(bout);
        if legal.len() == 1 {
            let bout = self.stage.join(bout, legal.last()?);
            return self.in_bout(moment, &bout, low, high);
        }
        let own = self.stage.is_own(bout.turn);
        let mut best = if own { -SURE } else { SURE };
        let mut tries = Tries::replies(&self.stage, moment, bout, legal, &self.merits);
        while let Some(card) = tries.next() {
            let next = self.stage.join(bout, card);
            let value = self.in_bout(moment, &next, low, high)?;
            if own {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                self.merits.reward_reply(bout.last, card, moment.bouts_left);
                break;
            }
        }
        Some(best)
    }

    fn survey(&self, moment: &mut Moment<W, OTHERS>) -> Survey<W, OTHERS> {
        let players = self.stage.players;
        let mut challengers = CardSet::EMPTY;
        let mut before = self.stage.troupe(moment.left, Seat::new(players - 1)).same_ranks();
        for seat in Seat::all(players) {
            let troupe = self.stage.troupe(moment.left, seat);
            challengers = challengers | troupe & before;
            before = troupe.same_ranks();
        }
        // Only these schools can be preferred when the round ends.
        let mut possible = match moment.preferred {
            Some(_) => challengers.schools(),
            None => moment.left.schools(), // G3.1
        };
        moment.preferred.into_iter().for_each(|school| possible.insert(school));
        moment.possible = possible;
        moment.zeros = moment.zeros.only(possible);
        let possible = possible.bits();
        let zeros_left = (moment.left & CardSet::of_rank(Rank::ZERO)).schools().bits() & possible;
        let own = moment.zeros.of(0);
        let mut least = moment.leads;
        let (mut lower, mut upper) = (SURE, SURE);
        for (other, least) in least.iter_mut().enumerate() {
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
            upper = upper.min(*least + moment.swing + best_zero);
            *least += worst_zero - moment.swing;
            lower = lower.min(*least);
        }
        // A byte of zeros has room for three more bits.
        let preferred = moment.preferred.map_or(5, |school| school.index() as u64);
        let rest = moment.zeros.0 | preferred << 5 | u64::from(moment.leader.number()) << 13;
        Survey { key: Key { left: moment.left, rest }, least, lower, upper }
    }
}
