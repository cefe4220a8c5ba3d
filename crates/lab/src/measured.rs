//! What a lab asks of a game beyond its rules.

use munera_bots::Playable;
use munera_protocol::codec::Codec;
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{Gorus, Word};
use munera_rules::{Game, Node, Seat, Viewer};

/// A game that can be measured.
pub(super) trait Measured: Codec + Playable {
    /// What the game counts its own length in, where that differs from game to game.
    const UNIT: Option<&'static str>;

    /// Who has the first turn; asked when the first chance event is over.
    fn beginner(&self, state: &Self::State) -> Option<Seat>;

    /// How long what has just been won took, in [`Measured::UNIT`].
    fn length(&self, state: &Self::State) -> u32;
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Measured for Gorus<W, SEATS, CARDS>
where
    Self: Codec + Playable,
{
    /// A round always has as many bouts as troupes have gladiators.
    const UNIT: Option<&'static str> = None;

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        match self.node(state) {
            Node::Decide(seats) => seats.first(),
            Node::Chance(_) | Node::Over(_) => None,
        }
    }

    fn length(&self, _state: &Self::State) -> u32 {
        0
    }
}

impl Measured for Gladiators {
    const UNIT: Option<&'static str> = Some("turns");

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        self.view(state, Viewer::Spectator).turn()
    }

    /// The turn in which the game ends is not over, unless the setup ended it.
    fn length(&self, state: &Self::State) -> u32 {
        self.view(state, Viewer::Spectator).turns() + 1
    }
}

impl Measured for FiredUp {
    const UNIT: Option<&'static str> = Some("rounds");

    fn beginner(&self, state: &Self::State) -> Option<Seat> {
        self.view(state, Viewer::Spectator).first()
    }

    fn length(&self, state: &Self::State) -> u32 {
        self.view(state, Viewer::Spectator).round().into()
    }
}
