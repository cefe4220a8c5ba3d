//! Logs that were changed from outside: the storage names the first wrong entry.

use munera_storage::{Logs, StorageError};

use crate::support::{Place, append, code, entry, table_with};

/// Changes to the log of one table, in SQL, and the entry that must be named.
const SPOILERS: &[(&str, &str, u64)] = &[
    ("a changed byte", "UPDATE entry SET bytes = x'00' WHERE sequence = 3", 3),
    ("a changed hash", "UPDATE entry SET hash = zeroblob(32) WHERE sequence = 2", 2),
    ("a missing entry", "DELETE FROM entry WHERE sequence = 2", 2),
    ("no first entry", "DELETE FROM entry WHERE sequence = 0", 0),
    ("a cut tail", "DELETE FROM entry WHERE sequence >= 4", 4),
    ("nothing left", "DELETE FROM entry", 0),
    (
        "swapped entries",
        "UPDATE entry SET sequence = -1 WHERE sequence = 1;
         UPDATE entry SET sequence = 1 WHERE sequence = 4;
         UPDATE entry SET sequence = 4 WHERE sequence = -1",
        1,
    ),
    (
        "swapped contents",
        "UPDATE entry SET bytes = CASE sequence WHEN 2 THEN 'e3' ELSE 'e2' END
         WHERE sequence IN (2, 3)",
        2,
    ),
    (
        "one entry too many",
        "INSERT INTO entry (table_id, sequence, bytes, hash)
         SELECT table_id, 6, bytes, hash FROM entry WHERE sequence = 5",
        6,
    ),
    (
        "an older state of the row",
        "UPDATE game_table SET length = 5, head = (SELECT hash FROM entry WHERE sequence = 4)",
        5,
    ),
    ("another head", "UPDATE game_table SET head = zeroblob(32)", 5),
];

#[tokio::test]
async fn the_first_entry_that_does_not_fit_is_named() {
    for (name, spoiler, sequence) in SPOILERS {
        let place = Place::new();
        let entries: Vec<_> = (0..6).map(|number| entry(&format!("e{number}"))).collect();
        table_with(&place.open(), code(1), &entries).await;
        // A `STRICT` table does not accept text as bytes.
        let spoiler = spoiler.replace("'e3'", "x'6533'").replace("'e2'", "x'6532'");
        place.raw().execute_batch(&spoiler).expect("it is spoilt");
        let opened = place.open().open(code(1)).await;
        assert_eq!(opened, Err(StorageError::Corrupt { sequence: *sequence }), "{name}");
    }
}

#[tokio::test]
async fn a_spoilt_log_is_its_own_tables_trouble_only() {
    let place = Place::new();
    let storage = place.open();
    for number in 1..=3 {
        table_with(&storage, code(number), &[entry("a"), entry("b")]).await;
    }
    drop(storage);
    let spoiler = "UPDATE entry SET bytes = x'00' WHERE sequence = 1
                   AND table_id = (SELECT min(id) + 1 FROM game_table)";
    place.raw().execute_batch(spoiler).expect("it is spoilt");
    let storage = place.open();
    assert_eq!(storage.open(code(2)).await, Err(StorageError::Corrupt { sequence: 1 }));
    for number in [1, 3] {
        let epoch = storage.lease(code(number)).await.expect("it opens");
        storage.append(append(code(number), epoch, 2, &[entry("c")])).await.expect("it is added");
    }
    // Everything that does not need the log can still be shown, and the table can be deleted.
    assert!(storage.summary(code(2)).await.expect("it answers").is_some());
    storage.delete(code(2)).await.expect("it is deleted");
}
