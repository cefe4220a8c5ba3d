//! Players of Gorus Maximus.

mod arena;
mod greedy;
pub(crate) mod solver;
#[cfg(test)]
mod tests;

use munera_rules::gorus::{Card, Gorus, State, View, Word, Worlds};
use munera_rules::{Game, Seat};

use self::solver::Fate;
use crate::{Candidate, Choice, Generator, Habits, Pace, Plain, Playable, Shares, Solver};

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

    /// Where only one world is left, the round is solved: against others who all play against this
    /// side, so with more than two sides it is what the side can be sure of.
    fn solve(
        &self,
        view: &View<W, SEATS, CARDS>,
        pace: &mut impl Pace,
        nodes: &mut u64,
    ) -> Option<Choice<Card>> {
        let seat = view.viewer().seat()?;
        let others = Seat::all(self.players()).filter(|other| *other != seat);
        let holders = others.filter(|other| self.troupe_size(view, *other) > 0).count();
        // Whatever is unseen is in one troupe then.
        if holders > 1 || self.pile_size(view) > 0 {
            return None;
        }
        let world = self.sample(&self.worlds(view)?, &mut Generator::new(0));
        let solver = Solver::new(self, &world, Some(seat)).ok()?;
        // What cannot be finished is not begun, as far as that can be told.
        if !pace.goes_on(solver.expected_nodes()) {
            return None;
        }
        let (solution, fates) = solver.judge(pace, nodes)?;
        let candidate =
            |(choice, fate): (Card, Fate)| Candidate { choice, value: fate.share(), visits: 1 };
        let candidates = fates.into_iter().map(candidate).collect();
        // Of plays with the same share, the one with the best margin comes first.
        let is_best = |it: &Candidate<Card>| if it.choice == solution.best { 0.25 } else { 0.0 };
        let choice = Choice::best_of(candidates, *nodes, |it| it.value + is_best(it))?;
        Some(Choice { is_exact: true, ..choice })
    }
}
