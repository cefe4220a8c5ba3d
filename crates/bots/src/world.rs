//! Possible worlds in the form that a search uses.

use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use crate::{Generator, Playable, Shares};

/// A move with its weight: how likely a sensible player makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProposedMove<M> {
    /// The move.
    pub choice: M,
    /// Any positive number; only the ratios between the proposed moves of one decision matter.
    pub weight: f32,
}

/// A possible world in the form that a search uses.
///
/// It is made from a state that was sampled from a view, so all its hidden cards are imagined. The
/// proposed moves for a mover may use only what that mover would know.
pub trait World: Clone {
    /// What a seat chooses.
    type Move: Copy + Eq;

    /// The seat that must decide; `None` once nothing is left to decide.
    fn mover(&self) -> Option<Seat>;

    /// Whether the mover does not search: it chooses each proposed move with a probability in
    /// proportion to its weight, whatever the results.
    fn plays_by_weight(&self) -> bool {
        false
    }

    /// Lists the moves that are worth considering with their weights; at least one, and all of them
    /// legal. The list must be empty when this is called.
    fn propose(&self, proposed: &mut Vec<ProposedMove<Self::Move>>);

    /// Whether the proposed moves are the same in every world of the same view that leads here by the
    /// same moves and observations: then they are asked for only once.
    fn moves_shared(&self) -> bool {
        false
    }

    /// Makes the mover's move, and then plays forced moves and chance.
    fn advance(&mut self, choice: Self::Move, generator: &mut Generator);

    /// A number for what has been observed since the last decision, equal for equal observations: a
    /// search has a separate node for each. If it is always 0, all outcomes of chance share a node.
    fn observation_key(&self) -> u32 {
        0
    }

    /// Becomes another world that the same view allows, not far from this one, which is cheaper
    /// than imagining a new one. A world that never changes is allowed.
    fn vary(&mut self, _generator: &mut Generator) {}

    /// Plays on in the usual way until the share of each seat is known or can be estimated.
    fn finish(&mut self, generator: &mut Generator) -> Shares;
}

/// A world that knows only the rules: all moves are equally likely, and games are played out at
/// random.
#[derive(Clone, Debug)]
pub struct PlainWorld<'g, G: Game> {
    game: &'g G,
    /// The seat that imagines it. If several seats choose at the same time, this seat chooses
    /// first.
    seat: Seat,
    state: G::State,
}

impl<'g, G: Playable> PlainWorld<'g, G> {
    /// The world of that state, which was sampled from a view of `seat`.
    pub fn new(game: &'g G, seat: Seat, state: G::State) -> Self {
        Self { game, seat, state }
    }

    /// Draws chance until a seat decides or the prize is won.
    fn settle(&mut self, generator: &mut Generator) {
        while let Node::Chance(_) = self.game.node(&self.state)
            && self.game.prize(&self.state).is_none()
        {
            let outcome = self.game.draw(&self.state, generator);
            self.game.resolve_chance(&mut self.state, &outcome);
        }
    }
}

impl<G: Playable> World for PlainWorld<'_, G> {
    type Move = G::Move;

    fn mover(&self) -> Option<Seat> {
        match self.game.node(&self.state) {
            Node::Decide(seats) if seats.contains(self.seat) => Some(self.seat),
            Node::Decide(seats) => seats.first(),
            Node::Chance(_) | Node::Over(_) => None,
        }
    }

    fn propose(&self, proposed: &mut Vec<ProposedMove<G::Move>>) {
        let Some(seat) = self.mover() else { return };
        let legal = self.game.legal(&self.state, seat);
        proposed.extend(legal.iter().map(|choice| ProposedMove { choice, weight: 1.0 }));
    }

    fn advance(&mut self, choice: G::Move, generator: &mut Generator) {
        if let Some(seat) = self.mover() {
            self.game.make_move(&mut self.state, seat, choice);
            self.settle(generator);
        }
    }

    fn finish(&mut self, generator: &mut Generator) -> Shares {
        while let Some(seat) = self.mover() {
            let legal = self.game.legal(&self.state, seat);
            let choice = legal.nth(generator.below(legal.len() as u32) as usize);
            self.game.make_move(&mut self.state, seat, choice);
            self.settle(generator);
        }
        self.game.prize(&self.state).unwrap_or(Shares::NONE)
    }
}
