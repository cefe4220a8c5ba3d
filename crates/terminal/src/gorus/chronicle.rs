//! What one viewer has watched: the bouts of the running round and of the one before.

use munera_rules::gorus::{BoutStory, Card, News, Public, School, Word};

use super::arena::Arena;

/// A viewer's own notes. They hold what the viewer was told; what a table shows of them is decided
/// where it is shown (G3.7).
#[derive(Clone, Debug, Default)]
pub(super) struct Chronicle {
    /// The running round, or the one that has just ended.
    pub(super) round: u8,
    /// Its complete bouts.
    pub(super) bouts: Vec<BoutStory>,
    /// The bouts of the round before it.
    pub(super) earlier: Vec<BoutStory>,
    /// What each side had collected before the notes begin.
    pub(super) collected_before: Vec<Vec<Card>>,
    /// The school that was preferred before the running bout.
    preferred: Option<School>,
}

/// How far a piece of news has brought the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noted {
    /// A round begins.
    Deal,
    /// A bout goes on.
    Play,
    /// A bout is complete.
    Bout,
    /// A bout is complete, and the round with it.
    Round,
}

impl Chronicle {
    /// Notes that begin in the middle of a game.
    pub(super) fn from_here(public: &Public, collected_before: Vec<Vec<Card>>) -> Self {
        Self {
            round: public.round,
            collected_before,
            preferred: public.preferred,
            ..Self::default()
        }
    }

    /// Takes down a piece of news, with what lies on the table after it.
    pub(super) fn note<W: Word>(
        &mut self,
        arena: &Arena,
        news: &News<W>,
        public: &Public,
    ) -> Noted {
        match news {
            News::Deal { .. } => {
                self.round = public.round;
                self.earlier = std::mem::take(&mut self.bouts);
                self.collected_before.clear();
                self.preferred = None;
                Noted::Deal
            }
            News::Play { card, .. } => match &public.last_bout {
                // A gladiator stays on the table until its bout is complete.
                Some(bout) if !public.table.contains(card) => {
                    let story =
                        BoutStory::read(arena.players, bout.leader, &bout.cards, self.preferred);
                    debug_assert_eq!(story.winner().map(|play| play.party), Some(bout.winner));
                    self.preferred = story.preferred;
                    self.bouts.push(story);
                    if public.leader.is_none() { Noted::Round } else { Noted::Bout }
                }
                _ => Noted::Play,
            },
        }
    }

    /// The bout on the table.
    pub(super) fn running(&self, arena: &Arena, public: &Public) -> Option<BoutStory> {
        public
            .leader
            .map(|leader| BoutStory::read(arena.players, leader, &public.table, self.preferred))
    }

    /// The school that is preferred after all complete bouts of the round.
    pub(super) fn preferred(&self) -> Option<School> {
        self.preferred
    }
}
