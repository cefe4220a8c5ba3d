//! Section 5: decks and the fallen.

use super::super::{Card, Trait};
use super::{Scene, Table, cards, scene, write};

/// Seat 0 has a pair of Speed and Attack, and of Defense and Health.
pub(super) const PAIRS: &str = "S4.A4.D9.H9/S7.A6.D8.H3";

/// The text of a restock with all cards of a trait but these, weakest first.
pub(super) fn restock_without(letter: char, kept: &str) -> String {
    let kept = cards(kept);
    let kind = Trait::from_letter(letter).expect("a trait");
    let deck = Card::all().filter(|card| card.kind == kind && !kept.contains(card));
    format!("restock {letter} {}", write(deck))
}

/// The cards that the next restock takes: exactly these and in any order.
pub(super) fn assert_restock(table: &Table, letter: char, kept: &str) -> Table {
    let restock = restock_without(letter, kept);
    // One card less, and one that is elsewhere, are refused.
    let (short, _) = restock.rsplit_once('.').expect("several cards");
    assert_eq!(table.refusing_rule(short), "D5.1");
    let elsewhere = kept.split('.').next().expect("a card");
    assert_eq!(table.refusing_rule(&format!("{short}.{elsewhere}")), "D5.1");
    assert_eq!(table.refusing_rule(&format!("{restock}.{elsewhere}")), "D5.1");
    let mut reversed = cards(restock.rsplit(' ').next().expect("a deck"));
    reversed.reverse();
    table.after(&format!("restock {letter} {}", write(reversed)))
}

#[test]
fn a_focus_that_takes_the_last_card_restocks() {
    let table = scene(PAIRS).decks("S10").short("S").table().after("0:focus S, 1:pass");
    assert_eq!((table.node(), table.deck_sizes()[0]), ("restock S".to_owned(), 0));
    assert_eq!(table.refusing_rule("1:focus S"), "D3.5");
    let after = assert_restock(&table, 'S', "S10.S7");
    assert_eq!((after.node(), after.deck_sizes()[0]), ("seat 1".to_owned(), 11));
    assert_eq!([0, 1].map(|seat| after.history(seat)), ["", ""]);
    table.assert_script_used_up();
}

#[test]
fn a_restock_leaves_other_traits_tops_and_hands_alone() {
    let scene = scene(PAIRS).hands("S12.A12/S13").history("S1.A1/S2.A2").decks("S10").short("S");
    let table = scene.table().after("0:focus S, 1:pass");
    let after = assert_restock(&table, 'S', "S10.S7.S12.S13");
    assert_eq!([0, 1].map(|seat| after.history(seat)), ["A1", "A2"]);
    assert_eq!((after.hand(0), after.hand(1)), ("S12.A12".to_owned(), "S13".to_owned()));
    assert_eq!(
        (after.tops(0), after.tops(1)),
        ("S10.A4.D9.H9".to_owned(), "S7.A6.D8.H3".to_owned())
    );
}

#[test]
fn at_the_fullest_table_five_cards_are_restocked() {
    let four = "S1.A4.D9.H9/S2.A6.D8.H3/S3.A1.D1.H1/S4.A2.D2.H2";
    let table = scene(four).hands("S5/S6/S7/S8").decks("S13").short("S").table();
    let dry = table.after("0:focus S, 1:pass, 2:pass, 3:pass");
    let after = assert_restock(&dry, 'S', "S13.S2.S3.S4.S5.S6.S7.S8");
    assert_eq!((after.deck_sizes()[0], after.node()), (5, "seat 1".to_owned()));
}

#[test]
fn a_restock_comes_between_the_two_flips_of_a_pair() {
    let table = scene(PAIRS).decks("S10.A11").short("S").table();
    let dry = table.after("0:gambit 1 SA S, 1:pass");
    // The second trait is not flipped yet.
    assert_eq!((dry.node(), dry.tops(0)), ("restock S".to_owned(), "S10.A4.D9.H9".to_owned()));
    let after = assert_restock(&dry, 'S', "S10.S4");
    assert_eq!((after.node(), after.tops(0)), ("seat 0".to_owned(), "S10.A11.D9.H9".to_owned()));
    assert_eq!(after.legal(0), "draw S, draw A, draw D, draw H");
    after.assert_script_used_up();
}

#[test]
fn the_card_that_a_gambit_covers_goes_into_the_restock() {
    // S7 of seat 1 lies under the given S4, and the S5 that S4 laid bare under S10.
    let table = scene(PAIRS).history("S5/").decks("S10").short("S").table();
    let after = assert_restock(&table.after("0:gambit 1 SA S, 1:pass"), 'S', "S10.S4");
    assert_eq!(after.deck_sizes()[0], 11);
}

#[test]
fn a_restock_after_the_second_flip_comes_before_the_draw() {
    let table = scene(PAIRS).decks("A11").short("A").table();
    let dry = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!((dry.node(), dry.refusing_rule("0:draw S")), ("restock A".to_owned(), "D3.5"));
    let after = assert_restock(&dry, 'A', "A11.A6");
    assert_eq!((after.node(), after.deck_sizes()[1]), ("seat 0".to_owned(), 11));
    // The new deck can be drawn from: 13 is on top.
    assert_eq!(after.after("0:draw A").hand(0), "A13");
}

#[test]
fn a_full_hand_ends_its_turn_after_the_last_restock() {
    let table = scene(PAIRS).hands("S13.A13.D13.H13/").decks("A11").short("A").table();
    let dry = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!(dry.node(), "restock A");
    assert_eq!(assert_restock(&dry, 'A', "A11.A6.A13").node(), "seat 1");
}

#[test]
fn a_draw_that_takes_the_last_card_restocks_before_the_turn_passes() {
    let table = scene(PAIRS).decks("D11").short("D").table();
    let dry = table.after("0:gambit 1 SA S, 1:pass, 0:draw D");
    assert_eq!((dry.node(), dry.hand(0)), ("restock D".to_owned(), "D11".to_owned()));
    assert_eq!(dry.public().turns(), 0);
    let after = assert_restock(&dry, 'D', "D11.D9.D8");
    assert_eq!((after.node(), after.public().turns()), ("seat 1".to_owned(), 1));
}

/// Both flips of a pair take the last card of their decks, one after the other, and then the draw
/// takes the last of a third.
#[test]
fn three_decks_run_dry_in_one_turn() {
    let scene = scene(PAIRS).wounds(&[3, 0]).decks("H10.D11.A12").short("ADH");
    let table = scene.table().after("0:recover D, 1:pass");
    assert_eq!((table.node(), table.tops(0)), ("restock H".to_owned(), "S4.A4.D9.H10".to_owned()));
    let table = assert_restock(&table, 'H', "H10.H3");
    assert_eq!((table.node(), table.tops(0)), ("restock D".to_owned(), "S4.A4.D11.H10".to_owned()));
    assert_eq!(table.refusing_rule(&restock_without('H', "H10.H3")), "D5.1");
    let table = assert_restock(&table, 'D', "D11.D8");
    let table = table.after("0:draw A");
    let table = assert_restock(&table, 'A', "A4.A6.A12");
    assert_eq!((table.node(), table.deck_sizes()), ("seat 1".to_owned(), [11, 10, 11, 11]));
}

#[test]
fn a_victory_comes_before_a_restock() {
    // By a Focus, and by each flip of a pair.
    let focus = scene("S4.A9.D9.H9/S7.A6.D8.H3").decks("S9").short("S").table();
    assert_eq!(focus.after("0:focus S, 1:pass").node(), "0 win: Victory");
    let second = scene(PAIRS).decks("S9.A9").short("A").table();
    assert_eq!(second.after("0:gambit 1 SA S, 1:pass").node(), "0 win: Victory");
    // The first flip cannot win, since the other trait of the pair is still to change; after its
    // restock, the second one does.
    let both = scene(PAIRS).decks("S9.A9").short("SA").table();
    let dry = both.after("0:gambit 1 SA S, 1:pass");
    assert_eq!(dry.node(), "restock S");
    assert_eq!(dry.after(&restock_without('S', "S9.S4")).node(), "0 win: Victory");
}

/// Seat 1 falls to seat 0's attack, with cards in hand and history; Speed has two cards left.
fn fall() -> Scene {
    scene("S5.A9.D2.H8/S4.A3.D6.H2/S6.A1.D7.H9")
        .hands("S13/S12.H12/D12")
        .history("/S1.A2/")
        .decks("S10.S11.S9")
}

#[test]
fn the_fallen_show_and_hold_nothing_and_their_cards_are_history() {
    let table = fall().table().after("0:attack 1, 1:pass, 2:pass");
    assert!(!table.is_alive(1));
    assert_eq!((table.tops(1), table.hand(1)), (String::new(), String::new()));
    assert_eq!(table.public().hand_traits(crate::Seat::new(1)).to_string(), "");
    // The hand goes there unseen.
    assert_eq!(table.history(1), "S1.S4.A2.A3.D6.H2");
    assert_eq!((table.node(), table.wounds(1)), ("seat 2".to_owned(), 3));
}

#[test]
fn a_restock_takes_all_that_the_fallen_had() {
    let dry = fall().short("S").table().after(
        "0:attack 1, 1:pass, 2:pass, 2:focus S, 0:pass, 0:focus S, 2:pass, 2:focus S, 0:pass",
    );
    // S9 and S11 are tops and S13 is in seat 0's hand: S12, S4 and S1 of the fallen are in it.
    let after = assert_restock(&dry, 'S', "S9.S11.S13");
    assert_eq!((after.deck_sizes()[0], after.history(1)), (10, "A2.A3.D6.H2".to_owned()));
    // Seat 1 remembers its hand, and other seats can flip that card.
    assert_eq!(write(after.view(super::seat(1)).fell_with().cards()), "S12.H12");
    let flipped = after.after("0:focus S, 2:pass");
    assert_eq!(flipped.tops(0), "S12.A9.D2.H8");
}

#[test]
fn the_last_player_standing_wins() {
    let tops = "S5.A9.D2.H8/S4.A3.D6.H2/S3.A1.D7.H1";
    let table = scene(tops).table().after("0:attack 1, 1:pass, 2:pass");
    assert_eq!(table.node(), "seat 2");
    let over = table.after("2:focus A, 0:pass, 0:attack 2, 2:pass");
    assert_eq!(over.node(), "0 win: LastStanding");
    assert_eq!(over.refusing_rule("0:focus S"), "D3.5");
}
