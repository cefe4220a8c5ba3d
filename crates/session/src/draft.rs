//! Entries that are about to be made.

use munera_rules::{Event, Game, Randomness, Seat};

use crate::table_core::{TableCore, Told};
use crate::{By, Chair, Moment, TableEntry, TableEvent, TableStage};

/// Where the chance of a table's deals comes from.
pub trait Dealer {
    /// The stream of one chance event, counted from 0.
    type Stream: Randomness;

    /// The stream of the chance event with that number.
    fn stream(&self, number: u64) -> Self::Stream;
}

/// What is proposed for a table: entries, and what the table would be with them. Once they are safely
/// kept it is adopted; until then nothing has happened, and it can be dropped.
#[derive(Clone, Debug)]
pub struct Proposal<G: Game> {
    pub(crate) core: TableCore<G>,
    pub(crate) entries: Vec<TableEntry<G>>,
    pub(crate) told: Told<G>,
}

impl<G: Game> Proposal<G> {
    /// The entries to be kept, in order. At least one.
    pub fn entries(&self) -> &[TableEntry<G>] {
        &self.entries
    }

    /// How far the table would be.
    pub fn stage(&self) -> TableStage {
        self.core.stage
    }

    /// The chairs as they would be.
    pub fn chairs(&self) -> &[Chair] {
        &self.core.chairs
    }
}

/// A proposal in the making.
pub(crate) struct Draft<G: Game> {
    proposal: Proposal<G>,
    now: Moment,
}

impl<G: Game> Draft<G> {
    pub(crate) fn new(core: &TableCore<G>, now: Moment) -> Self {
        let proposal = Proposal { core: core.clone(), entries: Vec::new(), told: Vec::new() };
        Self { proposal, now }
    }

    pub(crate) fn core(&self) -> &TableCore<G> {
        &self.proposal.core
    }

    /// What is added from here on happens then.
    pub(crate) fn wait_until(&mut self, now: Moment) {
        self.now = now;
    }

    /// Adds an entry that is known to be possible.
    pub(crate) fn push(&mut self, what: TableEvent<G>) {
        let entry = TableEntry { at: self.now.max(self.proposal.core.last), what };
        let applied = self.proposal.core.apply(&entry, &mut self.proposal.told);
        debug_assert!(applied.is_ok(), "{applied:?}");
        self.proposal.entries.push(entry);
    }

    /// Adds a move, and all that follows from it without anybody deciding anything.
    pub(crate) fn play<D: Dealer>(&mut self, seat: Seat, choice: G::Move, by: By, dealer: &D) {
        self.push(TableEvent::Played { event: Event::Move(seat, choice), by });
        self.follow(dealer);
    }

    /// Adds what happens without anybody deciding anything: chance, and moves that everybody can tell
    /// to be the only ones.
    pub(crate) fn follow<D: Dealer>(&mut self, dealer: &D) {
        loop {
            let game_with_views = &self.core().game_with_views;
            let drawn = game_with_views.draw(&mut dealer.stream(game_with_views.chances()));
            let Some(event) = drawn.or_else(|| game_with_views.publicly_forced()) else { return };
            self.push(TableEvent::Played { event, by: By::Nobody });
        }
    }

    /// The proposal, if it has any entries.
    pub(crate) fn finish(self) -> Option<Proposal<G>> {
        (!self.proposal.entries.is_empty()).then_some(self.proposal)
    }
}
