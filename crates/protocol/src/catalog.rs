//! The games one can choose at run time: a closed list.

use munera_rules::Game;
use munera_rules::fired_up::{self, FiredUp};
use munera_rules::gladiators::{self, Gladiators};
use munera_rules::gorus::{LargeGorus, OptionError, Options, SmallGorus};

/// The names of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// Gorus Maximus.
    Gorus,
    /// Gladiators.
    Gladiators,
    /// Fired Up.
    FiredUp,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Gorus, Self::Gladiators, Self::FiredUp];

    /// The name that the protocol uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Gorus => SmallGorus::NAME,
            Self::Gladiators => Gladiators::NAME,
            Self::FiredUp => FiredUp::NAME,
        }
    }

    /// The game that the protocol calls so.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.as_str() == name)
    }
}

/// A game under its options, of whichever type it takes.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Gorus Maximus for up to five.
    SmallGorus(SmallGorus),
    /// Gorus Maximus for six to eight.
    LargeGorus(LargeGorus),
    /// Gladiators.
    Gladiators(Gladiators),
    /// Fired Up.
    FiredUp(FiredUp),
}

impl AnyGame {
    /// Gorus Maximus under these options, in the smallest type that holds it.
    pub fn gorus(options: Options) -> Result<Self, OptionError> {
        if options.players <= 5 {
            SmallGorus::with_options(options).map(Self::SmallGorus)
        } else {
            LargeGorus::with_options(options).map(Self::LargeGorus)
        }
    }

    /// Gladiators under these options.
    pub fn gladiators(options: gladiators::Options) -> Result<Self, gladiators::OptionError> {
        Gladiators::with_options(options).map(Self::Gladiators)
    }

    /// Fired Up under these options.
    pub fn fired_up(options: fired_up::Options) -> Result<Self, fired_up::OptionError> {
        FiredUp::with_options(options).map(Self::FiredUp)
    }
}

/// Runs an expression with the game behind an [`AnyGame`], whatever its type.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::catalog::AnyGame::SmallGorus($game) => $body,
            $crate::catalog::AnyGame::LargeGorus($game) => $body,
            $crate::catalog::AnyGame::Gladiators($game) => $body,
            $crate::catalog::AnyGame::FiredUp($game) => $body,
        }
    };
}
