//! Tokens, which identify programs.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::Server;

fn guest(server: &Server) -> Browser {
    let mut browser = server.browser();
    browser.put("/api/me", &json!({"name": "Aulus"}));
    browser
}

fn make(browser: &mut Browser, label: &str) -> String {
    let made = browser.post("/api/tokens", &json!({"label": label}));
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    made.json()["token"].as_str().expect("a token").to_owned()
}

fn program(server: &Server, token: &str) -> Browser {
    server.browser().without_origin().with("authorization", &format!("Bearer {token}"))
}

#[test]
fn a_program_is_the_person_who_made_its_token() {
    let server = Server::start();
    let mut browser = guest(&server);
    let token = make(&mut browser, "my bot");
    assert!(token.starts_with("munera_") && token.len() == 71, "{token}");
    let mut program = program(&server, &token);
    let me = program.get("/api/me");
    assert_eq!(me.json()["person"]["name"], "Aulus");
    assert_eq!(me.header("set-cookie"), "", "programs have no cookies");
    let renamed = program.put("/api/me", &json!({"name": "Brutus"}));
    assert_eq!(renamed.status, StatusCode::OK, "it need not say where it comes from");
    assert_eq!(browser.get("/api/me").json()["person"]["name"], "Brutus");
}

#[test]
fn a_token_is_shown_once_and_listed_without_itself() {
    let server = Server::start();
    let mut browser = guest(&server);
    assert_eq!(browser.get("/api/tokens").json(), json!([]));
    let token = make(&mut browser, "my bot");
    let listed = browser.get("/api/tokens");
    assert!(!listed.text.contains(&token));
    assert_eq!(listed.json()[0]["label"], "my bot");
    assert!(listed.json()[0]["used"].is_i64());
}

#[test]
fn a_program_cannot_take_a_person_over() {
    let server = Server::start();
    let token = make(&mut guest(&server), "bot");
    let mut program = program(&server, &token);
    let credentials = json!({"login": "aulus", "password": "correct horse"});
    for answer in [
        program.post("/api/tokens", &json!({"label": "another"})),
        program.get("/api/tokens"),
        program.delete("/api/tokens/bot"),
        program.delete("/api/me"),
        program.post("/api/account", &credentials),
        program.post("/api/login", &credentials),
        program.post("/api/logout", &json!({})),
        program.put("/api/account/password", &json!({"old": "a", "new": "b"})),
    ] {
        assert_eq!(answer.code(), "not_by_token");
    }
}

#[test]
fn an_account_ends_the_tokens_and_other_browsers_of_its_guest() {
    let server = Server::start();
    let mut browser = guest(&server);
    let token = make(&mut browser, "bot");
    let mut other = server.browser().with_cookie(browser.cookie.clone());
    let mut program = program(&server, &token);
    assert_eq!(program.get("/api/me").json()["person"]["name"], "Aulus");
    assert_eq!(other.get("/api/me").json()["person"]["name"], "Aulus");
    let credentials = json!({"login": "aulus", "password": "correct horse"});
    assert_eq!(browser.post("/api/account", &credentials).status, StatusCode::CREATED);
    assert_eq!(program.get("/api/me").code(), "unauthorized");
    assert_eq!(other.get("/api/me").json()["person"], Value::Null);
    assert_eq!(browser.get("/api/me").json()["person"]["login"], "aulus");
    assert_eq!(browser.get("/api/tokens").json(), json!([]));
}

#[test]
fn a_withdrawn_token_is_not_known() {
    let server = Server::start();
    let mut browser = guest(&server);
    let (first, second) = (make(&mut browser, "a/b é"), make(&mut browser, "two"));
    assert_eq!(program(&server, &first).get("/api/me").status, StatusCode::OK);
    let withdrawn = browser.delete("/api/tokens/a%2Fb%20%C3%A9");
    assert_eq!(withdrawn.status, StatusCode::NO_CONTENT);
    assert_eq!(program(&server, &first).get("/api/me").code(), "unauthorized");
    assert_eq!(program(&server, &second).get("/api/me").status, StatusCode::OK);
    assert_eq!(browser.delete("/api/tokens/a%2Fb%20%C3%A9").code(), "not_found");
}

#[test]
fn labels_are_plain_and_differ_and_there_are_not_too_many() {
    let server = Server::start();
    let mut browser = guest(&server);
    let mut code = |label: &str| browser.post("/api/tokens", &json!({"label": label}));
    assert_eq!(code("").code(), "bad_label");
    assert_eq!(code("a\nb").code(), "bad_label");
    assert_eq!(code(&"a".repeat(41)).code(), "bad_label");
    assert_eq!(code("one").status, StatusCode::CREATED);
    assert_eq!(code(" one ").code(), "label_taken");
    for number in 1..20 {
        assert_eq!(code(&format!("bot {number}")).status, StatusCode::CREATED);
    }
    assert_eq!(code("one too many").code(), "too_many_tokens");
}

#[test]
fn cookies_are_no_tokens_and_tokens_no_cookies() {
    let server = Server::start();
    let mut browser = guest(&server);
    let token = make(&mut browser, "bot");
    let cookie = browser.cookie.clone().expect("a guest has a cookie");
    let secret = cookie.split_once('=').expect("it has a value").1;
    assert_eq!(program(&server, secret).get("/api/me").code(), "unauthorized");
    let mut disguised = server.browser().with_cookie(Some(format!("munera_guest={token}")));
    assert_eq!(disguised.get("/api/me").json()["person"], Value::Null);
    let mut both = program(&server, "munera_").with_cookie(Some(cookie));
    assert_eq!(both.get("/api/me").code(), "unauthorized", "the cookie is not looked at then");
}
