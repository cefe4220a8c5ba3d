//! The last two bouts of four players: all sixteen ways to play them at once.
//!
//! Each seat chooses one of two gladiators, and everything else follows. So there is a lane for
//! each way, and every step is done for all lanes together: the compiler makes vector instructions
//! of it, one byte per lane, as long as no lane has a branch or a number wider than a byte.

#![allow(clippy::needless_range_loop, reason = "several rows of lanes are walked along together")]
#![allow(clippy::needless_bitwise_bool, reason = "what is lazy is a branch, and no vector has one")]

use munera_rules::Seat;
use munera_rules::gorus::{Card, FavourTable, Word};

use super::round::{BetweenBouts, RoundFacts, Taker, Zeros};
use super::table::Leads;

/// Four seats, two choices each.
const LANES: usize = 16;
const SEATS: usize = 4;

type Bytes = [u8; LANES];

/// For each seat in the order of play, the lanes in which it chooses its second gladiator.
const CHOICES: [Bytes; SEATS] = {
    let mut choices = [[0; LANES]; SEATS];
    let mut lane = 0;
    while lane < LANES {
        let mut seat = 0;
        while seat < SEATS {
            if lane >> seat & 1 == 1 {
                choices[seat][lane] = ALL;
            }
            seat += 1;
        }
        lane += 1;
    }
    choices
};

/// A byte that says yes.
pub(super) const ALL: u8 = 0xff;

/// The bits of a card's byte for its school, and for its rank.
pub(super) const SCHOOL: u8 = 0xf0;
pub(super) const RANK: u8 = 0x0f;

/// Only a higher gladiator of the preferred school beats one of that school, and so on (G3.6).
pub(super) const PREFERRED: u8 = 0x80;
pub(super) const INITIATING: u8 = 0x40;

const ZERO: i8 = FavourTable::ZERO;

/// No side takes it.
const NO_TAKER: Taker = ALL;

/// Two bouts of four players. Seats are numbered by their place in the order of play of the first
/// one.
pub(super) struct TwoBoutsOfFour<const OTHERS: usize> {
    /// The two gladiators of each seat.
    pub(super) pairs: [[u8; 2]; SEATS],
    /// What they are worth.
    pub(super) worths: [[i8; 2]; SEATS],
    /// The side for which each seat collects.
    pub(super) takers: [Taker; SEATS],
    /// The leads over a goal.
    pub(super) leads: [i8; OTHERS],
    pub(super) zeros: Zeros,
    /// Whether a 0 that may count is among the gladiators.
    pub(super) holds_zeros: bool,
    /// The preferred school, in the bits that a card's byte has for it.
    pub(super) preferred: u8,
}

/// A lead that cannot be lost: a byte has room for it and for everything still to win.
const FAR: i16 = 64;

/// The most that can still be won, without a 0, if bytes are to be wide enough.
const MOST_SWING: i16 = FAR - 1 - ZERO as i16;

/// The leads over a goal, in bytes. A lead that cannot be lost may be shortened: it stays on its
/// side of the goal, and the result is a bound.
pub(super) fn relative<const OTHERS: usize>(leads: &Leads<OTHERS>, goal: i16) -> [i8; OTHERS] {
    leads.map(|lead| (lead - goal).clamp(-FAR, FAR) as i8)
}

/// The results of the two bouts in all lanes.
struct Ends {
    /// The sides that take the first and the second bout, and the preferred school after both.
    first_taker: Bytes,
    second_taker: Bytes,
    preferred: Bytes,
    /// Where a seat's choice is illegal.
    illegal: [Bytes; SEATS],
}

impl<const OTHERS: usize> TwoBoutsOfFour<OTHERS> {
    /// Whether there are four players, with so little left to win that bytes are enough.
    #[inline]
    pub(super) fn serves<W: Word>(
        facts: &RoundFacts<W>,
        position: &BetweenBouts<W, OTHERS>,
    ) -> bool {
        facts.players == SEATS as u8 && position.swing <= MOST_SWING && position.preferred.is_some()
    }

    /// The two bouts that are left.
    pub(super) fn new<W: Word>(
        facts: &RoundFacts<W>,
        position: &BetweenBouts<W, OTHERS>,
        goal: i16,
    ) -> Self {
        let seats: [Seat; SEATS] =
            std::array::from_fn(|place| position.leader.plus(place as u8, SEATS as u8));
        let pairs = seats.map(|seat| {
            let mut cards = facts.troupe(position.left, seat).iter();
            [(); 2].map(|()| cards.next().map_or(0, Card::byte))
        });
        Self {
            pairs,
            worths: pairs.map(|pair| pair.map(|card| facts.worth_of_rank(card & RANK) as i8)),
            takers: seats.map(|seat| facts.taker(seat.number())),
            leads: relative(&position.leads, goal),
            zeros: position.zeros,
            holds_zeros: true,
            preferred: position.preferred.map_or(0, |school| (school as u8 + 1) << 4),
        }
    }

    /// The margin over the goal. It is a lower bound if it is not negative, and otherwise an upper
    /// one; both are exact if no lead was shortened.
    // Not inlined, so that callers do not change how the compiler optimises it.
    #[inline(never)]
    pub(super) fn margin(&self) -> i8 {
        let ends = self.play();
        let zero_taker = self.zero_taker(&ends);
        let total = self.worths.as_flattened().iter().sum::<i8>();
        let firsts = self.worths.iter().map(|[one, _]| one).sum::<i8>();
        let spreads = self.worths.map(|[one, other]| other - one);
        let mut values = [0_i8; LANES];
        for lane in 0..LANES {
            let mut favour = firsts;
            for place in 0..SEATS {
                favour = favour.wrapping_add(spreads[place] & CHOICES[place][lane] as i8);
            }
            let rest = total.wrapping_sub(favour);
            let haul = |taker: u8| {
                let first = if ends.first_taker[lane] == taker { favour } else { 0 };
                let second = if ends.second_taker[lane] == taker { rest } else { 0 };
                let zero = if zero_taker[lane] == taker { ZERO } else { 0 };
                first.wrapping_add(second).wrapping_add(zero)
            };
            let mut least = i8::MAX;
            for (other, lead) in self.leads.iter().enumerate() {
                least = least.min(lead.wrapping_sub(haul(other as u8 + 1)));
            }
            values[lane] = least.saturating_add(haul(0));
        }
        self.choose(values, &ends.illegal)
    }

    #[inline]
    fn play(&self) -> Ends {
        let bytes = [0; LANES];
        let mut ends = Ends {
            first_taker: bytes,
            second_taker: bytes,
            preferred: bytes,
            illegal: [bytes; SEATS],
        };
        let ones = self.pairs.map(|[one, _]| one);
        let turns = self.pairs.map(|[one, other]| one ^ other);
        let (takers, preferred_before) = (self.takers, self.preferred);
        for lane in 0..LANES {
            let first: [u8; SEATS] =
                std::array::from_fn(|place| ones[place] ^ turns[place] & CHOICES[place][lane]);
            let second: [u8; SEATS] = std::array::from_fn(|place| first[place] ^ turns[place]);
            let initiating = first[0] & SCHOOL;
            let mut preferred = preferred_before;
            for place in 1..SEATS {
                let school = first[place] & SCHOOL;
                let matches = is_match(first[place], first[place - 1]);
                preferred = if matches { school } else { preferred };
                // G3.3–G3.5: a seat that can follow must follow or challenge.
                let could_follow = second[place] & SCHOOL == initiating;
                let is_illegal = could_follow & (school != initiating) & !matches;
                ends.illegal[place][lane] = if is_illegal { ALL } else { 0 };
            }
            let wins = winner(first, preferred, initiating);
            // G3.2: the winner leads.
            let (mut preferred_then, mut initiating_then) = (0, 0);
            for begin in 0..SEATS {
                let mut school = preferred;
                for step in 1..SEATS {
                    let place = (begin + step) % SEATS;
                    let matches = is_match(second[place], second[(place + SEATS - 1) % SEATS]);
                    school = if matches { second[place] & SCHOOL } else { school };
                }
                preferred_then |= school & wins[begin];
                initiating_then |= second[begin] & SCHOOL & wins[begin];
            }
            let wins_then = winner(second, preferred_then, initiating_then);
            ends.preferred[lane] = preferred_then;
            let (mut first_taker, mut second_taker) = (0, 0);
            for place in 0..SEATS {
                first_taker |= takers[place] & wins[place];
                second_taker |= takers[place] & wins_then[place];
            }
            ends.first_taker[lane] = first_taker;
            ends.second_taker[lane] = second_taker;
        }
        ends
    }

    /// G1.3: the side that has the 0 of the school that is preferred in the end.
    #[inline]
    fn zero_taker(&self, ends: &Ends) -> Bytes {
        let mut takers = [NO_TAKER; LANES];
        for (taker, school) in self.zeros.iter() {
            for lane in 0..LANES {
                let is_it = ends.preferred[lane] == (school + 1) << 4;
                takers[lane] = if is_it { taker } else { takers[lane] };
            }
        }
        if self.holds_zeros {
            for place in 0..SEATS {
                for choice in 0..2 {
                    let card = self.pairs[place][choice];
                    if card & RANK != 0 {
                        continue;
                    }
                    let turned = if choice == 0 { ALL } else { 0 };
                    for lane in 0..LANES {
                        let is_first = CHOICES[place][lane] ^ turned;
                        let taker =
                            ends.first_taker[lane] & is_first | ends.second_taker[lane] & !is_first;
                        let is_it = ends.preferred[lane] == card;
                        takers[lane] = if is_it { taker } else { takers[lane] };
                    }
                }
            }
        }
        takers
    }

    /// The value if each seat chooses its best, the last seat's choice first.
    #[inline]
    fn choose(&self, mut values: [i8; LANES], illegal: &[Bytes; SEATS]) -> i8 {
        for place in (0..SEATS).rev() {
            // The largest value is the smallest once all are negated.
            let turned = if self.takers[place] == 0 { -1 } else { 0 };
            let mut choices = [0; LANES];
            for lane in 0..LANES {
                let value = values[lane] ^ turned;
                choices[lane] = if illegal[place][lane] == 0 { value } else { i8::MAX };
            }
            let ways = 1 << place;
            for lane in 0..LANES {
                values[lane] = choices[lane].min(choices[(lane + ways) % LANES]) ^ turned;
            }
        }
        values[0]
    }
}

/// G3.4: whether two gladiators have the same rank.
#[inline]
fn is_match(one: u8, other: u8) -> bool {
    (one ^ other) & RANK == 0
}

/// G3.6: a byte that says yes for the winner of four. Two winners cannot be equally strong: they
/// would have the same school and rank.
#[inline]
fn winner(cards: [u8; SEATS], preferred: u8, initiating: u8) -> [u8; SEATS] {
    let mut strengths = [0; SEATS];
    for place in 0..SEATS {
        let school = cards[place] & SCHOOL;
        let of_preferred = if school == preferred { PREFERRED } else { 0 };
        let of_initiating = if school == initiating { INITIATING } else { 0 };
        strengths[place] = cards[place] & RANK | of_preferred | of_initiating;
    }
    let best = strengths[0].max(strengths[1]).max(strengths[2].max(strengths[3]));
    let mut wins = [0; SEATS];
    for place in 0..SEATS {
        wins[place] = if strengths[place] == best { ALL } else { 0 };
    }
    wins
}
