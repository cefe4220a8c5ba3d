//! A storage in memory, with faults.

mod contents;
mod planted;
mod register;
mod simulated;

pub use self::contents::{Contents, KeptTable};
pub use self::planted::Planted;
pub use self::register::Register;
pub(crate) use self::simulated::Health;
pub use self::simulated::SimulatedStorage;
