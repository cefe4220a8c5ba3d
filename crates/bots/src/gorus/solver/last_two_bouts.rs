//! The last two bouts of a round. A search visits mostly these, so they are played with plain
//! bytes: two gladiators per seat, and no sets.

use munera_rules::Seat;
use munera_rules::gorus::{Card, FavourTable, School, Word};

use super::alpha_beta::AlphaBeta;
use super::round::{BetweenBouts, RoundFacts, Zeros, collect};
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

/// The hands when two bouts are left.
pub(super) struct LastTwoBouts<'s, W: Word, const OTHERS: usize> {
    facts: &'s RoundFacts<W>,
    /// The two gladiators of each seat.
    pairs: [[Byte; 2]; Seat::MOST],
    leader: u8,
    leads: Leads<OTHERS>,
    zeros: Zeros,
    /// The total favour, with every 0 counted as nothing.
    total: i16,
    /// The most that a 0 can be worth: nothing if none can matter.
    zero: i16,
    /// Which seats hold a 0, two bits per seat: one for each of its gladiators.
    held_zeros: u16,
}

/// A bout up to some point.
#[derive(Clone, Copy)]
struct Line {
    initiating: u8,
    preferred: u8,
    last: Byte,
    winning: Byte,
    winner: u8,
    favour: i16,
}

impl<'s, W: Word, const OTHERS: usize> LastTwoBouts<'s, W, OTHERS> {
    #[inline]
    pub(super) fn new(facts: &'s RoundFacts<W>, position: &BetweenBouts<W, OTHERS>) -> Self {
        let mut pairs = [[0; 2]; Seat::MOST];
        let (mut total, mut held_zeros) = (0, 0);
        for seat in Seat::all(facts.players) {
            let mut cards = facts.troupe(position.left, seat).iter();
            // A search calls this only with two gladiators per seat.
            let pair = [(); 2].map(|()| cards.next().map_or(0, Card::byte));
            for (choice, card) in pair.into_iter().enumerate() {
                total += facts.worth_of_rank(rank(card));
                held_zeros |= u16::from(rank(card) == 0) << (2 * seat.index() + choice);
            }
            pairs[seat.index() & 7] = pair;
        }
        let matters = held_zeros != 0 || position.zeros != Zeros::default();
        let zero = if matters { i16::from(FavourTable::ZERO) } else { 0 };
        let leader = position.leader.number();
        let (leads, zeros) = (position.leads, position.zeros);
        Self { facts, pairs, leader, leads, zeros, total, zero, held_zeros }
    }

    /// The margin between `low` and `high`, or a bound beyond.
    #[inline]
    pub(super) fn margin(&self, preferred: Option<School>, low: i16, high: i16) -> i16 {
        let mut window = AlphaBeta::new(self.facts.taker(self.leader) == 0, low, high);
        for choice in 0..2 {
            let card = self.pairs[self.leader as usize & 7][choice as usize];
            let preferred = preferred.map_or(school(card), |school| school as u8 + 1);
            let line = self.begin(self.leader, card, preferred);
            let (seat, chosen) = (self.next(self.leader), choice << self.leader);
            if window.closes(self.first_bout(line, seat, chosen, window.low, window.high)) {
                break;
            }
        }
        window.best
    }

    /// Each seat's choice in the first of the two bouts; `chosen` has a bit for each seat.
    fn first_bout(&self, line: Line, seat: u8, chosen: u8, low: i16, high: i16) -> i16 {
        if seat == self.leader {
            return self.second_bout(line, chosen, low, high);
        }
        let pair = self.pairs[seat as usize & 7];
        // G3.3–G3.5: a seat that can follow must follow or challenge.
        let follows = pair.map(|card| school(card) == line.initiating);
        let is_free = !(follows[0] | follows[1]);
        let is_legal =
            |choice: usize| is_free | follows[choice] | (rank(pair[choice]) == rank(line.last));
        let next = self.next(seat);
        let joined = |choice: u8| {
            let line = self.join(line, seat, pair[choice as usize], self.leader, chosen);
            (line, chosen | choice << seat)
        };
        if !(is_legal(0) && is_legal(1)) {
            let (line, chosen) = joined(u8::from(is_legal(1)));
            return self.first_bout(line, next, chosen, low, high);
        }
        let own = self.facts.taker(seat) == 0;
        let lines = [joined(0), joined(1)];
        // As if the bout ended here.
        let [one, other] = lines.map(|(line, _)| {
            let good = (self.facts.taker(line.winner) == 0) == own;
            if good { line.favour } else { -line.favour }
        });
        let order = if one > other { [0, 1] } else { [1, 0] };
        let mut window = AlphaBeta::new(own, low, high);
        for choice in order {
            let (line, chosen) = lines[choice];
            if window.closes(self.first_bout(line, next, chosen, window.low, window.high)) {
                break;
            }
        }
        window.best
    }

    /// Plays the gladiators that were not chosen; then the round is over.
    #[inline]
    fn second_bout(&self, first: Line, chosen: u8, low: i16, high: i16) -> i16 {
        let mut leads = self.leads;
        let taker = self.facts.taker(first.winner);
        collect(&mut leads, taker, first.favour);
        let least = leads.iter().fold(SURE, |least, lead| least.min(*lead));
        let most = (self.total - first.favour).abs() + self.zero;
        if least - most >= high {
            return least - most;
        }
        if least + most <= low {
            return least + most;
        }
        let leader = first.winner;
        let rest = !chosen;
        let held = |seat: u8| self.pairs[seat as usize & 7][(rest >> seat & 1) as usize];
        let mut line = self.begin(leader, held(leader), first.preferred);
        let mut seat = self.next(leader);
        while seat != leader {
            line = self.join(line, seat, held(seat), leader, rest);
            seat = self.next(seat);
        }
        let last_taker = self.facts.taker(line.winner);
        collect(&mut leads, last_taker, line.favour);
        let mut zeros = self.zeros;
        let mut held_zeros = self.held_zeros;
        while held_zeros != 0 {
            let place = held_zeros.trailing_zeros() as usize;
            held_zeros &= held_zeros - 1;
            let (seat, choice) = (place / 2, place % 2);
            let is_first = chosen as usize >> seat & 1 == choice;
            let card = self.pairs[seat & 7][choice];
            zeros.add(if is_first { taker } else { last_taker }, school(card) - 1);
        }
        // G1.3: the 0 of the school that is preferred now.
        if let Some(taker) = zeros.taker(line.preferred - 1) {
            collect(&mut leads, taker, self.zero);
        }
        leads.iter().fold(SURE, |least, lead| least.min(*lead))
    }

    #[inline]
    fn next(&self, seat: u8) -> u8 {
        if seat + 1 == self.facts.players { 0 } else { seat + 1 }
    }

    #[inline]
    fn begin(&self, seat: u8, card: Byte, preferred: u8) -> Line {
        Line {
            initiating: school(card),
            preferred,
            last: card,
            winning: card,
            winner: seat,
            favour: self.facts.worth_of_rank(rank(card)),
        }
    }

    /// G3.4, G3.6, as elsewhere. `leader` and `chosen` say which gladiators lie on the table.
    #[inline]
    fn join(&self, mut line: Line, seat: u8, card: Byte, leader: u8, chosen: u8) -> Line {
        line.favour += self.facts.worth_of_rank(rank(card));
        if rank(card) == rank(line.last) {
            line.preferred = school(card);
            (line.winning, line.winner) = (card, seat);
            let mut other = leader;
            while other != seat {
                let played = self.pairs[other as usize & 7][(chosen >> other & 1) as usize];
                if school(played) == school(card) && played > line.winning {
                    (line.winning, line.winner) = (played, other);
                }
                other = self.next(other);
            }
        } else {
            let is_same = school(card) == school(line.winning);
            let beats = if is_same { card > line.winning } else { school(card) == line.preferred };
            line.winning = std::hint::select_unpredictable(beats, card, line.winning);
            line.winner = std::hint::select_unpredictable(beats, seat, line.winner);
        }
        line.last = card;
        line
    }
}
