//! A panic of the server in the middle of a game: nothing is lost, and all clients are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use munera_guide::wire::{ClientMessage, ServerMessage, TableCommand, Trouble};
use munera_ids::TableCode;
use munera_storage::{
    Answer, Append, Erasure, ErasureDue, Logs, NewTable, PersonId, ReadLog, Sqlite, SummaryStage,
    TableSummary,
};
use serde_json::json;

use crate::test_server::TestServer;
use crate::visitor::against_bots;

/// Logs whose appends make a table's task panic, on demand.
struct Stumbling {
    sqlite: Arc<Sqlite>,
    stumbles: Arc<AtomicBool>,
}

impl Logs for Stumbling {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        assert!(!self.stumbles.load(Ordering::SeqCst), "this is meant to happen");
        self.sqlite.append(append)
    }

    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        self.sqlite.create(table)
    }

    fn lease(&self, table: TableCode) -> Answer<'_, u64> {
        self.sqlite.lease(table)
    }

    fn read(&self, table: TableCode) -> Answer<'_, ReadLog> {
        self.sqlite.read(table)
    }

    fn summary(&self, table: TableCode) -> Answer<'_, Option<TableSummary>> {
        self.sqlite.summary(table)
    }

    fn record(&self, table: TableCode) -> Answer<'_, Option<String>> {
        self.sqlite.record(table)
    }

    fn import(&self, card: TableSummary, record: String) -> Answer<'_, ()> {
        self.sqlite.import(card, record)
    }

    fn listed(&self, most: u32) -> Answer<'_, Vec<TableSummary>> {
        self.sqlite.listed(most)
    }

    fn of_person(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableSummary>> {
        self.sqlite.of_person(person, most)
    }

    fn unfinished(&self) -> Answer<'_, Vec<TableCode>> {
        self.sqlite.unfinished()
    }

    fn newest(&self) -> Answer<'_, Option<i64>> {
        self.sqlite.newest()
    }

    fn delete(&self, table: TableCode) -> Answer<'_, ()> {
        self.sqlite.delete(table)
    }

    fn delete_before(&self, moment: i64, stages: &[SummaryStage]) -> Answer<'_, u64> {
        self.sqlite.delete_before(moment, stages)
    }

    fn keep_attachment(&self, hash: String, text: String) -> Answer<'_, ()> {
        self.sqlite.keep_attachment(hash, text)
    }

    fn attachment(&self, hash: String) -> Answer<'_, Option<String>> {
        self.sqlite.attachment(hash)
    }

    fn erasures_due(&self, most: u32) -> Answer<'_, Vec<ErasureDue>> {
        self.sqlite.erasures_due(most)
    }

    fn erase(&self, erasure: Erasure) -> Answer<'_, ()> {
        self.sqlite.erase(erasure)
    }

    fn finish_erasures(&self) -> Answer<'_, ()> {
        self.sqlite.finish_erasures()
    }

    fn probe(&self) -> Answer<'_, ()> {
        self.sqlite.probe()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_task_panics_tells_its_people_and_is_there_again() {
    let stumbles = Arc::new(AtomicBool::new(false));
    let on_demand = Arc::clone(&stumbles);
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with_logs(
        folder,
        |_| {},
        |sqlite| Arc::new(Stumbling { sqlite, stumbles: on_demand }),
    )
    .await;
    let anna = server.guest("Anna").await;
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 2}))).await;
    let mut socket = anna.connect().await;
    let mut shown = socket.look(&table, Some(0)).await;
    while shown.request().is_none() {
        shown = socket.look(&table, Some(0)).await;
    }
    let (request, choice) = (shown.request().expect("it is asked"), shown.legal()[0].clone());
    let (seat, id) = (0, "m1".to_owned());
    let message = ClientMessage::Move { table: table.clone(), seat, request, id, choice };

    stumbles.store(true, Ordering::SeqCst);
    socket.send(&message).await;
    let told = socket.find(|message| match message {
        ServerMessage::Trouble { trouble, .. } => Some(*trouble),
        ServerMessage::Ack { .. } => panic!("it was acknowledged"),
        _ => None,
    });
    assert_eq!(told.await, Trouble::Quarantined);
    assert_eq!(server.context.metrics.quarantined.get(), 1);

    stumbles.store(false, Ordering::SeqCst);
    let again = socket.look(&table, Some(0)).await;
    assert_eq!(again.request(), Some(request), "nothing has happened");
    socket.send(&message).await;
    assert_eq!(socket.answer("m1").await, Ok(None));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_whose_entry_is_not_stored_leaves_no_table_behind() {
    let stumbles = Arc::new(AtomicBool::new(false));
    let on_demand = Arc::clone(&stumbles);
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with_logs(
        folder,
        |config| config.max_tables = 2.try_into().expect("not zero"),
        |sqlite| Arc::new(Stumbling { sqlite, stumbles: on_demand }),
    )
    .await;
    let anna = server.guest("Anna").await;
    let (table, mut socket) = anna.open_and_resign().await;
    let rematch = || TableCommand::Rematch { seat: 1 };
    let own = async || anna.get("/api/me/tables").await.json().as_array().map(Vec::len);
    for number in 0..3 {
        stumbles.store(true, Ordering::SeqCst);
        let body = json!({"id": format!("rematch-{number}"), "command": rematch()});
        let refused = anna.post(&format!("/api/tables/{table}/do"), &body).await;
        stumbles.store(false, Ordering::SeqCst);
        assert_eq!(refused.status, 503, "{}", refused.body);
        assert_eq!(own().await, Some(1), "no table is left");
    }
    // Nor does one take a place.
    let again = socket.perform(&table, rematch()).await.expect("done").expect("a code");
    assert_eq!(own().await, Some(2));
    assert_eq!(socket.perform(&table, rematch()).await, Ok(Some(again)));
    server.stop().await;
}
