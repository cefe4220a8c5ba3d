//! The news of a viewer, made from two of its views.

use std::fmt;

use arrayvec::ArrayVec;

use super::bout_story::{BoutStory, Play, PlayKind};
use super::card::{Card, write_cards};
use super::card_set::{CardSet, Word};
use super::round_story::{RoundStory, RoundTally};
use super::state::{Party, State, StatePhase};
use super::table::Gorus;
use super::view::View;
use crate::Seat;

/// The news of one event for a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News<W: Word> {
    /// A round was dealt.
    Deal {
        /// The first bout of the round, counted from 1 through all rounds.
        chapter: u32,
        /// The seat that dealt.
        dealer: Seat,
        /// How many troupes there are.
        players: u8,
        /// The viewer's own troupe.
        troupe: Option<(Seat, CardSet<W>)>,
        /// In solo, the contender that opens the first bout.
        contender: Option<Card>,
    },
    /// A gladiator was played.
    Play {
        /// The bout that it was played in, counted from 1 through all rounds.
        chapter: u32,
        /// The seat that played.
        seat: Seat,
        /// Which.
        card: Card,
        /// What it did.
        kind: PlayKind,
        /// The card that the viewer drew for it, if the viewer played.
        drawn: Option<Card>,
        /// In solo, the contenders that entered after it.
        contenders: ArrayVec<Play, 2>,
        /// The bout, if it is complete now.
        bout: Option<BoutStory>,
        /// The round, if it is over now.
        round: Option<Box<RoundTally>>,
    },
}

/// In the notation of events, with `?` for cards that the viewer does not see, `+` before a drawn
/// card and `*` before a contender.
impl<W: Word> fmt::Display for News<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal { dealer, players, troupe, contender, .. } => {
                write!(f, "deal {dealer} ")?;
                for seat in Seat::all(*players) {
                    f.write_str(if seat.number() == 0 { "" } else { "/" })?;
                    match troupe {
                        Some((own, cards)) if *own == seat => write_cards(f, cards.iter())?,
                        _ => f.write_str("?")?,
                    }
                }
                contender.iter().try_for_each(|card| write!(f, " *{card}"))
            }
            Self::Play { seat, card, drawn, contenders, .. } => {
                write!(f, "{seat}:{card}")?;
                drawn.iter().try_for_each(|card| write!(f, " +{card}"))?;
                contenders.iter().try_for_each(|play| write!(f, " *{}", play.card))
            }
        }
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gorus<W, SEATS, CARDS> {
    /// The running bout, counted from 1 through all rounds.
    fn chapter(&self, state: &State<W, SEATS, CARDS>) -> u32 {
        let rounds = u32::from(state.round.saturating_sub(1));
        rounds * u32::from(self.bouts) + u32::from(state.bouts) + 1
    }

    /// The bouts that a table no longer displays (G3.7), counted from 1 through all rounds: those
    /// of the running round before the last complete one. None with open history, and none once the
    /// round is over.
    pub fn hidden_chapters(
        &self,
        view: &View<W, SEATS, CARDS>,
    ) -> Option<std::ops::RangeInclusive<u32>> {
        let state = &view.seen;
        if self.options.open_history || state.phase != StatePhase::Bouts {
            return None;
        }
        let running = self.chapter(state);
        let hidden = running - u32::from(state.bouts)..=running.saturating_sub(2);
        (!hidden.is_empty()).then_some(hidden)
    }

    /// The viewer's news between two views, with one event between them.
    pub(super) fn notice(
        &self,
        before: &View<W, SEATS, CARDS>,
        after: &View<W, SEATS, CARDS>,
    ) -> Option<News<W>> {
        if before == after {
            return None;
        }
        let (was, is) = (&before.seen, &after.seen);
        let contender = |play: u8| is.slots[play as usize].filter(|_| self.is_solo());
        if was.phase != StatePhase::Bouts {
            return Some(News::Deal {
                chapter: self.chapter(is),
                dealer: is.dealer,
                players: self.players,
                troupe: after.viewer.seat().map(|seat| (seat, after.troupe())),
                contender: contender(0),
            });
        }
        let own_place = was.played;
        let seat = was.turn;
        let card = is.slots[own_place as usize]?;
        let kind = self.round_story(before).running?.kind_of(Party::Seat(seat), card);
        // All plays since then are in the bouts that the viewer sees now, in the same order.
        let RoundStory { finished, running } = self.round_story(after);
        let ends_bout = is.bouts > was.bouts;
        let plays = finished.iter().chain(&running).flat_map(|story| &story.plays);
        let since = plays.skip((own_place + 1 - self.bouts_before(is) * self.in_bout) as usize);
        let ends_round = is.phase != StatePhase::Bouts;
        Some(News::Play {
            chapter: self.chapter(was),
            seat,
            card,
            kind,
            drawn: if self.has_draw_pile() && own_place < self.pile {
                is.slots[self.pile_start() + own_place as usize]
            } else {
                None
            },
            contenders: since.copied().collect(),
            bout: if ends_bout { finished.last().cloned() } else { None },
            round: if ends_round { self.round_tally(after).map(Box::new) } else { None },
        })
    }
}
