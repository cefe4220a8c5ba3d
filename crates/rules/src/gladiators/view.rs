//! Views: what each viewer may know.

use arrayvec::ArrayVec;

use super::card::{Card, PowerSet, Trait, TraitSet};
use super::moves::{Action, Move, Moves};
use super::powers::Powers;
use super::refusal::Refusal;
use super::state::{Ending, State, StatePhase};
use super::table::Gladiators;
use crate::{Seat, SeatSet, Viewer};

/// What one viewer may know of a game: everything that it has observed, and nothing else.
///
/// Inside is a state in which every secret is blank. No function gives that state out: to continue
/// from a view, sample one of its worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) seen: State,
}

/// The part of a game that a view is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the cards are laid out.
    Fresh,
    /// Hands are drawn (D2.3).
    Setup,
    /// A player may play a card, and acts (D3.1, D3.2).
    Turn {
        /// Whether it has played its card.
        has_played: bool,
    },
    /// The others may respond (D3.3).
    Responses,
    /// A deck waits for its restock (D5.1).
    Restock(Trait),
    /// A player draws after a Gambit or a Recover (D4.6).
    Draw,
    /// After the end.
    Over {
        /// The seats that won.
        winners: SeatSet,
        /// How the game ended.
        ending: Ending,
    },
}

/// An action that was announced and can still be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// Whose action it is.
    pub seat: Seat,
    /// What it is.
    pub action: Action,
    /// The seats that may still respond, in the order in which they are asked.
    pub responders: ArrayVec<Seat, 4>,
}

impl View {
    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The part of the game.
    pub fn phase(&self) -> Phase {
        self.seen.phase()
    }

    /// Whose turn it is, or who draws in the setup; `None` before it.
    pub fn turn(&self) -> Option<Seat> {
        (self.seen.phase != StatePhase::Fresh).then_some(self.seen.turn)
    }

    /// The seat that must move.
    pub fn asked(&self) -> Option<Seat> {
        self.seen.asked()
    }

    /// Turns that are over.
    pub const fn turns(&self) -> u32 {
        self.seen.turns
    }

    /// The tops of a seat.
    pub const fn tops(&self, seat: Seat) -> Powers {
        self.seen.tops[seat.index()]
    }

    /// The wounds that a seat has.
    pub const fn wounds(&self, seat: Seat) -> u8 {
        self.seen.wounds[seat.index()]
    }

    /// The living seats.
    pub const fn alive(&self) -> SeatSet {
        self.seen.alive
    }

    /// The viewer's hand.
    pub fn hand(&self) -> Powers {
        let living = self.viewer.seat().filter(|seat| self.seen.alive.contains(*seat));
        living.map_or(Powers::NONE, |seat| self.seen.hands[seat.index()])
    }

    /// The viewer's hand when it fell.
    pub fn fell_with(&self) -> Powers {
        let fallen = self.viewer.seat().filter(|seat| !self.seen.alive.contains(*seat));
        fallen.map_or(Powers::NONE, |seat| self.seen.hands[seat.index()])
    }

    /// The traits of a seat's hand, which are public.
    pub fn hand_traits(&self, seat: Seat) -> TraitSet {
        if self.seen.alive.contains(seat) {
            self.seen.hands[seat.index()].traits()
        } else {
            TraitSet::EMPTY
        }
    }

    /// How many cards are left in a deck.
    pub fn deck_size(&self, kind: Trait) -> usize {
        match self.seen.phase {
            StatePhase::Fresh => super::Deck::MOST,
            _ => self.seen.stocks[kind.index()].deck.len(),
        }
    }

    /// The cards under a seat's tops that were open when they were covered, in the order of the
    /// traits.
    pub fn history(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        let stocks = self.seen.stocks;
        Trait::ALL
            .into_iter()
            .flat_map(move |kind| stocks[kind.index()].histories[seat.index()].cards(kind))
    }

    /// The cards that a hidden card of a seat can be, as a spectator knows it; for a fallen seat,
    /// the card that it fell with.
    pub const fn possible(&self, seat: Seat, kind: Trait) -> PowerSet {
        self.seen.stocks[kind.index()].possible[seat.index()]
    }

    /// The cards that can be in a deck, as a spectator knows it.
    pub const fn possible_in_deck(&self, kind: Trait) -> PowerSet {
        let stock = &self.seen.stocks[kind.index()];
        if stock.deck.is_empty() { PowerSet::EMPTY } else { stock.in_deck }
    }

    /// The seats that cannot have a fallen seat's card that a restock has mixed into a deck.
    pub fn apart(&self, fallen: Seat, kind: Trait) -> Option<SeatSet> {
        let stock = &self.seen.stocks[kind.index()];
        stock.mixed.contains(fallen).then_some(stock.apart[fallen.index()])
    }

    /// The moves that the viewer may make now.
    pub fn legal(&self) -> Moves {
        self.viewer.seat().map_or(Moves::NONE, |seat| Gladiators::moves(&self.seen, seat))
    }
}

impl Gladiators {
    pub(super) fn mask(state: &State, viewer: Viewer) -> View {
        let mut seen = *state;
        for stock in &mut seen.stocks {
            stock.deck = stock.deck.hidden();
        }
        for seat in Seat::all(4).filter(|seat| !viewer.is(*seat)) {
            seen.hands[seat.index()] = state.hands[seat.index()].hidden();
        }
        View { viewer, seen }
    }

    /// The announced action, while a seat may still respond.
    pub fn pending(&self, view: &View) -> Option<Pending> {
        let StatePhase::Responses { action, asked } = view.seen.phase else { return None };
        let mut responders = ArrayVec::new();
        let mut next = asked;
        while next != view.seen.turn {
            responders.push(next);
            next = self.next_among(view.seen.alive, next);
        }
        Some(Pending { seat: view.seen.turn, action, responders })
    }

    /// Why the viewer may not make a move; `None` if it may. The view alone is enough to decide
    /// this.
    pub fn refusal_in_view(&self, view: &View, choice: Move) -> Option<Refusal> {
        let seat = view.viewer.seat()?;
        self.check(&view.seen, seat, choice).err()
    }
}
