//! Faults that are planted on purpose, to see whether the simulation finds them.

/// A fault that a storage, or what is around it, must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// Now and then an append is acknowledged and not kept.
    LosesAppends,
    /// Now and then an append is kept twice.
    AppendsTwice,
    /// A crash takes the last acknowledged entry with it.
    ForgetsInCrashes,
    /// Now and then an append is refused and kept all the same.
    KeepsRefused,
    /// Now and then one byte of an entry changes.
    ChangesBytes,
    /// A connection now and then loses a frame and goes on.
    LosesFrames,
    /// A connection now and then swaps two frames.
    SwapsFrames,
    /// A bot's answer never comes.
    SilentBots,
}

impl Planted {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::LosesAppends,
        Self::AppendsTwice,
        Self::ForgetsInCrashes,
        Self::KeepsRefused,
        Self::ChangesBytes,
        Self::LosesFrames,
        Self::SwapsFrames,
        Self::SilentBots,
    ];
}
