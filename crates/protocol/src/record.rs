//! Records: a game as a text file. A replay needs no chance.

use std::fmt;
use std::time::SystemTime;

use munera_rules::{Explain, Message, Seat, read_event};

use crate::codec::Codec;
use crate::fault::{Code, Fault};

/// A record: tags, then one event per line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    /// The header: `[Key "value"]`, in order.
    pub tags: Vec<(String, String)>,
    /// The events as they are written.
    pub events: Vec<String>,
}

/// The tag for the hash of the text that the options refer to. Only content packs are such texts.
pub const ATTACHMENT_HASH: &str = "PackHash";

/// The most events of a record; the longest game has far fewer.
const MOST_EVENTS: usize = 100_000;
const MOST_TAGS: usize = 100;

/// Why a text is not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// It is not a tag.
    NoTag,
    /// The record has this tag already.
    TagTwice,
    /// It is one tag too many.
    TooManyTags,
    /// It is one event too many.
    TooManyEvents,
}

impl Explain for RecordError {
    fn message(&self) -> Message {
        let id = match self.problem {
            RecordProblem::NoTag => "record-no-tag",
            RecordProblem::TagTwice => "record-tag-twice",
            RecordProblem::TooManyTags => "record-too-many-tags",
            RecordProblem::TooManyEvents => "record-too-many-events",
        };
        Message::new(id).with("line", self.line.to_string())
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::new(Code::BadRecord, error.message())
    }
}

/// The day on which a game was played, in Greenwich, as records have it: `2026.11.16`.
///
/// This crate reads no clock: the program that writes a record says what time it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Date(String);

impl Date {
    /// The form of a day.
    const FORM: &str = "%Y.%m.%d";

    /// The day of a moment, in milliseconds since 1970. A moment that no calendar has gets the first
    /// day of 1970.
    pub fn of_moment(milliseconds: i64) -> Self {
        let moment = jiff::Timestamp::from_millisecond(milliseconds).unwrap_or_default();
        Self(moment.strftime(Self::FORM).to_string())
    }

    /// The day of a system's time.
    pub fn of_system_time(time: SystemTime) -> Self {
        let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Self::of_moment(i64::try_from(since.as_millis()).unwrap_or_default())
    }

    /// Reads a day; `None` if the text is none.
    pub fn read(text: &str) -> Option<Self> {
        let day = jiff::civil::Date::strptime(Self::FORM, text).ok()?;
        let written = day.strftime(Self::FORM).to_string();
        (written == text).then_some(Self(written))
    }
}

impl Record {
    /// A record with the tags that say what is played, when and by whom.
    pub fn header<'a, G: Codec>(game: &G, date: &Date, names: impl Fn(Seat) -> &'a str) -> Self {
        let mut record = Self::default();
        record.push_tag("Game", G::NAME);
        record.push_tag("Options", game.write_options().to_string());
        record.push_tag("Rules", G::RULES_VERSION.to_string());
        if let Some(hash) = game.attachment() {
            record.push_tag(ATTACHMENT_HASH, hash);
        }
        record.push_tag("Date", date.0.clone());
        for seat in Seat::all(game.players()) {
            record.push_tag(&format!("Seat{seat}"), names(seat));
        }
        record
    }

    /// The record of a game with these events.
    pub fn of<'a, G: Codec>(
        game: &G,
        date: &Date,
        names: impl Fn(Seat) -> &'a str,
        events: &[String],
    ) -> Result<Self, Fault> {
        let mut state = game.start();
        for event in events {
            let event = read_event(game, event)?;
            game.play(&mut state, &event).map_err(Fault::refused)?;
        }
        let mut record = Self::header(game, date, names);
        record.push_tag("Result", game.result_text(&state));
        record.events = events.to_vec();
        Ok(record)
    }

    /// The value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Adds a tag.
    pub fn push_tag(&mut self, key: &str, value: impl Into<String>) {
        self.tags.push((key.to_owned(), value.into()));
    }

    /// Reads a record. A `;` starts a comment; blank lines are allowed anywhere after the header.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut record = Self::default();
        let mut in_header = true;
        // Some editors begin a file with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in text.lines().enumerate() {
            let error = |problem| RecordError { line: number + 1, problem };
            let line = line.trim();
            if in_header && line.starts_with('[') {
                let (key, value) = read_tag(line).ok_or_else(|| error(RecordProblem::NoTag))?;
                if record.tag(&key).is_some() {
                    return Err(error(RecordProblem::TagTwice));
                }
                if record.tags.len() == MOST_TAGS {
                    return Err(error(RecordProblem::TooManyTags));
                }
                record.tags.push((key, value));
                continue;
            }
            let event = line.split(';').next().unwrap_or_default().trim();
            if event.is_empty() {
                in_header &= record.tags.is_empty() || !line.is_empty();
                continue;
            }
            in_header = false;
            if record.events.len() == MOST_EVENTS {
                return Err(error(RecordProblem::TooManyEvents));
            }
            record.events.push(event.to_owned());
        }
        Ok(record)
    }
}

/// Reads `[Key "value"]`, with `\"` and `\\` inside the value; a comment may follow.
fn read_tag(line: &str) -> Option<(String, String)> {
    let (key, rest) = line.strip_prefix('[')?.split_once(' ')?;
    let mut value = String::new();
    let mut characters = rest.trim_start().strip_prefix('"')?.chars();
    loop {
        match characters.next()? {
            '\\' => value.push(characters.next().filter(|next| matches!(next, '"' | '\\'))?),
            '"' => break,
            plain => value.push(plain),
        }
    }
    let after = characters.as_str().trim_start().strip_prefix(']')?.trim_start();
    if !(after.is_empty() || after.starts_with(';')) {
        return None;
    }
    let is_key = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_key.then(|| (key.to_owned(), value))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.tags {
            writeln!(f, "[{key} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))?;
        }
        writeln!(f)?;
        self.events.iter().try_for_each(|event| writeln!(f, "{event}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Date, Record};

    #[test]
    fn a_day_is_that_of_its_moment_and_reads_back() {
        for (moment, day) in
            [(0, "1970.01.01"), (1_794_822_189_475, "2026.11.16"), (i64::MAX, "1970.01.01")]
        {
            let date = Date::of_moment(moment);
            assert_eq!(date.0, day);
            assert_eq!(Date::read(day), Some(date));
        }
        for text in ["2026.02.30", "2026.2.3", "2026-02-03", " 2026.02.03", "2026.02.03 ", ""] {
            assert_eq!(Date::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_record_reads_back_as_it_was_written() {
        let mut record = Record::default();
        record.push_tag("Game", "gorus");
        record.push_tag("Options", "{\"players\":3}");
        record.push_tag("Seat0", "a \\ b ] ; \" c");
        record.events = vec!["deal 0 F4".to_owned(), "0:F4".to_owned()];
        assert_eq!(Record::read(&record.to_string()), Ok(record));
    }

    #[test]
    fn comments_and_blank_lines_are_welcome() {
        let text =
            "\u{feff}; a game\n[Game \"gorus\"] ; which\n\n0:F4 ; a lead\n\n; done\n1:F5\r\n";
        let record = Record::read(text).expect("a record");
        assert_eq!(record.tag("Game"), Some("gorus"));
        assert_eq!(record.events, ["0:F4", "1:F5"]);
    }

    #[test]
    fn a_fault_names_its_line() {
        for (text, line) in [
            ("[Game gorus]", 1),
            ("[Game \"gorus\"] x", 1),
            ("[Game \"a\"]\n[Game \"b\"]", 2),
            ("[Game \"gorus]", 1),
        ] {
            assert_eq!(Record::read(text).expect_err("no record").line, line, "{text}");
        }
        let many: Vec<String> = (0..101).map(|number| format!("[K{number} \"\"]")).collect();
        let many = many.join("\n");
        assert_eq!(Record::read(&many).expect_err("too many").line, 101);
    }
}
