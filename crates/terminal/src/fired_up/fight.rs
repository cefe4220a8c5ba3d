//! One attack, told from its dice.

use munera_rules::fired_up::{Blow, FightFace, Fighter, LastAttack, MORTAL_WOUNDS, Place, View};

use super::speaker::Speaker;
use crate::paint;

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
        let [attacker, defender] =
            [dice.attacker, dice.defender].map(|place| after.corner(place).fighter);
        let blow = speaker.game.blow([attacker, defender], &dice);
        Self { speaker, after, dice, attacker, defender, blow }
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
        let corners = [self.dice.attacker, self.dice.defender].map(|it| self.after.corner(it));
        let shown = self.speaker.game.abilities_shown(corners, &self.dice).into_iter();
        shown.map(|it| self.speaker.text(&format!("fired-up-note-{}", it.name()))).collect()
    }
}
