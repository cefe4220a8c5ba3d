//! Whole games as text: what happens, and everything that the game answers.
//!
//! The `event` lines of a file are its script. A test plays them and compares each answer with the
//! file; `UPDATE_GOLDEN=1` writes the answers anew and leaves the events. Only a missing file is
//! made from a seed. Review reads the difference.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use std::fmt::{Display, Write as _};

use common::{Dice, Golden, play, random_event, read_options};
use munera_rules::gorus::{Bout, Gorus, Party, SideSet, Word};
use munera_rules::{Game, MoveSet, Node, Seat, Viewer};

const PREAMBLE: &str = "; A playthrough of Gorus Maximus. The events are its script, all else is \
                        what the game answers.";

fn joined(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

fn or_dash(item: Option<impl Display>) -> String {
    item.map_or_else(|| "-".to_owned(), |item| item.to_string())
}

fn party(party: Party) -> String {
    match party {
        Party::Seat(seat) => seat.to_string(),
        Party::Contenders => "contenders".to_owned(),
    }
}

fn sides(sides: SideSet) -> String {
    joined(sides.iter())
}

/// A game in the middle of being written down.
struct Script<'a, W: Word, const SEATS: usize, const CARDS: usize> {
    game: &'a Gorus<W, SEATS, CARDS>,
    state: <Gorus<W, SEATS, CARDS> as Game>::State,
    text: String,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Script<'_, W, SEATS, CARDS> {
    fn line(&mut self, name: &str, value: impl Display) {
        writeln!(self.text, "{name}: {value}").expect("a string takes it");
    }

    /// Plays an event and writes all about it.
    fn event(&mut self, event: &str) {
        let before = self.state;
        play(self.game, &mut self.state, event);
        self.text.push('\n');
        self.line("event", event);
        self.news(&before);
        self.answers();
    }

    /// What the viewers are told, in one line if it is the same for all.
    fn news(&mut self, before: &<Gorus<W, SEATS, CARDS> as Game>::State) {
        let game = self.game;
        let told: Vec<(Viewer, String)> = Viewer::all(game.players())
            .map(|viewer| {
                let [before, after] = [before, &self.state].map(|state| game.view(state, viewer));
                (viewer, or_dash(game.news(&before, &after)))
            })
            .collect();
        if told.iter().all(|(_, news)| *news == told[0].1) {
            return self.line("news", &told[0].1);
        }
        for (viewer, news) in told {
            match viewer {
                Viewer::Seat(seat) => self.line(&format!("news for {seat}"), news),
                Viewer::Spectator => self.line("news for spectators", news),
            }
        }
    }

    /// The node, the legal moves, what is public, and the digest.
    fn answers(&mut self) {
        let game = self.game;
        match game.node(&self.state) {
            Node::Chance(request) => self.line("node", format_args!("chance {request}")),
            Node::Decide(seats) => {
                self.line("node", format_args!("decide {}", joined(seats.iter())));
                for seat in seats.iter() {
                    let legal = game.legal(&self.state, seat);
                    self.line("legal", joined(MoveSet::iter(&legal)));
                }
            }
            Node::Over(outcome) => {
                self.line("node", format_args!("over, champions {}", sides(outcome.champions)));
            }
        }
        self.public();
        self.line("digest", game.digest(&self.state));
    }

    fn public(&mut self) {
        let view = self.game.view(&self.state, Viewer::Spectator);
        let public = self.game.public(&view);
        self.line(
            "round",
            format_args!(
                "{}, bout {}, dealer {}, leader {}, preferred {}, initiating {}",
                public.round,
                public.bout,
                or_dash(public.dealer),
                or_dash(public.leader.map(party)),
                or_dash(public.preferred),
                or_dash(public.initiating),
            ),
        );
        let (support, collected) = (joined(&public.support), joined(&public.collected));
        let table = joined(&public.table);
        self.line("table", format_args!("{table}, support {support}, collected {collected}"));
        let sizes = Seat::all(self.game.players()).map(|seat| self.game.troupe_size(&view, seat));
        let (sizes, pile) = (joined(sizes), self.game.pile_size(&view));
        self.line("troupes", format_args!("{sizes}, pile {pile}"));
        if let Some(Bout { leader, cards, winner }) = public.last_bout {
            let cards = joined(cards);
            let (leader, winner) = (party(leader), party(winner));
            self.line("last bout", format_args!("{cards}, leader {leader}, winner {winner}"));
        }
        if let Some(last_round) = public.last_round {
            let (favour, winners) = (joined(last_round.favour), sides(last_round.winners));
            self.line("last round", format_args!("favour {favour}, winners {winners}"));
        }
    }
}

/// Plays a file's game, or a new one from a seed, and settles it with the file.
fn settle<W: Word, const SEATS: usize, const CARDS: usize>(name: &str, options: &str) {
    let golden = Golden::open("golden", name);
    let game = Gorus::<W, SEATS, CARDS>::with_options(read_options(options)).expect("options");
    let mut script = Script { game: &game, state: game.start(), text: format!("{PREAMBLE}\n") };
    script.line("options", options);
    script.answers();
    if let Some(text) = &golden.text {
        for event in text.lines().filter_map(|line| line.strip_prefix("event: ")) {
            script.event(event);
        }
    } else {
        let mut dice = Dice(u64::from(game.players()));
        while let Some(event) = random_event(&game, &script.state, &mut dice) {
            script.event(&event);
        }
    }
    let is_over = matches!(game.node(&script.state), Node::Over(_));
    assert!(is_over, "the events of {name} do not end the game");
    golden.settle(&script.text);
}

/// As `SmallGorus`.
fn settle_small(name: &str, options: &str) {
    settle::<u64, 5, 50>(name, options);
}

/// As `LargeGorus`.
fn settle_large(name: &str, options: &str) {
    settle::<u128, 8, 80>(name, options);
}

#[test]
fn solo() {
    settle_small("gorus_solo", "players 1, target 2");
}

#[test]
fn two() {
    settle_small("gorus_2", "players 2, target 1");
}

#[test]
fn three() {
    settle_small("gorus_3", "players 3, target 2");
}

#[test]
fn four_in_two_teams() {
    settle_small("gorus_2v2", "players 4, teams 2v2, target 1");
}

#[test]
fn five_in_three_teams() {
    settle_small("gorus_2v2v1", "players 5, teams 2v2v1, target 1");
}

#[test]
fn seven_in_three_teams() {
    settle_large("gorus_3v2v2", "players 7, teams 3v2v2, target 1");
}

#[test]
fn eight() {
    settle_large("gorus_8", "players 8, target 1");
}
