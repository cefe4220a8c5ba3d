//! Limits how many things an address may hold at the same time.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

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

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::{AddressGroup, Slots};

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
