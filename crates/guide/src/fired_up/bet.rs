//! The Bets of a game, and what the cards on them can earn.

use munera_rules::Game;
use munera_rules::fired_up::{
    BetId, FiredUp, Place, PlaceSet, ROW_BONUS, Stake, StakeStatus, View,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::words::FiredUpFighter;

/// A Bet. The content pack has its title and what decides it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpBet {
    /// The Bet.
    pub bet: String,
    /// Whether it is settled.
    pub settled: bool,
    /// The fighters that were right, once the Bet is settled. For a Bet that the end of the game
    /// decides: those that would be right if the game ended now. `None` where nothing is known yet.
    pub right: Option<Vec<FiredUpFighter>>,
    /// What the first, second and third correct card earn.
    pub rewards: [u8; 3],
    /// What a correct card earns beyond that if it is placed now.
    pub bonus: u8,
    /// The cards on it, in the order of placing.
    pub cards: Vec<FiredUpStake>,
}

/// A betting card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpStake {
    /// The seat that placed it.
    pub seat: u8,
    /// The round in which it was placed.
    pub round: u8,
    /// The fighter on it, if the viewer knows.
    pub fighter: Option<FiredUpFighter>,
    /// Whether it can be right, is right, or is not.
    pub standing: FiredUpStakeStanding,
    /// What it has paid; while the Bet is open, the least that it pays if only its fighter is
    /// right.
    pub least: u8,
    /// What it has paid; while the Bet is open, the most that it can pay.
    pub most: u8,
}

/// How a betting card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpStakeStanding {
    /// The viewer does not know what is on it.
    Hidden,
    /// It may be right.
    Open,
    /// The Bet is open, but its fighter cannot be right any more.
    Lost,
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
}

/// The standing of a betting card, with the least and the most that it pays.
pub(super) fn standing(standing: StakeStatus) -> (FiredUpStakeStanding, [u8; 2]) {
    match standing {
        StakeStatus::Hidden => (FiredUpStakeStanding::Hidden, [0; 2]),
        StakeStatus::Open { least, most } => (FiredUpStakeStanding::Open, [least, most]),
        StakeStatus::Lost => (FiredUpStakeStanding::Lost, [0; 2]),
        StakeStatus::Right(points) => (FiredUpStakeStanding::Right, [points; 2]),
        StakeStatus::Wrong => (FiredUpStakeStanding::Wrong, [0; 2]),
    }
}

/// Writes all Bets of the game.
pub(super) fn bets(game: &FiredUp, view: &View) -> Vec<FiredUpBet> {
    view.bets().into_iter().flatten().map(|bet| write_bet(game, view, bet)).collect()
}

fn write_bet(game: &FiredUp, view: &View, bet: BetId) -> FiredUpBet {
    let settled = view.is_settled(bet);
    let is_right = |place: &Place| view.is_right(bet, *place);
    let right: Option<PlaceSet> = if settled {
        Some(Place::all(view.fighter_states().len() as u8).filter(is_right).collect())
    } else {
        game.leaders(view, bet)
    };
    let name = |place: Place| FiredUpFighter::from(view.fighter_state(place).fighter);
    let card = |stake: Stake| {
        let (standing, [least, most]) = standing(stake.status);
        let fighter = stake.wager.fighter.map(name);
        let (seat, round) = (stake.wager.seat.number(), stake.wager.round);
        FiredUpStake { seat, round, fighter, standing, least, most }
    };
    FiredUpBet {
        bet: bet.to_string(),
        settled,
        right: right.map(|places| places.iter().map(name).collect()),
        rewards: game.options().pack.bet(bet).rewards,
        bonus: ROW_BONUS[usize::from(view.round()) - 1],
        cards: game.stakes(view, bet).into_iter().map(card).collect(),
    }
}
