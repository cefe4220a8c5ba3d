//! What a player can type besides moves.

use munera_text::Locale;

/// A line that a player typed, as a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// Show something of the game.
    Show(Sight),
    /// Ask a bot for a hint.
    Hint,
    /// List the rules, or show those that the word names.
    Rules(Option<String>),
    /// Explain the words of the game.
    Terms,
    /// List the worked examples, or show the one that the word names.
    Examples(Option<String>),
    /// Tell the game in short.
    Aid,
    /// List what can be typed.
    Help,
    /// Leave the game.
    Quit,
    /// None of these.
    Unknown(String),
}

/// What a player can ask to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// The table as it is now.
    Table,
    /// What happened last.
    Last,
    /// What happened before.
    History,
    /// The score of all players.
    Score,
    /// The player's own cards, in full.
    Cards,
    /// The Bets and the cards on them.
    Bets,
}

impl Command {
    /// Reads a line. It knows words of the player's language and of English, whole or by their
    /// beginnings, with `ё` or `е`, in any case. Where several words begin so, the first one is
    /// meant.
    pub(super) fn read(locale: &Locale, words: &'static str, line: &str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        let mut typed = line.split_whitespace();
        let first = plain(typed.next().unwrap_or_default());
        let rest = typed.next().map(str::to_owned);
        let known = |word: &str| [plain(word), plain(&locale.text(&format!("command-{word}")))];
        let whole = words.split_whitespace().find(|word| known(word).contains(&first));
        let is_begun = |word: &str| known(word).iter().any(|word| word.starts_with(&first));
        let begun = || words.split_whitespace().find(|word| is_begun(word));
        match whole.or_else(begun) {
            Some("table") => Self::Show(Sight::Table),
            Some("last") => Self::Show(Sight::Last),
            Some("score" | "points") => Self::Show(Sight::Score),
            Some("cards") => Self::Show(Sight::Cards),
            Some("bets") => Self::Show(Sight::Bets),
            Some("history") => Self::Show(Sight::History),
            Some("help") => Self::Help,
            Some("hint") => Self::Hint,
            Some("rules" | "rule") => Self::Rules(rest),
            Some("terms") => Self::Terms,
            Some("examples") => Self::Examples(rest),
            Some("aid") => Self::Aid,
            Some("quit") => Self::Quit,
            _ if first == "?" => Self::Help,
            _ if first == "exit" => Self::Quit,
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

/// A word without differences that do not matter: case, and `ё` for `е`.
pub(super) fn plain(word: &str) -> String {
    word.to_lowercase().replace('ё', "е")
}
