//! How long a bot may think.

/// Whoever lets a bot think decides when it has thought enough.
///
/// Bots read no clock. What counts nodes is here; what counts time, or stops when it is told to, is
/// with whoever has a clock.
pub trait Pace {
    /// Whether to go on, after so many nodes of this decision: simulations of a search, or positions
    /// of an exact solution. Asked often, so it should be cheap.
    fn goes_on(&mut self, nodes: u64) -> bool;

    /// Which part of the thinking is done after so many nodes, from 0 to 1: for whoever shares it out.
    /// A pace that cannot tell guesses.
    fn spent(&mut self, nodes: u64) -> f32 {
        let nodes = nodes as f32;
        nodes / (nodes + 1000.0)
    }
}

/// So many nodes and no more: the same decision on every machine.
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
