//! What only a seat knows, for readers of a game that is over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Guided;

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
    /// The Bet.
    pub bet: String,
    /// The round in which it was placed.
    pub round: u8,
    /// The fighter on it.
    pub fighter: String,
}

/// A game whose seats know something that others do not.
pub trait Secretive: Guided {
    /// What only the seat of this view knows. No other seat may see it while the game goes on.
    fn secrets(&self, view: &Self::View) -> SeatSecrets;
}
