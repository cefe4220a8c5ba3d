//! Section 2: setup.

use super::super::{Gladiators, OptionError, Options};
use super::{laid_out, setup_text};
use crate::{Game, Seat};

#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        let game = Gladiators::with_options(Options::new(players));
        match players {
            2..=4 => assert_eq!(game.expect("options").players(), players),
            _ => assert_eq!(game.expect_err("too few, or too many"), OptionError::Players),
        }
    }
}

#[test]
fn seats_flip_one_card_of_each_trait_in_order() {
    let table = laid_out(3, "S9.S3.S7 A8.A2.A1 D4.D6.D5 H7.H5.H13");
    assert_eq!(
        [0, 1, 2].map(|seat| table.tops(seat)),
        ["S9.A8.D4.H7", "S3.A2.D6.H5", "S7.A1.D5.H13"]
    );
    assert_eq!(table.deck_sizes(), [10; 4]);
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["", "", ""]);
}

#[test]
fn the_lowest_speed_draws_and_starts() {
    for (decks, first) in [
        ("S3.S4.S5.S6 A1.A2.A3.A4 D5.D6.D7.D8 H9.H10.H11.H12", 0),
        ("S4.S3.S5.S6 A1.A2.A3.A4 D5.D6.D7.D8 H9.H10.H11.H12", 1),
        ("S13.S12.S5.S1 A1.A2.A3.A4 D5.D6.D7.D8 H9.H10.H11.H12", 3),
    ] {
        let mut table = laid_out(4, decks);
        for steps in 0..4 {
            let drawing = Seat::new(first).plus(steps, 4).number();
            for kind in ["S", "A", "D", "H"] {
                assert_eq!(table.node(), format!("seat {drawing}"));
                table.play(&format!("{drawing}:draw {kind}"));
            }
        }
        assert_eq!(table.node(), format!("seat {first}"));
        // Turns go clockwise from there.
        let others: Vec<u8> =
            (1..4).map(|steps| Seat::new(first).plus(steps, 4).number()).collect();
        let answers: Vec<String> = others.iter().map(|seat| format!("{seat}:pass")).collect();
        table.play(&format!("{first}:focus S, {}", answers.join(", ")));
        assert_eq!(table.node(), format!("seat {}", others[0]));
    }
}

#[test]
fn of_two_onslaughts_the_lower_printed_speed_starts() {
    assert_eq!(laid_out(2, "S9.S4 A9.A4 D9.D4 H1.H2").node(), "seat 1");
    assert_eq!(laid_out(2, "S4.S9 A4.A9 D4.D9 H1.H2").node(), "seat 0");
    // Any Speed that is no Onslaught is lower than both.
    assert_eq!(laid_out(3, "S4.S9.S13 A4.A9.A1 D4.D9.D2 H1.H2.H3").node(), "seat 2");
}

#[test]
fn every_seat_draws_a_whole_hand_by_choice_before_the_next_does() {
    let mut table = laid_out(3, "S9.S3.S7.S1 A8.A2.A1.A13.A12 D4.D6.D5.D11 H7.H5.H13.H2");
    assert_eq!(
        (table.node(), table.legal(1)),
        ("seat 1".to_owned(), "draw S, draw A, draw D, draw H".to_owned())
    );
    table.play("1:draw A");
    assert_eq!(table.legal(1), "draw S, draw D, draw H");
    assert_eq!(table.refusing_rule("1:draw A"), "D2.3");
    assert_eq!(table.refusing_rule("2:draw S"), "D3.5");
    table.play("1:draw S, 1:draw H");
    assert_eq!(table.hand(1), "S1.A13.H2");
    // Three players, three cards: now seat 2 draws, and then seat 0.
    assert_eq!((table.node(), table.legal(1)), ("seat 2".to_owned(), String::new()));
    table.play("2:draw D, 2:draw A, 2:draw H");
    assert_eq!((table.hand(2), table.node()), ("A12.D11.H1".to_owned(), "seat 0".to_owned()));
    table.play("0:draw S, 0:draw D, 0:draw H");
    assert_eq!(table.node(), "seat 1");
    assert_eq!(table.deck_sizes(), [10 - 2, 10 - 2, 10 - 2, 10 - 3]);
}

#[test]
fn two_players_draw_two_cards_each() {
    let mut table = laid_out(2, "S9.S3 A8.A2 D4.D6 H7.H5");
    table.play("1:draw H, 1:draw D");
    assert_eq!(table.node(), "seat 0");
    assert_eq!(table.refusing_rule("0:focus S"), "D2.3");
    table.play("0:draw H, 0:draw S");
    assert_eq!(
        (table.node(), table.hand(0), table.hand(1)),
        ("seat 1".into(), "S1.H2".into(), "D1.H1".into())
    );
}

#[test]
fn with_four_players_even_the_last_trait_is_drawn_by_a_move() {
    let mut table = laid_out(4, "S1.S2.S3.S4 A5.A6.A7.A8 D9.D10.D11.D12 H1.H2.H3.H5");
    table.play("0:draw S, 0:draw A, 0:draw D");
    assert_eq!((table.node(), table.legal(0)), ("seat 0".to_owned(), "draw H".to_owned()));
}

#[test]
fn a_victory_at_setup_wins_at_once() {
    let table = laid_out(3, "S1.S9.S7 A8.A9.A1 D4.D9.D5 H7.H9.H13");
    assert_eq!(table.node(), "1 win: Victory");
    assert_eq!(table.legal(1), "");
    assert_eq!(table.refusing_rule("0:draw S"), "D3.5");
}

#[test]
fn of_several_victories_at_setup_the_first_in_turn_order_wins() {
    // Seat 2 is the slowest, so seat 3 comes before seat 1.
    let table = laid_out(4, "S12.S9.S1.S10 A8.A9.A2.A10 D4.D9.D5.D10 H7.H9.H13.H10");
    assert_eq!(table.node(), "3 win: Victory");
    // If no other seat is slower, both count as 14, and the lower printed Speed starts.
    assert_eq!(laid_out(2, "S9.S4 A9.A4 D9.D4 H9.H4").node(), "1 win: Victory");
    assert_eq!(laid_out(2, "S4.S9 A4.A9 D4.D9 H4.H9").node(), "0 win: Victory");
}

#[test]
fn a_setup_happens_once() {
    let table = laid_out(2, "S9.S3 A8.A2 D4.D6 H7.H5");
    assert_eq!(table.refusing_rule(&setup_text("S1 A1 D1 H2")), "D2.1");
}
