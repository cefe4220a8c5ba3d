//! The API for programs that play: lines of JSON for what happens, requests for what they do.
//!
//! Everything else that a program may want (making tables, sitting down, resigning, speaking) it does
//! by the same requests as browsers. A client shows a token here.

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

/// A place for one more stream, which counts like a socket.
fn take_stream_slot(
    context: &ServerContext,
    client: Client,
) -> Result<(Slot, GaugeGuard), AppError> {
    let slot = context.sockets.take(client.group());
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;
    Ok((slot, GaugeGuard::in_gauge(&context.metrics.sockets)))
}
