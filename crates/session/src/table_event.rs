//! What a table's log is made of.

use std::convert::Infallible;

use munera_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::serial::{hexadecimal, person_number, seat_number};
use crate::{AutoResponse, BotName, Cause, Moment, PersonId, Settings, Sitter};

/// Something that has happened at a table, and when. A table is what its entries make it.
///
/// `E` is how an event of the game is carried: as the [`munera_rules::Event`] that the table plays, or
/// as the text that a log keeps of it. [`TableEntry::map`] leads from one to the other.
///
/// Logs keep entries in the form that is derived here. It outlives every version of the program: a
/// field may be added if it has a default; nothing is ever renamed or given another meaning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableEntry<E> {
    /// When.
    pub at: Moment,
    /// What.
    #[serde(flatten)]
    pub what: TableEvent<E>,
}

/// What can happen at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum TableEvent<E> {
    /// A person sits down.
    Sat {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Who.
        #[serde(flatten)]
        sitter: Sitter,
        /// What they add to the deals' chance.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "hexadecimal")]
        seed: Option<Vec<u8>>,
    },
    /// A bot is put into a chair.
    BotSat {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Which.
        bot: BotName,
    },
    /// A chair becomes empty before the game; during it, a bot gets it for good.
    Stood {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether the host has sent them away.
        sent_away: bool,
    },
    /// Two chairs change their occupants.
    Swapped {
        /// One of them.
        #[serde(with = "seat_number")]
        one: Seat,
        /// The other.
        #[serde(with = "seat_number")]
        other: Seat,
    },
    /// The game begins.
    Started,
    /// An event of the game.
    Played {
        /// What.
        event: E,
        /// By whom.
        #[serde(flatten)]
        by: By,
    },
    /// A seat takes its last move back.
    TookBack {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat declares how it answers response windows.
    Declared {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// How.
        standing: AutoResponse,
    },
    /// A seat wishes, or no longer wishes, that its only moves are made for it.
    ForcedDeclared {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether.
        plays_forced: bool,
    },
    /// A bot plays for a person from now on.
    TakenOver {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// The person plays again.
    HandedBack {
        /// Where.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat gives the game up.
    Resigned {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat wishes, or no longer wishes, that all seats give the game up.
    WouldAbandon {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The game ends without a result.
    Abandoned,
    /// The host stops the game.
    Paused,
    /// The host lets it go on.
    Resumed,
    /// The last person has left the table: time stands still.
    Slept,
    /// A person has come: time goes on.
    Woke,
    /// A seat says something.
    Said {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// What.
        speech: Speech,
    },
    /// The host forbids a seat to speak, or allows it.
    Muted {
        /// Which.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// Another person is the host.
    HostBecame {
        /// Who.
        #[serde(with = "person_number")]
        person: PersonId,
    },
    /// The same people play again, at another table.
    Rematched {
        /// That table's code.
        code: String,
    },
}

impl<E> TableEntry<E> {
    /// The same entry with its event of the game, if it has one, carried in another way.
    pub fn map<F>(self, map: impl FnOnce(E) -> F) -> TableEntry<F> {
        let Ok(entry) = self.try_map(|event| Ok::<F, Infallible>(map(event)));
        entry
    }

    /// The same for a way that not every event can be carried in.
    pub fn try_map<F, Error>(
        self,
        map: impl FnOnce(E) -> Result<F, Error>,
    ) -> Result<TableEntry<F>, Error> {
        Ok(TableEntry { at: self.at, what: self.what.try_map(map)? })
    }
}

impl<E> TableEvent<E> {
    fn try_map<F, Error>(
        self,
        map: impl FnOnce(E) -> Result<F, Error>,
    ) -> Result<TableEvent<F>, Error> {
        use TableEvent as To;
        Ok(match self {
            Self::Played { event, by } => To::Played { event: map(event)?, by },
            Self::Sat { seat, sitter, seed } => To::Sat { seat, sitter, seed },
            Self::BotSat { seat, bot } => To::BotSat { seat, bot },
            Self::Stood { seat, sent_away } => To::Stood { seat, sent_away },
            Self::Swapped { one, other } => To::Swapped { one, other },
            Self::Started => To::Started,
            Self::TookBack { seat } => To::TookBack { seat },
            Self::Declared { seat, standing } => To::Declared { seat, standing },
            Self::ForcedDeclared { seat, plays_forced } => {
                To::ForcedDeclared { seat, plays_forced }
            }
            Self::TakenOver { seat, cause } => To::TakenOver { seat, cause },
            Self::HandedBack { seat } => To::HandedBack { seat },
            Self::Resigned { seat } => To::Resigned { seat },
            Self::WouldAbandon { seat, on } => To::WouldAbandon { seat, on },
            Self::Abandoned => To::Abandoned,
            Self::Paused => To::Paused,
            Self::Resumed => To::Resumed,
            Self::Slept => To::Slept,
            Self::Woke => To::Woke,
            Self::Said { seat, speech } => To::Said { seat, speech },
            Self::Muted { seat, on } => To::Muted { seat, on },
            Self::HostBecame { person } => To::HostBecame { person },
            Self::Rematched { code } => To::Rematched { code },
        })
    }
}

/// Who made an event of the game happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", content = "id", rename_all = "snake_case")]
pub enum By {
    /// A person, by a message with this id.
    Person(MoveId),
    /// A bot, its own or a substitute.
    Bot,
    /// A declared answer to a response window, or the end of its time.
    #[serde(rename = "standing")]
    AutoResponse,
    /// The only move that the seat had, as its person wished.
    Forced,
    /// No seat: chance, or a move that every viewer could tell to be the only one.
    #[serde(rename = "nobody")]
    Game,
}

/// The id that a client has made for a move: sent twice, it is one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MoveId(pub String);

/// What a seat says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Speech {
    /// Their own words.
    Words(String),
    /// A ready-made phrase, by its number.
    Phrase(u8),
}

/// How a table begins: the first entry of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// When.
    pub at: Moment,
    /// Who runs the table.
    pub host: PersonId,
    /// How it is run.
    pub settings: Settings,
    /// The server's part of the deals' chance, secret until the end.
    pub secret: Vec<u8>,
    /// The proof, shown from the start, that the secret was there.
    pub commitment: String,
}
