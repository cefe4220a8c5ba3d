//! The last two bouts of four players: all sixteen ways to play them at once.
//!
//! Everybody chooses one of two gladiators, and all else follows. So there is a lane for each way, and
//! every step is done for all lanes together: the compiler makes vector instructions of it.

#![allow(clippy::needless_range_loop, reason = "several rows of lanes are walked along together")]
#![allow(clippy::needless_bitwise_bool, reason = "what is lazy is a branch, and no vector has one")]

use munera_rules::Seat;
use munera_rules::gorus::{Card, FavourTable, Word};

use super::moment::{Moment, Stage, Taker};
use super::table::SURE;

/// Four seats, two choices each.
const LANES: usize = 16;
const SEATS: usize = 4;

type Bytes = [u8; LANES];
type Numbers = [i16; LANES];

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
const ALL: u8 = 0xff;

/// Where a card's byte has its school, and where its rank.
const SCHOOL: u8 = 0xf0;
const RANK: u8 = 0x0f;

/// No gladiator beats one of the preferred school but a higher one, and so on (G3.6).
const PREFERRED: u8 = 0x80;
const INITIATING: u8 = 0x40;

/// A bout in all lanes.
struct Bout {
    /// The preferred school after it.
    preferred: Bytes,
    /// The place in it of the gladiator that wins.
    winner: Bytes,
}

/// The margin with two bouts left, if four play.
pub(super) fn margin<W: Word, const OTHERS: usize>(
    stage: &Stage<W>,
    moment: &Moment<W, OTHERS>,
) -> i16 {
    let leader = moment.leader.number();
    let seats: [u8; SEATS] = std::array::from_fn(|place| (leader + place as u8) & 3);
    let pairs = seats.map(|seat| {
        let mut cards = stage.troupe(moment.left, Seat::new(seat)).iter();
        [(); 2].map(|()| cards.next().map_or(0, Card::byte))
    });
    let takers = seats.map(|seat| stage.taker(seat));
    let (mut first, mut second) = ([[0; LANES]; SEATS], [[0; LANES]; SEATS]);
    let mut first_favour = [0; LANES];
    let mut total = 0;
    for place in 0..SEATS {
        let [one, other] = pairs[place];
        let worths = [one, other].map(|card| stage.worth_of_rank(card & RANK));
        total += worths[0] + worths[1];
        for lane in 0..LANES {
            let chosen = CHOICES[place][lane];
            first[place][lane] = one & !chosen | other & chosen;
            second[place][lane] = other & !chosen | one & chosen;
        }
        for lane in 0..LANES {
            let chosen = i16::from(CHOICES[place][lane] as i8);
            first_favour[lane] += worths[0] + ((worths[1] - worths[0]) & chosen);
        }
    }
    let mut preferred = [0; LANES];
    match moment.preferred {
        Some(school) => preferred = [(school as u8 + 1) << 4; LANES],
        None => {
            for lane in 0..LANES {
                preferred[lane] = first[0][lane] & SCHOOL; // G3.1
            }
        }
    }
    let one = fight(&first, &preferred);
    // G3.2: the winner leads.
    let turned = turn(&second, &one.winner);
    let mut other = fight(&turned, &one.preferred);
    for lane in 0..LANES {
        other.winner[lane] = (other.winner[lane] + one.winner[lane]) & 3;
    }
    let first_taker = look_up(takers, &one.winner);
    let second_taker = look_up(takers, &other.winner);
    let zero_taker = zero_taker(moment, pairs, &other.preferred, &first_taker, &second_taker);

    let mut values = [SURE; LANES];
    for (other, lead) in moment.leads.iter().enumerate() {
        let other = other as u8 + 1;
        let gain = |taker: u8, favour: i16| {
            if taker == 0 {
                favour
            } else if taker == other {
                -favour
            } else {
                0
            }
        };
        for lane in 0..LANES {
            let favour = first_favour[lane];
            let value = lead
                + gain(first_taker[lane], favour)
                + gain(second_taker[lane], total - favour)
                + gain(zero_taker[lane], i16::from(FavourTable::ZERO));
            values[lane] = values[lane].min(value);
        }
    }
    choose(&first, pairs, takers, values)
}

/// G3.4, G3.6: what comes of four gladiators in order.
#[inline]
fn fight(cards: &[Bytes; SEATS], preferred: &Bytes) -> Bout {
    let mut preferred = *preferred;
    for place in 1..SEATS {
        for lane in 0..LANES {
            let matches = (cards[place][lane] ^ cards[place - 1][lane]) & RANK == 0;
            preferred[lane] = if matches { cards[place][lane] & SCHOOL } else { preferred[lane] };
        }
    }
    let (mut best, mut winner) = ([0; LANES], [0; LANES]);
    for place in 0..SEATS {
        for lane in 0..LANES {
            let card = cards[place][lane];
            let of_preferred = if card & SCHOOL == preferred[lane] { PREFERRED } else { 0 };
            let of_initiating = if (card ^ cards[0][lane]) & SCHOOL == 0 { INITIATING } else { 0 };
            let strength = card & RANK | of_preferred | of_initiating;
            winner[lane] = if strength > best[lane] { place as u8 } else { winner[lane] };
            best[lane] = best[lane].max(strength);
        }
    }
    Bout { preferred, winner }
}

/// The same gladiators, beginning with those at the places given.
#[inline]
fn turn(cards: &[Bytes; SEATS], first: &Bytes) -> [Bytes; SEATS] {
    let mut turned = [[0; LANES]; SEATS];
    for begin in 0..SEATS {
        for place in 0..SEATS {
            let from = (begin + place) & 3;
            for lane in 0..LANES {
                let begins_here = if first[lane] == begin as u8 { ALL } else { 0 };
                turned[place][lane] |= cards[from][lane] & begins_here;
            }
        }
    }
    turned
}

#[inline]
fn look_up(takers: [Taker; SEATS], places: &Bytes) -> Bytes {
    let mut found = [0; LANES];
    for (place, taker) in takers.iter().enumerate() {
        for lane in 0..LANES {
            found[lane] |= if places[lane] == place as u8 { *taker } else { 0 };
        }
    }
    found
}

/// Nobody takes it.
const NOBODY: Taker = ALL;

/// G1.3: who has the 0 of the school that is preferred in the end.
#[inline]
fn zero_taker<W: Word, const OTHERS: usize>(
    moment: &Moment<W, OTHERS>,
    pairs: [[u8; 2]; SEATS],
    preferred: &Bytes,
    first_taker: &Bytes,
    second_taker: &Bytes,
) -> Bytes {
    let mut takers = [NOBODY; LANES];
    for school in 0..5 {
        if let Some(taker) = moment.zeros.taker(school) {
            for lane in 0..LANES {
                let is_it = preferred[lane] == (school + 1) << 4;
                takers[lane] = if is_it { taker } else { takers[lane] };
            }
        }
    }
    for (place, pair) in pairs.iter().enumerate() {
        for (choice, card) in pair.iter().enumerate() {
            if card & RANK == 0 {
                let turned = if choice == 0 { ALL } else { 0 };
                for lane in 0..LANES {
                    let is_first = CHOICES[place][lane] ^ turned;
                    let taker = first_taker[lane] & is_first | second_taker[lane] & !is_first;
                    takers[lane] = if preferred[lane] == *card { taker } else { takers[lane] };
                }
            }
        }
    }
    takers
}

/// What everybody's best choice comes to, the last seat's first.
#[inline]
fn choose(
    cards: &[Bytes; SEATS],
    pairs: [[u8; 2]; SEATS],
    takers: [Taker; SEATS],
    mut values: Numbers,
) -> i16 {
    for place in (0..SEATS).rev() {
        let own = takers[place] == 0;
        if place > 0 {
            // G3.3–G3.5: who can follow follows or challenges.
            let never = if own { -SURE } else { SURE };
            let [one, other] = pairs[place].map(|card| card & SCHOOL);
            for lane in 0..LANES {
                let card = cards[place][lane];
                let initiating = cards[0][lane] & SCHOOL;
                let is_free = (one != initiating) & (other != initiating);
                let follows = card & SCHOOL == initiating;
                let matches = (card ^ cards[place - 1][lane]) & RANK == 0;
                values[lane] = if is_free | follows | matches { values[lane] } else { never };
            }
        }
        let ways = 1 << place;
        for lane in 0..ways {
            let (first, second) = (values[lane], values[lane + ways]);
            values[lane] = if own { first.max(second) } else { first.min(second) };
        }
    }
    values[0]
}
