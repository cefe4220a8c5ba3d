//! The tables whose games are not over.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use munera_ids::TableCode;

/// The tables whose games are not over, up to a number that the settings give.
pub(super) struct Unfinished {
    most: usize,
    codes: Mutex<BTreeSet<TableCode>>,
}

impl Unfinished {
    /// These tables, which may be more than there may be from now on.
    pub(super) fn new(most: usize, codes: Vec<TableCode>) -> Self {
        Self { most, codes: Mutex::new(codes.into_iter().collect()) }
    }

    /// Adds a table; returns whether there was room for it.
    pub(super) fn add(&self, code: TableCode) -> bool {
        let mut codes = self.locked();
        let has_room = codes.len() < self.most;
        if has_room {
            codes.insert(code);
        }
        has_room
    }

    /// Whether the game of a table is not over.
    pub(super) fn contains(&self, code: TableCode) -> bool {
        self.locked().contains(&code)
    }

    /// Removes a table whose game is over, or that is gone.
    pub(super) fn remove(&self, code: TableCode) {
        self.locked().remove(&code);
    }

    fn locked(&self) -> MutexGuard<'_, BTreeSet<TableCode>> {
        // No operation under the lock can leave the set half changed.
        self.codes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use munera_ids::TableCode;

    use super::Unfinished;

    #[test]
    fn there_is_room_again_when_a_game_is_over() {
        let code = |number| TableCode::from_bytes([number; 10]);
        let unfinished = Unfinished::new(2, vec![code(1)]);
        assert!(unfinished.add(code(2)));
        assert!(!unfinished.add(code(3)));
        unfinished.remove(code(1));
        assert!(unfinished.add(code(3)));
    }
}
