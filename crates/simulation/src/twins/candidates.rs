//! Which hidden things could have been otherwise in a run.

use std::collections::BTreeSet;

use axum::extract::ws::Message;
use munera_guide::wire::{AutoResponse, ClientMessage, TableCommand};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use serde_json::Value;

use super::HiddenChange;
use super::story::hidden_entries;
use crate::chance::Chance;
use crate::input::{Input, Scripted};
use crate::pipe::arrival_upward;
use crate::run::Recording;

/// A hidden thing that is otherwise in the second world.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// The person who knows of it.
    pub(super) person: usize,
    pub(super) table: TableCode,
    pub(super) seat: u8,
    /// Another person who sits there, if there is one.
    pub(super) other: Option<(usize, u8)>,
    /// When it reaches the server, in one world or the other.
    pub(super) moments: Vec<u64>,
    edit: Edit,
}

#[derive(Clone, Debug)]
enum Edit {
    /// The frames with this id are not sent.
    Drop(String),
    /// They are sent later by so many milliseconds, or not if they were sent again before that.
    Delay(String, u64),
    /// These frames are sent too: when, and over which connection.
    Add(Vec<(u64, u64, ClientMessage)>),
}

/// Something hidden that was stored in a run.
struct Hidden {
    person: usize,
    table: TableCode,
    seat: u8,
    id: String,
    asked: u64,
    is_answer: bool,
    /// When the next thing was stored at the table that everyone may know of.
    next: u64,
}

/// A move of a person in a run.
#[derive(Clone, Copy)]
struct Made {
    person: usize,
    table: TableCode,
    seat: u8,
    done: u64,
    next: u64,
}

/// A storage that is sound takes less than this for a write, in milliseconds.
const LONGEST_SOUND_WRITE: u64 = 200;

/// Nothing is delayed by more than this, in milliseconds.
const LONGEST_DELAY: u64 = 60_000;

/// The changes of a kind that a run allows, at most so many, by different people at different
/// tables.
pub(super) fn changes(
    kind: HiddenChange,
    recording: &Recording,
    packs: &Packs,
    (chance, most): (Chance, usize),
    is_final: bool,
) -> Vec<Change> {
    let (hidden, made) = read(recording, packs);
    let places: BTreeSet<(TableCode, usize, u8)> =
        made.iter().map(|it| (it.table, it.person, it.seat)).collect();
    let mut all: Vec<Change> = match kind {
        HiddenChange::Drops => hidden
            .iter()
            .filter(|it| !it.is_answer)
            // A declaration that answers a window which is open, and so closes it, is public at once,
            // also if the storage then refuses both.
            .filter(|it| it.next.saturating_sub(it.asked) > LONGEST_SOUND_WRITE)
            .map(|it| change_of(it, vec![it.asked], Edit::Drop(it.id.clone())))
            .collect(),
        HiddenChange::Delays => hidden
            .iter()
            .filter(|it| it.is_answer)
            .filter_map(|it| {
                let room = it.next.checked_sub(it.asked + 200)?.min(LONGEST_DELAY) as u32;
                let by = 5 + chance.of(&it.id).below(room * 3 / 4);
                let moments = vec![it.asked, it.asked + by];
                Some(change_of(it, moments, Edit::Delay(it.id.clone(), by)))
            })
            .collect(),
        HiddenChange::Adds => made
            .iter()
            .filter_map(|it| added(it, recording, chance.at(it.done), is_final))
            .collect(),
        HiddenChange::Rethinks => Vec::new(),
    };
    let mut generator = chance.of("order").generator();
    munera_rules::Randomness::shuffle(&mut generator, &mut all);
    let mut chosen: Vec<Change> = Vec::new();
    for mut change in all {
        let is_new = |it: &Change| it.person != change.person && it.table != change.table;
        if chosen.len() < most && chosen.iter().all(is_new) {
            let others = places.range((change.table, 0, 0)..).take_while(|it| it.0 == change.table);
            let mut others = others.filter(|it| it.1 != change.person);
            change.other = others.next().map(|(_, person, seat)| (*person, *seat));
            chosen.push(change);
        }
    }
    chosen
}

fn change_of(hidden: &Hidden, moments: Vec<u64>, edit: Edit) -> Change {
    let Hidden { person, table, seat, .. } = *hidden;
    Change { person, table, seat, other: None, moments, edit }
}

/// A declaration that a person makes after a move of theirs, and takes back before anyone moves.
fn added(made: &Made, recording: &Recording, chance: Chance, is_final: bool) -> Option<Change> {
    let room = made.next.checked_sub(made.done + 400)?.min(LONGEST_DELAY) as u32;
    let connection = line_at(&recording.script, made.person, made.done)?;
    let begin = made.done + 1 + chance.of("begin").below(room / 2);
    let end = begin + 60 + chance.of("end").below(room / 3);
    let (table, seat) = (made.table.to_string(), made.seat);
    let [there, back] = if chance.of("what").is_one_in(2) {
        [AutoResponse::DeclineUntilTurn, AutoResponse::Ask]
            .map(|standing| TableCommand::Declare { seat, standing })
    } else {
        [true, false].map(|on| TableCommand::PlayForced { seat, on })
    };
    let message = |id: &str, command| {
        let id = format!("added-{id}-{begin}");
        ClientMessage::Do { table: table.clone(), id, command }
    };
    let mut frames = vec![(begin, connection, message("there", there))];
    if !is_final {
        frames.push((end, connection, message("back", back)));
    }
    let moments = frames.iter();
    let moments =
        moments.map(|(at, line, _)| arrival_upward(recording.chance, *line, *at)).collect();
    let edit = Edit::Add(frames);
    let Made { person, table, .. } = *made;
    Some(Change { person, table, seat, other: None, moments, edit })
}

/// The hidden entries and the moves of people in a run.
fn read(recording: &Recording, packs: &Packs) -> (Vec<Hidden>, Vec<Made>) {
    let (mut hidden, mut made) = (Vec::new(), Vec::new());
    for (table, kept) in &recording.tables {
        let is_hidden = hidden_entries(packs, &kept.entries);
        let moments = recording.moments_of(*table, kept.entries.len());
        let mut next = u64::MAX;
        for place in (0..kept.entries.len()).rev() {
            let Some((asked, done)) = moments[place] else { continue };
            let entry = &kept.entries[place];
            let Ok(line) = serde_json::from_slice::<Value>(&entry.bytes) else { continue };
            if !is_hidden[place] {
                if let Some((seat, id)) = &entry.made_by
                    && let Some(person) = person_of(id)
                    && next < u64::MAX
                {
                    made.push(Made { person, table: *table, seat: *seat, done, next });
                }
                next = asked;
                continue;
            }
            let command = line["cmd"][1].as_str().map(str::to_owned);
            let seat = line["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
            let by = match (&entry.made_by, command, seat) {
                (Some((seat, id)), _, _) => Some((*seat, id.clone(), true)),
                (None, Some(id), Some(seat)) => Some((seat, id, false)),
                _ => None,
            };
            if let Some((seat, id, is_answer)) = by
                && let Some(person) = person_of(&id)
            {
                hidden.push(Hidden { person, table: *table, seat, id, asked, is_answer, next });
            }
        }
    }
    (hidden, made)
}

/// The person whose client made an id.
fn person_of(id: &str) -> Option<usize> {
    id.strip_prefix('p')?.split_once('-')?.0.parse().ok()
}

/// The connection that a person has at a moment, and for a while afterwards.
fn line_at(script: &[Scripted], person: usize, moment: u64) -> Option<u64> {
    let is_early = |it: &&Scripted| it.at <= moment + 20_000;
    let mut line = None;
    for Scripted { at, input, .. } in script.iter().take_while(is_early) {
        match input {
            Input::Connect { connection, person: own, .. } if *own == person => {
                line = (*at <= moment).then_some(*connection);
            }
            Input::Reset(gone) | Input::Break(gone) | Input::BeDeaf(gone)
                if line == Some(*gone) =>
            {
                line = None;
            }
            Input::Send { connection, message: Message::Close(_) } if line == Some(*connection) => {
                line = None;
            }
            Input::Die(_) => line = None,
            _ => {}
        }
    }
    line
}

impl Change {
    /// The script of the second world.
    pub(super) fn apply(&self, script: &mut Vec<Scripted>) {
        match &self.edit {
            Edit::Drop(id) => script.retain(|it| !carries(it, id)),
            Edit::Delay(id, by) => {
                let first = script.iter().find(|it| carries(it, id)).map(|it| it.at);
                let Some(first) = first else { return };
                let mut is_sent = false;
                script.retain_mut(|it| {
                    if !carries(it, id) || it.at >= first + by {
                        return true;
                    }
                    it.at = first + by;
                    !std::mem::replace(&mut is_sent, true)
                });
            }
            Edit::Add(frames) => {
                for (at, connection, message) in frames {
                    let text = serde_json::to_string(message).unwrap_or_default();
                    let input = Input::Send {
                        connection: *connection,
                        message: Message::Text(text.into()),
                    };
                    let actor = crate::agenda::Actor::Person(self.person);
                    script.push(Scripted { at: *at, actor, input });
                }
            }
        }
        script.sort_by_key(|it| it.at);
    }
}

/// Whether an input is a frame with this id.
fn carries(scripted: &Scripted, id: &str) -> bool {
    let Input::Send { message: Message::Text(text), .. } = &scripted.input else { return false };
    text.contains(&format!("\"id\":\"{id}\""))
}

impl Recording {
    /// When each entry of a log was asked for and done, if it was appended.
    pub(super) fn moments_of(&self, table: TableCode, length: usize) -> Vec<Option<(u64, u64)>> {
        let own = self.appended.iter().filter(|it| it.table == table);
        let own: Vec<(u64, u64)> =
            own.flat_map(|it| std::iter::repeat_n((it.asked, it.done), it.entries.len())).collect();
        // What the table was created with comes first.
        let created = length.saturating_sub(own.len());
        std::iter::repeat_n(None, created).chain(own.into_iter().map(Some)).take(length).collect()
    }
}
