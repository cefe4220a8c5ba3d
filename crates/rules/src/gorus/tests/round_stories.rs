//! Rounds as people read them.

use super::super::{Options, Party, School, SmallGorus, State};
use super::{Dice, cards, dealt, play_all, random_event, scene, set_up, small};
use crate::{Game, Seat, Viewer};

fn view(game: &SmallGorus, state: &State<u64, 5, 50>) -> <SmallGorus as Game>::View {
    game.view(state, Viewer::Spectator)
}

/// G3.6: the gladiator that would win is the one that wins if none is played after it.
#[test]
fn who_would_win_is_judged_after_the_challenge() {
    let game = small(Options::new(3));
    let mut state = dealt(&game, "FSA", 2, "F4/F10/F9.A10.A4", "");
    play_all(&game, &mut state, "0:F4 1:F10");
    let bout = game.round_story(&view(&game, &state)).running.expect("a bout runs");
    let third = Party::Seat(Seat::new(2));
    let wins = |card: &str| bout.would_win(third, cards(card)[0]);
    assert_eq!([wins("F9"), wins("A10"), wins("F11")], [false, true, true]);
}

/// G4.2 and G1.3: the story lists what the rules count, at the end of every round.
#[test]
fn every_round_is_counted_out_as_the_rules_count_it() {
    for players in 1..=5 {
        let game = small(Options::new(players));
        let (mut dice, mut state) = (Dice(u64::from(players)), game.start());
        let mut rounds = 0;
        while let Some(event) = random_event(&game, &state, &mut dice) {
            game.play_unchecked(&mut state, &event);
            let shown = view(&game, &state);
            let public = game.public(&shown);
            let tally = game.round_tally(&shown).expect("it is dealt");
            assert_eq!(tally.is_over, public.leader.is_none());
            if let Some(last) = public.last_round.filter(|_| tally.is_over) {
                let favour: Vec<i16> = tally.sides.iter().map(|side| side.favour).collect();
                assert_eq!(favour, last.favour.as_slice());
                assert_eq!(tally.winners, last.winners);
                rounds += 1;
            }
        }
        assert!(rounds >= 3, "a target of 3 takes as many rounds");
    }
}

/// G3.4: no view says which school was preferred before a position; the story must fit what was
/// seen.
#[test]
fn a_position_is_retold_with_a_school_that_explains_its_bouts() {
    let game = small(Options::new(3));
    let position = scene(&game, "S5.S6/F8.F9/S4.H4", 0, School::Shields);
    let mut state = set_up(&game, "FSH", position, &[0, 1, 2, 0, 1, 2, 0, 1]);
    play_all(&game, &mut state, "0:S5 1:F8 2:S4 0:S6");
    let retold = game.round_story(&view(&game, &state));
    assert_eq!(retold.finished[0].preferred_before, Some(School::Shields));
    assert_eq!(retold.finished[0].winner().map(|play| play.card), Some(cards("S5")[0]));
    assert_eq!(retold.running.and_then(|bout| bout.preferred), Some(School::Shields));
    play_all(&game, &mut state, "1:F9 2:H4");
    let tally = game.round_tally(&view(&game, &state)).expect("it is dealt");
    assert!(tally.is_over);
    assert_eq!(tally.preferred, Some(School::Shields));
}
