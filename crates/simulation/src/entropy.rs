//! Random bytes that follow from a seed.

use std::sync::{Arc, Mutex, PoisonError};

use munera_rules::Randomness;
use munera_server::Entropy;

use crate::agenda::Agenda;
use crate::chance::Chance;

/// Random bytes that follow from a seed, and from the moment or the bot that they are drawn for.
#[derive(Clone)]
pub(crate) struct SimulatedEntropy {
    chance: Chance,
    agenda: Arc<Agenda>,
    source: Arc<Mutex<Source>>,
}

#[derive(Default)]
struct Source {
    /// What draws at present, if it is a bot.
    bot: Option<Chance>,
    /// The last moment at which bytes were drawn, and how often then.
    last: (u64, u64),
}

impl SimulatedEntropy {
    pub(crate) fn new(chance: Chance, agenda: Arc<Agenda>) -> Self {
        Self { chance, agenda, source: Arc::default() }
    }

    /// The bytes for the server.
    pub(crate) fn for_server(&self) -> Entropy {
        let own = self.clone();
        Entropy::by(move |bytes| {
            let mut generator = own.next().generator();
            for byte in bytes {
                *byte = generator.below(256) as u8;
            }
            Ok(())
        })
    }

    /// Does something whose bytes follow from this.
    pub(crate) fn within(&self, bot: Chance, work: impl FnOnce()) {
        self.source().bot = Some(bot);
        work();
        self.source().bot = None;
    }

    fn next(&self) -> Chance {
        let now = self.agenda.now();
        let mut source = self.source();
        if let Some(bot) = source.bot {
            return bot;
        }
        source.last = (now, if source.last.0 == now { source.last.1 + 1 } else { 0 });
        self.chance.at(now).at(source.last.1)
    }

    fn source(&self) -> std::sync::MutexGuard<'_, Source> {
        // A panic in between ends the simulation anyway.
        self.source.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
