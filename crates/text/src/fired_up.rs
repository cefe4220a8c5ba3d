//! What only Fired Up says.

use fluent_bundle::FluentValue;
use munera_rules::fired_up::{
    BetEvent, Condition, FightFace, Fighter, InfluenceFace, Moment, Morale, OptionError,
    PositionError, Refusal, Stat, Term, Thumb, Tier,
};

use super::sentence::{Addressee, Sentence, number};
use super::translation::Locale;

/// How a fighter is handed to a message: by its word, and the message chooses the form.
pub(super) fn fighter_variable(fighter: Fighter) -> (&'static str, FluentValue<'static>) {
    ("fighter", fighter.name().into())
}

impl Locale {
    /// A fighter's name.
    pub fn fighter(&self, fighter: Fighter) -> String {
        self.format("fired-up-fighter-name", &[fighter_variable(fighter)])
    }

    /// What a face of an Influence die is called.
    pub fn influence_face(&self, face: InfluenceFace) -> String {
        self.format("fired-up-influence-face", &[("face", face.to_string().into())])
    }

    /// What a face of an Attack or a Defense die is called.
    pub fn fight_face(&self, face: FightFace) -> String {
        self.format("fired-up-fight-face", &[("face", face.letter().to_string().into())])
    }

    /// What a level of Morale is called.
    pub fn morale(&self, morale: Morale) -> String {
        self.format("fired-up-morale", &[("morale", morale.word().into())])
    }

    /// What the moment of a Highlight is called.
    pub fn moment(&self, moment: Moment) -> String {
        self.format("fired-up-moment", &[("moment", moment.word().into())])
    }

    /// What a term of Bets is called.
    pub fn bet_term(&self, term: Term) -> String {
        let word = match term {
            Term::Early => "early",
            Term::Mid => "mid",
            Term::Late => "late",
        };
        self.format("fired-up-bet-when", &[("term", word.into())])
    }

    /// What a marker is called.
    pub fn stat(&self, stat: Stat) -> String {
        let word = match stat {
            Stat::Attack => "attack",
            Stat::Defense => "defense",
        };
        self.format("fired-up-stat", &[("stat", word.into())])
    }

    /// What a thumb is called.
    pub fn thumb(&self, thumb: Thumb) -> String {
        let word = match thumb {
            Thumb::Up => "up",
            Thumb::Down => "down",
        };
        self.format("fired-up-thumb", &[("thumb", word.into())])
    }

    /// What a condition asks for, as on a card: a phrase without a capital and a full stop.
    pub fn condition(&self, condition: &Condition) -> String {
        let Some((shape, bound)) = shape(*condition) else {
            return self.text("fired-up-condition-always");
        };
        let id = format!("fired-up-fact-{}", condition.fact.word().replace('_', "-"));
        let least = number("least", condition.least);
        self.format(&id, &[("shape", shape.into()), number("number", bound), least])
    }

    /// All that a tier asks for beyond the tiers before it.
    pub fn tier(&self, tier: &Tier) -> String {
        let conditions: Vec<String> =
            tier.conditions.iter().map(|condition| self.condition(condition)).collect();
        self.list(&conditions)
    }

    /// What decides a Bet, as on a card.
    pub fn bet_event(&self, event: BetEvent) -> String {
        let counted = |id: &str, count| self.format(id, &[number("number", count)]);
        match event {
            BetEvent::FirstWounds(wounds) => counted("fired-up-event-first-wounds", wounds),
            BetEvent::FirstDamage(damage) => counted("fired-up-event-first-damage", damage),
            BetEvent::FirstEliminated => self.text("fired-up-event-first-eliminated"),
            BetEvent::FirstAtHalf => self.text("fired-up-event-first-at-half"),
            BetEvent::Winner => self.text("fired-up-event-winner"),
            BetEvent::MostDamage => self.text("fired-up-event-most-damage"),
        }
    }
}

/// How a condition bounds its fact, by the name that messages use, and the number that does;
/// `None` if it asks for nothing.
fn shape(condition: Condition) -> Option<(&'static str, u8)> {
    let Condition { fact, least, most } = condition;
    // What there always is, and what there can be at most, bound nothing.
    let (fewest, utmost) = fact.range().into_inner();
    Some(match (least <= fewest, most >= utmost) {
        (true, true) => return None,
        (true, false) if most == 0 => ("none", 0),
        (true, false) => ("most", most),
        (false, true) if least == 1 => ("some", 1),
        // All that there can be.
        (false, true) if least == utmost => ("exact", least),
        (false, true) => ("least", least),
        (false, false) if least == most => ("exact", least),
        (false, false) => ("range", most),
    })
}

/// Why an event is refused.
impl Sentence for Refusal {
    fn sentence(&self, locale: &Locale, addressee: Addressee) -> String {
        let to = ("to", FluentValue::from(addressee.name()));
        let say = |id: &str| locale.format(id, std::slice::from_ref(&to));
        let of_fighter =
            |id: &str, fighter| locale.format(id, &[to.clone(), fighter_variable(fighter)]);
        let of_text = |id: &str, name, text: &dyn ToString| {
            locale.format(id, &[to.clone(), (name, text.to_string().into())])
        };
        match self {
            Self::NoSuchSeat(seat) => {
                locale.format("fired-up-refusal-no-such-seat", &[number("seat", seat.number())])
            }
            Self::NotAsked => say("fired-up-refusal-not-asked"),
            Self::ChanceDue => say("fired-up-refusal-chance-due"),
            Self::GameOver => say("fired-up-refusal-game-over"),
            Self::KeepFirst => say("fired-up-refusal-keep-first"),
            Self::KeepTwo => say("fired-up-refusal-keep-two"),
            Self::NotYours(card) => of_text("fired-up-refusal-not-yours", "card", card),
            Self::KeptAlready => say("fired-up-refusal-kept-already"),
            Self::RerollOrStand => say("fired-up-refusal-reroll-or-stand"),
            Self::RerolledAlready => say("fired-up-refusal-rerolled-already"),
            Self::NoSuchDice => say("fired-up-refusal-no-such-dice"),
            Self::NoSuchToken => say("fired-up-refusal-no-such-token"),
            Self::UseADie => say("fired-up-refusal-use-a-die"),
            Self::NotInTheCircle(fighter) => {
                of_fighter("fired-up-refusal-not-in-the-circle", *fighter)
            }
            Self::Fallen(fighter) => of_fighter("fired-up-refusal-fallen", *fighter),
            Self::Exhausted(fighter) => of_fighter("fired-up-refusal-exhausted", *fighter),
            Self::OneFighterATurn(fighter) => {
                of_fighter("fired-up-refusal-one-fighter-a-turn", *fighter)
            }
            Self::EndOfTrack => say("fired-up-refusal-end-of-track"),
            Self::Fastest(fighter) => of_fighter("fired-up-refusal-fastest", *fighter),
            Self::SprinterTakesTwo => say("fired-up-refusal-sprinter-takes-two"),
            Self::TakesOne => say("fired-up-refusal-takes-one"),
            Self::Locked(fighter) => of_fighter("fired-up-refusal-locked", *fighter),
            Self::NotLocked(fighter) => of_fighter("fired-up-refusal-not-locked", *fighter),
            Self::SameTarget(fighter) => of_fighter("fired-up-refusal-same-target", *fighter),
            Self::WrongDice(face) => of_text("fired-up-refusal-wrong-dice", "face", face),
            Self::TokensAreSocial => say("fired-up-refusal-tokens-are-social"),
            Self::LoneDouble => say("fired-up-refusal-lone-double"),
            Self::TwoSocials => say("fired-up-refusal-two-socials"),
            Self::TokensFull => say("fired-up-refusal-tokens-full"),
            Self::NoSuchBet(bet) => of_text("fired-up-refusal-no-such-bet", "bet", bet),
            Self::Settled(bet) => of_text("fired-up-refusal-settled", "bet", bet),
            Self::CardUsed(fighter) => of_fighter("fired-up-refusal-card-used", *fighter),
            Self::NoScoringNow => say("fired-up-refusal-no-scoring-now"),
            Self::ScoreOrWait => say("fired-up-refusal-score-or-wait"),
            Self::NotMet(card) => of_text("fired-up-refusal-not-met", "card", card),
            Self::SetUpAlready => say("fired-up-refusal-set-up-already"),
            Self::FighterCount => say("fired-up-refusal-fighter-count"),
            Self::BetTerms => say("fired-up-refusal-bet-terms"),
            Self::FirstSeat => say("fired-up-refusal-first-seat"),
            Self::HighlightDeck => say("fired-up-refusal-highlight-deck"),
            Self::RollNotDue => say("fired-up-refusal-roll-not-due"),
            Self::NoSuchInfluenceFace => say("fired-up-refusal-no-such-influence-face"),
            Self::FightNotDue => say("fired-up-refusal-fight-not-due"),
            Self::DiceCount => say("fired-up-refusal-dice-count"),
            Self::NoSuchFightFace => say("fired-up-refusal-no-such-fight-face"),
            Self::MissesNotDue => say("fired-up-refusal-misses-not-due"),
        }
    }
}

/// Why nobody can play under some options.
impl Sentence for OptionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        match self {
            Self::Players => locale.text("fired-up-option-players"),
        }
    }
}

/// Why a game cannot be in some position.
impl Sentence for PositionError {
    fn sentence(&self, locale: &Locale, _addressee: Addressee) -> String {
        locale.text("fired-up-position-setup")
    }
}
