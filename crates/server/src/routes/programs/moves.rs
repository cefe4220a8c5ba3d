//! A program's moves.

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::program::Program;
use crate::Body;
use crate::Client;
use crate::RequestLanguage;
use crate::error::{AppError, ErrorAnswer};
use crate::limits::RequestPermit;
use crate::routes::TableRoutes;
use crate::routes::table::read_code;
use crate::tables::{Requester, TableRequest, check_id};

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMove {
    /// The seat that moves.
    seat: u8,
    /// The question that it answers: `state.own.request` of the stream.
    request: u32,
    /// The client's id for the move: 1 to 40 letters, digits, `-`, `_` or `.`. Sent twice, it is
    /// one move.
    id: String,
    /// The move in notation.
    #[serde(rename = "move")]
    choice: String,
}

/// A move has been made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MadeMove {
    /// The client's id for it.
    id: String,
}

/// Makes a move. The answer comes when the move is on the disk: it can no longer be lost.
///
/// A program that gets no answer sends the same move with the same id again: the server makes it
/// only once. If the seat is asked something else by then, the answer is refused with the code
/// `stale`. If a rule refuses the move, or the seat is not asked, the code is `refused`, with the
/// rule.
#[utoipa::path(post, path = "/api/bot/table/{code}/move", tag = "programs",
    security(("token" = [])),
    params(("code" = String, Path, description = "The table's code.")),
    request_body = NewMove,
    responses(
        (status = 200, description = "The move is made, and kept.", body = MadeMove),
        (status = 400, description = "That is no move.", body = ErrorAnswer),
        (status = 401, description = "There is no token, or it is not known.", body = ErrorAnswer),
        (status = 403, description = "Not one's own seat.", body = ErrorAnswer),
        (status = 404, description = "No such table.", body = ErrorAnswer),
        (status = 409, description = "Not now, or not by the rules.", body = ErrorAnswer),
        (status = 429, description = "The address makes too many requests.", body = ErrorAnswer),
        (status = 503, description = "It cannot be kept now.", body = ErrorAnswer),
    )
)]
pub(crate) async fn make_move(
    State(routes): State<TableRoutes>,
    Path(code): Path<String>,
    client: Client,
    language: RequestLanguage,
    Program { author, .. }: Program,
    permit: RequestPermit,
    Body(NewMove { seat, request, id, choice }): Body<NewMove>,
) -> Result<Json<MadeMove>, AppError> {
    check_id(&id, language.locale())?;
    let code = read_code(&code)?;
    let new_move = TableRequest::Move { seat, request, id: id.clone(), choice };
    let requester = Requester { author, group: client.group(), locale: language.locale() };
    routes.tables.request_and_wait(permit, code, requester, id.clone(), new_move).await?;
    Ok(Json(MadeMove { id }))
}
