//! A view as plain data, for codecs: what goes out to a player and may come back from one.

use super::card::{Card, PowerSet, Trait, TraitSet};
use super::deck::Deck;
use super::moves::Action;
use super::options::Restock;
use super::powers::Powers;
use super::state::{State, StatePhase};
use super::stock::{SEATS, Stock};
use super::table::Gladiators;
use super::view::View;
use crate::coded::codes;
use crate::{Seat, SeatSet, Viewer};

/// A view at a decision, as plain data. It need not be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The open question.
    pub question: Question,
    /// Whose turn it is, or who draws in the setup.
    pub turn: Seat,
    /// Turns that are over.
    pub turns: u32,
    /// The tops of each seat; none for a fallen seat.
    pub tops: Vec<Vec<Card>>,
    /// The wounds of each seat.
    pub wounds: Vec<u8>,
    /// Which seats are alive.
    pub alive: Vec<bool>,
    /// The viewer's hand, or its hand when it fell.
    pub hand: Vec<Card>,
    /// The traits of each living seat's hand.
    pub hand_traits: Vec<TraitSet>,
    /// The cards left in each deck.
    pub decks: [usize; 4],
    /// The cards under each seat's tops that were open when they were covered.
    pub history: Vec<Vec<Card>>,
    /// The cards that each living seat's hidden cards can be, as a spectator knows it.
    pub may_hold: Vec<Vec<Card>>,
    /// The cards that each deck can have, as a spectator knows it.
    pub may_lie: [Vec<Card>; 4],
    /// The cards that fallen seats held.
    pub fallen_cards: Vec<FallenCard>,
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which deck to draw from in the setup (D2.3).
    Setup,
    /// What to do in a turn.
    Turn {
        /// Whether a card has been played (D3.1).
        has_played: bool,
    },
    /// Whether to respond to an action.
    Response {
        /// The action.
        action: Action,
        /// The seat that must move.
        asked: Seat,
    },
    /// Which deck to draw from after a Gambit or a Recover (D4.6).
    Draw,
}

/// A card that a fallen seat held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FallenCard {
    /// The seat that held it.
    pub seat: Seat,
    /// Its trait.
    pub kind: Trait,
    /// The cards that it can have been, as a spectator knows it.
    pub possible: Vec<Card>,
    /// Once a restock has mixed it into the deck: the seats that cannot have it.
    pub apart: Option<SeatSet>,
}

/// Why no view can be like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawViewError {
    /// A seat that is not at the table, or cannot be asked.
    Seat,
    /// Not one entry for each seat.
    SeatCount,
    /// A card in two places.
    Twice(Card),
    /// A living seat that does not show one card of each trait, or a fallen one that shows any.
    Tops(Seat),
    /// A hand with two cards of a trait, or other cards than its traits.
    Hand,
    /// An empty deck, or one with too many cards.
    Deck(Trait),
    /// A card among those of another trait.
    WrongTrait(Card),
    /// A card that no fallen seat can have.
    FallenCard,
}

codes!(RawViewError, "gladiators-view" {
    Self::Seat => "seat",
    Self::SeatCount => "seat-count",
    Self::Twice(card) => "twice" ("card": card.to_string()),
    Self::Tops(seat) => "tops" ("seat": seat.number()),
    Self::Hand => "hand",
    Self::Deck(kind) => "deck" ("trait": kind.letter().to_string()),
    Self::WrongTrait(card) => "wrong-trait" ("card": card.to_string()),
    Self::FallenCard => "fallen-card",
});

impl Gladiators {
    /// The view as plain data; `None` when no seat has to decide.
    pub fn raw_view(&self, view: &View) -> Option<RawView> {
        let question = match view.seen.phase {
            StatePhase::Setup { .. } => Question::Setup,
            StatePhase::Turn { has_played } => Question::Turn { has_played },
            StatePhase::Responses { action, asked } => Question::Response { action, asked },
            StatePhase::Draw => Question::Draw,
            StatePhase::Fresh | StatePhase::Restock { .. } | StatePhase::Over { .. } => {
                return None;
            }
        };
        let seats = || Seat::all(self.players);
        let own = view.viewer.seat().map_or(Powers::NONE, |seat| view.seen.hands[seat.index()]);
        Some(RawView {
            viewer: view.viewer,
            question,
            turn: view.seen.turn,
            turns: view.turns(),
            tops: seats().map(|seat| view.tops(seat).cards().collect()).collect(),
            wounds: seats().map(|seat| view.wounds(seat)).collect(),
            alive: seats().map(|seat| view.alive().contains(seat)).collect(),
            hand: own.cards().collect(),
            hand_traits: seats().map(|seat| view.hand_traits(seat)).collect(),
            decks: Trait::ALL.map(|kind| view.deck_size(kind)),
            history: seats().map(|seat| view.history(seat).collect()).collect(),
            may_hold: seats().map(|seat| self.may_hold(view, seat)).collect(),
            may_lie: Trait::ALL.map(|kind| view.possible_in_deck(kind).cards(kind).collect()),
            fallen_cards: self.fallen_cards(view),
        })
    }

    /// The cards that a living seat's hidden cards can be, as a spectator knows it, trait by trait.
    pub fn may_hold(&self, view: &View, seat: Seat) -> Vec<Card> {
        let kinds = view.hand_traits(seat).iter();
        kinds.flat_map(|kind| view.possible(seat, kind).cards(kind)).collect()
    }

    /// The cards that the fallen held.
    pub fn fallen_cards(&self, view: &View) -> Vec<FallenCard> {
        let fallen = Seat::all(self.players).filter(|seat| !view.alive().contains(*seat));
        fallen
            .flat_map(|seat| {
                let held = view.seen.hands[seat.index()].traits();
                held.iter().map(move |kind| FallenCard {
                    seat,
                    kind,
                    possible: view.possible(seat, kind).cards(kind).collect(),
                    apart: view.apart(seat, kind),
                })
            })
            .collect()
    }

    /// The view that the data describe, if it is possible.
    pub fn view_from_raw(&self, raw: &RawView) -> Result<View, RawViewError> {
        self.check_raw_cards(raw)?;
        let alive: SeatSet =
            Seat::all(self.players).filter(|seat| raw.alive[seat.index()]).collect();
        if raw.viewer.seat().is_some_and(|seat| seat.number() >= self.players)
            || !alive.contains(raw.turn)
            || alive.len() < 2
        {
            return Err(RawViewError::Seat);
        }
        let mut state = State { alive, turn: raw.turn, turns: raw.turns, ..State::EMPTY };
        for seat in Seat::all(self.players) {
            let index = seat.index();
            let expected = if alive.contains(seat) { TraitSet::ALL } else { TraitSet::EMPTY };
            state.tops[index] = Powers::one_of_each(&raw.tops[index])
                .filter(|tops| tops.traits() == expected)
                .ok_or(RawViewError::Tops(seat))?;
            state.wounds[index] = raw.wounds[index];
        }
        self.hands_from_raw(raw, &mut state)?;
        self.stocks_from_raw(raw, &mut state)?;
        state.phase = self.phase_from_raw(raw, &state)?;
        Ok(View { viewer: raw.viewer, seen: state })
    }

    fn phase_from_raw(&self, raw: &RawView, state: &State) -> Result<StatePhase, RawViewError> {
        let is_opponent = |seat: Seat| state.alive.contains(seat) && seat != state.turn;
        Ok(match raw.question {
            Question::Setup => StatePhase::Setup { first: self.first_seat(state.tops) },
            Question::Turn { has_played } => StatePhase::Turn { has_played },
            Question::Draw => StatePhase::Draw,
            Question::Response { action, asked } => {
                let target = match action {
                    Action::Attack(target) => Some(target),
                    Action::Gambit(gambit) => Some(gambit.target),
                    Action::Focus(_) | Action::Recover(_) => None,
                };
                if !is_opponent(asked) || target.is_some_and(|target| !is_opponent(target)) {
                    return Err(RawViewError::Seat);
                }
                StatePhase::Responses { action, asked }
            }
        })
    }

    fn hands_from_raw(&self, raw: &RawView, state: &mut State) -> Result<(), RawViewError> {
        for card in &raw.fallen_cards {
            if state.alive.contains(card.seat) || card.seat.number() >= self.players {
                return Err(RawViewError::FallenCard);
            }
            state.hands[card.seat.index()].set_unknown(card.kind);
        }
        for seat in state.alive.iter() {
            for kind in raw.hand_traits[seat.index()].iter() {
                state.hands[seat.index()].set_unknown(kind);
            }
        }
        let own = Powers::one_of_each(&raw.hand).ok_or(RawViewError::Hand)?;
        let expected = match raw.viewer {
            Viewer::Seat(seat) => std::mem::replace(&mut state.hands[seat.index()], own).traits(),
            Viewer::Spectator => TraitSet::EMPTY,
        };
        if own.traits() == expected { Ok(()) } else { Err(RawViewError::Hand) }
    }

    fn stocks_from_raw(&self, raw: &RawView, state: &mut State) -> Result<(), RawViewError> {
        for kind in Trait::ALL {
            let count = raw.decks[kind.index()];
            // D5.1: only a draw at a table with the house rule leaves a deck empty.
            let least = usize::from(self.options.restock == Restock::Any);
            if !(least..=Deck::MOST).contains(&count) {
                return Err(RawViewError::Deck(kind));
            }
            let mut stock = Stock::new(Deck::unknown(count));
            stock.in_deck = of_trait(&raw.may_lie[kind.index()], kind);
            if let Some(stray) = raw.may_lie[kind.index()].iter().find(|it| it.kind != kind) {
                return Err(RawViewError::WrongTrait(*stray));
            }
            for seat in Seat::all(self.players) {
                stock.histories[seat.index()] = of_trait(&raw.history[seat.index()], kind);
                if state.alive.contains(seat) && state.hands[seat.index()].traits().contains(kind) {
                    stock.possible[seat.index()] = of_trait(&raw.may_hold[seat.index()], kind);
                }
            }
            for card in raw.fallen_cards.iter().filter(|card| card.kind == kind) {
                let index = card.seat.index();
                stock.possible[index] = of_trait(&card.possible, kind);
                if let Some(apart) = card.apart {
                    stock.mixed.insert(card.seat);
                    stock.apart[index] = apart;
                }
                if apart_is_strange(card, self.players) {
                    return Err(RawViewError::FallenCard);
                }
            }
            state.stocks[kind.index()] = stock;
        }
        Ok(())
    }

    fn check_raw_cards(&self, raw: &RawView) -> Result<(), RawViewError> {
        let players = self.players as usize;
        let RawView { tops, history, wounds, alive, hand_traits, may_hold, .. } = raw;
        let counts = [
            tops.len(),
            history.len(),
            wounds.len(),
            alive.len(),
            hand_traits.len(),
            may_hold.len(),
        ];
        if counts != [players; 6] {
            return Err(RawViewError::SeatCount);
        }
        let mut seen = [PowerSet::EMPTY; SEATS];
        for card in tops.iter().chain(history).flatten() {
            let set = &mut seen[card.kind.index()];
            if set.contains(card.power) {
                return Err(RawViewError::Twice(*card));
            }
            set.insert(card.power);
        }
        Ok(())
    }
}

fn apart_is_strange(card: &FallenCard, players: u8) -> bool {
    let others = card.apart.unwrap_or_default();
    others.contains(card.seat) || others.iter().any(|seat| seat.number() >= players)
}

fn of_trait(cards: &[Card], kind: Trait) -> PowerSet {
    cards.iter().filter(|card| card.kind == kind).map(|card| card.power).collect()
}
