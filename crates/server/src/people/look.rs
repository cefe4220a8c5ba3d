//! What a name looks like.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use crate::plain_text::is_joiner;

/// What a name looks like. Two names that look alike can be taken for each other.
///
/// It is made of the skeletons of Unicode Technical Standard 39, which know the letters of all
/// scripts. It calls too many names alike rather than too few: then a name gets a number.
#[derive(Debug)]
pub(super) struct Look {
    /// With its letters as they are written.
    written: String,
    /// With small letters only: some letters have a twin that their capital does not have.
    small: String,
}

impl Look {
    /// The look of a name.
    pub(super) fn of(name: &str) -> Self {
        // Wide, bold and ringed letters become plain ones; accents are overlooked in small print.
        let plain = name.nfkd().filter(|symbol| !is_combining_mark(*symbol) && !is_joiner(*symbol));
        let plain: String = plain.collect();
        let written: String = skeleton(&plain).collect();
        let look = |text: String| {
            let shown = |symbol: &char| symbol.is_alphanumeric() || !symbol.is_ascii();
            skeleton(&text).filter(shown).collect()
        };
        Self { written: look(written.to_lowercase()), small: look(plain.to_lowercase()) }
    }

    /// Whether a name can be taken for another one.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.written == other.written || self.small == other.small
    }
}

#[cfg(test)]
mod tests {
    use super::Look;

    #[test]
    fn names_that_are_taken_for_each_other_look_alike() {
        for (one, other) in [
            ("Anna", "Аnna"),
            ("Coco", "Сосо"),
            ("РАТ", "PAT"),
            ("АННА", "Анна"),
            ("Ivan", "lvan"),
            ("B0b", "BOB"),
            ("Ａｎｎａ", "Anna"),
            ("𝐀nna", "Anna"),
            ("Zoë", "Zoe"),
            ("A n n a", "Anna"),
            ("An.na", "Anna"),
            // Armenian, Cherokee, Lisu, and two letters that look like one.
            ("օlga", "olga"),
            ("ᎪᏞ", "AL"),
            ("ꓮꓐ", "AB"),
            ("rnodest", "modest"),
        ] {
            let (one_look, other_look) = (Look::of(one), Look::of(other));
            assert!(one_look.is_like(&other_look), "{one} {other}: {one_look:?} {other_look:?}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Анна", "Анка"), ("李", "王"), ("👩", "👧")]
        {
            assert!(!Look::of(one).is_like(&Look::of(other)), "{one} {other}");
        }
    }
}
