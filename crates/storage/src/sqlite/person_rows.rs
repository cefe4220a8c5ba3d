//! People, as rows.

use rusqlite::{Connection, OptionalExtension, ffi, params};

use super::erasure_rows;
use super::job::JobError;
use super::table_rows::taken_or_failed;
use crate::Account;
use crate::CredentialKind;
use crate::KnownPerson;
use crate::NewSession;
use crate::PersonId;
use crate::StorageError;

/// The precision with which the last visit of a person is noted: a day.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// How many guests are forgotten at once, so that other writes do not wait long.
const FORGOTTEN_AT_ONCE: u32 = 64;

/// A person, and whether a day has passed since their last visit was noted.
pub(super) struct Found {
    pub(super) person: KnownPerson,
    /// Whether today's visit must be noted.
    pub(super) is_new_day: bool,
}

pub(super) fn add_guest(
    connection: &Connection,
    session: &NewSession,
    name: String,
) -> Result<KnownPerson, JobError> {
    let mut statement =
        connection.prepare_cached("INSERT INTO person (name, seen) VALUES (?1, ?2)")?;
    statement.execute(params![name, session.made])?;
    let id = PersonId(connection.last_insert_rowid() as u64);
    add_session(connection, id, session)?;
    let credential = standing_of(session.label.is_some());
    Ok(KnownPerson { id, formerly: Vec::new(), name, login: None, credential })
}

/// Adds a session for a person who exists.
pub(super) fn add_session(
    connection: &Connection,
    person: PersonId,
    session: &NewSession,
) -> Result<(), JobError> {
    require(connection, person)?;
    let statement = "INSERT INTO session (secret, person, label, made, used)
                     VALUES (?1, ?2, ?3, ?4, ?4)";
    connection
        .prepare_cached(statement)?
        .execute(params![session.secret, key(person), session.label, session.made])
        .map_err(|error| taken_or_failed(error, ffi::SQLITE_CONSTRAINT_PRIMARYKEY))?;
    Ok(())
}

/// Finds the person with this secret.
pub(super) fn find(
    connection: &Connection,
    secret: [u8; 32],
    now: i64,
) -> Result<Option<Found>, JobError> {
    let snapshot = connection.unchecked_transaction()?;
    let statement = "SELECT person.id, person.name, account.login, session.label, session.used
                     FROM session JOIN person ON person.id = session.person
                     LEFT JOIN account ON account.person = person.id
                     WHERE session.secret = ?1";
    let mut statement = snapshot.prepare_cached(statement)?;
    let found = statement.query_row([secret], |row| {
        let id = PersonId(row.get::<_, i64>(0)? as u64);
        let person = KnownPerson {
            id,
            formerly: formerly(&snapshot, id)?,
            name: row.get(1)?,
            login: row.get(2)?,
            credential: standing_of(row.get::<_, Option<String>>(3)?.is_some()),
        };
        let used: i64 = row.get(4)?;
        Ok(Found { person, is_new_day: used.div_euclid(DAY) < now.div_euclid(DAY) })
    });
    Ok(found.optional()?)
}

/// Notes that a session was used, and its person seen.
pub(super) fn note_use(
    connection: &Connection,
    secret: [u8; 32],
    now: i64,
) -> Result<(), JobError> {
    let statement = "UPDATE session SET used = max(used, ?2) WHERE secret = ?1 RETURNING person";
    let mut statement = connection.prepare_cached(statement)?;
    let person = statement.query_row(params![secret, now], |row| row.get::<_, i64>(0));
    // The session may have ended in the meantime.
    if let Some(person) = person.optional()? {
        let statement = "UPDATE person SET seen = max(seen, ?2) WHERE id = ?1";
        connection.prepare_cached(statement)?.execute([person, now])?;
    }
    Ok(())
}

/// The guests that a person was before logging in.
fn formerly(connection: &Connection, person: PersonId) -> rusqlite::Result<Vec<PersonId>> {
    let statement = "SELECT id FROM person WHERE joined_into = ?1 ORDER BY id";
    let mut statement = connection.prepare_cached(statement)?;
    let guests =
        statement.query_map([key(person)], |row| Ok(PersonId(row.get::<_, i64>(0)? as u64)))?;
    guests.collect()
}

/// Ends a session; does nothing if it has already ended.
pub(super) fn end_session(connection: &Connection, secret: [u8; 32]) -> Result<(), JobError> {
    connection.prepare_cached("DELETE FROM session WHERE secret = ?1")?.execute([secret])?;
    Ok(())
}

/// The tokens of a person.
pub(super) fn tokens(
    connection: &Connection,
    person: PersonId,
) -> Result<Vec<(String, i64)>, JobError> {
    let statement = "SELECT label, used FROM session
                     WHERE person = ?1 AND label IS NOT NULL ORDER BY made, label";
    let mut statement = connection.prepare_cached(statement)?;
    let tokens = statement.query_map([key(person)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(tokens.collect::<Result<_, _>>()?)
}

/// Withdraws the tokens of that label.
pub(super) fn end_tokens(
    connection: &Connection,
    person: PersonId,
    label: &str,
) -> Result<u64, JobError> {
    let statement = "DELETE FROM session WHERE person = ?1 AND label = ?2";
    Ok(connection.prepare_cached(statement)?.execute(params![key(person), label])? as u64)
}

/// Changes a person's name.
pub(super) fn rename(
    connection: &Connection,
    person: PersonId,
    name: &str,
) -> Result<(), JobError> {
    let mut statement = connection.prepare_cached("UPDATE person SET name = ?2 WHERE id = ?1")?;
    found(statement.execute(params![key(person), name])?)
}

/// Adds an account for a guest.
///
/// The guest's sessions and tokens end, for the reason that [`join`] gives.
pub(super) fn add_account(
    connection: &Connection,
    person: PersonId,
    account: &Account,
) -> Result<(), JobError> {
    require(connection, person)?;
    let statement = "INSERT INTO account (person, login, password) VALUES (?1, ?2, ?3)
                     ON CONFLICT DO NOTHING";
    let mut statement = connection.prepare_cached(statement)?;
    match statement.execute(params![key(person), account.login, account.password])? {
        // Either another person has the name, or this person has an account.
        0 => Err(StorageError::Taken.into()),
        _ => end_sessions(connection, person),
    }
}

/// The account of that login name.
pub(super) fn account(
    connection: &Connection,
    login: &str,
) -> Result<Option<(PersonId, Account)>, JobError> {
    let statement = "SELECT person, login, password FROM account WHERE login = ?1";
    let mut statement = connection.prepare_cached(statement)?;
    let found = statement.query_row([login], |row| {
        let account = Account { login: row.get(1)?, password: row.get(2)? };
        Ok((PersonId(row.get::<_, i64>(0)? as u64), account))
    });
    Ok(found.optional()?)
}

/// Changes the password's hash of an account, and ends all its sessions except one.
pub(super) fn change_password(
    connection: &Connection,
    person: PersonId,
    password: &str,
    but: [u8; 32],
) -> Result<(), JobError> {
    let statement = "UPDATE account SET password = ?2 WHERE person = ?1";
    found(connection.prepare_cached(statement)?.execute(params![key(person), password])?)?;
    let statement = "DELETE FROM session WHERE person = ?1 AND secret <> ?2";
    connection.prepare_cached(statement)?.execute(params![key(person), but])?;
    Ok(())
}

/// Gives a guest's games to an account.
///
/// The guest's sessions end. They must not become sessions of the account: a thief could have put
/// their own session into a browser, and would be logged in as soon as its owner logs in there.
pub(super) fn join(
    connection: &Connection,
    guest: PersonId,
    account: PersonId,
) -> Result<(), JobError> {
    require(connection, guest)?;
    if !has_account(connection, account)? {
        return Err(StorageError::Missing.into());
    }
    // An account cannot join another account, and a guest joins only one account.
    let statement = "UPDATE person SET joined_into = ?2
                     WHERE id = ?1 AND ifnull(joined_into, ?2) = ?2";
    let is_free = !has_account(connection, guest)?
        && connection.prepare_cached(statement)?.execute([key(guest), key(account)])? == 1;
    if !is_free {
        return Err(StorageError::Taken.into());
    }
    end_sessions(connection, guest)
}

/// Ends all sessions and tokens of a person.
fn end_sessions(connection: &Connection, person: PersonId) -> Result<(), JobError> {
    connection.prepare_cached("DELETE FROM session WHERE person = ?1")?.execute([key(person)])?;
    Ok(())
}

/// Forgets a person and the guests that they were.
pub(super) fn forget(connection: &Connection, person: PersonId) -> Result<(), JobError> {
    erasure_rows::begin(connection, person)?;
    // Deleting the row also deletes the account, sessions and former guests.
    let mut statement = connection.prepare_cached("DELETE FROM person WHERE id = ?1")?;
    found(statement.execute([key(person)])?)
}

/// Forgets some of the guests who have not been seen since then; returns how many, which is 0 when
/// none is left.
pub(super) fn forget_some_guests_before(
    connection: &Connection,
    moment: i64,
) -> Result<u64, JobError> {
    // A guest who has joined an account is kept as long as the account.
    let statement = "SELECT id FROM person WHERE seen < ?1 AND joined_into IS NULL
                     AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.id)
                     LIMIT ?2";
    let mut statement = connection.prepare_cached(statement)?;
    let found = statement.query_map(params![moment, FORGOTTEN_AT_ONCE], |row| row.get(0))?;
    let guests: Vec<i64> = found.collect::<Result<_, _>>()?;
    guests.iter().try_for_each(|guest| forget(connection, PersonId(*guest as u64)))?;
    Ok(guests.len() as u64)
}

fn has_account(connection: &Connection, person: PersonId) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM account WHERE person = ?1")?.exists([key(person)])
}

/// `Missing` if there is no such person.
fn require(connection: &Connection, person: PersonId) -> Result<(), JobError> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM person WHERE id = ?1")?;
    found(usize::from(statement.exists([key(person)])?))
}

/// `Missing` if nothing was changed.
fn found(changed: usize) -> Result<(), JobError> {
    if changed == 0 { Err(StorageError::Missing.into()) } else { Ok(()) }
}

const fn key(person: PersonId) -> i64 {
    person.0 as i64
}

const fn standing_of(is_token: bool) -> CredentialKind {
    if is_token { CredentialKind::Token } else { CredentialKind::Session }
}
