//! `munera lab`: measurements over many games.

mod balance;
mod contestant;
mod duel;
mod laws;
mod learn;
mod lengths;
mod mean;
mod measured;
mod report;
mod seeds;
mod slope;

pub use balance::{BalanceSettings, balance};
pub use contestant::{Contestant, NoContestant};
pub use duel::{BadBounds, Bounds, DuelSettings, Finish, duel};
use indicatif::{ProgressBar, ProgressStyle};
pub use laws::{LawsSettings, laws};
pub use learn::{LearnSettings, Subject, learn};
pub use lengths::{LengthsSettings, lengths};

/// A bar that shows how much is done and how long the rest will take.
fn progress_bar(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {things}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
