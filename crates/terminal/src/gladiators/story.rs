//! What happens, told from the news.

use munera_rules::gladiators::{Card, Deed, Effect, News, Powers, Trait, View};
use munera_rules::{Game, Seat};
use munera_text::trait_variable;

use super::speaker::{Speaker, with};
use crate::paint;

/// Follows the cards on the table from news to news, to tell what each one changes.
#[derive(Clone, Debug)]
pub(super) struct Story {
    tops: Vec<Powers>,
}

/// A piece of news in words.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Who did it; nobody for chance.
    pub(super) who: Option<Seat>,
    /// What was done.
    pub(super) deed: String,
    /// What came of it.
    pub(super) effects: Vec<String>,
}

impl Told {
    /// The deed and what came of it, in one line.
    pub(super) fn line(&self) -> String {
        if self.effects.is_empty() {
            return self.deed.clone();
        }
        format!("{} {}", self.deed, Self::come_of(&self.effects))
    }

    /// What came of a deed, alone.
    pub(super) fn come_of(effects: &[String]) -> String {
        format!("▸ {}", effects.join(" · "))
    }
}

impl Story {
    /// A story that begins with what somebody sees.
    pub(super) fn new(speaker: &Speaker, view: &View) -> Self {
        Self { tops: Seat::all(speaker.game.players()).map(|seat| view.tops(seat)).collect() }
    }

    /// What a seat shows, as far as the story has come.
    pub(super) fn tops(&self, seat: Seat) -> Powers {
        self.tops[seat.index()]
    }

    /// Puts a news into words. The view is what the reader sees after it, or a little later.
    pub(super) fn tell(&mut self, speaker: &Speaker, view: &View, news: &News) -> Told {
        let (who, deed) = self.deed(speaker, view, &news.deed);
        let effects = news.effects.iter();
        let effects = effects.filter_map(|effect| self.effect(speaker, view, *effect)).collect();
        Told { who, deed, effects }
    }

    fn deed(&mut self, speaker: &Speaker, view: &View, deed: &Deed) -> (Option<Seat>, String) {
        match deed {
            Deed::Setup { tops } => {
                self.tops = tops.to_vec();
                (None, setup(speaker, view))
            }
            Deed::Draw { seat, kind, card } => {
                let cards = card.map_or_else(|| speaker.trait_name(*kind), strong);
                let cards = [("cards", cards.into())];
                (Some(*seat), speaker.about("gladiators-deed-draw", *seat, &cards))
            }
            Deed::Play(seat, card) => {
                (Some(*seat), self.laid(speaker, "gladiators-deed-play", *seat, *card))
            }
            Deed::Respond(seat, card) => {
                (Some(*seat), self.laid(speaker, "gladiators-deed-respond", *seat, *card))
            }
            Deed::Announce(seat, action) => {
                (Some(*seat), speaker.action(*seat, *action, self.tops(*seat)))
            }
            Deed::Pass(seat) => (Some(*seat), speaker.about("gladiators-deed-pass", *seat, &[])),
            Deed::Restock(kind, count) => {
                let variables = [trait_variable(*kind), ("count", (*count).into())];
                (None, paint::faint(&speaker.format("gladiators-deed-restock", &variables)))
            }
        }
    }

    fn effect(&mut self, speaker: &Speaker, view: &View, effect: Effect) -> Option<String> {
        Some(match effect {
            Effect::Healed(_, wounds) => {
                speaker.format("gladiators-effect-healed", &[("wounds", wounds.into())])
            }
            Effect::Given { from, to, card } => {
                self.tops[from.index()] = without(self.tops(from), card.kind);
                self.laid(speaker, "gladiators-effect-given", to, card)
            }
            Effect::Flipped(seat, card) => {
                let change = self.cover(speaker, seat, card);
                with_change(&strong(card), &change)
            }
            Effect::Dodged(seat) => strong_text(speaker, "gladiators-effect-dodged", seat),
            Effect::Blocked(seat) => strong_text(speaker, "gladiators-effect-blocked", seat),
            Effect::Wounded(seat, wounds) => {
                let wounds = [("wounds", wounds.into())];
                let text =
                    paint::strong(&speaker.about("gladiators-effect-wounded", seat, &wounds));
                let health = self.tops(seat).effective().of(Trait::Health);
                let total = view.wounds(seat);
                let total = if view.alive().contains(seat) {
                    speaker.wounds(total, health)
                } else {
                    speaker.plain_wounds(total, health)
                };
                format!("{text} ({total})")
            }
            Effect::Fell(seat) => {
                self.tops[seat.index()] = Powers::NONE;
                paint::alarm(&speaker.about("gladiators-effect-fell", seat, &[]))
            }
            // The end of the game is told by itself.
            Effect::Won(..) => return None,
        })
    }

    /// A message about a card that somebody gets onto their trait, with what it changes.
    fn laid(&mut self, speaker: &Speaker, id: &str, seat: Seat, card: Card) -> String {
        let text = speaker.about(id, seat, &[("card", strong(card).into())]);
        let change = self.cover(speaker, seat, card);
        with_change(&text, &change)
    }

    fn cover(&mut self, speaker: &Speaker, seat: Seat, card: Card) -> String {
        let before = self.tops(seat);
        let after = with(before, card);
        self.tops[seat.index()] = after;
        speaker.change(before, after)
    }
}

fn without(tops: Powers, kind: Trait) -> Powers {
    tops.cards().filter(|card| card.kind != kind).collect()
}

fn setup(speaker: &Speaker, view: &View) -> String {
    match view.turn().filter(|_| view.asked().is_some()) {
        Some(first) => {
            let power = view.tops(first).effective().of(Trait::Speed);
            speaker.about("gladiators-deed-setup", first, &[("power", power.into())])
        }
        None => speaker.text("gladiators-deed-setup-plain"),
    }
}

fn strong(card: Card) -> String {
    paint::strong(&card.to_string())
}

fn strong_text(speaker: &Speaker, id: &str, seat: Seat) -> String {
    paint::strong(&speaker.about(id, seat, &[]))
}

fn with_change(text: &str, change: &str) -> String {
    if change.is_empty() { text.to_owned() } else { format!("{text} ({change})") }
}
