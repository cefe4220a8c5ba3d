//! One run: everything that follows from one number.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use munera_bots::Generator;
use munera_protocol::content::Packs;
use munera_rules::Randomness;
use munera_server::config::Config;
use munera_server::routes::TableRoutes;
use munera_server::tables::{TableMetrics, Tables};
use munera_server::{Entropy, Metrics, ServerContext, TableClock, keep_house};
use munera_session::{Moment, PersonId};
use munera_storage::{NewSession, SummaryStage};
use tokio::runtime::Builder;
use tokio::time::{Instant, sleep_until};

use crate::agenda::{Actor, Agenda};
use crate::bots::SimulatedBots;
use crate::figures::Figures;
use crate::ledger::{Ledger, measure};
use crate::party::Party;
use crate::person::Person;
use crate::storage::{Planted, SimulatedStorage};
use crate::world::{Server, World};

/// When the simulation begins, by the machine's clock: some day in 2026.
const BEGIN: i64 = 1_790_000_000_000;

/// After the last fault, every game must end within this time, in milliseconds.
const LONGEST_FINALE: u64 = 24 * 3_600_000;

/// What a run is to be like.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Everything follows from it.
    pub seed: u64,
    /// How long faults happen, in hours of the simulation.
    pub hours: u64,
    /// Whether the last events are kept.
    pub traces: bool,
    /// A fault that must be found.
    pub planted: Option<Planted>,
}

impl Plan {
    /// The usual run of a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, hours: 3, traces: false, planted: None }
    }
}

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What must never happen, and has happened.
    pub violation: Option<String>,
    /// What happened, in numbers.
    pub figures: Figures,
    /// The same for two runs only if clients have read the same frames at the same moments.
    pub digest: u64,
    /// The last events, if they were kept.
    pub trace: Vec<String>,
}

/// Runs everything that follows from a seed.
pub fn run(plan: &Plan) -> Outcome {
    let mut world = World::new(plan);
    world.begin(plan);
    while !world.is_over {
        world.live();
        if !world.is_over {
            world.after_death();
        }
    }
    world.finish()
}

struct NoMetrics;

impl TableMetrics for NoMetrics {
    fn loaded(&self, _change: i64) {}
    fn moved(&self, _after: Duration) {}
    fn quarantined(&self) {}
    fn thinks(&self, _change: i64) {}
}

impl World {
    fn new(plan: &Plan) -> Self {
        let agenda = Arc::new(Agenda::new());
        let storage = SimulatedStorage::new(Arc::clone(&agenda), plan.seed ^ 0x5707);
        storage.plant(plan.planted);
        Self {
            seed: plan.seed,
            storage,
            packs: Arc::new(Packs::own()),
            generator: Generator::new(plan.seed),
            server: None,
            machine_ahead: 0,
            lives: Vec::new(),
            is_dying: false,
            people: Vec::new(),
            parties: Vec::new(),
            lines: BTreeMap::new(),
            connections: 0,
            sound_since: Some(0),
            is_finale: false,
            is_over: false,
            ledger: Ledger::default(),
            figures: Figures::default(),
            violation: None,
            digest: 0,
            trace: plan.traces.then(VecDeque::new),
            planted: plan.planted,
            agenda,
        }
    }

    /// The people, their parties, and the end of the faults.
    fn begin(&mut self, plan: &Plan) {
        let parties = 3 + self.below(4) as usize;
        let people = parties * 3;
        for number in 0..people {
            self.add_person(number);
        }
        for host in 0..parties {
            let members = (0..people).filter(|it| *it == host || self.generator.below(4) == 0);
            let members = members.collect();
            self.parties.push(Party::new(host, members));
        }
        for number in 0..people {
            let delay = self.below(20_000);
            self.later(number, delay, move |world| world.person_step(number));
        }
        for number in 0..parties {
            let delay = self.below(30_000);
            self.agenda.plan(delay, Actor::Plan, move |world| world.party_step(number));
        }
        self.plan_fault();
        self.agenda.plan(plan.hours * 3_600_000, Actor::Plan, World::begin_finale);
    }

    fn add_person(&mut self, number: usize) {
        let mut generator = Generator::new(self.seed ^ (number as u64 + 1).rotate_left(40));
        let mut secret = [0; 32];
        for byte in &mut secret {
            *byte = generator.below(256) as u8;
        }
        let session = NewSession { secret, label: None, made: BEGIN };
        let name = format!("Guest {number}");
        let added =
            self.storage.with_contents(|contents| contents.add_guest(session, name.clone()));
        let id = added.map_or(PersonId(0), |person| person.id);
        let pace = [1_500, 4_000, 12_000, 40_000][generator.below(4) as usize];
        let looks_at_lobby = generator.below(3) == 0;
        self.people.push(Person {
            number,
            id,
            name,
            secret,
            generator,
            pace,
            looks_at_lobby,
            line: None,
            places: BTreeMap::new(),
            roles: BTreeMap::new(),
            pending: BTreeMap::new(),
            acknowledged: None,
            made: 0,
            away_until: 0,
        });
    }

    /// No faults any more: everyone plays their games to the end.
    fn begin_finale(&mut self) {
        self.note(|| "the finale begins".to_owned());
        self.is_finale = true;
        self.be_sound();
        let begun = self.now();
        for number in 0..self.people.len() {
            self.people[number].away_until = 0;
            // Old troubles of their own connections are over.
            self.cut(number);
        }
        self.agenda.plan(60_000, Actor::Plan, move |world| world.await_the_end(begun));
    }

    fn await_the_end(&mut self, begun: u64) {
        let open = self.storage.with_contents(|contents| {
            let playing = |kept: &crate::storage::KeptTable| {
                (kept.summary.stage == SummaryStage::Playing)
                    .then(|| kept.summary.table.to_string())
            };
            contents.tables().values().filter_map(playing).collect::<Vec<_>>()
        });
        let is_waiting = self.people.iter().any(|person| !person.pending.is_empty());
        if open.is_empty() && !is_waiting {
            self.note(|| "all games have ended".to_owned());
            self.is_over = true;
            self.is_dying = true;
        } else if self.now() > begun + LONGEST_FINALE {
            let left: Vec<_> = self.people.iter().flat_map(|it| it.pending.iter()).collect();
            let left = format!("{left:?}");
            self.violate(format!("games do not end: {open:?}, and not answered: {left}"));
        } else {
            // People who have lost sight of their table find it in the list of their own.
            for number in 0..self.people.len() {
                let own = self.people[number].id;
                for table in &open {
                    let is_theirs = self.storage.with_contents(|contents| {
                        let code = table.parse().ok();
                        let kept = code.and_then(|code| contents.tables().get(&code));
                        kept.is_some_and(|kept| kept.summary.people.contains(&own))
                    });
                    let knows = self.people[number].places.keys().any(|place| place.0 == *table);
                    if is_theirs && !knows {
                        self.watch(number, &(table.clone(), None));
                    }
                }
            }
            self.agenda.plan(20_000, Actor::Plan, move |world| world.await_the_end(begun));
        }
    }

    /// One life of the server, from its start to its death.
    fn live(&mut self) {
        let Ok(runtime) = Builder::new_current_thread().enable_time().start_paused(true).build()
        else {
            return self.violate("no runtime");
        };
        let agenda = Arc::clone(&self.agenda);
        runtime.block_on(async {
            agenda.begin_life();
            self.is_dying = false;
            let now = self.now();
            self.lives.push((now, None));
            self.start_server();
            let origin = Instant::now();
            let begun = now;
            while !self.is_dying {
                if let Some(action) = agenda.take() {
                    action(self);
                    // The server's tasks do what follows from it.
                    tokio::task::yield_now().await;
                    continue;
                }
                let next = agenda.next().unwrap_or(begun + 3_600_000);
                let until = origin + Duration::from_millis(next.saturating_sub(begun));
                tokio::select! {
                    biased;
                    () = agenda.changed() => {}
                    () = sleep_until(until) => {}
                }
            }
            // Outside, the time would be another.
            agenda.end_life();
        });
        let now = self.now();
        if let Some(life) = self.lives.last_mut() {
            life.1 = Some(now);
        }
        self.server = None;
        drop(runtime);
        self.storage.crash();
    }

    fn start_server(&mut self) {
        let (agenda, storage) = (Arc::clone(&self.agenda), self.storage.clone());
        let (packs, planted) = (Arc::clone(&self.packs), self.planted);
        let origin = Instant::now();
        let ahead = BEGIN + self.machine_ahead + self.now() as i64;
        let machine = move || Moment(ahead + origin.elapsed().as_millis() as i64);
        let seed = self.seed ^ u64::from(self.life()).rotate_left(48);
        let entropy = simulated_entropy(seed);
        let bots = Arc::new(SimulatedBots {
            agenda: Arc::clone(&agenda),
            generator: Mutex::new(Generator::new(seed ^ 0xb07)),
            is_busy: true,
            some_are_silent: planted == Some(Planted::SilentBots),
        });
        tokio::spawn(async move {
            let clock = TableClock::start_by(machine);
            let config = Config { tables_per_hour: MANY, ..Config::default() };
            let most = config.max_tables.get() as usize;
            let (metrics, logs) = (Arc::new(Metrics::new()), Arc::new(storage));
            let context = ServerContext::with_clock(
                clock.clone(),
                config,
                metrics,
                logs.clone(),
                logs.clone(),
            );
            let limits = Arc::clone(&context.limits);
            let tables = loop {
                let opened = Tables::with_entropy(
                    entropy.clone(),
                    logs.clone(),
                    Arc::clone(&packs),
                    bots.clone(),
                    clock.clone(),
                    Box::new(NoMetrics),
                    Arc::clone(&limits),
                    most,
                );
                match opened.await {
                    Ok(tables) => break tables,
                    Err(_) => tokio::time::sleep(Duration::from_secs(5)).await,
                }
            };
            tokio::spawn(tables.clone().keep_sweeping(context.shutdown.watch()));
            tokio::spawn(tables.clone().keep_erasing(Arc::clone(&context)));
            tokio::spawn(keep_house(Arc::clone(&context)));
            agenda.plan_in_life(0, Actor::Server, move |world| {
                world.note(|| "the server is up".to_owned());
                world.server = Some(Server { routes: TableRoutes { context, tables } });
            });
        });
    }

    /// The server is dead. What it has told must be in the storage, and time passes.
    fn after_death(&mut self) {
        for number in 0..self.people.len() {
            self.hang_up(number);
        }
        let checked =
            self.storage.with_contents(|contents| self.ledger.check(contents, &self.packs));
        if let Err(error) = checked {
            return self.violate(error);
        }
        let most = if self.below(4) == 0 { 600_000 } else { 3_000 };
        let away = if self.is_finale { 1_000 } else { self.below(most) };
        self.agenda.pass(away);
    }

    fn finish(mut self) -> Outcome {
        let checked =
            self.storage.with_contents(|contents| self.ledger.check(contents, &self.packs));
        if let Err(error) = checked {
            self.violate(error);
        }
        let mut figures = std::mem::take(&mut self.figures);
        self.storage.with_contents(|contents| {
            contents.tables().values().for_each(|kept| measure(kept, &mut figures));
        });
        figures.time = self.now();
        Outcome {
            violation: self.violation,
            figures,
            digest: self.digest,
            trace: self.trace.unwrap_or_default().into(),
        }
    }
}

/// More tables than anyone opens.
const MANY: std::num::NonZeroU32 = std::num::NonZeroU32::MAX;

/// Random bytes that follow from a seed.
pub(crate) fn simulated_entropy(seed: u64) -> Entropy {
    let count = AtomicU64::new(0);
    Entropy::by(move |bytes| {
        let number = count.fetch_add(1, Ordering::Relaxed);
        let mut generator = Generator::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for byte in bytes {
            *byte = generator.below(256) as u8;
        }
        Ok(())
    })
}
