//! Texts of people that are shown to other people.

/// A line that can be shown to other people: trimmed, limited in length, and without characters
/// that would hide or reverse the text beside it.
pub(crate) fn read_line(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let length = text.chars().count();
    ((1..=longest).contains(&length) && !text.chars().any(is_hidden)).then(|| text.to_owned())
}

/// Whether a character is a control character, changes the writing direction, or is invisible. The
/// joiners of emoji and of some scripts are allowed.
fn is_hidden(symbol: char) -> bool {
    symbol.is_control()
        || matches!(symbol,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}
