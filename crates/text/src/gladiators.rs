//! What only Gladiators says.

use fluent_bundle::FluentValue;
use munera_rules::gladiators::{NoOpponent, OptionError, Options, PositionError, Refusal, Trait};

use super::sentence::{Addressee, Sentence, number};
use super::translation::Locale;

/// How a trait is handed to a message: by its letter, and the message chooses the form.
pub fn trait_variable(kind: Trait) -> (&'static str, FluentValue<'static>) {
    ("trait", kind.letter().to_string().into())
}

impl Locale {
    /// A trait's name.
    pub fn trait_name(&self, kind: Trait) -> String {
        self.format("gladiators-trait-name", &[trait_variable(kind)])
    }
}

/// Why an event is refused.
impl Sentence for Refusal {
    fn sentence(&self, locale: &Locale, addressee: Addressee) -> String {
        let to = ("to", FluentValue::from(addressee.name()));
        let say = |id: &str| locale.format(id, std::slice::from_ref(&to));
        let of_seat = |id: &str, seat: munera_rules::Seat| {
            locale.format(id, &[to.clone(), number("seat", seat.number())])
        };
        let of_trait = |id: &str, kind| locale.format(id, &[to.clone(), trait_variable(kind)]);
        let of_text = |id: &str, name, text: &dyn ToString| {
            locale.format(id, &[to.clone(), (name, text.to_string().into())])
        };
        match self {
            Self::NoSuchSeat(seat) => of_seat("gladiators-refusal-no-such-seat", *seat),
            Self::NotAsked { asked } => of_seat("gladiators-refusal-not-asked", *asked),
            Self::NotSetUp => say("gladiators-refusal-not-set-up"),
            Self::RestockDue(kind) => of_trait("gladiators-refusal-restock-due", *kind),
            Self::GameOver => say("gladiators-refusal-game-over"),
            Self::NotInHand(card) => of_text("gladiators-refusal-not-in-hand", "card", card),
            Self::DrawFirst => say("gladiators-refusal-draw-first"),
            Self::MustDraw => say("gladiators-refusal-must-draw"),
            Self::HeldAlready(kind) => of_trait("gladiators-refusal-held-already", *kind),
            Self::HoldsOne(kind) => of_trait("gladiators-refusal-holds-one", *kind),
            Self::NoDrawNow => say("gladiators-refusal-no-draw-now"),
            Self::PlayedAlready => say("gladiators-refusal-played-already"),
            Self::MustAct => say("gladiators-refusal-must-act"),
            Self::NothingToAnswer => say("gladiators-refusal-nothing-to-answer"),
            Self::RespondOrPass => say("gladiators-refusal-respond-or-pass"),
            Self::AttackTarget(seat, NoOpponent::Absent)
            | Self::GambitTarget(seat, NoOpponent::Absent) => {
                of_seat("gladiators-refusal-absent", *seat)
            }
            Self::AttackTarget(_, NoOpponent::Oneself) => say("gladiators-refusal-attack-oneself"),
            Self::GambitTarget(_, NoOpponent::Oneself) => say("gladiators-refusal-gambit-oneself"),
            Self::AttackTarget(seat, NoOpponent::Fallen)
            | Self::GambitTarget(seat, NoOpponent::Fallen) => {
                of_seat("gladiators-refusal-fallen", *seat)
            }
            Self::TooSlow(seat) => of_seat("gladiators-refusal-too-slow", *seat),
            Self::TooWeak(seat) => of_seat("gladiators-refusal-too-weak", *seat),
            Self::NoPair(pair) => of_text("gladiators-refusal-no-pair", "pair", pair),
            Self::NotOfPair(kind) => of_trait("gladiators-refusal-not-of-pair", *kind),
            Self::NoPairWithHealth(kind) => {
                of_trait("gladiators-refusal-no-pair-with-health", *kind)
            }
            Self::HealthAlone => say("gladiators-refusal-health-alone"),
            Self::SetUpAlready => say("gladiators-refusal-set-up-already"),
            Self::WrongDeck(card) => of_text("gladiators-refusal-wrong-deck", "card", card),
            Self::DeckSize(kind) => of_trait("gladiators-refusal-deck-size", *kind),
            Self::Twice(card) => of_text("gladiators-refusal-twice", "card", card),
            Self::NotEmpty(kind) => of_trait("gladiators-refusal-not-empty", *kind),
            Self::NotTheHistories(kind) => of_trait("gladiators-refusal-not-the-histories", *kind),
        }
    }
}

/// Why nobody can play under some options.
impl Sentence for OptionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        match self {
            Self::Players => locale.text("gladiators-option-players"),
            Self::TurnLimit => {
                let highest = Options::HIGHEST_TURN_LIMIT.to_string();
                locale.format("gladiators-option-turn-limit", &[("highest", highest.into())])
            }
        }
    }
}

/// Why a game cannot be in some position.
impl Sentence for PositionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        let of_seat = |id: &str, seat: munera_rules::Seat| {
            locale.format(id, &[number("seat", seat.number())])
        };
        let of_card = |id: &str, card: munera_rules::gladiators::Card| {
            locale.format(id, &[("card", card.to_string().into())])
        };
        match *self {
            Self::SeatCount => locale.text("gladiators-position-seat-count"),
            Self::Twice(card) => of_card("gladiators-position-twice", card),
            Self::Missing(card) => of_card("gladiators-position-missing", card),
            Self::WrongDeck(card) => of_card("gladiators-position-wrong-deck", card),
            Self::EmptyDeck(kind) => {
                locale.format("gladiators-position-empty-deck", &[trait_variable(kind)])
            }
            Self::Tops(seat) => of_seat("gladiators-position-tops", seat),
            Self::Hand(seat) => of_seat("gladiators-position-hand", seat),
            Self::Fallen(seat) => of_seat("gladiators-position-fallen", seat),
            Self::Alive => locale.text("gladiators-position-alive"),
            Self::Turn => locale.text("gladiators-position-turn"),
            Self::Victory(seat) => of_seat("gladiators-position-victory", seat),
            Self::Wounds(seat) => of_seat("gladiators-position-wounds", seat),
        }
    }
}
