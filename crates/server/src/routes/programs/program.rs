//! A program that sends a request.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use munera_session::Author;

use crate::ConnectingClient;
use crate::ConnectingPerson;
use crate::ServerContext;
use crate::error::AppError;
use crate::routes::author;
use crate::routes::identity::Identity;

/// The program that sends the request, as tables know it. A client without a token is refused: a
/// page in a browser must not pass for a program, nor a program for a page.
pub(crate) struct Program {
    /// The author of its commands.
    pub(super) author: Author,
    /// Its identity, because its token can be withdrawn while a stream is open.
    pub(super) identity: Identity,
}

impl<S: Sync> FromRequestParts<S> for Program
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let connecting = ConnectingClient::from_request_parts(parts, state).await?;
        // An unknown client does not become a guest here.
        let ConnectingPerson { person, secret } =
            connecting.program().ok_or(AppError::Unauthorized)?;
        let identity = Identity::new(FromRef::from_ref(state), person.id, secret);
        Ok(Self { author: author(person), identity })
    }
}
