//! Tests that look inside: each section of the rules, the laws, and views that break them.

mod abilities;
mod battle;
mod bets;
mod broken_views;
mod highlights;
mod imagined;
mod influence;
mod laws;
mod listing;
mod named;
mod news;
mod outlook;
mod prospects;
mod recollections;
mod refusals;
mod rounds;
mod setup;
mod social;
mod table;
mod worlds;

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::{
    Bet, BetEvent, Condition, Fact, FightFace, FiredUp, Highlight, InfluenceFace, Mat, Moment,
    Options, Pack, Tier, Track,
};
use crate::Game;

fn track(areas: [&[u8]; 3]) -> Track {
    let values: ArrayVec<u8, { super::MOST_SPACES }> =
        areas.iter().flat_map(|area| area.iter().copied()).collect();
    let mut spaces = 0;
    let last = areas.map(|area| {
        spaces += area.len() as u8;
        spaces - 1
    });
    Track { values, last }
}

/// A pack for tests: the mats that the rules began with, and Highlights that use every fact.
pub(super) fn pack() -> Arc<Pack> {
    let mat = |attack, defense, stamina, speed| Mat {
        attack: track(attack),
        defense: track(defense),
        stamina,
        speed,
        influence: 3,
    };
    let facts = |moment: Moment| -> Vec<Fact> {
        Fact::ALL.iter().copied().filter(|fact| fact.moment() == moment).collect()
    };
    let highlights = (0..60)
        .map(|number: usize| {
            let moment = Moment::ALL[number % 3];
            let facts = facts(moment);
            let place = number / 3;
            let tier = |step: usize, points: u8| Tier {
                points,
                conditions: std::iter::once(Condition {
                    fact: facts[(place + step * 7) % facts.len()],
                    least: 1,
                    most: u8::MAX,
                })
                .collect(),
            };
            Highlight { moment, tiers: [tier(0, 2), tier(1, 4)].into_iter().collect() }
        })
        .collect();
    let bet = |event| Bet { event, rewards: [3, 2, 1] };
    Arc::new(Pack {
        mats: [
            mat([&[4], &[5], &[6, 7]], [&[1], &[2], &[3]], 13, 5),
            mat([&[3], &[4, 5], &[6]], [&[1], &[2, 3], &[4, 5]], 14, 6),
            mat([&[3], &[4], &[5]], [&[2], &[3], &[4]], 13, 3),
            mat([&[3], &[4], &[5, 6]], [&[2], &[3], &[4]], 13, 4),
            mat([&[3], &[4], &[5]], [&[2], &[3], &[4, 5]], 13, 2),
            mat([&[3], &[4], &[5, 6]], [&[2], &[3], &[4, 5]], 14, 1),
        ],
        influence_die: InfluenceFace::ALL,
        attack_die: FightFace::ALL,
        defense_die: FightFace::ALL,
        highlights,
        bets: [
            bet(BetEvent::FirstWounds(2)),
            bet(BetEvent::FirstDamage(5)),
            bet(BetEvent::FirstEliminated),
            bet(BetEvent::FirstAtHalf),
            bet(BetEvent::Winner),
            bet(BetEvent::MostDamage),
        ],
    })
}

pub(super) fn game(players: u8, abilities: bool) -> FiredUp {
    let options = Options { abilities, ..Options::new(players, pack()) };
    FiredUp::with_options(options).expect("options")
}
