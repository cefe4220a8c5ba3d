//! How much is tried.

use std::time::Duration;

/// Nothing that is waited for takes longer than this, however busy the machine is.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// The short form's number, or with `MUNERA_TRIALS=long` the long form's.
pub(crate) fn pick<T>(short: T, long: T) -> T {
    match std::env::var("MUNERA_TRIALS").as_deref() {
        Ok("long") => long,
        _ => short,
    }
}

/// The seed of a trial's chance: always the same, unless `MUNERA_TRIALS_SEED` says otherwise.
pub(crate) fn seed() -> u64 {
    let wish = std::env::var("MUNERA_TRIALS_SEED").ok();
    wish.map_or(1, |text| text.parse().expect("MUNERA_TRIALS_SEED is a number"))
}
