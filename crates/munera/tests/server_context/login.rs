//! Accounts.

use std::time::Instant;

use axum::http::StatusCode;
use munera_ids::TableCode;
use munera_storage::{NewTable, PersonId, StoredEntry, SummaryStage, TableSummary};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::Server;

fn credentials(login: &str, password: &str) -> Value {
    json!({"login": login, "password": password})
}

/// A browser that has just registered the account `aulus`.
fn registered(server: &Server) -> Browser {
    let mut browser = server.browser();
    browser.put("/api/me", &json!({"name": "Aulus"}));
    let made = browser.post("/api/account", &credentials("Aulus", "correct horse"));
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    assert_eq!(made.json(), json!({"name": "Aulus", "login": "aulus"}));
    browser
}

#[test]
fn an_account_is_the_guest_who_made_it() {
    let server = Server::start();
    let mut guest = server.browser();
    guest.put("/api/me", &json!({"name": "Aulus"}));
    let before = guest.cookie.clone();
    guest.post("/api/account", &credentials("aulus", "correct horse"));
    assert_ne!(guest.cookie, before, "the account has a new secret");
    let mut old = server.browser().with_cookie(before);
    assert_eq!(old.get("/api/me").json()["person"], Value::Null);
    let me = guest.get("/api/me").json();
    assert_eq!(me["person"], json!({"name": "Aulus", "login": "aulus"}));
}

#[test]
fn one_logs_in_from_anywhere_and_out_again() {
    let server = Server::start();
    let mut first = registered(&server);
    let mut second = server.browser();
    let answer = second.post("/api/login", &credentials(" AULUS ", "correct horse"));
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.json(), json!({"name": "Aulus", "login": "aulus"}));
    assert!(answer.header("set-cookie").contains("HttpOnly; SameSite=Lax"));
    assert_ne!(first.cookie, second.cookie);
    let stolen = second.cookie.clone();
    assert_eq!(second.post("/api/logout", &json!({})).status, StatusCode::NO_CONTENT);
    assert_eq!(second.cookie, None);
    let mut thief = server.browser().with_cookie(stolen);
    assert_eq!(thief.get("/api/me").json()["person"], Value::Null);
    assert_eq!(first.get("/api/me").json()["person"]["login"], "aulus", "others stay");
}

#[test]
fn the_games_of_the_guest_before_belong_to_the_account_afterwards() {
    let server = Server::start();
    let mut browser = registered(&server);
    let account = person_of(&server, &browser);
    let mut device = server.browser();
    device.put("/api/me", &json!({"name": "Brutus"}));
    let guest = person_of(&server, &device);
    let code = TableCode::from_bytes([7; 10]);
    server.block_on(server.context.logs.create(table_of(code, guest))).expect("a new table");
    let joined = device.post("/api/login", &credentials("aulus", "correct horse"));
    assert_eq!(joined.json()["name"], "Aulus");
    let games = server.block_on(server.context.logs.of_person(account, 10)).expect("it answers");
    assert_eq!(games.iter().map(|summary| summary.table).collect::<Vec<_>>(), [code]);
    // The first device has the name too, although it was recognised before the two were joined.
    assert_eq!(browser.get("/api/me").json()["person"]["name"], "Aulus");
    let secret = hash_of(browser.cookie.as_deref());
    let known = server.block_on(server.context.sessions.find(secret)).expect("it answers");
    assert_eq!(known.expect("known").formerly, [guest]);
}

fn hash_of(cookie: Option<&str>) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    let (_, secret) = cookie.and_then(|cookie| cookie.split_once('=')).expect("a cookie");
    Sha256::digest(secret.as_bytes()).into()
}

fn person_of(server: &Server, browser: &Browser) -> PersonId {
    let found = server.block_on(server.context.sessions.find(hash_of(browser.cookie.as_deref())));
    found.expect("it answers").expect("known").id
}

fn table_of(table: TableCode, person: PersonId) -> NewTable {
    NewTable {
        summary: TableSummary {
            table,
            stage: SummaryStage::Gathering,
            listed: false,
            touched: 1,
            listing: "{}".to_owned(),
            people: vec![person],
        },
        entries: vec![StoredEntry { bytes: b"x".to_vec(), made_by: None, personal: None }],
        record: None,
    }
}

#[test]
fn a_wrong_password_and_an_unknown_login_are_told_alike() {
    let server = Server::start();
    registered(&server);
    let answers = [
        credentials("aulus", "wrong horse"),
        credentials("unknown", "correct horse"),
        credentials("no such login at all", "correct horse"),
    ]
    .map(|tried| server.browser().post("/api/login", &tried));
    for answer in &answers {
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert_eq!(answer.text, answers[0].text);
        assert_eq!(answer.header("set-cookie"), "");
    }
    assert_eq!(answers[0].code(), "wrong_login");
}

#[test]
fn an_unknown_login_takes_as_long_as_a_wrong_password() {
    let server = Server::start();
    registered(&server);
    let time = |login: &str| {
        let begin = Instant::now();
        server.browser().post("/api/login", &credentials(login, "wrong horse"));
        begin.elapsed()
    };
    // In turn, so that other work of the machine slows both.
    let tries: Vec<_> = (0..8).map(|_| (time("aulus"), time("unknown"))).collect();
    let known = tries.iter().map(|(known, _)| *known).min().expect("it was tried");
    let unknown = tries.iter().map(|(_, unknown)| *unknown).min().expect("it was tried");
    // Without the work of hashing a password, it would take a tenth at most.
    assert!(unknown * 3 > known, "{unknown:?} for a login that is not there, else {known:?}");
}

/// A server behind a proxy, so that clients can have any address.
fn behind_a_proxy() -> Server {
    Server::start_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
    })
}

/// A browser at the address with this number.
fn browser_at(server: &Server, number: u8) -> Browser {
    server.browser().with("x-forwarded-for", &format!("198.51.100.{number}"))
}

#[test]
fn a_login_can_be_guessed_at_only_so_often() {
    let server = behind_a_proxy();
    registered(&server);
    let guess = |login: &str, address| {
        browser_at(&server, address).post("/api/login", &credentials(login, "wrong one"))
    };
    for address in [1, 2] {
        for _ in 0..10 {
            assert_eq!(guess("aulus", address).status, StatusCode::UNAUTHORIZED);
        }
        let refused = guess("AULUS", address);
        assert_eq!(refused.code(), "too_many_requests");
        assert!(refused.headers.contains_key("retry-after"));
    }
    for address in 3..9 {
        assert_eq!(guess("aulus", address).code(), "too_many_requests", "all strangers together");
    }
    assert_eq!(guess("brutus", 1).status, StatusCode::UNAUTHORIZED, "others can be tried");
}

#[test]
fn strangers_who_guess_do_not_lock_the_owner_out() {
    let server = behind_a_proxy();
    let mut owner = registered(&server);
    let mut other = browser_at(&server, 200);
    other.post("/api/login", &credentials("aulus", "correct horse"));
    for address in 1..=9 {
        for _ in 0..5 {
            browser_at(&server, address).post("/api/login", &credentials("aulus", "wrong one"));
        }
    }
    let right = credentials("aulus", "correct horse");
    assert_eq!(browser_at(&server, 10).post("/api/login", &right).code(), "too_many_requests");
    for browser in [&mut owner, &mut other] {
        assert_eq!(browser.post("/api/logout", &json!({})).status, StatusCode::NO_CONTENT);
        assert_eq!(browser.cookie, None);
        let answer = browser.post("/api/login", &right);
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    }
    // The password can be changed too, and then only that browser is known.
    let change = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(owner.put("/api/account/password", &change).status, StatusCode::NO_CONTENT);
    let new = credentials("aulus", "battery staple");
    assert_eq!(other.post("/api/login", &new).code(), "too_many_requests");
    assert_eq!(owner.post("/api/login", &new).status, StatusCode::OK);
    // Known browsers cannot guess for ever either.
    let mut codes =
        (0..30).map(|_| owner.post("/api/login", &credentials("aulus", "wrong")).code());
    assert!(codes.any(|code| code == "too_many_requests"));
    // Nothing is left of a person who is forgotten.
    let mut leaving = browser_at(&server, 201);
    leaving.post("/api/account", &credentials("brutus", "correct horse"));
    assert!(leaving.device.is_some());
    assert_eq!(leaving.delete("/api/me").status, StatusCode::NO_CONTENT);
    assert_eq!((leaving.cookie, leaving.device), (None, None));
}

#[test]
fn an_account_needs_a_login_of_its_own_and_a_password() {
    let server = Server::start();
    let mut first = registered(&server);
    let again = first.post("/api/account", &credentials("other", "correct horse"));
    assert_eq!(again.code(), "has_account");
    let code = |login: &str, password: &str| {
        server.browser().post("/api/account", &credentials(login, password)).code()
    };
    assert_eq!(code("aulus", "correct horse"), "login_taken");
    assert_eq!(code("AuLuS", "correct horse"), "login_taken");
    assert_eq!(code("al", "correct horse"), "bad_login");
    assert_eq!(code("а-кириллицей", "correct horse"), "bad_login");
    assert_eq!(code("brutus", "short"), "bad_password");
    assert_eq!(code("brutus", &"x".repeat(129)), "bad_password");
}

#[test]
fn a_new_password_ends_all_other_sessions_and_tokens() {
    let server = Server::start();
    let mut first = registered(&server);
    let mut second = server.browser();
    second.post("/api/login", &credentials("aulus", "correct horse"));
    let token = first.post("/api/tokens", &json!({"label": "bot"})).json();
    let token = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let mut program = server.browser().with("authorization", &token);
    assert_eq!(program.get("/api/me").status, StatusCode::OK);
    assert_eq!(second.get("/api/me").json()["person"]["login"], "aulus");
    let change = |browser: &mut Browser, old: &str, new: &str| {
        browser.put("/api/account/password", &json!({"old": old, "new": new}))
    };
    assert_eq!(change(&mut first, "wrong horse", "battery staple").code(), "wrong_password");
    assert_eq!(change(&mut first, "correct horse", "short").code(), "bad_password");
    assert_eq!(change(&mut server.browser(), "a", "battery staple").code(), "unauthorized");
    let changed = change(&mut first, "correct horse", "battery staple");
    assert_eq!(changed.status, StatusCode::NO_CONTENT);
    assert_eq!(first.get("/api/me").json()["person"]["login"], "aulus");
    assert_eq!(second.get("/api/me").json()["person"], Value::Null);
    assert_eq!(program.get("/api/me").code(), "unauthorized");
    let log_in = |password| server.browser().post("/api/login", &credentials("aulus", password));
    assert_eq!(log_in("correct horse").status, StatusCode::UNAUTHORIZED);
    assert_eq!(log_in("battery staple").status, StatusCode::OK);
}

#[test]
fn a_guest_has_no_password_to_change() {
    let server = Server::start();
    let mut guest = server.browser();
    guest.put("/api/me", &json!({"name": "Aulus"}));
    let change = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(guest.put("/api/account/password", &change).code(), "lacks_account");
}

#[test]
fn a_forgotten_account_is_free_for_others() {
    let server = Server::start();
    let mut browser = registered(&server);
    assert_eq!(browser.delete("/api/me").status, StatusCode::NO_CONTENT);
    let gone = server.browser().post("/api/login", &credentials("aulus", "correct horse"));
    assert_eq!(gone.code(), "wrong_login");
    registered(&server);
}

#[test]
fn a_server_can_do_without_accounts() {
    let server = Server::start_with(|config| config.accounts = false);
    let mut browser = server.browser();
    assert_eq!(browser.get("/api/me").json()["accounts"], false);
    let tried = credentials("aulus", "correct horse");
    assert_eq!(browser.post("/api/account", &tried).code(), "no_accounts");
    assert_eq!(browser.post("/api/login", &tried).code(), "no_accounts");
    assert_eq!(browser.put("/api/me", &json!({"name": "Aulus"})).status, StatusCode::OK);
}
