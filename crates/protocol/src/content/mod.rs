//! Content packs of Fired Up: all that is printed and is no rule, as one readable text file.
//!
//! `content/default.toml` is ours; an owner of the printed game can write another.

mod bets;
mod by_id;
mod check;
mod fault;
mod file;
mod highlights;
mod mats;
mod read;
mod reader;
mod recalled;
mod recorded;
mod schema;
mod similar_cards;
mod titles;
mod vocabulary;

#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

pub use check::{PackCheck, check};
pub use fault::ContentFault;
pub use file::{inspect_file, take_up};
use munera_rules::fired_up::{BetId, HighlightId, Pack};
pub use read::{Inspection, inspect, read_pack};
pub use recalled::{recall, recalled_name};
pub use recorded::{PackError, check_recorded, find_recorded};
pub use schema::schema;
pub use titles::{LANGUAGES, Title};
pub use vocabulary::{list_facts, table_of_facts};

/// A content pack: what a game is played with, and what its cards are called.
#[derive(Clone, Debug)]
pub struct Content {
    /// The name that tables ask for it by.
    pub name: String,
    /// What the rules use of it.
    pub pack: Arc<Pack>,
    /// What distinguishes it from every other pack, whatever its name: a hash of all that the rules
    /// use of it.
    pub hash: String,
    /// The text that it was read from.
    pub text: String,
    highlight_titles: Vec<Title>,
    bet_titles: Vec<Title>,
}

impl Content {
    /// The title of a Highlight in the language of that code.
    pub fn highlight_title(&self, card: HighlightId, language: &str) -> &str {
        self.highlight_titles[card.index()].in_language(language)
    }

    /// The title of a Bet in the language of that code.
    pub fn bet_title(&self, bet: BetId, language: &str) -> &str {
        self.bet_titles[bet.index()].in_language(language)
    }
}

/// The pack that tables use unless they ask for another.
pub const DEFAULT: &str = "default";

static SHELF: OnceLock<Vec<Content>> = OnceLock::new();

/// The packs that this program knows: our own, and those it was started with.
fn shelf() -> &'static [Content] {
    SHELF.get_or_init(|| vec![own()])
}

/// Our own pack, which is part of the program.
fn own() -> Content {
    let text = include_str!("../../../../content/default.toml");
    match read_pack(text) {
        Ok(content) => content,
        Err(faults) => panic!("the default pack is faulty: {faults:?}"),
    }
}

/// Puts further packs on the shelf; only before anybody has looked for one. Tells which name stands
/// there twice.
pub fn stock(packs: Vec<Content>) -> Result<(), String> {
    let mut all = vec![own()];
    for content in packs {
        if all.iter().any(|other| other.name == content.name) {
            return Err(content.name);
        }
        all.push(content);
    }
    SHELF.set(all).map_err(|_| DEFAULT.to_owned())
}

/// All packs on the shelf.
pub fn all() -> &'static [Content] {
    shelf()
}

/// The pack of that name: on the shelf, or one that an older game goes on with.
pub fn find(name: &str) -> Option<&'static Content> {
    let named = shelf().iter().find(|content| content.name == name);
    named.or_else(|| recalled::find(name))
}

/// The pack that a game is played with.
pub fn of_pack(pack: &Arc<Pack>) -> Option<&'static Content> {
    let known = shelf().iter().find(|content| Arc::ptr_eq(&content.pack, pack));
    known.or_else(|| recalled::of_pack(pack))
}

/// The names of all packs.
pub fn names() -> Vec<&'static str> {
    shelf().iter().map(|content| content.name.as_str()).collect()
}
