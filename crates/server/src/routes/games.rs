//! What can be played here.

use axum::Json;
use munera_bots::Bot;
use munera_protocol::codec::describe_games;
use serde_json::Value;

/// The games with their options and bots, as the engine protocol describes them.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, description = "The games.", body = Vec<Object>),
))]
pub(super) async fn list_games() -> Json<Value> {
    Json(describe_games(&Bot::ALL.map(Bot::name)))
}
