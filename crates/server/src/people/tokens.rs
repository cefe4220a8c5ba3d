//! Tokens, which identify programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::error::PeopleError;
use super::extractors::{BrowserPerson, new_session};
use super::secret::Secret;
use crate::ServerContext;
use crate::body::Body;
use crate::error::{AppError, ErrorAnswer};
use crate::plain_text::read_line;

/// How many tokens one person may have.
const MOST: usize = 20;
/// How many characters a label has at most.
const LONGEST_LABEL: usize = 40;

/// A request for a token.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// What it is for: 1 to 40 characters.
    label: String,
}

/// A token that has just been made.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeToken {
    /// The token. It is never shown again.
    token: String,
}

/// A token in a list, which does not show the token itself.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ListedToken {
    /// What it is for.
    label: String,
    /// When it was last used, to the day, in milliseconds since 1970.
    used: i64,
}

/// Makes a token, with which a program acts for the person.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken, responses(
    (status = 201, description = "The token, shown this once.", body = MadeToken),
    (status = 400, description = "That is not a label.", body = ErrorAnswer),
    (status = 401, description = "The browser is not known.", body = ErrorAnswer),
    (status = 403, description = "Not by a token, nor from another host's page.", body = ErrorAnswer),
    (status = 409, description = "The label is taken, or there are too many.", body = ErrorAnswer),
))]
pub(crate) async fn make(
    State(context): State<Arc<ServerContext>>,
    BrowserPerson { person, .. }: BrowserPerson,
    Body(NewToken { label }): Body<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), AppError> {
    let label = read_line(&label, LONGEST_LABEL).ok_or(PeopleError::BadLabel)?;
    let tokens = context.people.tokens(person.id).await?;
    if tokens.iter().any(|(taken, _)| *taken == label) {
        return Err(PeopleError::LabelTaken.into());
    }
    if tokens.len() >= MOST {
        return Err(PeopleError::TooManyTokens.into());
    }
    let secret = Secret::for_program()?;
    context.people.add_session(person.id, new_session(&context, &secret, Some(label))).await?;
    Ok((StatusCode::CREATED, Json(MadeToken { token: secret.reveal().to_owned() })))
}

/// The tokens of the person.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses(
    (status = 200, description = "The tokens, without themselves.", body = Vec<ListedToken>),
    (status = 401, description = "The browser is not known.", body = ErrorAnswer),
    (status = 403, description = "Not by a token.", body = ErrorAnswer),
))]
pub(crate) async fn list(
    State(context): State<Arc<ServerContext>>,
    BrowserPerson { person, .. }: BrowserPerson,
) -> Result<Json<Vec<ListedToken>>, AppError> {
    let tokens = context.people.tokens(person.id).await?;
    Ok(Json(tokens.into_iter().map(|(label, used)| ListedToken { label, used }).collect()))
}

/// Withdraws a token: the server no longer accepts it.
#[utoipa::path(delete, path = "/api/tokens/{label}", tag = "people",
    params(("label" = String, Path, description = "What the token is for.")),
    responses(
        (status = 204, description = "The token is withdrawn."),
        (status = 401, description = "The browser is not known.", body = ErrorAnswer),
        (status = 403, description = "Not by a token, nor from another host's page.", body = ErrorAnswer),
        (status = 404, description = "There is no such token.", body = ErrorAnswer),
    )
)]
pub(crate) async fn withdraw(
    State(context): State<Arc<ServerContext>>,
    BrowserPerson { person, .. }: BrowserPerson,
    Path(label): Path<String>,
) -> Result<StatusCode, AppError> {
    let ended = context.people.end_tokens(person.id, label).await?;
    context.sessions.forget(person.id);
    if ended == 0 { Err(AppError::NotFound) } else { Ok(StatusCode::NO_CONTENT) }
}
