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

pub use self::client::{ClientMessage, NewTable, SeatWish, SpeechForm, StandingForm, TableCommand};
pub use self::content::{
    BetEventForm, BetForm, ConditionForm, HighlightForm, MatForm, PackForm, TextForm, TierForm,
};
pub use self::program::{OwnSeat, ProgramEvent};
pub use self::server::{
    CauseForm, ChairKind, ChairState, ClockState, EndingState, ErrorBody, HowEndedForm, LobbyTable,
    OwnState, Revealed, ServerMessage, StageForm, StreamItem, TableState, TimerState, Trouble,
};
pub use self::settings::read_bot;
pub use self::settings::{ChatForm, ClockForm, SettingsForm};
