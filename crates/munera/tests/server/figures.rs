//! The server's metrics during play.

use serde_json::json;

use crate::playing::play_to_the_end;
use crate::test_server::TestServer;
use crate::visitor::against_bots;

/// The metric of this name: a whole number without labels.
fn figure(server: &TestServer, name: &str) -> u64 {
    let text = server.context.metrics.write().expect("figures");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let line = line.unwrap_or_else(|| panic!("{name} is in {text}"));
    line.trim_end_matches(".0").parse().expect("a whole number")
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_ask_whether_the_server_is_ready_share_one_write() {
    let server = TestServer::new().await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/readyz").await.status, 200);
    let name = "munera_storage_commit_seconds_count";
    let (before, begun) = (figure(&server, name), std::time::Instant::now());
    for _ in 0..60 {
        assert_eq!(stranger.get("/readyz").await.status, 200);
    }
    let writes = figure(&server, name) - before;
    assert!(writes <= begun.elapsed().as_secs() + 1, "{writes} writes");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_figures_tell_of_moves_commits_and_bots() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let before = figure(&server, "munera_storage_commit_seconds_count");
    let table = anna.open_table(&against_bots("gorus", &json!({"players": 3, "target": 1}))).await;
    let mut socket = anna.connect().await;
    play_to_the_end(&mut socket, &table, 0).await;
    let moves = figure(&server, "munera_moves_acknowledged_total");
    assert!(moves >= 10, "a hand's cards at least: {moves}");
    let commits = figure(&server, "munera_storage_commit_seconds_count") - before;
    assert!(commits > moves, "{commits} commits for {moves} moves and those of the bots");
    let batches = figure(&server, "munera_storage_batch_writes_count");
    let writes = figure(&server, "munera_storage_batch_writes_sum");
    assert!(writes >= batches && batches >= commits, "{writes} writes in {batches} batches");
    for (name, expected) in [
        ("munera_storage_errors_total", 0),
        ("munera_bots_thinking", 0),
        ("munera_tables_loaded", 1),
        ("munera_sockets_open", 1),
    ] {
        assert_eq!(figure(&server, name), expected, "{name}");
    }
    server.stop().await;
}
