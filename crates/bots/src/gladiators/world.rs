//! A world of Gladiators as a search plays in it.

use munera_rules::gladiators::{Gladiators, Move, Phase, State};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use super::network::Network;
use super::policy::Policy;
use super::value::judge;
use crate::{Generator, ProposedMove, Shares, World};

/// A possible world. Turns are played to their end, then a network judges the result.
#[derive(Clone, Copy)]
pub struct GladiatorsWorld<'g> {
    game: &'g Gladiators,
    network: &'g Network,
    /// The seat that imagines it.
    seat: Seat,
    state: State,
    /// What the last actor shows, and what the imagining seat holds.
    observation_key: u32,
}

impl<'g> GladiatorsWorld<'g> {
    /// The world of that state, which was sampled from a view of `seat`.
    pub(super) fn new(
        game: &'g Gladiators,
        network: &'g Network,
        seat: Seat,
        state: State,
    ) -> Self {
        Self { game, network, seat, state, observation_key: 0 }
    }

    /// Plays everything that no seat decides: restocks, and moves that are the only legal ones.
    fn settle(&mut self, generator: &mut Generator) {
        loop {
            match self.state.phase() {
                Phase::Restock(_) => {
                    let outcome = self.game.draw(&self.state, generator);
                    self.game.resolve_chance(&mut self.state, &outcome);
                }
                Phase::Responses | Phase::Draw | Phase::Setup => {
                    let Some(seat) = self.state.asked() else { return };
                    let legal = self.game.legal(&self.state, seat);
                    if legal.len() != 1 {
                        return;
                    }
                    self.game.make_move(&mut self.state, seat, legal.nth(0));
                }
                Phase::Fresh | Phase::Turn { .. } | Phase::Over { .. } => return,
            }
        }
    }

    /// A move of the seat that is asked, chosen by weight.
    fn likely(&self, seat: Seat, generator: &mut Generator) -> Move {
        let legal = self.game.legal(&self.state, seat);
        let policy = Policy::of(&self.state, seat);
        let total: f32 = legal.iter().map(|choice| policy.weight(choice)).sum();
        let mut left = total * generator.below(1 << 20) as f32 / (1 << 20) as f32;
        let mut drawn = legal.nth(0);
        for choice in legal.iter() {
            drawn = choice;
            left -= policy.weight(choice);
            if left < 0.0 {
                break;
            }
        }
        drawn
    }
}

impl World for GladiatorsWorld<'_> {
    type Move = Move;

    fn mover(&self) -> Option<Seat> {
        self.state.asked()
    }

    fn propose(&self, proposed: &mut Vec<ProposedMove<Move>>) {
        let Some(seat) = self.mover() else { return };
        let legal = self.game.legal(&self.state, seat);
        let policy = Policy::of(&self.state, seat);
        let propose = |choice| ProposedMove { choice, weight: policy.weight(choice) };
        proposed.extend(legal.iter().map(propose));
    }

    fn advance(&mut self, choice: Move, generator: &mut Generator) {
        let Some(seat) = self.mover() else { return };
        let actor = self.state.turn();
        self.game.make_move(&mut self.state, seat, choice);
        self.settle(generator);
        let [shown, held] = [self.state.tops(actor), self.state.hand(self.seat)];
        self.observation_key = u32::from(shown.bits()) << 16 | u32::from(held.bits());
    }

    fn observation_key(&self) -> u32 {
        self.observation_key
    }

    fn finish(&mut self, generator: &mut Generator) -> Shares {
        loop {
            match self.game.node(&self.state) {
                Node::Over(outcome) => return Shares::split(outcome.winners),
                Node::Chance(_) => self.settle(generator),
                Node::Decide(_) if self.state.phase() == (Phase::Turn { has_played: false }) => {
                    return judge(self.network, &self.state);
                }
                Node::Decide(seats) => {
                    let Some(seat) = seats.first() else { return Shares::NONE };
                    let drawn = self.likely(seat, generator);
                    self.game.make_move(&mut self.state, seat, drawn);
                    self.settle(generator);
                }
            }
        }
    }
}
