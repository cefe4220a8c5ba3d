//! `munera lab`: measurements over many games.

mod balance;
pub mod bench;
mod contestant;
mod duel;
mod estimate;
mod finish;
mod fired_up;
pub mod gladiators;
mod gorus;
mod identity;
mod journal;
mod laws;
mod learn;
mod mean;
mod measured;
mod ratio;
mod report;
mod run;
mod seeds;
mod slope;

use std::time::Duration;

pub use balance::{BalanceSettings, balance};
pub use contestant::{Contestant, NoContestant};
pub use duel::{BadBounds, Bounds, DuelSettings, duel};
pub use finish::Finish;
use indicatif::{ProgressBar, ProgressStyle};
pub use laws::{LawsSettings, laws};
pub use learn::{LearnSettings, learn};

/// A bar that shows how much is done and how long the rest will take.
fn progress_bar(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {things}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The same for a resumed run: earlier games count as done, but not for the speed.
fn resumed_bar(length: u64, missing: u64, things: &str) -> ProgressBar {
    let progress = progress_bar(length, things);
    progress.set_position(length - missing);
    progress.reset_eta();
    progress.enable_steady_tick(Duration::from_secs(1));
    progress
}
