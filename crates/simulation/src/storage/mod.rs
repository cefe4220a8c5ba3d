//! A storage in memory, with faults.

mod contents;
mod disk;
mod planted;
mod register;
mod simulated;

pub use self::contents::{Contents, KeptTable};
pub(crate) use self::disk::Health;
pub use self::planted::Planted;
pub use self::register::Register;
pub(crate) use self::simulated::Appended;
pub use self::simulated::SimulatedStorage;
