//! Whole games as text: the events, and everything that the game answers.
//!
//! The `event` lines of a file are its script. A test plays them and compares each answer with the
//! file; `UPDATE_GOLDEN=1` writes the answers again and keeps the events. Only a missing file is
//! made from a seed. Reviewers read the difference.

mod common;

use std::fmt::{Display, Write as _};

use common::{Golden, TextOptions};
use munera_rules::fired_up::{DiceInFront, Fighter, FiredUp};
use munera_rules::gladiators::{Gladiators, Trait};
use munera_rules::gorus::{Bout, Gorus, Party, SideSet, Word};
use munera_rules::testing::{Dice, play_text, random_text};
use munera_rules::{Game, MoveSet, Node, Seat, Viewer};

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

/// What a playthrough needs to know of its game.
trait Playthrough: Game<Options: TextOptions> {
    /// The name that people use.
    const TITLE: &'static str;
    /// The separator between two moves in a list.
    const SEPARATOR: &'static str;
    /// Whether, of what all viewers see, only the changes are written.
    const ONLY_NEWS: bool = false;

    /// How a game ended.
    fn write_outcome(outcome: &Self::Outcome) -> String;

    /// The legal moves of a seat.
    fn write_legal(moves: &[String]) -> String {
        moves.join(Self::SEPARATOR)
    }

    /// What all viewers see: lines with their names.
    fn write_public(&self, state: &Self::State) -> Vec<(&'static str, String)>;
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Playthrough for Gorus<W, SEATS, CARDS> {
    const TITLE: &'static str = "Gorus Maximus";
    const SEPARATOR: &'static str = " ";

    fn write_outcome(outcome: &Self::Outcome) -> String {
        format!("champions {}", sides(outcome.champions))
    }

    fn write_public(&self, state: &Self::State) -> Vec<(&'static str, String)> {
        let view = self.view(state, Viewer::Spectator);
        let public = self.public(&view);
        let round = format!(
            "{}, bout {}, dealer {}, leader {}, preferred {}, initiating {}",
            public.round,
            public.bout,
            or_dash(public.dealer),
            or_dash(public.leader.map(party)),
            or_dash(public.preferred),
            or_dash(public.initiating),
        );
        let (support, collected) = (joined(&public.support), joined(&public.collected));
        let table = joined(&public.table);
        let sizes = Seat::all(self.players()).map(|seat| self.troupe_size(&view, seat));
        let (sizes, pile) = (joined(sizes), self.pile_size(&view));
        let mut lines = vec![
            ("round", round),
            ("table", format!("{table}, support {support}, collected {collected}")),
            ("troupes", format!("{sizes}, pile {pile}")),
        ];
        if let Some(Bout { leader, cards, winner }) = public.last_bout {
            let cards = joined(cards);
            let (leader, winner) = (party(leader), party(winner));
            lines.push(("last bout", format!("{cards}, leader {leader}, winner {winner}")));
        }
        if let Some(last_round) = public.last_round {
            let (favour, winners) = (joined(last_round.favour), sides(last_round.winners));
            lines.push(("last round", format!("favour {favour}, winners {winners}")));
        }
        lines
    }
}

impl Playthrough for Gladiators {
    const TITLE: &'static str = "Gladiators";
    const SEPARATOR: &'static str = ", ";

    fn write_outcome(outcome: &Self::Outcome) -> String {
        format!("winners {}, {:?}", joined(outcome.winners.iter()), outcome.ending)
    }

    fn write_public(&self, state: &Self::State) -> Vec<(&'static str, String)> {
        let view = self.view(state, Viewer::Spectator);
        let seats = || Seat::all(self.players());
        let dotted = |cards: Vec<String>| {
            if cards.is_empty() { "-".to_owned() } else { cards.join(".") }
        };
        let shown = seats()
            .map(|seat| dotted(view.tops(seat).cards().map(|card| card.to_string()).collect()));
        let history =
            seats().map(|seat| dotted(view.history(seat).map(|card| card.to_string()).collect()));
        let held = seats().map(|seat| {
            let held = view.hand_traits(seat).to_string();
            if held.is_empty() { "-".to_owned() } else { held }
        });
        let decks = Trait::ALL.map(|kind| format!("{kind}{}", view.deck_size(kind)));
        let pending = self.pending(&view).map(|pending| {
            let responders = joined(&pending.responders);
            format!("{}:{}, responders {responders}", pending.seat, pending.action)
        });
        let wounds = joined(seats().map(|seat| view.wounds(seat)));
        let (held, decks) = (joined(held), joined(decks));
        vec![
            (
                "turn",
                format!(
                    "{}, {} over, pending {}",
                    or_dash(view.turn()),
                    view.turns(),
                    or_dash(pending)
                ),
            ),
            ("tops", joined(shown)),
            ("history", joined(history)),
            ("wounds", format!("{wounds}, held {held}, decks {decks}")),
        ]
    }
}

impl Playthrough for FiredUp {
    const TITLE: &'static str = "Fired Up";
    const SEPARATOR: &'static str = ", ";
    const ONLY_NEWS: bool = true;

    fn write_outcome(outcome: &Self::Outcome) -> String {
        let fighter = or_dash(outcome.fighter);
        format!("winners {}, fighter {fighter}", joined(outcome.winners.iter()))
    }

    /// A turn can have hundreds of moves: of many, only how many there are of each kind.
    fn write_legal(moves: &[String]) -> String {
        if moves.len() <= 12 {
            return moves.join(Self::SEPARATOR);
        }
        let kind = |text: &String| text.split(' ').next().unwrap_or_default().to_owned();
        let mut kinds: Vec<(String, usize)> = Vec::new();
        for kind in moves.iter().map(kind) {
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind, 1)),
            }
        }
        joined(kinds.into_iter().map(|(kind, count)| format!("{kind} ×{count}")))
    }

    fn write_public(&self, state: &Self::State) -> Vec<(&'static str, String)> {
        let view = self.view(state, Viewer::Spectator);
        let seats = || Seat::all(self.players());
        let pack = &self.options().pack;
        let fighters = view.fighter_states().iter().map(|fighter_state| {
            let name = fighter_state.fighter;
            if !fighter_state.is_alive {
                return format!("{name} fallen");
            }
            let mat = pack.mat(name);
            let (attack, defense) =
                (mat.attack.value(fighter_state.attack), mat.defense.value(fighter_state.defense));
            let target: Fighter = view.fighter_state(fighter_state.target).fighter;
            format!(
                "{}{} {name} {attack}/{defense} {} stamina {} wounds {} +{}-{} ×{} {} {target}",
                fighter_state.tile,
                if fighter_state.is_sprinting { "!" } else { "" },
                fighter_state.stamina,
                fighter_state.wounds,
                fighter_state.morale.word(),
                fighter_state.up,
                fighter_state.down,
                fighter_state.influence,
                if fighter_state.is_locked { "=>" } else { "->" },
            )
        });
        let dice = seats().map(|seat| match view.dice(seat) {
            DiceInFront::Unrolled(count) => count.to_string(),
            DiceInFront::Rolled(dice) => format!("{dice}."),
        });
        let tokens = joined(seats().map(|seat| view.tokens(seat)));
        let points = joined(seats().map(|seat| view.points(seat)));
        let kept = joined(seats().map(|seat| view.kept_count(seat)));
        let bets = view.bets().into_iter().flatten().map(|bet| {
            let cards = view.wagers(bet).count();
            format!("{bet} {cards}{}", if view.is_settled(bet) { " settled" } else { "" })
        });
        vec![
            (
                "round",
                format!("{} {:?}, first {}", view.round(), view.phase(), or_dash(view.first())),
            ),
            ("circle", fighters.collect::<Vec<_>>().join("; ")),
            ("dice", format!("{}, tokens {tokens}, kept {kept}, points {points}", joined(dice))),
            ("bets", bets.collect::<Vec<_>>().join(", ")),
        ]
    }
}

/// A game in the middle of being written down.
struct Script<'a, G: Playthrough> {
    game: &'a G,
    state: G::State,
    text: String,
    /// What all viewers saw before.
    seen: Vec<(&'static str, String)>,
}

impl<G: Playthrough> Script<'_, G> {
    fn line(&mut self, name: &str, value: impl Display) {
        writeln!(self.text, "{name}: {value}").expect("a string takes it");
    }

    /// Plays an event and writes all about it.
    fn event(&mut self, event: &str) {
        let before = self.state.clone();
        play_text(self.game, &mut self.state, event);
        self.text.push('\n');
        self.line("event", event);
        self.news(&before);
        self.answers();
    }

    /// The news of the viewers, in one line if it is the same for all.
    fn news(&mut self, before: &G::State) {
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

    /// The node, the legal moves, the public state, and the digest.
    fn answers(&mut self) {
        let game = self.game;
        match game.node(&self.state) {
            Node::Chance(request) => self.line("node", format_args!("chance {request}")),
            Node::Decide(seats) => {
                self.line("node", format_args!("decide {}", joined(seats.iter())));
                for seat in seats.iter() {
                    let legal = game.legal(&self.state, seat);
                    let moves: Vec<String> =
                        legal.iter().map(|choice| game.write_move(choice).to_string()).collect();
                    self.line("legal", G::write_legal(&moves));
                }
            }
            Node::Over(outcome) => {
                self.line("node", format_args!("over, {}", G::write_outcome(&outcome)));
            }
        }
        let public = game.write_public(&self.state);
        for line in &public {
            if !G::ONLY_NEWS || !self.seen.contains(line) {
                self.line(line.0, &line.1);
            }
        }
        self.seen = public;
        self.line("digest", game.digest(&self.state));
    }
}

/// Plays a file's game, or a new one from a seed, and settles it with the file.
fn settle<G: Playthrough>(name: &str, options: &str, seed: u64) {
    let golden = Golden::open("golden", name);
    let game = G::with_options(TextOptions::read(options)).expect("options");
    assert_eq!(game.options().write(), options);
    let preamble = format!(
        "; A playthrough of {}. The events are its script, all else is what the game answers.\n",
        G::TITLE,
    );
    let mut script = Script { game: &game, state: game.start(), text: preamble, seen: Vec::new() };
    script.line("options", options);
    script.answers();
    if let Some(text) = &golden.text {
        for event in text.lines().filter_map(|line| line.strip_prefix("event: ")) {
            script.event(event);
        }
    } else {
        let mut dice = Dice(seed);
        while let Some(event) = random_text(&game, &script.state, &mut dice) {
            script.event(&event);
        }
    }
    let is_over = matches!(game.node(&script.state), Node::Over(_));
    assert!(is_over, "the events of {name} do not end the game");
    golden.settle(&script.text);
}

/// As `SmallGorus`.
fn settle_small(name: &str, options: &str) {
    let players = <munera_rules::gorus::Options as TextOptions>::read(options).players;
    settle::<Gorus<u64, 5, 50>>(name, options, players.into());
}

/// As `LargeGorus`.
fn settle_large(name: &str, options: &str) {
    let players = <munera_rules::gorus::Options as TextOptions>::read(options).players;
    settle::<Gorus<u128, 8, 80>>(name, options, players.into());
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

#[test]
fn two_gladiators() {
    settle::<Gladiators>("gladiators_2", "players 2, turn_limit 25", 47);
}

#[test]
fn three_gladiators() {
    settle::<Gladiators>("gladiators_3", "players 3, turn_limit 25", 38);
}

#[test]
fn four_gladiators() {
    settle::<Gladiators>("gladiators_4", "players 4, turn_limit 25", 42);
}

#[test]
fn two_of_fired_up() {
    settle::<FiredUp>("fired_up_2", "players 2, abilities off", 3);
}

#[test]
fn four_of_fired_up() {
    settle::<FiredUp>("fired_up_4", "players 4", 1);
}
