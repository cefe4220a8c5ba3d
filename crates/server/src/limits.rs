//! How often things may be done.

mod permits;

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use munera_storage::PersonId;

pub use self::permits::{GuestPermit, LoginPermit, PasswordPermit, RequestPermit, TablePermit};
pub(crate) use self::permits::{RequestPermitSlot, ThinkingPermit};
use super::client::AddressGroup;
use super::config::Config;
use super::error::AppError;
use super::held_bytes::HeldBytes;
use super::limit_clock::{LimitClock, LimitInstant};

/// How many of the web app's lasting files one address may ask for in a second: a whole class may open
/// the page at once.
const FILES_PER_SECOND: u32 = 600;
/// How many guests one address may make in an hour: enough for a school class, too few for an
/// attack.
const GUESTS_PER_HOUR: u32 = 120;
/// How often one address may try to log in, or to make an account, in an hour.
const LOGINS_PER_ADDRESS: u32 = 60;
/// How often all browsers that have not logged in to it before may together try to log in under one
/// name in an hour: some 500 tries a day, from however many addresses. A password of eight random
/// letters has two hundred thousand million forms.
const LOGINS_PER_NAME: u32 = 20;
/// How often one address may try to log in under one name in an hour, so that one address alone does
/// not use up all tries of a name.
const LOGINS_PER_NAME_AND_ADDRESS: u32 = 10;
/// How often browsers that have logged in to an account before may together try it in an hour.
const LOGINS_BY_KNOWN_DEVICES: u32 = 20;
/// How often a person may change their name in an hour. Each change wakes all their sockets.
const RENAMES: u32 = 20;
/// How often a person may try to change the password in an hour.
const PASSWORD_CHANGES: u32 = 20;

/// For how many minutes an address may save up answers of bots: fast games last a few minutes.
const BOT_ANSWERS_SAVED: NonZeroU32 = match NonZeroU32::new(5) {
    Some(minutes) => minutes,
    None => NonZeroU32::MIN,
};

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);

/// How often things may be done, by address or by name, and how much may wait for clients.
///
/// Each limit is passed by the method that gives its permit.
pub struct Limits {
    requests: Limit<AddressGroup>,
    /// Requests for the web app's lasting files.
    files: Limit<AddressGroup>,
    tables: Limit<AddressGroup>,
    /// How many tables whose games are not over one address may have made.
    pub(super) unfinished_of_address: usize,
    /// Answers of bots, by the address for whose clients they play. Each costs a thread, a line in the
    /// log and a message to each viewer.
    bot_answers: Limit<Option<AddressGroup>>,
    guests: Limit<AddressGroup>,
    /// Attempts to log in from one address, under any name.
    logins_by_address: Limit<AddressGroup>,
    /// Attempts to log in under one name, by browsers that have not done so before.
    logins_by_name: Limit<String>,
    /// The same, from one address.
    logins_by_name_and_address: Limit<(String, AddressGroup)>,
    /// Attempts to log in under one name, by browsers that have done so before.
    logins_by_known_devices: Limit<String>,
    password_changes: Limit<PersonId>,
    renames: Limit<PersonId>,
    /// The bytes that wait for clients.
    pub held: HeldBytes,
}

/// An attempt to log in under a name that could be a login name.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoginAttempt<'a> {
    pub(super) name: &'a str,
    /// Whether the browser has logged in to that account before.
    pub(super) is_known_device: bool,
}

impl Limits {
    /// The limits that the settings ask for.
    pub fn new(config: &Config) -> Self {
        let fixed = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Self {
            requests: Limit::new(config.requests_per_minute, MINUTE),
            files: Limit::new(fixed(FILES_PER_SECOND), Duration::from_secs(1)),
            tables: Limit::new(config.tables_per_hour, HOUR),
            unfinished_of_address: config.unfinished_per_address.get() as usize,
            bot_answers: Limit::new(
                config.bot_answers_per_minute.saturating_mul(BOT_ANSWERS_SAVED),
                MINUTE * BOT_ANSWERS_SAVED.get(),
            ),
            guests: Limit::new(fixed(GUESTS_PER_HOUR), HOUR),
            logins_by_address: Limit::new(fixed(LOGINS_PER_ADDRESS), HOUR),
            logins_by_name: Limit::new(fixed(LOGINS_PER_NAME), HOUR),
            logins_by_name_and_address: Limit::new(fixed(LOGINS_PER_NAME_AND_ADDRESS), HOUR),
            logins_by_known_devices: Limit::new(fixed(LOGINS_BY_KNOWN_DEVICES), HOUR),
            password_changes: Limit::new(fixed(PASSWORD_CHANGES), HOUR),
            renames: Limit::new(fixed(RENAMES), HOUR),
            held: HeldBytes::new(),
        }
    }

    /// Counts a request of any kind, or a message that costs as much.
    pub fn request(&self, group: AddressGroup) -> Result<RequestPermit, AppError> {
        self.requests.check(&group).map(|()| RequestPermit::new(group))
    }

    /// Counts a request for one of the web app's lasting files.
    pub(super) fn file(&self, group: AddressGroup) -> Result<(), AppError> {
        self.files.check(&group)
    }

    /// Counts an answer that costs as much as those of so many requests more, if the address still
    /// has as many.
    pub(super) fn takes_requests(&self, group: AddressGroup, number: u32) -> bool {
        self.requests.takes(&group, number)
    }

    /// Counts a new table, or a record that is uploaded.
    pub fn table(&self, group: AddressGroup) -> Result<TablePermit, AppError> {
        self.tables.check(&group).map(|()| TablePermit::new(group))
    }

    /// Counts an answer of a bot, or returns how long the bot must wait.
    pub(super) fn bot_answer(
        &self,
        group: Option<AddressGroup>,
    ) -> Result<ThinkingPermit, Duration> {
        self.bot_answers.wait(&group).map_or(Ok(ThinkingPermit::new()), Err)
    }

    /// Counts a new guest.
    pub(super) fn guest(&self, group: AddressGroup) -> Result<GuestPermit, AppError> {
        self.guests.check(&group).map(|()| GuestPermit::new())
    }

    /// Counts a new account.
    pub(super) fn account(&self, group: AddressGroup) -> Result<PasswordPermit, AppError> {
        self.logins_by_address.check(&group).map(|()| PasswordPermit::new())
    }

    /// Counts an attempt to log in, under whatever name; [`Limits::login_as`] counts the name.
    pub(super) fn login(&self, group: AddressGroup) -> Result<LoginPermit, AppError> {
        self.logins_by_address.check(&group).map(|()| LoginPermit::new(group))
    }

    /// Counts the name of an attempt to log in; none if the text cannot be a login name, so that no
    /// account has it. A browser that has logged in to that account before has tries that no
    /// stranger can use up; all others share the tries of the name.
    pub(super) fn login_as(
        &self,
        permit: LoginPermit,
        attempt: Option<LoginAttempt<'_>>,
    ) -> Result<PasswordPermit, AppError> {
        let group = permit.into_group();
        if let Some(LoginAttempt { name, is_known_device }) = attempt {
            let name = name.to_owned();
            if is_known_device {
                self.logins_by_known_devices.check(&name)?;
            } else {
                self.logins_by_name_and_address.check(&(name.clone(), group))?;
                self.logins_by_name.check(&name)?;
            }
        }
        Ok(PasswordPermit::new())
    }

    /// Counts an attempt to change a password. The browser is logged in, so no stranger uses up
    /// these tries.
    pub(super) fn password_change(
        &self,
        group: AddressGroup,
        person: PersonId,
    ) -> Result<PasswordPermit, AppError> {
        self.logins_by_address.check(&group)?;
        self.password_changes.check(&person).map(|()| PasswordPermit::new())
    }

    /// Counts a change of a name.
    pub(super) fn rename(&self, person: PersonId) -> Result<(), AppError> {
        self.renames.check(&person)
    }

    /// Forgets every client that has all of its attempts left again.
    pub(super) fn tidy(&self) {
        self.requests.tidy();
        self.files.tidy();
        self.tables.tidy();
        self.bot_answers.tidy();
        self.guests.tidy();
        self.logins_by_address.tidy();
        self.logins_by_name.tidy();
        self.logins_by_name_and_address.tidy();
        self.logins_by_known_devices.tidy();
        self.password_changes.tidy();
        self.renames.tidy();
    }
}

/// How often each client may do one thing.
///
/// A client may use all attempts of a period at once; each attempt comes back after its share of
/// the period.
pub struct Limit<Key: Hash + Eq + Clone> {
    limiter: RateLimiter<Key, DashMapStateStore<Key>, LimitClock, NoOpMiddleware<LimitInstant>>,
}

impl<Key: Hash + Eq + Clone> Limit<Key> {
    /// This many in a period.
    pub fn new(number: NonZeroU32, period: Duration) -> Self {
        let quota = Quota::with_period(period / number.get())
            .unwrap_or(Quota::per_second(number))
            .allow_burst(number);
        Self { limiter: RateLimiter::dashmap_with_clock(quota, LimitClock) }
    }

    /// Uses one attempt, or says when there will be one.
    pub fn check(&self, key: &Key) -> Result<(), AppError> {
        match self.wait(key) {
            None => Ok(()),
            Some(wait) => Err(AppError::TooManyRequests { retry_after: wait.as_secs() + 1 }),
        }
    }

    /// Uses one attempt, or returns how long to wait for it.
    fn wait(&self, key: &Key) -> Option<Duration> {
        let not_until = self.limiter.check_key(key).err()?;
        Some(not_until.wait_time_from(LimitClock.now()))
    }

    /// Uses several attempts; or none, if there are not as many now.
    pub fn takes(&self, key: &Key, attempts: u32) -> bool {
        let Some(attempts) = NonZeroU32::new(attempts) else { return true };
        matches!(self.limiter.check_key_n(key, attempts), Ok(Ok(())))
    }

    fn tidy(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::time::Duration;

    use tokio::time::advance;

    use super::{AddressGroup, Config, FILES_PER_SECOND, Limit, Limits};
    use crate::error::AppError;

    #[test]
    fn tries_run_out_for_each_alone_and_it_is_told_when_there_are_more() {
        let limit: Limit<u8> =
            Limit::new(NonZeroU32::new(3).expect("not none"), Duration::from_hours(1));
        for _ in 0..3 {
            assert_eq!(limit.check(&1), Ok(()));
        }
        let Err(AppError::TooManyRequests { retry_after }) = limit.check(&1) else {
            panic!("the fourth is refused")
        };
        assert!((1..=1_201).contains(&retry_after), "{retry_after}");
        assert_eq!(limit.check(&2), Ok(()));
        assert!(!limit.takes(&2, 3) && !limit.takes(&2, 4) && limit.takes(&2, 0), "all or none");
        assert!(limit.takes(&2, 2) && limit.check(&2).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_gets_so_many_files_in_a_second_and_another_gets_its_own() {
        let limits = Limits::new(&Config::default());
        let group = |number| AddressGroup::of([127, 0, 0, number].into());
        for _ in 0..FILES_PER_SECOND {
            assert_eq!(limits.file(group(1)), Ok(()));
        }
        assert!(limits.file(group(1)).is_err());
        assert_eq!(limits.file(group(2)), Ok(()));
        advance(Duration::from_secs(1)).await;
        assert_eq!(limits.file(group(1)), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn tries_come_back_with_time_and_a_client_that_has_all_of_them_is_forgotten() {
        let limit: Limit<u8> =
            Limit::new(NonZeroU32::new(2).expect("not none"), Duration::from_hours(1));
        let refused = Err(AppError::TooManyRequests { retry_after: 1_801 });
        assert_eq!([limit.check(&1), limit.check(&1), limit.check(&1)], [Ok(()), Ok(()), refused]);
        advance(Duration::from_mins(30)).await;
        limit.tidy();
        assert!(!limit.limiter.is_empty(), "one attempt is still missing");
        assert_eq!(limit.check(&1), Ok(()));
        advance(Duration::from_hours(3)).await;
        limit.tidy();
        assert!(limit.limiter.is_empty());
    }
}
