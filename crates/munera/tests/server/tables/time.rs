//! The machine's clock may jump, while the server runs and while it does not.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use munera_guide::wire::TableCommand;
use munera_server::TableClock;
use munera_session::Moment;
use munera_storage::SummaryStage;
use serde_json::{Value, json};
use tokio::time::advance;

use crate::stopped_time::StoppedTime;
use crate::test_server::TestServer;
use crate::visitor::{Shown, Socket, Visitor};

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
const DAY: i64 = 24 * HOUR;

/// The time for a move.
const LIMIT: u32 = 60_000;
const PACE: u64 = 1_000;

/// The clock of a machine, which can be set.
struct Machine(Arc<AtomicI64>);

impl Machine {
    fn new() -> Self {
        Self(Arc::new(AtomicI64::new(50 * 365 * DAY)))
    }

    fn jump(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// The clock of a server that starts now.
    fn start(&self) -> TableClock {
        let shown = Arc::clone(&self.0);
        TableClock::start_by(move || Moment(shown.load(Ordering::Relaxed)))
    }
}

fn against_a_bot() -> Value {
    json!({
        "game": "gorus", "options": {"players": 2}, "start": true,
        "seats": [{"me": {}}, {"bot": "random"}],
        "settings": {"clock": {"kind": "per_move", "seconds": LIMIT / 1000}, "pace_ms": PACE},
    })
}

async fn new_server(machine: &Machine) -> TestServer {
    let folder = tempfile::tempdir().expect("a folder");
    TestServer::with_clock(folder, machine.start()).await
}

/// The next server on the same database. A server that stops waits for some things, so its time
/// must run.
async fn next_server(
    stopped: &mut Option<StoppedTime>,
    server: TestServer,
    machine: &Machine,
    visitor: &mut Visitor,
) -> TestServer {
    *stopped = None;
    let folder = server.stop().await;
    *stopped = Some(StoppedTime::new());
    let server = TestServer::with_clock(folder, machine.start()).await;
    visitor.address = server.address;
    server
}

fn left(shown: &Shown) -> u32 {
    shown.state.clock.as_ref().expect("a clock").seats[0].left
}

/// The table as the seat sees it, once the table has done what is due: it may have been asleep.
async fn look(socket: &mut Socket, table: &str) -> Shown {
    socket.watch(table, Some(0), None).await;
    socket.flush(table).await;
    socket.look(table, Some(0)).await
}

/// Waits until no bot thinks. The time stands still, but bots really think.
async fn until_chosen(server: &TestServer) {
    for _ in 0..100_000 {
        if server.context.metrics.bots.get() == 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("a bot thinks for too long");
}

/// Lets the bot answer as often as it is asked, each time after its pace and no sooner.
async fn until_asked(server: &TestServer, socket: &mut Socket, table: &str) -> Shown {
    loop {
        let shown = look(socket, table).await;
        if shown.request().is_some() {
            return shown;
        }
        assert_eq!(shown.state.awaited, [1]);
        until_chosen(server).await;
        advance(Duration::from_millis(PACE - 1)).await;
        let before = look(socket, table).await;
        assert_eq!(before.version, shown.version, "the bot takes its time");
        advance(Duration::from_millis(1)).await;
        // The answer is due now; it takes a moment to be chosen and stored.
        let mut after = look(socket, table).await;
        for _ in 0..1_000 {
            if after.version > shown.version {
                break;
            }
            after = look(socket, table).await;
        }
        assert!(after.version > shown.version, "the bot does not answer: {:?}", after.state);
    }
}

/// Plays some moves. Each time the seat thinks for seven seconds, and loses only these.
async fn play(server: &TestServer, socket: &mut Socket, table: &str, mut jump: impl FnMut()) {
    for _ in 0..4 {
        let shown = until_asked(server, socket, table).await;
        assert_eq!(left(&shown), LIMIT);
        jump();
        advance(Duration::from_secs(7)).await;
        assert_eq!(left(&look(socket, table).await), LIMIT - 7_000);
        let request = shown.request().expect("a question");
        socket.make_move(table, 0, request, &shown.legal()[0]).await.expect("legal");
        jump();
    }
    until_asked(server, socket, table).await;
}

#[tokio::test(start_paused = true)]
async fn a_jump_of_the_machines_clock_takes_no_time_and_silences_no_bot() {
    let stopped = StoppedTime::new();
    let machine = Machine::new();
    let server = new_server(&machine).await;
    let anna = server.guest("Anna").await;
    let table = anna.open_table(&against_a_bot()).await;
    let mut socket = anna.connect().await;
    let mut jumps = [HOUR, -3 * HOUR, 400 * DAY, -500 * DAY].into_iter().cycle();
    play(&server, &mut socket, &table, || machine.jump(jumps.next().expect("a jump"))).await;
    drop(stopped);
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn between_two_servers_a_jump_of_the_clock_takes_no_time_and_silences_no_bot() {
    let mut stopped = Some(StoppedTime::new());
    let machine = Machine::new();
    let mut server = new_server(&machine).await;
    let mut anna = server.guest("Anna").await;
    let table = anna.open_table(&against_a_bot()).await;
    for jump in [-5 * HOUR, 400 * DAY, -100 * DAY] {
        let mut socket = anna.connect().await;
        play(&server, &mut socket, &table, || {}).await;
        advance(Duration::from_secs(20)).await;
        drop(socket);
        machine.jump(jump);
        server = next_server(&mut stopped, server, &machine, &mut anna).await;
    }
    let mut socket = anna.connect().await;
    play(&server, &mut socket, &table, || {}).await;
    drop(stopped);
    server.stop().await;
}

async fn stage(server: &TestServer, table: &str) -> Option<SummaryStage> {
    let summary = server.context.logs.summary(table.parse().expect("a code")).await;
    summary.expect("it answers").map(|summary| summary.stage)
}

/// Lets minutes pass, and the server do what is due in each of them.
async fn pass_minutes(server: &TestServer, minutes: u32) {
    for _ in 0..minutes {
        advance(Duration::from_mins(1)).await;
        server.context.logs.probe().await.expect("it answers");
    }
}

#[tokio::test(start_paused = true)]
async fn a_jump_ahead_between_two_servers_deletes_nothing_for_an_hour() {
    let mut stopped = Some(StoppedTime::new());
    let machine = Machine::new();
    let server = new_server(&machine).await;
    let mut anna = server.guest("Anna").await;
    let [watched, left_alone] =
        [anna.open_table(&against_a_bot()).await, anna.open_table(&against_a_bot()).await];
    let gathers = json!({"game": "gorus", "options": {"players": 2}});
    let gathering = anna.open_table(&gathers).await;
    let tables = [&watched, &left_alone, &gathering];
    machine.jump(400 * DAY);
    let server = next_server(&mut stopped, server, &machine, &mut anna).await;
    let sweeping = server.tables.clone().keep_sweeping(server.context.shutdown.watch());
    let sweeping = tokio::spawn(sweeping);
    pass_minutes(&server, 59).await;
    // A person who only looks loads the table.
    for table in tables {
        assert_eq!(anna.get(&format!("/api/tables/{table}")).await.status, 200);
    }
    let playing = Some(SummaryStage::Playing);
    assert_eq!(stage(&server, &watched).await, playing);
    assert_eq!(stage(&server, &left_alone).await, playing);
    assert_eq!(stage(&server, &gathering).await, Some(SummaryStage::Gathering));
    // A person who comes back in time plays on; the other tables have waited for too long.
    let mut socket = anna.connect().await;
    socket.look(&watched, Some(0)).await;
    socket.must(&watched, TableCommand::Pause).await;
    drop(socket);
    pass_minutes(&server, 70).await;
    // The tables need a moment to be read and to end.
    for _ in 0..10_000 {
        if stage(&server, &left_alone).await != playing {
            break;
        }
    }
    assert_eq!(stage(&server, &gathering).await, None);
    assert_eq!(stage(&server, &left_alone).await, Some(SummaryStage::Over));
    assert_eq!(stage(&server, &watched).await, playing);
    drop(stopped);
    server.stop().await;
    sweeping.await.expect("it ends with the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_has_the_day_that_it_is_at_the_table() {
    let server = new_server(&Machine::new()).await;
    let anna = server.guest("Anna").await;
    let (table, _socket) = anna.open_and_resign().await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("[Date \"2019.12.20\"]"), "{record}");
    server.stop().await;
}
