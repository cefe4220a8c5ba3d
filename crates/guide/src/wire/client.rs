//! What a client sends.

use munera_session::{AutoResponse, Speech};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::SettingsForm;

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Subscribe to a table: as one of the client's own seats, or as a spectator.
    Watch {
        /// The table's code.
        table: String,
        /// The seat; none for a spectator.
        seat: Option<u8>,
        /// The last version that the client has; none to get the whole state.
        #[ts(type = "number | null")]
        version: Option<u64>,
    },
    /// End a subscription.
    Unwatch {
        /// The table's code.
        table: String,
        /// The seat; none for a spectator.
        seat: Option<u8>,
    },
    /// Subscribe to the tables in the lobby, or end that.
    Lobby {
        /// `true` to subscribe.
        on: bool,
    },
    /// Make a move.
    Move {
        /// The table's code.
        table: String,
        /// The seat.
        seat: u8,
        /// The number of the question that the move answers.
        request: u32,
        /// The client's own id for the move. If the client sends it twice, it is still one move.
        id: String,
        /// The move, as records write it.
        #[serde(rename = "move")]
        choice: String,
    },
    /// Do something else at a table.
    Do {
        /// The table's code.
        table: String,
        /// The client's own id; the answer repeats it.
        id: String,
        /// The command.
        command: TableCommand,
    },
    /// Ask whether the server is there.
    Ping {
        /// The answer repeats it.
        id: String,
    },
}

/// What a client can ask of a table besides a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Sit down in an empty chair, or change to it.
    Sit {
        /// The seat.
        seat: u8,
        /// A name for this chair, for several people at one device.
        #[serde(default)]
        name: Option<String>,
        /// What the person adds to the chance of the deals, in hexadecimal digits.
        #[serde(default)]
        seed: Option<String>,
        /// Whether the person keeps the chairs that they have already.
        #[serde(default)]
        also: bool,
    },
    /// Get up before the game begins.
    Stand {
        /// The seat.
        seat: u8,
    },
    /// Host only: put a bot into an empty chair.
    SeatBot {
        /// The seat.
        seat: u8,
        /// The bot's name.
        bot: String,
    },
    /// Host only: put a bot into every empty chair.
    Fill {
        /// The bot's name.
        bot: String,
    },
    /// Host only: send a person or a bot away.
    SendAway {
        /// The seat.
        seat: u8,
    },
    /// Host only: let two chairs exchange their occupants.
    Swap {
        /// One of the two seats.
        one: u8,
        /// The other seat.
        other: u8,
    },
    /// Host only: begin the game.
    Start,
    /// Take the last move back.
    TakeBack {
        /// The seat.
        seat: u8,
    },
    /// Declare an automatic answer to response windows.
    Declare {
        /// The seat.
        seat: u8,
        /// The automatic answer.
        standing: AutoResponse,
    },
    /// Have the only legal move made automatically, or not.
    PlayForced {
        /// The seat.
        seat: u8,
        /// `true` to turn it on, `false` to turn it off.
        on: bool,
    },
    /// Get up for a while: a bot plays for the person.
    Leave {
        /// The seat.
        seat: u8,
    },
    /// Play again in person.
    Return {
        /// The seat.
        seat: u8,
    },
    /// Resign.
    Resign {
        /// The seat.
        seat: u8,
    },
    /// Vote to abandon the game, or withdraw the vote.
    Abandon {
        /// The seat.
        seat: u8,
        /// `true` to vote for it.
        on: bool,
    },
    /// Host only: pause the game.
    Pause,
    /// Host only: resume the game.
    Resume,
    /// Say something.
    Say {
        /// The seat.
        seat: u8,
        /// What is said.
        speech: Speech,
    },
    /// Host only: forbid a person to speak, or allow it again.
    Mute {
        /// The seat.
        seat: u8,
        /// `true` to forbid it.
        on: bool,
    },
    /// Host only: make another person the host.
    PassHost {
        /// The seat.
        seat: u8,
    },
    /// Play again with the same people.
    Rematch {
        /// The seat that asks for it.
        seat: u8,
    },
}

/// A table to open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// Its options, as the engine protocol has them.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    /// How the table is run.
    #[serde(default)]
    pub settings: SettingsForm,
    /// The occupants of the chairs at the start; chairs that are left out are free.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    /// Whether to begin at once. Every chair must be taken then.
    #[serde(default)]
    pub start: bool,
}

/// The occupant of a chair at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Free for any person.
    Free,
    /// The person who opens the table.
    Me {
        /// A name for this chair; the person's own if left out.
        #[serde(default)]
        name: Option<String>,
        /// What the person adds to the chance of the deals, in hexadecimal digits.
        #[serde(default)]
        seed: Option<String>,
    },
    /// The bot of this name.
    Bot(String),
}
