//! Every text gets an answer, also a damaged record.

use munera_engine::verify::verify_text;
use munera_protocol::content::Packs;
use munera_text::{Language, Locale};
use proptest::prelude::*;

use crate::dealt::{dealt, seeds, tables};
use crate::games::from_a_position;

/// A change to a record's text.
#[derive(Clone, Debug)]
enum Mischief {
    /// Replaces a byte, if the text stays valid.
    Byte(prop::sample::Index, u8),
    /// Removes a line.
    Without(prop::sample::Index),
    /// Doubles a line.
    Twice(prop::sample::Index),
    /// Swaps two lines.
    Swap(prop::sample::Index, prop::sample::Index),
    /// Replaces a line.
    Line(prop::sample::Index, String),
    /// Ends the text early.
    Cut(prop::sample::Index),
}

fn mischief() -> impl Strategy<Value = Mischief> {
    let place = any::<prop::sample::Index>;
    prop_oneof![
        (place(), any::<u8>()).prop_map(|(at, byte)| Mischief::Byte(at, byte)),
        // Mostly digits and the letters of cards, which keep the text readable.
        (place(), "[0-9FSAXHDBMTO.]")
            .prop_map(|(at, letter)| Mischief::Byte(at, letter.as_bytes()[0])),
        place().prop_map(Mischief::Without),
        place().prop_map(Mischief::Twice),
        (place(), place()).prop_map(|(one, two)| Mischief::Swap(one, two)),
        (place(), ".{0,60}").prop_map(|(at, line)| Mischief::Line(at, line)),
        (place(), "\\[(Position|Options|Seed|Result|Termination|SeatSeed[0-9]) \"[^\"]{0,20}\"\\]")
            .prop_map(|(at, line)| Mischief::Line(at, line)),
        place().prop_map(Mischief::Cut),
    ]
}

fn changed(text: &str, mischief: &Mischief) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let count = lines.len();
    match mischief {
        _ if count == 0 => {}
        Mischief::Byte(at, byte) => {
            let mut bytes = text.as_bytes().to_vec();
            let at = at.index(bytes.len());
            bytes[at] = *byte;
            return String::from_utf8_lossy(&bytes).into_owned();
        }
        Mischief::Without(at) => drop(lines.remove(at.index(count))),
        Mischief::Twice(at) => {
            let at = at.index(count);
            lines.insert(at, lines[at]);
        }
        Mischief::Swap(one, two) => lines.swap(one.index(count), two.index(count)),
        Mischief::Line(at, line) => {
            let at = at.index(count);
            lines[at] = line;
        }
        Mischief::Cut(at) => lines.truncate(at.index(count)),
    }
    lines.join("\n")
}

proptest! {
    /// A damaged record gets an answer in every language, with the right exit code.
    #[test]
    fn every_text_gets_an_answer(
        table in 0..=tables().len(),
        players in 0..4_u64,
        mischief in prop::collection::vec(mischief(), 0..4),
    ) {
        let record = match tables().get(table) {
            Some((name, options)) => dealt(name, options, &seeds(), players).to_string(),
            None => from_a_position(),
        };
        let text = mischief.iter().fold(record, |text, mischief| changed(&text, mischief));
        let verdict = verify_text(&Packs::own(), &text);
        for language in Language::ALL {
            let locale = Locale::of(language);
            prop_assert!(!verdict.lines(locale).is_empty());
            prop_assert!(verdict.to_json(locale)["verdict"].is_string());
        }
        prop_assert!(!mischief.is_empty() || verdict.exit_code() == 0);
    }

    #[test]
    fn texts_that_are_no_records_get_an_answer(text in "\\PC*") {
        prop_assert_ne!(verify_text(&Packs::own(), &text).exit_code(), 0);
    }
}
