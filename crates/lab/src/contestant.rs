//! A bot with its budget.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use munera_bots::{Bot, Choice, Generator, HasBots, UnknownBot, choose};
use munera_stopwatch::{Budget, Until};

/// A bot and its budget for each decision, written `hard`, `hard:10ms` or `hard:5000n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    pub bot: Bot,
    /// How long it thinks about each decision.
    pub budget: Budget,
}

impl From<Bot> for Contestant {
    /// The bot with its default budget, in processor time: other programs on the machine must not
    /// make it weaker.
    fn from(bot: Bot) -> Self {
        let budget = bot.usual_milliseconds().map_or(Budget::Usual, |milliseconds| {
            Budget::Processor(Duration::from_millis(milliseconds.into()))
        });
        Self { bot, budget }
    }
}

impl Contestant {
    /// Whether it plays the same on every machine.
    pub fn is_reproducible(self) -> bool {
        matches!(self.budget, Budget::Nodes(_)) || self.bot.usual_milliseconds().is_none()
    }

    /// The move that it chooses. `None` if the search was stopped: an unfinished search may not
    /// find the move that the bot would have played.
    pub(super) fn choose<G: HasBots>(
        self,
        game: &G,
        view: &G::View,
        stop: &AtomicBool,
        generator: &mut Generator,
    ) -> io::Result<Option<Choice<G::Move>>> {
        let mut pace = Until::new(self.budget.begin(self.bot), stop);
        let found = choose(self.bot, game, view, &mut pace, generator)
            .ok_or_else(|| io::Error::other("a bot has found no move"))?;
        Ok((!stop.load(Ordering::Relaxed)).then_some(found))
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

/// Why a text does not name a contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoContestant {
    /// No bot has this name.
    #[error(transparent)]
    Bot(UnknownBot),
    /// The budget is malformed.
    #[error("a budget looks like 10ms or 5000n")]
    Budget,
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use munera_bots::Generator;
    use munera_rules::gorus::{Options, SmallGorus};
    use munera_rules::{Game, Node, Viewer};

    use super::{Contestant, NoContestant};

    #[test]
    fn a_decision_that_was_cut_short_is_none() {
        let game = SmallGorus::with_options(Options::new(2)).expect("possible");
        let mut state = game.start();
        let mut generator = Generator::new(1);
        let outcome = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &outcome);
        let Node::Decide(seats) = game.node(&state) else { panic!("a seat leads") };
        let view = game.view(&state, Viewer::Seat(seats.first().expect("a seat")));
        for name in ["random", "easy", "flat@1:5n", "hard:600000ms"] {
            let contestant: Contestant = name.parse().expect("well written");
            let stop = AtomicBool::new(true);
            let found = contestant.choose(&game, &view, &stop, &mut generator).expect("a move");
            assert!(found.is_none(), "{name}");
        }
        let calm = AtomicBool::new(false);
        let contestant: Contestant = "flat@1:5n".parse().expect("well written");
        let found = contestant.choose(&game, &view, &calm, &mut generator).expect("a move");
        assert!(found.is_some());
    }

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
