//! Section 4: actions.

use super::scene;

/// Whether seat 0 may attack seat 1 when they show these.
fn may_attack(tops: &str) -> bool {
    let table = scene(tops).table();
    let may = table.may(0, "attack 1");
    // The list and the judgement agree.
    if !may {
        assert_eq!(table.refusing_rule("0:attack 1"), "D4.2");
    }
    may
}

#[test]
fn focus_flips_the_top_card_onto_ones_own_pile() {
    for (letter, shown) in
        [("S", "S13.A2.D3.H4"), ("A", "S1.A13.D3.H4"), ("D", "S1.A2.D13.H4"), ("H", "S1.A2.D3.H13")]
    {
        let deck = format!("{letter}13");
        let mut table = scene("S1.A2.D3.H4/S5.A6.D7.H8").decks(&deck).table();
        let before = table.deck_sizes().iter().sum::<usize>();
        table.play(&format!("0:focus {letter}, 1:pass"));
        assert_eq!((table.tops(0), table.tops(1)), (shown.to_owned(), "S5.A6.D7.H8".to_owned()));
        assert_eq!(table.history(0).chars().next(), letter.chars().next());
        assert_eq!(table.deck_sizes().iter().sum::<usize>(), before - 1);
        table.assert_script_used_up();
    }
}

#[test]
fn an_attack_needs_speed_as_high_and_attack_higher() {
    assert!(may_attack("S5.A9.D2.H8/S4.A3.D8.H7"));
    assert!(!may_attack("S5.A9.D2.H8/S6.A3.D8.H7"), "slower");
    assert!(!may_attack("S5.A9.D2.H8/S4.A3.D9.H7"), "no stronger");
    assert!(!may_attack("S5.A9.D2.H8/S4.A3.D10.H7"), "weaker");
}

#[test]
fn equal_speed_is_quick_enough_where_two_onslaughts_have_it() {
    // No two cards of a trait have the same power; but two Onslaughts are both 14.
    assert!(may_attack("S5.A5.D5.H8/S6.A6.D2.H6"));
    assert!(may_attack("S6.A6.D2.H6/S5.A5.D3.H5"));
    // An Attack of 14 does not beat a Defense of 14.
    assert!(!may_attack("S5.A5.D2.H5/S6.A6.D6.H8"));
}

#[test]
fn onslaught_counts_in_speed_attack_and_defense() {
    // Printed 2 and 2 against 13 and 12: only 14 and 14 will do.
    assert!(may_attack("S2.A2.D2.H8/S13.A3.D12.H7"));
    assert!(!may_attack("S2.A2.D3.H8/S13.A4.D12.H7"));
    // A Defense of 14 holds against 13.
    assert!(!may_attack("S12.A13.D3.H8/S1.A2.D2.H2"));
    let hit = scene("S2.A2.D2.H8/S13.A3.D12.H7").table().after("0:attack 1, 1:pass");
    assert_eq!(hit.wounds(1), 14 - 12);
}

#[test]
fn onslaught_counts_in_health() {
    // Seat 1 shows Health 2, which counts as 14: thirteen wounds do not fell it, one more does.
    for (wounds, falls) in [(12, false), (13, true)] {
        // The attacker must be an Onslaught to be quick enough.
        let table = scene("S6.A6.D6.H8/S2.A2.D13.H2").wounds(&[0, wounds]).table();
        let hit = table.after("0:attack 1, 1:pass");
        assert_eq!((hit.wounds(1), !hit.is_alive(1)), (wounds + 1, falls));
    }
}

#[test]
fn a_response_that_breaks_ones_own_onslaught_is_felt_at_once() {
    // Seat 1 lays Attack 4 on its Onslaught of 2, and its Health is 2 again.
    let table = scene("S6.A6.D6.H8/S2.A2.D12.H2").hands("/A4").table();
    let fallen = table.after("0:attack 1, 1:respond A4");
    assert_eq!((fallen.wounds(1), fallen.is_alive(1)), (2, false));
    assert!(table.after("0:attack 1, 1:pass").is_alive(1));
}

#[test]
fn wounds_add_up() {
    let table = scene("S5.A9.D2.H8/S4.A3.D6.H13").wounds(&[0, 4]).table();
    let hit = table.after("0:attack 1, 1:pass");
    assert_eq!((hit.wounds(1), hit.is_alive(1)), (4 + 3, true));
    let again = hit.after("1:focus A, 0:pass, 0:attack 1, 1:pass");
    assert_eq!((again.wounds(1), again.is_alive(1)), (4 + 3 + 3, true));
}

#[test]
fn as_many_wounds_as_health_are_enough() {
    for (wounds, is_alive) in [(3, true), (4, false), (5, false)] {
        let table = scene("S5.A9.D2.H8/S4.A3.D6.H7").wounds(&[0, wounds]).table();
        assert_eq!(table.after("0:attack 1, 1:pass").is_alive(1), is_alive);
    }
}

#[test]
fn an_attack_that_fails_still_was_the_action() {
    let table = scene("S5.A9.D2.H8/S4.A3.D6.H7").hands("A10/S10.D10").table();
    for response in ["S10", "D10"] {
        let after = table.after(&format!("0:attack 1, 1:respond {response}"));
        assert_eq!((after.node(), after.wounds(1)), ("seat 1".to_owned(), 0));
        assert_eq!(after.public().turns(), 1);
        assert_eq!(after.refusing_rule("0:focus S"), "D3.5");
    }
}

#[test]
fn no_seat_attacks_or_gives_to_itself_a_stranger_or_the_fallen() {
    let table = scene("S5.A9.D9.H8//S4.A3.D6.H7").table();
    for target in [0, 1, 3, 200] {
        assert_eq!(table.refusing_rule(&format!("0:attack {target}")), "D4.2");
        assert_eq!(table.refusing_rule(&format!("0:gambit {target} AD A")), "D4.4");
    }
    assert!(table.may(0, "attack 2") && table.may(0, "gambit 2 AD A"));
}

#[test]
fn a_gambit_transfers_then_flips_both_then_draws() {
    let mut table = scene("S4.A4.D2.H9/S7.A6.D8.H3").decks("S10.A11.H12").table();
    table.play("0:gambit 1 SA A, 1:pass");
    // The given card covers the target's, and the pair is flipped, given trait first.
    assert_eq!((table.tops(1), table.history(1)), ("S7.A4.D8.H3".to_owned(), "A6".to_owned()));
    assert_eq!((table.tops(0), table.history(0)), ("S10.A11.D2.H9".to_owned(), "S4".to_owned()));
    assert_eq!(
        (table.node(), table.legal(0)),
        ("seat 0".to_owned(), "draw S, draw A, draw D, draw H".to_owned())
    );
    table.play("0:draw H");
    assert_eq!((table.hand(0), table.node()), ("H12".to_owned(), "seat 1".to_owned()));
    table.assert_script_used_up();
}

#[test]
fn the_given_trait_is_flipped_first() {
    // Both decks run dry, and the restocks come in the order of the flips.
    let table = scene("S4.A4.D2.H9/S7.A6.D8.H3").decks("S10.A11").short("SA").table();
    assert_eq!(table.after("0:gambit 1 SA A, 1:pass").node(), "restock A");
    assert_eq!(table.after("0:gambit 1 SA S, 1:pass").node(), "restock S");
}

#[test]
fn a_gambit_takes_the_response_before_it() {
    // The target lays a card first; the given one covers it all the same.
    let table = scene("S4.A4.D2.H9/S7.A6.D8.H3").hands("/S12").table();
    let given = table.after("0:gambit 1 SA S, 1:respond S12");
    assert!(given.tops(1).starts_with("S4"));
    assert_eq!(given.history(1), "S7.S12");
}

#[test]
fn a_gambit_may_break_a_triple() {
    let table = scene("S4.A4.D4.H9/S7.A6.D8.H3").decks("A10.D11").table();
    for choice in ["SA S", "SA A", "SD S", "SD D", "AD A", "AD D"] {
        assert!(table.may(0, &format!("gambit 1 {choice}")), "{choice}");
    }
    let given = table.after("0:gambit 1 AD D, 1:pass");
    assert_eq!(
        (given.tops(0), given.tops(1)),
        ("S4.A10.D11.H9".to_owned(), "S7.A6.D4.H3".to_owned())
    );
    given.assert_script_used_up();
    // A card can be given only from a pair.
    assert_eq!(table.refusing_rule("0:gambit 1 SH S"), "D4.4");
    assert_eq!(table.refusing_rule("0:gambit 1 SA D"), "D4.4");
}

#[test]
fn a_gambit_uses_printed_powers() {
    // Three of a kind count as 14, and 14 is not printed on the fourth.
    let table = scene("S4.A4.D4.H13/S7.A6.D8.H3").table();
    assert_eq!(table.refusing_rule("0:gambit 1 SH H"), "D4.4");
    assert_eq!(table.refusing_rule("0:recover S"), "D4.5");
}

#[test]
fn what_a_gambit_lays_bare_counts_for_nothing() {
    // Under S4 lies S7, which with A7, D7 and H7 would win; it is covered again at once.
    let table = scene("S4.A7.D7.H4/S9.A6.D8.H3").history("S7/").decks("S10.H7").table();
    let given = table.after("0:gambit 1 SH S, 1:pass");
    assert_eq!((given.tops(0), given.node()), ("S10.A7.D7.H7".to_owned(), "seat 0".to_owned()));
    given.assert_script_used_up();
}

#[test]
fn a_gambit_can_win_by_its_flips() {
    let table = scene("S4.A4.D9.H9/S7.A6.D8.H3").decks("S9.A9").table();
    for given in ["S", "A"] {
        let won = table.after(&format!("0:gambit 1 SA {given}, 1:pass"));
        assert_eq!(
            (won.node(), won.tops(0)),
            ("0 win: Victory".to_owned(), "S9.A9.D9.H9".to_owned())
        );
    }
}

#[test]
fn a_gambit_can_strengthen_or_weaken_its_target() {
    let table = scene("S4.A4.D9.H9/S7.A6.D8.H3").table();
    let weaker = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!(weaker.effective(1), [4, 6, 8, 3]);
    let stronger = table.after("0:gambit 1 DH H, 1:pass");
    assert_eq!(stronger.effective(1), [7, 6, 8, 9]);
}

#[test]
fn recover_heals_then_flips_health_then_the_partner_then_draws() {
    let scene = scene("S4.A9.D2.H9/S7.A6.D8.H3").wounds(&[6, 2]).decks("H10.A11.D12");
    let mut table = scene.table();
    table.play("0:recover A");
    assert_eq!(table.wounds(0), 6, "nothing happens before the responses");
    table.play("1:pass");
    assert_eq!([0, 1].map(|seat| table.wounds(seat)), [0, 2]);
    assert_eq!((table.tops(0), table.history(0)), ("S4.A11.D2.H10".to_owned(), "A9.H9".to_owned()));
    table.play("0:draw D");
    assert_eq!((table.hand(0), table.node()), ("D12".to_owned(), "seat 1".to_owned()));
    table.assert_script_used_up();
    // The order shows where both decks run dry.
    let dry = scene.decks("H10.A11").short("AH").table();
    assert_eq!(dry.after("0:recover A, 1:pass").node(), "restock H");
}

#[test]
fn recover_is_allowed_without_wounds() {
    let table = scene("S4.A9.D2.H9/S7.A6.D8.H3").table();
    let after = table.after("0:recover A, 1:pass");
    assert_eq!((after.wounds(0), after.legal(0)), (0, "draw S, draw A, draw D, draw H".to_owned()));
}

#[test]
fn recover_needs_health_and_another_trait() {
    let table = scene("S4.A4.D2.H9/S7.A6.D8.H3").table();
    for partner in ["S", "A", "D", "H"] {
        assert_eq!(table.refusing_rule(&format!("0:recover {partner}")), "D4.5");
    }
}

#[test]
fn the_draw_is_of_a_trait_that_is_not_held() {
    let table = scene("S4.A4.D2.H9/S7.A6.D8.H3").hands("A13.D13/").decks("S12.A12.S11").table();
    let drawing = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!(drawing.legal(0), "draw S, draw H");
    assert_eq!(drawing.refusing_rule("0:draw A"), "D4.6");
    // It is mandatory: nothing else can be done, and the turn does not pass.
    for choice in ["pass", "focus S", "play A13"] {
        assert_eq!(drawing.refusing_rule(&format!("0:{choice}")), "D4.6");
    }
    assert_eq!(drawing.refusing_rule("1:focus S"), "D3.5");
    let drawn = drawing.after("0:draw S");
    assert_eq!((drawn.hand(0), drawn.node()), ("S11.A13.D13".to_owned(), "seat 1".to_owned()));
    drawn.assert_script_used_up();
}

#[test]
fn a_draw_with_one_trait_left_is_a_move_all_the_same() {
    let table = scene("S4.A4.D2.H9/S7.A6.D8.H3").hands("S13.A13.D13/").table();
    let drawing = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!((drawing.node(), drawing.legal(0)), ("seat 0".to_owned(), "draw H".to_owned()));
}

#[test]
fn a_full_hand_draws_nothing() {
    let full = scene("S4.A4.D9.H9/S7.A6.D8.H3").hands("S13.A13.D13.H13/").table();
    for action in ["gambit 1 SA S", "recover D"] {
        let after = full.after(&format!("0:{action}, 1:pass"));
        assert_eq!(
            (after.node(), after.hand(0)),
            ("seat 1".to_owned(), "S13.A13.D13.H13".to_owned())
        );
    }
    // A card that was played before makes room for one.
    let played = full.after("0:play H13, 0:gambit 1 SA S, 1:pass");
    assert_eq!(played.legal(0), "draw H");
}

#[test]
fn no_seat_draws_after_a_focus_or_an_attack() {
    let table = scene("S5.A9.D2.H8/S4.A3.D6.H7").table();
    for action in ["focus S", "attack 1"] {
        let after = table.after(&format!("0:{action}, 1:pass"));
        assert_eq!(after.node(), "seat 1");
        assert_eq!(after.refusing_rule("1:draw S"), "D4.6");
    }
}
