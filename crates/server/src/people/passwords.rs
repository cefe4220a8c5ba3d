//! Hashes and checks passwords.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::AppError;
use crate::limits::PasswordPermit;

/// How many passwords are hashed at once. Each takes 19 MiB and a processor.
const AT_ONCE: usize = 2;

/// A hash of no known password, as costly as real ones. So a login under a name that does not exist
/// takes as long as a real one.
const UNKNOWN_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$bXVuZXJhJ3Mgbm9ib2R5IQ$\
                       U1kQv4lPQk3pZHk0m8wKxv8f5t0c9a2Jj6Yb7Qe1rXs";

/// Hashes and checks passwords: Argon2id with the costs that OWASP advises (19 MiB, two passes), on
/// separate threads, so that other requests do not wait for it.
#[derive(Debug)]
pub struct Passwords {
    places: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The hash of a password, to be stored.
    pub(super) async fn hash(
        &self,
        _permit: PasswordPermit,
        password: String,
    ) -> Result<String, AppError> {
        let hashed = self.work(move || hash(&password)).await?;
        hashed.map_err(|error| AppError::internal(&error))
    }

    /// Whether the password matches the hash; takes as long if there is no hash.
    pub(super) async fn is_right(
        &self,
        _permit: PasswordPermit,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, AppError> {
        let checked = self.work(move || is_right(&password, hash.as_deref())).await?;
        checked.map_err(|error| AppError::internal(&error))
    }

    /// The hash of a new password, if the old one matches the old hash.
    pub(super) async fn replace(
        &self,
        _permit: PasswordPermit,
        old: String,
        old_hash: Option<String>,
        new: String,
    ) -> Result<Option<String>, AppError> {
        let replaced = self.work(move || {
            let may = is_right(&old, old_hash.as_deref())?;
            may.then(|| hash(&new)).transpose()
        });
        replaced.await?.map_err(|error| AppError::internal(&error))
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|error| AppError::internal(&error))?;
        // The permit moves along: even if the client has gone, the work still uses its processor.
        let worked = spawn_blocking(move || {
            let _place = place;
            job()
        });
        worked.await.map_err(|error| AppError::internal(&error))
    }
}

type Outcome<T> = Result<T, argon2::password_hash::Error>;

fn hash(password: &str) -> Outcome<String> {
    Ok(Argon2::default().hash_password(password.as_bytes())?.to_string())
}

fn is_right(password: &str, hash: Option<&str>) -> Outcome<bool> {
    let is_right = verify(password, hash.unwrap_or(UNKNOWN_PASSWORD))?;
    Ok(is_right && hash.is_some())
}

fn verify(password: &str, hash: &str) -> Outcome<bool> {
    let hash =
        PasswordHash::new(hash).map_err(|_| argon2::password_hash::Error::EncodingInvalid)?;
    match Argon2::default().verify_password(password.as_bytes(), &hash) {
        Ok(()) => Ok(true),
        Err(argon2::password_hash::Error::PasswordInvalid) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::{UNKNOWN_PASSWORD, hash, verify};

    #[test]
    fn a_password_is_known_by_its_hash() {
        let kept = hash("correct horse").expect("it can be hashed");
        assert_eq!(verify("correct horse", &kept), Ok(true));
        assert_eq!(verify("correct Horse", &kept), Ok(false));
        assert_ne!(hash("correct horse"), Ok(kept), "each hash has its own salt");
    }

    #[test]
    fn an_unknown_password_costs_what_real_ones_cost() {
        let kept = hash("correct horse").expect("it can be hashed");
        let costs = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(costs(&kept), costs(UNKNOWN_PASSWORD));
        assert_eq!(costs(&kept), "$argon2id$v=19$m=19456,t=2,p=1");
        assert_eq!(kept.len(), UNKNOWN_PASSWORD.len());
        assert_eq!(verify("", UNKNOWN_PASSWORD), Ok(false));
    }
}
