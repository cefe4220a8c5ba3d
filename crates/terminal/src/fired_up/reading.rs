//! Reads moves as the player types them.
//!
//! It always understands the notation of records. It also knows words of the player's language and
//! of English, whole or by their beginnings. Everything that the rules leave no choice about can be
//! left out, above all the dice that pay. A move is handled in the words of the notation.

use std::collections::BTreeSet;

use munera_rules::Game;
use munera_rules::fired_up::{Fighter, FiredUp, HighlightId};
use munera_text::Locale;

use super::board::Board;
use super::menu::Question;
use crate::command::plain;
use crate::paint;
use crate::play_ui::Reading;
use crate::typed::{in_both, verb, words};

/// The words that moves begin with, as they are written.
pub(super) const VERBS: [&str; 16] = [
    "keep",
    "reroll",
    "stand",
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
    "score",
    "wait",
];

/// The faces of Influence dice by their letters, in their order.
const FACES: &str = "BMSTOD";

/// The most moves that an answer offers.
const MOST_OFFERED: usize = 6;

// ---- Words

/// Every word that a player may type, in the player's language and in English, normalised, with the
/// word of the notation that it means.
#[derive(Clone, Debug)]
pub(super) struct TypedWords {
    verbs: Vec<(&'static str, Vec<String>)>,
    words: Vec<(&'static str, Vec<String>)>,
    /// By the places of the letters in [`FACES`].
    faces: Vec<Vec<String>>,
    all: Vec<String>,
}

impl TypedWords {
    pub(super) fn new(locale: &Locale) -> Self {
        let verb = |verb| (verb, words(locale, &format!("fired-up-verb-{verb}.words")));
        let word = |word| (word, words(locale, &format!("fired-up-word-{word}.words")));
        let fighter = |fighter: Fighter| {
            (fighter.name(), in_both(locale, |locale| locale.fighter(fighter)).to_vec())
        };
        let face = |face: char| {
            let face = [("face", face.to_string().into())];
            in_both(locale, |locale| locale.format("fired-up-influence-face", &face))
        };
        let others = ["attack", "defense", "up", "down"].map(word).into_iter();
        let comparable = |(word, words): (_, Vec<String>)| (word, comparable_all(&words));
        Self {
            verbs: VERBS.map(verb).map(comparable).to_vec(),
            words: others.chain(Fighter::ALL.map(fighter)).map(comparable).collect(),
            faces: FACES.chars().map(|letter| comparable_all(&face(letter))).collect(),
            all: comparable_all(&words(locale, "fired-up-word-all.words")),
        }
    }

    /// The words that may be typed for a word of the notation.
    fn of(&self, word: &str) -> &[String] {
        let found = self.verbs.iter().chain(&self.words).find(|(it, _)| *it == word);
        found.map_or(&[], |(_, words)| words)
    }

    /// Whether a typed word may mean a word of the notation: by its beginning, and a name also with
    /// a case ending.
    fn is_meant(&self, word: &str, token: &str) -> bool {
        let typed = comparable(word);
        if typed.is_empty() {
            return false;
        }
        let is_name = Fighter::read(token).is_some();
        self.of(token).iter().any(|known| {
            let same = known.chars().zip(typed.chars()).take_while(|(one, two)| one == two);
            let same = same.count();
            let [whole, length] = [known, &typed].map(|it| it.chars().count());
            same == length || is_name && same == whole && same >= 3 && length <= whole + 2
        })
    }

    /// Whether a word means "all".
    fn is_all(&self, word: &str) -> bool {
        self.all.contains(&comparable(word))
    }

    /// The letter of the face that a word names, if no other face begins so.
    fn face(&self, word: &str) -> Option<char> {
        let word = comparable(word);
        let is_begun = |names: &[String]| names.iter().any(|name| name.starts_with(&word));
        let faces = FACES.chars().zip(&self.faces);
        let mut meant = faces.filter(|(_, names)| is_begun(names)).map(|(face, _)| face);
        meant.next().filter(|_| meant.next().is_none())
    }
}

/// A word without differences that do not matter: few people remember which `е` is in a name.
fn comparable(word: &str) -> String {
    plain(word).replace('э', "е")
}

fn comparable_all(words: &[String]) -> Vec<String> {
    words.iter().map(|word| comparable(word)).collect()
}

// ---- Moves in words

/// Whether a word of the notation names dice or tokens that pay.
fn is_payment(token: &str) -> bool {
    token.chars().all(|letter| letter == 't' || FACES.contains(letter))
}

/// A move without its payment.
fn action(choice: &str) -> Vec<&str> {
    choice.split(' ').filter(|token| !is_payment(token)).collect()
}

/// How many Doubles a move uses.
fn doubles(choice: &str) -> usize {
    let payments = choice.split(' ').filter(|token| is_payment(token));
    payments.flat_map(str::chars).filter(|letter| *letter == 'D').count()
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}

/// Dice by their letters, typed in any order and case.
fn letters(word: &str) -> Option<String> {
    let word = word.to_uppercase();
    let is_dice = !word.is_empty() && word.chars().all(|letter| FACES.contains(letter));
    is_dice.then(|| in_order(&word))
}

/// Dice in the order of the notation.
pub(super) fn in_order(dice: &str) -> String {
    FACES.chars().flat_map(|face| dice.chars().filter(move |it| *it == face)).collect()
}

/// How letters must be typed to count as dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dice {
    AsWritten,
    InAnyCase,
}

/// Every move with this verb that the notation can name, with its usual payment.
fn conceivable(board: &Board<'_>, wanted: &str) -> Vec<String> {
    let names = || Fighter::ALL.into_iter().map(Fighter::name);
    let influences = |verb: &str| -> Vec<String> {
        let endings: Vec<&str> = match verb {
            "buff" => vec![" attack", " defense"],
            "morale" => vec![" up", " down"],
            "target" => {
                let target = |name| names().map(move |other| format!("target {name} {other}"));
                return names().flat_map(target).collect();
            }
            _ => vec![""],
        };
        let influence = |name| endings.iter().map(move |ending| format!("{verb} {name}{ending}"));
        names().flat_map(influence).collect()
    };
    match wanted {
        "store" => vec!["store O".to_owned()],
        "bet" => {
            let bets = board.guide.bets.iter();
            bets.flat_map(|bet| names().map(|it| format!("bet {} {it} O", bet.bet))).collect()
        }
        "multitask" => {
            let verbs = ["buff", "morale", "speed", "target", "lock", "unlock"].into_iter();
            verbs
                .flat_map(influences)
                .map(|influence| format!("multitask OO {influence}"))
                .collect()
        }
        verb => {
            let face = match verb {
                "buff" => 'B',
                "morale" => 'M',
                "speed" => 'S',
                _ => 'T',
            };
            influences(verb).into_iter().map(|influence| format!("{influence} {face}")).collect()
        }
    }
}

// ---- Reading

impl Board<'_> {
    /// Reads a line as moves; `None` for anything else, and if the player is not asked.
    pub(super) fn read(&self, game: &FiredUp, line: &str) -> Option<Reading> {
        let question = self.question()?;
        if let Ok(choice) = game.read_move(line) {
            return Some(Reading::one(game.write_move(choice).to_string()));
        }
        let typed: Vec<&str> = line.split([' ', ',', '\t']).filter(|it| !it.is_empty()).collect();
        let (first, rest) = typed.split_first()?;
        // The answer to the question needs no verb.
        let bare = match question {
            Question::Keep => self.read_cards(&typed).map(|cards| format!("keep {cards}")),
            Question::Reroll => self.read_dice(&typed).map(|dice| format!("reroll {dice}")),
            Question::Window => self.read_cards(&typed).map(|cards| format!("score {cards}")),
            Question::Act => None,
        };
        if let Some(choice) = bare {
            return Some(Reading::one(choice));
        }
        let fitting: &[&str] = match question {
            Question::Keep => &VERBS[..1],
            Question::Reroll => &VERBS[1..3],
            Question::Act => &VERBS[3..14],
            Question::Window => &VERBS[14..],
        };
        let verb = verb(&self.words.typed.verbs, fitting, &comparable(first))?;
        let read = match verb {
            "keep" => self.read_cards(rest),
            "reroll" if question == Question::Reroll => self.read_dice(rest),
            "reroll" => letters(&rest.concat()),
            "stand" | "end" | "wait" => return Some(Reading::one(verb)),
            "score" => return self.read_score(question, rest),
            "discard" => return Some(self.read_discard(rest)),
            _ => return Some(self.read_action(verb, rest)),
        };
        Some(read.map_or_else(|| self.usage(verb), |it| Reading::one(format!("{verb} {it}"))))
    }

    /// How a move with that verb is typed.
    fn usage(&self, verb: &str) -> Reading {
        let bound = self.guide.turn.as_ref().and_then(|turn| turn.fighter);
        let pattern = [("pattern", self.words.pattern(verb, bound).into())];
        Reading::Unclear(self.words.format("fired-up-usage", &pattern))
    }

    /// Cards by their numbers in the list, or by their titles.
    fn read_cards(&self, words: &[&str]) -> Option<String> {
        let cards = self.cards();
        let at = |number: usize| Some(cards.get(number.checked_sub(1)?)?.card.clone());
        let mut named: BTreeSet<String> = BTreeSet::new();
        for word in words.iter().flat_map(|word| word.split('.')) {
            let name = word.to_lowercase();
            if let Some(number) = name.strip_prefix('h') {
                let card = number.parse().ok().and_then(HighlightId::new)?;
                named.insert(card.to_string());
            } else if let Some(card) = word.parse().ok().and_then(at) {
                named.insert(card);
            } else {
                // `13` means the first and the third.
                for digit in word.chars() {
                    named.insert(at(digit.to_digit(10)? as usize)?);
                }
            }
        }
        let named: Vec<String> = named.into_iter().collect();
        (!named.is_empty()).then(|| named.join("."))
    }

    /// The verb alone scores all cards that are met.
    fn read_score(&self, question: Question, words: &[&str]) -> Option<Reading> {
        let is_all = words.iter().all(|word| self.words.typed.is_all(word));
        match (self.read_cards(words), &self.met()[..]) {
            (Some(cards), _) => Some(Reading::one(format!("score {cards}"))),
            (None, _) if question != Question::Window => None,
            (None, []) if is_all => Some(Reading::Unclear(self.words.text("fired-up-nothing-met"))),
            (None, met) if is_all => Some(Reading::one(format!("score {}", met.join(".")))),
            (None, _) => Some(self.usage("score")),
        }
    }

    /// Dice by their letters, by their names, or by their places in the row.
    fn read_dice(&self, words: &[&str]) -> Option<String> {
        let typed = &self.words.typed;
        let row = self.guide.turn.as_ref().map_or("", |turn| turn.dice.as_str());
        if let [word] = words
            && typed.is_all(word)
        {
            return Some(row.to_owned());
        }
        let mut named = String::new();
        let mut places = BTreeSet::new();
        for word in words {
            if let Some(letters) = letters(word) {
                named.push_str(&letters);
            } else if word.chars().all(|symbol| symbol.is_ascii_digit()) {
                // The same place twice is one die.
                places.extend(word.chars().filter_map(|digit| digit.to_digit(10)));
            } else {
                named.push(typed.face(word).filter(|_| word.chars().count() > 1)?);
            }
        }
        for place in places {
            named.push(row.chars().nth((place as usize).checked_sub(1)?)?);
        }
        // No player has more dice, so a longer list cannot be meant.
        (!named.is_empty() && named.len() <= 12).then(|| in_order(&named))
    }

    /// Several dice can be discarded at once.
    fn read_discard(&self, words: &[&str]) -> Reading {
        let Some(dice) = self.read_dice(words) else { return self.usage("discard") };
        Reading::Moves(dice.chars().map(|face| format!("discard {face}")).collect())
    }

    // ---- Actions

    fn read_action(&self, wanted: &str, words: &[&str]) -> Reading {
        let of_those = |moves: &[String], dice: Dice| -> Vec<String> {
            let fits = |choice: &&String| {
                let mut tokens = choice.split(' ');
                tokens.next() == Some(wanted) && self.fit(words, &tokens.collect::<Vec<_>>(), dice)
            };
            moves.iter().filter(fits).cloned().collect()
        };
        let meant = |moves: &[String]| {
            let strict = of_those(moves, Dice::AsWritten);
            if strict.is_empty() { of_those(moves, Dice::InAnyCase) } else { strict }
        };
        let legal = self.guide.choices.iter().flat_map(|choice| &choice.ways);
        let legal: Vec<String> = legal.map(|way| way.choice.clone()).collect();
        let mut fitting = meant(&legal);
        if fitting.is_empty() {
            // A move that is typed in full is passed on, even if the rules will refuse it.
            let conceived = meant(&conceivable(self, wanted));
            return match conceived.len() {
                1 => Reading::Moves(conceived),
                _ => self.usage(wanted),
            };
        }
        let is_one_action = fitting.iter().all(|it| action(it) == action(&fitting[0]));
        // A Double can still be used for something else, so it pays only if nothing else can.
        if is_one_action {
            let fewest = fitting.iter().map(|it| doubles(it)).min();
            fitting.retain(|it| Some(doubles(it)) == fewest);
        }
        match fitting.len() {
            1 => Reading::Moves(fitting),
            _ => self.which(wanted, &fitting, is_one_action),
        }
    }

    /// Whether each word means a different part of a move. A second fighter must come after the
    /// first.
    fn fit(&self, words: &[&str], tokens: &[&str], dice: Dice) -> bool {
        let Some((word, rest)) = words.split_first() else { return true };
        let is_fighter = |token: &str| Fighter::read(token).is_some();
        tokens.iter().enumerate().any(|(place, token)| {
            let is_left = |(other, it): &(usize, &&str)| {
                *other > place || *other < place && !(is_fighter(it) && is_fighter(token))
            };
            let left: Vec<&str> =
                tokens.iter().enumerate().filter(is_left).map(|(_, it)| *it).collect();
            self.means(word, token, dice) && self.fit(rest, &left, dice)
        })
    }

    /// Whether a word may mean a word of the notation. Lower-case letters are the beginning of a
    /// name rather than dice.
    fn means(&self, word: &str, token: &str, dice: Dice) -> bool {
        if is_payment(token) {
            return match dice {
                Dice::AsWritten => sorted(token) == sorted(word),
                Dice::InAnyCase => sorted(&token.to_lowercase()) == sorted(&word.to_lowercase()),
            };
        }
        // Capitals are dice, not the beginning of a name.
        let is_dice = word.len() <= 3 && word.chars().all(|letter| FACES.contains(letter));
        let is_bet = token.ends_with(|symbol: char| symbol.is_ascii_digit());
        if is_bet {
            return word.eq_ignore_ascii_case(token);
        }
        !is_dice && self.words.typed.is_meant(word, token)
    }

    /// Asks back: which of these moves?
    fn which(&self, verb: &str, moves: &[String], is_one_action: bool) -> Reading {
        // If only the dice differ, there are few moves; if not, the dice need not be named.
        let mut offered: Vec<&String> = Vec::new();
        for choice in moves {
            if is_one_action || offered.iter().all(|it| action(it) != action(choice)) {
                offered.push(choice);
            }
        }
        if offered.len() > MOST_OFFERED {
            return self.usage(verb);
        }
        let offered: Vec<String> =
            offered.iter().map(|it| paint::unbroken(&self.words.write(it))).collect();
        let offered = [("moves", offered.join(", ").into())];
        Reading::Unclear(self.words.format("fired-up-which", &offered))
    }
}
