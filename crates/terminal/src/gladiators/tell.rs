//! Tells events in sentences.

use munera_guide::gladiators::{GladiatorsEffect, GladiatorsHappening, GladiatorsStory};
use munera_rules::Seat;
use munera_rules::gladiators::{Powers, Trait, View};
use munera_text::trait_variable;

use super::board::Board;
use super::words::{Words, with};
use crate::paint;

/// A story in words.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    /// The seat that did it; `None` for chance.
    pub(super) who: Option<u8>,
    /// What happened.
    pub(super) sentence: String,
    /// What followed.
    pub(super) effects: Vec<String>,
}

impl Account {
    /// What happened and what followed, in one line.
    pub(super) fn line(&self) -> String {
        if self.effects.is_empty() {
            return self.sentence.clone();
        }
        format!("{} {}", self.sentence, self.come_of())
    }

    /// Only what followed.
    pub(super) fn come_of(&self) -> String {
        format!("▸ {}", self.effects.join(" · "))
    }
}

/// Puts a story into words, with what each card changes.
pub(super) fn tell(before: &View, after: &Board<'_>, story: &GladiatorsStory) -> Account {
    let tops = Seat::all(after.words.players).map(|seat| before.tops(seat)).collect();
    let mut teller = Teller { words: after.words, tops, after };
    let (who, sentence) = teller.happening(&story.happening);
    let effects = story.effects.iter().filter_map(|effect| teller.effect(effect)).collect();
    Account { who, sentence, effects }
}

struct Teller<'a> {
    words: &'a Words,
    /// The cards that each seat shows at this point of the story.
    tops: Vec<Powers>,
    after: &'a Board<'a>,
}

impl Teller<'_> {
    fn tops(&mut self, seat: u8) -> &mut Powers {
        &mut self.tops[usize::from(seat)]
    }

    fn happening(&mut self, happening: &GladiatorsHappening) -> (Option<u8>, String) {
        let words = self.words;
        match happening {
            GladiatorsHappening::Setup { .. } => (None, self.setup()),
            GladiatorsHappening::Draw { seat, of_trait, card } => {
                let cards = [("cards", drawn(words, of_trait, card.as_deref()).into())];
                (Some(*seat), words.about("gladiators-deed-draw", *seat, &cards))
            }
            GladiatorsHappening::Play { seat, card } => {
                (Some(*seat), self.laid("gladiators-deed-play", *seat, card))
            }
            GladiatorsHappening::Respond { seat, card } => {
                (Some(*seat), self.laid("gladiators-deed-respond", *seat, card))
            }
            GladiatorsHappening::Announce { seat, action } => {
                let tops = *self.tops(*seat);
                (Some(*seat), words.action(*seat, action, tops))
            }
            GladiatorsHappening::Pass { seat } => {
                (Some(*seat), words.about("gladiators-deed-pass", *seat, &[]))
            }
            GladiatorsHappening::Restock { of_trait, cards } => {
                let mut variables = vec![("count", (*cards).into())];
                variables.extend(Trait::read(of_trait).map(trait_variable));
                (None, paint::faint(&words.format("gladiators-deed-restock", &variables)))
            }
        }
    }

    fn setup(&self) -> String {
        let view = self.after.view;
        match view.turn().filter(|_| view.asked().is_some()) {
            Some(first) => {
                let power = self.after.tops(first.number()).effective().of(Trait::Speed);
                let power = [("power", power.into())];
                self.words.about("gladiators-deed-setup", first.number(), &power)
            }
            None => self.words.text("gladiators-deed-setup-plain"),
        }
    }

    fn effect(&mut self, effect: &GladiatorsEffect) -> Option<String> {
        let words = self.words;
        Some(match effect {
            GladiatorsEffect::Heals { wounds, .. } => {
                words.format("gladiators-effect-healed", &[("wounds", (*wounds).into())])
            }
            GladiatorsEffect::Gives { from, to, card } => {
                let tops = self.tops(*from);
                *tops = tops.cards().filter(|it| it.to_string() != *card).collect();
                self.laid("gladiators-effect-given", *to, card)
            }
            GladiatorsEffect::Flips { seat, card, .. } => {
                let card = card.as_ref()?;
                let change = self.cover(*seat, card);
                with_change(&paint::strong(card), &change)
            }
            GladiatorsEffect::Dodges { seat } => {
                paint::strong(&words.about("gladiators-effect-dodged", *seat, &[]))
            }
            GladiatorsEffect::Blocks { seat } => {
                paint::strong(&words.about("gladiators-effect-blocked", *seat, &[]))
            }
            GladiatorsEffect::Wounds { seat, wounds } => {
                let wounds = [("wounds", (*wounds).into())];
                let text = words.about("gladiators-effect-wounded", *seat, &wounds);
                let health = self.tops(*seat).effective().of(Trait::Health);
                let fighter = &self.after.guide.fighters[usize::from(*seat)];
                let total = if fighter.alive {
                    words.wounds(fighter.wounds, health)
                } else {
                    words.plain_wounds(fighter.wounds, health)
                };
                format!("{} ({total})", paint::strong(&text))
            }
            GladiatorsEffect::Falls { seat } => {
                paint::alarm(&words.about("gladiators-effect-fell", *seat, &[]))
            }
            // The end of the game has its own text; the other effects are only foreseen.
            GladiatorsEffect::Wins { .. }
            | GladiatorsEffect::Lays { .. }
            | GladiatorsEffect::Draws { .. }
            | GladiatorsEffect::Restocks { .. } => return None,
        })
    }

    /// A message about a card that comes onto a seat's trait, with what it changes.
    fn laid(&mut self, id: &str, seat: u8, card: &str) -> String {
        let text = self.words.about(id, seat, &[("card", paint::strong(card).into())]);
        let change = self.cover(seat, card);
        with_change(&text, &change)
    }

    fn cover(&mut self, seat: u8, card: &str) -> String {
        let tops = self.tops(seat);
        let before = *tops;
        *tops = with(before, card);
        let after = *tops;
        self.words.change(before, after)
    }
}

/// A card that a seat drew; its deck if the reader did not see the card.
pub(super) fn drawn(words: &Words, of_trait: &str, card: Option<&str>) -> String {
    let deck = || Trait::read(of_trait).map(|kind| words.locale.trait_name(kind));
    card.map_or_else(|| deck().unwrap_or_default(), paint::strong)
}

fn with_change(text: &str, change: &str) -> String {
    if change.is_empty() { text.to_owned() } else { format!("{text} ({change})") }
}
