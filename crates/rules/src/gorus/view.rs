//! Views: what each viewer may know.

use arrayvec::ArrayVec;

use super::card::{Card, School, SchoolSet};
use super::card_set::{CardSet, Word};
use super::state::{Party, SideSet, State, StatePhase};
use super::table::{Gorus, TROUPE};
use crate::{Seat, Viewer};

/// What one viewer may know of a game: everything that it has observed, and nothing else.
///
/// Inside is a state in which every secret is blank. No function gives that state out: to continue
/// from a view, sample one of its worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View<W: Word, const SEATS: usize, const CARDS: usize> {
    pub(super) viewer: Viewer,
    pub(super) seen: State<W, SEATS, CARDS>,
}

/// A finished bout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The party that led it.
    pub leader: Party,
    /// Its gladiators in the order of play.
    pub cards: ArrayVec<Card, 8>,
    /// The party that took it.
    pub winner: Party,
}

/// How the last finished round went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRound {
    /// The Crowd Favour of each side.
    pub favour: ArrayVec<i16, 8>,
    /// The sides that earned support.
    pub winners: SideSet,
}

/// The open part of the table, for all viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// The running round, or the one to come.
    pub round: u8,
    /// The running bout, from 1.
    pub bout: u8,
    /// The last dealer.
    pub dealer: Option<Seat>,
    /// The party that leads the bout.
    pub leader: Option<Party>,
    /// The preferred school.
    pub preferred: Option<School>,
    /// The school that the bout was led with.
    pub initiating: Option<School>,
    /// The gladiators of the running bout, in order.
    pub table: ArrayVec<Card, 8>,
    /// The Crowd Support of each side.
    pub support: ArrayVec<u8, 8>,
    /// How many gladiators each side has collected in the round.
    pub collected: ArrayVec<u8, 8>,
    /// The bout that every player may look back at (G3.7).
    pub last_bout: Option<Bout>,
    /// How the last finished round went.
    pub last_round: Option<LastRound>,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> View<W, SEATS, CARDS> {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own troupe; empty for a spectator.
    pub fn troupe(&self) -> CardSet<W> {
        self.viewer.seat().map_or(CardSet::EMPTY, |seat| self.seen.troupes[seat.index()])
    }

    /// The schools in play; none before the first deal of a game that leaves them to chance.
    pub fn schools(&self) -> SchoolSet {
        self.seen.schools
    }

    /// How many gladiators had been played when a position was set up; 0 for a dealt round.
    pub fn plays_before(&self) -> u8 {
        self.seen.opened
    }

    /// The gladiators that the viewer may play now.
    pub fn legal(&self) -> CardSet<W> {
        let playable = |seat| Gorus::<W, SEATS, CARDS>::playable(&self.seen, seat);
        self.viewer.seat().map_or(CardSet::EMPTY, playable)
    }

    /// The seat that is to play, in a round.
    pub fn turn(&self) -> Option<Seat> {
        (self.seen.phase == StatePhase::Bouts).then_some(self.seen.turn)
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// Blanks everything that the viewer has not observed.
    pub(super) fn mask(
        &self,
        state: &State<W, SEATS, CARDS>,
        viewer: Viewer,
    ) -> View<W, SEATS, CARDS> {
        let mut seen = *state;
        // G8.4: not even teammates see each other's troupes.
        for seat in Seat::all(self.players).filter(|seat| !viewer.is(*seat)) {
            seen.troupes[seat.index()] = CardSet::EMPTY;
        }
        // No viewer sees into the pile. Contenders are seen when they enter, and are plays then; what
        // a player drew is theirs to remember.
        for place in 0..self.pile {
            let remembered = self.has_draw_pile()
                && (state.opened..state.played).contains(&place)
                && viewer.is(self.who_played(state, place));
            if !remembered {
                seen.slots[self.pile_start() + place as usize] = None;
            }
        }
        View { viewer, seen }
    }

    /// The open part of the table.
    pub fn public(&self, view: &View<W, SEATS, CARDS>) -> Public {
        let state = &view.seen;
        let sides = self.side_count();
        let (in_round, over) = (state.phase == StatePhase::Bouts, state.phase == StatePhase::Over);
        let table: ArrayVec<Card, 8> = self.on_table(state).iter().flatten().copied().collect();
        let collected = if in_round || over { self.collected(state) } else { [0; SEATS] };
        Public {
            round: state.round,
            bout: match state.phase {
                StatePhase::Fresh | StatePhase::Between => 1,
                StatePhase::Bouts => state.bouts + 1,
                StatePhase::Over => state.bouts,
            },
            dealer: (state.phase != StatePhase::Fresh).then_some(state.dealer),
            leader: in_round.then(|| self.party(state.leader)),
            preferred: state.bout.preferred,
            initiating: state.bout.initiating,
            table,
            support: state.support[..sides].iter().copied().collect(),
            collected: collected[..sides].iter().copied().collect(),
            last_bout: self.history(view).last(),
            last_round: (!state.last_winners.is_empty()).then(|| LastRound {
                favour: state.last_favour[..sides].iter().copied().collect(),
                winners: state.last_winners,
            }),
        }
    }

    /// The finished bouts of the round that the viewer has watched. A table with closed history
    /// shows only the last one; a seat remembers them all (G3.7).
    pub fn history(&self, view: &View<W, SEATS, CARDS>) -> impl DoubleEndedIterator<Item = Bout> {
        let state = view.seen;
        (self.bouts_before(&state)..state.bouts).map(move |bout| Bout {
            leader: self.party(self.leader_of(&state, bout)),
            cards: self.cards_of(&state, bout).iter().flatten().copied().collect(),
            winner: self.party(state.takers.of(bout)),
        })
    }

    /// The gladiators that each side had collected before a position.
    pub fn collected_before(&self, view: &View<W, SEATS, CARDS>, side: usize) -> Vec<Card> {
        (0..self.bouts_before(&view.seen))
            .filter(|bout| self.side(view.seen.takers.of(*bout)) == side)
            .flat_map(|bout| self.cards_of(&view.seen, bout).iter().flatten().copied())
            .collect()
    }

    /// The cards that the viewer has drawn in the round, in order.
    pub fn drawn(&self, view: &View<W, SEATS, CARDS>) -> impl Iterator<Item = Card> {
        let pile = if self.has_draw_pile() { self.pile as usize } else { 0 };
        view.seen.slots[self.pile_start()..self.pile_start() + pile].iter().flatten().copied()
    }

    /// How many gladiators a seat holds. Counting is public.
    pub fn troupe_size(&self, view: &View<W, SEATS, CARDS>, seat: Seat) -> usize {
        self.held(&view.seen, seat)
    }

    /// How many gladiators are left in the draw pile, or among the contenders.
    pub fn pile_size(&self, view: &View<W, SEATS, CARDS>) -> usize {
        self.pile_to_come(&view.seen).len()
    }

    /// The part of the pile that has not come into play; blank in a view.
    pub(super) fn pile_to_come<'a>(&self, state: &'a State<W, SEATS, CARDS>) -> &'a [Option<Card>] {
        let used = match (state.phase, self.players) {
            (StatePhase::Bouts, 1) => state.bouts * 2 + self.on_table(state).len() as u8,
            (StatePhase::Bouts, 2) => state.played.min(self.pile),
            _ => self.pile,
        };
        let start = self.pile_start();
        &state.slots[start + used as usize..start + self.pile as usize]
    }

    pub(super) fn held(&self, state: &State<W, SEATS, CARDS>, seat: Seat) -> usize {
        if state.phase != StatePhase::Bouts {
            return 0;
        }
        let table = self.on_table(state).len() as u8;
        let has_played = !self.is_solo()
            && (0..table).any(|place| state.leader.plus(place, self.players) == seat);
        let plays = state.bouts + u8::from(has_played);
        // G6.1: each of a seat's first plays is made good by a draw, until the pile is empty.
        let draws = if self.has_draw_pile() { plays.min(self.pile / 2) } else { 0 };
        TROUPE + draws as usize - plays as usize
    }

    /// The gladiators of a finished bout.
    fn cards_of<'a>(&self, state: &'a State<W, SEATS, CARDS>, bout: u8) -> &'a [Option<Card>] {
        let start = bout as usize * self.in_bout as usize;
        &state.slots[start..start + self.in_bout as usize]
    }

    /// The party that led a bout.
    pub(super) fn leader_of(&self, state: &State<W, SEATS, CARDS>, bout: u8) -> Seat {
        if self.is_solo() {
            Self::CONTENDERS
        } else if bout == 0 {
            state.dealer.next(self.players)
        } else {
            state.takers.of(bout - 1)
        }
    }

    /// The party that made a play of the round, counted from 0.
    pub(super) fn who_played(&self, state: &State<W, SEATS, CARDS>, play: u8) -> Seat {
        let place = play % self.in_bout;
        if self.is_solo() {
            // G7.1: of each three plays, the player makes the second.
            return if place == 1 { Seat::new(0) } else { Self::CONTENDERS };
        }
        self.leader_of(state, play / self.in_bout).plus(place, self.players)
    }
}
