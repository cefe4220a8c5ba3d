//! Worlds as a search plays in them.

use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use crate::{Generator, Playable, Shares};

/// A move with its weight: how likely a sensible player makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposal<M> {
    /// The move.
    pub choice: M,
    /// Any positive number; only the ratios between the proposals of a moment matter.
    pub weight: f32,
}

/// A possible world in the form in which a search plays on from it.
///
/// It is made of a state that was sampled from a view, so all that it knows is imagined. What a
/// mover proposes may use only what that mover would know.
pub trait World: Clone {
    /// What a seat chooses.
    type Move: Copy + Eq;

    /// Who is to decide; `None` once nothing is left to decide.
    fn mover(&self) -> Option<Seat>;

    /// Whether the mover does not search: it makes each of the moves that it proposes as often as its
    /// weight says, however it turns out.
    fn plays_by_weight(&self) -> bool {
        false
    }

    /// Lists the moves that are worth a thought with their weights; at least one, and all of them
    /// legal. The list is empty when this is called.
    fn propose(&self, proposals: &mut Vec<Proposal<Self::Move>>);

    /// Whether the same is proposed now in every world of the same view that leads here by the same
    /// moves, and by what has come to light: then it is asked for once.
    fn proposals_shared(&self) -> bool {
        false
    }

    /// Makes the mover's move, and then lets forced moves and chance happen.
    fn advance(&mut self, choice: Self::Move, generator: &mut Generator);

    /// What has come to light since the last decision, as a number that is the same when the same
    /// has: a search goes on from another node for each. One that is always 0 takes all that chance
    /// can do together.
    fn observation_key(&self) -> u32 {
        0
    }

    /// Becomes another world that the same view allows, not far from this one: cheaper than to imagine
    /// one anew. One that never changes is allowed.
    fn vary(&mut self, _generator: &mut Generator) {}

    /// Plays on as it is usually played, until it can be told what each seat has or may hope for.
    fn finish(&mut self, generator: &mut Generator) -> Shares;
}

/// A world that knows nothing but the rules: every move is as likely as another, and games are
/// played out at random.
#[derive(Clone, Debug)]
pub struct PlainWorld<'g, G: Game> {
    game: &'g G,
    /// Who imagines it. Where several seats choose at the same time, it does so first.
    seat: Seat,
    state: G::State,
}

impl<'g, G: Playable> PlainWorld<'g, G> {
    /// The world of that state, which was sampled from a view of `seat`.
    pub fn new(game: &'g G, seat: Seat, state: G::State) -> Self {
        Self { game, seat, state }
    }

    /// Lets chance happen until a seat decides or the prize is won.
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

    fn propose(&self, proposals: &mut Vec<Proposal<G::Move>>) {
        let Some(seat) = self.mover() else { return };
        let legal = self.game.legal(&self.state, seat);
        proposals.extend(legal.iter().map(|choice| Proposal { choice, weight: 1.0 }));
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
