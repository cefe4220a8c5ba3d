//! Deals that players can check: the server commits to a seed before the seats contribute theirs,
//! and reveals it when the game is over.
//!
//! The byte layouts, what they prove and what they do not, and test values for other programs are in
//! `docs/fairness.md`.

mod commitment;
mod game_seed;
pub mod hexadecimal;
mod seat_seed;
mod seeds;
mod server_seed;
pub mod tags;

pub use self::commitment::Commitment;
pub use self::game_seed::GameSeed;
pub use self::hexadecimal::SeedError;
pub use self::seat_seed::SeatSeed;
pub use self::seeds::Seeds;
pub use self::server_seed::ServerSeed;
pub use self::tags::{Disclosure, is_tag, tags};
