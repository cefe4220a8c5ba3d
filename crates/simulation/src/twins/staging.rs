//! What both worlds go through around a hidden change, and who looks closely there.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::ws::Message;
use munera_guide::wire::{ClientMessage, Speech, TableCommand};
use munera_ids::TableCode;

use super::Meanwhile;
use super::candidates::Change;
use crate::agenda::Actor;
use crate::chance::Chance;
use crate::input::{Input, Scripted};
use crate::person::Place;
use crate::storage::Health;

/// The connections that look closely have numbers from here on.
const PROBES: u64 = 3_000_000;

/// A connection that is opened again after a crash has a number that is greater by this.
const AGAIN: u64 = 1_000_000;

/// How long the worlds go on after the last change, in milliseconds.
const AFTERWARDS: u64 = 150_000;

/// The script of a world: what happened in a run, what befalls the server around the changes, and
/// clients that look closely.
pub(super) fn stage(
    recorded: &[Scripted],
    changes: &[Change],
    meanwhile: Meanwhile,
    chance: Chance,
    first_stranger: usize,
) -> Vec<Scripted> {
    let moments = changes.iter().flat_map(|change| &change.moments);
    let last = moments.clone().max().map_or(u64::MAX, |last| last + AFTERWARDS);
    let mut script: Vec<Scripted> = recorded.iter().filter(|it| it.at < last).cloned().collect();
    if let Some(first) = moments.min() {
        befall(&mut script, *first, meanwhile, chance.of("befall"));
    }
    for (number, change) in (0..).zip(changes) {
        look_closely(&mut script, PROBES + 2 * number, change, first_stranger);
    }
    if last < u64::MAX {
        script.push(scripted(last, Input::End));
    }
    script.sort_by_key(|it| it.at);
    script
}

fn scripted(at: u64, input: Input) -> Scripted {
    Scripted { at, actor: Actor::Plan, input }
}

fn befall(script: &mut Vec<Scripted>, first: u64, meanwhile: Meanwhile, chance: Chance) {
    match meanwhile {
        Meanwhile::Nothing => {}
        Meanwhile::WritesHang => {
            let hang = 100 + chance.below(9_000);
            script.push(scripted(first.saturating_sub(1), Input::Hang(hang)));
        }
        Meanwhile::WritesAreSlow => {
            script.push(scripted(first.saturating_sub(20), Input::Health(Health::Slow)));
            let until = first + chance.below(40_000);
            script.push(scripted(until, Input::Health(Health::Sound)));
        }
        Meanwhile::WritesAreRefused => {
            script.push(scripted(first.saturating_sub(20), Input::Health(Health::Full)));
            let until = first + 10 + chance.below(4_000);
            script.push(scripted(until, Input::Health(Health::Sound)));
        }
        Meanwhile::ServerDies => {
            let dies = first + 40 + chance.below(4_000);
            come_back(script, dies);
        }
    }
}

/// A connection before a crash, and what its client sees.
struct Line {
    person: usize,
    watched: BTreeSet<Place>,
    sees_lobby: bool,
}

/// The server dies, and everyone who was connected comes back and sees what they saw before.
fn come_back(script: &mut Vec<Scripted>, dies: u64) {
    const AWAY: u64 = 1_000;
    let mut lines: BTreeMap<u64, Line> = BTreeMap::new();
    for Scripted { input, .. } in script.iter().take_while(|it| it.at <= dies) {
        match input {
            Input::Connect { connection, person, .. } => {
                let (watched, sees_lobby) = (BTreeSet::new(), false);
                lines.insert(*connection, Line { person: *person, watched, sees_lobby });
            }
            Input::Reset(gone) | Input::Break(gone) => drop(lines.remove(gone)),
            Input::Send { connection, message: Message::Close(_) } => {
                drop(lines.remove(connection));
            }
            Input::Die(_) => lines.clear(),
            Input::Send { connection, message: Message::Text(text) } => {
                let Some(line) = lines.get_mut(connection) else { continue };
                match serde_json::from_str(text) {
                    Ok(ClientMessage::Watch { table, seat, .. }) => {
                        line.watched.insert((table, seat));
                    }
                    Ok(ClientMessage::Unwatch { table, seat }) => {
                        line.watched.remove(&(table, seat));
                    }
                    Ok(ClientMessage::Lobby { on }) => line.sees_lobby = on,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    // What they send later, they send over their new connection.
    for later in script.iter_mut().filter(|it| it.at > dies) {
        match &mut later.input {
            Input::Send { connection, .. }
            | Input::Reset(connection)
            | Input::Break(connection)
            | Input::BeDeaf(connection)
            | Input::Hear(connection)
                if lines.contains_key(connection) =>
            {
                *connection += AGAIN;
            }
            _ => {}
        }
    }
    script.push(scripted(dies, Input::Die(AWAY)));
    let mut back = dies + AWAY + 2_500;
    for (connection, Line { person, watched, sees_lobby }) in lines {
        let connection = connection + AGAIN;
        back += 7;
        script.push(scripted(back, Input::Connect { connection, person, is_even: false }));
        let watches = watched.into_iter().map(|(table, seat)| ClientMessage::Watch {
            table,
            seat,
            version: None,
        });
        let looks = sees_lobby.then_some(ClientMessage::Lobby { on: true });
        for message in watches.chain(looks) {
            script.push(frame(back + 1, connection, &message));
        }
    }
    script.sort_by_key(|it| it.at);
}

fn frame(at: u64, connection: u64, message: &ClientMessage) -> Scripted {
    let text = serde_json::to_string(message).unwrap_or_default();
    scripted(at, Input::Send { connection, message: Message::Text(text.into()) })
}

/// A stranger and another person at the table look closely around a change: they see the lobby and
/// the table, and ask every other millisecond for something that needs no storage.
fn look_closely(script: &mut Vec<Scripted>, line: u64, change: &Change, stranger: usize) {
    let table = change.table.to_string();
    let (other, seat) = change.other.unwrap_or((stranger + 1, 0));
    for moment in &change.moments {
        let begin = moment.saturating_sub(2_500);
        let own_seat = change.other.map(|(_, seat)| seat);
        let lines = [(line, stranger, None), (line + 1, other, own_seat)];
        for (connection, person, seat) in lines {
            let (is_even, table) = (true, table.clone());
            script.push(scripted(begin, Input::Connect { connection, person, is_even }));
            let watch = ClientMessage::Watch { table, seat, version: None };
            script.push(frame(begin + 5, connection, &watch));
        }
        script.push(frame(begin + 5, line, &ClientMessage::Lobby { on: true }));
        for number in 0..44 {
            let at = moment.saturating_sub(8) + 2 * number;
            script.push(frame(at, line, &stale(change.table, change.seat, at)));
            script.push(frame(at + 1, line + 1, &stale(change.table, seat, at)));
        }
        // Something that everyone may know of must be stored just after what is hidden.
        let id = format!("said-{moment}");
        let command = TableCommand::Say { seat, speech: Speech::Phrase(1) };
        let said = ClientMessage::Do { table: table.clone(), id, command };
        script.push(frame(moment + 3 + moment % 9, line + 1, &said));
        for number in 1..30 {
            let at = moment + 400 * number;
            script.push(frame(at, line, &stale(change.table, change.seat, at)));
        }
    }
}

/// A move that is refused whatever the seat holds.
fn stale(table: TableCode, seat: u8, at: u64) -> ClientMessage {
    let (table, id, choice) = (table.to_string(), format!("stale-{at}"), "rubbish".to_owned());
    ClientMessage::Move { table, seat, request: 0, id, choice }
}
