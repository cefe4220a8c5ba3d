//! A finished game, step by step, with everything that players could not see.

use munera_protocol::catalog::read_record_header;
use munera_protocol::codec::GameView;
use munera_protocol::content::Packs;
use munera_protocol::ending::{Ending, Termination};
use munera_protocol::fault::{Code, Fault};
use munera_protocol::record::Record;
use munera_protocol::with_game;
use munera_rules::{Event, Explain, Game, Message, Seat, Viewer, read_event};
use munera_session::HowEnded;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Guide;
use crate::SeatSecrets;
use crate::Secretive;
use crate::Story;

/// The most steps in one answer.
pub const MOST_STEPS: u32 = 200;

/// A part of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The name of the game.
    pub game: String,
    /// Its options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The name of the player in each seat.
    pub names: Vec<String>,
    /// When it was played, as its record says: `2026.11.16`.
    pub date: Option<String>,
    /// How it ended; none for a record that breaks off.
    pub how: Option<HowEnded>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// How many events the game has; there is one step more, for its start.
    pub total: u32,
    /// The steps that were asked for, as far as the game has them.
    pub steps: Vec<ReplayStep>,
}

/// The game after one of its events, or at its start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// The number of the event, from 1; 0 for the start.
    pub number: u32,
    /// The event as the record has it.
    pub event: Option<String>,
    /// The event in parts, as the seat that moved noticed it.
    pub what: Option<Story>,
    /// What a spectator sees after it.
    #[schema(value_type = Value)]
    pub view: GameView,
    /// The guide of that view.
    pub guide: Guide,
    /// What only each seat knew.
    pub secrets: Vec<SeatSecrets>,
}

/// Writes a part of a record: `count` steps, from step `from` on.
pub fn replay(packs: &Packs, record: &Record, from: u32, count: u32) -> Result<Replay, Fault> {
    let (game, position) = read_record_header(packs, record)?;
    let steps = with_game!(&game, game => {
        let start = match &position {
            None => game.start(),
            Some(position) => munera_protocol::codec::set_up(game, position)?,
        };
        tell(game, start, &record.events, from, count.min(MOST_STEPS))?
    });
    let ending =
        Ending::of(record).map_err(|error| Fault::new(Code::BadRecord, error.message()))?;
    let result = ending.result.as_deref().is_some_and(|result| result != "*");
    let seats = (0..8).map_while(|seat| record.tag(&format!("Seat{seat}")));
    let options = record.tag("Options").and_then(|tag| serde_json::from_str(tag).ok());
    Ok(Replay {
        game: record.tag("Game").unwrap_or_default().to_owned(),
        options: options.unwrap_or_default(),
        names: seats.map(str::to_owned).collect(),
        date: record.tag("Date").map(str::to_owned),
        how: match ending.termination {
            Some(Termination::Finished) => Some(HowEnded::Finished),
            Some(Termination::Resignation) => Some(HowEnded::Resigned),
            Some(Termination::Abandoned) => Some(HowEnded::Abandoned),
            // Old records do not say how the game ended.
            None => result.then_some(HowEnded::Finished),
        },
        winners: ending.winners().map(Seat::number).collect(),
        total: record.events.len() as u32,
        steps,
    })
}

fn tell<G: Secretive>(
    game: &G,
    mut state: G::State,
    events: &[String],
    from: u32,
    count: u32,
) -> Result<Vec<ReplayStep>, Fault> {
    let wanted = from..from.saturating_add(count);
    let mut steps = Vec::new();
    if wanted.contains(&0) {
        steps.push(step(game, &state, 0, None, None));
    }
    for (number, text) in (1..wanted.end).zip(events) {
        let event = read_event(game, text).map_err(|_| misfit(number, text))?;
        // The seat that moved notices the most: what it drew, and what it answered in secret.
        let viewer = match &event {
            Event::Move(seat, _) if seat.number() < game.players() => Viewer::Seat(*seat),
            Event::Move(..) | Event::Chance(_) => Viewer::Spectator,
        };
        let is_wanted = wanted.contains(&number);
        let before = is_wanted.then(|| game.view(&state, viewer));
        game.play(&mut state, &event).map_err(|_| misfit(number, text))?;
        if let Some(before) = before {
            let news = game.news(&before, &game.view(&state, viewer));
            let what = news.map(|news| game.story(&news));
            steps.push(step(game, &state, number, Some(text), what));
        }
    }
    Ok(steps)
}

fn step<G: Secretive>(
    game: &G,
    state: &G::State,
    number: u32,
    event: Option<&String>,
    what: Option<Story>,
) -> ReplayStep {
    let view = game.view(state, Viewer::Spectator);
    let own = |seat| game.secrets(&game.view(state, Viewer::Seat(seat)));
    ReplayStep {
        number,
        event: event.cloned(),
        what,
        view: game.write_view(&view),
        guide: game.guide(&view),
        secrets: Seat::all(game.players()).map(own).collect(),
    }
}

fn misfit(number: u32, text: &str) -> Fault {
    let message = Message::new("fault-record-misfit").with("number", number.to_string());
    Fault::new(Code::BadRecord, message.with("event", text.chars().take(60).collect::<String>()))
}
