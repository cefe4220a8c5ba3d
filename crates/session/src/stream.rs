//! The stream of items that a viewer receives.

use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::serial::seat_number;
use crate::{Cause, Speech};

/// A place in a viewer's stream: the number of items before it. Versions have no gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Version(pub u64);

/// One item in a viewer's stream.
#[derive(Clone, Debug)]
pub enum Item<G: Game> {
    /// News of the game.
    News(G::News),
    /// A notice about the table.
    Notice(TableNotice),
}

// Deriving this would demand `G: PartialEq` too.
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

/// What viewers are told about a table besides its game. Clients receive it in the form that is
/// derived here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum TableNotice {
    /// A person, or a bot, has sat down.
    Sat {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A chair is empty, or a bot has it for good.
    Stood {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether the host has sent the occupant away.
        sent_away: bool,
    },
    /// Two chairs have changed their occupants.
    Swapped {
        /// The first chair.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        one: Seat,
        /// The second chair.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        other: Seat,
    },
    /// The game has begun.
    Started,
    /// A seat has taken its last move back.
    TookBack {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The viewer's own seat has declared how it answers.
    Declared,
    /// A seat's time is up: a bot makes its next move.
    OutOfTime {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A bot plays for a person.
    TakenOver {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Why the bot plays.
        cause: Cause,
    },
    /// The person plays again.
    HandedBack {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A seat has resigned.
    Resigned {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A seat asks that all seats give up the game, or no longer asks it.
    WouldAbandon {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether this holds now.
        on: bool,
    },
    /// The host has paused the game.
    Paused,
    /// The game continues.
    Resumed,
    /// A seat has said something.
    Said {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// The name of its person.
        name: String,
        /// The message.
        speech: Speech,
    },
    /// The host has forbidden a seat to speak, or allowed it again.
    Muted {
        /// The seat.
        #[serde(with = "seat_number")]
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether this holds now.
        on: bool,
    },
    /// Another person is the host.
    HostBecame,
    /// The same people play again.
    Rematched {
        /// The code of the new table.
        table: String,
    },
    /// The game is over.
    Ended,
}
