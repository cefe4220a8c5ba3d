//! Refused requests: too many, from another origin, or for something that belongs to another
//! person.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use munera_server::config::Config;
use serde_json::json;

use crate::browser::Browser;
use crate::server::Server;

fn few_requests(config: &mut Config, number: u32) {
    config.requests_per_minute = number.try_into().expect("not none");
}

fn statuses(mut browser: Browser, number: usize) -> Vec<u16> {
    (0..number).map(|_| browser.get("/healthz").status.as_u16()).collect()
}

#[test]
fn too_many_requests_are_refused_and_told_when_to_come_back() {
    let server = Server::start_with(|config| few_requests(config, 3));
    assert_eq!(statuses(server.browser(), 3), [200, 200, 200]);
    let refused = server.browser().get("/healthz");
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.code(), "too_many_requests");
    let after: u64 = refused.header("retry-after").parse().expect("a number of seconds");
    assert!((1..=21).contains(&after), "{after}");
}

#[test]
fn a_client_that_does_not_wait_for_answers_gets_refusals_slowly() {
    const REFUSED: u32 = 6;
    let server = Server::start_with(|config| few_requests(config, 1));
    let mut stream = TcpStream::connect(server.address).expect("connected");
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let begun = Instant::now();
    stream.write_all(request.repeat(1 + REFUSED as usize).as_bytes()).expect("sent");
    let mut answers = String::new();
    let mut buffer = [0; 4_096];
    while answers.matches("too_many_requests").count() < REFUSED as usize {
        let count = stream.read(&mut buffer).expect("read");
        assert!(count > 0, "{answers}");
        answers += &String::from_utf8_lossy(&buffer[..count]);
    }
    // Each of them waits for a tenth of a second.
    assert!(begun.elapsed() >= Duration::from_millis(100) * REFUSED, "{:?}", begun.elapsed());
}

/// It does not matter whether the file exists: tests run without the web app.
#[test]
fn the_lasting_files_of_the_app_are_not_counted() {
    let server = Server::start_with(|config| few_requests(config, 3));
    let mut browser = server.browser();
    for _ in 0..10 {
        assert_ne!(browser.get("/assets/board.js").status, StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(statuses(server.browser(), 4), [200, 200, 200, 429]);
}

#[test]
fn no_client_escapes_the_limit_by_a_header_of_its_own() {
    let server = Server::start_with(|config| few_requests(config, 3));
    let disguised =
        |number: usize| server.browser().with("x-forwarded-for", &format!("198.51.100.{number}"));
    let seen: Vec<u16> = (0..4).flat_map(|number| statuses(disguised(number), 1)).collect();
    assert_eq!(seen, [200, 200, 200, 429]);
}

#[test]
fn behind_a_trusted_proxy_each_client_has_a_limit_of_their_own() {
    let server = Server::start_with(|config| {
        few_requests(config, 3);
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    });
    let client = |line: &str| server.browser().with("x-forwarded-for", line);
    assert_eq!(statuses(client("198.51.100.1"), 4), [200, 200, 200, 429]);
    assert_eq!(statuses(client("198.51.100.2"), 1), [200]);
    // The client wrote the addresses on the left; the proxy has added the last one.
    assert_eq!(statuses(client("203.0.113.77, 198.51.100.1"), 1), [429]);
    assert_eq!(statuses(client("2001:db8::1"), 3), [200, 200, 200]);
    assert_eq!(statuses(client("2001:db8::2"), 1), [429], "a /64 is one client");
    assert_eq!(statuses(client("2001:db8:0:1::2"), 1), [200]);
}

#[test]
fn only_a_trusted_proxy_can_say_that_the_way_is_encrypted() {
    let secure = |trusted: bool| {
        let server = Server::start_with(|config| {
            if trusted {
                config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
            }
        });
        let mut browser = server.browser().with("x-forwarded-proto", "https");
        let answer = browser.put("/api/me", &json!({"name": "Aulus"}));
        answer.header("set-cookie").contains("; Secure")
    };
    assert!(secure(true));
    assert!(!secure(false));
}

#[test]
fn a_page_of_another_host_can_change_nothing() {
    let server = Server::start();
    let mut own = server.browser();
    assert_eq!(own.put("/api/me", &json!({"name": "Aulus"})).status, StatusCode::OK);
    let cookie = || own.cookie.clone();
    let program = || server.browser().without_origin();
    let name = json!({"name": "Mallory"});
    let refused = [
        ("another host", program().with("origin", "https://evil.example").with_cookie(cookie())),
        ("a sandbox", program().with("origin", "null").with_cookie(cookie())),
        ("another site", program().with("sec-fetch-site", "cross-site").with_cookie(cookie())),
        ("a cookie alone", program().with_cookie(cookie())),
        ("another host, without cookie", program().with("origin", "https://evil.example")),
        (
            "a bad token beside the cookie",
            program().with("authorization", "Bearer x").with_cookie(cookie()),
        ),
    ];
    for (kind, mut browser) in refused {
        for answer in [
            browser.put("/api/me", &name),
            browser.post("/api/tokens", &json!({"label": "x"})),
            browser.delete("/api/me"),
        ] {
            let expected = if kind.contains("token") { "unauthorized" } else { "foreign_origin" };
            assert_eq!(answer.code(), expected, "{kind}");
        }
    }
    let kept = own.get("/api/me").json();
    assert_eq!(kept["person"]["name"], "Aulus", "nothing has changed");
    let mut fetching =
        program().with("sec-fetch-site", "same-origin").with_cookie(own.cookie.clone());
    assert_eq!(fetching.put("/api/me", &json!({"name": "Brutus"})).status, StatusCode::OK);
}

#[test]
fn figures_are_for_the_addresses_that_may_read_them() {
    let server = Server::start();
    assert_eq!(server.monitor().get("/metrics").status, StatusCode::OK);
    assert_eq!(server.monitor().get("/api/me").status, StatusCode::NOT_FOUND);
    let mut disguised = server.monitor().with("x-forwarded-for", "127.0.0.1");
    assert_eq!(disguised.get("/metrics").code(), "forbidden", "a proxy that is not known");
    let elsewhere = Server::start_with(|config| {
        config.metrics = vec!["10.0.0.0/8".parse().expect("a network")];
    });
    assert_eq!(elsewhere.monitor().get("/metrics").code(), "forbidden");
    let behind = Server::start_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
    });
    let mut from = behind.monitor().with("x-forwarded-for", "203.0.113.9");
    assert_eq!(from.get("/metrics").code(), "forbidden", "a proxy that is known");
}

#[test]
fn a_proxy_that_says_nothing_shows_no_figures() {
    // Such a proxy forwards to the server's own address, and looks like this machine.
    let server = Server::start();
    for host in ["127.0.0.1:7878", "localhost", "games.example.org"] {
        let mut through = server.browser().with("host", host);
        assert_eq!(through.get("/metrics").status, StatusCode::NOT_FOUND, "{host}");
    }
}

#[test]
fn figures_count_what_happens() {
    let server = Server::start_with(|config| few_requests(config, 4));
    let mut browser = server.browser();
    browser.get("/t/abc");
    browser.get("/t/def");
    browser.get("/nowhere");
    let text = server.monitor().get("/metrics").text;
    let line = |start: &str| {
        let line = text.lines().find(|line| line.starts_with(start));
        line.unwrap_or_else(|| panic!("{start} is not in {text}"))
            .rsplit(' ')
            .next()
            .map(str::to_owned)
    };
    let requests = "munera_http_requests_total";
    let counted = format!("{requests}{{route=\"/t/{{code}}\",method=\"GET\",status=\"200\"}}");
    assert_eq!(line(&counted).as_deref(), Some("2"));
    let unmatched = format!("{requests}{{route=\"(none)\",method=\"GET\",status=\"404\"}}");
    assert_eq!(line(&unmatched).as_deref(), Some("1"));
    assert_eq!(line("munera_connections_open").as_deref(), Some("2"), "the monitor has one too");
    assert!(line("munera_http_request_duration_seconds_count").is_some());
    let memory = line("process_resident_memory_bytes").and_then(|bytes| bytes.parse().ok());
    assert!(memory.is_some_and(|bytes: u64| bytes > 1 << 20), "{memory:?}");
    for name in [
        "munera_sockets_open",
        "munera_tables_loaded",
        "munera_tables_quarantined",
        "munera_moves_acknowledged_total",
        "munera_move_acknowledgement_seconds_count",
        "munera_storage_batch_writes_count",
        "munera_storage_commit_seconds_count",
        "munera_storage_errors_total",
        "munera_bots_thinking",
        "munera_rate_limited_total",
    ] {
        assert_eq!(line(name).as_deref(), Some("0"), "{name}");
    }
    assert_eq!(browser.get("/t/abc").status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(server.context.metrics.rate_limited.get(), 1);
}

#[test]
fn a_server_is_ready_when_its_tables_are_awake_and_until_it_stops() {
    let server = Server::start();
    let mut browser = server.browser();
    assert_eq!(browser.get("/readyz").code(), "unavailable");
    server.context.readiness.set();
    assert_eq!(browser.get("/readyz").status, StatusCode::OK);
}
