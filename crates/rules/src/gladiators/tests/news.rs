//! The news of each viewer for each kind of event, with secrets hidden.

use super::{Table, laid_out, scene, seat};
use crate::{Game, Viewer};

/// The viewer's news of one event.
fn told(table: &Table, viewer: Viewer, event: &str) -> String {
    let after = table.after(event);
    let [before, after] = [table, &after].map(|table| table.view(viewer));
    table.game.news(&before, &after).expect("something has happened").to_string()
}

/// Asserts that all viewers get the same news, plays the event, and continues.
fn all_hear(table: &mut Table, event: &str, expected: &str) {
    for viewer in Viewer::all(table.game.players()) {
        assert_eq!(told(table, viewer, event), expected, "{viewer:?}");
    }
    table.play(event);
}

/// Asserts that only that seat learns which card it drew, plays the event, and continues.
fn one_hears(table: &mut Table, number: u8, event: &str, drawn: &str) {
    for viewer in Viewer::all(table.game.players()) {
        let card = if viewer == seat(number) { format!(" +{drawn}") } else { String::new() };
        assert_eq!(told(table, viewer, event), format!("{event}{card}"), "{viewer:?}");
    }
    table.play(event);
}

#[test]
fn of_the_setup_only_the_tops_are_told() {
    let mut table = laid_out(2, "S9.S3 A8.A2 D4.D6 H7.H5");
    table.state = table.game.start();
    let setup = super::setup_text("S9.S3 A8.A2 D4.D6 H7.H5");
    all_hear(&mut table, &setup, "setup S9.A8.D4.H7/S3.A2.D6.H5");
    // And its effects, if there are any.
    table.state = table.game.start();
    let setup = super::setup_text("S9.S3 A9.A2 D9.D6 H9.H5");
    all_hear(&mut table, &setup, "setup S9.A9.D9.H9/S3.A2.D6.H5 | 0 wins: victory");
}

#[test]
fn only_who_draws_is_told_the_card() {
    let mut table = laid_out(2, "S9.S3.S13 A8.A2 D4.D6 H7.H5.H11");
    one_hears(&mut table, 1, "1:draw H", "H11");
    one_hears(&mut table, 1, "1:draw S", "S13");
    one_hears(&mut table, 0, "0:draw H", "H1");
}

#[test]
fn a_draw_after_a_gambit_is_as_secret() {
    let table = scene("S4.A4.D9.H8/S7.A6.D8.H3").decks("D12").short("D").table();
    let mut table = table.after("0:gambit 1 SA S, 1:pass");
    one_hears(&mut table, 0, "0:draw D", "D12");
    // All viewers learn how many cards the restock has.
    all_hear(&mut table, "restock D D13.D1.D2.D3.D4.D5.D6.D7.D10.D11", "restock D 10");
}

#[test]
fn plays_announcements_and_answers_are_open() {
    let mut table = scene("S5.A9.D2.H8/S4.A3.D6.H7/S6.A1.D7.H9").hands("S8/D8/A12").table();
    all_hear(&mut table, "0:play S8", "0:play S8");
    all_hear(&mut table, "0:attack 1", "0:attack 1");
    all_hear(&mut table, "1:respond D8", "1:respond D8");
    all_hear(&mut table, "2:pass", "2:pass | 1 takes 1");
    all_hear(&mut table, "1:focus A", "1:focus A");
    all_hear(&mut table, "2:respond A12", "2:respond A12");
    all_hear(&mut table, "0:pass", "0:pass | 1 flips A2");
}

#[test]
fn what_comes_of_an_attack() {
    let duel = "S5.A9.D2.H8/S4.A3.D6.H7";
    let table = scene(duel).hands("/S10.D10").table().after("0:attack 1");
    for (event, expected) in [
        ("1:pass", "1:pass | 1 takes 3"),
        ("1:respond S10", "1:respond S10 | 1 dodges"),
        ("1:respond D10", "1:respond D10 | 1 blocks"),
    ] {
        all_hear(&mut table.clone(), event, expected);
    }
    let mut fatal = scene(duel).wounds(&[0, 4]).table().after("0:attack 1");
    all_hear(&mut fatal, "1:pass", "1:pass | 1 takes 3 | 1 falls | 0 wins: last standing");
}

#[test]
fn a_response_is_told_though_its_seat_falls_by_the_same_event() {
    // Seat 1 is asked last, lays a card that does not save it, and falls.
    let tops = "S6.A1.D7.H9/S4.A3.D6.H7/S5.A9.D2.H8";
    let mut table = scene(tops).hands("/D8.S1/").wounds(&[0, 6, 0]).turn(2).table();
    table.play("2:attack 1, 0:pass");
    all_hear(&mut table, "1:respond D8", "1:respond D8 | 1 takes 1 | 1 falls");
    // No viewer learns what it still held.
    assert_eq!(table.history(1), "S4.A3.D6.D8.H7");
}

#[test]
fn what_comes_of_a_gambit() {
    let table = scene("S4.A4.D9.H8/S7.A6.D8.H3").hands("/S12.H13").decks("S10.A11").table();
    let announced = table.after("0:gambit 1 SA S");
    let effects = "0 gives 1 S4 | 0 flips S10 | 0 flips A11";
    all_hear(&mut announced.clone(), "1:pass", &format!("1:pass | {effects}"));
    // The given card covers a response at once, but the news has it anyway.
    let event = "1:respond S12";
    all_hear(&mut announced.clone(), event, &format!("{event} | {effects}"));
    let winning = scene("S4.A4.D9.H9/S7.A6.D8.H3").decks("S9.A9").table();
    let mut winning = winning.after("0:gambit 1 SA A");
    let expected = "1:pass | 0 gives 1 A4 | 0 flips A9 | 0 flips S9 | 0 wins: victory";
    all_hear(&mut winning, "1:pass", expected);
}

#[test]
fn a_restock_between_two_flips_is_told_with_the_second() {
    let table = scene("S4.A4.D9.H8/S7.A6.D8.H3").decks("S10.A11").short("S").table();
    let mut table = table.after("0:gambit 1 SA S");
    all_hear(&mut table, "1:pass", "1:pass | 0 gives 1 S4 | 0 flips S10");
    let restock = "restock S S1.S2.S3.S5.S6.S7.S8.S9.S11.S12.S13";
    all_hear(&mut table, restock, "restock S 11 | 0 flips A11");
}

#[test]
fn what_comes_of_a_recover() {
    let scene = scene("S4.A5.D8.H8/S7.A6.D9.H3").wounds(&[5, 0]).decks("H10.D11");
    let mut table = scene.table().after("0:recover D");
    all_hear(&mut table, "1:pass", "1:pass | 0 heals 5 | 0 flips H10 | 0 flips D11");
    let mut table = scene.short("H").table().after("0:recover D");
    all_hear(&mut table, "1:pass", "1:pass | 0 heals 5 | 0 flips H10");
    let restock = "restock H H1.H2.H4.H5.H6.H7.H8.H9.H11.H12.H13";
    all_hear(&mut table, restock, "restock H 11 | 0 flips D11");
}

#[test]
fn a_victory_is_told_with_what_won_it() {
    let tops = "S6.A6.D6.H2/S4.A3.D8.H7/S5.A1.D1.H1";
    let mut played = scene(tops).hands("H6//").table();
    all_hear(&mut played, "0:play H6", "0:play H6 | 0 wins: victory");
    // In a response, before the action: the news does not have the action, though the last seat has
    // answered.
    let mut answered = scene(tops).hands("H6//").turn(1).table();
    answered.play("1:focus S, 2:pass");
    all_hear(&mut answered, "0:respond H6", "0:respond H6 | 0 wins: victory");
    let mut flipped = scene(tops).decks("H6").table();
    flipped.play("0:focus H, 1:pass");
    all_hear(&mut flipped, "2:pass", "2:pass | 0 flips H6 | 0 wins: victory");
}

#[test]
fn the_turn_limit_is_told_with_the_last_event() {
    let duel = scene("S5.A9.D2.H8/S4.A3.D6.H7").wounds(&[1, 0]).decks("A13").limit(1);
    let mut table = duel.table();
    table.play("0:focus A");
    all_hear(&mut table, "1:pass", "1:pass | 0 flips A13 | 0 1 wins: turn limit");
}

#[test]
fn a_restock_tells_neither_its_order_nor_what_fell_unseen() {
    // Two worlds in which another card fell with seat 1, and another order came: one stream.
    let tops = "S5.A9.D2.H8/S4.A3.D6.H2/S6.A1.D7.H9";
    let story = |hands: &str, deck: &str| {
        let table = scene(tops).hands(hands).decks("S10").short("S").table();
        let table = table.after("0:attack 1, 1:pass, 2:pass, 2:focus S, 0:pass");
        [seat(0), Viewer::Spectator]
            .map(|viewer| told(&table, viewer, &format!("restock S {deck}")))
    };
    let one = story("S13/S12/S11", "S1.S2.S3.S4.S6.S7.S8.S9.S12");
    let two = story("S13/S11/S12", "S11.S9.S8.S7.S6.S4.S3.S2.S1");
    assert_eq!(one, ["restock S 9", "restock S 9"]);
    assert_eq!(one, two);
}
