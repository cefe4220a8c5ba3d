//! Words whose letters are of several scripts.

use unicode_script::{Script, UnicodeScript};
use unicode_security::MixedScript;

/// Whether a word mixes letters of scripts that are not written together, by Unicode Technical
/// Standard 39: such a word may be made to look like another one.
pub(super) fn mixes_scripts(word: &str) -> bool {
    if word.is_single_script() {
        return false;
    }
    // Chinese, Japanese and Korean are written with Latin letters among them.
    let others: String = word.chars().filter(|symbol| symbol.script() != Script::Latin).collect();
    let scripts = others.as_str().resolve_script_set();
    !(scripts.hanb || scripts.jpan || scripts.kore)
}

/// Whether letters of this one's script stand on their own, so that no joiner belongs between them.
pub(super) fn needs_no_joiner(symbol: char) -> bool {
    matches!(symbol.script(), Script::Latin | Script::Greek | Script::Cyrillic)
}
