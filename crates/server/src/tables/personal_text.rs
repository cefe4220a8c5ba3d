//! The names and words beside a log, and their hashes in its entries.

use std::io;

use data_encoding::HEXLOWER;
use munera_storage::{PersonId, PersonalText};
use sha2::{Digest, Sha256};

use crate::entropy::Entropy;

/// A text of a person, with a salt of its own.
pub(super) fn new(person: PersonId, text: String, entropy: &Entropy) -> io::Result<PersonalText> {
    Ok(PersonalText { person, salt: entropy.bytes()?, text })
}

/// The hash that an entry has of its text. It binds the person too, so that no text of one person
/// passes for a text of another.
pub(super) fn hash(personal: &PersonalText) -> String {
    let PersonalText { person, salt, text } = personal;
    let hash = Sha256::new()
        .chain_update(b"munera text 1")
        .chain_update(salt)
        .chain_update(person.0.to_be_bytes())
        .chain_update(text)
        .finalize();
    HEXLOWER.encode(&hash)
}
