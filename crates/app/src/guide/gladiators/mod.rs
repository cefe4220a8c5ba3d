//! What follows from a view of Gladiators.

use munera_rules::gladiators::{Gladiators, News, View};
use munera_rules::{Game, MoveSet};
use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};
use utoipa::ToSchema;

use super::{Guide, Guided, Story};
use crate::wire::typescript::{Declaration, declarations};

/// What follows from a view of Gladiators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsGuide {
    /// What the viewer may do now.
    pub choices: Vec<GladiatorsChoice>,
}

/// Something that a viewer may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsChoice {
    /// As it is written.
    #[serde(rename = "move")]
    pub choice: String,
}

/// What a viewer has noticed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GladiatorsStory {}

impl Guided for Gladiators {
    fn guide(&self, view: &View) -> Guide {
        let written = |choice| self.write_move(choice).to_string();
        let choices = self.legal_in_view(view);
        let choices = choices.iter().map(|choice| GladiatorsChoice { choice: written(choice) });
        Guide::Gladiators(Box::new(GladiatorsGuide { choices: choices.collect() }))
    }

    fn story(&self, _news: &News) -> Story {
        Story::Gladiators(Box::new(GladiatorsStory {}))
    }
}

/// The types as TypeScript.
pub(super) fn typescript(config: &Config) -> Vec<Declaration> {
    declarations!(config, GladiatorsGuide, GladiatorsChoice, GladiatorsStory)
}
