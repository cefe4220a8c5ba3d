//! A view goes out as plain data and comes back the same.

use super::game;
use crate::testing::Dice;
use crate::{Event, Game, MoveSet, Node, Randomness, Viewer};

#[test]
fn every_view_at_a_decision_comes_back_the_same() {
    for players in 2..=5 {
        let game = game(players, true);
        let mut dice = Dice(u64::from(players));
        let mut state = game.start();
        loop {
            let event = match game.node(&state) {
                Node::Over(_) => break,
                Node::Chance(_) => Event::Chance(game.draw(&state, &mut dice)),
                Node::Decide(seats) => {
                    for viewer in Viewer::all(players) {
                        let view = game.view(&state, viewer);
                        let recalled = game.recollect(&view).expect("a decision");
                        assert_eq!(game.view_of(&recalled), Ok(view));
                    }
                    let seat = seats.first().expect("somebody is asked");
                    let legal = game.legal(&state, seat);
                    Event::Move(seat, legal.nth(dice.below(legal.len() as u32) as usize))
                }
            };
            game.play(&mut state, &event).expect("legal");
        }
    }
}
