//! The binary `munera`.

mod arguments;
mod laboratory;
mod signals;

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::SystemTime;

use arguments::{
    Arguments, BotArguments, Command, ContentCommand, ForeignOption, PackArguments, PlayArguments,
    SolveArguments,
};
use clap::Parser;
use munera_bots::Bot;
use munera_bridge::{BridgeSettings, EngineCommand};
use munera_engine::solve::{self, SolveSettings};
use munera_engine::verify::{self, VerifySettings};
use munera_lab::bench;
use munera_protocol::catalog::{self, AnyGame};
use munera_protocol::content::{self, PackCheck, Packs};
use munera_protocol::ending::Ending;
use munera_protocol::fault::Fault;
use munera_protocol::record::{Date, Record};
use munera_rules::Seat;
use munera_server::config::{Config, Flags};
use munera_storage::{Inventory, Loss};
use munera_terminal::{PlaySettings, ReplayError, ReplaySettings, play, replay};
use munera_text::{Language, Locale};

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(code) => code,
        // The program that read the output has ended, so there is nothing left to say.
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
        Command::Serve(flags) => serve(&flags)?,
        Command::Replay { file, language, packs } => {
            let packs = content::read_packs(&packs.files)?;
            return replay_record(&packs, &file, choose_language(language));
        }
        Command::Verify { file, language, json, packs } => {
            let settings = VerifySettings { language: choose_language(language), as_json: json };
            return Ok(verify_record(&file, settings, &packs, &mut buffered()));
        }
        Command::Engine(PackArguments { files }) => {
            let packs = content::read_packs(&files)?;
            munera_engine::run(&packs, &mut BufReader::new(io::stdin().lock()), &mut buffered())?;
        }
        Command::Bot(arguments) => play_at_server(arguments)?,
        Command::Solve(arguments) => return solve_round(&arguments, &mut buffered()),
        Command::Bench { json, only } => bench::run(&only, json, &mut buffered())?,
        Command::Content(command) => return content_command(command, &mut buffered()),
        Command::Backup { file, database } => {
            let inventory =
                munera_storage::back_up(&database.path, &file).map_err(io::Error::other)?;
            return tell_inventory(&inventory, &mut buffered());
        }
        Command::Restore { file, accept_loss, database } => {
            let loss = if accept_loss { Loss::Accepted } else { Loss::Refused };
            let restored = munera_storage::restore(&database.path, &file, loss);
            let restored = restored.map_err(io::Error::other)?;
            let mut output = buffered();
            if let Some(former) = restored.former {
                writeln!(output, "what was there before is kept as {}", former.display())?;
            }
            return tell_inventory(&restored.inventory, &mut output);
        }
        Command::Lab(command) => return laboratory::run(command, &mut buffered()),
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs the server, or only shows its settings.
fn serve(flags: &Flags) -> io::Result<()> {
    let variable = |name: &str| std::env::var_os(name);
    let effective = Config::gather(flags, variable).map_err(io::Error::other)?;
    if flags.print_config {
        write!(io::stdout(), "{effective}")
    } else {
        munera_server::run(effective.config)
    }
}

/// Says what is in a database that was copied or put back.
fn tell_inventory(inventory: &Inventory, output: &mut dyn Write) -> io::Result<ExitCode> {
    writeln!(output, "{} tables, {} entries", inventory.tables, inventory.entries)?;
    for (table, sequence) in &inventory.damaged {
        eprintln!("munera: the log of table {table} is damaged from entry {sequence} on");
    }
    Ok(if inventory.damaged.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Lets a program play at a server, and reports on standard error.
fn play_at_server(arguments: BotArguments) -> io::Result<()> {
    let from_file = || {
        let file = arguments.token_file.as_ref()?;
        let named = |error| io::Error::other(format!("{}: {error}", file.display()));
        Some(fs::read_to_string(file).map_err(named))
    };
    let token = from_file().or_else(|| arguments.token.map(Ok)).transpose()?;
    let wanted = "a token is wanted: --token, --token-file or MUNERA_TOKEN";
    let token = token.ok_or_else(|| io::Error::other(wanted))?;
    let settings = BridgeSettings {
        url: arguments.url,
        token: token.trim().to_owned(),
        // Our own engine must be told which of its bots to use.
        bot: arguments
            .bot
            .or_else(|| arguments.engine.is_none().then(|| Bot::Easy.name().to_owned())),
        engine: arguments.engine.map_or_else(EngineCommand::own, Ok)?,
        table: arguments.table,
        seat: arguments.seat,
        milliseconds: arguments.ms,
        once: arguments.once,
    };
    munera_bridge::run(&settings, signals::watch, &mut io::stderr()).map_err(io::Error::other)
}

fn content_command(command: ContentCommand, output: &mut dyn Write) -> io::Result<ExitCode> {
    match command {
        ContentCommand::Check { file } => {
            return Ok(match content::check(&file, output)? {
                PackCheck::Sound => ExitCode::SUCCESS,
                PackCheck::Faulty => ExitCode::FAILURE,
                PackCheck::Unreadable(error) => {
                    eprintln!("munera: {}: {error}", file.display());
                    ExitCode::from(2)
                }
            });
        }
        ContentCommand::Facts => content::list_facts(output)?,
        ContentCommand::Schema => writeln!(output, "{:#}", content::schema())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The language on the command line, or else that of the environment.
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
    let locale = Locale::of(language);
    let localized = |fault: Fault| {
        let sentence = locale.refusal(&fault);
        io::Error::other(match fault.rule {
            // For a number out of its range, the rule says more.
            Some(rule) if fault.message.id == "fault-option-range" => {
                format!("{rule}: {}", locale.rule(rule))
            }
            Some(rule) => format!("{rule}: {sentence}"),
            None => sentence,
        })
    };
    let name = arguments.game.as_str();
    let foreign = |ForeignOption(flag)| {
        let variables = [("game", locale.game(name).into()), ("option", flag.into())];
        io::Error::other(locale.format("option-of-another-game", &variables))
    };
    let packs = content::read_packs(&arguments.table.packs.files)?;
    let options = arguments.table.options(arguments.game, &packs).map_err(foreign)?;
    let game = catalog::read_game(&packs, name, &options.into()).map_err(localized)?;
    let settings = PlaySettings {
        game,
        seat: (!arguments.watch).then(|| Seat::new(arguments.seat)),
        bots: arguments.bot,
        seed: arguments.seed.map_or_else(munera_protocol::random::entropy, Ok)?,
        language,
        echo: !io::stdin().is_terminal(),
    };
    let mut output = anstream::stdout().lock();
    let mut input = io::stdin().lock();
    let Some(path) = &arguments.save else {
        return play(&settings, &mut input, &mut output, &mut |_| Ok(())).map(|_| ());
    };
    let shown = path.display().to_string();
    let not_saved = |error: io::Error| {
        let cause = error.to_string();
        let variables = [("path", shown.clone().into()), ("cause", cause.into())];
        io::Error::new(error.kind(), locale.format("record-not-saved", &variables))
    };
    // The record grows with the game, so that an interrupted game is kept up to that point.
    let mut file = File::create(path).map_err(not_saved)?;
    write!(file, "{}", record_of(&settings, &[])?).map_err(not_saved)?;
    let mut keep = |event: &str| writeln!(file, "{event}").map_err(not_saved);
    let played = play(&settings, &mut input, &mut output, &mut keep)?;
    // At the end the result is added.
    fs::write(path, record_of(&settings, &played.events)?.to_string()).map_err(not_saved)?;
    eprintln!("{}", locale.format("record-saved", &[("path", shown.clone().into())]));
    Ok(())
}

/// The record of a game that was played here, up to these events.
fn record_of(settings: &PlaySettings, events: &[String]) -> io::Result<Record> {
    let is_person = |seat: Seat| settings.seat == Some(seat);
    let name_of = |seat| if is_person(seat) { "?" } else { settings.bots.name() };
    let date = Date::of_system_time(SystemTime::now());
    munera_protocol::with_game!(&settings.game, game => Record::of(game, &date, name_of, events))
        .map_err(io::Error::other)
}

/// Solves the round in a file or on standard input.
fn solve_round(arguments: &SolveArguments, output: &mut dyn Write) -> io::Result<ExitCode> {
    let mut text = String::new();
    match arguments.file.as_deref().filter(|file| *file != Path::new("-")) {
        None => io::stdin().lock().read_to_string(&mut text)?,
        Some(file) => File::open(file)
            .and_then(|mut open| open.read_to_string(&mut text))
            .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?,
    };
    let settings = SolveSettings {
        options: arguments.options(),
        seat: arguments.seat.map(Seat::new),
        after: arguments.after,
        nodes: arguments.nodes,
        language: choose_language(arguments.language),
        as_json: arguments.json,
    };
    let is_solved = solve::run(&Packs::own(), &text, &settings, output)?;
    Ok(if is_solved { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Verifies a record. If it cannot be checked, the exit code is 2, which must not be mistaken for
/// 1: that something does not fit.
fn verify_record(
    path: &Path,
    settings: VerifySettings,
    packs: &PackArguments,
    output: &mut dyn Write,
) -> ExitCode {
    let checked = content::read_packs(&packs.files).and_then(|packs| {
        let named =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        verify::run(&packs, path, settings, output).map_err(named)
    });
    match checked {
        Ok(verdict) => ExitCode::from(verdict.exit_code()),
        Err(error) => {
            eprintln!("munera: {error}");
            ExitCode::from(2)
        }
    }
}

fn replay_record(packs: &Packs, path: &Path, language: Language) -> io::Result<ExitCode> {
    let named =
        |error: &dyn std::fmt::Display| io::Error::other(format!("{}: {error}", path.display()));
    let locale = Locale::of(language);
    let text = fs::read_to_string(path).map_err(|error| named(&error))?;
    let record = Record::read(&text).map_err(|error| named(&locale.explain(&error)))?;
    catalog::check_attachment(packs, &record).map_err(|error| named(&locale.explain(&error)))?;
    let (game, position): (AnyGame, _) = catalog::read_record_header(packs, &record)
        .map_err(|fault| named(&locale.explain(&fault)))?;
    let players = munera_protocol::with_game!(&game, game => munera_rules::Game::players(game));
    let name_of = |seat: Seat| record.tag(&format!("Seat{seat}")).map(str::to_owned);
    let settings = ReplaySettings {
        game,
        start: position,
        names: Seat::all(players).map(name_of).collect(),
        ending: Ending::of(&record).map_err(|error| named(&locale.explain(&error)))?,
        language,
    };
    match replay(&settings, &record.events, &mut anstream::stdout().lock()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(ReplayError::Output(error)) => Err(error),
        // The replay has already printed where and why.
        Err(ReplayError::Event(_) | ReplayError::Ending(_)) => Ok(ExitCode::FAILURE),
        Err(ReplayError::Position(fault)) => Err(named(&locale.explain(&fault))),
    }
}
