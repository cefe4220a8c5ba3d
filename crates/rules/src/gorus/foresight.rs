//! The effect of a play, as far as every viewer can foresee it.

use super::bout_story::{BoutStory, Deed};
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
    pub fn deed_of(&self, party: Party, card: Card) -> Deed {
        match (self.plays.first(), self.plays.last()) {
            (Some(_), Some(last)) if last.card.rank() == card.rank() => {
                if self.preferred == Some(card.school()) {
                    Deed::ChallengesAgain
                } else {
                    Deed::Challenges
                }
            }
            (Some(first), _) => {
                let follows = first.card.school() == card.school();
                if follows || party == Party::Contenders { Deed::Joins } else { Deed::Sluffs }
            }
            _ if self.preferred.is_none() => Deed::Opens,
            _ => Deed::Leads,
        }
    }
}
