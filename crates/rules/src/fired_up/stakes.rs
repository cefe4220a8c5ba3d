//! The possible pay of betting cards on an open Bet, and their pay on a settled one (U6.2).

use super::bet::{BetEvent, BetId, ROW_BONUS};
use super::circle::{Place, PlaceSet};
use super::fighter::Fighter;
use super::state::{State, Wager};
use super::table::FiredUp;
use super::view::View;

/// A betting card, and what the viewer knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// The card.
    pub wager: Wager,
    /// How it stands.
    pub status: StakeStatus,
}

/// How a betting card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StakeStatus {
    /// The viewer does not know its fighter.
    Hidden,
    /// If only its fighter turns out to be right, it pays between these amounts: the least if all
    /// cards before it name the same fighter, the most if none does.
    Open {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Its fighter can no longer be right.
    Lost,
    /// The Bet is settled, and the card has paid this much.
    Right(u8),
    /// The Bet is settled, and it was wrong.
    Wrong,
}

impl FiredUp {
    /// The cards on a Bet in placing order.
    pub fn stakes(&self, view: &View, bet: BetId) -> Vec<Stake> {
        let state = &view.seen;
        let Some(number) = state.bets.iter().position(|other| *other == bet) else {
            return Vec::new();
        };
        if let Some(right) = state.settled[number] {
            let earned = self.earnings(state, number).into_iter();
            let settled = |(wager, points): (Wager, u8)| {
                let is_right = wager.fighter.is_some_and(|fighter| right.contains(fighter));
                let status = if is_right { StakeStatus::Right(points) } else { StakeStatus::Wrong };
                Stake { wager, status }
            };
            return earned.map(settled).collect();
        }
        let wagers: Vec<Wager> = view.wagers(bet).collect();
        let open = |place: usize| {
            let status = self.open_stake(state, bet, &wagers[..=place]);
            Stake { wager: wagers[place], status }
        };
        (0..wagers.len()).map(open).collect()
    }

    /// How a card would stand that the viewer placed now; only where the Bet is open.
    pub fn next_stake(&self, view: &View, bet: BetId, fighter: Fighter) -> Option<StakeStatus> {
        let state = &view.seen;
        let number = state.bets.iter().position(|other| *other == bet)?;
        let next = Wager {
            seat: view.viewer().seat()?,
            bet: number as u8,
            round: state.round,
            fighter: Some(state.place_of(fighter)?),
        };
        let wagers: Vec<Wager> = view.wagers(bet).chain([next]).collect();
        state.settled[number].is_none().then(|| self.open_stake(state, bet, &wagers))
    }

    /// The fighters that would make a Bet true if the game ended now; `None` of Bets that the end does
    /// not decide (U6.3).
    pub fn leaders(&self, view: &View, bet: BetId) -> Option<PlaceSet> {
        self.right_at_the_end(&view.seen, self.pack.bet(bet).event)
    }

    /// How the last of some cards on an open Bet stands.
    fn open_stake(&self, state: &State, bet: BetId, wagers: &[Wager]) -> StakeStatus {
        let Some((own, earlier)) = wagers.split_last() else { return StakeStatus::Hidden };
        let Some(fighter) = own.fighter else { return StakeStatus::Hidden };
        let printed = self.pack.bet(bet);
        if !can_still_be_right(state, printed.event, fighter) {
            return StakeStatus::Lost;
        }
        // Every seat has one card of each fighter, so each seat can have been right once before.
        let mut rivals: Vec<_> = earlier
            .iter()
            .filter(|wager| wager.seat != own.seat && wager.fighter.is_none_or(|it| it == fighter))
            .map(|wager| wager.seat)
            .collect();
        rivals.sort_unstable();
        rivals.dedup();
        let bonus = ROW_BONUS[usize::from(own.round) - 1];
        let reward = |place: usize| printed.rewards.get(place).copied().unwrap_or(0) + bonus;
        StakeStatus::Open { least: reward(rivals.len()), most: reward(0) }
    }
}

/// Whether a fighter can still make an open Bet true: fallen fighters do nothing more, but the
/// damage that they dealt counts to the end.
fn can_still_be_right(state: &State, event: BetEvent, place: Place) -> bool {
    event == BetEvent::MostDamage || state.fighter_state(place).is_alive
}
