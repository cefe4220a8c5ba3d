//! Sections 2, 4 and 5: deals, the end of a round, the end of the game.

use super::super::{
    Decision, FavourTable, Options, Outcome, Party, Position, Rank, School, SideSet,
};
use super::super::{Refusal, SmallGorus};
use super::{Dice, step};
use super::{deal_text, dealt, lists, play_all, public, refusal, scene, set_up, small};
use crate::{Game, Node, Seat, read_event};

/// A last bout of three players that is worth nothing and goes to the third player.
const LAST_BOUT: &str = "0:F4 1:F5 2:F6";

/// The position before that bout, with what the sides have collected.
fn before_last_bout(game: &SmallGorus, preferred: School, won: &str) -> Position {
    Position { won: lists(won), ..scene(game, "F4/F5/F6", 0, preferred) }
}

fn champions(sides: &[usize], decision: Decision) -> Node<SmallGorus> {
    Node::Over(Outcome { champions: sides.iter().copied().collect(), decision })
}

fn sides(sides: &[usize]) -> SideSet {
    sides.iter().copied().collect()
}

#[test]
fn the_deal_passes_to_the_left() {
    let game = small(Options::new(3));
    let mut state = game.start();
    let mut dice = Dice(3);
    // The next round's dealer sits to the left of the first one.
    for dealer in [1, 2, 0, 1] {
        let wrong = deal_text(&game, "FSA", (dealer + 1) % 3, "//", "");
        if state.round > 1 {
            let expected = Refusal::WrongDealer { expected: Seat::new(dealer) };
            assert_eq!(refusal(&game, &state, &wrong), expected);
        }
        let right = deal_text(&game, "FSA", dealer, "//", "");
        game.play(&mut state, &read_event(&game, &right).expect("a deal")).expect("due");
        let status = public(&game, &state);
        assert_eq!(status.dealer, Some(Seat::new(dealer)));
        // G3.1: the player to the dealer's left leads.
        assert_eq!(status.leader, Some(Party::Seat(Seat::new((dealer + 1) % 3))));
        // One side cannot win the game before its third round, and four rounds may be needed.
        state.support = [0; 5];
        let round = state.round;
        while state.round == round {
            step(&game, &mut state, &mut dice);
        }
    }
}

#[test]
fn the_first_deal_fixes_the_schools() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FXH", 0, "//", "");
    let mut dice = Dice(5);
    while public(&game, &state).round == 1 {
        step(&game, &mut state, &mut dice);
    }
    let other = deal_text(&game, "FXA", 1, "//", "");
    assert_eq!(refusal(&game, &state, &other), Refusal::OtherSchool(School::Arrows));
    assert_eq!(super::refusing_rule(&game, &state, &other), "G2.2");
    // Random draws keep to the schools as well.
    for _ in 0..20 {
        let deal = game.draw(&state, &mut dice);
        assert_eq!(deal.schools(), super::schools("FXH"));
    }
    let same = deal_text(&game, "FXH", 1, "//", "");
    game.play(&mut state, &read_event(&game, &same).expect("a deal")).expect("the same schools");
}

#[test]
fn chance_can_draw_any_schools_and_any_first_dealer() {
    let game = small(Options::new(2));
    let mut dice = Dice(11);
    let mut seen = std::collections::HashSet::new();
    for _ in 0..500 {
        let deal = game.draw(&game.start(), &mut dice);
        seen.insert((deal.dealer(), deal.schools()));
    }
    assert_eq!(seen.len(), 2 * 10, "two dealers, and ten ways to choose three schools of five");
}

#[test]
fn all_who_tie_for_the_highest_total_earn_support() {
    let game = small(Options::new(3));
    let won = "S0.F8.F9.F10.F7.S4/S9.S10.S11.S5.S6.S7/";
    let position = before_last_bout(&game, School::Swords, won);
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let status = public(&game, &state);
    let last_round = status.last_round.expect("a round has ended");
    assert_eq!(last_round.favour[..], [4, 4, 0]);
    assert_eq!(last_round.winners, sides(&[0, 1]));
    assert_eq!(status.support[..], [1, 1, 0]);
}

#[test]
fn the_highest_total_wins_even_when_it_is_negative() {
    // With the printed table all favour sums to schools + 5, so the highest is above zero.
    let mut favour = FavourTable::PRINTED;
    for rank in Rank::all().skip(1) {
        favour = favour.with(rank, -1).expect("in range");
    }
    let game = small(Options { favour, ..Options::new(3) });
    let position = before_last_bout(&game, School::Swords, "//");
    let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let last_round = public(&game, &state).last_round.expect("a round has ended");
    // Side 0 has F0 among six, side 1 six without a 0, side 2 the rest and S0.
    assert_eq!(last_round.favour[..], [-5, -6, -11]);
    assert_eq!(last_round.winners, sides(&[0]));
}

#[test]
fn a_zero_of_the_preferred_school_is_worth_five_at_the_end_only() {
    let game = small(Options::new(3));
    // Side 0 has taken the 0 of Arrows, which are preferred; side 1 has taken the 0 of Swords.
    let won = "A0.A4.A5/S0.S4.S5/";
    let last = scene(&game, "F4.F6/S6.F5/F7.A6", 0, School::Arrows);
    let position = Position { won: lists(won), ..last };
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2, 2]);
    // The second player's S6 in the second-to-last bout changes the preferred school.
    play_all(&game, &mut state, "0:F6 1:S6 2:F7");
    assert_eq!(public(&game, &state).preferred, Some(School::Swords));
    play_all(&game, &mut state, "1:F5 2:A6 0:F4");
    let last_round = public(&game, &state).last_round.expect("a round has ended");
    assert_eq!(last_round.favour[..], [0, 5, 3]);
}

#[test]
fn a_zero_decides_among_those_who_reach_the_target() {
    let game = small(Options::new(3));
    let won = "S0.F8.F9.F10.F7.S4.A4.A5.A6/S9.S10.S11.S5.S6.S7/";
    let position = before_last_bout(&game, School::Swords, won);
    let position = Position { support: vec![2, 2, 0], round: 3, ..position };
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let status = public(&game, &state);
    assert_eq!(status.support[..], [3, 3, 0]);
    // Side 1 has collected fewer, but side 0 has S0.
    assert_eq!(status.collected[..], [9, 6, 15]);
    assert_eq!(game.node(&state), champions(&[0], Decision::ByTheZero));
}

#[test]
fn the_fewest_gladiators_decide_when_the_zero_does_not() {
    let game = small(Options::new(3));
    // Side 2 has the 0 of Arrows, but is out of contention.
    let won = "F9.F10.F11.F0.F7.S4/S9.S10.S11/";
    let position = before_last_bout(&game, School::Arrows, won);
    let position = Position { support: vec![2, 2, 0], round: 3, ..position };
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let status = public(&game, &state);
    assert_eq!(status.last_round.expect("ended").favour[..], [4, 4, 0]);
    assert_eq!(status.collected[..], [6, 3, 21]);
    assert_eq!(game.node(&state), champions(&[1], Decision::ByFewest));
}

#[test]
fn a_zero_of_another_school_decides_nothing() {
    let game = small(Options::new(3));
    // Side 0 has two 0s, and neither is of the preferred school.
    let won = "F9.F10.F11.F0.S0.S4/S9.S10.S11/";
    let position = before_last_bout(&game, School::Arrows, won);
    let position = Position { support: vec![2, 2, 0], round: 3, ..position };
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    assert_eq!(game.node(&state), champions(&[1], Decision::ByFewest));
}

#[test]
fn those_who_are_still_tied_are_joint_champions() {
    let game = small(Options::new(3));
    let won = "F9.F10.F11.F0.F7.S4/S9.S10.S11.S5.S6.S7/";
    let position = before_last_bout(&game, School::Arrows, won);
    let position = Position { support: vec![2, 2, 2], round: 3, ..position };
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    assert_eq!(public(&game, &state).collected[..], [6, 6, 18]);
    assert_eq!(game.node(&state), champions(&[0, 1], Decision::Joint));
}

#[test]
fn between_rounds_the_table_shows_the_round_to_come() {
    let game = small(Options::new(3));
    let position = before_last_bout(&game, School::Swords, "//");
    let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0, 1, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let status = public(&game, &state);
    assert_eq!((status.round, status.bout), (2, 1));
    assert_eq!(status.dealer, Some(Seat::new(0)));
    assert_eq!((status.leader, status.preferred, status.initiating), (None, None, None));
    assert!(status.table.is_empty());
    assert_eq!(status.collected[..], [0, 0, 0]);
    assert_eq!(status.last_bout.expect("until the deal").cards[..], super::cards("F4.F5.F6"));
    let deal = deal_text(&game, "FSA", 1, "//", "");
    game.play(&mut state, &read_event(&game, &deal).expect("a deal")).expect("due");
    let status = public(&game, &state);
    assert_eq!((status.round, status.bout, status.last_bout), (2, 1, None));
}

#[test]
fn a_finished_game_keeps_the_values_that_its_last_round_ended_with() {
    let game = small(Options { target: Some(1), ..Options::new(3) });
    let position = before_last_bout(&game, School::Swords, "//");
    let mut state = set_up(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0, 1, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    assert!(matches!(game.node(&state), Node::Over(_)));
    let status = public(&game, &state);
    assert_eq!((status.round, status.bout), (1, 10));
    assert_eq!((status.leader, status.preferred), (None, Some(School::Swords)));
    assert_eq!(status.collected[..], [9, 9, 12]);
    assert!(status.last_bout.is_some() && status.last_round.is_some());
}

#[test]
fn the_table_of_favour_is_an_option() {
    let favour = FavourTable::PRINTED.with(Rank::EIGHT, 7).expect("in range");
    let game = small(Options { favour, ..Options::new(3) });
    let won = "F8.F7.S7/S9.S10.S11/";
    let position = before_last_bout(&game, School::Arrows, won);
    let mut state = set_up(&game, "FSA", position, &[2, 2, 2, 2, 2, 2, 2]);
    play_all(&game, &mut state, LAST_BOUT);
    let last_round = public(&game, &state).last_round.expect("a round has ended");
    // An 8 is worth 7 instead of −4, three times over; the other ranks are as printed.
    assert_eq!(last_round.favour[..], [7, 4, 8 + 3 * 11 - 7 - 4]);
}

#[test]
fn a_table_of_favour_leaves_the_zero_alone_and_keeps_within_its_limit() {
    let table = FavourTable::PRINTED;
    assert_eq!(table.with(Rank::ZERO, 5), None);
    assert_eq!(table.with(Rank::EIGHT, 100), None);
    assert_eq!(table.with(Rank::EIGHT, -100), None);
    let changed = table.with(Rank::EIGHT, -99).expect("in range");
    assert_eq!(changed.of(Rank::EIGHT), -99);
    for rank in Rank::all().filter(|rank| *rank != Rank::EIGHT) {
        assert_eq!(changed.of(rank), table.of(rank));
    }
}
