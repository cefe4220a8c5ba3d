//! Finished games, step by step.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use bytes::Bytes;
use munera_guide::replay::{MOST_STEPS, Replay, replay};
use munera_protocol::catalog::check_attachment;
use munera_protocol::content::PackError;
use munera_protocol::fault::Fault;
use munera_protocol::record::{Date, Record};
use serde::Deserialize;

use super::TableRoutes;
use super::record::find_record;
use super::table::read_code;
use crate::Client;
use crate::MaybePerson;
use crate::error::AppError;
use crate::limits::RequestPermit;
use crate::people::shown_name;

/// How many steps a client gets if it does not say how many.
const USUAL_STEPS: u32 = 50;

/// The range of steps.
#[derive(Debug, Deserialize)]
pub(crate) struct Part {
    /// The first step; 0 is the start.
    from: Option<u32>,
    /// The number of steps.
    count: Option<u32>,
}

/// A finished game, step by step, with what only one seat knew. A game that is still being played
/// has no replay.
#[utoipa::path(get, path = "/api/tables/{code}/replay", tag = "records", params(
    ("code" = String, Path, description = "The table's code."),
    ("from" = Option<u32>, Query, description = "The first step; 0, the start, if left out."),
    ("count" = Option<u32>, Query, description = "How many steps, up to 200; 50 if left out."),
), responses(
    (status = 200, description = "The steps.", body = Replay),
    (status = 400, description = "Too many steps.", body = crate::error::ErrorAnswer),
    (status = 401, description = "No person has this token.", body = crate::error::ErrorAnswer),
    (status = 404, description = "No such game, or not over.", body = crate::error::ErrorAnswer),
    (status = 409, description = "Not with the packs here.", body = crate::error::ErrorAnswer),
    (status = 429, description = "Too many at once.", body = crate::error::ErrorAnswer),
))]
pub(crate) async fn show_replay(
    State(routes): State<TableRoutes>,
    client: Client,
    Path(code): Path<String>,
    Query(Part { from, count }): Query<Part>,
    MaybePerson(person): MaybePerson,
    permit: RequestPermit,
) -> Result<impl IntoResponse, AppError> {
    let context = Arc::clone(&routes.context);
    // A record takes memory too, so it is read only when its turn has come.
    let turn = context.replays.turn(client.group()).await?;
    // A game that is still being played has no record, so this reveals nothing about it.
    let record = find_record(permit, &routes, read_code(&code)?, person).await?;
    let (from, count) = (from.unwrap_or(0), count.unwrap_or(USUAL_STEPS));
    if count > MOST_STEPS {
        let cause = format!("`count` is at most {MOST_STEPS}");
        return Err(AppError::BadRequest { cause });
    }
    let record = Record::read(&record).map_err(Fault::from)?;
    recall_its_attachment(&routes, &record).await?;
    // Writing the steps takes as long as computing them, so both happen in the turn.
    let written = turn.compute(move || -> Result<Bytes, AppError> {
        #[expect(clippy::disallowed_methods, reason = "it is the address's turn")]
        let mut told = replay(routes.tables.packs(), &record, from, count)?;
        told.names.iter_mut().for_each(|name| *name = shown_name(name));
        // Programs elsewhere may write anything there.
        told.date.take_if(|date| Date::read(date).is_none());
        let text = serde_json::to_vec(&told).map_err(|error| AppError::internal(&error))?;
        Ok(text.into())
    });
    Ok(([(CONTENT_TYPE, "application/json")], written.await??))
}

/// Loads the text that a record's options refer to, if it is no longer offered but was kept.
async fn recall_its_attachment(routes: &TableRoutes, record: &Record) -> Result<(), AppError> {
    let hash = match check_attachment(routes.tables.packs(), record) {
        Err(PackError::Missing { hash: Some(hash), .. }) => hash,
        Err(PackError::Differs { recorded, .. }) => recorded,
        // All other faults are reported when the record is read.
        Ok(()) | Err(PackError::NoHash | PackError::Missing { hash: None, .. }) => return Ok(()),
    };
    if let Some(text) = routes.context.logs.attachment(hash.clone()).await? {
        routes.tables.packs().recall(&text, &hash);
    }
    Ok(())
}
