//! What follows from a view of Fired Up.

use munera_rules::fired_up::{FiredUp, News, View};
use munera_rules::{Game, MoveSet};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

use super::{Guide, Guided, Story};
use crate::wire::typescript::{Declaration, declarations};

/// What follows from a view of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpGuide {
    /// What the viewer may do now.
    pub choices: Vec<FiredUpChoice>,
}

/// Something that a viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpChoice {
    /// As it is written.
    #[serde(rename = "move")]
    pub choice: String,
}

/// What a viewer has noticed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpStory {}

impl Guided for FiredUp {
    fn guide(&self, view: &View) -> Guide {
        let written = |choice| self.write_move(choice).to_string();
        let choices = self.legal_in_view(view);
        let choices = choices.iter().map(|choice| FiredUpChoice { choice: written(choice) });
        Guide::FiredUp(Box::new(FiredUpGuide { choices: choices.collect() }))
    }

    fn story(&self, _news: &News) -> Story {
        Story::FiredUp(Box::new(FiredUpStory {}))
    }
}

/// The types as TypeScript.
pub(super) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(config, FiredUpGuide, FiredUpChoice, FiredUpStory)
}
