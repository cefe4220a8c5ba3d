//! Logs as texts.

use munera_ids::PersonId;
use munera_storage::{PersonalText, StoredEntry};
use sha2::{Digest, Sha256};

/// The database that later versions are held to, as statements.
const DATABASE: &str = include_str!("../../crates/munera/tests/fixtures/database-1.sql");

/// The entries of a table in that database, as lines. There are tables 1 to 4.
fn lines_of_table(table: usize) -> Vec<String> {
    let begin = format!("INSERT INTO entry VALUES({table},");
    let rows = DATABASE.lines().filter(|line| line.starts_with(&begin));
    let line = |row: &str| {
        let (_, rest) = row.split_once("CAST('").expect("a line of the log");
        rest.split_once("' AS BLOB)").expect("its end").0.replace("''", "'")
    };
    rows.map(line).collect()
}

/// The log of a table in that database.
pub fn log_of_table(table: usize) -> Vec<StoredEntry> {
    lines_of_table(table).iter().map(|line| entry(line)).collect()
}

/// Reads a log, or a part of one that is put into a log of the database.
///
/// A first line `3 5 7` says that the lines after it replace the lines 5 to 7 (exclusively) of table
/// 3; without such a line they are a log. Below an entry may stand the text that is kept beside it:
/// a line with `+`, the number of its person, its salt and the text. A line with `~` instead has no
/// salt, and the hash in the entry is made to fit it: no fuzzer finds a hash.
pub fn read_log(text: &str) -> Vec<StoredEntry> {
    let (base, text) = match text.split_once('\n') {
        Some((first, rest)) => match place(first) {
            Some(place) => (Some(place), rest),
            None => (None, text),
        },
        None => (None, text),
    };
    let mut entries: Vec<StoredEntry> = Vec::new();
    for line in text.lines() {
        let above = entries.last_mut();
        match (line.strip_prefix('+'), line.strip_prefix('~'), above) {
            (Some(rest), _, Some(above)) => above.personal = with_salt(rest),
            (_, Some(rest), Some(above)) => put_beside(above, rest),
            _ => entries.push(entry(line)),
        }
    }
    let Some([table, from, until]) = base else { return entries };
    let mut log = log_of_table(table % 4 + 1);
    let from = from.min(log.len());
    let until = until.clamp(from, log.len());
    log.splice(from..until, entries);
    log
}

fn place(line: &str) -> Option<[usize; 3]> {
    let numbers: Result<Vec<usize>, _> = line.split(' ').map(str::parse).collect();
    numbers.ok()?.try_into().ok()
}

fn entry(line: &str) -> StoredEntry {
    StoredEntry { bytes: line.as_bytes().to_vec(), made_by: None, personal: None }
}

/// Reads `7 000102… Anna`.
fn with_salt(rest: &str) -> Option<PersonalText> {
    let mut words = rest.splitn(3, ' ');
    let person = PersonId(words.next()?.parse().ok()?);
    let digits = words.next()?.as_bytes();
    let mut salt = [0; 16];
    for (byte, digits) in salt.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(PersonalText { person, salt, text: words.next()?.to_owned() })
}

/// Reads `7 Anna`, and gives the entry the hash of that.
fn put_beside(entry: &mut StoredEntry, rest: &str) {
    let Some((person, text)) = rest.split_once(' ') else { return };
    let Ok(person) = person.parse() else { return };
    let Ok(serde_json::Value::Object(mut line)) = serde_json::from_slice(&entry.bytes) else {
        return;
    };
    let salt = [7; 16];
    let hash = Sha256::new()
        .chain_update(b"munera text 1")
        .chain_update(salt)
        .chain_update(u64::to_be_bytes(person))
        .chain_update(text)
        .finalize();
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    line.insert("hash".to_owned(), digits.into());
    entry.bytes = serde_json::Value::Object(line).to_string().into_bytes();
    entry.personal = Some(PersonalText { person: PersonId(person), salt, text: text.to_owned() });
}
