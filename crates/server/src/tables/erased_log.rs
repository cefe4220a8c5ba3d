//! A log without the names and words of some people.

use std::io;

use munera_session::Moment;
use munera_storage::{PersonId, StoredEntry};
use serde_json::{Map, Value, json};

use super::personal_text;
use crate::entropy::Entropy;

/// What becomes of a log when people are erased.
///
/// This reads the lines as JSON, not as a game: people are also erased at tables whose rules this
/// server does not know.
pub(super) struct ErasedLog {
    /// The seats in which these people sit at the end of the log.
    pub(super) seats: Vec<usize>,
    /// The log anew, if it has a name or words of these people in its lines, as older versions
    /// wrote them. It has all texts beside it.
    pub(super) rewritten: Option<Vec<StoredEntry>>,
}

impl ErasedLog {
    /// The log without these people.
    pub(super) fn of(
        entries: &[StoredEntry],
        people: &[PersonId],
        now: Moment,
        entropy: &Entropy,
    ) -> io::Result<Self> {
        let mut chairs = Chairs::default();
        let mut rewritten = Vec::with_capacity(entries.len());
        let mut has_their_texts = false;
        for entry in entries {
            let mut entry = entry.clone();
            entry.personal = entry.personal.filter(|text| !people.contains(&text.person));
            if let Ok(mut line) = serde_json::from_slice::<Value>(&entry.bytes) {
                chairs.follow(&line);
                if let Some(text) = take_text(&mut line) {
                    // Words are those of the person in the chair. A log in which no person sits
                    // there is none that a table has written.
                    let person = line["person"].as_u64().map(PersonId);
                    let person = person.or_else(|| chairs.person_of(&line)).unwrap_or(PersonId(0));
                    let is_theirs = people.contains(&person);
                    has_their_texts |= is_theirs;
                    line["person"] = json!(person.0);
                    let personal = personal_text::new(person, text, entropy)?;
                    line["hash"] = json!(personal_text::hash(&personal));
                    entry.bytes = line.to_string().into_bytes();
                    entry.personal = Some(personal).filter(|_| !is_theirs);
                }
            }
            rewritten.push(entry);
        }
        if let Some(first) = rewritten.first_mut()
            && let Ok(mut line) = serde_json::from_slice::<Map<String, Value>>(&first.bytes)
        {
            line.insert("rewritten".to_owned(), json!(now.0));
            first.bytes = Value::Object(line).to_string().into_bytes();
        }
        let is_theirs = |chair: &Option<PersonId>| chair.is_some_and(|it| people.contains(&it));
        let seats = chairs.0.iter().enumerate().filter(|(_, chair)| is_theirs(chair));
        let seats = seats.map(|(seat, _)| seat).collect();
        Ok(Self { seats, rewritten: has_their_texts.then_some(rewritten) })
    }
}

/// The entries of a log as they are when these people have been erased. For tests of logs that no
/// table has.
pub fn erase_from_log(
    entries: &[StoredEntry],
    people: &[PersonId],
    now: Moment,
) -> io::Result<Vec<StoredEntry>> {
    let ErasedLog { rewritten, .. } = ErasedLog::of(entries, people, now, &Entropy::system())?;
    Ok(rewritten.unwrap_or_else(|| {
        // The storage erases what stands beside the entries.
        let mut entries = entries.to_vec();
        for entry in &mut entries {
            entry.personal.take_if(|text| people.contains(&text.person));
        }
        entries
    }))
}

/// Takes the name or the words out of a line of an older version.
fn take_text(line: &mut Value) -> Option<String> {
    let text = match line["k"].as_str()? {
        "sat" => line.as_object_mut()?.remove("name")?,
        "said" => line.get_mut("speech")?.get_mut("words").map(Value::take)?,
        _ => return None,
    };
    if let Some(words) = line.get_mut("speech").and_then(|speech| speech.get_mut("words")) {
        *words = json!("");
    }
    text.as_str().filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The people in the chairs, by seat.
#[derive(Default)]
struct Chairs([Option<PersonId>; munera_rules::Seat::MOST]);

impl Chairs {
    /// Notes what a line does to the chairs.
    fn follow(&mut self, line: &Value) {
        let seat = seat(line, "seat");
        match (line["k"].as_str(), seat) {
            (Some("sat"), Some(seat)) => self.0[seat] = line["person"].as_u64().map(PersonId),
            // During a game, a bot gets the chair.
            (Some("bot_sat" | "stood"), Some(seat)) => self.0[seat] = None,
            (Some("swapped"), None) => {
                if let (Some(one), Some(other)) =
                    (self::seat(line, "one"), self::seat(line, "other"))
                {
                    self.0.swap(one, other);
                }
            }
            _ => {}
        }
    }

    /// The person in the chair that a line names.
    fn person_of(&self, line: &Value) -> Option<PersonId> {
        self.0[seat(line, "seat")?]
    }
}

/// The seat in a field of a line.
fn seat(line: &Value, field: &str) -> Option<usize> {
    let seat = usize::try_from(line[field].as_u64()?).ok()?;
    (seat < munera_rules::Seat::MOST).then_some(seat)
}

#[cfg(test)]
mod tests {
    use munera_session::Moment;
    use munera_storage::{PersonId, StoredEntry};

    use super::erase_from_log;

    fn log(lines: &[&str]) -> Vec<StoredEntry> {
        let entry = |line: &&str| StoredEntry {
            bytes: line.as_bytes().to_vec(),
            made_by: None,
            personal: None,
        };
        lines.iter().map(entry).collect()
    }

    #[test]
    fn people_are_erased_even_below_a_first_line_that_is_no_opening() {
        let sat = r#"{"at":5,"k":"sat","seat":0,"person":1,"name":"Anna","program":false}"#;
        for first in ["7", "[]", "\"opened\"", "{", "{}"] {
            let erased = erase_from_log(&log(&[first, sat]), &[PersonId(1)], Moment(9));
            let erased = erased.expect("there is chance");
            let [opening, line] = &erased[..] else { panic!("two entries") };
            let expected = if first == "{}" { r#"{"rewritten":9}"# } else { first };
            assert_eq!(String::from_utf8_lossy(&opening.bytes), expected);
            assert!(!String::from_utf8_lossy(&line.bytes).contains("Anna"));
        }
    }
}
