//! What a browser and the server send to each other: JSON, one message per WebSocket frame, and the
//! bodies of the requests that a browser makes.
//!
//! These types are the contract. `web/src/wire.ts` is generated from them, and a test compares the
//! two. The parts of each game (views, news) are those of the engine protocol.

mod client;
mod content;
mod person;
mod program;
mod request;
mod server;
mod settings;

#[cfg(test)]
mod tests;
pub mod typescript;

// These types of the session are sent as they are.
pub use munera_session::{AutoResponse, Cause, Chat, HowEnded, Speech, TableNotice};

pub use self::client::{ClientMessage, NewTable, SeatWish, TableCommand};
pub use self::content::{
    BetEventForm, BetForm, ConditionForm, HighlightForm, MatForm, PackForm, TextForm, TierForm,
};
pub use self::person::{Credentials, Me, NewName, Person};
pub use self::program::{OwnSeat, ProgramEvent};
pub use self::request::{CommandDone, CommandRequest, CreatedTable, ErrorAnswer};
pub use self::server::{
    ChairKind, ChairState, ClockState, EndingState, ErrorBody, LobbyTable, OwnState, Revealed,
    ServerMessage, StageForm, StreamItem, TableState, TimerState, Trouble,
};
pub use self::settings::{ClockForm, SettingsForm};
