//! The last two bouts of a round. Most of what a search looks at are these, so they are played with
//! bare bytes: two gladiators a seat, and no sets.

use munera_rules::Seat;
use munera_rules::gorus::{Card, Word};

use super::moment::{Moment, Stage, Taker, Zeros};
use super::table::{Leads, SURE};

/// A gladiator as [`Card::byte`] has it: the school, counted from 1, above four bits of rank.
type Byte = u8;

#[inline]
const fn school(card: Byte) -> u8 {
    card >> 4
}

#[inline]
const fn rank(card: Byte) -> u8 {
    card & 15
}

/// What everybody holds when two bouts are left.
pub(super) struct Finale<'s, W: Word, const OTHERS: usize> {
    stage: &'s Stage<W>,
    /// The two gladiators of each seat.
    pairs: [[Byte; 2]; Seat::MOST],
    leader: u8,
    leads: Leads<OTHERS>,
    zeros: Zeros,
}

/// A bout as far as it has come.
#[derive(Clone, Copy)]
struct Line {
    initiating: u8,
    preferred: u8,
    last: Byte,
    winning: Byte,
    winner: u8,
    /// The schools whose 0 lies on the table, a bit each.
    zeros: u8,
    favour: i16,
}

impl<'s, W: Word, const OTHERS: usize> Finale<'s, W, OTHERS> {
    #[inline]
    pub(super) fn new(stage: &'s Stage<W>, moment: &Moment<W, OTHERS>) -> Self {
        let mut pairs = [[0; 2]; Seat::MOST];
        for seat in Seat::all(stage.players) {
            let mut cards = stage.troupe(moment.left, seat).iter();
            // A search never comes here with other than two.
            pairs[seat.index() & 7] = [(); 2].map(|()| cards.next().map_or(0, Card::byte));
        }
        let leader = moment.leader.number();
        Self { stage, pairs, leader, leads: moment.leads, zeros: moment.zeros }
    }

    /// The margin, as [`Search`](super::search::Search) has it.
    #[inline]
    pub(super) fn margin(&self, preferred: Option<u8>, mut low: i16, mut high: i16) -> i16 {
        let own = self.stage.taker(self.leader) == 0;
        let mut best = if own { -SURE } else { SURE };
        for choice in 0..2 {
            let card = self.pairs[self.leader as usize & 7][choice];
            let line = self.begin(self.leader, card, preferred.unwrap_or(school(card)));
            let value = self.first_bout(&line, self.next(self.leader), (choice as u8) << self.leader, low, high);
            if own {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        best
    }

    /// Everybody's choice in the first of the two bouts; `chosen` has a bit for each seat.
    fn first_bout(&self, line: &Line, seat: u8, chosen: u8, mut low: i16, mut high: i16) -> i16 {
        if seat == self.leader {
            return self.second_bout(line, chosen);
        }
        let pair = self.pairs[seat as usize & 7];
        let follows = |card| school(card) == line.initiating;
        // G3.3–G3.5: with nothing to follow with, anything goes.
        let is_free = !follows(pair[0]) && !follows(pair[1]);
        let own = self.stage.taker(seat) == 0;
        let mut best = if own { -SURE } else { SURE };
        for choice in [1, 0] {
            let card = pair[choice as usize];
            if !(is_free || follows(card) || rank(card) == rank(line.last)) {
                continue;
            }
            let next = self.join(line, seat, card, self.leader, chosen);
            let value = self.first_bout(&next, self.next(seat), chosen | choice << seat, low, high);
            if own {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        best
    }

    /// What was not chosen is played, and the round is over.
    #[inline]
    fn second_bout(&self, first: &Line, chosen: u8) -> i16 {
        let leader = first.winner;
        let rest = !chosen;
        let held = |seat: u8| self.pairs[seat as usize & 7][(rest >> seat & 1) as usize];
        let mut line = self.begin(leader, held(leader), first.preferred);
        let mut seat = self.next(leader);
        while seat != leader {
            line = self.join(&line, seat, held(seat), leader, rest);
            seat = self.next(seat);
        }
        let (mut leads, mut zeros) = (self.leads, self.zeros);
        for bout in [first, &line] {
            let taker = self.stage.taker(bout.winner);
            zeros.0 |= u64::from(bout.zeros) << (8 * taker);
            collect(&mut leads, taker, bout.favour);
        }
        let bit = line.preferred.wrapping_sub(1);
        for taker in 0..=OTHERS as Taker {
            let has_zero = i16::from(zeros.of(taker as usize) >> (bit & 7) & 1);
            collect(&mut leads, taker, 5 * has_zero);
        }
        leads.into_iter().fold(SURE, i16::min)
    }

    #[inline]
    fn next(&self, seat: u8) -> u8 {
        if seat + 1 == self.stage.players { 0 } else { seat + 1 }
    }

    #[inline]
    fn begin(&self, seat: u8, card: Byte, preferred: u8) -> Line {
        Line {
            initiating: school(card),
            preferred,
            last: card,
            winning: card,
            winner: seat,
            zeros: zero_bit(card),
            favour: self.stage.worth_of_rank(rank(card)),
        }
    }

    /// G3.4, G3.6, as elsewhere. `leader` and `chosen` tell what lies on the table.
    #[inline]
    fn join(&self, line: &Line, seat: u8, card: Byte, leader: u8, chosen: u8) -> Line {
        let mut next = *line;
        next.last = card;
        next.zeros |= zero_bit(card);
        next.favour += self.stage.worth_of_rank(rank(card));
        if rank(card) == rank(line.last) {
            next.preferred = school(card);
            (next.winning, next.winner) = (card, seat);
            let mut other = leader;
            while other != seat {
                let played = self.pairs[other as usize & 7][(chosen >> other & 1) as usize];
                if school(played) == school(card) && played > next.winning {
                    (next.winning, next.winner) = (played, other);
                }
                other = self.next(other);
            }
        } else {
            let same = school(card) == school(line.winning);
            let beats = if same { card > line.winning } else { school(card) == line.preferred };
            next.winning = std::hint::select_unpredictable(beats, card, line.winning);
            next.winner = std::hint::select_unpredictable(beats, seat, line.winner);
        }
        next
    }
}

#[inline]
fn collect<const OTHERS: usize>(leads: &mut Leads<OTHERS>, taker: Taker, favour: i16) {
    if taker == 0 {
        leads.iter_mut().for_each(|lead| *lead += favour);
    } else if let Some(lead) = leads.get_mut(taker as usize - 1) {
        *lead -= favour;
    }
}

#[inline]
fn zero_bit(card: Byte) -> u8 {
    u8::from(rank(card) == 0) << (school(card).wrapping_sub(1) & 7)
}
