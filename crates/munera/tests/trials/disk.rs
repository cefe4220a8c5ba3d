//! The disk is full, or refuses writes, while tables are played.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use munera_faulty_disk::{FaultyDisk, Refusal};
use munera_guide::wire::{ClientMessage, ServerMessage, Trouble};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::client_socket::ClientSocket;
use crate::guest::{Guest, table_wish};
use crate::player_pool::PlayerPool;
use crate::scale::{pick, seed};
use crate::test_server::{TestServer, generous};

/// A disk that can fail, with a folder for a database on it.
struct Ground {
    disk: FaultyDisk,
    folder: TempDir,
}

impl Ground {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { disk: FaultyDisk::register(), folder }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("munera.db")
    }

    /// A server on the database.
    async fn house(&self) -> TestServer {
        TestServer::start(generous(&self.database()), Some(self.disk.name())).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_while_the_disk_refuses_and_play_goes_on_when_it_recovers() {
    let (tables, rounds) = pick((8, 4), (32, 60));
    let ground = Ground::new();
    let (disk, server) = (&ground.disk, ground.house().await);
    let mut player_pool = PlayerPool::new(tables, server.address, seed()).await;
    for round in 0..rounds {
        sleep(Duration::from_millis(300)).await;
        match round % 3 {
            0 => disk.refuse_writes(Refusal::Full),
            1 => disk.refuse_writes(Refusal::Broken),
            _ => disk.refuse_syncs(),
        }
        // Earlier moves may still be acknowledged: this gives them a moment to arrive.
        sleep(Duration::from_millis(200)).await;
        let before = player_pool.ledger.figures().moves;
        sleep(Duration::from_millis(500)).await;
        let during = player_pool.ledger.figures().moves;
        assert_eq!(during, before, "nothing is acknowledged that cannot be kept");
        disk.heal();
        let mut healing = Duration::ZERO;
        while player_pool.ledger.figures().moves < during + tables {
            player_pool.check();
            assert!(healing < crate::scale::LONGEST_WAIT, "play goes on by itself");
            healing += Duration::from_millis(20);
            sleep(Duration::from_millis(20)).await;
        }
        println!("round {round}: {before} moves before, play goes on after {healing:?}");
    }
    // A client that reconnected after the stop could reach another server at the same address.
    player_pool.server_address.send_replace(None);
    server.stop().await;
    let figures = player_pool.ledger.figures();
    player_pool.ledger.check(&ground.database());
    player_pool.dismiss().await;
    println!("{rounds} times without a disk at {tables} tables, {figures}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_disk_does_not_answer_can_still_be_stopped() {
    let ground = Ground::new();
    let (disk, server) = (&ground.disk, ground.house().await);
    let player_pool = PlayerPool::new(4, server.address, seed()).await;
    sleep(Duration::from_millis(200)).await;
    // Commits are uncertain now, and clients that wait for them get no answer.
    disk.refuse_syncs();
    sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    player_pool.server_address.send_replace(None);
    server.stop().await;
    println!("stopped without a disk after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    player_pool.ledger.check(&ground.database());
    player_pool.dismiss().await;
}

/// A person at a table whose seat is asked something.
struct Seated {
    guest: Guest,
    socket: ClientSocket,
    table: String,
    request: u32,
    legal: String,
}

impl Seated {
    /// Opens a table with a clock, against bots.
    async fn new(server: &TestServer) -> Self {
        let guest = Guest::new(server.address).await;
        let (mut wish, _) = table_wish(0);
        wish["settings"]["clock"] = json!({"kind": "per_move", "seconds": 3_600});
        let table = guest.open_table(server.address, &wish).await.expect("opened");
        let mut socket = ClientSocket::connect(&guest, server.address).await.expect("connected");
        socket.send(&watch(&table)).await.expect("sent");
        let (request, legal) = question(&mut socket).await;
        Self { guest, socket, table, request, legal }
    }

    /// Answers the question with a move that has this id.
    async fn move_as(&mut self, id: &str) {
        let message = ClientMessage::Move {
            table: self.table.clone(),
            seat: 0,
            request: self.request,
            id: id.to_owned(),
            choice: self.legal.clone(),
        };
        self.socket.send(&message).await.expect("sent");
    }

    /// The answer to a move: its id, or the code of the refusal.
    async fn answer(&mut self) -> Result<String, String> {
        let answer = self.socket.find(|message| match message {
            ServerMessage::Ack { id, .. } => Some(Ok(id)),
            ServerMessage::Refused { error, .. } => Some(Err(error.code)),
            _ => None,
        });
        answer.await.expect("answered")
    }

    /// The table as the seat sees it by a request; nothing has changed there.
    async fn look(&self, server: &TestServer) -> Value {
        let path = format!("/api/tables/{}?seat=0", self.table);
        let shown = self.guest.get(server.address, &path).await.expect("answered");
        assert_eq!(shown.status, 200, "{}", shown.body);
        assert_eq!(shown.json()["view"]["legal"][0], json!(self.legal), "nothing has happened");
        shown.json()
    }
}

fn watch(table: &str) -> ClientMessage {
    ClientMessage::Watch { table: table.to_owned(), seat: Some(0), version: None }
}

/// The next question to a seat, and its first legal move.
async fn question(socket: &mut ClientSocket) -> (u32, String) {
    let question = socket.find(|message| {
        let (ServerMessage::State { state, view, .. }
        | ServerMessage::Update { state, view: Some(view), .. }) = message
        else {
            return None;
        };
        Some((state.own?.request?, view.to_json()["legal"][0].as_str()?.to_owned()))
    });
    question.await.expect("it is asked")
}

/// The next trouble that a client is told of.
async fn trouble(socket: &mut ClientSocket) -> Trouble {
    let told = socket.find(|message| match message {
        ServerMessage::Trouble { trouble, .. } => Some(trouble),
        _ => None,
    });
    told.await.expect("told")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_on_a_full_disk_says_so_can_be_looked_at_and_charges_no_time() {
    let ground = Ground::new();
    let (disk, server) = (&ground.disk, ground.house().await);
    let mut seated = Seated::new(&server).await;
    let left = |shown: &Value| shown["state"]["clock"]["seats"][0]["left"].as_u64();
    let before = left(&seated.look(&server).await).expect("a time");

    disk.refuse_writes(Refusal::Full);
    seated.move_as("m1").await;
    assert_eq!(trouble(&mut seated.socket).await, Trouble::Storage);
    assert_eq!(seated.answer().await, Err("storage".to_owned()));
    // Reading and watching still work.
    seated.look(&server).await;
    let mut other = ClientSocket::connect(&seated.guest, server.address).await.expect("connected");
    other.send(&watch(&seated.table)).await.expect("sent");
    assert_eq!(question(&mut other).await, (seated.request, seated.legal.clone()));
    assert_eq!(trouble(&mut other).await, Trouble::Storage);
    // Long enough to be visible on the clock.
    sleep(Duration::from_secs(2)).await;

    disk.heal();
    assert_eq!(trouble(&mut seated.socket).await, Trouble::Over);
    let now = left(&seated.look(&server).await).expect("a time");
    assert!(before - now < 1_500, "of {before} ms {now} are left");
    seated.move_as("m1").await;
    assert_eq!(seated.answer().await, Ok("m1".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_last_write_is_in_doubt_can_be_looked_at() {
    let ground = Ground::new();
    let (disk, server) = (&ground.disk, ground.house().await);
    let mut seated = Seated::new(&server).await;

    disk.refuse_syncs();
    seated.move_as("m1").await;
    assert_eq!(trouble(&mut seated.socket).await, Trouble::Storage);
    seated.look(&server).await;
    let mut other = ClientSocket::connect(&seated.guest, server.address).await.expect("connected");
    other.send(&watch(&seated.table)).await.expect("sent");
    assert_eq!(question(&mut other).await, (seated.request, seated.legal.clone()));
    assert_eq!(trouble(&mut other).await, Trouble::Storage);
    // The same move again waits too: it gets no answer before the first.
    seated.move_as("m1").await;
    seated.look(&server).await;

    disk.heal();
    // The move was refused if its own write failed. It was kept if another write of the server had
    // failed before it, and the move waited until the disk worked again.
    let first = seated.answer().await;
    assert!(first.as_ref().is_ok_and(|id| id == "m1") || first == Err("storage".to_owned()));
    assert_eq!(trouble(&mut other).await, Trouble::Over);
    seated.move_as("m1").await;
    // The second move was refused too, if it arrived before the table knew that the disk works
    // again.
    while seated.answer().await.is_err() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_put_away_can_be_looked_at_on_a_full_disk_and_goes_on_after_it() {
    let ground = Ground::new();
    let (disk, server) = (&ground.disk, ground.house().await);
    let mut seated = Seated::new(&server).await;
    server.stop().await;
    let server = ground.house().await;

    disk.refuse_writes(Refusal::Full);
    seated.look(&server).await;
    // An unknown client may look too.
    let stranger = Guest { cookie: "munera_guest=unknown".to_owned() };
    let path = format!("/api/tables/{}", seated.table);
    assert_eq!(stranger.get(server.address, &path).await.expect("answered").status, 200);
    seated.socket = ClientSocket::connect(&seated.guest, server.address).await.expect("connected");
    seated.socket.send(&watch(&seated.table)).await.expect("sent");
    assert_eq!(question(&mut seated.socket).await, (seated.request, seated.legal.clone()));
    assert_eq!(trouble(&mut seated.socket).await, Trouble::Storage);
    seated.move_as("m1").await;
    assert_eq!(seated.answer().await, Err("storage".to_owned()));

    disk.heal();
    assert_eq!(trouble(&mut seated.socket).await, Trouble::Over);
    seated.move_as("m1").await;
    assert_eq!(seated.answer().await, Ok("m1".to_owned()));
    server.stop().await;
}
