//! What the server sends.

use munera_protocol::codec::GameView;
use munera_session::{AutoResponse, Cause, HowEnded, TableNotice, TableStage};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::SettingsForm;
use crate::Guide;
use crate::Story;

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message: the person's name here.
    Welcome {
        /// The person's name.
        name: String,
        /// The server's version.
        version: String,
    },
    /// The person's role at a table: sent first to each subscriber, and again when it changes. It
    /// does not count in the viewer's version.
    You {
        /// The table's code.
        table: String,
        /// The seats that the person holds.
        seats: Vec<u8>,
        /// Whether the person is the host.
        host: bool,
    },
    /// The whole table, as a viewer sees it.
    State {
        /// The table's code.
        table: String,
        /// The viewer's seat; none for a spectator.
        seat: Option<u8>,
        /// The viewer's version after this message.
        #[ts(type = "number")]
        version: u64,
        /// The table.
        state: Box<TableState>,
        /// The game, as the engine protocol writes a view.
        view: GameView,
        /// The guide of the view.
        guide: Guide,
    },
    /// News for a viewer, and the table after them.
    Update {
        /// The table's code.
        table: String,
        /// The viewer's seat; none for a spectator.
        seat: Option<u8>,
        /// The viewer's version before this message.
        #[ts(type = "number")]
        from: u64,
        /// The news.
        items: Vec<StreamItem>,
        /// The table.
        state: Box<TableState>,
        /// The game; left out if nothing of it has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        view: Option<GameView>,
        /// The guide of the view; sent whenever the view is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        guide: Option<Guide>,
    },
    /// The people who are connected. It does not count in the viewer's version.
    Presence {
        /// The table's code.
        table: String,
        /// For each seat, whether its person is connected.
        here: Vec<bool>,
        /// How many spectators watch.
        spectators: u32,
    },
    /// The request was carried out, and is durable.
    Ack {
        /// The client's id.
        id: String,
        /// For a rematch, the new table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
    },
    /// The request was refused.
    Refused {
        /// The client's id.
        id: String,
        /// The reason.
        error: ErrorBody,
    },
    /// The tables in the lobby.
    Lobby {
        /// The tables; the last active one first.
        tables: Vec<LobbyTable>,
    },
    /// Something is wrong with a table.
    Trouble {
        /// The table's code.
        table: String,
        /// What is wrong.
        trouble: Trouble,
    },
    /// The answer to a ping.
    Pong {
        /// The id of the ping.
        id: String,
    },
}

/// What can be wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// No table has this code, or the viewer may not see it.
    Missing,
    /// The storage fails at present: the table stands still.
    Storage,
    /// The storage works again.
    Over,
    /// The table's log is damaged, or the server failed while it ran the table: it is set aside.
    Quarantined,
    /// The table needs a version of the rules that this server does not have: it is set aside.
    OtherRules,
    /// It has been deleted.
    Deleted,
    /// The viewer may no longer see the table.
    Closed,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// A code for programs.
    pub code: String,
    /// The rule that refuses, if one does.
    #[schema(required)]
    pub rule: Option<String>,
    /// A sentence for people.
    pub message: String,
}

/// A table without its game's view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState {
    /// The name of the game.
    pub game: String,
    /// Its options, as the engine protocol has them.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The version of the game's rules.
    pub rules: u32,
    /// How the table is run.
    pub settings: SettingsForm,
    /// Whether the table gathers people, plays or is over.
    pub stage: StageForm,
    /// Whether the host has paused the game.
    pub paused: bool,
    /// The chairs, by seat.
    pub chairs: Vec<ChairState>,
    /// The host's seat, if the host has one.
    pub host: Option<u8>,
    /// The seats that may be asked for a move, as far as the viewer can tell.
    pub awaited: Vec<u8>,
    /// Whether a response window is open.
    pub window: bool,
    /// The times that are left, if the table has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockState>,
    /// What concerns only the viewer's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<OwnState>,
    /// The commitment to the server's seed, made before the seats added theirs.
    pub commitment: String,
    /// How the game ended; left out while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<EndingState>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StageForm {
    /// People sit down.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

impl From<TableStage> for StageForm {
    fn from(stage: TableStage) -> Self {
        match stage {
            TableStage::Gathering => Self::Gathering,
            TableStage::Playing => Self::Playing,
            TableStage::Over(_) => Self::Over,
        }
    }
}

/// A chair as every viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChairState {
    /// The kind of its occupant.
    pub kind: ChairKind,
    /// The name of the person or the bot.
    pub name: String,
    /// Why a bot plays for the person, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<Cause>,
    /// Whether the host has forbidden the person to speak.
    pub muted: bool,
    /// Whether the person votes to abandon the game.
    pub would_abandon: bool,
    /// Whether the person has added a seed to the deals.
    pub seeded: bool,
    /// The team of the chair, counted from 0; left out without teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<u8>,
}

/// The kind of a chair's occupant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// The chair is empty.
    Nobody,
    /// A person.
    Person,
    /// A person's program.
    Program,
    /// One of the server's bots.
    Bot,
}

/// The times that are left at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    /// For each seat.
    pub seats: Vec<TimerState>,
    /// For the response window, the same for all seats.
    pub window: Option<TimerState>,
}

/// A time that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TimerState {
    /// In milliseconds, at the time of sending.
    pub left: u32,
    /// Whether it is running.
    pub runs: bool,
}

/// What concerns only the viewer's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnState {
    /// The number of the question that the seat is asked; a move names it.
    pub request: Option<u32>,
    /// Whether the seat can take its last move back.
    pub can_take_back: bool,
    /// The automatic answer to response windows.
    pub standing: AutoResponse,
    /// Whether the only legal move is made automatically.
    pub plays_forced: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct EndingState {
    /// Played out, resigned or abandoned.
    pub how: HowEnded,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The game's own result, if it was played to its end.
    #[ts(type = "Record<string, unknown> | null")]
    pub result: Value,
    /// The seeds of the deals.
    pub revealed: Revealed,
}

/// The seeds of the deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Revealed {
    /// The server's seed, in hexadecimal digits.
    pub server_seed: String,
    /// The seats' seeds, in hexadecimal digits.
    pub seat_seeds: Vec<Option<String>>,
}

/// One item of a viewer's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum StreamItem {
    /// Something that happened in the game.
    News {
        /// The event as records write it, with `?` for what the viewer does not see.
        text: String,
        /// The same in parts, with its effects.
        what: Story,
    },
    /// Something that happened at the table.
    #[serde(untagged)]
    Notice(TableNotice),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyTable {
    /// The table's code.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// Its options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether the table gathers people, plays or is over.
    pub stage: StageForm,
    /// How long people may think.
    pub clock: super::ClockForm,
    /// The kind and the name of each chair's occupant.
    pub chairs: Vec<(ChairKind, String)>,
    /// When something last happened at the table, in milliseconds since 1970.
    #[ts(type = "number")]
    pub touched: i64,
    /// The seats that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winners: Option<Vec<u8>>,
}
