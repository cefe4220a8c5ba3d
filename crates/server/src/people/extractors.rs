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
use crate::limits::GuestPermit;
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

/// The person who sends the request, or a client that becomes a guest once nothing else is wrong
/// with its request. The answer then brings the guest's cookie.
///
/// Handlers ask for the person as late as they can: a request that is refused must not leave a guest
/// behind.
pub struct PersonOrGuest {
    recognised: Option<Recognised>,
    client: Client,
    language: RequestLanguage,
    cookies: Option<NewCookies>,
}

impl PersonOrGuest {
    /// The person, if the server recognises them already.
    pub fn known(&self) -> Option<&KnownPerson> {
        self.recognised.as_ref().map(|recognised| &recognised.person)
    }

    /// The person; a new guest if the server does not recognise them.
    pub async fn person(self, context: &ServerContext) -> Result<KnownPerson, AppError> {
        Ok(self.recognised(context).await?.person)
    }

    async fn recognised(self, context: &ServerContext) -> Result<Recognised, AppError> {
        match self.recognised {
            Some(recognised) => Ok(recognised),
            None => add_guest(self.client, self.language, self.cookies.as_ref(), context).await,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for PersonOrGuest
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let context: Arc<ServerContext> = FromRef::from_ref(state);
        let recognised = recognise(parts, &context).await?;
        let client = Client::from_request_parts(parts, &()).await?;
        let language = RequestLanguage::of(&parts.uri, &parts.headers);
        let cookies = parts.extensions.get::<NewCookies>().cloned();
        Ok(Self { recognised, client, language, cookies })
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
pub struct ConnectingClient(PersonOrGuest);

impl ConnectingClient {
    /// Whether a browser connects, or will: a client without a token becomes a guest with a cookie.
    pub fn is_browser(&self) -> bool {
        self.0.known().is_none_or(|person| person.credential == CredentialKind::Session)
    }

    /// The person whose program connects, if it is a program.
    pub fn program(self) -> Option<ConnectingPerson> {
        let known = self.0.recognised.map(ConnectingPerson::of);
        known.filter(|known| known.person.credential == CredentialKind::Token)
    }

    /// The person; a new guest if the server did not recognise one. The answer brings the cookie.
    pub async fn person_or_guest(
        self,
        context: &ServerContext,
    ) -> Result<ConnectingPerson, AppError> {
        self.0.recognised(context).await.map(ConnectingPerson::of)
    }
}

impl ConnectingPerson {
    fn of(Recognised { person, secret }: Recognised) -> Self {
        Self { person, secret: secret.hash() }
    }
}

impl<S: Sync> FromRequestParts<S> for ConnectingClient
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        PersonOrGuest::from_request_parts(parts, state).await.map(Self)
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

/// The same, or a client that becomes a guest once nothing else is wrong with its request.
pub(crate) struct BrowserPersonOrGuest(PersonOrGuest);

impl BrowserPersonOrGuest {
    /// The person, if the server recognises them already.
    pub(super) fn known(&self) -> Option<&KnownPerson> {
        self.0.known()
    }

    /// The person; a new guest if the server does not recognise them.
    pub(super) async fn person(self, context: &ServerContext) -> Result<KnownPerson, AppError> {
        self.0.person(context).await
    }
}

impl<S: Sync> FromRequestParts<S> for BrowserPersonOrGuest
where
    Arc<ServerContext>: FromRef<S>,
{
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let sender = PersonOrGuest::from_request_parts(parts, state).await?;
        match sender.known() {
            Some(person) if person.credential == CredentialKind::Token => {
                Err(PeopleError::NotByToken.into())
            }
            Some(_) | None => Ok(Self(sender)),
        }
    }
}

/// The same, or none: for logging in, which needs no guest.
pub(crate) struct MaybeBrowserPerson(pub(super) Option<BrowserPerson>);

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

/// Makes a guest for the client that sends the request.
async fn add_guest(
    client: Client,
    language: RequestLanguage,
    cookies: Option<&NewCookies>,
    context: &ServerContext,
) -> Result<Recognised, AppError> {
    let permit = context.limits.guest(client.group())?;
    let secret = Secret::for_browser()?;
    let name = Name::of_guest(language)?;
    let session = new_session(context, &secret, None);
    let person = keep_guest(permit, session, name, context).await?;
    if let Some(cookies) = cookies {
        cookies.keep(&secret, client, &context.config);
    }
    Ok(Recognised { person, secret })
}

async fn keep_guest(
    _permit: GuestPermit,
    session: NewSession,
    name: Name,
    context: &ServerContext,
) -> Result<KnownPerson, AppError> {
    #[expect(clippy::disallowed_methods, reason = "the guest was counted")]
    Ok(context.people.add_guest(session, name.into_string()).await?)
}

/// A session or, with a label, a token that begins now.
pub(super) fn new_session(
    context: &ServerContext,
    secret: &Secret,
    label: Option<String>,
) -> NewSession {
    NewSession { secret: secret.hash(), label, made: context.clock.now().0 }
}
