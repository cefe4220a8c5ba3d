//! The balance of Gorus Maximus as tables for people and as JSON for programs.

use munera_protocol::codec::Codec;
use munera_rules::gorus::{Gorus, Rank, Word};
use munera_rules::{Game, Seat};
use serde_json::{Map, Value, json};

use super::figures::{Figures, RankFigures};
use super::round::Role;
use crate::balance::BalanceSettings;
use crate::report::{Bar, Bars, Histogram, Report, Section, Table, percent, plain, points};
use crate::slope::Slope;

/// The figures, with everything that their report needs.
pub(super) struct GorusReport<'a, W: Word, const SEATS: usize, const CARDS: usize> {
    pub(super) game: &'a Gorus<W, SEATS, CARDS>,
    pub(super) settings: &'a BalanceSettings,
    pub(super) figures: &'a Figures,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> GorusReport<'_, W, SEATS, CARDS> {
    fn ranks(&self) -> impl Iterator<Item = (Rank, &RankFigures)> {
        let of_deck = |rank: &Rank| self.figures.ranks[rank.index()].wins.count() > 0;
        Rank::all().filter(of_deck).map(|rank| (rank, &self.figures.ranks[rank.index()]))
    }

    /// All figures as one object. Shares are parts of 1; margins are half of the 95 % interval.
    pub(super) fn json(&self) -> Value {
        let figures = self.figures;
        let ranks: Map<String, Value> = self
            .ranks()
            .map(|(rank, of)| {
                let dealt = if self.game.is_solo() { of.copies.json() } else { of.dealt.json() };
                let value = json!({
                    "dealt": dealt, "wins_bout": of.wins.json(), "favour_won": of.won.json(),
                    "favour_kept": of.kept.json(), "stays": of.stays.json(),
                    "challenges": of.challenges.json(),
                });
                (rank.to_string(), value)
            })
            .collect();
        let counts = |counts: &std::collections::BTreeMap<i64, u64>| -> Map<String, Value> {
            counts.iter().map(|(number, count)| (number.to_string(), json!(count))).collect()
        };
        let places: Vec<Value> = figures.places[..usize::from(self.game.players())]
            .iter()
            .map(|gain| gain.json())
            .collect();
        let sides: Vec<Value> =
            figures.sides[..self.game.side_count()].iter().map(|share| share.json()).collect();
        let roles: Map<String, Value> = Role::ALL
            .into_iter()
            .zip(figures.roles)
            .map(|(role, of)| {
                let value = json!({
                    "part": of.plays.json(), "wins_bout": of.wins.json(),
                    "favour_won": of.won.json(),
                });
                (role.word().to_owned(), value)
            })
            .collect();
        let solo = self.game.is_solo().then(|| {
            json!({
                "wins": figures.solo_wins.json(), "no_eight": figures.no_eight.json(),
                "no_eight_but_ahead": figures.no_eight_but_ahead.json(),
            })
        });
        json!({
            "lab": "balance", "game": Gorus::<W, SEATS, CARDS>::NAME,
            "options": self.game.write_options(), "rounds": figures.rounds,
            "bot": self.settings.player.to_string(), "seed": self.settings.seed,
            "ranks": ranks,
            "roles": {
                "plays": roles, "opening_school": figures.opening_school.json(),
                "last_school": figures.last_school.json(),
            },
            "zero": {
                "taker_wins": figures.zero_wins.json(), "stays": figures.zero_stays.json(),
                "decides": figures.zero_decides.json(),
            },
            "challenges": {
                "challenged": figures.challenged.json(), "changed": figures.changed.json(),
                "decided": figures.decided.json(), "deciding": figures.deciding.json(),
                "changes": figures.changes_mean.json(), "changes_counts": counts(&figures.changes),
            },
            "places": places, "sides": sides,
            "winning_favour": figures.totals_mean.json(),
            "winning_favour_counts": counts(&figures.totals),
            "lead": figures.leads.json(), "ties": figures.ties.json(), "solo": solo,
        })
    }

    pub(super) fn report(&self) -> Report {
        let players = match self.game.players() {
            1 => "one player".to_owned(),
            players => format!("{players} players"),
        };
        let teams = self.game.options().division;
        let teams = teams.map_or(String::new(), |division| format!(", {division}"));
        let mut sections = vec![self.worth(), self.play(), self.roles(), self.challenges()];
        sections.extend([self.changes(), self.zero()]);
        if self.game.is_solo() {
            sections.push(self.solo());
        } else {
            sections.push(self.places());
        }
        sections.extend([self.totals(), self.sides()]);
        Report {
            title: format!("Gorus Maximus: what gladiators and seats are worth, {players}{teams}"),
            lead: vec![format!(
                "{} rounds of {players}{teams}, all {}, from seed {}. After ± half of the 95 % interval.",
                self.figures.rounds, self.settings.player, self.settings.seed,
            )],
            sections,
        }
    }

    fn worth(&self) -> Section {
        let is_solo = self.game.is_solo();
        let mut table = Table::new(&["dealt, points", "favour won", "own favour kept"]);
        let mut bars = Vec::new();
        for (rank, of) in self.ranks() {
            let name = format!("rank {rank}");
            let (text, bar) = if is_solo {
                let [value, margin] = [of.copies.value(), of.copies.margin()].map(|it| it * 100.0);
                (of.copies.points(), Bar { name: name.clone(), value, margin })
            } else {
                (points(of.dealt), Bar::of(name.clone(), of.dealt, 100.0))
            };
            bars.push(bar);
            table.push(name, vec![text, plain(of.won), plain(of.kept)]);
        }
        let note = if is_solo {
            "Dealt: how much each further gladiator of the rank in the troupe adds to the share of rounds won, in \
             points of a hundred. Favour won: that of the bouts that it wins. Kept: its own, where its side takes it."
        } else {
            "Dealt: how many more rounds a seat that was dealt one wins than the average seat, in points of a \
             hundred. Favour won: that of the bouts that it wins. Kept: its own, where its side takes it."
        };
        Section::new("What a rank is worth", table).note(note).chart(Bars {
            title: "Share of the round gained by being dealt each rank".to_owned(),
            axis: "points of a hundred".to_owned(),
            reference: Some((0.0, "no difference".to_owned())),
            rows: bars,
        })
    }

    fn play(&self) -> Section {
        let mut table =
            Table::new(&["wins its bout, %", "stays with its side, %", "challenges, %"]);
        let mut bars = Vec::new();
        for (rank, of) in self.ranks() {
            let name = format!("rank {rank}");
            bars.push(Bar::of(name.clone(), of.wins, 100.0));
            table.push(name, [of.wins, of.stays, of.challenges].map(percent).to_vec());
        }
        let size = f64::from(self.game.bout_size());
        Section::new("What a rank does", table).chart(Bars {
            title: "How often each rank wins its bout".to_owned(),
            axis: "bouts won, %".to_owned(),
            reference: Some((100.0 / size, "average".to_owned())),
            rows: bars,
        })
    }

    fn roles(&self) -> Section {
        let figures = self.figures;
        let mut table = Table::new(&["of all, %", "wins its bout, %", "favour won"]);
        let mut bars = Vec::new();
        for (role, of) in Role::ALL.into_iter().zip(figures.roles) {
            table.push(role.word(), vec![percent(of.plays), percent(of.wins), plain(of.won)]);
            bars.push(Bar::of(role.word(), of.wins, 100.0));
        }
        let added = if self.game.is_solo() {
            String::new()
        } else {
            let [opening, last] = [figures.opening_school, figures.last_school].map(Slope::points);
            format!(
                " Each gladiator in the troupe of the school that opens the round adds {opening} points of a hundred \
                 to the share of the round, and of the school that is preferred when it ends {last}."
            )
        };
        Section::new("The role of a school", table)
            .note(&format!("What a gladiator's school is when its bout is over.{added}"))
            .chart(Bars {
                title: "How often gladiators win by the role of their school".to_owned(),
                axis: "bouts won, %".to_owned(),
                reference: None,
                rows: bars,
            })
    }

    fn challenges(&self) -> Section {
        let figures = self.figures;
        let mut table = Table::new(&["%"]);
        let rows = [
            ("bouts with a challenge", figures.challenged),
            ("bouts in which the preferred school changes", figures.changed),
            ("bouts that this decides", figures.decided),
            ("of those in which it changes, decided by it", figures.deciding),
        ];
        let mut bars = Vec::new();
        for ((name, mean), short) in
            rows.into_iter().zip(["challenge", "change", "decided", "of changes"])
        {
            table.push(name, vec![percent(mean)]);
            bars.push(Bar::of(short, mean, 100.0));
        }
        Section::new("Challenges", table)
            .note(
                "A challenge decides a bout if another gladiator would have won with the school that was \
                 preferred before the first challenge of the bout.",
            )
            .chart(Bars {
                title: "Bouts with challenges".to_owned(),
                axis: "bouts, %".to_owned(),
                reference: None,
                rows: bars,
            })
    }

    fn changes(&self) -> Section {
        let mut table = Table::new(&["rounds"]);
        for (changes, rounds) in &self.figures.changes {
            table.push(format!("{changes} changes"), vec![rounds.to_string()]);
        }
        let mean = plain(self.figures.changes_mean);
        Section::new("Changes of the preferred school", table)
            .note(&format!("In a round it changes {mean} times on average."))
            .chart(Histogram {
                title: "How often the preferred school changes in a round".to_owned(),
                across: "changes in a round".to_owned(),
                up: "rounds".to_owned(),
                columns: Histogram::columns_of(&self.figures.changes),
            })
    }

    fn zero(&self) -> Section {
        let mut table = Table::new(&["%"]);
        for (name, mean) in [
            ("rounds won by the side that takes it", self.figures.zero_wins),
            ("taken by the side that played it", self.figures.zero_stays),
            ("rounds that others would have won without it", self.figures.zero_decides),
        ] {
            table.push(name, vec![percent(mean)]);
        }
        Section::new("The 0 that counts", table)
            .note("The 0 of the school that is preferred when the round ends.")
    }

    fn solo(&self) -> Section {
        let mut table = Table::new(&["%"]);
        for (name, mean) in [
            ("rounds won by the player", self.figures.solo_wins),
            ("lost for want of a rank 8 (G7.3)", self.figures.no_eight),
            ("of all, lost so with enough favour", self.figures.no_eight_but_ahead),
        ] {
            table.push(name, vec![percent(mean)]);
        }
        Section::new("Alone against the contenders", table)
    }

    fn places(&self) -> Section {
        let mut table = Table::new(&["gain, points"]);
        let mut bars = Vec::new();
        for (steps, _) in Seat::all(self.game.players()).enumerate() {
            let name = match steps {
                0 => "leads first".to_owned(),
                steps => format!("{steps} after that"),
            };
            let gain = self.figures.places[steps];
            bars.push(Bar::of(name.clone(), gain, 100.0));
            table.push(name, vec![points(gain)]);
        }
        Section::new("What seats gain", table)
            .note("Beyond the average of all seats, in points of a hundred. The first leader sits to the dealer's left.")
            .chart(Bars {
                title: "Gain of each seat, from the leader of the first bout".to_owned(),
                axis: "points of a hundred".to_owned(),
                reference: Some((0.0, "no difference".to_owned())),
                rows: bars,
            })
    }

    fn totals(&self) -> Section {
        let figures = self.figures;
        let mut table = Table::new(&["value"]);
        table.push("highest total", vec![plain(figures.totals_mean)]);
        table.push("ahead of the next", vec![plain(figures.leads)]);
        table.push("rounds won by several, %", vec![percent(figures.ties)]);
        for (total, rounds) in &figures.totals {
            table.push(format!("rounds with {total}"), vec![rounds.to_string()]);
        }
        Section::new("Favour that wins a round", table).chart(Histogram {
            title: "The highest total of a round".to_owned(),
            across: "favour".to_owned(),
            up: "rounds".to_owned(),
            columns: Histogram::columns_of(&figures.totals),
        })
    }

    fn sides(&self) -> Section {
        let mut table = Table::new(&["rounds won, %"]);
        for side in 0..self.game.side_count() {
            let seats: Vec<String> = self.game.seats_of(side).map(|it| it.to_string()).collect();
            let name = match &seats[..] {
                [] => "contenders".to_owned(),
                [seat] => format!("seat {seat}"),
                seats => format!("seats {}", seats.join(", ")),
            };
            table.push(name, vec![percent(self.figures.sides[side])]);
        }
        let section = Section::new("Rounds won by each side", table);
        if self.game.is_solo() {
            return section;
        }
        section.note("The first dealer is drawn at random: equal sides should have equal shares.")
    }
}
