//! A view of any game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::fired_up::FiredUpView;
use super::gladiators::GladiatorsView;
use super::gorus::GorusView;
use super::to_value;

/// What a seat, or a spectator, may know of a game, as the engine protocol writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum GameView {
    /// Of Gorus Maximus.
    Gorus(Box<GorusView>),
    /// Of Gladiators.
    Gladiators(Box<GladiatorsView>),
    /// Of Fired Up.
    FiredUp(Box<FiredUpView>),
}

impl GameView {
    /// The view as a JSON value.
    pub fn to_json(&self) -> Value {
        to_value(self)
    }
}

impl From<GorusView> for GameView {
    fn from(view: GorusView) -> Self {
        Self::Gorus(Box::new(view))
    }
}

impl From<GladiatorsView> for GameView {
    fn from(view: GladiatorsView) -> Self {
        Self::Gladiators(Box::new(view))
    }
}

impl From<FiredUpView> for GameView {
    fn from(view: FiredUpView) -> Self {
        Self::FiredUp(Box::new(view))
    }
}
