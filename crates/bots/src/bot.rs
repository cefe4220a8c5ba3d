//! The players one can ask for by name.

use std::fmt;
use std::str::FromStr;

use munera_rules::{Coded, Explain, Message};

/// A kind of player.
///
/// A name without a version is the best that goes by it today. A name with a version never changes
/// how it plays, so that what was measured against it last month can be measured again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal move, each as likely as another.
    Random,
    /// A sensible greedy player that looks no further than its next gain.
    Easy,
    /// Searches with little time, and plays exactly what it can solve.
    Normal,
    /// The same, with more time.
    Hard,
    /// A player of an earlier day.
    Frozen(Frozen),
}

/// Players that stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frozen {
    /// The first greedy player.
    Easy1,
    /// Flat Monte Carlo: imagines worlds, plays each move out at random, takes the best mean.
    Flat1,
}

impl Bot {
    /// Every bot of today, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Normal, Self::Hard];
    /// Every bot of an earlier day.
    pub const FROZEN: [Self; 2] = [Self::Frozen(Frozen::Easy1), Self::Frozen(Frozen::Flat1)];

    /// The name that is used everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Frozen(Frozen::Easy1) => "easy@1",
            Self::Frozen(Frozen::Flat1) => "flat@1",
        }
    }

    /// How long the bot usually thinks about a decision, in milliseconds of a processor's time; `None`
    /// for one that needs no time to speak of.
    pub const fn usual_milliseconds(self) -> Option<u32> {
        match self {
            Self::Random | Self::Easy | Self::Frozen(Frozen::Easy1) => None,
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
