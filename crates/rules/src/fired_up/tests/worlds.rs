//! The law of sampling both ways: every sampled world is possible, and every possible one comes.
//!
//! What is possible is listed by the bare rules, see [`super::listing`], for each seat and for a
//! spectator. Counts are given in that order.

use super::game;
use super::listing::{History, thin};
use super::table::{FOUR, Scene, Table, scene, seat};
use crate::testing::{Dice, random_event};
use crate::{Event, Game, Randomness, Viewer};

/// A die for every seat, which shows a Buff and is discarded.
const PASS: &str = "roll 0 B, 0:stand, 0:discard B, 0:end, roll 1 B, 1:stand, 1:discard B, 1:end";
const PASS_OF_THREE: &str = "roll 0 B, 0:stand, 0:discard B, 0:end, roll 1 B, 1:stand, \
                             1:discard B, 1:end, roll 2 B, 2:stand, 2:discard B, 2:end";
const KEEP: &str = "0:keep h01.h02, 1:keep h05.h06";
const WAIT: &str = "0:wait, 1:wait";

/// The attacks of a battle, by the dice of the attacker and the defender.
fn attack(number: usize, hits: &str) -> String {
    let (attacker, dice, defender) = [
        ("marrow", 3, "mei --"),
        ("sigurd", 4, "marrow -"),
        ("rexus", 3, "sigurd -"),
        ("mei", 3, "rexus --"),
    ][number];
    format!("fight {attacker} {hits}{} {defender}", "-".repeat(dice - hits.len()))
}

/// Two players in the last round, with a single card left in the deck: h60.
fn two(scene: Scene) -> Table {
    thin(scene.table(), 1, 4)
}

fn check(table: &Table, events: &[&str], expected: &[usize]) -> History {
    let history = History::new(table, &events.join(", "));
    assert_eq!(history.check_all(), expected, "{events:?}");
    history
}

/// The seats alone, where a spectator has too many worlds to list.
fn check_seats<const SEATS: usize>(table: &Table, events: &str, expected: [usize; SEATS]) {
    let history = History::new(table, events);
    let worlds: [usize; SEATS] = std::array::from_fn(|number| history.check(seat(number as u8)));
    assert_eq!(worlds, expected, "{events}");
}

#[test]
fn before_and_after_the_choices() {
    let table = two(scene(2, FOUR));
    // Four of five cards for a seat; for a spectator four of nine and four of five.
    check(&table, &[], &[5, 5, 126 * 5]);
    // Seat 1 has chosen: other viewers allow any two of its four cards; seat 1 itself learns
    // nothing about seat 0.
    check_seats(&table, "1:keep h05.h06", [5 * 6, 5]);
    check_seats(&table, KEEP, [5 * 6, 5 * 6]);
}

#[test]
fn bets_lie_face_down_until_they_are_settled() {
    // Every seat bets once; seat 1 twice, with different cards.
    let table = two(scene(2, FOUR).stamina("mei", 1));
    let mut table = table.after(KEEP);
    table.state.dice = [1, 2, 0, 0, 0];
    let bets = "roll 0 O, 0:stand, 0:bet m1 mei O, 0:end, roll 1 OO, 1:stand, 1:bet m1 mei O, \
                1:bet l1 rexus O";
    let history = History::new(&table, bets);
    // The cards were dealt before this history began: a listing that starts here keeps them.
    let [zero, one] = [seat(0), seat(1)].map(|viewer| wagers(&history, viewer));
    assert_eq!((zero, one), (4 * 3, 4));
    assert_eq!(wagers(&history, Viewer::Spectator), 4 * 4 * 3);
    // Mei falls: the bets on that Bet are open now, and seat 1's other card does not name Mei.
    let fight = format!("{bets}, 1:end, {}", attack(0, "X"));
    let history = History::new(&table, &fight);
    assert_eq!(wagers(&history, seat(0)), 3);
    assert_eq!(wagers(&history, seat(1)), 1);
    assert_eq!(wagers(&history, Viewer::Spectator), 3);
}

/// In how many ways betting cards can lie: of sampled worlds and of listed ones.
fn wagers(history: &History, viewer: Viewer) -> usize {
    use std::collections::HashSet;
    let sampled: HashSet<_> =
        history.sampled(viewer, 600).into_keys().map(|world| world.wagers).collect();
    let listed: HashSet<_> = history.worlds(viewer).into_iter().map(|it| it.wagers).collect();
    assert_eq!(sampled, listed, "{viewer:?}");
    listed.len()
}

#[test]
fn bets_and_cards_together() {
    let mut table = two(scene(2, FOUR));
    table.state.dice[1] = 2;
    let bets = "roll 0 B, 0:stand, 0:discard B, 0:end, roll 1 OO, 1:stand, 1:bet m1 mei O, \
                1:bet l1 rexus O";
    let history = History::new(&table, &format!("{KEEP}, {bets}"));
    assert_eq!(history.check(seat(0)), 30 * 12);
    assert_eq!(history.check(seat(1)), 30);
}

#[test]
fn who_showed_no_start_card_has_kept_none_that_was_met() {
    // h60 lies in the deck, and would have scored at the start of any battle.
    let table = two(scene(2, FOUR).card("h60", "start: 2 untargeted 0"));
    // Two of four are kept by seat 1, then h60 and the other two lie in any of three places.
    check_seats(&table, &[KEEP, PASS].join(", "), [6 * 3, 6 * 3]);
}

#[test]
fn who_showed_one_is_known_to_have_had_it() {
    let table = two(scene(2, FOUR).card("h05", "start: 2 untargeted 0"));
    // Of four cards, seat 1 has kept one, two are laid aside, and one is left in the deck.
    let history = History::new(&table, &[KEEP, PASS].join(", "));
    assert_eq!((history.check(seat(0)), history.check(seat(1))), (12, 30));
}

/// Every seat keeps two cards, one of which has scored at the start.
fn one_left(players: u8) -> Scene {
    let scored = ["h01", "h05", "h09"];
    scored[..usize::from(players)]
        .iter()
        .fold(scene(players, FOUR), |scene, card| scene.card(card, "start: 2 untargeted 0"))
}

#[test]
fn in_a_window_any_seat_may_have_waited_unseen() {
    let scene = one_left(3).card("h06", "fight: 3 damage 1");
    let table = thin(scene.table(), 0, 4);
    let start = ["0:keep h01.h02, 1:keep h05.h06, 2:keep h09.h10", PASS_OF_THREE, &attack(0, "X")]
        .join(", ");
    // Of six cards, two seats have kept one and laid two aside: 180 ways. Each of the two may have
    // answered or not.
    let cards = 6 * 5 * 6;
    check_seats(&table, &start, [cards * 4, cards * 4, cards * 4]);
    // A seat that has waited knows that another has not answered yet.
    check_seats(&table, &format!("{start}, 0:wait"), [cards * 3, cards * 4, cards * 4]);
    check_seats(&table, &format!("{start}, 0:wait, 2:wait"), [cards * 3, cards * 4, cards * 3]);
    // The seat that has shown h06 has answered, and had it: five cards are left for the places of
    // two seats.
    let rest = 5 * 6;
    let scored = format!("{start}, 1:score h06");
    check_seats(&table, &scored, [rest * 2, cards * 3, rest * 2]);
    check_seats(&table, &format!("{scored}, 2:wait"), [rest * 2, cards * 3, rest]);
}

#[test]
fn a_spectator_does_not_know_who_has_answered() {
    let table = thin(one_left(2).table(), 0, 4);
    let events = [KEEP, PASS, &attack(0, "X")];
    // Six cards: each seat has kept one and laid two aside. One of the two, or both, are still asked.
    check(&table, &events, &[3 * 2, 3 * 2, 180 * 3]);
    check(&table, &[&events[..], &["1:wait"]].concat(), &[3 * 2, 3, 180 * 3]);
}

/// All four attacks; in the first and in the last Mei or Rexus is hit that often.
fn battle(first: &str, last: &str) -> String {
    [&attack(0, first), WAIT, &attack(1, ""), WAIT, &attack(2, ""), WAIT, &attack(3, last)]
        .join(", ")
}

#[test]
fn a_wait_tells_nothing_of_a_card_that_was_met() {
    // Seat 1 keeps h05 and waits when it is met; in the last attack it is not met.
    let table = two(scene(2, FOUR).card("h05", "fight: 2 damage 1"));
    let history = History::new(&table, &[KEEP, PASS, &battle("X", "")].join(", "));
    assert_eq!(history.check(seat(0)), 30);
}

#[test]
fn silence_after_the_last_attack_excludes_what_would_have_scored() {
    // h07 is laid aside. The other seats know that it was not kept once it would have scored by
    // itself.
    let table = two(scene(2, FOUR).card("h07", "fight: 2 damage 1"));
    let history = History::new(&table, &[KEEP, PASS, &battle("", "X")].join(", "));
    assert_eq!(history.check(seat(0)), 6 * 3);
    // Had it been met before the last attack only, it could have been kept.
    let history = History::new(&table, &[KEEP, PASS, &battle("X", "")].join(", "));
    assert_eq!(history.check(seat(0)), 30);
    // When it scores by itself, all seats know it.
    let table = two(scene(2, FOUR).card("h05", "fight: 2 damage 1"));
    let history = History::new(&table, &[KEEP, PASS, &battle("", "X")].join(", "));
    assert_eq!(history.check(seat(0)), 12);
}

#[test]
fn silence_at_the_end_of_a_round_excludes_end_cards_that_were_met() {
    let scene = scene(2, FOUR).card("h07", "end: 2 attacks 4").card("h08", "end: 2 attacks 5");
    let history = History::new(&two(scene), &[KEEP, PASS, &battle("", "")].join(", "));
    assert_eq!(history.check(seat(0)), 6 * 3);
}

#[test]
fn after_the_discards_the_next_hands_are_open_again() {
    // Round 1 of two, four cards in the deck. Seat 1 begins round 2 and draws h57 and h58.
    let scene = scene(2, FOUR).card("h07", "end: 2 attacks 4");
    let table = thin(scene.table(), 4, 1);
    let round = [KEEP, PASS, &battle("", "")].join(", ");
    let history = History::new(&table, &round);
    // Two of five cards were discarded, h07 not among them; the other four are seat 1's hand.
    assert_eq!(history.check(seat(0)), 10);
    // The next choice is as open as the first: the seat may keep h07 from its present hand.
    let history = History::new(&table, &format!("{round}, 1:keep h07.h57"));
    assert_eq!(history.check(seat(0)), 10 * 6);
    assert_eq!(history.check(seat(1)), 15);
}

#[test]
fn worlds_come_about_equally_often() {
    let start = [KEEP, PASS].join(", ");
    let plain = History::new(&two(scene(2, FOUR)), &start);
    plain.assert_even(seat(0));
    let window =
        History::new(&thin(one_left(2).table(), 0, 4), &[&start, &attack(0, "X")[..]].join(", "));
    window.assert_even(Viewer::Spectator);
    let mut table = two(scene(2, FOUR));
    table.state.dice[1] = 2;
    let bets = "roll 0 B, 0:stand, 0:discard B, 0:end, roll 1 OO, 1:stand, 1:bet m1 mei O, \
                1:bet l1 rexus O";
    History::new(&table, &format!("{KEEP}, {bets}")).assert_even(seat(0));
}

/// Even if some cards cannot be in some places, all worlds are equally likely.
#[test]
fn worlds_come_about_equally_often_where_cards_are_ruled_out() {
    let scene = scene(2, FOUR).card("h07", "start: 2 untargeted 0").card("h60", "end: 2 attacks 4");
    let history = History::new(&two(scene), &[KEEP, PASS, &battle("", "X")].join(", "));
    assert_eq!(history.check(seat(0)), 3 * 3);
    history.assert_even(seat(0));
    let scene = super::table::scene(2, FOUR).card("h07", "end: 2 attacks 4");
    let table = thin(scene.table(), 4, 1);
    let round = [KEEP, PASS, &battle("", "")].join(", ");
    History::new(&table, &round).assert_even(seat(0));
}

/// Random games of the test pack, whose cards use every fact, from thin states on.
#[test]
fn random_games_leave_no_world_out() {
    let mut tried = [0; 3];
    for seed in 0..28 {
        let mut dice = Dice(seed);
        let players = 2 + (seed % 2) as u8;
        let game = game(players, true);
        let state = game.start();
        let setup = random_event(&game, &state, &mut dice).expect("a setup");
        let mut table = Table { game: game.clone(), state };
        game.play(&mut table.state, &setup).expect("legal");
        let table = if players == 2 { thin(table, 1, 4) } else { thin(table, 0, 4) };
        let mut state = table.state;
        let mut events: Vec<Event<_>> = Vec::new();
        let length = dice.below(40) as usize;
        while events.len() < length {
            let Some(event) = random_event(&game, &state, &mut dice) else { break };
            game.play(&mut state, &event).expect("legal");
            events.push(event);
        }
        let history = History { game, opening: table.state, events };
        let number = dice.below(u32::from(players)) as u8;
        let worlds = history.check(seat(number));
        tried[if worlds < 10 {
            0
        } else if worlds < 100 {
            1
        } else {
            2
        }] += 1;
    }
    assert!(tried.iter().all(|count| *count >= 2), "too little was tried: {tried:?}");
}

#[test]
fn a_view_that_no_game_can_show_has_no_worlds() {
    let table = scene(2, FOUR).kept();
    let view = table.view(seat(0));
    assert!(table.game.worlds(&view).is_some());
    // A card in hand that was shown already, and a card too many or too few.
    let mut forged = view;
    forged.seen.scored.insert(super::table::card("h01"));
    assert!(table.game.worlds(&forged).is_none());
    let mut forged = view;
    forged.seen.hands[0].insert(super::table::card("h60"));
    assert!(table.game.worlds(&forged).is_none());
    let mut forged = view;
    forged.seen.drawn += 1;
    assert!(table.game.worlds(&forged).is_none());
}
