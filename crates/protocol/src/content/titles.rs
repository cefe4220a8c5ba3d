//! The titles of cards.

use std::collections::BTreeMap;

use super::reader::{Located, Reader};

/// The most letters of a title: one line of a small screen.
pub(super) const LONGEST_TITLE: usize = 60;

/// The codes of the languages that every title exists in.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// A title in every language.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Title([String; LANGUAGES.len()]);

impl Title {
    /// The title in the language with this code; in the first language for an unknown code.
    pub fn in_language(&self, code: &str) -> &str {
        let place = LANGUAGES.iter().position(|known| *known == code);
        &self.0[place.unwrap_or_default()]
    }
}

/// The titles of all cards: in each language, no two cards share one.
#[derive(Default)]
pub(super) struct Titles {
    cards: BTreeMap<(&'static str, String), String>,
}

impl Titles {
    /// Reads the title of a card, such as `highlight h07`.
    pub(super) fn read<'a>(
        &mut self,
        reader: &mut Reader<'a>,
        entry: Located<'a>,
        card: &str,
    ) -> Option<Title> {
        let fields = reader.table(entry, &format!("{card}, title"), &LANGUAGES)?;
        let texts = LANGUAGES.map(|code| {
            let entry = fields.required(reader, code)?;
            self.read_text(reader, entry, card, code)
        });
        let [english, russian] = texts;
        Some(Title([english?, russian?]))
    }

    fn read_text<'a>(
        &mut self,
        reader: &mut Reader<'a>,
        entry: Located<'a>,
        card: &str,
        code: &'static str,
    ) -> Option<String> {
        let field = format!("{card}, title, {code}");
        let text = reader.text(entry, &field)?;
        if text.chars().any(is_unseen) {
            reader.fault(entry, &field, "must not have control characters or invisible ones");
            return None;
        }
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_TITLE {
            let reason = format!("must be a title of up to {LONGEST_TITLE} letters");
            reader.fault(entry, &field, reason);
            return None;
        }
        if let Some(other) = self.cards.insert((code, text.to_lowercase()), card.to_owned()) {
            reader.fault(entry, &field, format!("is the title of {other} too"));
        }
        Some(text.to_owned())
    }
}

/// Characters that control a terminal, change the direction of text, or take no space. With them
/// two titles could look alike, or a line could break.
fn is_unseen(symbol: char) -> bool {
    symbol.is_control()
        || matches!(symbol, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(symbol, '\u{2060}'..='\u{206f}' | '\u{feff}')
}
