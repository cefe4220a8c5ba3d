//! Guests: how they are created, named and forgotten.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::server::Server;

#[test]
fn looking_makes_no_guest() {
    let server = Server::start();
    let answer = server.browser().get("/api/me");
    assert_eq!(answer.json(), json!({"person": null, "accounts": true}));
    assert_eq!(answer.header("set-cookie"), "");
}

#[test]
fn a_guest_is_known_by_a_cookie_that_pages_cannot_read() {
    let server = Server::start();
    let mut browser = server.browser();
    let answer = browser.put("/api/me", &json!({"name": "  Aulus "}));
    assert_eq!(answer.json(), json!({"name": "Aulus", "login": null}));
    let cookie = answer.header("set-cookie");
    let (value, attributes) = cookie.split_once("; ").expect("a cookie with attributes");
    let secret = value.strip_prefix("munera_guest=").expect("our cookie");
    assert!(secret.len() == 64 && secret.bytes().all(|digit| digit.is_ascii_hexdigit()));
    let mut attributes: Vec<&str> = attributes.split("; ").collect();
    attributes.sort_unstable();
    assert_eq!(attributes, ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]);
    let known = browser.get("/api/me");
    assert_eq!(known.json()["person"]["name"], "Aulus");
    assert!(known.header("set-cookie").starts_with(value), "the year begins anew");
    assert_eq!(server.browser().get("/api/me").json()["person"], Value::Null);
}

#[test]
fn a_guest_without_a_name_has_a_number_in_their_language() {
    let server = Server::start();
    let name = |language: &str| {
        let mut browser = server.browser().with("accept-language", language);
        // A client that makes an account without having given a name first.
        let account = json!({"login": format!("aulus-{language}"), "password": "correct horse"});
        assert_eq!(browser.post("/api/account", &account).status.as_u16(), 201);
        browser.get("/api/me").json()["person"]["name"].as_str().expect("a name").to_owned()
    };
    for (language, word) in [("en", "Guest "), ("ru", "Гость ")] {
        let name = name(language);
        let digits = name.strip_prefix(word).unwrap_or_else(|| panic!("{name}"));
        assert!(digits.len() == 4 && digits.parse::<u16>().is_ok(), "{name}");
    }
}

#[test]
fn a_new_name_is_seen_at_once_on_every_device() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.put("/api/me", &json!({"name": "Aulus"}));
    let mut tab = server.browser().with_cookie(browser.cookie.clone());
    assert_eq!(tab.get("/api/me").json()["person"]["name"], "Aulus");
    browser.put("/api/me", &json!({"name": "Brutus"}));
    assert_eq!(tab.get("/api/me").json()["person"]["name"], "Brutus");
}

#[test]
fn a_person_who_wants_to_be_forgotten_is() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.put("/api/me", &json!({"name": "Aulus"}));
    let mut tab = server.browser().with_cookie(browser.cookie.clone());
    assert_eq!(tab.get("/api/me").json()["person"]["name"], "Aulus");
    let answer = browser.delete("/api/me");
    assert_eq!(answer.status, StatusCode::NO_CONTENT);
    assert!(answer.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(browser.cookie, None);
    assert_eq!(tab.get("/api/me").json()["person"], Value::Null, "the secret opens nothing now");
    assert_eq!(tab.delete("/api/me").code(), "unauthorized");
}

#[test]
fn one_address_makes_only_so_many_guests() {
    let server = Server::start();
    let name = json!({"name": "Aulus"});
    let made = (0..130).filter(|_| server.browser().put("/api/me", &name).status == StatusCode::OK);
    // In the seconds that this takes, hardly one more is allowed.
    let made = made.count();
    assert!((120..=122).contains(&made), "{made}");
    assert_eq!(server.browser().put("/api/me", &name).code(), "too_many_requests");
    assert_eq!(server.browser().get("/api/me").status, StatusCode::OK, "looking is free");
}

#[test]
fn a_cookie_that_is_not_known_is_as_good_as_none() {
    let server = Server::start();
    for cookie in [format!("munera_guest={}", "0".repeat(64)), "munera_guest=x".to_owned()] {
        let mut browser = server.browser().with_cookie(Some(cookie.clone()));
        assert_eq!(browser.get("/api/me").json()["person"], Value::Null);
        assert_eq!(browser.put("/api/me", &json!({"name": "Aulus"})).status, StatusCode::OK);
        assert_ne!(browser.cookie, Some(cookie), "a new guest has a new secret");
    }
}
