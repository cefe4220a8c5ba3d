//! Bets: guesses about the fight, as data (U6).

use std::fmt;

/// When a Bet is usually decided; one of each is in a game (U2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Term {
    /// In the first rounds.
    Early,
    /// In the middle.
    Mid,
    /// At the end.
    Late,
}

impl Term {
    /// All terms, in order.
    pub const ALL: [Self; 3] = [Self::Early, Self::Mid, Self::Late];
}

/// One of the six Bets, written `e1 e2 m1 m2 l1 l2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BetId(u8);

impl BetId {
    /// All Bets in order.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The Bet's place in [`BetId::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// When it is usually decided.
    pub const fn term(self) -> Term {
        Term::ALL[self.0 as usize / 2]
    }

    /// Reads `m1`.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bet| bet.to_string() == text)
    }
}

impl fmt::Display for BetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["e1", "e2", "m1", "m2", "l1", "l2"][self.0 as usize])
    }
}

impl fmt::Debug for BetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The event that decides a Bet: a closed vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BetEvent {
    /// The first to carry this many Wounds.
    FirstWounds(u8),
    /// The first to deal this much damage in one attack, counters and abilities included.
    FirstDamage(u8),
    /// The first to fall.
    FirstEliminated,
    /// The first at half of their Stamina or less.
    FirstAtHalf,
    /// The winner of the fight (U8.2), settled at the end.
    Winner,
    /// The most damage dealt in the fight, settled at the end.
    MostDamage,
}

/// The printed content of a Bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bet {
    /// The event that decides it.
    pub event: BetEvent,
    /// What the first, second and third correct card earn.
    pub rewards: [u8; 3],
}

/// U6.2: what a correct card earns beyond that for having been placed in a round, from the first.
pub const ROW_BONUS: [u8; 4] = [3, 2, 1, 0];
