//! What is measured of every game: the cases of `munera bench`.

/// One figure that is taken of a game, at a usual table.
#[derive(Clone, Copy, Debug)]
pub struct BenchCase {
    /// The figure's name, which never changes: it begins with the game's.
    pub name: &'static str,
    /// How many play.
    pub players: u8,
    /// What is measured.
    pub measure: Measure,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Random rounds a second, of a game in which a round is what follows a deal.
    Rounds,
    /// Random decisions a second: moves where at least two were legal.
    Decisions,
    /// Random games a second.
    Games,
    /// The size of a state in bytes.
    StateSize,
    /// Legal moves at each move of random play, on average.
    OptionsPerMove,
    /// Worlds a second, sampled from views in the middle of random games.
    Worlds,
    /// Milliseconds to solve a round, on average over fixed ones (see `Playable::solving_task`).
    Solutions {
        /// How many bouts are left in it.
        bouts_left: u8,
    },
    /// Simulations a second of the searching player. A decision has so many times fewer of them than
    /// usual as a simulation takes longer.
    Simulations {
        /// How many times as long as in other games a simulation takes.
        dearness: u64,
    },
}

impl BenchCase {
    /// The case of that name.
    pub(crate) const fn new(name: &'static str, players: u8, measure: Measure) -> Self {
        Self { name, players, measure }
    }
}
