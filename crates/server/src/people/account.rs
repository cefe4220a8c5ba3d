//! Accounts: making one, logging in and out, changing the password.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use munera_guide::wire::{Credentials, Person};
use munera_storage::{Account, PersonId, StorageError};
use serde::Deserialize;
use utoipa::ToSchema;

use super::cookie::{self, NewCookies};
use super::device::DeviceProof;
use super::error::PeopleError;
use super::extractors::{BrowserPerson, BrowserPersonOrGuest, MaybeBrowserPerson, new_session};
use super::login::{Login, can_be_password};
use super::me::shown;
use super::secret::Secret;
use crate::ServerContext;
use crate::body::Body;
use crate::client::Client;
use crate::error::{AppError, ErrorAnswer};
use crate::limits::LoginAttempt;

/// A change of password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The present password.
    old: String,
    /// The new password: 8 to 128 characters.
    new: String,
}

/// Makes an account for the guest who sends the request. All their other sessions end, and all
/// tokens.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials, responses(
    (status = 201, description = "The account is made.", body = Person),
    (status = 400, description = "That is not a login name or not a password.", body = ErrorAnswer),
    (status = 401, description = "No person has this token.", body = ErrorAnswer),
    (status = 403, description = "There are no accounts here, or not by a token.", body = ErrorAnswer),
    (status = 409, description = "The login is taken, or one has an account.", body = ErrorAnswer),
    (status = 429, description = "Too many tries.", body = ErrorAnswer),
))]
pub(crate) async fn register(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    Extension(cookies): Extension<NewCookies>,
    sender: BrowserPersonOrGuest,
    Body(credentials): Body<Credentials>,
) -> Result<(StatusCode, Json<Person>), AppError> {
    check_accounts(&context)?;
    let login: Login = credentials.login.parse().map_err(|_| PeopleError::BadLogin)?;
    if !can_be_password(&credentials.password) {
        return Err(PeopleError::BadPassword.into());
    }
    if sender.known().is_some_and(|person| person.login.is_some()) {
        return Err(PeopleError::HasAccount.into());
    }
    let permit = context.limits.account(client.group())?;
    if context.people.account(login.as_str().to_owned()).await?.is_some() {
        return Err(PeopleError::LoginTaken.into());
    }
    let mut person = sender.person(&context).await?;
    let password = context.passwords.hash(permit, credentials.password).await?;
    let proof = DeviceProof::make(&login, &password);
    let account = Account { login: login.as_str().to_owned(), password };
    match context.people.add_account(person.id, account).await {
        Err(StorageError::Taken) => return Err(PeopleError::LoginTaken.into()),
        added => added?,
    }
    // A thief who knows the guest's secret, or made a token with it, must not be logged in with it:
    // the storage has ended them all.
    begin_session(&context, person.id, client, &cookies).await?;
    cookies.keep_device(&proof, client, &context.config);
    context.sessions.forget(person.id);
    person.login = Some(login.into_string());
    Ok((StatusCode::CREATED, Json(shown(person))))
}

/// Logs in. The games of this device's guest belong to the account from now on.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, responses(
    (status = 200, description = "Who one is now.", body = Person),
    (status = 400, description = "The body is not as it should be.", body = ErrorAnswer),
    (status = 401, description = "There is no such login, or its password differs.", body = ErrorAnswer),
    (status = 403, description = "There are no accounts here, or not by a token.", body = ErrorAnswer),
    (status = 429, description = "Too many tries.", body = ErrorAnswer),
))]
pub(crate) async fn log_in(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    Extension(cookies): Extension<NewCookies>,
    headers: HeaderMap,
    MaybeBrowserPerson(before): MaybeBrowserPerson,
    Body(credentials): Body<Credentials>,
) -> Result<Json<Person>, AppError> {
    check_accounts(&context)?;
    let permit = context.limits.login(client.group())?;
    // A text that cannot be a login name is not looked up, but takes as long as one that can.
    let login: Option<Login> = credentials.login.parse().ok();
    let account = match &login {
        Some(login) => context.people.account(login.as_str().to_owned()).await?,
        None => None,
    };
    let kept = account.as_ref().map(|(_, account)| account.password.clone());
    let attempt = login.as_ref().map(|login| LoginAttempt {
        name: login.as_str(),
        is_known_device: is_known_device(&headers, login, kept.as_deref()),
    });
    let permit = context.limits.login_as(permit, attempt)?;
    let is_right = context.passwords.is_right(permit, credentials.password, kept).await?;
    let (Some(login), Some((person, account)), true) = (login, account, is_right) else {
        return Err(PeopleError::WrongLogin.into());
    };
    let secret = begin_session(&context, person, client, &cookies).await?;
    let proof = DeviceProof::make(&login, &account.password);
    cookies.keep_device(&proof, client, &context.config);
    if let Some(BrowserPerson { person: before, secret }) = before {
        if before.login.is_none() && before.id != person {
            context.people.join(before.id, person).await?;
        }
        context.people.end_session(secret.hash()).await?;
        context.sessions.forget(before.id);
    }
    context.sessions.forget(person);
    let known = context.sessions.find(secret.hash()).await?;
    known.map(|known| Json(shown(known))).ok_or(AppError::Unauthorized)
}

/// Logs out: the server no longer recognises the browser.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses(
    (status = 204, description = "The browser is no longer known."),
    (status = 401, description = "No person has this token.", body = ErrorAnswer),
    (status = 403, description = "Not by a token, nor from another host's page.", body = ErrorAnswer),
))]
pub(crate) async fn log_out(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    Extension(cookies): Extension<NewCookies>,
    MaybeBrowserPerson(before): MaybeBrowserPerson,
) -> Result<StatusCode, AppError> {
    if let Some(BrowserPerson { person, secret }) = before {
        context.people.end_session(secret.hash()).await?;
        context.sessions.forget(person.id);
    }
    cookies.forget(client, &context.config);
    Ok(StatusCode::NO_CONTENT)
}

/// Changes the password. All other sessions end, and all tokens.
#[utoipa::path(put, path = "/api/account/password", tag = "people", request_body = NewPassword,
    responses(
        (status = 204, description = "The password is changed."),
        (status = 400, description = "That is not a password.", body = ErrorAnswer),
        (status = 401, description = "The browser is not known.", body = ErrorAnswer),
        (status = 403, description = "The old password differs, or not by a token.", body = ErrorAnswer),
        (status = 409, description = "One has no account.", body = ErrorAnswer),
        (status = 429, description = "Too many tries.", body = ErrorAnswer),
    )
)]
pub(crate) async fn change_password(
    State(context): State<Arc<ServerContext>>,
    client: Client,
    BrowserPerson { person, secret }: BrowserPerson,
    Extension(cookies): Extension<NewCookies>,
    Body(passwords): Body<NewPassword>,
) -> Result<StatusCode, AppError> {
    check_accounts(&context)?;
    let login = person.login.ok_or(PeopleError::LacksAccount)?;
    if !can_be_password(&passwords.new) {
        return Err(PeopleError::BadPassword.into());
    }
    let permit = context.limits.password_change(client.group(), person.id)?;
    let account = context.people.account(login.clone()).await?.map(|(_, account)| account.password);
    let NewPassword { old, new } = passwords;
    let password = context.passwords.replace(permit, old, account, new).await?;
    let password = password.ok_or(PeopleError::WrongPassword)?;
    if let Ok(login) = login.parse() {
        cookies.keep_device(&DeviceProof::make(&login, &password), client, &context.config);
    }
    context.people.change_password(person.id, password, secret.hash()).await?;
    context.sessions.forget(person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Whether a browser proves that it has logged in to the account with this password before.
fn is_known_device(headers: &HeaderMap, login: &Login, password: Option<&str>) -> bool {
    let proof = cookie::find(headers, cookie::DEVICE).zip(password);
    proof.is_some_and(|(proof, password)| DeviceProof::is_right(proof, login, password))
}

fn check_accounts(context: &ServerContext) -> Result<(), PeopleError> {
    if context.config.accounts { Ok(()) } else { Err(PeopleError::NoAccounts) }
}

/// Makes the browser identify this person from now on.
async fn begin_session(
    context: &ServerContext,
    person: PersonId,
    client: Client,
    cookies: &NewCookies,
) -> Result<Secret, AppError> {
    let secret = Secret::for_browser()?;
    context.people.add_session(person, new_session(context, &secret, None)).await?;
    cookies.keep(&secret, client, &context.config);
    Ok(secret)
}
