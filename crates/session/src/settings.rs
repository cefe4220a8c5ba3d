//! What a table agrees on besides its game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Span;

/// How a table is run. Fixed when it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Whether the lobby lists the table.
    pub listed: bool,
    /// How long people may think.
    pub clock: Clock,
    /// How long a response window stays open for a seat; a seat that says nothing declines.
    pub response: Option<Span>,
    /// How long bots and automatic answers take. It does not depend on what they hold.
    pub pace: Span,
    /// How long a person may be away before a bot plays for them.
    pub grace: Span,
    /// The bot that plays for those who are away, or out of time.
    pub substitute: BotName,
    /// What may be said.
    pub chat: Chat,
    /// Whether moves may be taken back while nothing has come of them.
    pub takebacks: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// After so long without any person, the table gives the game up.
    pub abandon_after: Span,
}

impl Settings {
    /// What friends want who have said nothing.
    pub fn new(substitute: BotName) -> Self {
        Self {
            listed: false,
            clock: Clock::None,
            response: None,
            pace: Span(900),
            grace: Span::seconds(60),
            substitute,
            chat: Chat::Free,
            takebacks: true,
            spectators: true,
            abandon_after: Span::seconds(14 * 24 * 3600),
        }
    }
}

/// How long people may think about their own moves. Response windows have a time of their own, the
/// same for all seats, and are not charged: a clock that stops would tell who has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// As long as they like.
    None,
    /// So long about each move.
    PerMove(Span),
    /// So long in all, and something more with each move. When it is used up, what comes with each
    /// move is left, and never less than [`Clock::LEAST`].
    Bank {
        /// At the start.
        start: Span,
        /// After each move.
        increment: Span,
    },
}

impl Clock {
    /// A seat that has used up its time still has so long for a move.
    pub const LEAST: Span = Span::seconds(5);
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ChatForm")]
pub enum Chat {
    /// Nothing.
    Off,
    /// Ready-made phrases.
    Phrases,
    /// Anything.
    Free,
}

/// A bot, by the name of its level. The table does not know what bots there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotName(pub String);
