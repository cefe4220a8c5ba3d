//! Deletes old data and forgets idle clients.

use std::sync::Arc;
use std::time::Duration;

use munera_storage::SummaryStage;
use tokio::time::{MissedTickBehavior, interval};

use super::{ServerContext, now};

/// How often the limits forget idle clients.
const TIDYING: Duration = Duration::from_mins(1);
/// After how many such rounds old games and guests are deleted: about once an hour.
const TIDYINGS_PER_CLEARING: u64 = 60;

const DAY_IN_MILLISECONDS: i64 = 86_400_000;

/// Cleans up until the server must stop.
pub(super) async fn keep(context: Arc<ServerContext>) {
    let mut ticks = interval(TIDYING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for count in 0_u64.. {
        tokio::select! {
            () = context.shutdown.begun() => return,
            _ = ticks.tick() => {}
        }
        context.limits.tidy();
        if count % TIDYINGS_PER_CLEARING == 0 {
            clear(&context).await;
        }
    }
}

/// Deletes the games and guests that the settings no longer keep.
async fn clear(context: &ServerContext) {
    let before = |days: u32| now() - i64::from(days) * DAY_IN_MILLISECONDS;
    if context.config.keep_games_days > 0 {
        let moment = before(context.config.keep_games_days);
        match context
            .logs
            .delete_before(moment, &[SummaryStage::Over, SummaryStage::Imported])
            .await
        {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "finished games have been forgotten"),
            Err(error) => tracing::error!(%error, "finished games cannot be forgotten"),
        }
    }
    if context.config.keep_guests_days > 0 {
        match context.people.forget_guests_before(before(context.config.keep_guests_days)).await {
            Ok(0) => {}
            Ok(guests) => {
                context.sessions.forget_all();
                tracing::info!(guests, "guests have been forgotten");
                if !context.forgetting.finish().await {
                    tracing::warn!("forgotten guests have yet to be erased at tables");
                }
            }
            Err(error) => tracing::error!(%error, "guests cannot be forgotten"),
        }
    }
}
