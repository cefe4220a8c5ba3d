//! What the storage promises.

use super::{Area, Bug, STORAGE, UNIT_SERVER};

pub(super) const AREA: Area = Area { title: "Storage", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "answered-before-it-is-on-the-disk",
        wrong: "A write is acknowledged before it is on the disk, and a power cut takes it.",
        file: "crates/storage/src/sqlite/connection.rs",
        find: "if settings.durable { \"full\" } else { \"off\" }",
        replace: "if settings.durable { \"normal\" } else { \"off\" }",
        found_by: STORAGE.test("power::what_was_answered_survives_every_power_cut"),
    },
    Bug {
        name: "refused-commit-comes-back",
        wrong: "A commit whose sync failed is refused, and is there after a crash.",
        file: "crates/storage/src/sqlite/writer.rs",
        find: "if !self.settle() {",
        replace: "if self.queue.is_closed() && !self.settle() {",
        found_by: STORAGE.test("disk::a_commit_whose_sync_fails_is_refused_and_never_comes_back"),
    },
    Bug {
        name: "hash-chain-not-checked",
        wrong: "An entry that was changed in the database is read as if nothing were wrong.",
        file: "crates/storage/src/sqlite/table_rows.rs",
        find: "row.get_ref(2)?.as_blob().is_ok_and(|hash| hash == chain.0)",
        replace: "row.get_ref(2)?.as_blob().is_ok()",
        found_by: STORAGE.test("corruption::the_first_entry_that_does_not_fit_is_named"),
    },
    Bug {
        name: "epoch-not-checked",
        wrong: "A server that has lost a table to another one goes on writing to its log.",
        file: "crates/storage/src/sqlite/table_rows.rs",
        find: "if epoch as u64 != append.epoch || log.length as u64 != append.sequence {",
        replace: "if epoch < 0 || log.length as u64 != append.sequence {",
        found_by: STORAGE.test("logs::a_server_that_opened_a_table_before_is_fenced_off"),
    },
    Bug {
        name: "move-ids-not-unique",
        wrong: "A log takes two moves with the id of one.",
        file: "crates/storage/src/sqlite/table_rows.rs",
        find: "made_by.as_ref().map(|(seat, id)| (*seat, id.as_str())).unzip()",
        replace: "made_by.as_ref().map(|(seat, _)| (*seat, None::<&str>)).unzip()",
        found_by: STORAGE.test("logs::an_append_whose_last_move_is_a_repeat_leaves_nothing"),
    },
    Bug {
        name: "hard-link-defeats-the-lock",
        wrong: "Two servers open one database under two names.",
        file: "crates/storage/src/sqlite/lock.rs",
        find: "0 | 1 => {}",
        replace: "0..=2 => {}",
        found_by: STORAGE.test("opening::a_database_with_a_second_name_is_refused_under_both"),
    },
    Bug {
        name: "missing-writes-not-noticed",
        wrong: "A server starts without the newest writes when their file is missing after a crash.",
        file: "crates/storage/src/sqlite/connection.rs",
        find: "        log.check(&connection, version)?;\n",
        replace: "        let _ = log.check(&connection, version);\n",
        found_by: STORAGE.test("opening::a_log_that_is_missing_after_a_crash_is_noticed"),
    },
    Bug {
        name: "renamed-database-is-opened-twice",
        wrong: "A database that was renamed while a server has it open is opened once more.",
        file: "crates/storage/src/sqlite/mod.rs",
        find: "            lock.hold(&path)?;\n",
        replace: "            let _ = lock.hold(&path);\n",
        found_by: STORAGE.test(
            "opening::a_database_that_was_renamed_is_neither_opened_twice_nor_without_its_log",
        ),
    },
    Bug {
        name: "changed-words-not-noticed",
        wrong: "A name or words that were changed in the database are shown.",
        file: "crates/server/src/tables/log.rs",
        find: "if line.text_hash != Some(personal_text::hash(personal)) {",
        replace: "if line.text_hash.is_none() {",
        found_by: UNIT_SERVER
            .test("tables::log::tests::an_erased_text_is_empty_and_another_text_is_refused"),
    },
];
