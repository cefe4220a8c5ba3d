//! Events about a program's person, at all tables.

use axum::extract::State;
use axum::response::Response;
use munera_guide::wire::ProgramEvent;
use munera_session::Author;
use munera_storage::SummaryStage;

use super::lines::Lines;
use super::program::Program;
use super::take_stream_slot;
use crate::AddressGroup;
use crate::Client;
use crate::error::{AppError, ErrorAnswer};
use crate::routes::TableRoutes;
use crate::tables::{Outbox, WrittenMessage};

/// How many of a person's tables, those last touched, are searched for seats.
const MOST_TABLES: u32 = 200;

/// A stream of events about the seats and games of the program's person.
///
/// First come all seats at tables that are not over: `seated` if the game has not begun,
/// `game_start` if it has. Then come the same events as they happen, and `game_over`. An event that
/// happens while a stream begins may appear twice. A person has only one open stream: a newer one
/// ends the older, whose last line is `replaced`. After some seconds of silence comes an empty
/// line.
#[utoipa::path(get, path = "/api/bot/events", tag = "programs", security(("token" = [])), responses(
    (status = 200, description = "Events, one a line.",
        content_type = "application/x-ndjson", body = ProgramEvent),
    (status = 401, description = "There is no token, or it is not known.", body = ErrorAnswer),
    (status = 429, description = "The address has too many streams, or requests.", body = ErrorAnswer),
    (status = 503, description = "It cannot be looked up now.", body = ErrorAnswer),
))]
pub(crate) async fn listen(
    State(routes): State<TableRoutes>,
    client: Client,
    Program { author, identity }: Program,
) -> Result<Response, AppError> {
    let place = take_stream_slot(&routes.context, client)?;
    // The listener is registered first, so that no event between the two steps is missed.
    let (outbox, inbox) = Outbox::new(routes.tables.held_bytes(), client.group());
    let listening = routes.tables.program_events().listen(&author, &outbox);
    // Only the list of listeners holds the outbox: when a newer one replaces it, the stream ends.
    drop(outbox);
    let events = seats(&routes, client.group(), &author).await?;
    let first = events.iter().map(WrittenMessage::of).collect();
    let lines = Lines::new(first, inbox, identity, &routes.context);
    Ok(lines.respond((place, listening), async {}))
}

/// The seats that a person holds at tables that are not over.
async fn seats(
    routes: &TableRoutes,
    group: AddressGroup,
    author: &Author,
) -> Result<Vec<ProgramEvent>, AppError> {
    let summaries = routes.context.logs.of_person(author.id, MOST_TABLES).await?;
    let mut events = Vec::new();
    for summary in summaries {
        let is_over = matches!(summary.stage, SummaryStage::Over | SummaryStage::Imported);
        // A table that cannot be served now reports this to the clients that watch it.
        if !is_over && let Some(seat_map) = routes.tables.seat_map(summary.table, group).await? {
            events.extend(seat_map.events_of(author, summary.table));
        }
    }
    Ok(events)
}
