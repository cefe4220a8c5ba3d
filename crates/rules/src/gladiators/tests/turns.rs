//! Section 3: a turn.

use super::scene;

const FOUR: &str = "S5.A9.D2.H8/S7.A1.D9.H3/S4.A3.D6.H7/S6.A4.D5.H12";

#[test]
fn one_card_may_be_played_before_the_action_and_no_second() {
    let table = scene(FOUR).hands("S10.D11/S11//").table();
    assert_eq!(table.legal(0), "play S10, play D11, focus S, focus A, focus D, focus H, attack 2");
    let played = table.after("0:play S10");
    // No response window: the same seat is asked for its action, and no other seat is.
    assert_eq!(played.node(), "seat 0");
    assert_eq!([1, 2, 3].map(|seat| played.legal(seat)), ["", "", ""]);
    assert_eq!(played.refusing_rule("1:respond S11"), "D3.5");
    assert_eq!(played.refusing_rule("0:play D11"), "D3.1");
    assert_eq!((played.tops(0), played.history(0)), ("S10.A9.D2.H8".to_owned(), "S5".to_owned()));
    assert_eq!(played.hand(0), "D11");
    // It is optional.
    assert_eq!(table.after("0:focus A").node(), "seat 1");
    // The next turn has a card of its own again.
    let later = played.after("0:focus A, 1:pass, 2:pass, 3:pass");
    assert!(later.may(1, "play S11"));
}

#[test]
fn a_played_card_counts_for_the_action() {
    // Seat 3 is quicker, until S10 is laid.
    let table = scene(FOUR).hands("S10///").table();
    assert_eq!(table.refusing_rule("0:attack 3"), "D4.2");
    let hit = table.after("0:play S10, 0:attack 3, 1:pass, 2:pass, 3:pass");
    assert_eq!(hit.wounds(3), 9 - 5);
}

#[test]
fn a_played_card_can_win() {
    let table = scene("S6.A6.D6.H2/S4.A3.D8.H7").hands("H6/").table();
    assert_eq!(table.after("0:play H6").node(), "0 win: Victory");
}

#[test]
fn a_turn_takes_exactly_one_action() {
    let table = scene(FOUR).table();
    assert_eq!(table.refusing_rule("0:pass"), "D3.2");
    let announced = table.after("0:focus A");
    assert_eq!(announced.refusing_rule("0:focus A"), "D3.5");
    let over = announced.after("1:pass, 2:pass, 3:pass");
    assert_eq!(over.node(), "seat 1");
    assert_eq!(over.refusing_rule("0:focus A"), "D3.5");
}

#[test]
fn focus_is_always_possible() {
    // Seat 1 can attack no opponent and has no pair.
    let table = scene("S5.A9.D2.H8/S1.A2.D9.H3").turn(1).table();
    assert_eq!(table.legal(1), "focus S, focus A, focus D, focus H");
}

#[test]
fn all_others_respond_once_clockwise_and_the_actor_never() {
    let table = scene(FOUR).hands("S10/S11/S12.A12/S13").turn(2).table();
    let mut table = table.after("2:focus A");
    for (seat, next) in [(3, "seat 0"), (0, "seat 1"), (1, "seat 3")] {
        assert_eq!(table.node(), format!("seat {seat}"));
        for other in (0..4).filter(|other| *other != seat) {
            assert_eq!(table.legal(other), "");
            assert_eq!(table.refusing_rule(&format!("{other}:pass")), "D3.5");
        }
        let card = table.hand(seat);
        assert_eq!(table.legal(seat), format!("respond {card}, pass"));
        table.play(&format!("{seat}:respond {card}"));
        assert_eq!(table.node(), next);
    }
    // The actor was not asked: its Speed and its hand are as they were, and the turn is over.
    assert!(table.tops(2).starts_with("S4"));
    assert_eq!(table.hand(2), "S12.A12");
    assert_eq!(table.legal(3), "focus S, focus A, focus D, focus H, attack 0");
}

#[test]
fn the_public_sees_who_may_still_respond() {
    let mut table = scene(FOUR).turn(2).table();
    assert_eq!(table.game.pending(&table.public()), None);
    table.play("2:focus A");
    for responders in [vec![3, 0, 1], vec![0, 1], vec![1]] {
        let pending = table.game.pending(&table.public()).expect("an action is announced");
        assert_eq!((pending.seat.number(), pending.action.to_string()), (2, "focus A".to_owned()));
        let numbers: Vec<u8> = pending.responders.iter().map(|seat| seat.number()).collect();
        assert_eq!(numbers, responders);
        table.play(&format!("{}:pass", responders[0]));
    }
    assert_eq!(table.game.pending(&table.public()), None);
}

#[test]
fn an_empty_hand_is_asked_and_can_only_pass() {
    let table = scene(FOUR).hands("/S11//").table().after("0:focus A, 1:pass");
    assert_eq!((table.node(), table.legal(2)), ("seat 2".to_owned(), "pass".to_owned()));
    assert_eq!(table.refusing_rule("2:respond S11"), "D3.5");
}

#[test]
fn the_fallen_are_neither_asked_nor_given_a_turn() {
    let table = scene("S5.A9.D2.H8//S4.A3.D6.H7/").table();
    let asked = table.after("0:focus A");
    assert_eq!(asked.node(), "seat 2");
    let next = asked.after("2:pass");
    assert_eq!(next.node(), "seat 2");
    assert_eq!(next.after("2:focus A, 0:pass").node(), "seat 0");
    assert_eq!(table.refusing_rule("1:pass"), "D3.5");
    assert_eq!((table.refusing_rule("0:attack 1"), table.legal(1)), ("D4.2", String::new()));
}

#[test]
fn a_response_is_a_single_card_of_ones_own_hand() {
    let table = scene(FOUR).hands("/S11.A11/S12/").table().after("0:focus A");
    assert_eq!(table.refusing_rule("1:respond S12"), "D3.5");
    assert_eq!(table.refusing_rule("1:respond A10"), "D3.5");
    let answered = table.after("1:respond S11");
    assert_eq!(answered.refusing_rule("1:respond A11"), "D3.5");
    assert_eq!(answered.hand(1), "A11");
    assert_eq!(
        (answered.tops(1), answered.history(1)),
        ("S11.A1.D9.H3".to_owned(), "S7".to_owned())
    );
}

#[test]
fn an_action_is_refused_while_it_is_answered() {
    let table = scene(FOUR).hands("/S11//").table().after("0:focus A");
    for choice in ["focus S", "attack 2", "play S11", "recover S"] {
        assert_eq!(table.refusing_rule(&format!("1:{choice}")), "D3.3");
    }
    assert_eq!(table.refusing_rule("1:draw S"), "D4.6");
}
