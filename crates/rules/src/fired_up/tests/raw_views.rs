//! A view goes out as plain data and comes back the same.

use super::super::{FiredUp, HouseRules, Options};
use super::pack;
use crate::testing::{Dice, random_event};
use crate::{Game, Node, Viewer};

#[test]
fn every_view_at_a_decision_comes_back_the_same() {
    let each = HouseRules::EACH.into_iter().chain([HouseRules::USUAL; 4]);
    for (house, players) in each.zip((2..=5).cycle()) {
        let options = Options { house, ..Options::new(players, pack()) };
        let game = FiredUp::with_options(options).expect("options");
        let mut dice = Dice(u64::from(players));
        let mut state = game.start();
        while let Some(event) = random_event(&game, &state, &mut dice) {
            if let Node::Decide(_) = game.node(&state) {
                for viewer in Viewer::all(players) {
                    let view = game.view(&state, viewer);
                    let raw = game.raw_view(&view).expect("a decision");
                    assert_eq!(game.view_from_raw(&raw), Ok(view));
                }
            }
            game.play(&mut state, &event).expect("legal");
        }
    }
}
