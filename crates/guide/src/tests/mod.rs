//! Guides in chosen positions, and what holds for the guides of every game.

mod examples;
mod fired_up;
mod gladiators;
mod gorus;
mod hidden_chapters;

use munera_bots::Generator;
use munera_protocol::catalog::GameName;
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer, read_event};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::PartialSchema;

use super::{Guide, Guided, Story};

/// The most bytes of a view with its guide: phones receive many of them.
const LONGEST_SENT: usize = 24 * 1024;

/// Plays events, all of them legal, from the start.
fn played<G: Game>(game: &G, events: &[&str]) -> G::State {
    let mut state = game.start();
    for text in events {
        let event = read_event(game, text).unwrap_or_else(|_| panic!("no event: {text}"));
        game.play(&mut state, &event).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    state
}

/// The guide of what a viewer sees of a state.
fn guide_of<G: Guided>(game: &G, state: &G::State, viewer: Viewer) -> Guide {
    game.guide(&game.view(state, viewer))
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// The named parts of a guide or a story, one per line; each item of a list has its own line.
fn lines(sent: &impl Serialize, keys: &[&str]) -> String {
    let sent = serde_json::to_value(sent).expect("it can be sent");
    let mut lines = Vec::new();
    for key in keys {
        match sent.get(key).unwrap_or_else(|| panic!("there is a part {key} in {sent}")) {
            Value::Array(items) if items.iter().any(Value::is_object) => {
                lines.push(format!("{key}:\n"));
                lines.extend(items.iter().map(|item| format!("  {item}\n")));
            }
            other => lines.push(format!("{key}: {other}\n")),
        }
    }
    lines.concat()
}

/// A random event that is legal now; `None` when the game is over.
fn random_event<G: Game>(
    game: &G,
    state: &G::State,
    generator: &mut Generator,
) -> Option<Event<G>> {
    match game.node(state) {
        Node::Chance(_) => Some(Event::Chance(game.draw(state, generator))),
        Node::Decide(seats) => {
            let seat = seats.first()?;
            let legal = game.legal(state, seat);
            Some(Event::Move(seat, legal.nth(generator.below(legal.len() as u32) as usize)))
        }
        Node::Over(_) => None,
    }
}

/// A value that is sent and read back is the same.
fn assert_reads_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(sent: &T) {
    let text = serde_json::to_string(sent).expect("written");
    let read: T = serde_json::from_str(&text).expect("read");
    assert_eq!(read, *sent);
}

/// The choices of a guide are the legal moves, in the same order unless a choice has several ways.
fn assert_lists_what_is_legal<G: Guided>(game: &G, view: &G::View, guide: &Guide) {
    let sent = serde_json::to_value(guide).expect("written");
    let choices = sent["choices"].as_array().expect("choices");
    let ways = |choice: &'_ Value| match &choice["ways"] {
        Value::Array(ways) => ways.clone(),
        _ => vec![choice.clone()],
    };
    let ways = choices.iter().flat_map(ways);
    let mut written: Vec<String> =
        ways.map(|way| way["move"].as_str().expect("a move").to_owned()).collect();
    let legal = game.legal_in_view(view);
    let mut legal: Vec<String> = legal.iter().map(|it| game.write_move(it).to_string()).collect();
    if choices.iter().any(|choice| choice["ways"].is_array()) {
        written.sort_unstable();
        legal.sort_unstable();
    }
    assert_eq!(written, legal);
}

/// Plays a whole random game, and checks every state and the news of every viewer. Returns the
/// length of the longest view with its guide, in bytes.
fn look_at_a_game<G: Guided>(
    game: &G,
    seed: u64,
    mut look: impl FnMut(&G::State, &mut Generator),
) -> usize {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let mut longest = 0;
    loop {
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            let guide = game.guide(&view);
            assert_lists_what_is_legal(game, &view, &guide);
            assert_reads_back(&guide);
            let sent = serde_json::json!({"view": game.write_view(&view), "guide": guide});
            longest = longest.max(sent.to_string().len());
        }
        look(&state, &mut generator);
        let Some(event) = random_event(game, &state, &mut generator) else { return longest };
        let before = state.clone();
        game.play_unchecked(&mut state, &event);
        for viewer in Viewer::all(game.players()) {
            let [was, is] = [&before, &state].map(|state| game.view(state, viewer));
            if let Some(news) = game.news(&was, &is) {
                assert_reads_back(&game.story(&news));
            }
        }
    }
}

/// Programs that read the description of the API find every game by its title.
#[test]
fn the_schemas_of_guides_and_stories_tell_games_apart() {
    for schema in [Guide::schema(), Story::schema()] {
        let schema = serde_json::to_value(schema).expect("JSON");
        let variants = schema["oneOf"].as_array().expect("a variant for each game");
        assert_eq!(variants.len(), GameName::ALL.len());
        for (variant, game) in variants.iter().zip(GameName::ALL) {
            let name = &variant["allOf"][1]["properties"]["game"]["enum"][0];
            assert_eq!(name, game.as_str(), "{variant}");
            assert!(variant["description"].is_string(), "{variant}");
        }
    }
}
