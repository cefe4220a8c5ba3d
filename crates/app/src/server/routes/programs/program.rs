//! A program that sends a request.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use munera_session::Author;

use crate::server::error::AppError;
use crate::server::routes::author;
use crate::server::{Shell, Someone};
use crate::storage::Standing;

/// The program that sends the request, as tables know it. Whoever shows no token is refused: a page
/// in a browser must not pass for a program, nor a program for a page.
#[derive(Clone, Debug)]
pub(super) struct Program(pub(super) Author);

impl<S: Sync> FromRequestParts<S> for Program
where
    Arc<Shell>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let person = Someone::from_request_parts(parts, state).await?.known()?;
        match person.standing {
            Standing::Token => Ok(Self(author(person))),
            Standing::Session => Err(AppError::Unauthorized),
        }
    }
}
