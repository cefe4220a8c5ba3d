//! Why a table does not do as it is asked.

use std::fmt;

use munera_rules::Game;

/// Why a table does not do as it is asked.
#[derive(Clone, Debug)]
pub enum Refusal<G: Game> {
    /// A rule of the game refuses the move.
    Game(G::Refusal),
    /// Something about the table does.
    Table(TableRefusal),
}

// Derived, these would ask the same of `G`.
impl<G: Game> Copy for Refusal<G> {}

impl<G: Game> PartialEq for Refusal<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Game(one), Self::Game(two)) => one == two,
            (Self::Table(one), Self::Table(two)) => one == two,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Refusal<G> {}

impl<G: Game> From<TableRefusal> for Refusal<G> {
    fn from(refusal: TableRefusal) -> Self {
        Self::Table(refusal)
    }
}

/// What about a table can refuse something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// There is no such seat.
    NoSuchSeat,
    /// It is not one's seat.
    NotYourSeat,
    /// It is one's own seat: one gets up oneself.
    OwnSeat,
    /// Only the host may.
    NotTheHost,
    /// The chair is taken.
    Occupied,
    /// The chair is empty.
    Unoccupied,
    /// Not every chair is taken.
    SeatsFree,
    /// The host has sent this person away.
    SentAway,
    /// The game has begun already.
    Begun,
    /// The game has not begun yet.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    /// The host has stopped the game.
    Paused,
    /// The game is not stopped.
    NotPaused,
    /// A bot plays for this seat.
    StoodIn,
    /// The answer is to an earlier question.
    Stale,
    /// There is nothing that can be taken back.
    NothingToTakeBack,
    /// This table does not take moves back.
    NoTakebacks,
    /// One has given the game up.
    Resigned,
    /// One may not speak.
    Muted,
    /// Nothing can be said here, or not this.
    NoChat,
    /// It is so already.
    SoAlready,
}

impl TableRefusal {
    /// Every one of them.
    pub const ALL: [Self; 22] = [
        Self::NoSuchSeat,
        Self::NotYourSeat,
        Self::OwnSeat,
        Self::NotTheHost,
        Self::Occupied,
        Self::Unoccupied,
        Self::SeatsFree,
        Self::SentAway,
        Self::Begun,
        Self::NotBegun,
        Self::Over,
        Self::NotOver,
        Self::Paused,
        Self::NotPaused,
        Self::StoodIn,
        Self::Stale,
        Self::NothingToTakeBack,
        Self::NoTakebacks,
        Self::Resigned,
        Self::Muted,
        Self::NoChat,
        Self::SoAlready,
    ];

    /// A word for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no_such_seat",
            Self::NotYourSeat => "not_your_seat",
            Self::OwnSeat => "own_seat",
            Self::NotTheHost => "not_the_host",
            Self::Occupied => "occupied",
            Self::Unoccupied => "unoccupied",
            Self::SeatsFree => "seats_free",
            Self::SentAway => "sent_away",
            Self::Begun => "begun",
            Self::NotBegun => "not_begun",
            Self::Over => "over",
            Self::NotOver => "not_over",
            Self::Paused => "paused",
            Self::NotPaused => "not_paused",
            Self::StoodIn => "stood_in",
            Self::Stale => "stale",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::NoTakebacks => "no_takebacks",
            Self::Resigned => "resigned",
            Self::Muted => "muted",
            Self::NoChat => "no_chat",
            Self::SoAlready => "so_already",
        }
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A log that no table can have: the entry does not follow from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inconsistent(pub String);

impl fmt::Display for Inconsistent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Inconsistent {}
