//! A view as plain data, for codecs: what goes out to a player and may come back from one.

use super::card::{Card, School, SchoolSet};
use super::card_set::Word;
use super::state::{Party, State, StatePhase};
use super::table::Gorus;
use super::view::{Bout, LastRound, View};
use crate::coded::codes;
use crate::{Seat, Viewer};

/// A view of a running round, as plain data. It need not be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawView {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The schools in play.
    pub schools: SchoolSet,
    /// The round's number, from 1.
    pub round: u8,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// The Crowd Support of each side.
    pub support: Vec<u8>,
    /// How the round before went.
    pub last_round: Option<LastRound>,
    /// The gladiators that each side had collected before a position; empty piles otherwise.
    pub won_before: Vec<Vec<Card>>,
    /// How many gladiators had been played when a position was set up; 0 otherwise.
    pub plays_before: u8,
    /// The finished bouts that the viewer watched.
    pub history: Vec<Bout>,
    /// The party that led the running bout, or must lead it.
    pub leader: Party,
    /// The gladiators of the running bout, in order.
    pub table: Vec<Card>,
    /// The preferred school.
    pub preferred: Option<School>,
    /// The viewer's own troupe.
    pub troupe: Vec<Card>,
    /// The cards that the viewer has drawn in the round, in order.
    pub drawn: Vec<Card>,
}

/// Why no view can be like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawViewError {
    /// A seat that is not at the table.
    Seat,
    /// Not one entry for each side.
    SideCount,
    /// A card that is not in the deck.
    NotInDeck(Card),
    /// A card in two places.
    Twice(Card),
    /// Something that is not whole bouts, or more of them than a round has.
    Bouts,
    /// A troupe of another size than the plays leave.
    TroupeSize,
    /// Another number of draws than there were.
    Draws,
}

codes!(RawViewError, "gorus-view" {
    Self::Seat => "seat",
    Self::SideCount => "side-count",
    Self::NotInDeck(card) => "not-in-deck" ("card": card.message()),
    Self::Twice(card) => "twice" ("card": card.message()),
    Self::Bouts => "bouts",
    Self::TroupeSize => "troupe-size",
    Self::Draws => "draws",
});

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// The view as plain data; `None` between rounds, when no seat has to decide.
    pub fn raw_view(&self, view: &View<W, SEATS, CARDS>) -> Option<RawView> {
        let public = self.public(view);
        Some(RawView {
            viewer: view.viewer,
            schools: view.seen.schools,
            round: public.round,
            dealer: public.dealer?,
            support: public.support.to_vec(),
            last_round: public.last_round,
            won_before: (0..self.side_count())
                .map(|side| self.collected_before(view, side))
                .collect(),
            plays_before: view.seen.opened,
            history: self.history(view).collect(),
            leader: public.leader?,
            table: public.table.to_vec(),
            preferred: public.preferred,
            troupe: view.troupe().iter().collect(),
            drawn: self.drawn(view).collect(),
        })
    }

    /// The view that the data describe, if it is possible.
    pub fn view_from_raw(&self, raw: &RawView) -> Result<View<W, SEATS, CARDS>, RawViewError> {
        self.check_raw_cards(raw)?;
        let leader = self.number_of(raw.leader)?;
        if raw.dealer.number() >= self.players
            || raw.viewer.seat().is_some_and(|seat| seat.number() >= self.players)
        {
            return Err(RawViewError::Seat);
        }
        let mut state = State::EMPTY;
        state.schools = raw.schools;
        state.phase = StatePhase::Bouts;
        (state.round, state.dealer) = (raw.round, raw.dealer);
        state.support[..raw.support.len()].copy_from_slice(&raw.support);
        if let Some(last_round) = &raw.last_round {
            for (slot, favour) in state.last_favour.iter_mut().zip(&last_round.favour) {
                *slot = *favour;
            }
            state.last_winners = last_round.winners;
        }
        // The party that led the first watched bout took the one before it, as far as the data say.
        let first_leader = match raw.history.first() {
            Some(bout) => self.number_of(bout.leader)?,
            None => leader,
        };
        self.lay_collected(&mut state, &raw.won_before, first_leader);
        for bout in &raw.history {
            state.takers.set(state.played / self.in_bout, self.number_of(bout.winner)?);
            Self::lay(&mut state, &bout.cards);
        }
        state.bouts = state.played / self.in_bout;
        Self::lay(&mut state, &raw.table);
        state.bout.initiating = raw.table.first().map(|card| card.school());
        state.bout.last = raw.table.last().copied();
        state.bout.preferred = raw.preferred;
        state.leader = leader;
        self.judge(&mut state);
        state.turn = if self.is_solo() {
            Seat::new(0)
        } else {
            leader.plus(raw.table.len() as u8, self.players)
        };
        if raw.plays_before > state.played {
            return Err(RawViewError::Bouts);
        }
        state.opened = raw.plays_before;
        if let Some(seat) = raw.viewer.seat() {
            state.troupes[seat.index()] = raw.troupe.iter().copied().collect();
            if raw.troupe.len() != self.held(&state, seat) {
                return Err(RawViewError::TroupeSize);
            }
        }
        self.lay_drawn(&mut state, raw)?;
        Ok(View { viewer: raw.viewer, seen: state })
    }

    /// Every card is of the deck and in one place, and the bouts are whole.
    fn check_raw_cards(&self, raw: &RawView) -> Result<(), RawViewError> {
        let sides = self.side_count();
        let favours = raw.last_round.as_ref().map_or(sides, |last| last.favour.len());
        if raw.support.len() != sides || raw.won_before.len() != sides || favours != sides {
            return Err(RawViewError::SideCount);
        }
        let in_bout = self.in_bout as usize;
        let whole = raw.won_before.iter().all(|won| won.len() % in_bout == 0)
            && raw.history.iter().all(|bout| bout.cards.len() == in_bout)
            && raw.table.len() < in_bout
            && !(self.is_solo() && raw.table.len() != 1);
        let history = raw.history.iter().flat_map(|bout| &bout.cards);
        let played = raw.won_before.iter().flatten().chain(history).chain(&raw.table);
        if !whole || played.clone().count() >= self.deck_size() {
            return Err(RawViewError::Bouts);
        }
        let mut cards: Vec<Card> = played.chain(&raw.troupe).copied().collect();
        let in_play = |card: Card| self.in_deck(card) && raw.schools.contains(card.school());
        if raw.schools.len() != self.options.school_count() {
            return Err(RawViewError::Bouts);
        }
        if let Some(card) = cards.iter().chain(&raw.drawn).find(|card| !in_play(**card)) {
            return Err(RawViewError::NotInDeck(*card));
        }
        cards.sort_unstable();
        match cards.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(RawViewError::Twice(pair[0])),
            None => Ok(()),
        }
    }

    fn number_of(&self, party: Party) -> Result<Seat, RawViewError> {
        match party {
            Party::Contenders if self.is_solo() => Ok(Self::CONTENDERS),
            Party::Seat(seat) if seat.number() < self.players => Ok(seat),
            _ => Err(RawViewError::Seat),
        }
    }

    fn lay(state: &mut State<W, SEATS, CARDS>, cards: &[Card]) {
        for card in cards {
            state.slots[state.played as usize] = Some(*card);
            state.played += 1;
        }
    }

    /// Lays what the viewer drew at the places of the pile that its plays uncovered.
    fn lay_drawn(
        &self,
        state: &mut State<W, SEATS, CARDS>,
        raw: &RawView,
    ) -> Result<(), RawViewError> {
        let mut drawn = raw.drawn.iter();
        if self.has_draw_pile() {
            for play in state.opened..state.played.min(self.pile) {
                if raw.viewer.is(self.who_played(state, play)) {
                    let card = drawn.next().ok_or(RawViewError::Draws)?;
                    let pile = &state.slots[self.pile_start()..];
                    if pile.contains(&Some(*card)) || !self.is_own(state, raw, *card) {
                        return Err(RawViewError::Draws);
                    }
                    state.slots[self.pile_start() + play as usize] = Some(*card);
                }
            }
        }
        if drawn.next().is_some() { Err(RawViewError::Draws) } else { Ok(()) }
    }

    /// Whether the viewer holds the card or has played it.
    fn is_own(&self, state: &State<W, SEATS, CARDS>, raw: &RawView, card: Card) -> bool {
        let played = (state.opened..state.played).any(|play| {
            state.slots[play as usize] == Some(card) && raw.viewer.is(self.who_played(state, play))
        });
        played || raw.troupe.contains(&card)
    }
}
