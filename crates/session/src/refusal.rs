//! Why a table refuses a command.

use std::fmt;

use munera_rules::Game;

/// Why a table refuses a command.
#[derive(Clone, Debug)]
pub enum Refusal<G: Game> {
    /// A rule of the game refuses the move.
    Game(G::Refusal),
    /// The table refuses, whatever the rules of the game say.
    Table(TableRefusal),
}

// Deriving these would demand them of `G` too.
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

/// The reasons of a table itself for refusing a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// There is no such seat.
    NoSuchSeat,
    /// The seat belongs to another person.
    NotYourSeat,
    /// The seat is the author's own: to leave it, they stand up.
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
    /// The host has paused the game.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// A bot plays for this seat.
    StoodIn,
    /// The move answers an earlier question.
    Stale,
    /// There is nothing that can be taken back.
    NothingToTakeBack,
    /// This table does not take moves back.
    NoTakebacks,
    /// The author has resigned.
    Resigned,
    /// The author may not speak.
    Muted,
    /// The table allows no chat, or not this kind.
    NoChat,
    /// The table keeps no more lines of this person.
    SaidEnough,
    /// The table keeps no more commands of this person.
    DoneEnough,
    /// The command would change nothing.
    SoAlready,
}

impl TableRefusal {
    /// All of these refusals.
    pub const ALL: [Self; 24] = [
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
        Self::SaidEnough,
        Self::DoneEnough,
        Self::SoAlready,
    ];

    /// A code for programs.
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
            Self::SaidEnough => "said_enough",
            Self::DoneEnough => "done_enough",
            Self::SoAlready => "so_already",
        }
    }
}

impl fmt::Display for TableRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A log that no table can have: an entry cannot follow those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inconsistent(pub String);

impl fmt::Display for Inconsistent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Inconsistent {}
