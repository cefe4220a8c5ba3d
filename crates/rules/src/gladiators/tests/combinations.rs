//! Section 6: combinations.

use super::scene;

#[test]
fn three_of_a_kind_count_as_fourteen_while_they_match() {
    let table = scene("S6.A6.D6.H2/S4.A3.D8.H7").hands("A9/").decks("A1").table();
    assert_eq!(table.effective(0), [14, 14, 14, 2]);
    // A card played on one of them ends it, a flip too.
    assert_eq!(table.after("0:play A9").effective(0), [6, 9, 6, 2]);
    assert_eq!(table.after("0:focus A, 1:pass").effective(0), [6, 1, 6, 2]);
    // A change of the fourth trait does not.
    assert_eq!(table.after("0:focus H, 1:pass").effective(0)[..3], [14, 14, 14]);
}

#[test]
fn any_three_traits_make_an_onslaught_and_two_pairs_do_not() {
    for (tops, effective) in [
        ("S6.A6.D6.H2", [14, 14, 14, 2]),
        ("S6.A6.D2.H6", [14, 14, 2, 14]),
        ("S6.A2.D6.H6", [14, 2, 14, 14]),
        ("S2.A6.D6.H6", [2, 14, 14, 14]),
        ("S6.A6.D2.H2", [6, 6, 2, 2]),
        ("S13.A13.D13.H1", [14, 14, 14, 1]),
    ] {
        let table = scene(&format!("{tops}/S4.A3.D8.H7")).table();
        assert_eq!(table.effective(0), effective, "{tops}");
        assert_eq!(table.effective(1), [4, 3, 8, 7], "no other seat's");
    }
}

#[test]
fn an_onslaught_is_no_pair_with_another() {
    // The triple of 6 is two pairs' worth of Gambits, but H2 pairs with nothing.
    let table = scene("S6.A6.D6.H2/S4.A3.D8.H7").table();
    let gambits: Vec<String> = table
        .legal(0)
        .split(", ")
        .filter(|text| text.starts_with("gambit") || text.starts_with("recover"))
        .map(str::to_owned)
        .collect();
    assert_eq!(
        gambits,
        ["SA S", "SA A", "SD S", "SD D", "AD A", "AD D"].map(|given| format!("gambit 1 {given}"))
    );
}

#[test]
fn four_of_a_kind_win_in_every_way_a_card_can_come() {
    let tops = "S6.A6.D6.H2/S4.A3.D8.H7";
    let won = "0 win: Victory";
    assert_eq!(scene(tops).hands("H6/").table().after("0:play H6").node(), won);
    let answering = scene(tops).hands("H6/").turn(1).table();
    assert_eq!(answering.after("1:focus S, 0:respond H6").node(), won);
    assert_eq!(scene(tops).decks("H6").table().after("0:focus H, 1:pass").node(), won);
    let pair = scene("S5.A5.D6.H6/S4.A3.D8.H7").decks("S6.A6").table();
    assert_eq!(pair.after("0:gambit 1 SA A, 1:pass").node(), won);
    let recover = scene("S6.A6.D5.H5/S4.A3.D8.H7").decks("H6.D6").table();
    assert_eq!(recover.after("0:recover D, 1:pass").node(), won);
}

#[test]
fn four_that_count_as_fourteen_are_no_victory() {
    // Three 13 and a lone 1: 14, 14, 14 and 1; and no mixture of pairs wins.
    for tops in ["S13.A13.D13.H1", "S6.A6.D2.H2", "S6.A2.D2.H6"] {
        let table = scene(&format!("{tops}/S4.A3.D8.H7")).table();
        assert_eq!(table.node(), "seat 0", "{tops}");
    }
}

#[test]
fn a_victory_in_a_response_stops_the_action() {
    // Seat 2 is no longer asked, and seat 0 does not flip.
    let three = "S1.A2.D3.H4/S6.A6.D6.H2/S4.A3.D8.H7";
    let table = scene(three).hands("/H6/S9").decks("A9").table();
    let won = table.after("0:focus A, 1:respond H6");
    assert_eq!((won.node(), won.tops(0)), ("1 win: Victory".to_owned(), "S1.A2.D3.H4".to_owned()));
    assert_eq!(won.refusing_rule("2:pass"), "D3.5");
    // The same for the last seat that is asked.
    let last = scene(three).hands("/H6/").decks("A9").turn(2).table();
    let won = last.after("2:focus A, 0:pass, 1:respond H6");
    assert_eq!((won.node(), won.tops(2)), ("1 win: Victory".to_owned(), "S4.A3.D8.H7".to_owned()));
}

#[test]
fn a_gambit_leaves_its_target_one_short_of_victory() {
    // To give a 7 takes a pair of them, and the other one stays: three is the most there can be.
    for given in ["D", "H"] {
        let table = scene("S3.A2.D7.H7/S7.A7.D1.H2").table();
        let after = table.after(&format!("0:gambit 1 DH {given}, 1:pass"));
        let sevens = after.tops(1).split('.').filter(|card| card.ends_with('7')).count();
        assert_eq!((sevens, after.node()), (3, "seat 0".to_owned()));
    }
}
