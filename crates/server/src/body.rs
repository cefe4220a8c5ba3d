//! The body of a request.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use super::error::AppError;

/// A JSON body, as an argument of handlers; a fault in it is answered like every other error.
///
/// The request must declare the body as JSON: no page can make a browser send such a body to
/// another host without asking that host first.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AppError> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(AppError::NotJson),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(AppError::BodyTooLarge)
            }
            Err(rejection) => Err(AppError::BadRequest { cause: rejection.body_text() }),
        }
    }
}
