//! The bouts of one round as a search plays them: no history, no earlier rounds, just what the rest
//! of the round depends on.

use munera_rules::gorus::{
    Card, CardSet, FavourTable, Gorus, Open, Party, Rank, School, SchoolSet, Word,
};
use munera_rules::{Game, Seat};

/// A running round, all troupes known. Small enough to be copied at every step.
///
/// It knows the rules of bouts, and takes what a table agreed on from its [`Gorus`]. A draw pile is
/// not in it: whoever has one gives its cards by [`Arena::draw`]. In solo, seat 1 stands for the
/// contenders, and whoever has them lets them enter by [`Arena::enter`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arena<W: Word, const SEATS: usize> {
    /// What each seat holds.
    pub(crate) troupes: [CardSet<W>; SEATS],
    /// What each side has collected, every 0 counted as nothing (G1.3).
    pub(crate) favour: [i16; SEATS],
    /// The schools whose 0 each side has collected.
    pub(crate) zeros: [SchoolSet; SEATS],
    /// The gladiators of the running bout, in order; from `on_table` on it means nothing.
    table: [Option<Card>; SEATS],
    /// How many lie on the table.
    pub(crate) on_table: u8,
    /// What those on the table are worth together, every 0 counted as nothing.
    pub(crate) table_favour: i16,
    /// The schools whose 0 lies on the table.
    pub(crate) table_zeros: SchoolSet,
    /// `None` only before the first gladiator of a round.
    pub(crate) preferred: Option<School>,
    /// The gladiator played last in the running bout.
    pub(crate) last: Option<Card>,
    /// The gladiator that wins the running bout as it stands.
    pub(crate) winning: Option<Card>,
    /// Whose that is.
    pub(crate) winner: Seat,
    /// The school that the running bout was led with.
    pub(crate) initiating: Option<School>,
    pub(crate) leader: Seat,
    /// Who is to play. Once the round is over it means nothing.
    pub(crate) turn: Seat,
    /// Bouts that are not finished, the running one included.
    pub(crate) bouts_left: u8,
}

/// What of a troupe may join a bout that was led with that school, after that gladiator.
#[inline]
pub(super) fn joining<W: Word>(troupe: CardSet<W>, initiating: School, last: Card) -> CardSet<W> {
    // G3.3: follow, G3.4: or challenge; G3.5: without the school, a sluff is free.
    let following = troupe.of(initiating);
    let bound = following | troupe & CardSet::of_rank(last.rank());
    std::hint::select_unpredictable(following.is_empty(), troupe, bound)
}

/// In solo, the contenders sit where nobody else does.
pub(crate) const CONTENDERS: Seat = Seat::new(1);

#[allow(dead_code, reason = "solvers begin here; whoever plays out worlds uses the rest")]
impl<W: Word, const SEATS: usize> Arena<W, SEATS> {
    /// The round that lies open.
    pub(crate) fn new<const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
        open: &Open<'_, W, SEATS>,
    ) -> Self {
        let leader = match open.leader {
            Party::Seat(seat) => seat,
            Party::Contenders => CONTENDERS,
        };
        let mut arena = Self {
            favour: open.favour,
            zeros: open.zeros,
            preferred: open.preferred,
            turn: open.turn,
            ..Self::fresh(open.troupes, leader, open.bouts_left)
        };
        // The preferred school is the one after these gladiators. Letting them enter again changes
        // nothing about it: the last challenge among them, if any, has set it.
        for (place, card) in (0..).zip(open.table.iter().flatten()) {
            arena.enter(game, arena.at_place(game, place), *card);
        }
        arena
    }

    /// A round of so many bouts, of which nothing has been played.
    pub(crate) fn fresh(troupes: [CardSet<W>; SEATS], leader: Seat, bouts: u8) -> Self {
        Self {
            troupes,
            favour: [0; SEATS],
            zeros: [SchoolSet::EMPTY; SEATS],
            table: [None; SEATS],
            on_table: 0,
            table_favour: 0,
            table_zeros: SchoolSet::EMPTY,
            preferred: None,
            last: None,
            winning: None,
            winner: leader,
            initiating: None,
            leader,
            turn: leader,
            bouts_left: bouts,
        }
    }

    /// The gladiators of the running bout in order, and whose they are.
    pub(crate) fn table<const CARDS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
    ) -> impl Iterator<Item = (Seat, Card)> {
        let on_table = self.table[..self.on_table as usize].iter().flatten();
        (0..).zip(on_table).map(|(place, card)| (self.at_place(game, place), *card))
    }

    /// Whether nothing is left to play (G4.1).
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.bouts_left == 0
    }

    /// What the seat whose turn it is may play.
    #[inline]
    pub(crate) fn legal(&self) -> CardSet<W> {
        let troupe = self.troupes[self.turn.index()];
        let (Some(initiating), Some(last)) = (self.initiating, self.last) else {
            return troupe; // G3.1, G3.2: a bout is led with any gladiator.
        };
        joining(troupe, initiating, last)
    }

    /// Plays a legal gladiator of the seat whose turn it is, and finishes the bout if it is full.
    #[inline]
    pub(crate) fn play<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>, card: Card) {
        let seat = self.turn;
        self.troupes[seat.index()].remove(card);
        self.enter(game, seat, card);
        self.turn = seat.next(game.players());
        if self.turn == self.leader {
            self.finish_bout(game);
        }
    }

    /// G6.1: gives a seat a gladiator from the draw pile.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, card: Card) {
        self.troupes[seat.index()].insert(card);
    }

    /// Puts a gladiator on the table.
    #[inline]
    pub(crate) fn enter<const CARDS: usize>(
        &mut self,
        game: &Gorus<W, SEATS, CARDS>,
        by: Seat,
        card: Card,
    ) {
        // G3.1: the round's first gladiator sets the preferred school; G3.4: and so does a match.
        let challenges = if let Some(last) = self.last {
            last.rank() == card.rank()
        } else {
            self.initiating = Some(card.school()); // G3.2
            self.preferred.is_none()
        };
        self.last = Some(card);
        self.table[self.on_table as usize] = Some(card);
        self.on_table += 1;
        self.table_favour += i16::from(game.options().favour.of(card.rank()));
        if card.rank() == Rank::ZERO {
            self.table_zeros.insert(card.school());
        }
        if challenges {
            self.preferred = Some(card.school());
            self.judge(game);
        } else {
            let beats = self.winning.is_none_or(|winning| card.beats(winning, self.preferred));
            self.winning = std::hint::select_unpredictable(beats, Some(card), self.winning);
            self.winner = std::hint::select_unpredictable(beats, by, self.winner);
        }
    }

    /// G3.6: finds the gladiator that wins the bout as it stands.
    fn judge<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>) {
        self.winning = None;
        for place in 0..self.on_table {
            let Some(card) = self.table[place as usize] else { continue };
            if self.winning.is_none_or(|winning| card.beats(winning, self.preferred)) {
                self.winning = Some(card);
                self.winner = self.at_place(game, place);
            }
        }
    }

    /// Who plays at a place of the running bout.
    #[inline]
    fn at_place<const CARDS: usize>(&self, game: &Gorus<W, SEATS, CARDS>, place: u8) -> Seat {
        if game.is_solo() {
            // G7.1: of each three plays, the player makes the second.
            return if place == 1 { Seat::new(0) } else { CONTENDERS };
        }
        self.leader.plus(place, game.players())
    }

    /// Whether a rank 8 lies on the table.
    pub(crate) fn has_an_eight(&self) -> bool {
        let table = &self.table[..self.on_table as usize];
        table.iter().flatten().any(|card| card.rank() == Rank::EIGHT)
    }

    /// G3.7, G3.2: the winner collects the bout, and leads the next one.
    #[inline]
    pub(crate) fn finish_bout<const CARDS: usize>(&mut self, game: &Gorus<W, SEATS, CARDS>) {
        let side = game.side(self.winner);
        self.favour[side] += self.table_favour;
        self.zeros[side] = self.zeros[side] | self.table_zeros;
        (self.on_table, self.table_favour, self.table_zeros) = (0, 0, SchoolSet::EMPTY);
        (self.initiating, self.last, self.winning) = (None, None, None);
        (self.leader, self.turn) = (self.winner, self.winner);
        self.bouts_left -= 1;
    }

    /// G4.2: what each side would have if the round ended now.
    #[inline]
    pub(crate) fn tally(&self) -> [i16; SEATS] {
        let mut favour = self.favour;
        if let Some(school) = self.preferred {
            for (favour, zeros) in favour.iter_mut().zip(self.zeros) {
                *favour += i16::from(FavourTable::ZERO) * i16::from(zeros.contains(school)); // G1.3
            }
        }
        favour
    }
}
