//! What can be asked of a table.

use munera_rules::{Game, Seat};

use crate::{AutoResponse, BotName, MoveId, Speech};

/// What a person asks of a table.
#[derive(Clone, Debug)]
pub enum Command<G: Game> {
    /// To sit down in an empty chair, or to change to it.
    Sit {
        /// Where.
        seat: Seat,
        /// A name for this chair, for several people at one device; otherwise one's own.
        name: Option<String>,
        /// What one adds to the deals' chance.
        seed: Option<Vec<u8>>,
        /// Whether to keep the chairs that one has already.
        also: bool,
    },
    /// To get up before the game.
    Stand(Seat),
    /// To put a bot into an empty chair. Only the host may.
    SeatBot(Seat, BotName),
    /// To put a bot into every empty chair. Only the host may.
    Fill(BotName),
    /// To send a person, or a bot, away. Only the host may.
    SendAway(Seat),
    /// To let two chairs change their occupants. Only the host may.
    Swap(Seat, Seat),
    /// To begin. Only the host may.
    Start,
    /// To move.
    Move {
        /// For which seat.
        seat: Seat,
        /// The question that it answers.
        request: RequestId,
        /// The client's id for it.
        id: MoveId,
        /// What.
        choice: G::Move,
    },
    /// To take the last move back.
    TakeBack(Seat),
    /// To declare how response windows are answered.
    Declare(Seat, AutoResponse),
    /// To have one's only moves made for one, or not.
    PlayForced(Seat, bool),
    /// To get up for a while: a bot plays.
    Leave(Seat),
    /// To play again oneself.
    Return(Seat),
    /// To give the game up.
    Resign(Seat),
    /// To wish that all people give the game up, or not.
    Abandon(Seat, bool),
    /// To stop the game. Only the host may.
    Pause,
    /// To let it go on. Only the host may.
    Resume,
    /// To say something.
    Say(Seat, Speech),
    /// To forbid a person to speak, or to allow it. Only the host may.
    Mute(Seat, bool),
    /// To make another person the host. Only the host may.
    PassHost(Seat),
    /// To play again with the same people, at a table that has been made for it.
    Rematch {
        /// As whom.
        seat: Seat,
        /// The new table.
        code: String,
    },
}

/// A question to a seat. Every new question has another number, and an answer says which it is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestId(pub u32);
