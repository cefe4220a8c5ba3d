//! Reading lists of cards that have ids.

use std::collections::BTreeMap;

use super::reader::{Fields, Located, Reader, echo};

/// Reads cards in the order of their ids, and reports ids that are duplicate, unknown or missing.
/// `None` unless every card is there and without faults.
pub(super) fn read_by_id<'a, I: Copy + Ord + ToString, T>(
    reader: &mut Reader<'a>,
    entry: Located<'a>,
    what: &str,
    known: &[&str],
    all: &[I],
    mut read: impl FnMut(&mut Reader<'a>, Located<'a>, &Fields<'a>, I) -> Option<T>,
) -> Option<Vec<T>> {
    let items = reader.list(entry, what)?;
    let count = items.len();
    let mut found: BTreeMap<I, Option<T>> = BTreeMap::new();
    for (number, item) in (1..).zip(items) {
        let title = format!("{what} number {number}");
        let Some(fields) = reader.table(item, &title, known) else { continue };
        let Some(id_entry) = fields.required(reader, "id") else { continue };
        let Some(text) = reader.text(id_entry, &format!("{title}, id")) else { continue };
        let Some(id) = all.iter().copied().find(|id| id.to_string() == text) else {
            let (first, last) = (all.first(), all.last());
            let range = first.zip(last).map_or_else(String::new, |(first, last)| {
                format!("; ids are {} to {}", first.to_string(), last.to_string())
            });
            let reason = format!("`{}` is unknown{range}", echo(text));
            reader.fault(id_entry, &format!("{title}, id"), reason);
            continue;
        };
        let value = read(reader, item, &fields, id);
        if found.insert(id, value).is_some() {
            reader.fault(id_entry, &format!("{what} {text}, id"), "stands here twice");
        }
    }
    let missing: Vec<String> =
        all.iter().filter(|id| !found.contains_key(id)).map(ToString::to_string).collect();
    if count != all.len() || !missing.is_empty() {
        let mut reason = if count == all.len() {
            "not all of them are here".to_owned()
        } else {
            format!("there are {} of them, not {count}", all.len())
        };
        if !missing.is_empty() {
            reason = format!("{reason}; missing are {}", missing.join(", "));
        }
        reader.fault(entry, what, reason);
        return None;
    }
    found.into_values().collect()
}
