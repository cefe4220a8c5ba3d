//! The description of the API, for programs and their authors.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::server::Server;

use super::config::BasePath;
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
        health::metrics,
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
    document
}

/// The description itself.
pub(super) async fn show(
    State(context): State<Arc<ServerContext>>,
) -> Json<utoipa::openapi::OpenApi> {
    Json(document(&context.config.base_path))
}
