//! `munera solve`: solves a round of Gorus Maximus exactly, when all cards are known.

mod error;
mod report;

use std::io::{self, Write};

use munera_bots::{Nodes, Solvable, SolvedRound};
use munera_protocol::catalog::{self, AnyGame};
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_protocol::fault::Fault;
use munera_protocol::record::Record;
use munera_rules::gorus::{Gorus, SmallGorus, State, Word};
use munera_rules::{Game, Seat, read_event};
use munera_text::{Language, Locale};
use serde_json::{Map, Value, json};

pub use self::error::SolveError;
use self::report::Report;
use crate::arbiter::bad_event;
use crate::not_json;

/// What to solve, and how to print it.
#[derive(Clone, Debug)]
pub struct SolveSettings {
    /// The options for a bare position, as the protocol writes them. Without `players`, the number
    /// of troupes decides.
    pub options: Map<String, Value>,
    /// The side to solve for, by one of its seats; by default the side of the seat whose turn it
    /// is.
    pub seat: Option<Seat>,
    /// How many events of a record to replay; by default all of them.
    pub after: Option<usize>,
    /// Give up after this many positions.
    pub nodes: Option<u64>,
    /// The language of all texts.
    pub language: Language,
    /// Print one JSON object instead of a table.
    pub as_json: bool,
}

/// Solves a position (JSON) or a record, and prints the result. Returns whether it could be solved.
pub fn run(
    packs: &Packs,
    text: &str,
    settings: &SolveSettings,
    output: &mut dyn Write,
) -> io::Result<bool> {
    let locale = Locale::of(settings.language);
    let solved = solve(packs, text, settings);
    if settings.as_json {
        let answer = match &solved {
            Ok(report) => report.to_json(),
            Err(error) => error.to_json(locale),
        };
        writeln!(output, "{answer}")?;
    } else if let Ok(report) = &solved {
        report.lines(locale).iter().try_for_each(|line| writeln!(output, "{line}"))?;
    }
    output.flush()?;
    match solved {
        Ok(_) => Ok(true),
        Err(_) if settings.as_json => Ok(false),
        Err(error) => Err(io::Error::other(error.localized(locale))),
    }
}

fn solve(packs: &Packs, text: &str, settings: &SolveSettings) -> Result<Report, SolveError> {
    if text.trim_start().starts_with('{') {
        let position: Value = serde_json::from_str(text).map_err(|error| not_json(&error))?;
        let game = catalog::read_game(
            packs,
            SmallGorus::NAME,
            &options_for(&position, &settings.options),
        )?;
        match &game {
            AnyGame::SmallGorus(game) => solve_state(game, &set_up(game, &position)?, settings),
            AnyGame::LargeGorus(game) => solve_state(game, &set_up(game, &position)?, settings),
            _ => Err(SolveError::WrongGame),
        }
    } else {
        let record = Record::read(text).map_err(Fault::from)?;
        let (game, position) = catalog::read_record_header(packs, &record)?;
        let position = position.as_ref();
        match &game {
            AnyGame::SmallGorus(game) => {
                solve_state(game, &replay(game, position, &record, settings.after)?, settings)
            }
            AnyGame::LargeGorus(game) => {
                solve_state(game, &replay(game, position, &record, settings.after)?, settings)
            }
            _ => Err(SolveError::WrongGame),
        }
    }
}

/// The given options; if they do not say how many players there are, the number of troupes decides.
fn options_for(position: &Value, given: &Map<String, Value>) -> Value {
    let mut options = given.clone();
    let troupes = position["hands"].as_array().map_or(0, Vec::len);
    options.entry("players").or_insert_with(|| json!(troupes));
    Value::Object(options)
}

fn set_up<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    position: &Value,
) -> Result<State<W, SEATS, CARDS>, SolveError> {
    game.set_up(&game.read_position(position)?).map_err(SolveError::Position)
}

/// The state after the first events of a record.
fn replay<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    position: Option<&Value>,
    record: &Record,
    after: Option<usize>,
) -> Result<State<W, SEATS, CARDS>, SolveError> {
    let mut state = match position {
        None => game.start(),
        Some(position) => set_up(game, position)?,
    };
    let events = &record.events;
    let wanted = after.unwrap_or(events.len());
    let events = events.get(..wanted).ok_or(SolveError::NoSuchEvent { events: events.len() })?;
    for (number, text) in (1..).zip(events) {
        let played = read_event(game, text)
            .map_err(Fault::from)
            .and_then(|event| game.play(&mut state, &event).map_err(Fault::refused));
        played.map_err(|fault| bad_event(number, text, fault))?;
    }
    Ok(state)
}

fn solve_state<G: Solvable>(
    game: &G,
    state: &G::State,
    settings: &SolveSettings,
) -> Result<Report, SolveError> {
    let most = Nodes(settings.nodes.unwrap_or(u64::MAX));
    let solved = game.analyse_round(state, settings.seat, most).map_err(SolveError::Unsolvable)?;
    let SolvedRound { turn, seats, analysis, nodes } = solved;
    let analysis = analysis.ok_or(SolveError::OutOfNodes { nodes })?;
    Ok(Report { seat: settings.seat.unwrap_or(turn), turn, seats, analysis, nodes })
}

#[cfg(test)]
mod tests;
