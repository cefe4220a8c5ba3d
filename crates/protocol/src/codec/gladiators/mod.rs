//! JSON about Gladiators.

mod notation;
mod options;
mod outcome;
mod position;
mod public;
mod raw_view;
mod view;

use munera_rules::gladiators::{Gladiators, Outcome, Position, PositionError, View};
use munera_rules::{Explain, Game};
use serde_json::Value;
use ts_rs::Config;

pub use self::options::GladiatorsOptions;
pub use self::outcome::{GladiatorsOutcome, GladiatorsOutcomeEnding};
pub use self::position::GladiatorsPosition;
pub use self::public::{ByTrait, GladiatorsAnnounced, GladiatorsPublic};
pub use self::view::{GladiatorsFallenCard, GladiatorsPhase, GladiatorsView};
use super::json::{SeatNumber, read_json};
use super::{Codec, impossible_view};
use crate::fault::{Code, Fault};
use crate::typescript::{Declaration, declarations};

impl Codec for Gladiators {
    type OptionsJson = GladiatorsOptions;
    type PublicJson = GladiatorsPublic;
    type OutcomeJson = GladiatorsOutcome;
    type ViewJson = GladiatorsView;

    fn options_json(&self) -> GladiatorsOptions {
        options::write_options(self.options())
    }

    fn read_position(&self, value: &Value) -> Result<Position, Fault> {
        read_json::<GladiatorsPosition>(value, Code::BadPosition).map(Position::from)
    }

    fn position_fault(error: PositionError) -> Fault {
        Fault::by_rule(Code::BadPosition, error.rule(), error.message())
    }

    fn public_json(&self, view: &View) -> GladiatorsPublic {
        public::write_public(self, view)
    }

    fn outcome_json(&self, outcome: &Outcome) -> GladiatorsOutcome {
        outcome::write_outcome(*outcome)
    }

    fn view_json(&self, view: &View) -> GladiatorsView {
        view::write_view(self, view)
    }

    fn read_view(&self, value: &Value) -> Result<View, Fault> {
        let raw = raw_view::raw_view(self, read_json(value, Code::BadView)?)?;
        self.view_from_raw(&raw).map_err(|error| impossible_view(&error))
    }
}

/// The types as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        GladiatorsView,
        GladiatorsPhase,
        GladiatorsPublic,
        GladiatorsAnnounced,
        ByTrait<SeatNumber>,
        GladiatorsFallenCard,
        GladiatorsOptions,
        GladiatorsOutcome,
        GladiatorsPosition,
    )
}
