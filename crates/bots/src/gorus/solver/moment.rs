//! A round while it is being solved.

use munera_rules::gorus::{Card, CardSet, FavourTable, Gorus, Rank, School, SchoolSet, Word};
use munera_rules::{Game, Seat};

use super::table::{Leads, SURE};
use crate::gorus::arena::Arena;

/// What does not change while a round is solved.
#[derive(Clone, Debug)]
pub(super) struct Stage<W: Word> {
    pub(super) players: u8,
    /// What each seat holds, or has on the table, at the beginning.
    owned: [CardSet<W>; Seat::MOST],
    /// Who plays each gladiator, by its byte.
    owner: [Seat; 128],
    /// Which of the others a seat belongs to, counted without the side that is solved for.
    other: [u8; Seat::MOST],
    worth: [i16; 16],
}

/// The place among the others of a seat that is not of them.
const OWN: u8 = 14;

/// A moment of the round, in a bout or between two.
///
/// It is smaller than an [`Arena`]: who holds what follows from what is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<W: Word, const OTHERS: usize> {
    /// All that is still in troupes.
    pub(super) left: CardSet<W>,
    /// What lies on the table.
    pub(super) table: CardSet<W>,
    pub(super) leads: Leads<OTHERS>,
    /// How much the favour of everything in troupes and on the table can come to, either way.
    pub(super) swing: i16,
    /// What lies on the table is worth this, every 0 counted as nothing.
    table_favour: i16,
    /// Who has collected the 0 of each school: four bits each, 0 for nobody.
    pub(super) zeros: u32,
    pub(super) preferred: Option<School>,
    pub(super) initiating: Option<School>,
    pub(super) last: Option<Card>,
    pub(super) winning: Option<Card>,
    pub(super) turn: Seat,
    pub(super) leader: Seat,
    pub(super) bouts_left: u8,
    /// The schools that can be preferred when the round ends, as it was when the bout began.
    pub(super) possible: SchoolSet,
}

impl<W: Word> Stage<W> {
    pub(super) fn new<const SEATS: usize, const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        arena: &Arena<W, SEATS>,
        side: usize,
    ) -> Self {
        let players = game.players();
        let mut owned = [CardSet::EMPTY; Seat::MOST];
        owned[..SEATS].copy_from_slice(&arena.troupes);
        for (seat, card) in arena.table(game) {
            owned[seat.index()].insert(card);
        }
        let mut owner = [Seat::new(0); 128];
        let mut other = [OWN; Seat::MOST];
        for seat in Seat::all(players) {
            for card in owned[seat.index()].iter() {
                owner[card.byte() as usize & 127] = seat;
            }
            let of = game.side(seat);
            if of != side {
                other[seat.index()] = (of - usize::from(of > side)) as u8;
            }
        }
        let mut worth = [0; 16];
        for rank in Rank::all().filter(|rank| *rank != Rank::ZERO) {
            worth[rank.index()] = i16::from(game.options().favour.of(rank));
        }
        Self { players, owned, owner, other, worth }
    }

    /// Where the arena stands.
    pub(super) fn begin<const SEATS: usize, const CARDS: usize, const OTHERS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
        arena: &Arena<W, SEATS>,
        side: usize,
    ) -> Moment<W, OTHERS> {
        let mut leads = [SURE; OTHERS];
        let mut zeros = 0;
        for of in 0..game.side_count() {
            let place = if of == side { OWN } else { (of - usize::from(of > side)) as u8 };
            for school in arena.zeros[of].iter() {
                zeros |= u32::from(place + 1) << (4 * school.index());
            }
            if of != side {
                leads[place as usize] = arena.favour[side] - arena.favour[of];
            }
        }
        let left = arena.troupes.into_iter().fold(CardSet::EMPTY, |all, troupe| all | troupe);
        let table: CardSet<W> = arena.table(game).map(|(_, card)| card).collect();
        let all = left | table;
        Moment {
            left,
            table,
            leads,
            swing: all.iter().map(|card| self.worth(card).abs()).sum(),
            table_favour: arena.table_favour,
            zeros,
            preferred: arena.preferred,
            initiating: arena.initiating,
            last: arena.last,
            winning: arena.winning,
            turn: arena.turn,
            leader: arena.leader,
            bouts_left: arena.bouts_left,
            possible: all.schools(),
        }
    }

    /// What a gladiator is worth, a 0 apart.
    #[inline]
    pub(super) fn worth(&self, card: Card) -> i16 {
        self.worth[card.rank().index() & 15]
    }

    #[inline]
    pub(super) fn owner(&self, card: Card) -> Seat {
        self.owner[card.byte() as usize & 127]
    }

    /// Whether a seat is of the side that is solved for.
    #[inline]
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.other[seat.index() & 7] == OWN
    }

    #[inline]
    pub(super) fn troupe<const OTHERS: usize>(
        &self,
        moment: &Moment<W, OTHERS>,
        seat: Seat,
    ) -> CardSet<W> {
        moment.left & self.owned[seat.index() & 7]
    }

    /// What the seat whose turn it is may play (G3.1–G3.5).
    #[inline]
    pub(super) fn legal<const OTHERS: usize>(&self, moment: &Moment<W, OTHERS>) -> CardSet<W> {
        let troupe = self.troupe(moment, moment.turn);
        let (Some(initiating), Some(last)) = (moment.initiating, moment.last) else {
            return troupe;
        };
        let following = troupe.of(initiating);
        let bound = following | troupe & CardSet::of_rank(last.rank());
        std::hint::select_unpredictable(following.is_empty(), troupe, bound)
    }

    /// What is won with the table as it stands and that gladiator on it: whose it would be, and what
    /// it would be worth, with the 0 of the school that would be preferred.
    #[inline]
    pub(super) fn loot<const OTHERS: usize>(
        &self,
        moment: &Moment<W, OTHERS>,
        card: Card,
    ) -> (Seat, i16) {
        let (preferred, winning) = enter(moment, card);
        let mut favour = moment.table_favour + self.worth(card);
        let zero = Card::new(preferred, Rank::ZERO);
        if zero == card || moment.table.contains(zero) {
            favour += i16::from(FavourTable::ZERO);
        }
        (self.owner(winning), favour)
    }

    /// The moment after a legal play.
    #[inline]
    pub(super) fn play<const OTHERS: usize>(
        &self,
        moment: &Moment<W, OTHERS>,
        card: Card,
    ) -> Moment<W, OTHERS> {
        let (preferred, winning) = enter(moment, card);
        let mut next = *moment;
        next.left.remove(card);
        next.table.insert(card);
        next.table_favour += self.worth(card);
        next.preferred = Some(preferred);
        next.turn = moment.turn.next(self.players);
        if next.turn == moment.leader {
            self.finish_bout(&mut next, self.owner(winning));
        } else {
            next.winning = Some(winning);
            next.last = Some(card);
            next.initiating = moment.initiating.or(Some(card.school()));
        }
        next
    }

    /// G3.7, G3.2: the winner collects the bout, and leads the next one.
    #[inline]
    fn finish_bout<const OTHERS: usize>(&self, moment: &mut Moment<W, OTHERS>, winner: Seat) {
        let other = self.other[winner.index() & 7];
        if other == OWN {
            moment.leads.iter_mut().for_each(|lead| *lead += moment.table_favour);
        } else if let Some(lead) = moment.leads.get_mut(other as usize) {
            *lead -= moment.table_favour;
        }
        let zeros = moment.table & CardSet::of_rank(Rank::ZERO);
        for zero in zeros.iter() {
            moment.zeros |= u32::from(other + 1) << (4 * zero.school().index());
        }
        moment.table.iter().for_each(|card| moment.swing -= self.worth(card).abs());
        (moment.table, moment.table_favour) = (CardSet::EMPTY, 0);
        (moment.initiating, moment.last, moment.winning) = (None, None, None);
        (moment.leader, moment.turn) = (winner, winner);
        moment.bouts_left -= 1;
    }

    /// G4.2: the margin when the round is over.
    #[inline]
    pub(super) fn margin<const OTHERS: usize>(&self, moment: &Moment<W, OTHERS>) -> i16 {
        let zero = i16::from(FavourTable::ZERO);
        let mut leads = moment.leads;
        let mut own = 0;
        if let Some(school) = moment.preferred {
            match (moment.zeros >> (4 * school.index()) & 15) as u8 {
                0 => {}
                taker if taker == OWN + 1 => own = zero,
                taker => {
                    if let Some(lead) = leads.get_mut(taker as usize - 1) {
                        *lead -= zero;
                    }
                }
            }
        }
        leads.into_iter().fold(SURE, i16::min) + own
    }

    /// Whose the 0 of a school is, as one bit a school: the side's own ones, and those of another.
    #[inline]
    pub(super) fn own_zeros<const OTHERS: usize>(moment: &Moment<W, OTHERS>) -> u8 {
        let mut schools = 0;
        for school in School::ALL {
            let own = moment.zeros >> (4 * school.index()) & 15 == u32::from(OWN) + 1;
            schools |= u8::from(own) << school.index();
        }
        schools
    }

    #[inline]
    pub(super) fn zeros_of<const OTHERS: usize>(moment: &Moment<W, OTHERS>, other: usize) -> u8 {
        let mut schools = 0;
        for school in School::ALL {
            let its = moment.zeros >> (4 * school.index()) & 15 == other as u32 + 1;
            schools |= u8::from(its) << school.index();
        }
        schools
    }
}

/// G3.1, G3.4, G3.6: the preferred school and the winning gladiator once this one has entered.
#[inline]
fn enter<W: Word, const OTHERS: usize>(moment: &Moment<W, OTHERS>, card: Card) -> (School, Card) {
    let preferred = moment.preferred.unwrap_or(card.school());
    let (Some(last), Some(winning)) = (moment.last, moment.winning) else {
        return (preferred, card);
    };
    if last.rank() == card.rank() {
        // A match makes its school preferred, and so the strongest of that school wins.
        let mut rivals = moment.table.of(card.school());
        rivals.insert(card);
        return (card.school(), rivals.last().unwrap_or(card));
    }
    let beats = card.beats(winning, Some(preferred));
    (preferred, std::hint::select_unpredictable(beats, card, winning))
}
