//! The events of a game, one after another.

use std::io;
use std::slice;
use std::sync::atomic::AtomicBool;

use munera_bots::Generator;
use munera_protocol::fault::Fault;
use munera_rules::{Event, Node, Viewer, read_event, write_event};
use munera_text::{Language, Locale};

use super::super::contestant::Contestant;
use super::super::measured::Measured;

/// Where the events of a game come from. A measurement cannot tell the two apart, so a replayed
/// game gives exactly the figures that it gave when it was played.
#[derive(Debug)]
pub(crate) enum Script<'s> {
    /// The game is played now, and its events are written down.
    Live { player: Contestant, generator: Generator, stop: &'s AtomicBool, written: Vec<String> },
    /// The game was played before.
    Told { all: &'s [String], left: slice::Iter<'s, String> },
}

impl<'s> Script<'s> {
    /// A game that is played now, until the run is stopped.
    pub(super) fn live(player: Contestant, seed: u64, stop: &'s AtomicBool) -> Self {
        Self::Live { player, generator: Generator::new(seed), stop, written: Vec::new() }
    }

    /// A game that was played before.
    pub(super) fn told(steps: &'s [String]) -> Self {
        Self::Told { all: steps, left: steps.iter() }
    }

    /// Finds the next event without applying it; `None` when the game is over, or when the script
    /// ends.
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
                        let no_seat = || io::Error::other("no seat is asked for a move");
                        let seat = seats.first().ok_or_else(no_seat)?;
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

    /// The events so far, as they were written down.
    pub(crate) fn written(self) -> Vec<String> {
        match self {
            Self::Live { written, .. } => written,
            Self::Told { all, .. } => all.to_vec(),
        }
    }

    /// Whether the script has more events than the game has used.
    pub(crate) fn is_left_over(&self) -> bool {
        matches!(self, Self::Told { left, .. } if left.len() > 0)
    }
}
