//! What every answer contains.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::browser::{Answer, Browser};
use crate::server::Server;

/// One answer of each kind.
fn every_kind(server: &Server) -> Vec<(&'static str, StatusCode, Answer)> {
    let browser = || server.browser();
    let long = json!({"name": "a".repeat(70_000)});
    let mut guest = browser();
    guest.put("/api/me", &json!({"name": "Aulus"}));
    let stranger = |mut browser: Browser, cookie: &Browser| {
        browser.cookie.clone_from(&cookie.cookie);
        browser
    };
    let foreign = || browser().without_origin().with("origin", "https://evil.example");
    vec![
        ("alive", StatusCode::OK, browser().get("/healthz")),
        ("not ready", StatusCode::SERVICE_UNAVAILABLE, browser().get("/readyz")),
        ("unknown", StatusCode::OK, browser().get("/api/me")),
        ("description", StatusCode::OK, browser().get("/api/openapi.json")),
        ("played", StatusCode::OK, browser().get("/t/abc")),
        ("nothing", StatusCode::NOT_FOUND, browser().get("/nowhere")),
        ("no route", StatusCode::NOT_FOUND, browser().get("/api/nowhere")),
        ("no method", StatusCode::METHOD_NOT_ALLOWED, browser().delete("/healthz")),
        ("new guest", StatusCode::OK, browser().put("/api/me", &json!({"name": "Brutus"}))),
        ("bad name", StatusCode::BAD_REQUEST, browser().put("/api/me", &json!({"name": ""}))),
        ("no field", StatusCode::BAD_REQUEST, browser().put("/api/me", &json!({}))),
        ("too long", StatusCode::PAYLOAD_TOO_LARGE, browser().put("/api/me", &long)),
        (
            "not JSON",
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            browser().with("content-type", "text/plain").put("/api/me", &json!({"name": "x"})),
        ),
        ("unknown", StatusCode::UNAUTHORIZED, browser().delete("/api/me")),
        (
            "foreign",
            StatusCode::FORBIDDEN,
            stranger(foreign(), &guest).put("/api/me", &json!({"name": "x"})),
        ),
        ("panic", StatusCode::INTERNAL_SERVER_ERROR, browser().get("/broken")),
        ("forgotten", StatusCode::NO_CONTENT, guest.delete("/api/me")),
    ]
}

#[test]
fn every_answer_has_the_headers_that_protect_people() {
    let server = Server::start();
    for (kind, status, answer) in every_kind(&server) {
        assert_eq!(answer.status, status, "{kind}: {answer:?}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{kind}: {name}");
        }
        assert!(answer.header("permissions-policy").contains("camera=()"), "{kind}");
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{kind}: {policy}");
        assert!(policy.contains(&format!("ws://{}", server.address)), "{kind}: {policy}");
        assert!(!policy.contains("unsafe"), "{kind}: {policy}");
        assert_eq!(answer.header("strict-transport-security"), "", "{kind}: this is not https");
        assert_eq!(answer.header("x-request-id").len(), 8, "{kind}");
    }
}

#[test]
fn every_refusal_is_json_of_one_form_and_is_not_cached() {
    let server = Server::start();
    let mut refusals = 0;
    for (kind, status, answer) in every_kind(&server) {
        if !status.is_client_error() && !status.is_server_error() {
            continue;
        }
        refusals += 1;
        assert_eq!(answer.header("content-type"), "application/json", "{kind}");
        assert_eq!(answer.header("cache-control"), "no-store", "{kind}");
        let error = &answer.json()["error"];
        assert!(error["code"].is_string() && error["rule"].is_null(), "{kind}: {error}");
        assert!(error["message"].as_str().is_some_and(|text| text.ends_with('.')), "{kind}");
    }
    assert_eq!(refusals, 11);
}

#[test]
fn answers_of_the_api_are_not_cached() {
    let server = Server::start();
    assert_eq!(server.browser().get("/api/me").header("cache-control"), "no-store");
    assert_eq!(server.browser().get("/t/abc").header("cache-control"), "");
}

#[test]
fn a_refused_method_comes_with_those_that_are_allowed() {
    let server = Server::start();
    let answer = server.browser().send(&Method::PATCH, "/api/me", Some(String::new()));
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    let allowed = answer.header("allow");
    assert!(["GET", "PUT", "DELETE"].iter().all(|method| allowed.contains(method)), "{allowed}");
}

#[test]
fn people_read_errors_in_their_language() {
    let server = Server::start();
    let message = |mut browser: Browser, path: &str| {
        browser.get(path).json()["error"]["message"].as_str().expect("a message").to_owned()
    };
    let nothing = "There is nothing here.";
    assert_eq!(message(server.browser(), "/nowhere"), nothing);
    let russian = || server.browser().with("accept-language", "ru-RU,ru;q=0.9,en;q=0.5");
    assert_eq!(message(russian(), "/nowhere"), "Здесь ничего нет.");
    assert_eq!(message(russian(), "/nowhere?lang=en"), nothing);
    assert_eq!(
        message(server.browser().with("cookie", "lang=ru"), "/nowhere"),
        "Здесь ничего нет."
    );
}

#[test]
fn a_handler_that_breaks_down_harms_no_other_request() {
    let server = Server::start();
    let mut browser = server.browser();
    for _ in 0..3 {
        let answer = browser.get("/broken");
        assert_eq!(answer.code(), "internal");
        assert!(!answer.text.contains("asked to"), "the cause is for the log alone");
    }
    assert_eq!(browser.get("/healthz").status, StatusCode::OK);
}

#[test]
fn below_a_base_path_everything_is_found_there_and_nothing_elsewhere() {
    let server = Server::start_with(|config| {
        config.base_path = "/games/munera".parse().expect("a path");
    });
    let mut browser = server.browser();
    for path in ["/healthz", "/api/me", "/t/abc", "/api/openapi.json"] {
        let below = format!("/games/munera{path}");
        assert_eq!(browser.get(&below).status, StatusCode::OK, "{below}");
        assert_eq!(browser.get(path).status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(browser.get("/games/munera/api/me").header("cache-control"), "no-store");
    let renamed = browser.put("/games/munera/api/me", &json!({"name": "Aulus"}));
    assert!(renamed.header("set-cookie").contains("; Path=/games/munera/;"), "{renamed:?}");
    let document = browser.get("/games/munera/api/openapi.json").json();
    assert_eq!(document["servers"][0]["url"], "/games/munera/");
}

#[test]
fn over_https_cookies_are_secure_and_browsers_are_told_to_stay() {
    let url = "https://games.example.org";
    let server = Server::start_with(|config| {
        config.public_url = Some(url.parse().expect("a URL"));
    });
    let mut browser = server.browser().without_origin().with("origin", url);
    let answer = browser.put("/api/me", &json!({"name": "Aulus"}));
    assert_eq!(answer.status, StatusCode::OK);
    let cookie = answer.header("set-cookie");
    assert!(cookie.split("; ").any(|attribute| attribute == "Secure"), "{cookie}");
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("connect-src 'self' wss://games.example.org;"), "{policy}");
}
