//! Clients that break the rules of the wire, or send nothing at all.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use munera_bots::Generator;
use munera_guide::wire::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client_socket::ClientSocket;
use crate::frames::{BINARY, Bare, TEXT, masked, unmasked};
use crate::guest::{Guest, table_wish};
use crate::scale::{LONGEST_WAIT, pick};
use crate::seat_client::SeatClient;
use crate::test_server::{TestServer, generous};

/// A person who plays both seats of a long game, and measures how long an acknowledgement takes.
struct FastPlayer {
    socket: ClientSocket,
    seats: [SeatClient; 2],
    table: String,
    moves: u32,
    generator: Generator,
}

impl FastPlayer {
    async fn new(guest: &Guest, address: SocketAddr) -> Self {
        // Nine rounds at least, of thirty moves each.
        let wish = json!({
            "game": "gorus", "options": {"players": 2, "target": 9},
            "seats": [{"me": {}}, {"me": {}}], "start": true,
            "settings": {"pace_ms": 0, "spectators": true},
        });
        let table = guest.open_table(address, &wish).await.expect("opened");
        let mut socket = ClientSocket::connect(guest, address).await.expect("connected");
        let seats = [0, 1].map(|seat| SeatClient::new(&table, seat));
        for seat in &seats {
            socket.send(&seat.watch()).await.expect("sent");
        }
        Self { socket, seats, table, moves: 0, generator: Generator::new(1) }
    }

    /// Makes so many moves, one after another, and returns the slowest time without a few outliers.
    async fn play(&mut self, times: usize) -> Duration {
        let mut waits = Vec::new();
        let mut begun = None;
        while waits.len() < times {
            if begun.is_none() && self.make_move().await {
                begun = Some(Instant::now());
            }
            match self.socket.next().await.expect("connected") {
                ServerMessage::Ack { .. } => {
                    waits.extend(begun.take().map(|begun| begun.elapsed()));
                    self.seats.iter_mut().for_each(|seat| seat.pending = None);
                }
                ServerMessage::Refused { error, .. } => panic!("{error:?}"),
                // Each seat takes what is for it.
                message => self.seats.iter_mut().for_each(|seat| seat.take(message.clone())),
            }
        }
        waits.sort();
        waits[times * 9 / 10]
    }

    /// Sends a move of the seat that is asked; returns whether one is.
    async fn make_move(&mut self) -> bool {
        for seat in &mut self.seats {
            let id = format!("m{}", self.moves);
            if let Some(sent) = seat.decide(id, &mut self.generator) {
                self.moves += 1;
                self.socket.send(&seat.message(&sent)).await.expect("sent");
                return true;
            }
        }
        false
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_message_is_answered_with_the_code_that_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::start(generous(&folder.path().join("munera.db")), None).await;
    let guest = Guest::new(server.address).await;
    let mut player = FastPlayer::new(&guest, server.address).await;
    let long = |length: usize| format!("\"{}\"", "x".repeat(length - 2)).into_bytes();
    let deep = format!("{{\"t\":\"ping\",\"id\":{}", "[".repeat(10_000)).into_bytes();
    for (what, frame, expected) in [
        ("broken JSON", masked(TEXT, b"{"), 1007),
        ("no JSON", masked(TEXT, b"hello"), 1007),
        ("an empty text", masked(TEXT, b""), 1007),
        ("arrays nested in a message", masked(TEXT, &deep), 1007),
        ("bytes", masked(BINARY, b"{}"), 1003),
        ("a long message", masked(TEXT, &long(16 * 1024 + 1)), 1009),
        ("a frame that is too long to read", masked(TEXT, &long(64 * 1024 + 1)), 1009),
        ("no UTF-8", masked(TEXT, b"\"\xff\""), 1007),
        ("no mask", unmasked(TEXT, b"{}"), 1002),
        ("an unknown kind", masked(0x83, b"{}"), 1002),
        ("reserved bits", masked(0xf1, b"{}"), 1002),
        ("a ping in pieces", masked(0x09, b"{}"), 1002),
        ("a piece of nothing", masked(0x80, b"{}"), 1002),
    ] {
        let mut bare = Bare::connect(&guest, server.address).await;
        bare.send(&frame).await;
        let (_, code) = bare.read_to_the_end().await;
        assert_eq!(code, Some(expected), "{what}");
    }
    player.play(3).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_a_few_times_and_then_ends_the_connection() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::start(generous(&folder.path().join("munera.db")), None).await;
    let guest = Guest::new(server.address).await;
    let mut bare = Bare::connect(&guest, server.address).await;
    let nested = "[".repeat(10_000);
    for text in ["{}", "7", "null", &nested, "{\"t\":\"dance\"}", "{\"t\":\"watch\",\"seat\":-1}"] {
        for _ in 0..4 {
            bare.send(&masked(TEXT, text.as_bytes())).await;
        }
    }
    let (texts, code) = bare.read_to_the_end().await;
    assert_eq!(code, Some(1008));
    let refused = texts.iter().filter(|text| {
        let message: Value = serde_json::from_str(text).expect("JSON");
        message["t"] == "refused" && message["error"]["code"] == "bad_request"
    });
    assert_eq!(refused.count(), 20, "each was refused until then");

    // Well-formed messages with nonsense in them are refused one by one.
    let mut socket = ClientSocket::connect(&guest, server.address).await.expect("connected");
    let (wish, _) = table_wish(0);
    let table = guest.open_table(server.address, &wish).await.expect("opened");
    for (number, seat) in [0, 1, 7, 8, 63, 64, 200, 255].into_iter().enumerate() {
        let id = format!("n{number}");
        let (table, choice) = (table.clone(), "€".repeat(1_000));
        let request = u32::MAX;
        socket
            .send(&ClientMessage::Move { table, seat, request, id: id.clone(), choice })
            .await
            .expect("sent");
        let refused = socket.find(|message| match message {
            ServerMessage::Refused { id: known, .. } if known == id => Some(()),
            ServerMessage::Ack { .. } => panic!("acknowledged"),
            _ => None,
        });
        refused.await.expect("refused, and not cut off");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_sends_too_much_is_let_go_and_no_other_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = generous(&folder.path().join("munera.db"));
    config.messages_per_second = NonZeroU32::new(30).expect("not zero");
    let server = TestServer::start(config, None).await;
    let guest = Guest::new(server.address).await;
    let mut player = FastPlayer::new(&guest, server.address).await;
    let mut bare = Bare::connect(&guest, server.address).await;
    for number in 0..1_000 {
        let text = format!("{{\"t\":\"ping\",\"id\":\"{number}\"}}");
        bare.send(&masked(TEXT, text.as_bytes())).await;
    }
    player.play(5).await;
    let (texts, code) = bare.read_to_the_end().await;
    assert_eq!(code, Some(1008));
    let pongs = texts.iter().filter(|text| text.contains("\"pong\"")).count();
    assert!((90..1_000).contains(&pongs), "three seconds' worth at once, not {pongs}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_answer_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = generous(&folder.path().join("munera.db"));
    config.socket_ping = Duration::from_millis(100);
    config.socket_silence = Duration::from_millis(600);
    let server = TestServer::start(config, None).await;
    let guest = Guest::new(server.address).await;
    // This client answers, and stays.
    let mut present = ClientSocket::connect(&guest, server.address).await.expect("connected");
    let absent = Bare::connect(&guest, server.address).await;
    let begun = Instant::now();
    let code = tokio::select! {
        gone = present.find(|_| None::<()>) => panic!("a client that answers is not let go: {gone:?}"),
        (_, code) = absent.read_to_the_end() => code,
    };
    assert_eq!(code, Some(1001));
    assert!(begun.elapsed() >= Duration::from_millis(600), "{:?}", begun.elapsed());
    present.send(&ClientMessage::Ping { id: "1".to_owned() }).await.expect("sent");
    let pong = present.find(|message| matches!(message, ServerMessage::Pong { .. }).then_some(()));
    pong.await.expect("answered");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_never_reads_holds_no_other_up_and_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = generous(&folder.path().join("munera.db"));
    config.socket_stuck = Duration::from_secs(1);
    let server = TestServer::start(config, None).await;
    let guest = Guest::new(server.address).await;
    let mut player = FastPlayer::new(&guest, server.address).await;
    let times = pick(60, 100);
    let alone = player.play(times).await;
    let offenders = pick(4, 40);
    let mut deaf = Vec::new();
    for _ in 0..offenders {
        deaf.push(never_read(&guest, server.address, &player.table).await);
    }
    let beside = player.play(times).await;
    println!("90 % of acknowledgements within {alone:?} alone, {beside:?} beside {offenders}");
    let most = alone * 5 + Duration::from_millis(100);
    assert!(beside < most, "{beside:?} beside them, {alone:?} without");
    // The clients that read nothing are gone, and the one that reads is not.
    let begun = Instant::now();
    while server.context.metrics.sockets.get() > 1 {
        assert!(begun.elapsed() < LONGEST_WAIT, "they are let go");
        sleep(Duration::from_millis(20)).await;
    }
    player.play(1).await;
    drop(deaf);
    server.stop().await;
}

/// Connects a client that requests very much and reads none of it.
async fn never_read(
    guest: &Guest,
    address: SocketAddr,
    table: &str,
) -> tokio::task::JoinHandle<()> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4_096).expect("set");
    let mut stream = socket.connect(address).await.expect("connected");
    let head = format!(
        "GET /ws HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        guest.cookie
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("answered");
    assert_eq!(&answer, b"HTTP/1.1 101");
    let watch = format!("{{\"t\":\"watch\",\"table\":\"{table}\",\"seat\":0,\"version\":null}}");
    let frame = masked(TEXT, watch.as_bytes());
    tokio::spawn(async move {
        // More than all buffers in between can hold; sending fails when the server closes.
        for _ in 0..20_000 {
            if stream.write_all(&frame).await.is_err() {
                break;
            }
        }
        // It still reads nothing, and stays until the trial is over.
        std::future::pending::<()>().await;
        drop(stream);
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_heads_of_requests_are_cut_off_while_others_play_on() {
    let count = pick(200, 1_000);
    let header_timeout = Duration::from_secs(1);
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = generous(&folder.path().join("munera.db"));
    config.header_timeout = header_timeout;
    let server = TestServer::start(config, None).await;
    let guest = Guest::new(server.address).await;
    let mut player = FastPlayer::new(&guest, server.address).await;
    let mut slow = JoinSet::new();
    for _ in 0..count {
        slow.spawn(trickle(server.address));
    }
    let beside = player.play(30).await;
    let mut longest = Duration::ZERO;
    while let Some(lasted) = slow.join_next().await {
        longest = longest.max(lasted.expect("no panic"));
    }
    player.play(3).await;
    println!("{count} slow connections lasted {longest:?} at most; acknowledged within {beside:?}");
    assert!(longest < header_timeout * 10, "{longest:?}");
    assert!(beside < Duration::from_secs(2), "{beside:?}");
    server.stop().await;
}

/// Sends the head of a request byte by byte; returns how long the server allowed that.
async fn trickle(address: SocketAddr) -> Duration {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    let begun = Instant::now();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nx-slow: ").await.expect("sent");
    let mut answer = [0; 64];
    loop {
        match timeout(Duration::from_millis(100), stream.read(&mut answer)).await {
            Ok(Ok(0) | Err(_)) => return begun.elapsed(),
            Ok(Ok(_)) => {}
            Err(_) => {
                if stream.write_all(b"x").await.is_err() {
                    return begun.elapsed();
                }
            }
        }
        assert!(begun.elapsed() < LONGEST_WAIT, "it is cut off");
    }
}
