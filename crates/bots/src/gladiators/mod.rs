//! Players of Gladiators.

mod greedy;

use munera_rules::gladiators::{Gladiators, Move, State, Worlds};
use munera_rules::{Game, Node, Seat};

use crate::{Generator, Habits, Plain, Playable, Shares};

impl Playable for Gladiators {
    const EASY_WORLDS: u32 = 16;
    const HABITS: Habits = Habits::USUAL;

    type World<'g> = Plain<'g, Self>;
    type Study = ();

    fn greedy_gain(
        &self,
        world: State,
        seat: Seat,
        choice: Move,
        generator: &mut Generator,
    ) -> (f64, u64) {
        greedy::gain(self, world, seat, choice, generator)
    }

    fn prize(&self, state: &State) -> Option<Shares> {
        match self.node(state) {
            Node::Over(outcome) => Some(Shares::split(self.winners(&outcome))),
            Node::Chance(_) | Node::Decide(_) => None,
        }
    }

    fn imagine<'g>(
        &'g self,
        (): &'g (),
        worlds: &Worlds,
        seat: Seat,
        generator: &mut Generator,
    ) -> Plain<'g, Self> {
        Plain::new(self, seat, self.sample(worlds, generator))
    }
}
