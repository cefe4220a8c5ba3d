//! The person who sends a request, as an argument of handlers.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use munera_storage::{CredentialKind, KnownPerson, NewSession};

use super::cookie::NewCookies;
use super::error::PeopleError;
use super::name::Name;
use super::recognise::{Recognised, recognise};
use super::secret::Secret;
use crate::ServerContext;
use crate::client::Client;
use crate::error::AppError;
use crate::request_language::RequestLanguage;

/// The person who sends the request, if the server recognises their cookie or token.
#[derive(Clone, Debug)]
pub struct MaybePerson(pub Option<KnownPerson>);

impl MaybePerson {
    /// The person, or an error if the server does not recognise one.
    pub fn known(self) -> Result<KnownPerson, AppError> {
        self.0.ok_or(AppError::Unauthorized)
    }
}

impl<S: Sync> FromRequestParts<S> for MaybePerson
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise(parts, &context).await?;
        Ok(Self(recognised.map(|recognised| recognised.person)))
    }
}

/// The person who sends the request; a new guest if the server does not recognise them. The answer
/// brings the guest's cookie.
#[derive(Clone, Debug)]
pub struct PersonOrGuest(pub KnownPerson);

impl<S: Sync> FromRequestParts<S> for PersonOrGuest
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise_or_add(parts, &context).await?;
        Ok(Self(recognised.person))
    }
}

/// The person at the other end of a lasting connection, during which the secret can be withdrawn.
#[derive(Clone, Debug)]
pub struct ConnectingPerson {
    pub person: KnownPerson,
    /// The hash of the secret that identifies them.
    pub secret: [u8; 32],
}

/// A client that opens a lasting connection: the person whom the server recognises, or a client that
/// becomes a guest once nothing else refuses the connection.
#[derive(Debug)]
pub struct ConnectingClient {
    known: Option<ConnectingPerson>,
    client: Client,
    language: RequestLanguage,
    cookies: Option<NewCookies>,
}

impl ConnectingClient {
    /// Whether a browser connects, or will: a client without a token becomes a guest with a cookie.
    pub fn is_browser(&self) -> bool {
        let known = self.known.as_ref();
        known.is_none_or(|known| known.person.credential == CredentialKind::Session)
    }

    /// The person whose program connects, if it is a program.
    pub fn program(self) -> Option<ConnectingPerson> {
        self.known.filter(|known| known.person.credential == CredentialKind::Token)
    }

    /// The person; a new guest if the server did not recognise one. The answer brings the cookie.
    pub async fn person_or_guest(
        self,
        context: &ServerContext,
    ) -> Result<ConnectingPerson, AppError> {
        if let Some(known) = self.known {
            return Ok(known);
        }
        let Recognised { person, secret } =
            add_guest(self.client, self.language, self.cookies.as_ref(), context).await?;
        Ok(ConnectingPerson { person, secret: secret.hash() })
    }
}

impl<S: Sync> FromRequestParts<S> for ConnectingClient
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise(parts, &context).await?;
        let known = recognised.map(|Recognised { person, secret }| ConnectingPerson {
            person,
            secret: secret.hash(),
        });
        let client = Client::from_request_parts(parts, &()).await?;
        let language = RequestLanguage::of(&parts.uri, &parts.headers);
        let cookies = parts.extensions.get::<NewCookies>().cloned();
        Ok(Self { known, client, language, cookies })
    }
}

/// A person with a browser, not a program: for everything that no token may do. Refuses programs
/// and unknown clients.
#[derive(Debug)]
pub struct BrowserPerson {
    pub person: KnownPerson,
    /// The secret that identifies them here.
    pub(super) secret: Secret,
}

impl<S: Sync> FromRequestParts<S> for BrowserPerson
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise(parts, &context).await?.ok_or(AppError::Unauthorized)?;
        browser_person(recognised)
    }
}

/// The same; a new guest if the server does not recognise the browser.
pub(super) struct BrowserPersonOrGuest(pub(super) BrowserPerson);

impl<S: Sync> FromRequestParts<S> for BrowserPersonOrGuest
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise_or_add(parts, &context).await?;
        browser_person(recognised).map(Self)
    }
}

/// The same, or none: for logging in, which needs no guest.
pub(super) struct MaybeBrowserPerson(pub(super) Option<BrowserPerson>);

impl<S: Sync> FromRequestParts<S> for MaybeBrowserPerson
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        recognise(parts, &context).await?.map(browser_person).transpose().map(Self)
    }
}

fn browser_person(recognised: Recognised) -> Result<BrowserPerson, AppError> {
    let Recognised { person, secret } = recognised;
    match person.credential {
        CredentialKind::Session => Ok(BrowserPerson { person, secret }),
        CredentialKind::Token => Err(PeopleError::NotByToken.into()),
    }
}

/// The person who sends the request; a new guest if the server does not recognise them.
async fn recognise_or_add(
    parts: &mut Parts,
    context: &ServerContext,
) -> Result<Recognised, AppError> {
    if let Some(recognised) = recognise(parts, context).await? {
        return Ok(recognised);
    }
    let client = Client::from_request_parts(parts, &()).await?;
    let language = RequestLanguage::of(&parts.uri, &parts.headers);
    add_guest(client, language, parts.extensions.get::<NewCookies>(), context).await
}

/// Makes a guest for the client that sends the request.
async fn add_guest(
    client: Client,
    language: RequestLanguage,
    cookies: Option<&NewCookies>,
    context: &ServerContext,
) -> Result<Recognised, AppError> {
    context.limits.guests.check(&client.group())?;
    let secret = Secret::for_browser()?;
    let name = Name::of_guest(language)?;
    let session = new_session(context, &secret, None);
    let person = context.people.add_guest(session, name.into_string()).await?;
    if let Some(cookies) = cookies {
        cookies.keep(&secret, client, &context.config);
    }
    Ok(Recognised { person, secret })
}

/// A session or, with a label, a token that begins now.
pub(super) fn new_session(
    context: &ServerContext,
    secret: &Secret,
    label: Option<String>,
) -> NewSession {
    NewSession { secret: secret.hash(), label, made: context.clock.now().0 }
}
