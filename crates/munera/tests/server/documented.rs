//! Every refusal that a guard can give at a route is in the description of the API.

use std::net::SocketAddr;

use munera_server::config::BasePath;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::test_server::TestServer;

/// A documented route.
pub(crate) struct Operation {
    pub(crate) method: String,
    pub(crate) path: String,
    description: Value,
}

impl Operation {
    /// Every route of the description.
    pub(crate) fn all() -> Vec<Self> {
        let document = munera_server::document(&BasePath::default());
        let document = serde_json::to_value(document).expect("written");
        let paths = document["paths"].as_object().expect("paths");
        let operations = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods");
            methods.iter().map(|(method, description)| Self {
                method: method.to_uppercase(),
                path: path.clone(),
                description: description.clone(),
            })
        });
        operations.collect()
    }

    /// The path with this in place of its parameters.
    pub(crate) fn path_with(&self, parameter: &str) -> String {
        let is_open = |part: &str| part.starts_with('{');
        let parts = self.path.split('/').map(|part| if is_open(part) { parameter } else { part });
        parts.collect::<Vec<_>>().join("/")
    }

    fn is_documented(&self, status: u16) -> bool {
        self.description["responses"][status.to_string()].is_object()
    }
}

/// A request that some guard refuses at some routes: what is wrong with it, and its parts.
struct Mistake {
    what: &'static str,
    parameter: &'static str,
    query: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

/// One mistake for each guard in front of the routes, and for each reader of their arguments.
fn mistakes(own: &str) -> Vec<Mistake> {
    let browser = || vec![("origin", own.to_owned())];
    let json = || ("content-type", "application/json".to_owned());
    let with = |what, headers: Vec<_>, body: &[u8]| Mistake {
        what,
        parameter: "0000000000000000",
        query: "",
        headers,
        body: body.to_vec(),
    };
    let unknown = format!("Bearer munera_{}", "0".repeat(64));
    let foreign = vec![("origin", "https://evil.example".to_owned()), json()];
    vec![
        with("an unknown token", vec![("authorization", unknown), json()], b"{}"),
        with("no credentials", [browser(), vec![json()]].concat(), b"{}"),
        with("another host's page", foreign, b"{}"),
        with("no JSON", browser(), b"{}"),
        with("broken JSON", [browser(), vec![json()]].concat(), b"{"),
        with("no text", browser(), b"\xff\xfe"),
        with("a wrong field", [browser(), vec![json()]].concat(), b"{\"no_such_field\":1}"),
        with("a long body", [browser(), vec![json()]].concat(), &vec![b' '; (1 << 20) + 9]),
        Mistake { query: "?seat=x&version=x&from=x&count=x", ..with("numbers", browser(), b"") },
        Mistake { query: "?seat=999&count=999", ..with("large numbers", browser(), b"") },
        Mistake { parameter: "%FF", ..with("a path that is no text", browser(), b"") },
    ]
}

/// Sends a request as it is, and gives the status of the answer.
pub(crate) async fn status_of(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&'static str, String)],
    body: &[u8],
) -> u16 {
    let mut head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n",
        body.len()
    );
    for (name, value) in headers {
        head.extend([name, ": ", value, "\r\n"]);
    }
    let request = [format!("{head}\r\n").as_bytes(), body].concat();
    loop {
        let (answer, mut sender) =
            TcpStream::connect(address).await.expect("connected").into_split();
        // The server may answer and close before it has read a body that is too long.
        let request = request.clone();
        let sending = tokio::spawn(async move {
            let _ = sender.write_all(&request).await;
            sender
        });
        let mut line = String::new();
        let read = BufReader::new(answer).read_line(&mut line).await;
        drop(sending.await);
        if read.is_ok_and(|length| length > 0) {
            let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
            return status.unwrap_or_else(|| panic!("{method} {path}: {line:?}"));
        }
        // The network may drop the answer of a connection that was closed with unread bytes.
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_guard_of_every_route_is_documented() {
    let server = TestServer::new().await;
    let own = format!("http://{}", server.address);
    let mut seen = std::collections::BTreeSet::new();
    for operation in Operation::all() {
        for mistake in mistakes(&own) {
            let path = operation.path_with(mistake.parameter) + mistake.query;
            let headers = &mistake.headers;
            let status =
                status_of(server.address, &operation.method, &path, headers, &mistake.body).await;
            assert!(
                operation.is_documented(status),
                "{} {path}: {status} for {}",
                operation.method,
                mistake.what
            );
            seen.insert(status);
        }
        for always in [408, 429, 500] {
            assert!(operation.is_documented(always), "{} {}", operation.method, operation.path);
        }
    }
    for status in [400, 401, 403, 404, 413, 415] {
        assert!(seen.contains(&status), "no mistake leads to {status}");
    }
    assert!(!seen.contains(&500) && !seen.contains(&405), "{seen:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_refused_makes_no_guest() {
    let server = TestServer::new().await;
    let own = format!("http://{}", server.address);
    let mut most = 0;
    for operation in Operation::all().into_iter().filter(|operation| operation.method != "GET") {
        for mistake in mistakes(&own) {
            let path = operation.path_with(mistake.parameter) + mistake.query;
            let headers = &mistake.headers;
            let status =
                status_of(server.address, &operation.method, &path, headers, &mistake.body).await;
            let people = server.people();
            let what = format!("{} {path} with {}", operation.method, mistake.what);
            assert!(status < 400 || people == most, "{what} is refused, and makes a guest");
            most = people;
        }
    }
    let wish =
        |game: &str| serde_json::json!({"game": game, "options": {"players": 2}, "seats": []});
    let stranger = server.stranger();
    assert_eq!(stranger.post("/api/tables", &wish("chess")).await.status, 404);
    let start = serde_json::json!({"id": "a", "command": {"do": "start"}});
    let nowhere = stranger.post("/api/tables/0000000000000000/do", &start).await;
    assert_eq!((nowhere.status, server.people()), (404, most));
    let allowed = stranger.post("/api/tables", &wish("gorus")).await;
    assert_eq!((allowed.status, server.people()), (201, most + 1), "{}", allowed.body);
    server.stop().await;
}
