//! Reads moves as the player types them.

use munera_guide::gladiators::GladiatorsKind;
use munera_rules::gladiators::{Card, Pair, Phase, Power, Trait};

use super::board::Board;
use super::words::VERBS;
use crate::command::plain;
use crate::paint;
use crate::play_ui::Reading;
use crate::typed::{in_both, verb, words};

/// What the player typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Moves, or a question about them.
    Moves(Reading),
    /// To pass now and until the player's next turn.
    PassOn,
}

impl Board<'_> {
    /// Reads a line as moves; `None` for anything else, and if the player is not asked.
    ///
    /// It knows words of the player's language and of English, whole or by their beginnings.
    /// A player may omit any part of a move that has only one legal value.
    pub(super) fn read(&self, line: &str) -> Option<Wish> {
        self.asked()?;
        let typed: Vec<String> = line.split([' ', ',', '\t']).map(plain).collect();
        let typed: Vec<&str> =
            typed.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
        let (first, rest) = typed.split_first()?;
        if matches!(self.view.phase(), Phase::Setup | Phase::Draw)
            && let Some(traits) = self.traits(&typed)
        {
            return Some(Wish::Moves(draws(&traits)));
        }
        // "attack 2" is an attack, although Attack is also a trait: a card has no gap in it, unless
        // nothing else can be meant.
        let card = if rest.is_empty() || self.verb(first).is_none() {
            self.card(&typed.concat())
        } else {
            None
        };
        if let Some(card) = card {
            return Some(Wish::Moves(Reading::one(format!("{} {card}", self.lays()))));
        }
        let reading = match self.verb(first)? {
            "draw" => self.read_draw(rest),
            "play" => self.read_card(rest, self.lays()),
            "respond" => self.read_card(rest, "respond"),
            "focus" => self.read_focus(rest),
            "attack" => self.read_attack(rest),
            "gambit" => self.read_gambit(rest),
            "recover" => self.read_recover(rest),
            _ if rest.is_empty() => Reading::one("pass"),
            _ => return Some(Wish::PassOn),
        };
        Some(Wish::Moves(reading))
    }

    /// One move, or a question: which of these?
    fn one_of(&self, moves: Vec<String>) -> Reading {
        if moves.len() == 1 {
            return Reading::Moves(moves);
        }
        let moves: Vec<String> = moves.iter().map(|it| self.words.write(it)).collect();
        let moves = [("moves", moves.join(", ").into())];
        Reading::Unclear(self.words.format("gladiators-which", &moves))
    }

    /// The legal moves of a kind, as they are written.
    fn written(&self, kind: GladiatorsKind) -> Vec<String> {
        self.choices(kind).into_iter().map(|it| it.choice.clone()).collect()
    }

    // ---- Words

    /// Which of the [`VERBS`] a word is. A beginning is enough, and a single letter for verbs that
    /// are legal now.
    fn verb(&self, word: &str) -> Option<&'static str> {
        let fitting: &[&str] = match self.view.phase() {
            Phase::Responses => &["respond", "pass", "play"],
            Phase::Setup | Phase::Draw => &["draw"],
            _ => &["focus", "attack", "gambit", "recover", "play"],
        };
        let known =
            |verb| (verb, words(self.words.locale, &format!("gladiators-verb-{verb}.words")));
        verb(&VERBS.map(known), fitting, word)
    }

    /// A trait by its letter, or by the beginning of its name if no other trait begins so.
    fn kind(&self, word: &str) -> Option<Trait> {
        let letter = |kind: &Trait| word.eq_ignore_ascii_case(&kind.to_string());
        if let Some(kind) = Trait::ALL.into_iter().find(letter) {
            return Some(kind);
        }
        let is_meant = |kind: &Trait| {
            let names = in_both(self.words.locale, |locale| locale.trait_name(*kind));
            names.iter().any(|name| name.starts_with(word))
        };
        let mut meant = Trait::ALL.into_iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none() && !word.is_empty())
    }

    /// Traits by their names, or by letters that stand together.
    fn traits(&self, words: &[&str]) -> Option<Vec<Trait>> {
        let letters = |word: &str| -> Option<Vec<Trait>> {
            word.chars().map(|it| Trait::from_letter(it.to_ascii_uppercase())).collect()
        };
        let read = |word: &&str| letters(word).or_else(|| self.kind(word).map(|kind| vec![kind]));
        let traits: Vec<Vec<Trait>> = words.iter().map(read).collect::<Option<_>>()?;
        Some(traits.concat()).filter(|traits| !traits.is_empty())
    }

    /// `s7`, `скорость7`.
    fn card(&self, text: &str) -> Option<Card> {
        let (kind, power) = text.split_at(text.find(|it: char| it.is_ascii_digit())?);
        let power = power.parse().ok().filter(|_| !power.starts_with('0')).and_then(Power::new)?;
        Some(Card::new(self.kind(kind)?, power))
    }

    /// The verb for laying a card now.
    fn lays(&self) -> &'static str {
        if self.view.phase() == Phase::Responses { "respond" } else { "play" }
    }

    /// The opponent that a word means.
    fn opponent(&self, word: &str) -> Result<u8, Reading> {
        if let [seat] = self.words.meant(word)[..] {
            return Ok(seat);
        }
        let text = [("text", paint::harmless(word).into())];
        Err(Reading::Unclear(self.words.format("gladiators-no-such-player", &text)))
    }

    /// The living opponents.
    fn opponents(&self) -> Vec<u8> {
        let living = self.guide.fighters.iter().filter(|fighter| fighter.alive);
        living.map(|fighter| fighter.seat).filter(|seat| !self.words.is_you(*seat)).collect()
    }

    // ---- Moves

    fn read_draw(&self, words: &[&str]) -> Reading {
        match self.traits(words) {
            Some(traits) => draws(&traits),
            None => self.one_of(self.written(GladiatorsKind::Draw)),
        }
    }

    /// A card, or the trait or the power of a card in the hand.
    fn read_card(&self, words: &[&str], verb: &str) -> Reading {
        let text = words.concat();
        let lay = |card: Card| format!("{verb} {card}");
        if let Some(card) = self.card(&text) {
            return Reading::one(lay(card));
        }
        let is_meant = |card: &Card| {
            text.is_empty() || self.kind(&text) == Some(card.kind) || card.power.to_string() == text
        };
        let held: Vec<Card> = self.view.hand().cards().collect();
        let meant: Vec<String> = held.iter().copied().filter(is_meant).map(lay).collect();
        // A card that is not in the hand is not taken for the only one that is.
        match (meant.len(), held.len()) {
            (0, 0 | 1) => Reading::Unclear(self.legal().join(" ")),
            (0, _) => self.one_of(held.into_iter().map(lay).collect()),
            _ => self.one_of(meant),
        }
    }

    fn read_focus(&self, words: &[&str]) -> Reading {
        let focus = |kind: Trait| format!("focus {kind}");
        match words.first().filter(|_| words.len() == 1).and_then(|word| self.kind(word)) {
            Some(kind) => Reading::one(focus(kind)),
            None => self.one_of(Trait::ALL.map(focus).to_vec()),
        }
    }

    fn read_attack(&self, words: &[&str]) -> Reading {
        if let Some(word) = words.first() {
            return match self.opponent(word) {
                Ok(target) => Reading::one(format!("attack {target}")),
                Err(question) => question,
            };
        }
        let attacks = self.written(GladiatorsKind::Attack);
        match (attacks.is_empty(), &self.opponents()[..]) {
            (true, [only]) => Reading::one(format!("attack {only}")),
            (true, _) => Reading::Unclear(self.no_attack()),
            _ => self.one_of(attacks),
        }
    }

    fn read_recover(&self, words: &[&str]) -> Reading {
        if let Some(partner) = words.first().and_then(|word| self.kind(word)) {
            return Reading::one(format!("recover {partner}"));
        }
        match self.written(GladiatorsKind::Recover) {
            none if none.is_empty() => {
                Reading::Unclear(self.words.text("gladiators-no-pair-with-health-now"))
            }
            recovers => self.one_of(recovers),
        }
    }

    /// An opponent and up to three traits, in any order that is not ambiguous.
    fn read_gambit(&self, words: &[&str]) -> Reading {
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
        let all = self.choices(GladiatorsKind::Gambit);
        let fitting = all.iter().filter(|choice| {
            let parts = &choice.parts;
            let breaks =
                |kind: &Trait| parts.pair.as_ref().is_some_and(|pair| pair.contains(kind.letter()));
            let gives = |kind: &Trait| parts.of_trait.as_ref() == Some(&kind.to_string());
            (target.is_none() || target == parts.target)
                && match &traits[..] {
                    [] => true,
                    [kind] => gives(kind),
                    [one, two] => breaks(one) && breaks(two),
                    [one, two, kind, ..] => breaks(one) && breaks(two) && gives(kind),
                }
        });
        let fitting: Vec<String> = fitting.map(|choice| choice.choice.clone()).collect();
        if !fitting.is_empty() {
            return self.one_of(fitting);
        }
        // A move that is typed in full is passed on, even if the rules will refuse it.
        let only = match self.opponents()[..] {
            [only] => Some(only),
            _ => None,
        };
        if let ([one, two, given], Some(target)) = (&traits[..], target.or(only))
            && let Some(pair) = pair_of(*one, *two)
        {
            return Reading::one(format!("gambit {target} {pair} {given}"));
        }
        if all.is_empty() {
            return Reading::Unclear(self.words.text("gladiators-no-pair-now"));
        }
        self.one_of(self.written(GladiatorsKind::Gambit))
    }
}

fn draws(traits: &[Trait]) -> Reading {
    Reading::Moves(traits.iter().map(|kind| format!("draw {kind}")).collect())
}

fn pair_of(one: Trait, two: Trait) -> Option<Pair> {
    let is_it = |pair: &Pair| one != two && pair.contains(one) && pair.contains(two);
    Pair::ALL.into_iter().find(is_it)
}
