//! The games that the server offers.

use axum::Json;
use axum::extract::State;
use munera_bots::Bot;
use munera_protocol::catalog::{GameDescription, describe_games};
use serde_json::Value;

use super::TableRoutes;

/// The games with their options and bots, as the engine protocol describes them.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, description = "The games.", body = Vec<GameDescription>),
))]
pub(super) async fn list_games(State(routes): State<TableRoutes>) -> Json<Value> {
    Json(describe_games(routes.tables.packs(), &Bot::ALL.map(Bot::name)))
}
