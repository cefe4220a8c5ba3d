//! The rules of three gladiator table games, pure.
//!
//! Nothing here reads a clock, a file or a random generator, and nothing knows JSON. A game is a
//! value of a type that keeps the [`Game`] contract; it is advanced by events, and all that leaves
//! it for anybody is made from a view. Each game is a module with the same rooms: its nouns,
//! `state` (what is), `rules` (the verbs), `view` (who may know what), `notation` (text).

mod bit_set;
mod digest;
pub mod fired_up;
mod game;
pub mod gladiators;
pub mod gorus;
pub mod laws;
mod message;
mod moves;
mod notation;
mod randomness;
mod rule_id;
mod seat;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use bit_set::{BitSet, BitWord, Member};
pub use digest::{Digest, Digester};
pub use game::{Event, Game, Node, ReadError, Refusal, Window};
pub use message::{Argument, Explain, Message};
pub use moves::MoveSet;
pub use notation::{NotationError, read_event, write_event};
pub use randomness::Randomness;
pub use rule_id::RuleId;
pub use seat::{Seat, SeatSet, Viewer};
