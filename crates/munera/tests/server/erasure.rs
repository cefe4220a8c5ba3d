//! A person who is forgotten is gone from every answer and from the database.

use std::path::Path;
use std::time::{Duration, Instant};

use munera_engine::verify::{Verdict, verify_text};
use munera_guide::wire::{Speech, TableCommand};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::tables::check_log;
use munera_storage::{Chain, People, Sqlite, SqliteSettings};
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

const NAME: &str = "Zenobia Palmyrena";
const HOT_SEAT_NAME: &str = "Vaballathus Minor";
const WORDS: &str = "Aurelian shall not pass";
const TEXTS: [&str; 3] = [NAME, HOT_SEAT_NAME, WORDS];

fn say(seat: u8, words: &str) -> TableCommand {
    TableCommand::Say { seat, speech: Speech::Words(words.to_owned()) }
}

fn sit(seat: u8) -> TableCommand {
    TableCommand::Sit { seat, name: None, seed: None, also: false }
}

/// What a person leaves behind: a finished game, its rematch, a game that goes on, and an uploaded
/// record.
struct Traces {
    server: TestServer,
    zenobia: Visitor,
    boris: Visitor,
    finished: String,
    rematch: String,
    running: String,
    imported: String,
}

/// Zenobia opens a table at which she plays two seats under two names; Boris sits down.
async fn gather(zenobia: &Visitor, boris: &mut Socket) -> (String, Socket) {
    let wish = json!({
        "game": "gorus", "options": {"players": 3}, "settings": {"listed": true},
        "seats": [{"me": {}}, {"me": {"name": HOT_SEAT_NAME}}],
    });
    let table = zenobia.open_table(&wish).await;
    boris.must(&table, sit(2)).await;
    let mut socket = zenobia.connect().await;
    socket.must(&table, say(0, WORDS)).await;
    socket.must(&table, say(1, WORDS)).await;
    boris.must(&table, say(2, "Salve")).await;
    socket.must(&table, TableCommand::Start).await;
    (table, socket)
}

impl Traces {
    async fn leave() -> Self {
        let server = TestServer::new().await;
        let (zenobia, boris) = (server.guest(NAME).await, server.guest("Boris").await);
        let mut second = boris.connect().await;
        let (finished, mut first) = gather(&zenobia, &mut second).await;
        first.must(&finished, TableCommand::Resign { seat: 0 }).await;
        first.must(&finished, TableCommand::Resign { seat: 1 }).await;
        let again = second.perform(&finished, TableCommand::Rematch { seat: 2 }).await;
        let rematch = again.expect("a rematch").expect("its code");
        let (running, _) = gather(&zenobia, &mut second).await;
        let record = boris.get(&format!("/api/tables/{finished}/record")).await.body;
        assert!(record.contains(NAME) && record.contains(HOT_SEAT_NAME), "{record}");
        let record = format!("[Annotator \"{NAME}\"]\n{record}");
        let taken_in = zenobia.request("POST", "/api/records", Some(record)).await;
        assert_eq!(taken_in.status, 201, "{}", taken_in.body);
        let imported = taken_in.json()["table"].as_str().expect("a code").to_owned();
        Self { server, zenobia, boris, finished, rematch, running, imported }
    }

    fn codes(&self) -> [&str; 4] {
        [&self.finished, &self.rematch, &self.running, &self.imported]
    }

    fn database(&self) -> &Path {
        &self.server.context.config.database
    }

    /// The same after the server was stopped, its database changed, and a server started again.
    async fn restarted(self, change: impl AsyncFnOnce(&Path)) -> Self {
        let folder: TempDir = self.server.stop().await;
        let database = folder.path().join("munera.db");
        // Its last tasks may still hold the storage for a moment.
        let begun = Instant::now();
        while let Err(error) = Sqlite::open(&database, &SqliteSettings::default()) {
            assert!(begun.elapsed() < Duration::from_secs(30), "{error}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        change(&database).await;
        let server = TestServer::in_folder(folder).await;
        let [zenobia, boris] =
            [self.zenobia, self.boris].map(|it| Visitor { address: server.address, ..it });
        Self { server, zenobia, boris, ..self }
    }

    /// Everything that Boris gets to see.
    async fn seen_by_boris(&self) -> String {
        let mut seen = String::new();
        for path in ["/api/me", "/api/me/tables", "/api/tables"] {
            seen += &self.boris.get(path).await.body;
        }
        let mut socket = self.boris.connect().await;
        for code in self.codes() {
            for path in ["", "?seat=2", "/record", "/replay?count=200"] {
                seen += &self.boris.get(&format!("/api/tables/{code}{path}")).await.body;
            }
            if code != self.imported {
                for seat in [None, Some(2)] {
                    socket.look(code, seat).await;
                    socket.watch(code, seat, Some(0)).await;
                }
                socket.flush(code).await;
            }
        }
        seen + &socket.frames.concat()
    }

    /// Which of the texts are anywhere in the files of the database.
    fn in_files(&self) -> Vec<&'static str> {
        let mut bytes = Vec::new();
        for name in ["db", "db-wal"] {
            bytes.extend(std::fs::read(self.database().with_extension(name)).unwrap_or_default());
        }
        let is_there = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
        TEXTS.into_iter().filter(|text| is_there(text)).collect()
    }

    /// Checks that nothing is left of Zenobia, and everything else is.
    async fn nothing_is_left(&self) {
        let seen = self.seen_by_boris().await;
        for text in TEXTS {
            assert!(!seen.contains(text), "{text}: {seen}");
        }
        assert!(seen.contains("Boris") && seen.contains("Salve"), "others stay: {seen}");
        assert_eq!(self.in_files(), [""; 0]);
        for code in [&self.finished, &self.rematch, &self.running] {
            let code: TableCode = code.parse().expect("a code");
            let log = self.server.context.logs.read(code).await.expect("the chain is whole");
            check_log(&Packs::own(), code, &log.entries).expect("a table");
        }
        for code in [&self.finished, &self.imported] {
            let record = self.boris.get(&format!("/api/tables/{code}/record")).await.body;
            assert!(record.contains("[Seat0 \"\"]"), "{record}");
            let verdict = verify_text(&Packs::own(), &record);
            assert!(matches!(verdict, Verdict::Fair { .. }), "{verdict:?}");
        }
    }

    async fn forget_zenobia(&self) {
        assert_eq!(self.in_files(), TEXTS, "otherwise this test finds nothing");
        let forgotten = self.zenobia.request("DELETE", "/api/me", None).await;
        assert_eq!(forgotten.status, 204, "{}", forgotten.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_person_is_gone_from_every_answer_and_from_the_files() {
    let traces = Traces::leave().await;
    let before = traces.seen_by_boris().await;
    assert!(TEXTS.iter().all(|text| before.contains(text)), "otherwise this test finds nothing");
    traces.forget_zenobia().await;
    traces.nothing_is_left().await;
    let traces = traces.restarted(async |_| {}).await;
    traces.nothing_is_left().await;
    traces.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_for_those_who_watch_it_when_a_player_is_forgotten() {
    let traces = Traces::leave().await;
    let mut socket = traces.boris.connect().await;
    let shown = socket.look(&traces.running, Some(2)).await;
    assert_eq!(shown.state.chairs[0].name, NAME);
    socket.flush(&traces.running).await;
    let seen = socket.frames.len();
    traces.forget_zenobia().await;
    // The connected client gets the whole table anew, at the version that it has.
    let anew = socket.find(|message| match message {
        munera_guide::wire::ServerMessage::State { version, state, .. } => {
            Some((*version, state.chairs[0].name.clone()))
        }
        _ => None,
    });
    assert_eq!(anew.await, (shown.version, String::new()));
    socket.must(&traces.running, say(2, "Vale")).await;
    socket.flush(&traces.running).await;
    let later = socket.frames[seen..].concat();
    assert!(later.contains("Vale"), "{later}");
    assert!(TEXTS.iter().all(|text| !later.contains(text)), "{later}");
    // A client that was away gets what it has missed, from the version that it has.
    let mut other = traces.boris.connect().await;
    other.watch(&traces.running, Some(2), Some(shown.version)).await;
    other.flush(&traces.running).await;
    assert!(other.frames.concat().contains("Vale"), "{:?}", other.frames);
    traces.nothing_is_left().await;
    traces.server.stop().await;
}

/// Turns all logs into the form of earlier versions: names and words in the entries.
async fn make_old(database: &Path) {
    let connection = Connection::open(database).expect("opened");
    // As the server itself has it: otherwise this would leave copies of the texts behind.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(())).expect("set");
    let mut tables =
        connection.prepare("SELECT id, code FROM game_table WHERE length > 0").expect("tables");
    let tables: Vec<(i64, [u8; 10])> = tables
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .and_then(Iterator::collect)
        .expect("tables");
    for (id, code) in tables {
        let mut chain = Chain::start(TableCode::from_bytes(code));
        let mut entries = connection
            .prepare(
                "SELECT sequence, bytes, text FROM entry LEFT JOIN personal
                 USING (table_id, sequence) WHERE entry.table_id = ?1 ORDER BY sequence",
            )
            .expect("entries");
        let entries: Vec<(i64, Vec<u8>, Option<String>)> = entries
            .query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .and_then(Iterator::collect)
            .expect("entries");
        for (sequence, bytes, text) in entries {
            let mut line: Value = serde_json::from_slice(&bytes).expect("JSON");
            if let Some(text) = text {
                let fields = line.as_object_mut().expect("an object");
                fields.remove("hash");
                if fields["k"] == "said" {
                    fields.remove("person");
                    fields["speech"]["words"] = json!(text);
                } else {
                    fields.insert("name".to_owned(), json!(text));
                }
            }
            let bytes = line.to_string().into_bytes();
            chain = chain.with(&bytes);
            let statement =
                "UPDATE entry SET bytes = ?3, hash = ?4 WHERE table_id = ?1 AND sequence = ?2";
            connection.execute(statement, params![id, sequence, bytes, chain.0]).expect("written");
        }
        let statement = "UPDATE game_table SET head = ?2 WHERE id = ?1";
        connection.execute(statement, params![id, chain.0]).expect("written");
    }
    connection.execute("DELETE FROM personal", []).expect("deleted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_an_earlier_version_is_rewritten_and_says_so() {
    let traces = Traces::leave().await.restarted(make_old).await;
    let before = traces.seen_by_boris().await;
    assert!(TEXTS.iter().all(|text| before.contains(text)), "an old log is read as ever");
    let code: TableCode = traces.running.parse().expect("a code");
    let old = traces.server.context.logs.read(code).await.expect("read").entries;
    traces.forget_zenobia().await;
    traces.nothing_is_left().await;
    let new = traces.server.context.logs.read(code).await.expect("read").entries;
    assert_eq!(new.len(), old.len(), "versions and numbers stay");
    let first: Value = serde_json::from_slice(&new[0].bytes).expect("JSON");
    assert!(first["rewritten"].is_i64(), "{first}");
    let moves = |entries: &[munera_storage::StoredEntry]| {
        entries.iter().map(|entry| entry.made_by.clone()).collect::<Vec<_>>()
    };
    assert_eq!(moves(&new), moves(&old));
    let mut socket = traces.boris.connect().await;
    socket.must(&traces.running, say(2, "Vale")).await;
    let traces = traces.restarted(async |_| {}).await;
    traces.nothing_is_left().await;
    traces.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_killed_after_forgetting_erases_when_it_starts() {
    for is_old in [false, true] {
        let traces = Traces::leave().await;
        let person = traces.zenobia.person.expect("her number");
        let traces = traces
            .restarted(async |database| {
                if is_old {
                    make_old(database).await;
                }
                let storage = Sqlite::open(database, &SqliteSettings::default());
                storage.expect("opened").forget(person).await.expect("forgotten");
            })
            .await;
        let begun = Instant::now();
        while !traces.in_files().is_empty() {
            let left = traces.in_files();
            assert!(begun.elapsed() < Duration::from_secs(30), "{is_old}: {left:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        traces.nothing_is_left().await;
        traces.server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_person_has_no_chair_at_a_rematch() {
    let server = TestServer::new().await;
    let (zenobia, boris) = (server.guest(NAME).await, server.guest("Boris").await);
    let mut second = boris.connect().await;
    let (table, mut first) = gather(&zenobia, &mut second).await;
    first.must(&table, TableCommand::Resign { seat: 0 }).await;
    first.must(&table, TableCommand::Resign { seat: 1 }).await;
    assert_eq!(zenobia.request("DELETE", "/api/me", None).await.status, 204);
    let again = second.perform(&table, TableCommand::Rematch { seat: 2 }).await;
    let rematch = again.expect("a rematch").expect("its code");
    let chairs = second.look(&rematch, Some(2)).await.state.chairs;
    let names: Vec<&str> = chairs.iter().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["", "", "Boris"]);
    second.must(&rematch, TableCommand::Sit { seat: 0, name: None, seed: None, also: true }).await;
    server.stop().await;
}
