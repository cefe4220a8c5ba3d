//! The situations that the rules text asks to be tested by name.

use super::{laid_out, scene};

/// Seat 0 can attack seat 1 for three wounds.
const DUEL: &str = "S5.A9.D2.H8/S4.A3.D6.H7";

#[test]
fn dodge_by_a_speed_response() {
    let table = scene(DUEL).hands("/S6.D1").table().after("0:attack 1");
    let dodged = table.after("1:respond S6");
    assert_eq!((dodged.wounds(1), dodged.node()), (0, "seat 1".to_owned()));
    assert_eq!(dodged.tops(1), "S6.A3.D6.H7");
    // A weaker Defense makes it worse: the cards that are shown after the responses count.
    let hit = table.after("1:respond D1");
    assert_eq!((hit.wounds(1), hit.is_alive(1)), (8, false));
    // Without a response, the attack is as strong as it was announced.
    assert_eq!(table.after("1:pass").wounds(1), 3);
    // A defender with the same Speed as the attacker is not quicker.
    let even = scene("S5.A9.D2.H8/S3.A3.D6.H7").hands("/S4").table();
    assert_eq!(even.after("0:attack 1, 1:respond S4").wounds(1), 3);
}

#[test]
fn block_by_a_defense_response() {
    let table = scene(DUEL).hands("/D9").table().after("0:attack 1");
    let blocked = table.after("1:respond D9");
    assert_eq!((blocked.wounds(1), blocked.node()), (0, "seat 1".to_owned()));
    // One point less lets one wound through.
    let table = scene(DUEL).hands("/D8").table();
    assert_eq!(table.after("0:attack 1, 1:respond D8").wounds(1), 1);
}

#[test]
fn bystander_responding() {
    let three = "S5.A9.D2.H8/S7.A1.D9.H3/S4.A3.D6.H7";
    let table = scene(three).hands("/S10.H12/D8").table();
    let asked = table.after("0:attack 2");
    assert_eq!(asked.node(), "seat 1");
    assert_eq!(asked.legal(1), "respond S10, respond H12, pass");
    // The other player's card does not change the target: the attack continues.
    let answered = asked.after("1:respond H12");
    assert_eq!(
        (answered.tops(1), answered.node()),
        ("S7.A1.D9.H12".to_owned(), "seat 2".to_owned())
    );
    let hit = answered.after("2:respond D8");
    assert_eq!([0, 1, 2].map(|seat| hit.wounds(seat)), [0, 0, 1]);
    assert_eq!(hit.hand(1), "S10");
}

/// The book's Note: who swaps Health below its wounds lives, until the next damage.
#[test]
fn elimination_after_a_health_swap() {
    let three = "S5.A9.D2.H8/S4.A3.D8.H12/S9.A2.D10.H9";
    let table = scene(three).hands("/H7.D7/").wounds(&[0, 7, 0]).turn(1).table();
    let swapped = table.after("1:play H7, 1:focus A, 2:pass, 0:pass, 2:focus A, 0:pass, 1:pass");
    assert!(swapped.is_alive(1));
    assert_eq!((swapped.wounds(1), swapped.tops(1).ends_with("H7")), (7, true));
    // A single wound is enough now.
    let fallen = swapped.after("0:attack 1, 1:pass, 2:pass");
    assert_eq!((fallen.wounds(1), fallen.is_alive(1)), (8, false));
    assert_eq!(fallen.node(), "seat 2");
    // The same by a response in the very attack.
    let attacked = scene(three).hands("/H7.D9/").wounds(&[0, 7, 0]).table().after("0:attack 1");
    let fallen = attacked.after("1:respond H7, 2:pass");
    assert_eq!((fallen.wounds(1), fallen.is_alive(1)), (8, false));
    // Blocked, the attack does no damage, and without damage no player falls.
    let blocked = attacked.after("1:respond D9, 2:pass");
    assert_eq!((blocked.wounds(1), blocked.is_alive(1)), (7, true));
}

#[test]
fn no_elimination_on_swapping_health_under_ones_wounds() {
    let table = scene(DUEL).hands("H1/H2").wounds(&[7, 6]).decks("H3").table();
    // By a card from the hand, in the player's own turn.
    let played = table.after("0:play H1");
    assert_eq!((played.wounds(0), played.is_alive(0)), (7, true));
    // By a response.
    let answered = played.after("0:focus S, 1:respond H2");
    assert_eq!((answered.wounds(1), answered.is_alive(1)), (6, true));
    // By a flip: H3 is under seven wounds as well.
    let focused = table.after("0:focus H, 1:pass");
    assert_eq!((focused.tops(0).ends_with("H3"), focused.is_alive(0)), (true, true));
    focused.assert_script_used_up();
}

/// Seat 0 gives D7 or another card of its pair; seat 1 shows S7 and A7 already.
#[test]
fn gambit_completing_the_targets_onslaught() {
    let table = scene("S13.A2.D7.H7/S7.A7.D3.H2").decks("D13.H5").table();
    assert_eq!(table.effective(1), [7, 7, 3, 2]);
    let given = table.after("0:gambit 1 DH D, 1:pass");
    assert_eq!((given.tops(1), given.history(1)), ("S7.A7.D7.H2".to_owned(), "D3".to_owned()));
    assert_eq!(given.effective(1), [14, 14, 14, 2]);
    assert_eq!(given.tops(0), "S13.A2.D13.H5");
    // Only an Onslaught is quicker than 13 and stronger than 13: a single wound.
    let hit = given.after("0:draw S, 1:attack 0, 0:pass");
    assert_eq!(hit.wounds(0), 1);
    hit.assert_script_used_up();
}

#[test]
fn gambit_breaking_one() {
    let table = scene("S4.A4.D2.H9/S7.A7.D7.H2").decks("S9.A8").table();
    assert_eq!(table.effective(1), [14, 14, 14, 2]);
    assert_eq!(table.refusing_rule("0:attack 1"), "D4.2");
    let given = table.after("0:gambit 1 SA S, 1:pass, 0:draw S");
    assert_eq!((given.tops(1), given.effective(1)), ("S4.A7.D7.H2".to_owned(), [4, 7, 7, 2]));
    // Seat 1 is slow now, and its Attack of 7 counts only as printed.
    assert_eq!(given.tops(0), "S9.A8.D2.H9");
    assert_eq!(given.refusing_rule("1:attack 0"), "D4.2");
    let hit = given.after("1:focus S, 0:pass, 0:attack 1, 1:pass");
    assert_eq!(hit.wounds(1), 1);
    hit.assert_script_used_up();
}

#[test]
fn onslaught_deciding_who_starts() {
    // Seat 0 has the lowest printed Speed, but it counts as 14.
    let table = laid_out(2, "S2.S9 A2.A3 D2.D4 H5.H6");
    assert_eq!(table.effective(0), [14, 14, 14, 5]);
    assert_eq!(table.node(), "seat 1");
    // An Onslaught without Speed leaves it as it is printed.
    let table = laid_out(2, "S2.S9 A3.A4 D3.D5 H3.H6");
    assert_eq!(table.effective(0), [2, 14, 14, 14]);
    assert_eq!(table.node(), "seat 0");
}

#[test]
fn recover_from_a_triple_with_two_partner_choices() {
    let table = scene("S6.A6.D1.H6/S4.A3.D8.H7").wounds(&[5, 0]).decks("H9.S10.A11").table();
    assert!(table.may(0, "recover S") && table.may(0, "recover A"));
    assert_eq!(table.refusing_rule("0:recover D"), "D4.5");
    let by_speed = table.after("0:recover S, 1:pass");
    assert_eq!((by_speed.wounds(0), by_speed.tops(0)), (0, "S10.A6.D1.H9".to_owned()));
    let by_attack = table.after("0:recover A, 1:pass");
    assert_eq!((by_attack.wounds(0), by_attack.tops(0)), (0, "S6.A11.D1.H9".to_owned()));
}

#[test]
fn restock_on_the_last_card_by_flip() {
    let mut table = scene("S3.A5.D7.H9/S4.A6.D8.H10").decks("S9").short("S").table();
    table.play("0:focus S, 1:pass");
    assert_eq!((table.node(), table.tops(0)), ("restock S".to_owned(), "S9.A5.D7.H9".to_owned()));
    table.assert_script_used_up();
    table.play("restock S S13.S12.S11.S10.S8.S7.S6.S5.S3.S2.S1");
    assert_eq!((table.node(), table.history(0)), ("seat 1".to_owned(), String::new()));
    table.play("1:focus S, 0:pass");
    assert_eq!(table.tops(1), "S13.A6.D8.H10");
}

#[test]
fn restock_on_the_last_card_by_draw() {
    let mut table = scene("S3.A3.D7.H9/S4.A6.D8.H10").decks("S12.S9").short("S").table();
    table.play("0:gambit 1 SA S, 1:pass");
    assert_eq!((table.node(), table.deck_sizes()[0]), ("seat 0".to_owned(), 1));
    table.play("0:draw S");
    assert_eq!((table.node(), table.hand(0)), ("restock S".to_owned(), "S9".to_owned()));
    table.assert_script_used_up();
    // S12 and S3 are tops, S9 is in a hand, and S4 lies under S3.
    table.play("restock S S1.S2.S4.S5.S6.S7.S8.S10.S11.S13");
    assert_eq!((table.node(), table.deck_sizes()[0]), ("seat 1".to_owned(), 10));
}

#[test]
fn response_that_completes_a_quadruple_mid_attack() {
    // Only an Onslaught can attack another one, where its Defense is not of it.
    let table = scene("S5.A5.D5.H9/S8.A8.D3.H8").hands("/D8").wounds(&[0, 3]).table();
    let won = table.after("0:attack 1, 1:respond D8");
    assert_eq!((won.node(), won.wounds(1)), ("1 win: Victory".to_owned(), 3));
    // Had it passed, eleven wounds would have been one too many for 14.
    let fallen = table.after("0:attack 1, 1:pass");
    assert_eq!((fallen.node(), fallen.wounds(1)), ("0 win: LastStanding".to_owned(), 14));
    // A bystander's quadruple ends the attack as well.
    let three = "S7.A9.D2.H9/S8.A8.D3.H8/S4.A3.D6.H7";
    let won = scene(three).hands("/D8/").table().after("0:attack 2, 1:respond D8");
    assert_eq!((won.node(), won.wounds(2)), ("1 win: Victory".to_owned(), 0));
}

#[test]
fn two_players_able_to_the_earlier_in_order_wins() {
    let three = "S8.A8.D3.H8/S1.A2.D4.H5/S9.A9.D9.H3";
    let table = scene(three).hands("D8//H9").turn(1).table();
    // From seat 1 on, seat 2 comes before seat 0.
    let asked = table.after("1:focus S");
    assert_eq!(asked.after("2:respond H9").node(), "2 win: Victory");
    assert_eq!(asked.after("2:pass, 0:respond D8").node(), "0 win: Victory");
    // In its own turn, the acting player comes first of all.
    let own = scene(three).hands("D8//H9").table();
    assert_eq!(own.after("0:play D8").node(), "0 win: Victory");
    // Once it has acted without it, seat 2 is asked before its next turn.
    assert_eq!(own.after("0:focus S, 1:pass, 2:respond H9").node(), "2 win: Victory");
}
