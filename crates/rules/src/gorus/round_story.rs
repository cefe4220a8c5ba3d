//! A round as people read it: its bouts retold, and what every side has collected in them.

use super::bout_story::BoutStory;
use super::card::{Card, Rank, School};
use super::card_set::Word;
use super::state::{SideSet, StatePhase};
use super::table::Gorus;
use super::view::View;
use super::{Outcome, Party};

/// The bouts of a round that a viewer has watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStory {
    /// The complete ones, in order.
    pub finished: Vec<BoutStory>,
    /// The one on the table; none between rounds and after the last.
    pub running: Option<BoutStory>,
}

/// G4.2: a round counted out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTally {
    /// The number of the round, from 1.
    pub round: u8,
    /// Whether it is over; if not, this is the result if it ended now.
    pub is_over: bool,
    /// The school whose 0 counts (G1.3).
    pub preferred: Option<School>,
    /// The tally of every side.
    pub sides: Vec<SideTally>,
    /// The sides that earn a Crowd Support.
    pub winners: SideSet,
}

/// The gladiators that one side has collected in a round.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SideTally {
    /// Bout by bout.
    pub bouts: Vec<BoutTally>,
    /// Their total worth.
    pub favour: i16,
    /// Whether a rank 8 is among it (G7.3).
    pub has_an_eight: bool,
}

/// A bout that a side has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoutTally {
    /// Its number in the round, from 1; none for gladiators that were collected before a position.
    pub number: Option<u8>,
    /// Its gladiators in the order of play, each with its worth at the end (G1.3).
    pub cards: Vec<(Card, i8)>,
}

impl BoutTally {
    /// The worth of the bout.
    pub fn favour(&self) -> i16 {
        self.cards.iter().map(|(_, favour)| i16::from(*favour)).sum()
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// How many bouts a round has (G4.1).
    pub fn bouts_in_round(&self) -> u8 {
        self.bouts
    }

    /// How many gladiators are in a full bout.
    pub fn bout_size(&self) -> u8 {
        self.in_bout
    }

    /// The number in its round of the first bout that a viewer has watched, from 1: a round that
    /// began from a position may have had others before it.
    pub fn first_bout_watched(&self, view: &View<W, SEATS, CARDS>) -> u8 {
        self.bouts_before(&view.seen) + 1
    }

    /// How the game ended, as all viewers see it; `None` while it is running.
    pub fn outcome_in_view(&self, view: &View<W, SEATS, CARDS>) -> Option<Outcome> {
        (view.seen.phase == StatePhase::Over).then(|| self.champions(&view.seen))
    }

    /// The bouts of the running round, or of the one that has just ended.
    pub fn round_story(&self, view: &View<W, SEATS, CARDS>) -> RoundStory {
        if view.plays_before() == 0 {
            return self.round_story_from(view, None);
        }
        // No view says which school was preferred before a position; any school will do that gives
        // the bouts their winners and leads to the present preferred school, or to the end of the
        // round.
        let state = &view.seen;
        let explains = |retold: &RoundStory| {
            let winners = retold.finished.iter().map(|story| story.winner().map(|it| it.party));
            let favour = self.sides_in(view, retold).into_iter().map(|side| side.favour);
            winners.eq(self.history(view).map(|bout| Some(bout.winner)))
                && match state.phase {
                    StatePhase::Fresh => true,
                    StatePhase::Bouts | StatePhase::Over => {
                        retold.preferred() == state.bout.preferred
                    }
                    StatePhase::Between => {
                        favour.eq(state.last_favour[..self.side_count()].to_vec())
                    }
                }
        };
        let schools = view.schools().iter().map(|school| self.round_story_from(view, Some(school)));
        let mut schools = schools.filter(explains);
        schools.next().unwrap_or_else(|| self.round_story_from(view, None))
    }

    fn round_story_from(&self, view: &View<W, SEATS, CARDS>, before: Option<School>) -> RoundStory {
        let mut preferred = before;
        let mut retell = |leader: Party, cards: &[Card]| {
            let story = BoutStory::read(self.players, leader, cards, preferred);
            preferred = story.preferred;
            story
        };
        let finished = self.history(view).map(|bout| retell(bout.leader, &bout.cards)).collect();
        let public = self.public(view);
        let running = public.leader.map(|leader| retell(leader, &public.table));
        RoundStory { finished, running }
    }

    /// G4.2: the result of the round in a view, or its result if it ended now; `None` before the
    /// first deal.
    pub fn round_tally(&self, view: &View<W, SEATS, CARDS>) -> Option<RoundTally> {
        let state = &view.seen;
        let is_over = match state.phase {
            StatePhase::Fresh => return None,
            StatePhase::Between | StatePhase::Over => true,
            StatePhase::Bouts => false,
        };
        let retold = self.round_story(view);
        let sides = self.sides_in(view, &retold);
        let favour: Vec<i16> = sides.iter().map(|side| side.favour).collect();
        Some(RoundTally {
            // Between rounds a state counts the one to come already.
            round: state.round - u8::from(state.phase == StatePhase::Between),
            is_over,
            preferred: retold.preferred(),
            winners: if is_over { state.last_winners } else { self.round_winners(state, &favour) },
            sides,
        })
    }

    /// The tally of every side, with the 0 of the school that is preferred last (G1.3).
    fn sides_in(&self, view: &View<W, SEATS, CARDS>, retold: &RoundStory) -> Vec<SideTally> {
        let preferred = retold.preferred();
        let worth = |card: Card| (card, self.favour.worth_at_the_end(card, preferred));
        let mut sides = vec![SideTally::default(); self.side_count()];
        for (side, tally) in sides.iter_mut().enumerate() {
            let cards: Vec<_> = self.collected_before(view, side).into_iter().map(worth).collect();
            if !cards.is_empty() {
                tally.add(BoutTally { number: None, cards });
            }
        }
        let first = self.bouts_before(&view.seen);
        for (bout, story) in (first..).zip(&retold.finished) {
            let cards = story.cards().map(worth).collect();
            let side = self.side(view.seen.takers.of(bout));
            sides[side].add(BoutTally { number: Some(bout + 1), cards });
        }
        sides
    }
}

impl RoundStory {
    /// The school that is preferred after all of it.
    fn preferred(&self) -> Option<School> {
        self.finished.iter().chain(&self.running).last().and_then(|story| story.preferred)
    }
}

impl SideTally {
    fn add(&mut self, bout: BoutTally) {
        self.favour += bout.favour();
        self.has_an_eight |= bout.cards.iter().any(|(card, _)| card.rank() == Rank::EIGHT);
        self.bouts.push(bout);
    }
}
