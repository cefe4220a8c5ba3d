//! A whole server, its storage and its clients in one thread, decided by one number.
//!
//! See `docs/testing.md` for what is simulated and what is checked.

mod agenda;
mod bots;
mod browsing;
mod campaign;
mod clock_reading;
mod faults;
mod figures;
mod frame;
mod ledger;
mod options;
mod party;
mod person;
mod pipe;
mod run;
mod storage;
mod whims;
mod world;

pub use self::campaign::{Campaign, CampaignError};
pub use self::figures::Figures;
pub use self::run::{Outcome, Plan, run};
pub use self::storage::{Contents, KeptTable, Planted, Register, SimulatedStorage};
