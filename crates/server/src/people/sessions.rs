//! The people whom the server has recently recognised.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use munera_storage::{KnownPerson, People, PersonId, StorageError};
use tokio::sync::broadcast;
use tokio::time::Instant;

use crate::table_clock::TableClock;

/// How long a person is remembered without asking the storage again.
const LIFETIME: Duration = Duration::from_mins(1);
/// How many people are remembered at once.
const MOST: usize = 10_000;

/// How many changes may wait for a connection; a connection that misses some must look again.
const MOST_UNHEARD: usize = 64;

/// The people whom the server has recently recognised, so that not every request reads the storage.
///
/// Code that changes data of a person must call [`Sessions::forget`] afterwards.
pub struct Sessions {
    people: Arc<dyn People>,
    clock: TableClock,
    known: Mutex<Known>,
    /// Tells the connections of a person that their data has changed.
    forgotten: broadcast::Sender<PersonId>,
}

#[derive(Default)]
struct Known {
    people: HashMap<[u8; 32], (Instant, KnownPerson)>,
    /// How often data was forgotten. An answer of the storage from before must not be remembered
    /// afterwards.
    forgettings: u64,
}

impl Sessions {
    pub(crate) fn new(people: Arc<dyn People>, clock: TableClock) -> Self {
        let forgotten = broadcast::Sender::new(MOST_UNHEARD);
        Self { people, clock, known: Mutex::default(), forgotten }
    }

    /// The person whose secret has this hash.
    pub async fn find(&self, secret: [u8; 32]) -> Result<Option<KnownPerson>, StorageError> {
        let forgettings = {
            let known = self.lock();
            if let Some((since, person)) = known.people.get(&secret)
                && since.elapsed() < LIFETIME
            {
                return Ok(Some(person.clone()));
            }
            known.forgettings
        };
        let found = self.people.find(secret, self.clock.now().0).await?;
        let mut known = self.lock();
        if let Some(person) = &found
            && known.forgettings == forgettings
        {
            known.make_room();
            known.people.insert(secret, (Instant::now(), person.clone()));
        }
        Ok(found)
    }

    /// Forgets a person whose data has changed.
    pub fn forget(&self, person: PersonId) {
        let mut known = self.lock();
        known.forgettings += 1;
        known.people.retain(|_, (_, kept)| kept.id != person);
        drop(known);
        // It is no error if no connection listens.
        let _ = self.forgotten.send(person);
    }

    /// The people whose data changes from now on.
    pub fn changes(&self) -> broadcast::Receiver<PersonId> {
        self.forgotten.subscribe()
    }

    /// Forgets all people.
    pub fn forget_all(&self) {
        let mut known = self.lock();
        known.forgettings += 1;
        known.people.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// Makes room for one more: expired entries go first, and if there are none, all entries go.
    fn make_room(&mut self) {
        if self.people.len() >= MOST {
            self.people.retain(|_, (since, _)| since.elapsed() < LIFETIME);
        }
        if self.people.len() >= MOST {
            self.people.clear();
        }
    }
}
