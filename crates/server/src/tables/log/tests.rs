//! The lines of a log as they are on people's disks. A line in this file is never changed: today's
//! program must read what every earlier version has written.

use munera_ids::PersonId;
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Packs;
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game as _, Seat, read_event};
use munera_session::{
    AutoResponse, BotName, By, Cause, Moment, MoveId, Sitter, Speech, TableEntry, TableEvent,
};

use super::{read, read_opening, write, write_opening};

const DEAL: &str = "deal 0 F0.F5.F6.F7.F11.A5.A6.A7.A11.X9/F4.F8.F12.A0.A4.A9.X6.X7.X8.X12/F9.F10.A8.A10.A12.X0.X4.X5.X10.X11";

fn game() -> SmallGorus {
    SmallGorus::with_options(Options::new(3)).expect("options")
}

/// Checks that an event is written as this line, and that the line reads back as the event.
#[track_caller]
fn holds(what: impl Fn() -> Event, line: &str) {
    let written = write(&game(), &TableEntry { at: Moment(1_794_822_189_475), what: what() });
    assert_eq!(String::from_utf8(written.bytes).expect("text"), line);
    let entry = read(&game(), line.as_bytes()).expect("an entry");
    assert_eq!(entry.at, Moment(1_794_822_189_475));
    assert_eq!(format!("{:?}", entry.what), format!("{:?}", what()));
}

type Event = TableEvent<munera_rules::Event<SmallGorus>>;

fn played(text: &str, by: By) -> Event {
    TableEvent::Played { event: read_event(&game(), text).expect("an event"), by }
}

#[test]
fn chairs_are_written_as_ever() {
    let seat = Seat::new(2);
    let sitter = |is_program| Sitter { id: PersonId(7), name: "Мария".to_owned(), is_program };
    holds(
        || TableEvent::Sat { seat, sitter: sitter(false), seed: Some(vec![0xc0, 0xff, 0xee]) },
        r#"{"at":1794822189475,"k":"sat","seat":2,"person":7,"name":"Мария","program":false,"seed":"c0ffee"}"#,
    );
    holds(
        || TableEvent::Sat { seat, sitter: sitter(true), seed: None },
        r#"{"at":1794822189475,"k":"sat","seat":2,"person":7,"name":"Мария","program":true}"#,
    );
    holds(
        || TableEvent::BotSat { seat, bot: BotName("easy".to_owned()) },
        r#"{"at":1794822189475,"k":"bot_sat","seat":2,"bot":"easy"}"#,
    );
    holds(
        || TableEvent::Stood { seat, sent_away: true },
        r#"{"at":1794822189475,"k":"stood","seat":2,"sent_away":true}"#,
    );
    holds(
        || TableEvent::Swapped { one: seat, other: Seat::new(0) },
        r#"{"at":1794822189475,"k":"swapped","one":2,"other":0}"#,
    );
    holds(
        || TableEvent::HostBecame { person: PersonId(u64::MAX) },
        r#"{"at":1794822189475,"k":"host_became","person":18446744073709551615}"#,
    );
}

#[test]
fn the_game_is_written_as_ever() {
    holds(|| TableEvent::Started, r#"{"at":1794822189475,"k":"started"}"#);
    holds(
        || played(DEAL, By::Game),
        &format!(r#"{{"at":1794822189475,"k":"played","event":"{DEAL}","by":"nobody"}}"#),
    );
    holds(
        || played("0:A5", By::Person(MoveId("solo-0".to_owned()))),
        r#"{"at":1794822189475,"k":"played","event":"0:A5","by":"person","id":"solo-0"}"#,
    );
    holds(
        || played("1:A0", By::Bot),
        r#"{"at":1794822189475,"k":"played","event":"1:A0","by":"bot"}"#,
    );
    holds(
        || played("1:A0", By::OutOfTime),
        r#"{"at":1794822189475,"k":"played","event":"1:A0","by":"out_of_time"}"#,
    );
    holds(
        || played("1:A0", By::AutoResponse),
        r#"{"at":1794822189475,"k":"played","event":"1:A0","by":"standing"}"#,
    );
    holds(
        || played("1:A0", By::Forced),
        r#"{"at":1794822189475,"k":"played","event":"1:A0","by":"forced"}"#,
    );
    let seat = Seat::new(1);
    holds(|| TableEvent::TookBack { seat }, r#"{"at":1794822189475,"k":"took_back","seat":1}"#);
}

#[test]
fn what_a_seat_declares_is_written_as_ever() {
    let seat = Seat::new(1);
    for (standing, word) in [
        (AutoResponse::Ask, "ask"),
        (AutoResponse::DeclineUnlessAimedAt, "decline_unless_aimed_at"),
        (AutoResponse::DeclineUntilTurn, "decline_until_turn"),
        (AutoResponse::Decline, "decline"),
    ] {
        holds(
            || TableEvent::Declared { seat, standing },
            &format!(r#"{{"at":1794822189475,"k":"declared","seat":1,"standing":"{word}"}}"#),
        );
    }
    holds(
        || TableEvent::ForcedDeclared { seat, plays_forced: true },
        r#"{"at":1794822189475,"k":"forced_declared","seat":1,"plays_forced":true}"#,
    );
    for (cause, word) in
        [(Cause::Absent, "absent"), (Cause::Left, "left"), (Cause::Resigned, "resigned")]
    {
        holds(
            || TableEvent::TakenOver { seat, cause },
            &format!(r#"{{"at":1794822189475,"k":"taken_over","seat":1,"cause":"{word}"}}"#),
        );
    }
    holds(|| TableEvent::HandedBack { seat }, r#"{"at":1794822189475,"k":"handed_back","seat":1}"#);
    holds(|| TableEvent::Resigned { seat }, r#"{"at":1794822189475,"k":"resigned","seat":1}"#);
    holds(
        || TableEvent::WouldAbandon { seat, on: false },
        r#"{"at":1794822189475,"k":"would_abandon","seat":1,"on":false}"#,
    );
}

#[test]
fn the_table_as_a_whole_is_written_as_ever() {
    let seat = Seat::new(0);
    holds(|| TableEvent::Abandoned, r#"{"at":1794822189475,"k":"abandoned"}"#);
    holds(|| TableEvent::Paused, r#"{"at":1794822189475,"k":"paused"}"#);
    holds(|| TableEvent::Resumed, r#"{"at":1794822189475,"k":"resumed"}"#);
    holds(|| TableEvent::Slept, r#"{"at":1794822189475,"k":"slept"}"#);
    holds(|| TableEvent::Woke, r#"{"at":1794822189475,"k":"woke"}"#);
    holds(
        || TableEvent::Said { seat, speech: Speech::Words("\"Ave\"".to_owned()) },
        r#"{"at":1794822189475,"k":"said","seat":0,"speech":{"words":"\"Ave\""}}"#,
    );
    holds(
        || TableEvent::Said { seat, speech: Speech::Phrase(3) },
        r#"{"at":1794822189475,"k":"said","seat":0,"speech":{"phrase":3}}"#,
    );
    holds(
        || TableEvent::Muted { seat, on: true },
        r#"{"at":1794822189475,"k":"muted","seat":0,"on":true}"#,
    );
    holds(
        || TableEvent::Rematched { code: "z57k7dap4kt0jzs1".to_owned() },
        r#"{"at":1794822189475,"k":"rematched","code":"z57k7dap4kt0jzs1"}"#,
    );
}

/// The storage recognises a repeated move by its seat and its id.
#[test]
fn a_persons_move_is_found_by_its_id() {
    let made_by = |what: Event| write(&game(), &TableEntry { at: Moment(0), what }).made_by;
    let person = By::Person(MoveId("solo-0".to_owned()));
    assert_eq!(made_by(played("2:A5", person)), Some((2, "solo-0".to_owned())));
    assert_eq!(made_by(played("2:A5", By::Bot)), None);
    assert_eq!(made_by(TableEvent::Started), None);
}

#[test]
fn the_opening_is_written_as_ever() {
    let line = r#"{"at":1794822189475,"k":"opened","game":"gorus","options":{"players":3,"target":1},"rules":1,"host":1,"settings":{"listed":false,"clock":{"kind":"bank","seconds":600,"increment":5},"response_seconds":null,"pace_ms":0,"grace_seconds":86400,"substitute":"easy","chat":"phrases","takebacks":true,"spectators":true,"patience_hours":8760},"secret":"64e287","commitment":"5470e2"}"#;
    let read = read_opening(&Packs::own(), line.as_bytes()).expect("an opening");
    let (AnyGame::SmallGorus(game), opening) = read else { panic!("another game") };
    let written = write_opening(&game, &opening).bytes;
    assert_eq!(String::from_utf8(written).expect("text"), line);
}

/// Earlier versions wrote no `program`, and a later one may write fields that are still unknown.
#[test]
fn what_is_left_out_or_unknown_does_no_harm() {
    let line = br#"{"at":1,"k":"sat","seat":0,"person":1,"name":"Aulus","later":[1]}"#;
    let entry = read(&game(), line).expect("an entry");
    let TableEvent::Sat { sitter, seed, .. } = entry.what else { panic!("{entry:?}") };
    assert_eq!((sitter.is_program, seed), (false, None));
}

#[test]
fn what_no_program_has_written_is_refused() {
    for line in [
        r#"{"at":1,"k":"danced"}"#,
        r#"{"at":1,"k":"resigned","seat":8}"#,
        r#"{"at":1,"k":"resigned","seat":-1}"#,
        r#"{"at":1,"k":"resigned"}"#,
        r#"{"k":"started"}"#,
        r#"{"at":1,"k":"played","event":"0:A5","by":"person"}"#,
        r#"{"at":1,"k":"played","event":"0:Z5","by":"bot"}"#,
        r#"{"at":1,"k":"sat","seat":0,"person":1,"name":"Aulus","seed":"c0f"}"#,
        r#"{"at":1,"k":"opened","game":"gorus","options":{"players":3},"rules":1,"host":1,"settings":{},"secret":"","commitment":""}"#,
    ] {
        assert!(read(&game(), line.as_bytes()).is_err(), "{line}");
    }
    assert!(read_opening(&Packs::own(), br#"{"at":1,"k":"started"}"#).is_err());
}
