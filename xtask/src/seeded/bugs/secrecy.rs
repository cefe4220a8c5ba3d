//! What others could notice of something hidden.

use super::{Area, Bug, SERVER, TWINS, UNIT_SERVER, UNIT_SESSION};

pub(super) const AREA: Area = Area { title: "Secrecy at a table", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "hidden-answer-moves-the-card",
        wrong: "A hidden answer or declaration refreshes the date of its table in the lobby.",
        file: "crates/server/src/tables/table_of.rs",
        find: "(is_old && proposal.is_public()).then_some(summary)",
        replace: "is_old.then_some(summary)",
        found_by: UNIT_SERVER.test(
            "tables::table_of::tests::\
             what_a_seat_does_in_secret_stores_no_summary_however_old_it_is",
        ),
    },
    Bug {
        name: "hidden-answer-is-announced",
        wrong: "Everyone at the table gets a message when something hidden is stored.",
        file: "crates/server/src/tables/task.rs",
        find: "        self.seat_map = seat_map;\n",
        replace: "        self.seat_map = seat_map;\n        \
                  self.watchers.tell_states(&*self.table, now);\n",
        found_by: TWINS.test("whatever_is_hidden_changes_nothing_that_others_are_sent"),
    },
    Bug {
        name: "hidden-write-keeps-others-waiting",
        wrong: "A table does nothing else while it stores something hidden.",
        file: "crates/server/src/tables/task.rs",
        find: "if let Some(seats) = write.hidden {",
        replace: "if let Some(seats) = write.hidden.filter(|seats| seats.is_empty()) {",
        found_by: TWINS.test("whatever_is_hidden_changes_nothing_that_others_are_sent"),
    },
    Bug {
        name: "restart-shows-a-hidden-answer",
        wrong: "After a restart, the clocks go on from a hidden answer, and so show when it came.",
        file: "crates/session/src/table.rs",
        find: "Draft::new(&self.core, self.core.last_public)",
        replace: "Draft::new(&self.core, self.core.last)",
        found_by: UNIT_SESSION.test(
            "tests::clocks::\
             a_restart_counts_time_from_the_last_entry_that_everyone_may_know_of",
        ),
    },
    Bug {
        name: "declaration-is-told-to-all",
        wrong: "All viewers are told when a seat declares how it will answer.",
        file: "crates/session/src/table_core.rs",
        find: "\
                self.chair_mut(*seat)?.standing = *standing;
                told.push((Viewer::Seat(*seat), Item::Notice(TableNotice::Declared)));",
        replace: "\
                self.chair_mut(*seat)?.standing = *standing;
                self.tell_all(&TableNotice::Declared, told);",
        found_by: UNIT_SESSION
            .test("tests::windows::what_a_seat_declares_is_told_to_no_other_viewer"),
    },
    Bug {
        name: "closed-game-is-published",
        wrong: "The record of a table without spectators is open to everyone when its game is over.",
        file: "crates/server/src/routes/record.rs",
        find: "if !routes.tables.may_see(&permit, code, author, Viewer::Spectator).await? {",
        replace: "if routes.tables.may_see(&permit, code, author, Viewer::Spectator).await.is_err() {",
        found_by: SERVER.test(
            "tables::watching::a_table_without_spectators_keeps_its_game_to_itself_when_it_is_over",
        ),
    },
    Bug {
        name: "forced-moves-have-a-time-of-their-own",
        wrong: "A move that is made for a seat because it is the only one always takes the same time.",
        file: "crates/session/src/automatic.rs",
        find: "Span((hash >> 16) % self.settings().pace.0.saturating_add(1))",
        replace: "Span((hash >> 16).min(0))",
        found_by: UNIT_SESSION
            .test("tests::playing::only_moves_are_made_for_a_seat_that_wishes_it_and_not_at_once"),
    },
    Bug {
        name: "host-sees-all-hands",
        wrong: "The host may watch as any seat.",
        file: "crates/session/src/table.rs",
        find: "Viewer::Seat(seat) => self.seats_of(author).contains(seat),",
        replace: "Viewer::Seat(seat) => self.seats_of(author).contains(seat) || self.is_host(author),",
        found_by: UNIT_SESSION.test("tests::streams::each_viewer_sees_what_is_theirs_to_see"),
    },
    Bug {
        name: "unlisted-table-in-the-lobby",
        wrong: "The lobby shows tables that are only for people with the link.",
        file: "crates/server/src/tables/lobby.rs",
        find: "if summary.listed && open {",
        replace: "if open {",
        found_by: SERVER.test(
            "codes::a_table_that_is_not_listed_is_found_by_its_people_alone_and_logged_by_its_beginning",
        ),
    },
];
