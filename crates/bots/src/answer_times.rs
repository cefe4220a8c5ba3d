//! How long bots take for their answers where people can see it.

use std::time::Duration;

use crate::Bot;
use crate::bot::Frozen;

/// How long each level takes for an answer in one game, in milliseconds.
///
/// How long a bot thinks tells of its cards: a forced move needs no time. So a server lets every
/// answer of a level take the same time, whether the bot is ready sooner or not. It also lets the bot
/// keep its thread for the same time, so that the bots which wait for the thread do not show how long
/// this one has thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerTimes {
    /// [`Bot::Random`].
    pub random: u32,
    /// [`Bot::Easy`], its frozen versions, and [`Bot::Gentle`].
    pub easy: u32,
    /// [`Bot::Normal`].
    pub normal: u32,
    /// [`Bot::Hard`], and frozen bots that think for as long.
    pub hard: u32,
}

/// How long one level takes for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerTime {
    /// From the question to the answer.
    pub milliseconds: u32,
}

impl AnswerTimes {
    /// The time of a bot.
    pub const fn of(self, bot: Bot) -> AnswerTime {
        let milliseconds = match bot {
            Bot::Random => self.random,
            Bot::Gentle | Bot::Easy | Bot::Frozen(Frozen::Easy1) => self.easy,
            Bot::Normal => self.normal,
            Bot::Hard | Bot::Frozen(Frozen::Flat1) => self.hard,
        };
        AnswerTime { milliseconds }
    }
}

impl AnswerTime {
    /// How long the bot keeps its thread, however soon it is ready. The rest of its time is for those
    /// who come before it: the question must be stored, and up to three other bots at the table may
    /// think first on the same thread.
    pub const fn on_thread(self) -> Duration {
        Duration::from_millis(self.milliseconds as u64 / 4)
    }

    /// How long the bot thinks at most: a little less than it keeps its thread, because a bot that is
    /// cut off needs a moment to stop.
    pub const fn longest_thinking(self) -> Duration {
        Duration::from_micros(self.milliseconds as u64 * (1_000 / 4) * 9 / 10)
    }
}
