//! A server that is told to stop while it is busy.

use std::time::Duration;

use munera_guide::wire::ClientMessage;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::client_socket::ClientSocket;
use crate::guest::Guest;
use crate::player_pool::PlayerPool;
use crate::process::Process;
use crate::scale::{pick, seed};

/// The shutdown grace of the settings, and some time for the process itself.
const LONGEST_END: Duration = Duration::from_secs(12);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing() {
    let (tables, stops) = pick((12, 3), (100, 50));
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let mut process = Process::start(&database).await;
    let mut player_pool = PlayerPool::new(tables, process.address, seed()).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..stops {
        let guest = Guest::new(process.address).await;
        let mut socket = ClientSocket::connect(&guest, process.address).await.expect("connected");
        socket.send(&ClientMessage::Lobby { on: true }).await.expect("sent");
        sleep(Duration::from_millis(400)).await;
        player_pool.check();
        player_pool.server_address.send_replace(None);
        let ending = tokio::task::spawn_blocking(move || process.terminate());
        let goodbye = socket.find(|_| None::<()>).await.expect_err("it is closed");
        let frame = goodbye.0.expect("with a goodbye");
        // Like a browser: a client that gets a close frame disconnects.
        drop(socket);
        assert_eq!(frame.code, CloseCode::Away);
        let (status, after) = ending.await.expect("no panic");
        assert_eq!(status.code(), Some(0));
        assert!(after < LONGEST_END, "{after:?}");
        slowest = slowest.max(after);
        player_pool.ledger.check(&database);
        process = Process::start(&database).await;
        player_pool.server_address.send_replace(Some(process.address));
    }
    process.kill();
    let figures = player_pool.ledger.figures();
    player_pool.ledger.check(&database);
    player_pool.dismiss().await;
    println!("{stops} stops at {tables} tables at once, {figures}, slowest end {slowest:?}");
    assert!(figures.moves > 0, "there was something to lose");
}
