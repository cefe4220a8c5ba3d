//! Balances of small runs.

use serde_json::{Value, json};

use super::super::report::tests::check_page;
use super::{BalanceSettings, Found, balance, fired_up, gladiators, gorus};
use crate::catalog::AnyGame;
use crate::codec;

fn settings(game: &str, options: &Value, bot: &str, games: u64) -> BalanceSettings {
    BalanceSettings {
        tables: vec![codec::read_game(game, options).expect("a table")],
        games,
        player: bot.parse().expect("a bot"),
        seed: 3,
        report: None,
        as_json: true,
    }
}

fn found(settings: &BalanceSettings) -> Found {
    match &settings.tables[0] {
        AnyGame::SmallGorus(game) => gorus::measure(game, settings),
        AnyGame::LargeGorus(game) => gorus::measure(game, settings),
        AnyGame::Gladiators(game) => gladiators::measure(game, settings),
        AnyGame::FiredUp(_) => fired_up::measure(settings),
    }
    .expect("measured")
}

/// Every kind of table, with bots that do anything at all.
fn every_kind() -> Vec<BalanceSettings> {
    let gorus = |options: Value| settings("gorus", &options, "random", 60);
    vec![
        gorus(json!({"players": 1})),
        gorus(json!({"players": 2})),
        gorus(json!({"players": 4})),
        gorus(json!({"players": 5, "teams": "3v2"})),
        gorus(json!({"players": 8, "teams": "4v4"})),
        settings("gladiators", &json!({"players": 2, "turn_limit": 50}), "random", 60),
        settings("gladiators", &json!({"players": 4, "turn_limit": 50}), "random", 60),
        settings("fired_up", &json!({"players": 3}), "random", 12),
    ]
}

#[test]
fn every_page_shows_its_charts_and_every_run_is_the_same_again() {
    for settings in every_kind() {
        let first = found(&settings);
        check_page(&first.report);
        let charts: usize = first.report.sections.iter().map(|it| it.charts.len()).sum();
        assert!(charts >= 5, "{}", first.report.title);
        assert_eq!(found(&settings).json, first.json);
        assert_eq!(first.json["lab"], "balance");
        let mut text = Vec::new();
        balance(&BalanceSettings { as_json: false, ..settings.clone() }, &mut text).expect("told");
        let text = String::from_utf8(text).expect("text");
        assert!(text.contains('±') && !text.contains("NaN"), "{text}");
    }
}

fn mean(value: &Value) -> f64 {
    value["mean"].as_f64().expect("a mean")
}

/// What must be so whoever plays.
#[test]
fn the_figures_of_gorus_add_up() {
    let of = |options: Value| found(&settings("gorus", &options, "random", 60)).json;
    let four = of(json!({"players": 4}));
    let sum = |list: &Value| list.as_array().expect("a list").iter().map(mean).sum::<f64>();
    assert!((sum(&four["sides"]) - 1.0).abs() < 1e-3);
    // What one seat gains another loses.
    assert!(sum(&four["places"]).abs() < 1e-3);
    let ranks = four["ranks"].as_object().expect("ranks");
    assert_eq!(ranks.len(), 10);
    // Every bout has one winner, and every rank comes as often as another.
    let wins: f64 = ranks.values().map(|rank| mean(&rank["wins_bout"])).sum();
    assert!((wins / 10.0 - 0.25).abs() < 1e-3, "{wins}");
    // All favour of a round is won by some gladiator: schools + 5, by the schools of each rank.
    let won: f64 = ranks.values().map(|rank| mean(&rank["favour_won"]) * 4.0).sum();
    assert!((won - 9.0).abs() < 0.01, "{won}");
    let dealt: f64 = ranks.values().map(|rank| mean(&rank["dealt"])).sum();
    assert!(dealt.abs() < 1e-3, "every seat is dealt ten: {dealt}");
    let roles = four["roles"]["plays"].as_object().expect("roles");
    let all: f64 = roles.values().map(|role| mean(&role["part"])).sum();
    assert!((all - 1.0).abs() < 1e-3, "{all}");
    // Whatever is neither preferred nor initiating cannot win.
    assert!(mean(&roles["other"]["wins_bout"]).abs() < 1e-9);
    let parts = ["challenged", "changed", "decided"].map(|key| mean(&four["challenges"][key]));
    assert!(parts.is_sorted_by(|one, other| one >= other) && parts[2] > 0.0, "{parts:?}");
    assert!(four["solo"].is_null());
    let alone = of(json!({"players": 1}));
    assert!(mean(&alone["solo"]["no_eight"]) >= mean(&alone["solo"]["no_eight_but_ahead"]));
    assert_eq!(alone["places"][0]["of"], 0);
    assert_eq!(of(json!({"players": 8}))["ranks"].as_object().map(serde_json::Map::len), Some(16));
}

#[test]
fn the_figures_of_gladiators_add_up() {
    let of =
        found(&settings("gladiators", &json!({"players": 3, "turn_limit": 80}), "easy", 40)).json;
    let sum = |map: &Value| map.as_object().expect("named").values().map(mean).sum::<f64>();
    for whole in ["endings", "actions", "attacks"] {
        assert!((sum(&of[whole]) - 1.0).abs() < 1e-3, "{whole}: {of}");
    }
    let places: f64 = of["places"].as_array().expect("a list").iter().map(mean).sum();
    assert!(places.abs() < 1e-3);
    // Three players hold three of four traits.
    assert!(of["traits"]["speed"]["drawn"]["of"].as_u64().is_some_and(|games| games > 20));
}
