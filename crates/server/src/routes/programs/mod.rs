//! The API for programs that play: streams of JSON lines for events, requests for moves.
//!
//! For everything else (making tables, sitting down, resigning, speaking) programs use the same
//! requests as browsers. Clients need a token here.

mod events;
mod lines;
mod moves;
mod program;
mod table;

pub(crate) use self::events::{__path_listen, listen};
pub(crate) use self::moves::{__path_make_move, make_move};
pub(crate) use self::table::{__path_follow, follow};
use crate::Client;
use crate::GaugeGuard;
use crate::ServerContext;
use crate::Slot;
use crate::error::AppError;

/// Takes a place for one more stream, which counts like a socket.
fn take_stream_slot(
    context: &ServerContext,
    client: Client,
) -> Result<(Slot, GaugeGuard), AppError> {
    let slot = context.sockets.take(client.group());
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;
    Ok((slot, GaugeGuard::in_gauge(&context.metrics.sockets)))
}
