//! The figures that `munera bench` measures for every game.

/// One figure of a game, measured at a usual table.
#[derive(Clone, Copy, Debug)]
pub struct BenchCase {
    /// The figure's name, which never changes: it begins with the game's.
    pub name: &'static str,
    /// The number of players.
    pub players: u8,
    /// What is measured.
    pub measure: Measure,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Random rounds per second, for a game in which each deal begins a round.
    Rounds,
    /// Random decisions per second: moves where at least two moves were legal.
    Decisions,
    /// Random games per second.
    Games,
    /// The size of a state in bytes.
    StateSize,
    /// Legal moves at each move of random play, on average.
    OptionsPerMove,
    /// Worlds per second, sampled from views in the middle of random games.
    Worlds,
    /// Milliseconds to solve a round, on average over fixed rounds (see `Playable::solving_task`).
    Solutions {
        /// How many bouts are left in it.
        bouts_left: u8,
    },
    /// Simulations per second of the searching player. Where a simulation takes longer, a decision
    /// gets fewer of them.
    Simulations {
        /// How many times longer a simulation takes than in other games.
        dearness: u64,
    },
}

impl BenchCase {
    /// The case with that name.
    pub(crate) const fn new(name: &'static str, players: u8, measure: Measure) -> Self {
        Self { name, players, measure }
    }
}
