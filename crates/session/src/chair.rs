//! A place at the table, and who is in it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::serial::person_number;
use crate::{BotName, Moment, PersonId, Span};

/// A seat and all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub occupant: Occupant,
    /// What its person has added to the deals' chance.
    pub seed: Option<Vec<u8>>,
    /// A bot plays for the person at present, and why.
    pub stand_in: Option<Cause>,
    /// Whether its person wishes the game to be given up by all.
    pub would_abandon: bool,
    /// Whether its person may speak.
    pub muted: bool,
    /// How response windows are answered for it.
    pub standing: AutoResponse,
    /// Whether its only moves are made for it.
    pub plays_forced: bool,
    /// What is left of its time bank.
    pub bank: Span,
    /// Whether its person is connected, or since when not. Not part of the log: after a restart
    /// all people have just gone.
    pub presence: Presence,
}

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Neither a person nor a bot.
    Empty,
    /// A person.
    Person(Sitter),
    /// A bot of the house.
    Bot(BotName),
}

/// A person in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Who it is.
    #[serde(rename = "person", with = "person_number")]
    pub id: PersonId,
    /// How they are called here. Several at one device have several names.
    pub name: String,
    /// Whether a program plays, not a hand. All viewers are shown it.
    #[serde(rename = "program", default)]
    pub is_program: bool,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The connection was lost for longer than the table waits.
    Absent,
    /// They have got up for a while.
    Left,
    /// They have given up.
    Resigned,
}

/// Whether a person is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected since then.
    Gone(Moment),
}

/// How a seat answers response windows without being asked each time. Its person declares it, and can
/// revoke it at any time; no other viewer is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "StandingForm")]
pub enum AutoResponse {
    /// It is asked.
    #[default]
    Ask,
    /// It declines unless the action is aimed at it.
    DeclineUnlessAimedAt,
    /// It declines until it is asked for something other than a response.
    DeclineUntilTurn,
    /// It declines.
    Decline,
}

impl Chair {
    /// An empty chair.
    pub fn empty(bank: Span) -> Self {
        Self {
            occupant: Occupant::Empty,
            seed: None,
            stand_in: None,
            would_abandon: false,
            muted: false,
            standing: AutoResponse::Ask,
            plays_forced: false,
            bank,
            presence: Presence::Gone(Moment(0)),
        }
    }

    /// The person in the chair.
    pub fn person(&self) -> Option<&Sitter> {
        match &self.occupant {
            Occupant::Person(sitter) => Some(sitter),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    /// Whether its person has given the game up.
    pub fn has_resigned(&self) -> bool {
        self.stand_in == Some(Cause::Resigned)
    }

    /// The person in the chair, unless a bot plays for them.
    pub fn active_person(&self) -> Option<&Sitter> {
        self.person().filter(|_| self.stand_in.is_none())
    }
}
