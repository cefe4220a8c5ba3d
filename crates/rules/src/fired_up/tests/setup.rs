//! Components and setup (sections 1 and 2).

use std::collections::BTreeSet;

use super::super::{
    BetId, FightFace, Fighter, FiredUp, HighlightId, InfluenceFace, Morale, OptionError, Options,
    Term,
};
use super::table::{FOUR, Table, read_setup, scene};
use super::{game, pack};
use crate::testing::Dice;
use crate::{Event, Game, write_event};

const FIVE: &str = "fred.abbel.sigurd.mei.marrow";

/// The setup that a table draws.
fn drawn(game: &FiredUp, seed: u64) -> String {
    write_event(game, &Event::Chance(game.draw(&game.start(), &mut Dice(seed))))
}

#[test]
fn u1_1_every_fighter_can_come_and_starts_as_its_mat_says() {
    for fighter in Fighter::ALL {
        let others = Fighter::ALL.into_iter().filter(|other| *other != fighter).take(3);
        let circle: Vec<&str> = std::iter::once(fighter).chain(others).map(Fighter::name).collect();
        let table = scene(2, Box::leak(circle.join(".").into_boxed_str())).table();
        let (fighter_state, mat) =
            (table.fighter_state(fighter.name()), pack().mat(fighter).clone());
        assert_eq!((fighter_state.influence, fighter_state.morale), (3, Morale::Neutral));
        assert_eq!(fighter_state.stamina, mat.stamina as i8);
    }
}

#[test]
fn u1_2_an_influence_die_shows_the_faces_of_its_pack() {
    let table = scene(2, FOUR).kept();
    for face in InfluenceFace::ALL {
        assert_eq!(table.after(&format!("roll 0 {face}BBBB")).node(), "seat 0");
    }
    // A die without a face cannot show it.
    let lame = scene(2, FOUR).printed(|pack| pack.influence_die[5] = InfluenceFace::Buff).kept();
    assert_eq!(lame.refusing_rule("roll 0 DBBBB"), "U1.2");
    assert_eq!(lame.after("roll 0 OBBBB").node(), "seat 0");
}

#[test]
fn u1_3_attack_and_defense_dice_show_the_faces_of_their_pack() {
    let table = scene(2, FOUR).in_battle();
    for face in FightFace::ALL.map(FightFace::letter) {
        table.after(&format!("fight marrow {face}{face}{face} mei {face}{face}"));
    }
    let lame = scene(2, FOUR)
        .printed(|pack| {
            pack.attack_die[0] = FightFace::Miss;
            pack.defense_die[4] = FightFace::Miss;
        })
        .in_battle();
    assert_eq!(lame.refusing_rule("fight marrow H-- mei --"), "U1.3");
    assert_eq!(lame.refusing_rule("fight marrow X-- mei X-"), "U1.3");
    lame.after("fight marrow X-- mei H-");
}

#[test]
fn u1_4_sixty_highlights_and_two_bets_of_each_term() {
    assert_eq!(HighlightId::all().count(), 60);
    let terms = BetId::ALL.map(BetId::term);
    assert!(Term::ALL.into_iter().all(|term| terms.iter().filter(|it| **it == term).count() == 2));
    let scene = scene(2, FOUR);
    let setup = scene.setup();
    let fresh = scene.fresh();
    assert_eq!(fresh.refusing_rule(&setup.replace("h60", "h01")), "U1.4");
    assert_eq!(fresh.refusing_rule(&setup.replace(".h60", "")), "U1.4");
}

#[test]
fn u2_1_four_fighters_for_two_or_three_and_five_for_more() {
    for (players, fighters) in [(2, 4), (3, 4), (4, 5), (5, 5)] {
        let table = if fighters == 4 { scene(players, FOUR) } else { scene(players, FIVE) }.table();
        assert_eq!((table.game.fighters(), table.state.living().len()), (fighters, fighters));
        let other = if fighters == 4 { FIVE } else { FOUR };
        let wrong = scene(players, other);
        let setup = wrong.setup();
        assert_eq!(wrong.fresh().refusing_rule(&setup), "U2.1");
    }
    let twice = scene(2, "mei.marrow.mei.rexus");
    let setup = twice.setup();
    assert_eq!(twice.fresh().refusing_rule(&setup), "U2.1");
    for players in [0, 1, 6, 255] {
        let error = FiredUp::with_options(Options::new(players, pack())).expect_err("options");
        assert_eq!((error, error.rule().as_str()), (OptionError::Players, "U2.1"));
    }
}

#[test]
fn u2_1_fighters_are_drawn_at_random() {
    let game = game(2, true);
    let table = Table { state: game.start(), game: game.clone() };
    let mut drawn_in_first_place = BTreeSet::new();
    for seed in 0..60 {
        drawn_in_first_place.insert(read_setup(&table, &drawn(&game, seed)).fighters[0]);
    }
    assert_eq!(drawn_in_first_place.into_iter().collect::<Vec<_>>(), Fighter::ALL);
}

#[test]
fn u2_2_markers_start_on_the_highest_value_of_low_and_all_fighters_look_left() {
    // A Low area of several values: the highest of them is where markers start.
    let table = scene(2, FOUR)
        .printed(|pack| {
            pack.mats[Fighter::Mei as usize].attack =
                crate::testing::fired_up::track([&[1, 2], &[4], &[5]]);
            pack.mats[Fighter::Mei as usize].defense =
                crate::testing::fired_up::track([&[0, 1, 2], &[3], &[4]]);
        })
        .table();
    assert_eq!(table.strength("sigurd"), (4, 1));
    assert_eq!(table.strength("mei"), (2, 2));
    let mei = table.fighter_state("mei");
    assert_eq!((mei.stamina, mei.wounds, mei.morale), (13, 0, Morale::Neutral));
    assert_eq!((mei.up, mei.down, mei.is_sprinting, mei.is_locked), (0, 0, false, false));
    let targets = ["sigurd", "marrow", "mei", "rexus"].map(|name| table.target(name).name());
    assert_eq!(targets, ["marrow", "mei", "rexus", "sigurd"]);
}

#[test]
fn u2_3_speed_tiles_by_starting_speed() {
    assert_eq!(scene(2, FOUR).table().order(), "marrow sigurd rexus mei");
    assert_eq!(scene(4, FIVE).table().order(), "marrow sigurd mei abbel fred");
}

#[test]
fn u2_4_cards_dice_tokens_bets_and_the_first_player() {
    for (players, circle, dice) in [(2, FOUR, 5), (3, FOUR, 5), (4, FIVE, 6), (5, FIVE, 6)] {
        let table = scene(players, circle).first(1).table();
        let all: Vec<String> = (0..players).map(|seat| seat.to_string()).collect();
        assert_eq!(table.node(), format!("seat {}", all.join(" ")));
        assert_eq!((table.state.round, table.state.first.number()), (1, 1));
        assert_eq!(table.hand(0), "h01.h02.h03.h04");
        assert_eq!(table.hand(1), "h05.h06.h07.h08");
        for seat in 0..usize::from(players) {
            assert_eq!((table.state.dice[seat], table.state.tokens[seat]), (dice, 0));
        }
        assert_eq!(table.all_keep().node(), format!("roll 1 {dice}"));
    }
    let scene = scene(2, FOUR);
    let setup = scene.setup();
    let fresh = scene.fresh();
    assert_eq!(fresh.refusing_rule(&setup.replace("e1.m1", "e1.e2")), "U2.4");
    assert_eq!(fresh.refusing_rule(&setup.replace("l1 0", "l1 2")), "U2.4");
}

#[test]
fn u2_4_bets_and_the_first_player_are_drawn_at_random() {
    let game = game(3, true);
    let table = Table { state: game.start(), game: game.clone() };
    let (mut bets, mut first) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let setup = read_setup(&table, &drawn(&game, seed));
        bets.insert(setup.bets);
        first.insert(setup.first);
    }
    assert_eq!((bets.len(), first.len()), (8, 3));
}
