//! All ways to play the first of three bouts of four players at once.
//!
//! There is a lane for each way, and every step is done for all lanes together, as with
//! [`TwoBoutsOfFour`]. A lane has the winner of the bout, and bounds for the margin after it.
//!
//! [`TwoBoutsOfFour`]: super::two_bouts_of_four::TwoBoutsOfFour

#![allow(clippy::needless_range_loop, reason = "several rows of lanes are walked along together")]
#![allow(clippy::needless_bitwise_bool, reason = "what is lazy is a branch, and no vector has one")]

use munera_rules::gorus::FavourTable;

use super::round::{Taker, Zeros};
use super::two_bouts_of_four::{ALL, INITIATING, PREFERRED};

pub(super) const SEATS: usize = 4;
/// How many gladiators a seat chooses from.
pub(super) const CHOICES: usize = 3;

/// A lane is `first's choice + 3 × second's + 9 × third's + 32 × last's`. So the first three have
/// blocks of 27 lanes, and the five lanes after them are unused.
const BLOCK: usize = 32;
const LANES: usize = CHOICES * BLOCK;

/// How far apart the choices of a seat are.
pub(super) const STRIDES: [usize; SEATS] = [1, 3, 9, BLOCK];

/// Where the bounds after a seat's play begin: the last seat's come first, and after each there is
/// room for a whole vector.
const AFTER: [usize; SEATS] = [LANES + 48 + 24, LANES + 48, LANES, 0];
const ROOM: usize = 256;

/// For each of the first three seats, for each of its choices, the lanes in which it is played.
const PLAYED: [[[u8; BLOCK]; CHOICES]; SEATS - 1] = {
    let mut played = [[[0; BLOCK]; CHOICES]; SEATS - 1];
    let mut lane = 0;
    while lane < 27 {
        let mut seat = 0;
        while seat < SEATS - 1 {
            played[seat][lane / STRIDES[seat] % CHOICES][lane] = ALL;
            seat += 1;
        }
        lane += 1;
    }
    played
};

/// What each seat plays in a lane.
const CHOSEN: [[usize; SEATS]; LANES] = {
    let mut chosen = [[0; SEATS]; LANES];
    let mut lane = 0;
    while lane < LANES {
        let (rest, last) = (lane % BLOCK, lane / BLOCK);
        chosen[lane] = [rest % 3, rest / 3 % 3, rest / 9 % 3, last];
        lane += 1;
    }
    chosen
};

/// The bits of a strength that hold its seat's place.
const PLACE: u8 = 0x03;

const ZERO: i8 = FavourTable::ZERO;

/// The three gladiators of a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Troupe {
    /// Their schools, in the bits that a card's byte has for them.
    pub(super) schools: [u8; CHOICES],
    /// Four bits of rank above two of the seat's place, so that the strongest also tells its place.
    pub(super) ranks: [u8; CHOICES],
    pub(super) worths: [i8; CHOICES],
    /// The larger and the smaller worth of the two that are kept if this one is played.
    pub(super) best_kept: [i8; CHOICES],
    pub(super) worst_kept: [i8; CHOICES],
    /// Yes for a play that is equivalent to another.
    pub(super) idle: [u8; CHOICES],
}

/// What is known before the bout. Seats are numbered by their place in the order of play.
pub(super) struct BeforeBout<const OTHERS: usize> {
    pub(super) troupes: [Troupe; SEATS],
    /// The side for which each seat collects.
    pub(super) takers: [Taker; SEATS],
    /// The leads over a goal.
    pub(super) leads: [i8; OTHERS],
    pub(super) zeros: Zeros,
    /// Whether a 0 that may count is in a troupe.
    pub(super) holds_zeros: bool,
    /// The preferred school, in the bits that a card's byte has for it.
    pub(super) preferred: u8,
}

/// The result of a bout.
pub(super) struct Outcome {
    /// What each seat has played.
    pub(super) chosen: [usize; SEATS],
    /// The place of the winner.
    pub(super) winner: usize,
    pub(super) favour: i8,
    /// The school that is preferred afterwards.
    pub(super) preferred: u8,
}

/// The results of the bout in all lanes.
pub(super) struct FirstOfThreeBouts {
    winners: [u8; LANES],
    favours: [i8; LANES],
    preferred: [u8; LANES],
    /// Bounds of the margin over the goal, after the play of each seat. An illegal play is bounded
    /// as if it were lost for the seat that would choose it.
    lower: [i8; ROOM],
    upper: [i8; ROOM],
}

/// What the first three seats play, in all their lanes.
#[derive(Clone, Copy)]
struct Opening {
    schools: [[u8; BLOCK]; 3],
    /// Without the bonus of a preferred school.
    strengths: [[u8; BLOCK]; 3],
    last_ranks: [u8; BLOCK],
    preferred: [u8; BLOCK],
    favours: [i8; BLOCK],
    best_kept: [i8; BLOCK],
    worst_kept: [i8; BLOCK],
    /// Where the choices of the second and of the third seat are not legal.
    illegal: [[u8; BLOCK]; 2],
    /// Where the last seat can follow.
    can_follow: [u8; BLOCK],
}

impl FirstOfThreeBouts {
    // Not inlined, so that callers do not change how the compiler optimises it.
    #[inline(never)]
    pub(super) fn new<const OTHERS: usize>(before: &BeforeBout<OTHERS>) -> Self {
        let mut ways = Self {
            winners: [0; LANES],
            favours: [0; LANES],
            preferred: [0; LANES],
            lower: [0; ROOM],
            upper: [0; ROOM],
        };
        let opening = Opening::new(before);
        ways.close(before, &opening);
        let own = before.takers.map(|taker| taker == 0);
        for bounds in [&mut ways.lower, &mut ways.upper] {
            gather::<BLOCK>(bounds, 3, own[3]);
            forbid::<BLOCK>(bounds, 2, &opening.illegal[1], own[2]);
            gather::<16>(bounds, 2, own[2]);
            forbid::<16>(bounds, 1, &opening.illegal[0], own[1]);
            gather::<CHOICES>(bounds, 1, own[1]);
        }
        ways
    }

    /// The bounds of the margin after the play of the seat at a place.
    #[inline]
    pub(super) fn bounds(&self, place: usize, way: usize) -> (i8, i8) {
        let way = (AFTER[place % SEATS] + way) % ROOM;
        (self.lower[way], self.upper[way])
    }

    /// The result of one way to play the whole bout.
    #[inline]
    pub(super) fn outcome(&self, way: usize) -> Outcome {
        Outcome {
            chosen: CHOSEN[way],
            winner: self.winners[way] as usize % SEATS,
            favour: self.favours[way],
            preferred: self.preferred[way],
        }
    }

    /// The last seat plays.
    fn close<const OTHERS: usize>(&mut self, before: &BeforeBout<OTHERS>, opening: &Opening) {
        // G1.3: a 0 can count against the side only for sides that have one or may still take one,
        // and for the side only if it has one or may still take one.
        let mut low_leads = before.leads;
        for (other, lead) in low_leads.iter_mut().enumerate() {
            let may_count = before.holds_zeros || before.zeros.of(other + 1) != 0;
            *lead -= if may_count { ZERO } else { 0 };
        }
        let (lows, highs) = (before.stakes(&low_leads), before.stakes(&before.leads));
        let zero = if before.holds_zeros || before.zeros.of(0) != 0 { ZERO } else { 0 };
        let signs = before.takers.map(|taker| if taker == 0 { 0 } else { -1 });
        let never = never(before.takers[3] == 0);
        // Copies, and separate rows below: the compiler vectorises only data that it knows not to
        // overlap.
        let (opening, troupe) = (*opening, before.troupes[3]);
        for choice in 0..CHOICES {
            let (school, rank) = (troupe.schools[choice], troupe.ranks[choice]);
            let (worth, best) = (troupe.worths[choice], troupe.best_kept[choice]);
            let (worst, idle) = (troupe.worst_kept[choice], troupe.idle[choice]);
            let (mut winners, mut preferred_then) = ([0; BLOCK], [0; BLOCK]);
            let (mut favours, mut lower, mut upper) = ([0; BLOCK], [0; BLOCK], [0; BLOCK]);
            for lane in 0..BLOCK {
                let matches = rank ^ opening.last_ranks[lane] == 3 ^ 2;
                let preferred = if matches { school } else { opening.preferred[lane] };
                let follows = school == opening.schools[0][lane];
                let mut strongest = rank
                    | if follows { INITIATING } else { 0 }
                    | if school == preferred { PREFERRED } else { 0 };
                for place in 0..3 {
                    let of_preferred =
                        if opening.schools[place][lane] == preferred { PREFERRED } else { 0 };
                    strongest = strongest.max(opening.strengths[place][lane] | of_preferred);
                }
                let winner = strongest & PLACE;
                let favour = opening.favours[lane].wrapping_add(worth);
                let (mut low, mut high) = (0, 0);
                for place in 0..SEATS {
                    let gain = (favour ^ signs[place]).wrapping_sub(signs[place]);
                    let wins = if winner == place as u8 { -1 } else { 0 };
                    low |= lows[place].0.saturating_add(gain).min(lows[place].1) & wins;
                    high |= highs[place].0.saturating_add(gain).min(highs[place].1) & wins;
                }
                // Every seat adds one gladiator to each of the two remaining bouts. So either one
                // bout is good to win and the other bad, with each seat's better gladiator in the
                // first, or both go the same way.
                let one = opening.best_kept[lane].wrapping_add(best);
                let other = opening.worst_kept[lane].wrapping_add(worst);
                let swing = one.wrapping_abs().wrapping_add(other.wrapping_abs());
                let can_follow = opening.can_follow[lane] != 0;
                let is_illegal = can_follow & !follows & !matches | (idle != 0);
                let low = low.saturating_sub(swing);
                let high = high.saturating_add(swing).saturating_add(zero);
                winners[lane] = winner;
                favours[lane] = favour;
                preferred_then[lane] = preferred;
                lower[lane] = if is_illegal { never } else { low };
                upper[lane] = if is_illegal { never } else { high };
            }
            *block(&mut self.winners, choice) = winners;
            *block(&mut self.favours, choice) = favours;
            *block(&mut self.preferred, choice) = preferred_then;
            *block(&mut self.lower, choice) = lower;
            *block(&mut self.upper, choice) = upper;
        }
    }
}

impl Opening {
    #[inline]
    fn new<const OTHERS: usize>(before: &BeforeBout<OTHERS>) -> Self {
        let (bytes, numbers) = ([0_u8; BLOCK], [0_i8; BLOCK]);
        let mut opening = Self {
            schools: [bytes; 3],
            strengths: [bytes; 3],
            last_ranks: bytes,
            preferred: bytes,
            favours: numbers,
            best_kept: numbers,
            worst_kept: numbers,
            illegal: [bytes; 2],
            can_follow: bytes,
        };
        let (troupes, preferred_before) = (&before.troupes, before.preferred);
        for lane in 0..BLOCK {
            let initiating = pick(troupes[0].schools, 0, lane);
            let mut last_rank = pick(troupes[0].ranks, 0, lane);
            opening.schools[0][lane] = initiating;
            opening.strengths[0][lane] = last_rank | INITIATING;
            let mut preferred = preferred_before;
            for place in 1..3 {
                let troupe = &troupes[place];
                let school = pick(troupe.schools, place, lane);
                let rank = pick(troupe.ranks, place, lane);
                // G3.4: a match challenges.
                let matches = is_match(rank, last_rank, place);
                preferred = if matches { school } else { preferred };
                // G3.3–G3.5: a seat that can follow must follow or challenge.
                let follows = school == initiating;
                let is_illegal = troupe.holds(initiating) & !follows & !matches;
                let illegal = if is_illegal { ALL } else { 0 };
                opening.illegal[place - 1][lane] = pick(troupe.idle, place, lane) | illegal;
                opening.schools[place][lane] = school;
                opening.strengths[place][lane] = rank | if follows { INITIATING } else { 0 };
                last_rank = rank;
            }
            opening.preferred[lane] = preferred;
            opening.last_ranks[lane] = last_rank;
            opening.can_follow[lane] = if troupes[3].holds(initiating) { ALL } else { 0 };
        }
        for lane in 0..BLOCK {
            let sum = |of: [[i8; CHOICES]; 3]| {
                let mut sum = 0_u8;
                for place in 0..3 {
                    sum = sum.wrapping_add(pick(of[place].map(|worth| worth as u8), place, lane));
                }
                sum as i8
            };
            let [one, two, three, _] = troupes;
            opening.favours[lane] = sum([one.worths, two.worths, three.worths]);
            opening.best_kept[lane] = sum([one.best_kept, two.best_kept, three.best_kept]);
            opening.worst_kept[lane] = sum([one.worst_kept, two.worst_kept, three.worst_kept]);
        }
        opening
    }
}

impl<const OTHERS: usize> BeforeBout<OTHERS> {
    /// For each seat the least lead that changes if it takes the bout, and the least of the others.
    #[inline]
    fn stakes(&self, leads: &[i8; OTHERS]) -> [(i8, i8); SEATS] {
        let mut stakes = [(i8::MAX, i8::MAX); SEATS];
        for (place, (touched, untouched)) in stakes.iter_mut().enumerate() {
            let taker = self.takers[place] as usize;
            for (other, lead) in leads.iter().enumerate() {
                let is_touched = taker == 0 || taker == other + 1;
                let least = if is_touched { &mut *touched } else { &mut *untouched };
                *least = (*least).min(*lead);
            }
        }
        stakes
    }
}

impl Troupe {
    /// Whether some gladiator is of the school.
    #[inline]
    fn holds(&self, school: u8) -> bool {
        (self.schools[0] == school) | (self.schools[1] == school) | (self.schools[2] == school)
    }
}

/// What the seat at a place plays in a lane.
#[inline]
fn pick(of: [u8; CHOICES], place: usize, lane: usize) -> u8 {
    of[0] & PLAYED[place][0][lane] | of[1] & PLAYED[place][1][lane] | of[2] & PLAYED[place][2][lane]
}

/// Whether the rank played at a place equals the one before. Both contain their places.
#[inline]
fn is_match(rank: u8, before: u8, place: usize) -> bool {
    rank ^ before == (place ^ (place - 1)) as u8
}

/// The lanes in which the last seat makes a choice.
#[inline]
fn block<T>(lanes: &mut [T], choice: usize) -> &mut [T; BLOCK] {
    let (blocks, _) = lanes.as_chunks_mut();
    &mut blocks[choice]
}

/// A value that no seat would choose.
#[inline]
fn never(own: bool) -> i8 {
    if own { -i8::MAX } else { i8::MAX }
}

/// Lets the seat at a place choose its best.
#[inline]
fn gather<const COUNT: usize>(bounds: &mut [i8; ROOM], place: usize, own: bool) {
    // The largest value is the smallest once all are negated.
    let turned = if own { -1 } else { 0 };
    let stride = STRIDES[place];
    let from = &bounds[AFTER[place]..][..2 * stride + COUNT];
    let mut gathered = [0; COUNT];
    for way in 0..COUNT {
        let [one, two, three] = [0, 1, 2].map(|choice| from[way + choice * stride] ^ turned);
        gathered[way] = one.min(two).min(three) ^ turned;
    }
    bounds[AFTER[place - 1]..][..COUNT].copy_from_slice(&gathered);
}

/// Keeps the seat at a place from choosing illegal plays.
#[inline]
fn forbid<const COUNT: usize>(
    bounds: &mut [i8; ROOM],
    place: usize,
    illegal: &[u8; BLOCK],
    own: bool,
) {
    let never = never(own);
    let bounds = &mut bounds[AFTER[place]..][..COUNT];
    for way in 0..COUNT {
        bounds[way] = if illegal[way] != 0 { never } else { bounds[way] };
    }
}
