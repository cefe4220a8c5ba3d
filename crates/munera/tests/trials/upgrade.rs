//! This version plays on with what an older version has stored.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use munera_guide::wire::{ClientMessage, ServerMessage, Trouble};
use munera_protocol::catalog::GameName;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::client_socket::ClientSocket;
use crate::corruption::{long_game, play_a_little, soloist};
use crate::guest::{Guest, table_wish};
use crate::log_file::read_logs;
use crate::player::Player;
use crate::rewriting::{lines, rewrite, tables};
use crate::seat_client::SeatClient;
use crate::test_server::{TestServer, generous};

const LOGIN: &str = "aulus";
const PASSWORD: &str = "panem et circenses";

/// The oldest supported database. The version that first could made it once; it must not be made
/// anew while people may have one like it.
fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/database-1.sql")
}

/// Makes a database with an unfinished game of each kind, a finished one and an account.
async fn make(database: &Path) {
    let server = TestServer::start(generous(database), None).await;
    let guest = Guest::new(server.address).await;
    let account = json!({"login": LOGIN, "password": PASSWORD});
    let answer = guest.request(server.address, "POST", "/api/account", Some(&account)).await;
    assert_eq!(answer.expect("answered").status, 201);
    let guest = Guest::log_in(server.address, LOGIN, PASSWORD).await;
    let mut player = soloist(&guest, &server);
    for game in GameName::ALL {
        let table = player.open_table(&long_game(game.as_str())).await;
        play_a_little(&mut player, &table, 3).await;
    }
    let table = player.open_table(&table_wish(0).0).await;
    player.play(&mut SeatClient::new(&table, 0)).await;
    server.stop().await;
}

/// A database as SQL statements, with readable log lines.
fn dump(connection: &Connection) -> String {
    let texts = |statement: &str| -> Vec<String> {
        let mut statement = connection.prepare(statement).expect("a statement");
        let rows = statement.query_map([], |row| row.get(0)).expect("rows");
        rows.collect::<Result<_, _>>().expect("texts")
    };
    let number = |pragma: &str| -> i64 {
        connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get(0)).expect("a number")
    };
    let mut dump = String::new();
    for pragma in ["application_id", "user_version"] {
        writeln!(dump, "PRAGMA {pragma} = {};", number(pragma)).expect("a string takes all");
    }
    let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'";
    for statement in texts(&format!("{schema} ORDER BY type = 'index', rowid")) {
        writeln!(dump, "{statement};").expect("a string takes all");
    }
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid";
    for table in texts(names) {
        let columns = texts(&format!(
            "SELECT iif(name = 'bytes', '''CAST('' || quote(CAST(bytes AS TEXT)) || '' AS BLOB)''',
                        'quote(\"' || name || '\")')
             FROM pragma_table_info('{table}') ORDER BY cid"
        ));
        let values = columns.join(" || ',' || ");
        for row in texts(&format!("SELECT {values} FROM \"{table}\"")) {
            writeln!(dump, "INSERT INTO {table} VALUES({row});").expect("a string takes all");
        }
    }
    dump
}

/// The stored database in a folder. A game without people for a year is abandoned, so all its times
/// are moved up to now: the database must still be playable in ten years.
fn restore(database: &Path) -> Connection {
    let text = std::fs::read_to_string(fixture()).expect("the fixture is there");
    let connection = Connection::open(database).expect("made");
    // As the server has it: otherwise this would leave copies of names behind.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(())).expect("set");
    connection.execute_batch(&text).expect("the statements of a database");
    let at = |line: &Value| line["at"].as_i64().expect("a time");
    let now = munera_server::now();
    for table in tables(&connection) {
        let last = lines(&connection, table.0).pop().expect("a line");
        let late = now - at(&serde_json::from_slice(&last).expect("JSON"));
        rewrite(&connection, table, |_, line| line["at"] = json!(at(line) + late));
    }
    connection
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_an_older_version_has_kept_are_played_to_their_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    if std::env::var_os("UPDATE_GOLDEN").is_some() && !fixture().exists() {
        let database = folder.path().join("made.db");
        make(&database).await;
        let connection = Connection::open(&database).expect("opened");
        std::fs::create_dir_all(fixture().parent().expect("a folder")).expect("made");
        std::fs::write(fixture(), dump(&connection)).expect("written");
    }
    let database = folder.path().join("munera.db");
    let codes = tables(&restore(&database));
    assert_eq!(codes.len(), 4);
    let server = TestServer::start(generous(&database), None).await;
    let guest = Guest::log_in(server.address, LOGIN, PASSWORD).await;
    let mut player = Player { name: "later".to_owned(), ..soloist(&guest, &server) };
    for (_, code) in codes {
        let table = code.to_string();
        player.play(&mut SeatClient::new(&table, 0)).await;
        player.verify(&table).await;
    }
    assert!(player.moves > 10, "there was something left to play");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_unknown_rules_is_set_aside_with_a_sentence_that_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let connection = restore(&database);
    let known = tables(&connection);
    let ((id, code), sound) = (known[0], known[1].1);
    rewrite(&connection, (id, code), |sequence, line| {
        if sequence == 0 {
            line["rules"] = json!(999);
        }
    });
    let before = lines(&connection, id);
    drop(connection);
    let server = TestServer::start(generous(&database), None).await;
    let guest = Guest::log_in(server.address, LOGIN, PASSWORD).await;
    let answer = guest.get(server.address, &format!("/api/tables/{code}")).await.expect("answered");
    assert_eq!(answer.status, 500, "{}", answer.body);
    assert_eq!(answer.json()["error"]["code"], "other_rules");
    let sentence = answer.json()["error"]["message"].as_str().expect("a sentence").to_owned();
    assert!(sentence.contains("version of the rules"), "{sentence}");
    let mut socket = ClientSocket::connect(&guest, server.address).await.expect("connected");
    let watch = |table: String| ClientMessage::Watch { table, seat: Some(0), version: None };
    socket.send(&watch(code.to_string())).await.expect("sent");
    let told = socket.find(|message| match message {
        ServerMessage::Trouble { trouble, .. } => Some(trouble),
        _ => None,
    });
    assert_eq!(told.await.expect("told"), Trouble::OtherRules);
    socket.send(&watch(sound.to_string())).await.expect("sent");
    let shown = socket.find(|message| matches!(message, ServerMessage::State { .. }).then_some(()));
    shown.await.expect("the others are served");
    let figures = server.context.metrics.write().expect("figures");
    assert!(figures.contains("munera_tables_quarantined 1"), "{figures}");
    server.stop().await;
    let connection = Connection::open(&database).expect("opened");
    assert_eq!(lines(&connection, id), before, "it is left as it is");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_whom_an_older_version_has_named_in_logs_can_be_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let known = tables(&restore(&database)).len();
    let name = b"Visitor";
    let has_name = || {
        let mut bytes = std::fs::read(&database).expect("read");
        bytes.extend(std::fs::read(database.with_extension("db-wal")).unwrap_or_default());
        bytes.windows(name.len()).any(|part| part == name)
    };
    let server = TestServer::start(generous(&database), None).await;
    let guest = Guest::log_in(server.address, LOGIN, PASSWORD).await;
    assert!(has_name(), "otherwise this test finds nothing");
    let forgotten = guest.request(server.address, "DELETE", "/api/me", None).await;
    assert_eq!(forgotten.expect("answered").status, 204);
    assert!(!has_name());
    server.stop().await;
    assert_eq!(read_logs(&database).len(), known, "all chains are whole, and all are tables");
}
