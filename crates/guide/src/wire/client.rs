//! What a client says.

use munera_session::{AutoResponse, Speech};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::SettingsForm;

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// To be told what happens at a table: as a seat of one's own, or as a spectator.
    Watch {
        /// The table's code.
        table: String,
        /// The seat; none for a spectator.
        seat: Option<u8>,
        /// The last version that the client has; none for everything anew.
        #[ts(type = "number | null")]
        version: Option<u64>,
    },
    /// To be told no longer.
    Unwatch {
        /// The table's code.
        table: String,
        /// The seat; none for a spectator.
        seat: Option<u8>,
    },
    /// To be told of the tables in the lobby, or no longer.
    Lobby {
        /// Whether.
        on: bool,
    },
    /// To move.
    Move {
        /// The table's code.
        table: String,
        /// For which seat.
        seat: u8,
        /// The question that it answers.
        request: u32,
        /// The client's own id for the move; sent twice, it is one move.
        id: String,
        /// The move as it is written.
        #[serde(rename = "move")]
        choice: String,
    },
    /// To do anything else at a table.
    Do {
        /// The table's code.
        table: String,
        /// The client's own id; the answer names it.
        id: String,
        /// What.
        command: TableCommand,
    },
    /// To know whether the server is there.
    Ping {
        /// Comes back.
        id: String,
    },
}

/// What can be asked of a table besides a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// To sit down in an empty chair, or to change to it.
    Sit {
        /// Where.
        seat: u8,
        /// A name for this chair, for several people at one device.
        #[serde(default)]
        name: Option<String>,
        /// What one adds to the deals' chance, in hexadecimal digits.
        #[serde(default)]
        seed: Option<String>,
        /// Whether to keep the chairs that one has already.
        #[serde(default)]
        also: bool,
    },
    /// To get up before the game.
    Stand {
        /// From where.
        seat: u8,
    },
    /// To put a bot into an empty chair. The host's.
    SeatBot {
        /// Where.
        seat: u8,
        /// Which.
        bot: String,
    },
    /// To put a bot into every empty chair. The host's.
    Fill {
        /// Which.
        bot: String,
    },
    /// To send somebody, or a bot, away. The host's.
    SendAway {
        /// Whom.
        seat: u8,
    },
    /// To let two chairs change their occupants. The host's.
    Swap {
        /// One.
        one: u8,
        /// The other.
        other: u8,
    },
    /// To begin. The host's.
    Start,
    /// To take the last move back.
    TakeBack {
        /// Whose.
        seat: u8,
    },
    /// To declare how response windows are answered.
    Declare {
        /// For which seat.
        seat: u8,
        /// How.
        standing: AutoResponse,
    },
    /// To have one's only moves made for one, or not.
    PlayForced {
        /// For which seat.
        seat: u8,
        /// Whether.
        on: bool,
    },
    /// To get up for a while: a bot plays.
    Leave {
        /// From where.
        seat: u8,
    },
    /// To play again oneself.
    Return {
        /// Where.
        seat: u8,
    },
    /// To give the game up.
    Resign {
        /// Where.
        seat: u8,
    },
    /// To wish that everybody gives the game up, or not.
    Abandon {
        /// Where.
        seat: u8,
        /// Whether.
        on: bool,
    },
    /// To stop the game. The host's.
    Pause,
    /// To let it go on. The host's.
    Resume,
    /// To say something.
    Say {
        /// From where.
        seat: u8,
        /// What.
        speech: Speech,
    },
    /// To forbid somebody to speak, or to allow it. The host's.
    Mute {
        /// Whom.
        seat: u8,
        /// Whether.
        on: bool,
    },
    /// To make somebody else the host. The host's.
    PassHost {
        /// Whom.
        seat: u8,
    },
    /// To play again with the same people.
    Rematch {
        /// As whom.
        seat: u8,
    },
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options, as the engine protocol has them.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    /// How the table is run.
    #[serde(default)]
    pub settings: SettingsForm,
    /// Who sits where from the start; seats that are left out are free.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Whether to begin at once, which needs every chair taken.
    #[serde(default)]
    pub start: bool,
}

/// Who sits in a chair from the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever comes.
    Free,
    /// Whoever makes the table.
    Me {
        /// A name for this chair; otherwise one's own.
        #[serde(default)]
        name: Option<String>,
        /// What one adds to the deals' chance, in hexadecimal digits.
        #[serde(default)]
        seed: Option<String>,
    },
    /// A bot of that name.
    Bot(String),
}
