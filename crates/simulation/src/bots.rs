//! Where the simulated server's bots think.

use std::sync::{Arc, Mutex, PoisonError};

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_rules::Randomness;
use munera_server::AddressGroup;
use munera_server::tables::{Thinkers, ThinkingJob};

use crate::agenda::{Actor, Agenda};

/// Bots think in the one thread, and in no time; simulated time passes before they begin, as if all
/// threads were busy, and while they think.
pub(crate) struct SimulatedBots {
    pub(crate) agenda: Arc<Agenda>,
    pub(crate) generator: Mutex<Generator>,
    /// Whether a bot may be kept waiting for a thread.
    pub(crate) is_busy: bool,
    /// For a planted fault: whether some of them never answer.
    pub(crate) some_are_silent: bool,
}

impl Thinkers for SimulatedBots {
    fn run(&self, _group: Option<AddressGroup>, table: TableCode, job: ThinkingJob) {
        let mut generator = self.generator.lock().unwrap_or_else(PoisonError::into_inner);
        let mut between = |shares: u32, usual: u32, most: u32| {
            let bound = if generator.below(shares) == 0 { most } else { usual };
            u64::from(generator.below(bound + 1))
        };
        let waits = if self.is_busy { between(20, 4, 4_000) } else { 0 };
        // A bot that is cut off is ready a little later if no processor is free.
        let thinks = between(30, 18, if self.is_busy { 900 } else { 18 });
        if self.some_are_silent && generator.below(40) == 0 {
            return std::mem::forget(job);
        }
        drop(generator);
        let agenda = Arc::clone(&self.agenda);
        self.agenda.plan_in_life(waits, Actor::Bots(table), move |_| {
            let begun = job();
            agenda.plan_in_life(thinks, Actor::Bots(table), move |_| begun());
        });
    }
}
