//! A whole server, its storage and its clients in one thread, decided by one number.
//!
//! See `docs/testing.md` for what is simulated and what is checked.

mod agenda;
mod bots;
mod browsing;
mod campaign;
mod chance;
mod clock_reading;
mod entropy;
mod faults;
mod figures;
mod frame;
mod input;
mod ledger;
mod options;
mod party;
mod person;
mod pipe;
mod run;
mod storage;
mod transcript;
mod twins;
mod weather;
mod whims;
mod world;

pub use self::campaign::{Campaign, CampaignError};
pub use self::figures::Figures;
pub use self::run::{Outcome, Plan, run};
pub use self::storage::{Contents, KeptTable, Planted, Register, SimulatedStorage};
pub use self::twins::{HiddenChange, Meanwhile, TwinOutcome, Twins, twin_pairs};
