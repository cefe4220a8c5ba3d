//! Views as plain data and back.

use super::super::{Gorus, Options, State, Word};
use super::positions::position_of;
use super::{Dice, large, random_event, small, step};
use crate::{Game, Node, Viewer};

fn assert_recalled<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) {
    for viewer in Viewer::all(game.players()) {
        let view = game.view(state, viewer);
        let raw = game.raw_view(&view).expect("a running round");
        assert_eq!(game.view_from_raw(&raw), Ok(view));
    }
}

/// A random game, and from each of its places a position that is played on to the end of the round.
fn recall_everywhere<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    let mut state = game.start();
    while let Some(event) = random_event(game, &state, dice) {
        game.play_unchecked(&mut state, &event);
        if matches!(game.node(&state), Node::Decide(_)) {
            assert_recalled(game, &state);
            let mut set_up = game.set_up(&position_of(game, &state)).expect("a position");
            while matches!(game.node(&set_up), Node::Decide(_)) {
                assert_recalled(game, &set_up);
                step(game, &mut set_up, dice);
            }
        }
    }
}

#[test]
fn every_view_of_a_running_round_comes_back_as_it_went() {
    for players in 1..=8 {
        let options = Options { target: Some(1), ..Options::new(players) };
        let mut dice = Dice(400 + u64::from(players));
        if players <= 5 {
            recall_everywhere(&small(options), &mut dice);
        } else {
            recall_everywhere(&large(options), &mut dice);
        }
    }
}
