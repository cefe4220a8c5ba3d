//! What can be typed besides moves.

use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::SmallGorus;
use munera_text::{Language, Locale};

use crate::command::{Command, Sight};
use crate::play_ui::TerminalGameUi as _;

#[test]
fn words_are_known_in_both_languages() {
    let read =
        |line| Command::read(Locale::of(Language::Russian), SmallGorus::CONTENTS.words, line);
    for text in ["score", "SCORE", "sc", "счёт", "счет", "Сч"] {
        assert_eq!(read(text), Command::Show(Sight::Score), "{text}");
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
    for words in [SmallGorus::CONTENTS, Gladiators::CONTENTS, FiredUp::CONTENTS].map(|it| it.words)
    {
        for locale in Language::ALL.map(Locale::of) {
            let mut commands = Vec::new();
            for word in words.split_whitespace() {
                let translated = locale.text(&format!("command-{word}"));
                let command = Command::read(locale, words, &translated);
                assert_eq!(command, Command::read(locale, words, word), "{word}");
                commands.push(command);
            }
            commands.dedup();
            // `rules` and `rule` are the same command.
            assert_eq!(commands.len(), words.split_whitespace().count() - 1);
        }
    }
}
