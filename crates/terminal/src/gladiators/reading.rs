//! Moves as they are typed.

use munera_rules::gladiators::{Action, Card, Gambit, Move, Pair, Phase, Power, Trait};
use munera_rules::{Game, Seat};
use munera_text::{Language, Locale};

use super::menu::Menu;
use super::speaker::VERBS;
use crate::command::plain;
use crate::paint;
use crate::play_ui::Reading;

/// What somebody typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Moves, or a question about them.
    Moves(Reading<Move>),
    /// To pass now and for a while.
    PassOn,
}

/// Understands a line as moves of the one who is asked; `None` for anything else.
///
/// Words count in the reader's language and in English, whole or by their beginnings, and what the
/// rules leave no choice about can be left out.
pub(super) fn read_wish(menu: Menu<'_>, line: &str) -> Option<Wish> {
    let words: Vec<String> = line.split([' ', ',', '\t']).map(plain).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    let moves = |moves: Vec<Move>| Some(Wish::Moves(Reading::Moves(moves)));
    let phase = menu.view.phase();
    if matches!(phase, Phase::Setup | Phase::Draw)
        && let Some(traits) = menu.traits(&words)
    {
        return moves(traits.into_iter().map(Move::Draw).collect());
    }
    // "attack 2" is an attack, though Attack is a trait: in a card there is no gap, unless nothing
    // else can be meant.
    let card = if rest.is_empty() || menu.verb(first).is_none() {
        menu.card(&words.concat())
    } else {
        None
    };
    if let Some(card) = card {
        return moves(vec![menu.lay(card)]);
    }
    let reading = match menu.verb(first)? {
        "draw" => menu.read_draw(rest),
        "play" => menu.read_card(rest, |card| menu.lay(card)),
        "respond" => menu.read_card(rest, Move::Respond),
        "focus" => menu.read_focus(rest),
        "attack" => menu.read_attack(rest),
        "gambit" => menu.read_gambit(rest),
        "recover" => menu.read_recover(rest),
        _ if rest.is_empty() => Reading::Moves(vec![Move::Pass]),
        _ => return Some(Wish::PassOn),
    };
    Some(Wish::Moves(reading))
}

/// One move, or a question: which one of these?
fn one_of(menu: Menu<'_>, moves: &[Move]) -> Reading<Move> {
    if let [only] = moves {
        return Reading::Moves(vec![*only]);
    }
    let moves: Vec<String> = moves.iter().map(|it| menu.speaker.write(*it)).collect();
    let moves = [("moves", moves.join(", ").into())];
    Reading::Unclear(menu.speaker.format("gladiators-which", &moves))
}

fn act(action: Action) -> Move {
    Move::Act(action)
}

impl Menu<'_> {
    // ---- Words

    /// Which of the [`VERBS`] a word is. A beginning is enough, a letter
    /// even for those that fit the moment.
    fn verb(self, word: &str) -> Option<&'static str> {
        let fitting: &[&str] = match self.view.phase() {
            Phase::Responses => &["respond", "pass", "play"],
            Phase::Setup | Phase::Draw => &["draw"],
            _ => &["focus", "attack", "gambit", "recover", "play"],
        };
        let words = |verb: &str| -> Vec<String> {
            let id = format!("gladiators-verb-{verb}.words");
            let languages = [self.speaker.locale, Locale::of(Language::English)];
            let texts = languages.map(|locale| plain(&locale.text(&id)));
            texts.iter().flat_map(|text| text.split(' ').map(str::to_owned)).collect()
        };
        let is_whole = |verb: &&str| words(verb).iter().any(|it| it == word);
        let is_begun = |verb: &&str| words(verb).iter().any(|it| it.starts_with(word));
        let whole = VERBS.into_iter().find(is_whole);
        let fitting = || fitting.iter().copied().find(is_begun);
        // Elsewhere a few letters are wanted, not to take a command for a move.
        let is_long = word.chars().count() >= 3;
        whole.or_else(fitting).or_else(|| VERBS.into_iter().find(is_begun).filter(|_| is_long))
    }

    /// A trait by its letter, or by the beginning of its name if no other trait begins so.
    fn kind(self, word: &str) -> Option<Trait> {
        let letter = |kind: &Trait| word.eq_ignore_ascii_case(&kind.to_string());
        if let Some(kind) = Trait::ALL.into_iter().find(letter) {
            return Some(kind);
        }
        let languages = [self.speaker.locale, Locale::of(Language::English)];
        let is_meant = |kind: &Trait| {
            languages.iter().any(|locale| plain(&locale.trait_name(*kind)).starts_with(word))
        };
        let mut meant = Trait::ALL.into_iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none() && !word.is_empty())
    }

    /// Traits by their names, or by letters that stand together.
    fn traits(self, words: &[&str]) -> Option<Vec<Trait>> {
        let letters = |word: &str| -> Option<Vec<Trait>> {
            word.chars().map(|it| Trait::from_letter(it.to_ascii_uppercase())).collect()
        };
        let read = |word: &&str| letters(word).or_else(|| self.kind(word).map(|kind| vec![kind]));
        let traits: Vec<Vec<Trait>> = words.iter().map(read).collect::<Option<_>>()?;
        Some(traits.concat()).filter(|traits| !traits.is_empty())
    }

    /// `s7`, `скорость7`.
    fn card(self, text: &str) -> Option<Card> {
        let (kind, power) = text.split_at(text.find(|it: char| it.is_ascii_digit())?);
        let power = power.parse().ok().filter(|_| !power.starts_with('0')).and_then(Power::new)?;
        Some(Card::new(self.kind(kind)?, power))
    }

    /// What laying a card is called now.
    fn lay(self, card: Card) -> Move {
        match self.view.phase() {
            Phase::Responses => Move::Respond(card),
            _ => Move::Play(card),
        }
    }

    /// The opponent that a word means.
    fn opponent(self, word: &str) -> Result<Seat, Reading<Move>> {
        let names = &self.speaker.names;
        let all = Seat::all(self.speaker.game.players());
        let others = all.filter(|seat| *seat != self.seat).collect();
        if let [seat] = names.meant(word, others)[..] {
            return Ok(seat);
        }
        let text = [("text", paint::harmless(word).into())];
        Err(Reading::Unclear(self.speaker.format("gladiators-no-such-player", &text)))
    }

    // ---- Moves

    fn read_draw(self, words: &[&str]) -> Reading<Move> {
        if let Some(traits) = self.traits(words) {
            return Reading::Moves(traits.into_iter().map(Move::Draw).collect());
        }
        let lacking = self.view.hand_traits(self.seat).complement();
        one_of(self, &lacking.iter().map(Move::Draw).collect::<Vec<_>>())
    }

    /// A card, or the trait or the power of one that is held.
    fn read_card(self, words: &[&str], lay: impl Fn(Card) -> Move) -> Reading<Move> {
        let text = words.concat();
        if let Some(card) = self.card(&text) {
            return Reading::Moves(vec![lay(card)]);
        }
        let is_meant = |card: &Card| {
            text.is_empty() || self.kind(&text) == Some(card.kind) || card.power.to_string() == text
        };
        let held: Vec<Card> = self.view.hand().cards().collect();
        let meant: Vec<Move> = held.iter().copied().filter(is_meant).map(&lay).collect();
        let all = || held.iter().copied().map(&lay).collect::<Vec<_>>();
        if meant.is_empty() && held.is_empty() {
            return Reading::Unclear(self.legal().join(" "));
        }
        // Something that is not held at all is not the only card that is.
        match meant.len() {
            0 if held.len() == 1 => Reading::Unclear(self.legal().join(" ")),
            0 => one_of(self, &all()),
            _ => one_of(self, &meant),
        }
    }

    fn read_focus(self, words: &[&str]) -> Reading<Move> {
        match words {
            [word] if self.kind(word).is_some() => {
                let kind = self.kind(word).into_iter();
                Reading::Moves(kind.map(|kind| act(Action::Focus(kind))).collect())
            }
            _ => {
                let all = Trait::ALL.map(|kind| act(Action::Focus(kind)));
                one_of(self, &all)
            }
        }
    }

    fn read_attack(self, words: &[&str]) -> Reading<Move> {
        let attack = |target| act(Action::Attack(target));
        if let Some(word) = words.first() {
            return match self.opponent(word) {
                Ok(target) => Reading::Moves(vec![attack(target)]),
                Err(question) => question,
            };
        }
        let (attacks, opponents) = (self.attacks(), self.opponents());
        match (attacks.as_slice(), opponents.as_slice()) {
            ([], [only]) => Reading::Moves(vec![attack(*only)]),
            ([], _) => Reading::Unclear(self.no_attack()),
            _ => one_of(self, &attacks.into_iter().map(attack).collect::<Vec<_>>()),
        }
    }

    fn read_recover(self, words: &[&str]) -> Reading<Move> {
        let recover = |partner| act(Action::Recover(partner));
        if let Some(partner) = words.first().and_then(|word| self.kind(word)) {
            return Reading::Moves(vec![recover(partner)]);
        }
        match self.partners()[..] {
            [] => Reading::Unclear(self.speaker.text("gladiators-no-pair-with-health-now")),
            _ => one_of(self, &self.partners().into_iter().map(recover).collect::<Vec<_>>()),
        }
    }

    /// An opponent and up to three traits, in any order that can be told apart.
    fn read_gambit(self, words: &[&str]) -> Reading<Move> {
        let (mut target, mut traits) = (None, Vec::new());
        for word in words {
            match self.traits(&[word]) {
                Some(more) => traits.extend(more),
                None => match self.opponent(word) {
                    Ok(seat) => target = Some(seat),
                    Err(question) => return question,
                },
            }
        }
        let gambit = |gambit| act(Action::Gambit(gambit));
        let fits = |it: &Gambit| {
            target.is_none_or(|target| it.target == target)
                && match traits[..] {
                    [] => true,
                    [given] => it.given == given,
                    [one, two] => it.pair.contains(one) && it.pair.contains(two),
                    [one, two, given, ..] => {
                        it.pair.contains(one) && it.pair.contains(two) && it.given == given
                    }
                }
        };
        let all = self.gambits();
        let fitting: Vec<Move> = all.iter().copied().filter(fits).map(gambit).collect();
        if !fitting.is_empty() {
            return one_of(self, &fitting);
        }
        // Said in full, it is for the rules to refuse.
        let only = match self.opponents()[..] {
            [only] => Some(only),
            _ => None,
        };
        if let ([one, two, given], Some(target)) = (&traits[..], target.or(only))
            && let Some(pair) = pair_of(*one, *two)
        {
            return Reading::Moves(vec![gambit(Gambit { target, pair, given: *given })]);
        }
        if all.is_empty() {
            return Reading::Unclear(self.speaker.text("gladiators-no-pair-now"));
        }
        one_of(self, &all.into_iter().map(gambit).collect::<Vec<_>>())
    }
}

fn pair_of(one: Trait, two: Trait) -> Option<Pair> {
    let is_it = |pair: &Pair| one != two && pair.contains(one) && pair.contains(two);
    Pair::ALL.into_iter().find(is_it)
}
