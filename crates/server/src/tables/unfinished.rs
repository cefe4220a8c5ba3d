//! The tables whose games are not over.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use munera_ids::TableCode;

use crate::client::AddressGroup;
use crate::error::AppError;
use crate::limits::TablePermit;

/// The tables whose games are not over, up to a number for all and one for each address.
///
/// The address that made a table is kept in memory alone: what the database has says nothing of
/// where people were. So after a restart, earlier tables count for no address.
pub(super) struct Unfinished {
    most: usize,
    most_of_address: usize,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    tables: BTreeMap<TableCode, Option<AddressGroup>>,
    /// How many of them each address has made.
    of_address: HashMap<AddressGroup, usize>,
}

impl Unfinished {
    /// These tables, which may be more than there may be from now on.
    pub(super) fn new(most: usize, most_of_address: usize, codes: Vec<TableCode>) -> Self {
        let tables = codes.into_iter().map(|code| (code, None)).collect();
        let counted = Counted { tables, ..Counted::default() };
        Self { most, most_of_address, counted: Mutex::new(counted) }
    }

    /// Adds a table that a client makes, if there is room for it.
    pub(super) fn add(&self, code: TableCode, permit: TablePermit) -> Result<(), AppError> {
        let group = permit.into_group();
        let mut counted = self.locked();
        if counted.tables.len() >= self.most {
            return Err(AppError::Unavailable);
        }
        let own = counted.of_address.get(&group).copied().unwrap_or_default();
        if own >= self.most_of_address {
            return Err(AppError::TooManyTables);
        }
        counted.of_address.insert(group, own + 1);
        counted.tables.insert(code, Some(group));
        Ok(())
    }

    /// Whether the game of a table is not over.
    pub(super) fn contains(&self, code: TableCode) -> bool {
        self.locked().tables.contains_key(&code)
    }

    /// Removes a table whose game is over, or that is gone.
    pub(super) fn remove(&self, code: TableCode) {
        let mut counted = self.locked();
        let Some(Some(group)) = counted.tables.remove(&code) else { return };
        if let Some(own) = counted.of_address.get_mut(&group) {
            *own -= 1;
            if *own == 0 {
                counted.of_address.remove(&group);
            }
        }
    }

    fn locked(&self) -> MutexGuard<'_, Counted> {
        // No operation under the lock can leave the counts half changed.
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use munera_ids::TableCode;

    use super::Unfinished;
    use crate::client::AddressGroup;
    use crate::config::Config;
    use crate::error::AppError;
    use crate::limits::Limits;

    fn code(number: u8) -> TableCode {
        TableCode::from_bytes([number; 10])
    }

    /// Adds a table that the address with this number makes.
    fn add(unfinished: &Unfinished, table: u8, address: u8) -> Result<(), AppError> {
        let group = AddressGroup::of([127, 0, 0, address].into());
        let permit = Limits::new(&Config::default()).table(group)?;
        unfinished.add(code(table), permit)
    }

    #[test]
    fn there_is_room_again_when_a_game_is_over() {
        let unfinished = Unfinished::new(2, 2, vec![code(1)]);
        assert_eq!(add(&unfinished, 2, 1), Ok(()));
        assert_eq!(add(&unfinished, 3, 1), Err(AppError::Unavailable));
        unfinished.remove(code(1));
        assert_eq!(add(&unfinished, 3, 1), Ok(()));
    }

    #[test]
    fn one_address_leaves_room_for_others() {
        let unfinished = Unfinished::new(9, 2, vec![code(1)]);
        assert_eq!(add(&unfinished, 2, 1), Ok(()));
        assert_eq!(add(&unfinished, 3, 1), Ok(()));
        assert_eq!(add(&unfinished, 4, 1), Err(AppError::TooManyTables));
        assert!(!unfinished.contains(code(4)));
        assert_eq!(add(&unfinished, 4, 2), Ok(()));
        unfinished.remove(code(2));
        unfinished.remove(code(2));
        assert_eq!(add(&unfinished, 5, 1), Ok(()));
        for number in 1..=5 {
            unfinished.remove(code(number));
        }
        let counted = unfinished.locked();
        assert!(counted.tables.is_empty() && counted.of_address.is_empty());
    }
}
