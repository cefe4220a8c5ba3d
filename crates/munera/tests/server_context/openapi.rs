//! The API does what its `OpenAPI` document says.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Map, Value, json};

use crate::browser::{Answer, Browser};
use crate::server::Server;

/// Follows a reference within the document.
fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(reference) => {
            let found = document.pointer(reference.trim_start_matches('#'));
            found.unwrap_or_else(|| panic!("{reference} leads nowhere"))
        }
        None => schema,
    }
}

/// Checks that a value has the form of a schema, as far as types and fields go.
fn check(document: &Value, schema: &Value, value: &Value, place: &str) {
    let schema = resolve(document, schema);
    if let Some(choices) = schema["oneOf"].as_array() {
        let is_null = |choice: &Value| choice["type"] == "null";
        let choice = choices.iter().find(|choice| is_null(choice) == value.is_null());
        let choice = choice.unwrap_or_else(|| panic!("{place}: {value} is none of {choices:?}"));
        return check(document, choice, value, place);
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => vec![],
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(kinds.contains(&kind), "{place}: {value} should be {kinds:?}");
    for required in schema["required"].as_array().into_iter().flatten() {
        let name = required.as_str().expect("a name");
        assert!(value.get(name).is_some(), "{place}: there is no {name} in {value}");
    }
    for (name, inner) in value.as_object().into_iter().flatten() {
        let field = &schema["properties"][name];
        assert!(!field.is_null(), "{place}: {name} is not documented");
        check(document, field, inner, &format!("{place}.{name}"));
    }
    for item in value.as_array().into_iter().flatten() {
        check(document, &schema["items"], item, &format!("{place}[]"));
    }
}

/// A body with all required fields, with valid values.
fn sensible_body(document: &Value, path: &str, operation: &Value) -> Option<Value> {
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    let schema = resolve(document, schema);
    let required = schema["required"].as_array()?;
    let fields = required.iter().map(|name| {
        let name = name.as_str().expect("a name").to_owned();
        let value = match name.as_str() {
            "login" if path == "/api/account" => json!("a-new-login"),
            "login" => json!("aulus"),
            // The new password is the old one, so that later logins still work.
            "password" | "old" | "new" => json!("correct horse"),
            "name" | "label" => json!("Aulus"),
            other => panic!("{other} is new: say what would be sensible"),
        };
        (name, value)
    });
    Some(Value::Object(fields.collect::<Map<_, _>>()))
}

/// Checks an answer against the documentation of its status.
fn check_answer(document: &Value, operation: &Value, answer: &Answer, place: &str) {
    let status = answer.status.as_u16().to_string();
    let documented = &operation["responses"][&status];
    assert!(!documented.is_null(), "{place}: {status} is not documented: {answer:?}");
    let Some(content) = documented["content"].as_object() else {
        assert_eq!(answer.text, "", "{place}: {status} has no body");
        return;
    };
    let (kind, content) = content.iter().next().expect("a kind of content");
    if kind == "application/json" {
        check(document, &content["schema"], &answer.json(), place);
    }
}

#[test]
fn every_documented_route_answers_every_role_as_documented() {
    let server = Server::start();
    server.context.readiness.set();
    let document = server.browser().get("/api/openapi.json").json();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut calls = 0;
    let aulus = json!({"login": "aulus", "password": "correct horse"});
    assert_eq!(server.browser().post("/api/account", &aulus).status.as_u16(), 201);
    for (path, item) in document["paths"].as_object().expect("there are paths") {
        for (method, operation) in item.as_object().expect("there are methods") {
            // This server has no tables: the routes of tables are tested where there are some.
            let is_of_the_shell = |tag: &Value| tag == "people" || tag == "health";
            let tags = operation["tags"].as_array();
            if !tags.is_some_and(|tags| tags.iter().any(is_of_the_shell)) {
                continue;
            }
            let method: Method = method.to_uppercase().parse().expect("a method");
            let path = path.replace("{label}", "Aulus");
            let sensible = sensible_body(&document, &path, operation).map(|body| body.to_string());
            let foolish = sensible.as_ref().map(|_| "{\"name\": 3}".to_owned());
            for (who, mut browser) in every_role(&server, calls) {
                for body in [&foolish, &sensible] {
                    let answer = browser.send(&method, &path, body.clone());
                    let place = format!("{method} {path} by {who}");
                    check_answer(&document, operation, &answer, &place);
                    seen.insert(format!("{method} {path} {}", answer.status.as_u16()));
                    calls += 1;
                }
            }
            let succeeded = format!("{method} {path} 2");
            assert!(
                seen.iter().any(|seen| seen.starts_with(&succeeded)),
                "{succeeded}xx is not seen"
            );
        }
    }
    assert!(calls > 100, "{calls}");
}

/// A new client of each role.
fn every_role(server: &Server, number: usize) -> Vec<(&'static str, Browser)> {
    let mut guest = server.browser();
    guest.put("/api/me", &json!({"name": "Brutus"}));
    let made = guest.post("/api/tokens", &json!({"label": "Aulus"})).json();
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    let mut member = server.browser();
    let login = format!("member-{number}");
    let made = member.post("/api/account", &json!({"login": login, "password": "correct horse"}));
    assert_eq!(made.status.as_u16(), 201, "{made:?}");
    vec![
        ("unknown", server.browser()),
        ("a program", server.browser().without_origin().with("authorization", &token)),
        ("a stranger", server.browser().with("authorization", "Bearer munera_x")),
        (
            "another host's page",
            server.browser().without_origin().with("origin", "https://evil.example"),
        ),
        ("a guest", guest),
        ("a member", member),
    ]
}
