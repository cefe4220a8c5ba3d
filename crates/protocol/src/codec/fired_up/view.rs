//! A view of Fired Up.

use munera_rules::fired_up::{BetId, Fighter, FiredUp, HighlightId, HighlightSet, View};
use munera_rules::{Game, MoveSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::options::{FiredUpOptions, write_options};
use super::public::{FiredUpPublic, write_public};
use super::raw_view::{FiredUpMemory, write_memory};
use crate::codec::json::{SeatNumber, Written, written};

/// What a seat, or a spectator, may know of a game of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpView {
    /// The options of the table.
    pub options: FiredUpOptions,
    /// Whose view it is; none for a spectator.
    pub seat: Option<SeatNumber>,
    /// Whether the seat is asked for a move.
    #[serde(default)]
    pub asked: bool,
    /// What the seat may do now.
    #[serde(default)]
    pub legal: Vec<String>,
    /// The open table.
    pub public: FiredUpPublic,
    /// The seat's Highlights.
    pub hand: Vec<Written<HighlightId>>,
    /// Those of them that it has kept for the round and not scored.
    pub kept: Vec<Written<HighlightId>>,
    /// The cards that the seat has discarded, by round, each set joined by dots.
    #[serde(default)]
    pub discarded: Vec<Written<HighlightSet>>,
    /// The seat's own betting cards.
    #[serde(default)]
    pub own_bets: Vec<FiredUpOwnBet>,
    /// Everything else that the seat knows; none when there is nothing to decide.
    pub memory: Option<Box<FiredUpMemory>>,
}

/// A betting card of the viewer's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpOwnBet {
    /// The Bet that it is on.
    pub bet: Written<BetId>,
    /// The round in which it was placed.
    pub round: u8,
    /// The fighter on it.
    pub fighter: Written<Fighter>,
}

/// Writes a view.
pub(super) fn write_view(game: &FiredUp, view: &View) -> FiredUpView {
    let seat = view.viewer().seat();
    FiredUpView {
        options: write_options(game.options()),
        seat: seat.map(SeatNumber::from),
        asked: seat.is_some_and(|seat| view.asked().contains(seat)),
        legal: view.legal(game).iter().map(|choice| choice.to_string()).collect(),
        public: write_public(game, view),
        hand: written(view.hand().iter()),
        kept: written(view.kept().iter()),
        discarded: written(view.discarded()),
        own_bets: own_bets(view),
        memory: game.raw_view(view).map(|raw| Box::new(write_memory(game, &raw))),
    }
}

fn own_bets(view: &View) -> Vec<FiredUpOwnBet> {
    let own = |bet| {
        let wagers = view.wagers(bet).filter(|wager| view.viewer().is(wager.seat));
        wagers.filter_map(move |wager| {
            let fighter = Written(view.fighter_state(wager.fighter?).fighter);
            Some(FiredUpOwnBet { bet: Written(bet), round: wager.round, fighter })
        })
    };
    view.bets().into_iter().flatten().flat_map(own).collect()
}
