//! Texts of people that are shown to other people.

/// A line that can be shown to other people: trimmed, limited in length, and without characters
/// that would hide or reverse the text beside it.
pub(crate) fn read_line(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let length = text.chars().count();
    ((1..=longest).contains(&length) && !text.chars().any(is_hidden)).then(|| text.to_owned())
}

/// Whether a character is a control character, changes the writing direction, is invisible, or has
/// no meaning that all programs share. The joiners of emoji and of some scripts are allowed.
fn is_hidden(symbol: char) -> bool {
    symbol.is_control()
        || matches!(symbol,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// Whether a character only joins those beside it, or keeps them apart, and has no form of its own.
pub(crate) const fn is_joiner(symbol: char) -> bool {
    matches!(symbol, '\u{200c}' | '\u{200d}')
}
