//! How many tables are loaded at once, and how many stay loaded that no client watches.

use std::sync::Arc;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::block_in_place;

use crate::client::AddressGroup;
use crate::slots::Turns;

/// How many logs are read at once. Reading a long log takes a processor and some memory.
pub(crate) const AT_ONCE: usize = 2;

/// How many of them may be for one address.
const AT_ONCE_FOR_AN_ADDRESS: usize = 1;

/// How many tables may stay loaded for a while although no client watches them. More are unloaded as
/// soon as they have answered.
const MOST_IDLE: usize = 200;

/// How many tables are loaded at once, and how many stay loaded that no client watches.
pub(super) struct Loading {
    turns: Semaphore,
    turns_of_address: Turns,
    idle: Arc<Semaphore>,
}

/// The right to stay loaded although no client watches.
pub(super) struct IdlePlace {
    _place: OwnedSemaphorePermit,
}

impl Loading {
    /// No table is loaded yet.
    pub(super) fn new() -> Self {
        Self {
            turns: Semaphore::new(AT_ONCE),
            turns_of_address: Turns::new(AT_ONCE_FOR_AN_ADDRESS),
            idle: Arc::new(Semaphore::new(MOST_IDLE)),
        }
    }

    /// Loads a table when its turn has come. First come, first served; but of all tables that clients
    /// of one address want, only one is in that queue, so that nobody waits for the others.
    pub(super) async fn in_turn<T>(
        &self,
        group: Option<AddressGroup>,
        load: impl Future<Output = T>,
    ) -> T {
        let _turn_of_address = match group {
            Some(group) => Some(self.turns_of_address.take(group).await),
            None => None,
        };
        // The semaphore is never closed.
        let _turn = self.turns.acquire().await.ok();
        load.await
    }

    /// A place for a table that no client watches, if one is left.
    pub(super) fn idle_place(&self) -> Option<IdlePlace> {
        let place = Arc::clone(&self.idle).try_acquire_owned().ok()?;
        Some(IdlePlace { _place: place })
    }
}

/// Does something that takes long, without keeping other tasks waiting for their thread.
pub(super) fn away_from_others<T>(work: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => block_in_place(work),
        // A simulation has one thread, and nothing that could wait.
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::{mpsc, oneshot};

    use super::Loading;
    use crate::client::AddressGroup;

    #[tokio::test]
    async fn a_table_waits_for_at_most_one_table_of_another_address() {
        let loading = Arc::new(Loading::new());
        let (loaded, mut order) = mpsc::unbounded_channel();
        let mut begin = Vec::new();
        for (address, table) in [(1, 1), (1, 2), (1, 3), (2, 4), (3, 5)] {
            let group = AddressGroup::of([127, 0, 0, address].into());
            let (may, waits) = oneshot::channel::<()>();
            begin.push(may);
            let (loading, loaded) = (Arc::clone(&loading), loaded.clone());
            tokio::spawn(async move {
                let load = async {
                    waits.await.expect("the test goes on");
                    loaded.send(table).expect("the test waits");
                };
                loading.in_turn(Some(group), load).await;
            });
            // It begins to wait for its turn.
            tokio::task::yield_now().await;
        }
        // Every table may be read at once except the first, which is long.
        let long = begin.remove(0);
        for may in begin {
            may.send(()).expect("it waits");
        }
        assert_eq!([order.recv().await, order.recv().await], [Some(4), Some(5)]);
        long.send(()).expect("it waits");
        assert_eq!([order.recv().await, order.recv().await], [Some(1), Some(2)]);
        assert_eq!(order.recv().await, Some(3));
    }
}
