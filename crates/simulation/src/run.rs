//! One run: everything that follows from one number.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_rules::Randomness;
use munera_server::config::Config;
use munera_server::routes::TableRoutes;
use munera_server::tables::{TableMetrics, Tables};
use munera_server::{Metrics, ServerContext, TableClock, keep_house};
use munera_session::{Moment, PersonId};
use munera_storage::{NewSession, SummaryStage};
use tokio::runtime::Builder;
use tokio::time::{Instant, sleep_until};

use crate::agenda::{Actor, Agenda};
use crate::bots::{SimulatedBots, Tempo};
use crate::chance::Chance;
use crate::entropy::SimulatedEntropy;
use crate::figures::Figures;
use crate::input::{Input, Scripted};
use crate::ledger::{Ledger, measure};
use crate::party::Party;
use crate::person::Person;
use crate::storage::{Appended, KeptTable, Planted, SimulatedStorage};
use crate::transcript::{Sent, Transcript};
use crate::world::{Server, World};

/// When the simulation begins, by the machine's clock: some day in 2026.
const BEGIN: i64 = 1_790_000_000_000;

/// How many people a party has on average.
const PEOPLE_PER_PARTY: usize = 3;

/// How many people do nothing by themselves.
pub(crate) const STRANGERS: usize = 2;

/// How many entries of a log are noted.
const MOST_NOTED: usize = 12;

/// After the last fault, every game must end within this time, in milliseconds.
const LONGEST_FINALE: u64 = 24 * 3_600_000;

/// What a run is to be like.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Everything follows from it.
    pub seed: u64,
    /// How long faults happen, in minutes of the simulation.
    pub minutes: u64,
    /// Whether the last events are kept.
    pub traces: bool,
    /// A fault that must be found.
    pub planted: Option<Planted>,
}

impl Plan {
    /// The usual run of a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, minutes: 180, traces: false, planted: None }
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
    world.add_people();
    world.begin(plan, World::begin_finale);
    world.go();
    world.finish()
}

/// Everything that a server was told from outside, stored and sent.
pub(crate) struct Recording {
    pub(crate) script: Vec<Scripted>,
    pub(crate) appended: Vec<Appended>,
    pub(crate) sent: Sent,
    pub(crate) tables: BTreeMap<TableCode, KeptTable>,
    pub(crate) people: Vec<PersonId>,
    pub(crate) chance: Chance,
    pub(crate) outcome: Outcome,
}

/// The same without a finale, and keeps what the server was told, stored and sent.
pub(crate) fn record(plan: &Plan, tempo: Tempo) -> Recording {
    let mut world = World::recording(plan, tempo);
    world.script = Some(Vec::new());
    world.add_people();
    world.begin(plan, |world| world.perform(Input::End));
    world.go();
    world.into_recording()
}

/// A server of the same seed that is told this, whatever it answers.
pub(crate) fn replay(plan: &Plan, tempo: Tempo, script: Vec<Scripted>) -> Recording {
    let mut world = World::recording(plan, tempo);
    world.add_people();
    world.follow(script);
    world.go();
    world.into_recording()
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
        let chance = Chance::new(plan.seed);
        let storage = SimulatedStorage::new(Arc::clone(&agenda), chance.of("storage"));
        storage.plant(plan.planted);
        Self {
            seed: plan.seed,
            chance,
            storage,
            packs: Arc::new(Packs::own()),
            generator: Generator::new(plan.seed),
            server: None,
            machine_ahead: 0,
            lives: Vec::new(),
            is_dying: false,
            people: Vec::new(),
            parties: Vec::new(),
            pipes: BTreeMap::new(),
            script: None,
            transcript: Transcript::default(),
            tempo: Tempo::Busy,
            away: None,
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

    fn recording(plan: &Plan, tempo: Tempo) -> Self {
        let mut world = Self::new(plan);
        world.storage.keep_appends();
        (world.transcript, world.tempo) = (Transcript::kept(), tempo);
        world
    }

    /// One life of the server after another.
    fn go(&mut self) {
        while !self.is_over {
            self.live();
            if !self.is_over {
                self.after_death();
            }
        }
    }

    fn into_recording(mut self) -> Recording {
        Recording {
            script: self.script.take().unwrap_or_default(),
            appended: self.storage.take_appends(),
            sent: self.transcript.take(),
            tables: self.storage.with_contents(|contents| contents.tables().clone()),
            people: self.people.iter().map(|person| person.id).collect(),
            chance: self.chance,
            outcome: self.finish(),
        }
    }

    /// The people, and some who never do anything by themselves.
    fn add_people(&mut self) {
        let parties = 3 + self.below(4) as usize;
        let people = parties * PEOPLE_PER_PARTY;
        for number in 0..people + STRANGERS {
            self.add_person(number);
        }
    }

    /// The parties, what people do, and the end of the faults.
    fn begin(&mut self, plan: &Plan, ends: fn(&mut Self)) {
        let people = self.people.len() - STRANGERS;
        let parties = people / PEOPLE_PER_PARTY;
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
        self.agenda.plan(plan.minutes * 60_000, Actor::Plan, ends);
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
            let playing = |kept: &KeptTable| {
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
        let chance = self.chance.of("life").at(self.life().into());
        let simulated = SimulatedEntropy::new(chance.of("entropy"), Arc::clone(&agenda));
        let entropy = simulated.for_server();
        let bots = Arc::new(SimulatedBots {
            agenda: Arc::clone(&agenda),
            chance: chance.of("bots"),
            tempo: self.tempo,
            entropy: simulated,
            some_are_silent: planted == Some(Planted::SilentBots),
            turns: Mutex::default(),
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
        self.pipes.clear();
        let checked =
            self.storage.with_contents(|contents| self.ledger.check(contents, &self.packs));
        if let Err(error) = checked {
            return self.violate(error);
        }
        let away = self.away.take().unwrap_or_else(|| {
            let most = if self.below(4) == 0 { 600_000 } else { 3_000 };
            if self.is_finale { 1_000 } else { self.below(most) }
        });
        self.record(&Input::Die(away));
        self.agenda.pass(away);
    }

    /// Notes the last entries of the tables that a violation names.
    fn note_logs(&mut self) {
        let Some(what) = self.violation.clone().filter(|_| self.trace.is_some()) else { return };
        let logs = self.storage.with_contents(|contents| {
            let named = |code: &&TableCode| what.contains(&code.to_string());
            let named: Vec<TableCode> = contents.tables().keys().filter(named).copied().collect();
            let logs = named.iter().filter_map(|code| Some((*code, contents.tables().get(code)?)));
            logs.flat_map(|(code, kept)| {
                let entries = kept.entries.iter().rev().take(MOST_NOTED).rev();
                entries.map(move |it| format!("{code}: {}", String::from_utf8_lossy(&it.bytes)))
            })
            .collect::<Vec<_>>()
        });
        for line in logs {
            self.note(|| line);
        }
    }

    fn finish(mut self) -> Outcome {
        let checked =
            self.storage.with_contents(|contents| self.ledger.check(contents, &self.packs));
        if let Err(error) = checked {
            self.violate(error);
        }
        self.note_logs();
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
