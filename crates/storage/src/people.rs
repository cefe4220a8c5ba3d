//! Guests, accounts, and the secrets that identify them.

use super::{Answer, PersonId};

/// The people that the server knows.
///
/// Secrets come in as hashes only: a thief of the database cannot log in with it.
pub trait People: Send + Sync + 'static {
    /// Adds a guest, with the session that identifies them from now on.
    fn add_guest(&self, session: NewSession, name: String) -> Answer<'_, KnownPerson>;

    /// The person of a session or token; also notes the day of use.
    fn find(&self, secret: [u8; 32], now: i64) -> Answer<'_, Option<KnownPerson>>;

    /// Adds a session or token for a person.
    fn add_session(&self, person: PersonId, session: NewSession) -> Answer<'_, ()>;

    /// Ends a session or withdraws a token.
    fn end_session(&self, secret: [u8; 32]) -> Answer<'_, ()>;

    /// The tokens of a person: their labels and when they were last used.
    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, i64)>>;

    /// Withdraws the tokens with that label; returns how many there were.
    fn end_tokens(&self, person: PersonId, label: String) -> Answer<'_, u64>;

    /// Changes a person's name.
    fn rename(&self, person: PersonId, name: String) -> Answer<'_, ()>;

    /// Adds an account for a guest: a login name, which must be free, and the hash of a password.
    /// All sessions and tokens of the guest end with it.
    fn add_account(&self, person: PersonId, account: Account) -> Answer<'_, ()>;

    /// The account with that login name.
    fn account(&self, login: String) -> Answer<'_, Option<(PersonId, Account)>>;

    /// Changes the password's hash of an account, and ends all its sessions and tokens except one:
    /// both or neither, because a person changes the password when others may know it.
    fn change_password(&self, person: PersonId, password: String, but: [u8; 32]) -> Answer<'_, ()>;

    /// Gives everything that a guest has done on this device to the account.
    fn join(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()>;

    /// Forgets a person and the guests that they were: account, sessions, tokens and name. Games
    /// stay. From now on [`crate::Logs::erasures_due`] lists the tables at which names and words of
    /// the person must be erased, even after a restart.
    fn forget(&self, person: PersonId) -> Answer<'_, ()>;

    /// Forgets, in the same way, guests without an account who have not been seen since then;
    /// returns how many.
    fn forget_guests_before(&self, moment: i64) -> Answer<'_, u64>;
}

/// A person who has been recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The person's number.
    pub id: PersonId,
    /// The guests that this person was on devices before logging in there.
    pub formerly: Vec<PersonId>,
    /// The name that others see.
    pub name: String,
    /// The login name, if there is an account.
    pub login: Option<String>,
    /// The kind of secret that identified them.
    pub credential: CredentialKind,
}

/// The kind of secret that identified a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialKind {
    /// A browser's cookie.
    Session,
    /// A program's token.
    Token,
}

/// A new secret that identifies a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The SHA-256 of the secret.
    pub secret: [u8; 32],
    /// `None` for a browser; a program's token has a label.
    pub label: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// A login name with its password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The login name, in the form in which names are compared.
    pub login: String,
    /// The hash of the password, with its salt and costs (Argon2id, in the usual notation).
    pub password: String,
}
