//! Everything that the log of this process contains, and what it must not contain.

use std::io::{self, Write};
use std::sync::{Mutex, Once, PoisonError};

use serde_json::json;

use crate::server::Server;

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Pen;

impl Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Captures the log from now on, at all levels.
pub(crate) fn capture() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(|| Pen)
            .with_ansi(false)
            .init();
    });
}

fn logged() -> String {
    let log = LOG.lock().unwrap_or_else(PoisonError::into_inner);
    String::from_utf8(log.clone()).expect("a log is text")
}

#[test]
fn no_secret_is_ever_logged() {
    let server = Server::start();
    let mut browser = server.browser().with("user-agent", "agent-of-this-test");
    let code = "7zk3m9x2q8v5n1c4";
    browser.get(&format!("/t/{code}?token=query-of-this-test"));
    browser.get(&format!("/nothing/{code}"));
    browser.put("/api/me", &json!({"name": "Nameless-of-Test"}));
    let cookie = browser.cookie.clone().expect("a guest has a cookie");
    let secret = cookie.split_once('=').expect("it has a value").1.to_owned();
    let credentials = json!({"login": "login-of-test", "password": "password-of-this-test"});
    browser.post("/api/account", &credentials);
    let later = browser.cookie.clone().expect("an account has a cookie");
    let later = later.split_once('=').expect("it has a value").1.to_owned();
    let token = browser.post("/api/tokens", &json!({"label": "label-of-this-test"})).json();
    let token = token["token"].as_str().expect("a token").to_owned();
    let mut program = server.browser().with("authorization", &format!("Bearer {token}"));
    program.get("/api/me");
    let mut stranger = server.browser().with("authorization", "Bearer bogus-of-this-test");
    stranger.get("/api/me");
    browser.delete("/api/tokens/label-of-this-test");
    browser
        .post("/api/login", &json!({"login": "login-of-test", "password": "wrong-of-this-test"}));
    browser.post("/api/login", &credentials);
    browser.send(
        &axum::http::Method::PUT,
        "/api/me",
        Some("{\"name\": broken-of-this-test".into()),
    );
    browser.delete("/api/me");
    let log = logged();
    for route in ["/t/{code}", "/api/me", "/api/account", "/api/tokens/{label}", "/api/login"] {
        assert!(
            log.contains(&format!("route=\"{route}\"")),
            "{route} is in the log by its pattern"
        );
    }
    for secret in [
        code,
        "7zk3m9x2",
        &secret,
        &later,
        &token,
        "query-of-this-test",
        "bogus-of-this-test",
        "broken-of-this-test",
        "password-of-this-test",
        "wrong-of-this-test",
        "login-of-test",
        "Nameless-of-Test",
        "label-of-this-test",
        "agent-of-this-test",
    ] {
        let found = log.lines().find(|line| line.contains(secret));
        assert_eq!(found, None, "{secret}");
    }
}

#[test]
fn a_request_has_one_line_with_all_that_is_worth_knowing() {
    let server = Server::start();
    let answer = server.browser().get("/t/4x8v");
    let id = answer.header("x-request-id").to_owned();
    assert_eq!(id.len(), 8, "{id}");
    // The log line is written before the answer.
    let log = logged();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains(&id)).collect();
    let line = lines.iter().find(|line| line.contains("answered")).expect("a line of its own");
    for part in ["method=\"GET\"", "route=\"/t/{code}\"", "status=200", "milliseconds="] {
        assert!(line.contains(part), "{line}");
    }
}
