//! The law of sampling both ways: every sampled world is possible, and every possible one comes.
//!
//! What is possible is listed by the bare rules, see [`super::listing`], for each seat, the fallen
//! included, and for a spectator. Counts are given in that order.

use super::super::{Action, Gladiators, Move, Options, Trait};
use super::listing::History;
use super::{Dice, Scene, card, cards, random_event, scene, seat};
use crate::{Event, Game, MoveSet, Node, Randomness, Viewer};

/// Seat 0 can fell seats 1 and 3, seat 2 can fell seat 3 once it is wounded, and seats 0 and 2 have
/// pairs of Attack and Defense to draw a card with.
const FOUR: &str = "S9.A13.D13.H10/S2.A2.D1.H1/S5.A3.D3.H11/S4.A4.D2.H2";

/// All is known but these cards of Speed in the hands, and S11, the last one of the deck.
fn last_card(hands: &str) -> Scene {
    scene(FOUR).hands(hands).wounds(&[0, 0, 0, 1]).decks("S11").short("S")
}

/// All seats focus Speed in turn, beginning with the first of these seats, for this many turns.
fn run_down(living: &[u8], turns: usize) -> String {
    let mut events = Vec::new();
    for turn in 0..turns {
        let place = turn % living.len();
        events.push(format!("{}:focus S", living[place]));
        let others = (1..living.len()).map(|steps| living[(place + steps) % living.len()]);
        events.extend(others.map(|seat| format!("{seat}:pass")));
    }
    events.join(", ")
}

fn check(history: &History, length: usize, expected: &[usize]) {
    assert_eq!(history.check_all(Trait::Speed, length), expected, "after {length} events");
}

/// Checks at the end of the history.
fn check_end(scene: &Scene, events: &[&str], expected: &[usize]) -> History {
    let history = History::of_scene(scene, &events.join(", "));
    check(&history, history.events.len(), expected);
    history
}

#[test]
fn at_the_start_of_a_position_anything_out_of_sight_can_be_anywhere() {
    // Five places, and who holds one of them knows it.
    let history = History::of_scene(&last_card("S6/S7/S8/S10"), "0:focus S");
    check(&history, 0, &[24, 24, 24, 24, 120]);
    let two = scene("S9.A13.D13.H10/S2.A2.D1.H1").hands("S6/").decks("S11.S3.S8").short("S");
    check(&History::of_scene(&two, "0:focus S"), 0, &[6, 24, 24]);
}

#[test]
fn right_after_the_draws_of_a_setup() {
    let game = Gladiators::with_options(Options::new(2)).expect("options");
    let mut dice = Dice(5);
    let mut state = game.start();
    let mut events = Vec::new();
    while events.len() < 5 {
        let event = random_event(&game, &state, &mut dice).expect("the game is running");
        game.play(&mut state, &event).expect("legal");
        events.push(event);
    }
    // Eleven cards of a trait lie hidden: only the first places of the order can be compared.
    let history = History::of_game(game, events);
    for viewer in Viewer::all(2) {
        history.check_first_places(viewer);
    }
}

/// Three hold a card of the old deck; the new one is seen bit by bit, and seat 2 draws from it.
fn across_a_restock() -> History {
    let events = [
        "0:focus S, 1:pass, 2:pass, 3:pass, restock S S12.S3.S8.S1.S13.S9",
        "1:focus S, 2:pass, 3:pass, 0:pass, 2:gambit 3 AD A, 3:pass, 0:pass, 1:pass, 2:draw S",
        &run_down(&[3, 0, 1, 2], 4),
        "restock S S2.S4.S5.S11.S12",
    ];
    History::of_scene(&last_card("S6/S7//S10"), &events.join(", "))
}

#[test]
fn a_card_drawn_before_a_restock_and_one_drawn_after() {
    let history = across_a_restock();
    // The last card is flipped: three cards in three hands.
    check(&history, 4, &[2, 2, 6, 2, 6]);
    // Six known cards are shuffled, and they are in no hand: 3! × 6! for a spectator.
    check(&history, 5, &[2 * 720, 2 * 720, 6 * 720, 2 * 720, 6 * 720]);
    // One is flipped.
    check(&history, 9, &[2 * 120, 2 * 120, 6 * 120, 2 * 120, 6 * 120]);
    // Seat 2 draws one of the five, and it alone knows which.
    check(&history, 14, &[2 * 120, 2 * 120, 6 * 24, 2 * 120, 6 * 120]);
    check(&history, 18, &[2 * 24, 2 * 24, 6 * 6, 2 * 24, 6 * 24]);
}

#[test]
fn cards_held_across_two_restocks() {
    let history = across_a_restock();
    // All of the new deck but one card has been seen, so all viewers know what seat 2 holds.
    check(&history, history.events.len() - 1, &[2, 2, 6, 2, 6]);
    check(&history, history.events.len(), &[2 * 120, 2 * 120, 6 * 120, 2 * 120, 6 * 120]);
    // Seats 3 and 0 show theirs, and seat 0 draws another from the second deck.
    let events = [
        "0:focus S, 1:pass, 2:pass, 3:pass, restock S S12.S3.S8.S1.S13.S9",
        "1:focus S, 2:pass, 3:pass, 0:pass, 2:focus S, 3:pass, 0:pass, 1:pass",
        "3:play S10, 3:focus S, 0:pass, 1:pass, 2:pass",
        "0:play S6, 0:gambit 1 AD A, 1:pass, 2:pass, 3:pass, 0:draw S",
        "1:focus S, 2:pass, 3:pass, 0:pass, 2:focus S, 3:pass, 0:pass, 1:pass",
        "restock S S2.S12.S3.S4.S5.S10.S11",
        "3:focus S, 0:pass, 1:pass, 2:pass, 0:focus S, 1:pass, 2:pass, 3:pass",
        "1:focus S, 2:pass, 3:pass, 0:pass",
    ];
    // Seat 1 holds S7, as all viewers can tell; seat 0 holds S1 of the second deck; four cards are
    // left.
    check_end(&last_card("S6/S7//S10"), &events, &[24; 5]);
}

/// Seat 1 falls with S7, unseen.
const FALL: &str = "0:attack 1, 1:pass, 2:pass, 3:pass";

#[test]
fn a_fallen_players_unseen_card_lies_under_the_pile() {
    let four = last_card("S6/S7/S8/S10");
    // It can be what it could be before, for all viewers except seat 1, which remembers it.
    check_end(&four, &[FALL], &[24, 24, 24, 24, 120]);
    // When others show their cards, it is found out by and by.
    let shown = "2:play S8, 2:focus A, 3:respond S10, 0:pass";
    check_end(&four, &[FALL, shown], &[2, 2, 6, 6, 6]);
    // The last card of the deck settles it for seat 0.
    let flip = "3:focus S, 0:pass, 2:pass";
    check_end(&four, &[FALL, shown, flip], &[1, 1, 2, 2, 2]);
}

#[test]
fn a_mixed_card_that_is_still_in_the_deck() {
    let restock = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S1.S13.S2.S7.S5";
    let flips = run_down(&[3, 0, 2], 4);
    // Three cards are left in the deck. For a spectator, four cards can be with three seats and the
    // fallen one in 4! ways, and the deck has 3! orders; each seat knows one of the four.
    let scene = last_card("S6/S7/S8/S10");
    let history = check_end(&scene, &[FALL, restock, &flips], &[36, 36, 36, 36, 24 * 6]);
    check(&history, 14, &[720, 720, 720, 720, 24 * 120]);
    // The next flip, S2, says nothing about it; the one after it is S7 itself.
    let flips = run_down(&[3, 0, 2], 5);
    check_end(&scene, &[FALL, restock, &flips], &[12, 12, 12, 12, 24 * 2]);
}

#[test]
fn a_mixed_card_that_is_flipped() {
    let restock = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S1.S13.S7.S2.S5";
    let flips = run_down(&[3, 0, 2], 5);
    // Now all viewers know that it was S7: it alone was not seen before it was shuffled. The other
    // three are in three hands, none of which the fallen seat has seen, and two are left in the
    // deck.
    let events = [FALL, restock, &flips];
    check_end(&last_card("S6/S7/S8/S10"), &events, &[2 * 2, 6 * 2, 2 * 2, 2 * 2, 6 * 2]);
}

/// Seat 1 falls with S7 and seat 2 has shown S8 and draws from the deck that S7 was mixed into.
fn drawn_by_a_seat(restock: &str, turns: usize) -> Vec<String> {
    let mut events = vec![
        FALL.to_owned(),
        "2:play S8, 2:focus S, 3:pass, 0:pass".to_owned(),
        format!("restock S {restock}"),
        run_down(&[3, 0, 2], 2),
        "2:gambit 3 AD A, 3:pass, 0:pass, 2:draw S".to_owned(),
    ];
    if turns > 0 {
        events.push(run_down(&[3, 0, 2], turns));
    }
    events
}

fn check_drawn(restock: &str, turns: usize, expected: &[usize]) {
    let events = drawn_by_a_seat(restock, turns);
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    check_end(&last_card("S6/S7/S8/S10"), &events, expected);
}

#[test]
fn a_mixed_card_that_a_seat_draws() {
    let restock = "S12.S3.S7.S13.S2.S1.S5.S8";
    // Seat 2 has one of six cards, five are left, and seats 0, 1 and 3 have or had S6, S7 and S10.
    check_drawn(restock, 0, &[2 * 720, 2 * 720, 2 * 120, 2 * 720, 6 * 720]);
    // Seat 2 knows that S7 was the fallen's, since it drew it from the deck.
    check_drawn(restock, 2, &[2 * 24, 2 * 24, 2 * 6, 2 * 24, 6 * 24]);
    check_drawn(restock, 4, &[2 * 2, 2 * 2, 2, 2 * 2, 6 * 2]);
}

#[test]
fn a_mixed_card_that_lies_in_the_deck_while_a_seat_draws_another() {
    let restock = "S12.S3.S13.S8.S2.S1.S7.S5";
    check_drawn(restock, 2, &[2 * 24, 2 * 24, 6 * 6, 2 * 24, 6 * 24]);
    // Two cards are left, and one of them is S7, or else seat 2 has it.
    check_drawn(restock, 3, &[2 * 6, 2 * 6, 6 * 2, 2 * 6, 6 * 6]);
    // S7 is flipped.
    check_drawn(restock, 4, &[2, 2 * 2, 2, 2, 2 * 2]);
}

#[test]
fn a_mixed_card_that_is_held_across_the_next_restock() {
    let mut events = drawn_by_a_seat("S12.S3.S7.S13.S2.S1.S5.S8", 5);
    events.push("restock S S13.S2.S3.S4.S9.S11.S12".to_owned());
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let scene = last_card("S6/S7/S8/S10");
    // All else was seen, so seat 2 has the fallen seat's card, as all viewers can tell; only seat 1
    // and seat 2 know which it is.
    check_end(&scene, &events[..events.len() - 1], &[2, 2, 2, 2, 6]);
    let flips = run_down(&[2, 3, 0], 4);
    let later = [&events[..], &[flips.as_str()]].concat();
    check_end(&scene, &later, &[2 * 6, 2 * 6, 2 * 6, 2 * 6, 6 * 6]);
    // It is shown at last, and drawn again from a deck that it is not in.
    let shown = "0:focus S, 2:respond S7, 3:pass";
    let flips = run_down(&[2, 3, 0], 2);
    let later = [&events[..], &[flips.as_str(), shown]].concat();
    check_end(&scene, &later, &[24, 2 * 24, 2 * 24, 24, 2 * 24]);
}

#[test]
fn who_shows_a_card_of_before_can_draw_the_mixed_one_after() {
    let scene = last_card("S6/S7/S8/S10");
    let restock = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S7.S13.S2.S1.S5";
    // Seat 2 cannot have had the fallen's card, for it held S8 when that was mixed in. Once S8 is
    // shown, it was not the fallen's; and what seat 2 draws next can well be the fallen's.
    let drawn = "2:play S8, 2:gambit 3 AD A, 3:pass, 0:pass, 2:draw S";
    let (before, after) = (run_down(&[3, 0, 2], 2), run_down(&[3, 0, 2], 2));
    let events = [FALL, restock, &before, drawn, &after];
    // Two cards are left in the deck, and seat 2 has one of the same three.
    check_end(&scene, &events, &[2 * 6, 2 * 6, 2 * 2, 2 * 6, 6 * 6]);
    // Seat 2 shows it, and all know that the fallen had it.
    let shown = "2:play S7, 2:focus A, 3:pass, 0:pass";
    let events = [FALL, restock, &before, drawn, &after, shown];
    check_end(&scene, &events, &[2, 2 * 2, 2 * 2, 2, 2 * 2]);
}

/// Seats 1 and 3 fall with S7 and S10 before the deck runs out.
const BOTH_FALL: &str = "0:attack 1, 1:pass, 2:pass, 3:pass, 2:attack 3, 3:pass, 0:pass";

#[test]
fn two_fallen_mixed_by_the_same_restock() {
    let scene = last_card("S6/S7/S8/S10");
    check_end(&scene, &[BOTH_FALL], &[24, 24, 24, 24, 120]);
    let restock = "0:focus S, 2:pass, restock S S1.S2.S3.S4.S12.S13.S10.S7.S9";
    let events = |turns| run_down(&[2, 0], turns);
    // Three cards are left in the deck. The four of the old deck are in two hands and were in two.
    check_end(&scene, &[BOTH_FALL, restock, &events(6)], &[36, 36, 36, 36, 24 * 6]);
    // S10 is flipped: it was one of the two. Seat 3 knows that it was its own, and seat 1 that it was
    // not its own, so that it was seat 3's.
    check_end(&scene, &[BOTH_FALL, restock, &events(7)], &[4 * 2, 2 * 2, 4 * 2, 6 * 2, 12 * 2]);
    // S7 is flipped: these two were the two, and S9 is left.
    check_end(&scene, &[BOTH_FALL, restock, &events(8)], &[2, 2, 2, 2, 4]);
}

#[test]
fn two_fallen_mixed_by_different_restocks() {
    let scene = last_card("S6/S7/S8/S10");
    let first = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S1.S13.S2.S7.S5";
    let falls = "3:focus A, 0:pass, 2:pass, 0:attack 3, 2:pass, 3:pass";
    let between = run_down(&[2, 0], 4);
    check_end(&scene, &[FALL, first, falls, &between], &[36, 36, 36, 36, 24 * 6]);
    // The new deck ends, S7 has been seen in it, and seat 3's card comes into the next.
    let second = "restock S S1.S2.S3.S4.S9.S11.S10.S13.S12";
    let end = format!("{}, {second}", run_down(&[2, 0], 7));
    let flips = run_down(&[0, 2], 6);
    check_end(&scene, &[FALL, first, falls, &end, &flips], &[2 * 6, 6 * 6, 2 * 6, 2 * 6, 6 * 6]);
    // S10 is flipped.
    let flips = run_down(&[0, 2], 7);
    check_end(&scene, &[FALL, first, falls, &end, &flips], &[2, 2 * 2, 2, 2 * 2, 2 * 2]);
}

/// Seat 3 draws the very card that seat 1 fell with, and falls with it too.
#[test]
fn two_fallen_who_held_the_same_card() {
    let scene = last_card("S6/S7/S8/");
    let first = "2:focus S, 3:pass, 0:pass, restock S S1.S7.S12.S3.S10.S13.S2.S5";
    let falls = "3:gambit 2 SA A, 0:pass, 2:pass, 3:draw S, 0:attack 3, 2:pass, 3:pass";
    let start = [FALL, first, falls].join(", ");
    let first_deck = |turns| format!("{start}, {}", run_down(&[2, 0], turns));
    // Three cards of that deck are left, or seat 3 had one of them; seats 0, 1 and 2 have or had
    // three others, and one of these cards may be the fallen seat's.
    check_end(&scene, &[&first_deck(3)], &[2 * 24, 2 * 24, 2 * 24, 2 * 6, 6 * 24]);
    // When all but one of that deck have been seen, seat 3 has had what seat 1 had.
    check_end(&scene, &[&first_deck(6)], &[2, 2, 2, 2, 6]);
    let second = "restock S S4.S9.S11.S12.S13.S1.S3.S7.S10";
    let second_deck = |turns| format!("{}, {second}, {}", first_deck(6), run_down(&[2, 0], turns));
    check_end(&scene, &[&second_deck(6)], &[2 * 6, 2 * 6, 2 * 6, 2 * 6, 6 * 6]);
    // S7 is flipped, which says what both were, and S10 is left.
    check_end(&scene, &[&second_deck(8)], &[1, 2, 1, 2, 2]);
}

#[test]
fn the_savings_of_a_listing_leave_no_world_out() {
    let restock = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S1.S13.S2.S7.S5";
    let mixed = [FALL, restock, &run_down(&[3, 0, 2], 3)].join(", ");
    let mixed = || History::of_scene(&last_card("S6/S7/S8/S10"), &mixed);
    for viewer in [seat(0), seat(1)] {
        let listed = [mixed(), mixed().without_savings()]
            .map(|history| history.worlds(Trait::Speed, viewer, history.events.len()));
        assert_eq!((listed[0].len(), listed[0] == listed[1]), (6 * 24, true));
    }
    let listed = [across_a_restock(), across_a_restock().without_savings()]
        .map(|history| history.worlds(Trait::Speed, Viewer::Spectator, 18));
    assert_eq!(listed[0], listed[1]);
}

#[test]
fn worlds_come_about_equally_often() {
    let scene = last_card("S6/S7/S8/S10");
    let restock = "2:focus S, 3:pass, 0:pass, restock S S12.S3.S1.S13.S2.S7.S5";
    let mixed = [FALL, restock, &run_down(&[3, 0, 2], 4)].join(", ");
    let drawn = drawn_by_a_seat("S12.S3.S13.S8.S2.S1.S7.S5", 3).join(", ");
    let both = "0:focus S, 2:pass, restock S S1.S2.S3.S4.S12.S13.S10.S7.S9";
    let same = [BOTH_FALL, both, &run_down(&[2, 0], 6)].join(", ");
    let flipped = [BOTH_FALL, both, &run_down(&[2, 0], 7)].join(", ");
    for events in [FALL.to_owned(), mixed, drawn, same, flipped] {
        let history = History::of_scene(&scene, &events);
        for viewer in Viewer::all(4) {
            history.assert_even(Trait::Speed, viewer, history.events.len());
        }
    }
    let history = across_a_restock();
    for viewer in Viewer::all(4) {
        history.assert_even(Trait::Speed, viewer, 18);
    }
}

/// A random event, attacks more often than others, so that there are fallen players.
fn bloody_event(
    game: &Gladiators,
    state: &super::State,
    dice: &mut Dice,
) -> Option<Event<Gladiators>> {
    if let Node::Decide(seats) = game.node(state) {
        let seat = seats.first().expect("a seat is asked");
        let is_attack = |choice: &Move| matches!(choice, Move::Act(Action::Attack(_)));
        let attack = game.legal(state, seat).iter().find(is_attack);
        if let Some(attack) = attack.filter(|_| dice.below(3) == 0) {
            return Some(Event::Move(seat, attack));
        }
    }
    random_event(game, state, dice)
}

/// The cards of a trait that have not been seen, and those that were not seen before a restock
/// mixed them in: few enough to list all their orders.
fn is_small(state: &super::State, kind: Trait) -> bool {
    let stock = &state.stocks[kind.index()];
    let held = state.hands.iter().filter(|hand| hand.traits().contains(kind)).count();
    stock.deck.len() + held <= 6
}

#[test]
fn random_games_leave_no_world_out() {
    let (mut plain, mut mixed) = (0, 0);
    for seed in 0..90 {
        let players = 2 + (seed % 3) as u8;
        let game = Gladiators::with_options(Options::new(players)).expect("options");
        let mut dice = Dice(seed);
        let (mut state, mut events) = (game.start(), Vec::new());
        while let Some(event) = bloody_event(&game, &state, &mut dice) {
            if events.len() == 400 {
                break;
            }
            game.play(&mut state, &event).expect("legal");
            events.push(event);
            for kind in Trait::ALL {
                // Mistakes would be most likely where a fallen player's card was mixed in.
                let is_mixed = !state.stocks[kind.index()].mixed.is_empty();
                let odds = if is_mixed { 3 } else { 60 };
                if is_small(&state, kind) && dice.below(odds) == 0 {
                    let history = History::of_game(game, events.clone());
                    let viewer = dice.below(u32::from(players) + 1) as usize;
                    let viewer = Viewer::all(players).nth(viewer).expect("a viewer");
                    history.check(kind, viewer, events.len());
                    *(if is_mixed { &mut mixed } else { &mut plain }) += 1;
                }
            }
        }
    }
    assert!(plain >= 100 && mixed >= 100, "too little was tried: {plain}, {mixed}");
}

#[test]
fn a_view_that_no_game_can_show_has_no_worlds() {
    let mut table = last_card("S6/S7/S8/S10").table();
    table.play(FALL);
    let view = table.view(seat(0));
    assert!(table.game.worlds(&view).is_some());
    // A card in hand that lies on the table, and a hidden card too many.
    let mut forged = view;
    forged.seen.hands[0].set(Trait::Speed, card("S9").power);
    assert!(table.game.worlds(&forged).is_none());
    let mut forged = view;
    forged.seen.stocks[0].histories[0].remove(card("S1").power);
    assert!(table.game.worlds(&forged).is_none());
    // Seat 2 can only hold what seat 0 has.
    let mut forged = view;
    forged.seen.stocks[0].possible[2] = cards("S6").into_iter().map(|card| card.power).collect();
    assert!(table.game.worlds(&forged).is_none());
    // Seat 2 and the fallen seat 1 can only have the same card.
    let mut forged = view;
    for holder in [1, 2] {
        forged.seen.stocks[0].possible[holder] =
            cards("S8").into_iter().map(|card| card.power).collect();
    }
    assert!(table.game.worlds(&forged).is_none());
}
