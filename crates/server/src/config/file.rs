//! Settings from a file.

use std::fs;
use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::{Config, ConfigError, Setting};

/// A setting as a file has it.
pub(super) struct FileSetting {
    pub(super) setting: &'static Setting,
    pub(super) words: Vec<String>,
    pub(super) line: usize,
}

pub(super) fn read(file: &Path) -> Result<Vec<FileSetting>, ConfigError> {
    let text = fs::read_to_string(file).map_err(|error| ConfigError::Unreadable {
        file: file.to_owned(),
        cause: error.to_string(),
    })?;
    read_text(file, &text)
}

fn read_text(file: &Path, text: &str) -> Result<Vec<FileSetting>, ConfigError> {
    let line_of = |place: usize| 1 + text[..place.min(text.len())].matches('\n').count();
    let malformed = |place: usize, cause: &str| ConfigError::Malformed {
        file: file.to_owned(),
        line: line_of(place),
        cause: cause.to_owned(),
    };
    let table = DeTable::parse(text)
        .map_err(|error| malformed(error.span().map_or(0, |span| span.start), error.message()))?;
    let mut entries = Vec::new();
    for (key, value) in table.get_ref() {
        let line = line_of(key.span().start);
        let known = Config::SETTINGS.iter().find(|setting| setting.name == key.get_ref());
        let setting = known.ok_or_else(|| ConfigError::UnknownKey {
            file: file.to_owned(),
            line,
            key: key.get_ref().to_string(),
        })?;
        let words = match value.get_ref() {
            DeValue::Array(items) => items.iter().map(|item| word(item.get_ref())).collect(),
            value => word(value).map(|word| vec![word]),
        };
        let words = words.ok_or_else(|| {
            malformed(value.span().start, "a setting is a text, a number, true, false, or a list")
        })?;
        // A single value counts as a list of one; where no list is allowed, the setting refuses
        // one.
        entries.push(FileSetting { setting, words, line });
    }
    Ok(entries)
}

/// A plain value as a word.
fn word(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.as_str().to_owned()),
        DeValue::Boolean(is_so) => Some(is_so.to_string()),
        _ => None,
    }
}
