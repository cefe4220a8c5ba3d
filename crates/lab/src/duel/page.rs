//! The result of a duel for people: tables, and a page with charts.

use munera_rules::Seat;
use munera_text::{Language, Locale};

use super::super::measured::Measured;
use super::super::report::{Bar, Bars, Column, Course, Histogram, Report, Section, Table, percent};
use super::Duel;
use super::json::elo_of;
use super::sprt::{Bounds, SprtResult};
use super::tally::{Length, Tally};

/// A finished duel, with everything that is known about it.
pub(super) struct DuelPage<'a, 's, G: Measured> {
    pub(super) duel: &'a Duel<'s, G>,
    pub(super) tally: &'a Tally,
}

impl<G: Measured> DuelPage<'_, '_, G> {
    pub(super) fn report(&self) -> Report {
        let name = Locale::of(Language::English).game(G::NAME);
        let foes: Vec<String> = self.duel.settings.foes.iter().map(ToString::to_string).collect();
        let against = if foes.is_empty() {
            "alone".to_owned()
        } else {
            format!("against {}", foes.join(", "))
        };
        let mut sections = vec![self.score(), self.contestants(), self.sides(), self.places()];
        sections.push(length(&self.tally.moves, "moves"));
        if let Some(unit) = G::UNIT {
            sections.push(length(&self.tally.length, unit));
        }
        sections.push(self.times());
        Report {
            title: format!("{} {against}: {name}", self.duel.settings.hero),
            lead: self.lead(),
            sections,
        }
    }

    fn lead(&self) -> Vec<String> {
        let (tally, settings, seating) = (self.tally, self.duel.settings, &self.duel.seating);
        let players = match seating.players() {
            1 => "alone".to_owned(),
            players if seating.has_teams() => {
                let sizes: Vec<String> = (0..seating.sides())
                    .map(|side| seating.seats_of(side).len().to_string())
                    .collect();
                format!("{players} players, {}", sizes.join("v"))
            }
            players => format!("{players} players"),
        };
        let share = tally.share();
        let [value, margin] = [share.value(), share.margin()].map(|part| part * 100.0);
        let mut score =
            format!("{} has {value:.1} % of the wins, give or take {margin:.1}.", settings.hero);
        if let Some(fair) = seating.fair().map(|fair| fair * 100.0) {
            let verdict = if value - margin > fair {
                "stronger than its foes"
            } else if value + margin < fair {
                "weaker than its foes"
            } else {
                "not told apart from its foes"
            };
            score = format!("{score} Fair would be {fair:.1} %: it is {verdict}.");
        }
        let how = if seating.sides() > 1 { "from every side with the same chance" } else { "once" };
        let (deals, seed) = (tally.deals(), settings.seed);
        let deals =
            format!("{}, {players}: {deals} deals from seed {seed}, each played {how}.", G::NAME);
        let mut lead = vec![deals, score];
        if share.margin() < 1e-9 {
            // If all deals had the same result, the interval is empty and would look like
            // certainty.
            let most = 300.0 / tally.deals() as f64;
            lead.push(format!(
                "All deals ended alike, so there is no interval; by the rule of three, the truth is \
                 within {most:.1} points of a hundred."
            ));
        }
        if let Some((bounds, verdict)) = tally.test() {
            let [low, high] = [bounds.low, bounds.high].map(|share| share * 100.0);
            let found = match verdict {
                Some(SprtResult::High) => format!("{high} % rather than {low} %"),
                Some(SprtResult::Low) => format!("{low} % rather than {high} %"),
                None => format!("not decided yet between {low} % and {high} %"),
            };
            let (ratio, limit) = (bounds.ratio(tally.share()), Bounds::limit());
            lead.push(format!(
                "Sequential test: {found} (log-likelihood ratio {ratio:.2}, limits ±{limit:.2})."
            ));
        }
        lead
    }

    fn reference(&self) -> Option<(f64, String)> {
        self.duel.seating.fair().map(|fair| (fair * 100.0, "fair".to_owned()))
    }

    fn score(&self) -> Section {
        let tally = self.tally;
        let mut table = Table::new(&["value"]);
        let mut row = |name: &str, value: String| table.push(name, vec![value]);
        row("share of the hero, %", percent(tally.share()));
        if let Some(fair) = self.duel.seating.fair() {
            row("fair share, %", format!("{:.1}", fair * 100.0));
        }
        let (share, margin) = (tally.share().value(), tally.share().margin());
        if let (2, Some(difference)) = (self.duel.seating.sides(), elo_of(share)) {
            let written =
                |end: f64| elo_of(end).map_or("unknown".to_owned(), |it| format!("{it:+.0}"));
            let (low, high) = (written(share - margin), written(share + margin));
            row("difference in Elo", format!("{difference:+.0} ({low} to {high})"));
        }
        row("shared wins, %", percent(tally.ties));
        let settings = self.duel.settings;
        let is_reproducible =
            settings.foes.iter().chain([&settings.hero]).all(|it| it.is_reproducible());
        let yes_or_no = if is_reproducible { "yes" } else { "no, by time" };
        row("same on every machine", yes_or_no.to_owned());
        Section::new("Score", table).chart(Course {
            title: "Share of the hero while deals were played".to_owned(),
            across: "deals".to_owned(),
            up: "share, %".to_owned(),
            reference: self.reference(),
            points: tally.course.clone(),
        })
    }

    fn contestants(&self) -> Section {
        let columns =
            ["share, %", "decisions", "nodes each", "mean, ms", "95 %, ms", "longest, ms"];
        let mut table = Table::new(&columns);
        for (number, thinking) in self.tally.thinking.iter().enumerate() {
            let role = if number == 0 { "hero" } else { "foe" };
            let name = format!("{role} {}", self.duel.contestant(number));
            let times = [
                thinking.mean_milliseconds(),
                thinking.milliseconds_of(0.95),
                thinking.longest_milliseconds(),
            ];
            let mut cells = vec![
                percent(self.tally.shares[number]),
                thinking.decisions.to_string(),
                format!("{:.1}", thinking.nodes_per_decision()),
            ];
            cells.extend(times.map(|time| format!("{time:.3}")));
            table.push(name, cells);
        }
        Section::new("Contestants", table).note(
            "Shares are those of one side. Decisions are moves with at least two legal ones; times are of the processor.",
        )
    }

    fn sides(&self) -> Section {
        let mut table = Table::new(&["share, %"]);
        let mut bars = Vec::new();
        for (side, share) in self.tally.sides.iter().enumerate() {
            let seats: Vec<String> = self
                .duel
                .seating
                .seats_of(side)
                .iter()
                .map(|seat: Seat| seat.to_string())
                .collect();
            let word = if seats.len() > 1 { "seats" } else { "seat" };
            let name = format!("{word} {}", seats.join(", "));
            bars.push(Bar::of(name.clone(), *share, 100.0));
            table.push(name, vec![percent(*share)]);
        }
        Section::new("The hero by its seat", table).chart(Bars {
            title: "Share of the hero at each seat".to_owned(),
            axis: "share, %".to_owned(),
            reference: self.reference(),
            rows: bars,
        })
    }

    fn places(&self) -> Section {
        let mut table = Table::new(&["hero, %", "everybody, %"]);
        let mut bars = Vec::new();
        for (place, shares) in self.tally.places.iter().enumerate() {
            let name = match place {
                0 => "first".to_owned(),
                place => format!("{place} after the first"),
            };
            bars.push(Bar::of(name.clone(), shares.everybody, 100.0));
            table.push(name, vec![percent(shares.hero), percent(shares.everybody)]);
        }
        Section::new("By the order of turns", table)
            .note("What a place is worth: in a deal, every contestant has every place once.")
            .chart(Bars {
                title: "Advantage of each place in the order of turns".to_owned(),
                axis: "share of the contestants there, %".to_owned(),
                reference: self.reference(),
                rows: bars,
            })
    }

    fn times(&self) -> Section {
        let columns: Vec<String> = (0..self.tally.thinking.len())
            .map(|number| self.duel.contestant(number).to_string())
            .collect();
        let mut table = Table { columns, rows: Vec::new() };
        let all: Vec<Vec<(f64, u64)>> =
            self.tally.thinking.iter().map(super::thinking::Thinking::doublings).collect();
        let mut from: Vec<f64> = all.iter().flatten().map(|(least, _)| *least).collect();
        from.sort_by(f64::total_cmp);
        from.dedup();
        for least in from {
            let count = |doublings: &Vec<(f64, u64)>| {
                let found = doublings.iter().find(|(from, _)| from.total_cmp(&least).is_eq());
                found.map_or(0, |(_, count)| *count).to_string()
            };
            let name = format!("{} to {} ms", written(least), written(least * 2.0));
            table.push(name, all.iter().map(count).collect());
        }
        let mut section = Section::new("Decisions by their time", table).detail();
        for (number, doublings) in all.into_iter().enumerate() {
            let contestant = self.duel.contestant(number);
            let columns = doublings
                .into_iter()
                .map(|(least, count)| Column { name: written(least), count })
                .collect();
            section = section.chart(Histogram {
                title: format!("Time of the decisions of {contestant}"),
                across: "milliseconds or more, up to twice as many".to_owned(),
                up: "decisions".to_owned(),
                columns,
            });
        }
        section
    }
}

/// Milliseconds with as many digits as make sense.
fn written(milliseconds: f64) -> String {
    match milliseconds {
        few if few < 0.0995 => format!("{few:.3}"),
        some if some < 0.995 => format!("{some:.2}"),
        some if some < 9.95 => format!("{some:.1}"),
        many => format!("{many:.0}"),
    }
}

fn length(length: &Length, unit: &str) -> Section {
    let mut table = Table::new(&["mean", "least", "5 %", "median", "95 %", "most"]);
    let mean = format!("{:.1} ± {:.1}", length.mean.value(), length.mean.margin());
    let parts = [0.0, 0.05, 0.5, 0.95, 1.0].map(|part| length.at(part).to_string());
    table.push(unit, [vec![mean], parts.to_vec()].concat());
    Section::new(&format!("Length in {unit}"), table).chart(Histogram {
        title: format!("Length of games in {unit}"),
        across: unit.to_owned(),
        up: "games".to_owned(),
        columns: Histogram::columns_of(&length.counts),
    })
}
