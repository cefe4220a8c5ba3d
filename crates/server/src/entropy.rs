//! Where a server's secrets come from.

use std::io;
use std::sync::Arc;

/// Fills a slice with random bytes.
type Fill = dyn Fn(&mut [u8]) -> io::Result<()> + Send + Sync;

/// The random bytes of tables: their codes, the seeds of their deals, the salts beside their logs.
///
/// In life they come from the operating system. A simulation gives its own, so that one number
/// decides everything that happens in it.
#[derive(Clone)]
pub struct Entropy(Arc<Fill>);

impl Entropy {
    /// The operating system's, which is good enough for keys.
    pub fn system() -> Self {
        Self::by(|bytes| {
            for part in bytes.chunks_mut(8) {
                let random: [u8; 8] = munera_protocol::random::random_bytes()?;
                part.copy_from_slice(&random[..part.len()]);
            }
            Ok(())
        })
    }

    /// Bytes from elsewhere.
    pub fn by(fill: impl Fn(&mut [u8]) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Self(Arc::new(fill))
    }

    /// Random bytes.
    pub(crate) fn bytes<const COUNT: usize>(&self) -> io::Result<[u8; COUNT]> {
        let mut bytes = [0; COUNT];
        (self.0)(&mut bytes)?;
        Ok(bytes)
    }
}
