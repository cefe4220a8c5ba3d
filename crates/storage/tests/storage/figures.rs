//! Figures: how writes share commits, how fast the storage is, how quickly a server starts.

use std::time::Instant;

use futures_util::future::join_all;
use munera_faulty_disk::FaultyDisk;
use munera_storage::{Logs, NewTable, SummaryStage, TableSummary};

use crate::support::{Place, append, code, entry, made, on, summary, table_with};

#[tokio::test]
async fn appends_that_come_together_share_a_sync() {
    let place = Place::new();
    let disk = FaultyDisk::register();
    let storage = on(&place, &disk);
    let mut epochs = Vec::new();
    for number in 0..256 {
        epochs.push(table_with(&storage, code(number), &[entry("begin")]).await);
    }
    // A single write has its own commit.
    let before = disk.syncs();
    storage.append(append(code(0), epochs[0], 1, &[entry("alone")])).await.expect("it is added");
    assert!(disk.syncs() > before);

    let before = disk.syncs();
    let begin = Instant::now();
    for turn in 2..18 {
        let sent = (0..).zip(&epochs).map(|(number, epoch)| {
            let sequence = if number == 0 { turn } else { turn - 1 };
            let entry = made("a move of some forty bytes, as they are", 0, &turn.to_string());
            storage.append(append(code(number), *epoch, sequence, &[entry]))
        });
        let answers = join_all(sent).await;
        assert!(answers.iter().all(Result::is_ok));
    }
    let (appends, syncs) = (16 * 256, disk.syncs() - before);
    let per_second = f64::from(appends) / begin.elapsed().as_secs_f64();
    eprintln!("{appends} appends, {syncs} syncs, {per_second:.0} appends a second");
    assert!(syncs < u64::from(appends as u32) / 4, "{syncs} syncs");
}

#[tokio::test]
async fn ten_thousand_finished_tables_do_not_delay_a_server() {
    let place = Place::new();
    let storage = place.open();
    for portion in 0..40 {
        let made = (0..250).map(|number| {
            let number = portion * 250 + number;
            let stage =
                if number % 1_000 == 0 { SummaryStage::Playing } else { SummaryStage::Over };
            let entries = (0..20).map(|entry| made("a move of some bytes", 0, &entry.to_string()));
            let summary = TableSummary { stage, ..summary(code(number)) };
            storage.create(NewTable { summary, entries: entries.collect(), record: None })
        });
        assert!(join_all(made).await.iter().all(Result::is_ok));
    }
    drop(storage);
    let begin = Instant::now();
    let unfinished = place.open().unfinished().await.expect("it answers");
    let elapsed = begin.elapsed();
    eprintln!("opening and finding {} of 10,000 tables: {elapsed:?}", unfinished.len());
    assert_eq!(unfinished.len(), 10);
    assert!(elapsed.as_millis() < 100, "{elapsed:?}");
}
