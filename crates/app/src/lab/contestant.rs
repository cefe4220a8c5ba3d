//! A bot with the time that it may take.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use munera_bots::{Bot, UnknownBot};

use crate::stopwatch::Budget;

/// A bot and its budget for each decision, written `hard`, `hard:10ms` or `hard:5000n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// Who plays.
    pub bot: Bot,
    /// How long it thinks about each of its decisions.
    pub budget: Budget,
}

impl From<Bot> for Contestant {
    /// The bot with its usual time, of a processor: what other programs do must not make it weaker.
    fn from(bot: Bot) -> Self {
        let budget = bot.usual_milliseconds().map_or(Budget::Usual, |milliseconds| {
            Budget::Processor(Duration::from_millis(milliseconds.into()))
        });
        Self { bot, budget }
    }
}

impl Contestant {
    /// Whether it plays the same game on every machine.
    pub fn is_reproducible(self) -> bool {
        matches!(self.budget, Budget::Nodes(_)) || self.bot.usual_milliseconds().is_none()
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bot.fmt(f)?;
        match self.budget {
            Budget::Usual => Ok(()),
            Budget::Wall(time) | Budget::Processor(time) => write!(f, ":{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(f, ":{nodes}n"),
        }
    }
}

impl FromStr for Contestant {
    type Err = NoContestant;

    fn from_str(text: &str) -> Result<Self, NoContestant> {
        let (name, budget) =
            text.split_once(':').map_or((text, None), |(name, it)| (name, Some(it)));
        let usual = Self::from(name.parse::<Bot>().map_err(NoContestant::Bot)?);
        let Some(budget) = budget else { return Ok(usual) };
        let positive = |digits: &str| digits.parse().ok().filter(|number| *number > 0);
        let budget = match (budget.strip_suffix("ms"), budget.strip_suffix('n')) {
            (Some(digits), _) => {
                positive(digits).map(|time| Budget::Processor(Duration::from_millis(time)))
            }
            (None, Some(digits)) => positive(digits).map(Budget::Nodes),
            (None, None) => None,
        };
        Ok(Self { budget: budget.ok_or(NoContestant::Budget)?, ..usual })
    }
}

/// Why a text names no contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoContestant {
    /// There is no such bot.
    Bot(UnknownBot),
    /// There is no such budget.
    Budget,
}

impl fmt::Display for NoContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(unknown) => unknown.fmt(f),
            Self::Budget => f.write_str("a budget looks like 10ms or 5000n"),
        }
    }
}

impl std::error::Error for NoContestant {}

#[cfg(test)]
mod tests {
    use super::{Contestant, NoContestant};

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in ["random", "easy@1", "hard:10ms", "flat@1:5000n", "easy:100n"] {
            let contestant: Contestant = text.parse().expect("well written");
            assert_eq!(contestant.to_string(), text);
        }
        let usual: Contestant = "hard".parse().expect("well written");
        assert_eq!(usual.to_string(), "hard:10ms");
    }

    #[test]
    fn what_is_no_contestant_is_refused() {
        for text in ["hard:", "hard:10", "hard:0n", "hard:-1ms", "hard:ms"] {
            assert_eq!(text.parse::<Contestant>(), Err(NoContestant::Budget), "{text}");
        }
        assert!(matches!("best".parse::<Contestant>(), Err(NoContestant::Bot(_))));
    }
}
