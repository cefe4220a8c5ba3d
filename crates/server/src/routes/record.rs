//! Records of finished games: downloads and uploads.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use munera_engine::check_record;
use munera_guide::wire::{ChairKind, ClockForm, LobbyTable, StageForm};
use munera_ids::TableCode;
use munera_protocol::fault::Fault;
use munera_protocol::record::Record;
use munera_rules::Viewer;
use munera_session::Author;
use munera_storage::{KnownPerson, SummaryStage, TableSummary};
use serde::Serialize;
use utoipa::ToSchema;

use super::table::read_code;
use super::{TableRoutes, author};
use crate::Client;
use crate::MaybePerson;
use crate::PersonOrGuest;
use crate::ServerContext;
use crate::Slot;
use crate::error::AppError;
use crate::limits::{RequestPermit, TablePermit};
use crate::people::shown_name;

/// A record that was uploaded.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Imported {
    /// The code of its page.
    table: String,
}

/// The record of a finished game, with all its seeds.
#[utoipa::path(get, path = "/api/tables/{code}/record", tag = "records", params(
    ("code" = String, Path, description = "The table's code."),
), responses(
    (status = 200, description = "The record.", content_type = "text/plain", body = String),
    (status = 401, description = "No person has this token.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such game, or not over.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn show_record(
    State(routes): State<TableRoutes>,
    Path(code): Path<String>,
    MaybePerson(person): MaybePerson,
    permit: RequestPermit,
) -> Result<impl IntoResponse, AppError> {
    let record = find_record(permit, &routes, read_code(&code)?, person).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record))
}

/// The record of a finished game, if this person may see it. A table without spectators shows its
/// game only to the people at it, also when it is over; for all others there is no such game.
pub(super) async fn find_record(
    permit: RequestPermit,
    routes: &TableRoutes,
    code: TableCode,
    person: Option<KnownPerson>,
) -> Result<String, AppError> {
    let summary = routes.context.logs.summary(code).await?.ok_or(AppError::NotFound)?;
    match summary.stage {
        // The person who uploaded a record shares it by its link.
        SummaryStage::Imported => {}
        SummaryStage::Over => {
            let author = person.map_or_else(Author::stranger, author);
            if !routes.tables.may_see(&permit, code, author, Viewer::Spectator).await? {
                return Err(AppError::NotFound);
            }
        }
        SummaryStage::Gathering | SummaryStage::Playing => return Err(AppError::NotFound),
    }
    routes.context.logs.record(code).await?.ok_or(AppError::NotFound)
}

/// The right to upload one record: the address has uploaded few enough, and few at once.
///
/// It is taken before the record is read, because many clients that send their records slowly would
/// fill the memory.
pub(crate) struct UploadTurn {
    permit: TablePermit,
    /// Free again when the request is over.
    _slot: Slot,
}

impl FromRequestParts<TableRoutes> for UploadTurn {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, routes: &TableRoutes) -> Result<Self, AppError> {
        let group = Client::from_request_parts(parts, routes).await?.group();
        let slot = routes.context.uploads.take(group);
        let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 2 })?;
        let permit = routes.context.limits.table(group)?;
        Ok(Self { permit, _slot: slot })
    }
}

/// Uploads the record of a game that was played elsewhere. The server replays it first.
#[utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"), responses(
    (status = 201, description = "It is kept.", body = Imported),
    (status = 400, description = "Not a record of a game.", body = crate::error::ErrorAnswer),
    (status = 409, description = "Not with the packs here.", body = crate::error::ErrorAnswer),
    (status = 429, description = "Too many, or too many at once.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn import(
    State(routes): State<TableRoutes>,
    client: Client,
    UploadTurn { permit, _slot }: UploadTurn,
    sender: PersonOrGuest,
    text: String,
) -> Result<(StatusCode, Json<Imported>), AppError> {
    let (tables, context) = (routes.tables.clone(), Arc::clone(&routes.context));
    let turn = context.replays.turn(client.group()).await?;
    let record = turn.compute(move || -> Result<Record, AppError> {
        let record = Record::read(&text).map_err(Fault::from)?;
        #[expect(clippy::disallowed_methods, reason = "it is the address's turn")]
        check_record(tables.packs(), &record)?;
        Ok(record)
    });
    let record = record.await??;
    let person = sender.person(&routes.context).await?;
    let bytes =
        munera_protocol::random::random_bytes().map_err(|error| AppError::internal(&error))?;
    let code = TableCode::from_bytes(bytes);
    let listing = listing(code, &record);
    let summary = TableSummary {
        table: code,
        stage: SummaryStage::Imported,
        listed: false,
        touched: routes.tables.now().0,
        listing: serde_json::to_string(&listing).map_err(|error| AppError::internal(&error))?,
        people: vec![person.id],
    };
    keep_record(permit, &routes.context, summary, &record).await?;
    Ok((StatusCode::CREATED, Json(Imported { table: code.to_string() })))
}

async fn keep_record(
    _permit: TablePermit,
    context: &ServerContext,
    summary: TableSummary,
    record: &Record,
) -> Result<(), AppError> {
    #[expect(clippy::disallowed_methods, reason = "the record was counted")]
    Ok(context.logs.import(summary, record.to_string()).await?)
}

/// The entry of a record in lists.
fn listing(code: TableCode, record: &Record) -> LobbyTable {
    let options = record.tag("Options").and_then(|tag| serde_json::from_str(tag).ok());
    let seats = (0..8).map_while(|seat| record.tag(&format!("Seat{seat}")));
    let winners = record.tag("Result").unwrap_or_default().split(',');
    LobbyTable {
        table: code.to_string(),
        game: record.tag("Game").unwrap_or_default().to_owned(),
        options: options.unwrap_or_default(),
        stage: StageForm::Over,
        clock: ClockForm::None,
        chairs: seats.map(|name| (ChairKind::Person, shown_name(name))).collect(),
        touched: 0,
        winners: Some(winners.filter_map(|seat| seat.parse().ok()).collect()),
    }
}
