//! A queue in which no client waits for all jobs of another.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use munera_ids::TableCode;

use crate::client::AddressGroup;

/// A queue that takes one job from each group of addresses in turn, and within a group one from each
/// table in turn. The jobs of one table keep their order.
pub(super) struct FairQueue<Job> {
    groups: Ring<Option<AddressGroup>, Ring<TableCode, VecDeque<Job>>>,
}

impl<Job> FairQueue<Job> {
    /// No jobs yet.
    pub(super) fn new() -> Self {
        Self { groups: Ring::default() }
    }

    /// Adds a job.
    pub(super) fn push(&mut self, group: Option<AddressGroup>, table: TableCode, job: Job) {
        self.groups.member(group).member(table).push_back(job);
    }

    /// The job whose turn it is.
    pub(super) fn pop(&mut self) -> Option<Job> {
        self.groups.take(
            |tables| tables.take(VecDeque::pop_front, VecDeque::is_empty),
            |tables| tables.order.is_empty(),
        )
    }
}

/// Members that take turns. A member that has nothing left leaves; when it has something again, it
/// joins at the end.
struct Ring<Key, Member> {
    /// The keys of the members; the first is next.
    order: VecDeque<Key>,
    members: HashMap<Key, Member>,
}

impl<Key, Member> Default for Ring<Key, Member> {
    fn default() -> Self {
        Self { order: VecDeque::new(), members: HashMap::new() }
    }
}

impl<Key: Copy + Eq + Hash, Member: Default> Ring<Key, Member> {
    /// The member with this key, which joins if it is not there.
    fn member(&mut self, key: Key) -> &mut Member {
        self.members.entry(key).or_insert_with(|| {
            self.order.push_back(key);
            Member::default()
        })
    }

    /// Takes something from the member whose turn it is.
    fn take<T>(
        &mut self,
        take: impl FnOnce(&mut Member) -> Option<T>,
        is_empty: impl FnOnce(&Member) -> bool,
    ) -> Option<T> {
        let key = self.order.pop_front()?;
        let member = self.members.get_mut(&key)?;
        let taken = take(member);
        if is_empty(member) {
            self.members.remove(&key);
        } else {
            self.order.push_back(key);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use munera_ids::TableCode;

    use super::FairQueue;
    use crate::client::AddressGroup;

    fn group(number: u8) -> AddressGroup {
        AddressGroup::of([127, 0, 0, number].into())
    }

    fn table(number: u8) -> TableCode {
        TableCode::from_bytes([number; 10])
    }

    fn all(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn groups_take_turns_then_tables_and_a_tables_jobs_keep_their_order() {
        let mut queue = FairQueue::new();
        for job in ["a1 first", "a1 second", "a1 third"] {
            queue.push(Some(group(1)), table(1), job);
        }
        queue.push(Some(group(1)), table(2), "a2 first");
        queue.push(None, table(3), "unknown 3");
        queue.push(None, table(4), "unknown 4");
        queue.push(Some(group(2)), table(5), "b first");
        let expected =
            ["a1 first", "unknown 3", "b first", "a2 first", "unknown 4", "a1 second", "a1 third"];
        assert_eq!(all(&mut queue), expected);
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn a_client_with_one_job_waits_for_one_job_of_each_other_client() {
        let mut queue = FairQueue::new();
        for number in 0..60 {
            queue.push(Some(group(1)), table(number), "many");
        }
        for _ in 0..3 {
            queue.push(Some(group(2)), table(99), "one");
            assert_eq!([queue.pop(), queue.pop()], [Some("many"), Some("one")]);
        }
    }

    #[test]
    fn nothing_is_remembered_of_clients_without_jobs() {
        let mut queue = FairQueue::new();
        for number in 0..9 {
            queue.push(Some(group(number)), table(number), "job");
        }
        assert_eq!(all(&mut queue).len(), 9);
        assert!(queue.groups.members.is_empty() && queue.groups.order.is_empty());
    }
}
