//! Loading many tables at once.

use std::time::Duration;

use munera_rules::Game;
use munera_rules::gorus::{Options, SmallGorus};
use munera_storage::PersonId;
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::program::Program;
use crate::story::{Story, events_until};
use crate::test_server::TestServer;

/// A table with a long past.
async fn long_table(server: &TestServer, host: PersonId) -> String {
    let game = SmallGorus::with_options(Options { target: Some(9), ..Options::new(2) });
    let game = game.expect("options");
    let events = (0..).find_map(|seed| events_until(&game, seed, |_, events| events.len() > 150));
    let story = Story::new(&game, &json!({}), host).sat(0, host, "Anna").sat(1, host, "Anna");
    server.keep(story.played(&game, &events.expect("a long game"))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_requests_do_not_wait_while_many_tables_are_loaded() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(long_table(&server, anna.person.expect("a person")).await);
    }
    let looking = tables.iter().map(|table| {
        let (anna, path) = (anna.clone(), format!("/api/tables/{table}?seat=0"));
        tokio::spawn(async move { anna.get(&path).await.status })
    });
    let looking: Vec<_> = looking.collect();
    let (mut longest, begun) = (Duration::ZERO, Instant::now());
    while server.tables.loaded() < 40 {
        assert!(begun.elapsed() < Duration::from_secs(50), "all are loaded");
        let asked = Instant::now();
        // A task that other tasks keep from running would come back late.
        sleep(Duration::from_millis(2)).await;
        longest = longest.max(asked.elapsed());
    }
    let took = begun.elapsed();
    for look in looking {
        assert_eq!(look.await.expect("no panic"), 200);
    }
    assert!(longest < Duration::from_millis(250).max(took / 8), "{longest:?} of {took:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn few_tables_stay_loaded_that_no_client_watches() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]});
    let mut socket = anna.connect().await;
    let watched = anna.open_table(&wish).await;
    socket.look(&watched, None).await;
    for _ in 0..230 {
        let table = anna.open_table(&wish).await;
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 200);
    }
    let begun = Instant::now();
    while server.tables.loaded() > 201 {
        assert!(begun.elapsed() < Duration::from_secs(20), "{} are loaded", server.tables.loaded());
        sleep(Duration::from_millis(10)).await;
    }
    assert!(server.tables.has_loaded(watched.parse().expect("a code")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_listens_pays_for_the_tables_that_are_loaded() {
    let folder = tempfile::tempdir().expect("a folder");
    let many = 40.try_into().expect("not zero");
    let server = TestServer::with(folder, |config| config.requests_per_minute = many).await;
    let anna = server.guest("Anna").await;
    let host = anna.person.expect("a person");
    let game = SmallGorus::with_options(Options::new(2)).expect("options");
    for _ in 0..60 {
        server.keep(Story::new(&game, &json!({}), host).sat(0, host, "Anna")).await;
    }
    let program = Program::of(&anna, "mine").await;
    let refused = program.stream("/api/bot/events").await.err().map(|answer| answer.status);
    assert_eq!(refused, Some(429));
    assert!(server.tables.loaded() <= 40, "{} are loaded", server.tables.loaded());
    server.stop().await;
}
