//! Content packs of Fired Up: everything that is printed and is not a rule, as one readable text
//! file.
//!
//! `content/default.toml` is the program's own pack; an owner of the printed game can write
//! another.

mod bets;
mod by_id;
mod check;
mod fault;
mod file;
mod highlights;
mod mats;
mod pack_error;
mod packs;
mod read;
mod reader;
mod schema;
mod similar_cards;
mod titles;
mod vocabulary;

#[cfg(test)]
mod tests;

use std::sync::Arc;

pub use check::{PackCheck, check};
pub use fault::ContentFault;
pub use file::{inspect_file, read_packs};
use munera_rules::fired_up::{BetId, HighlightId, Options, Pack, PackSource};
pub use pack_error::PackError;
pub use packs::{DEFAULT, Packs};
pub use read::{Inspection, inspect, read_pack};
pub use schema::schema;
pub use titles::{LANGUAGES, Title};
pub use vocabulary::{list_facts, table_of_facts};

/// A content pack: what a game is played with, and the titles of its cards.
#[derive(Clone, Debug)]
pub struct Content {
    /// The name by which tables ask for it.
    pub name: String,
    /// The part that the rules use.
    pub pack: Arc<Pack>,
    /// The hash of everything that the rules use. It tells the pack from every other pack, whatever
    /// their names.
    pub hash: String,
    /// The text that it was read from.
    pub text: String,
    highlight_titles: Vec<Title>,
    bet_titles: Vec<Title>,
}

impl Content {
    /// The default options of a table that plays with this pack.
    pub fn options(self: &Arc<Self>, players: u8) -> Options {
        let source = PackSource::new(Arc::clone(self));
        Options { source, ..Options::new(players, Arc::clone(&self.pack)) }
    }

    /// The pack of a table; `None` if its options were not made from one.
    pub fn of(options: &Options) -> Option<&Self> {
        options.source.get()
    }

    /// The title of a Highlight in the language with this code.
    pub fn highlight_title(&self, card: HighlightId, language: &str) -> &str {
        self.highlight_titles[card.index()].in_language(language)
    }

    /// The title of a Bet in the language with this code.
    pub fn bet_title(&self, bet: BetId, language: &str) -> &str {
        self.bet_titles[bet.index()].in_language(language)
    }
}
