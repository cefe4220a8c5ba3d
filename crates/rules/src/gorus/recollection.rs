//! A view as plain data, for codecs: what goes out to a player and may come back from one.

use std::fmt;

use super::card::{Card, School, SchoolSet};
use super::card_set::Word;
use super::state::{Party, Stage, State};
use super::table::Gorus;
use super::view::{Bout, LastRound, View};
use crate::{Seat, Viewer};

/// All that a viewer recalls of a running round. It may be impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recollection {
    /// Who recalls it.
    pub viewer: Viewer,
    /// The schools in play.
    pub schools: SchoolSet,
    /// The round's number, from 1.
    pub round: u8,
    /// Who dealt it.
    pub dealer: Seat,
    /// The Crowd Support of each side.
    pub support: Vec<u8>,
    /// How the round before went.
    pub last_round: Option<LastRound>,
    /// What each side had collected before a set-up position; empty piles otherwise.
    pub won_before: Vec<Vec<Card>>,
    /// How many gladiators had been played when a position was set up; 0 otherwise.
    pub plays_before: u8,
    /// The finished bouts that the viewer watched.
    pub history: Vec<Bout>,
    /// Who led the running bout, or is to lead it.
    pub leader: Party,
    /// The gladiators of the running bout, in order.
    pub table: Vec<Card>,
    /// The preferred school.
    pub preferred: Option<School>,
    /// The viewer's own troupe.
    pub troupe: Vec<Card>,
    /// What the viewer has drawn in the round, in order.
    pub drawn: Vec<Card>,
}

/// Why nobody can recall that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecollectionError {
    /// A seat that is not at the table.
    Seat,
    /// Not one entry for each side.
    SideCount,
    /// A card that is not in the deck.
    NotInDeck(Card),
    /// A card in two places.
    Twice(Card),
    /// Something other than whole bouts, or more of them than a round has.
    Bouts,
    /// A troupe of another size than the plays leave.
    TroupeSize,
    /// Another number of draws than there were.
    Draws,
}

impl fmt::Display for RecollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat => write!(f, "a seat is not at this table"),
            Self::SideCount => write!(f, "there is not one entry for each side"),
            Self::NotInDeck(card) => write!(f, "{card} is not in the deck of this table"),
            Self::Twice(card) => write!(f, "{card} is in two places"),
            Self::Bouts => write!(f, "the bouts do not add up"),
            Self::TroupeSize => write!(f, "the troupe is not as large as the plays leave it"),
            Self::Draws => write!(f, "the draws are not as many as there were"),
        }
    }
}

impl std::error::Error for RecollectionError {}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// What the viewer recalls; `None` between rounds, when there is nothing to decide.
    pub fn recollect(&self, view: &View<W, SEATS, CARDS>) -> Option<Recollection> {
        let public = self.public(view);
        Some(Recollection {
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

    /// The view that somebody recalls, if it can be.
    pub fn view_of(
        &self,
        recalled: &Recollection,
    ) -> Result<View<W, SEATS, CARDS>, RecollectionError> {
        self.check_recalled_cards(recalled)?;
        let leader = self.number_of(recalled.leader)?;
        if recalled.dealer.number() >= self.players
            || recalled.viewer.seat().is_some_and(|seat| seat.number() >= self.players)
        {
            return Err(RecollectionError::Seat);
        }
        let mut state = State::EMPTY;
        state.schools = recalled.schools;
        state.stage = Stage::Bouts;
        (state.round, state.dealer) = (recalled.round, recalled.dealer);
        state.support[..recalled.support.len()].copy_from_slice(&recalled.support);
        if let Some(last_round) = &recalled.last_round {
            for (slot, favour) in state.last_favour.iter_mut().zip(&last_round.favour) {
                *slot = *favour;
            }
            state.last_winners = last_round.winners;
        }
        // Who led the first watched bout took the one before it, as far as anybody can tell.
        let first_leader = match recalled.history.first() {
            Some(bout) => self.number_of(bout.leader)?,
            None => leader,
        };
        self.lay_collected(&mut state, &recalled.won_before, first_leader);
        for bout in &recalled.history {
            state.takers.set(state.played / self.in_bout, self.number_of(bout.winner)?);
            Self::lay(&mut state, &bout.cards);
        }
        state.bouts = state.played / self.in_bout;
        Self::lay(&mut state, &recalled.table);
        state.bout.initiating = recalled.table.first().map(|card| card.school());
        state.bout.last = recalled.table.last().copied();
        state.bout.preferred = recalled.preferred;
        state.leader = leader;
        self.judge(&mut state);
        state.turn = if self.is_solo() {
            Seat::new(0)
        } else {
            leader.plus(recalled.table.len() as u8, self.players)
        };
        if recalled.plays_before > state.played {
            return Err(RecollectionError::Bouts);
        }
        state.opened = recalled.plays_before;
        if let Some(seat) = recalled.viewer.seat() {
            state.troupes[seat.index()] = recalled.troupe.iter().copied().collect();
            if recalled.troupe.len() != self.held(&state, seat) {
                return Err(RecollectionError::TroupeSize);
            }
        }
        self.lay_drawn(&mut state, recalled)?;
        Ok(View { viewer: recalled.viewer, seen: state })
    }

    /// Every card is of the deck and in one place, and the bouts are whole.
    fn check_recalled_cards(&self, recalled: &Recollection) -> Result<(), RecollectionError> {
        let sides = self.side_count();
        let favours = recalled.last_round.as_ref().map_or(sides, |last| last.favour.len());
        if recalled.support.len() != sides || recalled.won_before.len() != sides || favours != sides
        {
            return Err(RecollectionError::SideCount);
        }
        let in_bout = self.in_bout as usize;
        let whole = recalled.won_before.iter().all(|won| won.len() % in_bout == 0)
            && recalled.history.iter().all(|bout| bout.cards.len() == in_bout)
            && recalled.table.len() < in_bout
            && !(self.is_solo() && recalled.table.len() != 1);
        let history = recalled.history.iter().flat_map(|bout| &bout.cards);
        let played = recalled.won_before.iter().flatten().chain(history).chain(&recalled.table);
        if !whole || played.clone().count() >= self.deck_size() {
            return Err(RecollectionError::Bouts);
        }
        let mut cards: Vec<Card> = played.chain(&recalled.troupe).copied().collect();
        let in_play = |card: Card| self.in_deck(card) && recalled.schools.contains(card.school());
        if recalled.schools.len() != self.options.school_count() {
            return Err(RecollectionError::Bouts);
        }
        if let Some(card) = cards.iter().chain(&recalled.drawn).find(|card| !in_play(**card)) {
            return Err(RecollectionError::NotInDeck(*card));
        }
        cards.sort_unstable();
        match cards.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(RecollectionError::Twice(pair[0])),
            None => Ok(()),
        }
    }

    fn number_of(&self, party: Party) -> Result<Seat, RecollectionError> {
        match party {
            Party::Contenders if self.is_solo() => Ok(Self::CONTENDERS),
            Party::Seat(seat) if seat.number() < self.players => Ok(seat),
            _ => Err(RecollectionError::Seat),
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
        recalled: &Recollection,
    ) -> Result<(), RecollectionError> {
        let mut drawn = recalled.drawn.iter();
        if self.has_draw_pile() {
            for play in state.opened..state.played.min(self.pile) {
                if recalled.viewer.is(self.who_played(state, play)) {
                    let card = drawn.next().ok_or(RecollectionError::Draws)?;
                    let pile = &state.slots[self.pile_start()..];
                    if pile.contains(&Some(*card)) || !self.is_own(state, recalled, *card) {
                        return Err(RecollectionError::Draws);
                    }
                    state.slots[self.pile_start() + play as usize] = Some(*card);
                }
            }
        }
        if drawn.next().is_some() { Err(RecollectionError::Draws) } else { Ok(()) }
    }

    /// Whether the viewer holds the card or has played it.
    fn is_own(&self, state: &State<W, SEATS, CARDS>, recalled: &Recollection, card: Card) -> bool {
        let played = (state.opened..state.played).any(|play| {
            state.slots[play as usize] == Some(card)
                && recalled.viewer.is(self.who_played(state, play))
        });
        played || recalled.troupe.contains(&card)
    }
}
