//! Requests about tables: making them, finding them, looking at them once.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use munera_guide::wire::{
    CommandDone, CommandRequest, CreatedTable, LobbyTable, NewTable, ServerMessage,
};
use munera_ids::TableCode;
use munera_rules::{Seat, Viewer};
use munera_session::Author;
use munera_storage::SummaryStage;
use serde::Deserialize;

use super::{TableRoutes, author};
use crate::Body;
use crate::Client;
use crate::MaybePerson;
use crate::PersonOrGuest;
use crate::RequestLanguage;
use crate::error::AppError;
use crate::limits::RequestPermit;
use crate::tables::{Requester, TableRequest, check_id, read_listing};

/// How many of a person's own tables are listed.
const MOST_OWN: u32 = 200;

/// The viewer whose view is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct ViewerQuery {
    /// One of the client's own seats; none for a spectator.
    seat: Option<u8>,
}

/// The code in a path. A text that cannot be a code gets the same answer as an unknown one.
pub(super) fn read_code(code: &str) -> Result<TableCode, AppError> {
    code.parse().map_err(|_| AppError::NotFound)
}

/// The tables that the lobby lists.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, description = "Those last touched first.", body = Vec<LobbyTable>),
))]
pub(crate) async fn list(State(routes): State<TableRoutes>) -> Json<Vec<LobbyTable>> {
    Json(routes.tables.lobby().tables())
}

/// The tables that the person has opened, sits at or has sat at.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses(
    (status = 200, description = "Those last touched first.", body = Vec<LobbyTable>),
    (status = 401, description = "No person has this token.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn list_own(
    State(routes): State<TableRoutes>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<Vec<LobbyTable>>, AppError> {
    let Some(person) = person else { return Ok(Json(Vec::new())) };
    let summaries = routes.context.logs.of_person(person.id, MOST_OWN).await?;
    Ok(Json(summaries.iter().filter_map(read_listing).collect()))
}

/// Makes a table. The person who makes it is its host.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table is there.", body = CreatedTable),
    (status = 400, description = "No table can be so.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such game or bot.", body = crate::error::ErrorAnswer),
    (status = 409, description = "Not so.", body = crate::error::ErrorAnswer),
    (status = 503, description = "It cannot be kept now.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn create(
    State(routes): State<TableRoutes>,
    client: Client,
    language: RequestLanguage,
    sender: PersonOrGuest,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<CreatedTable>), AppError> {
    let locale = language.locale();
    routes.tables.check_wish(&wish, locale)?;
    let permit = routes.context.limits.table(client.group())?;
    let person = author(sender.person(&routes.context).await?);
    let code = routes.tables.create(permit, &person, &wish, locale).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable { table: code.to_string() })))
}

/// A table as the person sees it now.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables", params(
    ("code" = String, Path, description = "The table's code."),
    ("seat" = Option<u8>, Query, description = "A seat of one's own; none for a spectator."),
), responses(
    (status = 200, description = "The message `state` of the socket.", body = Object),
    (status = 403, description = "Not for this viewer.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such table.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn show(
    State(routes): State<TableRoutes>,
    Path(code): Path<String>,
    Query(ViewerQuery { seat }): Query<ViewerQuery>,
    MaybePerson(person): MaybePerson,
    permit: RequestPermit,
) -> Result<Json<ServerMessage>, AppError> {
    let viewer = seat.map_or(Viewer::Spectator, |number| Viewer::Seat(Seat::new(number)));
    let code = read_code(&code)?;
    // Looking at a table does not make a client a guest.
    let author = person.map_or_else(Author::stranger, author);
    let shown = routes.tables.look(permit, code, author, viewer).await;
    shown.map(Json).map_err(AppError::from)
}

/// Carries out a command at a table: everything that the socket's message `do` can.
#[utoipa::path(post, path = "/api/tables/{code}/do", tag = "tables", params(
    ("code" = String, Path, description = "The table's code."),
), request_body = CommandRequest, responses(
    (status = 200, description = "It is done, and kept.", body = CommandDone),
    (status = 400, description = "Not in this form.", body = crate::error::ErrorAnswer),
    (status = 403, description = "Not for this person.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such table.", body = crate::error::ErrorAnswer),
    (status = 409, description = "Not now.", body = crate::error::ErrorAnswer),
    (status = 503, description = "It cannot be kept now.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn perform(
    State(routes): State<TableRoutes>,
    Path(code): Path<String>,
    client: Client,
    language: RequestLanguage,
    sender: PersonOrGuest,
    permit: RequestPermit,
    Body(CommandRequest { id, command }): Body<CommandRequest>,
) -> Result<Json<CommandDone>, AppError> {
    check_id(&id, language.locale())?;
    let code = read_code(&code)?;
    // A client that names no table becomes no guest.
    if sender.known().is_none() && routes.context.logs.summary(code).await?.is_none() {
        return Err(AppError::NotFound);
    }
    let person = sender.person(&routes.context).await?;
    let request = TableRequest::Command(command);
    let requester =
        Requester { author: author(person), group: client.group(), locale: language.locale() };
    let done = routes.tables.request_and_wait(permit, code, requester, id.clone(), request).await;
    Ok(Json(CommandDone { id, table: done? }))
}

/// Deletes a table at which no game is being played, or an uploaded record. Only the host may, or
/// the person who uploaded it.
#[utoipa::path(delete, path = "/api/tables/{code}", tag = "tables", params(
    ("code" = String, Path, description = "The table's code."),
), responses(
    (status = 204, description = "It is forgotten."),
    (status = 403, description = "Not the host.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such table.", body = crate::error::ErrorAnswer),
    (status = 409, description = "The game goes on.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn delete(
    State(routes): State<TableRoutes>,
    Path(code): Path<String>,
    language: RequestLanguage,
    MaybePerson(person): MaybePerson,
    permit: RequestPermit,
) -> Result<StatusCode, AppError> {
    let code = read_code(&code)?;
    // A client whom the server does not recognise has opened no table.
    let author = person.map_or_else(Author::stranger, author);
    match routes.context.logs.summary(code).await? {
        // An uploaded record has no host; it belongs to the person who uploaded it.
        Some(summary) if summary.stage == SummaryStage::Imported => {
            if !summary.people.iter().any(|person| author.is(*person)) {
                return Err(AppError::Forbidden);
            }
            routes.context.logs.delete(code).await?;
        }
        _ => routes.tables.delete(permit, code, author, language.locale()).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}
