//! Why a play may be good, for hints: a typed reason without words.

use munera_rules::gorus::{BoutStory, Card, Gorus, Party, Rank, School, View, Word};
use munera_rules::{Explain, Game, Message, Seat};

/// The most important effect of a play.
///
/// It is computed from a view alone, as the bout stands, so it is a reason and not a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// No other play is legal.
    Forced,
    /// It certainly takes the bout, and gains this much Crowd Favour.
    Takes(i16),
    /// It is winning the bout; others have yet to play.
    TakesForNow,
    /// It certainly gives away a bout that costs this much.
    Avoids(i16),
    /// It leaves the bout to the player who is winning it.
    Ducks,
    /// A teammate wins the bout, and this adds this much to it.
    Feeds(i16),
    /// A teammate is winning; the play does not interfere.
    Supports,
    /// It makes this school preferred and is winning the bout.
    Challenges(School),
    /// It makes this school preferred, so that the 0 that its side has collected counts.
    MakesZeroCount(School),
    /// It leaves an 8 with another side.
    DropsEight,
    /// No other player has a higher gladiator of its school.
    LeadsHighest,
    /// It leads low: another player is likely to win.
    LeadsLow,
    /// It leads the last gladiator of its school, to get rid of the school.
    EmptiesSchool(School),
    /// The player needs a rank 8 (G7.3), and this brings one.
    CollectsEight,
}

impl Explain for Reason {
    fn message(&self) -> Message {
        let say = Message::new;
        let of_school =
            |id: &'static str, school: School| say(id).with("school", school.letter().to_string());
        let of_favour = |id: &'static str, favour: i16| say(id).with("favour", favour);
        match *self {
            Self::Forced => say("gorus-reason-forced"),
            Self::Takes(favour) => of_favour("gorus-reason-takes", favour),
            Self::TakesForNow => say("gorus-reason-takes-for-now"),
            Self::Avoids(favour) => of_favour("gorus-reason-avoids", favour),
            Self::Ducks => say("gorus-reason-ducks"),
            Self::Feeds(favour) => of_favour("gorus-reason-feeds", favour),
            Self::Supports => say("gorus-reason-supports"),
            Self::Challenges(school) => of_school("gorus-reason-challenges", school),
            Self::MakesZeroCount(school) => of_school("gorus-reason-makes-zero-count", school),
            Self::DropsEight => say("gorus-reason-drops-eight"),
            Self::LeadsHighest => say("gorus-reason-leads-highest"),
            Self::LeadsLow => say("gorus-reason-leads-low"),
            Self::EmptiesSchool(school) => of_school("gorus-reason-empties-school", school),
            Self::CollectsEight => say("gorus-reason-collects-eight"),
        }
    }
}

/// The reason for a play of the viewer; `None` if the play is not legal, or there is no reason to
/// give.
pub(super) fn reason<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    view: &View<W, SEATS, CARDS>,
    card: Card,
) -> Option<Reason> {
    let seat = view.viewer().seat()?;
    let legal = view.legal();
    if !legal.contains(card) {
        return None;
    }
    if legal.len() == 1 {
        return Some(Reason::Forced);
    }
    let bout = game.round_story(view).running?;
    let play = PlayInView { game, view, seat, bout, card };
    if play.bout.plays.is_empty() { play.of_lead() } else { play.of_answer() }
}

struct PlayInView<'a, W: Word, const SEATS: usize, const CARDS: usize> {
    game: &'a Gorus<W, SEATS, CARDS>,
    view: &'a View<W, SEATS, CARDS>,
    seat: Seat,
    bout: BoutStory,
    card: Card,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> PlayInView<'_, W, SEATS, CARDS> {
    fn of_lead(&self) -> Option<Reason> {
        let (card, school) = (self.card, self.card.school());
        let is_out = |higher: Card| {
            higher.school() == school && higher.rank() > card.rank() && self.is_unseen(higher)
        };
        let is_highest = !self.deck().any(is_out);
        if is_highest {
            return Some(Reason::LeadsHighest);
        }
        if self.view.troupe().of(school).len() == 1 {
            return Some(Reason::EmptiesSchool(school));
        }
        let lower = self.deck().filter(|other| other.school() == school && other < &card);
        (lower.count() < 4).then_some(Reason::LeadsLow)
    }

    fn of_answer(&self) -> Option<Reason> {
        let (card, own) = (self.card, Party::Seat(self.seat));
        let wins = self.bout.would_win(own, card);
        let is_last =
            !self.game.is_solo() && self.bout.plays.len() + 1 == usize::from(self.game.bout_size());
        let preferred = match self.bout.kind_of(own, card) {
            munera_rules::gorus::PlayKind::Challenges => Some(card.school()),
            _ => self.bout.preferred,
        };
        let favour = self.favour_with(preferred);
        let brings_an_eight = self.bout.cards().chain([card]).any(|it| it.rank() == Rank::EIGHT);
        if wins && self.game.is_solo() && brings_an_eight && !self.has_an_eight() {
            return Some(Reason::CollectsEight);
        }
        if wins && is_last && favour > 0 {
            return Some(Reason::Takes(favour));
        }
        let changes = preferred != self.bout.preferred;
        if let Some(school) = preferred.filter(|_| changes) {
            let zero = Card::new(school, Rank::ZERO);
            if self.has_collected(zero) || wins && self.bout.cards().any(|it| it == zero) {
                return Some(Reason::MakesZeroCount(school));
            }
            if wins {
                return Some(Reason::Challenges(school));
            }
        }
        if wins {
            return Some(Reason::TakesForNow);
        }
        let is_allied = matches!(self.bout.winner()?.party, Party::Seat(winner)
            if self.game.side(winner) == self.game.side(self.seat));
        let own_favour = i16::from(self.game.options().favour.of(card.rank()));
        Some(match (is_allied, is_last) {
            (true, _) if own_favour > 0 => Reason::Feeds(own_favour),
            (true, _) => Reason::Supports,
            (false, _) if card.rank() == Rank::EIGHT => Reason::DropsEight,
            (false, true) if favour < 0 => Reason::Avoids(-favour),
            (false, _) => Reason::Ducks,
        })
    }

    /// The value of the bout with the card, if that school stays preferred (G1.3).
    fn favour_with(&self, preferred: Option<School>) -> i16 {
        let table = &self.game.options().favour;
        let cards = self.bout.cards().chain([self.card]);
        cards.map(|card| i16::from(table.worth_at_the_end(card, preferred))).sum()
    }

    fn deck(&self) -> impl Iterator<Item = Card> {
        self.game.deck(self.view.schools())
    }

    /// Whether another player may still have a gladiator.
    fn is_unseen(&self, card: Card) -> bool {
        let played = self.game.history(self.view).any(|bout| bout.cards.contains(&card));
        let before = (0..self.game.side_count())
            .any(|side| self.game.collected_before(self.view, side).contains(&card));
        !played && !before && !self.view.troupe().contains(card)
    }

    /// Whether the viewer's side has collected a gladiator.
    fn has_collected(&self, card: Card) -> bool {
        let side = self.game.side(self.seat);
        let is_own =
            |party: Party| matches!(party, Party::Seat(seat) if self.game.side(seat) == side);
        let mut bouts = self.game.history(self.view);
        bouts.any(|bout| is_own(bout.winner) && bout.cards.contains(&card))
            || self.game.collected_before(self.view, side).contains(&card)
    }

    fn has_an_eight(&self) -> bool {
        self.deck().any(|card| card.rank() == Rank::EIGHT && self.has_collected(card))
    }
}
