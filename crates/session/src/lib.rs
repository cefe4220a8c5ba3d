//! One table as a pure, synchronous state machine: no clock, no thread, no I/O, no generator.
//!
//! For now it keeps the game's log and one gap-free stream of news for each viewer. Clocks, move
//! ids and takeovers belong here too, when there is a server to need them.

mod table;

pub use table::{Table, Version};
