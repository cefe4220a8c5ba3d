//! Players. A bot is given a seat's view and its legal moves, and nothing else: there is no way
//! from here to a table's state.

mod bot;
mod choice;
mod easy;
pub mod fired_up;
mod flat;
mod generator;
pub mod gladiators;
pub mod gorus;
mod pace;
mod playable;
mod playout;
mod search;
mod shares;
mod world;

pub use bot::{Bot, Frozen, UnknownBot};
pub use choice::{Candidate, Choice};
pub use generator::Generator;
pub use gorus::solver::{Analysis, RoundResult, Solution, Solver, Unsolvable};
pub use pace::{Nodes, Pace};
pub use playable::{Playable, choose};
pub use playout::{Playout, play_to_chance};
pub use search::{SearchParams, Widening};
pub use shares::Shares;
pub use world::{PlainWorld, Proposal, World};
