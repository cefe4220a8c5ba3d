//! The share of the win that each seat can expect, as learned from games.

use munera_rules::gladiators::State;

use super::features::Features;
use super::network::Network;
use crate::Shares;

/// Judges a state at the start of a turn.
pub(super) fn judge(network: &Network, state: &State) -> Shares {
    let mut features = Features::NONE;
    features.look(state);
    network.shares(&features)
}
