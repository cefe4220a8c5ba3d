//! A round while it is being solved.

use munera_rules::gorus::{
    Card, CardSet, FastRound, FavourTable, Gorus, Rank, School, SchoolSet, Word,
};
use munera_rules::{Game, Seat};

use super::table::{Leads, SURE};

/// The facts that do not change while a round is solved.
#[derive(Clone, Debug)]
pub(super) struct RoundFacts<W: Word> {
    pub(super) players: u8,
    /// What each seat holds, or has on the table, at the beginning.
    troupes: [CardSet<W>; Seat::MOST],
    /// The owner of each gladiator, by its byte.
    owner: [Seat; 128],
    /// The side for which a seat collects.
    taker: [Taker; Seat::MOST],
    worth: [i16; 16],
}

/// A side that collects: 0 is the side that is solved for, and the others are counted from 1.
pub(super) type Taker = u8;

/// The zeros that all sides have collected: eight bits for each side, five of which stand for
/// schools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Zeros(pub(super) u64);

impl Zeros {
    /// The zeros of one side, a bit for each school.
    #[inline]
    pub(super) fn of(self, taker: usize) -> u8 {
        (self.0 >> (8 * taker)) as u8
    }

    /// Only those of some schools.
    #[inline]
    pub(super) fn only(self, schools: SchoolSet) -> Self {
        Self(self.0 & (u64::from(schools.bits()) * 0x0101_0101_0101_0101))
    }

    /// The side that has the 0 of a school.
    #[inline]
    pub(super) fn taker(self, school: u8) -> Option<Taker> {
        let takers = self.0 >> (school & 7) & 0x0101_0101_0101_0101;
        (takers != 0).then(|| (takers.trailing_zeros() / 8) as Taker)
    }

    /// Each collected 0, with its side and school.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = (Taker, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (place < 64).then_some((place >> 3, place & 7))
        })
    }

    #[inline]
    pub(super) fn add(&mut self, taker: Taker, school: u8) {
        self.0 |= 1 << (8 * taker + (school & 7));
    }

    #[inline]
    fn add_all(&mut self, taker: Taker, schools: SchoolSet) {
        self.0 |= u64::from(schools.bits()) << (8 * taker);
    }
}

/// A round between two bouts. The hands follow from the gladiators that are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct BetweenBouts<W: Word, const OTHERS: usize> {
    /// All gladiators that are still in troupes.
    pub(super) left: CardSet<W>,
    /// The collected zeros that matter.
    pub(super) zeros: Zeros,
    pub(super) leads: Leads<OTHERS>,
    /// The sum of the absolute favour in troupes.
    pub(super) swing: i16,
    pub(super) preferred: Option<School>,
    pub(super) leader: Seat,
    pub(super) bouts_left: u8,
    /// The schools that can be preferred when the round ends.
    pub(super) possible: SchoolSet,
}

/// A running bout.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartialBout<W: Word> {
    /// All gladiators that are still in troupes.
    pub(super) left: CardSet<W>,
    /// The gladiators on the table.
    pub(super) table: CardSet<W>,
    /// Their favour, with every 0 counted as nothing.
    favour: i16,
    /// The sum of their absolute favour.
    swing: i16,
    pub(super) initiating: School,
    pub(super) preferred: School,
    pub(super) last: Card,
    winning: Card,
    pub(super) turn: Seat,
}

impl<W: Word> RoundFacts<W> {
    pub(super) fn new<const SEATS: usize, const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        round: &FastRound<W, SEATS>,
        side: usize,
    ) -> Self {
        let players = game.players();
        let mut troupes = [CardSet::EMPTY; Seat::MOST];
        troupes[..SEATS].copy_from_slice(&round.troupes);
        for (seat, card) in round.table(game) {
            troupes[seat.index()].insert(card);
        }
        let mut owner = [Seat::new(0); 128];
        let mut taker = [0; Seat::MOST];
        for seat in Seat::all(players) {
            for card in troupes[seat.index()].iter() {
                owner[card.byte() as usize & 127] = seat;
            }
            taker[seat.index()] = taker_of(game.side(seat), side);
        }
        let mut worth = [0; 16];
        for rank in Rank::all().filter(|rank| *rank != Rank::ZERO) {
            worth[rank.index()] = i16::from(game.options().favour.of(rank));
        }
        Self { players, troupes, owner, taker, worth }
    }

    /// The point that the round has reached: before a bout, or in a bout.
    pub(super) fn begin<const SEATS: usize, const CARDS: usize, const OTHERS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
        round: &FastRound<W, SEATS>,
        side: usize,
    ) -> (BetweenBouts<W, OTHERS>, Option<PartialBout<W>>) {
        let mut leads = [SURE; OTHERS];
        let mut zeros = Zeros::default();
        for of in 0..game.side_count() {
            let taker = taker_of(of, side);
            zeros.add_all(taker, round.zeros[of]);
            if taker > 0 {
                leads[taker as usize - 1] = round.favour[side] - round.favour[of];
            }
        }
        let left = round.troupes.into_iter().fold(CardSet::EMPTY, |all, troupe| all | troupe);
        let table: CardSet<W> = round.table(game).map(|(_, card)| card).collect();
        let all = left | table;
        let swing = |cards: CardSet<W>| cards.iter().map(|card| self.worth(card).abs()).sum();
        let position = BetweenBouts {
            left: all,
            zeros,
            leads,
            swing: swing(all),
            preferred: round.bout.preferred,
            leader: round.leader,
            bouts_left: round.bouts_left,
            possible: all.schools(),
        };
        let bout = if let (Some(initiating), Some(preferred), Some(last), Some(winning)) =
            (round.bout.initiating, round.bout.preferred, round.bout.last, round.bout.winning)
        {
            let (favour, swing, turn) = (round.table_favour, swing(table), round.turn);
            Some(PartialBout {
                left,
                table,
                favour,
                swing,
                initiating,
                preferred,
                last,
                winning,
                turn,
            })
        } else {
            None
        };
        (position, bout)
    }

    /// The worth of a gladiator, with a 0 as nothing.
    #[inline]
    pub(super) fn worth(&self, card: Card) -> i16 {
        self.worth[card.rank().index() & 15]
    }

    /// The worth of a rank, with a 0 as nothing.
    #[inline]
    pub(super) fn worth_of_rank(&self, rank: u8) -> i16 {
        self.worth[rank as usize & 15]
    }

    /// The side for which a seat collects.
    #[inline]
    pub(super) fn taker(&self, seat: u8) -> Taker {
        self.taker[seat as usize & 7]
    }

    /// The seat that plays a gladiator, or has played it.
    #[inline]
    pub(super) fn owner(&self, card: Card) -> Seat {
        self.owner[card.byte() as usize & 127]
    }

    /// Whether a seat belongs to the side that is solved for.
    #[inline]
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.taker[seat.index() & 7] == 0
    }

    /// A seat's part of some gladiators.
    #[inline]
    pub(super) fn troupe(&self, left: CardSet<W>, seat: Seat) -> CardSet<W> {
        left & self.troupes[seat.index() & 7]
    }

    /// What the seat whose turn it is in a bout may play (G3.3–G3.5).
    #[inline]
    pub(super) fn legal(&self, bout: &PartialBout<W>) -> CardSet<W> {
        self.troupe(bout.left, bout.turn).joining(bout.initiating, bout.last)
    }

    /// G3.1, G3.2: a seat leads a bout.
    #[inline]
    pub(super) fn lead<const OTHERS: usize>(
        &self,
        position: &BetweenBouts<W, OTHERS>,
        card: Card,
    ) -> PartialBout<W> {
        let mut left = position.left;
        left.remove(card);
        let mut table = CardSet::EMPTY;
        table.insert(card);
        let worth = self.worth(card);
        PartialBout {
            left,
            table,
            favour: worth,
            swing: worth.abs(),
            initiating: card.school(),
            preferred: position.preferred.unwrap_or(card.school()),
            last: card,
            winning: card,
            turn: position.leader.next(self.players),
        }
    }

    /// A gladiator joins the bout.
    #[inline]
    pub(super) fn join(&self, bout: &PartialBout<W>, card: Card) -> PartialBout<W> {
        let (preferred, winning) = judge(bout, card);
        let mut next = *bout;
        next.left.remove(card);
        next.table.insert(card);
        let worth = self.worth(card);
        next.favour += worth;
        next.swing += worth.abs();
        (next.preferred, next.winning, next.last) = (preferred, winning, card);
        next.turn = bout.turn.next(self.players);
        next
    }

    /// What is won with the table as it stands and this gladiator on it: whether the solved side
    /// wins it, and its worth with the 0 of the school that would be preferred.
    #[inline]
    pub(super) fn loot(&self, bout: &PartialBout<W>, card: Card) -> (bool, i16) {
        let (preferred, winning) = judge(bout, card);
        let mut favour = bout.favour + self.worth(card);
        let zero = Card::new(preferred, Rank::ZERO);
        if zero == card || bout.table.contains(zero) {
            favour += i16::from(FavourTable::ZERO);
        }
        (self.is_own(self.owner(winning)), favour)
    }

    /// G3.7, G3.2: a full bout is collected by its winner, who leads the next one.
    #[inline]
    pub(super) fn finish<const OTHERS: usize>(
        &self,
        position: &BetweenBouts<W, OTHERS>,
        bout: &PartialBout<W>,
    ) -> BetweenBouts<W, OTHERS> {
        let leader = self.owner(bout.winning);
        let taker = self.taker[leader.index() & 7];
        let (mut leads, mut zeros) = (position.leads, position.zeros);
        collect(&mut leads, taker, bout.favour);
        let table_zeros = bout.table & CardSet::of_rank(Rank::ZERO);
        if !table_zeros.is_empty() {
            zeros.add_all(taker, table_zeros.schools());
        }
        BetweenBouts {
            left: bout.left,
            zeros,
            leads,
            swing: position.swing - bout.swing,
            preferred: Some(bout.preferred),
            leader,
            bouts_left: position.bouts_left - 1,
            possible: position.possible,
        }
    }
}

impl<W: Word, const OTHERS: usize> BetweenBouts<W, OTHERS> {
    /// A guess at the margin. With two sides, each wins a bout; several others together take a good
    /// part of the rest. A guess that is too high is corrected sooner than one that is too low.
    pub(super) fn guess(&self) -> i16 {
        let least = self.leads.into_iter().fold(SURE, i16::min);
        if OTHERS == 1 { least } else { least - self.swing / 3 }
    }

    /// G4.2: the margin when the round is over.
    #[inline]
    pub(super) fn margin(&self) -> i16 {
        let mut leads = self.leads;
        // G1.3: the 0 of the school that is preferred now.
        let school = self.preferred.map_or(0, |school| school as u8);
        if let Some(taker) = self.zeros.taker(school) {
            collect(&mut leads, taker, i16::from(FavourTable::ZERO));
        }
        leads.into_iter().fold(SURE, i16::min)
    }
}

/// Gives favour to a side.
#[inline]
pub(super) fn collect<const OTHERS: usize>(leads: &mut Leads<OTHERS>, taker: Taker, favour: i16) {
    if taker == 0 {
        for lead in leads {
            *lead += favour;
        }
    } else if let Some(lead) = leads.get_mut(taker as usize - 1) {
        *lead -= favour;
    }
}

/// Other sides are counted in their order, without the side that is solved for.
fn taker_of(of: usize, side: usize) -> Taker {
    if of == side { 0 } else { (of + usize::from(of < side)) as Taker }
}

/// G3.4, G3.6: the preferred school and the winning gladiator once this one has joined.
#[inline]
fn judge<W: Word>(bout: &PartialBout<W>, card: Card) -> (School, Card) {
    if bout.last.rank() == card.rank() {
        // A match makes its school preferred, so the strongest of that school wins.
        let mut rivals = bout.table.of(card.school());
        rivals.insert(card);
        return (card.school(), rivals.last().unwrap_or(card));
    }
    let beats = card.beats(bout.winning, Some(bout.preferred));
    (bout.preferred, std::hint::select_unpredictable(beats, card, bout.winning))
}
