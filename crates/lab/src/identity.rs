//! What decides how games at a table go.

use munera_protocol::codec::Codec;
use munera_protocol::record::ATTACHMENT_HASH;
use serde_json::{Map, Value, json};

/// The game, its rules, its options and its content, for the first line of a journal.
pub(super) fn identity_of<G: Codec>(game: &G) -> Map<String, Value> {
    let tag = |hash: &str| (ATTACHMENT_HASH.to_owned(), hash.into());
    let content: Map<String, Value> = game.attachment().map(tag).into_iter().collect();
    let entries = [
        ("game", json!(G::NAME)),
        ("rules", json!(G::RULES_VERSION)),
        ("options", game.write_options()),
        ("content", Value::Object(content)),
    ];
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
