//! What only a seat knows: for whoever looks at a game that is over.

use munera_rules::fired_up::{FiredUp, View as FiredUpView};
use munera_rules::gladiators::{Gladiators, View as GladiatorsView};
use munera_rules::gorus::{Gorus, View as GorusView, Word};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Guided, texts};

/// What only a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatSecrets {
    /// The cards in its hand.
    pub hand: Vec<String>,
    /// In Fired Up, the Highlights that it keeps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<String>,
    /// In Fired Up, its bets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<SecretBet>,
}

/// A bet, with the fighter that it names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SecretBet {
    /// Which Bet.
    pub bet: String,
    /// In which round it was placed.
    pub round: u8,
    /// On whom.
    pub fighter: String,
}

/// A game whose seats know something that others do not.
pub trait Secretive: Guided {
    /// What only the seat knows whose own view it is. Not for anybody else while the game goes on.
    fn secrets(&self, view: &Self::View) -> SeatSecrets;
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Secretive for Gorus<W, SEATS, CARDS> {
    fn secrets(&self, view: &GorusView<W, SEATS, CARDS>) -> SeatSecrets {
        SeatSecrets { hand: texts(view.troupe().iter()), ..SeatSecrets::default() }
    }
}

impl Secretive for Gladiators {
    fn secrets(&self, view: &GladiatorsView) -> SeatSecrets {
        SeatSecrets { hand: texts(view.hand().cards()), ..SeatSecrets::default() }
    }
}

impl Secretive for FiredUp {
    fn secrets(&self, view: &FiredUpView) -> SeatSecrets {
        let wagers = view.bets().into_iter().flatten().flat_map(|bet| {
            let own = view.wagers(bet).filter(|wager| view.viewer().is(wager.seat));
            own.map(move |wager| (bet, wager))
        });
        let bets = wagers.filter_map(|(bet, wager)| {
            let fighter = view.corner(wager.fighter?).fighter.name().to_owned();
            Some(SecretBet { bet: bet.to_string(), round: wager.round, fighter })
        });
        SeatSecrets {
            hand: texts(view.hand().iter()),
            kept: texts(view.kept().iter()),
            bets: bets.collect(),
        }
    }
}
