//! Deletes old data and forgets idle clients.

use std::sync::Arc;
use std::time::Duration;

use munera_storage::SummaryStage;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::ServerContext;
use super::table_clock::{SETTLING, TableClock};

/// How often the limits forget idle clients.
const TIDYING: Duration = Duration::from_mins(1);
/// How often old games and guests are deleted.
const CLEARING: Duration = Duration::from_hours(1);
/// The log tells of a jump of the machine's clock that is longer than this, in milliseconds.
const JUMP: u64 = 60_000;

const DAY_IN_MILLISECONDS: i64 = 86_400_000;

/// Cleans up until the server must stop.
pub async fn keep(context: Arc<ServerContext>) {
    let mut ticks = interval(TIDYING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut clearing = Instant::now() + SETTLING;
    let mut told = 0;
    loop {
        tokio::select! {
            // In order, because a simulation must be able to repeat a run.
            biased;
            () = context.shutdown.begun() => return,
            _ = ticks.tick() => {}
        }
        context.limits.tidy();
        told = tell_of_jumps(&context.clock, told);
        if Instant::now() >= clearing {
            clear(&context).await;
            clearing = Instant::now() + CLEARING;
        }
    }
}

/// Says in the log that the machine's clock has jumped; returns how far it is ahead, as last told.
/// The server itself keeps its own time until it is started again.
fn tell_of_jumps(clock: &TableClock, told: i64) -> i64 {
    let ahead = clock.machine_ahead();
    if ahead.abs_diff(told) <= JUMP {
        return told;
    }
    let seconds = ahead.saturating_sub(told) / 1000;
    tracing::warn!(seconds, "the machine's clock has jumped; the server does not follow it");
    ahead
}

/// Deletes the games and guests that the settings no longer keep.
async fn clear(context: &ServerContext) {
    let before = |days: u32| context.clock.now().0 - i64::from(days) * DAY_IN_MILLISECONDS;
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
