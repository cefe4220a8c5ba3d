//! No text makes the reader of packs panic.

use proptest::prelude::*;

use super::super::inspect;

const DEFAULT_TEXT: &str = include_str!("../../../../../content/default.toml");

/// A change to a text, with numbers that are taken modulo its size.
#[derive(Clone, Debug)]
enum Change {
    DropLine(usize),
    RepeatLine(usize),
    SwapLines(usize, usize),
    CutAt(usize),
    Insert(usize, String),
    Replace(usize, char),
}

fn change() -> impl Strategy<Value = Change> {
    let place = || any::<usize>();
    let piece = "[=\\[\\]{}\",.#\\\\'\n 0-9a-zé\u{0}\u{1b}-]{1,6}";
    prop_oneof![
        place().prop_map(Change::DropLine),
        place().prop_map(Change::RepeatLine),
        (place(), place()).prop_map(|(one, other)| Change::SwapLines(one, other)),
        place().prop_map(Change::CutAt),
        (place(), piece).prop_map(|(place, piece)| Change::Insert(place, piece)),
        (place(), any::<char>()).prop_map(|(place, symbol)| Change::Replace(place, symbol)),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut symbols: Vec<char> = text.chars().collect();
    if symbols.is_empty() {
        return String::new();
    }
    let (line_count, symbol_count) = (lines.len(), symbols.len());
    match change {
        Change::DropLine(line) => drop(lines.remove(line % line_count)),
        Change::RepeatLine(line) => lines.insert(line % line_count, lines[line % line_count]),
        Change::SwapLines(one, other) => lines.swap(one % line_count, other % line_count),
        Change::CutAt(place) => {
            symbols.truncate(place % symbol_count);
            return symbols.into_iter().collect();
        }
        Change::Insert(place, piece) => {
            let place = place % symbol_count;
            symbols.splice(place..place, piece.chars());
            return symbols.into_iter().collect();
        }
        Change::Replace(place, symbol) => {
            symbols[place % symbol_count] = *symbol;
            return symbols.into_iter().collect();
        }
    }
    lines.concat()
}

/// Every report about a text is well-formed: existing places, in order, one line each.
fn assert_told_well(text: &str) {
    let inspection = inspect(text);
    let faults = inspection.content.err();
    assert!(faults.as_ref().is_none_or(|faults| !faults.is_empty()), "refused for no reason");
    for notes in [faults.unwrap_or_default(), inspection.warnings] {
        assert!(notes.is_sorted_by_key(|note| note.line));
        for note in notes {
            assert!((1..=1 + text.matches('\n').count()).contains(&note.line), "{note}");
            assert!(!note.to_string().contains(|symbol: char| symbol.is_control()), "{note:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_spoilt_pack_is_told_about(changes in prop::collection::vec(change(), 1..8)) {
        let text = changes.iter().fold(DEFAULT_TEXT.to_owned(), |text, it| changed(&text, it));
        assert_told_well(&text);
    }

    #[test]
    fn any_text_is_told_about(text in "\\PC{0,200}|[\\[\\]{}=\",.#'\n a-z0-9\\\\]{0,300}") {
        assert_told_well(&text);
    }
}
