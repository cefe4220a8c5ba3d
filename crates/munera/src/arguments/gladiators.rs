//! The arguments of Gladiators.

use std::io::{self, Write};

use clap::{Args, Subcommand};
use munera_bots::Bot;
use munera_lab::Contestant;
use munera_lab::gladiators::{LengthsSettings, NoviceSettings, lengths, novice};

use super::lab::MOST_GAMES;
use super::table::{Defaults, GameArguments, GivenOption};

/// The turn limit in the lab, unless the command line sets another (D7.1).
const TURN_LIMIT: u32 = 1_000;

/// The options that only tables of Gladiators have.
#[derive(Args)]
#[group(skip)]
pub(super) struct OwnArguments {
    /// Gladiators: after how many turns the game ends at the latest.
    #[arg(long, value_name = "TURNS")]
    turn_limit: Option<u32>,
    /// Gladiators, house rule: what restocks an empty deck (D5.1), `any` last card or only a `flip`.
    #[arg(long, value_name = "WHEN")]
    restock: Option<String>,
}

impl GameArguments for OwnArguments {
    const DEFAULTS: Defaults =
        Defaults { lab_options: &[("turn_limit", TURN_LIMIT)], ..Defaults::new(2) };

    fn given(&self) -> impl Iterator<Item = GivenOption> {
        let given = [
            GivenOption::new("--turn-limit", "turn_limit", self.turn_limit),
            GivenOption::new("--restock", "restock", self.restock.as_deref()),
        ];
        given.into_iter().flatten()
    }
}

#[derive(Subcommand)]
pub(crate) enum GladiatorsLab {
    /// Measure how many turns games take without a turn limit, and how they end.
    Lengths {
        /// How many games, for each number of players.
        #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
        games: u64,
        /// Who plays.
        #[arg(long, default_value = "random")]
        bot: Bot,
        /// Where the games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Measure how a scripted beginner does against a bot, at tables of two.
    Novice {
        /// The bot, as in duels.
        #[arg(long, default_value = "gentle")]
        against: Contestant,
        /// How many deals; each is played from both seats.
        #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
        deals: u64,
        /// Where the games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// JSON instead of a sentence.
        #[arg(long)]
        json: bool,
    },
}

impl GladiatorsLab {
    /// Runs the command.
    pub(super) fn run(self, output: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Lengths { games, bot, seed, json } => {
                lengths(LengthsSettings { games, bot, seed, as_json: json }, output)
            }
            Self::Novice { against, deals, seed, json } => {
                novice(NoviceSettings { deals, against, seed, as_json: json }, output)
            }
        }
    }
}
