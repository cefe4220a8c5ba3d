//! The running bout: what may join it, what a gladiator does in it, and which one is winning
//! (section 3).

use super::card::{Card, School};
use super::card_set::{CardSet, Word};
use crate::Seat;

/// What the rules of a bout depend on, besides the gladiators on the table.
///
/// [`State`](super::State) and [`FastRound`](super::FastRound) both play their bouts by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RunningBout {
    /// The preferred school, which carries over from bout to bout (G3.2); `None` only before the
    /// first gladiator of a round.
    pub preferred: Option<School>,
    /// The school that the bout was led with.
    pub initiating: Option<School>,
    /// The gladiator played last.
    pub last: Option<Card>,
    /// The gladiator that is winning the bout.
    pub winning: Option<Card>,
    /// Whose that is; seat 0 before the bout is led.
    pub winner: Seat,
}

impl RunningBout {
    /// Before the first gladiator of a round.
    pub(super) const NEW: Self =
        Self { preferred: None, initiating: None, last: None, winning: None, winner: Seat::new(0) };

    /// The part of a troupe that may be played now.
    #[inline]
    pub fn legal<W: Word>(&self, troupe: CardSet<W>) -> CardSet<W> {
        match (self.initiating, self.last) {
            (Some(initiating), Some(last)) => troupe.joining(initiating, last),
            _ => troupe, // G3.1, G3.2: a bout is led with any gladiator.
        }
    }

    /// A gladiator enters. Tells whether it made its school preferred: then only
    /// [`judge`](RunningBout::judge) knows which gladiator is winning.
    #[inline]
    pub(super) fn enter(&mut self, by: Seat, card: Card) -> bool {
        // G3.1: the round's first gladiator sets the preferred school; G3.4: and so does a match
        // with the gladiator played just before, wished or not.
        let challenges = if let Some(last) = self.last {
            last.rank() == card.rank()
        } else {
            self.initiating = Some(card.school()); // G3.2
            self.preferred.is_none()
        };
        self.last = Some(card);
        if challenges {
            self.preferred = Some(card.school());
        } else {
            let beats = self.winning.is_none_or(|winning| card.beats(winning, self.preferred));
            self.winning = std::hint::select_unpredictable(beats, Some(card), self.winning);
            self.winner = std::hint::select_unpredictable(beats, by, self.winner);
        }
        challenges
    }

    /// G3.6: finds the gladiator that is winning the bout, and its place, from the gladiators on
    /// the table with their places.
    #[inline]
    pub(super) fn judge(
        &mut self,
        table: impl Iterator<Item = (u8, Card)>,
        whose: impl Fn(u8) -> Seat,
    ) {
        self.winning = None;
        for (place, card) in table {
            if self.winning.is_none_or(|winning| card.beats(winning, self.preferred)) {
                (self.winning, self.winner) = (Some(card), whose(place));
            }
        }
    }

    /// The bout is over, and the next one is not led yet (G3.2).
    #[inline]
    pub(super) fn finish(&mut self) {
        *self = Self { preferred: self.preferred, ..Self::NEW };
    }
}

impl<W: Word> CardSet<W> {
    /// The part of a troupe that may join a bout that was led with that school, after that
    /// gladiator.
    #[inline]
    #[must_use]
    pub fn joining(self, initiating: School, last: Card) -> Self {
        // G3.3: follow, G3.4: or challenge the gladiator played just before.
        let following = self.of(initiating);
        let bound = following | self & Self::of_rank(last.rank());
        // G3.5: without the school, a sluff is free. Both are at hand, so no branch is needed.
        std::hint::select_unpredictable(following.is_empty(), self, bound)
    }
}
