//! Connections: slow ones, idle ones, too many of them, and how they end.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use tempfile::TempDir;
use tokio::sync::Notify;

use crate::binary::Process;
use crate::server::Server;

/// Reads until the other side closes.
fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    match stream.read_to_end(&mut text) {
        Ok(_) => {}
        // A reset also ends the connection.
        Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the connection was left open: {error}"),
    }
    String::from_utf8(text).expect("answers are text")
}

#[test]
fn a_thousand_slow_connections_are_closed_in_time_and_cost_little() {
    const NUMBER: u64 = 1_000;
    let limit = Duration::from_secs(2);
    let folder = TempDir::new().expect("a temporary folder");
    let flags = ["--header-timeout", "2s", "--connections-per-address", "2000"];
    let mut server = Process::start_with(&folder, &flags);
    let before = server.resident_bytes();
    let begin = Instant::now();
    let mut streams: Vec<TcpStream> = (0..NUMBER)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address).expect("the server listens");
            stream.set_read_timeout(Some(limit * 10)).expect("a timeout can be set");
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ").expect("it listens");
            stream
        })
        .collect();
    // A byte from time to time does not extend the time.
    for stream in &mut streams {
        stream.write_all(b"a").expect("it listens");
    }
    let each = server.resident_bytes().saturating_sub(before) / NUMBER;
    assert!(each < 32 * 1_024, "{each} bytes for each of the slow connections");
    for stream in &mut streams {
        let answer = rest(stream);
        assert!(answer.is_empty() || answer.contains(" 408 "), "{answer}");
    }
    let took = begin.elapsed();
    assert!(took >= limit && took < limit * 6, "{took:?}");
    assert_eq!(server.browser.get("/healthz").status, StatusCode::OK);
    server.end("-TERM");
}

#[test]
fn a_connection_that_says_nothing_is_closed() {
    let server = Server::start_with(|config| config.header_timeout = Duration::from_millis(300));
    assert_eq!(rest(&mut server.connect()), "");
    let mut kept = server.connect();
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").expect("it listens");
    let answer = rest(&mut kept);
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.ends_with("alive\n"), "one answer, and then an end: {answer}");
}

#[test]
fn one_connection_serves_many_requests() {
    let server = Server::start();
    let mut stream = server.connect();
    for _ in 0..3 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").expect("it listens");
        let mut answer = Vec::new();
        let mut byte = [0];
        while !answer.ends_with(b"alive\n") {
            stream.read_exact(&mut byte).expect("it answers");
            answer.push(byte[0]);
        }
    }
    assert_eq!(server.context.metrics.connections.get(), 1);
}

#[test]
fn a_connection_outlives_a_request_that_was_refused_before_its_body_came() {
    let server = Server::start();
    let mut stream = server.connect();
    let head = "POST /api/login HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\n\
                Content-Length: 40\r\n\r\n";
    stream.write_all(head.as_bytes()).expect("it listens");
    // The refusal is already certain, and the server still reads the body.
    let begin = Instant::now();
    while server.context.metrics.connections.get() < 1 {
        assert!(begin.elapsed() < Duration::from_secs(10), "the connection is not accepted");
    }
    stream.write_all(&[b' '; 40]).expect("it listens");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n").expect("it listens");
    let answers = rest(&mut stream);
    assert!(answers.contains("foreign_origin"), "{answers}");
    assert!(answers.ends_with("alive\n"), "{answers}");
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let server = Server::start();
    let mut stream = server.connect();
    let head = format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(40_000));
    // The server may close before it has read everything.
    let _ = stream.write_all(head.as_bytes());
    let answer = rest(&mut stream);
    assert!(answer.is_empty() || answer.contains(" 414 ") || answer.contains(" 431 "), "{answer}");
    assert_eq!(server.browser().get("/healthz").status, StatusCode::OK);
}

#[test]
fn one_address_holds_only_so_many_connections() {
    let server = Server::start_with(|config| {
        config.connections_per_address = 3.try_into().expect("not none");
    });
    let mut held: Vec<TcpStream> = (0..3).map(|_| server.connect()).collect();
    assert_eq!(rest(&mut server.connect()), "", "the fourth is closed at once");
    assert_eq!(server.context.metrics.connections_refused.get(), 1);
    let mut first = held.remove(0);
    first.write_all(b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n").expect("it listens");
    assert!(rest(&mut first).contains("alive"), "those that came in time are served");
    // A closed connection frees its slot as soon as the server has noticed.
    let begin = Instant::now();
    while server.context.metrics.connections.get() > 2 {
        assert!(begin.elapsed() < Duration::from_secs(10), "the place stays taken");
        std::thread::yield_now();
    }
    let mut next = server.connect();
    next.write_all(b"GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n").expect("it listens");
    assert!(rest(&mut next).contains("alive"));
}

#[test]
fn a_trusted_proxy_holds_any_number_of_connections() {
    let server = Server::start_with(|config| {
        config.connections_per_address = 3.try_into().expect("not none");
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
    });
    let held: Vec<TcpStream> = (0..10).map(|_| server.connect()).collect();
    assert_eq!(server.browser().get("/healthz").status, StatusCode::OK);
    drop(held);
}

#[test]
fn a_request_that_is_being_answered_is_answered_before_the_server_stops() {
    let (arrived, go_on) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (told, awaited) = (Arc::clone(&arrived), Arc::clone(&go_on));
    let routes = Router::new().route(
        "/slow",
        get(move || async move {
            told.notify_one();
            awaited.notified().await;
            "done"
        }),
    );
    let mut server = Server::start_around(|_| {}, |_| routes);
    let mut busy = server.connect();
    busy.write_all(b"GET /slow HTTP/1.1\r\nHost: a\r\n\r\n").expect("it listens");
    let mut idle = server.connect();
    server.block_on(arrived.notified());
    server.context.shutdown.begin();
    assert_eq!(rest(&mut idle), "", "what is idle is closed");
    // The server accepts no new connections from now on.
    let begin = Instant::now();
    while TcpStream::connect(server.address).is_ok() {
        assert!(begin.elapsed() < Duration::from_secs(10), "it still listens");
        std::thread::yield_now();
    }
    go_on.notify_one();
    assert!(rest(&mut busy).ends_with("done"));
    server.stop();
}

#[test]
fn a_server_waits_for_connections_no_longer_than_its_grace() {
    let (arrival, arrivals) = std::sync::mpsc::channel();
    let endless = get(async move || {
        arrival.send(()).expect("the test waits");
        std::future::pending::<&'static str>().await
    });
    let routes = Router::new().route("/endless", endless);
    let grace = Duration::from_millis(300);
    let mut server = Server::start_around(|config| config.shutdown_grace = grace, |_| routes);
    let mut stuck = server.connect();
    stuck.write_all(b"GET /endless HTTP/1.1\r\nHost: a\r\n\r\n").expect("it listens");
    arrivals.recv_timeout(Duration::from_secs(10)).expect("the request has arrived");
    let begin = Instant::now();
    server.stop();
    let took = begin.elapsed();
    assert!(took >= grace && took < Duration::from_secs(10), "{took:?}");
    assert_eq!(rest(&mut stuck), "");
}
