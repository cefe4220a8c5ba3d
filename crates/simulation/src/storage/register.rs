//! What the simulated storage holds: people and their secrets.

use std::collections::{BTreeMap, BTreeSet};

use munera_storage::{Account, CredentialKind, KnownPerson, NewSession, PersonId, StorageError};

type Outcome<T> = Result<T, StorageError>;

/// The precision with which the last visit of a person is noted: a day, in milliseconds.
const DAY: i64 = 86_400_000;

/// The people of a storage.
#[derive(Clone, Debug, Default)]
pub struct Register {
    people: BTreeMap<PersonId, KeptPerson>,
    /// How many people there have ever been.
    count: u64,
    sessions: BTreeMap<[u8; 32], KeptSession>,
    accounts: BTreeMap<String, (PersonId, Account)>,
    /// People who must be erased at their tables.
    forgotten: BTreeSet<PersonId>,
}

#[derive(Clone, Debug)]
struct KeptPerson {
    name: String,
    seen: i64,
    joined_into: Option<PersonId>,
}

#[derive(Clone, Debug)]
struct KeptSession {
    person: PersonId,
    label: Option<String>,
    made: i64,
    used: i64,
}

impl Register {
    pub(super) fn knows(&self, person: PersonId) -> bool {
        self.people.contains_key(&person)
    }

    pub(super) fn is_forgotten(&self, person: PersonId) -> bool {
        self.forgotten.contains(&person)
    }

    /// The guests that a person was before logging in.
    pub(super) fn guests_of(&self, person: PersonId) -> Vec<PersonId> {
        let joined = self.people.iter().filter(|(_, kept)| kept.joined_into == Some(person));
        joined.map(|(guest, _)| *guest).collect()
    }

    pub(super) fn finish_forgetting(&mut self, named: &BTreeSet<PersonId>) {
        self.forgotten.retain(|person| named.contains(person));
    }

    pub(super) fn add_guest(&mut self, session: NewSession, name: String) -> Outcome<KnownPerson> {
        if self.sessions.contains_key(&session.secret) {
            return Err(StorageError::Taken);
        }
        self.count += 1;
        let id = PersonId(self.count);
        let kept = KeptPerson { name: name.clone(), seen: session.made, joined_into: None };
        self.people.insert(id, kept);
        let credential = credential(session.label.as_ref());
        self.add_session(id, session)?;
        Ok(KnownPerson { id, formerly: Vec::new(), name, login: None, credential })
    }

    pub(super) fn add_session(&mut self, person: PersonId, session: NewSession) -> Outcome<()> {
        self.require(person)?;
        let NewSession { secret, label, made } = session;
        if self.sessions.contains_key(&secret) {
            return Err(StorageError::Taken);
        }
        self.sessions.insert(secret, KeptSession { person, label, made, used: made });
        Ok(())
    }

    pub(super) fn find(&mut self, secret: [u8; 32], now: i64) -> Option<KnownPerson> {
        let session = self.sessions.get_mut(&secret)?;
        let id = session.person;
        let credential = credential(session.label.as_ref());
        let is_new_day = session.used.div_euclid(DAY) < now.div_euclid(DAY);
        if is_new_day {
            session.used = session.used.max(now);
        }
        let kept = self.people.get_mut(&id)?;
        if is_new_day {
            kept.seen = kept.seen.max(now);
        }
        let name = kept.name.clone();
        let login = self.accounts.values().find(|(person, _)| *person == id);
        let login = login.map(|(_, account)| account.login.clone());
        Some(KnownPerson { id, formerly: self.guests_of(id), name, login, credential })
    }

    pub(super) fn end_session(&mut self, secret: [u8; 32]) {
        self.sessions.remove(&secret);
    }

    pub(super) fn tokens(&self, person: PersonId) -> Vec<(String, i64)> {
        let own = self.sessions.values().filter(|kept| kept.person == person);
        let mut tokens: Vec<_> =
            own.filter_map(|kept| Some((kept.made, kept.label.clone()?, kept.used))).collect();
        tokens.sort();
        tokens.into_iter().map(|(_, label, used)| (label, used)).collect()
    }

    pub(super) fn end_tokens(&mut self, person: PersonId, label: &str) -> u64 {
        let before = self.sessions.len();
        self.sessions
            .retain(|_, kept| kept.person != person || kept.label.as_deref() != Some(label));
        (before - self.sessions.len()) as u64
    }

    pub(super) fn rename(&mut self, person: PersonId, name: String) -> Outcome<()> {
        self.people.get_mut(&person).ok_or(StorageError::Missing)?.name = name;
        Ok(())
    }

    pub(super) fn add_account(&mut self, person: PersonId, account: Account) -> Outcome<()> {
        self.require(person)?;
        if self.accounts.contains_key(&account.login) || self.has_account(person) {
            return Err(StorageError::Taken);
        }
        self.accounts.insert(account.login.clone(), (person, account));
        self.end_sessions(person);
        Ok(())
    }

    pub(super) fn account(&self, login: &str) -> Option<(PersonId, Account)> {
        self.accounts.get(login).cloned()
    }

    pub(super) fn change_password(
        &mut self,
        person: PersonId,
        password: String,
        but: [u8; 32],
    ) -> Outcome<()> {
        let mut accounts = self.accounts.values_mut();
        let found = accounts.find(|(owner, _)| *owner == person).ok_or(StorageError::Missing)?;
        found.1.password = password;
        self.sessions.retain(|secret, kept| kept.person != person || *secret == but);
        Ok(())
    }

    pub(super) fn join(&mut self, guest: PersonId, account: PersonId) -> Outcome<()> {
        self.require(guest)?;
        if !self.has_account(account) {
            return Err(StorageError::Missing);
        }
        let guest_has_account = self.has_account(guest);
        let kept = self.people.get_mut(&guest).ok_or(StorageError::Missing)?;
        if guest_has_account || kept.joined_into.is_some_and(|joined| joined != account) {
            return Err(StorageError::Taken);
        }
        kept.joined_into = Some(account);
        self.end_sessions(guest);
        Ok(())
    }

    pub(super) fn forget(&mut self, person: PersonId) -> Outcome<()> {
        self.require(person)?;
        let mut gone = self.guests_of(person);
        gone.push(person);
        for person in gone {
            self.forgotten.insert(person);
            self.people.remove(&person);
            self.sessions.retain(|_, kept| kept.person != person);
            self.accounts.retain(|_, (owner, _)| *owner != person);
        }
        Ok(())
    }

    pub(super) fn forget_guests_before(&mut self, moment: i64) -> u64 {
        let is_idle = |(person, kept): &(&PersonId, &KeptPerson)| {
            kept.seen < moment && kept.joined_into.is_none() && !self.has_account(**person)
        };
        let idle: Vec<_> = self.people.iter().filter(is_idle).map(|(person, _)| *person).collect();
        idle.iter().filter(|person| self.forget(**person).is_ok()).count() as u64
    }

    fn has_account(&self, person: PersonId) -> bool {
        self.accounts.values().any(|(owner, _)| *owner == person)
    }

    fn end_sessions(&mut self, person: PersonId) {
        self.sessions.retain(|_, kept| kept.person != person);
    }

    fn require(&self, person: PersonId) -> Outcome<()> {
        if self.knows(person) { Ok(()) } else { Err(StorageError::Missing) }
    }
}

fn credential(label: Option<&String>) -> CredentialKind {
    if label.is_some() { CredentialKind::Token } else { CredentialKind::Session }
}
