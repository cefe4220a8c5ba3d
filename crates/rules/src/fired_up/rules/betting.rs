//! Settles bets (U6.2, U6.3), and finds the winners (U8.2, U8.3).

use super::super::bet::{BetEvent, ROW_BONUS};
use super::super::circle::{Place, PlaceSet};
use super::super::facts::Attack;
use super::super::state::{State, Wager};
use super::super::table::FiredUp;
use crate::{Seat, SeatSet};

impl FiredUp {
    /// U4.6: bets whose event has just occurred.
    pub(in crate::fired_up) fn settle_after_attack(&self, state: &mut State, attack: &Attack) {
        for bet in 0..3 {
            let event = self.pack.bet(state.bets[bet]).event;
            let right: PlaceSet = match event {
                BetEvent::FirstWounds(wounds) => state
                    .places()
                    .filter(|place| state.fighter_state(*place).wounds >= wounds)
                    .collect(),
                BetEvent::FirstDamage(damage) => {
                    let dealt = [
                        (attack.attacker, attack.blow.damage),
                        (attack.defender, attack.blow.returned),
                    ];
                    let enough = dealt.into_iter().filter(|(_, dealt)| *dealt >= damage);
                    enough.map(|(place, _)| place).collect()
                }
                BetEvent::FirstEliminated => {
                    state.places().filter(|place| !state.fighter_state(*place).is_alive).collect()
                }
                BetEvent::FirstAtHalf => {
                    state.places().filter(|place| self.is_at_half(state, *place)).collect()
                }
                BetEvent::Winner | BetEvent::MostDamage => PlaceSet::EMPTY,
            };
            if !right.is_empty() && state.settled[bet].is_none() {
                self.settle(state, bet, right);
            }
        }
    }

    /// U6.3: the bets that only the end decides.
    pub(in crate::fired_up) fn settle_at_the_end(&self, state: &mut State) {
        for bet in 0..3 {
            let right = self.right_at_the_end(state, self.pack.bet(state.bets[bet]).event);
            if let Some(right) = right.filter(|_| state.settled[bet].is_none()) {
                self.settle(state, bet, right);
            }
        }
    }

    /// U6.3: who makes a Bet true that the end decides, if this is the end.
    pub(in crate::fired_up) fn right_at_the_end(
        &self,
        state: &State,
        event: BetEvent,
    ) -> Option<PlaceSet> {
        match event {
            BetEvent::Winner => self.winner_of_fight(state).map(PlaceSet::only),
            BetEvent::MostDamage => {
                let most = state.places().map(|place| state.fighter_state(place).dealt).max();
                let has_most = |place: &Place| Some(state.fighter_state(*place).dealt) == most;
                Some(state.places().filter(has_most).collect())
            }
            _ => None,
        }
    }

    /// U6.3: half of the Stamina or less.
    pub(in crate::fired_up) fn is_at_half(&self, state: &State, place: Place) -> bool {
        let fighter_state = state.fighter_state(place);
        2 * i16::from(fighter_state.stamina)
            <= i16::from(self.pack.mat(fighter_state.fighter).stamina)
    }

    /// U6.2: the cards are revealed, earliest row first, within a row in placing order.
    fn settle(&self, state: &mut State, bet: usize, right: PlaceSet) {
        state.settled[bet] = Some(right);
        for (wager, points) in self.earnings(state, bet) {
            let seat = wager.seat.index();
            state.points[seat] += u16::from(points);
            state.bet_points[seat] += u16::from(points);
        }
    }

    /// The cards on a settled Bet in the order of revealing, each with its earnings.
    pub(in crate::fired_up) fn earnings(
        &self,
        state: &State,
        bet: usize,
    ) -> arrayvec::ArrayVec<(Wager, u8), { super::super::state::MOST_WAGERS }> {
        let right = state.settled[bet].unwrap_or_default();
        let mut rewards = self.pack.bet(state.bets[bet]).rewards.into_iter();
        // Cards are placed round by round, so placing order is the order of the rows.
        let wagers = state.wagers.iter().flatten().filter(|wager| usize::from(wager.bet) == bet);
        wagers
            .map(|wager| {
                let is_correct = wager.fighter.is_some_and(|fighter| right.contains(fighter));
                let earned = if is_correct {
                    rewards.next().unwrap_or(0) + ROW_BONUS[usize::from(wager.round) - 1]
                } else {
                    0
                };
                (*wager, earned)
            })
            .collect()
    }

    /// U8.2: the living fighter with the most Stamina, of several the one with the higher Starting
    /// Speed.
    pub(in crate::fired_up) fn winner_of_fight(&self, state: &State) -> Option<Place> {
        let strength = |place: &Place| {
            let fighter_state = state.fighter_state(*place);
            (fighter_state.stamina, self.pack.mat(fighter_state.fighter).speed)
        };
        state.living().iter().max_by_key(strength)
    }

    /// U8.3: the most points; of several, the most points from bets; then they share.
    pub(in crate::fired_up) fn winners_of_game(&self, state: &State) -> SeatSet {
        let score = |seat: Seat| (state.points[seat.index()], state.bet_points[seat.index()]);
        let most = Seat::all(self.players).map(score).max();
        Seat::all(self.players).filter(|seat| Some(score(*seat)) == most).collect()
    }
}
