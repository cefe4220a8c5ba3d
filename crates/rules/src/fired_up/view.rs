//! Views: what each viewer may know.

use super::bet::BetId;
use super::circle::{FighterState, Place};
use super::highlight::{HighlightId, HighlightSet};
use super::influence_dice::InfluenceRoll;
use super::moves::Moves;
use super::state::{LastAttack, Shown, State, StatePhase, Wager};
use super::table::FiredUp;
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
    /// Before the setup.
    Fresh,
    /// Every seat chooses Highlights (U3.1).
    Keep,
    /// The crowd influences the fighters (section 3).
    Influence,
    /// The fighters fight (section 4).
    Battle,
    /// After the end.
    Over,
}

/// The dice in front of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceInFront {
    /// This many dice, to be rolled.
    Unrolled(u8),
    /// The open faces.
    Rolled(InfluenceRoll),
}

impl View {
    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The part of the game.
    pub const fn phase(&self) -> Phase {
        match self.seen.phase {
            StatePhase::Fresh => Phase::Fresh,
            StatePhase::Keep { .. } => Phase::Keep,
            StatePhase::Roll { .. }
            | StatePhase::Reroll { .. }
            | StatePhase::Again { .. }
            | StatePhase::Act(_) => Phase::Influence,
            StatePhase::Fight { .. } | StatePhase::Misses { .. } | StatePhase::Window { .. } => {
                Phase::Battle
            }
            StatePhase::Over => Phase::Over,
        }
    }

    /// The running round, from 1.
    pub const fn round(&self) -> u8 {
        self.seen.round
    }

    /// The seat that began the round; `None` before the setup.
    pub fn first(&self) -> Option<Seat> {
        (self.seen.phase != StatePhase::Fresh).then_some(self.seen.first)
    }

    /// The fighters in circle order, the fallen included.
    pub fn fighter_states(&self) -> &[FighterState] {
        &self.seen.fighter_states[..usize::from(self.seen.count)]
    }

    /// The fighter in a place.
    pub fn fighter_state(&self, place: Place) -> &FighterState {
        self.seen.fighter_state(place)
    }

    /// The dice in front of a seat.
    pub fn dice(&self, seat: Seat) -> DiceInFront {
        match self.seen.phase {
            StatePhase::Reroll { seat: own, dice } | StatePhase::Again { seat: own, dice, .. }
                if own == seat =>
            {
                DiceInFront::Rolled(dice)
            }
            StatePhase::Act(turn) if turn.seat == seat => DiceInFront::Rolled(turn.dice),
            _ => DiceInFront::Unrolled(self.seen.dice[seat.index()]),
        }
    }

    /// A seat's active Social tokens.
    pub const fn tokens(&self, seat: Seat) -> u8 {
        self.seen.tokens[seat.index()]
    }

    /// U3.8: the active tokens that a seat can spend in its turn, if it is in turn, or could in this
    /// round.
    pub const fn spendable_tokens(&self, seat: Seat) -> u8 {
        let fresh = match self.seen.phase {
            StatePhase::Act(turn) if turn.seat.number() == seat.number() => turn.fresh,
            _ => 0,
        };
        self.seen.tokens[seat.index()] - self.seen.stored_now[seat.index()] - fresh
    }

    /// The tokens that a seat has stored in this round and can spend only from the next one on, without
    /// those of the running turn; none unless a house rule says so (U9.7).
    pub const fn stored_now(&self, seat: Seat) -> u8 {
        self.seen.stored_now[seat.index()]
    }

    /// A seat's points.
    pub const fn points(&self, seat: Seat) -> u16 {
        self.seen.points[seat.index()]
    }

    /// How many kept cards of a seat have not scored.
    pub const fn kept_count(&self, seat: Seat) -> u8 {
        self.seen.kept_counts[seat.index()]
    }

    /// The seats that have chosen what to keep in this round.
    pub fn chosen(&self, game: &FiredUp) -> SeatSet {
        match self.seen.phase {
            StatePhase::Fresh => SeatSet::EMPTY,
            StatePhase::Keep { waiting } => {
                game.seats().iter().filter(|seat| !waiting.contains(*seat)).collect()
            }
            _ => game.seats(),
        }
    }

    /// All Highlights of the viewer, kept or not.
    pub fn hand(&self) -> HighlightSet {
        self.viewer.seat().map_or(HighlightSet::EMPTY, |seat| self.seen.hands[seat.index()])
    }

    /// The Highlights that the viewer has kept for the round and not scored.
    pub fn kept(&self) -> HighlightSet {
        self.viewer.seat().map_or(HighlightSet::EMPTY, |seat| self.seen.kept[seat.index()])
    }

    /// The Highlights that the viewer has discarded unseen, by round.
    pub fn discarded(&self) -> [HighlightSet; 4] {
        let own = self.viewer.seat().map(Seat::index);
        own.map_or([HighlightSet::EMPTY; 4], |seat| self.seen.buried[seat])
    }

    /// The Highlights that were shown in this round.
    pub fn shown_now(&self) -> Vec<Shown> {
        self.seen.shown.iter().flatten().copied().collect()
    }

    /// The Highlights that were shown in the round before.
    pub fn shown_before(&self) -> Vec<Shown> {
        self.seen.shown_before.iter().flatten().copied().collect()
    }

    /// The last attack of the running battle, or of the last one until the next begins.
    pub const fn last_attack(&self) -> Option<LastAttack> {
        self.seen.last_attack
    }

    /// The part of a seat's points that came from bets.
    pub const fn bet_points(&self, seat: Seat) -> u16 {
        self.seen.bet_points[seat.index()]
    }

    /// Whether a fighter has made a settled Bet true.
    pub fn is_right(&self, bet: BetId, place: Place) -> bool {
        let number = self.seen.bets.iter().position(|other| *other == bet);
        let right = number.and_then(|number| self.seen.settled[number]);
        right.is_some_and(|right| right.contains(place))
    }

    /// The Bets of the game.
    pub fn bets(&self) -> Option<[BetId; 3]> {
        (self.seen.phase != StatePhase::Fresh).then_some(self.seen.bets)
    }

    /// The betting cards on a Bet in placing order, as far as the viewer knows them.
    pub fn wagers(&self, bet: BetId) -> impl Iterator<Item = Wager> + '_ {
        let number = self.seen.bets.iter().position(|other| *other == bet);
        let wagers = self.seen.wagers.iter().flatten().copied();
        wagers.filter(move |wager| Some(usize::from(wager.bet)) == number)
    }

    /// Whether a Bet is settled.
    pub fn is_settled(&self, bet: BetId) -> bool {
        let number = self.seen.bets.iter().position(|other| *other == bet);
        number.is_some_and(|number| self.seen.settled[number].is_some())
    }

    /// The seats that must move, as far as the viewer can tell.
    pub fn asked(&self) -> SeatSet {
        match self.seen.phase {
            StatePhase::Keep { waiting } | StatePhase::Window { waiting, .. } => waiting,
            StatePhase::Reroll { seat, .. } => SeatSet::only(seat),
            StatePhase::Act(turn) => SeatSet::only(turn.seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that may have to move, as far as the viewer can tell: in a window, a seat that has
    /// shown nothing may have already decided to wait, and only that seat knows.
    pub fn awaited(&self) -> SeatSet {
        let StatePhase::Window { silent, waiting, .. } = self.seen.phase else {
            return self.asked();
        };
        let is_awaited = |seat: &Seat| !self.viewer.is(*seat) || waiting.contains(*seat);
        silent.iter().filter(is_awaited).collect()
    }

    /// The moves that the viewer may make now.
    pub fn legal(&self, game: &FiredUp) -> Moves {
        self.viewer.seat().map_or(Moves::None, |seat| game.moves(&self.seen, seat))
    }
}

impl FiredUp {
    /// The pay of a settled Bet for each seat.
    pub fn paid(&self, view: &View, bet: BetId) -> Vec<u16> {
        let mut paid = vec![0; usize::from(self.players)];
        if let Some(number) = view.seen.bets.iter().position(|other| *other == bet) {
            for (wager, points) in self.earnings(&view.seen, number) {
                paid[wager.seat.index()] += u16::from(points);
            }
        }
        paid
    }

    pub(super) fn mask(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = *state;
        seen.deck = [None; HighlightId::COUNT as usize];
        for seat in Seat::all(self.players).filter(|seat| !viewer.is(*seat)) {
            seen.hands[seat.index()] = HighlightSet::EMPTY;
            seen.kept[seat.index()] = HighlightSet::EMPTY;
            seen.buried[seat.index()] = State::EMPTY.buried[0];
        }
        for wager in seen.wagers.iter_mut().flatten() {
            let is_open = state.settled[usize::from(wager.bet)].is_some();
            if !is_open && !viewer.is(wager.seat) {
                wager.fighter = None;
            }
        }
        // U5.3: no viewer sees that another seat waits.
        if let StatePhase::Window { waiting, .. } = &mut seen.phase {
            *waiting = waiting.iter().filter(|seat| viewer.is(*seat)).collect();
        }
        View { viewer, seen }
    }
}
