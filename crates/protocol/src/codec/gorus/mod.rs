//! JSON about Gorus Maximus.

mod notation;
mod options;
mod outcome;
mod position;
mod public;
mod raw_view;
mod view;

use munera_rules::gorus::{Gorus, Outcome, Position, PositionError, View, Word};
use munera_rules::{Explain, Game};
use serde_json::Value;
use ts_rs::Config;

pub use self::options::GorusOptions;
pub use self::outcome::GorusOutcome;
pub use self::position::GorusPosition;
pub use self::public::{
    GorusFinishedBout, GorusFinishedRound, GorusParty, GorusPublic, GorusSeatless,
};
pub use self::view::{GorusOpening, GorusView};
use super::json::read_json;
use super::{Codec, impossible_view};
use crate::fault::{Code, Fault};
use crate::typescript::{Declaration, declarations};

impl<W: Word, const SEATS: usize, const CARDS: usize> Codec for Gorus<W, SEATS, CARDS> {
    type OptionsJson = GorusOptions;
    type PublicJson = GorusPublic;
    type OutcomeJson = GorusOutcome;
    type ViewJson = GorusView;

    fn options_json(&self) -> GorusOptions {
        options::write_options(self.options())
    }

    fn read_position(&self, value: &Value) -> Result<Position, Fault> {
        read_json::<GorusPosition>(value, Code::BadPosition).map(Position::from)
    }

    fn position_fault(error: PositionError) -> Fault {
        Fault::by_rule(Code::BadPosition, error.rule(), error.message())
    }

    fn public_json(&self, view: &View<W, SEATS, CARDS>) -> GorusPublic {
        public::write_public(self, view)
    }

    fn outcome_json(&self, outcome: &Outcome) -> GorusOutcome {
        outcome::write_outcome(self, *outcome)
    }

    fn winner_names(&self, outcome: &Outcome) -> Vec<String> {
        let name = |winner| match winner {
            GorusParty::Seat(seat) => seat.number().to_string(),
            GorusParty::Seatless(seatless) => seatless.as_str().to_owned(),
        };
        self.outcome_json(outcome).winners.into_iter().map(name).collect()
    }

    fn seatless_winner(&self) -> Option<&'static str> {
        self.is_solo().then_some(GorusSeatless::Contenders.as_str())
    }

    fn view_json(&self, view: &View<W, SEATS, CARDS>) -> GorusView {
        view::write_view(self, view)
    }

    fn read_view(&self, value: &Value) -> Result<View<W, SEATS, CARDS>, Fault> {
        let raw = raw_view::raw_view(read_json(value, Code::BadView)?, self.side_count())?;
        self.view_from_raw(&raw).map_err(|error| impossible_view(&error))
    }
}

/// The types as TypeScript.
pub(crate) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(
        config,
        GorusView,
        GorusPublic,
        GorusFinishedBout,
        GorusFinishedRound,
        GorusOpening,
        GorusOptions,
        GorusOutcome,
        GorusParty,
        GorusSeatless,
        GorusPosition,
    )
}
