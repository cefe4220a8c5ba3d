//! A table's agreements, as far as people are shown them.

use munera_rules::gorus::{Card, FavourTable, Gorus, Party, Rank, School, Word};
use munera_rules::{Game, Seat};

/// What the texts need to know of a table: the same type for every size of game.
#[derive(Clone, Debug)]
pub(super) struct Arena {
    pub(super) players: u8,
    pub(super) sides: Vec<Side>,
    pub(super) teams: bool,
    /// Bouts in a round.
    pub(super) bouts: u8,
    /// Gladiators in a bout.
    pub(super) in_bout: usize,
    pub(super) open_history: bool,
    /// The ranks of each school.
    pub(super) ranks: Vec<Rank>,
    favour: FavourTable,
}

/// Who scores together.
#[derive(Clone, Debug)]
pub(super) struct Side {
    /// Nobody, for the contenders.
    pub(super) seats: Vec<Seat>,
    pub(super) target: u8,
}

impl Arena {
    pub(super) fn of<W: Word, const SEATS: usize, const CARDS: usize>(
        game: &Gorus<W, SEATS, CARDS>,
    ) -> Self {
        let in_bout = if game.is_solo() { 3 } else { game.players() as usize };
        let side = |side| Side { seats: game.seats_of(side).collect(), target: game.target(side) };
        Self {
            players: game.players(),
            sides: (0..game.side_count()).map(side).collect(),
            teams: game.options().division.is_some(),
            bouts: (game.deck_size() / in_bout) as u8,
            in_bout,
            open_history: game.options().open_history,
            ranks: game.options().ranks().collect(),
            favour: game.options().favour,
        }
    }

    pub(super) fn is_solo(&self) -> bool {
        self.players == 1
    }

    pub(super) fn has_draw_pile(&self) -> bool {
        self.players == 2
    }

    /// The side that somebody collects for.
    pub(super) fn side_of(&self, party: Party) -> usize {
        let on_side = |side: &Side| match party {
            Party::Seat(seat) => side.seats.contains(&seat),
            Party::Contenders => side.seats.is_empty(),
        };
        self.sides.iter().position(on_side).unwrap_or_default()
    }

    /// What a gladiator is worth, a 0 apart.
    pub(super) fn favour(&self, rank: Rank) -> i16 {
        self.favour.of(rank).into()
    }

    /// What a gladiator is worth when the round ends with that school preferred (G1.3).
    pub(super) fn worth_at_the_end(&self, card: Card, preferred: Option<School>) -> i16 {
        self.favour.worth_at_the_end(card, preferred).into()
    }
}
