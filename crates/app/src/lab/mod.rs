//! `munera lab`: measurements over many games.

mod balance;
mod laws;
mod lengths;

pub use balance::{BalanceSettings, balance};
use indicatif::{ProgressBar, ProgressStyle};
pub use laws::{LawsSettings, laws};
pub use lengths::{LengthsSettings, lengths};

/// A bar that shows how many games are played and how long the others will take.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
