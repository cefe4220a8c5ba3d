//! The server's metrics during play.

use serde_json::json;

use crate::playing::play_to_the_end;
use crate::test_server::TestServer;
use crate::visitor::{Visitor, against_bots};

/// The metric of this name: a whole number without labels.
async fn figure(visitor: &Visitor, name: &str) -> u64 {
    let text = visitor.get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let line = line.unwrap_or_else(|| panic!("{name} is in {text}"));
    line.trim_end_matches(".0").parse().expect("a whole number")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_figures_tell_of_moves_commits_and_bots() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let before = figure(&anna, "munera_storage_commit_seconds_count").await;
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 3, "target": 1}))).await;
    let mut socket = anna.connect().await;
    play_to_the_end(&mut socket, &table, 0).await;
    let moves = figure(&anna, "munera_moves_acknowledged_total").await;
    assert!(moves >= 10, "a hand's cards at least: {moves}");
    let commits = figure(&anna, "munera_storage_commit_seconds_count").await - before;
    assert!(commits > moves, "{commits} commits for {moves} moves and those of the bots");
    let batches = figure(&anna, "munera_storage_batch_writes_count").await;
    let writes = figure(&anna, "munera_storage_batch_writes_sum").await;
    assert!(writes >= batches && batches >= commits, "{writes} writes in {batches} batches");
    for (name, expected) in [
        ("munera_storage_errors_total", 0),
        ("munera_bots_thinking", 0),
        ("munera_tables_loaded", 1),
        ("munera_sockets_open", 1),
    ] {
        assert_eq!(figure(&anna, name).await, expected, "{name}");
    }
    server.stop().await;
}
