//! What can be played here.

use axum::Json;
use serde_json::Value;

use crate::codec::describe_games;

/// The games with their options and bots, as the engine protocol describes them.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, description = "The games.", body = Vec<Object>),
))]
pub(super) async fn list_games() -> Json<Value> {
    Json(describe_games())
}
