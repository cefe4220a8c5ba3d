//! Which plays are tried, and in which order.

use arrayvec::ArrayVec;
use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, Rank, SchoolSet, Word};

use super::round::{BetweenBouts, PartialBout, RoundFacts};
use super::search::POINT;
use super::table::SURE;

/// How often a gladiator has settled a question; earlier in the round counts more.
pub(super) struct CutoffHistory {
    /// As a lead.
    leads: [i32; 80],
    /// As an answer to another.
    replies: Vec<[i32; 80]>,
}

impl CutoffHistory {
    pub(super) fn new() -> Self {
        Self { leads: [0; 80], replies: vec![[0; 80]; 80] }
    }

    #[inline]
    pub(super) fn of_reply(&self, last: Card, card: Card) -> i32 {
        self.replies[place(last)][place(card)]
    }

    pub(super) fn reward_lead(&mut self, card: Card, bouts_left: u8) {
        raise(&mut self.leads[place(card)], bouts_left);
    }

    pub(super) fn reward_reply(&mut self, last: Card, card: Card, bouts_left: u8) {
        raise(&mut self.replies[place(last)][place(card)], bouts_left);
    }
}

#[inline]
fn place(card: Card) -> usize {
    (card.byte() as usize - 16).min(79)
}

/// A play that settles a question early in the round has settled all questions below it. There are
/// more positions later in the round, so the weights must grow as fast; four per bout was found by
/// measuring.
#[inline]
fn raise(credit: &mut i32, bouts_left: u8) {
    *credit = credit.saturating_add(1 << (2 * bouts_left).min(24));
}

/// The plays that are worth trying, with how promising they seem.
pub(super) struct Tries {
    tries: ArrayVec<(i32, Card), 10>,
    /// Those that have not been tried, one bit each.
    untried: u16,
}

impl Tries {
    pub(super) fn new() -> Self {
        Self { tries: ArrayVec::new(), untried: 0 }
    }

    /// The most promising one that is left, and its place in the order in which they were pushed.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(usize, Card)> {
        // Few are tried at all, so they are not sorted: the best is searched each time.
        let mut rest = self.untried;
        let mut best: Option<(usize, i32, Card)> = None;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let (promise, card) = self.tries[place];
            if best.is_none_or(|(_, most, _)| promise > most) {
                best = Some((place, promise, card));
            }
        }
        let (place, _, card) = best?;
        self.untried &= !(1 << place);
        Some((place, card))
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card, promise: i32) {
        self.untried |= 1 << self.tries.len();
        self.tries.push((promise, card));
    }

    pub(super) fn leads<W: Word, const OTHERS: usize>(
        facts: &RoundFacts<W>,
        position: &BetweenBouts<W, OTHERS>,
        history: &CutoffHistory,
        first: Option<Card>,
    ) -> Self {
        let mut tries = Self::new();
        let troupe = facts.troupe(position.left, position.leader);
        let rivals = position.left.without(troupe);
        for card in sole(facts, position, None, troupe).iter() {
            // If other seats have the school as well, they must follow.
            let is_followed = !rivals.of(card.school()).is_empty();
            let bonus = if is_followed { 2 * POINT } else { 0 };
            let promise = history.leads[place(card)].saturating_add(bonus);
            tries.push(card, if Some(card) == first { i32::MAX } else { promise });
        }
        tries
    }

    pub(super) fn replies<W: Word, const OTHERS: usize>(
        facts: &RoundFacts<W>,
        position: &BetweenBouts<W, OTHERS>,
        bout: &PartialBout<W>,
        legal: CardSet<W>,
        history: &CutoffHistory,
    ) -> Self {
        let mut tries = Self::new();
        let own = facts.is_own(bout.turn);
        for card in sole(facts, position, Some(bout), legal).iter() {
            let (is_own, gain) = facts.loot(bout, card);
            let gain = if is_own == own { gain } else { -gain };
            tries.push(
                card,
                history.of_reply(bout.last, card).saturating_add(POINT * i32::from(gain)),
            );
        }
        tries
    }
}

/// Keeps only one of several equivalent plays.
///
/// Two gladiators of a troupe are equivalent if they have the same school and worth, no other seat
/// has one between them, and neither can challenge or be challenged: the seats before and after
/// have no such rank, and that will never change.
#[inline]
pub(super) fn sole<W: Word, const OTHERS: usize>(
    facts: &RoundFacts<W>,
    position: &BetweenBouts<W, OTHERS>,
    bout: Option<&PartialBout<W>>,
    legal: CardSet<W>,
) -> CardSet<W> {
    let (seat, left) = bout.map_or((position.leader, position.left), |bout| (bout.turn, bout.left));
    let before = facts.troupe(left, seat.plus(facts.players - 1, facts.players));
    let after = facts.troupe(left, seat.next(facts.players));
    let mut live = (before | after).same_ranks();
    let mut rivals = left.without(facts.troupe(left, seat));
    if let Some(bout) = bout {
        live |= CardSet::of_rank(bout.last.rank());
        rivals |= bout.table;
    }
    merge(facts, position.possible, legal, live, rivals)
}

/// The same for everything that a seat holds before a bout, so that it need not be computed again
/// during it. Equivalent plays stay equivalent: all gladiators on the table come from troupes that
/// are counted here, and so does the rank of the gladiator before the seat's.
pub(super) fn sole_of_seat<W: Word, const OTHERS: usize>(
    facts: &RoundFacts<W>,
    position: &BetweenBouts<W, OTHERS>,
    seat: Seat,
) -> CardSet<W> {
    let left = position.left;
    let before = facts.troupe(left, seat.plus(facts.players - 1, facts.players));
    let after = facts.troupe(left, seat.next(facts.players));
    let troupe = facts.troupe(left, seat);
    merge(facts, position.possible, troupe, (before | after).same_ranks(), left.without(troupe))
}

/// Keeps only one of each group of equivalent plays.
#[inline]
fn merge<W: Word>(
    facts: &RoundFacts<W>,
    possible: SchoolSet,
    legal: CardSet<W>,
    live: CardSet<W>,
    rivals: CardSet<W>,
) -> CardSet<W> {
    let inert = legal.without(live);
    let mut sole = legal;
    if inert.len() < 2 {
        return sole;
    }
    let mut previous: Option<(Card, i16)> = None;
    for card in inert.iter() {
        // A 0 that may count when the round ends is equivalent to no other card (G1.3).
        let is_zero = card.rank() == Rank::ZERO && possible.contains(card.school());
        let worth = if is_zero { SURE } else { facts.worth(card) };
        if let Some((other, its_worth)) = previous
            && worth == its_worth
            && other.school() == card.school()
            && (CardSet::between(other, card) & rivals).is_empty()
        {
            sole.remove(card);
        }
        previous = Some((card, worth));
    }
    sole
}
