//! Players. A bot is given a seat's view and its legal moves, and nothing else: there is no way
//! from here to a table's state.

mod generator;
mod gladiators;
mod gorus;
mod player;
mod playout;

pub use generator::Generator;
pub use player::{Bot, Candidate, Choice, Playable, UnknownBot, choose};
pub use playout::{Playout, play_to_chance};
