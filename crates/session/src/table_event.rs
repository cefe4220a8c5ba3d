//! The entries of a table's log.

use std::convert::Infallible;

use munera_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::serial::{hexadecimal, optional_person_number, person_number, seat_number};
use crate::{AutoResponse, BotName, Cause, CommandStamp, Moment, PersonId, Settings, Sitter};

/// Something that has happened at a table, and when. The entries determine the table.
///
/// `E` is the form of a game's event: the [`munera_rules::Event`] that the table plays, or the text
/// that a log keeps. [`TableEntry::map`] converts one into the other.
///
/// Logs keep entries in the form that is derived here, which outlives every version of the program:
/// a field may be added if it has a default; no field is ever renamed or given another meaning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableEntry<E> {
    /// The time of the event.
    pub at: Moment,
    /// The command that this is the first effect of. Moves have their own ids, see [`By::Person`].
    #[serde(rename = "cmd", default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandStamp>,
    /// In a log: the salted hash of the name or the words that are kept beside this entry, because
    /// their person may want to be forgotten. The code that keeps the log puts them back.
    #[serde(rename = "hash", default, skip_serializing_if = "Option::is_none")]
    pub text_hash: Option<String>,
    /// The event.
    #[serde(flatten)]
    pub what: TableEvent<E>,
}

/// What can happen at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum TableEvent<E> {
    /// A person sits down.
    Sat {
        /// The chair.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The person who sits down.
        #[serde(flatten)]
        sitter: Sitter,
        /// The seed that they contribute to the deals.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "hexadecimal")]
        seed: Option<Vec<u8>>,
    },
    /// A bot is put into a chair.
    BotSat {
        /// The chair.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The bot.
        bot: BotName,
    },
    /// A chair becomes empty before the game; during it, a bot gets it for good.
    Stood {
        /// The chair.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether the host has sent the occupant away.
        sent_away: bool,
    },
    /// Two chairs change their occupants.
    Swapped {
        /// The first chair.
        #[serde(with = "seat_number")]
        one: Seat,
        /// The second chair.
        #[serde(with = "seat_number")]
        other: Seat,
    },
    /// The game begins.
    Started,
    /// An event of the game.
    Played {
        /// The event.
        event: E,
        /// Who made it happen.
        #[serde(flatten)]
        by: By,
    },
    /// A seat takes its last move back.
    TookBack {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat declares how it answers response windows.
    Declared {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The declared answer.
        standing: AutoResponse,
    },
    /// A seat wants the table to make its forced moves, or no longer wants it.
    ForcedDeclared {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether it wants this now.
        plays_forced: bool,
    },
    /// A bot plays for a person from now on.
    TakenOver {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Why the bot takes over.
        cause: Cause,
    },
    /// The person plays again.
    HandedBack {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat resigns.
    Resigned {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
    },
    /// A seat asks that all seats give up the game, or no longer asks it.
    WouldAbandon {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether it asks this now.
        on: bool,
    },
    /// The game ends without a result.
    Abandoned,
    /// The host pauses the game.
    Paused,
    /// The host continues the game.
    Resumed,
    /// The last person has left the table: time stands still.
    Slept {
        /// Since when, if that was before the last entry: a hidden entry does not make time pass.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<Moment>,
    },
    /// A person has come: time runs again.
    Woke,
    /// A seat says something.
    Said {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// The person who speaks; older logs do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "optional_person_number")]
        person: Option<PersonId>,
        /// The message.
        speech: Speech,
    },
    /// The host forbids a seat to speak, or allows it again.
    Muted {
        /// The seat.
        #[serde(with = "seat_number")]
        seat: Seat,
        /// Whether it is forbidden now.
        on: bool,
    },
    /// Another person is the host.
    HostBecame {
        /// The new host.
        #[serde(with = "person_number")]
        person: PersonId,
    },
    /// The same people play again, at another table.
    Rematched {
        /// The code of that table.
        code: String,
    },
}

impl<E> TableEntry<E> {
    /// The same entry with its game event, if it has one, in another form.
    pub fn map<F>(self, map: impl FnOnce(E) -> F) -> TableEntry<F> {
        let Ok(entry) = self.try_map(|event| Ok::<F, Infallible>(map(event)));
        entry
    }

    /// The same for a conversion that can fail.
    pub fn try_map<F, Error>(
        self,
        map: impl FnOnce(E) -> Result<F, Error>,
    ) -> Result<TableEntry<F>, Error> {
        let Self { at, command, text_hash, what } = self;
        Ok(TableEntry { at, command, text_hash, what: what.try_map(map)? })
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
            Self::Slept { since } => To::Slept { since },
            Self::Woke => To::Woke,
            Self::Said { seat, person, speech } => To::Said { seat, person, speech },
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
    /// A bot, in its own seat or as a substitute.
    Bot,
    /// A bot, in one move, for a person whose time was up.
    OutOfTime,
    /// A declared answer to a response window, or the end of its time.
    #[serde(rename = "standing")]
    AutoResponse,
    /// The seat's only legal move, which its person lets the table make.
    Forced,
    /// No seat: chance, or a move that every viewer could tell to be the only one.
    #[serde(rename = "nobody")]
    Game,
}

/// The client's id for a move: sent twice, it is one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MoveId(pub String);

/// A message of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Speech {
    /// Free text. It is empty if its person was forgotten: no table accepts empty words.
    Words(String),
    /// A predefined phrase, by its number.
    Phrase(u8),
}

/// The first entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The time of the opening.
    pub at: Moment,
    /// The person who runs the table.
    pub host: PersonId,
    /// The table's settings.
    pub settings: Settings,
    /// The server's seed for the deals, secret until the end.
    pub secret: Vec<u8>,
    /// The hash of the secret, shown from the start.
    pub commitment: String,
}
