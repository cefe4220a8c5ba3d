//! Commands that people give to a table.

use munera_rules::{Game, Seat};

use crate::{AutoResponse, BotName, MoveId, Speech};

/// A command of a person to a table.
#[derive(Clone, Debug)]
pub enum Command<G: Game> {
    /// Sit down in an empty chair, or move to it.
    Sit {
        /// The empty chair.
        seat: Seat,
        /// A name for this chair, for several people at one device; by default the person's own.
        name: Option<String>,
        /// The seed that the person contributes to the deals.
        seed: Option<Vec<u8>>,
        /// Whether to keep the person's other chairs.
        also: bool,
    },
    /// Stand up before the game.
    Stand(Seat),
    /// Put a bot into an empty chair. Only the host may.
    SeatBot(Seat, BotName),
    /// Put a bot into every empty chair. Only the host may.
    Fill(BotName),
    /// Send a person or a bot away. Only the host may.
    SendAway(Seat),
    /// Let two chairs change their occupants. Only the host may.
    Swap(Seat, Seat),
    /// Start the game. Only the host may.
    Start,
    /// Make a move.
    Move {
        /// The seat that moves.
        seat: Seat,
        /// The question that the move answers.
        request: RequestId,
        /// The client's id for the move.
        id: MoveId,
        /// The move itself.
        choice: G::Move,
    },
    /// Take the last move back.
    TakeBack(Seat),
    /// Declare how the table answers response windows.
    Declare(Seat, AutoResponse),
    /// Have the table make forced moves, or not.
    PlayForced(Seat, bool),
    /// Leave for a while: a bot plays.
    Leave(Seat),
    /// Come back and play again.
    Return(Seat),
    /// Resign.
    Resign(Seat),
    /// Ask that all people give up the game, or no longer ask it.
    Abandon(Seat, bool),
    /// Pause the game. Only the host may.
    Pause,
    /// Continue a paused game. Only the host may.
    Resume,
    /// Say something to the table.
    Say(Seat, Speech),
    /// Forbid a person to speak, or allow it again. Only the host may.
    Mute(Seat, bool),
    /// Make another person the host. Only the host may.
    PassHost(Seat),
    /// Play again with the same people, at a table that has been made for it.
    Rematch {
        /// The seat of the person who asks.
        seat: Seat,
        /// The code of the new table.
        code: String,
    },
}

/// The number of a question to a seat. Every new question has a new number, and an answer names its
/// question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestId(pub u32);
