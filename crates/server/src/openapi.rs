//! The description of the API, for programs and their authors.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::request_body::RequestBody;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::server::Server;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};

use super::config::BasePath;
use super::error::AppError;
use super::people::cookie;
use super::{ServerContext, health, people, routes};

/// Every route that is documented. Each is described where it is defined.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Munera",
        description = "Guests are known by a cookie, programs by a token (`Authorization: Bearer …`). \
                       Requests with the cookie that change something must come from a page of the \
                       same origin. Any request can be refused with 429 when there are too many."
    ),
    tags(
        (name = "people", description = "Who one is."),
        (name = "tables", description = "Tables: making, finding and running them."),
        (name = "programs", description = "For programs that play, known by a token."),
        (name = "records", description = "Records of finished games."),
        (name = "health", description = "For those who watch over the server.")
    ),
    paths(
        health::is_alive,
        health::is_ready,
        people::show,
        people::rename,
        people::forget,
        people::register,
        people::log_in,
        people::log_out,
        people::change_password,
        people::make,
        people::list,
        people::withdraw,
        routes::list_games,
        routes::show_content,
        routes::list,
        routes::list_own,
        routes::create,
        routes::show,
        routes::perform,
        routes::delete,
        routes::listen,
        routes::follow,
        routes::make_move,
        routes::show_record,
        routes::show_replay,
        routes::import,
    )
)]
struct Api;

/// The description of the API of a server below that path.
pub fn document(base_path: &BasePath) -> utoipa::openapi::OpenApi {
    let mut document = Api::openapi();
    document.servers = Some(vec![Server::new(format!("{}/", base_path.prefix()))]);
    let components = document.components.get_or_insert_default();
    let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    components.add_security_scheme("token", token);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(cookie::GUEST)));
    components.add_security_scheme("cookie", cookie);
    for item in document.paths.paths.values_mut() {
        let PathItem { get, put, post, delete, .. } = item;
        for (operation, changes) in [(get, false), (put, true), (post, true), (delete, true)] {
            if let Some(operation) = operation {
                add_refusals_of_guards(operation, changes);
            }
        }
    }
    document
}

/// Documents the refusals that do not come from the route itself: those of the guards in front of it
/// and of the code that reads its arguments. A route that has something to say about a status has
/// documented it itself.
fn add_refusals_of_guards(operation: &mut Operation, changes: bool) {
    let mut refusals = vec![
        (StatusCode::REQUEST_TIMEOUT, "The request took too long."),
        (StatusCode::TOO_MANY_REQUESTS, "The address makes too many requests."),
        (StatusCode::INTERNAL_SERVER_ERROR, "The server failed."),
        // Every person, and most of what they ask for, is looked up in the storage.
        (StatusCode::SERVICE_UNAVAILABLE, "The storage does not answer."),
    ];
    if operation.parameters.as_ref().is_some_and(|parameters| !parameters.is_empty()) {
        refusals.push((StatusCode::BAD_REQUEST, "The address is not as it should be."));
    }
    if changes {
        refusals.push((StatusCode::FORBIDDEN, "Another host's page has sent it."));
        refusals.push((StatusCode::UNAUTHORIZED, "No person has this token."));
    } else if operation.responses.responses.contains_key("403") {
        refusals.push((StatusCode::UNAUTHORIZED, "No person has this token."));
    }
    if let Some(body) = &operation.request_body {
        refusals.push((StatusCode::BAD_REQUEST, "The body is not as it should be."));
        refusals.push((StatusCode::PAYLOAD_TOO_LARGE, "The body is too long."));
        let is_json = |body: &RequestBody| body.content.contains_key("application/json");
        if matches!(body, RefOr::T(body) if is_json(body)) {
            refusals
                .push((StatusCode::UNSUPPORTED_MEDIA_TYPE, "The body is not declared as JSON."));
        }
    }
    for (status, description) in refusals {
        let schema = Ref::from_schema_name("ErrorAnswer");
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let response = ResponseBuilder::new()
            .description(description)
            .content("application/json", content)
            .build();
        let responses = &mut operation.responses.responses;
        responses.entry(status.as_str().to_owned()).or_insert_with(|| RefOr::T(response));
    }
}

/// The description itself.
pub(super) async fn show(
    State(context): State<Arc<ServerContext>>,
) -> Result<impl IntoResponse, AppError> {
    let written = context.written_once.json("openapi", || document(&context.config.base_path))?;
    Ok(([(CONTENT_TYPE, "application/json")], written))
}
