//! The words of moves, as they may be typed.

use munera_rules::fired_up::{Fighter, InfluenceFace, Stat, Thumb};
use munera_text::{Language, Locale};

use crate::command::plain;

// The words that moves begin with, as they are written, by what is asked.
pub(super) const KEEP_VERBS: &[&str] = &["keep"];
pub(super) const REROLL_VERBS: &[&str] = &["reroll", "stand"];
pub(super) const TURN_VERBS: &[&str] = &[
    "buff",
    "morale",
    "speed",
    "target",
    "lock",
    "unlock",
    "bet",
    "store",
    "multitask",
    "discard",
    "end",
];
pub(super) const WINDOW_VERBS: &[&str] = &["score", "wait"];

/// All words that moves begin with.
pub(super) fn verbs() -> impl Iterator<Item = &'static str> {
    [KEEP_VERBS, REROLL_VERBS, TURN_VERBS, WINDOW_VERBS].into_iter().flatten().copied()
}

/// Every word that a reader may type, in their language and in English, in the form in which words
/// are compared.
#[derive(Clone, Debug)]
pub(super) struct Vocabulary {
    verbs: Vec<(&'static str, Vec<String>)>,
    fighters: [Vec<String>; 6],
    faces: [Vec<String>; 6],
    stats: [Vec<String>; 2],
    thumbs: [Vec<String>; 2],
    all: Vec<String>,
}

impl Vocabulary {
    pub(super) fn new(locale: &Locale) -> Self {
        let languages = [locale, Locale::of(Language::English)];
        let in_both = |text: &dyn Fn(&Locale) -> String| -> Vec<String> {
            languages.iter().map(|locale| comparable(&text(locale))).collect()
        };
        // Several words that mean the same stand in one message.
        let words = |id: &str| -> Vec<String> {
            let texts = in_both(&|locale| locale.text(id));
            texts.iter().flat_map(|text| text.split(' ').map(str::to_owned)).collect()
        };
        Self {
            verbs: verbs()
                .map(|verb| (verb, words(&format!("fired-up-verb-{verb}.words"))))
                .collect(),
            fighters: Fighter::ALL.map(|fighter| in_both(&|locale| locale.fighter(fighter))),
            faces: InfluenceFace::ALL.map(|face| in_both(&|locale| locale.influence_face(face))),
            stats: ["attack", "defense"].map(|stat| words(&format!("fired-up-word-{stat}.words"))),
            thumbs: ["up", "down"].map(|thumb| words(&format!("fired-up-word-{thumb}.words"))),
            all: words("fired-up-word-all.words"),
        }
    }

    /// The words for one of the [`verbs`].
    fn words(&self, verb: &str) -> &[String] {
        let found = self.verbs.iter().find(|(it, _)| *it == verb);
        found.map_or(&[], |(_, words)| words)
    }

    /// Which of the [`verbs`] a word is. A beginning is enough for those that fit the moment;
    /// elsewhere a few letters are wanted, not to take a command for a move.
    pub(super) fn verb(&self, word: &str, fitting: &[&'static str]) -> Option<&'static str> {
        let word = comparable(word);
        let is_whole = |verb: &&str| self.words(verb).contains(&word);
        let is_begun = |verb: &&str| self.words(verb).iter().any(|it| it.starts_with(&word));
        let whole = verbs().find(is_whole);
        let begun = || fitting.iter().copied().find(is_begun);
        let is_long = word.chars().count() >= 3;
        whole.or_else(begun).or_else(|| verbs().find(is_begun).filter(|_| is_long))
    }

    /// Whether a word is a verb, or the beginning of it.
    pub(super) fn is_verb(&self, word: &str, verb: &str) -> bool {
        is_begun(self.words(verb), word)
    }

    /// Whether a word may mean a fighter: the beginning of the name, or the name with a case ending.
    pub(super) fn is_fighter(&self, word: &str, fighter: Fighter) -> bool {
        let word = comparable(word);
        self.fighters[fighter as usize].iter().any(|name| {
            let same = name.chars().zip(word.chars()).take_while(|(one, two)| one == two).count();
            let (whole, typed) = (name.chars().count(), word.chars().count());
            same == typed || same == whole && same >= 3 && typed <= whole + 2
        })
    }

    pub(super) fn is_stat(&self, word: &str, stat: Stat) -> bool {
        is_begun(&self.stats[stat as usize], word)
    }

    pub(super) fn is_thumb(&self, word: &str, thumb: Thumb) -> bool {
        is_begun(&self.thumbs[thumb as usize], word)
    }

    /// Whether a word means everything there is.
    pub(super) fn is_all(&self, word: &str) -> bool {
        self.all.contains(&comparable(word))
    }

    /// The face that a word names, if it begins no other.
    pub(super) fn face(&self, word: &str) -> Option<InfluenceFace> {
        let is_meant = |face: &InfluenceFace| is_begun(&self.faces[*face as usize], word);
        let mut meant = InfluenceFace::ALL.into_iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none())
    }
}

fn is_begun(known: &[String], word: &str) -> bool {
    let word = comparable(word);
    !word.is_empty() && known.iter().any(|it| it.starts_with(&word))
}

/// A word without the differences that do not matter: nobody remembers which `е` is in a name.
fn comparable(word: &str) -> String {
    plain(word).replace('э', "е")
}
