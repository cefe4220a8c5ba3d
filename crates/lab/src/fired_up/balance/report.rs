//! The balance of Fired Up as tables for people and as JSON for programs.

use std::collections::BTreeMap;

use munera_protocol::content::Content;
use munera_rules::Game;
use munera_rules::fired_up::{BetId, Fighter, FiredUp, HighlightId, Moment};
use munera_text::{Language, Locale};
use serde_json::{Map, Value, json};

use super::figures::{Figures, Source};
use super::targets::targets;
use crate::balance::BalanceSettings;
use crate::mean::Mean;
use crate::ratio::Ratio;
use crate::report::{Bar, Bars, Histogram, Report, Section, Table, percent, plain};

/// The figures, with everything that their report needs.
pub(super) struct FiredUpReport<'a> {
    pub(super) settings: &'a BalanceSettings,
    pub(super) tables: &'a [&'a FiredUp],
    pub(super) content: &'a Content,
    pub(super) figures: &'a Figures,
}

fn source_name(source: Source) -> String {
    match source {
        Source::Highlights(moment) => format!("highlights_{}", moment.word()),
        Source::Bets => "bets".to_owned(),
    }
}

impl FiredUpReport<'_> {
    /// All figures as one object. Shares are parts of 1; margins are half of the 95 % interval.
    pub(super) fn json(&self) -> Value {
        let (settings, figures) = (self.settings, self.figures);
        let pack = &self.content.pack;
        let wins = |circle: usize| -> Map<String, Value> {
            let of = |fighter: Fighter| figures.wins[circle][fighter as usize].json();
            Fighter::ALL
                .into_iter()
                .map(|fighter| (fighter.name().to_owned(), of(fighter)))
                .collect()
        };
        let tiers = |tiers: &[Ratio]| tiers.iter().map(|met| met.json()).collect::<Vec<Value>>();
        let highlights: Map<String, Value> = HighlightId::all()
            .map(|card| {
                let count = pack.highlight(card).tiers.len();
                (card.to_string(), json!(tiers(&figures.tiers[card.index()][..count])))
            })
            .collect();
        let moments: Map<String, Value> = Moment::ALL
            .into_iter()
            .map(|moment| {
                (moment.word().to_owned(), json!(tiers(&figures.moments[moment as usize])))
            })
            .collect();
        let bets: Map<String, Value> = BetId::ALL
            .into_iter()
            .map(|bet| {
                let of = &figures.bets[bet.index()];
                let value = json!({
                    "settled": of.settled.json(), "pays": of.pays.json(), "cards": of.cards.json(),
                    "right": of.right.json(), "paid": of.paid.json(),
                });
                (bet.to_string(), value)
            })
            .collect();
        let points: Map<String, Value> = Source::ALL
            .into_iter()
            .map(|source| (source_name(source), figures.points[source.index()].json()))
            .collect();
        let first: Map<String, Value> = (2..)
            .zip(figures.first_wins)
            .filter(|(_, wins)| wins.count() > 0)
            .map(|(players, wins): (u8, Mean)| (players.to_string(), wins.json()))
            .collect();
        let bars: Vec<Value> = targets(figures)
            .into_iter()
            .map(|target| {
                let ends =
                    |range: &std::ops::RangeInclusive<f64>| json!([range.start(), range.end()]);
                json!({
                    "name": target.name, "asked": ends(&target.asked), "found": ends(&target.found),
                    "met": target.is_met(),
                })
            })
            .collect();
        json!({
            "lab": "balance", "game": FiredUp::NAME, "pack": self.content.name,
            "hash": self.content.hash, "games": figures.games, "players": self.players(),
            "bot": settings.player.to_string(), "abilities": self.has_abilities(),
            "seed": settings.seed,
            "fights_won": {"4": wins(0), "5": wins(1)},
            "highlights": highlights, "moments": moments, "bets": bets, "points": points,
            "eliminations": figures.eliminations,
            "median_eliminations": figures.median_eliminations(),
            "rounds": figures.rounds, "moves": figures.moves, "first_player_wins": first, "targets": bars,
        })
    }

    fn players(&self) -> Vec<u8> {
        self.tables.iter().map(|table| table.players()).collect()
    }

    fn has_abilities(&self) -> bool {
        self.tables.iter().all(|table| table.options().abilities)
    }

    /// All figures for people.
    pub(super) fn report(&self) -> Report {
        let abilities = if self.has_abilities() { "with" } else { "without" };
        let players: Vec<String> = self.players().iter().map(ToString::to_string).collect();
        let mut sections = vec![self.targets()];
        sections.extend([0, 1].into_iter().filter_map(|circle| self.fighters(circle)));
        sections.push(self.falls());
        sections.extend(Moment::ALL.map(|moment| self.highlights(moment)));
        sections.extend([self.bets(), self.sources(), self.first(), self.rounds()]);
        Report {
            title: "Fired Up: what fighters, Highlights and Bets are worth".to_owned(),
            lead: vec![format!(
                "Pack {}, hash {}: {} games of {} players who are {}, {abilities} abilities, from seed \
                 {}. After ± half of the 95 % interval.",
                self.content.name,
                &self.content.hash[..16],
                self.figures.games,
                players.join(", "),
                self.settings.player,
                self.settings.seed,
            )],
            sections,
        }
    }

    fn fighters(&self, circle: usize) -> Option<Section> {
        let wins = self.figures.wins[circle];
        if wins.iter().all(|wins| wins.count() == 0) {
            return None;
        }
        let count = circle + 4;
        let mut table = Table::new(&["won, %", "fights"]);
        let mut bars = Vec::new();
        for fighter in Fighter::ALL {
            let won = wins[fighter as usize];
            table.push(fighter.name(), vec![percent(won), won.count().to_string()]);
            bars.push(Bar::of(fighter.name(), won, 100.0));
        }
        let title = format!("Fights won, of {count}");
        Some(Section::new(&title, table).chart(Bars {
            title: format!("Fights of {count} won by each fighter"),
            axis: "fights won, %".to_owned(),
            reference: Some((100.0 / count as f64, "fair".to_owned())),
            rows: bars,
        }))
    }

    fn falls(&self) -> Section {
        let counts: BTreeMap<i64, u64> = (0..).zip(self.figures.eliminations).collect();
        let mut table = Table::new(&["games"]);
        for (fallen, games) in &counts {
            table.push(format!("{fallen} fell"), vec![games.to_string()]);
        }
        let median = self.figures.median_eliminations();
        Section::new("Fighters that fell", table)
            .note(&format!("In the median game, {median} fell."))
            .chart(Histogram {
                title: "How many fighters fell".to_owned(),
                across: "fighters fallen".to_owned(),
                up: "games".to_owned(),
                columns: Histogram::columns_of(&counts),
            })
    }

    fn highlights(&self, moment: Moment) -> Section {
        let (content, pack) = (self.content, &self.content.pack);
        let mut table = Table::new(&["tier 1, %", "tier 2, %", "tier 3, %", "points"]);
        let mut bars = Vec::new();
        let mut all = self.figures.moments[moment as usize].map(percent).to_vec();
        all.push(String::new());
        table.push(format!("all {}", moment.word()), all);
        for card in HighlightId::all().filter(|card| pack.highlight(*card).moment == moment) {
            let tiers = &pack.highlight(card).tiers;
            let met = self.figures.tiers[card.index()];
            let mut cells: Vec<String> = (0..3)
                .map(|tier| if tier < tiers.len() { percent(met[tier]) } else { String::new() })
                .collect();
            let points: Vec<String> = tiers.iter().map(|tier| tier.points.to_string()).collect();
            cells.push(points.join(" "));
            let name =
                format!("{card} {}", content.highlight_title(card, Language::English.code()));
            bars.push(Bar::of(name.clone(), met[0], 100.0));
            table.push(name, cells);
        }
        let word = moment.word();
        Section::new(&format!("Highlights of the {word} met"), table)
            .note("Of those that were kept for a round, how many met each tier.")
            .chart(Bars {
                title: format!("How often the first tier of each {word} Highlight was met"),
                axis: "met, % of those kept".to_owned(),
                reference: None,
                rows: bars,
            })
    }

    fn bets(&self) -> Section {
        let locale = Locale::of(Language::English);
        let columns = ["settled, %", "pays, %", "cards", "right, %", "points paid"];
        let mut table = Table::new(&columns);
        let mut bars = Vec::new();
        for bet in BetId::ALL {
            let event = locale.bet_event(self.content.pack.bet(bet).event);
            let of = &self.figures.bets[bet.index()];
            let cells = vec![
                percent(of.settled),
                percent(of.pays),
                format!("{:.2}", of.cards.value()),
                percent(of.right),
                plain(of.paid),
            ];
            table.push(format!("{bet} {event}"), cells);
            bars.push(Bar::of(bet.to_string(), of.right, 100.0));
        }
        Section::new("Bets", table).chart(Bars {
            title: "Betting cards that were right".to_owned(),
            axis: "right, % of the cards laid".to_owned(),
            reference: None,
            rows: bars,
        })
    }

    fn sources(&self) -> Section {
        let mut table = Table::new(&["points"]);
        let mut bars = Vec::new();
        for source in Source::ALL {
            let points = self.figures.points[source.index()];
            let name = source_name(source).replace('_', ", ");
            bars.push(Bar::of(name.clone(), points, 1.0));
            table.push(name, vec![plain(points)]);
        }
        Section::new("Points of a player in a game", table).chart(Bars {
            title: "Where a player's points come from".to_owned(),
            axis: "points in a game".to_owned(),
            reference: None,
            rows: bars,
        })
    }

    fn first(&self) -> Section {
        let mut table = Table::new(&["won, %", "fair", "more than fair"]);
        let mut bars = Vec::new();
        for (players, wins) in (2_u8..).zip(self.figures.first_wins) {
            if wins.count() > 0 {
                let fair = 100.0 / f64::from(players);
                let more = wins.value() * 100.0 - fair;
                let name = format!("{players} players");
                let margin = wins.margin() * 100.0;
                bars.push(Bar { name: name.clone(), value: more, margin });
                let cells = vec![percent(wins), format!("{fair:.1}"), format!("{more:+.1}")];
                table.push(name, cells);
            }
        }
        Section::new("Games won by the first player", table).chart(Bars {
            title: "What the first player gains".to_owned(),
            axis: "points of a hundred above the fair share".to_owned(),
            reference: Some((0.0, "fair".to_owned())),
            rows: bars,
        })
    }

    fn rounds(&self) -> Section {
        let counts: BTreeMap<i64, u64> = (1..).zip(self.figures.rounds).collect();
        let mut table = Table::new(&["games"]);
        for (rounds, games) in &counts {
            table.push(format!("{rounds} rounds"), vec![games.to_string()]);
        }
        let moves = self.figures.moves as f64 / self.figures.games.max(1) as f64;
        Section::new("Length", table)
            .note(&format!("A game has {moves:.0} moves on average."))
            .chart(Histogram {
                title: "How many rounds games had".to_owned(),
                across: "rounds".to_owned(),
                up: "games".to_owned(),
                columns: Histogram::columns_of(&counts),
            })
    }

    fn targets(&self) -> Section {
        let mut table = Table::new(&["asked", "found", ""]);
        for target in targets(self.figures) {
            let ends = |range: &std::ops::RangeInclusive<f64>, digits| {
                format!("{:.digits$} to {:.digits$}", range.start(), range.end())
            };
            let verdict = if target.is_met() { "met" } else { "MISSED" };
            let cells = vec![ends(&target.asked, 0), ends(&target.found, 1), verdict.to_owned()];
            table.push(target.name.clone(), cells);
        }
        Section::new("Targets", table)
    }
}
