//! The words of Fired Up only.

use fluent_bundle::FluentValue;
use munera_rules::fired_up::{
    BetEvent, Condition, FightFace, Fighter, InfluenceFace, Moment, Morale, Stat, Term, Thumb, Tier,
};

use super::sentence::number;
use super::translation::Locale;

/// A fighter as the variable of a message: its word. The message chooses the grammatical form.
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

    /// The name of the term of a Bet.
    pub fn bet_term(&self, term: Term) -> String {
        let word = match term {
            Term::Early => "early",
            Term::Mid => "mid",
            Term::Late => "late",
        };
        self.format("fired-up-bet-when", &[("term", word.into())])
    }

    /// The name of a marker.
    pub fn stat(&self, stat: Stat) -> String {
        let word = match stat {
            Stat::Attack => "attack",
            Stat::Defense => "defense",
        };
        self.format("fired-up-stat", &[("stat", word.into())])
    }

    /// The name of a thumb.
    pub fn thumb(&self, thumb: Thumb) -> String {
        let word = match thumb {
            Thumb::Up => "up",
            Thumb::Down => "down",
        };
        self.format("fired-up-thumb", &[("thumb", word.into())])
    }

    /// A condition as on a card: a phrase without a capital and a full stop.
    pub fn condition(&self, condition: &Condition) -> String {
        let Some((shape, bound)) = shape(*condition) else {
            return self.text("fired-up-condition-always");
        };
        let id = format!("fired-up-fact-{}", condition.fact.word().replace('_', "-"));
        let least = number("least", condition.least);
        self.format(&id, &[("shape", shape.into()), number("number", bound), least])
    }

    /// Everything that a tier needs beyond the tiers before it.
    pub fn tier(&self, tier: &Tier) -> String {
        let conditions = tier.conditions.iter().map(|condition| self.condition(condition));
        // A condition has commas and conjunctions of its own, so semicolons part them.
        conditions.collect::<Vec<String>>().join("; ")
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

/// How a condition bounds its fact, by the word that messages use, with the number; `None` if it
/// needs nothing.
fn shape(condition: Condition) -> Option<(&'static str, u8)> {
    let Condition { fact, least, most } = condition;
    // A bound that every value keeps is no bound.
    let (fewest, utmost) = fact.range().into_inner();
    Some(match (least <= fewest, most >= utmost) {
        (true, true) => return None,
        (true, false) if most == 0 => ("none", 0),
        (true, false) => ("most", most),
        (false, true) if least == 1 => ("some", 1),
        // Exactly the largest possible value.
        (false, true) if least == utmost => ("exact", least),
        (false, true) => ("least", least),
        (false, false) if least == most => ("exact", least),
        (false, false) => ("range", most),
    })
}
