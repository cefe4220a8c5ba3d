//! Players of Gorus Maximus.

mod arena;
mod greedy;
pub(crate) mod solver;
#[cfg(test)]
mod tests;

use munera_rules::gorus::{Card, Gorus, State, Word, Worlds};
use munera_rules::{Game, Seat};

use crate::{Generator, Habits, Plain, Playable, Shares};

impl<W: Word, const SEATS: usize, const CARDS: usize> Playable for Gorus<W, SEATS, CARDS> {
    const EASY_WORLDS: u32 = 24;
    const HABITS: Habits = Habits::USUAL;

    type World<'g> = Plain<'g, Self>;

    fn greedy_gain(
        &self,
        world: State<W, SEATS, CARDS>,
        seat: Seat,
        choice: Card,
        generator: &mut Generator,
    ) -> (f64, u64) {
        greedy::gain(self, world, seat, choice, generator)
    }

    /// A round is what is played for; sides that tie share it, and a team wins together.
    fn prize(&self, state: &State<W, SEATS, CARDS>) -> Option<Shares> {
        let winners = self.winners_of_round(state)?;
        let part = 1.0 / winners.iter().count() as f32;
        let mut shares = Shares::NONE;
        for seat in Seat::all(self.players()).filter(|seat| winners.contains(self.side(*seat))) {
            shares[seat] = part;
        }
        Some(shares)
    }

    fn imagine<'g>(
        &'g self,
        worlds: &Worlds<W, SEATS, CARDS>,
        seat: Seat,
        generator: &mut Generator,
    ) -> Plain<'g, Self> {
        Plain::new(self, seat, self.sample(worlds, generator))
    }
}
