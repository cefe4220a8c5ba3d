//! A view of Gorus Maximus.

use munera_rules::gorus::{Card, Gorus, SchoolSet, View, Word};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::options::{GorusOptions, write_options};
use super::public::{GorusFinishedBout, GorusPublic, write_public};
use crate::codec::json::{SeatNumber, Within, Written, written};

/// What a seat, or a spectator, may know of a game of Gorus Maximus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusView {
    /// The options of the table.
    pub options: GorusOptions,
    /// Whose view it is; none for a spectator.
    pub seat: Option<SeatNumber>,
    /// The seat that is to play; none between rounds and when the game is over.
    pub turn: Option<u8>,
    /// What the seat may play now.
    #[serde(default)]
    pub legal: Vec<String>,
    /// The open table.
    pub public: GorusPublic,
    /// The letters of the schools in play; empty before the first deal.
    pub schools: Written<SchoolSet>,
    /// The seat's own gladiators.
    pub troupe: Vec<Written<Card>>,
    /// How many gladiators each seat holds.
    #[serde(default)]
    pub troupe_sizes: Vec<usize>,
    /// How many gladiators are left in the draw pile, or contenders to come.
    #[serde(default)]
    pub pile: usize,
    /// With two players: the gladiators that the seat has drawn in this round, in order.
    pub drawn: Vec<Written<Card>>,
    /// The finished bouts of the round.
    pub history: Vec<GorusFinishedBout>,
    /// What happened before the game's position, if it began from one.
    pub opening: Option<GorusOpening>,
}

/// What happened before the position that a game began from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GorusOpening {
    /// The gladiators that each side had collected, joined by dots.
    pub won: Vec<Written<Vec<Card>>>,
    /// How many gladiators had been played.
    pub plays: Within<0, 80>,
}

/// Writes a view.
pub(super) fn write_view<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    view: &View<W, SEATS, CARDS>,
) -> GorusView {
    let plays_before = view.plays_before();
    let sides = 0..game.side_count();
    GorusView {
        options: write_options(game.options()),
        seat: view.viewer().seat().map(SeatNumber::from),
        turn: view.turn().map(Seat::number),
        legal: view.legal().iter().map(|card| card.to_string()).collect(),
        public: write_public(game, view),
        schools: Written(view.schools()),
        troupe: written(view.troupe().iter()),
        troupe_sizes: Seat::all(game.players()).map(|seat| game.troupe_size(view, seat)).collect(),
        pile: game.pile_size(view),
        drawn: written(game.drawn(view)),
        history: game.history(view).map(GorusFinishedBout::from).collect(),
        opening: (plays_before > 0).then(|| GorusOpening {
            won: written(sides.map(|side| game.collected_before(view, side))),
            plays: plays_before.into(),
        }),
    }
}
