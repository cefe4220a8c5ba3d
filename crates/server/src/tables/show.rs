//! What is shown of a table.

use std::collections::BTreeSet;
use std::iter::zip;

use munera_guide::Guided;
use munera_guide::wire::{
    ChairKind, ChairState, ClockState, EndingState, ErrorBody, LobbyTable, OwnState, Revealed,
    SettingsForm, TableCommand, TableState, TimerState,
};
use munera_ids::TableCode;
use munera_protocol::codec::Codec;
use munera_protocol::fairness::{SeatSeed, SeedError, hexadecimal};
use munera_protocol::fault::{Code, Fault};
use munera_rules::{Game, Node, Seat, Viewer};
use munera_session::{
    Chair, Command, LONGEST_SPEECH, Moment, Occupant, PersonId, Speech, Table, TableRefusal,
    TableStage,
};
use munera_storage::TableSummary;
use munera_text::{Language, Locale};

use super::forms;
use crate::plain_text::read_line;

/// The table as a viewer sees it, but for its game.
pub(super) fn table<G: Guided>(table: &Table<G>, viewer: Viewer, now: Moment) -> TableState {
    let game = table.game_with_views().game();
    let view = table.game_with_views().view(viewer);
    let settings = SettingsForm::write(table.settings());
    let is_playing = table.stage() == TableStage::Playing;
    TableState {
        game: G::NAME.to_owned(),
        options: game.write_options(),
        rules: G::RULES_VERSION,
        stage: forms::write_stage(table.stage()),
        paused: table.is_paused(),
        chairs: zip(Seat::all(table.chairs().len() as u8), table.chairs())
            .map(|(seat, seated)| chair(seated, game.team(seat)))
            .collect(),
        host: table.host_seat().map(Seat::number),
        awaited: if is_playing { forms::write_seats(game.awaited(view)) } else { Vec::new() },
        window: is_playing && game.window(view).is_some(),
        clock: clock(table, &settings, now),
        own: viewer.seat().map(|seat| own(table, seat)),
        commitment: table.opening().commitment.clone(),
        ending: ending(table),
        rematch: table.rematch().map(str::to_owned),
        settings,
    }
}

/// Somebody's name, or the bot's.
pub(super) fn name(chair: &Chair) -> &str {
    match &chair.occupant {
        Occupant::Nobody => "",
        Occupant::Person(sitter) => &sitter.name,
        Occupant::Bot(bot) => &bot.0,
    }
}

fn kind(chair: &Chair) -> ChairKind {
    match &chair.occupant {
        Occupant::Nobody => ChairKind::Nobody,
        Occupant::Person(sitter) if sitter.is_program => ChairKind::Program,
        Occupant::Person(_) => ChairKind::Person,
        Occupant::Bot(_) => ChairKind::Bot,
    }
}

fn chair(chair: &Chair, team: Option<u8>) -> ChairState {
    ChairState {
        kind: kind(chair),
        name: name(chair).to_owned(),
        stand_in: chair.stand_in.map(forms::write_cause),
        muted: chair.muted,
        would_abandon: chair.would_abandon,
        seeded: chair.seed.is_some(),
        team,
    }
}

/// The times. They show nothing that is hidden: outside of response windows everybody knows who is
/// asked, and in one, time runs for all alike.
fn clock<G: Game>(table: &Table<G>, settings: &SettingsForm, now: Moment) -> Option<ClockState> {
    let has_clock = settings.clock != munera_guide::wire::ClockForm::None;
    if !has_clock && settings.response_seconds.is_none() {
        return None;
    }
    let seats = Seat::all(table.chairs().len() as u8).map(|seat| {
        let limit = table.request(seat).and_then(|request| request.limit);
        let bank = table.chairs()[seat.index()].bank.0;
        let bank = TimerState { left: u32::try_from(bank).unwrap_or(u32::MAX), runs: false };
        limit.map_or(bank, |limit| forms::write_timer(limit, now))
    });
    Some(ClockState {
        seats: if has_clock { seats.collect() } else { Vec::new() },
        window: table.window().map(|window| forms::write_timer(window, now)),
    })
}

fn own<G: Game>(table: &Table<G>, seat: Seat) -> OwnState {
    let chair = &table.chairs()[seat.index()];
    OwnState {
        request: table.request_id(seat).map(|request| request.0),
        can_take_back: table.can_take_back(seat),
        standing: forms::write_standing(chair.standing),
        plays_forced: chair.plays_forced,
    }
}

fn ending<G: Codec>(table: &Table<G>) -> Option<EndingState> {
    let TableStage::Over(ending) = table.stage() else { return None };
    let result = match table.game_with_views().node() {
        Node::Over(outcome) => table.game_with_views().game().write_outcome(&outcome),
        Node::Chance(_) | Node::Decide(_) => serde_json::Value::Null,
    };
    let seeds = table.chairs().iter().map(|chair| chair.seed.as_deref().map(hexadecimal::digits));
    Some(EndingState {
        how: forms::write_how_ended(ending.how),
        winners: forms::write_seats(ending.winners),
        result,
        revealed: Revealed {
            server_seed: hexadecimal::digits(&table.opening().secret),
            seat_seeds: seeds.collect(),
        },
    })
}

/// What is shown of a table in lists.
pub(super) fn summary<G: Codec>(
    code: TableCode,
    table: &Table<G>,
    stage: TableStage,
    chairs: &[Chair],
    people: &BTreeSet<PersonId>,
) -> TableSummary {
    let touched = table.last().0;
    let face = LobbyTable {
        table: code.to_string(),
        game: G::NAME.to_owned(),
        options: table.game_with_views().game().write_options(),
        stage: forms::write_stage(stage),
        clock: SettingsForm::write(table.settings()).clock,
        chairs: chairs.iter().map(|chair| (kind(chair), name(chair).to_owned())).collect(),
        // The summary has its own, so that a face changes only if it looks different.
        touched: 0,
        winners: match stage {
            TableStage::Over(ending) => Some(forms::write_seats(ending.winners)),
            TableStage::Gathering | TableStage::Playing => None,
        },
    };
    TableSummary {
        table: code,
        stage: match stage {
            TableStage::Gathering => munera_storage::SummaryStage::Gathering,
            TableStage::Playing => munera_storage::SummaryStage::Playing,
            TableStage::Over(_) => munera_storage::SummaryStage::Over,
        },
        listed: table.settings().listed,
        touched,
        // A face has texts for keys throughout, so it can be written.
        face: serde_json::to_string(&face).unwrap_or_default(),
        people: people.iter().copied().collect(),
    }
}

/// An error as it is sent.
pub(super) fn error(fault: &Fault) -> ErrorBody {
    error_in(fault, Locale::of(Language::English))
}

/// An error as it is sent, in a language.
pub(super) fn error_in(fault: &Fault, locale: &Locale) -> ErrorBody {
    ErrorBody {
        code: fault.code.as_str().to_owned(),
        rule: fault.rule.map(|rule| rule.as_str().to_owned()),
        message: locale.refusal(fault),
    }
}

/// Why a table refuses something, in the player's language.
pub(super) fn table_error(refusal: TableRefusal, locale: &Locale) -> ErrorBody {
    let message = locale.text(&format!("table-refusal-{}", refusal.code().replace('_', "-")));
    ErrorBody { code: refusal.code().to_owned(), rule: None, message }
}

/// The longest name that somebody can have at a table, in characters.
const LONGEST_NAME: usize = 24;

/// Reads what is asked of a table. Seats are looked for by the table.
pub(super) fn read_command<G: Game>(command: &TableCommand) -> Result<Command<G>, ErrorBody> {
    let seat = |number: u8| Seat::new(number);
    Ok(match command {
        TableCommand::Sit { seat: number, name, seed, also } => Command::Sit {
            seat: seat(*number),
            name: name.as_deref().map(read_name).transpose()?,
            seed: seed.as_deref().map(read_seed).transpose()?,
            also: *also,
        },
        TableCommand::Stand { seat: number } => Command::Stand(seat(*number)),
        TableCommand::SeatBot { seat: number, bot } => {
            Command::SeatBot(seat(*number), read_bot(bot)?)
        }
        TableCommand::Fill { bot } => Command::Fill(read_bot(bot)?),
        TableCommand::SendAway { seat: number } => Command::SendAway(seat(*number)),
        TableCommand::Swap { one, other } => Command::Swap(seat(*one), seat(*other)),
        TableCommand::Start => Command::Start,
        TableCommand::TakeBack { seat: number } => Command::TakeBack(seat(*number)),
        TableCommand::Declare { seat: number, standing } => {
            Command::Declare(seat(*number), forms::read_standing(*standing))
        }
        TableCommand::PlayForced { seat: number, on } => Command::PlayForced(seat(*number), *on),
        TableCommand::Leave { seat: number } => Command::Leave(seat(*number)),
        TableCommand::Return { seat: number } => Command::Return(seat(*number)),
        TableCommand::Resign { seat: number } => Command::Resign(seat(*number)),
        TableCommand::Abandon { seat: number, on } => Command::Abandon(seat(*number), *on),
        TableCommand::Pause => Command::Pause,
        TableCommand::Resume => Command::Resume,
        TableCommand::Say { seat: number, speech } => {
            let speech = match forms::read_speech(speech.clone()) {
                // What cannot be shown is as if nothing had been said, which no table accepts.
                Speech::Words(words) => {
                    Speech::Words(read_line(&words, LONGEST_SPEECH).unwrap_or_default())
                }
                phrase @ Speech::Phrase(_) => phrase,
            };
            Command::Say(seat(*number), speech)
        }
        TableCommand::Mute { seat: number, on } => Command::Mute(seat(*number), *on),
        TableCommand::PassHost { seat: number } => Command::PassHost(seat(*number)),
        // A rematch needs a table first: whoever runs the tables makes it.
        TableCommand::Rematch { .. } => {
            return Err(error(&Fault::request("a rematch needs a table")));
        }
    })
}

pub(super) fn read_bot(name: &str) -> Result<munera_session::BotName, ErrorBody> {
    munera_guide::wire::read_bot(name).map_err(|fault| error(&fault))
}

/// A name for a chair.
pub(super) fn read_name(name: &str) -> Result<String, ErrorBody> {
    let fault = || Fault::request("a name has 1 to 24 characters that can be seen");
    read_line(name, LONGEST_NAME).ok_or_else(|| error(&fault()))
}

/// What a seat adds to the deals' chance.
pub(super) fn read_seed(text: &str) -> Result<Vec<u8>, ErrorBody> {
    let fault = |_: SeedError| {
        Fault::new(Code::BadRequest, "a seed is 1 to 64 bytes in hexadecimal digits")
    };
    let seed: SeatSeed = text.parse().map_err(|cause| error(&fault(cause)))?;
    Ok(hexadecimal::read(&seed.to_string()).unwrap_or_default())
}
