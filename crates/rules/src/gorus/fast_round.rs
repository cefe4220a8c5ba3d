//! A round as a search plays it: no history, no earlier rounds, just what the rest of it depends on.

use super::card::{Card, Rank, SchoolSet};
use super::card_set::{CardSet, Word};
use super::options::FavourTable;
use super::running_bout::RunningBout;
use super::search::OpenRound;
use super::state::Party;
use super::table::Gorus;
use crate::Seat;

/// A running round, all troupes known. Small enough to be copied at every step.
///
/// It takes what a table agreed on from its [`Gorus`]. A draw pile is not in it: the search that has
/// one gives its cards by [`FastRound::draw`]. In solo, seat 1 stands for the contenders
/// ([`FastRound::CONTENDERS`]), and the search lets them enter by [`FastRound::enter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FastRound<W: Word, const SEATS: usize> {
    /// The troupe of each seat.
    pub troupes: [CardSet<W>; SEATS],
    /// The favour that each side has collected, with every 0 counted as nothing (G1.3).
    pub favour: [i16; SEATS],
    /// The schools whose 0 each side has collected.
    pub zeros: [SchoolSet; SEATS],
    /// The gladiators of the running bout, in order; from `on_table` on it means nothing.
    table: [Option<Card>; SEATS],
    /// How many lie on the table.
    pub on_table: u8,
    /// The total worth of the gladiators on the table, with every 0 counted as nothing.
    pub table_favour: i16,
    /// The schools whose 0 lies on the table.
    pub table_zeros: SchoolSet,
    /// The running bout.
    pub bout: RunningBout,
    /// The seat that leads it.
    pub leader: Seat,
    /// The seat that must play. It means nothing once the round is over.
    pub turn: Seat,
    /// Bouts that are not finished, the running one included.
    pub bouts_left: u8,
}

impl<W: Word, const SEATS: usize> FastRound<W, SEATS> {
    /// In solo, the contenders sit in the seat that no player has.
    pub const CONTENDERS: Seat = Seat::new(1);

    /// The round that lies open.
    pub fn new<const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        open: &OpenRound<'_, W, SEATS>,
    ) -> Self {
        let leader = match open.leader {
            Party::Seat(seat) => seat,
            Party::Contenders => Self::CONTENDERS,
        };
        let mut round = Self {
            favour: open.favour,
            zeros: open.zeros,
            bout: RunningBout { preferred: open.preferred, ..RunningBout::NEW },
            turn: open.turn,
            ..Self::fresh(open.troupes, leader, open.bouts_left)
        };
        // The preferred school is the one after these gladiators. Letting them enter again changes
        // nothing about it: the last challenge among them, if any, has set it.
        for (place, card) in (0..).zip(open.table.iter().flatten()) {
            round.enter(game, round.at_place(game, place), *card);
        }
        round
    }

    /// A round of this many bouts, before the first play.
    pub fn fresh(troupes: [CardSet<W>; SEATS], leader: Seat, bouts: u8) -> Self {
        Self {
            troupes,
            favour: [0; SEATS],
            zeros: [SchoolSet::EMPTY; SEATS],
            table: [None; SEATS],
            on_table: 0,
            table_favour: 0,
            table_zeros: SchoolSet::EMPTY,
            bout: RunningBout::NEW,
            leader,
            turn: leader,
            bouts_left: bouts,
        }
    }

    /// The gladiators of the running bout in order, and whose they are.
    pub fn table<const CARDS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
    ) -> impl Iterator<Item = (Seat, Card)> {
        let on_table = self.table[..self.on_table as usize].iter().flatten();
        (0..).zip(on_table).map(|(place, card)| (self.at_place(game, place), *card))
    }

    /// Whether nothing is left to play (G4.1).
    #[inline]
    pub fn is_over(&self) -> bool {
        self.bouts_left == 0
    }

    /// The legal plays of the seat whose turn it is.
    #[inline]
    pub fn legal(&self) -> CardSet<W> {
        self.bout.legal(self.troupes[self.turn.index()])
    }

    /// Plays a legal gladiator of the seat whose turn it is, and finishes the bout if it is full.
    #[inline]
    pub fn play<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>, card: Card) {
        let seat = self.turn;
        self.troupes[seat.index()].remove(card);
        self.enter(game, seat, card);
        self.turn = seat.next(game.players);
        if self.turn == self.leader {
            self.finish_bout(game);
        }
    }

    /// G6.1: gives a seat a gladiator from the draw pile.
    #[inline]
    pub fn draw(&mut self, seat: Seat, card: Card) {
        self.troupes[seat.index()].insert(card);
    }

    /// Puts a gladiator on the table.
    #[inline]
    pub fn enter<const CARDS: usize>(
        &mut self,
        game: &Gorus<W, SEATS, CARDS>,
        by: Seat,
        card: Card,
    ) {
        let challenges = self.bout.enter(by, card);
        self.table[self.on_table as usize] = Some(card);
        self.on_table += 1;
        self.table_favour += i16::from(game.favour.of(card.rank()));
        if card.rank() == Rank::ZERO {
            self.table_zeros.insert(card.school());
        }
        if challenges {
            self.judge(game);
        }
    }

    /// G3.6: finds the gladiator that is winning the bout.
    // On its own, so that entering without a challenge stays short.
    #[inline(never)]
    fn judge<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>) {
        let mut bout = self.bout;
        let table = (0..).zip(self.table[..self.on_table as usize].iter().flatten().copied());
        bout.judge(table, |place| self.at_place(game, place));
        self.bout = bout;
    }

    /// The seat that plays at a place of the running bout.
    #[inline]
    fn at_place<const CARDS: usize>(&self, game: &Gorus<W, SEATS, CARDS>, place: u8) -> Seat {
        if game.is_solo() {
            // G7.1: of each three plays, the player makes the second.
            return if place == 1 { Seat::new(0) } else { Self::CONTENDERS };
        }
        self.leader.plus(place, game.players)
    }

    /// Whether a rank 8 lies on the table.
    pub fn has_an_eight(&self) -> bool {
        let table = &self.table[..self.on_table as usize];
        table.iter().flatten().any(|card| card.rank() == Rank::EIGHT)
    }

    /// G3.7, G3.2: the winner collects the bout, and leads the next one.
    #[inline]
    pub fn finish_bout<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>) {
        let side = game.side(self.bout.winner);
        self.favour[side] += self.table_favour;
        self.zeros[side] |= self.table_zeros;
        (self.on_table, self.table_favour, self.table_zeros) = (0, 0, SchoolSet::EMPTY);
        (self.leader, self.turn) = (self.bout.winner, self.bout.winner);
        self.bout.finish();
        self.bouts_left -= 1;
    }

    /// G4.2: what each side would have if the round ended now.
    #[inline]
    pub fn tally(&self) -> [i16; SEATS] {
        let mut favour = self.favour;
        if let Some(school) = self.bout.preferred {
            for (favour, zeros) in favour.iter_mut().zip(self.zeros) {
                *favour += i16::from(FavourTable::ZERO) * i16::from(zeros.contains(school)); // G1.3
            }
        }
        favour
    }
}
