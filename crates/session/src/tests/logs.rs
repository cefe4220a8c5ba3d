//! Logs that no table can have.

use munera_rules::gladiators::Gladiators;
use munera_rules::{Event, Game, Seat};

use super::portrait::Portrait;
use super::{Live, bot, gladiators, seat, settings};
use crate::{
    AutoResponse, By, Cause, Command, MoveId, PersonId, Sitter, Speech, Table, TableEntry,
    TableEvent, TableStage,
};

type Thing = TableEvent<Event<Gladiators>>;

/// Whether this can happen next at a table.
fn can_follow(live: &Live<Gladiators>, what: Thing) -> bool {
    let mut log = live.log.clone();
    log.push(TableEntry { at: live.now, command: None, text_hash: None, what });
    let game = *live.table.game_with_views().game();
    Table::read(game, live.table.opening().clone(), log, live.now).is_ok()
}

/// Everything that can happen to a seat, or to a table as a whole. The match below fails to compile
/// if a kind is missing.
fn everything(live: &Live<Gladiators>, at: Seat) -> Vec<Thing> {
    let sitter = Sitter { id: PersonId(40), name: String::new(), is_program: false };
    let pass = live.table.game_with_views().game().read_move("pass").expect("a move");
    let by = By::Person(MoveId("one".to_owned()));
    let all = vec![
        TableEvent::Sat { seat: at, sitter, seed: None },
        TableEvent::BotSat { seat: at, bot: bot() },
        TableEvent::Stood { seat: at, sent_away: true },
        TableEvent::Swapped { one: at, other: seat(0) },
        TableEvent::Started,
        TableEvent::Played { event: Event::Move(at, pass), by },
        TableEvent::TookBack { seat: at },
        TableEvent::Declared { seat: at, standing: AutoResponse::Decline },
        TableEvent::ForcedDeclared { seat: at, plays_forced: true },
        TableEvent::TakenOver { seat: at, cause: Cause::Left },
        TableEvent::HandedBack { seat: at },
        TableEvent::Resigned { seat: at },
        TableEvent::WouldAbandon { seat: at, on: true },
        TableEvent::Abandoned,
        TableEvent::Paused,
        TableEvent::Resumed,
        TableEvent::Slept { since: None },
        TableEvent::Woke,
        TableEvent::Said { seat: at, person: None, speech: Speech::Phrase(0) },
        TableEvent::Muted { seat: at, on: true },
        TableEvent::HostBecame { person: PersonId(u64::from(at.number())) },
        TableEvent::Rematched { code: "next".to_owned() },
    ];
    let names: std::collections::BTreeSet<_> = all.iter().map(name).collect();
    assert_eq!(names.len(), 22);
    all
}

fn name(what: &Thing) -> &'static str {
    match what {
        TableEvent::Sat { .. } => "sat",
        TableEvent::BotSat { .. } => "bot sat",
        TableEvent::Stood { .. } => "stood",
        TableEvent::Swapped { .. } => "swapped",
        TableEvent::Started => "started",
        TableEvent::Played { .. } => "played",
        TableEvent::TookBack { .. } => "took back",
        TableEvent::Declared { .. } => "declared",
        TableEvent::ForcedDeclared { .. } => "forced declared",
        TableEvent::TakenOver { .. } => "taken over",
        TableEvent::HandedBack { .. } => "handed back",
        TableEvent::Resigned { .. } => "resigned",
        TableEvent::WouldAbandon { .. } => "would abandon",
        TableEvent::Abandoned => "abandoned",
        TableEvent::Paused => "paused",
        TableEvent::Resumed => "resumed",
        TableEvent::Slept { .. } => "slept",
        TableEvent::Woke => "woke",
        TableEvent::Said { .. } => "said",
        TableEvent::Muted { .. } => "muted",
        TableEvent::HostBecame { .. } => "host became",
        TableEvent::Rematched { .. } => "rematched",
    }
}

/// The names of what can happen next to a seat.
fn possible(live: &Live<Gladiators>, at: Seat) -> String {
    let things = everything(live, at).into_iter();
    let possible = things.filter(|what| can_follow(live, what.clone()));
    possible.map(|what| name(&what)).collect::<Vec<_>>().join(", ")
}

#[test]
fn before_the_game_people_come_and_go() {
    let mut live = Live::open(gladiators(3), settings(), 1);
    live.sit(0, seat(0));
    live.sit(1, seat(1));
    let person = "stood, swapped, declared, forced declared, said, muted, host became";
    assert_eq!(possible(&live, seat(1)), person);
    assert_eq!(possible(&live, seat(2)), "sat, bot sat, swapped");
    live.must(0, Command::Fill(bot()));
    assert_eq!(possible(&live, seat(2)), "stood, swapped, started");
}

#[test]
fn in_the_game_seats_keep_their_people() {
    let mut live = Live::begun(gladiators(3), settings(), 2, 1);
    let person = "stood, declared, forced declared, taken over, resigned, would abandon, \
                  abandoned, paused, slept, said, muted, host became";
    assert_eq!(possible(&live, seat(1)), person);
    assert_eq!(possible(&live, seat(2)), "abandoned, paused, slept");
    live.must(1, Command::Leave(seat(1)));
    live.must(0, Command::Pause);
    let person = "stood, declared, forced declared, handed back, resigned, would abandon, \
                  abandoned, resumed, slept, said, muted, host became";
    assert_eq!(possible(&live, seat(1)), person);
    live.restart();
    assert!(possible(&live, seat(1)).contains("resumed, woke"));
    live.must(1, Command::Resign(seat(1)));
    let person = "declared, forced declared, abandoned, resumed, woke, said, muted, host became";
    assert_eq!(possible(&live, seat(1)), person);
}

#[test]
fn after_the_game_there_is_talk() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    live.must(1, Command::Resign(seat(1)));
    assert!(matches!(live.table.stage(), TableStage::Over(_)));
    assert_eq!(possible(&live, seat(1)), "said, muted, host became, rematched");
    let again = Command::Rematch { seat: seat(1), code: "next".to_owned() };
    live.must(1, again);
    assert_eq!(possible(&live, seat(1)), "said, muted, host became");
}

#[test]
fn nothing_happens_to_a_seat_that_is_not_there() {
    let gathering = Live::gathered(gladiators(3), settings(), 2, 1);
    let playing = Live::begun(gladiators(3), settings(), 2, 1);
    for number in [3, 7, 8, 255] {
        assert_eq!(possible(&gathering, seat(number)), "started");
        assert_eq!(possible(&playing, seat(number)), "abandoned, paused, slept");
    }
}

#[test]
fn events_are_made_by_those_who_can_have_made_them() {
    let live = Live::begun(gladiators(2), settings(), 2, 1);
    let mover = live.asked()[0];
    let choice = munera_rules::MoveSet::nth(&live.table.game_with_views().legal(mover), 0);
    let played = |by| TableEvent::Played { event: Event::Move(mover, choice), by };
    assert!(can_follow(&live, played(By::Person(MoveId(String::new())))));
    assert!(can_follow(&live, played(By::Bot)));
    assert!(can_follow(&live, played(By::OutOfTime)));
    // The move answers no window, and every viewer can tell that there are other moves.
    assert!(!can_follow(&live, played(By::AutoResponse)));
    assert!(!can_follow(&live, played(By::Game)));
    // Chance has already decided, and no seat may decide for it.
    let Some(Event::Chance(deal)) = live.table.events().first().cloned() else {
        panic!("a game begins with its deal")
    };
    let dealt = |by| TableEvent::Played { event: Event::Chance(deal), by };
    assert!(!can_follow(&live, dealt(By::Game)));
    let before = live.log.iter().position(|entry| matches!(entry.what, TableEvent::Played { .. }));
    let mut started = live.clone();
    started.log.truncate(before.expect("a deal"));
    assert!(can_follow(&started, dealt(By::Game)));
    assert!(!can_follow(&started, dealt(By::Bot)));
}

#[test]
fn a_log_is_refused_by_naming_what_cannot_be() {
    let live = Live::begun(gladiators(2), settings(), 2, 1);
    let mut log = live.log.clone();
    let what = TableEvent::Started;
    log.push(TableEntry { at: live.now, command: None, text_hash: None, what });
    let game = *live.table.game_with_views().game();
    let error = Table::read(game, live.table.opening().clone(), log, live.now);
    let error = error.expect_err("it has begun").to_string();
    assert!(error.contains("Started") && error.contains("Playing"), "{error}");
}

#[test]
fn entries_of_a_clock_that_was_set_back_are_read_as_they_were_made() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    live.now.0 = 5;
    live.play_at_random(live.asked()[0]);
    // If the times of a log run backwards, it is read as if time had stood still.
    let last = live.log.last_mut().expect("an entry");
    last.at.0 = 5;
    assert_eq!(Portrait::of(&live.reread()), Portrait::of(&live.table));
}
