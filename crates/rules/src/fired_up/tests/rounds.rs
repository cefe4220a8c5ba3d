//! The fallen, the next round, and the end of the game (sections 7 and 8).

use super::super::Morale;
use super::table::{FOUR, scene};
use crate::Viewer;

#[test]
fn u7_1_the_fallen_leave_at_once_and_slower_fighters_move_up() {
    let table = scene(2, FOUR).stamina("sigurd", 1).kept();
    // Marrow is locked on Sigurd, who sprints past him.
    let moves = "target marrow sigurd T, lock marrow T";
    let table = table.turn("TT", moves).turn("S", "speed sigurd S").all_pass();
    assert_eq!(table.order(), "sigurd marrow rexus mei");
    let table = table.fight("/").all_wait().fight("X/");
    let sigurd = table.fighter_state("sigurd");
    assert_eq!((sigurd.is_alive, sigurd.tile, sigurd.is_sprinting), (false, 0, false));
    assert_eq!(table.order(), "marrow rexus mei");
}

#[test]
fn u7_1_at_the_rounds_end_its_pursuers_turn_to_the_next_on_their_left() {
    // Mei falls; Marrow and Sigurd targeted her.
    let table = scene(2, FOUR).stamina("mei", 1).kept();
    let table = table.turn("TT", "target sigurd mei T, lock sigurd T").all_pass().fight("X/");
    assert_eq!(table.target("sigurd").name(), "mei", "not before the round's end");
    let next = table.all_wait().battle(&[]);
    // To the left of Sigurd is Marrow; to the left of Marrow, past Mei, Rexus.
    assert_eq!(
        ["sigurd", "marrow", "rexus"].map(|name| next.target(name).name()),
        ["marrow", "rexus", "sigurd"]
    );
    assert!(!next.fighter_state("sigurd").is_locked);
}

#[test]
fn u7_1_the_fallen_are_not_influenced() {
    let table = scene(2, FOUR).stamina("mei", 1).in_battle().battle(&["X/"]).all_keep();
    let table = table.rolled("MM");
    let seat = table.asked();
    assert_eq!(table.refusing_rule(&format!("{seat}:morale mei up M")), "U7.1");
    assert!(!table.legal(seat).contains("morale mei"));
}

#[test]
fn u7_2_what_stays_and_what_is_made_ready() {
    let moves = "morale mei up M, buff mei attack B, buff mei defense B, lock mei T";
    let table = scene(2, FOUR).kept().turn("BBMT", moves);
    let table = table.turn("OST", "store O, target rexus mei T, speed rexus S").all_pass();
    let table = table.battle(&["HH/"]);
    let mei = table.fighter_state("mei");
    assert_eq!((mei.morale, table.strength("mei")), (Morale::High, (4, 3)));
    assert_eq!((mei.stamina, mei.wounds, mei.influence), (11, 1, 3));
    assert_eq!((mei.up, mei.is_locked), (0, false));
    let rexus = table.fighter_state("rexus");
    assert_eq!((rexus.is_sprinting, table.target("rexus").name()), (false, "mei"));
    // Speed tiles stay as well.
    assert_eq!(table.order(), "marrow rexus sigurd mei");
    assert_eq!((table.tokens(1), table.state.round), (1, 2));
    assert_eq!(table.all_keep().node(), "roll 1 5");
}

#[test]
fn u7_2_a_die_for_every_living_fighter_and_one_more() {
    let table = scene(2, FOUR).stamina("mei", 1).in_battle().battle(&["X/"]);
    assert_eq!(table.state.dice[..2], [4, 4]);
    assert_eq!(table.all_keep().node(), "roll 1 4");
}

/// The first player of round 2 at a table of three whose seats have these cards scored in round 1.
fn next_first(first: u8, scoring: &[&str]) -> u8 {
    let mut scene = scene(3, FOUR).first(first);
    for name in scoring {
        scene = scene.card(name, "start: 2 untargeted 0");
    }
    scene.in_battle().battle(&[]).state.first.number()
}

#[test]
fn u7_2_the_fewest_points_begin_and_ties_go_to_the_right() {
    // Seats keep h01 and h02, h05 and h06, h09 and h10.
    assert_eq!(next_first(0, &["h01", "h09"]), 1);
    assert_eq!(next_first(0, &["h05", "h09"]), 0);
    // All alike: the closest to the right of the present first player, who comes last.
    assert_eq!(next_first(0, &[]), 2);
    assert_eq!(next_first(1, &[]), 0);
    assert_eq!(next_first(2, &[]), 1);
    // Seats 0 and 1 tie: seen from seat 0, seat 1 comes before it; from seat 2, too.
    assert_eq!(next_first(0, &["h09"]), 1);
    assert_eq!(next_first(2, &["h09"]), 1);
    assert_eq!(next_first(1, &["h09"]), 0);
}

#[test]
fn u8_1_the_game_ends_after_round_4() {
    let table = scene(2, FOUR).table().round(&[]).round(&[]).round(&[]);
    assert_eq!((table.state.round, table.node()), (4, "seat 0 1".to_owned()));
    let over = table.round(&[]);
    assert!(over.node().contains(" win, "), "{}", over.node());
    assert_eq!(over.refusing_rule("0:wait"), "U3.10");
}

#[test]
fn u8_1_or_when_at_most_one_fighter_lives_after_the_end_highlights() {
    // All others go for Marrow's targets: all but Marrow have one Stamina.
    let scene = scene(2, FOUR).card("h01", "end: 4 eliminated 3");
    let scene = scene.stamina("mei", 1).stamina("rexus", 1).stamina("sigurd", 1);
    // Marrow fells Mei, Rexus and Sigurd fell each other.
    let table = scene.dice("sigurd", 4, 3).kept();
    let table = table.turn("", "").turn("T", "target sigurd rexus T").all_pass();
    let over = table.fight("X/").all_wait().fight("XH/HH");
    assert_eq!((over.node(), over.points()), ("0 win, marrow".to_owned(), &[4, 0][..]));
    assert_eq!(over.state.round, 1);
}

#[test]
fn u8_1_the_round_is_fought_to_its_end() {
    // With two living fighters the game continues.
    let scene = scene(2, FOUR).stamina("mei", 1).stamina("sigurd", 1);
    let table = scene.in_battle().battle(&["X/", "/", "X/"]);
    assert_eq!((table.state.living().len(), table.state.round), (2, 2));
}

#[test]
fn u8_2_the_most_stamina_wins_the_fight_then_starting_speed() {
    let over = |mei: u8, rexus: u8| {
        let scene = scene(2, FOUR).stamina("sigurd", 1).stamina("marrow", 1);
        let table = scene.stamina("mei", mei).stamina("rexus", rexus).table();
        table.round(&[]).round(&[]).round(&[]).round(&[]).node()
    };
    assert_eq!(over(9, 8), "0 1 win, mei");
    assert_eq!(over(8, 9), "0 1 win, rexus");
    // Rexus has the higher Starting Speed.
    assert_eq!(over(9, 9), "0 1 win, rexus");
}

#[test]
fn u8_2_the_tie_is_broken_by_the_mat_and_not_by_the_tile() {
    let scene = scene(2, FOUR).stamina("sigurd", 1).stamina("marrow", 1);
    let table = scene.kept().turn("S", "speed mei S").all_pass().battle(&[]);
    assert_eq!(table.order(), "marrow sigurd mei rexus");
    assert_eq!(table.round(&[]).round(&[]).round(&[]).node(), "0 1 win, rexus");
}

#[test]
fn u8_2_when_no_fighter_lives_none_wins_the_fight() {
    let mut scene = scene(2, FOUR).bets("e1.m1.l1");
    for name in ["sigurd", "marrow", "mei", "rexus"] {
        scene = scene.stamina(name, 1).dice(name, 3, 3);
    }
    // Marrow and Mei fell each other, then Rexus and Sigurd.
    let table = scene.kept().turn("O", "bet l1 marrow O").all_pass();
    let over = table.fight("XH/HH").all_wait().fight("XH/HH");
    assert_eq!((over.node(), over.points()), ("0 1 win, none".to_owned(), &[0, 0][..]));
    assert_eq!(over.state.settled[2], None);
}

#[test]
fn u8_3_the_most_points_win_then_points_from_bets_then_they_share() {
    // Six points each, seat 1's by a bet.
    let scene = scene(2, FOUR).stamina("mei", 1).card("h01", "start: 6 untargeted 0");
    let table = scene.kept().turn("", "").turn("O", "bet m1 mei O").all_pass().battle(&["X/"]);
    assert_eq!(table.points(), [6, 6]);
    let over = table.round(&[]).round(&[]).round(&[]);
    assert_eq!(over.node(), "1 win, marrow");
    // One point more by a Highlight outweighs it.
    let scene = super::table::scene(2, FOUR).stamina("mei", 1).card("h01", "start: 7 untargeted 0");
    let table = scene.kept().turn("", "").turn("O", "bet m1 mei O").all_pass().battle(&["X/"]);
    assert_eq!(table.round(&[]).round(&[]).round(&[]).node(), "0 win, marrow");
    // Alike in both, they share.
    let table = super::table::scene(3, FOUR).table();
    let over = table.round(&[]).round(&[]).round(&[]).round(&[]);
    assert_eq!(over.node(), "0 1 2 win, marrow");
    assert_eq!(over.view(Viewer::Spectator).phase(), super::super::Phase::Over);
}
