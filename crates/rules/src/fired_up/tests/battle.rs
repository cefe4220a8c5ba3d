//! The Battle phase (section 4).

use super::super::Morale;
use super::table::{FOUR, Table, scene};

#[test]
fn u4_1_morale_moves_by_the_difference_of_thumbs_within_its_range() {
    let check = |ups: usize, downs: usize| {
        let moves: Vec<&str> = std::iter::repeat_n("morale mei up M", ups)
            .chain(std::iter::repeat_n("morale mei down M", downs))
            .collect();
        let table = scene(2, FOUR).kept().turn(&"M".repeat(ups + downs), &moves.join(", "));
        table.all_pass().fighter_state("mei").morale
    };
    assert_eq!(check(1, 0), Morale::High);
    assert_eq!(check(3, 0), Morale::High);
    assert_eq!(check(0, 1), Morale::Low);
    assert_eq!(check(1, 4), Morale::Low);
    assert_eq!(check(2, 2), Morale::Neutral);
    assert_eq!(check(3, 2), Morale::High);
}

#[test]
fn u4_1_values_fall_to_the_area_and_never_rise() {
    // Low: the start values stay, and gained values are lost.
    let moves = "morale marrow down M, buff marrow attack B, buff marrow defense B";
    let low = scene(2, FOUR).kept().turn("BBM", moves).all_pass();
    assert_eq!((low.fighter_state("marrow").morale, low.strength("marrow")), (Morale::Low, (3, 1)));
    // High: nothing rises by itself.
    let high = scene(2, FOUR).kept().turn("M", "morale marrow up M").all_pass();
    assert_eq!(
        (high.fighter_state("marrow").morale, high.strength("marrow")),
        (Morale::High, (3, 1))
    );
    // Neutral keeps what lies within it.
    let moves = "buff marrow attack B, buff marrow attack B, buff marrow defense B";
    let neutral = scene(2, FOUR).kept().turn("BBB", moves).all_pass();
    assert_eq!(neutral.strength("marrow"), (5, 2));
}

#[test]
fn u4_1_the_check_comes_once_a_round() {
    let table = scene(2, FOUR).kept().turn("M", "morale mei up M").all_pass();
    let later = table.battle(&[]).all_keep().all_pass();
    assert_eq!(later.fighter_state("mei").morale, Morale::High, "the dice have left, Morale stays");
}

#[test]
fn u4_2_start_highlights_score_after_the_morale_check() {
    // Met only because the check has come before.
    let scene = scene(2, FOUR).card("h01", "start: 3 high_morale 1");
    let table = scene.kept().turn("M", "morale mei up M");
    assert_eq!(table.points(), [0, 0]);
    let battle = table.all_pass();
    assert_eq!((battle.points(), battle.node()), (&[3, 0][..], "fight marrow 3 mei 2".to_owned()));
}

#[test]
fn u4_3_fighters_attack_by_speed_each_once() {
    let mut table = scene(2, FOUR).in_battle();
    let mut attacks = Vec::new();
    while table.node().starts_with("fight") {
        attacks.push(table.node());
        table = table.fight("/").all_wait();
    }
    let expected = [
        "fight marrow 3 mei 2",
        "fight sigurd 4 marrow 1",
        "fight rexus 3 sigurd 1",
        "fight mei 3 rexus 2",
    ];
    assert_eq!(attacks, expected);
    assert_eq!(table.state.round, 2);
}

#[test]
fn u4_3_the_order_is_the_one_at_the_start_of_the_battle() {
    // Sigurd, second in the order, falls by Marrow's first attack; the tiles of those behind him
    // change, but whose turn it is does not.
    let scene = scene(2, FOUR).stamina("sigurd", 1);
    let table = scene.kept().turn("T", "target marrow sigurd T").all_pass();
    let table = table.fight("X/").all_wait();
    assert_eq!(table.order(), "marrow rexus mei");
    // Rexus, whose target has fallen, does nothing; Mei is next.
    assert_eq!(table.node(), "fight mei 3 rexus 2");
}

#[test]
fn u4_3_who_fell_does_not_attack() {
    // Mei falls before her turn, and no fighter attacks Rexus.
    let table = scene(2, FOUR).stamina("mei", 1).in_battle();
    let table = table.battle(&["X/", "/", "/"]);
    assert!(!table.fighter_state("mei").is_alive);
    assert_eq!((table.state.round, table.state.tally.attacks), (2, 3));
}

#[test]
fn u4_3_only_the_due_attack_takes_place() {
    let table = scene(2, FOUR).in_battle();
    assert_eq!(table.refusing_rule("fight sigurd HHHH marrow H"), "U4.3");
    assert_eq!(table.refusing_rule("fight marrow HHH rexus HH"), "U4.3");
    assert_eq!(table.refusing_rule("0:end"), "U3.10");
}

#[test]
fn u4_4_as_many_dice_as_attack_and_defense() {
    let table = scene(2, FOUR).in_battle();
    assert_eq!(table.node(), "fight marrow 3 mei 2");
    assert_eq!(table.refusing_rule("fight marrow HH mei HH"), "U4.4");
    assert_eq!(table.refusing_rule("fight marrow HHH mei HHH"), "U4.4");
    let buffed = scene(2, FOUR).kept().turn("BB", "buff marrow attack B, buff marrow attack B");
    assert_eq!(buffed.all_pass().node(), "fight marrow 5 mei 2");
}

/// Marrow, with seven dice, attacks Mei, who has five: Mei's losses in Stamina and Wounds, and Marrow's
/// loss.
fn outcome(faces: &str) -> (i8, u8, i8) {
    let table = scene(2, FOUR).dice("marrow", 7, 1).dice("mei", 3, 5).in_battle();
    let after = table.fight(faces);
    (13 - after.stamina("mei"), after.fighter_state("mei").wounds, 14 - after.stamina("marrow"))
}

#[test]
fn u4_4_parts_block_their_own_part_only() {
    assert_eq!(outcome("H/H"), (0, 0, 0));
    assert_eq!(outcome("H/A"), (1, 0, 0));
    assert_eq!(outcome("HHAA/HA"), (2, 2, 0));
    assert_eq!(outcome("-------/-----"), (0, 0, 0));
}

#[test]
fn u4_4_specials_block_what_spares_most() {
    // First a Wound, then damage.
    assert_eq!(outcome("HLL/LX"), (1, 0, 0));
    assert_eq!(outcome("HHLL/X"), (3, 2, 0));
    assert_eq!(outcome("HHL/XX"), (1, 0, 0));
    // Every Special blocks if it can, never a Special Attack.
    assert_eq!(outcome("XXX/XXX"), (3, 0, 0));
    assert_eq!(outcome("XH/XX"), (1, 0, 0));
}

#[test]
fn u4_4_surplus_dice_of_a_part_that_was_rolled_counter() {
    assert_eq!(outcome("H/HHH"), (0, 0, 2));
    assert_eq!(outcome("A/HHH"), (1, 0, 0));
    assert_eq!(outcome("HA/HHAA"), (0, 0, 2));
    // Surplus Specials do not.
    assert_eq!(outcome("H/HXX"), (0, 0, 0));
    // A Special that blocks the part leaves no part dice over that were needed.
    assert_eq!(outcome("HH/HX"), (0, 0, 0));
}

#[test]
fn u4_4_wounds_are_pairs_with_something_unblocked() {
    assert_eq!(outcome("HH/"), (2, 1, 0));
    assert_eq!(outcome("HH/H"), (1, 1, 0));
    assert_eq!(outcome("HH/HH"), (0, 0, 0));
    assert_eq!(outcome("HHH/"), (3, 1, 0));
    assert_eq!(outcome("HHHH/"), (4, 2, 0));
    assert_eq!(outcome("HHHH/HHH"), (1, 1, 0));
    assert_eq!(outcome("XXHA/"), (4, 0, 0));
}

#[test]
fn u4_5_damage_to_both_is_applied_together() {
    let scene = scene(2, FOUR).stamina("marrow", 1).stamina("mei", 1);
    let table = scene.dice("mei", 3, 3).in_battle().fight("XH/HH");
    assert_eq!((table.stamina("mei"), table.stamina("marrow")), (0, 0));
    assert!(!table.fighter_state("mei").is_alive && !table.fighter_state("marrow").is_alive);
    assert_eq!(table.order(), "sigurd rexus");
}

#[test]
fn u4_5_stamina_or_three_wounds_eliminate() {
    let strike = |faces: &str| {
        let table = scene(2, FOUR).dice("marrow", 7, 1).in_battle().fight(faces);
        let mei = table.fighter_state("mei");
        (mei.is_alive, mei.stamina, mei.wounds)
    };
    assert_eq!(strike("HHAATX/"), (true, 7, 2));
    assert_eq!(strike("HHAATT/"), (false, 7, 3));
    let weak = scene(2, FOUR).stamina("mei", 3).in_battle();
    assert!(weak.fight("XX/").fighter_state("mei").is_alive);
    assert!(!weak.fight("XXX/").fighter_state("mei").is_alive);
}

#[test]
fn u4_5_highlights_are_judged_on_the_picture_before_the_removal() {
    let judged = |card: &str| {
        let scene = scene(2, FOUR).stamina("mei", 1).card("h01", card);
        let table = scene.in_battle().fight("X/");
        assert!(!table.fighter_state("mei").is_alive && table.in_window());
        table.may(0, "score h01")
    };
    assert!(judged("fight: 2 defender_fell 1"));
    // The speed of before: Marrow was and is the fastest; no fighter was locked on the fallen.
    assert!(judged("fight: 2 by_the_fastest 1"));
    assert!(!judged("fight: 2 locked_on 1"));
}

#[test]
fn u4_5_an_attack_that_did_not_take_place_opens_no_window() {
    // Marrow's attack fells Mei: neither she nor a fighter that targets her attacks.
    let table = scene(2, FOUR).stamina("mei", 1).in_battle().fight("X/");
    let mut windows = 1;
    let mut table = table.all_wait();
    while table.node().starts_with("fight") {
        table = table.fight("/");
        windows += usize::from(table.in_window());
        table = table.all_wait();
    }
    // Marrow's and Sigurd's attacks have others to follow, Rexus' has none.
    assert_eq!(windows, 2);
}

#[test]
fn u4_5_bets_are_settled_before_the_fallen_are_removed() {
    let scene = scene(2, FOUR).bets("e1.m1.l1").stamina("mei", 1);
    let table = scene.kept().turn("O", "bet m1 mei O").all_pass().fight("X/");
    // The window is open, the points are there.
    assert_eq!((table.in_window(), table.points()), (true, &[6, 0][..]));
}

#[test]
fn u4_6_fight_highlights_may_be_scored_after_each_attack() {
    let scene = scene(2, FOUR).card("h01", "fight: 2 damage 1");
    let first = scene.in_battle().fight("X/");
    assert_eq!(first.legal(0), "score h01, wait");
    assert_eq!(first.legal(1), "wait");
    let second = first.all_wait().fight("X/");
    assert_eq!(second.after("0:score h01").points(), [2, 0]);
    let third = second.all_wait().fight("/");
    assert_eq!(third.legal(0), "wait");
}

#[test]
fn u4_7_end_highlights_score_after_the_last_attack() {
    let scene = scene(2, FOUR).card("h01", "end: 5 attacks 4");
    let table = scene.in_battle();
    let mut points = Vec::new();
    let mut table: Table = table;
    while table.node().starts_with("fight") {
        table = table.fight("/").all_wait();
        points.push(table.points()[0]);
    }
    assert_eq!(points, [0, 0, 0, 5]);
}

#[test]
fn u4_7_end_highlights_see_the_whole_battle() {
    let scene = scene(2, FOUR)
        .card("h01", "end: 1 total_damage 4, 3 total_damage 5")
        .card("h05", "end: 1 eliminated 1");
    let table = scene.stamina("mei", 1).in_battle().battle(&["X/", "XX/", "X/"]);
    assert_eq!(table.points(), [1, 1]);
}
