//! A place at the table, and its occupant.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::serial::person_number;
use crate::{BotName, Moment, PersonId, Span};

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The person or bot that sits there.
    pub occupant: Occupant,
    /// The seed that its person contributes to the deals.
    pub seed: Option<Vec<u8>>,
    /// Why a bot plays for the person at present, if one does.
    pub stand_in: Option<Cause>,
    /// Whether its person wants all players to give up the game.
    pub would_abandon: bool,
    /// Whether its person may speak.
    pub muted: bool,
    /// How the table answers response windows for it.
    pub standing: AutoResponse,
    /// Whether the table makes its forced moves.
    pub plays_forced: bool,
    /// The time left in its time bank.
    pub bank: Span,
    /// Whether its person is connected, or since when not. Not part of the log: after a restart,
    /// all people count as just gone.
    pub presence: Presence,
}

/// The occupant of a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Neither a person nor a bot.
    Empty,
    /// A person, or a program.
    Person(Sitter),
    /// One of the server's own bots.
    Bot(BotName),
}

/// A person in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The person's number.
    #[serde(rename = "person", with = "person_number")]
    pub id: PersonId,
    /// The name in this chair. Several people at one device have several names. It is empty if the
    /// person was forgotten.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether a program plays here. All viewers see this.
    #[serde(rename = "program", default)]
    pub is_program: bool,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The connection was lost for longer than the table waits.
    Absent,
    /// The person has left for a while.
    Left,
    /// The person has resigned.
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

/// How the table answers response windows for a seat without asking each time. The seat's person
/// declares it and can revoke it at any time; other viewers do not learn of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AutoResponse {
    /// The seat is asked every time.
    #[default]
    Ask,
    /// The table declines unless the action is aimed at the seat.
    DeclineUnlessAimedAt,
    /// The table declines until the seat is asked for something other than a response.
    DeclineUntilTurn,
    /// The table always declines.
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

    /// Whether its person has resigned.
    pub fn has_resigned(&self) -> bool {
        self.stand_in == Some(Cause::Resigned)
    }

    /// The person in the chair, unless a bot plays for them.
    pub fn active_person(&self) -> Option<&Sitter> {
        self.person().filter(|_| self.stand_in.is_none())
    }
}
