//! The last three bouts of two players: all ways to play them at once, as with [`two_bouts_of_four`].
//!
//! [`two_bouts_of_four`]: super::two_bouts_of_four

#![allow(clippy::needless_range_loop, reason = "several rows of lanes are walked along together")]
#![allow(clippy::needless_bitwise_bool, reason = "what is lazy is a branch, and no vector has one")]

use munera_rules::gorus::{Card, FavourTable, Word};

use super::round::{BetweenBouts, RoundFacts};
use super::table::SURE;

/// A lane is `16 × leader's first + 4 × other's first + 2 × leader's second + other's second`: the
/// first is one of three gladiators, the second the lower or the higher of those that are left. In
/// every fourth group of four lanes, the other's first would be a fourth gladiator: these lanes are
/// unused.
const LANES: usize = 48;
const BOUTS: usize = 3;

type Bytes = [u8; LANES];
type Numbers = [i16; LANES];

/// A byte that says yes.
const ALL: u8 = 0xff;

/// The bits of a card's byte for its school, and for its rank.
const SCHOOL: u8 = 0xf0;
const RANK: u8 = 0x0f;

/// For the leader and the other, for each of their gladiators, for each bout: the lanes in which it
/// is played there.
const PLAYED: [[[Bytes; BOUTS]; BOUTS]; 2] = {
    let mut played = [[[[0; LANES]; BOUTS]; BOUTS]; 2];
    let mut lane = 0;
    while lane < LANES {
        let firsts = [lane >> 4, lane >> 2 & 3];
        let seconds = [lane >> 1 & 1, lane & 1];
        let mut seat = 0;
        while seat < 2 {
            let first = firsts[seat] % 3;
            let (low, high) = ((first == 0) as usize, 2 - (first == 2) as usize);
            let second = if seconds[seat] == 0 { low } else { high };
            played[seat][first][0][lane] = ALL;
            played[seat][second][1][lane] = ALL;
            played[seat][low + high - second][2][lane] = ALL;
            seat += 1;
        }
        lane += 1;
    }
    played
};

/// The margin with three bouts left and two players.
pub(super) fn margin<W: Word, const OTHERS: usize>(
    facts: &RoundFacts<W>,
    position: &BetweenBouts<W, OTHERS>,
) -> i16 {
    let leader = position.leader;
    let troupes = [leader, leader.next(2)].map(|seat| {
        let mut cards = facts.troupe(position.left, seat).iter();
        [(); BOUTS].map(|()| cards.next().map_or(0, Card::byte))
    });
    // What both play in each bout, and its worth.
    let mut plays = [[[0; LANES]; 2]; BOUTS];
    let mut favours = [[0; LANES]; BOUTS];
    for (seat, troupe) in troupes.iter().enumerate() {
        for (place, card) in troupe.iter().enumerate() {
            let worth = facts.worth_of_rank(card & RANK);
            for bout in 0..BOUTS {
                let played = &PLAYED[seat][place][bout];
                for lane in 0..LANES {
                    plays[bout][seat][lane] |= card & played[lane];
                }
                for lane in 0..LANES {
                    favours[bout][lane] += worth & i16::from(played[lane] as i8);
                }
            }
        }
    }
    let mut preferred = [0; LANES];
    match position.preferred {
        Some(school) => preferred = [(school as u8 + 1) << 4; LANES],
        None => {
            for lane in 0..LANES {
                preferred[lane] = plays[0][0][lane] & SCHOOL; // G3.1
            }
        }
    }
    // A byte says yes if the other player leads, and so has taken the bout before.
    let mut leads = [0; LANES];
    let mut takes = [[0; LANES]; BOUTS];
    let mut legal = [[0; LANES]; 2];
    for bout in 0..BOUTS {
        let (first, second) = in_order(&plays[bout], &leads);
        // The remaining gladiators of the second player: two in the first bout, one in the second.
        match bout {
            0 => legal[0] = legality(&first, &second, [&plays[1][1], &plays[2][1]]),
            1 => {
                let (_, later) = in_order(&plays[2], &leads);
                legal[1] = legality(&first, &second, [&later, &later]);
            }
            _ => {}
        }
        fight(&first, &second, &mut preferred, &mut leads);
        takes[bout] = leads;
    }
    let own = facts.is_own(leader);
    let values = tally(position, troupes, &favours, &takes, &preferred, own);
    choose(values, &legal, &takes[0], own)
}

/// The first and the second play of a bout.
#[inline]
fn in_order(plays: &[Bytes; 2], leads: &Bytes) -> (Bytes, Bytes) {
    let (mut first, mut second) = ([0; LANES], [0; LANES]);
    for lane in 0..LANES {
        let other_leads = leads[lane];
        first[lane] = plays[0][lane] & !other_leads | plays[1][lane] & other_leads;
        second[lane] = plays[1][lane] & !other_leads | plays[0][lane] & other_leads;
    }
    (first, second)
}

/// G3.3–G3.5: whether the second play of a bout is legal; `later` are its player's remaining
/// gladiators.
#[inline]
fn legality(first: &Bytes, second: &Bytes, later: [&Bytes; 2]) -> Bytes {
    let mut legal = [0; LANES];
    for lane in 0..LANES {
        let of_school = |card: u8| (card ^ first[lane]) & SCHOOL == 0;
        let matches = (first[lane] ^ second[lane]) & RANK == 0;
        let could_follow = of_school(later[0][lane]) | of_school(later[1][lane]);
        let is_legal = of_school(second[lane]) | matches | !could_follow;
        legal[lane] = if is_legal { ALL } else { 0 };
    }
    legal
}

/// G3.4, G3.6: with two gladiators, the one that matches wins.
#[inline]
fn fight(first: &Bytes, second: &Bytes, preferred: &mut Bytes, leads: &mut Bytes) {
    for lane in 0..LANES {
        let (one, other) = (first[lane], second[lane]);
        let matches = (one ^ other) & RANK == 0;
        preferred[lane] = if matches { other & SCHOOL } else { preferred[lane] };
        let is_same = (one ^ other) & SCHOOL == 0;
        let beats = (is_same & (other > one)) | (!is_same & (other & SCHOOL == preferred[lane]));
        leads[lane] ^= if beats { ALL } else { 0 };
    }
}

/// The margin in each lane.
#[inline]
fn tally<W: Word, const OTHERS: usize>(
    position: &BetweenBouts<W, OTHERS>,
    troupes: [[u8; BOUTS]; 2],
    favours: &[Numbers; BOUTS],
    takes: &[Bytes; BOUTS],
    preferred: &Bytes,
    own: bool,
) -> Numbers {
    let zero = i16::from(FavourTable::ZERO);
    // For the leader, its own gains are good.
    let mut gains = [0; LANES];
    for bout in 0..BOUTS {
        for lane in 0..LANES {
            let other = i16::from(takes[bout][lane] as i8);
            gains[lane] += (favours[bout][lane] ^ other) - other;
        }
    }
    // G1.3: the 0 of the school that is preferred in the end.
    for school in 0..5 {
        if let Some(taker) = position.zeros.taker(school) {
            let gain = if (taker == 0) == own { zero } else { -zero };
            for lane in 0..LANES {
                gains[lane] += if preferred[lane] == (school + 1) << 4 { gain } else { 0 };
            }
        }
    }
    for (seat, troupe) in troupes.iter().enumerate() {
        for (place, card) in troupe.iter().enumerate() {
            if card & RANK == 0 {
                for bout in 0..BOUTS {
                    for lane in 0..LANES {
                        let counts =
                            (preferred[lane] == *card) & (PLAYED[seat][place][bout][lane] == ALL);
                        let other = i16::from(takes[bout][lane] as i8);
                        gains[lane] += if counts { (zero ^ other) - other } else { 0 };
                    }
                }
            }
        }
    }
    let lead = position.leads[0];
    for gain in &mut gains {
        *gain = if own { lead + *gain } else { lead - *gain };
    }
    gains
}

/// The value if both choose their best.
#[inline]
fn choose(mut values: Numbers, legal: &[Bytes; 2], second_leads: &Bytes, own: bool) -> i16 {
    // No player chooses an illegal play.
    let never = |own: bool| if own { -SURE } else { SURE };
    for lane in 0..LANES {
        // In the second bout, the leader follows where the other leads.
        let follower_is_own = own == (second_leads[lane] == ALL);
        let worst = if follower_is_own { -SURE } else { SURE };
        values[lane] = if legal[1][lane] == ALL { values[lane] } else { worst };
    }
    let best = |own: bool, one: i16, other: i16| if own { one.max(other) } else { one.min(other) };
    let mut best_first = never(own);
    for first in 0..3 {
        let mut best_reply = never(!own);
        for reply in 0..3 {
            let lane = 16 * first + 4 * reply;
            if legal[0][lane] != ALL {
                continue;
            }
            let of = |place: usize| values[lane + place];
            let value = if second_leads[lane] == ALL {
                best(!own, best(own, of(0), of(2)), best(own, of(1), of(3)))
            } else {
                best(own, best(!own, of(0), of(1)), best(!own, of(2), of(3)))
            };
            best_reply = best(!own, best_reply, value);
        }
        best_first = best(own, best_first, best_reply);
    }
    best_first
}
