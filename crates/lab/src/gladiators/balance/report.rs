//! The balance of Gladiators as tables for people and as JSON for programs.

use munera_protocol::codec::Codec;
use munera_rules::Game;
use munera_rules::gladiators::{Gladiators, Trait};
use serde_json::{Map, Value, json};

use super::figures::{ATTACK_ENDS, Figures, Kind, Third};
use crate::balance::BalanceSettings;
use crate::mean::Mean;
use crate::report::{Bar, Bars, Histogram, Report, Section, Table, percent, plain, points};
use crate::slope::Slope;

/// The figures, with everything that their report needs.
pub(super) struct GladiatorsReport<'a> {
    pub(super) game: &'a Gladiators,
    pub(super) settings: &'a BalanceSettings,
    pub(super) figures: &'a Figures,
}

/// How games end, in the order of the figures.
const ENDINGS: [&str; 3] = ["Victory", "last standing", "turn limit"];

const fn word(kind: Trait) -> &'static str {
    match kind {
        Trait::Speed => "Speed",
        Trait::Attack => "Attack",
        Trait::Defense => "Defense",
        Trait::Health => "Health",
    }
}

impl GladiatorsReport<'_> {
    /// All figures as one object. Shares are parts of 1; margins are half of the 95 % interval.
    pub(super) fn json(&self) -> Value {
        let figures = self.figures;
        let traits: Map<String, Value> = Trait::ALL
            .into_iter()
            .zip(figures.traits)
            .map(|(kind, of)| {
                let thirds: Map<String, Value> = Third::ALL
                    .into_iter()
                    .zip(of.thirds)
                    .map(|(third, gain)| (third.word().to_owned(), gain.json()))
                    .collect();
                let value = json!({
                    "start": thirds, "start_power": of.power.json(), "drawn": of.drawn.json(),
                    "hand_power": of.hand_power.json(),
                });
                (word(kind).to_lowercase(), value)
            })
            .collect();
        let named = |names: &[&str], means: &[Mean]| -> Map<String, Value> {
            let names = names.iter().map(|name| name.to_lowercase().replace(' ', "_"));
            names.zip(means.iter().map(|mean| mean.json())).collect()
        };
        let turns: Map<String, Value> =
            figures.turns.iter().map(|(turns, games)| (turns.to_string(), json!(games))).collect();
        let places: Vec<Value> = figures.places[..usize::from(self.game.players())]
            .iter()
            .map(|gain| gain.json())
            .collect();
        json!({
            "lab": "balance", "game": Gladiators::NAME, "options": self.game.write_options(),
            "games": figures.games, "bot": self.settings.player.to_string(),
            "seed": self.settings.seed, "traits": traits, "places": places,
            "endings": named(&ENDINGS, &figures.endings),
            "turns": figures.turns_mean.json(), "turns_counts": turns,
            "actions": named(&Kind::ALL.map(Kind::word), &figures.action_parts),
            "attacks": named(&ATTACK_ENDS, &figures.attack_parts),
            "plays_per_action": figures.plays.json(), "responses": figures.responses.json(),
            "onslaughts": figures.onslaughts.json(),
            "first_onslaught": figures.first_onslaught.json(),
        })
    }

    pub(super) fn report(&self) -> Report {
        let players = self.game.players();
        Report {
            title: format!("Gladiators: what traits and seats are worth, {players} players"),
            lead: vec![format!(
                "{} games of {players} players, all {}, from seed {}. Gains are in points of a hundred \
                 beyond the fair share of {:.1} %. After ± half of the 95 % interval.",
                self.figures.games,
                self.settings.player,
                self.settings.seed,
                100.0 / f64::from(players),
            )],
            sections: vec![
                self.thirds(),
                self.slopes(),
                self.hands(),
                self.places(),
                self.endings(),
                self.lengths(),
                self.actions(),
                self.attacks(),
                self.onslaughts(),
            ],
        }
    }

    fn thirds(&self) -> Section {
        let mut table = Table::new(&Third::ALL.map(Third::range));
        let mut bars = Vec::new();
        for (kind, of) in Trait::ALL.into_iter().zip(self.figures.traits) {
            table.push(word(kind), of.thirds.map(points).to_vec());
            for (third, gain) in Third::ALL.into_iter().zip(of.thirds) {
                bars.push(Bar::of(format!("{} {}", word(kind), third.word()), gain, 100.0));
            }
        }
        Section::new("What the first cards are worth", table)
            .note("Gain of seats by the power that each of their traits showed at first.")
            .chart(Bars {
                title: "Gain by the power that a trait begins with".to_owned(),
                axis: "points of a hundred".to_owned(),
                reference: Some((0.0, "fair".to_owned())),
                rows: bars,
            })
    }

    fn slopes(&self) -> Section {
        let mut table = Table::new(&["on the table", "in the hand"]);
        let mut bars = Vec::new();
        for (kind, of) in Trait::ALL.into_iter().zip(self.figures.traits) {
            table.push(word(kind), vec![of.power.points(), of.hand_power.points()]);
            for (slope, place) in [(of.power, "shown"), (of.hand_power, "held")] {
                bars.extend(bar(format!("{} {place}", word(kind)), slope));
            }
        }
        Section::new("What a point of power is worth", table)
            .note("Gain for each point of power: of the card that a trait begins with, and of the card of it in the first hand.")
            .chart(Bars {
                title: "Gain for each point of power at the beginning".to_owned(),
                axis: "points of a hundred for each point of power".to_owned(),
                reference: Some((0.0, "no difference".to_owned())),
                rows: bars,
            })
    }

    fn hands(&self) -> Section {
        let mut table = Table::new(&["gain"]);
        let mut bars = Vec::new();
        for (kind, of) in Trait::ALL.into_iter().zip(self.figures.traits) {
            table.push(format!("drew {}", word(kind)), vec![points(of.drawn)]);
            bars.push(Bar::of(word(kind), of.drawn, 100.0));
        }
        Section::new("First hands", table)
            .note("Gain of the seats that drew a card of the trait for their first hand. Four players draw one of each.")
            .chart(Bars {
                title: "Gain by the traits of the first hand".to_owned(),
                axis: "points of a hundred".to_owned(),
                reference: Some((0.0, "fair".to_owned())),
                rows: bars,
            })
    }

    fn places(&self) -> Section {
        let mut table = Table::new(&["gain"]);
        let mut bars = Vec::new();
        for (steps, gain) in (0..self.game.players()).zip(self.figures.places) {
            let name = match steps {
                0 => "first".to_owned(),
                steps => format!("{steps} after the first"),
            };
            bars.push(Bar::of(name.clone(), gain, 100.0));
            table.push(name, vec![points(gain)]);
        }
        Section::new("What turns gain", table).note("The seat with the lowest Speed begins.").chart(
            Bars {
                title: "Gain of each place in the order of turns".to_owned(),
                axis: "points of a hundred".to_owned(),
                reference: Some((0.0, "fair".to_owned())),
                rows: bars,
            },
        )
    }

    fn endings(&self) -> Section {
        shares("How games end", "Endings of games", "games, %", &ENDINGS, &self.figures.endings)
    }

    fn lengths(&self) -> Section {
        let figures = self.figures;
        let at = |part: f64| {
            let mut seen = 0;
            let wanted = figures.games as f64 * part;
            let reached = figures.turns.iter().find(|(_, games)| {
                seen += **games;
                seen as f64 >= wanted
            });
            reached.map_or(0, |(turns, _)| *turns).to_string()
        };
        let mut table = Table::new(&["turns"]);
        table.push("mean", vec![plain(figures.turns_mean)]);
        for (name, part) in
            [("least", 0.0), ("5 %", 0.05), ("median", 0.5), ("95 %", 0.95), ("most", 1.0)]
        {
            table.push(name, vec![at(part)]);
        }
        Section::new("Length", table).chart(Histogram {
            title: "How many turns games had".to_owned(),
            across: "turns".to_owned(),
            up: "games".to_owned(),
            columns: Histogram::columns_of(&figures.turns),
        })
    }

    fn actions(&self) -> Section {
        let words = Kind::ALL.map(Kind::word);
        let parts = &self.figures.action_parts;
        let mut section = shares("What players do", "Actions", "actions, %", &words, parts);
        section.table.push("card laid before it", vec![percent(self.figures.plays)]);
        section.note("Parts of the actions of a game, as the mean of games.")
    }

    fn attacks(&self) -> Section {
        let parts = &self.figures.attack_parts;
        let mut section =
            shares("What becomes of attacks", "Ends of attacks", "attacks, %", &ATTACK_ENDS, parts);
        section.table.push("a card responds", vec![percent(self.figures.responses)]);
        section.note(
            "The last row is the part of all questions, to seats with cards in hand, that a card answered.",
        )
    }

    fn onslaughts(&self) -> Section {
        let mut table = Table::new(&["value"]);
        table.push("in a game", vec![plain(self.figures.onslaughts)]);
        table.push("gain of the seat with the first", vec![points(self.figures.first_onslaught)]);
        let had = self.figures.first_onslaught.count();
        table.push("games that saw one", vec![had.to_string()]);
        Section::new("Onslaughts", table)
    }
}

fn bar(name: String, slope: Slope) -> Option<Bar> {
    let [value, margin] = [slope.value(), slope.margin()].map(|number| number * 100.0);
    slope.is_known().then_some(Bar { name, value, margin })
}

/// A section of shares of one whole.
fn shares(title: &str, chart: &str, axis: &str, names: &[&str], means: &[Mean]) -> Section {
    let mut table = Table::new(&["%"]);
    let mut bars = Vec::new();
    for (name, mean) in names.iter().zip(means) {
        table.push(*name, vec![percent(*mean)]);
        bars.push(Bar::of(*name, *mean, 100.0));
    }
    Section::new(title, table).chart(Bars {
        title: chart.to_owned(),
        axis: axis.to_owned(),
        reference: None,
        rows: bars,
    })
}
