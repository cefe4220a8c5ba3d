//! What is forgotten when its time has come.

use std::sync::Arc;
use std::time::Duration;

use munera_storage::Stage;
use tokio::time::{MissedTickBehavior, interval};

use super::{Shell, now};

/// How often the limits forget who has not come back.
const TIDYING: Duration = Duration::from_mins(1);
/// After how many tidyings old games and guests are looked for: about once an hour.
const TIDYINGS_PER_CLEARING: u64 = 60;

const DAY_IN_MILLISECONDS: i64 = 86_400_000;

/// Tidies up until the server is told to stop.
pub(super) async fn keep(shell: Arc<Shell>) {
    let mut ticks = interval(TIDYING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for count in 0_u64.. {
        tokio::select! {
            () = shell.shutdown.begun() => return,
            _ = ticks.tick() => {}
        }
        shell.limits.tidy();
        if count % TIDYINGS_PER_CLEARING == 0 {
            clear(&shell).await;
        }
    }
}

/// Forgets the games and the guests that the settings no longer want to keep.
async fn clear(shell: &Shell) {
    let before = |days: u32| now() - i64::from(days) * DAY_IN_MILLISECONDS;
    if shell.config.keep_games_days > 0 {
        let moment = before(shell.config.keep_games_days);
        match shell.logs.delete_before(moment, &[Stage::Over, Stage::Imported]).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "finished games have been forgotten"),
            Err(error) => tracing::error!(%error, "finished games cannot be forgotten"),
        }
    }
    if shell.config.keep_guests_days > 0 {
        match shell.people.forget_guests_before(before(shell.config.keep_guests_days)).await {
            Ok(0) => {}
            Ok(guests) => {
                shell.sessions.forget_all();
                tracing::info!(guests, "guests have been forgotten");
            }
            Err(error) => tracing::error!(%error, "guests cannot be forgotten"),
        }
    }
}
