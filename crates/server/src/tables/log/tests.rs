//! The lines of a log as they are on people's disks. A line in this file is never changed: today's
//! program must read what every earlier version has written.

use munera_ids::PersonId;
use munera_protocol::catalog::{AnyGame, read_game};
use munera_protocol::content::Packs;
use munera_rules::gorus::{Options, SmallGorus};
use munera_rules::{Game as _, Seat, read_event};
use munera_session::{
    AutoResponse, BotName, By, Cause, CommandId, CommandStamp, Moment, MoveId, Sitter, Speech,
    TableEntry, TableEvent,
};

use munera_storage::{PersonalText, StoredEntry};

use super::{Entropy, personal_text, read, read_opening, write, write_opening};

const DEAL: &str = "deal 0 F0.F5.F6.F7.F11.A5.A6.A7.A11.X9/F4.F8.F12.A0.A4.A9.X6.X7.X8.X12/F9.F10.A8.A10.A12.X0.X4.X5.X10.X11";

fn game() -> SmallGorus {
    SmallGorus::with_options(Options::new(3)).expect("options")
}

/// Checks that an event is written as this line, and that the line reads back as the event.
#[track_caller]
fn holds(what: impl Fn() -> Event, line: &str) {
    let written =
        write(&game(), &entry_at(1_794_822_189_475, what()), &Entropy::system()).expect("written");
    assert_eq!(String::from_utf8(written.bytes).expect("text"), line);
    was_written(what, line);
}

/// Checks that a line, which an earlier version may have written, reads as this event.
#[track_caller]
fn was_written(what: impl Fn() -> Event, line: &str) {
    let entry = read(&game(), &stored(line)).expect("an entry");
    assert_eq!(entry.at, Moment(1_794_822_189_475));
    assert_eq!(format!("{:?}", entry.what), format!("{:?}", what()));
}

/// A line without a text beside it.
fn stored(line: &str) -> StoredEntry {
    StoredEntry { bytes: line.as_bytes().to_vec(), made_by: None, personal: None }
}

fn entry_at(at: i64, what: Event) -> TableEntry<munera_rules::Event<SmallGorus>> {
    TableEntry { at: Moment(at), command: None, text_hash: None, what }
}

type Event = TableEvent<munera_rules::Event<SmallGorus>>;

fn played(text: &str, by: By) -> Event {
    TableEvent::Played { event: read_event(&game(), text).expect("an event"), by }
}

#[test]
fn chairs_are_written_as_ever() {
    let seat = Seat::new(2);
    let sitter = |is_program| Sitter { id: PersonId(7), name: "Мария".to_owned(), is_program };
    was_written(
        || TableEvent::Sat { seat, sitter: sitter(false), seed: Some(vec![0xc0, 0xff, 0xee]) },
        r#"{"at":1794822189475,"k":"sat","seat":2,"person":7,"name":"Мария","program":false,"seed":"c0ffee"}"#,
    );
    was_written(
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
fn the_author_and_id_of_a_command_are_written_as_ever() {
    let stamp = CommandStamp(PersonId(7), CommandId("a2e4".to_owned()));
    let entry = TableEntry { command: Some(stamp.clone()), ..entry_at(5, TableEvent::Paused) };
    let line = r#"{"at":5,"cmd":[7,"a2e4"],"k":"paused"}"#;
    assert_eq!(
        String::from_utf8(write(&game(), &entry, &Entropy::system()).expect("written").bytes)
            .expect("text"),
        line
    );
    assert_eq!(read(&game(), &stored(line)).expect("an entry").command, Some(stamp));
    let older =
        read(&game(), &stored(r#"{"at":5,"k":"paused"}"#)).expect("an entry of an older version");
    assert_eq!(older.command, None);
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
    holds(|| TableEvent::Slept { since: None }, r#"{"at":1794822189475,"k":"slept"}"#);
    holds(
        || TableEvent::Slept { since: Some(Moment(1_794_822_180_000)) },
        r#"{"at":1794822189475,"k":"slept","since":1794822180000}"#,
    );
    holds(|| TableEvent::Woke, r#"{"at":1794822189475,"k":"woke"}"#);
    was_written(
        || TableEvent::Said { seat, person: None, speech: Speech::Words("\"Ave\"".to_owned()) },
        r#"{"at":1794822189475,"k":"said","seat":0,"speech":{"words":"\"Ave\""}}"#,
    );
    holds(
        || TableEvent::Said { seat, person: None, speech: Speech::Phrase(3) },
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
    let made_by = |what: Event| {
        write(&game(), &entry_at(0, what), &Entropy::system()).expect("written").made_by
    };
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
    let line = r#"{"at":1,"k":"sat","seat":0,"person":1,"name":"Aulus","later":[1]}"#;
    let entry = read(&game(), &stored(line)).expect("an entry");
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
        assert!(read(&game(), &stored(line)).is_err(), "{line}");
    }
    assert!(read_opening(&Packs::own(), br#"{"at":1,"k":"started"}"#).is_err());
}

/// An event with a text, and that text.
fn with_texts() -> [(Event, &'static str); 2] {
    let (seat, id) = (Seat::new(2), PersonId(7));
    let sitter = Sitter { id, name: "Мария".to_owned(), is_program: false };
    let speech = Speech::Words("Ave".to_owned());
    [
        (TableEvent::Sat { seat, sitter, seed: None }, "Мария"),
        (TableEvent::Said { seat, person: Some(id), speech }, "Ave"),
    ]
}

#[test]
fn a_name_and_words_are_kept_beside_the_line_as_ever() {
    let personal =
        PersonalText { person: PersonId(7), salt: [9; 16], text: "Мария".to_owned() };
    let hash = personal_text::hash(&personal);
    let line =
        format!(r#"{{"at":5,"hash":"{hash}","k":"sat","seat":2,"person":7,"program":false}}"#);
    let entry = StoredEntry { personal: Some(personal), ..stored(&line) };
    let TableEvent::Sat { sitter, .. } = read(&game(), &entry).expect("an entry").what else {
        panic!("another event")
    };
    assert_eq!((sitter.id, sitter.name.as_str()), (PersonId(7), "Мария"));
    for (what, text) in with_texts() {
        let shown = format!("{what:?}");
        let written = write(&game(), &entry_at(5, what), &Entropy::system()).expect("written");
        let line = String::from_utf8(written.bytes.clone()).expect("text");
        assert!(!line.contains(text) && line.contains(r#""hash":""#), "{line}");
        let personal = written.personal.clone().expect("a text beside it");
        assert_eq!((personal.person, personal.text.as_str()), (PersonId(7), text));
        assert_eq!(format!("{:?}", read(&game(), &written).expect("an entry").what), shown);
    }
}

#[test]
fn an_erased_text_is_empty_and_another_text_is_refused() {
    for (what, text) in with_texts() {
        let written = write(&game(), &entry_at(5, what), &Entropy::system()).expect("written");
        let erased = StoredEntry { personal: None, ..written.clone() };
        let shown = format!("{:?}", read(&game(), &erased).expect("an entry").what);
        assert!(!shown.contains(text), "{shown}");
        let personal = written.personal.clone().expect("a text beside it");
        for other in [
            PersonalText { text: "Other".to_owned(), ..personal.clone() },
            PersonalText { person: PersonId(8), ..personal.clone() },
            PersonalText { salt: [0; 16], ..personal },
        ] {
            let entry = StoredEntry { personal: Some(other), ..written.clone() };
            read(&game(), &entry).expect_err("it does not fit its hash");
        }
    }
}

#[test]
fn the_same_name_has_a_different_hash_every_time() {
    let line = || {
        let [(what, _), _] = with_texts();
        write(&game(), &entry_at(5, what), &Entropy::system()).expect("written").bytes
    };
    assert_ne!(line(), line(), "without its salt, a name cannot be guessed from its hash");
}

/// The event of a fight without Defense dice ends with a space; writing and reading must keep it.
#[test]
fn a_fight_without_defense_dice_is_written_as_ever() {
    let options = serde_json::json!({"players": 2});
    let game = read_game(&Packs::own(), "fired_up", &options).expect("a game");
    let AnyGame::FiredUp(game) = game else { panic!("another game") };
    let line =
        r#"{"at":1794822189475,"k":"played","event":"fight marrow HHT- sigurd ","by":"nobody"}"#;
    let entry = read(&game, &stored(line)).expect("an entry");
    assert_eq!(write(&game, &entry, &Entropy::system()).expect("written").bytes, line.as_bytes());
}
