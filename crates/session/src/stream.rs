//! What a viewer is told, in order.

use munera_rules::{Game, Seat};

use crate::{Cause, Speech};

/// A place in a viewer's stream: how many pieces of news came before it. Gap-free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Version(pub u64);

/// One thing that a viewer is told.
#[derive(Clone, Debug)]
pub enum Item<G: Game> {
    /// Of the game.
    News(G::News),
    /// Of the table.
    Notice(TableNotice),
}

// Derived, this would ask for `G: PartialEq` too.
impl<G: Game> PartialEq for Item<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::News(one), Self::News(two)) => one == two,
            (Self::Notice(one), Self::Notice(two)) => one == two,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Item<G> {}

/// What is told of a table besides its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableNotice {
    /// Somebody, or a bot, has sat down.
    Sat(Seat),
    /// A chair is empty, or a bot has it for good.
    Stood {
        /// Which.
        seat: Seat,
        /// Whether the host has sent them away.
        sent_away: bool,
    },
    /// Two chairs have changed their occupants.
    Swapped(Seat, Seat),
    /// The game has begun.
    Started,
    /// A seat has taken its last move back.
    TookBack(Seat),
    /// The viewer's own seat has declared something.
    Declared,
    /// A bot plays for a person.
    TakenOver(Seat, Cause),
    /// The person plays again.
    HandedBack(Seat),
    /// Somebody has given the game up.
    Resigned(Seat),
    /// Somebody wishes, or no longer wishes, that everybody gives the game up.
    WouldAbandon {
        /// Who.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The host has stopped the game.
    Paused,
    /// It goes on.
    Resumed,
    /// Somebody has said something.
    Said {
        /// Where they sit.
        seat: Seat,
        /// How they are called.
        name: String,
        /// What.
        speech: Speech,
    },
    /// Somebody may no longer speak, or may again.
    Muted {
        /// Who.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// Somebody else is the host.
    HostBecame,
    /// The same people play again, at the table of this code.
    Rematched(String),
    /// The game is over.
    Ended,
}
