//! What a table's log is made of.

use munera_rules::{Event, Game, Seat};

use crate::{AutoResponse, BotName, Cause, Moment, PersonId, Settings, Sitter};

/// Something that has happened at a table, and when. A table is what its entries make it.
#[derive(Clone, Debug)]
pub struct TableEntry<G: Game> {
    /// When.
    pub at: Moment,
    /// What.
    pub what: TableEvent<G>,
}

/// What can happen at a table.
#[derive(Clone, Debug)]
pub enum TableEvent<G: Game> {
    /// Somebody sits down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
        /// What they add to the deals' chance.
        seed: Option<Vec<u8>>,
    },
    /// A bot is put into a chair.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which.
        bot: BotName,
    },
    /// A chair becomes empty before the game; during it, a bot gets it for good.
    Stood {
        /// Which.
        seat: Seat,
        /// Whether the host has sent them away.
        sent_away: bool,
    },
    /// Two chairs change their occupants.
    Swapped {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// The game begins.
    Started,
    /// Something happens in the game.
    Played {
        /// What.
        event: Event<G>,
        /// By whom.
        by: By,
    },
    /// A seat takes its last move back.
    TookBack {
        /// Which.
        seat: Seat,
    },
    /// A seat declares how it answers response windows.
    Declared {
        /// Which.
        seat: Seat,
        /// How.
        standing: AutoResponse,
    },
    /// A seat wishes, or no longer wishes, that its only moves are made for it.
    ForcedDeclared {
        /// Which.
        seat: Seat,
        /// Whether.
        plays_forced: bool,
    },
    /// A bot plays for a person from now on.
    TakenOver {
        /// Where.
        seat: Seat,
        /// Why.
        cause: Cause,
    },
    /// The person plays again.
    HandedBack {
        /// Where.
        seat: Seat,
    },
    /// Somebody gives the game up.
    Resigned {
        /// Where.
        seat: Seat,
    },
    /// Somebody wishes, or no longer wishes, that everybody gives the game up.
    WouldAbandon {
        /// Where.
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
    /// Nobody is left at the table: time stands still.
    Slept,
    /// Somebody has come: time goes on.
    Woke,
    /// Somebody says something.
    Said {
        /// Where.
        seat: Seat,
        /// What.
        speech: Speech,
    },
    /// Somebody may no longer speak, or may again.
    Muted {
        /// Where.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// Somebody else is the host.
    HostBecame {
        /// Who.
        person: PersonId,
    },
    /// The same people play again, at another table.
    Rematched {
        /// That table's code.
        code: String,
    },
}

/// Who made something happen in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, by a message with this id.
    Person(MoveId),
    /// A bot, its own or a substitute.
    Bot,
    /// A declared answer to a response window, or the end of its time.
    AutoResponse,
    /// The only move that the seat had, as its person wished.
    Forced,
    /// Chance, or what everybody could tell to be the only move.
    Nobody,
}

/// The id that a client has made for a move: sent twice, it is one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MoveId(pub String);

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// What nobody knows before the end: the server's part of the deals' chance.
    pub secret: Vec<u8>,
    /// What everybody knows from the start: the proof that the secret was there.
    pub commitment: String,
}
