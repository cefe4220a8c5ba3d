//! Runs the commands of the lab: makes their settings from the command line.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use munera_lab::{BalanceSettings, DuelSettings, Finish, LawsSettings, LearnSettings};
use munera_protocol::catalog::{self, AnyGame, GameName};
use munera_protocol::content;
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::arguments::{
    BalanceArguments, DuelArguments, ForeignOption, Lab, TableArguments, defaults,
};
use crate::signals;

/// The exit code that a shell expects of an interrupted command.
const INTERRUPTED: u8 = 130;

pub(crate) fn run(command: Lab, output: &mut dyn Write) -> io::Result<ExitCode> {
    match command {
        Lab::Laws { game, games, seed, json, packs } => {
            let packs = content::read_packs(&packs.files)?;
            munera_lab::laws(&packs, LawsSettings { game, games, seed, as_json: json }, output)?;
        }
        Lab::Learn { game, file, games, nodes, seed } => {
            munera_lab::learn(&LearnSettings { game, file, games, nodes, seed }, output)?;
        }
        Lab::Own(command) => command.run(output)?,
        Lab::Duel(arguments) => return duel(*arguments, output),
        Lab::Balance(arguments) => return balance(*arguments, output),
    }
    Ok(ExitCode::SUCCESS)
}

fn duel(arguments: DuelArguments, output: &mut dyn Write) -> io::Result<ExitCode> {
    let mut tables = tables(arguments.game, &arguments.table, &[])?;
    let settings = DuelSettings {
        game: tables.remove(0),
        hero: arguments.hero,
        foes: arguments.foes,
        deals: arguments.deals,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(cores, usize::from),
        sprt: arguments.sprt,
        journal: arguments.journal,
        report: arguments.report,
        as_json: arguments.json,
    };
    let stop = stop_when_told()?;
    let finish = munera_lab::duel(&settings, &stop, output)?;
    end(finish, "deals", settings.journal.is_some(), output)
}

fn balance(arguments: BalanceArguments, output: &mut dyn Write) -> io::Result<ExitCode> {
    let players = match arguments.table.players {
        Some(_) => &[],
        None => defaults(arguments.game).balance_players,
    };
    let settings = BalanceSettings {
        tables: tables(arguments.game, &arguments.table, players)?,
        games: arguments.games,
        player: arguments.bot,
        seed: arguments.seed,
        threads: cores(),
        journal: arguments.journal,
        report: arguments.report,
        as_json: arguments.json,
    };
    let stop = stop_when_told()?;
    let finish = munera_lab::balance(&settings, &stop, output)?;
    end(finish, "games", settings.journal.is_some(), output)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A flag that Ctrl-C raises.
fn stop_when_told() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    signals::watch(Box::new(move || raised.store(true, Ordering::Relaxed)))?;
    Ok(stop)
}

/// Tells a person who stopped the run how to resume it.
fn end(
    finish: Finish,
    things: &str,
    has_journal: bool,
    output: &mut dyn Write,
) -> io::Result<ExitCode> {
    match finish {
        Finish::Complete => Ok(ExitCode::SUCCESS),
        Finish::Stopped => {
            output.flush()?;
            let how = if has_journal {
                "the same command goes on from here"
            } else {
                "with --journal it could go on from here"
            };
            eprintln!("munera: stopped before all {things} were played; {how}");
            Ok(ExitCode::from(INTERRUPTED))
        }
    }
}

/// The tables on the command line: one, or one for each of these numbers of players.
fn tables(game: GameName, table: &TableArguments, players: &[u8]) -> io::Result<Vec<AnyGame>> {
    let packs = content::read_packs(&table.packs.files)?;
    let mut options = table.options(game, &packs).map_err(|ForeignOption(flag)| {
        io::Error::other(format!("{} has no option {flag}", game.as_str()))
    })?;
    for (name, value) in defaults(game).lab_options {
        options.entry(*name).or_insert(json!(value));
    }
    let options = Value::Object(options);
    let read = |options: &Value| {
        catalog::read_game(&packs, game.as_str(), options)
            .map_err(|fault| io::Error::other(Locale::of(Language::English).explain(&fault)))
    };
    if players.is_empty() {
        return Ok(vec![read(&options)?]);
    }
    let with = |players: &u8| {
        let mut options = options.clone();
        options["players"] = json!(players);
        read(&options)
    };
    players.iter().map(with).collect()
}
