//! What clients were told, compared with the logs.

use std::collections::{BTreeMap, BTreeSet};

use munera_engine::verify::{Verdict, verify_text};
use munera_ids::TableCode;
use munera_protocol::content::Packs;
use munera_server::tables::check_log;
use munera_storage::{Chain, SummaryStage};
use serde_json::Value;

use crate::figures::Figures;
use crate::storage::{Contents, KeptTable};

/// What clients were told of all tables.
#[derive(Default)]
pub(crate) struct Ledger {
    pages: BTreeMap<String, Page>,
    /// The streams of all viewers, as any client has read them: the hash of each item.
    streams: BTreeMap<(String, Option<u8>), BTreeMap<u64, u64>>,
}

#[derive(Default)]
struct Page {
    /// What was sent, with its place in the order of first sending.
    sent: BTreeMap<String, usize>,
    /// The acknowledged moves by seat: ids and texts.
    moves: BTreeMap<u8, Vec<(String, String)>>,
    /// The acknowledged commands: people and ids.
    commands: BTreeSet<(u64, String)>,
    /// How often each thing was sent and not answered yet.
    unanswered: BTreeMap<String, u32>,
    /// What was refused each time that it was sent.
    refused: BTreeSet<String>,
    /// The length and the hash of the log when it was last checked.
    mark: Option<(usize, Chain)>,
    is_deleted: bool,
    /// Whether the record was verified.
    is_verified: bool,
}

impl Ledger {
    fn page(&mut self, table: &str) -> &mut Page {
        self.pages.entry(table.to_owned()).or_default()
    }

    /// Something is sent, perhaps again.
    pub(crate) fn send(&mut self, table: &str, id: &str) {
        let page = self.page(table);
        page.refused.remove(id);
        let place = page.sent.len();
        page.sent.entry(id.to_owned()).or_insert(place);
        *page.unanswered.entry(id.to_owned()).or_default() += 1;
    }

    /// A move is acknowledged.
    pub(crate) fn acknowledge_move(&mut self, table: &str, seat: u8, id: &str, choice: &str) {
        let moves = self.page(table).moves.entry(seat).or_default();
        moves.push((id.to_owned(), choice.to_owned()));
    }

    /// A command is acknowledged.
    pub(crate) fn acknowledge_command(&mut self, table: &str, person: u64, id: &str) {
        self.page(table).commands.insert((person, id.to_owned()));
    }

    /// Something is refused. If it was sent several times, the others may still be carried out.
    pub(crate) fn refuse(&mut self, table: &str, id: &str) {
        let page = self.page(table);
        let unanswered = page.unanswered.entry(id.to_owned()).or_default();
        *unanswered = unanswered.saturating_sub(1);
        if *unanswered == 0 {
            page.refused.insert(id.to_owned());
        }
    }

    /// A table is deleted by its host.
    pub(crate) fn delete(&mut self, table: &str) {
        self.page(table).is_deleted = true;
    }

    /// Items of a viewer's stream from this version on. Whatever connection reads them, they are
    /// the same.
    pub(crate) fn read(
        &mut self,
        table: &str,
        viewer: Option<u8>,
        from: u64,
        items: &[Value],
    ) -> Result<(), String> {
        let stream = self.streams.entry((table.to_owned(), viewer)).or_default();
        for (version, item) in (from..).zip(items) {
            let own = hash(&item.to_string());
            let known = *stream.entry(version).or_insert(own);
            if known != own {
                return Err(format!("{table} {viewer:?}: version {version} has changed: {item}"));
            }
        }
        Ok(())
    }

    /// Compares everything with what is stored, while no server runs.
    pub(crate) fn check(&mut self, contents: &Contents, packs: &Packs) -> Result<(), String> {
        for (table, page) in &mut self.pages {
            let code: TableCode = table.parse().map_err(|_| format!("{table} is no code"))?;
            match contents.tables().get(&code) {
                Some(kept) => {
                    page.check(code, kept, packs).map_err(|error| format!("{table}: {error}"))?;
                }
                None if page.is_deleted => {}
                None => return Err(format!("{table} is lost")),
            }
        }
        Ok(())
    }
}

impl Page {
    fn check(&mut self, code: TableCode, kept: &KeptTable, packs: &Packs) -> Result<(), String> {
        if self.mark == kept.hashes.last().map(|head| (kept.hashes.len(), *head)) {
            return Ok(());
        }
        if let Some((length, head)) = self.mark
            && kept.hashes.get(length - 1) != Some(&head)
        {
            return Err(format!("the past has changed: it had {length} entries"));
        }
        self.mark = kept.hashes.last().map(|head| (kept.hashes.len(), *head));
        let mut chain = Chain::start(code);
        for (number, (entry, hash)) in kept.entries.iter().zip(&kept.hashes).enumerate() {
            chain = chain.with(&entry.bytes);
            if chain != *hash {
                return Err(format!("entry {number} does not fit its chain"));
            }
        }
        check_log(packs, code, &kept.entries).map_err(|error| format!("no table: {error}"))?;
        let mut moves: BTreeMap<u8, Vec<(String, String)>> = BTreeMap::new();
        let mut commands = BTreeMap::new();
        for entry in &kept.entries {
            let line: Value =
                serde_json::from_slice(&entry.bytes).map_err(|error| error.to_string())?;
            if let Some((seat, id)) = &entry.made_by {
                let event = line["event"].as_str().unwrap_or_default();
                let choice = event.split_once(':').map_or(event, |(_, choice)| choice);
                moves.entry(*seat).or_default().push((id.clone(), choice.to_owned()));
            }
            if let (Some(person), Some(id)) = (line["cmd"][0].as_u64(), line["cmd"][1].as_str()) {
                *commands.entry((person, id.to_owned())).or_insert(0) += 1;
            }
        }
        self.compare(&moves, &commands)?;
        if kept.summary.stage == SummaryStage::Over
            && !self.is_verified
            && let Some(record) = &kept.record
        {
            self.is_verified = true;
            match verify_text(packs, record) {
                Verdict::Fair { .. } => {}
                verdict => return Err(format!("the record is not fair: {verdict:?}")),
            }
        }
        Ok(())
    }

    fn compare(
        &self,
        moves: &BTreeMap<u8, Vec<(String, String)>>,
        commands: &BTreeMap<(u64, String), u32>,
    ) -> Result<(), String> {
        for (seat, acknowledged) in &self.moves {
            let kept = moves.get(seat).map_or(&[][..], Vec::as_slice);
            // A client that sees its move in the game may make the next one before it has an answer to
            // the first, so acknowledgements may come in another order.
            let mut acknowledged: Vec<_> = acknowledged.iter().collect();
            acknowledged.sort_by_key(|(id, _)| self.sent.get(id));
            let mut last: Option<(usize, &str)> = None;
            for (id, choice) in acknowledged {
                let found: Vec<_> =
                    kept.iter().enumerate().filter(|(_, (own, _))| own == id).collect();
                let [(place, (_, text))] = found[..] else {
                    return Err(format!("the move {id} of seat {seat} is there {}×", found.len()));
                };
                if text != choice {
                    return Err(format!("the move {id} was {choice}, and is {text}"));
                }
                if let Some((before, earlier)) = last
                    && place < before
                {
                    return Err(format!(
                        "the move {id} of seat {seat} stands before {earlier}, which was sent first"
                    ));
                }
                last = Some((place, id));
            }
        }
        for (person, id) in &self.commands {
            let count = commands.get(&(*person, id.clone())).copied().unwrap_or_default();
            if count != 1 {
                return Err(format!("the command {id} is there {count}×"));
            }
        }
        let kept = moves.values().flatten().map(|(id, _)| id);
        let kept = kept.chain(commands.keys().map(|(_, id)| id));
        let mut seen = BTreeSet::new();
        for id in kept {
            if self.refused.contains(id) {
                return Err(format!("{id} was refused, and is there"));
            }
            // A move and a command have different ids here, and so have two people.
            if !seen.insert(id) {
                return Err(format!("{id} is there twice"));
            }
        }
        Ok(())
    }
}

/// How long a game was being played at a table by its log, in milliseconds; how many moves bots
/// made; and whether the game has ended.
pub(crate) fn measure(kept: &KeptTable, figures: &mut Figures) {
    let (mut since, mut stands, mut sleeps, mut paused) = (None, true, false, false);
    let mut last = 0;
    for entry in &kept.entries {
        let Ok(line) = serde_json::from_slice::<Value>(&entry.bytes) else { continue };
        let at = line["at"].as_i64().unwrap_or(last);
        last = at;
        match line["k"].as_str().unwrap_or_default() {
            "started" => stands = false,
            "slept" => sleeps = true,
            "woke" => sleeps = false,
            "paused" => paused = true,
            "resumed" => paused = false,
            "abandoned" => stands = true,
            "played" if line["by"] == "bot" => figures.bot_moves += 1,
            _ => {}
        }
        let plays = !(stands || sleeps || paused);
        match (since, plays) {
            (None, true) => since = Some(at),
            (Some(begun), false) => {
                figures.table_time += u64::try_from(at - begun).unwrap_or_default();
                since = None;
            }
            _ => {}
        }
    }
    // A game that goes on, or has ended, played until its last entry.
    let left = since.map_or(0, |begun| last - begun);
    let after: i64 = if kept.summary.stage == SummaryStage::Over { lag(kept) } else { 0 };
    figures.table_time += u64::try_from((left - after).max(0)).unwrap_or_default();
    figures.games += u64::from(kept.summary.stage == SummaryStage::Over);
}

/// How long people have talked on after the last event of the game.
fn lag(kept: &KeptTable) -> i64 {
    let lines = kept.entries.iter().rev();
    let mut lines = lines.filter_map(|it| serde_json::from_slice::<Value>(&it.bytes).ok());
    let at = |line: &Value| line["at"].as_i64().unwrap_or_default();
    let Some(last) = lines.next() else { return 0 };
    let ends =
        |line: &Value| ["played", "abandoned", "resigned"].iter().any(|kind| line["k"] == **kind);
    if ends(&last) {
        return 0;
    }
    lines.find(ends).map_or(0, |end| at(&last) - at(&end))
}

/// A hash that is the same in every run.
pub(crate) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
