//! Counts of move sequences from fixed deals.
//!
//! Each text file has sections: options, the events that lead to a position, and counts. A count
//! `perft 4 1234` says that from there 1234 sequences of four moves can be played, including
//! shorter ones if chance is due or the game ends first. The events are the script:
//! `UPDATE_GOLDEN=1` counts again and keeps them; it makes a new section only if the file is
//! missing.

mod common;

use std::fmt::Write as _;

use common::{Golden, TextOptions};
use munera_rules::fired_up::{self, FiredUp};
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{LargeGorus, Options, SmallGorus};
use munera_rules::testing::{Dice, play_text, random_text};
use munera_rules::{Game, MoveSet, Node};

/// How many sequences of that many moves there are.
fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let Node::Decide(seats) = game.node(state) else { return 1 };
    if depth == 0 {
        return 1;
    }
    // Several deciding seats would move in ascending order.
    let seat = seats.first().expect("a seat is asked");
    let mut sequences = 0;
    for choice in game.legal(state, seat).iter() {
        let mut after = state.clone();
        game.make_move(&mut after, seat, choice);
        sequences += perft(game, &after, depth - 1);
    }
    sequences
}

/// Reads a section and writes it again with the counts of today.
fn count<G: Game<Options: TextOptions>>(section: &str) -> String {
    let mut lines = section.lines();
    let mut text = String::new();
    let mut keep = |line: &str| writeln!(text, "{line}").expect("a string takes it");
    let title = lines.next().expect("a title");
    let options = lines.next().expect("options");
    keep(title);
    keep(options);
    let game = G::with_options(TextOptions::read(options)).expect("options");
    let mut state = game.start();
    for line in lines {
        if let Some(count) = line.strip_prefix("perft ") {
            let depth = count.split(' ').next().and_then(|depth| depth.parse().ok());
            let depth = depth.expect("a depth");
            keep(&format!("perft {depth} {}", perft(&game, &state, depth)));
        } else {
            play_text(&game, &mut state, line);
            keep(line);
        }
    }
    text
}

/// A section without counts.
fn new_section(title: &str, options: &str, events: &[String], depths: &[u8]) -> String {
    let depths: Vec<String> = depths.iter().map(|depth| format!("perft {depth} 0")).collect();
    let (events, depths) = (events.join("\n"), depths.join("\n"));
    format!("; {title}\n{options}\n{events}\n{depths}\n")
}

/// Sections for a file that is missing: the opening, and the last bouts of the round.
fn new_sections_of_gorus<G: Game<Options = Options>>(options: Options) -> String {
    let game = G::with_options(options).expect("options");
    let mut dice = Dice(u64::from(options.players));
    let mut state = game.start();
    let mut events = Vec::new();
    // Four bouts before the end in small tables, three in large ones.
    let bouts = match options.players {
        2 => 11,
        ..=5 => 6,
        _ => 7,
    };
    for _ in 0..=bouts * options.players {
        let event = random_text(&game, &state, &mut dice).expect("the round is running");
        play_text(&game, &mut state, &event);
        events.push(event);
    }
    let text = options.write();
    let opening = new_section("The opening.", &text, &events[..1], &[1, 2, 3, 4, 5, 6, 7, 8]);
    let by_bouts = [1, 2, 3, 4].map(|bouts| bouts * options.players);
    let last = new_section("The last bouts of the round.", &text, &events, &by_bouts);
    format!("{opening}\n{last}")
}

/// Sections for a file that is missing: the setup, the first turn, and a turn in the middle.
fn new_sections_of_gladiators(options: gladiators::Options, seed: u64) -> String {
    let game = Gladiators::with_options(options).expect("options");
    let mut dice = Dice(seed);
    let mut state = game.start();
    let mut events = Vec::new();
    let first_turn = 1 + usize::from(options.players).pow(2);
    let in_the_middle = |state: &gladiators::State| {
        let view = game.view(state, munera_rules::Viewer::Spectator);
        view.turns() >= 8 && matches!(view.phase(), gladiators::Phase::Turn { has_played: false })
    };
    while events.len() < first_turn || !in_the_middle(&state) {
        let event = random_text(&game, &state, &mut dice).expect("the game is running");
        play_text(&game, &mut state, &event);
        events.push(event);
    }
    let text = options.write();
    let draws = [1, 2, 3, 4].map(|number| number * options.players / 2);
    [
        new_section("The draws of the setup.", &text, &events[..1], &draws),
        new_section("The first turns.", &text, &events[..first_turn], &[1, 2, 3, 4, 5, 6]),
        new_section("Later turns.", &text, &events, &[1, 2, 3, 4, 5, 6]),
    ]
    .join("\n")
}

/// Sections for a file that is missing: the choices, a turn, one with Socials and Doubles, a window.
fn new_sections_of_fired_up(options: &fired_up::Options) -> String {
    let game = FiredUp::with_options(options.clone()).expect("options");
    let mut dice = Dice(u64::from(options.players));
    let mut state = game.start();
    let mut events = Vec::new();
    let text = options.write();
    let mut sections = Vec::new();
    let is_asked = |state: &fired_up::State, choice: &str| match game.node(state) {
        Node::Decide(seats) => {
            let seat = seats.first().expect("a seat is asked");
            game.legal(state, seat).iter().any(|it| it.to_string().starts_with(choice))
        }
        _ => false,
    };
    let wanted: [(&str, &str, &[u8]); 4] = [
        ("The choices.", "keep", &[1, 2, 3]),
        ("A first turn.", "discard", &[1, 2, 3]),
        ("A turn with Socials.", "multitask", &[1, 2, 3]),
        ("A window.", "score", &[1, 2, 3]),
    ];
    for (title, choice, depths) in wanted {
        let before = events.len();
        while events.len() == before || !is_asked(&state, choice) {
            let event = random_text(&game, &state, &mut dice).expect("the game is running");
            play_text(&game, &mut state, &event);
            events.push(event);
        }
        sections.push(new_section(title, &text, &events, depths));
    }
    sections.join("\n")
}

/// Counts a file's sections, or new ones, and settles them with the file.
fn settle<G: Game<Options: TextOptions>>(name: &str, new_sections: impl FnOnce() -> String) {
    let golden = Golden::open("perft", name);
    let script = golden.text.clone().unwrap_or_else(new_sections);
    let sections: Vec<String> = script.split("\n\n").map(count::<G>).collect();
    golden.settle(&sections.join("\n"));
}

fn settle_gorus<G: Game<Options = Options>>(players: u8) {
    let new = || new_sections_of_gorus::<G>(Options::new(players));
    settle::<G>(&format!("gorus_{players}"), new);
}

#[test]
fn counts_of_small_tables_stay() {
    for players in 1..=5 {
        settle_gorus::<SmallGorus>(players);
        settle_gorus::<LargeGorus>(players);
    }
}

#[test]
fn counts_of_large_tables_stay() {
    for players in 6..=8 {
        settle_gorus::<LargeGorus>(players);
    }
}

#[test]
fn counts_of_gladiators_stay() {
    for (players, seed) in [(2, 109), (3, 38), (4, 42)] {
        let new = || new_sections_of_gladiators(gladiators::Options::new(players), seed);
        settle::<Gladiators>(&format!("gladiators_{players}"), new);
    }
}

#[test]
fn counts_of_fired_up_stay() {
    for players in 2..=5 {
        let read = || <fired_up::Options as TextOptions>::read(&format!("players {players}"));
        settle::<FiredUp>(&format!("fired_up_{players}"), || new_sections_of_fired_up(&read()));
    }
}
