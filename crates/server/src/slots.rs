//! Limits how many things an address may hold at the same time.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::client::AddressGroup;

/// A fixed number of slots for each address.
#[derive(Clone, Debug)]
pub struct Slots {
    most: u32,
    taken: Arc<Mutex<HashMap<AddressGroup, u32>>>,
}

impl Slots {
    /// This many slots for each address, all free.
    pub fn new(most: NonZeroU32) -> Self {
        Self { most: most.get(), taken: Arc::default() }
    }

    /// Takes one of an address's slots, if one is left. Dropping it frees the slot.
    pub fn take(&self, group: AddressGroup) -> Option<Slot> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(group).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Slot { group, taken: Arc::clone(&self.taken) })
    }
}

/// A slot that has been taken.
#[derive(Debug)]
pub struct Slot {
    group: AddressGroup,
    taken: Arc<Mutex<HashMap<AddressGroup, u32>>>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.group) {
            *count -= 1;
            // Addresses without slots use no memory.
            if *count == 0 {
                taken.remove(&self.group);
            }
        }
    }
}

/// A fixed number of turns for each address. Those that come too late wait, in their order.
#[derive(Clone, Debug)]
pub struct Turns {
    most: usize,
    taken: Arc<Mutex<Semaphores>>,
}

type Semaphores = HashMap<AddressGroup, Arc<Semaphore>>;

/// A turn. Dropping it lets the next one begin.
#[derive(Debug)]
pub struct Turn {
    group: AddressGroup,
    permit: Option<OwnedSemaphorePermit>,
    taken: Arc<Mutex<Semaphores>>,
}

impl Turns {
    /// This many turns for each address, all free.
    pub fn new(most: usize) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// Waits for a turn of an address.
    pub async fn take(&self, group: AddressGroup) -> Turn {
        // Made before it waits, so that the address is forgotten even if it waits in vain.
        let mut turn = Turn { group, permit: None, taken: Arc::clone(&self.taken) };
        let semaphore = || Arc::new(Semaphore::new(self.most));
        let semaphore = Arc::clone(locked(&self.taken).entry(group).or_insert_with(semaphore));
        // The semaphore is never closed.
        turn.permit = semaphore.acquire_owned().await.ok();
        turn
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut taken = locked(&self.taken);
        self.permit = None;
        // Addresses without turns, and without anyone who waits for one, use no memory.
        if taken.get(&self.group).is_some_and(|semaphore| Arc::strong_count(semaphore) == 1) {
            taken.remove(&self.group);
        }
    }
}

fn locked(taken: &Mutex<Semaphores>) -> MutexGuard<'_, Semaphores> {
    // No operation under the lock can leave the map half changed.
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;
    use std::task::{Context, Waker};

    use super::{AddressGroup, Slots, Turns};

    #[tokio::test]
    async fn each_address_waits_for_its_own_turns_and_is_forgotten_without_any() {
        let mut context = Context::from_waker(Waker::noop());
        let turns = Turns::new(2);
        let group = |text: &str| AddressGroup::of(text.parse().expect("an address"));
        let (greedy, other) = (group("192.0.2.1"), group("192.0.2.2"));
        let held = [turns.take(greedy).await, turns.take(greedy).await];
        let mut third = Box::pin(turns.take(greedy));
        let mut gives_up = Box::pin(turns.take(greedy));
        assert!(third.as_mut().poll(&mut context).is_pending());
        assert!(gives_up.as_mut().poll(&mut context).is_pending());
        drop(turns.take(other).await);
        assert_eq!(super::locked(&turns.taken).len(), 1);
        drop(gives_up);
        drop(held);
        drop(third.await);
        assert!(super::locked(&turns.taken).is_empty());
    }

    #[test]
    fn each_address_has_its_own_slots_and_gets_them_back() {
        let slots = Slots::new(NonZeroU32::new(2).expect("not none"));
        let group = |text: &str| AddressGroup::of(text.parse().expect("an address"));
        let first = slots.take(group("192.0.2.1")).expect("free");
        let _second = slots.take(group("192.0.2.1")).expect("free");
        assert!(slots.take(group("192.0.2.1")).is_none());
        let other = slots.take(group("192.0.2.2"));
        assert!(other.is_some());
        drop(first);
        assert!(slots.take(group("192.0.2.1")).is_some());
        drop(other);
        assert_eq!(slots.taken.lock().expect("sound").len(), 1, "who holds nothing is forgotten");
    }
}
