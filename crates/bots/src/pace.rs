//! How long a bot may think.

/// Decides when a bot has thought enough; the caller supplies it.
///
/// Bots read no clock. Paces that count nodes are here; paces that measure time, or stop on demand,
/// are in the crates that have a clock.
pub trait Pace {
    /// Whether to continue, after this many nodes of this decision: simulations of a search, or
    /// positions of an exact solution. This is called often, so it should be cheap.
    fn goes_on(&mut self, nodes: u64) -> bool;

    /// The part of the time that is used after this many nodes, from 0 to 1: a bot that thinks in
    /// several parts divides its time by it. A pace that does not know makes a guess.
    fn spent(&mut self, nodes: u64) -> f32 {
        let nodes = nodes as f32;
        nodes / (nodes + 1000.0)
    }
}

/// This many nodes and no more: the same decision on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Pace for Nodes {
    #[inline]
    fn goes_on(&mut self, nodes: u64) -> bool {
        nodes < self.0
    }

    #[inline]
    fn spent(&mut self, nodes: u64) -> f32 {
        (nodes as f32 / self.0.max(1) as f32).min(1.0)
    }
}

/// A part of another pace, for a first kind of thinking that is counted in smaller steps.
#[derive(Debug)]
pub(crate) struct Part<'p, P> {
    pace: &'p mut P,
    end: f32,
    steps_of_a_node: u64,
}

impl<'p, P: Pace> Part<'p, P> {
    /// This part of a pace that has not begun, from 0 to 1; this many steps take as long as one of
    /// its nodes.
    pub(crate) fn new(pace: &'p mut P, part: f32, steps_of_a_node: u64) -> Self {
        Self { pace, end: part, steps_of_a_node }
    }

    /// How many nodes of the whole pace these steps were.
    pub(crate) fn nodes(&self, steps: u64) -> u64 {
        steps.div_ceil(self.steps_of_a_node)
    }
}

impl<P: Pace> Pace for Part<'_, P> {
    fn goes_on(&mut self, steps: u64) -> bool {
        let nodes = self.nodes(steps);
        self.pace.goes_on(nodes) && self.pace.spent(nodes) < self.end
    }

    fn spent(&mut self, steps: u64) -> f32 {
        let nodes = self.nodes(steps);
        (self.pace.spent(nodes) / self.end).min(1.0)
    }
}

impl<P: Pace + ?Sized> Pace for &mut P {
    #[inline]
    fn goes_on(&mut self, nodes: u64) -> bool {
        (**self).goes_on(nodes)
    }

    #[inline]
    fn spent(&mut self, nodes: u64) -> f32 {
        (**self).spent(nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::{Nodes, Pace, Part};

    #[test]
    fn a_part_ends_before_the_whole() {
        let mut whole = Nodes(100);
        let mut part = Part::new(&mut whole, 0.5, 32);
        assert!(part.goes_on(49 * 32));
        assert!(!part.goes_on(50 * 32));
        assert_eq!(part.nodes(33), 2);
        assert!((part.spent(25 * 32) - 0.5).abs() < 1e-6);
        assert!(whole.goes_on(50));
    }
}
