//! Where the simulated server's bots think.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use munera_ids::TableCode;
use munera_server::AddressGroup;
use munera_server::tables::{Thinkers, ThinkingJob};

use crate::agenda::{Actor, Agenda};
use crate::chance::Chance;
use crate::entropy::SimulatedEntropy;

/// How fast the simulated bots are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tempo {
    /// Now and then a bot waits for a thread, or is cut off and ready too late.
    Busy,
    /// Every bot has a thread at once and is ready before it is cut off. How long each thinks
    /// follows from this number.
    Quick(u64),
}

/// Bots think in the one thread, and in no time; simulated time passes before they begin, as if all
/// threads were busy, and while they think.
pub(crate) struct SimulatedBots {
    pub(crate) agenda: Arc<Agenda>,
    pub(crate) chance: Chance,
    pub(crate) tempo: Tempo,
    pub(crate) entropy: SimulatedEntropy,
    /// For a planted fault: whether some of them never answer.
    pub(crate) some_are_silent: bool,
    /// How many turns bots have had at each table.
    pub(crate) turns: Mutex<BTreeMap<TableCode, u64>>,
}

/// No bot is cut off within this time, in milliseconds.
const NEVER_CUT_OFF: u32 = 1;

impl SimulatedBots {
    /// How long a turn waits for a thread, and how long the bot thinks, in milliseconds.
    fn times(&self, turn: Chance) -> (u64, u64) {
        let between = |purpose: &str, shares: u32, usual: u32, most: u32| {
            let chance = turn.of(purpose);
            let bound = if chance.of("much").is_one_in(shares) { most } else { usual };
            chance.of("time").below(bound + 1)
        };
        match self.tempo {
            Tempo::Quick(number) => (0, turn.of("quick").at(number).below(NEVER_CUT_OFF + 1)),
            // A bot that is cut off is ready a little later if no processor is free.
            Tempo::Busy => (between("waits", 20, 4, 4_000), between("thinks", 30, 18, 900)),
        }
    }
}

impl Thinkers for SimulatedBots {
    fn run(&self, _group: Option<AddressGroup>, table: TableCode, job: ThinkingJob) {
        let number = {
            let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
            let count = turns.entry(table).or_default();
            *count += 1;
            *count
        };
        let turn = self.chance.of_table(table).at(number);
        if self.some_are_silent && turn.of("silent").is_one_in(40) {
            return std::mem::forget(job);
        }
        let (waits, thinks) = self.times(turn);
        let (agenda, entropy) = (Arc::clone(&self.agenda), self.entropy.clone());
        self.agenda.plan_in_life(waits, Actor::Bots(table), move |_| {
            let begun = (job.begin)();
            agenda.plan_in_life(thinks, Actor::Bots(table), move |_| {
                entropy.within(turn.of("choice"), begun);
            });
        });
    }
}
