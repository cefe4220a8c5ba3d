//! Compares the description of the API for programs with the routes.

use serde_json::{Value, json};

use crate::program::Program;
use crate::test_server::TestServer;
use crate::visitor::Visitor;

/// The documented operations of the API for programs: path, method and operation.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().expect("paths");
    let own = paths.iter().filter(|(path, _)| path.starts_with("/api/bot/"));
    own.flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods");
        let operation = |(method, operation): (&String, &Value)| {
            (path.clone(), method.to_uppercase(), operation.clone())
        };
        methods.iter().map(operation).collect::<Vec<_>>()
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_documented_route_for_programs_is_there_and_answers_as_documented() {
    let server = TestServer::new().await;
    let anna = Visitor::new(server.address).await;
    let program = Program::of(&anna, "mine").await;
    let document = anna.get("/api/openapi.json").await.json();
    let operations = operations(&document);
    let names: Vec<_> =
        operations.iter().map(|(path, method, _)| format!("{method} {path}")).collect();
    assert_eq!(
        names,
        [
            "GET /api/bot/events",
            "POST /api/bot/table/{code}/move",
            "GET /api/bot/table/{code}/stream",
        ]
    );
    for (path, method, operation) in operations {
        let documented = |status: u16| operation["responses"][status.to_string()].is_object();
        assert_eq!(operation["security"], json!([{"token": []}]), "{path}");
        assert!(operation["description"].as_str().is_some_and(|text| text.len() > 50), "{path}");
        let path = path.replace("{code}", "nosuchtable");
        let unknown = anna.request(&method, &path, Some("{}".to_owned())).await;
        assert_eq!(unknown.status, 401, "{path}: {}", unknown.body);
        assert!(documented(401), "{path}");
        if method == "GET" {
            let lines = &operation["responses"]["200"]["content"];
            assert!(lines["application/x-ndjson"].is_object(), "{path}: {lines}");
        }
        let status = match method.as_str() {
            "GET" => program.stream(&path).await.err().map_or(200, |answer| answer.status),
            _ => program.post(&path, &json!({})).await.status,
        };
        assert!(status != 404 || path.contains("nosuchtable"), "{path} is not there");
        assert!(status != 405 && documented(status), "{method} {path}: {status}");
    }
    server.stop().await;
}
