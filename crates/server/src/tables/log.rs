//! A table's log as it is stored: one JSON object per entry.
//!
//! The first line says which game the table has and how it was opened; it is defined here. All
//! other lines are the session's [`TableEntry`], with the events of the game in their notation.
//! Names and words are kept beside the lines, which have only hashes of them: so they can be erased.
//!
//! These lines outlive every version of the program. A field may be added if it has a default; no
//! field is ever renamed or given another meaning.

#[cfg(test)]
mod tests;

use std::{io, mem};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use munera_guide::wire::SettingsForm;
use munera_protocol::catalog::{AnyGame, attachment_is_here, read_game_with};
use munera_protocol::codec::Codec;
use munera_protocol::content::Packs;
use munera_rules::{Event, Game, read_event, write_event};
use munera_session::{
    By, Inconsistent, Moment, MoveId, Opening, PersonId, Speech, TableEntry, TableEvent,
};
use munera_storage::StoredEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Unreadable;
use super::bot_names::read_bot;
use super::personal_text;
use crate::entropy::Entropy;

/// The first line of a log.
#[derive(Debug, Serialize, Deserialize)]
struct OpeningLine {
    at: i64,
    k: Opened,
    game: String,
    options: Value,
    rules: u32,
    #[serde(rename = "pack_hash", default, skip_serializing_if = "Option::is_none")]
    attachment: Option<String>,
    host: u64,
    settings: SettingsForm,
    secret: String,
    commitment: String,
    /// When the log was last rewritten to erase a person. It does not name the chain before: from
    /// that, and everything else that is in the log, a name could be guessed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rewritten: Option<i64>,
}

/// The kind of a log's first line, besides those of [`TableEvent`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Opened {
    Opened,
}

/// The first line of a log: which game a table has, and how it was opened.
pub(super) fn write_opening<G: Codec>(game: &G, opening: &Opening) -> StoredEntry {
    let line = OpeningLine {
        at: opening.at.0,
        k: Opened::Opened,
        game: G::NAME.to_owned(),
        options: game.write_options(),
        rules: G::RULES_VERSION,
        attachment: game.attachment().map(str::to_owned),
        host: opening.host.0,
        settings: SettingsForm::write(&opening.settings),
        secret: HEXLOWER.encode(&opening.secret),
        commitment: opening.commitment.clone(),
        rewritten: None,
    };
    StoredEntry { bytes: write_line(&line), made_by: None, personal: None }
}

/// Reads the first line of a log.
pub(super) fn read_opening(packs: &Packs, bytes: &[u8]) -> Result<(AnyGame, Opening), Unreadable> {
    let line: OpeningLine = read_line(bytes)?;
    let any = read_game_with(packs, &line.game, &line.options, line.attachment.as_deref())
        .map_err(wrong)?;
    let known = munera_protocol::with_game!(&any, game => rules_version(game));
    if line.rules != known {
        return Err(Unreadable::OtherRules { wanted: line.rules, known });
    }
    let mut settings = line.settings.read_kept();
    settings.substitute = read_bot(&settings.substitute.0).map_err(wrong)?;
    let opening = Opening {
        at: Moment(line.at),
        host: PersonId(line.host),
        settings,
        secret: HEXLOWER_PERMISSIVE.decode(line.secret.as_bytes()).map_err(wrong)?,
        commitment: line.commitment,
    };
    Ok((any, opening))
}

/// The hash of the text that a table's options refer to, if that text is missing here.
pub(super) fn missing_attachment(packs: &Packs, bytes: &[u8]) -> Option<String> {
    let OpeningLine { game, options, attachment, .. } = read_line(bytes).ok()?;
    attachment.filter(|hash| !attachment_is_here(packs, &game, &options, hash))
}

/// One entry in the form that is stored. A name or words go beside it, which needs a random salt.
pub(super) fn write<G: Game>(
    game: &G,
    entry: &TableEntry<Event<G>>,
    entropy: &Entropy,
) -> io::Result<StoredEntry> {
    let made_by = match &entry.what {
        TableEvent::Played { event: Event::Move(seat, _), by: By::Person(MoveId(id)) } => {
            Some((seat.number(), id.clone()))
        }
        _ => None,
    };
    let mut line = entry.clone().map(|event| write_event(game, &event));
    let mut personal = None;
    if let Some((person, text)) = text_of(&mut line.what).filter(|(_, text)| !text.is_empty()) {
        let kept = personal_text::new(person, mem::take(text), entropy)?;
        line.text_hash = Some(personal_text::hash(&kept));
        personal = Some(kept);
    }
    Ok(StoredEntry { bytes: write_line(&line), made_by, personal })
}

/// The person whom an event names, or who speaks, and the name or the words.
fn text_of<E>(what: &mut TableEvent<E>) -> Option<(PersonId, &mut String)> {
    match what {
        TableEvent::Sat { sitter, .. } => Some((sitter.id, &mut sitter.name)),
        TableEvent::Said { person, speech: Speech::Words(words), .. } => Some(((*person)?, words)),
        _ => None,
    }
}

/// Reads one entry, with the text that is kept beside it. If that was erased, it is empty.
pub(super) fn read<G: Game>(
    game: &G,
    entry: &StoredEntry,
) -> Result<TableEntry<Event<G>>, Inconsistent> {
    let mut line: TableEntry<String> = read_line(&entry.bytes)?;
    if let Some(personal) = &entry.personal {
        let text = text_of(&mut line.what);
        let text = text.ok_or_else(|| wrong("a text is kept for an entry that has none"))?;
        text.1.clone_from(&personal.text);
        if line.text_hash != Some(personal_text::hash(personal)) {
            return Err(wrong("a text does not fit its hash"));
        }
    }
    line.text_hash = None;
    line.try_map(|event| {
        read_event(game, &event).map_err(|error| wrong(format!("{event:?} is no event: {error:?}")))
    })
}

fn write_line(line: &impl Serialize) -> Vec<u8> {
    // Serialising a line cannot fail, because its maps have texts as keys.
    serde_json::to_vec(line).unwrap_or_default()
}

fn read_line<'a, Line: Deserialize<'a>>(bytes: &'a [u8]) -> Result<Line, Inconsistent> {
    serde_json::from_slice(bytes).map_err(wrong)
}

/// The version of a game's rules.
fn rules_version<G: Game>(_: &G) -> u32 {
    G::RULES_VERSION
}

fn wrong(cause: impl std::fmt::Display) -> Inconsistent {
    Inconsistent(cause.to_string())
}
