//! How a game ends, and what decided it.

use std::sync::Arc;

use munera_bots::Generator;
use munera_rules::fired_up::{Condition, Fact, HighlightId, Move, Moves, Tier};
use munera_rules::{Event, MoveSet, Node, Viewer, write_event};
use munera_text::Language;

use super::{Scene, pack, setup};
use crate::play_ui::{PlayUi, Seen};
use crate::tests::scene::text;

/// The text of the end of a game in which the Highlights of seat 1 bring these points, those of seat 0
/// none, and seat 0 bets on every fighter, or on none.
fn ending(language: Language, points: Option<u8>, bets: bool) -> String {
    let never = Condition { fact: Fact::Locks, least: u8::MAX, most: u8::MAX };
    let mut content = (*pack()).clone();
    for (card, highlight) in HighlightId::all().zip(&mut content.highlights) {
        let conditions = std::iter::once(never).collect();
        highlight.tiers = std::iter::once(Tier { points: 1, conditions }).collect();
        if let Some(points) = points.filter(|_| card.to_string() == "h05") {
            let conditions = std::iter::empty().collect();
            highlight.tiers = std::iter::once(Tier { points, conditions }).collect();
        }
    }
    let mut scene = Scene::with_pack(language, Arc::new(content));
    scene.begin_with(&setup(), "OOOOO");
    if bets {
        let bet = |fighter| format!("0:bet l1 {fighter} O");
        for fighter in ["sigurd", "marrow", "mei", "rexus"] {
            scene.after(&[&bet(fighter)]);
        }
    }
    play_on(&mut scene);
    let seen = Seen::of(&scene.table, Viewer::Seat(scene.seat));
    text(&scene.play_ui.end(seen))
}

/// Nobody influences a fighter any more: the seats only discard, and the fighters fight.
fn play_on(scene: &mut Scene) {
    let mut generator = Generator::new(3);
    loop {
        let event = match scene.table.node() {
            Node::Over(_) => return,
            Node::Chance(_) => scene.table.draw(&mut generator).expect("chance is due"),
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let is_dull = |choice: &Move| {
                    matches!(choice, Move::Discard(_) | Move::End | Move::Keep(_) | Move::Wait)
                };
                let choice = match &scene.table.legal(seat) {
                    Moves::Reroll(_) => Move::Stand,
                    legal => legal.iter().find(is_dull).expect("a dull move"),
                };
                Event::Move(seat, choice)
            }
        };
        let event = write_event(scene.table.game(), &event);
        scene.after(&[&event]);
    }
}

/// U8.3: the right bet brings 6 points, as many as the Highlight of the other seat.
#[test]
fn bets_decide_between_equals() {
    let level = "You have the most points, level with Brutus: 6 each.";
    let decided = "You win: you have the most points from bets: 6 (U8.3).";
    let told = ending(Language::English, Some(6), true);
    assert!(told.contains(level) && told.contains(decided), "{told}");
    let told = ending(Language::Russian, Some(6), true);
    let level = "Больше всего очков, по 6, набрали вы, а также Брут.";
    let decided = "Победа ваша: у вас больше всего очков за ставки — 6 (U8.3).";
    assert!(told.contains(level) && told.contains(decided), "{told}");
}

#[test]
fn equals_share_the_win() {
    let told = ending(Language::English, None, false);
    for line in [
        "You have the most points, level with Brutus: 0 each.",
        "You are level with Brutus on points from bets too, 0 each, and share the win",
        "★ You share the win with Brutus!",
    ] {
        assert!(told.contains(line), "{told}");
    }
}

#[test]
fn more_points_need_no_reason() {
    for (points, bets, winner) in [(5, true, "you win!"), (6, false, "Brutus wins the game.")] {
        let told = ending(Language::English, Some(points), bets);
        assert!(told.contains(winner) && !told.contains("U8.3"), "{told}");
    }
}
