//! The devices from which people have logged in.

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use super::login::Login;

/// The proof that a browser has logged in to an account before, which it keeps in a cookie.
///
/// Strangers who guess at a password use up the tries that all unknown browsers share, so that the
/// owner could not log in either. A browser with this proof has tries of its own. The proof is a
/// keyed hash of the login name under the stored hash of the password, which only the server knows:
/// the server stores nothing more, and a new password makes all proofs worthless.
pub(super) struct DeviceProof;

impl DeviceProof {
    /// The proof for an account, given the stored hash of its password.
    pub(super) fn make(login: &Login, password: &str) -> String {
        HEXLOWER.encode(&keyed(login, password).finalize().into_bytes())
    }

    /// Whether a browser's proof is the one for that account. Takes as long for every wrong proof.
    pub(super) fn is_right(proof: &str, login: &Login, password: &str) -> bool {
        let Ok(bytes) = HEXLOWER.decode(proof.as_bytes()) else { return false };
        keyed(login, password).verify_slice(&bytes).is_ok()
    }
}

fn keyed(login: &Login, password: &str) -> Hmac<Sha256> {
    // Hashed, so that the key has the length that the code wants.
    let mut key = [0; 64];
    key[..32].copy_from_slice(&Sha256::digest(password.as_bytes()));
    let mut mac = Hmac::<Sha256>::new((&key).into());
    mac.update(b"munera device ");
    mac.update(login.as_str().as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::DeviceProof;

    #[test]
    fn a_proof_holds_for_one_account_until_its_password_changes() {
        let login = |text: &str| text.parse().expect("a login name");
        let proof = DeviceProof::make(&login("aulus"), "$argon2id$one");
        assert!(DeviceProof::is_right(&proof, &login("aulus"), "$argon2id$one"));
        assert!(!DeviceProof::is_right(&proof, &login("aulus"), "$argon2id$two"));
        assert!(!DeviceProof::is_right(&proof, &login("gaius"), "$argon2id$one"));
        for wrong in ["", "00", "x", &"0".repeat(64)] {
            assert!(!DeviceProof::is_right(wrong, &login("aulus"), "$argon2id$one"));
        }
    }
}
