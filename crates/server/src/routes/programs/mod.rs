//! The API for programs that play: streams of JSON lines for events, requests for moves.
//!
//! For everything else (making tables, sitting down, resigning, speaking) programs use the same
//! requests as browsers. Clients need a token here.

mod events;
mod lines;
mod moves;
mod program;
mod table;

use axum::Router;
use axum::routing::{get, post};

pub(crate) use self::events::__path_listen;
pub(crate) use self::moves::__path_make_move;
pub(crate) use self::table::__path_follow;
use super::TableRoutes;
use crate::Client;
use crate::GaugeGuard;
use crate::ServerContext;
use crate::Slot;
use crate::error::AppError;

/// The routes of the API for programs.
pub(super) fn routes() -> Router<TableRoutes> {
    Router::new()
        .route("/api/bot/events", get(events::listen))
        .route("/api/bot/table/{code}/stream", get(table::follow))
        .route("/api/bot/table/{code}/move", post(moves::make_move))
}

/// Takes a place for one more stream, which counts like a socket.
fn take_stream_slot(
    context: &ServerContext,
    client: Client,
) -> Result<(Slot, GaugeGuard), AppError> {
    let slot = context.sockets.take(client.group());
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;
    Ok((slot, GaugeGuard::in_gauge(&context.metrics.sockets)))
}
