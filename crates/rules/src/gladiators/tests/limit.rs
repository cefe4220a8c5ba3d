//! Section 7: the turn limit.

use super::super::{Gladiators, OptionError, Options};
use super::scene;
use crate::Game;

const DUEL: &str = "S5.A9.D2.H8/S4.A3.D6.H7";

#[test]
fn a_limit_is_at_least_one_turn() {
    for (turn_limit, error) in [
        (Some(0), Some(OptionError::TurnLimit)),
        (Some(1), None),
        (Some(Options::HIGHEST_TURN_LIMIT), None),
        (Some(Options::HIGHEST_TURN_LIMIT + 1), Some(OptionError::TurnLimit)),
        (None, None),
    ] {
        let options = Options { turn_limit, ..Options::new(3) };
        assert_eq!(Gladiators::with_options(options).err(), error, "{turn_limit:?}");
    }
}

#[test]
fn single_turns_are_counted() {
    for limit in 1..=4 {
        let mut table = scene(DUEL).limit(limit).table();
        for turn in 0..limit {
            let (seat, other) = if turn % 2 == 0 { (0, 1) } else { (1, 0) };
            assert_eq!((table.node(), table.public().turns()), (format!("seat {seat}"), turn));
            table.play(&format!("{seat}:focus A, {other}:pass"));
        }
        assert_eq!(table.node(), "0 win: TurnLimit");
    }
}

#[test]
fn without_a_limit_the_game_goes_on() {
    let mut table = scene(DUEL).table();
    for _ in 0..4 {
        table.play("0:focus A, 1:pass, 1:focus D, 0:pass");
    }
    assert_eq!((table.node(), table.public().turns()), ("seat 0".to_owned(), 8));
}

#[test]
fn the_most_remaining_health_wins() {
    for (wounds, node) in [
        ([0, 0], "0 win: TurnLimit"),
        ([2, 0], "1 win: TurnLimit"),
        ([1, 0], "0 1 win: TurnLimit"),
        ([6, 5], "0 1 win: TurnLimit"),
        // Less than nothing, after a Health swap: −1 is more than −3.
        ([9, 10], "0 win: TurnLimit"),
        ([12, 8], "1 win: TurnLimit"),
        ([11, 10], "0 1 win: TurnLimit"),
        // No Health left is more than negative Health.
        ([8, 8], "0 win: TurnLimit"),
    ] {
        let table = scene(DUEL).wounds(&wounds).limit(1).table();
        assert_eq!(table.after("0:focus A, 1:pass").node(), node, "{wounds:?}");
    }
}

#[test]
fn health_counts_as_it_is_effective() {
    // Seat 1 shows Health 2, which is 14.
    let tops = "S5.A9.D1.H13/S2.A2.D6.H2";
    let table = scene(tops).limit(1).table();
    assert_eq!(table.after("0:focus D, 1:pass").node(), "1 win: TurnLimit");
    let shared = scene(tops).wounds(&[0, 1]).limit(1).table();
    assert_eq!(shared.after("0:focus D, 1:pass").node(), "0 1 win: TurnLimit");
}

#[test]
fn several_share_and_the_fallen_do_not() {
    let tops = "S5.A9.D2.H8/S4.A3.D6.H7/S6.A1.D7.H9/";
    let table = scene(tops).wounds(&[1, 0, 2, 0]).limit(1).table();
    assert_eq!(table.after("0:focus A, 1:pass, 2:pass").node(), "0 1 2 win: TurnLimit");
}

#[test]
fn who_falls_in_the_last_turn_does_not_win() {
    // Seat 1 would have the most health left, had it not fallen by an effective Health of 2.
    let tops = "S5.A9.D2.H3/S4.A3.D6.H2/S6.A1.D7.H1";
    let table = scene(tops).limit(1).table();
    assert_eq!(table.after("0:attack 1, 1:pass, 2:pass").node(), "0 win: TurnLimit");
    // If only one player is left, that decides, and not the limit.
    let duel = scene(DUEL).wounds(&[0, 6]).limit(1).table();
    assert_eq!(duel.after("0:attack 1, 1:pass").node(), "0 win: LastStanding");
}

#[test]
fn a_victory_in_the_last_turn_is_a_victory() {
    let table = scene("S6.A6.D6.H2/S4.A3.D8.H7").decks("H6").limit(1).table();
    assert_eq!(table.after("0:focus H, 1:pass").node(), "0 win: Victory");
}

#[test]
fn the_last_turn_has_all_its_draws_and_restocks() {
    let scene = scene("S4.A4.D9.H8/S7.A6.D8.H3").decks("A11.D12").short("AD").limit(1);
    let mut table = scene.table();
    table.play("0:gambit 1 SA S, 1:pass");
    assert_eq!(table.node(), "restock A");
    table.play("restock A A1.A2.A3.A4.A5.A7.A8.A9.A10.A12.A13");
    assert_eq!(
        (table.node(), table.legal(0)),
        ("seat 0".to_owned(), "draw S, draw A, draw D, draw H".to_owned())
    );
    table.play("0:draw D");
    assert_eq!((table.node(), table.public().turns()), ("restock D".to_owned(), 0));
    table.play("restock D D1.D2.D3.D4.D5.D6.D7.D10.D11.D13");
    assert_eq!((table.node(), table.public().turns()), ("0 win: TurnLimit".to_owned(), 1));
    table.assert_script_used_up();
}
