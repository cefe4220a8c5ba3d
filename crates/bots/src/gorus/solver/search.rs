//! Whether a side reaches a goal, whatever the others do.

use munera_rules::gorus::{Card, CardSet, FavourTable, Gorus, Rank, School, SchoolSet, Word};
use munera_rules::{Game, Seat};

use super::table::{Key, Leads, SURE, Table};
use crate::Pace;
use crate::gorus::arena::Arena;

/// How often the pace is asked.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;

/// The search for the margin of one side against all others together.
///
/// All of it is one question with two answers: does the side end with a margin of at least `goal`?
/// Its answer is a number: what the margin is at least above the goal, or at most, if that is below 0.
pub(super) struct Search<'g, W: Word, const SEATS: usize, const CARDS: usize, P> {
    pub(super) game: &'g Gorus<W, SEATS, CARDS>,
    /// The side whose margin it is.
    side: usize,
    pub(super) goal: i16,
    table: Table<W, SEATS>,
    /// How often a gladiator of a seat has settled the question, the earlier in the round the more.
    merits: Box<[[u32; 128]; SEATS]>,
    /// Gladiators of the same worth, if that is not nothing, and what it is.
    worths: Vec<(CardSet<W>, i16)>,
    pub(super) nodes: u64,
    asked: u64,
    pace: P,
}

/// What a moment between bouts looks like.
struct Survey<W: Word, const SEATS: usize> {
    key: Key<W>,
    /// What must be added to reach the goal over each other side.
    leads: Leads<SEATS>,
    /// The leads that are left if everything goes wrong.
    least: Leads<SEATS>,
    /// The smallest of these.
    lower: i16,
    /// No more than this can be reached.
    upper: i16,
    possible: SchoolSet,
}

/// The plays that are worth a try, the best last.
struct Tries {
    cards: [(i32, Option<Card>); 16],
    count: usize,
}

impl Tries {
    fn next(&mut self) -> Option<Card> {
        // Few are tried at all, so they are not sorted: the best is looked for each time.
        let last = self.count.checked_sub(1)?;
        let best = (0..=last).max_by_key(|place| self.cards[*place].0)?;
        let (_, card) = self.cards[best];
        self.cards[best] = self.cards[last];
        self.count = last;
        card
    }
}

impl<'g, W: Word, const SEATS: usize, const CARDS: usize, P: Pace>
    Search<'g, W, SEATS, CARDS, P>
{
    pub(super) fn new(game: &'g Gorus<W, SEATS, CARDS>, side: usize, pace: P) -> Self {
        let mut worths: Vec<(CardSet<W>, i16)> = Vec::new();
        for rank in Rank::all().filter(|rank| *rank != Rank::ZERO) {
            let worth = i16::from(game.options().favour.of(rank));
            let cards = CardSet::of_rank(rank);
            match worths.iter_mut().find(|(_, other)| *other == worth) {
                _ if worth == 0 => {}
                Some((set, _)) => *set = *set | cards,
                None => worths.push((cards, worth)),
            }
        }
        worths.retain(|(cards, _)| !cards.is_empty());
        Self {
            game,
            side,
            goal: 0,
            table: Table::new(),
            merits: Box::new([[0; 128]; SEATS]),
            worths,
            nodes: 0,
            asked: 0,
            pace,
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.game.side(seat) == self.side
    }

    /// From any moment of the round.
    pub(super) fn value(&mut self, arena: &Arena<W, SEATS>) -> Option<i16> {
        if arena.on_table == 0 { self.between_bouts(arena) } else { self.in_bout(arena) }
    }

    fn between_bouts(&mut self, arena: &Arena<W, SEATS>) -> Option<i16> {
        self.nodes += 1;
        if self.nodes >= self.asked + NODES_BETWEEN_QUESTIONS {
            self.asked = self.nodes;
            if !self.pace.goes_on(self.nodes) {
                return None;
            }
        }
        if arena.is_over() {
            let leads = self.leads(&arena.tally());
            return leads[..self.game.side_count()].iter().copied().min();
        }
        let survey = self.survey(arena);
        if survey.upper < 0 {
            return Some(survey.upper);
        }
        if survey.lower >= 0 {
            return Some(survey.lower);
        }
        if arena.bouts_left == 1 {
            let mut last = *arena;
            while !last.is_over() {
                let legal = last.legal();
                last.play(self.game, legal.iter().next()?);
            }
            return self.between_bouts(&last);
        }
        let mut best = None;
        if let Some(finding) = self.table.find(survey.key) {
            best = finding.best;
            let above = least_difference(&survey.leads, &finding.enough);
            if above >= 0 {
                return Some(above);
            }
            let below = least_difference(&finding.too_little, &survey.leads);
            if below >= 0 {
                return Some(-1 - below);
            }
        }
        let tries = self.tries(arena, survey.possible, best);
        let (value, best) = self.try_all(arena, tries)?;
        let finding = self.table.note(survey.key, best?);
        for side in 0..SEATS {
            if survey.leads[side] == SURE {
                continue;
            }
            if value >= 0 {
                finding.enough[side] = survey.leads[side] - value.max(survey.least[side]);
            } else {
                // A lead that cannot be lost has no part in a failure.
                let sure = survey.least[side] - (value + 1) >= 0;
                finding.too_little[side] = if sure { SURE } else { survey.leads[side] - (value + 1) };
            }
        }
        Some(value)
    }

    fn in_bout(&mut self, arena: &Arena<W, SEATS>) -> Option<i16> {
        let legal = arena.legal();
        if legal.len() == 1 {
            return self.after(arena, legal.iter().next()?);
        }
        let tries = self.tries(arena, arena.legal().schools(), None);
        self.try_all(arena, tries).map(|(value, _)| value)
    }

    fn try_all(
        &mut self,
        arena: &Arena<W, SEATS>,
        mut tries: Tries,
    ) -> Option<(i16, Option<Card>)> {
        let seat = arena.turn;
        let own = self.is_own(seat);
        let mut best = (if own { -SURE } else { SURE }, None);
        while let Some(card) = tries.next() {
            let value = self.after(arena, card)?;
            if best.1.is_none() || (value > best.0) == own && value != best.0 {
                best = (value, Some(card));
            }
            if (best.0 >= 0) == own {
                let merit = &mut self.merits[seat.index()][card.byte() as usize & 127];
                *merit += u32::from(arena.bouts_left) * u32::from(arena.bouts_left);
                break;
            }
        }
        Some(best)
    }

    fn after(&mut self, arena: &Arena<W, SEATS>, card: Card) -> Option<i16> {
        let mut next = *arena;
        next.play(self.game, card);
        self.value(&next)
    }

    /// What is worth a try, with how promising it seems.
    fn tries(&self, arena: &Arena<W, SEATS>, possible: SchoolSet, first: Option<Card>) -> Tries {
        let _ = possible;
        let seat = arena.turn;
        let own = self.is_own(seat);
        let merits = &self.merits[seat.index()];
        let mut tries = Tries { cards: [(0, None); 16], count: 0 };
        let sole = self.sole(arena);
        for card in sole.iter() {
            let mut score = merits[card.byte() as usize & 127] as i32;
            if Some(card) == first {
                score = i32::MAX;
            } else if arena.on_table > 0 {
                let mut next = *arena;
                next.enter(self.game, seat, card);
                let gain = next.table_favour
                    + if next.preferred.is_some_and(|school| next.table_zeros.contains(school)) { 5 } else { 0 };
                let good = self.is_own(next.winner) == own;
                score += 64 * i32::from(if good { gain } else { -gain });
            }
            tries.cards[tries.count & 15] = (score, Some(card));
            tries.count += 1;
        }
        tries
    }

    /// The legal plays, of those that come to the same only one.
    fn sole(&self, arena: &Arena<W, SEATS>) -> CardSet<W> {
        arena.legal()
    }

    fn leads(&self, favour: &[i16; SEATS]) -> Leads<SEATS> {
        let own = favour[self.side] - self.goal;
        let mut leads = [SURE; SEATS];
        for (side, lead) in leads.iter_mut().enumerate().take(self.game.side_count()) {
            if side != self.side {
                *lead = own - favour[side];
            }
        }
        leads
    }

    fn survey(&self, arena: &Arena<W, SEATS>) -> Survey<W, SEATS> {
        let players = self.game.players();
        let mut left = CardSet::EMPTY;
        let mut challengers = CardSet::EMPTY;
        let mut before = arena.troupes[players as usize - 1];
        for troupe in &arena.troupes[..players as usize] {
            left = left | *troupe;
            challengers = challengers | *troupe & before.same_ranks();
            before = *troupe;
        }
        // Only these schools can be preferred when the round ends.
        let mut possible = challengers.schools();
        match arena.preferred {
            Some(school) => possible.insert(school),
            None => possible = left.schools(), // G3.1
        }
        let (mut swing, mut zeros_left) = (0, SchoolSet::EMPTY);
        for (cards, worth) in &self.worths {
            swing += worth.abs() * (left & *cards).len() as i16;
        }
        let _ = &mut zeros_left;
        let mut owners = 0;
        let mut zeros_left_possible = false;
        for school in School::ALL {
            if possible.contains(school) && left.contains(Card::new(school, Rank::ZERO)) {
                zeros_left_possible = true;
            }
        }
        let leads = self.leads(&arena.favour);
        let mut least = leads;
        let (mut lower, mut upper) = (SURE, SURE);
        let zero = i16::from(FavourTable::ZERO);
        for side in 0..self.game.side_count() {
            let taken = SchoolSet::from_bits(arena.zeros[side].bits() & possible.bits());
            for school in taken.iter() {
                owners |= (side as u32 + 1) << (4 * school.index());
            }
            if side == self.side {
                continue;
            }
            let own = arena.zeros[self.side].bits() & possible.bits();
            let best_zero = if zeros_left_possible || own != 0 {
                zero
            } else if possible.bits() & !taken.bits() != 0 {
                0
            } else {
                -zero
            };
            let worst_zero = if zeros_left_possible || !taken.is_empty() {
                -zero
            } else if possible.bits() & !own != 0 {
                0
            } else {
                zero
            };
            least[side] = leads[side] - swing + worst_zero;
            lower = lower.min(least[side]);
            upper = upper.min(leads[side] + swing + best_zero);
        }
        let preferred = arena.preferred.map_or(5, |school| school.index() as u32);
        let rest = owners | preferred << 20 | u32::from(arena.leader.number()) << 24;
        Survey { key: Key { left, rest }, leads, least, lower, upper, possible }
    }
}

/// The least by which leads are above others; below 0 if one of them is not.
#[inline]
fn least_difference<const SEATS: usize>(leads: &Leads<SEATS>, others: &Leads<SEATS>) -> i16 {
    let mut least = SURE;
    for (lead, other) in leads.iter().zip(others) {
        let difference = if *lead == SURE { SURE } else { lead.saturating_sub(*other) };
        least = least.min(difference);
    }
    least
}
