//! Words for names, cards and moves, and for what a card changes.

use std::ops::Deref;

use anstyle::Style;
use munera_guide::gladiators::{
    GladiatorsEffect, GladiatorsEnding, GladiatorsFighter, GladiatorsKind, GladiatorsParts,
    GladiatorsReason,
};
use munera_rules::Game;
use munera_rules::gladiators::{Card, Gladiators, Pair, Power, Powers, Trait, View};
use munera_text::trait_variable;

use crate::names::Names;
use crate::paint;

/// The words for one table and one reader.
#[derive(Clone, Debug)]
pub(super) struct Words {
    names: Names,
    turn_limit: Option<String>,
}

/// The words of a game include those of every table.
impl Deref for Words {
    type Target = Names;

    fn deref(&self) -> &Names {
        &self.names
    }
}

/// The words that moves begin with, as they are written.
pub(super) const VERBS: [&str; 8] =
    ["focus", "attack", "gambit", "recover", "play", "respond", "pass", "draw"];

impl Words {
    pub(super) fn new(game: &Gladiators, names: Names) -> Self {
        let turn_limit = game.options().turn_limit.map(|limit| limit.to_string());
        Self { names, turn_limit }
    }

    /// A move as the player would type it.
    pub(super) fn write(&self, choice: &str) -> String {
        let (verb, rest) = choice.split_once(' ').unwrap_or((choice, ""));
        let verb = self.verb(verb);
        if rest.is_empty() { verb } else { format!("{verb} {rest}") }
    }

    /// The player's word for one of the [`VERBS`].
    pub(super) fn verb(&self, verb: &str) -> String {
        self.text(&format!("gladiators-verb-{verb}"))
    }

    /// The number of the running turn, with the limit if there is one.
    pub(super) fn turn(&self, view: &View) -> String {
        let turn = ("turn", (view.turns() + 1).to_string().into());
        match &self.turn_limit {
            Some(limit) => {
                self.format("gladiators-turn-of", &[turn, ("limit", limit.as_str().into())])
            }
            None => self.format("gladiators-turn", &[turn]),
        }
    }

    /// `4 of 9`.
    pub(super) fn plain_wounds(&self, wounds: u8, health: u8) -> String {
        let variables = [("wounds", wounds.into()), ("health", health.into())];
        paint::unbroken(&self.format("gladiators-wounds-of", &variables))
    }

    /// The same, highlighted if any wound is enough to fell the seat.
    pub(super) fn wounds(&self, wounds: u8, health: u8) -> String {
        let text = self.plain_wounds(wounds, health);
        match wounds {
            _ if wounds + 1 >= health => paint::alarm(&format!("{text}\u{a0}!")),
            0 => paint::faint(&text),
            _ => text,
        }
    }

    // ---- What a card changes

    /// What changes when other cards come on top: `Speed 5 → 9 · pair SD`.
    pub(super) fn change(&self, before: Powers, after: Powers) -> String {
        let power = |kind: Trait| {
            let [was, is] = [before, after].map(|tops| tops.effective().of(kind));
            let variables = [trait_variable(kind), ("before", was.into()), ("after", is.into())];
            self.format("gladiators-change-power", &variables)
        };
        let is_covered =
            |kind: &Trait| before.get(*kind).is_some_and(|power| after.get(*kind) != Some(power));
        let powers = Trait::ALL.into_iter().filter(is_covered).map(power);
        joined(powers.chain(self.combinations(before, after)))
    }

    /// What one card changes, for a reader who sees its trait: `5 → 9 · pair SD`.
    pub(super) fn change_of(&self, kind: Option<Trait>, before: Powers, after: Powers) -> String {
        let powers = kind.map(|kind| [before, after].map(|tops| tops.effective().of(kind)));
        let powers = powers.map(|[was, is]| format!("{was} → {is}"));
        joined(powers.into_iter().chain(self.combinations(before, after)))
    }

    /// The pairs, the Onslaught and the Victory that came or went.
    fn combinations(&self, before: Powers, after: Powers) -> Vec<String> {
        let onslaught = after.onslaught();
        if after.is_victory() {
            return vec![paint::laurel(&self.text("gladiators-change-victory"))];
        }
        if !onslaught.is_empty() {
            let traits = [("traits", onslaught.to_string().into())];
            let text = paint::strong(&self.format("gladiators-change-onslaught", &traits));
            return if onslaught == before.onslaught() { Vec::new() } else { vec![text] };
        }
        let broken =
            (!before.onslaught().is_empty()).then(|| self.text("gladiators-change-broken"));
        let is_new = |pair: &Pair| !before.pairs().contains(*pair);
        let pairs = after.pairs().iter().filter(is_new).map(|pair| {
            self.format("gladiators-change-pair", &[("pair", pair.to_string().into())])
        });
        broken.into_iter().chain(pairs).collect()
    }

    // ---- What a seat does

    /// An announced action of a seat that shows these cards, to be read after its name.
    pub(super) fn action(&self, seat: u8, action: &GladiatorsParts, tops: Powers) -> String {
        let kind = action.of_trait.as_deref().and_then(Trait::read);
        let mut variables: Vec<_> = kind.map(trait_variable).into_iter().collect();
        if let Some(target) = action.target {
            variables.push(("target", self.inside(target).into()));
        }
        let id = match action.kind {
            GladiatorsKind::Focus => "gladiators-deed-focus",
            GladiatorsKind::Recover => "gladiators-deed-recover",
            GladiatorsKind::Gambit => {
                let card = kind.and_then(|kind| Some(Card::new(kind, tops.get(kind)?)));
                let card = card.map(|card| card.to_string()).unwrap_or_default();
                variables.push(("card", card.into()));
                "gladiators-deed-gambit"
            }
            _ => "gladiators-deed-attack",
        };
        self.about(id, seat, &variables)
    }

    /// What would follow from an attack: the last effect that matters. `before` has all seats as
    /// they are, `after` those that would change.
    pub(super) fn prospect(
        &self,
        effects: &[GladiatorsEffect],
        before: &[GladiatorsFighter],
        after: &[GladiatorsFighter],
    ) -> String {
        let mut taken = 0;
        let mut prospect = String::new();
        for effect in effects {
            prospect = match effect {
                GladiatorsEffect::Dodges { .. } => {
                    paint::laurel(&self.text("gladiators-prospect-dodged"))
                }
                GladiatorsEffect::Blocks { .. } => {
                    paint::laurel(&self.text("gladiators-prospect-blocked"))
                }
                GladiatorsEffect::Wounds { seat, wounds } => {
                    taken = *wounds;
                    let now = &before[usize::from(*seat)];
                    let then = after.iter().find(|it| it.seat == *seat).unwrap_or(now);
                    let variables = [
                        ("wounds", taken.into()),
                        ("total", (now.wounds + taken).into()),
                        ("health", powers(then).effective().of(Trait::Health).into()),
                    ];
                    self.format("gladiators-prospect-wounds", &variables)
                }
                GladiatorsEffect::Falls { seat } => {
                    let wounds = [("wounds", taken.into())];
                    let text = self.about("gladiators-prospect-fells", *seat, &wounds);
                    if self.is_you(*seat) { paint::alarm(&text) } else { paint::laurel(&text) }
                }
                GladiatorsEffect::Wins { seats, by, .. } if *by != GladiatorsReason::TurnLimit => {
                    let end = if seats.iter().any(|seat| self.is_you(*seat)) {
                        paint::laurel(&self.text("gladiators-prospect-wins"))
                    } else {
                        let winners = self.subjects(seats);
                        let name = [("name", winners.name.into())];
                        paint::alarm(&self.format("gladiators-prospect-loses", &name))
                    };
                    if prospect.is_empty() { end } else { format!("{prospect} · {end}") }
                }
                _ => continue,
            };
        }
        prospect
    }

    /// The winner, and what it won by.
    pub(super) fn ending(&self, ending: &GladiatorsEnding) -> Vec<String> {
        let winners = ending.standings.iter().filter(|standing| standing.place == 1);
        let winners: Vec<u8> = winners.flat_map(|standing| standing.seats.clone()).collect();
        let subject = self.subjects(&winners);
        let mut variables = subject.variables().to_vec();
        let id = match ending.by {
            GladiatorsReason::Victory => "gladiators-won-victory",
            GladiatorsReason::LastStanding => "gladiators-won-standing",
            GladiatorsReason::TurnLimit => "gladiators-won-limit",
        };
        variables.extend(ending.power.map(|power| ("power", power.into())));
        let sentence = paint::laurel(&self.format(id, &variables));
        paint::paragraph(&paint::laurel("★ "), &sentence)
    }
}

/// The cards that a seat shows.
pub(super) fn powers(fighter: &GladiatorsFighter) -> Powers {
    let card = |it: &munera_guide::gladiators::GladiatorsTrait| {
        Some(Card::new(Trait::read(&it.kind)?, Power::new(it.printed)?))
    };
    fighter.traits.iter().filter_map(card).collect()
}

/// The shown cards with another card on top.
pub(super) fn with(tops: Powers, card: &str) -> Powers {
    tops.cards().chain(Card::read(card)).collect()
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.map(|part| paint::unbroken(&part)).collect::<Vec<_>>().join(" · ")
}

/// A card in the colour of its trait, always with the letter.
pub(super) fn plate(card: Card) -> String {
    let style: Style = match card.kind {
        Trait::Speed => paint::ink_on(16, 220),
        Trait::Attack => paint::ink_on(231, 124),
        Trait::Defense => paint::ink_on(231, 25),
        Trait::Health => paint::ink_on(231, 28),
    };
    paint::styled(style.bold(), &format!(" {card} "))
}
