//! Answers that are the same for every client.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use serde::Serialize;

use super::error::AppError;

/// Answers that are long, and the same for every client as long as the server runs. Each is written
/// when it is first wanted, and kept: writing one takes longer than all the rest of its request.
#[derive(Debug, Default)]
pub struct WrittenOnce(Mutex<HashMap<String, Bytes>>);

impl WrittenOnce {
    /// The answer with this name, which is written now if it has not been before.
    pub(super) fn json<T: Serialize>(
        &self,
        name: &str,
        value: impl FnOnce() -> T,
    ) -> Result<Bytes, AppError> {
        // Under the lock, so that many clients at once do not have it written many times.
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = written.get(name) {
            return Ok(text.clone());
        }
        let text = serde_json::to_vec(&value()).map_err(|error| AppError::internal(&error))?;
        let text = Bytes::from(text);
        written.insert(name.to_owned(), text.clone());
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::WrittenOnce;

    #[test]
    fn each_answer_is_written_once() {
        let (written, mut times) = (WrittenOnce::default(), 0);
        for name in ["one", "one", "two", "one", "two"] {
            let text = written.json(name, || {
                times += 1;
                [name]
            });
            assert_eq!(text.expect("written"), format!("[\"{name}\"]"));
        }
        assert_eq!(times, 2);
    }
}
