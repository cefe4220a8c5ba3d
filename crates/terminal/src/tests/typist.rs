//! A script that types like a person.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use munera_text::Locale;

use super::plain;
use crate::PlaySettings;
use crate::Played;
use crate::play;

/// The screen in front of the person.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Screen {
    fn text(&self) -> String {
        plain(std::str::from_utf8(&self.0.borrow()).expect("the output is text"))
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Types the first legal card.
pub(super) const FIRST: &str = "<first>";
/// Types first legal cards until the screen shows one that is not legal, and types that.
pub(super) const BARRED: &str = "<barred>";

/// What the person does after the script.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// Ends the input.
    Stop,
    /// Types the first legal card, to the end of the game.
    Cards,
    /// The same, but only its rank where that is clear.
    Ranks,
    /// Types one of the moves that the screen lists, varying, to the end of the game.
    Listed,
    /// Asks for a hint and follows it, to the end of the game.
    Hinted,
}

struct Typist {
    screen: Screen,
    locale: &'static Locale,
    script: VecDeque<String>,
    then: Then,
    /// How many lines have been typed.
    typed: usize,
    /// Whether the last of them asked for a hint.
    asks: bool,
    line: Vec<u8>,
}

impl Typist {
    fn next_line(&mut self) -> Option<String> {
        self.typed += 1;
        let text = self.screen.text();
        let (_, hand) = text.rsplit_once(&self.locale.text("label-hand")).unwrap_or_default();
        let words: Vec<&str> = hand.split_whitespace().collect();
        let legal: Vec<String> = words.iter().filter_map(|word| card(word)).collect();
        let barred = words.iter().find_map(|word| word.strip_prefix('(').and_then(card));
        let first = || legal.first().cloned();
        match (self.script.front().map(String::as_str), self.then) {
            (Some(FIRST), _) => {
                self.script.pop_front();
                first()
            }
            (Some(BARRED), _) if barred.is_none() => first(),
            (Some(BARRED), _) => {
                self.script.pop_front();
                barred
            }
            (Some(_), _) => self.script.pop_front(),
            (None, Then::Stop) => None,
            // The typing must end at some time.
            (None, Then::Listed) => (self.typed < 1000).then(|| listed(&text, self.typed)),
            (None, Then::Hinted) => (self.typed < 3000).then(|| self.follow_hint(&text)),
            (None, Then::Cards) => first(),
            (None, Then::Ranks) => {
                let card = first()?;
                let rank = |card: &str| card.chars().skip(1).collect::<String>();
                let is_clear = legal.iter().filter(|it| rank(it) == rank(&card)).count() == 1;
                Some(if is_clear { rank(&card) } else { card })
            }
        }
    }
}

impl Typist {
    /// The hint on the screen, or the command for one; an empty line where there is no choice.
    fn follow_hint(&mut self, text: &str) -> String {
        let was_asked = std::mem::take(&mut self.asks);
        match hinted(text) {
            Some(hint) => hint.to_owned(),
            None if was_asked => String::new(),
            None => {
                self.asks = true;
                self.locale.text("command-hint")
            }
        }
    }
}

/// The card at the beginning of a word, with its letter in either alphabet.
fn card(word: &str) -> Option<String> {
    let rank = word.strip_prefix(['F', 'S', 'A', 'X', 'H', 'К', 'М', 'С', 'Т', 'Щ'])?;
    let rest = rank.trim_start_matches(|symbol: char| symbol.is_ascii_digit());
    (rest.len() < rank.len()).then(|| word[..word.len() - rest.len()].to_owned())
}

/// The move of a hint right above the question.
fn hinted(text: &str) -> Option<&str> {
    let above = text.lines().rev().nth(1)?;
    let (_, rest) = above.split_once(['“', '«'])?;
    rest.strip_suffix("”.").or_else(|| rest.strip_suffix("»."))
}

/// One of the moves of Gladiators that the last question lists; empty if it lists none.
fn listed(text: &str, typed: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let is_prompt = |line: &&str| !line.starts_with(' ') && format!("{line} ").contains(" > ");
    let asked = lines[..lines.len() - 1].iter().rposition(is_prompt);
    let question = &lines[asked.map_or(0, |place| place + 1)..];
    // A deck to draw from is a letter, a name, and a size in brackets.
    let words: Vec<&str> = question.iter().flat_map(|line| line.split(' ')).collect();
    let decks = words.windows(3).filter(|three| three[2].starts_with('(') && three[0].len() == 1);
    let decks: Vec<String> = decks.map(|deck| deck[0].to_owned()).collect();
    let entries = question.iter().filter_map(|line| line.strip_prefix("  "));
    let keys = entries.filter_map(|line| line.split_once("  ").map(|(key, _)| key));
    // Rows of the table begin with spaces too, but with no verb of a move.
    let is_key = |key: &&str| {
        key.starts_with(|symbol: char| symbol.is_lowercase())
            && (key.contains(|symbol: char| symbol.is_ascii_uppercase() || symbol.is_ascii_digit())
                || ["pass", "пас"].contains(key))
    };
    let one_of_several = |key: &str| {
        let words = key.split(' ').map(|word| {
            let several: Vec<&str> = word.split('/').collect();
            several[typed % several.len()]
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let moves: Vec<String> = keys.filter(is_key).map(one_of_several).chain(decks).collect();
    if moves.is_empty() { String::new() } else { moves[typed / 2 % moves.len()].clone() }
}

impl Read for Typist {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            let typed = self.next_line();
            self.line = typed.map(|line| format!("{line}\n").into_bytes()).unwrap_or_default();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, amount: usize) {
        self.line.drain(..amount);
    }
}

/// Plays with a script, and then as `then` says. Returns the game and the screen. The kept events
/// are the whole game, however it ended.
pub(super) fn sit(settings: &PlaySettings, script: &[&str], then: Then) -> (Played, String) {
    let mut screen = Screen::default();
    let mut typist = Typist {
        screen: screen.clone(),
        locale: Locale::of(settings.language),
        script: script.iter().map(|line| (*line).to_owned()).collect(),
        then,
        typed: 0,
        asks: false,
        line: Vec::new(),
    };
    let mut kept = Vec::new();
    let mut keep = |event: &str| {
        kept.push(event.to_owned());
        Ok(())
    };
    let played = play(settings, &mut typist, &mut screen, &mut keep).expect("memory does not fail");
    assert_eq!(kept, played.events);
    assert!(typist.script.is_empty(), "the script is used up: {}", screen.text());
    (played, screen.text())
}
