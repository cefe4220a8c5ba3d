//! What a viewer is told, in order.

use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::serial::seat_number;
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

/// What is told of a table besides its game. Clients get it as it is written here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum TableNotice {
    /// A person, or a bot, has sat down.
    Sat {
        /// Where.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A chair is empty, or a bot has it for good.
    Stood {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether the host has sent them away.
        sent_away: bool,
    },
    /// Two chairs have changed their occupants.
    Swapped {
        /// One.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        one: Seat,
        /// The other.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        other: Seat,
    },
    /// The game has begun.
    Started,
    /// A seat has taken its last move back.
    TookBack {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The viewer's own seat has declared something.
    Declared,
    /// A bot plays for a person.
    TakenOver {
        /// Where.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// The person plays again.
    HandedBack {
        /// Where.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A seat has given the game up.
    Resigned {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A seat wishes, or no longer wishes, that all seats give the game up.
    WouldAbandon {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The host has stopped the game.
    Paused,
    /// It goes on.
    Resumed,
    /// A seat has said something.
    Said {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// How its person is called.
        name: String,
        /// What.
        speech: Speech,
    },
    /// The host has forbidden a seat to speak, or has allowed it.
    Muted {
        /// Which.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// Another person is the host.
    HostBecame,
    /// The same people play again.
    Rematched {
        /// At this table.
        table: String,
    },
    /// The game is over.
    Ended,
}
