//! Fired Up.

mod playing;
#[allow(clippy::needless_raw_string_hashes, reason = "expect_test writes them")]
mod replaying;
