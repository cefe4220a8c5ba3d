//! What everyone may know of a table's log.

use munera_protocol::catalog::read_game_with;
use munera_protocol::content::Packs;
use munera_protocol::with_game;
use munera_rules::{Game, Viewer, read_event};
use munera_storage::StoredEntry;
use serde_json::Value;

/// An entry that everyone may know of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PublicEntry {
    /// Its place in the log.
    pub(super) place: usize,
    /// What it says, without its moment.
    pub(super) text: String,
    /// The seat that moves.
    pub(super) seat: Option<u8>,
}

/// The entries of a log, and for each of them whether only its own seat may know of it.
pub(super) fn hidden_entries(packs: &Packs, log: &[StoredEntry]) -> Vec<bool> {
    let lines: Vec<Value> =
        log.iter().map(|entry| serde_json::from_slice(&entry.bytes).unwrap_or_default()).collect();
    let Some(first) = lines.first() else { return Vec::new() };
    let name = first["game"].as_str().unwrap_or_default();
    match read_game_with(packs, name, &first["options"], first["pack_hash"].as_str()) {
        Ok(game) => with_game!(&game, game => hidden_in(game, &lines)),
        Err(_) => vec![false; lines.len()],
    }
}

fn hidden_in<G: Game>(game: &G, lines: &[Value]) -> Vec<bool> {
    let mut states = vec![game.start()];
    let mut hidden = Vec::with_capacity(lines.len());
    for line in lines {
        hidden.push(match line["k"].as_str().unwrap_or_default() {
            "declared" | "forced_declared" => true,
            "played" => {
                let event = read_event(game, line["event"].as_str().unwrap_or_default());
                let (Ok(event), Some(before)) = (event, states.last().cloned()) else {
                    hidden.push(false);
                    continue;
                };
                let mut after = before.clone();
                game.play_unchecked(&mut after, &event);
                let view = |state| game.view(state, Viewer::Spectator);
                let is_same = view(&before) == view(&after);
                states.push(after);
                is_same
            }
            "took_back" => {
                states.pop();
                false
            }
            _ => false,
        });
    }
    hidden
}

/// What everyone may know of a log, but for its moments. That the table slept is told to no viewer,
/// and follows from what the storage and the server went through.
pub(super) fn public_story(packs: &Packs, log: &[StoredEntry]) -> Vec<PublicEntry> {
    let hidden = hidden_entries(packs, log);
    let entries = log.iter().zip(hidden).enumerate();
    let public = entries.filter_map(|(place, (entry, is_hidden))| {
        let mut line: Value = serde_json::from_slice(&entry.bytes).ok()?;
        let is_rest = matches!(line["k"].as_str(), Some("slept" | "woke"));
        let event = line["event"].as_str().unwrap_or_default();
        let seat = event.split_once(':').and_then(|(seat, _)| seat.parse().ok());
        line.as_object_mut()?.remove("at");
        (!is_hidden && !is_rest).then(|| PublicEntry { place, text: line.to_string(), seat })
    });
    public.collect()
}

/// How many moves a seat has made in a log, hidden ones too.
pub(super) fn moves_of(log: &[StoredEntry], seat: u8) -> usize {
    let is_its = |entry: &&StoredEntry| {
        let line: Value = serde_json::from_slice(&entry.bytes).unwrap_or_default();
        let mover = line["event"].as_str().and_then(|event| event.split_once(':'));
        mover.is_some_and(|(mover, _)| mover.parse() == Ok(seat))
    };
    log.iter().filter(is_its).count()
}
