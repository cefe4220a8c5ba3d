//! Highlights: tiers, moments and windows (section 5).

use super::table::{FOUR, Table, scene, seat};
use crate::Viewer;

#[test]
fn u5_1_the_highest_tier_met_counts() {
    let card = "fight: 2 damage 1, 4 damage 2 + wounds 1, 7 damage 3";
    let scores = |faces: &str| {
        let table = scene(2, FOUR).card("h01", card).in_battle().fight(faces);
        let may = table.may(0, "score h01");
        may.then(|| table.after("0:score h01").points()[0])
    };
    assert_eq!(scores("---/"), None);
    assert_eq!(scores("X--/"), Some(2));
    assert_eq!(scores("HH-/"), Some(4));
    assert_eq!(scores("HHH/"), Some(7));
    // A tier asks for everything before it: without a Wound, the third is not reached either.
    assert_eq!(scores("XXX/"), Some(2));
}

#[test]
fn u5_1_only_kept_cards_score() {
    let scene = scene(2, FOUR)
        .card("h01", "fight: 2 damage 1")
        .card("h03", "fight: 2 damage 1")
        .card("h04", "end: 2 attacks 1");
    let table = scene.in_battle().fight("X/");
    assert_eq!(table.legal(0), "score h01, wait");
    assert_eq!(table.refusing_rule("0:score h03"), "U3.10");
    assert_eq!(table.refusing_rule("0:score h05"), "U3.10");
    assert_eq!(table.all_wait().battle(&[]).points(), [0, 0], "h04 was laid aside");
}

#[test]
fn u5_1_a_card_scores_once_and_is_gone() {
    let table = scene(2, FOUR).card("h01", "fight: 2 damage 1").in_battle().fight("X/");
    let scored = table.after("0:score h01");
    assert_eq!((scored.points(), scored.hand(0)), (&[2, 0][..], "h02.h03.h04".to_owned()));
    assert_eq!(scored.view(seat(1)).kept_count(crate::Seat::new(0)), 1);
    let next = scored.all_wait().fight("X/");
    assert_eq!((next.legal(0), next.refusing_rule("0:score h01")), ("wait".to_owned(), "U3.10"));
    assert_eq!(next.all_wait().battle(&["X/", "X/"]).points(), [2, 0]);
    assert_eq!(table.refusing_rule("0:score h02"), "U5.1");
}

#[test]
fn u5_2_start_and_end_cards_score_by_themselves() {
    let scene = scene(2, FOUR)
        .card("h01", "start: 2 untargeted 0")
        .card("h02", "end: 1 attacks 1, 3 attacks 4")
        .card("h05", "start: 2 locks 1");
    let battle = scene.in_battle();
    assert_eq!(battle.points(), [2, 0]);
    let shown = battle.view(Viewer::Spectator).shown_now();
    assert_eq!((shown.len(), shown[0].card.to_string(), shown[0].points), (1, "h01".into(), 2));
    assert_eq!(battle.battle(&[]).points(), [5, 0]);
}

#[test]
fn u5_2_waiting_risks_the_points() {
    let table = scene(2, FOUR).card("h01", "fight: 2 damage 1, 5 damage 3").in_battle();
    // It waits for more, and more comes.
    let waited = table.fight("X/").all_wait().fight("XXX/");
    assert_eq!(waited.after("0:score h01").points(), [5, 0]);
    // Or nothing comes again.
    assert_eq!(table.battle(&["X/"]).points(), [0, 0]);
}

#[test]
fn u5_2_after_the_last_possible_attack_met_cards_score_by_themselves() {
    let scene = scene(2, FOUR)
        .card("h01", "fight: 2 damage 1, 5 damage 3")
        .card("h05", "fight: 3 misses 2")
        .card("h06", "fight: 3 misses 1");
    let table = scene.in_battle().battle(&["/", "/", "/", "X/"]);
    // h01 for the damage; h05 and h06 for the two misses.
    assert_eq!(table.points(), [2, 6]);
    // The last attack that is possible, not the last in the order: Mei has fallen.
    let scene = super::table::scene(2, FOUR).stamina("mei", 1).card("h01", "fight: 2 damage 1");
    let table = scene.in_battle().fight("X/").all_wait().fight("/").all_wait();
    assert_eq!((table.node(), table.points()), ("fight rexus 3 sigurd 1".to_owned(), &[0, 0][..]));
    let last = table.fight("X/");
    assert_eq!((last.points(), last.state.round), (&[2, 0][..], 2));
}

#[test]
fn u5_3_all_who_hold_kept_cards_are_asked_at_once() {
    let scene = scene(3, FOUR).card("h01", "fight: 2 damage 1").card("h02", "fight: 2 damage 1");
    let table = scene.in_battle().fight("X/");
    assert_eq!(table.node(), "seat 0 1 2");
    // All subsets of the met cards, and the wait, which is always legal.
    assert_eq!(table.legal(0), "score h01, score h02, score h01.h02, wait");
    assert_eq!((table.legal(1), table.legal(2)), ("wait".to_owned(), "wait".to_owned()));
    // In any order the same.
    let one = table.after("0:score h01, 1:wait, 2:wait");
    let other = table.after("2:wait, 0:score h01, 1:wait");
    assert_eq!(one.state, other.state);
    // A seat that has answered is not asked again.
    assert_eq!(table.after("0:score h01").node(), "seat 1 2");
    assert_eq!(table.after("0:wait").refusing_rule("0:score h01"), "U3.10");
    // A seat without kept cards is not asked in the next window.
    let next = table.after("0:score h01.h02, 1:wait, 2:wait").fight("X/");
    assert_eq!(next.node(), "seat 1 2");
}

#[test]
fn u5_3_without_kept_cards_no_seat_is_asked() {
    let mut scene = scene(2, FOUR);
    for name in ["h01", "h02", "h05", "h06"] {
        scene = scene.card(name, "start: 1 untargeted 0");
    }
    let table = scene.in_battle();
    assert_eq!(table.points(), [2, 2]);
    assert_eq!(table.fight("X/").node(), "fight sigurd 4 marrow 1");
}

/// Three seats in a window that seat 1 could score in.
fn window() -> Table {
    scene(3, FOUR).card("h05", "fight: 2 damage 1").in_battle().fight("X/")
}

#[test]
fn u5_3_no_viewer_sees_a_wait() {
    let table = window();
    let waited = table.after("1:wait");
    for viewer in [seat(0), seat(2), Viewer::Spectator] {
        assert_eq!(waited.view(viewer), table.view(viewer));
        assert_eq!(table.told(viewer, "1:wait"), None);
    }
    assert_ne!(waited.view(seat(1)), table.view(seat(1)));
    let both = table.after("0:wait, 1:wait");
    assert_eq!(both.view(Viewer::Spectator), table.view(Viewer::Spectator));
}

#[test]
fn u5_3_a_score_is_seen_by_all() {
    let table = window();
    for viewer in Viewer::all(3) {
        let told = table.told(viewer, "1:score h05").expect("news");
        assert_eq!(told, "1:score | 1 h05 2");
    }
}

#[test]
fn u5_3_what_is_met_is_judged_when_the_window_opens() {
    let scene = scene(2, FOUR).card("h01", "fight: 2 damage 1").card("h05", "fight: 2 damage 1");
    let table = scene.in_battle().fight("X/");
    assert!(table.after("0:score h01").may(1, "score h05"));
    assert_eq!(table.refusing_rule("0:stand"), "U5.3");
}

#[test]
fn u5_4_kept_cards_are_discarded_and_two_are_drawn() {
    let table = scene(3, FOUR).table();
    let table = table.after("0:keep h02.h03, 1:keep h05.h06, 2:keep h11.h12").all_pass();
    let next = table.battle(&[]);
    // Seat 2 sits to the right of the first player: it begins, and draws first.
    assert_eq!(next.state.first.number(), 2);
    assert_eq!(next.hand(2), "h09.h10.h13.h14");
    assert_eq!(next.hand(0), "h01.h04.h15.h16");
    assert_eq!(next.hand(1), "h07.h08.h17.h18");
    // Unscored discards stay face down: only their owner knows them.
    assert_eq!(next.view(seat(0)).discarded()[0].to_string(), "h02.h03");
    assert!(next.view(seat(1)).seen.buried[0][0].is_empty());
    assert_eq!(next.view(Viewer::Spectator).seen.buried_counts[0][0], 2);
}

#[test]
fn u5_4_a_scored_card_is_not_drawn_for() {
    let scene = scene(2, FOUR).card("h01", "start: 2 untargeted 0");
    let table = scene.in_battle().battle(&[]);
    assert_eq!(table.points(), [2, 0]);
    assert_eq!(
        (table.hand(0), table.hand(1)),
        ("h03.h04.h11.h12".into(), "h07.h08.h09.h10".into())
    );
    assert_eq!(table.view(Viewer::Spectator).seen.buried_counts[0][0], 1);
}

#[test]
fn u5_4_the_deck_never_runs_out() {
    let mut table = scene(5, "sigurd.marrow.mei.rexus.abbel").table();
    while table.node().starts_with("seat") {
        table = table.round(&[]);
    }
    assert_eq!((table.state.round, table.state.drawn), (4, 50));
}
