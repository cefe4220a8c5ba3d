//! The people in the seats of a table.

use munera_guide::wire::{OwnSeat, ProgramEvent};
use munera_ids::TableCode;
use munera_session::{Author, PersonId, TableStage};

/// The people in the seats of a table, and its stage: the programs of these people follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMap {
    pub(super) game: &'static str,
    pub(super) stage: TableStage,
    /// By seat.
    pub(super) holders: Vec<Option<SeatHolder>>,
}

/// A person in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatHolder {
    pub(super) person: PersonId,
    pub(super) is_program: bool,
}

impl SeatMap {
    /// The same table before any person had come.
    pub(super) fn emptied(&self) -> Self {
        let holders = vec![None; self.holders.len()];
        Self { game: self.game, stage: TableStage::Gathering, holders }
    }

    /// The events for a program that knows nothing of the table yet.
    pub fn events_of(&self, author: &Author, table: TableCode) -> Vec<ProgramEvent> {
        let own = self.seats(table).filter(|(person, _)| author.is(*person));
        let own = own.map(|(_, seat)| seat);
        match self.stage {
            TableStage::Gathering => own.map(ProgramEvent::Seated).collect(),
            TableStage::Playing => own.map(ProgramEvent::GameStart).collect(),
            TableStage::Over(_) => Vec::new(),
        }
    }

    /// The events since an earlier seat map, and the people whom they concern.
    pub(super) fn since(&self, before: &Self, table: TableCode) -> Vec<(PersonId, ProgramEvent)> {
        if self == before {
            return Vec::new();
        }
        let is_playing = |seat_map: &Self| seat_map.stage == TableStage::Playing;
        let is_over = |seat_map: &Self| matches!(seat_map.stage, TableStage::Over(_));
        let begins = is_playing(self) && !is_playing(before);
        let ends = is_over(self) && !is_over(before);
        let mut events = Vec::new();
        for (person, own) in self.seats(table) {
            let place = usize::from(own.seat);
            if before.holders.get(place) != self.holders.get(place) {
                events.push((person, ProgramEvent::Seated(own.clone())));
            }
            if begins {
                events.push((person, ProgramEvent::GameStart(own.clone())));
            }
            if ends {
                events.push((person, ProgramEvent::GameOver(own)));
            }
        }
        events
    }

    fn seats(&self, table: TableCode) -> impl Iterator<Item = (PersonId, OwnSeat)> {
        (0..).zip(&self.holders).filter_map(move |(seat, holder)| {
            let SeatHolder { person, is_program } = (*holder)?;
            let (table, game) = (table.to_string(), self.game.to_owned());
            Some((person, OwnSeat { table, game, seat, program: is_program }))
        })
    }
}
