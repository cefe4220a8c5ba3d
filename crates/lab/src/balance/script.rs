//! What happens in a game, one thing after the other.

use std::io;
use std::slice;
use std::sync::atomic::AtomicBool;

use munera_bots::Generator;
use munera_protocol::fault::Fault;
use munera_rules::{Event, Node, Viewer, read_event, write_event};
use munera_text::{Language, Locale};

use super::super::contestant::Contestant;
use super::super::measured::Measured;

/// Where the events of a game come from. Whoever measures cannot tell the two apart, so that a game
/// that is told again gives the very figures that it gave when it was played.
#[derive(Debug)]
pub(crate) enum Script<'s> {
    /// It is played now, and written down.
    Live { player: Contestant, generator: Generator, stop: &'s AtomicBool, written: Vec<String> },
    /// It was played before.
    Told { all: &'s [String], left: slice::Iter<'s, String> },
}

impl<'s> Script<'s> {
    /// A game that is played now, until somebody stops it.
    pub(super) fn live(player: Contestant, seed: u64, stop: &'s AtomicBool) -> Self {
        Self::Live { player, generator: Generator::new(seed), stop, written: Vec::new() }
    }

    /// A game that was played before.
    pub(super) fn told(steps: &'s [String]) -> Self {
        Self::Told { all: steps, left: steps.iter() }
    }

    /// Finds out what happens next, and does not let it happen yet; `None` when the game is over, or
    /// when nothing more is known of it.
    pub(crate) fn next<G: Measured>(
        &mut self,
        game: &G,
        state: &G::State,
    ) -> io::Result<Option<Event<G>>> {
        let node = game.node(state);
        if let Node::Over(_) = node {
            return Ok(None);
        }
        match self {
            Self::Live { player, generator, stop, written } => {
                let event = match node {
                    Node::Decide(seats) => {
                        let nobody = || io::Error::other("nobody is asked for a move");
                        let seat = seats.first().ok_or_else(nobody)?;
                        let view = game.view(state, Viewer::Seat(seat));
                        let found = player.choose(game, &view, stop, generator)?;
                        let Some(found) = found else { return Ok(None) };
                        Event::Move(seat, found.choice)
                    }
                    Node::Chance(_) | Node::Over(_) => Event::Chance(game.draw(state, generator)),
                };
                written.push(write_event(game, &event));
                Ok(Some(event))
            }
            Self::Told { all, left } => {
                let Some(text) = left.next() else { return Ok(None) };
                let read = read_event(game, text).map_err(Fault::from).and_then(|event| {
                    game.check(state, &event).map_err(Fault::refused)?;
                    Ok(event)
                });
                let number = all.len() - left.len();
                let unfit = |fault| {
                    let reason = Locale::of(Language::English).explain(&fault);
                    io::Error::other(format!("step {number}, \"{text}\": {reason}"))
                };
                read.map(Some).map_err(unfit)
            }
        }
    }

    /// What has happened, as it was written down.
    pub(crate) fn written(self) -> Vec<String> {
        match self {
            Self::Live { written, .. } => written,
            Self::Told { all, .. } => all.to_vec(),
        }
    }

    /// Whether more was told than has happened.
    pub(crate) fn is_left_over(&self) -> bool {
        matches!(self, Self::Told { left, .. } if left.len() > 0)
    }
}
