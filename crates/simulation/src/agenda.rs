//! What happens when: the one list of everything that is to come.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use munera_ids::TableCode;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::world::World;

/// Something that happens to the world.
pub(crate) type Action = Box<dyn FnOnce(&mut World) + Send>;

/// Who lets something happen. What several of them let happen in the same millisecond happens in
/// this order, so that it does not matter which of the server's tasks ran first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Actor {
    /// The plan of faults.
    Plan,
    Storage,
    /// The bots of a table.
    Bots(TableCode),
    /// The way from a client to the server, by the number of the connection.
    Upward(u64),
    /// The way from the server to a client.
    Downward(u64),
    Server,
    Person(usize),
}

/// Everything that is to come, in its order.
pub(crate) struct Agenda {
    list: Mutex<List>,
    changed: Notify,
}

#[derive(Default)]
struct List {
    entries: BinaryHeap<Reverse<Entry>>,
    counts: BTreeMap<Actor, u64>,
    /// Who has let the last thing happen.
    acting: Option<Actor>,
    /// The number of the server's life.
    life: u32,
    /// When this life began, in milliseconds of the simulation.
    begun: u64,
    origin: Option<Instant>,
}

struct Entry {
    at: u64,
    actor: Actor,
    number: u64,
    /// The life of the server that this belongs to, if it dies with it.
    life: Option<u32>,
    action: Action,
}

impl Entry {
    fn key(&self) -> (u64, Actor, u64) {
        (self.at, self.actor, self.number)
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl Agenda {
    pub(crate) fn new() -> Self {
        Self { list: Mutex::default(), changed: Notify::new() }
    }

    /// The milliseconds since the simulation began.
    pub(crate) fn now(&self) -> u64 {
        self.list().now()
    }

    /// The server's life begins, in a runtime of its own.
    pub(crate) fn begin_life(&self) {
        let mut list = self.list();
        list.life += 1;
        list.origin = Some(Instant::now());
    }

    /// The server's life ends; the time goes on from here.
    pub(crate) fn end_life(&self) {
        let mut list = self.list();
        list.begun = list.now();
        list.origin = None;
        // What the dead server was still to do does not happen.
        let life = list.life;
        list.entries.retain(|Reverse(entry)| entry.life.is_none_or(|own| own != life));
    }

    /// Time passes while no server runs.
    pub(crate) fn pass(&self, milliseconds: u64) {
        self.list().begun += milliseconds;
    }

    /// Lets something happen, whatever becomes of the server.
    pub(crate) fn plan(
        &self,
        delay: u64,
        actor: Actor,
        action: impl FnOnce(&mut World) + Send + 'static,
    ) {
        self.add(delay, actor, false, Box::new(action));
    }

    /// Lets something happen unless the server dies before.
    pub(crate) fn plan_in_life(
        &self,
        delay: u64,
        actor: Actor,
        action: impl FnOnce(&mut World) + Send + 'static,
    ) {
        self.add(delay, actor, true, Box::new(action));
    }

    fn add(&self, delay: u64, actor: Actor, dies: bool, action: Action) {
        let mut list = self.list();
        let count = list.counts.entry(actor).or_default();
        *count += 1;
        let number = *count;
        let life = dies.then_some(list.life);
        let at = list.now() + delay;
        list.entries.push(Reverse(Entry { at, actor, number, life, action }));
        drop(list);
        self.changed.notify_one();
    }

    /// When the next thing happens.
    pub(crate) fn next(&self) -> Option<u64> {
        self.list().entries.peek().map(|Reverse(entry)| entry.at)
    }

    /// The next thing that happens by now.
    pub(crate) fn take(&self) -> Option<Action> {
        let mut list = self.list();
        let now = list.now();
        let is_due = list.entries.peek().is_some_and(|Reverse(entry)| entry.at <= now);
        let Reverse(entry) = is_due.then(|| list.entries.pop()).flatten()?;
        list.acting = Some(entry.actor);
        Some(entry.action)
    }

    /// Who has let happen what happens now.
    pub(crate) fn acting(&self) -> Actor {
        self.list().acting.unwrap_or(Actor::Plan)
    }

    /// Waits until something is added.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    fn list(&self) -> MutexGuard<'_, List> {
        // A panic in between ends the simulation anyway.
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl List {
    fn now(&self) -> u64 {
        let passed = self.origin.map_or(0, |origin| origin.elapsed().as_millis());
        self.begun + u64::try_from(passed).unwrap_or(u64::MAX)
    }
}
