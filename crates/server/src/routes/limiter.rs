//! The limits that routes and messages pass.

use munera_guide::wire::{ClientMessage, TableCommand};

use self::Limiter::{Chat, Commands, Messages, Questions, Requests, Tables, Totals};

/// What a route or a message must pass, besides the limit on requests, which is in front of every
/// route.
///
/// Most are given out as permits, without which the code behind them cannot be called. A test drives
/// every one of them, at every route and for every message, until it refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Limiter {
    /// New guests of an address.
    Guests,
    /// New tables and uploaded records of an address.
    Tables,
    /// Records that come in at once from an address.
    Uploads,
    /// Changes of a person's name.
    Names,
    /// Attempts with passwords.
    Passwords,
    /// Tokens of a person.
    Tokens,
    /// Sockets and streams of an address.
    Sockets,
    /// Replays and records that are computed or wait.
    Replays,
    /// Frames of a socket.
    Messages,
    /// Messages that count among the requests: because their answer is a whole state, or because
    /// their table must be loaded for them.
    Requests,
    /// Lines of chat of a person at a table.
    Chat,
    /// Other commands of a person at a table, within a short time.
    Commands,
    /// The commands and lines of chat of a person that a table keeps. The tests of `session` repeat
    /// each of them until it is refused.
    Totals,
    /// The game asks a seat for a move, and takes one.
    Questions,
}

/// The limits of a socket's message. A new message needs a decision here.
pub const fn limiters_of_message(message: &ClientMessage) -> &'static [Limiter] {
    match message {
        ClientMessage::Watch { .. } => &[Messages, Requests],
        // The list of tables is written once for all clients.
        ClientMessage::Lobby { .. }
        | ClientMessage::Unwatch { .. }
        | ClientMessage::Ping { .. } => &[Messages],
        ClientMessage::Move { .. } => &[Messages, Requests, Questions],
        ClientMessage::Do { command, .. } => limiters_of_command(command),
    }
}

/// The limits of a command at a table. A new command needs a decision here.
pub const fn limiters_of_command(command: &TableCommand) -> &'static [Limiter] {
    match command {
        TableCommand::Say { .. } => &[Messages, Requests, Chat, Totals],
        TableCommand::Rematch { .. } => &[Messages, Requests, Commands, Tables],
        TableCommand::Sit { .. }
        | TableCommand::SeatBot { .. }
        | TableCommand::SendAway { .. }
        | TableCommand::Swap { .. }
        | TableCommand::TakeBack { .. }
        | TableCommand::Declare { .. }
        | TableCommand::PlayForced { .. }
        | TableCommand::Return { .. }
        | TableCommand::Abandon { .. }
        | TableCommand::Pause
        | TableCommand::Mute { .. }
        | TableCommand::PassHost { .. } => &[Messages, Requests, Commands, Totals],
        // Each of these happens once, or again only after one of the commands above.
        TableCommand::Stand { .. }
        | TableCommand::Fill { .. }
        | TableCommand::Start
        | TableCommand::Leave { .. }
        | TableCommand::Resign { .. }
        | TableCommand::Resume => &[Messages, Requests, Commands],
    }
}
