//! Tests that look inside: each section of the rules, the laws, and views that break them.

mod abilities;
mod battle;
mod bets;
mod broken_views;
mod foresight;
mod highlights;
mod house_rules;
mod influence;
mod laws;
mod listing;
mod named;
mod news;
mod outlook;
mod raw_views;
mod refusals;
mod rounds;
mod search;
mod setup;
mod social;
mod table;
mod worlds;

use std::sync::Arc;

use super::{FiredUp, Options, Pack};
use crate::Game;
use crate::testing::fired_up::pack_of_every_fact;

pub(super) fn pack() -> Arc<Pack> {
    Arc::new(pack_of_every_fact())
}

pub(super) fn game(players: u8, abilities: bool) -> FiredUp {
    let options = Options { abilities, ..Options::new(players, pack()) };
    FiredUp::with_options(options).expect("options")
}
