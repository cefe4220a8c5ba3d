//! The command line.

mod fired_up;
mod gladiators;
mod gorus;
mod lab;
mod table;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
pub(crate) use fired_up::{ContentCommand, PackArguments};
pub(crate) use gorus::SolveArguments;
pub(crate) use lab::{BalanceArguments, DuelArguments, Lab};
use munera_bots::Bot;
use munera_bridge::EngineCommand;
use munera_protocol::catalog::GameName;
use munera_server::config::Flags;
use munera_text::Language;
pub(crate) use table::{ForeignOption, TableArguments, defaults};

/// Reads the name of a game; the help lists all names.
fn game_name() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.map(GameName::as_str))
        .try_map(|name| GameName::read(&name).ok_or("no such game"))
}

/// Reads the code of a language; the help lists all codes.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::read(&code).ok_or("no such language"))
}

/// Three gladiator table games: play them, run them, measure them.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal against bots.
    Play(PlayArguments),
    /// Let people play over the network: settings come from flags, the environment and a file.
    Serve(Flags),
    /// Tell a recorded game step by step.
    Replay {
        /// The record.
        file: PathBuf,
        /// The language of all texts; by default that of the environment.
        #[arg(long = "lang", value_name = "LANG", value_parser = language())]
        language: Option<Language>,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Check that a recorded game was dealt from the seeds that the server committed to.
    ///
    /// Ends with 0 if all chance came from its seeds, with 1 if something does not fit and with 2 if the
    /// record cannot be read or checked.
    Verify {
        /// The record.
        file: PathBuf,
        /// The language of all texts; by default that of the environment.
        #[arg(long = "lang", value_name = "LANG", value_parser = language())]
        language: Option<Language>,
        /// One JSON object instead of sentences.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        packs: PackArguments,
    },
    /// Speak the engine protocol: JSON lines on standard input and output.
    Engine(PackArguments),
    /// Let a program play at a server, through the engine protocol.
    ///
    /// Plays all seats of the token's person that were taken with a token, or those at one table;
    /// there it sits down if it has no seat. Ends with 0 when there is nothing left to play or when
    /// it is told to stop, and with 1 when the engine or the server fails it.
    Bot(BotArguments),
    /// Solve a round of Gorus Maximus in which everything is known.
    ///
    /// Reads a position (JSON, as `munera engine` takes it) or a record. Ends with 1 if it is not solved.
    Solve(SolveArguments),
    /// Measure speed, sizes and the bots' behaviour, on one core.
    Bench {
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
        /// Only the figures whose names begin so.
        #[arg(long, value_name = "PREFIX", default_value = "")]
        only: String,
    },
    /// Measure games by playing many of them.
    #[command(subcommand)]
    Lab(Lab),
    /// Help with writing content packs of Fired Up.
    #[command(subcommand)]
    Content(ContentCommand),
    /// Copy a server's database into a file, while the server runs, and check the copy.
    ///
    /// Ends with 1 if the log of a table is damaged; the copy is there nevertheless.
    Backup {
        /// The copy; a file of that name is replaced.
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArguments,
    },
    /// Put a checked copy in the place of a database on which no server runs.
    ///
    /// The database that was there is kept beside it. Ends with 1 if the log of a table is damaged;
    /// the copy is in place nevertheless.
    Restore {
        /// The copy.
        file: PathBuf,
        /// Take the file even if a server had it open and its newest writes (`-wal`) are missing.
        #[arg(long)]
        accept_loss: bool,
        #[command(flatten)]
        database: DatabaseArguments,
    },
}

/// The commands of the lab that only one game has.
#[derive(Subcommand)]
pub(crate) enum OwnLab {
    /// Measure what only games of Gladiators have.
    #[command(subcommand)]
    Gladiators(gladiators::GladiatorsLab),
}

impl OwnLab {
    /// Runs the command.
    pub(crate) fn run(self, output: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Gladiators(command) => command.run(output),
        }
    }
}

/// Where the database is.
#[derive(Args)]
pub(crate) struct DatabaseArguments {
    /// The database of the server.
    #[arg(
        long = "database",
        value_name = "FILE",
        env = "MUNERA_DATABASE",
        default_value = "munera.db"
    )]
    pub(crate) path: PathBuf,
}

#[derive(Args)]
pub(crate) struct BotArguments {
    /// The server's address, for instance `https://munera.example`.
    #[arg(long)]
    pub(crate) url: String,
    /// The program's token. Other users of this machine can read a command line, so better use the
    /// variable or a file.
    #[arg(long, env = "MUNERA_TOKEN", hide_env_values = true)]
    pub(crate) token: Option<String>,
    /// The file that contains the token; it has precedence over the variable.
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// The program that chooses moves, with its arguments; by default this one, as `munera engine`.
    #[arg(long, value_name = "COMMAND")]
    pub(crate) engine: Option<EngineCommand>,
    /// Play at this table only.
    #[arg(long, value_name = "CODE")]
    pub(crate) table: Option<String>,
    /// Play this seat of the table only.
    #[arg(long, requires = "table")]
    pub(crate) seat: Option<u8>,
    /// Which of the engine's bots is to choose; `easy` for our own engine.
    #[arg(long, value_name = "NAME")]
    pub(crate) bot: Option<String>,
    /// How long the engine may think about a move, in milliseconds.
    #[arg(long, value_name = "MILLISECONDS")]
    pub(crate) ms: Option<u64>,
    /// End when a game is over, instead of waiting for the next.
    #[arg(long)]
    pub(crate) once: bool,
}

#[derive(Args)]
pub(crate) struct PlayArguments {
    /// Which game.
    #[arg(value_parser = game_name())]
    pub(crate) game: GameName,
    /// Your seat, from 0 clockwise.
    #[arg(long, default_value_t = 0)]
    pub(crate) seat: u8,
    /// Let bots play in every seat, and watch.
    #[arg(long, conflicts_with = "seat")]
    pub(crate) watch: bool,
    #[command(flatten)]
    pub(crate) table: TableArguments,
    /// Who plays in the other seats.
    #[arg(long, default_value = "easy")]
    pub(crate) bot: Bot,
    /// The same seed and the same cards give the same game; by default a new one each time.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// The language of all texts; by default that of the environment.
    #[arg(long = "lang", value_name = "LANG", value_parser = language())]
    pub(crate) language: Option<Language>,
    /// Write the game's record to this file at the end.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}
