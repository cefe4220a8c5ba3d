//! The binary `munera`.

mod arguments;

use std::fs;
use std::io::{self, BufReader, BufWriter, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use arguments::{Arguments, Command, Lab, PlayArguments};
use clap::Parser;
use munera::catalog::AnyGame;
use munera::lab::LawsSettings;
use munera::locale::{Language, Locale};
use munera::record::Record;
use munera::terminal::{PlaySettings, Played, ReplayError, play, replay};
use munera::{bench, codec, engine, lab};
use munera_rules::Seat;
use serde_json::Value;

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(code) => code,
        // Whoever read our output has gone: nothing is left to say.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("munera: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> io::Result<ExitCode> {
    let buffered = || BufWriter::new(io::stdout().lock());
    match command {
        Command::Play(arguments) => play_game(&arguments)?,
        Command::Replay { file, language } => {
            return replay_record(&file, choose_language(language));
        }
        Command::Engine => {
            engine::run(&mut BufReader::new(io::stdin().lock()), &mut buffered())?;
        }
        Command::Bench { json, only } => bench::run(&only, json, &mut buffered())?,
        Command::Lab(Lab::Laws { games, seed, json }) => {
            lab::laws(LawsSettings { games, seed, as_json: json }, &mut buffered())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The language asked for, or else the one that the environment speaks.
fn choose_language(asked: Option<Language>) -> Language {
    let spoken = || {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        Language::detect(&set.unwrap_or_default())
    };
    asked.unwrap_or_else(spoken)
}

fn play_game(arguments: &PlayArguments) -> io::Result<()> {
    let language = choose_language(arguments.language);
    let game =
        codec::read_game(arguments.game.name(), &arguments.options()).map_err(io::Error::other)?;
    let settings = PlaySettings {
        game,
        seat: (!arguments.watch).then(|| Seat::new(arguments.seat)),
        bots: arguments.bot,
        seed: arguments.seed.unwrap_or_else(munera::entropy),
        language,
        echo: !io::stdin().is_terminal(),
    };
    let mut output = anstream::stdout().lock();
    let played = play(&settings, &mut io::stdin().lock(), &mut output)?;
    match &arguments.save {
        Some(path) => save(path, &settings, &played),
        None => Ok(()),
    }
}

/// Writes the record of a game that was played here.
fn save(path: &Path, settings: &PlaySettings, played: &Played) -> io::Result<()> {
    let names = |seat: Seat| if settings.seat == Some(seat) { "you" } else { settings.bots.name() };
    let record = munera::with_game!(&settings.game, game => {
        Record::of(game, names, &played.events).map_err(io::Error::other)?
    });
    let locale = Locale::of(settings.language);
    let shown = path.display().to_string();
    match fs::write(path, record.to_string()) {
        Ok(()) => {
            eprintln!("{}", locale.format("record-saved", &[("path", shown.into())]));
            Ok(())
        }
        Err(error) => {
            let cause = error.to_string();
            let variables = [("path", shown.into()), ("cause", cause.into())];
            Err(io::Error::new(error.kind(), locale.format("record-not-saved", &variables)))
        }
    }
}

fn replay_record(path: &Path, language: Language) -> io::Result<ExitCode> {
    let named =
        |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| named(&error))?;
    let record = Record::read(&text).map_err(|error| named(&error))?;
    let (game, position): (AnyGame, _) =
        codec::read_record_header(&record).map_err(|fault| named(&fault))?;
    let position = munera::with_game!(&game, game => {
        let read = |value: &Value| codec::Codec::read_position(game, value);
        position.as_ref().map(read).transpose().map_err(|fault| named(&fault))?
    });
    let mut output = anstream::stdout().lock();
    match replay(&game, position.as_ref(), &record.events, language, &mut output) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ReplayError::Output(error)) => Err(error),
        // It has said where and why already.
        Err(ReplayError::Event(_)) => Ok(ExitCode::FAILURE),
        Err(error @ ReplayError::Position(_)) => Err(named(&error)),
    }
}
