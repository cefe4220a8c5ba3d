//! The binary `munera`.

use std::io::{self, BufReader, BufWriter};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use munera::lab::LawsSettings;
use munera::{bench, engine, lab};

/// Three gladiator table games: play them, run them, measure them.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the engine protocol: JSON lines on standard input and output.
    Engine,
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
}

#[derive(Subcommand)]
enum Lab {
    /// Play random games of every kind of table under the laws that every game keeps.
    Laws {
        /// How many games, over all kinds of tables together.
        #[arg(long, default_value_t = 100_000)]
        games: u64,
        /// Where the random games begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object a line instead of a table.
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has gone: nothing is left to say.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("munera: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    match command {
        Command::Engine => engine::run(&mut BufReader::new(io::stdin().lock()), &mut output),
        Command::Bench { json, only } => bench::run(&only, json, &mut output),
        Command::Lab(Lab::Laws { games, seed, json }) => {
            lab::laws(LawsSettings { games, seed, as_json: json }, &mut output)
        }
    }
}
