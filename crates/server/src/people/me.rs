//! What people can learn and change about themselves.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use munera_guide::wire::{Me, NewName, Person};
use munera_storage::{CredentialKind, KnownPerson};

use super::cookie::{self, NewCookies};
use super::error::PeopleError;
use super::extractors::{BrowserPerson, MaybePerson, PersonOrGuest};
use super::name::Name;
use super::secret::Secret;
use crate::ServerContext;
use crate::body::Body;
use crate::client::Client;
use crate::error::{AppError, ErrorAnswer};

/// A person, as they see themselves.
pub(super) fn shown(person: KnownPerson) -> Person {
    Person { name: person.name, login: person.login }
}

/// Who sends the request. For browsers, the cookie's year starts again.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, description = "Who one is, or that one is not known yet.", body = Me),
    (status = 401, description = "No person has this token.", body = ErrorAnswer),
))]
pub(crate) async fn show(
    State(context): State<Arc<ServerContext>>,
    MaybePerson(person): MaybePerson,
    client: Client,
    Extension(cookies): Extension<NewCookies>,
    headers: HeaderMap,
) -> Json<Me> {
    if person.as_ref().is_some_and(|person| person.credential == CredentialKind::Session) {
        let secret = cookie::find(&headers, cookie::GUEST).and_then(Secret::from_browser);
        if let Some(secret) = secret {
            cookies.keep(&secret, client, &context.config);
        }
    }
    Json(Me { person: person.map(shown), accounts: context.config.accounts })
}

/// Changes the name of the person. A client that the server does not recognise becomes a guest.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = NewName, responses(
    (status = 200, description = "Who one is now.", body = Person),
    (status = 400, description = "That is not a name.", body = ErrorAnswer),
    (status = 401, description = "No person has this token.", body = ErrorAnswer),
    (status = 403, description = "Another host's page has sent it.", body = ErrorAnswer),
    (status = 429, description = "Too many changes.", body = ErrorAnswer),
))]
pub(crate) async fn rename(
    State(context): State<Arc<ServerContext>>,
    sender: PersonOrGuest,
    Body(NewName { name }): Body<NewName>,
) -> Result<Json<Person>, AppError> {
    let name: Name = name.parse().map_err(PeopleError::from)?;
    let mut person = sender.person(&context).await?;
    let name = name.into_string();
    if person.name == name {
        return Ok(Json(shown(person)));
    }
    context.limits.rename(person.id)?;
    person.name = name;
    context.people.rename(person.id, person.name.clone()).await?;
    context.sessions.forget(person.id);
    Ok(Json(shown(person)))
}

/// Forgets the person: name, account, tokens and cookies, and at all tables the names and the words
/// of the person. Games stay, with seats that have no name.
#[utoipa::path(delete, path = "/api/me", tag = "people", responses(
    (status = 204, description = "One is forgotten."),
    (status = 401, description = "The browser is not known.", body = ErrorAnswer),
    (status = 403, description = "Not by a token, nor from another host's page.", body = ErrorAnswer),
))]
pub(crate) async fn forget(
    State(context): State<Arc<ServerContext>>,
    BrowserPerson { person, .. }: BrowserPerson,
    client: Client,
    Extension(cookies): Extension<NewCookies>,
) -> Result<StatusCode, AppError> {
    context.people.forget(person.id).await?;
    context.sessions.forget(person.id);
    // The storage knows what is left to erase, so this also ends if the client does not wait.
    if !context.forgetting.finish().await {
        tracing::warn!("a person is forgotten, but has yet to be erased at tables");
    }
    cookies.forget(client, &context.config);
    cookies.forget_device(client, &context.config);
    Ok(StatusCode::NO_CONTENT)
}
