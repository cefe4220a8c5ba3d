//! Checks whether a recorded game's chance is what its seeds give.

mod command;
mod misfit;
mod obstacle;
mod provenance;
mod replaying;
mod verdict;

#[cfg(test)]
mod tests;

pub use self::command::{VerifySettings, run};
pub use self::misfit::Misfit;
pub(crate) use self::misfit::harmless;
pub use self::obstacle::Obstacle;
pub use self::replaying::{verify, verify_text};
pub use self::verdict::Verdict;
