//! When the simulated storage does what it is asked for, and what becomes of it.

use std::collections::{BTreeMap, VecDeque};

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_rules::Randomness;

use super::contents::Contents;
use super::planted::Planted;
use crate::chance::Chance;
use crate::weather::Weather;

/// How the storage is at present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Health {
    Sound,
    /// Every write takes seconds.
    Slow,
    /// No write succeeds.
    Full,
}

/// What becomes of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Done,
    Refused,
    /// The server is dead: it is done, and no client learns it.
    Unanswered,
    /// For a planted fault: it is done, and the server is told that it is not.
    Denied,
}

pub(super) type Job = Box<dyn FnOnce(Fate, &mut Contents) + Send>;

/// The writes of one table are done in their order; so are those without a table.
pub(super) type Lane = Option<TableCode>;

/// A slow disk writes this often, in milliseconds.
const SLOW_CYCLE: u64 = 12_000;

/// What a slow disk takes at least.
const SLOW: u64 = 2_200;

struct Waiting {
    asked: u64,
    done: u64,
    job: Job,
}

/// What is stored, and what waits to be.
///
/// How long a write takes, and whether it succeeds, depends on the moment alone and not on what else
/// is written: several writes share one commit, as in the real storage.
pub(super) struct Disk {
    pub(super) contents: Contents,
    lanes: BTreeMap<Lane, VecDeque<Waiting>>,
    health: Health,
    /// No write is done before this moment.
    stuck_until: u64,
    chance: Chance,
    /// For planted faults.
    strikes: Generator,
    pub(super) planted: Option<Planted>,
    /// For a planted fault: how many writes there have been.
    writes: u64,
}

impl Disk {
    pub(super) fn new(chance: Chance) -> Self {
        Self {
            contents: Contents::default(),
            lanes: BTreeMap::new(),
            health: Health::Sound,
            stuck_until: 0,
            chance,
            strikes: chance.of("strikes").generator(),
            planted: None,
            writes: 0,
        }
    }

    /// A write waits from now on; returns when it is done.
    pub(super) fn ask(&mut self, lane: Lane, now: u64, job: Job) -> u64 {
        self.writes += 1;
        let usual = self.weather("writes", lane, 12).arrival(now);
        let done = match self.health {
            Health::Slow => usual.max((now / SLOW_CYCLE + 1) * SLOW_CYCLE + SLOW),
            Health::Sound | Health::Full => usual,
        };
        let mut done = done.max(self.stuck_until);
        if self.planted == Some(Planted::SharesDelays) {
            let waiting = self.lanes.get(&lane).and_then(|lane| lane.back());
            done = waiting.map_or(now, |last| last.done).max(now)
                + self.chance.of("shared").at(self.writes).below(12);
        }
        self.lanes.entry(lane).or_default().push_back(Waiting { asked: now, done, job });
        done
    }

    /// When something is read that is asked for now.
    pub(super) fn read_by(&self, lane: Lane, now: u64) -> u64 {
        self.weather("reads", lane, 4).arrival(now)
    }

    fn weather(&self, purpose: &str, lane: Lane, spread: u32) -> Weather {
        let chance = self.chance.of(purpose);
        let chance = lane.map_or(chance, |table| chance.of_table(table));
        Weather { chance, least: 0, spread, bad_in: 150, worst: 1_500 }
    }

    /// Does the next write of a lane, if it is due.
    pub(super) fn work(&mut self, lane: Lane, now: u64) {
        if let Some(waiting) = self.lanes.get_mut(&lane)
            && let Some(next) = waiting.pop_front_if(|next| next.done <= now)
        {
            let fate = if self.strikes(Planted::KeepsRefused) {
                Fate::Denied
            } else if self.health == Health::Full {
                Fate::Refused
            } else {
                Fate::Done
            };
            (next.job)(fate, &mut self.contents);
        }
    }

    /// A disk that begins or ceases to refuse refuses what is under way; one that is slow no longer
    /// does it.
    pub(super) fn set_health(&mut self, health: Health) {
        let before = std::mem::replace(&mut self.health, health);
        match (before, health) {
            (Health::Full, _) | (_, Health::Full) => self.end_all(Fate::Refused),
            (Health::Slow, _) => self.end_all(Fate::Done),
            (Health::Sound, _) => {}
        }
    }

    /// No write is done before this moment.
    pub(super) fn be_stuck_until(&mut self, moment: u64) {
        self.stuck_until = self.stuck_until.max(moment);
    }

    fn end_all(&mut self, fate: Fate) {
        for waiting in std::mem::take(&mut self.lanes).into_values().flatten() {
            (waiting.job)(fate, &mut self.contents);
        }
    }

    /// The server dies: what was asked for last is lost, although it may be some moments old.
    pub(super) fn crash(&mut self, now: u64) {
        let chance = self.chance.of("crash").at(now);
        let lost = chance.of("lost").below([1, 4, 30, 2_000][chance.of("scale").below(4) as usize]);
        for waiting in std::mem::take(&mut self.lanes).into_values().flatten() {
            if waiting.asked + lost < now {
                (waiting.job)(Fate::Unanswered, &mut self.contents);
            }
        }
        self.stuck_until = 0;
        if self.planted == Some(Planted::ForgetsInCrashes) {
            let codes: Vec<TableCode> = self.contents.tables().keys().copied().collect();
            for code in codes {
                if let Some(table) = self.contents.table_mut(code).filter(|it| it.entries.len() > 9)
                {
                    table.entries.pop();
                    table.hashes.pop();
                }
            }
        }
    }

    /// Whether a planted fault strikes now.
    pub(super) fn strikes(&mut self, planted: Planted) -> bool {
        self.planted == Some(planted) && self.strikes.below(60) == 0
    }
}
