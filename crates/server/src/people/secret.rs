//! The secrets that identify people.

use std::fmt;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::error::AppError;

/// The prefix of tokens, by which scanners for leaked secrets can recognise one.
const TOKEN_PREFIX: &str = "munera_";
/// 256 bits.
const BYTES: usize = 32;

/// A secret that identifies a person: 256 random bits. The storage gets only its hash.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Secret(String);

impl Secret {
    /// A new one, for a browser's cookie.
    pub(super) fn for_browser() -> Result<Self, AppError> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(|error| AppError::internal(&error))?;
        Ok(Self(HEXLOWER.encode(&bytes)))
    }

    /// A new one, for a program.
    pub(super) fn for_program() -> Result<Self, AppError> {
        Self::for_browser().map(|secret| Self(format!("{TOKEN_PREFIX}{}", secret.0)))
    }

    /// The secret in a browser's cookie, if its form is valid.
    pub(super) fn from_browser(text: &str) -> Option<Self> {
        is_hexadecimal(text).then(|| Self(text.to_owned()))
    }

    /// The secret in a program's token, if its form is valid.
    pub(super) fn from_program(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(TOKEN_PREFIX)?;
        is_hexadecimal(digits).then(|| Self(text.to_owned()))
    }

    /// The hash, under which the storage has it. The secret is fully random, so a fast hash is
    /// enough.
    pub(super) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// The secret itself, for its owner.
    pub(super) fn reveal(&self) -> &str {
        &self.0
    }
}

fn is_hexadecimal(text: &str) -> bool {
    HEXLOWER.decode(text.as_bytes()).is_ok_and(|bytes| bytes.len() == BYTES)
}

impl fmt::Debug for Secret {
    /// Shows nothing of it, because this may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::Secret;

    #[test]
    fn secrets_are_new_each_time_and_read_back() {
        let first = Secret::for_browser().expect("there is chance");
        assert_ne!(first, Secret::for_browser().expect("there is chance"));
        assert_eq!(Secret::from_browser(first.reveal()), Some(first.clone()));
        assert_eq!(Secret::from_program(first.reveal()), None);
        let token = Secret::for_program().expect("there is chance");
        assert_eq!(Secret::from_program(token.reveal()), Some(token.clone()));
        assert_eq!(Secret::from_browser(token.reveal()), None);
        assert_eq!(format!("{first:?}"), "Secret(…)");
    }

    #[test]
    fn what_cannot_be_a_secret_is_not_even_looked_up() {
        for text in ["", "abc", &"A".repeat(64), &"g".repeat(64), &"a".repeat(65)] {
            assert_eq!(Secret::from_browser(text), None);
        }
    }
}
