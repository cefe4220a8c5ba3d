//! Hashes and checks passwords.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::password_hash::try_generate_salt;
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::AppError;

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
    /// The memory of passwords that have been hashed, for the next ones. Without it the process
    /// would grow with each password: allocators that align such large pieces find no room for one
    /// where another of the same size was freed.
    memory: Arc<Mutex<Vec<Memory>>>,
}

/// The memory in which one password is hashed.
type Memory = Vec<Block>;

impl Passwords {
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)), memory: Arc::default() }
    }

    /// The hash of a password, to be stored.
    pub(super) async fn hash(&self, password: String) -> Result<String, AppError> {
        let hashed = self.work(move |memory| hash(&password, memory)).await?;
        hashed.map_err(|error| AppError::internal(&error))
    }

    /// Whether the password matches the hash; takes as long if there is no hash.
    pub(super) async fn is_right(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, AppError> {
        let checked = self.work(move |memory| {
            let kept = hash.as_deref().unwrap_or(UNKNOWN_PASSWORD);
            let is_right = verify(&password, kept, memory);
            is_right.map(|is_right| is_right && hash.is_some())
        });
        checked.await?.map_err(|error| AppError::internal(&error))
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place = place.map_err(|error| AppError::internal(&error))?;
        // The permit moves along: even if the client has gone, the work still uses its processor.
        let kept = Arc::clone(&self.memory);
        let worked = spawn_blocking(move || {
            let _place = place;
            let mut memory = locked(&kept).pop().unwrap_or_default();
            let done = job(&mut memory);
            locked(&kept).push(memory);
            done
        });
        worked.await.map_err(|error| AppError::internal(&error))
    }
}

fn locked(memory: &Mutex<Vec<Memory>>) -> MutexGuard<'_, Vec<Memory>> {
    // No operation under the lock can leave the list half changed.
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

type Outcome<T> = Result<T, argon2::password_hash::Error>;

fn hash(password: &str, memory: &mut Memory) -> Outcome<String> {
    let (algorithm, version, params) = (Algorithm::Argon2id, Version::V0x13, Params::DEFAULT);
    let salt = try_generate_salt()?;
    let hash = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(&salt)?),
        hash: Some(output(&Argon2::new(algorithm, version, params), password, &salt, memory)?),
    };
    Ok(hash.to_string())
}

fn verify(password: &str, hash: &str, memory: &mut Memory) -> Outcome<bool> {
    let hash =
        PasswordHash::new(hash).map_err(|_| argon2::password_hash::Error::EncodingInvalid)?;
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let version = hash.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash)?);
    // The comparison takes the same time wherever they differ.
    Ok(output(&argon2, password, salt, memory)? == *expected)
}

/// What a password is hashed to.
fn output(
    argon2: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    memory: &mut Memory,
) -> Outcome<Output> {
    let params = argon2.params();
    memory.resize(params.block_count(), Block::default());
    let mut buffer = [0; Output::MAX_LENGTH];
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let bytes = buffer.get_mut(..length).ok_or(argon2::password_hash::Error::OutputSize)?;
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, bytes, memory)?;
    Ok(Output::new(bytes)?)
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::phc::PasswordHash;
    use argon2::{Argon2, PasswordHasher, PasswordVerifier};

    use super::{AT_ONCE, Memory, Passwords, UNKNOWN_PASSWORD, hash, locked, verify};

    #[test]
    fn a_password_is_known_by_its_hash() {
        let mut memory = Memory::new();
        let kept = hash("correct horse", &mut memory).expect("it can be hashed");
        assert_eq!(verify("correct horse", &kept, &mut memory), Ok(true));
        assert_eq!(verify("correct Horse", &kept, &mut memory), Ok(false));
        let again = hash("correct horse", &mut memory);
        assert_ne!(again, Ok(kept), "each hash has its own salt");
    }

    #[test]
    fn an_unknown_password_costs_what_real_ones_cost() {
        let mut memory = Memory::new();
        let kept = hash("correct horse", &mut memory).expect("it can be hashed");
        let costs = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(costs(&kept), costs(UNKNOWN_PASSWORD));
        assert_eq!(costs(&kept), "$argon2id$v=19$m=19456,t=2,p=1");
        assert_eq!(kept.len(), UNKNOWN_PASSWORD.len());
        assert_eq!(verify("", UNKNOWN_PASSWORD, &mut memory), Ok(false));
    }

    #[test]
    fn hashes_are_those_of_the_library() {
        let mut memory = Memory::new();
        let library = Argon2::default();
        let theirs = library.hash_password(b"correct horse").expect("hashed").to_string();
        assert_eq!(verify("correct horse", &theirs, &mut memory), Ok(true));
        let ours = hash("correct horse", &mut memory).expect("hashed");
        let ours = PasswordHash::new(&ours).expect("a hash");
        assert_eq!(library.verify_password(b"correct horse", &ours), Ok(()));
    }

    #[tokio::test]
    async fn passwords_are_hashed_in_the_same_memory() {
        let passwords = Passwords::new();
        let at = || {
            let mut places: Vec<_> = locked(&passwords.memory).iter().map(Vec::as_ptr).collect();
            places.sort_unstable();
            places
        };
        let both = || {
            let first = passwords.hash("correct horse".to_owned());
            futures_util::future::join(first, passwords.is_right("wrong".to_owned(), None))
        };
        let (hashed, is_right) = both().await;
        assert!(hashed.is_ok() && is_right == Ok(false));
        // One thread may have begun only when the other was done.
        let kept = at();
        assert!((1..=AT_ONCE).contains(&kept.len()), "{kept:?}");
        for _ in 0..3 {
            assert!(both().await.0.is_ok());
        }
        assert!(at().len() <= AT_ONCE && kept.iter().all(|place| at().contains(place)));
    }
}
