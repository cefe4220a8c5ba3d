//! Games dealt like the server's, and the engine that loads them.

use munera_bots::Generator;
use munera_ids::TableCode;
use munera_protocol::catalog::read_game;
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_protocol::fairness::{Disclosure, Seeds, ServerSeed, tags};
use munera_protocol::record::{Date, Record};
use munera_protocol::with_game;
use munera_rules::{Event, MoveSet, Node, Randomness, Seat, write_event};
use serde_json::{Value, json};

/// The seeds in the documentation: a table to which two seats have contributed.
pub(crate) fn seeds() -> Seeds {
    let server = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\
        202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
    let server = ServerSeed::from_hex(server).expect("a seed");
    let table: TableCode = "000g40ztzfyfvzqz".parse().expect("a code");
    let mut seeds = Seeds::new(table, server);
    seeds.seats.insert(Seat::new(0), "c0ffee".parse().expect("a seed"));
    seeds.seats.insert(Seat::new(2), "ff".repeat(64).parse().expect("a seed"));
    seeds
}

/// The same for a table of fewer seats.
pub(crate) fn seeds_for(players: u8) -> Seeds {
    let mut seeds = seeds();
    seeds.seats.retain(|seat, _| seat.number() < players);
    seeds
}

/// A table of each game.
pub(crate) fn tables() -> [(&'static str, Value); 3] {
    [
        ("gorus", json!({"players": 3, "target": 2})),
        ("gladiators", json!({"players": 3, "turn_limit": 60})),
        ("fired_up", json!({"players": 3})),
    ]
}

/// The record of a whole game with these seeds; the players move at random.
pub(crate) fn dealt(name: &str, options: &Value, seeds: &Seeds, players: u64) -> Record {
    let game = read_game(&Packs::own(), name, options).expect("options");
    let date = Date::read("2026.11.16").expect("a day");
    let mut record = with_game!(&game, game => {
        let events = play(game, seeds, &mut Generator::new(players));
        Record::of(game, &date, |_| "?", &events).expect("a game")
    });
    tags(&mut record, seeds, Disclosure::Revealed);
    record
}

fn play<G: Codec>(game: &G, seeds: &Seeds, players: &mut Generator) -> Vec<String> {
    let (mut state, mut events, mut chance_events) = (game.start(), Vec::new(), 0);
    let game_seed = seeds.game_seed();
    loop {
        let event = match game.node(&state) {
            Node::Over(_) => return events,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut game_seed.stream(chance_events));
                chance_events += 1;
                Event::Chance(outcome)
            }
            Node::Decide(seats) => {
                let seat = seats.iter().nth(players.below(seats.len() as u32) as usize);
                let seat = seat.expect("a seat is asked");
                let legal = game.legal(&state, seat);
                Event::Move(seat, legal.nth(players.below(legal.len() as u32) as usize))
            }
        };
        game.play(&mut state, &event).expect("legal");
        events.push(write_event(game, &event));
    }
}

/// Changes a tag that the record has.
pub(crate) fn set_tag(record: &mut Record, key: &str, value: &str) {
    let tag = record.tags.iter_mut().find(|(name, _)| name == key).expect("the tag is there");
    value.clone_into(&mut tag.1);
}

/// The steps with chance events.
pub(crate) fn chance_steps(record: &Record) -> Vec<usize> {
    (0..record.events.len()).filter(|step| !record.events[*step].contains(':')).collect()
}

/// The engine's answers to these requests.
pub(crate) fn ask_engine(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let mut answers = Vec::new();
    munera_engine::run(&Packs::own(), &mut lines.join("\n").as_bytes(), &mut answers)
        .expect("memory");
    let answers = String::from_utf8(answers).expect("JSON is UTF-8");
    answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}
