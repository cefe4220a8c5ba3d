//! The figures of games of Gladiators.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use munera_rules::Seat;
use munera_rules::gladiators::{
    Action, Effect, Ending, Happening, News, Outcome, Powers, Trait, View,
};

use crate::mean::{Mean, add_all};
use crate::slope::Slope;

/// What the figures need to know about a finished game.
#[derive(Clone, Debug, Default)]
pub(super) struct Contest {
    /// The cards that each seat showed at first.
    pub(super) tops: Vec<Powers>,
    /// The cards that each seat drew at first.
    pub(super) hands: Vec<Powers>,
    pub(super) first: Option<Seat>,
    pub(super) turns: u32,
    onslaughts: u32,
    first_onslaught: Option<Seat>,
}

impl Contest {
    /// Notices new Onslaughts.
    pub(super) fn watch_onslaughts(&mut self, before: &View, after: &View, players: u8) {
        for seat in Seat::all(players).filter(|seat| after.alive().contains(*seat)) {
            let [was, is] = [before, after].map(|view| !view.tops(seat).onslaught().is_empty());
            if is && !was {
                self.onslaughts += 1;
                self.first_onslaught = self.first_onslaught.or(Some(seat));
            }
        }
    }
}

/// A third of the powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Third {
    Low,
    Middle,
    High,
}

impl Third {
    pub(super) const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// 1 to 4, 5 to 9, 10 to 13.
    const fn of(power: u8) -> Self {
        match power {
            0..=4 => Self::Low,
            5..=9 => Self::Middle,
            _ => Self::High,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Middle => "middle",
            Self::High => "high",
        }
    }

    pub(super) const fn range(self) -> &'static str {
        match self {
            Self::Low => "1 to 4",
            Self::Middle => "5 to 9",
            Self::High => "10 to 13",
        }
    }
}

/// What a trait was worth. Each game counts with one number, because its seats depend on each
/// other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TraitFigures {
    /// What seats won beyond their fair share, by the third of the trait's first power.
    pub(super) thirds: [Mean; 3],
    /// What each point of the trait's first power adds.
    pub(super) power: Slope,
    /// What a seat that drew a card of the trait for its first hand won beyond its fair share.
    pub(super) drawn: Mean,
    /// What each point of power of that card adds.
    pub(super) hand_power: Slope,
}

/// The kinds of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Focus,
    Attack,
    Gambit,
    Recover,
}

impl Kind {
    pub(super) const ALL: [Self; 4] = [Self::Focus, Self::Attack, Self::Gambit, Self::Recover];

    const fn of(action: Action) -> Self {
        match action {
            Action::Focus(_) => Self::Focus,
            Action::Attack(_) => Self::Attack,
            Action::Gambit(_) => Self::Gambit,
            Action::Recover(_) => Self::Recover,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Focus => "focus",
            Self::Attack => "attack",
            Self::Gambit => "gambit",
            Self::Recover => "recover",
        }
    }
}

/// The results of an attack.
pub(super) const ATTACK_ENDS: [&str; 4] = ["wounds", "kills", "dodged", "blocked"];

/// All that is measured.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    pub(super) games: u64,
    pub(super) traits: [TraitFigures; 4],
    /// What seats won beyond their fair share, clockwise from the seat with the first turn.
    pub(super) places: [Mean; 4],
    /// The part of the games that ended by a Victory, by the last one standing, and by the turn
    /// limit.
    pub(super) endings: [Mean; 3],
    pub(super) turns: BTreeMap<i64, u64>,
    pub(super) turns_mean: Mean,
    /// How often each kind of action was announced, in all games.
    pub(super) actions: [u64; 4],
    /// The part of each kind among the actions of a game.
    pub(super) action_parts: [Mean; 4],
    /// The part of each result among the attacks of a game.
    pub(super) attack_parts: [Mean; 4],
    attack_ends: [u64; 4],
    /// Cards laid before an action, per action.
    pub(super) plays: Mean,
    played: u64,
    /// The part of the questions to seats with cards that a card answered.
    pub(super) responses: Mean,
    asked: u64,
    responded: u64,
    /// Onslaughts per game, and what the seat with the first one won beyond its fair share.
    pub(super) onslaughts: Mean,
    pub(super) first_onslaught: Mean,
}

impl Figures {
    /// Counts an event.
    pub(super) fn note_news(&mut self, news: &News, could_respond: bool) {
        match news.happening {
            Happening::Play(..) => self.played += 1,
            Happening::Announce(_, action) => self.actions[Kind::of(action) as usize] += 1,
            Happening::Respond(..) => {
                self.asked += 1;
                self.responded += 1;
            }
            Happening::Pass(_) => self.asked += u64::from(could_respond),
            Happening::Setup { .. } | Happening::Draw { .. } | Happening::Restock(..) => {}
        }
        let falls = news.effects.iter().any(|effect| matches!(effect, Effect::Fell(_)));
        for effect in &news.effects {
            let end = match effect {
                Effect::Wounded(..) if falls => 1,
                Effect::Wounded(..) => 0,
                Effect::Dodged(_) => 2,
                Effect::Blocked(_) => 3,
                _ => continue,
            };
            self.attack_ends[end] += 1;
        }
    }

    /// Counts the end of the game, and everything that was noted for it before.
    pub(super) fn note_end(&mut self, contest: &Contest, outcome: Outcome) {
        self.games = 1;
        let players = contest.tops.len() as u8;
        let fair = 1.0 / f64::from(players);
        let part = 1.0 / outcome.winners.len().max(1) as f64;
        let gain = |seat: Seat| if outcome.winners.contains(seat) { part - fair } else { -fair };
        self.note_traits(contest, players, &gain);
        if let Some(first) = contest.first {
            for (steps, place) in (0..players).zip(&mut self.places) {
                place.note(gain(first.plus(steps, players)));
            }
        }
        for (ending, mean) in [Ending::Victory, Ending::LastStanding, Ending::TurnLimit]
            .into_iter()
            .zip(&mut self.endings)
        {
            mean.note_whether(outcome.ending == ending);
        }
        *self.turns.entry(contest.turns.into()).or_default() += 1;
        self.turns_mean.note(contest.turns.into());
        let actions: u64 = self.actions.iter().sum();
        if actions > 0 {
            for (mean, count) in self.action_parts.iter_mut().zip(self.actions) {
                mean.note(count as f64 / actions as f64);
            }
            self.plays.note(self.played as f64 / actions as f64);
        }
        let attacks: u64 = self.attack_ends.iter().sum();
        if attacks > 0 {
            for (mean, count) in self.attack_parts.iter_mut().zip(self.attack_ends) {
                mean.note(count as f64 / attacks as f64);
            }
        }
        if self.asked > 0 {
            self.responses.note(self.responded as f64 / self.asked as f64);
        }
        self.onslaughts.note(contest.onslaughts.into());
        if let Some(seat) = contest.first_onslaught {
            self.first_onslaught.note(gain(seat));
        }
    }

    fn note_traits(&mut self, contest: &Contest, players: u8, gain: &impl Fn(Seat) -> f64) {
        let of = |powers: &[Powers], kind: Trait| -> Vec<(u8, f64)> {
            let seats = Seat::all(players).zip(powers);
            seats
                .filter_map(|(seat, powers)| Some((powers.get(kind)?.number(), gain(seat))))
                .collect()
        };
        let floats = |found: &[(u8, f64)]| -> Vec<(f64, f64)> {
            found.iter().map(|(power, gain)| (f64::from(*power), *gain)).collect()
        };
        for (kind, figures) in Trait::ALL.into_iter().zip(&mut self.traits) {
            let tops = of(&contest.tops, kind);
            for (third, mean) in Third::ALL.into_iter().zip(&mut figures.thirds) {
                let own = tops.iter().filter(|(power, _)| Third::of(*power) == third);
                note_mean(mean, own.map(|(_, gain)| *gain));
            }
            figures.power.note(&floats(&tops));
            let hand = of(&contest.hands, kind);
            note_mean(&mut figures.drawn, hand.iter().map(|(_, gain)| *gain));
            figures.hand_power.note(&floats(&hand));
        }
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        for (own, other) in self.traits.iter_mut().zip(&other.traits) {
            add_all(&mut own.thirds, &other.thirds);
            own.power.add(&other.power);
            own.drawn.add(&other.drawn);
            own.hand_power.add(&other.hand_power);
        }
        add_all(&mut self.places, &other.places);
        add_all(&mut self.endings, &other.endings);
        add_all(&mut self.action_parts, &other.action_parts);
        add_all(&mut self.attack_parts, &other.attack_parts);
        for (number, count) in &other.turns {
            *self.turns.entry(*number).or_default() += count;
        }
        for (own, other) in self.actions.iter_mut().zip(other.actions) {
            *own += other;
        }
        self.turns_mean.add(&other.turns_mean);
        self.plays.add(&other.plays);
        self.responses.add(&other.responses);
        self.onslaughts.add(&other.onslaughts);
        self.first_onslaught.add(&other.first_onslaught);
    }
}

/// Adds the mean of some numbers of one game, if there are any.
fn note_mean(mean: &mut Mean, numbers: impl Iterator<Item = f64>) {
    let mut of_game = Mean::default();
    numbers.for_each(|number| of_game.note(number));
    if of_game.count() > 0 {
        mean.note(of_game.value());
    }
}
