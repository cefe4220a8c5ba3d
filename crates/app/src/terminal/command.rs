//! What a player can type.

use munera_rules::gorus::{Card, Rank, School};

use crate::locale::Locale;

/// A line that a player typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// A gladiator to play.
    Card(Card),
    /// The gladiator of that rank to play.
    Rank(Rank),
    /// Show the bout and the hand again.
    Table,
    /// Show the last bout.
    Last,
    /// Show the bouts of the round.
    History,
    /// Show the score.
    Score,
    /// Ask a bot.
    Hint,
    /// List the rules, or tell those that the word names.
    Rules(Option<String>),
    /// Explain the words of the game.
    Terms,
    /// List the worked examples, or tell the one that the word names.
    Examples(Option<String>),
    /// List what can be typed.
    Help,
    /// Leave.
    Quit,
    /// None of these.
    Unknown(String),
}

/// The words of the commands: messages `command-…`. Where a beginning fits several, the first is
/// meant.
pub(super) const WORDS: [&str; 11] = [
    "table", "last", "score", "help", "hint", "history", "rules", "rule", "terms", "examples",
    "quit",
];

impl Command {
    /// Understands a line. The words of the player's language and the English ones are known, whole
    /// or by their beginnings, with `ё` or `е`, in capitals or not.
    pub(super) fn read(locale: &Locale, line: &str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Some(play) = read_play(line) {
            return play;
        }
        let mut words = line.split_whitespace();
        let typed = plain(words.next().unwrap_or_default());
        let rest = words.next().map(str::to_owned);
        let known = |word: &&str| [plain(word), plain(&locale.text(&format!("command-{word}")))];
        let whole = WORDS.iter().find(|word| known(word).contains(&typed));
        let begun =
            || WORDS.iter().find(|word| known(word).iter().any(|word| word.starts_with(&typed)));
        match whole.or_else(begun).copied() {
            Some("table") => Self::Table,
            Some("last") => Self::Last,
            Some("score") => Self::Score,
            Some("help") => Self::Help,
            Some("hint") => Self::Hint,
            Some("history") => Self::History,
            Some("rules" | "rule") => Self::Rules(rest),
            Some("terms") => Self::Terms,
            Some("examples") => Self::Examples(rest),
            Some("quit") => Self::Quit,
            _ if typed == "?" => Self::Help,
            _ if typed == "exit" => Self::Quit,
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

/// A word without the differences that do not matter.
fn plain(word: &str) -> String {
    word.to_lowercase().replace('ё', "е")
}

/// `F10`, `f 10`, `К10`, `10`.
fn read_play(line: &str) -> Option<Command> {
    let mut symbols = line.chars().filter(|symbol| !symbol.is_whitespace());
    let first = symbols.next()?;
    if first.is_ascii_digit() {
        let digits: String = std::iter::once(first).chain(symbols).collect();
        return read_rank(&digits).map(Command::Rank);
    }
    let rank = read_rank(&symbols.collect::<String>())?;
    read_school(first).map(|school| Command::Card(Card::new(school, rank)))
}

fn read_rank(digits: &str) -> Option<Rank> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number).and_then(Rank::new)
}

/// A school by its letter, or by the first letter of its Russian name. Cyrillic letters that only
/// look like the Latin ones are not guessed at: `А` is also what the key of `F` types.
fn read_school(letter: char) -> Option<School> {
    let letter = letter.to_uppercase().next()?;
    School::from_letter(letter).or(match letter {
        'К' => Some(School::Fists),
        'М' => Some(School::Swords),
        'С' => Some(School::Arrows),
        'Т' => Some(School::Axes),
        'Щ' => Some(School::Shields),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    fn read(line: &str) -> Command {
        Command::read(Locale::of(Language::Russian), line)
    }

    #[test]
    fn cards_are_read_however_they_are_typed() {
        let ten = Rank::new(10).map(|rank| Command::Card(Card::new(School::Fists, rank)));
        for text in ["F10", "f10", " F 10 ", "К10", "к10"] {
            assert_eq!(Some(read(text)), ten, "{text}");
        }
        assert_eq!(Some(read("10")), Rank::new(10).map(Command::Rank));
        for text in ["F16", "F", "А10", "F-1", "F+1", "99", "10F"] {
            assert!(!matches!(read(text), Command::Card(_) | Command::Rank(_)), "{text}");
        }
    }

    #[test]
    fn words_are_known_in_both_languages() {
        for text in ["score", "SCORE", "sc", "счёт", "счет", "Сч"] {
            assert_eq!(read(text), Command::Score, "{text}");
        }
        assert_eq!(read("rule G3.4"), Command::Rules(Some("G3.4".to_owned())));
        assert_eq!(read("правило g3.4"), Command::Rules(Some("g3.4".to_owned())));
        assert_eq!(read("правила"), Command::Rules(None));
        assert_eq!(read("?"), Command::Help);
        assert_eq!(read(""), Command::Nothing);
        assert_eq!(read("gladius"), Command::Unknown("gladius".to_owned()));
    }

    #[test]
    fn every_word_means_a_command_in_every_language() {
        for locale in Language::ALL.map(Locale::of) {
            let mut commands = Vec::new();
            for word in WORDS {
                let command = Command::read(locale, &locale.text(&format!("command-{word}")));
                assert_eq!(command, Command::read(locale, word), "{word}");
                commands.push(command);
            }
            commands.dedup();
            // `rules` and `rule` are one.
            assert_eq!(commands.len(), WORDS.len() - 1);
        }
    }
}
