//! Neither a table's actions nor their timing tell a viewer what it may not know.

use munera_bots::{Generator, HasBots};
use munera_rules::laws::Lawful;
use munera_rules::{Event, MoveSet, Seat, Viewer};
use proptest::prelude::*;

use super::story::{Chapter, Story, chapters};
use super::{Live, author, cases, fired_up, gladiators, gorus};
use crate::{
    Answer, Author, AutoResponse, By, Chair, Command, Item, Moment, MoveId, Presence, Refusal,
    Request, RequestId, Table, TableEntry, TableEvent, TableStage, Timer, Version,
};

/// Everything that a viewer can find out about a table.
#[derive(Debug, PartialEq)]
struct Sight<I, M, R> {
    stage: TableStage,
    is_paused: bool,
    runs: bool,
    chairs: Vec<Chair>,
    stream: Vec<I>,
    version: Version,
    request: Option<Request>,
    window: Option<Timer>,
    legal: Vec<M>,
    can_take_back: bool,
    /// The answers to all commands that the viewer sends.
    answers: Vec<Result<bool, R>>,
}

fn sight<G: HasBots + Lawful>(
    table: &Table<G>,
    viewer: Viewer,
    story: &Story<G>,
) -> Sight<Item<G>, G::Move, Refusal<G>> {
    let seat = viewer.seat();
    let unseen = |chair: &Chair| Chair { presence: Presence::Here, ..chair.clone() };
    let ask = |command| {
        let sitter = seat.and_then(|seat| table.chairs()[seat.index()].person());
        let person: Author = author(sitter.map_or(99, |sitter| sitter.id.0));
        let answer = table.propose(table.last(), &person, command, &story.live.deals);
        answer.map(|answer| matches!(answer, Answer::Again))
    };
    Sight {
        stage: table.stage(),
        is_paused: table.is_paused(),
        runs: table.runs(),
        chairs: table.chairs().iter().map(unseen).collect(),
        stream: table.since(viewer, Version(0)).expect("all of it").to_vec(),
        version: table.version(viewer),
        request: seat.and_then(|seat| table.request(seat)),
        window: table.window(),
        legal: seat.map_or(Vec::new(), |seat| table.game_with_views().legal(seat).iter().collect()),
        can_take_back: seat.is_some_and(|seat| table.can_take_back(seat)),
        answers: wishes(story, table, seat.unwrap_or(Seat::new(0))).map(ask).collect(),
    }
}

/// The commands that a curious person can send.
fn wishes<G: HasBots + Lawful>(
    story: &Story<G>,
    table: &Table<G>,
    seat: Seat,
) -> impl Iterator<Item = Command<G>> {
    let request = table.request_id(seat).unwrap_or(RequestId(1));
    let step = story.every_move.len().div_ceil(40);
    let moves = story.every_move.iter().step_by(step).map(move |choice| {
        let id = MoveId("curious".to_owned());
        Command::Move { seat, request, id, choice: *choice }
    });
    let others = [
        Command::TakeBack(seat),
        Command::Declare(seat, AutoResponse::Ask),
        Command::PlayForced(seat, true),
        Command::Leave(seat),
        Command::Return(seat),
        Command::Resign(seat),
        Command::Abandon(seat, true),
    ];
    moves.chain(others)
}

/// Which entries are events that were taken back later.
fn taken_back<G: HasBots + Lawful>(log: &[TableEntry<Event<G>>]) -> Vec<bool> {
    let mut taken = vec![false; log.len()];
    let mut standing = Vec::new();
    for (place, entry) in log.iter().enumerate() {
        match entry.what {
            TableEvent::Played { .. } => standing.push(place),
            TableEvent::TookBack { .. } => {
                taken[standing.pop().expect("something was played")] = true;
            }
            _ => {}
        }
    }
    taken
}

/// The log of a table in another world: for each entry, the entries that replace it.
fn retell<G: HasBots + Lawful>(
    game: &G,
    viewer: Viewer,
    world: &G::State,
    log: &[TableEntry<Event<G>>],
) -> Vec<Vec<TableEntry<Event<G>>>> {
    let taken = taken_back(log);
    let standing = log.iter().zip(&taken).filter_map(|(entry, taken)| match &entry.what {
        TableEvent::Played { event, .. } if !taken => Some(event.clone()),
        _ => None,
    });
    let events: Vec<Event<G>> = standing.collect();
    let (same, retold) = game.retell(world, &events);
    let same = events.iter().take(same).map(|event| vec![event.clone()]);
    let mut groups = same.chain(retold);
    let mut states = vec![[game.start(), game.start()]];
    let mut told = Vec::new();
    for (entry, taken) in log.iter().zip(taken) {
        let TableEvent::Played { event, by } = &entry.what else {
            if matches!(entry.what, TableEvent::TookBack { .. }) {
                states.pop();
            }
            told.push(vec![entry.clone()]);
            continue;
        };
        let [mut here, mut there] = states.last().expect("a state").clone();
        let group = if taken {
            vec![alike(game, viewer, [&here, &there], event)]
        } else {
            groups.next().expect("a group for each event")
        };
        game.play_unchecked(&mut here, event);
        for event in &group {
            game.play(&mut there, event).expect("a world's past is legal");
        }
        states.push([here, there]);
        let what = |other: Event<G>| {
            let seats = [event, &other].map(|event| match event {
                Event::Move(seat, _) => Some(*seat),
                Event::Chance(_) => None,
            });
            let by = if seats[0] == seats[1] { by.clone() } else { By::Bot };
            let what = TableEvent::Played { event: other, by };
            TableEntry { at: entry.at, command: None, text_hash: None, what }
        };
        told.push(group.into_iter().map(what).collect());
    }
    told
}

/// A move that is taken back later reveals nothing. If it is not legal in the other world, another
/// move looks the same.
fn alike<G: HasBots + Lawful>(
    game: &G,
    viewer: Viewer,
    [here, there]: [&G::State; 2],
    event: &Event<G>,
) -> Event<G> {
    let Event::Move(seat, choice) = *event else { return event.clone() };
    let seen = |state: &G::State, choice| {
        let mut after = state.clone();
        game.make_move(&mut after, seat, choice);
        game.view(&after, viewer)
    };
    let legal = game.legal(there, seat);
    let mut choices = [choice].into_iter().filter(|it| legal.contains(*it)).chain(legal.iter());
    let other = choices.find(|other| seen(there, *other) == seen(here, choice));
    Event::Move(seat, other.expect("one that looks alike"))
}

#[derive(Default)]
struct Figures {
    worlds: u32,
    /// Worlds that were not the true one.
    others: u32,
    sights: u32,
}

/// Compares the story of a table, up to some of its moments, with the same story in other worlds
/// that a viewer cannot tell apart.
fn compare<G: HasBots + Lawful>(
    story: &Story<G>,
    seed: u64,
    figures: &mut Figures,
    is_due_public: bool,
) -> Result<(), TestCaseError> {
    let live = &story.live;
    let game = live.table.game_with_views().game();
    let generator = &mut Generator::new(seed);
    let read = |log: Vec<TableEntry<Event<G>>>| {
        let opening = live.table.opening().clone();
        Table::read(game.clone(), opening, log, Moment(0)).expect("a log of a table")
    };
    for length in [live.log.len(), live.log.len() / 2] {
        let log = &live.log[..length];
        let here = read(log.to_vec());
        for viewer in Viewer::all(game.players()) {
            let Some(worlds) = game.worlds(here.game_with_views().view(viewer)) else { continue };
            let told = retell(game, viewer, &game.sample(&worlds, generator), log);
            let step = length.div_ceil(12).max(1);
            let mut lengths: Vec<usize> = (0..length).step_by(step).collect();
            lengths.push(length);
            for length in lengths {
                let here = read(log[..length].to_vec());
                let there = read(told[..length].concat());
                prop_assert_eq!(sight(&here, viewer, story), sight(&there, viewer, story));
                if is_due_public {
                    prop_assert_eq!(here.due(), there.due());
                }
                figures.sights += 1;
            }
            let there = read(told.concat());
            figures.worlds += 1;
            figures.others +=
                u32::from(there.game_with_views().digest() != here.game_with_views().digest());
        }
    }
    Ok(())
}

fn check<G: HasBots + Lawful>(
    game: G,
    seed: u64,
    chapters: &[Chapter],
    is_due_public: bool,
) -> Result<(), TestCaseError> {
    let mut story = Story::new(game, seed);
    for chapter in chapters {
        story.live_through(*chapter);
    }
    compare(&story, seed, &mut Figures::default(), is_due_public)
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn gorus_is_the_same_in_all_worlds_of_a_viewer(chapters in chapters(80), seed in any::<u64>()) {
        check(gorus(2 + (seed % 4) as u8), seed, &chapters, false)?;
    }

    // Every window of Gladiators asks one seat, and all viewers see which. So the time at which the
    // table acts does not depend on any hand.
    #[test]
    fn gladiators_is_the_same_in_all_worlds_of_a_viewer(
        chapters in chapters(120), seed in any::<u64>()
    ) {
        check(gladiators(2 + (seed % 3) as u8), seed, &chapters, true)?;
    }

    #[test]
    fn fired_up_is_the_same_in_all_worlds_of_a_viewer(
        chapters in chapters(120), seed in any::<u64>()
    ) {
        check(fired_up(2 + (seed % 3) as u8), seed, &chapters, false)?;
    }
}

/// A comparison with the true world itself proves nothing.
#[test]
fn most_worlds_are_not_the_true_one() {
    fn figures<G: HasBots + Lawful>(game: &G) -> Figures {
        let mut figures = Figures::default();
        for seed in 0..10 {
            let players = game.players();
            let mut live = Live::begun(game.clone(), super::settings(), players, seed);
            for _ in 0..25 {
                live.asked().first().copied().map(|mover| live.play_at_random(mover));
            }
            let story = Story::of(live);
            compare(&story, seed, &mut figures, false).expect("no viewer can tell");
        }
        figures
    }
    for figures in [figures(&gorus(4)), figures(&gladiators(3)), figures(&fired_up(3))] {
        let Figures { worlds, others, sights } = figures;
        assert!(others * 2 > worlds, "{others} of {worlds}");
        assert!(sights > 10 * worlds);
    }
}
