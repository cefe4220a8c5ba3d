//! The commands of the lab, from what was said on the command line to its settings.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use munera_bots::gladiators::Course;
use munera_bots::gorus;
use munera_lab::{
    BalanceSettings, DuelSettings, Finish, LawsSettings, LearnSettings, LengthsSettings, Subject,
};
use munera_protocol::catalog::{self, AnyGame, GameName};
use munera_protocol::content;
use munera_text::{Language, Locale};
use serde_json::{Value, json};

use crate::arguments::{BalanceArguments, DuelArguments, Lab, TableArguments};
use crate::signals;

/// Games of Gladiators end after so many turns in the lab, unless somebody says otherwise (D7.1).
const TURN_LIMIT: u32 = 1_000;

/// What a shell expects of a command that was interrupted.
const INTERRUPTED: u8 = 130;

/// Measures what is asked for.
pub(crate) fn run(command: Lab, output: &mut dyn Write) -> io::Result<ExitCode> {
    match command {
        Lab::Laws { game, games, seed, json, packs } => {
            let packs = content::read_packs(&packs.files)?;
            munera_lab::laws(&packs, LawsSettings { game, games, seed, as_json: json }, output)?;
        }
        Lab::Lengths { games, bot, seed, json } => {
            munera_lab::lengths(LengthsSettings { games, bot, seed, as_json: json }, output)?;
        }
        Lab::Learn { game, file, games, nodes, seed } => {
            let subject = match game {
                GameName::Gorus => {
                    let today = gorus::Course::TODAY;
                    let (rounds, nodes) =
                        (games.unwrap_or(today.rounds), nodes.unwrap_or(today.nodes));
                    Subject::Gorus(gorus::Course { rounds, nodes, seed, ..today })
                }
                GameName::Gladiators => {
                    let today = Course::TODAY;
                    let (games, nodes) =
                        (games.unwrap_or(today.games), nodes.unwrap_or(today.nodes));
                    Subject::Gladiators(Course { games, nodes, seed, ..today })
                }
                GameName::FiredUp => {
                    return Err(io::Error::other("players of Fired Up have no learned weights"));
                }
            };
            munera_lab::learn(&LearnSettings { subject, file }, output)?;
        }
        Lab::Duel(arguments) => return duel(*arguments, output),
        Lab::Balance(arguments) => return balance(*arguments, output),
    }
    Ok(ExitCode::SUCCESS)
}

fn duel(arguments: DuelArguments, output: &mut dyn Write) -> io::Result<ExitCode> {
    let mut tables = tables(arguments.game, arguments.table, &[])?;
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
    // What the crowd of Fired Up bets on depends little on how many they are, so all play in turn.
    let players: &[u8] = match arguments.game {
        GameName::FiredUp if arguments.table.players.is_none() => &[2, 3, 4, 5],
        _ => &[],
    };
    let settings = BalanceSettings {
        tables: tables(arguments.game, arguments.table, players)?,
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

/// A flag that is raised when somebody presses Ctrl-C.
fn stop_when_told() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    signals::watch(Box::new(move || raised.store(true, Ordering::Relaxed)))?;
    Ok(stop)
}

/// Tells whoever stopped it that there could be more.
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

/// The tables that were asked for: one, or one for each of these numbers of players.
fn tables(game: GameName, mut table: TableArguments, players: &[u8]) -> io::Result<Vec<AnyGame>> {
    if let Some(option) = table.foreign_option(game) {
        let name = game.as_str();
        return Err(io::Error::other(format!("{name} has no option {option}")));
    }
    if game == GameName::Gladiators {
        table.turn_limit = table.turn_limit.or(Some(TURN_LIMIT));
    }
    let packs = content::read_packs(&table.packs.files)?;
    let mut options = table.options(game);
    // A pack that is handed in is the one to measure. Our own is the first.
    if let Some(pack) = packs.names().get(1).filter(|_| options["pack"].is_null()) {
        options["pack"] = (*pack).into();
    }
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
