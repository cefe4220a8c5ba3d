//! Trying requests again.

use std::time::Duration;

use super::refusal::{ApiError, Refusal};
use super::stop::Stop;

/// How long to wait after the first failure; the wait doubles after each further failure.
const FIRST: Duration = Duration::from_millis(250);

/// The longest wait.
const LONGEST: Duration = Duration::from_secs(15);

/// Tries something until it is done or refused; `None` if the bridge must stop.
///
/// `tell` is called for the first failure in a row, not for each.
pub(super) fn retry_until_done<T>(
    stop: &Stop,
    mut tell: impl FnMut(&str),
    mut attempt: impl FnMut() -> Result<T, ApiError>,
) -> Result<Option<T>, Refusal> {
    let mut wait = FIRST;
    let mut has_told = false;
    while !stop.is_begun() {
        let pause = match attempt() {
            Ok(done) => return Ok(Some(done)),
            Err(ApiError::Refused(refusal)) => return Err(refusal),
            Err(ApiError::Limited(pause)) => pause,
            Err(ApiError::Unavailable(cause)) => {
                if !has_told {
                    tell(&format!("the server cannot be reached, trying on: {cause}"));
                    has_told = true;
                }
                let pause = wait;
                wait = (wait * 2).min(LONGEST);
                pause
            }
        };
        stop.sleep(pause);
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::retry_until_done;
    use crate::refusal::{ApiError, Refusal};
    use crate::stop::Stop;

    #[test]
    fn what_fails_is_tried_again_and_told_once() {
        let (mut tries, mut told) = (0, 0);
        let done = retry_until_done(
            &Stop::default(),
            |_| told += 1,
            || {
                tries += 1;
                match tries {
                    1 => Err(ApiError::Limited(Duration::from_millis(1))),
                    2 | 3 => Err(ApiError::Unavailable("refused".to_owned())),
                    _ => Ok("done"),
                }
            },
        );
        assert_eq!(done, Ok(Some("done")));
        assert_eq!((tries, told), (4, 1));
    }

    #[test]
    fn what_is_refused_and_what_is_stopped_is_not_tried_again() {
        let refusal = Refusal {
            status: 409,
            code: "stale".to_owned(),
            rule: None,
            message: "That was asked before.".to_owned(),
        };
        let mut tries = 0;
        let refused = retry_until_done::<()>(
            &Stop::default(),
            |_| (),
            || {
                tries += 1;
                Err(ApiError::Refused(refusal.clone()))
            },
        );
        assert_eq!((refused, tries), (Err(refusal.clone()), 1));
        let stop = Stop::default();
        let stopped = retry_until_done::<()>(
            &stop,
            |_| (),
            || {
                stop.begin();
                Err(ApiError::Limited(Duration::from_hours(1)))
            },
        );
        assert_eq!(stopped, Ok(None));
    }
}
