//! Games for people at a terminal: plain lines, no screen to take over.
//!
//! A game is shown and understood by its user interfaces, each in a folder of its own; who asks whom, what
//! is kept and how a record is told again is the same for all. All output carries ANSI styles;
//! whoever hands in the output strips them where they do not belong (`anstream` does so in a pipe and
//! under `NO_COLOR`). No style is ever the only signal.

mod command;
mod console;
mod fired_up;
mod gladiators;
mod gorus;
mod handbook;
mod menu_line;
mod names;
mod paint;
mod play;
mod play_ui;
mod replay;
mod requests;
mod terminal_game;

#[cfg(test)]
mod tests;

pub use play::{PlaySettings, Played, play};
pub use replay::{Misfit, ReplayError, ReplaySettings, replay};
