//! The words of one table: names, moves, and what a card changes.

use fluent_bundle::FluentValue;
use munera_rules::gladiators::{
    Action, Card, Effect, Ending, Gambit, Gladiators, Move, Outcome, Pair, Power, Powers, Trait,
    View,
};
use munera_rules::{Game, Seat};
use munera_text::{Locale, trait_variable};

use crate::names::Names;
use crate::paint;

/// Speaks of one table to one reader.
#[derive(Clone, Debug)]
pub(super) struct Speaker {
    pub(super) game: Gladiators,
    pub(super) locale: &'static Locale,
    pub(super) names: Names,
    /// The width of the column of names.
    column: usize,
}

/// The words that moves begin with, as they are written.
pub(super) const VERBS: [&str; 8] =
    ["focus", "attack", "gambit", "recover", "play", "respond", "pass", "draw"];

impl Speaker {
    pub(super) fn new(game: &Gladiators, names: Names) -> Self {
        let column = names.column(game.players());
        Self { game: *game, locale: names.locale, names, column }
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }

    pub(super) fn format(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.locale.format(id, variables)
    }

    /// A message about somebody, with more variables.
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, FluentValue<'_>)]) -> String {
        self.names.about(id, seat, more)
    }

    /// A name in its column.
    pub(super) fn name(&self, seat: Seat) -> String {
        paint::padded(&self.names.seat(seat), self.column)
    }

    /// As much room as a name takes.
    pub(super) fn no_name(&self) -> String {
        " ".repeat(self.column)
    }

    pub(super) fn trait_name(&self, kind: Trait) -> String {
        self.locale.trait_name(kind)
    }

    /// A move as the reader would type it.
    pub(super) fn write(&self, choice: Move) -> String {
        let written = choice.to_string();
        let (verb, rest) = written.split_once(' ').unwrap_or((&written, ""));
        let verb = self.verb(verb);
        if rest.is_empty() { verb } else { format!("{verb} {rest}") }
    }

    /// The reader's word for one of the [`VERBS`].
    pub(super) fn verb(&self, verb: &str) -> String {
        self.text(&format!("gladiators-verb-{verb}"))
    }

    /// The number of the running turn, with the limit if there is one.
    pub(super) fn turn(&self, view: &View) -> String {
        let turn = ("turn", (view.turns() + 1).to_string().into());
        match self.game.options().turn_limit {
            Some(limit) => {
                self.format("gladiators-turn-of", &[turn, ("limit", limit.to_string().into())])
            }
            None => self.format("gladiators-turn", &[turn]),
        }
    }

    /// `4 of 9`.
    pub(super) fn plain_wounds(&self, wounds: u8, health: u8) -> String {
        let variables = [("wounds", wounds.into()), ("health", health.into())];
        paint::unbroken(&self.format("gladiators-wounds-of", &variables))
    }

    /// The same, with an alarm if any wound at all is enough.
    pub(super) fn wounds(&self, wounds: u8, health: u8) -> String {
        let text = self.plain_wounds(wounds, health);
        match wounds {
            _ if wounds + 1 >= health => paint::alarm(&format!("{text}\u{a0}!")),
            0 => paint::faint(&text),
            _ => text,
        }
    }

    // ---- What a card changes

    /// What somebody shows after other cards came on top: `Speed 5 → 9 · pair SD`.
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

    /// What one card changes, for those who see its trait: `5 → 9 · pair SD`.
    pub(super) fn change_by(&self, before: Powers, card: Card) -> String {
        let after = with(before, card);
        let [was, is] = [before, after].map(|tops| tops.effective().of(card.kind));
        joined(std::iter::once(format!("{was} → {is}")).chain(self.combinations(before, after)))
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

    // ---- What somebody does

    /// An announced action, to be read after a name.
    pub(super) fn action(&self, seat: Seat, action: Action, tops: Powers) -> String {
        let target = |target: Seat| ("target", self.names.inside(target).into());
        match action {
            Action::Focus(kind) => {
                self.about("gladiators-deed-focus", seat, &[trait_variable(kind)])
            }
            Action::Attack(opponent) => {
                self.about("gladiators-deed-attack", seat, &[target(opponent)])
            }
            Action::Gambit(Gambit { target: opponent, given, .. }) => {
                let power = tops.get(given).map(|power| power.to_string()).unwrap_or_default();
                let card = ("card", format!("{given}{power}").into());
                self.about("gladiators-deed-gambit", seat, &[card, target(opponent)])
            }
            Action::Recover(partner) => {
                self.about("gladiators-deed-recover", seat, &[trait_variable(partner)])
            }
        }
    }

    /// What would come of an attack: the last effect that matters.
    pub(super) fn prospect(&self, view: &View, effects: &[Effect]) -> String {
        let mut wounds_taken = 0;
        let mut prospect = String::new();
        for effect in effects {
            prospect = match *effect {
                Effect::Dodged(_) => paint::laurel(&self.text("gladiators-prospect-dodged")),
                Effect::Blocked(_) => paint::laurel(&self.text("gladiators-prospect-blocked")),
                Effect::Wounded(target, wounds) => {
                    wounds_taken = wounds;
                    let health = view.tops(target).effective().of(Trait::Health);
                    let total = view.wounds(target);
                    let variables = [
                        ("wounds", wounds.into()),
                        ("total", total.into()),
                        ("health", health.into()),
                    ];
                    self.format("gladiators-prospect-wounds", &variables)
                }
                Effect::Fell(target) => {
                    let wounds = [("wounds", wounds_taken.into())];
                    let text = self.about("gladiators-prospect-fells", target, &wounds);
                    if self.names.you() == Some(target) {
                        paint::alarm(&text)
                    } else {
                        paint::laurel(&text)
                    }
                }
                Effect::Won(winners, Ending::Victory | Ending::LastStanding) => {
                    let is_yours = self.names.you().is_some_and(|you| winners.contains(you));
                    let end = if is_yours {
                        paint::laurel(&self.text("gladiators-prospect-wins"))
                    } else {
                        let name = [("name", self.names.subjects(winners).name.into())];
                        paint::alarm(&self.format("gladiators-prospect-loses", &name))
                    };
                    if prospect.is_empty() { end } else { format!("{prospect} · {end}") }
                }
                _ => continue,
            };
        }
        prospect
    }

    /// Who has won, and how.
    pub(super) fn outcome(&self, view: &View, outcome: Outcome) -> String {
        let subject = self.names.subjects(outcome.winners);
        let mut variables = subject.variables().to_vec();
        match outcome.ending {
            Ending::Victory => {
                let winner = outcome.winners.first();
                let power = winner.and_then(|seat| view.tops(seat).get(Trait::Speed));
                let power = power.map(Power::number).unwrap_or_default();
                variables.push(("power", power.into()));
                self.format("gladiators-won-victory", &variables)
            }
            Ending::LastStanding => self.format("gladiators-won-standing", &variables),
            Ending::TurnLimit => self.format("gladiators-won-limit", &variables),
        }
    }
}

/// What is shown with another card on top.
pub(super) fn with(tops: Powers, card: Card) -> Powers {
    tops.cards().chain([card]).collect()
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.map(|part| paint::unbroken(&part)).collect::<Vec<_>>().join(" · ")
}
