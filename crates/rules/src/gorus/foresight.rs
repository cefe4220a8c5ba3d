//! The effect of a play, as far as every viewer can foresee it.

use super::bout_story::{BoutStory, PlayKind};
use super::card::Card;
use super::state::Party;

impl BoutStory {
    /// Whether a gladiator would be winning the bout if it were played now (G3.6).
    pub fn would_win(&self, party: Party, card: Card) -> bool {
        let mut after = self.clone();
        after.add(party, card);
        after.winner().is_some_and(|winner| winner.card == card)
    }

    /// What a gladiator would do if it were played now.
    pub fn kind_of(&self, party: Party, card: Card) -> PlayKind {
        match (self.plays.first(), self.plays.last()) {
            (Some(_), Some(last)) if last.card.rank() == card.rank() => {
                if self.preferred == Some(card.school()) {
                    PlayKind::ChallengesAgain
                } else {
                    PlayKind::Challenges
                }
            }
            (Some(first), _) => {
                let follows = first.card.school() == card.school();
                if follows || party == Party::Contenders {
                    PlayKind::Joins
                } else {
                    PlayKind::Sluffs
                }
            }
            _ if self.preferred.is_none() => PlayKind::Opens,
            _ => PlayKind::Leads,
        }
    }
}
