//! People: guests, sessions, accounts, joining, forgetting.

use munera_storage::{
    Account, CredentialKind, Erasure, ErasureDue, Logs, NewSession, NewTable, People, PersonId,
    StorageError, TableSummary,
};

use crate::support::{Place, code, entry, summary};

const DAY: i64 = 86_400_000;

fn browser(number: u8, made: i64) -> NewSession {
    NewSession { secret: [number; 32], label: None, made }
}

fn token(number: u8, label: &str) -> NewSession {
    NewSession { secret: [number; 32], label: Some(label.to_owned()), made: i64::from(number) }
}

fn login(name: &str) -> Account {
    Account { login: name.to_owned(), password: format!("hash of {name}") }
}

#[tokio::test]
async fn a_guest_is_known_again_by_every_session() {
    let place = Place::new();
    let storage = place.open();
    let guest = storage.add_guest(browser(1, 0), "Priscus".to_owned()).await.expect("a guest");
    assert_eq!(guest.credential, CredentialKind::Session);
    assert_eq!(storage.find([1; 32], 5).await, Ok(Some(guest.clone())));
    assert_eq!(storage.find([9; 32], 5).await, Ok(None));
    storage.add_session(guest.id, token(2, "bot")).await.expect("a token");
    let by_token = storage.find([2; 32], 5).await.expect("it answers").expect("known");
    assert_eq!((by_token.id, by_token.credential), (guest.id, CredentialKind::Token));

    let taken = storage.add_session(guest.id, browser(2, 0)).await;
    assert_eq!(taken, Err(StorageError::Taken));
    let unknown = storage.add_session(PersonId(77), browser(3, 0)).await;
    assert_eq!(unknown, Err(StorageError::Missing));
    assert_eq!(
        storage.add_guest(browser(1, 0), "Verus".to_owned()).await,
        Err(StorageError::Taken)
    );
}

#[tokio::test]
async fn sessions_and_tokens_end() {
    let place = Place::new();
    let storage = place.open();
    let guest = storage.add_guest(browser(1, 0), "Priscus".to_owned()).await.expect("a guest").id;
    for (number, label) in [(2, "a"), (3, "b"), (4, "b")] {
        storage.add_session(guest, token(number, label)).await.expect("a token");
    }
    let labels =
        |tokens: Vec<(String, i64)>| tokens.into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    assert_eq!(labels(storage.tokens(guest).await.expect("tokens")), ["a", "b", "b"]);
    assert_eq!(storage.end_tokens(guest, "b".to_owned()).await, Ok(2));
    assert_eq!(storage.end_tokens(guest, "b".to_owned()).await, Ok(0));
    assert_eq!(storage.find([3; 32], 0).await, Ok(None));
    storage.end_session([2; 32]).await.expect("it ends");
    storage.end_session([2; 32]).await.expect("it has ended");
    assert_eq!(storage.find([2; 32], 0).await, Ok(None));
}

#[tokio::test]
async fn a_new_password_leaves_one_session_and_no_token() {
    let place = Place::new();
    let storage = place.open();
    let guest = storage.add_guest(browser(1, 0), "Priscus".to_owned()).await.expect("a guest").id;
    // Without an account nothing changes, and no session ends.
    let refused = storage.change_password(guest, "new".to_owned(), [9; 32]).await;
    assert_eq!(refused, Err(StorageError::Missing));
    assert!(storage.find([1; 32], 0).await.expect("it answers").is_some());
    storage.add_account(guest, login("priscus")).await.expect("an account");
    for number in [5, 6] {
        storage.add_session(guest, browser(number, 0)).await.expect("a session");
    }
    storage.add_session(guest, token(7, "bot")).await.expect("a token");
    storage.change_password(guest, "new".to_owned(), [5; 32]).await.expect("it changes");
    for (number, is_known) in [(5, true), (6, false), (7, false)] {
        let found = storage.find([number; 32], 0).await.expect("it answers");
        assert_eq!(found.is_some(), is_known, "{number}");
    }
}

#[tokio::test]
async fn when_a_person_was_seen_is_noted_once_a_day() {
    let place = Place::new();
    let storage = place.open();
    let guest = storage.add_guest(token(1, "bot"), "Priscus".to_owned()).await.expect("a guest").id;
    let used = async || storage.tokens(guest).await.expect("tokens")[0].1;
    for (now, noted) in
        [(10, 1), (DAY - 1, 1), (DAY, DAY), (DAY + 50, DAY), (3 * DAY + 7, 3 * DAY + 7)]
    {
        storage.find([1; 32], now).await.expect("it answers").expect("known");
        // The note was queued before this, so it is written first.
        storage.probe().await.expect("it writes");
        assert_eq!(used().await, noted, "{now}");
    }
    // A clock that goes back does not make the last visit earlier.
    storage.find([1; 32], 0).await.expect("it answers").expect("known");
    storage.probe().await.expect("it writes");
    assert_eq!(used().await, 3 * DAY + 7);
}

#[tokio::test]
async fn an_account_has_a_free_name_and_a_password() {
    let place = Place::new();
    let storage = place.open();
    let first = storage.add_guest(browser(1, 0), "Priscus".to_owned()).await.expect("a guest").id;
    let second = storage.add_guest(browser(2, 0), "Verus".to_owned()).await.expect("a guest").id;
    storage.add_account(first, login("priscus")).await.expect("an account");
    assert_eq!(storage.add_account(second, login("priscus")).await, Err(StorageError::Taken));
    assert_eq!(storage.add_account(first, login("other")).await, Err(StorageError::Taken));
    assert_eq!(storage.add_account(PersonId(77), login("x")).await, Err(StorageError::Missing));
    storage.change_password(first, "new".to_owned(), [0; 32]).await.expect("it changes");
    let refused = storage.change_password(second, "new".to_owned(), [0; 32]).await;
    assert_eq!(refused, Err(StorageError::Missing));
    let wanted = Account { login: "priscus".to_owned(), password: "new".to_owned() };
    assert_eq!(storage.account("priscus".to_owned()).await, Ok(Some((first, wanted))));
    assert_eq!(storage.account("verus".to_owned()).await, Ok(None));
    storage.rename(first, "P.".to_owned()).await.expect("it changes");
    assert_eq!(storage.rename(PersonId(77), "?".to_owned()).await, Err(StorageError::Missing));
    // The guest's session does not open the account.
    assert_eq!(storage.find([1; 32], 0).await, Ok(None));
    storage.add_session(first, browser(3, 0)).await.expect("a session");
    let found = storage.find([3; 32], 0).await.expect("it answers").expect("known");
    assert_eq!((found.name.as_str(), found.login.as_deref()), ("P.", Some("priscus")));
}

#[tokio::test]
async fn a_guest_who_joins_an_account_brings_their_tables() {
    let place = Place::new();
    let storage = place.open();
    let account = storage.add_guest(browser(1, 0), "Priscus".to_owned()).await.expect("one").id;
    storage.add_account(account, login("priscus")).await.expect("an account");
    storage.add_session(account, browser(1, 0)).await.expect("a session");
    let guest = storage.add_guest(browser(2, 0), "Guest".to_owned()).await.expect("a guest").id;
    let other = storage.add_guest(browser(3, 0), "Other".to_owned()).await.expect("a guest").id;
    for (number, people) in
        [(1, vec![guest]), (2, vec![account, guest]), (3, vec![account]), (4, vec![other])]
    {
        let summary = TableSummary { touched: i64::from(number), people, ..summary(code(number)) };
        storage
            .create(NewTable { summary, entries: vec![entry("x")], record: None })
            .await
            .expect("made");
    }
    let tables = async |person| {
        let summaries = storage.of_person(person, 9).await.expect("found");
        summaries.into_iter().map(|summary| summary.table).collect::<Vec<_>>()
    };
    assert_eq!(tables(account).await, [code(3), code(2)]);
    storage.join(guest, account).await.expect("they join");
    storage.join(guest, account).await.expect("they have joined");
    assert_eq!(tables(account).await, [code(3), code(2), code(1)]);
    let found = storage.find([1; 32], 0).await.expect("it answers").expect("known");
    assert_eq!(found.formerly, [guest]);
    // The guest's session does not open the account.
    assert_eq!(storage.find([2; 32], 0).await, Ok(None));

    storage.add_account(other, login("other")).await.expect("an account");
    assert_eq!(storage.join(guest, other).await, Err(StorageError::Taken));
    assert_eq!(storage.join(other, account).await, Err(StorageError::Taken));
    assert_eq!(storage.join(guest, guest).await, Err(StorageError::Missing));
    assert_eq!(storage.join(PersonId(77), account).await, Err(StorageError::Missing));

    // Forgetting a person also forgets their guests; the tables stay.
    storage.forget(account).await.expect("forgotten");
    let due = storage.erasures_due(9).await.expect("it answers");
    assert_eq!(due.len(), 3, "{due:?}");
    for ErasureDue { table, people } in due {
        let epoch = storage.lease(table).await.expect("leased");
        let (rewritten, listing, record) = (None, None, None);
        let erasure = Erasure { table, epoch, people, rewritten, listing, record };
        storage.erase(erasure).await.expect("erased");
    }
    assert_eq!(storage.erasures_due(9).await, Ok(vec![]));
    assert_eq!(tables(account).await, []);
    assert_eq!(tables(guest).await, []);
    let summary = storage.summary(code(2)).await.expect("it answers").expect("it stays");
    assert_eq!(summary.people, []);
    assert_eq!(storage.find([1; 32], 0).await, Ok(None));
    assert_eq!(storage.account("priscus".to_owned()).await, Ok(None));
    assert_eq!(storage.forget(guest).await, Err(StorageError::Missing));
}

#[tokio::test]
async fn guests_who_stay_away_are_forgotten_and_accounts_are_not() {
    let place = Place::new();
    let storage = place.open();
    let mut people = Vec::new();
    for number in 1..=4 {
        let guest = storage.add_guest(browser(number, 0), format!("{number}")).await;
        people.push(guest.expect("a guest").id);
    }
    storage.add_account(people[0], login("a")).await.expect("an account");
    storage.add_session(people[0], browser(1, 0)).await.expect("a session");
    storage.join(people[1], people[0]).await.expect("they join");
    storage.find([3; 32], 5 * DAY).await.expect("it answers").expect("known");
    assert_eq!(storage.forget_guests_before(5 * DAY).await, Ok(1));
    let found = storage.find([1; 32], 0).await.expect("it answers").expect("known");
    assert_eq!(found.formerly, [people[1]]);
    assert!(storage.find([3; 32], 0).await.expect("it answers").is_some());
    assert_eq!(storage.find([4; 32], 0).await, Ok(None));
    // No new person gets the number of a forgotten one.
    let new = storage.add_guest(browser(9, 0), "new".to_owned()).await.expect("a guest").id;
    assert!(new > people[3]);
}
