//! The server around the tables.
//!
//! Settings, connections, limits, headers, logs, figures, people. [`start`] receives the routes of
//! tables as a router; every request to it passes the same guards as all others.

mod assets;
mod body;
mod client;
pub mod config;
mod context;
mod entropy;
mod error;
mod forgetting;
mod guard;
mod headers;
mod health;
mod held_bytes;
mod housekeeping;
mod limit_clock;
mod limits;
mod listen;
pub mod logs;
mod metrics;
mod observe;
mod openapi;
pub mod origin;
mod pack_form;
mod people;
mod plain_text;
mod read_pace;
mod refusal_pause;
mod replays;
mod request_language;
pub mod routes;
mod run;
mod running;
mod shutdown;
mod slots;
mod table_clock;
pub mod tables;
mod unread_body;
mod write_patience;
mod written_once;

pub use self::body::Body;
pub use self::client::{AddressGroup, Client};
pub use self::context::ServerContext;
pub use self::entropy::Entropy;
pub use self::error::{AppError, ErrorAnswer};
pub use self::forgetting::Forgetting;
pub use self::health::Readiness;
pub use self::held_bytes::{HeldBytes, HeldGuard};
pub use self::housekeeping::keep as keep_house;
pub use self::limits::{
    GuestPermit, Limit, Limits, LoginPermit, PasswordPermit, RequestPermit, TablePermit,
};
pub use self::metrics::{GaugeGuard, Metrics};
pub use self::openapi::document;
pub use self::people::{
    BrowserPerson, ConnectingClient, ConnectingPerson, Login, MaybePerson, Name, NotALogin,
    NotAName, Passwords, PeopleError, PersonOrGuest, Sessions,
};
pub use self::request_language::RequestLanguage;
pub use self::run::run;
pub use self::running::{Running, routes_for, start};
pub use self::shutdown::Shutdown;
pub use self::slots::{Slot, Slots, Turn, Turns};
pub use self::table_clock::{SETTLING, TableClock};
pub use self::written_once::WrittenOnce;

/// What the machine's clock shows, in milliseconds since 1970. A running server asks its
/// [`TableClock`] instead, which does not jump.
pub fn now() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}
