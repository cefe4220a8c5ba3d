//! A bout as people read it: the plays, their effects, and the winner so far.

use super::card::{Card, School};
use super::state::Party;
use crate::Seat;

/// A bout, running or complete, retold from what lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoutStory {
    /// The gladiators in order.
    pub plays: Vec<Play>,
    /// The preferred school before the first play; `None` in the first bout of a round.
    pub preferred_before: Option<School>,
    /// The preferred school after the last play; `None` only before the first of a round.
    pub preferred: Option<School>,
    /// The place of the gladiator that is winning so far.
    pub winning: Option<usize>,
}

/// One gladiator in a bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The party that played it.
    pub party: Party,
    /// The gladiator.
    pub card: Card,
    /// What it did.
    pub kind: PlayKind,
}

/// What a gladiator did in its bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayKind {
    /// Led the round, and set the preferred school (G3.1).
    Opens,
    /// Led a later bout (G3.2).
    Leads,
    /// Followed the initiating school; also a contender that did not, because contenders need not.
    Joins,
    /// Was free, because its player had no gladiator of the initiating school (G3.5).
    Sluffs,
    /// Made its school preferred (G3.4).
    Challenges,
    /// Challenged with the school that was preferred already.
    ChallengesAgain,
}

impl BoutStory {
    /// Retells a bout from its cards and the school that was preferred before it.
    pub fn read(
        players: u8,
        leader: Party,
        cards: &[Card],
        preferred_before: Option<School>,
    ) -> Self {
        let mut story = Self {
            plays: Vec::new(),
            preferred_before,
            preferred: preferred_before,
            winning: None,
        };
        for (place, card) in (0..).zip(cards) {
            story.add(leader.plus(place, players), *card);
        }
        story
    }

    /// Adds a gladiator and returns its effect.
    pub(super) fn add(&mut self, party: Party, card: Card) -> Play {
        let play = Play { party, card, kind: self.kind_of(party, card) };
        self.plays.push(play);
        let kind = play.kind;
        if matches!(kind, PlayKind::Opens | PlayKind::Challenges) {
            self.preferred = Some(card.school());
        }
        self.winning = (0..self.plays.len()).reduce(|winning, place| {
            let [best, next] = [winning, place].map(|place| self.plays[place].card);
            if next.beats(best, self.preferred) { place } else { winning }
        });
        play
    }

    /// The school that the bout was led with.
    pub fn initiating(&self) -> Option<School> {
        self.plays.first().map(|play| play.card.school())
    }

    /// The play that is winning so far.
    pub fn winner(&self) -> Option<Play> {
        self.winning.map(|place| self.plays[place])
    }

    /// The gladiators in order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.plays.iter().map(|play| play.card)
    }
}

impl Party {
    /// The party that plays at a place of a bout that this party leads, from 0.
    #[must_use]
    pub fn plus(self, place: u8, players: u8) -> Self {
        match self {
            Self::Seat(leader) => Self::Seat(leader.plus(place, players)),
            // G7.1: a contender, the player, a contender.
            Self::Contenders if place == 1 => Self::Seat(Seat::new(0)),
            Self::Contenders => Self::Contenders,
        }
    }
}
