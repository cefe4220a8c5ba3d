//! Two worlds that differ only in something hidden: everyone else is sent the same, to the byte and
//! to the millisecond.
//!
//! A run is recorded: everything that its people send, and everything that befalls the server and
//! its storage. Then two servers are told the same again, at the same moments, but for one hidden
//! thing, and what they send is compared.

mod candidates;
mod staging;
mod story;

use std::collections::BTreeMap;

use axum::extract::ws::Message;
use munera_protocol::content::Packs;
use serde_json::Value;

use self::candidates::{Change, changes};
use self::staging::stage;
use self::story::{PublicEntry, moves_of, public_story};
use crate::bots::Tempo;
use crate::input::{Input, Scripted};
use crate::run::{Plan, Recording, STRANGERS, record, replay};
use crate::storage::Planted;

/// What is hidden, and otherwise in the second world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenChange {
    /// A declaration about later answers is not made.
    Drops,
    /// A declaration is made, and soon afterwards the opposite one.
    Adds,
    /// An answer in a response window comes later, but is not the one that closes the window.
    Delays,
    /// Bots choose the same, and need other times to think.
    Rethinks,
}

/// What befalls both servers at the moment of the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// Nothing besides what befell the first run.
    Nothing,
    /// No write is done for a while.
    WritesHang,
    /// Writes take seconds.
    WritesAreSlow,
    /// No write succeeds for a while.
    WritesAreRefused,
    /// The server dies soon afterwards.
    ServerDies,
}

impl Meanwhile {
    const ALL: [Self; 5] = [
        Self::Nothing,
        Self::WritesHang,
        Self::WritesAreSlow,
        Self::WritesAreRefused,
        Self::ServerDies,
    ];
}

/// All that can be compared.
pub fn twin_pairs() -> Vec<(HiddenChange, Meanwhile)> {
    let changes = [HiddenChange::Drops, HiddenChange::Adds, HiddenChange::Delays];
    let pairs = changes.iter().flat_map(|change| Meanwhile::ALL.map(|it| (*change, it)));
    // Bots think everywhere and always.
    pairs.chain([(HiddenChange::Rethinks, Meanwhile::Nothing)]).collect()
}

/// What came of a comparison.
#[derive(Clone, Debug, Default)]
pub struct TwinOutcome {
    /// The first thing that someone was sent in one world only, or at another moment.
    pub difference: Option<String>,
    /// How many hidden things were otherwise.
    pub changes: usize,
    /// How many frames were compared.
    pub frames: usize,
}

/// At most so many things are otherwise at once.
const MOST_CHANGES: usize = 3;

/// A run whose hidden things could have been otherwise.
pub struct Twins {
    plan: Plan,
    packs: Packs,
    recording: Recording,
}

impl Twins {
    /// The run of a seed, of so many minutes of the simulation; perhaps with a leak that must be
    /// found.
    pub fn record(seed: u64, minutes: u64, planted: Option<Planted>) -> Self {
        let plan = Plan { minutes, planted, ..Plan::new(seed) };
        Self { plan, packs: Packs::own(), recording: record(&plan, Tempo::Busy) }
    }

    /// The run, and a server that is told the same again: nobody is sent anything else.
    pub fn compare_with_itself(&self) -> TwinOutcome {
        let script = &self.recording.script;
        let worlds = [(); 2].map(|()| replay(&self.plan, Tempo::Busy, script.clone()));
        let owners = owners(script);
        let again = compare([&worlds[0], &worlds[1]], &owners, &[], u64::MAX);
        let first = compare([&self.recording, &worlds[0]], &owners, &[], u64::MAX);
        TwinOutcome { difference: first.difference.or(again.difference), ..first }
    }

    /// Compares two worlds.
    pub fn compare(&self, change: HiddenChange, meanwhile: Meanwhile) -> TwinOutcome {
        if let Some(violation) = &self.recording.outcome.violation {
            let difference = Some(format!("the first run: {violation}"));
            return TwinOutcome { difference, ..TwinOutcome::default() };
        }
        if change == HiddenChange::Rethinks {
            return self.compare_thinking();
        }
        let draws = self.recording.chance.of("twins").at(change as u64).at(meanwhile as u64);
        let is_final = meanwhile == Meanwhile::ServerDies;
        let most = (draws, MOST_CHANGES);
        let changes = changes(change, &self.recording, &self.packs, most, is_final);
        if changes.is_empty() {
            return TwinOutcome::default();
        }
        let strangers = self.recording.people.len() - STRANGERS;
        let script = &self.recording.script;
        let one = stage(script, &changes, meanwhile, draws, strangers);
        let mut script = script.clone();
        for change in &changes {
            change.apply(&mut script);
        }
        let two = stage(&script, &changes, meanwhile, draws, strangers);
        let owners = owners(&one);
        let worlds = [one, two].map(|script| replay(&self.plan, Tempo::Busy, script));
        let until = |change| {
            public_since(change, &worlds, &self.packs).min(given_away_since(change, &worlds))
        };
        let until = changes.iter().map(until).min();
        let knowing: Vec<usize> = changes.iter().map(|change| change.person).collect();
        let mut outcome = compare(worlds.each_ref(), &owners, &knowing, until.unwrap_or(u64::MAX));
        outcome.changes = changes.len();
        outcome.difference =
            outcome.difference.map(|difference| format!("{difference}\nwith {changes:#?}"));
        outcome
    }

    fn compare_thinking(&self) -> TwinOutcome {
        let script = record(&self.plan, Tempo::Quick(0)).script;
        let owners = owners(&script);
        let worlds = [0, 1].map(|number| replay(&self.plan, Tempo::Quick(number), script.clone()));
        compare(worlds.each_ref(), &owners, &[], u64::MAX)
    }
}

/// The person at the client's end of each connection.
fn owners(script: &[Scripted]) -> BTreeMap<u64, usize> {
    let connects = script.iter().filter_map(|it| match it.input {
        Input::Connect { connection, person, .. } => Some((connection, person)),
        _ => None,
    });
    connects.collect()
}

/// Compares what everyone was sent in two worlds until a moment, except those who know what differs.
fn compare(
    worlds: [&Recording; 2],
    owners: &BTreeMap<u64, usize>,
    knowing: &[usize],
    until: u64,
) -> TwinOutcome {
    let mut outcome = TwinOutcome::default();
    let mut differences = Vec::new();
    for (line, person) in owners.iter().filter(|(_, person)| !knowing.contains(person)) {
        let [here, there] = worlds.map(|it| it.sent.get(line).map_or(&[][..], |it| it));
        outcome.frames += here.len();
        let same = here.iter().zip(there).take_while(|(one, two)| one == two).count();
        let moments = [here.get(same), there.get(same)].into_iter().flatten();
        if let Some(moment) = moments.map(|(moment, _)| *moment).min().filter(|it| *it < until) {
            let last: String =
                here[same.saturating_sub(2)..same].iter().map(|it| shown(Some(it))).collect();
            let [here, there] = [shown(here.get(same)), shown(there.get(same))];
            let what = format!("person {person} over {line}:{last}\nhere{here}\nthere{there}");
            differences.push((moment, what));
        }
    }
    differences.sort();
    outcome.difference = differences.into_iter().next().map(|(_, what)| what);
    outcome
}

/// When the rules make a change public, if they ever do: when something is stored that everyone may
/// know of, and that differs because the person's own seat has moved in one of the worlds only.
fn public_since(change: &Change, worlds: &[Recording; 2], packs: &Packs) -> u64 {
    if worlds.iter().any(|world| !world.tables.contains_key(&change.table)) {
        // There is no such table here, and nothing to hide.
        return 0;
    }
    let told = worlds.each_ref().map(|world| {
        let log = world.tables.get(&change.table).map_or(&[][..], |kept| &kept.entries);
        let moments = world.moments_of(change.table, log.len());
        let story = public_story(packs, log).into_iter();
        let story = story.map(|entry| (moments[entry.place].map_or(0, |(asked, _)| asked), entry));
        (log, story.collect::<Vec<_>>())
    });
    let [here, there] = told.each_ref().map(|(_, story)| story);
    let is_own = |entry: &PublicEntry| entry.seat == Some(change.seat);
    let is_same = |((at, one), (then, two)): &(&(u64, PublicEntry), &(u64, PublicEntry))| {
        // When the own seat answers may follow from what it has declared.
        one.text == two.text && (!is_own(one) || at == then)
    };
    let same = here.iter().zip(there).take_while(is_same).count();
    let differing = || [here.get(same), there.get(same)].into_iter().flatten();
    // A window closes with the last answer; which one that is depends on the others, hidden or not.
    let moved = told.each_ref().map(|(log, story)| {
        let until = story.get(same).map_or(log.len(), |(_, entry)| entry.place);
        moves_of(&log[..until], change.seat)
    });
    let is_by_rules = moved[0] != moved[1] || differing().any(|(_, entry)| is_own(entry));
    let moment = differing().map(|(asked, _)| *asked).min();
    moment.filter(|_| is_by_rules).unwrap_or(u64::MAX)
}

/// When another person may have the seat, who then sees what is hidden there.
fn given_away_since(change: &Change, worlds: &[Recording; 2]) -> u64 {
    let first = change.moments.iter().min().copied().unwrap_or_default();
    let moments = worlds.iter().filter_map(|world| {
        let log = &world.tables.get(&change.table)?.entries;
        let moments = world.moments_of(change.table, log.len());
        let mut given = log.iter().zip(moments).filter_map(|(entry, moment)| {
            let (asked, _) = moment?;
            (asked >= first && is_given(&entry.bytes, change.seat)).then_some(asked)
        });
        given.next()
    });
    moments.min().unwrap_or(u64::MAX)
}

/// Whether an entry gives a seat to another person.
fn is_given(line: &[u8], seat: u8) -> bool {
    let Ok(line) = serde_json::from_slice::<Value>(line) else { return false };
    let is_kind = ["sat", "stood", "swapped"].iter().any(|kind| line["k"] == **kind);
    is_kind && ["seat", "one", "other"].iter().any(|field| line[*field] == seat)
}

fn shown(frame: Option<&(u64, Message)>) -> String {
    let Some((moment, message)) = frame else { return " nothing".to_owned() };
    let text = message.to_text().unwrap_or_default();
    let start: String = text.chars().take(400).collect();
    format!("\n  {}.{:03} {start}", moment / 1_000, moment % 1_000)
}
