//! Time, commands and streams of a table.

use super::{Area, Bug, TRIALS, UNIT_SERVER, UNIT_SESSION};

pub(super) const AREA: Area = Area { title: "Time, commands and streams", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "machine-clock-drives-tables",
        wrong: "A jump of the machine's clock is a jump of the time at all tables.",
        file: "crates/server/src/table_clock.rs",
        find: "self.start + span(self.started.elapsed())",
        replace: "(self.machine)()",
        found_by: UNIT_SERVER
            .test("table_clock::tests::the_time_goes_on_however_the_machines_clock_jumps"),
    },
    Bug {
        name: "time-runs-without-storage",
        wrong: "Seats are charged for the time in which nothing can be stored.",
        file: "crates/server/src/tables/task/storing.rs",
        find: "self.table.sleep_between(since, self.clock.now())",
        replace: "self.table.sleep_between(self.clock.now(), self.clock.now())",
        found_by: TRIALS
            .test("disk::a_table_on_a_full_disk_says_so_can_be_looked_at_and_charges_no_time"),
    },
    Bug {
        name: "taking-back-wins-time",
        wrong: "A seat that moves and takes back gets the time of its next question for nothing.",
        file: "crates/session/src/table_core.rs",
        find: "limit.spend(used);",
        replace: "limit.spend(used.less(used));",
        found_by: UNIT_SESSION.test("tests::clocks::moving_and_taking_back_wins_no_time"),
    },
    Bug {
        name: "commands-forgotten-at-a-restart",
        wrong: "After a restart, a command that is sent again is carried out again.",
        file: "crates/session/src/table.rs",
        find: "            table.note(&[entry], told);",
        replace: "            table.note(&[TableEntry { command: None, ..entry }], told);",
        found_by: UNIT_SESSION
            .test("tests::once::a_command_that_is_sent_again_is_done_once_even_after_a_restart"),
    },
    Bug {
        name: "moves-made-twice",
        wrong: "A move that is sent again is another move.",
        file: "crates/session/src/table.rs",
        find: "                self.accepted.insert((seat.number(), id.clone()));",
        replace: "                let _ = (seat, id);",
        found_by: UNIT_SESSION.test("tests::playing::a_move_that_is_sent_twice_is_one_move"),
    },
    Bug {
        name: "versions-with-a-gap",
        wrong: "Clients are told that an update begins one version later than it does.",
        file: "crates/session/src/table.rs",
        find: "added.push((viewer, Version(self.streams[place].len() as u64)));",
        replace: "added.push((viewer, Version(self.streams[place].len() as u64 + 1)));",
        found_by: UNIT_SESSION
            .test("tests::streams::adopting_tells_whose_streams_have_grown_and_from_where"),
    },
    Bug {
        name: "stale-answers-are-taken",
        wrong: "An answer to an earlier question counts as an answer to the present one.",
        file: "crates/session/src/carry_out.rs",
        find: "asked.is_some_and(|asked| asked.id != request)",
        replace: "asked.is_some_and(|asked| asked.id.0 < request.0)",
        found_by: UNIT_SESSION.test("tests::playing::an_answer_to_an_earlier_question_is_late"),
    },
    Bug {
        name: "shown-card-is-taken-back",
        wrong: "A move that has shown a card to others can be taken back.",
        file: "crates/session/src/table_core.rs",
        find: "matches!(by, By::Person(_)) && !discloses;",
        replace: "matches!(by, By::Person(_)) && (!discloses || seat.number() < 8);",
        found_by: UNIT_SESSION.test(
            "tests::takebacks::nothing_is_taken_back_that_shows_a_card_or_follows_from_chance",
        ),
    },
];
