//! The checklist `docs/books.md` has every rule, example, word, reminder, component and line about a fighter that
//! a player can look up, and no other; and each is there in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use munera_rules::for_each_game;

/// A file of the repository.
fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

macro_rules! names {
    ($($name:ident, $module:ident, $title:literal, $tables:tt;)*) => {
        const GAMES: &[&str] = &[$(stringify!($module)),*];
    };
}

for_each_game!(names);

/// The ids of all messages of a language that belong to the books.
fn messages(language: &str) -> BTreeSet<String> {
    let files = GAMES.iter().flat_map(|game| [(*game).to_owned(), format!("book_{game}")]);
    let texts = files.chain(["common".to_owned()]);
    let texts = texts.map(|file| read(&format!("locales/{language}/{file}.ftl")));
    texts.flat_map(|text| ids(&text)).collect()
}

fn ids(text: &str) -> Vec<String> {
    let starts_message = |line: &&str| line.starts_with(|symbol: char| symbol.is_ascii_lowercase());
    let id = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    text.lines().filter(starts_message).map(id).collect()
}

/// Whether the checklist has a row for a message.
fn is_listed(id: &str) -> bool {
    let prefix = |game: &&str| format!("{}-", game.replace('_', "-"));
    let of_a_game = GAMES.iter().find_map(|game| id.strip_prefix(&prefix(game)));
    let is_kind = |rest: &str| match rest.split_once('-') {
        // A fighter's name, in its cases, belongs to the texts that name it.
        Some(("example" | "term" | "part", _) | ("fighter", "full-name" | "character")) => true,
        // A section of the aid is no item of it; the headings of the table of decks are none either.
        Some(("aid", item)) => item.contains('-') && !item.starts_with("decks-"),
        _ => false,
    };
    of_a_game.is_some_and(is_kind) || id.starts_with("setting-") || id.starts_with("object-")
}

/// The words between backticks in the checklist that are ids of messages.
fn named(checklist: &str) -> BTreeSet<String> {
    let words = checklist.split('`').skip(1).step_by(2);
    words.filter(|word| is_listed(word)).map(str::to_owned).collect()
}

/// The rules whose rows the checklist has.
fn rows(checklist: &str) -> Vec<String> {
    let first = |line: &str| line.strip_prefix("| ")?.split(" |").next().map(str::to_owned);
    let is_rule = |cell: &String| {
        let mut symbols = cell.chars();
        symbols.next().is_some_and(|it| it.is_ascii_uppercase())
            && symbols.next().is_some_and(|it| it.is_ascii_digit())
    };
    checklist.lines().filter_map(first).filter(is_rule).collect()
}

#[test]
fn the_checklist_has_every_rule_once_and_no_other() {
    let checklist = read("docs/books.md");
    for language in ["en", "ru"] {
        let mut rules = Vec::new();
        for game in GAMES {
            let ids = ids(&read(&format!("locales/{language}/{game}.ftl")));
            let numbers = ids.iter().filter_map(|id| id.strip_prefix("rule-"));
            rules.extend(numbers.map(|number| number.replace('-', ".")));
        }
        assert_eq!(rows(&checklist), rules, "{language}");
    }
}

#[test]
fn the_checklist_has_every_example_word_reminder_and_component_and_no_other() {
    let named = named(&read("docs/books.md"));
    assert!(named.iter().filter(|id| id.contains("-example-")).count() >= 28);
    assert!(named.contains("fired-up-fighter-character"));
    for language in ["en", "ru"] {
        let listed: BTreeSet<String> =
            messages(language).into_iter().filter(|id| is_listed(id)).collect();
        let missing: Vec<&String> = listed.difference(&named).collect();
        let unknown: Vec<&String> = named.difference(&listed).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{language}: {missing:?} {unknown:?}");
    }
}
