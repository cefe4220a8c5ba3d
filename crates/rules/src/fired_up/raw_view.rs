//! A view as plain data, for codecs: what goes out to a player and may come back from one.

use super::bet::{BetId, Term};
use super::circle::{FighterState, PLACES, Place, PlaceSet};
use super::highlight::{HighlightId, HighlightSet};
use super::house_rules::{BetLimit, SocialWait};
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::pack::Judgement;
use super::state::{
    LastAttack, MOST_SHOWN, MOST_WAGERS, ROUNDS, Shown, State, StatePhase, Tally, Turn, Wager,
};
use super::table::FiredUp;
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
    /// The fighters in circle order.
    pub fighter_states: Vec<FighterState>,
    /// The viewer's cards, kept or not.
    pub hand: HighlightSet,
    /// What it has kept for the round and not scored.
    pub kept: HighlightSet,
    /// What it has discarded unseen, by round.
    pub discarded: [HighlightSet; 4],
    /// How many cards each seat has discarded unseen, by round.
    pub discards: Vec<[u8; 4]>,
    /// How many kept cards each seat has.
    pub kept_counts: Vec<u8>,
    /// By round, the cards that would have scored by themselves if a seat had kept them.
    pub ruled_out: [HighlightSet; 4],
    /// All cards that were ever shown.
    pub scored: HighlightSet,
    /// What was shown in this round.
    pub shown: Vec<Shown>,
    /// What was shown in the round before.
    pub shown_before: Vec<Shown>,
    /// The Influence dice that each seat has left.
    pub dice: Vec<u8>,
    /// The active tokens of each seat.
    pub tokens: Vec<u8>,
    /// Those of them that were stored in this round, before the running turn, and wait for the next
    /// one (U9.7).
    pub stored_now: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// The part of them that came from bets.
    pub bet_points: Vec<u16>,
    /// The betting cards in placing order.
    pub wagers: Vec<Wager>,
    /// The Bets of the game.
    pub bets: [BetId; 3],
    /// For each settled Bet, the fighters that were right.
    pub settled: [Option<PlaceSet>; 3],
    /// The sums of the battle: damage, best attack, Wounds, counters, Specials, blocks, fallen,
    /// harmless attacks, attacks, and attacks that hurt both.
    pub tally: [u8; 10],
    /// The last attack of the battle.
    pub last_attack: Option<LastAttack>,
    /// The round, from 1.
    pub round: u8,
    /// The seat that began it.
    pub first: Seat,
    /// The order of attack.
    pub order: Vec<Place>,
    /// How many cards are left in the deck.
    pub deck: u8,
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which Highlights to keep; these seats have yet to choose.
    Keep(SeatSet),
    /// Whether to roll dice again.
    Reroll(Seat, InfluenceRoll),
    /// What to do with dice.
    Act(TurnSoFar),
    /// What to show after an attack.
    Window {
        /// The place of the attacker in the order of attack.
        number: u8,
        /// The seats that were asked and have shown nothing.
        silent: SeatSet,
        /// Whether the viewer has yet to answer.
        is_asked: bool,
        /// The cards that meet each tier.
        met: [HighlightSet; 3],
    },
}

/// A turn in the Influence phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSoFar {
    /// Whose turn it is.
    pub seat: Seat,
    /// The dice in front of it.
    pub dice: InfluenceRoll,
    /// The fighter that its ordinary dice are used on.
    pub fighter: Option<Place>,
    /// The fighters whose Influence drops by one at the end.
    pub influenced: PlaceSet,
    /// One die of each face that has been paid with (U3.9).
    pub paid: InfluenceRoll,
    /// Whether a die has been used.
    pub has_used: bool,
    /// Tokens that were stored in this turn.
    pub fresh: u8,
}

impl TurnSoFar {
    pub(super) fn of(turn: &Turn) -> Self {
        Self {
            seat: turn.seat,
            dice: turn.dice,
            fighter: turn.fighter,
            influenced: turn.influenced,
            paid: InfluenceFace::ALL.into_iter().filter(|face| turn.may_double(*face)).collect(),
            has_used: turn.has_used,
            fresh: turn.fresh,
        }
    }
}

/// Why no view can be like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawViewError {
    /// Not one entry for each seat, or too many of something.
    Counts,
    /// A seat that is not at the table.
    Seat,
    /// A fighter in two places, or not as its mat allows.
    Fighter,
    /// Not one Bet of each term, or an impossible betting card.
    Bets,
    /// A card in two places, or a hand of the wrong size.
    Cards,
    /// Something that is out of its range.
    Range,
}

codes!(RawViewError, "fired-up-view" {
    Self::Counts => "counts",
    Self::Seat => "seat",
    Self::Fighter => "fighter",
    Self::Bets => "bets",
    Self::Cards => "cards",
    Self::Range => "range",
});

/// The most dice of a seat: one for each fighter, and one more (U2.4).
const MOST_DICE: u8 = PLACES as u8 + 1;
/// No battle counts more of anything: larger numbers in the data would make counters overflow.
const MOST_COUNTED: u8 = 200;

impl FiredUp {
    /// The view as plain data; `None` when no seat has to decide.
    pub fn raw_view(&self, view: &View) -> Option<RawView> {
        let state = &view.seen;
        let seats = usize::from(self.players);
        let question = match state.phase {
            StatePhase::Keep { waiting } => Question::Keep(waiting),
            StatePhase::Reroll { seat, dice } => Question::Reroll(seat, dice),
            StatePhase::Act(turn) => Question::Act(TurnSoFar::of(&turn)),
            StatePhase::Window { number, silent, waiting, judgement } => Question::Window {
                number,
                silent,
                is_asked: !waiting.is_empty(),
                met: judgement.tiers,
            },
            _ => return None,
        };
        let own = view.viewer.seat().map(Seat::index);
        Some(RawView {
            viewer: view.viewer,
            question,
            fighter_states: view.fighter_states().to_vec(),
            hand: view.hand(),
            kept: view.kept(),
            discarded: own.map_or([HighlightSet::EMPTY; ROUNDS], |seat| state.buried[seat]),
            discards: state.buried_counts[..seats].to_vec(),
            kept_counts: state.kept_counts[..seats].to_vec(),
            ruled_out: state.ruled_out,
            scored: state.scored,
            shown: view.shown_now(),
            shown_before: view.shown_before(),
            dice: state.dice[..seats].to_vec(),
            tokens: state.tokens[..seats].to_vec(),
            stored_now: state.stored_now[..seats].to_vec(),
            points: state.points[..seats].to_vec(),
            bet_points: state.bet_points[..seats].to_vec(),
            wagers: state.wagers.iter().flatten().copied().collect(),
            bets: state.bets,
            settled: state.settled,
            tally: state.tally.numbers(),
            last_attack: state.last_attack,
            round: state.round,
            first: state.first,
            order: state.order[..usize::from(state.attackers)].to_vec(),
            deck: HighlightId::COUNT - state.drawn,
        })
    }

    /// The view that the data describe, if it is possible.
    pub fn view_from_raw(&self, raw: &RawView) -> Result<View, RawViewError> {
        self.check_raw(raw)?;
        let mut state = State { round: raw.round, first: raw.first, ..State::EMPTY };
        state.count = raw.fighter_states.len() as u8;
        state.fighter_states[..raw.fighter_states.len()].copy_from_slice(&raw.fighter_states);
        state.drawn = HighlightId::COUNT - raw.deck;
        if let Some(seat) = raw.viewer.seat().map(Seat::index) {
            state.hands[seat] = raw.hand;
            state.kept[seat] = raw.kept;
            state.buried[seat] = raw.discarded;
        }
        let seats = usize::from(self.players);
        state.buried_counts[..seats].copy_from_slice(&raw.discards);
        state.kept_counts[..seats].copy_from_slice(&raw.kept_counts);
        state.dice[..seats].copy_from_slice(&raw.dice);
        state.tokens[..seats].copy_from_slice(&raw.tokens);
        state.stored_now[..seats].copy_from_slice(&raw.stored_now);
        state.points[..seats].copy_from_slice(&raw.points);
        state.bet_points[..seats].copy_from_slice(&raw.bet_points);
        (state.ruled_out, state.scored) = (raw.ruled_out, raw.scored);
        for (slot, shown) in state.shown.iter_mut().zip(&raw.shown) {
            *slot = Some(*shown);
        }
        for (slot, shown) in state.shown_before.iter_mut().zip(&raw.shown_before) {
            *slot = Some(*shown);
        }
        for (slot, wager) in state.wagers.iter_mut().zip(&raw.wagers) {
            *slot = Some(*wager);
        }
        (state.bets, state.settled) = (raw.bets, raw.settled);
        state.tally = Tally::of(raw.tally);
        state.last_attack = raw.last_attack;
        state.attackers = raw.order.len() as u8;
        for (slot, place) in state.order.iter_mut().zip(&raw.order) {
            *slot = *place;
        }
        state.phase = raw_phase(raw);
        Ok(View { viewer: raw.viewer, seen: state })
    }

    fn check_raw(&self, raw: &RawView) -> Result<(), RawViewError> {
        use RawViewError as Error;
        let seats = usize::from(self.players);
        let counts = [
            raw.discards.len(),
            raw.kept_counts.len(),
            raw.dice.len(),
            raw.tokens.len(),
            raw.stored_now.len(),
            raw.points.len(),
            raw.bet_points.len(),
        ];
        let is_short = raw.shown.len() <= MOST_SHOWN
            && raw.shown_before.len() <= MOST_SHOWN
            && raw.wagers.len() <= MOST_WAGERS;
        if counts != [seats; 7] || !is_short {
            return Err(Error::Counts);
        }
        let is_here = |seat: Seat| seat.number() < self.players;
        let asked = match raw.question {
            Question::Reroll(seat, _) => seat,
            Question::Act(turn) => turn.seat,
            Question::Keep(_) | Question::Window { .. } => raw.first,
        };
        let mut all = raw.shown.iter().chain(&raw.shown_before).map(|shown| shown.seat);
        let wagering = raw.wagers.iter().map(|wager| wager.seat);
        if ![raw.first, asked].into_iter().chain(raw.viewer.seat()).all(is_here)
            || !all.all(is_here)
            || !wagering.clone().all(is_here)
        {
            return Err(Error::Seat);
        }
        self.check_raw_fighters(raw)?;
        self.check_raw_bets(raw)?;
        let is_turn_sound = match raw.question {
            Question::Act(turn) => {
                let seat = turn.seat.index();
                u16::from(turn.fresh) + u16::from(raw.stored_now[seat])
                    <= u16::from(raw.tokens[seat])
                    && turn.dice.len() <= MOST_DICE
                    && turn.influenced.iter().all(|place| {
                        let fighter_state = raw.fighter_states.get(place.index());
                        fighter_state.is_some_and(|fighter_state| fighter_state.influence > 0)
                    })
            }
            Question::Reroll(_, dice) => dice.len() <= MOST_DICE,
            Question::Keep(_) | Question::Window { .. } => true,
        };
        let in_range = is_turn_sound
            && raw.tally.iter().all(|count| *count <= MOST_COUNTED)
            && (1..=ROUNDS).contains(&usize::from(raw.round))
            && raw.deck <= HighlightId::COUNT
            && raw.dice.iter().all(|dice| *dice <= MOST_DICE)
            && raw.tokens.iter().all(|tokens| *tokens <= 2)
            && raw.stored_now.iter().zip(&raw.tokens).all(|(waiting, tokens)| {
                let may_wait = self.options.house.social == SocialWait::Round;
                *waiting == 0 || may_wait && waiting <= tokens
            })
            && raw.kept_counts.iter().all(|kept| *kept <= 2)
            && raw.points.iter().all(|points| *points < 10_000);
        if !in_range {
            return Err(Error::Range);
        }
        let is_kept_held = raw.kept.without(raw.hand).is_empty();
        let own_count = raw.viewer.seat().map(|seat| raw.kept_counts[seat.index()]);
        if !is_kept_held || own_count.is_some_and(|count| usize::from(count) != raw.kept.len()) {
            return Err(Error::Cards);
        }
        Ok(())
    }

    fn check_raw_fighters(&self, raw: &RawView) -> Result<(), RawViewError> {
        let count = raw.fighter_states.len();
        let is_place = |place: Place| place.index() < count;
        let is_sound = |(place, fighter_state): (usize, &FighterState)| {
            let mat = self.pack.mat(fighter_state.fighter);
            let is_twice = raw.fighter_states[..place]
                .iter()
                .any(|other| other.fighter == fighter_state.fighter);
            !is_twice
                && fighter_state.attack <= mat.attack.end()
                && fighter_state.defense <= mat.defense.end()
                && fighter_state.wounds < 12
                && fighter_state.influence <= mat.influence
                && [
                    fighter_state.up,
                    fighter_state.down,
                    fighter_state.taken_now,
                    fighter_state.dealt_now,
                ]
                .into_iter()
                .all(|counted| counted <= MOST_COUNTED)
                && usize::from(fighter_state.tile) <= count
                && (fighter_state.tile > 0) == fighter_state.is_alive
                && is_place(fighter_state.target)
        };
        let is_order = raw.order.len() <= count && raw.order.iter().all(|it| is_place(*it));
        let tiles: PlaceSet = raw
            .fighter_states
            .iter()
            .filter(|fighter_state| {
                fighter_state.is_alive && usize::from(fighter_state.tile) <= count
            })
            .map(|fighter_state| Place(fighter_state.tile.saturating_sub(1)))
            .collect();
        let living =
            raw.fighter_states.iter().filter(|fighter_state| fighter_state.is_alive).count();
        let is_number = match raw.question {
            Question::Window { number, .. } => usize::from(number) < raw.order.len(),
            _ => true,
        };
        let is_all_sound = count == self.fighters()
            && count <= PLACES
            && raw.fighter_states.iter().enumerate().all(is_sound)
            && is_order
            && is_number
            && tiles.len() == living
            && (0..living).all(|tile| tiles.contains(Place(tile as u8)));
        if is_all_sound { Ok(()) } else { Err(RawViewError::Fighter) }
    }

    fn check_raw_bets(&self, raw: &RawView) -> Result<(), RawViewError> {
        let is_sound = |(number, wager): (usize, &Wager)| {
            let earlier = &raw.wagers[..number];
            let is_twice = earlier.iter().any(|other| {
                other.seat == wager.seat
                    && other.fighter.is_some()
                    && other.fighter == wager.fighter
            });
            let own = earlier.iter().filter(|other| other.seat == wager.seat);
            let is_second = self.options.house.bets == BetLimit::One
                && own.clone().any(|other| other.bet == wager.bet);
            let cards = own.count();
            !is_twice
                && !is_second
                && cards < raw.fighter_states.len()
                && wager.bet < 3
                && (1..=ROUNDS).contains(&usize::from(wager.round))
                && wager.fighter.is_none_or(|place| place.index() < raw.fighter_states.len())
        };
        let is_known = raw.bets.map(BetId::term) == Term::ALL;
        if is_known && raw.wagers.iter().enumerate().all(is_sound) {
            Ok(())
        } else {
            Err(RawViewError::Bets)
        }
    }
}

fn raw_phase(raw: &RawView) -> StatePhase {
    match raw.question {
        Question::Keep(waiting) => StatePhase::Keep { waiting },
        Question::Reroll(seat, dice) => StatePhase::Reroll { seat, dice },
        Question::Act(turn) => StatePhase::Act(Turn {
            seat: turn.seat,
            dice: turn.dice,
            fighter: turn.fighter,
            influenced: turn.influenced,
            paid: InfluenceFace::ALL.into_iter().filter(|face| turn.paid.has(*face)).collect(),
            has_used: turn.has_used,
            fresh: turn.fresh,
        }),
        Question::Window { number, silent, is_asked, met } => {
            let own = raw.viewer.seat().filter(|_| is_asked);
            let waiting = own.map_or(SeatSet::EMPTY, SeatSet::only);
            StatePhase::Window { number, silent, waiting, judgement: Judgement { tiers: met } }
        }
    }
}
