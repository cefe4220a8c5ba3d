//! Finding out who sends a request.

use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use munera_storage::{CredentialKind, KnownPerson};

use super::cookie;
use super::secret::Secret;
use crate::ServerContext;
use crate::error::AppError;

/// A person whom the server has recognised, and by which secret.
pub(super) struct Recognised {
    pub(super) person: KnownPerson,
    pub(super) secret: Secret,
}

/// The token that a program shows, valid or not.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let line = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = line.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// Who sends a request; `None` if the cookie belongs to no person, or there is none.
///
/// A token that belongs to no person is an error: a client that shows one means to be known. The cookie
/// is not even looked at then, for requests with a token are not checked for where they come from.
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

/// Whose secret it is. A cookie is no token and a token no cookie, even for a person who has both.
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
