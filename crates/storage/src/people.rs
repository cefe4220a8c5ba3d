//! Who is who: guests, accounts, and the secrets by which they are known again.

use super::{Answer, PersonId};

/// Who is who.
///
/// Secrets come in as hashes only: a thief of the database cannot log in with it.
pub trait People: Send + Sync + 'static {
    /// Makes a guest, with the session by which they are known from now on.
    fn add_guest(&self, session: NewSession, name: String) -> Answer<'_, KnownPerson>;

    /// Whose session or token this is; notes that it was used at that time, to the day.
    fn find(&self, secret: [u8; 32], now: i64) -> Answer<'_, Option<KnownPerson>>;

    /// One more session or token for a person.
    fn add_session(&self, person: PersonId, session: NewSession) -> Answer<'_, ()>;

    /// Ends a session or withdraws a token.
    fn end_session(&self, secret: [u8; 32]) -> Answer<'_, ()>;

    /// Ends all sessions and tokens of a person but one.
    fn end_other_sessions(&self, person: PersonId, but: [u8; 32]) -> Answer<'_, ()>;

    /// The tokens of a person: their labels and when they were last used.
    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, i64)>>;

    /// Withdraws the tokens of that label; tells how many there were.
    fn end_tokens(&self, person: PersonId, label: String) -> Answer<'_, u64>;

    /// Changes how a person is called.
    fn rename(&self, person: PersonId, name: String) -> Answer<'_, ()>;

    /// Makes a guest's account: a login name, which must be free, and a password's hash.
    fn add_account(&self, person: PersonId, account: Account) -> Answer<'_, ()>;

    /// The account of that login name.
    fn account(&self, login: String) -> Answer<'_, Option<(PersonId, Account)>>;

    /// Changes the password's hash of an account.
    fn set_password(&self, person: PersonId, password: String) -> Answer<'_, ()>;

    /// What a guest has done on this device belongs to the account from now on.
    fn join(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()>;

    /// Forgets a person: account, sessions, tokens and name. Games stay, with seats that were held by
    /// no person in particular.
    fn forget(&self, person: PersonId) -> Answer<'_, ()>;

    /// Forgets guests without an account who have not been seen since then; tells how many.
    fn forget_guests_before(&self, moment: i64) -> Answer<'_, u64>;
}

/// A person who has been recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// Who it is.
    pub id: PersonId,
    /// Guests that this person has been, on devices where they had not logged in yet.
    pub formerly: Vec<PersonId>,
    /// How they are called.
    pub name: String,
    /// The login name, if there is an account.
    pub login: Option<String>,
    /// What they were recognised by.
    pub credential: CredentialKind,
}

/// What a person was recognised by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialKind {
    /// A browser's cookie.
    Session,
    /// A program's token.
    Token,
}

/// A secret by which a person is to be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The SHA-256 of the secret.
    pub secret: [u8; 32],
    /// `None` for a browser; a program's token has a label.
    pub label: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// A login.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The name, in the form in which names are compared.
    pub login: String,
    /// The hash of the password, with its salt and costs (Argon2id, in the usual notation).
    pub password: String,
}
