//! Moves as they are typed.
//!
//! The notation of records is always understood. Beyond that words count in the reader's language
//! and in English, whole or by their beginnings, and what the rules leave no choice about can be
//! left out, the dice that pay above all.

use munera_rules::Game;
use munera_rules::fired_up::{
    BetId, Deed, Fighter, HighlightId, HighlightSet, InfluenceFace, InfluenceRoll, Move, Payment,
    Question, Stat, Thumb,
};

use super::menu::{Menu, verb_of};
use super::vocabulary::Vocabulary;
use crate::paint;
use crate::play_ui::Reading;

/// Understands a line as moves of the one who is asked; `None` for anything else.
pub(super) fn read(menu: Menu<'_>, line: &str) -> Option<Reading<Move>> {
    if let Ok(choice) = menu.speaker.game.read_move(line) {
        return Some(one(choice));
    }
    let words: Vec<&str> = line.split([' ', ',', '\t']).filter(|it| !it.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    // What is asked for can be named without a verb.
    let bare = match menu.question {
        Question::Keep(_) => menu.read_cards(&words).map(Move::Keep),
        Question::Reroll(_, dice) => menu.read_dice(&words, dice).map(Move::Reroll),
        Question::Window { .. } => menu.read_cards(&words).map(Move::Score),
        Question::Act(_) => None,
    };
    if let Some(choice) = bare {
        return Some(one(choice));
    }
    Some(match menu.speaker.vocabulary.verb(first, menu.fitting())? {
        "keep" => match menu.read_cards(rest) {
            Some(cards) => one(Move::Keep(cards)),
            None => menu.usage("keep"),
        },
        "reroll" => match menu.question {
            Question::Reroll(_, dice) => match menu.read_dice(rest, dice) {
                Some(dice) => one(Move::Reroll(dice)),
                None => menu.usage("reroll"),
            },
            _ => one(Move::Reroll(letters(&rest.concat()).unwrap_or_default())),
        },
        "stand" => one(Move::Stand),
        "end" => one(Move::End),
        "wait" => one(Move::Wait),
        "score" => return menu.read_score(rest),
        "discard" => menu.read_discard(rest),
        verb => menu.read_action(verb, rest),
    })
}

fn one(choice: Move) -> Reading<Move> {
    Reading::Moves(vec![choice])
}

/// Influence dice by their letters, in any order, in capitals or not.
fn letters(word: &str) -> Option<InfluenceRoll> {
    InfluenceRoll::read(&word.to_uppercase()).filter(|dice| !dice.is_empty())
}

/// Something that a move is made of, and that can be typed.
#[derive(Clone, Copy, Debug)]
enum Part {
    Verb(&'static str),
    Fighter(Fighter),
    Stat(Stat),
    Thumb(Thumb),
    Bet(BetId),
    Payment(Payment),
}

impl Part {
    /// Whether a word may mean it. Letters that are no capitals rather begin a name than they are
    /// dice.
    fn is_meant(self, vocabulary: &Vocabulary, word: &str, dice: Dice) -> bool {
        // Capitals are dice, not the beginnings of names.
        let is_dice = word.len() <= 3
            && word.chars().all(|letter| InfluenceFace::from_letter(letter).is_some());
        match self {
            Self::Payment(payment) => {
                let payment = payment.to_string();
                match dice {
                    Dice::AsWritten => sorted(&payment) == sorted(word),
                    Dice::InAnyCase => {
                        sorted(&payment.to_lowercase()) == sorted(&word.to_lowercase())
                    }
                }
            }
            _ if is_dice => false,
            Self::Verb(verb) => vocabulary.is_verb(word, verb),
            Self::Fighter(fighter) => vocabulary.is_fighter(word, fighter),
            Self::Stat(stat) => vocabulary.is_stat(word, stat),
            Self::Thumb(thumb) => vocabulary.is_thumb(word, thumb),
            Self::Bet(bet) => word.eq_ignore_ascii_case(&bet.to_string()),
        }
    }
}

/// How the letters of dice must be typed to be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dice {
    AsWritten,
    InAnyCase,
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}

/// What a move is made of beyond its verb.
fn parts(choice: Move) -> Vec<Part> {
    let of_deed = |deed: Deed| match deed {
        Deed::Buff(fighter, stat) => vec![Part::Fighter(fighter), Part::Stat(stat)],
        Deed::Morale(fighter, thumb) => vec![Part::Fighter(fighter), Part::Thumb(thumb)],
        Deed::Target(fighter, target) => vec![Part::Fighter(fighter), Part::Fighter(target)],
        Deed::Speed(fighter) | Deed::Lock(fighter) | Deed::Unlock(fighter) => {
            vec![Part::Fighter(fighter)]
        }
    };
    match choice {
        Move::Influence(deed, payment) => [of_deed(deed), vec![Part::Payment(payment)]].concat(),
        Move::Multitask(deed, payment, more) => {
            let mut parts = vec![Part::Payment(payment), Part::Verb(verb_of(deed))];
            parts.extend(of_deed(deed));
            parts.extend(more.map(Part::Payment));
            parts
        }
        Move::Bet(bet, fighter, payment) => {
            vec![Part::Bet(bet), Part::Fighter(fighter), Part::Payment(payment)]
        }
        Move::Store(payment) => vec![Part::Payment(payment)],
        _ => Vec::new(),
    }
}

/// Whether words mean parts of a move, each another one; a second fighter only follows the first.
fn fit(vocabulary: &Vocabulary, words: &[&str], parts: &[Part], dice: Dice) -> bool {
    let Some((word, rest)) = words.split_first() else { return true };
    let is_fighter = |place: usize| matches!(parts[place], Part::Fighter(_));
    (0..parts.len()).any(|place| {
        let is_left = |other: &usize| {
            *other > place || *other < place && !(is_fighter(*other) && is_fighter(place))
        };
        let left: Vec<Part> = (0..parts.len()).filter(is_left).map(|other| parts[other]).collect();
        parts[place].is_meant(vocabulary, word, dice) && fit(vocabulary, rest, &left, dice)
    })
}

/// The verb that a move begins with, in the notation.
fn verb(choice: Move) -> &'static str {
    match choice {
        Move::Influence(deed, _) => verb_of(deed),
        Move::Multitask(..) => "multitask",
        Move::Store(_) => "store",
        Move::Bet(..) => "bet",
        _ => "",
    }
}

/// The move without what pays for it.
fn action(choice: Move) -> (&'static str, Option<Deed>, Option<(BetId, Fighter)>) {
    let deed = match choice {
        Move::Influence(deed, _) | Move::Multitask(deed, ..) => Some(deed),
        _ => None,
    };
    let bet = match choice {
        Move::Bet(bet, fighter, _) => Some((bet, fighter)),
        _ => None,
    };
    (verb(choice), deed, bet)
}

/// How many Doubles a move uses.
fn doubles(choice: Move) -> u8 {
    let of = |payment: Payment| payment.dice.of(InfluenceFace::Double);
    match choice {
        Move::Influence(_, payment) | Move::Bet(_, _, payment) => of(payment),
        Move::Multitask(_, payment, more) => of(payment) + more.map_or(0, of),
        _ => 0,
    }
}

/// Every move with a verb that can be named at all, paid for as it usually is.
fn conceivable(menu: Menu<'_>, wanted: &str) -> Vec<Move> {
    let one = |face: InfluenceFace| Payment { dice: std::iter::once(face).collect(), tokens: 0 };
    let social = one(InfluenceFace::Social);
    let two_socials = [InfluenceFace::Social; 2].into_iter().collect();
    let deeds = Fighter::ALL.into_iter().flat_map(|fighter| {
        let buffs = [Stat::Attack, Stat::Defense].map(|stat| Deed::Buff(fighter, stat));
        let morales = [Thumb::Up, Thumb::Down].map(|thumb| Deed::Morale(fighter, thumb));
        let rest = [Deed::Speed(fighter), Deed::Lock(fighter), Deed::Unlock(fighter)];
        let targets = Fighter::ALL.map(|target| Deed::Target(fighter, target));
        buffs.into_iter().chain(morales).chain(rest).chain(targets)
    });
    match wanted {
        "store" => vec![Move::Store(social)],
        "bet" => {
            let bets = menu.view.bets().into_iter().flatten();
            let bet = |bet| Fighter::ALL.map(|fighter| Move::Bet(bet, fighter, social));
            bets.flat_map(bet).collect()
        }
        "multitask" => {
            let payment = Payment { dice: two_socials, tokens: 0 };
            deeds.map(|deed| Move::Multitask(deed, payment, None)).collect()
        }
        verb => {
            let of_it = deeds.filter(|deed| verb_of(*deed) == verb);
            of_it.map(|deed| Move::Influence(deed, one(deed.face()))).collect()
        }
    }
}

/// So many moves can be offered in an answer.
const MOST_OFFERED: usize = 6;

impl Menu<'_> {
    /// How a move with that verb is typed.
    fn usage(self, verb: &str) -> Reading<Move> {
        let bound = self.speaker.turn(self.view).and_then(|turn| turn.fighter);
        let bound = bound.map(|place| self.view.corner(place).fighter);
        let pattern = [("pattern", self.speaker.pattern(verb, bound).into())];
        Reading::Unclear(self.speaker.format("fired-up-usage", &pattern))
    }

    // ---- Cards

    /// Cards by their numbers in the list, or by their names.
    fn read_cards(self, words: &[&str]) -> Option<HighlightSet> {
        let cards = self.cards();
        let at = |number: usize| number.checked_sub(1).and_then(|place| cards.get(place).copied());
        let mut named: Vec<HighlightId> = Vec::new();
        for word in words.iter().flat_map(|word| word.split('.')) {
            let name = word.to_lowercase();
            if let Some(number) = name.strip_prefix('h') {
                named.push(number.parse().ok().and_then(HighlightId::new)?);
            } else if let Some(card) = word.parse().ok().and_then(at) {
                named.push(card);
            } else {
                // `13` are the first and the third.
                for digit in word.chars() {
                    named.push(at(digit.to_digit(10)? as usize)?);
                }
            }
        }
        (!named.is_empty()).then(|| named.into_iter().collect())
    }

    /// Nothing but the verb scores all that is met.
    fn read_score(self, words: &[&str]) -> Option<Reading<Move>> {
        let is_window = matches!(self.question, Question::Window { .. });
        let is_all = words.iter().all(|word| self.speaker.vocabulary.is_all(word));
        match self.read_cards(words) {
            Some(cards) => Some(one(Move::Score(cards))),
            None if !is_window => None,
            None if is_all && self.met().is_empty() => {
                Some(Reading::Unclear(self.speaker.text("fired-up-nothing-met")))
            }
            None if is_all => Some(one(Move::Score(self.met()))),
            None => Some(self.usage("score")),
        }
    }

    // ---- Dice

    /// Dice by their letters, by their names, or by their places in the row.
    fn read_dice(self, words: &[&str], dice: InfluenceRoll) -> Option<InfluenceRoll> {
        let vocabulary = &self.speaker.vocabulary;
        if let [word] = words
            && vocabulary.is_all(word)
        {
            return Some(dice);
        }
        let faces = InfluenceFace::ALL.into_iter();
        let row: Vec<InfluenceFace> =
            faces.flat_map(|face| (0..dice.of(face)).map(move |_| face)).collect();
        let mut named = Vec::new();
        let mut places = Vec::new();
        for word in words {
            if let Some(letters) = letters(word) {
                let faces = InfluenceFace::ALL.into_iter();
                named.extend(faces.flat_map(|face| (0..letters.of(face)).map(move |_| face)));
            } else if word.chars().all(|symbol| symbol.is_ascii_digit()) {
                places.extend(word.chars().filter_map(|digit| digit.to_digit(10)));
            } else {
                named.push(vocabulary.face(word).filter(|_| word.chars().count() > 1)?);
            }
        }
        // The same place twice is one die.
        places.sort_unstable();
        places.dedup();
        for place in places {
            named.push(*row.get((place as usize).checked_sub(1)?)?);
        }
        // More than anybody has cannot be counted.
        (!named.is_empty() && named.len() <= 12).then(|| named.into_iter().collect())
    }

    /// Several dice may go at once.
    fn read_discard(self, words: &[&str]) -> Reading<Move> {
        let dice = self.speaker.turn(self.view).map_or(InfluenceRoll::NONE, |turn| turn.dice);
        let Some(named) = self.read_dice(words, dice) else { return self.usage("discard") };
        let faces = InfluenceFace::ALL.into_iter();
        let faces = faces.flat_map(|face| (0..named.of(face)).map(move |_| face));
        Reading::Moves(faces.map(Move::Discard).collect())
    }

    // ---- Actions

    fn read_action(self, wanted: &'static str, words: &[&str]) -> Reading<Move> {
        let vocabulary = &self.speaker.vocabulary;
        let of_those = |moves: &[Move], dice: Dice| -> Vec<Move> {
            let fits = |choice: &&Move| {
                verb(**choice) == wanted && fit(vocabulary, words, &parts(**choice), dice)
            };
            moves.iter().filter(fits).copied().collect()
        };
        let meant = |moves: &[Move]| {
            let strict = of_those(moves, Dice::AsWritten);
            if strict.is_empty() { of_those(moves, Dice::InAnyCase) } else { strict }
        };
        let mut fitting = meant(&self.moves());
        if fitting.is_empty() {
            // Said in full, it is for the rules to refuse.
            return match meant(&conceivable(self, wanted))[..] {
                [choice] => Reading::Moves(vec![choice]),
                _ => self.which(wanted, &[]),
            };
        }
        let is_one_action = fitting.iter().all(|it| action(*it) == action(fitting[0]));
        // A Double can still become something else: it pays only where nothing else does.
        if is_one_action {
            let fewest = fitting.iter().map(|it| doubles(*it)).min();
            fitting.retain(|it| Some(doubles(*it)) == fewest);
        }
        match fitting[..] {
            [choice] => Reading::Moves(vec![choice]),
            _ => self.which(wanted, &fitting),
        }
    }

    /// A question: which one of these?
    fn which(self, verb: &str, moves: &[Move]) -> Reading<Move> {
        // Where only the dice differ there are few, and otherwise they need not be named.
        let mut offered: Vec<Move> = Vec::new();
        let is_one_action = moves.iter().all(|it| action(*it) == action(moves[0]));
        for choice in moves {
            if is_one_action || offered.iter().all(|it| action(*it) != action(*choice)) {
                offered.push(*choice);
            }
        }
        if offered.is_empty() || offered.len() > MOST_OFFERED {
            return self.usage(verb);
        }
        let offered: Vec<String> =
            offered.iter().map(|it| paint::unbroken(&self.speaker.write(*it))).collect();
        let offered = [("moves", offered.join(", ").into())];
        Reading::Unclear(self.speaker.format("fired-up-which", &offered))
    }
}
