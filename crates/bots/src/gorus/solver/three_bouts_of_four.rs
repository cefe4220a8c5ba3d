//! The last three bouts of four players. A search spends most of its time here.
//!
//! [`FirstOfThreeBouts`] lists all ways to play the first bout at once, with bounds. The best
//! choices by these bounds settle many questions. In the others they show which ways need a closer
//! look, where [`TwoBoutsOfFour`] plays the last two bouts.

use munera_rules::gorus::{Card, Rank, Word};

use super::first_of_three_bouts::{BeforeBout, CHOICES, FirstOfThreeBouts, SEATS, STRIDES, Troupe};
use super::round::{BetweenBouts, RoundFacts};
use super::tries::sole_of_seat;
use super::two_bouts_of_four::{ALL, RANK, SCHOOL, TwoBoutsOfFour, relative};

/// Which gladiators are kept for each choice.
const KEPT: [[usize; 2]; CHOICES] = [[1, 2], [0, 2], [0, 1]];

/// Three bouts of four players, and the question whether the margin reaches a goal: all leads and
/// margins are relative to it. Seats are numbered by their place in the order of play.
pub(super) struct ThreeBoutsOfFour<const OTHERS: usize> {
    /// Each seat's gladiators.
    cards: [[u8; CHOICES]; SEATS],
    /// For each of them the two that are kept if it is played, and their worth.
    kept: [[[u8; 2]; CHOICES]; SEATS],
    kept_worths: [[[i8; 2]; CHOICES]; SEATS],
    before: BeforeBout<OTHERS>,
    ways: FirstOfThreeBouts,
    nodes: u64,
}

/// The result for three bouts.
pub(super) struct Verdict {
    /// A lower bound of the margin if it reaches the goal, otherwise an upper bound.
    pub(super) margin: i16,
    /// The best lead.
    pub(super) best: Option<Card>,
    /// How many positions between bouts were visited.
    pub(super) nodes: u64,
}

impl<const OTHERS: usize> ThreeBoutsOfFour<OTHERS> {
    /// Whether the margin reaches the goal; `first` is the lead to try first. The position must be one that
    /// a [`TwoBoutsOfFour`] can serve.
    pub(super) fn judge<W: Word>(
        facts: &RoundFacts<W>,
        position: &BetweenBouts<W, OTHERS>,
        goal: i16,
        first: Option<Card>,
    ) -> Verdict {
        let mut cards = [[0; CHOICES]; SEATS];
        let mut kept = [[[0; 2]; CHOICES]; SEATS];
        let mut kept_worths = [[[0; 2]; CHOICES]; SEATS];
        let mut before = BeforeBout {
            troupes: [Troupe::default(); SEATS],
            takers: [0; SEATS],
            leads: relative(&position.leads, goal),
            zeros: position.zeros,
            holds_zeros: false,
            preferred: position.preferred.map_or(0, |school| (school as u8 + 1) << 4),
        };
        for place in 0..SEATS {
            let seat = position.leader.plus(place as u8, SEATS as u8);
            let sole = sole_of_seat(facts, position, seat);
            let troupe = &mut before.troupes[place];
            before.takers[place] = facts.taker(seat.number());
            for (choice, card) in facts.troupe(position.left, seat).iter().enumerate().take(CHOICES)
            {
                let byte = card.byte();
                cards[place][choice] = byte;
                troupe.schools[choice] = byte & SCHOOL;
                troupe.ranks[choice] = (byte & RANK) << 2 | place as u8;
                troupe.worths[choice] = facts.worth(card) as i8;
                troupe.idle[choice] = if sole.contains(card) { 0 } else { ALL };
                before.holds_zeros |=
                    card.rank() == Rank::ZERO && position.possible.contains(card.school());
            }
            for (choice, keeps) in KEPT.into_iter().enumerate() {
                let [one, other] = keeps.map(|keeps| troupe.worths[keeps]);
                kept[place][choice] = keeps.map(|keeps| cards[place][keeps]);
                kept_worths[place][choice] = [one, other];
                troupe.best_kept[choice] = one.max(other);
                troupe.worst_kept[choice] = one.min(other);
            }
        }
        let ways = FirstOfThreeBouts::new(&before);
        let mut trio = Self { cards, kept, kept_worths, before, ways, nodes: 0 };
        let (margin, best) = trio.lead(first.map_or(0, Card::byte));
        let mut troupe = facts.troupe(position.left, position.leader).iter();
        let best = troupe.find(|card| card.byte() == best);
        Verdict { margin: goal + i16::from(margin), best, nodes: trio.nodes }
    }

    /// The margin or a bound, and the best lead.
    fn lead(&mut self, first: u8) -> (i8, u8) {
        let own = self.before.takers[0] == 0;
        let mut best: Option<(i8, u8)> = None;
        let mut promises = Promises::new(own);
        for (choice, card) in self.cards[0].into_iter().enumerate() {
            if self.before.troupes[0].idle[choice] != 0 {
                continue;
            }
            let bounds = self.ways.bounds(0, choice);
            match settled(bounds) {
                Some(value) => improve(&mut best, own, value, card),
                None if card == first => promises.put_first(choice),
                None => promises.put(choice, bounds),
            }
        }
        while best.is_none_or(|(value, _)| (value >= 0) != own)
            && let Some(choice) = promises.next()
        {
            let value = self.reply(1, choice);
            improve(&mut best, own, value, self.cards[0][choice]);
        }
        best.unwrap_or((0, self.cards[0][0]))
    }

    /// The margin or a bound at the turn of the seat at a place, if the bounds do not decide.
    fn reply(&mut self, place: usize, way: usize) -> i8 {
        let own = self.before.takers[place] == 0;
        let better = |one: i8, other: i8| if own { one.max(other) } else { one.min(other) };
        let mut best = if own { -i8::MAX } else { i8::MAX };
        let mut promises = Promises::new(own);
        for choice in 0..CHOICES {
            let bounds = self.ways.bounds(place, way + choice * STRIDES[place]);
            match settled(bounds) {
                Some(value) => best = better(best, value),
                None => promises.put(choice, bounds),
            }
        }
        while (best >= 0) != own
            && let Some(choice) = promises.next()
        {
            let way = way + choice * STRIDES[place];
            let is_last = place + 1 == SEATS;
            let value = if is_last { self.last_two(way) } else { self.reply(place + 1, way) };
            best = better(best, value);
        }
        best
    }

    /// The margin after one way to play the first bout.
    fn last_two(&mut self, way: usize) -> i8 {
        self.nodes += 1;
        let outcome = self.ways.outcome(way);
        let (before, chosen) = (&self.before, outcome.chosen);
        let taker = before.takers[outcome.winner];
        let (mut leads, mut zeros) = (before.leads, before.zeros);
        for (other, lead) in leads.iter_mut().enumerate() {
            *lead += if taker == 0 {
                outcome.favour
            } else if taker as usize == other + 1 {
                -outcome.favour
            } else {
                0
            };
        }
        if before.holds_zeros {
            for (cards, choice) in self.cards.iter().zip(chosen) {
                let card = cards[choice];
                if card & RANK == 0 {
                    zeros.add(taker, (card >> 4) - 1);
                }
            }
        }
        // G3.2: the winner leads.
        let places: [usize; SEATS] = std::array::from_fn(|step| (outcome.winner + step) % SEATS);
        let quartet = TwoBoutsOfFour {
            pairs: places.map(|place| self.kept[place][chosen[place]]),
            worths: places.map(|place| self.kept_worths[place][chosen[place]]),
            takers: places.map(|place| before.takers[place]),
            leads,
            zeros,
            holds_zeros: before.holds_zeros,
            preferred: outcome.preferred,
        };
        quartet.margin()
    }
}

/// Keeps the better value, with its card.
fn improve(best: &mut Option<(i8, u8)>, own: bool, value: i8, card: u8) {
    if best.is_none_or(|(other, _)| if own { value > other } else { value < other }) {
        *best = Some((value, card));
    }
}

/// The bound that answers whether the goal is reached, if there is one.
#[inline]
fn settled((lower, upper): (i8, i8)) -> Option<i8> {
    if lower >= 0 {
        Some(lower)
    } else if upper < 0 {
        Some(upper)
    } else {
        None
    }
}

/// Unsettled choices, with how promising they seem to a seat.
struct Promises {
    own: bool,
    by_choice: [i16; CHOICES],
    /// Those that have not been tried, one bit each.
    untried: u8,
}

impl Promises {
    #[inline]
    fn new(own: bool) -> Self {
        Self { own, by_choice: [0; CHOICES], untried: 0 }
    }

    #[inline]
    fn put(&mut self, choice: usize, (lower, upper): (i8, i8)) {
        let middle = i16::from(lower) + i16::from(upper);
        self.by_choice[choice] = if self.own { middle } else { -middle };
        self.untried |= 1 << choice;
    }

    #[inline]
    fn put_first(&mut self, choice: usize) {
        self.by_choice[choice] = i16::MAX;
        self.untried |= 1 << choice;
    }

    /// The most promising one that is left.
    #[inline]
    fn next(&mut self) -> Option<usize> {
        let mut best: Option<usize> = None;
        for choice in 0..CHOICES {
            if self.untried >> choice & 1 == 1
                && best.is_none_or(|other| self.by_choice[choice] > self.by_choice[other])
            {
                best = Some(choice);
            }
        }
        self.untried &= !(1 << best?);
        best
    }
}
