//! JSON about Fired Up.

mod notation;
mod options;
mod outcome;
mod position;
mod public;
mod raw_view;
mod view;

use munera_rules::Game;
use munera_rules::fired_up::{FiredUp, Outcome, Position, PositionError, View};
use serde_json::Value;
use ts_rs::Config;

pub use self::notation::CardMask;
pub use self::options::FiredUpOptions;
pub use self::outcome::FiredUpOutcome;
pub use self::public::{
    FiredUpBetCard, FiredUpPhase, FiredUpPublic, FiredUpPublicBet, FiredUpPublicFighter,
    FiredUpShown,
};
pub use self::raw_view::{
    FiredUpLastAttack, FiredUpMemory, FiredUpQuestion, FiredUpRawFighter, FiredUpReroll,
    FiredUpTurnSoFar, FiredUpWager, FiredUpWindow,
};
pub use self::view::{FiredUpOwnBet, FiredUpView};
use super::json::read_json;
use super::{Codec, impossible_view};
use crate::content::Content;
use crate::fault::{Code, Fault};
use crate::typescript::{Declaration, declarations};

impl Codec for FiredUp {
    type OptionsJson = FiredUpOptions;
    type PublicJson = FiredUpPublic;
    type OutcomeJson = FiredUpOutcome;
    type ViewJson = FiredUpView;

    fn options_json(&self) -> FiredUpOptions {
        options::write_options(self.options())
    }

    fn attachment(&self) -> Option<&str> {
        Content::of(self.options()).map(|content| content.hash.as_str())
    }

    fn read_position(&self, value: &Value) -> Result<Position, Fault> {
        Ok(position::read_position(value))
    }

    fn position_fault(error: PositionError) -> Fault {
        position::position_fault(error)
    }

    fn public_json(&self, view: &View) -> FiredUpPublic {
        public::write_public(self, view)
    }

    fn outcome_json(&self, outcome: &Outcome) -> FiredUpOutcome {
        outcome::write_outcome(*outcome)
    }

    fn view_json(&self, view: &View) -> FiredUpView {
        view::write_view(self, view)
    }

    fn read_view(&self, value: &Value) -> Result<View, Fault> {
        let raw = raw_view::raw_view(read_json(value, Code::BadView)?)?;
        self.view_from_raw(&raw).map_err(|error| impossible_view(&error))
    }
}

/// The types as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        FiredUpView,
        FiredUpOwnBet,
        FiredUpPublic,
        FiredUpPhase,
        FiredUpPublicFighter,
        FiredUpPublicBet,
        FiredUpBetCard,
        FiredUpShown,
        FiredUpMemory,
        FiredUpQuestion,
        FiredUpReroll,
        FiredUpTurnSoFar,
        FiredUpWindow,
        FiredUpRawFighter,
        FiredUpWager,
        FiredUpLastAttack,
        FiredUpOptions,
        FiredUpOutcome,
    )
}
