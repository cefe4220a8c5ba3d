//! What a simulated client reads of a frame: only what it needs, because there are millions.

use serde::Deserialize;
use serde_json::Value;

/// A message of the server.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Frame {
    pub(crate) t: String,
    pub(crate) table: Option<String>,
    pub(crate) seat: Option<u8>,
    pub(crate) seats: Vec<u8>,
    pub(crate) host: bool,
    pub(crate) version: Option<Value>,
    pub(crate) from: u64,
    pub(crate) items: Vec<Value>,
    pub(crate) state: Option<State>,
    pub(crate) view: Option<View>,
    pub(crate) id: String,
    pub(crate) error: Option<Refusal>,
    pub(crate) trouble: String,
    pub(crate) tables: Vec<Listed>,
}

/// A table in the lobby.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Listed {
    pub(crate) table: String,
}

/// Why something was refused.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Refusal {
    pub(crate) code: String,
}

/// A table without its game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct State {
    pub(crate) stage: String,
    pub(crate) paused: bool,
    pub(crate) chairs: Vec<Chair>,
    #[serde(default)]
    pub(crate) clock: Option<Clocks>,
    #[serde(default)]
    pub(crate) own: Option<Own>,
    #[serde(default)]
    pub(crate) rematch: Option<String>,
    pub(crate) settings: Settings,
}

/// How a table is run.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Settings {
    pub(crate) clock: ClockForm,
}

/// How long people may think.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct ClockForm {
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) increment: u64,
}

/// A chair.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Chair {
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) stand_in: Option<String>,
}

/// The times that are left.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Clocks {
    pub(crate) seats: Vec<Time>,
    #[serde(default)]
    pub(crate) window: Option<Time>,
}

/// A time that is left.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Time {
    pub(crate) left: u64,
    pub(crate) runs: bool,
}

/// What concerns the own seat.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Own {
    pub(crate) request: Option<u32>,
    pub(crate) can_take_back: bool,
}

/// The game as the viewer sees it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct View {
    pub(crate) legal: Option<Vec<String>>,
}
