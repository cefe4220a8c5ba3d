//! The arguments of the lab.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use munera_lab::{Bounds, Contestant};
use munera_protocol::catalog::GameName;

use super::{OwnLab, PackArguments, TableArguments, game_name};

/// More games than a person would wait for, and few enough to count in memory.
pub(super) const MOST_GAMES: u64 = 100_000_000;

#[derive(Subcommand)]
pub(crate) enum Lab {
    /// Play random games of every kind of table under the laws that every game keeps.
    Laws {
        /// Which game; by default all of them.
        #[arg(value_parser = game_name())]
        game: Option<GameName>,
        /// How many games, over all kinds of tables together.
        #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
        games: u64,
        /// Where the random games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Measure how strong a bot is: the same deals, played from every seat.
    ///
    /// Ends with 0 when all deals are played or the test is decided, and with 130 when it was stopped.
    Duel(Box<DuelArguments>),
    /// Measure what cards, traits, fighters, seats and the rest are worth.
    ///
    /// Ends with 0 when all games are played, and with 130 when it was stopped.
    Balance(Box<BalanceArguments>),
    /// Let searching players learn: writes the weights that `crates/bots` is built with.
    ///
    /// They begin from nothing, which takes the better part of an hour.
    Learn {
        /// Which game: one whose searching players have weights.
        #[arg(value_parser = game_name())]
        game: GameName,
        /// Where the weights are written.
        file: PathBuf,
        /// How many rounds of each kind of table, or games for each part of the course.
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
        games: Option<u32>,
        /// How many simulations for each move.
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: Option<u64>,
        /// Where the games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    #[command(flatten)]
    Own(OwnLab),
}

#[derive(Args)]
pub(crate) struct DuelArguments {
    /// Which game. In Gorus a round is played for, in the others a game.
    #[arg(value_parser = game_name())]
    pub(crate) game: GameName,
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Whose strength is measured: a bot, and optionally its budget for each decision, in processor
    /// time or in nodes, as in `hard:10ms` or `hard:5000n`.
    #[arg(long, value_name = "BOT", default_value = "hard")]
    pub(crate) hero: Contestant,
    /// Who plays against it, from its left on; after the last comes the first again.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) foes: Vec<Contestant>,
    /// How many deals. Each is played as often as there are sides.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) deals: u64,
    /// Where the deals begin.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// On how many threads; by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// Stop as soon as it is clear which of two shares, in percent, is nearer to the truth: `50,55`.
    #[arg(long, value_name = "LOW,HIGH")]
    pub(crate) sprt: Option<Bounds>,
    /// Keep finished deals in this file, and go on with those that it has.
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// Write a page with charts to this file.
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
    /// One JSON object instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct BalanceArguments {
    /// Which game. Of Fired Up, games of two to five are played in turn unless `--players` is given;
    /// of Gorus, rounds are counted.
    #[arg(value_parser = game_name())]
    pub(crate) game: GameName,
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// How many games.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    /// Who plays, in all seats: a bot, and optionally its budget, as in `normal:500n`.
    #[arg(long, default_value = "normal")]
    pub(crate) bot: Contestant,
    /// Where the games begin.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Keep finished games in this file, and go on with those that it has.
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// Write a page with charts to this file.
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
    /// One JSON object instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
}
