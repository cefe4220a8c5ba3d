//! Recognises the person who sends a request.

use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use munera_storage::{CredentialKind, KnownPerson};

use super::cookie;
use super::secret::Secret;
use crate::ServerContext;
use crate::error::AppError;

/// A recognised person, and the secret that identified them.
pub(super) struct Recognised {
    pub(super) person: KnownPerson,
    pub(super) secret: Secret,
}

/// The token of a request, valid or not.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let line = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The person who sends a request; `None` if there is no cookie, or no person has it.
///
/// An unknown token is an error, because a client that sends one wants to be recognised. The cookie
/// is then ignored, because requests with a token are not checked for their origin.
pub(super) async fn recognise(
    parts: &Parts,
    context: &ServerContext,
) -> Result<Option<Recognised>, AppError> {
    if parts.headers.contains_key(header::AUTHORIZATION) {
        let secret = bearer(&parts.headers).and_then(Secret::from_program);
        let found = look_up(secret, CredentialKind::Token, context).await?;
        return found.map(Some).ok_or(AppError::Unauthorized);
    }
    let secret = cookie::find(&parts.headers, cookie::GUEST).and_then(Secret::from_browser);
    look_up(secret, CredentialKind::Session, context).await
}

/// The person with a secret. A cookie does not work as a token, nor a token as a cookie, even for
/// the same person.
async fn look_up(
    secret: Option<Secret>,
    credential: CredentialKind,
    context: &ServerContext,
) -> Result<Option<Recognised>, AppError> {
    let Some(secret) = secret else { return Ok(None) };
    let found = context.sessions.find(secret.hash()).await?;
    let found = found.filter(|person| person.credential == credential);
    Ok(found.map(|person| Recognised { person, secret }))
}
