//! The stream of one table.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use munera_rules::{Seat, Viewer};
use serde::Deserialize;

use super::lines::Lines;
use super::program::Program;
use super::take_stream_slot;
use crate::Client;
use crate::error::{AppError, ErrorAnswer};
use crate::limits::RequestPermit;
use crate::routes::TableRoutes;
use crate::routes::table::read_code;
use crate::tables::{Outbox, Watcher};

/// The seat and the version from which a program follows a table.
#[derive(Debug, Deserialize)]
pub(crate) struct StreamQuery {
    /// One of the program's own seats; none for a spectator.
    seat: Option<u8>,
    /// The last version that the program has; none to start with the whole state.
    version: Option<u64>,
}

/// A stream of what happens at a table. While it is open, the program's person is present there.
///
/// The first line is the socket's message `state`, or, for a program that names its last version,
/// an `update` since then. Then come `update`, `presence` and `trouble`, as at the socket. The
/// stream ends when the program loses the seat, when the table is gone, when the server stops, and
/// when the program reads too slowly. After some seconds of silence comes an empty line.
#[utoipa::path(get, path = "/api/bot/table/{code}/stream", tag = "programs",
    security(("token" = [])),
    params(
        ("code" = String, Path, description = "The table's code."),
        ("seat" = Option<u8>, Query, description = "A seat of one's own; none for a spectator."),
        ("version" = Option<u64>, Query,
            description = "The last version that one has; none for everything anew."),
    ),
    responses(
        (status = 200, description = "Messages of the socket, one a line.",
            content_type = "application/x-ndjson", body = Object),
        (status = 400, description = "The seat or the version is no number.", body = ErrorAnswer),
        (status = 401, description = "There is no token, or it is not known.", body = ErrorAnswer),
        (status = 403, description = "Not one's own seat.", body = ErrorAnswer),
        (status = 404, description = "No such table.", body = ErrorAnswer),
        (status = 429, description = "The address has too many streams, or requests.",
            body = ErrorAnswer),
        (status = 503, description = "The table cannot be served now.", body = ErrorAnswer),
    )
)]
pub(crate) async fn follow(
    State(routes): State<TableRoutes>,
    client: Client,
    Program { author, identity }: Program,
    permit: RequestPermit,
    Path(code): Path<String>,
    Query(StreamQuery { seat, version }): Query<StreamQuery>,
) -> Result<Response, AppError> {
    let code = read_code(&code)?;
    let slot = take_stream_slot(&routes.context, client)?;
    let TableRoutes { context, tables } = routes;
    let viewer = seat.map_or(Viewer::Spectator, |number| Viewer::Seat(Seat::new(number)));
    // A stream that cannot begin is refused by its status. If it can no longer begin a moment
    // later, its first line says so, and it ends.
    if !tables.may_see(&permit, code, author.clone(), viewer).await? {
        return Err(AppError::Forbidden);
    }
    let group = client.group();
    let (outbox, inbox) = Outbox::new(tables.held_bytes(), group);
    let connection = tables.new_connection();
    // Only the table holds the outbox: when it lets the watcher go, the stream ends.
    let watcher = Watcher { connection, author, group, viewer, outbox, learns_its_role: false };
    tables.watch(permit, code, watcher, version).await;
    let lines = Lines::new(Vec::new(), inbox, identity, &context);
    Ok(lines.respond(slot, async move { tables.unwatch(code, connection, None).await }))
}
