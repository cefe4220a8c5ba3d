//! The bots that can be chosen by name.

use std::fmt;
use std::str::FromStr;

use munera_rules::{Coded, Explain, Message};

/// A kind of bot.
///
/// A name without a version is the best current bot of that name. A name with a version never
/// changes how it plays, so that an old measurement against it can be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal move, all equally likely.
    Random,
    /// The greedy player with the slips of a beginner: it overlooks some of its moves.
    Gentle,
    /// A sensible greedy player that looks only at its next gain.
    Easy,
    /// Searches for a short time, and plays exactly where it can solve the game.
    Normal,
    /// The same, with more time.
    Hard,
    /// An earlier version.
    Frozen(Frozen),
}

/// Bots that never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frozen {
    /// The first greedy player.
    Easy1,
    /// Flat Monte Carlo: imagines worlds, plays each move out at random, and takes the best mean.
    Flat1,
}

impl Bot {
    /// All current bots, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Gentle, Self::Easy, Self::Normal, Self::Hard];
    /// All frozen bots.
    pub const FROZEN: [Self; 2] = [Self::Frozen(Frozen::Easy1), Self::Frozen(Frozen::Flat1)];

    /// The name that is used everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Gentle => "gentle",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Frozen(Frozen::Easy1) => "easy@1",
            Self::Frozen(Frozen::Flat1) => "flat@1",
        }
    }

    /// How long the bot usually thinks about a decision, in milliseconds of processor time; `None`
    /// for a bot that needs almost no time.
    pub const fn usual_milliseconds(self) -> Option<u32> {
        match self {
            Self::Random | Self::Gentle | Self::Easy | Self::Frozen(Frozen::Easy1) => None,
            Self::Normal => Some(2),
            Self::Hard | Self::Frozen(Frozen::Flat1) => Some(10),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let mut known = Self::ALL.into_iter().chain(Self::FROZEN);
        known.find(|bot| bot.name() == name).ok_or(UnknownBot)
    }
}

/// There is no bot of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBot;

impl Coded for UnknownBot {
    fn code(self) -> &'static str {
        "unknown-bot"
    }
}

impl Explain for UnknownBot {
    fn message(&self) -> Message {
        Message::new("unknown-bot").with("known", Bot::ALL.map(Bot::name).join(", "))
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for UnknownBot {}
