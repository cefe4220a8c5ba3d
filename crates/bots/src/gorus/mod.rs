//! Players of Gorus Maximus.

mod arena;
mod greedy;
pub mod learning;
mod policy;
mod reason;
mod ring;
#[cfg(test)]
mod tests;

use munera_rules::gorus::{Card, Gorus, State, View, Word, Worlds};
use munera_rules::{Game, Seat};

pub use self::reason::Reason;
use self::ring::Ring;
use crate::{Generator, Habits, Playable, Shares};

impl<W: Word, const SEATS: usize, const CARDS: usize> Playable for Gorus<W, SEATS, CARDS> {
    const EASY_WORLDS: u32 = 24;
    const HABITS: Habits = Habits { exploration: 0.4, world_uses: 32, ..Habits::USUAL };

    type World<'g> = Ring<'g, W, SEATS, CARDS>;
    type Reason = Reason;
    type Study = ();

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

    fn reason(&self, view: &View<W, SEATS, CARDS>, choice: Card) -> Option<Reason> {
        reason::reason(self, view, choice)
    }

    fn imagine<'g>(
        &'g self,
        (): &'g (),
        worlds: &Worlds<W, SEATS, CARDS>,
        seat: Seat,
        generator: &mut Generator,
    ) -> Ring<'g, W, SEATS, CARDS> {
        let state = self.sample(worlds, generator);
        let ring = Ring::new(self, &state, seat, self.lacking(worlds));
        ring.expect("a seat is asked only while a round is running")
    }
}
