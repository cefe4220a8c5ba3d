//! Which plays are tried, and in which order.

use munera_rules::Seat;
use munera_rules::gorus::{Card, CardSet, Rank, Word};

use super::moment::{Bout, Moment, Stage};
use super::table::SURE;

/// How often a gladiator has settled a question, the earlier in the round the more.
pub(super) struct Merits {
    /// As a lead.
    leads: Box<[u32; 80]>,
    /// As an answer to another.
    replies: Box<[[u32; 80]; 80]>,
}

impl Merits {
    pub(super) fn new() -> Self {
        Self { leads: Box::new([0; 80]), replies: Box::new([[0; 80]; 80]) }
    }

    #[inline]
    pub(super) fn of_reply(&self, last: Card, card: Card) -> u32 {
        self.replies[place(last)][place(card)]
    }

    pub(super) fn reward_lead(&mut self, card: Card, bouts_left: u8) {
        self.leads[place(card)] += weight(bouts_left);
    }

    pub(super) fn reward_reply(&mut self, last: Card, card: Card, bouts_left: u8) {
        self.replies[place(last)][place(card)] += weight(bouts_left);
    }
}

#[inline]
fn place(card: Card) -> usize {
    (card.byte() as usize - 16) .min(79)
}

#[inline]
fn weight(bouts_left: u8) -> u32 {
    if super::KNOBS[10] == 1 { 1 << bouts_left } else if super::KNOBS[10] == 2 { 1 } else { u32::from(bouts_left) * u32::from(bouts_left) }
}

/// The plays that are worth a try, with how promising they seem.
pub(super) struct Tries {
    cards: [(i32, Option<Card>); 10],
    count: usize,
}

impl Tries {
    /// The most promising one that is left.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Card> {
        // Few are tried at all, so they are not sorted: the best is looked for each time.
        let last = self.count.checked_sub(1)?;
        let mut best = 0;
        for place in 1..=last {
            if self.cards[place].0 > self.cards[best].0 {
                best = place;
            }
        }
        let (_, card) = self.cards[best];
        self.cards[best] = self.cards[last];
        self.count = last;
        card
    }

    #[inline]
    fn push(&mut self, card: Card, score: i32) {
        self.cards[self.count] = (score, Some(card));
        self.count += 1;
    }

    pub(super) fn leads<W: Word, const OTHERS: usize>(
        stage: &Stage<W>,
        moment: &Moment<W, OTHERS>,
        merits: &Merits,
        first: Option<Card>,
    ) -> Self {
        let mut tries = Self { cards: [(0, None); 10], count: 0 };
        let troupe = stage.troupe(moment.left, moment.leader);
        let rivals = moment.left & !troupe;
        let sole = sole(stage, moment, troupe, moment.leader, moment.left, rivals, None, first);
        for card in sole.iter() {
            let mut score = merits.leads[place(card)] as i32;
            let knobs = &super::KNOBS;
            let top = i32::from((rivals.of(card.school()) & CardSet::between(card, Card::new(card.school(), Rank::new(15).unwrap()))).is_empty());
            score += knobs[4] * i32::from(stage.worth(card)) + knobs[5] * i32::from(card.rank().number()) + knobs[6] * i32::from(Some(card.school()) == moment.preferred) + knobs[7] * top;
            let void = i32::from(!rivals.of(card.school()).is_empty());
            score += knobs[8] * void;
            tries.push(card, if Some(card) == first { i32::MAX } else { score });
        }
        tries
    }

    pub(super) fn replies<W: Word, const OTHERS: usize>(
        stage: &Stage<W>,
        moment: &Moment<W, OTHERS>,
        bout: &Bout<W>,
        legal: CardSet<W>,
        merits: &Merits,
    ) -> Self {
        let mut tries = Self { cards: [(0, None); 10], count: 0 };
        let own = stage.is_own(bout.turn);
        let merits = &merits.replies[place(bout.last)];
        for card in sole_replies(stage, moment, bout, legal).iter() {
            let rank = i32::from(card.rank().number());
            let (is_own, gain) = stage.loot(bout, card);
            let gain = if is_own == own { gain } else { -gain };
            tries.push(card, merits[place(card)] as i32 + super::KNOBS[1] * i32::from(gain) + super::KNOBS[9] * rank);
        }
        tries
    }
}

/// Of replies that come to the same, only one.
pub(super) fn sole_replies<W: Word, const OTHERS: usize>(
    stage: &Stage<W>,
    moment: &Moment<W, OTHERS>,
    bout: &Bout<W>,
    legal: CardSet<W>,
) -> CardSet<W> {
    let troupe = stage.troupe(bout.left, bout.turn);
    let rivals = bout.left & !troupe | bout.table;
    sole(stage, moment, legal, bout.turn, bout.left, rivals, Some(bout.last), None)
}

/// Of plays that come to the same, only one.
#[inline]
fn sole<W: Word, const OTHERS: usize>(
    stage: &Stage<W>,
    moment: &Moment<W, OTHERS>,
    legal: CardSet<W>,
    seat: Seat,
    left: CardSet<W>,
    rivals: CardSet<W>,
    last: Option<Card>,
    first: Option<Card>,
) -> CardSet<W> {
    let before = stage.troupe(left, seat.plus(stage.players - 1, stage.players));
    let after = stage.troupe(left, seat.next(stage.players));
    let mut live = before.same_ranks() | after.same_ranks();
    if let Some(last) = last {
        live = live | CardSet::of_rank(last.rank());
    }
    let inert = legal & !live;
    if inert.len() < 2 {
        return legal;
    }
    let mut sole = legal;
    let mut previous: Option<(Card, i16)> = None;
    for card in inert.iter() {
        let is_zero = card.rank() == Rank::ZERO && moment.possible.contains(card.school());
        let worth = if is_zero { SURE } else { stage.worth(card) };
        if let Some((other, its_worth)) = previous
            && worth == its_worth
            && other.school() == card.school()
            && (CardSet::between(other, card) & rivals).is_empty()
            && Some(card) != first
        {
            sole.remove(card);
        }
        previous = Some((card, worth));
    }
    sole
}
