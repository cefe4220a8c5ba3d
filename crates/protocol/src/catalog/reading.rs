//! Reads games and records by the name of the game.

use munera_rules::Message;
use serde_json::Value;

use super::GameName;
use crate::catalog::AnyGame;
use crate::content::{PackError, Packs};
use crate::fault::{Code, Fault};
use crate::record::{ATTACHMENT_HASH, Record};

/// Reads the options of a named game and makes the game.
pub fn read_game(packs: &Packs, name: &str, options: &Value) -> Result<AnyGame, Fault> {
    find(name)?.make(packs, options)
}

/// The same for a game that has begun. The text that its options refer to may have changed since,
/// so `hash` says which one it was, as [`Codec::attachment`](crate::codec::Codec::attachment)
/// returns it.
pub fn read_game_with(
    packs: &Packs,
    name: &str,
    options: &Value,
    attachment: Option<&str>,
) -> Result<AnyGame, Fault> {
    let game = find(name)?;
    let hash = attachment.map(str::to_ascii_lowercase);
    let (Some(called), Some(hash)) = (game.attachment(options), hash) else {
        return game.make(packs, options);
    };
    packs.check(called, Some(&hash))?;
    let mut options = options.clone();
    if let Some(called) = packs.name_of(called, &hash) {
        game.attach(&mut options, called);
    }
    game.make(packs, &options)
}

/// Whether the program has the text with this hash that options refer to.
pub fn attachment_is_here(packs: &Packs, name: &str, options: &Value, hash: &str) -> bool {
    let called = GameName::read(name).and_then(|game| game.attachment(options));
    called.is_none_or(|called| packs.check(called, Some(hash)).is_ok())
}

/// Checks that the program has the text that the options of a record refer to. Malformed options
/// pass: another check refuses them.
pub fn check_attachment(packs: &Packs, record: &Record) -> Result<(), PackError> {
    let game = record.tag("Game").and_then(GameName::read);
    let options = record.tag("Options").and_then(|tag| serde_json::from_str::<Value>(tag).ok());
    let called = game.and_then(|game| game.attachment(options.as_ref()?));
    called.map_or(Ok(()), |called| packs.check(called, record.tag(ATTACHMENT_HASH)))
}

/// The game of a record, and the position that it began from.
pub fn read_record_header(
    packs: &Packs,
    record: &Record,
) -> Result<(AnyGame, Option<Value>), Fault> {
    let about = |id: &'static str, tag: &str| Message::new(id).with("tag", tag);
    let bad = |message| Fault::new(Code::BadRecord, message);
    let json_tag = |key: &str| -> Result<Option<Value>, Fault> {
        let read = record.tag(key).map(serde_json::from_str).transpose();
        read.map_err(|error: serde_json::Error| {
            bad(about("fault-tag-not-json", key).with("parser", error.to_string()))
        })
    };
    let name = record.tag("Game").ok_or_else(|| bad(about("fault-tag-missing", "Game")))?;
    let options = json_tag("Options")?.ok_or_else(|| bad(about("fault-tag-missing", "Options")))?;
    check_attachment(packs, record)?;
    let game = read_game_with(packs, name, &options, record.tag(ATTACHMENT_HASH))?;
    let version = find(name)?.rules_version().to_string();
    if record.tag("Rules").is_some_and(|rules| rules != version) {
        let message = Message::new("fault-other-rules").with("game", name);
        return Err(bad(message.with("version", version)));
    }
    Ok((game, json_tag("Position")?))
}

fn find(name: &str) -> Result<GameName, Fault> {
    let known = GameName::ALL.map(GameName::as_str).join(", ");
    let unknown = || Message::new("fault-unknown-game").with("known", known);
    GameName::read(name).ok_or_else(|| Fault::new(Code::UnknownGame, unknown()))
}
