//! The laws that every game keeps, checked at every node of a game.
//!
//! - **Replay**: options and the texts of the events give the same states, digest for digest.
//! - **Notation**: every event reads back as it was written.
//! - **Legality**: a move is accepted if and only if it is listed; every refusal names one of the
//!   game's rules and changes nothing.
//! - **Sampling**: a view has worlds, and each of them shows that viewer the very same view, the
//!   same legal moves, and has every card where cards can be.
//! - **Secrecy**: a world that differs only in what a viewer cannot know has come about by legal
//!   play, and on the way showed the viewer the same views and told it the same news.
//! - **Awaiting**: every viewer awaits the seats that are asked, and every seat knows about itself; a
//!   response window looks the same to all, and all who are asked may decline.
//! - **Disclosure**: a move that is said to disclose nothing shows no viewer anything, and answers no
//!   response window.
//! - **Ending**: every game ends, within the game's own bound.
//!
//! They are plain functions that return what was broken, for tests and for `munera lab laws`.
//! [`worlds_by_stream`] adds the other half of sampling, that no world is missing: it needs small
//! positions, whose worlds can be listed.

mod play;
mod support;
#[cfg(test)]
mod tests;

use std::fmt;

pub use play::{Figures, Thoroughness, keep_in_one_game};
pub use support::{sampled_worlds, worlds_by_stream};

use crate::{Event, Game};

/// What the laws need to know of a game.
pub trait Lawful: Game {
    /// Every move that a text can name, legal or not: enough of them to catch a wrong judgement.
    fn every_move(&self) -> impl Iterator<Item = Self::Move>;

    /// Whether every piece of the game is in exactly one place.
    fn is_conserved(&self, state: &Self::State) -> bool;

    /// The log as it would read had the game been in another world all along: with that world's
    /// outcomes of chance, and with its moves where other seats chose in secret. Tells how many
    /// events at the front are the same anyway, and for each of the others what would have happened
    /// instead: mostly one event, but where seats answer unseen, it may be none or several.
    fn retell(&self, world: &Self::State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>);

    /// No game has more events than this.
    fn longest(&self) -> usize;
}

/// A law, and how it was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// What happened.
    pub detail: String,
}

impl Broken {
    fn new(law: &'static str, detail: impl Into<String>) -> Self {
        Self { law, detail: detail.into() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law of {} is broken: {}", self.law, self.detail)
    }
}

impl std::error::Error for Broken {}

/// `Ok` if a law holds.
fn hold(law: &'static str, holds: bool, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(law, detail())) }
}
