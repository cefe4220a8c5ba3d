//! The binary `munera`.

use std::io::{self, BufReader, BufWriter};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        Command::Engine => {
            let mut input = BufReader::new(io::stdin().lock());
            let mut output = BufWriter::new(io::stdout().lock());
            munera::engine::run(&mut input, &mut output)
        }
    };
    match done {
        // Whoever read our output has gone: nothing is left to say.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("munera: {error}");
            ExitCode::FAILURE
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}
