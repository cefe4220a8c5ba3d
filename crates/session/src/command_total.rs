//! How many commands of one person a table keeps.

use munera_rules::Game;

use crate::table_core::TableCore;
use crate::{AutoResponse, Cause, Command};

/// How many commands of one person a table carries out, besides moves and lines of chat. They are
/// for ever in its log, so without a total a person could make the log grow without end.
///
/// No person needs as many: they sit down, change their minds a few times, and play.
pub const MOST_COMMANDS: u32 = 500;

/// Whether a person may still give a command when the total is reached. Everything that begins a
/// game, ends it or lets a person out of it stays allowed, and so does taking a declaration back.
///
/// None of these can be repeated without a command that is refused then, so the log ends all the
/// same. A new command needs a decision here.
pub(crate) fn stays_allowed<G: Game>(core: &TableCore<G>, command: &Command<G>) -> bool {
    match command {
        // The game asks for moves and takes each once; chat has a total of its own.
        Command::Move { .. }
        | Command::Say(..)
        | Command::Start
        | Command::Fill(_)
        | Command::Stand(_)
        | Command::Leave(_)
        | Command::Resign(_)
        | Command::Resume
        | Command::Rematch { .. } => true,
        Command::Abandon(_, on) => *on,
        Command::Declare(_, standing) => *standing == AutoResponse::Ask,
        Command::PlayForced(_, on) | Command::Mute(_, on) => !on,
        // A person who lost the connection comes back; one who left has chosen to.
        Command::Return(seat) => {
            let chair = core.chairs.get(seat.index());
            chair.is_some_and(|chair| chair.stand_in == Some(Cause::Absent))
        }
        // A person who is sent away does not come back; a bot can be seated again.
        Command::SendAway(seat) => {
            core.chairs.get(seat.index()).is_some_and(|chair| chair.person().is_some())
        }
        Command::Sit { .. }
        | Command::SeatBot(..)
        | Command::Swap(..)
        | Command::TakeBack(_)
        | Command::Pause
        | Command::PassHost(_) => false,
    }
}
