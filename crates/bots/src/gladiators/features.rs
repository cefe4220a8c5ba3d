//! What the network sees of a state at the start of a turn: which rows of its tables apply.
//!
//! Everything is a category, because the powers of cards matter by what they beat, not by their
//! size. Some tables are about a seat alone, some about a seat and one of its opponents.

use munera_rules::gladiators::{Card, Effective, Powers, State, Strike, Trait};
use munera_rules::{Seat, SeatSet};

/// The most seats.
pub(super) const SEATS: usize = 4;

/// Rows that apply to a seat.
pub(super) const OWN: usize = 17;
/// Rows that apply to a seat and one of its opponents.
pub(super) const FACING: usize = 18;

/// Where each table begins. Where there is one table per trait, the four follow one another.
mod table {
    pub(super) const POWER: usize = 0;
    pub(super) const HELD: usize = POWER + 4 * 15;
    pub(super) const DECK: usize = HELD + 4 * 14 * 15;
    pub(super) const REMAINING: usize = DECK + 4 * 13 * 13;
    pub(super) const WOUNDS: usize = REMAINING + 24;
    pub(super) const PAIRS: usize = WOUNDS + 16;
    pub(super) const PROSPECT: usize = PAIRS + 64;
    pub(super) const FOURTH: usize = PROSPECT + 16;
    pub(super) const BLOW: usize = FOURTH + 16;
    pub(super) const THREAT: usize = BLOW + super::BLOWS;
    pub(super) const SURE_BLOW: usize = THREAT + super::BLOWS;
    pub(super) const SURE_THREAT: usize = SURE_BLOW + super::BLOWS;
    pub(super) const REACH: usize = SURE_THREAT + super::BLOWS;
    pub(super) const REACHED: usize = REACH + super::BLOWS;
    pub(super) const QUICKER: usize = REACHED + super::BLOWS;
    pub(super) const STRONGER: usize = QUICKER + 27;
    pub(super) const SAFER: usize = STRONGER + 27;
    pub(super) const THEIR_HAND: usize = SAFER + 27;
    pub(super) const THEIR_POWER: usize = THEIR_HAND + 32;
    pub(super) const THEIR_REMAINING: usize = THEIR_POWER + 4 * 15;
    pub(super) const ORDER: usize = THEIR_REMAINING + 24;
    pub(super) const LIVING: usize = ORDER + 16;
    pub(super) const THEIR_PAIRS: usize = LIVING + 4;
    pub(super) const END: usize = THEIR_PAIRS + 64;
}

/// How many rows all tables have.
pub(super) const ROWS: usize = table::END;

/// No blow, or one of 1 to 13 wounds on a seat that can bear 0 to 14 more.
const BLOWS: usize = 1 + 13 * 15;

/// The rows that apply to a state.
pub(super) struct Features {
    pub(super) alive: SeatSet,
    pub(super) own: [[u16; OWN]; SEATS],
    /// By seat, then opponent.
    pub(super) facing: [[[u16; FACING]; SEATS]; SEATS],
}

impl Features {
    pub(super) const NONE: Self = Self {
        alive: SeatSet::EMPTY,
        own: [[0; OWN]; SEATS],
        facing: [[[0; FACING]; SEATS]; SEATS],
    };

    /// Computes the rows of a state at the start of a turn.
    pub(super) fn look(&mut self, state: &State) {
        let decks = Trait::ALL.map(|kind| state.in_deck(kind).bits());
        self.alive = state.alive();
        let mut combatants = [Combatant::default(); SEATS];
        for seat in self.alive.iter() {
            combatants[seat.index() & 3] = Combatant::of(state, seat);
            own_rows(&mut self.own[seat.index() & 3], &combatants[seat.index() & 3], decks);
        }
        let living = self.alive.len();
        for seat in self.alive.iter() {
            for other in self.alive.iter().filter(|other| *other != seat) {
                let [one, two] = [seat, other].map(|seat| &combatants[seat.index() & 3]);
                let rows = &mut self.facing[seat.index() & 3][other.index() & 3];
                facing_rows(rows, one, two, living);
            }
        }
    }
}

/// A living seat, computed once for all rows.
#[derive(Clone, Copy, Default)]
struct Combatant {
    tops: Powers,
    hand: Powers,
    wounds: u8,
    /// Its traits as they are, and then with each card of its hand played.
    stances: [Effective; 5],
    stance_count: usize,
    /// How many turns it has to wait for its own.
    wait: usize,
}

impl Combatant {
    fn of(state: &State, seat: Seat) -> Self {
        let (tops, hand) = (state.tops(seat), state.hand(seat));
        let mut combatant = Self { tops, hand, wounds: state.wounds(seat), ..Self::default() };
        combatant.stances[0] = tops.effective();
        combatant.stance_count = 1;
        for kind in Trait::ALL {
            if let Some(power) = hand.get(kind) {
                let stance = tops.with(Card { kind, power }).effective();
                combatant.stances[combatant.stance_count] = stance;
                combatant.stance_count += 1;
            }
        }
        let mut next = state.turn().number();
        while next != seat.number() {
            next = (next + 1) & 3;
            combatant.wait += usize::from(state.alive().contains(Seat::new(next)));
        }
        combatant
    }

    fn stands(&self) -> Effective {
        self.stances[0]
    }

    fn stances(&self) -> &[Effective] {
        &self.stances[..self.stance_count.min(5)]
    }

    /// The wounds that it can bear in a stance; negative if its Health has fallen below its wounds.
    fn remaining(&self, stance: Effective) -> i32 {
        i32::from(stance.of(Trait::Health)) - i32::from(self.wounds)
    }
}

fn own_rows(rows: &mut [u16; OWN], combatant: &Combatant, decks: [u16; 4]) {
    let stance = combatant.stands();
    let pairs = combatant.tops.pairs();
    let mut prospect = 0;
    for kind in Trait::ALL {
        let place = kind.index();
        let power = usize::from(stance.of(kind));
        let held = combatant.hand.get(kind).map_or(0, |held| usize::from(held.number()));
        rows[place] = (table::POWER + place * 15 + power) as u16;
        rows[4 + place] = (table::HELD + (place * 14 + held) * 15 + power) as u16;
        let better = (u32::from(decks[place]) >> (power + 1)).count_ones() as usize;
        let size = decks[place].count_ones() as usize;
        rows[8 + place] = (table::DECK + (place * 13 + better.min(12)) * 13 + size.min(12)) as u16;
        if held != 0 {
            let others = Trait::ALL.into_iter().filter(|other| *other != kind);
            let same = |other: &Trait| {
                combatant.tops.get(*other).is_some_and(|power| usize::from(power.number()) == held)
            };
            prospect = prospect.max(others.filter(same).count());
        }
    }
    let matched = match pairs.bits().count_ones() {
        0 => 0,
        1 => 1,
        2 => 2,
        _ => 3,
    };
    let remaining = combatant.remaining(stance).clamp(-9, 14) + 9;
    rows[12] = (table::REMAINING + remaining as usize) as u16;
    rows[13] = (table::WOUNDS + usize::from(combatant.wounds.min(15))) as u16;
    rows[14] = (table::PAIRS + usize::from(pairs.bits())) as u16;
    rows[15] = (table::PROSPECT + matched * 4 + prospect) as u16;
    rows[16] = (table::FOURTH + fourth(combatant, decks)) as u16;
}

/// Where the fourth card of an Onslaught is: 0 without an Onslaught, 1 out of reach, 2 in the hand,
/// and above that in a deck of that many cards.
fn fourth(combatant: &Combatant, decks: [u16; 4]) -> usize {
    let strong = combatant.tops.onslaught();
    let Some(missing) = strong.complement().iter().next().filter(|_| strong.len() == 3) else {
        return 0;
    };
    let Some(power) = strong.iter().next().and_then(|kind| combatant.tops.get(kind)) else {
        return 0;
    };
    let deck = decks[missing.index()];
    if combatant.hand.get(missing) == Some(power) {
        2
    } else if deck >> power.number() & 1 == 1 {
        2 + deck.count_ones().min(13) as usize
    } else {
        1
    }
}

fn facing_rows(rows: &mut [u16; FACING], one: &Combatant, two: &Combatant, living: usize) {
    let (mine, theirs) = (one.stands(), two.stands());
    let blow = blow_row(mine, theirs, two);
    let threat = blow_row(theirs, mine, one);
    // A response weakens a blow; a card that is played first strengthens it.
    let weakest = |from: Effective, to: &Combatant| {
        let blows = to.stances().iter().map(|stance| blow_row(from, *stance, to));
        blows.min_by_key(|row| pain(*row)).unwrap_or(0)
    };
    let strongest = |from: &Combatant, to: &Combatant| {
        let blows = from.stances().iter().map(|stance| blow_row(*stance, to.stands(), to));
        blows.max_by_key(|row| pain(*row)).unwrap_or(0)
    };
    rows[0] = (table::BLOW + blow) as u16;
    rows[1] = (table::THREAT + threat) as u16;
    rows[2] = (table::SURE_BLOW + if blow == 0 { 0 } else { weakest(mine, two) }) as u16;
    rows[3] = (table::SURE_THREAT + if threat == 0 { 0 } else { weakest(theirs, one) }) as u16;
    rows[4] = (table::REACH + strongest(one, two)) as u16;
    rows[5] = (table::REACHED + strongest(two, one)) as u16;
    let difference =
        |mine: u8, theirs: u8| (i32::from(mine) - i32::from(theirs) + 13).clamp(0, 26) as usize;
    let [speed, attack, defense] =
        [Trait::Speed, Trait::Attack, Trait::Defense].map(|kind| (mine.of(kind), theirs.of(kind)));
    rows[6] = (table::QUICKER + difference(speed.0, speed.1)) as u16;
    rows[7] = (table::STRONGER + difference(attack.0, defense.1)) as u16;
    rows[8] = (table::SAFER + difference(defense.0, attack.1)) as u16;
    let hand = usize::from(two.hand.traits().bits());
    rows[9] = (table::THEIR_HAND + hand * 2 + usize::from(blow != 0)) as u16;
    for kind in Trait::ALL {
        let power = usize::from(theirs.of(kind));
        rows[10 + kind.index()] = (table::THEIR_POWER + kind.index() * 15 + power) as u16;
    }
    let remaining = two.remaining(theirs).clamp(-9, 14) + 9;
    rows[14] = (table::THEIR_REMAINING + remaining as usize) as u16;
    rows[15] = (table::ORDER + (one.wait & 3) * 4 + (two.wait & 3)) as u16;
    rows[16] = (table::LIVING + (living - 1).min(3)) as u16;
    rows[17] = (table::THEIR_PAIRS + usize::from(two.tops.pairs().bits())) as u16;
}

/// The row of a blow within its table.
fn blow_row(from: Effective, to: Effective, target: &Combatant) -> usize {
    match from.strike(to) {
        Strike::Wounds(wounds) => {
            let remaining = target.remaining(to).clamp(0, 14) as usize;
            1 + (usize::from(wounds.min(13)) - 1) * 15 + remaining
        }
        Strike::Dodged | Strike::Blocked => 0,
    }
}

/// How bad a blow is, by its row: first whether it hits at all, then by what it leaves.
fn pain(row: usize) -> i32 {
    let Some(number) = row.checked_sub(1) else { return i32::MIN };
    (number / 15) as i32 - (number % 15) as i32
}
