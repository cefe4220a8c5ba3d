//! Where the name of a forgotten person could stay.

use super::{Area, Bug, SERVER, STORAGE, UNIT_SERVER};

pub(super) const AREA: Area = Area { title: "Forgetting a person", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "name-stays-in-the-log",
        wrong: "Names and words are written into the entries of the log, which cannot be erased.",
        file: "crates/server/src/tables/log.rs",
        find: "personal_text::new(person, mem::take(text), entropy)?",
        replace: "personal_text::new(person, mem::take(&mut text.clone()), entropy)?",
        found_by: UNIT_SERVER
            .test("tables::log::tests::a_name_and_words_are_kept_beside_the_line_as_ever"),
    },
    Bug {
        name: "name-of-the-guest-stays",
        wrong: "A person is erased, but not the guests that the person was before.",
        file: "crates/storage/src/sqlite/erasure_rows.rs",
        find: "SELECT id FROM person WHERE id = ?1 OR joined_into = ?1",
        replace: "SELECT id FROM person WHERE id = ?1",
        found_by: STORAGE.test("people::a_guest_who_joins_an_account_brings_their_tables"),
    },
    Bug {
        name: "name-stays-in-lists",
        wrong: "The lobby shows the name of a forgotten person until the server starts again.",
        file: "crates/server/src/tables/erasing.rs",
        find: "listing: listing.unwrap_or(summary.listing),",
        replace: "listing: listing.map_or(summary.listing.clone(), |_| summary.listing.clone()),",
        found_by: SERVER
            .test("erasure::a_forgotten_person_is_gone_from_every_answer_and_from_the_files"),
    },
    Bug {
        name: "name-stays-in-records",
        wrong: "The records of finished games keep the name of a forgotten person.",
        file: "crates/server/src/tables/erasing.rs",
        find: "            value.clear();",
        replace: "            value.push(' ');",
        found_by: SERVER
            .test("erasure::a_forgotten_person_is_gone_from_every_answer_and_from_the_files"),
    },
    Bug {
        name: "name-stays-in-streams",
        wrong: "A table in memory goes on with the name and the words of a forgotten person.",
        file: "crates/server/src/tables/task.rs",
        find: "        match open(&self.tables, self.code, None).await {",
        replace: "        if self.ended.is_none() {
            return Ok(());
        }
        match open(&self.tables, self.code, None).await {",
        found_by: SERVER
            .test("erasure::a_forgotten_person_is_gone_from_every_answer_and_from_the_files"),
    },
    Bug {
        name: "name-stays-in-free-pages",
        wrong: "What is deleted stays in the file of the database until it is written over.",
        file: "crates/storage/src/sqlite/connection.rs",
        find: "pragma_update_and_check(None, \"secure_delete\", true, |_| Ok(()))?;",
        replace: "pragma_update_and_check(None, \"secure_delete\", false, |_| Ok(()))?;",
        found_by: STORAGE
            .test("erasure::erased_texts_leave_the_chain_whole_and_the_files_without_them"),
    },
    Bug {
        name: "name-stays-in-the-newest-writes",
        wrong: "An erasure is answered while what was erased is still in the write-ahead log.",
        file: "crates/storage/src/sqlite/writer.rs",
        find: "if self.has_traces && self.truncate_wal() {",
        replace: "if self.has_traces {",
        found_by: STORAGE
            .test("erasure::erased_texts_leave_the_chain_whole_and_the_files_without_them"),
    },
];
