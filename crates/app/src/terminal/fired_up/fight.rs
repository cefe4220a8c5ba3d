//! One attack, told from its dice.

use munera_rules::Game;
use munera_rules::fired_up::{
    Blow, BodyPart, FightFace, Fighter, LastAttack, Opponents, Place, View,
};

use super::board::MORTAL_WOUNDS;
use super::speaker::Speaker;
use crate::terminal::paint;

/// An attack that has taken place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fight<'a> {
    speaker: &'a Speaker,
    /// The table after it.
    after: &'a View,
    dice: LastAttack,
    attacker: Fighter,
    defender: Fighter,
    blow: Blow,
}

impl<'a> Fight<'a> {
    pub(super) fn new(speaker: &'a Speaker, after: &'a View, dice: LastAttack) -> Self {
        let fighter = |place: Place| after.corner(place).fighter;
        let ability =
            |place: Place| Some(fighter(place)).filter(|_| speaker.game.options().abilities);
        let opponents =
            Opponents { attacker: ability(dice.attacker), defender: ability(dice.defender) };
        Self {
            speaker,
            after,
            dice,
            attacker: fighter(dice.attacker),
            defender: fighter(dice.defender),
            blow: Blow::of(dice.attack, dice.defense, opponents),
        }
    }

    /// Who attacked whom, with which dice.
    pub(super) fn dice(&self) -> String {
        let speaker = self.speaker;
        let variables = [
            ("attacker", speaker.fighter(self.attacker).into()),
            ("victim", speaker.fighter_whom(self.defender).into()),
        ];
        let who = paint::strong(&speaker.format("fired-up-fight", &variables));
        let variables = [
            ("attack", speaker.fight_dice(self.dice.attack).into()),
            ("defense", speaker.fight_dice(self.dice.defense).into()),
        ];
        format!("{who} {}", speaker.format("fired-up-fight-dice", &variables))
    }

    /// What came of it, in sentences.
    pub(super) fn outcome(&self) -> String {
        let mut sentences = Vec::new();
        if self.blow.blocks() > 0 {
            let blocked = [("dice", self.blocked().into())];
            sentences.push(self.speaker.format("fired-up-fight-blocked", &blocked));
        }
        let wounds = self.blow.wounds;
        sentences.push(self.hurt(self.dice.defender, self.blow.damage, wounds));
        if self.blow.returned > 0 {
            let counters = [("counters", self.blow.counters.into())];
            let returned = self.hurt(self.dice.attacker, self.blow.returned, 0);
            sentences.push(if self.blow.counters > 0 {
                format!("{} {returned}", self.speaker.format("fired-up-fight-counters", &counters))
            } else {
                returned
            });
        }
        sentences.extend(self.abilities().iter().map(|note| paint::faint(note)));
        sentences.join(" ")
    }

    /// The Attack dice that were stopped.
    fn blocked(&self) -> String {
        let faces = [FightFace::Head, FightFace::Hand, FightFace::Torso, FightFace::Leg];
        let dice = faces.into_iter().zip(self.blow.blocked);
        let dice = dice.flat_map(|(face, count)| (0..count).map(move |_| face)).collect();
        self.speaker.fight_dice(dice)
    }

    fn hurt(&self, place: Place, damage: u8, wounds: u8) -> String {
        let corner = self.after.corner(place);
        let most = self.speaker.pack().mat(corner.fighter).stamina;
        let variables = [
            ("name", self.speaker.fighter(corner.fighter).into()),
            ("damage", damage.into()),
            ("wounds", wounds.into()),
            ("stamina", corner.stamina.max(0).into()),
            ("most", most.into()),
            ("total", corner.wounds.min(MORTAL_WOUNDS).into()),
        ];
        self.speaker.format("fired-up-fight-hurt", &variables)
    }

    /// The abilities that made a difference (section 9), as far as the dice tell.
    fn abilities(&self) -> Vec<String> {
        if !self.speaker.game.options().abilities {
            return Vec::new();
        }
        let (blow, dice) = (&self.blow, &self.dice);
        let attacks = |fighter: Fighter| self.attacker == fighter;
        let defends = |fighter: Fighter| self.defender == fighter;
        let (hand, leg) = (BodyPart::Hand, BodyPart::Leg);
        let counters = |part: BodyPart| {
            let rolled = dice.attack.of(part);
            rolled > 0 && dice.defense.of(part) > rolled
        };
        let one_more = |fighter: Fighter| match fighter {
            _ if attacks(fighter) => dice.attack.len() > self.value(dice.attacker, true),
            _ => defends(fighter) && dice.defense.len() > self.value(dice.defender, false),
        };
        let mut notes = Vec::new();
        if defends(Fighter::Sigurd) && blow.blocks() > 0 {
            notes.push("fired-up-note-sigurd");
        }
        if one_more(Fighter::Marrow) {
            notes.push("fired-up-note-marrow");
        }
        let kicks = attacks(Fighter::Rexus) && blow.unblocked[leg.index()] > 0;
        if kicks || defends(Fighter::Rexus) && counters(leg) {
            notes.push("fired-up-note-rexus");
        }
        let numb = defends(Fighter::Abbel) && blow.unblocked[hand.index()] > 0;
        if numb || attacks(Fighter::Abbel) && counters(hand) {
            notes.push("fired-up-note-abbel");
        }
        let torso = BodyPart::Torso;
        if attacks(Fighter::Fred) && dice.attack.of(torso) > 0 && dice.defense.of(torso) > 0 {
            notes.push("fired-up-note-fred");
        }
        notes.into_iter().map(|note| self.speaker.text(note)).collect()
    }

    /// The dice that a fighter has without any ability.
    fn value(&self, place: Place, attacks: bool) -> usize {
        let corner = self.after.corner(place);
        let mat = self.speaker.pack().mat(corner.fighter);
        usize::from(if attacks {
            mat.attack.value(corner.attack)
        } else {
            mat.defense.value(corner.defense)
        })
    }
}
