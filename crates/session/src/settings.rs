//! A table's settings besides its game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Span;

/// How a table is run. Fixed when the table is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Whether the lobby lists the table.
    pub listed: bool,
    /// How long people may think.
    pub clock: Clock,
    /// How long a response window stays open for a seat; a seat that does not answer declines.
    pub response: Option<Span>,
    /// How long bots and automatic answers take. This does not depend on the cards that they hold.
    pub pace: Span,
    /// How long a person may be away before a bot plays for them.
    pub grace: Span,
    /// The bot that plays for people who are away or out of time.
    pub substitute: BotName,
    /// Which messages people may send.
    pub chat: Chat,
    /// Whether a player may take back a move that has had no visible effect.
    pub takebacks: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How long a table without people waits before it gives up the game.
    pub abandon_after: Span,
}

impl Settings {
    /// The settings of a table whose host has chosen none.
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

/// How long people may think about their own moves. Response windows have their own time, the same
/// for all seats, and do not use up a clock: a clock that stops would show who has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// As long as they like.
    None,
    /// This long for each move.
    PerMove(Span),
    /// This long in total, and an increment with each move. A seat that has used up its bank has
    /// only the increment, but never less than [`Clock::LEAST`].
    Bank {
        /// At the start.
        start: Span,
        /// After each move.
        increment: Span,
    },
}

impl Clock {
    /// How long a seat that has used up its time still has for a move.
    pub const LEAST: Span = Span::seconds(5);
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ChatForm")]
pub enum Chat {
    /// No messages.
    Off,
    /// Predefined phrases.
    Phrases,
    /// Any text.
    Free,
}

/// A bot, by the name of its level. The table does not know which bots exist.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotName(pub String);
