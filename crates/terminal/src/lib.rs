//! Games for people at a terminal: plain lines, without taking over the screen.
//!
//! Each game has a folder with the same files: `words` (names and cards), `board` (the table),
//! `menu` (what the reader can do), `tell` (a story in sentences, for play and for replay),
//! `reading` (what the reader types), `play_ui` and `replay_ui`. They show guides and stories, as
//! the browser does. Everything else is the same for all games.
//!
//! All output has ANSI styles. The caller removes them where they do not belong; `anstream` does so
//! in a pipe and under `NO_COLOR`. Nothing is shown by a style alone.

mod command;
mod console;
mod fired_up;
mod gladiators;
mod gorus;
mod handbook;
mod house_rules;
mod menu_line;
mod names;
mod paint;
mod play;
mod play_ui;
mod replay;
mod requests;
mod terminal_game;
mod typed;

#[cfg(test)]
mod tests;

pub use play::{PlaySettings, Played, play};
pub use replay::{Misfit, ReplayError, ReplaySettings, replay};
