//! Hashes and checks passwords.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use argon2::password_hash::Error;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use crate::error::AppError;
use crate::limits::PasswordPermit;

/// How many passwords are hashed at once. Each takes 19 MiB and a processor.
pub(crate) const AT_ONCE: usize = 2;

/// How many bytes the salt of a hash has, as the format of hashes recommends.
const SALT: usize = 16;

/// A hash of no known password, as costly as real ones. So a login under a name that does not exist
/// takes as long as a real one.
const UNKNOWN_PASSWORD: &str = "$argon2id$v=19$m=19456,t=2,p=1$bXVuZXJhJ3Mgbm9ib2R5IQ$\
                       U1kQv4lPQk3pZHk0m8wKxv8f5t0c9a2Jj6Yb7Qe1rXs";

/// Hashes and checks passwords: Argon2id with the costs that OWASP advises (19 MiB, two passes), on
/// threads of its own, so that other requests do not wait for it.
///
/// Each thread keeps the memory in which it hashes. If it were taken anew for each password, the
/// system's allocator would find no place for it in what was freed before: twenty passwords would
/// take 400 MiB for good.
#[derive(Debug)]
pub struct Passwords {
    jobs: mpsc::Sender<Job>,
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// The memory in which a thread hashes one password after another.
type Memory = Vec<Block>;

impl Passwords {
    pub(crate) fn new() -> Self {
        let (jobs, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..AT_ONCE {
            let (waiting, name) = (Arc::clone(&waiting), format!("password-{number}"));
            if let Err(error) = thread::Builder::new().name(name).spawn(move || work(&waiting)) {
                tracing::error!(%error, "a thread for passwords cannot be started");
            }
        }
        Self { jobs }
    }

    /// The hash of a password, to be stored.
    pub(super) async fn hash(
        &self,
        _permit: PasswordPermit,
        password: String,
    ) -> Result<String, AppError> {
        let hashed = self.work(move |memory| hash(&password, memory)).await?;
        hashed.map_err(|error| AppError::internal(&error))
    }

    /// Whether the password matches the hash; takes as long if there is no hash.
    pub(super) async fn is_right(
        &self,
        _permit: PasswordPermit,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, AppError> {
        let checked = self.work(move |memory| is_right(&password, hash.as_deref(), memory));
        let checked = checked.await?;
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
        let replaced = self.work(move |memory| {
            let may = is_right(&old, old_hash.as_deref(), memory)?;
            may.then(|| hash(&new, memory)).transpose()
        });
        replaced.await?.map_err(|error| AppError::internal(&error))
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let (sender, receiver) = oneshot::channel();
        // The client may have gone.
        let job: Job = Box::new(move |memory| drop(sender.send(job(memory))));
        self.jobs.send(job).map_err(|error| AppError::internal(&error))?;
        receiver.await.map_err(|error| AppError::internal(&error))
    }
}

/// Carries out jobs until the server is gone.
fn work(waiting: &Mutex<mpsc::Receiver<Job>>) {
    let mut memory = Memory::new();
    loop {
        // Only one thread waits for the next job; the others wait for the lock.
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // The thread hashes other passwords too.
        drop(catch_unwind(AssertUnwindSafe(|| job(&mut memory))));
    }
}

type Outcome<T> = Result<T, Error>;

fn hash(password: &str, memory: &mut Memory) -> Outcome<String> {
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt).map_err(|_| Error::Crypto)?;
    let (salt, argon2) = (Salt::new(&salt)?, Argon2::default());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params())?,
        hash: Some(output(&argon2, password, &salt, memory)?),
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

fn is_right(password: &str, hash: Option<&str>, memory: &mut Memory) -> Outcome<bool> {
    let is_right = verify(password, hash.unwrap_or(UNKNOWN_PASSWORD), memory)?;
    Ok(is_right && hash.is_some())
}

fn verify(password: &str, hash: &str, memory: &mut Memory) -> Outcome<bool> {
    let hash = PasswordHash::new(hash).map_err(|_| Error::EncodingInvalid)?;
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
    let version = hash.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash)?);
    // Comparing two outputs takes as long wherever they differ.
    Ok(output(&argon2, password, salt, memory)? == *expected)
}

/// Hashes in memory that may have served before: nothing in it matters.
fn output(argon2: &Argon2, password: &str, salt: &[u8], memory: &mut Memory) -> Outcome<Output> {
    let (blocks, mut buffer) = (argon2.params().block_count(), [0; Output::MAX_LENGTH]);
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let length = argon2.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let output = buffer.get_mut(..length).ok_or(Error::OutputSize)?;
    argon2.hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        output,
        &mut memory[..blocks],
    )?;
    Output::new(output).map_err(|_| Error::OutputSize)
}

#[cfg(test)]
mod tests {
    use argon2::Argon2;
    use argon2::password_hash::phc::PasswordHash;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::{Memory, UNKNOWN_PASSWORD, hash, verify};

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
    fn hashes_are_those_of_the_library_also_in_memory_that_has_served_before() {
        let (mut memory, library) = (Memory::new(), Argon2::default());
        for password in ["correct horse", "battery staple"] {
            let kept = hash(password, &mut memory).expect("it can be hashed");
            let kept = PasswordHash::new(&kept).expect("a hash");
            assert_eq!(library.verify_password(password.as_bytes(), &kept), Ok(()));
            let theirs = library.hash_password(password.as_bytes()).expect("it can be hashed");
            assert_eq!(verify(password, &theirs.to_string(), &mut memory), Ok(true));
        }
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
}
