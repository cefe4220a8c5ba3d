//! The house rule that only a flip restocks a deck (D7.2).

use super::super::{Foreseen, Trait};
use super::decks::{PAIRS, assert_restock, restock_without};
use super::{Table, cards, scene, seat};
use crate::testing::Dice;
use crate::{Game, Viewer};

/// Seat 0 has drawn the last Defense, and seat 1 is in turn. S10 and A10 give seat 0 a new pair.
fn drawn_dry() -> Table {
    let scene = scene(PAIRS).decks("S10.A10.D12").short("D").restock_by_flips();
    scene.table().after("0:gambit 1 SA S, 1:pass, 0:draw D")
}

#[test]
fn a_draw_that_takes_the_last_card_leaves_the_deck_empty() {
    let table = drawn_dry();
    assert_eq!((table.node(), table.deck_sizes()[2]), ("seat 1".to_owned(), 0));
    assert_eq!((table.hand(0), table.public().turns()), ("D12".to_owned(), 1));
    // Other traits are not affected, and no restock is due.
    assert_eq!(table.refusing_rule(&restock_without('D', "D12.D9.D8")), "D5.1");
    let later = table.after("1:focus S, 0:pass, 0:focus A, 1:pass");
    assert_eq!((later.node(), later.deck_sizes()[2]), ("seat 1".to_owned(), 0));
}

#[test]
fn an_empty_deck_is_restocked_just_before_a_focus() {
    let due = drawn_dry().after("1:focus D, 0:pass");
    assert_eq!((due.node(), due.tops(1)), ("restock D".to_owned(), "S4.A6.D8.H3".to_owned()));
    // The top that the flip is going to cover is no history yet.
    let after = assert_restock(&due, 'D', "D12.D9.D8");
    assert_eq!((after.node(), after.deck_sizes()[2]), ("seat 0".to_owned(), 9));
    assert_eq!((after.tops(1), after.history(1)), ("S4.A6.D13.H3".to_owned(), "S7.D8".to_owned()));
}

#[test]
fn a_flip_that_takes_the_last_card_restocks_as_ever() {
    let table = scene(PAIRS).decks("S10").short("S").restock_by_flips().table();
    let dry = table.after("0:focus S, 1:pass");
    assert_eq!(dry.node(), "restock S");
    assert_eq!(assert_restock(&dry, 'S', "S10.S7").node(), "seat 1");
}

#[test]
fn an_empty_deck_is_restocked_before_either_flip_of_a_pair() {
    // Seat 0 recovers with Health and Defense: Defense comes second.
    let recover = drawn_dry().after("1:focus S, 0:pass, 0:recover D, 1:pass");
    assert_eq!((recover.node(), recover.tops(0)), ("restock D".to_owned(), "S10.A10.D9.H1".into()));
    let drawing = assert_restock(&recover, 'D', "D12.D9.D8");
    assert_eq!((drawing.node(), drawing.tops(0)), ("seat 0".into(), "S10.A10.D13.H1".into()));
    assert_eq!(drawing.legal(0), "draw S, draw A, draw H");
    // It gives Defense away: Defense comes first, and the uncovered pile is part of the restock.
    let gambit = drawn_dry().after("1:focus S, 0:pass, 0:gambit 1 DH D, 1:pass");
    assert_eq!((gambit.node(), gambit.tops(0)), ("restock D".to_owned(), "S10.A10.H9".into()));
    assert_eq!(gambit.tops(1), "S1.A6.D9.H3");
    let drawing = assert_restock(&gambit, 'D', "D12.D9");
    assert_eq!((drawing.node(), drawing.tops(0)), ("seat 0".into(), "S10.A10.D13.H1".into()));
}

/// Seat 0 draws the last Speed and seat 1 the last Attack; then seat 0 flips both.
#[test]
fn both_decks_of_a_pair_are_restocked_one_after_the_other() {
    let scene = scene("S4.A4.D9.H9/S7.A6.D8.H8").decks("S13.A12").short("SA").restock_by_flips();
    let table = scene.table().after("0:recover D, 1:pass, 0:draw S, 1:recover D, 0:pass, 1:draw A");
    assert_eq!(table.deck_sizes()[..2], [0, 0]);
    let first = table.after("0:gambit 1 SA S, 1:pass");
    assert_eq!((first.node(), first.tops(0)), ("restock S".into(), "A4.D1.H1".to_owned()));
    let second = assert_restock(&first, 'S', "S13.S4");
    assert_eq!((second.node(), second.tops(0)), ("restock A".into(), "S12.A4.D1.H1".to_owned()));
    let drawing = assert_restock(&second, 'A', "A12.A4.A6");
    assert_eq!((drawing.node(), drawing.tops(0)), ("seat 0".into(), "S12.A13.D1.H1".to_owned()));
    assert_eq!(drawing.legal(0), "draw A, draw D, draw H");
}

#[test]
fn an_empty_deck_cannot_be_drawn_from() {
    let drawing = drawn_dry().after("1:focus H, 0:pass, 0:play D12, 0:gambit 1 SA S, 1:pass");
    assert_eq!(drawing.legal(0), "draw S, draw A, draw H");
    assert_eq!(drawing.refusing_rule("0:draw D"), "D5.1");
}

#[test]
fn without_a_deck_to_draw_from_there_is_no_draw() {
    // Seat 0 holds all traits but Defense, whose deck seat 1 empties.
    let scene = scene("S4.A4.D9.H8/S7.A5.D6.H5").hands("S13.A13.H13/").decks("D12").short("D");
    let table = scene.turn(1).restock_by_flips().table();
    let table = table.after("1:recover A, 0:pass, 1:draw D, 0:gambit 1 SA S, 1:pass");
    assert_eq!((table.node(), table.public().turns()), ("seat 1".to_owned(), 2));
}

#[test]
fn every_viewer_is_told_the_whole_restock_and_the_flip() {
    let due = drawn_dry().after("1:focus D, 0:pass");
    let restock = restock_without('D', "D12.D9.D8");
    for viewer in Viewer::all(2) {
        let [before, after] = [&due, &due.after(&restock)].map(|table| table.view(viewer));
        let news = due.game.news(&before, &after).expect("news").to_string();
        assert_eq!(news, "restock D 10 | 1 flips D1");
    }
    // Before that, the answer to the action tells of no flip.
    let announced = drawn_dry().after("1:focus D");
    let [before, after] = [&announced, &due].map(|table| table.view(seat(0)));
    assert_eq!(due.game.news(&before, &after).expect("news").to_string(), "0:pass");
}

#[test]
fn the_restock_before_a_flip_is_foreseen() {
    let table = drawn_dry();
    let foreseen = |text: &str| {
        let choice = table.game.read_move(text).expect("a move");
        table.game.foresee(&table.view(seat(1)), choice).expect("legal").effects
    };
    let (one, defense) = (crate::Seat::new(1), Trait::Defense);
    assert_eq!(foreseen("focus D"), [Foreseen::Restocks(defense), Foreseen::Flips(one, defense)]);
    assert_eq!(foreseen("focus H"), [Foreseen::Flips(one, Trait::Health)]);
}

/// Both seats know all Defenses: what is in no history and on no pile is in the other hand.
#[test]
fn hands_are_known_from_an_empty_deck() {
    let table = drawn_dry();
    let view = table.view(seat(1));
    assert_eq!(view.possible_in_deck(Trait::Defense).len(), 0);
    let worlds = table.game.worlds(&view).expect("there is a world");
    for number in 0..10 {
        let world = table.game.sample(&worlds, &mut Dice(number));
        assert_eq!(
            table.game.view(&world, seat(0)).hand().cards().collect::<Vec<_>>(),
            cards("D12")
        );
    }
    let raw = table.game.raw_view(&view).expect("a seat is asked");
    assert_eq!((raw.decks[2], table.game.view_from_raw(&raw)), (0, Ok(view)));
    // At a usual table, no deck is empty when a seat decides.
    let usual = scene(PAIRS).table();
    let mut raw = usual.game.raw_view(&usual.view(seat(0))).expect("a seat is asked");
    raw.decks[2] = 0;
    assert!(usual.game.view_from_raw(&raw).is_err());
}

#[test]
fn the_house_rule_changes_the_digest_of_a_state() {
    let (usual, flips) = (scene(PAIRS), scene(PAIRS).restock_by_flips());
    let digest = |table: &Table| table.game.digest(&table.state);
    assert_ne!(digest(&usual.table()), digest(&flips.table()));
}
