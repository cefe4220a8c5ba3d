//! What a browser and the server say to each other: JSON, one message a WebSocket frame.
//!
//! These types are the contract. TypeScript's side of it is made from them (`web/src/wire.ts`) and a
//! test holds the file to them. Games' own parts (views, news) are as the engine protocol has them.

mod client;
mod content;
mod program;
mod server;
mod settings;

#[cfg(test)]
mod tests;
pub mod typescript;

// What a table tells and what it is told in these words goes over the wire as the session has it.
pub use munera_session::{AutoResponse, Cause, Chat, HowEnded, Speech, TableNotice};

pub use self::client::{ClientMessage, NewTable, SeatWish, TableCommand};
pub use self::content::{
    BetEventForm, BetForm, ConditionForm, HighlightForm, MatForm, PackForm, TextForm, TierForm,
};
pub use self::program::{OwnSeat, ProgramEvent};
pub use self::server::{
    ChairKind, ChairState, ClockState, EndingState, ErrorBody, LobbyTable, OwnState, Revealed,
    ServerMessage, StageForm, StreamItem, TableState, TimerState, Trouble,
};
pub use self::settings::{ClockForm, SettingsForm};
