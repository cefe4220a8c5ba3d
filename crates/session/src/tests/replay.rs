//! A table is what its log makes it.

use munera_bots::HasBots;
use munera_rules::Event;
use munera_rules::laws::Lawful;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use super::portrait::Portrait;
use super::story::{Chapter, Story, chapters};
use super::{author, cases, fired_up, gladiators, gorus, seat, teams};
use crate::{Answer, Command, Table, TableEntry, TableEvent};

/// A table acts without being asked exactly when it says so.
fn acts_when_due<G: HasBots + Lawful>(story: &Story<G>) -> Result<(), TestCaseError> {
    let (table, now) = (&story.live.table, story.live.now);
    let is_due = table.due().is_some_and(|due| due <= now);
    let acts = table.propose_what_is_due(now, &story.live.deals).is_some();
    prop_assert_eq!(is_due, acts);
    Ok(())
}

/// The same command gives the same proposal twice, and two copies of a table adopt it alike.
fn is_deterministic<G: HasBots + Lawful>(story: &Story<G>) -> Result<(), TestCaseError> {
    let live = &story.live;
    let propose = || {
        let said = Command::Say(seat(0), crate::Speech::Phrase(0));
        live.table.propose(live.now, &author(0), said, &live.deals).ok()
    };
    if let (Some(Answer::New(one)), Some(Answer::New(two))) = (propose(), propose()) {
        prop_assert_eq!(format!("{:?}", one.entries()), format!("{:?}", two.entries()));
        let [mut first, mut second] = [live.table.clone(), live.table.clone()];
        prop_assert_eq!(first.adopt(*one), second.adopt(*two));
        prop_assert_eq!(Portrait::of(&first), Portrait::of(&second));
    }
    Ok(())
}

fn check_story<G: HasBots + Lawful>(
    game: G,
    seed: u64,
    chapters: &[Chapter],
) -> Result<(), TestCaseError> {
    let mut story = Story::new(game, seed);
    for chapter in chapters {
        story.live_through(*chapter);
        acts_when_due(&story)?;
    }
    is_deterministic(&story)?;
    prop_assert!(story.live.log.is_sorted_by_key(|entry| entry.at));
    prop_assert_eq!(story.live.table.entries(), story.live.log.len() as u64);
    prop_assert_eq!(Portrait::of(&story.live.reread()), Portrait::of(&story.live.table));
    Ok(())
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn lives_of_gorus_read_again_are_the_same(chapters in chapters(120), seed in any::<u64>()) {
        check_story(gorus(1 + (seed % 5) as u8), seed, &chapters)?;
        check_story(teams("2v2"), seed, &chapters)?;
    }

    #[test]
    fn lives_of_gladiators_read_again_are_the_same(
        chapters in chapters(120), seed in any::<u64>()
    ) {
        check_story(gladiators(2 + (seed % 3) as u8), seed, &chapters)?;
    }

    #[test]
    fn lives_of_fired_up_read_again_are_the_same(chapters in chapters(120), seed in any::<u64>()) {
        check_story(fired_up(2 + (seed % 4) as u8), seed, &chapters)?;
    }

    #[test]
    fn a_log_that_was_tampered_with_is_read_or_refused_but_never_a_panic(
        chapters in chapters(60),
        seed in any::<u64>(),
        cuts in proptest::collection::vec(any::<[u16; 3]>(), 8)
    ) {
        tamper(gorus(3), seed, &chapters, &cuts)?;
        tamper(gladiators(3), seed, &chapters, &cuts)?;
        tamper(fired_up(3), seed, &chapters, &cuts)?;
    }
}

/// Leaves entries out, repeats them, or moves them elsewhere.
fn tamper<G: HasBots + Lawful>(
    game: G,
    seed: u64,
    chapters: &[Chapter],
    cuts: &[[u16; 3]],
) -> Result<(), TestCaseError> {
    let mut story = Story::new(game, seed);
    for chapter in chapters {
        story.live_through(*chapter);
    }
    for [how, from, to] in cuts {
        let mut log: Vec<TableEntry<Event<G>>> = story.live.log.clone();
        let [from, to] = [from, to].map(|place| usize::from(*place) % log.len());
        match how % 3 {
            0 => drop(log.remove(from)),
            1 => log.insert(to, log[from].clone()),
            _ => log.swap(from, to),
        }
        let table = &story.live.table;
        let game = table.game_with_views().game().clone();
        // If the log can be read, its streams work like those of any table: a viewer that has a
        // version gets the rest.
        if let Ok(read) = Table::read(game, table.opening().clone(), log.clone(), story.live.now) {
            prop_assert_eq!(read.entries(), log.len() as u64);
        }
    }
    Ok(())
}

#[test]
fn random_lives_are_full_of_life() {
    // The random lives above really contain moves, refusals, takebacks, sleep and ends.
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut granted, mut refused, mut seen) = (0, 0, [0; 6]);
    for seed in 0..60 {
        let tree = chapters(120).new_tree(&mut runner).expect("a life");
        let mut story = Story::new(fired_up(3), seed);
        tree.current().into_iter().for_each(|chapter| story.live_through(chapter));
        granted += story.granted;
        refused += story.refused;
        for entry in &story.live.log {
            let place = match entry.what {
                TableEvent::TookBack { .. } => 0,
                TableEvent::Slept { .. } => 1,
                TableEvent::TakenOver { .. } => 2,
                TableEvent::HandedBack { .. } => 3,
                TableEvent::Abandoned => 4,
                TableEvent::Paused => 5,
                _ => continue,
            };
            seen[place] += 1;
        }
    }
    assert!(granted > 500 && refused > 200, "{granted} granted, {refused} refused");
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
