//! Limits how many replays are computed at once.

use std::num::NonZeroU32;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use super::client::AddressGroup;
use super::error::AppError;
use super::metrics::{GaugeGuard, Metrics};
use super::slots::{Slot, Slots};

/// How many replays are computed at once. Computing one takes a whole core.
pub(super) const AT_ONCE: usize = 1;

/// How many replays of one address may be computed or wait.
const PER_ADDRESS: NonZeroU32 = NonZeroU32::new(8).expect("it is not zero");

/// The replays that are computed, and those that wait.
pub struct Replays {
    turns: Arc<Semaphore>,
    slots: Slots,
    metrics: Arc<Metrics>,
}

/// The right to compute one replay. Dropping it lets the next one begin.
pub struct ReplayTurn {
    _turn: OwnedSemaphorePermit,
    _slot: Slot,
    metrics: Arc<Metrics>,
}

impl Replays {
    /// No replay is computed yet.
    pub(super) fn new(metrics: Arc<Metrics>) -> Self {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        Self { turns, slots: Slots::new(PER_ADDRESS), metrics }
    }

    /// Waits for the turn of an address, or refuses one that already waits for too many.
    pub async fn turn(&self, group: AddressGroup) -> Result<ReplayTurn, AppError> {
        let slot = self.slots.take(group);
        let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 2 })?;
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|error| AppError::internal(&error))?;
        Ok(ReplayTurn { _turn: turn, _slot: slot, metrics: Arc::clone(&self.metrics) })
    }
}

impl ReplayTurn {
    /// Computes on a thread of its own, because other requests must not wait for it.
    ///
    /// The turn moves along. A client that has gone cannot stop the thread, so the next replay
    /// begins when the thread is done, and not when the client goes.
    pub async fn compute<T: Send + 'static>(
        self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let computed = spawn_blocking(move || {
            let counted = GaugeGuard::in_gauge(&self.metrics.replays);
            let computed = job();
            // In this order, so that the next one never counts beside this one.
            drop(counted);
            drop(self);
            computed
        });
        computed.await.map_err(|error| AppError::internal(&error))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};
    use std::task::{Context, Waker};

    use super::{AddressGroup, AppError, Metrics, Replays};

    #[tokio::test]
    async fn one_replay_is_computed_at_a_time_and_an_address_waits_for_a_few_only() {
        let mut context = Context::from_waker(Waker::noop());
        let replays = Replays::new(Arc::new(Metrics::new()));
        let group = |text: &str| AddressGroup::of(text.parse().expect("an address"));
        let (greedy, other) = (group("192.0.2.1"), group("192.0.2.2"));
        let first = replays.turn(greedy).await.expect("its turn");
        let mut waiting: Vec<_> = (1..8).map(|_| Box::pin(replays.turn(greedy))).collect();
        for turn in &mut waiting {
            assert!(turn.as_mut().poll(&mut context).is_pending(), "one after another");
        }
        let refused = replays.turn(greedy).await.err();
        assert_eq!(refused, Some(AppError::TooManyRequests { retry_after: 2 }));
        let mut others = Box::pin(replays.turn(other));
        assert!(others.as_mut().poll(&mut context).is_pending(), "another address may wait");
        drop((first, waiting));
        assert!(others.await.is_ok());
    }
    #[tokio::test]
    async fn a_replay_whose_client_has_gone_keeps_its_turn_until_it_is_computed() {
        let mut context = Context::from_waker(Waker::noop());
        let replays = Replays::new(Arc::new(Metrics::new()));
        let group = AddressGroup::of("192.0.2.1".parse().expect("an address"));
        let (goes_on, waits) = mpsc::channel::<()>();
        let first = replays.turn(group).await.expect("its turn");
        let mut first = Box::pin(first.compute(move || waits.recv().is_ok()));
        assert!(first.as_mut().poll(&mut context).is_pending());
        // The client hangs up.
        drop(first);
        let mut second = Box::pin(replays.turn(group));
        assert!(second.as_mut().poll(&mut context).is_pending(), "the thread still computes");
        goes_on.send(()).expect("it waits");
        assert!(second.await.is_ok());
    }
}
