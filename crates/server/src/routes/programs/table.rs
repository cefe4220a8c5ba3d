//! What happens at one table.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use munera_rules::{Seat, Viewer};
use serde::Deserialize;

use super::lines::Lines;
use super::program::Program;
use super::take_stream_slot;
use crate::Client;
use crate::error::{AppError, ErrorBody};
use crate::routes::TableRoutes;
use crate::routes::table::read_code;
use crate::tables::{Outbox, Watcher};

/// As whom a program follows a table, and from where on.
#[derive(Debug, Deserialize)]
pub(crate) struct StreamQuery {
    /// A seat of one's own; none for a spectator.
    seat: Option<u8>,
    /// The last version that one has; none for everything anew.
    version: Option<u64>,
}

/// Tells a program what happens at a table, for as long as it listens. Meanwhile its person is present.
///
/// The first line is the socket's message `state`, or, to a reader that says which version it has
/// last seen, an `update` since then. Then come `update`, `presence` and `trouble`, as at the socket.
/// The stream ends when the seat is no longer one's own, when the table is gone and when the server
/// stops; and for readers that are too slow. After some seconds of silence comes an empty line.
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
        (status = 400, description = "The seat or the version is no number.", body = ErrorBody),
        (status = 401, description = "There is no token, or it is not known.", body = ErrorBody),
        (status = 403, description = "Not one's own seat.", body = ErrorBody),
        (status = 404, description = "No such table.", body = ErrorBody),
        (status = 429, description = "The address has too many streams, or requests.",
            body = ErrorBody),
        (status = 503, description = "The table cannot be served now.", body = ErrorBody),
    )
)]
pub(crate) async fn follow(
    State(routes): State<TableRoutes>,
    client: Client,
    Program { author, identity }: Program,
    Path(code): Path<String>,
    Query(StreamQuery { seat, version }): Query<StreamQuery>,
) -> Result<Response, AppError> {
    let code = read_code(&code)?;
    let slot = take_stream_slot(&routes.context, client)?;
    let TableRoutes { context, tables } = routes;
    if !tables.has_capacity() {
        return Err(AppError::Unavailable);
    }
    let viewer = seat.map_or(Viewer::Spectator, |number| Viewer::Seat(Seat::new(number)));
    // A stream that cannot begin is refused by its status. One that could begin a moment ago and
    // no longer can says so in its first line, and ends.
    tables.look(code, author.clone(), viewer).await?;
    let (outbox, inbox) = Outbox::new();
    let connection = tables.new_connection();
    // The table alone holds the outbox: when it lets the watcher go, the stream ends.
    let watcher = Watcher { connection, author, viewer, outbox, learns_its_role: false };
    tables.watch(code, watcher, version).await;
    let lines = Lines::new(Vec::new(), inbox, identity, &context);
    Ok(lines.respond(slot, async move { tables.unwatch(code, connection, None).await }))
}
