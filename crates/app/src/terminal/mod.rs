//! Games for people at a terminal: plain lines, no screen to take over.
//!
//! All output carries ANSI styles; whoever hands in the output strips them where they do not belong
//! (`anstream` does so in a pipe and under `NO_COLOR`). No style is ever the only signal.

mod arena;
mod chronicle;
mod command;
mod console;
mod hand;
mod handbook;
mod names;
mod narrator;
mod paint;
mod play;
mod replay;
mod requests;
mod sitting;
mod tally;

#[cfg(test)]
mod tests;

pub use play::{PlaySettings, Played, play};
pub use replay::{Misfit, ReplayError, ReplaySettings, replay};
