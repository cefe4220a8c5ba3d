//! What a greedy player of Gladiators wants: health of its own, and none of others.

use munera_rules::gladiators::{Gladiators, Move};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use crate::{Generator, Playable};

impl Playable for Gladiators {
    const EASY_WORLDS: u32 = 8;

    fn greedy_gain(
        &self,
        mut world: Self::State,
        seat: Seat,
        choice: Move,
        generator: &mut Generator,
    ) -> (f64, u64) {
        self.make_move(&mut world, seat, choice);
        let mut moves = 1;
        while let Node::Decide(seats) = self.node(&world) {
            let Some(next) = seats.first() else { break };
            let legal = self.legal(&world, next);
            let choice = legal.nth(generator.below(legal.len() as u32) as usize);
            self.make_move(&mut world, next, choice);
            moves += 1;
            if moves > 4 {
                break;
            }
        }
        (0.0, moves)
    }
}
