//! The proposed moves at nodes of a tree where they are the same in all worlds.

use super::Widening;
use crate::{ProposedMove, World};

/// The proposed moves of nodes at which all worlds propose the same: a world is asked only once.
pub(super) struct SharedMoves<M> {
    /// By the places of the nodes.
    nodes: Vec<NodeMoves>,
    /// The proposed moves of all nodes, those of each node together; in a tree that widens, the
    /// likeliest first.
    proposed: Vec<ProposedMove<M>>,
}

/// The memory of one node.
#[derive(Clone, Copy, Default)]
struct NodeMoves {
    visits: u32,
    /// Where its proposed moves begin and end.
    from: u32,
    to: u32,
}

impl<M: Copy> SharedMoves<M> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), proposed: Vec::new() }
    }

    /// Lists the proposed moves to try at this visit of a node. The list must be empty when this is
    /// called.
    pub(super) fn propose(
        &mut self,
        widening: Option<Widening>,
        node: u32,
        world: &impl World<Move = M>,
        proposed: &mut Vec<ProposedMove<M>>,
    ) {
        let place = node as usize;
        if self.nodes.len() <= place {
            self.nodes.resize(place + 1, NodeMoves::default());
        }
        let known = &mut self.nodes[place];
        if known.visits == 0 {
            world.propose(proposed);
            if widening.is_some() {
                // The order of equally likely proposed moves does not change.
                proposed.sort_by(|one, other| other.weight.total_cmp(&one.weight));
            }
            known.from = self.proposed.len() as u32;
            self.proposed.append(proposed);
            known.to = self.proposed.len() as u32;
        }
        known.visits += 1;
        let all = &self.proposed[known.from as usize..known.to as usize];
        let breadth = widening.map_or(all.len(), |it| it.breadth(known.visits));
        proposed.extend_from_slice(&all[..breadth.min(all.len())]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, Shares};
    use munera_rules::Seat;

    /// Ten moves, the last of which is the likeliest.
    #[derive(Clone)]
    struct Ten;

    impl World for Ten {
        type Move = u8;

        fn mover(&self) -> Option<Seat> {
            Some(Seat::new(0))
        }

        fn propose(&self, proposed: &mut Vec<ProposedMove<u8>>) {
            proposed
                .extend((0..10).map(|choice| ProposedMove { choice, weight: f32::from(choice) }));
        }

        fn advance(&mut self, _: u8, _: &mut Generator) {}

        fn finish(&mut self, _: &mut Generator) -> Shares {
            Shares::NONE
        }
    }

    #[test]
    fn a_node_tries_more_with_every_visit_the_likeliest_first() {
        let widening = Widening { factor: 1.0 };
        let mut shared = SharedMoves::new();
        let mut visit = |node| {
            let mut proposed = Vec::new();
            shared.propose(Some(widening), node, &Ten, &mut proposed);
            proposed.iter().map(|it| it.choice).collect::<Vec<u8>>()
        };
        let visits: Vec<Vec<u8>> = (0..4).map(|_| visit(3)).collect();
        assert_eq!(visits, [vec![9], vec![9, 8], vec![9, 8], vec![9, 8]]);
        assert_eq!(visit(3), [9, 8, 7]);
        assert_eq!(visit(0), [9], "every node counts its own visits");
        let many = (0..200).map(|_| visit(0)).last();
        assert_eq!(many.expect("visits").len(), 10, "there are no more");
    }
}
