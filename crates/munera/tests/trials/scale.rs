//! The size of trials.

use std::time::Duration;

/// The longest wait, however busy the machine is.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_mins(1);

/// The number for the short form, or with `MUNERA_TRIALS=long` for the long form.
pub(crate) fn pick<T>(short: T, long: T) -> T {
    match std::env::var("MUNERA_TRIALS").as_deref() {
        Ok("long") => long,
        _ => short,
    }
}

/// The seed of a trial: always the same, unless `MUNERA_TRIALS_SEED` sets another.
pub(crate) fn seed() -> u64 {
    let wish = std::env::var("MUNERA_TRIALS_SEED").ok();
    wish.map_or(1, |text| text.parse().expect("MUNERA_TRIALS_SEED is a number"))
}
