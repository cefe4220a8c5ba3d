//! Codes of tables: a person with a code may come in, and a code cannot be found by trying.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use munera_guide::wire::{ClientMessage, ServerMessage, TableCommand};
use serde_json::json;

use crate::test_server::TestServer;
use crate::visitor::against_bots;

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Pen;

impl Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Texts in place of a code: one that has the form of a code, and others that have not.
const NO_TABLES: [&str; 6] = [
    "7zk3m9x2q8v5n1c4",
    "7ZK3M9X2Q8V5N1C4",
    "7zk3m9x2q8v5n1c",
    "7zk3m9x2q8v5n1c45",
    "iiiiiiiiiiiiiiii",
    "%D0%B6%D0%B6%D0%B6%D0%B6%D0%B6%D0%B6%D0%B6%D0%B6",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_is_unknown_and_one_that_is_none_are_answered_alike() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let deed = json!({"id": "a", "command": {"do": "start"}}).to_string();
    for (method, rest, body) in [
        ("GET", "", None),
        ("GET", "?seat=0", None),
        ("DELETE", "", None),
        ("POST", "/do", Some(deed)),
        ("GET", "/record", None),
    ] {
        let mut answers = Vec::new();
        for code in NO_TABLES {
            let path = format!("/api/tables/{code}{rest}");
            let answer = anna.request(method, &path, body.clone()).await;
            answers.push((answer.status, answer.body));
        }
        assert_eq!(answers[0].0, 404, "{method} {rest}");
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_answers_alike_for_tables_that_are_unknown_and_that_cannot_be() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let mut socket = anna.connect().await;
    socket.next().await.expect("a welcome");
    let mut answers = Vec::new();
    for code in NO_TABLES {
        let table = code.to_owned();
        let id = "same".to_owned();
        let command = TableCommand::Start;
        socket.watch(code, None, None).await;
        let trouble = socket.next().await.expect("an answer");
        socket.send(&ClientMessage::Do { table: table.clone(), id: id.clone(), command }).await;
        let done = socket.next().await.expect("an answer");
        let choice = "F1".to_owned();
        socket.send(&ClientMessage::Move { table, seat: 0, request: 1, id, choice }).await;
        let moved = socket.next().await.expect("an answer");
        let ServerMessage::Trouble { trouble, .. } = trouble else { panic!("{trouble:?}") };
        answers.push((trouble, done, moved));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(server.tables.loaded(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_listed_is_found_by_its_people_alone_and_logged_by_its_beginning() {
    // The log of the whole process; other tests write into it too.
    let logging = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(|| Pen)
        .with_ansi(false)
        .try_init();
    logging.expect("no other log is started");
    let server = TestServer::new().await;
    let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 3}))).await;
    let mut listed = against_bots("gorus", &json!({"players": 4}));
    listed["settings"] = json!({"listed": true});
    let public = anna.open_table(&listed).await;
    let mut socket = boris.connect().await;
    socket.send(&ClientMessage::Lobby { on: true }).await;
    let lobby = socket.find(|message| match message {
        ServerMessage::Lobby { tables } => Some(tables.clone()),
        _ => None,
    });
    let codes: Vec<String> = lobby.await.into_iter().map(|table| table.table).collect();
    assert_eq!(codes, [public.as_str()]);
    let places = ["/api/tables", "/api/me/tables", "/api/me", "/api/games", "/readyz"];
    for place in places {
        let answer = boris.get(place).await;
        assert_eq!(answer.status, 200, "{place}");
        assert!(!answer.body.contains(&table), "{place}");
    }
    assert!(!server.context.metrics.write().expect("figures").contains(&table));
    assert!(anna.get("/api/me/tables").await.body.contains(&table));
    // Whatever is done with the code, the log contains no more than its beginning.
    let mut at_table = anna.connect().await;
    at_table.watch(&table, Some(0), None).await;
    at_table.flush(&table).await;
    anna.get(&format!("/api/tables/{table}?seat=0")).await;
    anna.get(&format!("/api/tables/{table}/record")).await;
    anna.request("DELETE", &format!("/api/tables/{table}"), None).await;
    server.context.logs.delete(table.parse().expect("a code")).await.expect("deleted");
    let refused = at_table.perform(&table, TableCommand::Resign { seat: 0 }).await;
    assert_eq!(refused, Err("no_table".to_owned()));
    server.stop().await;
    let log = String::from_utf8(LOG.lock().expect("a log").clone()).expect("text");
    assert!(log.contains("answered"), "there is a log");
    assert!(!log.contains(&table), "a whole code is in the log");
}
