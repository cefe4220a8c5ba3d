//! What only a seat knows in Fired Up.

use munera_rules::fired_up::{FiredUp, View};

use crate::{SeatSecrets, SecretBet, Secretive, texts};

impl Secretive for FiredUp {
    fn secrets(&self, view: &View) -> SeatSecrets {
        let wagers = view.bets().into_iter().flatten().flat_map(|bet| {
            let own = view.wagers(bet).filter(|wager| view.viewer().is(wager.seat));
            own.map(move |wager| (bet, wager))
        });
        let bets = wagers.filter_map(|(bet, wager)| {
            let fighter = view.fighter_state(wager.fighter?).fighter.name().to_owned();
            Some(SecretBet { bet: bet.to_string(), round: wager.round, fighter })
        });
        SeatSecrets {
            hand: texts(view.hand().iter()),
            kept: texts(view.kept().iter()),
            bets: bets.collect(),
        }
    }
}
