//! How long a bot may think.

/// Whoever lets a bot think decides when it has thought enough.
///
/// Bots read no clock. What counts nodes is here; what counts time, or stops when it is told to, is
/// with whoever has a clock.
pub trait Pace {
    /// Whether to go on, after so many nodes of this decision: simulations of a search, or positions
    /// of an exact solution. Asked often, so it should be cheap.
    fn goes_on(&mut self, nodes: u64) -> bool;
}

/// So many nodes and no more: the same decision on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Pace for Nodes {
    #[inline]
    fn goes_on(&mut self, nodes: u64) -> bool {
        nodes < self.0
    }
}

impl<P: Pace + ?Sized> Pace for &mut P {
    #[inline]
    fn goes_on(&mut self, nodes: u64) -> bool {
        (**self).goes_on(nodes)
    }
}
