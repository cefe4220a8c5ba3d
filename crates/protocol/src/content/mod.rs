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
    /// The usual options of a table that plays with this pack.
    pub fn options(self: &Arc<Self>, players: u8) -> Options {
        let source = PackSource::new(Arc::clone(self));
        Options { source, ..Options::new(players, Arc::clone(&self.pack)) }
    }

    /// The pack that a table plays with; none if its options were not made from one.
    pub fn of(options: &Options) -> Option<&Self> {
        options.source.get()
    }

    /// The title of a Highlight in the language of that code.
    pub fn highlight_title(&self, card: HighlightId, language: &str) -> &str {
        self.highlight_titles[card.index()].in_language(language)
    }

    /// The title of a Bet in the language of that code.
    pub fn bet_title(&self, bet: BetId, language: &str) -> &str {
        self.bet_titles[bet.index()].in_language(language)
    }
}
