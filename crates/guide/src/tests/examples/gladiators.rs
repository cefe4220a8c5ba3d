//! The twelve situations of Gladiators.

use expect_test::expect;
use munera_bots::Generator;
use munera_rules::gladiators::{Card, Gladiators, Options, Position, State, Trait};
use munera_rules::{Game, Node, Seat, Viewer};
use serde::Serialize;

use super::super::super::Story;
use super::super::super::gladiators::{GladiatorsFighter, GladiatorsGuide};
use super::{assert_kept, told};

/// A situation as the web app shows it.
#[derive(Serialize)]
struct Example {
    /// Its text is `gladiators-example-{name}`.
    name: &'static str,
    /// The rules that it shows.
    rules: &'static [&'static str],
    /// The number of each seat's Roman name: the texts call them so.
    names: &'static [u8],
    steps: Vec<Step>,
}

/// The table after something happened.
#[derive(Serialize)]
struct Step {
    /// What happened; `None` where the situation begins.
    story: Option<Story>,
    fighters: Vec<GladiatorsFighter>,
    /// The traits of the cards in each hand.
    hands: Vec<String>,
    /// The seat that is asked now.
    asked: Option<u8>,
}

/// A situation, in the order of the seats with a slash between two.
struct Scene {
    tops: &'static str,
    hands: &'static str,
    wounds: &'static [u8],
    /// The cards on top of their decks.
    decks: &'static str,
    /// Whether the Speed deck has only these cards; the others lie under the first seat's top.
    is_speed_short: bool,
}

impl Scene {
    const fn of(tops: &'static str, hands: &'static str) -> Self {
        Self { tops, hands, wounds: &[], decks: "", is_speed_short: false }
    }

    fn state(&self, game: &Gladiators) -> State {
        let lists = |text: &str| -> Vec<Vec<Card>> { text.split('/').map(cards).collect() };
        let (tops, hands, script) = (lists(self.tops), lists(self.hands), cards(self.decks));
        let named: Vec<Card> = tops.iter().chain(&hands).flatten().copied().collect();
        let mut history = vec![Vec::new(); tops.len()];
        let mut decks = Trait::ALL.map(|kind| {
            script.iter().copied().filter(|card| card.kind == kind).collect::<Vec<_>>()
        });
        for card in Card::all().filter(|card| !named.contains(card) && !script.contains(card)) {
            if self.is_speed_short && card.kind == Trait::Speed {
                history[0].push(card);
            } else {
                decks[card.kind.index()].push(card);
            }
        }
        let mut wounds = self.wounds.to_vec();
        wounds.resize(tops.len(), 0);
        let alive = vec![true; tops.len()];
        let turn = Seat::new(0);
        let position = Position { tops, history, hands, decks, wounds, alive, turn };
        game.set_up(&position).expect("a position")
    }
}

fn cards(text: &str) -> Vec<Card> {
    Card::read_list(text).expect("cards")
}

fn step(game: &Gladiators, state: &State, story: Option<Story>) -> Step {
    let view = game.view(state, Viewer::Spectator);
    let hand = |seat| view.hand_traits(seat).to_string();
    Step {
        story,
        fighters: GladiatorsGuide::of(game, &view).fighters,
        hands: Seat::all(game.players()).map(hand).collect(),
        asked: view.asked().map(Seat::number),
    }
}

/// Plays events, joined by a comma and a space. A pass that leads to nothing is no step.
fn played(
    name: &'static str,
    rules: &'static [&'static str],
    names: &'static [u8],
    scene: &Scene,
    events: &str,
) -> Example {
    let game = Gladiators::with_options(Options::new(names.len() as u8)).expect("options");
    let mut state = scene.state(&game);
    let mut steps = vec![step(&game, &state, None)];
    let mut add = |state: &State, story: Option<Story>| {
        let is_idle = |story: &Story| {
            let story = serde_json::to_value(story).expect("a story");
            story["kind"] == "pass" && story["effects"].as_array().is_some_and(Vec::is_empty)
        };
        if !story.as_ref().is_none_or(is_idle) {
            steps.push(step(&game, state, story));
        }
    };
    for event in events.split(", ") {
        let story = told(&game, &mut state, event);
        add(&state, story);
        if matches!(game.node(&state), Node::Chance(_)) {
            let drawn = game.draw(&state, &mut Generator::new(1));
            let text = game.write_chance(&drawn).to_string();
            let story = told(&game, &mut state, &text);
            add(&state, story);
        }
    }
    Example { name, rules, names, steps }
}

/// The cards are laid out: an Onslaught is not the slowest.
fn begin() -> Example {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let mut state = game.start();
    let deck = |shown: &str| {
        let mut deck = cards(shown);
        let rest = Card::all().filter(|card| card.kind == deck[0].kind && !deck.contains(card));
        let rest: Vec<Card> = rest.collect();
        deck.extend(rest);
        deck.iter().map(ToString::to_string).collect::<Vec<_>>().join(".")
    };
    let decks = ["S2.S6", "A2.A9", "D2.D7", "H8.H10"].map(deck);
    let story = told(&game, &mut state, &format!("setup {}", decks.join(" ")));
    let steps = vec![step(&game, &state, story)];
    Example { name: "begin", rules: &["D2.2", "D6.1"], names: &[0, 1], steps }
}

/// Brutus can wound Cassius seven times.
const ATTACK: &str = "S9.A11.D5.H8/S6.A7.D4.H10";

fn examples() -> Vec<Example> {
    // Roman names by their numbers.
    const AULUS: u8 = 0;
    const BRUTUS: u8 = 1;
    const CASSIUS: u8 = 2;
    const DRUSUS: u8 = 3;
    vec![
        played(
            "dodge",
            &["D3.3", "D4.2"],
            &[BRUTUS, CASSIUS],
            &Scene::of(ATTACK, "/S10"),
            "0:attack 1, 1:respond S10",
        ),
        played(
            "block",
            &["D3.3", "D4.2"],
            &[BRUTUS, CASSIUS],
            &Scene::of(ATTACK, "/D11"),
            "0:attack 1, 1:respond D11",
        ),
        played(
            "bystander",
            &["D3.3"],
            &[BRUTUS, CASSIUS, DRUSUS],
            &Scene::of("S9.A11.D5.H8/S6.A7.D4.H10/S8.A3.D6.H4", "//H12"),
            "0:attack 1, 1:pass, 2:respond H12",
        ),
        played(
            "swap",
            &["D4.3"],
            &[BRUTUS, CASSIUS],
            &Scene { wounds: &[0, 6], ..Scene::of("S9.A8.D5.H10/S5.A7.D6.H9", "/H7") },
            "0:attack 1, 1:respond H7",
        ),
        played(
            "below",
            &["D4.3"],
            &[DRUSUS, AULUS],
            &Scene { wounds: &[6], decks: "H3", ..Scene::of("S9.A4.D5.H9/S5.A7.D6.H8", "/") },
            "0:focus H, 1:pass",
        ),
        played(
            "gift",
            &["D4.4", "D6.1"],
            &[AULUS, BRUTUS],
            &Scene { decks: "A7.H11", ..Scene::of("S3.A5.D9.H5/S5.A12.D5.H8", "/") },
            "0:gambit 1 AH A, 1:pass",
        ),
        played(
            "spoil",
            &["D4.4", "D6.1"],
            &[AULUS, BRUTUS],
            &Scene { decks: "S11.H6", ..Scene::of("S2.A9.D4.H2/S5.A5.D5.H10", "/") },
            "0:gambit 1 SH S, 1:pass",
        ),
        begin(),
        played(
            "partners",
            &["D4.5", "D6.1"],
            &[AULUS, BRUTUS],
            &Scene { wounds: &[7], decks: "H10.S11", ..Scene::of("S4.A4.D9.H4/S8.A6.D7.H11", "/") },
            "0:recover S, 1:pass",
        ),
        played(
            "restock",
            &["D4.6", "D5.1"],
            &[CASSIUS, DRUSUS],
            &Scene {
                decks: "S9.A10.D8",
                is_speed_short: true,
                ..Scene::of("S3.A5.D5.H8/S7.A6.D9.H11", "/")
            },
            "0:gambit 1 AD A, 1:pass, 0:draw S",
        ),
        // Only an Onslaught is as quick as another one.
        played(
            "quadruple",
            &["D6.2"],
            &[BRUTUS, CASSIUS],
            &Scene::of("S5.A5.D5.H9/S8.A8.D3.H8", "/D8"),
            "0:attack 1, 1:respond D8",
        ),
        played(
            "race",
            &["D6.2"],
            &[BRUTUS, CASSIUS, DRUSUS],
            &Scene::of("S4.A10.D8.H7/S9.A9.D9.H12/S6.A6.D6.H11", "/H9/H6"),
            "0:focus D, 1:respond H9",
        ),
    ]
}

#[test]
fn the_web_app_shows_the_situations_as_they_are_played() {
    assert_kept("gladiators/examples.json", &examples());
}

/// The last thing that each text tells: what the last story ends with.
#[test]
fn every_situation_ends_as_its_text_says() {
    let ends: Vec<String> = examples()
        .iter()
        .map(|example| {
            let last = example.steps.last().expect("a step");
            let story = serde_json::to_value(&last.story).expect("a story");
            let effects = story["effects"].as_array().cloned().unwrap_or_default();
            let effects = effects.iter().map(|effect| effect["kind"].to_string());
            let effects: Vec<String> = effects.map(|kind| kind.replace('"', "")).collect();
            let fighters = last.fighters.iter().map(|it| format!("{} {}", it.left, it.onslaught));
            let fighters: Vec<String> = fighters.map(|it| it.trim_end().to_owned()).collect();
            format!("{}: {} ({})", example.name, effects.join(", "), fighters.join("; "))
        })
        .collect();
    expect![[r#"
        dodge: dodges (8; 10)
        block: blocks (8; 10)
        bystander: wounds (8; 3; 12)
        swap: wounds, falls, wins (10; 0)
        below: flips (-3; 8)
        gift: gives, flips, flips (11; 8 SAD)
        spoil: gives, flips, flips (6; 10)
        begin:  (8 SAD; 10)
        partners: heals, flips, flips (10; 11)
        restock:  (8; 11)
        quadruple: wins (9 SAD; 14 SADH)
        race: wins (7; 14 SADH; 11 SAD)"#]]
    .assert_eq(&ends.join("\n"));
}
