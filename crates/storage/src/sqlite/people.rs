//! People in SQLite.

use super::{Sqlite, person_rows};
use crate::Account;
use crate::Answer;
use crate::KnownPerson;
use crate::NewSession;
use crate::People;
use crate::PersonId;

impl People for Sqlite {
    fn add_guest(&self, session: NewSession, name: String) -> Answer<'_, KnownPerson> {
        Box::pin(
            self.writer.ask(move |connection| person_rows::add_guest(connection, &session, name)),
        )
    }

    fn find(&self, secret: [u8; 32], now: i64) -> Answer<'_, Option<KnownPerson>> {
        Box::pin(async move {
            let find = move |connection: &_| person_rows::find(connection, secret, now);
            let Some(found) = self.readers.ask(find).await? else { return Ok(None) };
            if found.is_new_day {
                // No request waits for this write, and none is refused when the disk is full.
                self.writer
                    .mention(move |connection| person_rows::note_use(connection, secret, now));
            }
            Ok(Some(found.person))
        })
    }

    fn add_session(&self, person: PersonId, session: NewSession) -> Answer<'_, ()> {
        Box::pin(
            self.writer
                .ask(move |connection| person_rows::add_session(connection, person, &session)),
        )
    }

    fn end_session(&self, secret: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| person_rows::end_session(connection, secret)))
    }

    fn tokens(&self, person: PersonId) -> Answer<'_, Vec<(String, i64)>> {
        Box::pin(self.readers.ask(move |connection| person_rows::tokens(connection, person)))
    }

    fn end_tokens(&self, person: PersonId, label: String) -> Answer<'_, u64> {
        Box::pin(
            self.writer.ask(move |connection| person_rows::end_tokens(connection, person, &label)),
        )
    }

    fn rename(&self, person: PersonId, name: String) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| person_rows::rename(connection, person, &name)))
    }

    fn add_account(&self, person: PersonId, account: Account) -> Answer<'_, ()> {
        Box::pin(
            self.writer
                .ask(move |connection| person_rows::add_account(connection, person, &account)),
        )
    }

    fn account(&self, login: String) -> Answer<'_, Option<(PersonId, Account)>> {
        Box::pin(self.readers.ask(move |connection| person_rows::account(connection, &login)))
    }

    fn change_password(&self, person: PersonId, password: String, but: [u8; 32]) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| {
            person_rows::change_password(connection, person, &password, but)
        }))
    }

    fn join(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()> {
        Box::pin(self.writer.ask(move |connection| person_rows::join(connection, guest, account)))
    }

    fn forget(&self, person: PersonId) -> Answer<'_, ()> {
        Box::pin(self.writer.erase(move |connection| person_rows::forget(connection, person)))
    }

    fn forget_guests_before(&self, moment: i64) -> Answer<'_, u64> {
        let some = move |connection: &_| person_rows::forget_some_guests_before(connection, moment);
        Box::pin(self.writer.erase_in_portions(some))
    }
}
