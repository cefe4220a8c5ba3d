//! What the server says.

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
    /// The first message: who one is here.
    Welcome {
        /// How one is called.
        name: String,
        /// The server's version.
        version: String,
    },
    /// What one is at a table: the first that a watcher is told of it, and again when it changes. Not
    /// part of a viewer's versions.
    You {
        /// The table's code.
        table: String,
        /// The seats that one holds.
        seats: Vec<u8>,
        /// Whether one is the host.
        host: bool,
    },
    /// A table as a viewer sees it, whole.
    State {
        /// The table's code.
        table: String,
        /// The viewer's seat; none for a spectator.
        seat: Option<u8>,
        /// How much the viewer has been told with it.
        #[ts(type = "number")]
        version: u64,
        /// The table.
        state: Box<TableState>,
        /// The game, as the engine protocol writes a view.
        view: GameView,
        /// What follows from the view by the rules of the game.
        guide: Guide,
    },
    /// What a viewer is told, and what it sees after it.
    Update {
        /// The table's code.
        table: String,
        /// The viewer's seat; none for a spectator.
        seat: Option<u8>,
        /// How much the viewer had been told before.
        #[ts(type = "number")]
        from: u64,
        /// What it is told.
        items: Vec<StreamItem>,
        /// The table.
        state: Box<TableState>,
        /// The game, unless nothing of it has changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        view: Option<GameView>,
        /// What follows from the view by the rules of the game; there whenever the view is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        guide: Option<Guide>,
    },
    /// Who is connected. Not part of a viewer's versions.
    Presence {
        /// The table's code.
        table: String,
        /// By seat.
        here: Vec<bool>,
        /// How many watch without a seat.
        spectators: u32,
    },
    /// What was asked for has been done, and will not be undone by anything.
    Ack {
        /// The client's id.
        id: String,
        /// The table that a rematch is at.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<String>,
    },
    /// What was asked for has not been done.
    Refused {
        /// The client's id.
        id: String,
        /// Why.
        error: ErrorBody,
    },
    /// The tables in the lobby.
    Lobby {
        /// Those last touched first.
        tables: Vec<LobbyTable>,
    },
    /// Something is wrong with a table.
    Trouble {
        /// The table's code.
        table: String,
        /// What.
        trouble: Trouble,
    },
    /// The server is there.
    Pong {
        /// As it came.
        id: String,
    },
}

/// What can be wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// There is none of that code, or not for this viewer.
    Missing,
    /// What happens cannot be kept at present: the table stands still.
    Storage,
    /// It can be kept again.
    Over,
    /// Its log is damaged, or the server has failed at it: it is set aside.
    Quarantined,
    /// It goes by a version of the rules that this server does not know: it is set aside.
    OtherRules,
    /// It has been deleted.
    Deleted,
    /// The viewer may not see it any longer.
    Closed,
}

/// Why something has not been done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// A word for programs.
    pub code: String,
    /// The rule that refuses, if it is a rule.
    pub rule: Option<String>,
    /// A sentence for people.
    pub message: String,
}

/// A table without its game's view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableState {
    /// Which game.
    pub game: String,
    /// Its options, as the engine protocol has them.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The version of the game's rules.
    pub rules: u32,
    /// How the table is run.
    pub settings: SettingsForm,
    /// How far it is.
    pub stage: StageForm,
    /// Whether the host has stopped the game.
    pub paused: bool,
    /// The chairs, by seat.
    pub chairs: Vec<ChairState>,
    /// The host's seat, if the host has one.
    pub host: Option<u8>,
    /// The seats that may be asked for a move, for all the viewer can tell.
    pub awaited: Vec<u8>,
    /// Whether a response window is open.
    pub window: bool,
    /// The times, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockState>,
    /// What concerns only the viewer's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<OwnState>,
    /// The proof that the server's seed was there before the seats gave theirs.
    pub commitment: String,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<EndingState>,
    /// The table at which the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// How far a table is.
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
    /// Who sits there.
    pub kind: ChairKind,
    /// The person's name, or the bot's.
    pub name: String,
    /// Why a bot plays for the person, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<Cause>,
    /// Whether the person may not speak.
    pub muted: bool,
    /// Whether the person wishes that everybody gives the game up.
    pub would_abandon: bool,
    /// Whether the person has added to the deals' chance.
    pub seeded: bool,
    /// The team that the chair plays for, where there are teams, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<u8>,
}

/// Who sits in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChairKind {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// Somebody's program.
    Program,
    /// A bot of the house.
    Bot,
}

/// The times at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockState {
    /// By seat.
    pub seats: Vec<TimerState>,
    /// Of the response window, for everybody alike.
    pub window: Option<TimerState>,
}

/// A time that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TimerState {
    /// In milliseconds, as this is sent.
    pub left: u32,
    /// Whether it runs.
    pub runs: bool,
}

/// What concerns only the viewer's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnState {
    /// The question that the seat is asked; a move names it.
    pub request: Option<u32>,
    /// Whether the last move can be taken back.
    pub can_take_back: bool,
    /// How response windows are answered.
    pub standing: AutoResponse,
    /// Whether only moves are made by themselves.
    pub plays_forced: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct EndingState {
    /// How.
    pub how: HowEnded,
    /// The seats that have won.
    pub winners: Vec<u8>,
    /// The game's own result, if it was played to its end.
    #[ts(type = "Record<string, unknown> | null")]
    pub result: Value,
    /// What the deals were made from.
    pub revealed: Revealed,
}

/// What the deals were made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Revealed {
    /// The server's seed, in hexadecimal digits.
    pub server_seed: String,
    /// The seats' seeds, in hexadecimal digits.
    pub seat_seeds: Vec<Option<String>>,
}

/// One thing that a viewer is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum StreamItem {
    /// Of the game, as a record would have it, with `?` for what the viewer does not see.
    News {
        /// In the game's notation.
        text: String,
        /// The same in parts, and what followed from it.
        what: Story,
    },
    /// Of the table.
    #[serde(untagged)]
    Notice(TableNotice),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyTable {
    /// The table's code.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Its options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// How far it is.
    pub stage: StageForm,
    /// How long people may think.
    pub clock: super::ClockForm,
    /// The chairs: who sits there.
    pub chairs: Vec<(ChairKind, String)>,
    /// When something last happened there, in milliseconds since 1970.
    #[ts(type = "number")]
    pub touched: i64,
    /// The seats that have won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winners: Option<Vec<u8>>,
}
