//! How a game of Fired Up ended.

use munera_rules::fired_up::{FiredUp, View};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpFighter;
use crate::Standing;

/// How a game of Fired Up ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpEnding {
    /// The place of every seat.
    pub standings: Vec<Standing>,
    /// For each seat, where its points came from.
    pub points: Vec<FiredUpPoints>,
    /// The fighter that won the fight; `None` if all fell.
    pub fighter: Option<FiredUpFighter>,
    /// Whether another living fighter had as much Stamina, so that Starting Speed decided (U8.2).
    pub by_starting_speed: bool,
    /// Why the game ended.
    pub reason: FiredUpEndReason,
    /// What decided who won.
    pub decision: FiredUpDecision,
}

/// Where a seat's points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpPoints {
    /// From Highlights.
    pub highlights: u16,
    /// From bets.
    pub bets: u16,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpEndReason {
    /// The last round was over.
    LastRound,
    /// Only one fighter was left.
    OneLeft,
    /// All fighters fell.
    NoneLeft,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpDecision {
    /// The most points.
    ByPoints,
    /// Seats had the same points, and one of them had more from bets.
    ByBets,
    /// Nothing: several seats share the win.
    Shared,
}

/// Writes how the game ended; `None` while it goes on.
pub(super) fn write(game: &FiredUp, view: &View) -> Option<FiredUpEnding> {
    let outcome = game.outcome_in_view(view)?;
    let seats = || Seat::all(game.players());
    let merit = |seat: Seat| (view.points(seat), view.bet_points(seat));
    let standing = |seat: Seat| {
        let points = i16::try_from(view.points(seat)).unwrap_or(i16::MAX);
        (merit(seat), vec![seat.number()], Some(points))
    };
    let most = seats().map(|seat| view.points(seat)).max();
    let leaders = seats().filter(|seat| Some(view.points(*seat)) == most).count();
    let living = || view.fighter_states().iter().filter(|fighter_state| fighter_state.is_alive);
    let stamina = living().map(|fighter_state| fighter_state.stamina).max();
    let strongest = living().filter(|fighter_state| Some(fighter_state.stamina) == stamina);
    let points = |seat: Seat| {
        let bets = view.bet_points(seat);
        FiredUpPoints { highlights: view.points(seat) - bets, bets }
    };
    Some(FiredUpEnding {
        standings: Standing::by_merit(seats().map(standing)),
        points: seats().map(points).collect(),
        fighter: outcome.fighter.map(Into::into),
        by_starting_speed: strongest.count() > 1,
        reason: match living().count() {
            0 => FiredUpEndReason::NoneLeft,
            1 => FiredUpEndReason::OneLeft,
            _ => FiredUpEndReason::LastRound,
        },
        decision: match (leaders, outcome.winners.len()) {
            (1, _) => FiredUpDecision::ByPoints,
            (_, 1) => FiredUpDecision::ByBets,
            _ => FiredUpDecision::Shared,
        },
    })
}
