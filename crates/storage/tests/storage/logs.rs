//! Logs: order, atomicity, fencing, repeats, several tables.

use futures_util::future::join_all;
use munera_storage::{
    Append, Chain, Logs, NewTable, PersonId, StorageError, SummaryStage, TableSummary,
};

use crate::support::{Place, append, code, entry, made, summary, table_with};

#[tokio::test]
async fn a_log_reads_back_as_it_was_written() {
    let place = Place::new();
    let storage = place.open();
    let table = code(1);
    let epoch = table_with(&storage, table, &[entry("begin"), made("a", 0, "m1")]).await;
    let two = [made("b", 1, "m1"), entry("c")];
    storage.append(append(table, epoch, 2, &two)).await.expect("it is added");
    storage.append(append(table, epoch, 4, &[made("d", 0, "m2")])).await.expect("it is added");
    drop(storage);

    let opened = place.open().open(table).await.expect("it opens");
    let wanted =
        [entry("begin"), made("a", 0, "m1"), made("b", 1, "m1"), entry("c"), made("d", 0, "m2")];
    assert_eq!(opened.entries, wanted);
    assert_eq!(opened.epoch, Some(2));
    let head = wanted.iter().fold(Chain::start(table), |chain, entry| chain.with(&entry.bytes));
    assert_eq!(opened.head, head);
}

#[tokio::test]
async fn the_newest_date_is_that_of_the_table_touched_last_in_any_stage() {
    let place = Place::new();
    let storage = place.open();
    assert_eq!(storage.newest().await, Ok(None));
    for (number, stage, touched, newest) in [
        (1, SummaryStage::Over, 70, 70),
        (2, SummaryStage::Playing, 50, 70),
        (3, SummaryStage::Gathering, 90, 90),
        (4, SummaryStage::Imported, 91, 91),
    ] {
        let summary = TableSummary { stage, touched, ..summary(code(number)) };
        let table = NewTable { summary, entries: vec![entry("begin")], record: None };
        storage.create(table).await.expect("a new table");
        assert_eq!(storage.newest().await, Ok(Some(newest)));
    }
}

#[tokio::test]
async fn a_server_that_opened_a_table_before_is_fenced_off() {
    let place = Place::new();
    let storage = place.open();
    let table = code(1);
    let first = table_with(&storage, table, &[entry("begin")]).await;
    let second = storage.lease(table).await.expect("it is taken over");
    assert_eq!(second, first + 1);
    let late = storage.append(append(table, first, 1, &[entry("late")])).await;
    assert_eq!(late, Err(StorageError::Fenced));
    storage.append(append(table, second, 1, &[entry("a")])).await.expect("it is added");
    assert_eq!(storage.open(table).await.expect("it opens").entries, [entry("begin"), entry("a")]);
}

#[tokio::test]
async fn only_the_next_number_can_be_appended() {
    let place = Place::new();
    let storage = place.open();
    let table = code(1);
    let epoch = table_with(&storage, table, &[entry("begin")]).await;
    for sequence in [0, 2, u64::MAX] {
        let result = storage.append(append(table, epoch, sequence, &[entry("x")])).await;
        assert_eq!(result, Err(StorageError::Fenced), "{sequence}");
    }
    assert_eq!(storage.open(table).await.expect("it opens").entries, [entry("begin")]);
}

#[tokio::test]
async fn an_append_whose_last_move_is_a_repeat_leaves_nothing() {
    let place = Place::new();
    let storage = place.open();
    let table = code(1);
    let epoch = table_with(&storage, table, &[made("a", 0, "m1")]).await;
    let mut again = append(table, epoch, 1, &[entry("chance"), made("b", 0, "m1")]);
    again.summary = Some(summary(table)).map(|summary| TableSummary { touched: 9_999, ..summary });
    again.record = Some("a record".to_owned());
    assert_eq!(storage.append(again).await, Err(StorageError::Repeated));
    assert_eq!(storage.summary(table).await.expect("it answers"), Some(summary(table)));
    assert_eq!(storage.record(table).await.expect("it answers"), None);
    // The same id is a different move in another seat, and at another table.
    storage.append(append(table, epoch, 1, &[made("b", 1, "m1")])).await.expect("another seat");
    table_with(&storage, code(2), &[made("a", 0, "m1")]).await;
    let opened = storage.open(table).await.expect("it opens");
    assert_eq!(opened.entries, [made("a", 0, "m1"), made("b", 1, "m1")]);
}

#[tokio::test]
async fn a_job_that_is_refused_does_not_hurt_its_neighbours() {
    let place = Place::new();
    let storage = place.open();
    let mut epochs = Vec::new();
    for number in 0..32 {
        epochs.push(table_with(&storage, code(number), &[made("begin", 0, "m0")]).await);
    }
    // All are sent at once, so that they share commits; every third must be refused, for each
    // reason in turn.
    let sent = (0..32).zip(&epochs).map(|(number, epoch)| {
        let table = code(number);
        let good = append(table, *epoch, 1, &[entry("good")]);
        storage.append(match number % 12 {
            0 => append(table, epoch + 1, 1, &[entry("bad")]),
            3 => append(table, *epoch, 1, &[entry("bad"), made("bad", 0, "m0")]),
            6 => append(code(1_000), *epoch, 1, &[entry("bad")]),
            9 => append(table, *epoch, 7, &[entry("bad")]),
            _ => good,
        })
    });
    let answers = join_all(sent).await;
    for (number, answer) in (0..).zip(answers) {
        let wanted = match number % 12 {
            0 | 9 => Err(StorageError::Fenced),
            3 => Err(StorageError::Repeated),
            6 => Err(StorageError::Missing),
            _ => Ok(()),
        };
        assert_eq!(answer, wanted, "{number}");
        let opened = storage.open(code(number)).await.expect("it opens");
        let mut entries = vec![made("begin", 0, "m0")];
        entries.extend(wanted.is_ok().then(|| entry("good")));
        assert_eq!(opened.entries, entries, "{number}");
    }
}

#[tokio::test]
async fn what_is_missing_and_what_is_taken_is_told() {
    let place = Place::new();
    let storage = place.open();
    let table = code(1);
    assert_eq!(storage.open(table).await, Err(StorageError::Missing));
    assert_eq!(storage.delete(table).await, Err(StorageError::Missing));
    assert_eq!(storage.summary(table).await, Ok(None));
    assert_eq!(storage.record(table).await, Ok(None));
    table_with(&storage, table, &[entry("begin")]).await;
    let again = NewTable { summary: summary(table), entries: vec![entry("other")], record: None };
    assert_eq!(storage.create(again).await, Err(StorageError::Taken));
    assert_eq!(storage.import(summary(table), "record".to_owned()).await, Err(StorageError::Taken));
    assert_eq!(storage.open(table).await.expect("it opens").entries, [entry("begin")]);
}

#[tokio::test]
async fn cards_are_found_by_lobby_person_and_stage() {
    let place = Place::new();
    let storage = place.open();
    let make = |number, stage, listed, touched, person| {
        let summary = TableSummary {
            stage,
            listed,
            touched,
            people: vec![PersonId(person), PersonId(99)],
            ..summary(code(number))
        };
        storage.create(NewTable { summary, entries: vec![entry("begin")], record: None })
    };
    make(1, SummaryStage::Gathering, true, 10, 5).await.expect("made");
    make(2, SummaryStage::Playing, true, 30, 6).await.expect("made");
    make(3, SummaryStage::Playing, false, 20, 5).await.expect("made");
    make(4, SummaryStage::Over, true, 40, 5).await.expect("made");
    let imported =
        TableSummary { stage: SummaryStage::Imported, people: vec![], ..summary(code(5)) };
    storage.import(imported.clone(), "text".to_owned()).await.expect("kept");

    let codes = |summaries: Vec<TableSummary>| {
        summaries.into_iter().map(|summary| summary.table).collect::<Vec<_>>()
    };
    assert_eq!(codes(storage.listed(9).await.expect("listed")), [code(2), code(1)]);
    assert_eq!(codes(storage.listed(1).await.expect("listed")), [code(2)]);
    let of_five = storage.of_person(PersonId(5), 9).await.expect("found");
    assert_eq!(codes(of_five), [code(4), code(3), code(1)]);
    let unfinished = storage.unfinished().await.expect("found");
    assert_eq!(unfinished, [code(1), code(2), code(3)]);
    assert_eq!(storage.summary(code(5)).await.expect("found"), Some(imported));
    assert_eq!(storage.record(code(5)).await.expect("found").as_deref(), Some("text"));
    // A changed summary is found in its new place, with its new people.
    let epoch = storage.lease(code(1)).await.expect("it is taken over");
    let mut over = append(code(1), epoch, 1, &[entry("end")]);
    over.summary = Some(TableSummary {
        stage: SummaryStage::Over,
        touched: 50,
        people: vec![PersonId(6)],
        ..summary(code(1))
    });
    over.record = Some("told".to_owned());
    storage.append(over).await.expect("it is added");
    assert_eq!(codes(storage.listed(9).await.expect("listed")), [code(2)]);
    let of_six = storage.of_person(PersonId(6), 9).await.expect("found");
    assert_eq!(codes(of_six), [code(1), code(2)]);
    assert_eq!(storage.record(code(1)).await.expect("found").as_deref(), Some("told"));
}

#[tokio::test]
async fn old_tables_of_some_stages_are_forgotten() {
    let place = Place::new();
    let storage = place.open();
    // More than are deleted in one portion.
    for number in 0..150 {
        let stage = [SummaryStage::Over, SummaryStage::Gathering, SummaryStage::Playing]
            [number as usize % 3];
        let summary = TableSummary { stage, touched: i64::from(number), ..summary(code(number)) };
        storage
            .create(NewTable { summary, entries: vec![entry("begin")], record: None })
            .await
            .expect("made");
    }
    let deleted = storage.delete_before(148, &[SummaryStage::Over, SummaryStage::Gathering]).await;
    // 0, 3, … 147 and 1, 4, … 145; 148 itself stays.
    assert_eq!(deleted, Ok(50 + 49));
    assert_eq!(storage.unfinished().await.expect("found").len(), 51);
    assert_eq!(storage.summary(code(0)).await, Ok(None));
    assert!(storage.summary(code(148)).await.expect("found").is_some());
}

#[tokio::test]
async fn what_is_deleted_leaves_no_trace_in_the_files() {
    let place = Place::new();
    let storage = place.open();
    let long = "a secret seed ".repeat(2_000);
    let epoch = table_with(&storage, code(1), &[entry(&long)]).await;
    let mut end = append(code(1), epoch, 1, &[made("x", 0, "a secret move")]);
    end.record = Some("a secret record".to_owned());
    storage.append(end).await.expect("it is added");
    table_with(&storage, code(2), &[entry("what stays")]).await;
    let holds = |text: &str| {
        ["munera.db", "munera.db-wal"].iter().any(|name| {
            let bytes = std::fs::read(place.file(name)).unwrap_or_default();
            bytes.windows(text.len()).any(|window| window == text.as_bytes())
        })
    };
    assert!(holds("a secret"), "the search finds what is there");
    storage.delete(code(1)).await.expect("it is deleted");
    assert!(!holds("a secret"));
    assert!(holds("what stays"));
}

#[tokio::test]
async fn a_table_is_created_with_the_entries_that_need_it_or_not_at_all() {
    let place = Place::new();
    let storage = place.open();
    let new = |number: u32| NewTable {
        summary: summary(code(number)),
        entries: vec![entry("opened")],
        record: None,
    };
    storage.create(new(1)).await.expect("made");
    let epoch = storage.lease(code(1)).await.expect("leased");
    let rematch = |sequence, number: u32| Append {
        creates: Some(new(number)),
        ..append(code(1), epoch, sequence, &[entry("rematch")])
    };
    assert_eq!(storage.append(rematch(7, 2)).await, Err(StorageError::Fenced));
    assert_eq!(storage.read(code(2)).await.err(), Some(StorageError::Missing));
    assert_eq!(storage.append(rematch(1, 1)).await, Err(StorageError::Taken));
    assert_eq!(storage.read(code(1)).await.expect("a log").entries.len(), 1);
    storage.append(rematch(1, 2)).await.expect("both");
    assert_eq!(storage.read(code(1)).await.expect("a log").entries.len(), 2);
    assert_eq!(storage.read(code(2)).await.expect("a log").entries.len(), 1);
}
