//! Entries that a table wants to add to its log.

use munera_rules::{Event, Game, Randomness, Seat, SeatSet, Viewer};

use crate::table_core::{NewItems, TableCore, is_rest};
use crate::{By, Chair, CommandStamp, Moment, TableEntry, TableEvent, TableStage};

/// Supplies the chance of a table's deals.
pub trait Dealer {
    /// The stream of one chance event.
    type Stream: Randomness;

    /// The stream of the chance event with that number, counted from 0.
    fn stream(&self, number: u64) -> Self::Stream;
}

/// A proposed change of a table: entries, and the table as it would be with them. The table adopts
/// it once the entries are stored. Until then nothing has happened, and the caller may drop it.
#[derive(Clone, Debug)]
pub struct Proposal<G: Game> {
    pub(crate) core: TableCore<G>,
    pub(crate) entries: Vec<TableEntry<Event<G>>>,
    pub(crate) told: NewItems<G>,
}

impl<G: Game> Proposal<G> {
    /// The entries to store, in order. There is at least one.
    pub fn entries(&self) -> &[TableEntry<Event<G>>] {
        &self.entries
    }

    /// The stage of the table with this proposal.
    pub fn stage(&self) -> TableStage {
        self.core.stage
    }

    /// Says which command led to this proposal.
    pub(crate) fn stamp(&mut self, stamp: CommandStamp) {
        if let Some(first) = self.entries.first_mut() {
            first.command = Some(stamp);
        }
    }

    /// Whether spectators are told something, so that everyone may know that something happened.
    pub fn is_public(&self) -> bool {
        self.told.iter().any(|(viewer, _)| *viewer == Viewer::Spectator)
    }

    /// The seats that are told something, if no other viewer may know that anything happened, nor
    /// when.
    pub fn hidden_from_all_but(&self) -> Option<SeatSet> {
        let is_hidden = !self.is_public() && !self.entries.iter().any(|it| is_rest(&it.what));
        is_hidden.then(|| self.told.iter().filter_map(|(viewer, _)| viewer.seat()).collect())
    }

    /// The chairs of the table with this proposal.
    pub fn chairs(&self) -> &[Chair] {
        &self.core.chairs
    }
}

/// A proposal that is being built.
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

    /// Everything that is added after this call happens at that time.
    pub(crate) fn wait_until(&mut self, now: Moment) {
        self.now = now;
    }

    /// Adds an entry that must be possible.
    pub(crate) fn push(&mut self, what: TableEvent<Event<G>>) {
        let at = self.now.max(self.proposal.core.last);
        let entry = TableEntry { at, command: None, text_hash: None, what };
        let applied = self.proposal.core.apply(&entry, &mut self.proposal.told);
        debug_assert!(applied.is_ok(), "{applied:?}");
        self.proposal.entries.push(entry);
    }

    /// Time stands still from now on; or from before the last entry, if that is hidden.
    pub(crate) fn sleep(&mut self) {
        let since = (self.now < self.core().last).then_some(self.now);
        self.push(TableEvent::Slept { since });
    }

    /// Adds a move, and everything that follows from it without a decision of a seat.
    pub(crate) fn play<D: Dealer>(&mut self, seat: Seat, choice: G::Move, by: By, dealer: &D) {
        self.push(TableEvent::Played { event: Event::Move(seat, choice), by });
        self.follow(dealer);
    }

    /// Adds everything that happens without a decision of a seat: chance events, and moves that
    /// every viewer can tell to be the only ones.
    pub(crate) fn follow<D: Dealer>(&mut self, dealer: &D) {
        loop {
            let game_with_views = &self.core().game_with_views;
            let drawn = game_with_views.draw(&mut dealer.stream(game_with_views.chances()));
            let Some(event) = drawn.or_else(|| game_with_views.publicly_forced()) else { return };
            self.push(TableEvent::Played { event, by: By::Game });
        }
    }

    /// The proposal, if it has any entries.
    pub(crate) fn finish(self) -> Option<Proposal<G>> {
        (!self.proposal.entries.is_empty()).then_some(self.proposal)
    }
}
