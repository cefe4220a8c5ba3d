//! A player's hand, with what can be played from it.

use std::io::{self, Write};

use munera_rules::Seat;
use munera_rules::gorus::{BoutStory, Card, CardSet, Deed, Party, School, Word};
use munera_text::school_variable;

use super::cards;
use super::narrator::Narrator;
use crate::paint::{self, say};

/// What a seat holds, and the bout it is to be played into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand<'a, W: Word> {
    pub(super) seat: Seat,
    pub(super) troupe: CardSet<W>,
    pub(super) legal: CardSet<W>,
    pub(super) story: &'a BoutStory,
}

impl<W: Word> Hand<'_, W> {
    fn deed_of(&self, card: Card) -> Deed {
        self.story.deed_of(Party::Seat(self.seat), card)
    }

    fn challenges(&self, card: Card) -> bool {
        matches!(self.deed_of(card), Deed::Challenges | Deed::ChallengesAgain)
    }

    /// A gladiator that can be played, marked if it would challenge.
    fn free(&self, narrator: &Narrator, card: Card) -> String {
        let mark = if self.challenges(card) { "!" } else { "" };
        cards::marked_card(card, narrator.arena.favour(card.rank()), mark)
    }

    /// The hand, a line a school, and what the challenges in it would do.
    pub(super) fn show(&self, narrator: &Narrator, output: &mut dyn Write) -> io::Result<()> {
        let locale = narrator.locale;
        writeln!(output, "{}", paint::strong(&locale.text("label-hand")))?;
        let column = School::ALL.map(|school| paint::width(&locale.school(school)));
        let column = column.into_iter().max().unwrap_or(0) + 4;
        for school in School::ALL {
            let cards = self.troupe.of(school);
            if cards.is_empty() {
                continue;
            }
            let cards: Vec<String> = cards
                .iter()
                .map(|card| {
                    if self.legal.contains(card) {
                        self.free(narrator, card)
                    } else {
                        cards::barred_card(card, narrator.arena.favour(card.rank()))
                    }
                })
                .collect();
            let head = format!("  {}  ", paint::padded(&narrator.school(school), column));
            say(output, &paint::flow(&head, cards.iter().map(String::as_str), " "))?;
        }
        for card in self.legal.iter().filter(|card| self.challenges(*card)) {
            let message = match self.deed_of(card) {
                Deed::ChallengesAgain => "gorus-choice-challenges-again",
                _ => "gorus-choice-challenges",
            };
            let variables = [("card", format!("{card}!").into()), school_variable(card.school())];
            writeln!(output, "  {}", locale.format(message, &variables))?;
        }
        Ok(())
    }

    /// Just what can be played.
    pub(super) fn show_legal(&self, narrator: &Narrator, output: &mut dyn Write) -> io::Result<()> {
        let cards: Vec<String> = self.legal.iter().map(|card| self.free(narrator, card)).collect();
        let head = format!("{} ", narrator.locale.text("gorus-label-legal"));
        say(output, &paint::flow(&head, cards.iter().map(String::as_str), " "))
    }
}
