//! Sections 6 and 7: two players and their draw pile, one player and the contenders.

use super::super::{Decision, Options, Outcome, Party, Position, School, SmallGorus, State};
use super::{
    Dice, cards, dealt, lists, play_all, public, refusing_rule, scene, set_up, small, step,
};
use crate::{Game, Node, Seat, SeatSet, Viewer};

fn view_from_raw(
    game: &SmallGorus,
    state: &State<u64, 5, 50>,
    seat: u8,
) -> <SmallGorus as Game>::View {
    game.view(state, Viewer::Seat(Seat::new(seat)))
}

// ---- Two players

#[test]
fn who_has_just_played_draws_before_the_other_plays() {
    let game = small(Options::new(2));
    let mut state = dealt(&game, "FSA", 1, "F4.S4/F5.F6", "S5.A7");
    assert_eq!(refusing_rule(&game, &state, "0:S5"), "G3.8");
    play_all(&game, &mut state, "0:F4");
    assert_eq!(game.node(&state), Node::Decide(SeatSet::only(Seat::new(1))));
    let view = view_from_raw(&game, &state, 0);
    assert!(view.troupe().contains(cards("S5")[0]));
    assert_eq!(game.drawn(&view).collect::<Vec<_>>(), cards("S5"));
    // The other player sees that a gladiator was drawn, and not which.
    let other = view_from_raw(&game, &state, 1);
    assert_eq!(game.troupe_size(&other, Seat::new(0)), 10);
    assert_eq!(game.pile_size(&other), 9);
    assert_eq!(game.drawn(&other).count(), 0);
    play_all(&game, &mut state, "1:F6");
    assert_eq!(game.drawn(&view_from_raw(&game, &state, 1)).collect::<Vec<_>>(), cards("A7"));
    // A drawn card can be led at once.
    play_all(&game, &mut state, "1:A7");
}

#[test]
fn a_round_of_two_has_fifteen_bouts_and_its_pile_runs_dry_after_five() {
    let game = small(Options::new(2));
    let mut dice = Dice(2);
    let mut state = game.start();
    step(&game, &mut state, &mut dice);
    let mut plays = 0;
    while public(&game, &state).round == 1 {
        let view = game.view(&state, Viewer::Spectator);
        assert_eq!(game.pile_size(&view), 10 - plays.min(10), "after {plays} plays");
        for seat in Seat::all(2) {
            let troupe = game.view(&state, Viewer::Seat(seat)).troupe();
            assert_eq!(troupe.len(), game.troupe_size(&view, seat), "after {plays} plays");
        }
        let held: usize = Seat::all(2).map(|seat| game.troupe_size(&view, seat)).sum();
        assert_eq!(held, 20 - plays.saturating_sub(10), "after {plays} plays");
        assert_eq!(usize::from(public(&game, &state).bout), plays / 2 + 1);
        step(&game, &mut state, &mut dice);
        plays += 1;
    }
    assert_eq!(plays, 2 * 15);
}

#[test]
fn once_the_pile_is_empty_two_players_know_each_others_troupes() {
    let game = small(Options::new(2));
    let mut dice = Dice(4);
    let mut state = game.start();
    step(&game, &mut state, &mut dice);
    while public(&game, &state).round == 1 {
        // The last five bouts surely, and in fact all but the first five.
        if public(&game, &state).bout > 5 {
            for seat in Seat::all(2) {
                let worlds = game.worlds(&game.view(&state, Viewer::Seat(seat))).expect("a world");
                for _ in 0..5 {
                    assert_eq!(game.sample(&worlds, &mut dice).troupes, state.troupes);
                }
            }
        }
        step(&game, &mut state, &mut dice);
    }
}

// ---- Solo

#[test]
fn contenders_open_every_bout_even_if_the_player_won_the_last() {
    let game = small(Options::new(1));
    // The player wins the first bout, and loses the second.
    let mut state = dealt(&game, "FSA", 0, "F9.S4", "F4.F5.S5.S6.A4");
    let status = public(&game, &state);
    assert_eq!(status.leader, Some(Party::Contenders));
    assert_eq!(status.table[..], cards("F4"));
    // G7.1: the first contender of the round sets the preferred school.
    assert_eq!(status.preferred, Some(School::Fists));
    for (play, winner, opener) in
        [("0:F9", Party::Seat(Seat::new(0)), "S5"), ("0:S4", Party::Contenders, "A4")]
    {
        play_all(&game, &mut state, play);
        let status = public(&game, &state);
        let bout = status.last_bout.expect("a bout has ended");
        assert_eq!((bout.leader, bout.winner), (Party::Contenders, winner));
        assert_eq!(status.leader, Some(Party::Contenders));
        assert_eq!(status.table[..], cards(opener));
        assert_eq!(game.node(&state), Node::Decide(SeatSet::only(Seat::new(0))));
    }
    assert_eq!(public(&game, &state).collected[..], [3, 3]);
}

#[test]
fn a_contender_that_matches_the_player_challenges() {
    let game = small(Options::new(1));
    let mut state = dealt(&game, "FSA", 0, "F9.F10", "F4.A9.S5");
    play_all(&game, &mut state, "0:F9");
    let status = public(&game, &state);
    assert_eq!(status.preferred, Some(School::Arrows));
    assert_eq!(status.last_bout.expect("a bout").winner, Party::Contenders);
}

#[test]
fn the_player_follows_or_challenges_and_contenders_do_as_they_like() {
    let game = small(Options::new(1));
    let troupe = "F9.A4.A5.A6.A7.A8.A9.A10.A11.A12";
    let mut state = dealt(&game, "FSA", 0, troupe, "F4.S5.F5.S6");
    assert_eq!(refusing_rule(&game, &state, "0:A5"), "G3.3");
    // A4 matches the contender. S5 follows nothing, which contenders may do.
    play_all(&game, &mut state, "0:A4");
    assert_eq!(public(&game, &state).last_bout.expect("a bout").cards[..], cards("F4.A4.S5"));
    assert_eq!(public(&game, &state).preferred, Some(School::Arrows));
}

/// Before a last bout that is worth nothing and goes to the contenders.
fn before_last_bout(game: &SmallGorus, preferred: School, won: &str) -> Position {
    let won = lists(&format!("{won}/"));
    Position { pile: cards("F4.F6"), won, ..scene(game, "F5", 0, preferred) }
}

#[test]
fn without_an_eight_the_player_loses_the_round_at_any_totals() {
    let game = small(Options::new(1));
    let high = "F9.F10.F11.F12.S9.S10.S11.S12.A9.A10.A11.A12.S0.A0";
    for (fifteenth, totals, support) in [("F0", [20, -12], [0, 1]), ("F8", [16, -8], [1, 0])] {
        let position = before_last_bout(&game, School::Arrows, &format!("{high}.{fifteenth}"));
        let mut state = set_up(&game, "FSA", position, &[1, 1, 1, 1]);
        play_all(&game, &mut state, "0:F5");
        let status = public(&game, &state);
        assert_eq!(status.last_round.expect("a round has ended").favour[..], totals);
        assert_eq!(status.support[..], support, "with {fifteenth}");
    }
}

#[test]
fn a_tied_round_gives_support_to_the_player_and_to_the_contenders() {
    let game = small(Options::new(1));
    let position = before_last_bout(&game, School::Swords, "S0.F8.F9.F10.F7.S4");
    let mut state = set_up(&game, "FSA", position, &[1; 7]);
    play_all(&game, &mut state, "0:F5");
    assert_eq!(public(&game, &state).last_round.expect("ended").favour[..], [4, 4]);
    assert_eq!(public(&game, &state).support[..], [1, 1]);
}

#[test]
fn when_player_and_contenders_both_reach_the_target_the_zero_decides() {
    let game = small(Options::new(1));
    for (preferred, won, champion) in [
        (School::Swords, "S0.F8.F9.F10.F7.S4", 0),
        // The contenders have A0, and it does not help the player to have collected fewer.
        (School::Arrows, "F8.F9.S9.A9.F10.S10", 1),
    ] {
        let position = before_last_bout(&game, preferred, won);
        let position = Position { support: vec![2, 2], round: 3, ..position };
        let mut state = set_up(&game, "FSA", position, &[1; 7]);
        play_all(&game, &mut state, "0:F5");
        assert_eq!(public(&game, &state).support[..], [3, 3]);
        let champions = [champion].into_iter().collect();
        let decision = Decision::ByTheZero;
        assert_eq!(game.node(&state), Node::Over(Outcome { champions, decision }));
    }
}
