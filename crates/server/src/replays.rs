//! Limits how many replays are computed at once.

use std::num::NonZeroU32;

use tokio::sync::{Semaphore, SemaphorePermit};

use super::client::AddressGroup;
use super::error::AppError;
use super::slots::{Slot, Slots};

/// How many replays are computed at once. Computing one takes a whole core.
const AT_ONCE: usize = 1;

/// How many replays of one address may be computed or wait.
const PER_ADDRESS: NonZeroU32 = NonZeroU32::new(8).expect("it is not zero");

/// The replays that are computed, and those that wait.
pub struct Replays {
    turns: Semaphore,
    slots: Slots,
}

/// The right to compute one replay. Dropping it lets the next one begin.
pub struct ReplayTurn<'a> {
    _turn: SemaphorePermit<'a>,
    _slot: Slot,
}

impl Replays {
    /// No replay is computed yet.
    pub(super) fn new() -> Self {
        Self { turns: Semaphore::new(AT_ONCE), slots: Slots::new(PER_ADDRESS) }
    }

    /// Waits for the turn of an address, or refuses one that already waits for too many.
    pub async fn turn(&self, group: AddressGroup) -> Result<ReplayTurn<'_>, AppError> {
        let slot = self.slots.take(group);
        let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 2 })?;
        let turn = self.turns.acquire().await.map_err(|error| AppError::internal(&error))?;
        Ok(ReplayTurn { _turn: turn, _slot: slot })
    }
}

#[cfg(test)]
mod tests {
    use std::task::{Context, Waker};

    use super::{AddressGroup, AppError, Replays};

    #[tokio::test]
    async fn one_replay_is_computed_at_a_time_and_an_address_waits_for_a_few_only() {
        let mut context = Context::from_waker(Waker::noop());
        let replays = Replays::new();
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
}
