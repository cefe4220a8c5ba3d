//! No message is missing, in any language.

mod fired_up;
mod gladiators;
mod gorus;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentResource, FluentValue};
use munera_rules::gorus::{Refusal, School};
use munera_rules::{Explain, NotationError, RuleId, for_each_game};

use super::translation::sources;
use super::{Addressee, Language, Locale};

/// The parts of a message or an attribute that must be the same in all languages.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// The messages of a language with their attributes, by full id.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    let (mut message, mut id) = (String::new(), String::new());
    for line in sources(language).iter().flat_map(|source| source.lines()) {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if line.starts_with(|symbol: char| symbol.is_ascii_alphabetic()) {
            line.split(' ').next().unwrap_or_default().clone_into(&mut message);
            id.clone_from(&message);
            assert!(!messages.contains_key(&id), "{language}: {id} stands twice");
        } else if let Some(attribute) = line.trim().strip_prefix('.') {
            id = format!("{message}.{}", attribute.split(' ').next().unwrap_or_default());
        }
        let found = messages.entry(id.clone()).or_default();
        for part in line.split('{').skip(1) {
            let word = part.trim_start().split([' ', '}']).next().unwrap_or_default();
            match word.strip_prefix('$') {
                Some(variable) => found.variables.insert(variable.to_owned()),
                None => found.references.insert(word.to_owned()),
            };
        }
    }
    messages
}

/// The variables of a message and of all messages that it refers to.
fn variables(messages: &BTreeMap<String, Message>, id: &str) -> BTreeSet<String> {
    let message = messages.get(id).unwrap_or_else(|| panic!("{id} is referred to and missing"));
    let referred = message.references.iter().flat_map(|id| variables(messages, id));
    message.variables.iter().cloned().chain(referred).collect()
}

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let ids = |messages: &BTreeMap<String, Message>| {
            messages.keys().cloned().collect::<BTreeSet<String>>()
        };
        assert_eq!(ids(&english), ids(&other), "{language}");
        for id in english.keys() {
            assert_eq!(variables(&english, id), variables(&other, id), "{language}: {id}");
        }
    }
}

#[test]
fn every_file_is_well_formed() {
    for language in Language::ALL {
        for source in sources(language) {
            let parsed = FluentResource::try_new((*source).to_owned());
            assert!(parsed.is_ok(), "{language}: {:?}", parsed.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn every_message_can_be_filled_in() {
    for language in Language::ALL {
        let messages = messages(language);
        for id in messages.keys() {
            let names = variables(&messages, id);
            for value in ["F", "player", "you", "random"] {
                let filled: Vec<(&str, FluentValue<'_>)> =
                    names.iter().map(|name| (name.as_str(), value.into())).collect();
                assert_clean(language, id, &filled);
            }
            for value in [0u8, 1, 2, 5, 21] {
                let filled: Vec<(&str, FluentValue<'_>)> =
                    names.iter().map(|name| (name.as_str(), value.into())).collect();
                assert_clean(language, id, &filled);
            }
        }
    }
}

fn assert_clean(language: Language, id: &str, variables: &[(&str, FluentValue<'_>)]) {
    let Some((text, errors)) = Locale::of(language).try_format(id, variables) else {
        panic!("{language}: {id} is missing");
    };
    assert!(errors.is_empty(), "{language}: {id}: {errors:?}");
    assert!(!text.trim().is_empty() && !text.contains(['{', '}']), "{language}: {id}: {text}");
}

/// The ids in certain calls of a source file, such as `text("…")`.
fn ids_in_calls<'s>(source: &'s str, calls: &'s [&str]) -> impl Iterator<Item = &'s str> {
    calls.iter().flat_map(move |call| {
        source.split(call).skip(1).filter_map(|rest| {
            rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next())
        })
    })
}

macro_rules! games {
    ($($name:ident, $module:ident, $title:literal, $tables:tt;)*) => {
        /// The name of each game in messages, and its rules.
        fn games() -> Vec<(String, &'static [RuleId])> {
            vec![$((stringify!($module).replace('_', "-"), munera_rules::$module::rule::ALL)),*]
        }
    };
}

for_each_game!(games);

/// The ids that begin with the name of a game.
fn ids_of_games(source: &str) -> impl Iterator<Item = &str> {
    games().into_iter().flat_map(move |(game, _)| {
        let places: Vec<_> = source.match_indices(&format!("\"{game}-")).collect();
        places.into_iter().filter_map(move |(place, _)| source[place + 1..].split('"').next())
    })
}

/// Every source file in a folder and its subfolders, except tests.
fn source_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the sources are here");
    let paths = entries.map(|entry| entry.expect("the sources are here").path());
    let paths = paths.filter(|path| !path.ends_with("tests") && !path.ends_with("tests.rs"));
    paths.flat_map(|path| if path.is_dir() { source_files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_message_that_the_sources_name_is_there() {
    // In these crates, the other calls also take texts that are not message ids.
    let messages_only = ["Message::new(", "Fault::request(", "Kind(", "say("];
    let texts = ["Message::new(", "text(", "format("];
    let folders: [(&str, &[&str]); 8] = [
        ("src", &texts),
        ("../terminal/src", &texts),
        ("../bots/src", &messages_only),
        ("../engine/src", &messages_only),
        ("../protocol/src", &messages_only),
        ("../rules/src", &messages_only),
        ("../guide/src", &messages_only),
        ("../server/src", &messages_only),
    ];
    let messages = messages(Language::English);
    let mut named = 0;
    for (folder, calls) in folders {
        for file in source_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)) {
            let Ok(source) = std::fs::read_to_string(&file) else { continue };
            // The rules put the id together from two parts, so it cannot be found here; another
            // test lists these ids.
            let of_games = ids_of_games(&source).filter(|_| folder != "../rules/src");
            let ids = ids_in_calls(&source, calls).chain(of_games);
            for id in ids.filter(|id| !id.contains(['…', '{'])) {
                assert!(messages.contains_key(id), "{}: {id}", file.display());
                named += 1;
            }
        }
    }
    assert!(named > 300, "the search finds calls at all: {named}");
}

/// Asserts that a text is a sentence, and not the id of a missing message.
fn assert_sentence(text: &str) {
    assert!(text.contains(' ') && text.ends_with('.') && !text.contains(['{', '$']), "{text}");
}

#[test]
fn every_rule_has_its_text_and_title() {
    for language in Language::ALL {
        let (locale, messages) = (Locale::of(language), messages(language));
        for (game, rules) in games() {
            assert!(messages.contains_key(&format!("game-{game}")), "{language}: {game}");
            for rule in rules.iter().copied() {
                assert_sentence(&locale.rule(rule));
                assert!(!locale.rule_title(rule).contains("title"), "{rule}");
                let number = rule.as_str().trim_start_matches(|it: char| it.is_ascii_alphabetic());
                let section = number.split('.').next().unwrap_or_default();
                let section = format!("{game}-section-{section}");
                assert!(messages.contains_key(&section), "{language}: {section}");
            }
        }
    }
}

/// Asserts that every reason is a sentence in every language, for the player and for a reader.
fn assert_sentences<S: Explain>(reasons: &[S]) {
    for locale in Language::ALL.map(Locale::of) {
        for reason in reasons {
            for addressee in [Addressee::Player, Addressee::Reader] {
                assert_sentence(&locale.explain_to(addressee, reason));
            }
        }
    }
}

/// Asserts that a house rule has a name, and each of its values another sentence, in every language.
fn assert_house_rule(option: &str, values: [&str; 2]) {
    for locale in Language::ALL.map(Locale::of) {
        let (name, _) =
            locale.try_format(&format!("house-{option}"), &[]).expect("the name of a house rule");
        assert!(!name.ends_with('.'), "{name}");
        let sentences = values.map(|value| locale.text(&format!("house-{option}-{value}")));
        for sentence in &sentences {
            assert_sentence(sentence);
        }
        assert_ne!(sentences[0], sentences[1]);
    }
}

#[test]
fn every_notation_error_is_a_sentence() {
    assert_sentences(&[
        NotationError::Empty,
        NotationError::Seat,
        NotationError::Move,
        NotationError::ChanceWord,
        NotationError::ChanceOutcome,
        NotationError::Card,
    ]);
}

#[test]
fn cases_and_plurals_agree() {
    let russian = Locale::of(Language::Russian);
    assert_eq!(
        russian.refusal(&Refusal::MustFollow(School::Fists)),
        "У вас на руке есть Кулаки — стартовая школа: сыграйте её или бросьте вызов."
    );
    let count = |count: u8| russian.format("gorus-score-collected", &[("count", count.into())]);
    assert_eq!(count(1), "1 гладиатор за раунд");
    assert_eq!(count(24), "24 гладиатора за раунд");
    assert_eq!(count(12), "12 гладиаторов за раунд");
    let target = |target: u8| russian.format("gorus-welcome-target", &[("target", target.into())]);
    assert_eq!(target(1), "Для победы нужен 1 жетон славы.");
    assert_eq!(target(3), "Для победы нужно 3 жетона славы.");
    assert_eq!(target(5), "Для победы нужно 5 жетонов славы.");
    let english = Locale::of(Language::English);
    assert_eq!(
        english.refusal(&Refusal::MustFollow(School::Fists)),
        "You hold Fists, the initiating school: play one of them, or challenge."
    );
}

#[test]
fn lists_end_with_a_word() {
    let names: Vec<String> = ["Авл", "Брут", "вы"].map(str::to_owned).to_vec();
    assert_eq!(Locale::of(Language::Russian).list(&names), "Авл, Брут и вы");
    assert_eq!(Locale::of(Language::English).list(&names[..1]), "Авл");
}

#[test]
fn languages_are_detected() {
    assert_eq!(Language::detect("ru_RU.UTF-8"), Language::Russian);
    assert_eq!(Language::detect("ru"), Language::Russian);
    assert_eq!(Language::detect("RU-ru"), Language::Russian);
    for other in ["", "C", "C.UTF-8", "en_US.UTF-8", "de_DE", "rue"] {
        assert_eq!(Language::detect(other), Language::English);
    }
    assert_eq!(Language::read("ru"), Some(Language::Russian));
    assert_eq!(Language::read("Russian"), None);
}
