//! Gladiators as other programs use it: the situations in the rules text, as positions of the
//! engine, and everything in its status and views.

#[allow(dead_code, reason = "each test uses a part of it")]
mod common;

use common::Engine;
use serde_json::{Value, json};

impl Engine {
    /// Applies events, joined by a comma and a space, and gives the last status.
    fn apply(&mut self, events: &str) -> Value {
        let mut status = Value::Null;
        for event in events.split(", ") {
            status = self.get(&json!({"op": "apply", "event": event}));
            assert_eq!(status["events"], json!([event]));
        }
        status
    }

    fn set_up(&mut self, scene: &Scene) -> Value {
        let options = scene.options();
        let position = scene.position();
        self.get(
            &json!({"op": "new", "game": "gladiators", "options": options, "position": position}),
        )
    }

    /// Applies events to a scene, and returns the status.
    fn after(&mut self, scene: &Scene, events: &str) -> Value {
        self.set_up(scene);
        self.apply(events)
    }
}

/// A position in few words. A slash separates two seats; a seat that shows nothing has fallen.
/// Cards that are not named are in the decks, weakest first, under the named ones. If the deck of a
/// trait is `short`, they are in the history of seat 0 instead.
#[derive(Clone, Copy, Default)]
struct Scene<'a> {
    tops: &'a str,
    hands: &'a str,
    decks: &'a str,
    short: &'a str,
    wounds: &'a [u8],
    turn: u8,
    limit: Option<u32>,
}

impl Scene<'_> {
    fn players(&self) -> usize {
        self.tops.split('/').count()
    }

    fn options(&self) -> Value {
        match self.limit {
            Some(limit) => json!({"players": self.players(), "turn_limit": limit}),
            None => json!({"players": self.players()}),
        }
    }

    fn position(&self) -> Value {
        let players = self.players();
        let lists = |text: &str| {
            let mut lists: Vec<String> = text.split('/').map(str::to_owned).collect();
            lists.resize(players, String::new());
            lists
        };
        let (tops, hands) = (lists(self.tops), lists(self.hands));
        let mut history = vec![String::new(); players];
        let mut decks = json!({});
        let named: Vec<&str> = [self.tops, self.hands, self.decks]
            .iter()
            .flat_map(|text| text.split(['/', '.']))
            .collect();
        for letter in ["S", "A", "D", "H"] {
            let mut deck: Vec<String> = self
                .decks
                .split('.')
                .filter(|card| card.starts_with(letter))
                .map(str::to_owned)
                .collect();
            let spare: Vec<String> = (1..=13)
                .map(|power| format!("{letter}{power}"))
                .filter(|card| !named.contains(&card.as_str()))
                .collect();
            if self.short.contains(letter) {
                let first =
                    if history[0].is_empty() { Vec::new() } else { vec![history[0].clone()] };
                history[0] = [first, spare].concat().join(".");
            } else {
                deck.extend(spare);
            }
            decks[letter] = json!(deck.join("."));
        }
        let mut wounds = self.wounds.to_vec();
        wounds.resize(players, 0);
        let alive: Vec<bool> = tops.iter().map(|tops| !tops.is_empty()).collect();
        json!({
            "tops": tops, "history": history, "hands": hands, "decks": decks, "wounds": wounds,
            "alive": alive, "turn": self.turn,
        })
    }
}

/// What a seat shows, as one text.
fn tops(status: &Value, seat: usize) -> String {
    let cards = status["public"]["tops"][seat].as_array().expect("a list").iter();
    cards.map(|card| card.as_str().expect("a card")).collect::<Vec<_>>().join(".")
}

fn assert_won(status: &Value, winners: &Value, ending: &str) {
    assert_eq!(status["node"], "over", "{status}");
    assert_eq!(status["result"], json!({"winners": winners, "ending": ending}));
    assert_eq!(status["legal"], json!({}));
}

/// Seat 0 can attack seat 1 for three wounds.
const DUEL: Scene<'_> = Scene {
    tops: "S5.A9.D2.H8/S4.A3.D6.H7",
    hands: "",
    decks: "",
    short: "",
    wounds: &[],
    turn: 0,
    limit: None,
};

#[test]
fn dodge_and_block() {
    let mut engine = Engine::start();
    let scene = Scene { hands: "/S6.D9", ..DUEL };
    let dodged = engine.after(&scene, "0:attack 1, 1:respond S6");
    assert_eq!(
        (&dodged["public"]["wounds"], tops(&dodged, 1)),
        (&json!([0, 0]), "S6.A3.D6.H7".into())
    );
    let blocked = engine.after(&scene, "0:attack 1, 1:respond D9");
    assert_eq!((&blocked["public"]["wounds"], &blocked["seats"]), (&json!([0, 0]), &json!([1])));
    let hit = engine.after(&scene, "0:attack 1, 1:pass");
    assert_eq!(hit["public"]["wounds"], json!([0, 3]));
}

#[test]
fn bystander_responding_and_the_pending_action() {
    let mut engine = Engine::start();
    let scene = Scene {
        tops: "S4.A3.D6.H7/S5.A9.D2.H8/S7.A1.D9.H3/S6.A2.D5.H9",
        hands: "D8//S10.H12/",
        turn: 1,
        ..DUEL
    };
    let start = engine.set_up(&scene);
    assert_eq!((&start["public"]["pending"], &start["public"]["turn"]), (&Value::Null, &json!(1)));
    assert_eq!(start["public"]["hand_traits"], json!(["D", "", "SH", ""]));
    let pending =
        |responders: Value| json!({"seat": 1, "action": "attack 0", "responders": responders});
    let asked = engine.apply("1:attack 0");
    assert_eq!(asked["public"]["pending"], pending(json!([2, 3, 0])));
    assert_eq!(asked["legal"], json!({"2": ["respond S10", "respond H12", "pass"]}));
    assert_eq!(asked["public"]["turn"], 1);
    let answered = engine.apply("2:respond H12");
    assert_eq!(answered["public"]["pending"], pending(json!([3, 0])));
    assert_eq!(answered["public"]["hand_traits"], json!(["D", "", "S", ""]));
    // A seat without cards is asked too, and can only pass.
    assert_eq!(answered["legal"], json!({"3": ["pass"]}));
    let last = engine.apply("3:pass");
    assert_eq!(last["public"]["pending"], pending(json!([0])));
    let hit = engine.apply("0:respond D8");
    assert_eq!((&hit["public"]["pending"], &hit["public"]["turn"]), (&Value::Null, &json!(2)));
    assert_eq!(
        (tops(&hit, 2), &hit["public"]["wounds"]),
        ("S7.A1.D9.H12".into(), &json!([1, 0, 0, 0]))
    );
}

#[test]
fn elimination_after_a_health_swap_and_none_by_the_swap() {
    let mut engine = Engine::start();
    let scene = Scene {
        tops: "S5.A9.D2.H8/S4.A3.D8.H12/S9.A2.D10.H9",
        hands: "/H7/",
        wounds: &[0, 7, 0],
        turn: 1,
        ..DUEL
    };
    let swapped = engine.after(&scene, "1:play H7");
    assert_eq!(swapped["public"]["alive"], json!([true, true, true]));
    let fallen = engine
        .apply("1:focus A, 2:pass, 0:pass, 2:focus A, 0:pass, 1:pass, 0:attack 1, 1:pass, 2:pass");
    assert_eq!(fallen["public"]["alive"], json!([true, false, true]));
    assert_eq!(
        (&fallen["public"]["tops"][1], &fallen["public"]["wounds"]),
        (&json!([]), &json!([0, 8, 0]))
    );
    assert_eq!((&fallen["seats"], &fallen["public"]["turn"]), (&json!([2]), &json!(2)));
    assert_eq!(engine.refusing_rule("2:attack 1"), "D4.2");
}

#[test]
fn gambits_complete_and_break_an_onslaught() {
    let mut engine = Engine::start();
    let scene = Scene { tops: "S13.A2.D7.H7/S7.A7.D3.H2", decks: "D13.H5", ..DUEL };
    let given = engine.after(&scene, "0:gambit 1 DH D, 1:pass");
    assert_eq!((tops(&given, 0), tops(&given, 1)), ("S13.A2.D13.H5".into(), "S7.A7.D7.H2".into()));
    assert_eq!(given["legal"], json!({"0": ["draw S", "draw A", "draw D", "draw H"]}));
    let hit = engine.apply("0:draw S, 1:attack 0, 0:pass");
    assert_eq!(hit["public"]["wounds"], json!([1, 0]));
    let scene = Scene { tops: "S4.A4.D2.H9/S7.A7.D7.H2", decks: "S9.A8", ..DUEL };
    engine.after(&scene, "0:gambit 1 SA S, 1:pass, 0:draw S");
    assert_eq!(engine.refusing_rule("1:attack 0"), "D4.2");
    let hit = engine.apply("1:focus S, 0:pass, 0:attack 1, 1:pass");
    assert_eq!(hit["public"]["wounds"], json!([0, 1]));
}

/// The text of a setup whose decks begin with these cards.
fn setup(decks: [&str; 4]) -> String {
    let mut text = "setup".to_owned();
    for (letter, first) in ["S", "A", "D", "H"].into_iter().zip(decks) {
        let named: Vec<&str> = first.split('.').collect();
        let spare = (1..=13).map(|power| format!("{letter}{power}"));
        let spare: Vec<String> = spare.filter(|card| !named.contains(&card.as_str())).collect();
        text = format!("{text} {first}.{}", spare.join("."));
    }
    text
}

#[test]
fn onslaught_deciding_who_starts_and_the_draws_of_a_setup() {
    let mut engine = Engine::start();
    let new = json!({"op": "new", "game": "gladiators", "options": {"players": 2}});
    let fresh = engine.get(&new);
    assert_eq!((&fresh["node"], &fresh["chance"]), (&json!("chance"), &json!("setup")));
    assert_eq!(
        (&fresh["public"]["turn"], &fresh["public"]["pending"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(engine.refusing_rule("0:draw S"), "D3.5");
    let laid_out = engine.apply(&setup(["S2.S9", "A2.A3", "D2.D4", "H5.H6"]));
    // Seat 0 counts as 14.
    assert_eq!((&laid_out["seats"], &laid_out["public"]["turn"]), (&json!([1]), &json!(1)));
    assert_eq!(laid_out["public"]["decks"], json!({"S": 11, "A": 11, "D": 11, "H": 11}));
    let drawn = engine.apply("1:draw A, 1:draw S");
    assert_eq!(drawn["public"]["hand_traits"], json!(["", "SA"]));
    assert_eq!((&drawn["seats"], &drawn["public"]["turn"]), (&json!([0]), &json!(0)));
    assert_eq!(drawn["public"]["decks"], json!({"S": 10, "A": 10, "D": 11, "H": 11}));
    let first = engine.apply("0:draw H, 0:draw D");
    assert_eq!((&first["seats"], &first["public"]["turn"]), (&json!([1]), &json!(1)));
}

#[test]
fn recover_from_a_triple_with_two_partner_choices() {
    let mut engine = Engine::start();
    let scene =
        Scene { tops: "S6.A6.D1.H6/S4.A3.D8.H7", decks: "H9.S10.A11", wounds: &[5, 0], ..DUEL };
    let legal = engine.set_up(&scene)["legal"]["0"].clone();
    let recovers: Vec<&Value> = legal
        .as_array()
        .expect("a list")
        .iter()
        .filter(|choice| choice.as_str().is_some_and(|choice| choice.starts_with("recover")))
        .collect();
    assert_eq!(recovers, ["recover S", "recover A"]);
    for (partner, shown) in [("S", "S10.A6.D1.H9"), ("A", "S6.A11.D1.H9")] {
        let after = engine.after(&scene, &format!("0:recover {partner}, 1:pass"));
        assert_eq!((tops(&after, 0), &after["public"]["wounds"]), (shown.into(), &json!([0, 0])));
    }
}

#[test]
fn restocks_by_flip_and_by_draw_name_their_trait() {
    let mut engine = Engine::start();
    let scene = Scene { decks: "S9", short: "S", ..DUEL };
    let dry = engine.after(&scene, "0:focus S, 1:pass");
    assert_eq!((&dry["node"], &dry["chance"]), (&json!("chance"), &json!("restock S")));
    assert_eq!((&dry["public"]["decks"]["S"], &dry["seats"]), (&json!(0), &json!([])));
    assert_eq!(engine.refusing_rule("1:focus S"), "D3.5");
    assert_eq!(engine.refusing_rule("restock S S1.S2"), "D5.1");
    assert_eq!(engine.refusing_rule("restock A A1.A2"), "D5.1");
    let after = engine.apply("restock S S13.S12.S11.S10.S8.S7.S6.S5.S3.S2.S1");
    assert_eq!((&after["public"]["decks"]["S"], &after["seats"]), (&json!(11), &json!([1])));

    let scene = Scene { tops: "S4.A4.D9.H8/S7.A6.D8.H3", decks: "D12", short: "D", ..DUEL };
    let dry = engine.after(&scene, "0:gambit 1 SA S, 1:pass, 0:draw D");
    assert_eq!(
        (&dry["chance"], &dry["public"]["hand_traits"]),
        (&json!("restock D"), &json!(["D", ""]))
    );
    let after = engine.apply("restock D D13.D1.D2.D3.D4.D5.D6.D7.D10.D11");
    assert_eq!((&after["public"]["decks"]["D"], &after["public"]["turn"]), (&json!(10), &json!(1)));
}

#[test]
fn quadruples_in_responses() {
    let mut engine = Engine::start();
    let scene = Scene { tops: "S5.A5.D5.H9/S8.A8.D3.H8", hands: "/D8", ..DUEL };
    let won = engine.after(&scene, "0:attack 1, 1:respond D8");
    assert_won(&won, &json!([1]), "victory");
    assert_eq!(won["public"]["wounds"], json!([0, 0]));
    // Two seats qualify: clockwise from seat 1, seat 2 comes before seat 0.
    let tops = "S8.A8.D3.H8/S1.A2.D4.H5/S9.A9.D9.H3";
    let scene = Scene { tops, hands: "D8//H9", turn: 1, ..DUEL };
    assert_won(&engine.after(&scene, "1:focus S, 2:respond H9"), &json!([2]), "victory");
    assert_won(&engine.after(&scene, "1:focus S, 2:pass, 0:respond D8"), &json!([0]), "victory");
}

#[test]
fn the_other_endings() {
    let mut engine = Engine::start();
    let fatal = Scene { wounds: &[0, 4], ..DUEL };
    assert_won(&engine.after(&fatal, "0:attack 1, 1:pass"), &json!([0]), "last_standing");
    let limited = Scene { wounds: &[1, 0], limit: Some(1), ..DUEL };
    let over = engine.after(&limited, "0:focus A, 1:pass");
    assert_won(&over, &json!([0, 1]), "turn_limit");
    assert_eq!(engine.refusing_rule("0:focus S"), "D3.5");
}

#[test]
fn positions_that_cannot_be_are_refused_with_their_rule() {
    let mut engine = Engine::start();
    let before = engine.set_up(&DUEL)["hash"].clone();
    let mut refuse = |change: &dyn Fn(&mut Value), rule: &str| {
        let mut position = DUEL.position();
        change(&mut position);
        let answer = engine.ask(&json!({
            "op": "new", "game": "gladiators", "options": {"players": 2}, "position": position,
        }));
        assert_eq!(answer["error"]["code"], "bad_position", "{answer}");
        assert_eq!(answer["error"]["rule"], rule, "{answer}");
    };
    refuse(&|it| it["hands"][0] = json!("S5"), "D1.1");
    refuse(&|it| it["tops"][0] = json!("S5.A9.D2"), "D1.1");
    refuse(&|it| it["turn"] = json!(2), "D3.4");
    refuse(&|it| it["wounds"] = json!([14, 0]), "D4.3");
    refuse(&|it| it["wounds"] = json!([0]), "D2.1");
    refuse(&|it| it["alive"] = json!([true, false]), "D5.3");
    refuse(
        &|it| {
            it["history"][0] = it["decks"]["S"].clone();
            it["decks"]["S"] = json!("");
        },
        "D5.1",
    );
    assert_eq!(engine.get(&json!({"op": "status"}))["hash"], before);
}

#[test]
fn a_record_begins_with_its_position_and_loads_again() {
    let mut engine = Engine::start();
    let scene = Scene {
        tops: "S5.A9.D2.H8/S4.A3.D6.H2/S6.A1.D7.H9",
        hands: "S13/S12.H12/D12",
        decks: "S10.S11",
        short: "S",
        ..DUEL
    };
    let status = engine.after(
        &scene,
        "0:attack 1, 1:pass, 2:pass, 2:focus S, 0:pass, 0:focus S, 2:pass, \
         restock S S12.S1.S2.S3.S4.S5.S6.S7.S8.S9, 2:focus S, 0:pass",
    );
    assert_eq!(tops(&status, 2), "S12.A1.D7.H9");
    let record = engine.record();
    let text = record.as_str().expect("a text");
    assert!(text.contains("[Position ") && text.contains("[Game \"gladiators\"]"), "{text}");
    let mut other = Engine::start();
    let loaded = other.get(&json!({"op": "load", "record": record}));
    for key in ["node", "seats", "legal", "public", "result", "hash"] {
        assert_eq!(loaded[key], status[key], "{key}");
    }
    assert_eq!(other.record(), record);
    // The views are the same too, also that of the fallen seat.
    for seat in [json!(0), json!(1), json!(2), Value::Null] {
        assert_eq!(engine.view(&seat), other.view(&seat));
    }
    let fallen = engine.view(&json!(1));
    assert_eq!((&fallen["hand"], &fallen["fell_with"]), (&json!([]), &json!(["S12", "H12"])));
    assert_eq!(engine.view(&Value::Null)["fell_with"], json!([]));
}

/// Plays whole games with chance by seed; `each` sees the engine and the status.
fn play_through(
    engine: &mut Engine,
    players: u8,
    mut each: impl FnMut(&mut Engine, &Value),
) -> Value {
    let mut status = engine.get(&json!({
        "op": "new", "game": "gladiators", "options": {"players": players, "turn_limit": 40},
        "chance": "auto", "seed": "0123456789abcdef",
    }));
    for step in 0.. {
        if status["node"] != "decide" {
            break;
        }
        each(engine, &status);
        let seat = status["seats"][0].clone();
        let seed = format!("{players:02x}{step:04x}");
        let answer = engine
            .get(&json!({"op": "bot", "seat": seat, "bot": "random", "seed": seed, "nodes": 1}));
        status = engine.get(&json!({"op": "apply", "event": answer["event"]}));
    }
    assert_eq!(status["node"], "over");
    status
}

#[test]
fn whole_games_end_and_load_again() {
    let mut engine = Engine::start();
    for players in 2..=4 {
        let over = play_through(&mut engine, players, |_, _| {});
        assert!(!over["result"]["winners"].as_array().expect("a list").is_empty());
        let record = engine.record();
        let loaded = Engine::start().get(&json!({"op": "load", "record": record}));
        for key in ["node", "public", "result", "hash"] {
            assert_eq!(loaded[key], over[key], "{key}");
        }
    }
}

/// A bot that is asked at the table and one that gets only the view make the same move, in every
/// phase of a game: the view is all that a bot gets, and JSON loses nothing of it.
#[test]
fn a_view_is_all_that_a_bot_needs() {
    let (mut player, mut engine) = (Engine::start(), Engine::start());
    let mut phases = std::collections::BTreeSet::new();
    for players in 2..=4 {
        play_through(&mut engine, players, |engine, status| {
            let seat = status["seats"][0].clone();
            let view = engine.view(&seat);
            phases.insert(view["phase"].to_string());
            let legal = &status["legal"][seat.to_string()];
            assert_eq!(&view["legal"], legal);
            let asked = engine
                .get(&json!({"op": "bot", "seat": seat, "bot": "easy", "seed": "05", "nodes": 1}));
            let chosen = player.get(&json!({
                "op": "choose", "game": "gladiators", "seat": seat, "view": view, "legal": legal,
                "bot": "easy", "seed": "05", "nodes": 1,
            }));
            assert_eq!(asked["event"], chosen["event"], "{view}");
        });
    }
    let expected = ["\"draw\"", "\"responses\"", "\"setup\"", "\"turn\""];
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), expected);
}

/// A bot refuses a view of another seat, or with a hidden card too many.
#[test]
fn a_view_that_cannot_be_is_refused() {
    let mut engine = Engine::start();
    let status = engine.set_up(&Scene { hands: "S10.D10/S12", ..DUEL });
    let view = engine.view(&json!(0));
    let choose = |seat: u8, view: &Value| {
        json!({
            "op": "choose", "game": "gladiators", "seat": seat, "view": view,
            "legal": status["legal"]["0"], "bot": "easy", "seed": "1", "nodes": 1,
        })
    };
    engine.get(&choose(0, &view));
    assert!(engine.ask(&choose(1, &view))["error"]["code"].is_string());
    for (key, value) in [("hand", json!(["S10", "D2"])), ("phase", json!("restock"))] {
        let mut forged = view.clone();
        forged[key] = value;
        let answer = engine.ask(&choose(0, &forged));
        assert!(answer["error"]["code"].is_string(), "{key}: {answer}");
        assert_ne!(answer["error"]["code"], "internal");
    }
}

/// No view shows a card of a hand that its seat cannot know.
#[test]
fn a_view_shows_no_other_hand_and_no_deck() {
    let mut engine = Engine::start();
    let scene = Scene {
        tops: "S5.A9.D2.H8/S4.A3.D6.H2/S6.A1.D7.H9",
        hands: "S13/S12.H12/D12",
        decks: "S10",
        short: "S",
        ..DUEL
    };
    // All hidden cards of Speed: three, of which each seat can have two or three.
    engine.set_up(&scene);
    for (seat, hand) in
        [(json!(0), json!(["S13"])), (json!(1), json!(["S12", "H12"])), (Value::Null, json!([]))]
    {
        let view = engine.view(&seat);
        assert_eq!(view["hand"], hand);
        // What follows from public information is the same for all viewers.
        assert_eq!(view["may_hold"][0], "S10.S12.S13");
        assert_eq!(view["may_lie"]["S"], "S10.S12.S13");
        assert!(view.get("decks").is_none() && view.get("hands").is_none());
    }
    // The same after the game is over.
    engine.after(&Scene { tops: "S8.A8.D3.H8/S1.A2.D4.H5", hands: "D8/S9", ..DUEL }, "0:play D8");
    let view = engine.view(&json!(0));
    assert_eq!((&view["phase"], &view["hand"]), (&json!("over"), &json!([])));
    assert_eq!(view["may_hold"][1].as_str().map(|cards| cards.split('.').count()), Some(11));
}

#[test]
fn refusals_are_explained_with_alternatives() {
    let mut engine = Engine::start();
    engine.set_up(&DUEL);
    assert_eq!(
        engine.get(&json!({"op": "explain", "event": "0:attack 1"})),
        json!({"legal": true})
    );
    for lang in ["en", "ru"] {
        let answer = engine.ask(&json!({"op": "explain", "event": "0:recover S", "lang": lang}));
        assert_eq!((&answer["legal"], &answer["error"]["rule"]), (&json!(false), &json!("D4.5")));
        let alternatives = json!(["focus S", "focus A", "focus D", "focus H", "attack 1"]);
        assert_eq!(answer["alternatives"], alternatives);
    }
    assert_eq!(engine.get(&json!({"op": "perft", "depth": 1}))["nodes"], 5);
    assert_eq!(engine.get(&json!({"op": "perft", "depth": 2}))["nodes"], 5);
}

#[test]
fn refusals_are_explained_in_both_languages() {
    let mut engine = Engine::start();
    engine.set_up(&DUEL);
    let [english, russian] = ["en", "ru"].map(|lang| {
        let answer = engine.ask(&json!({"op": "explain", "event": "0:recover S", "lang": lang}));
        answer["error"]["message"].as_str().expect("a sentence").to_owned()
    });
    let is_russian = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    assert!(!is_russian(&english), "{english}");
    assert!(is_russian(&russian), "{russian}");
}
