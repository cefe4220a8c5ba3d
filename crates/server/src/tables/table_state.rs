//! What a viewer sees of a table besides its game.

use std::iter::zip;

use data_encoding::HEXLOWER;
use munera_guide::Guided;
use munera_guide::wire::{
    ChairKind, ChairState, ClockForm, ClockState, EndingState, OwnState, Revealed, SettingsForm,
    TableState, TimerState,
};
use munera_protocol::codec::Codec;
use munera_rules::{Game, Node, Seat, SeatSet, Viewer};
use munera_session::{Chair, Moment, Occupant, Table, TableStage, Timer};

/// The table as a viewer sees it, without its game.
pub(super) fn table_state<G: Guided>(table: &Table<G>, viewer: Viewer, now: Moment) -> TableState {
    let game = table.game_with_views().game();
    let view = table.game_with_views().view(viewer);
    let settings = SettingsForm::write(table.settings());
    let is_playing = table.stage() == TableStage::Playing;
    TableState {
        game: G::NAME.to_owned(),
        options: game.write_options(),
        rules: G::RULES_VERSION,
        stage: table.stage().into(),
        paused: table.is_paused(),
        chairs: zip(Seat::all(table.chairs().len() as u8), table.chairs())
            .map(|(seat, seated)| chair(seated, game.team(seat)))
            .collect(),
        host: table.host_seat().map(Seat::number),
        awaited: if is_playing { seat_numbers(game.awaited(view)) } else { Vec::new() },
        window: is_playing && game.window(view).is_some(),
        clock: clock(table, &settings, now),
        own: viewer.seat().map(|seat| own(table, seat)),
        commitment: table.opening().commitment.clone(),
        ending: ending(table),
        rematch: table.rematch().map(str::to_owned),
        settings,
    }
}

/// The person's name, or the bot's.
pub(super) fn name(chair: &Chair) -> &str {
    match &chair.occupant {
        Occupant::Empty => "",
        Occupant::Person(sitter) => &sitter.name,
        Occupant::Bot(bot) => &bot.0,
    }
}

pub(super) fn chair_kind(chair: &Chair) -> ChairKind {
    match &chair.occupant {
        Occupant::Empty => ChairKind::Nobody,
        Occupant::Person(sitter) if sitter.is_program => ChairKind::Program,
        Occupant::Person(_) => ChairKind::Person,
        Occupant::Bot(_) => ChairKind::Bot,
    }
}

fn chair(chair: &Chair, team: Option<u8>) -> ChairState {
    ChairState {
        kind: chair_kind(chair),
        name: name(chair).to_owned(),
        stand_in: chair.stand_in,
        muted: chair.muted,
        would_abandon: chair.would_abandon,
        seeded: chair.seed.is_some(),
        team,
    }
}

/// The times. They reveal nothing hidden: outside of response windows every viewer knows which seat
/// is asked, and in one, the same time runs for all seats.
fn clock<G: Game>(table: &Table<G>, settings: &SettingsForm, now: Moment) -> Option<ClockState> {
    let has_clock = settings.clock != ClockForm::None;
    if !has_clock && settings.response_seconds.is_none() {
        return None;
    }
    let seats = Seat::all(table.chairs().len() as u8).map(|seat| {
        let limit = table.request(seat).and_then(|request| request.limit);
        let bank = table.chairs()[seat.index()].bank.0;
        let bank = TimerState { left: u32::try_from(bank).unwrap_or(u32::MAX), runs: false };
        limit.map_or(bank, |limit| timer(limit, now))
    });
    Some(ClockState {
        seats: if has_clock { seats.collect() } else { Vec::new() },
        window: table.window().map(|window| timer(window, now)),
    })
}

fn timer(timer: Timer, now: Moment) -> TimerState {
    let left = u32::try_from(timer.left(now).0).unwrap_or(u32::MAX);
    TimerState { left, runs: timer.due().is_some() }
}

pub(super) fn seat_numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn own<G: Game>(table: &Table<G>, seat: Seat) -> OwnState {
    let chair = &table.chairs()[seat.index()];
    OwnState {
        request: table.request_id(seat).map(|request| request.0),
        can_take_back: table.can_take_back(seat),
        standing: chair.standing,
        plays_forced: chair.plays_forced,
    }
}

fn ending<G: Codec>(table: &Table<G>) -> Option<EndingState> {
    let TableStage::Over(ending) = table.stage() else { return None };
    let result = match table.game_with_views().node() {
        Node::Over(outcome) => table.game_with_views().game().write_outcome(&outcome),
        Node::Chance(_) | Node::Decide(_) => serde_json::Value::Null,
    };
    let seeds =
        table.chairs().iter().map(|chair| chair.seed.as_deref().map(|seed| HEXLOWER.encode(seed)));
    Some(EndingState {
        how: ending.how,
        winners: seat_numbers(ending.winners),
        result,
        revealed: Revealed {
            server_seed: HEXLOWER.encode(&table.opening().secret),
            seat_seeds: seeds.collect(),
        },
    })
}
