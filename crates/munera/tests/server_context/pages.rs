//! The pages of the web app, for browsers and for other clients.

use std::io::{Read, Write};
use std::path::Path;

use axum::http::StatusCode;

use crate::server::Server;

/// Whether the program was built with the web app.
fn is_built() -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html").exists()
}

const HTML: &str = "text/html; charset=utf-8";

#[test]
fn the_page_is_for_every_client_that_does_not_ask_for_something_else() {
    let server = Server::start();
    let wanted = if is_built() {
        (StatusCode::OK, HTML)
    } else {
        (StatusCode::NOT_FOUND, "application/json")
    };
    for path in ["/", "/new", "/rules/gorus"] {
        for accept in ["*/*", "text/html,*/*;q=0.8", "text/*", "application/json, */*;q=0.1"] {
            let answer = server.browser().with("accept", accept).get(path);
            assert_eq!((answer.status, answer.header("content-type")), wanted, "{path} {accept}");
        }
        let answer = server.browser().with("accept", "application/json").get(path);
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::NOT_FOUND, "not_found"));
    }
}

/// A request as monitors send it: without an `Accept` header.
#[test]
fn the_page_is_for_a_client_that_says_nothing() {
    let server = Server::start();
    let mut stream = server.connect();
    let request =
        format!("GET / HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let wanted = if is_built() { "HTTP/1.1 200 OK" } else { "HTTP/1.1 404 Not Found" };
    assert!(answer.starts_with(wanted), "{answer}");
    assert_eq!(answer.contains("<html"), is_built(), "{answer}");
}

#[test]
fn an_unknown_path_is_a_page_for_browsers_and_json_for_everything_else() {
    let server = Server::start();
    for path in ["/nowhere", "/api/nowhere"] {
        for accept in ["*/*", "application/json"] {
            let answer = server.browser().with("accept", accept).get(path);
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (StatusCode::NOT_FOUND, "not_found")
            );
        }
        let answer = server.browser().with("accept", "text/html").get(path);
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_eq!(answer.header("content-type") == HTML, is_built());
    }
}
