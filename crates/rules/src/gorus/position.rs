//! Positions: a round set up in the middle.

use super::card::{Card, School, SchoolSet};
use super::card_set::Word;
use super::rule;
use super::state::{Party, State, StatePhase};
use super::table::Gorus;
use crate::coded::codes;
use crate::{RuleId, Seat};

/// A round as plain data. It need not be possible; [`set_up`](crate::Game::set_up) checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The troupe of each seat.
    pub troupes: Vec<Vec<Card>>,
    /// The draw pile or the contenders to come, top first.
    pub pile: Vec<Card>,
    /// The gladiators of the running bout, in order.
    pub bout: Vec<Card>,
    /// The party that led it, or must lead.
    pub leader: Party,
    /// The preferred school.
    pub preferred: Option<School>,
    /// The gladiators that each side has collected.
    pub won: Vec<Vec<Card>>,
    /// The Crowd Support of each side.
    pub support: Vec<u8>,
    /// The seat that dealt the round.
    pub dealer: Seat,
    /// The round's number, from 1.
    pub round: u8,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not one troupe for each player.
    TroupeCount,
    /// Not one collected pile, or not one support, for each side.
    SideCount,
    /// The dealer is not at the table.
    Dealer,
    /// This party cannot have led the bout.
    Leader,
    /// A card that is not in the deck.
    NotInDeck(Card),
    /// A card in two places.
    Twice(Card),
    /// The wrong number of schools.
    SchoolCount,
    /// A card of the deck is nowhere.
    Missing,
    /// A side has collected something that is not whole bouts.
    PartOfABout,
    /// The bout has more gladiators than can be waiting.
    BoutSize,
    /// A troupe is not as large as the plays leave it.
    TroupeSize(Seat),
    /// Nothing is left to play.
    RoundOver,
    /// The bout on the table, or the earlier plays, rule this preferred school out.
    Preferred,
    /// This gladiator neither follows nor challenges, though its player could follow.
    Unfollowed(Card),
    /// A side has reached its target already.
    TargetReached,
    /// The support does not add up with the number of rounds played.
    Support,
}

impl PositionError {
    /// The rule that the position breaks.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::TroupeCount | Self::TroupeSize(_) => rule::G2_3,
            Self::SideCount => rule::G8_3,
            Self::Dealer => rule::G2_4,
            Self::Leader => rule::G3_2,
            Self::NotInDeck(_) | Self::Missing => rule::G2_1,
            Self::Twice(_) => rule::G1_1,
            Self::SchoolCount => rule::G2_2,
            Self::PartOfABout | Self::BoutSize => rule::G3_7,
            Self::RoundOver => rule::G4_1,
            Self::Preferred => rule::G3_4,
            Self::Unfollowed(_) => rule::G3_3,
            Self::TargetReached => rule::G5_1,
            Self::Support => rule::G4_2,
        }
    }
}

codes!(PositionError, "gorus-position" {
    Self::TroupeCount => "troupe-count",
    Self::SideCount => "side-count",
    Self::Dealer => "dealer",
    Self::Leader => "leader",
    Self::NotInDeck(card) => "not-in-deck" ("card": card.message()),
    Self::Twice(card) => "twice" ("card": card.message()),
    Self::SchoolCount => "school-count",
    Self::Missing => "missing",
    Self::PartOfABout => "part-of-a-bout",
    Self::BoutSize => "bout-size",
    Self::TroupeSize(seat) => "troupe-size" ("seat": seat.number()),
    Self::RoundOver => "round-over",
    Self::Preferred => "preferred",
    Self::Unfollowed(card) => "unfollowed" ("card": card.message()),
    Self::TargetReached => "target-reached",
    Self::Support => "support",
});

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    pub(super) fn set_up_position(
        &self,
        position: &Position,
    ) -> Result<State<W, SEATS, CARDS>, PositionError> {
        let schools = self.check_cards(position)?;
        let bouts = self.check_bouts(position)?;
        let leader = self.check_leader(position, bouts)?;
        self.check_sizes(position, bouts, leader)?;
        Self::check_preferred(position, bouts)?;
        self.check_following(position, leader)?;
        self.check_support(position)?;

        let mut state = State::EMPTY;
        state.schools = schools;
        state.phase = StatePhase::Bouts;
        state.dealer = position.dealer;
        state.round = position.round;
        state.bout.preferred = position.preferred;
        for (seat, troupe) in position.troupes.iter().enumerate() {
            state.troupes[seat] = troupe.iter().copied().collect();
        }
        state.support[..position.support.len()].copy_from_slice(&position.support);
        self.lay_collected(&mut state, &position.won, leader);
        state.bouts = bouts;
        for (place, card) in position.bout.iter().enumerate() {
            state.slots[state.played as usize + place] = Some(*card);
        }
        state.played += position.bout.len() as u8;
        state.bout.initiating = position.bout.first().map(|card| card.school());
        state.bout.last = position.bout.last().copied();
        state.opened = state.played;
        let pile_end = self.pile_start() + self.pile as usize;
        for (slot, card) in
            state.slots[pile_end - position.pile.len()..pile_end].iter_mut().zip(&position.pile)
        {
            *slot = Some(*card);
        }
        state.leader = leader;
        self.judge(&mut state);
        if self.is_solo() {
            state.turn = Seat::new(0);
            if position.bout.is_empty() {
                self.contenders_open(&mut state);
            }
        } else {
            state.turn = leader.plus(position.bout.len() as u8, self.players);
        }
        Ok(state)
    }

    /// Every card of the deck is in exactly one place.
    fn check_cards(&self, position: &Position) -> Result<SchoolSet, PositionError> {
        if position.troupes.len() != self.players as usize {
            return Err(PositionError::TroupeCount);
        }
        if position.won.len() != self.side_count() || position.support.len() != self.side_count() {
            return Err(PositionError::SideCount);
        }
        let lists =
            position.troupes.iter().chain(&position.won).chain([&position.pile, &position.bout]);
        let mut cards: Vec<Card> = lists.flatten().copied().collect();
        if let Some(card) = cards.iter().find(|card| !self.in_deck(**card)) {
            return Err(PositionError::NotInDeck(*card));
        }
        cards.sort_unstable();
        if let Some(pair) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(PositionError::Twice(pair[0]));
        }
        let schools: SchoolSet = cards.iter().map(|card| card.school()).collect();
        if schools.len() > self.options.school_count() {
            return Err(PositionError::SchoolCount);
        }
        if cards.len() != self.deck_size() {
            return Err(PositionError::Missing);
        }
        Ok(schools)
    }

    /// How many bouts are finished.
    fn check_bouts(&self, position: &Position) -> Result<u8, PositionError> {
        let in_bout = self.in_bout as usize;
        if position.won.iter().any(|won| won.len() % in_bout != 0) {
            return Err(PositionError::PartOfABout);
        }
        let most_waiting = if self.is_solo() { 1 } else { in_bout - 1 };
        if position.bout.len() > most_waiting {
            return Err(PositionError::BoutSize);
        }
        let collected: usize = position.won.iter().map(Vec::len).sum();
        if collected == self.deck_size() {
            return Err(PositionError::RoundOver);
        }
        Ok((collected / in_bout) as u8)
    }

    fn check_leader(&self, position: &Position, bouts: u8) -> Result<Seat, PositionError> {
        if position.dealer.number() >= self.players {
            return Err(PositionError::Dealer);
        }
        match position.leader {
            Party::Seat(seat) if seat.number() >= self.players => Err(PositionError::Leader),
            // G7.1: contenders open every bout, even if the position names the only seat.
            _ if self.is_solo() => Ok(Self::CONTENDERS),
            Party::Contenders => Err(PositionError::Leader),
            Party::Seat(seat) => {
                let may_lead = if bouts == 0 {
                    seat == position.dealer.next(self.players) // G3.1
                } else {
                    !position.won[self.side(seat)].is_empty() // G3.2
                };
                if may_lead { Ok(seat) } else { Err(PositionError::Leader) }
            }
        }
    }

    fn check_sizes(
        &self,
        position: &Position,
        bouts: u8,
        leader: Seat,
    ) -> Result<(), PositionError> {
        // A state with the same plays knows how much each seat holds.
        let mut plays = State::<W, SEATS, CARDS>::EMPTY;
        plays.phase = StatePhase::Bouts;
        plays.bouts = bouts;
        plays.leader = leader;
        plays.played = bouts * self.in_bout + position.bout.len() as u8;
        for (seat, troupe) in Seat::all(self.players).zip(&position.troupes) {
            if troupe.len() != self.held(&plays, seat) {
                return Err(PositionError::TroupeSize(seat));
            }
        }
        // Every card is somewhere, so the pile has the right size too.
        debug_assert_eq!(position.pile.len(), self.pile_to_come(&plays).len());
        Ok(())
    }

    fn check_preferred(position: &Position, bouts: u8) -> Result<(), PositionError> {
        // G3.4: the last challenge of the bout decides; G3.1: in the first bout, else its leader.
        let challenged = position
            .bout
            .windows(2)
            .filter(|pair| pair[0].rank() == pair[1].rank())
            .map(|pair| pair[1].school())
            .next_back();
        let led = position.bout.first().map(|card| card.school()).filter(|_| bouts == 0);
        let possible = match (challenged.or(led), position.preferred) {
            (Some(school), preferred) => preferred == Some(school),
            (None, None) => bouts == 0,
            // G3.2: it carries over, so a gladiator of the school set it in an earlier bout.
            (None, Some(school)) => {
                position.won.iter().flatten().any(|card| card.school() == school)
            }
        };
        if possible { Ok(()) } else { Err(PositionError::Preferred) }
    }

    fn check_following(&self, position: &Position, leader: Seat) -> Result<(), PositionError> {
        let Some(first) = position.bout.first() else { return Ok(()) };
        for (place, pair) in (1..).zip(position.bout.windows(2)) {
            let (last, card) = (pair[0], pair[1]);
            if card.school() == first.school() || card.rank() == last.rank() {
                continue;
            }
            let seat = leader.plus(place, self.players);
            // Two players never have two gladiators on an open table, so neither has drawn since.
            if position.troupes[seat.index()].iter().any(|held| held.school() == first.school()) {
                return Err(PositionError::Unfollowed(card));
            }
        }
        Ok(())
    }

    fn check_support(&self, position: &Position) -> Result<(), PositionError> {
        let reached = |(side, support): (usize, &u8)| *support >= self.target(side);
        if position.support.iter().enumerate().any(reached) {
            return Err(PositionError::TargetReached);
        }
        // G4.2: every round gives support to at least one side, and to none twice.
        let Some(rounds) = position.round.checked_sub(1) else {
            return Err(PositionError::Support);
        };
        let total: u32 = position.support.iter().map(|support| u32::from(*support)).sum();
        let most = position.support.iter().max().copied().unwrap_or(0);
        if most <= rounds && total >= u32::from(rounds) {
            Ok(())
        } else {
            Err(PositionError::Support)
        }
    }

    /// Stores the collected gladiators as bouts that no viewer has watched, the leader's last
    /// (G3.2).
    pub(super) fn lay_collected(
        &self,
        state: &mut State<W, SEATS, CARDS>,
        won: &[Vec<Card>],
        leader: Seat,
    ) {
        let leading = if self.is_solo() { 1 } else { self.side(leader) };
        let others = (0..self.side_count()).filter(|side| *side != leading);
        for side in others.chain([leading]) {
            let mut won = won[side].clone();
            won.sort_unstable();
            for (number, card) in won.iter().enumerate() {
                if number % self.in_bout as usize == 0 {
                    let taker = if side == leading { leader } else { self.first_of(side) };
                    state.takers.set(state.played / self.in_bout, taker);
                }
                state.slots[state.played as usize] = Some(*card);
                state.played += 1;
            }
        }
    }

    /// The first seat of a side; in solo, the contenders' number for theirs.
    fn first_of(&self, side: usize) -> Seat {
        self.seats_of(side).next().unwrap_or(Self::CONTENDERS)
    }
}
