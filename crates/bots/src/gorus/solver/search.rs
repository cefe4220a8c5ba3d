//! The margin of a side, whatever the others do.

use munera_rules::gorus::{Card, CardSet, FavourTable, Rank, School, SchoolSet, Word};
use munera_rules::Seat;

use super::moment::{Moment, Stage};
use super::table::{Key, Leads, SURE, Table};
use crate::Pace;

/// How often the pace is asked.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;

/// Up to so many bouts before the end, two sides' margin is worked out exactly at once: a moment is
/// come back to with other leads, and then there is nothing left to find out.
const EXACT: u8 = 3;

/// The search for the margin of one side against all others together.
pub(super) struct Search<W: Word, const OTHERS: usize, P> {
    pub(super) stage: Stage<W>,
    table: Table<W, OTHERS>,
    /// How often a gladiator has settled a question, the earlier in the round the more.
    merits: Box<[u32; 128]>,
    replies: Box<[[u32; 128]; 128]>,
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

/// The plays that are worth a try.
struct Tries {
    cards: [(i32, Option<Card>); 16],
    count: usize,
}

impl Tries {
    #[inline]
    fn next(&mut self) -> Option<Card> {
        // Few are tried at all, so they are not sorted: the best is looked for each time.
        let last = self.count.checked_sub(1)?;
        let mut best = 0;
        for place in 1..=last {
            if self.cards[place & 15].0 > self.cards[best & 15].0 {
                best = place;
            }
        }
        let (_, card) = self.cards[best & 15];
        self.cards[best & 15] = self.cards[last & 15];
        self.count = last;
        card
    }
}

impl<W: Word, const OTHERS: usize, P: Pace> Search<W, OTHERS, P> {
    pub(super) fn new(stage: Stage<W>, pace: P) -> Self {
        Self {
            stage,
            table: Table::new(),
            merits: Box::new([0; 128]),
            replies: Box::new([[0; 128]; 128]),
            nodes: 0,
            asked: 0,
            pace,
        }
    }

    /// The margin from this moment on, as far as it lies between `low` and `high`; else a bound that
    /// is at most `low` or at least `high`. `None` when the pace does not go on.
    pub(super) fn margin(&mut self, moment: &Moment<W, OTHERS>, low: i16, high: i16) -> Option<i16> {
        if moment.last.is_none() {
            self.between_bouts(*moment, low, high)
        } else {
            self.in_bout(moment, low, high)
        }
    }

    fn between_bouts(
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
        if moment.bouts_left <= 1 {
            return self.last_bout(moment);
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
        let tries = self.tries(&moment, best);
        let (value, best) = self.try_all(&moment, tries, low, high)?;
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

    fn last_bout(&mut self, mut moment: Moment<W, OTHERS>) -> Option<i16> {
        while moment.bouts_left > 0 {
            let card = self.stage.troupe(&moment, moment.turn).last()?;
            moment = self.stage.play(&moment, card);
        }
        Some(self.stage.margin(&moment))
    }

    fn in_bout(&mut self, moment: &Moment<W, OTHERS>, low: i16, high: i16) -> Option<i16> {
        let legal = self.stage.legal(moment);
        if legal.len() == 1 {
            return self.after(moment, legal.last()?, low, high);
        }
        let tries = self.tries(moment, None);
        self.try_all(moment, tries, low, high).map(|(value, _)| value)
    }

    fn try_all(
        &mut self,
        moment: &Moment<W, OTHERS>,
        mut tries: Tries,
        mut low: i16,
        mut high: i16,
    ) -> Option<(i16, Option<Card>)> {
        let own = self.stage.is_own(moment.turn);
        let mut best = (if own { -SURE } else { SURE }, None);
        while let Some(card) = tries.next() {
            let value = self.after(moment, card, low, high)?;
            if own {
                if value > best.0 || best.1.is_none() {
                    best = (value, Some(card));
                    low = low.max(value);
                }
            } else if value < best.0 || best.1.is_none() {
                best = (value, Some(card));
                high = high.min(value);
            }
            if low >= high {
                let weight = u32::from(moment.bouts_left) * u32::from(moment.bouts_left);
                match moment.last {
                    None => self.merits[card.byte() as usize & 127] += weight,
                    Some(last) => {
                        self.replies[last.byte() as usize & 127][card.byte() as usize & 127] += weight;
                    }
                }
                break;
            }
        }
        Some(best)
    }

    #[inline]
    fn after(
        &mut self,
        moment: &Moment<W, OTHERS>,
        card: Card,
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let next = self.stage.play(moment, card);
        self.margin(&next, low, high)
    }

    /// What is worth a try, with how promising it seems.
    fn tries(&self, moment: &Moment<W, OTHERS>, first: Option<Card>) -> Tries {
        let mut tries = Tries { cards: [(0, None); 16], count: 0 };
        let own = self.stage.is_own(moment.turn);
        let players = self.stage.players;
        let seat = moment.turn;
        let troupe = self.stage.troupe(moment, seat);
        let before = self.stage.troupe(moment, seat.plus(players - 1, players));
        let after = self.stage.troupe(moment, seat.next(players));
        let live = before.same_ranks() | after.same_ranks();
        let rivals = moment.left & !troupe | moment.table;
        let mut previous: Option<(Card, i16)> = None;
        let merits = match moment.last {
            None => &*self.merits,
            Some(last) => &self.replies[last.byte() as usize & 127],
        };
        for card in self.stage.legal(moment).iter() {
            let is_inert = !live.contains(card)
                && moment.last.is_none_or(|last| last.rank() != card.rank());
            if is_inert {
                let worth = if card.rank() == Rank::ZERO && moment.possible.contains(card.school()) {
                    SURE
                } else {
                    self.stage.worth(card)
                };
                if let Some((other, its_worth)) = previous
                    && worth == its_worth
                    && other.school() == card.school()
                    && (CardSet::between(other, card) & rivals).is_empty()
                    && Some(card) != first
                {
                    previous = Some((card, worth));
                    continue;
                }
                previous = Some((card, worth));
            }
            let mut score = merits[card.byte() as usize & 127] as i32;
            if Some(card) == first {
                score = i32::MAX;
            } else if moment.last.is_some() {
                let (winner, gain) = self.stage.loot(moment, card);
                let good = self.stage.is_own(winner) == own;
                score += 64 * i32::from(if good { gain } else { -gain });
            }
            tries.cards[tries.count & 15] = (score, Some(card));
            tries.count += 1;
        }
        tries
    }

    fn survey(&self, moment: &mut Moment<W, OTHERS>) -> Survey<W, OTHERS> {
        let players = self.stage.players;
        let mut challengers = CardSet::EMPTY;
        let mut before = self.stage.troupe(moment, Seat::new(players - 1)).same_ranks();
        for seat in Seat::all(players) {
            let troupe = self.stage.troupe(moment, seat);
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
        let zeros_left = (moment.left & CardSet::of_rank(Rank::ZERO)).schools().bits();
        let zeros_left = zeros_left & possible.bits();
        for school in School::ALL {
            if !possible.contains(school) {
                moment.zeros &= !(15 << (4 * school.index()));
            }
        }
        let own = Stage::<W>::own_zeros(moment) & possible.bits();
        let zero = i16::from(FavourTable::ZERO);
        let mut least = moment.leads;
        let (mut lower, mut upper) = (SURE, SURE);
        for (other, least) in least.iter_mut().enumerate() {
            let taken = Stage::<W>::zeros_of(moment, other) & possible.bits();
            let best_zero = if zeros_left | own != 0 {
                zero
            } else if possible.bits() & !taken != 0 {
                0
            } else {
                -zero
            };
            let worst_zero = if zeros_left | taken != 0 {
                -zero
            } else if possible.bits() & !own != 0 {
                0
            } else {
                zero
            };
            upper = upper.min(*least + moment.swing + best_zero);
            *least = *least - moment.swing + worst_zero;
            lower = lower.min(*least);
        }
        let preferred = moment.preferred.map_or(5, |school| school.index() as u32);
        let rest = moment.zeros | preferred << 20 | u32::from(moment.leader.number()) << 24;
        let _ = SchoolSet::EMPTY;
        Survey { key: Key { left: moment.left, rest }, least, lower, upper }
    }
}
