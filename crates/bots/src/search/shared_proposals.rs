//! The proposals at nodes of a tree where they are the same in all worlds.

use super::Widening;
use crate::{Proposal, World};

/// The proposals of nodes at which all worlds propose the same: a world is asked only once.
pub(super) struct SharedProposals<M> {
    /// By the places of the nodes.
    nodes: Vec<NodeProposals>,
    /// The proposals of all nodes, those of each node together; in a tree that widens, the
    /// likeliest first.
    proposals: Vec<Proposal<M>>,
}

/// The memory of one node.
#[derive(Clone, Copy, Default)]
struct NodeProposals {
    visits: u32,
    /// Where its proposals begin and end.
    from: u32,
    to: u32,
}

impl<M: Copy> SharedProposals<M> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), proposals: Vec::new() }
    }

    /// Lists the proposals to try at this visit of a node. The list must be empty when this is
    /// called.
    pub(super) fn propose(
        &mut self,
        widening: Option<Widening>,
        node: u32,
        world: &impl World<Move = M>,
        proposals: &mut Vec<Proposal<M>>,
    ) {
        let place = node as usize;
        if self.nodes.len() <= place {
            self.nodes.resize(place + 1, NodeProposals::default());
        }
        let known = &mut self.nodes[place];
        if known.visits == 0 {
            world.propose(proposals);
            if widening.is_some() {
                // The order of equally likely proposals does not change.
                proposals.sort_by(|one, other| other.weight.total_cmp(&one.weight));
            }
            known.from = self.proposals.len() as u32;
            self.proposals.append(proposals);
            known.to = self.proposals.len() as u32;
        }
        known.visits += 1;
        let all = &self.proposals[known.from as usize..known.to as usize];
        let breadth = widening.map_or(all.len(), |it| it.breadth(known.visits));
        proposals.extend_from_slice(&all[..breadth.min(all.len())]);
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

        fn propose(&self, proposals: &mut Vec<Proposal<u8>>) {
            proposals.extend((0..10).map(|choice| Proposal { choice, weight: f32::from(choice) }));
        }

        fn advance(&mut self, _: u8, _: &mut Generator) {}

        fn finish(&mut self, _: &mut Generator) -> Shares {
            Shares::NONE
        }
    }

    #[test]
    fn a_node_tries_more_with_every_visit_the_likeliest_first() {
        let widening = Widening { factor: 1.0 };
        let mut shared = SharedProposals::new();
        let mut visit = |node| {
            let mut proposals = Vec::new();
            shared.propose(Some(widening), node, &Ten, &mut proposals);
            proposals.iter().map(|it| it.choice).collect::<Vec<u8>>()
        };
        let visits: Vec<Vec<u8>> = (0..4).map(|_| visit(3)).collect();
        assert_eq!(visits, [vec![9], vec![9, 8], vec![9, 8], vec![9, 8]]);
        assert_eq!(visit(3), [9, 8, 7]);
        assert_eq!(visit(0), [9], "every node counts its own visits");
        let many = (0..200).map(|_| visit(0)).last();
        assert_eq!(many.expect("visits").len(), 10, "there are no more");
    }
}
