//! A finished round of Gorus Maximus.

use munera_rules::Seat;
use munera_rules::gorus::{BoutStory, Card, Party, Play, RoundTally, School};

use crate::mean::Mean;

/// A finished round, with everything that was dealt.
pub(super) struct Round {
    pub(super) players: u8,
    /// The seat that led the first bout.
    pub(super) first: Option<Seat>,
    /// The side of each seat.
    pub(super) sides: Vec<usize>,
    /// The gladiators that each seat was dealt.
    pub(super) troupes: Vec<Vec<Card>>,
    pub(super) bouts: Vec<BoutStory>,
    pub(super) tally: RoundTally,
}

impl Round {
    /// A side's part of the win.
    pub(super) fn share(&self, side: usize) -> f64 {
        let winners = self.tally.winners;
        let part = 1.0 / winners.iter().count().max(1) as f64;
        if winners.contains(side) { part } else { 0.0 }
    }

    /// The side of a party; the contenders are the last.
    pub(super) fn side_of(&self, party: Party) -> usize {
        match party {
            Party::Seat(seat) => self.sides[seat.index()],
            Party::Contenders => self.tally.sides.len() - 1,
        }
    }

    /// The mean share of all seats, with which the share of a seat that holds a card is compared.
    pub(super) fn fair(&self) -> f64 {
        let mut fair = Mean::default();
        self.sides.iter().for_each(|side| fair.note(self.share(*side)));
        fair.value()
    }

    /// A gladiator's worth at the end of the round.
    pub(super) fn worth(&self, card: Card) -> f64 {
        let all = self.tally.sides.iter().flat_map(|side| &side.bouts).flat_map(|it| &it.cards);
        let mut all = all.filter(|(other, _)| *other == card);
        all.next().map_or(0.0, |(_, worth)| f64::from(*worth))
    }
}

/// The role of a gladiator's school at the end of its bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Preferred,
    Initiating,
    Other,
}

impl Role {
    pub(super) const ALL: [Self; 3] = [Self::Preferred, Self::Initiating, Self::Other];

    pub(super) fn of(card: Card, bout: &BoutStory) -> Self {
        match Some(card.school()) {
            school if school == bout.preferred => Self::Preferred,
            school if school == bout.initiating() => Self::Initiating,
            _ => Self::Other,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Preferred => "preferred",
            Self::Initiating => "initiating",
            Self::Other => "other",
        }
    }
}

/// Whether another gladiator would have won if the school that was preferred before the first
/// challenge had stayed preferred.
pub(super) fn is_decided_by_challenge(bout: &BoutStory) -> bool {
    let before = bout.preferred_before.or(bout.initiating());
    let without = strongest(&bout.plays, before, bout.initiating());
    without.map(|play| play.card) != bout.winner().map(|play| play.card)
}

/// G3.6: the highest gladiator of the preferred school, or else of the initiating one.
fn strongest(
    plays: &[Play],
    preferred: Option<School>,
    initiating: Option<School>,
) -> Option<&Play> {
    let highest = |school: Option<School>| {
        let of_school = plays.iter().filter(|play| Some(play.card.school()) == school);
        of_school.max_by_key(|play| play.card.rank())
    };
    highest(preferred).or_else(|| highest(initiating))
}

#[cfg(test)]
mod tests {
    use munera_rules::Seat;
    use munera_rules::gorus::{BoutStory, Card, Party, School};

    use super::{is_decided_by_challenge, strongest};

    fn bout(cards: &str, preferred: Option<School>) -> BoutStory {
        let cards = Card::read_list(cards).expect("cards");
        BoutStory::read(4, Party::Seat(Seat::new(0)), &cards, preferred)
    }

    /// The examples of the rules: Opening, Sneaky Idea, Big Finish, and one in which the challenge
    /// changes nothing.
    #[test]
    fn a_challenge_decides_where_another_would_have_won() {
        assert!(is_decided_by_challenge(&bout("F4.F10.A10", None)));
        assert!(is_decided_by_challenge(&bout("F9.X8.F5.X5", Some(School::Arrows))));
        assert!(is_decided_by_challenge(&bout("A12.F7.F0.S0", Some(School::Fists))));
        // The third card challenges with the school that the first one led; that school wins
        // anyway.
        assert!(!is_decided_by_challenge(&bout("F12.S5.F5.F4", Some(School::Axes))));
    }

    /// The winners that this file finds are those that the rules find.
    #[test]
    fn the_strongest_wins() {
        for (cards, preferred) in [
            ("F4.F10.A10", None),
            ("F9.X8.F5.X5", Some(School::Arrows)),
            ("S5.F8.S4.S6", Some(School::Shields)),
        ] {
            let bout = bout(cards, preferred);
            let found = strongest(&bout.plays, bout.preferred, bout.initiating());
            assert_eq!(found.map(|play| play.card), bout.winner().map(|play| play.card));
        }
    }
}
