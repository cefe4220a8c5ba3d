//! Sends people's programs the events that concern them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use munera_guide::wire::ProgramEvent;
use munera_ids::TableCode;
use munera_session::{Author, PersonId};

use super::outbox::Outbox;
use super::seat_map::SeatMap;
use super::written::WrittenMessage;

/// The programs that listen: one for each person.
#[derive(Clone, Debug, Default)]
pub struct ProgramEvents {
    listeners: Arc<Mutex<Listeners>>,
}

#[derive(Debug, Default)]
struct Listeners {
    /// How many programs have ever listened; it numbers them.
    count: u64,
    by_person: HashMap<PersonId, Listener>,
}

#[derive(Debug)]
struct Listener {
    number: u64,
    outbox: Outbox,
}

impl ProgramEvents {
    /// Listens for a person from now on. A program that listened for them before is told that it is
    /// replaced, and gets no more events.
    pub fn listen(&self, author: &Author, outbox: &Outbox) -> ListenerGuard {
        let mut listeners = self.locked();
        listeners.count += 1;
        let number = listeners.count;
        // The seats that a person took as a guest are theirs, so the program listens under those
        // numbers too.
        let people: Vec<_> = author.formerly.iter().copied().chain([author.id]).collect();
        let mut told = Vec::new();
        for person in &people {
            let listener = Listener { number, outbox: outbox.clone() };
            let earlier = listeners.by_person.insert(*person, listener);
            if let Some(earlier) = earlier.filter(|it| !told.contains(&it.number)) {
                earlier.outbox.send_written(WrittenMessage::of(&ProgramEvent::Replaced));
                told.push(earlier.number);
            }
        }
        // A program that listened under several numbers is replaced under all of them.
        listeners.by_person.retain(|_, listener| !told.contains(&listener.number));
        drop(listeners);
        ListenerGuard { program_events: self.clone(), number }
    }

    /// Sends the events of a change at a table. Never waits: a program that does not read is
    /// disconnected.
    pub(super) fn tell(&self, table: TableCode, before: &SeatMap, now: &SeatMap) {
        let events = now.since(before, table);
        if events.is_empty() {
            return;
        }
        let listeners = self.locked();
        for (person, event) in events {
            if let Some(listener) = listeners.by_person.get(&person) {
                listener.outbox.send_written(WrittenMessage::of(&event));
            }
        }
    }

    fn locked(&self) -> MutexGuard<'_, Listeners> {
        // No operation under the lock can leave the listeners half changed.
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Listens for as long as this value lives.
#[derive(Debug)]
pub struct ListenerGuard {
    program_events: ProgramEvents,
    number: u64,
}

impl Drop for ListenerGuard {
    fn drop(&mut self) {
        self.program_events.locked().by_person.retain(|_, listener| listener.number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use munera_session::{Author, PersonId, TableStage};

    use super::super::outbox::{Inbox, Outbox};
    use super::super::seat_map::{SeatHolder, SeatMap};
    use super::{ListenerGuard, ProgramEvents};
    use crate::client::AddressGroup;
    use crate::held_bytes::HeldBytes;
    use munera_ids::TableCode;

    fn author(id: u64, formerly: &[u64]) -> Author {
        Author {
            id: PersonId(id),
            formerly: formerly.iter().copied().map(PersonId).collect(),
            name: "Program".to_owned(),
            is_program: true,
        }
    }

    fn seat_map(stage: TableStage, people: &[Option<u64>]) -> SeatMap {
        let holder = |id: u64| SeatHolder { person: PersonId(id), is_program: true };
        let holders = people.iter().map(|person| person.map(holder)).collect();
        SeatMap { game: "gorus", stage, holders }
    }

    fn listen(program_events: &ProgramEvents, author: &Author) -> (Inbox, ListenerGuard) {
        let group = AddressGroup::of("192.0.2.1".parse().expect("an address"));
        let (outbox, inbox) = Outbox::new(&HeldBytes::new(), group);
        (inbox, program_events.listen(author, &outbox))
    }

    fn heard(inbox: &mut Inbox) -> Vec<String> {
        std::iter::from_fn(|| inbox.messages.try_recv().ok())
            .map(|line| String::from_utf8(line.text().into()).expect("text"))
            .map(|line| line.split('"').nth(3).expect("a type").to_owned())
            .collect()
    }

    #[test]
    fn each_hears_what_concerns_them_once_and_nothing_else() {
        let (program_events, table) = (ProgramEvents::default(), TableCode::from_bytes([7; 10]));
        let (mut anna, _anna) = listen(&program_events, &author(1, &[]));
        let (mut boris, _boris) = listen(&program_events, &author(2, &[]));
        let empty = seat_map(TableStage::Gathering, &[None, None]);
        let one = seat_map(TableStage::Gathering, &[Some(1), None]);
        let both = seat_map(TableStage::Gathering, &[Some(1), Some(2)]);
        let playing = seat_map(TableStage::Playing, &[Some(1), Some(2)]);
        program_events.tell(table, &empty, &one);
        assert_eq!((heard(&mut anna), heard(&mut boris)), (vec!["seated".into()], vec![]));
        program_events.tell(table, &one, &both);
        assert_eq!((heard(&mut anna), heard(&mut boris)), (vec![], vec!["seated".into()]));
        program_events.tell(table, &both, &playing);
        program_events.tell(table, &playing, &playing);
        assert_eq!(heard(&mut anna), ["game_start"]);
        assert_eq!(heard(&mut boris), ["game_start"]);
    }

    #[test]
    fn a_newer_listener_ends_the_older_under_all_names_and_outlives_it() {
        let (program_events, table) = (ProgramEvents::default(), TableCode::from_bytes([7; 10]));
        let (mut older, held) = listen(&program_events, &author(1, &[5]));
        let (mut newer, _held) = listen(&program_events, &author(1, &[]));
        assert_eq!(heard(&mut older), ["replaced"]);
        assert!(older.messages.try_recv().is_err() && older.messages.is_closed());
        drop(held);
        let empty = seat_map(TableStage::Gathering, &[None, None]);
        program_events.tell(table, &empty, &seat_map(TableStage::Gathering, &[Some(1), Some(5)]));
        assert_eq!(heard(&mut newer), ["seated"], "of its own names only");
    }

    #[test]
    fn who_no_longer_listens_is_forgotten() {
        let program_events = ProgramEvents::default();
        let (_inbox, held) = listen(&program_events, &author(1, &[2, 3]));
        assert_eq!(program_events.locked().by_person.len(), 3);
        drop(held);
        assert!(program_events.locked().by_person.is_empty());
    }
}
