//! The result of an attack (U4.4).

use super::fight_dice::{BodyPart, FightRoll};
use super::fighter::Fighter;
use super::house_rules::{FredCounter, HouseRules, RexusCounter, WoundCount};

/// Two who fight, as far as their abilities go; `None` where abilities are off (section 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponents {
    /// The attacking fighter.
    pub attacker: Option<Fighter>,
    /// The defending fighter.
    pub defender: Option<Fighter>,
}

/// The result of an attack's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Blow {
    /// The damage that the defender takes.
    pub damage: u8,
    /// The damage that the attacker takes: counters, and Sigurd's blocks.
    pub returned: u8,
    /// The Wounds that the defender takes.
    pub wounds: u8,
    /// The Attack dice of each body part that were blocked, by Specials too.
    pub blocked: [u8; 4],
    /// The Attack dice of each body part that came through.
    pub unblocked: [u8; 4],
    /// The Special Attacks, which nothing blocks.
    pub specials: u8,
    /// The Defense dice that countered.
    pub counters: u8,
}

impl Blow {
    /// Judges an attack by its dice.
    pub fn of(
        attack: FightRoll,
        defense: FightRoll,
        opponents: Opponents,
        house: HouseRules,
    ) -> Self {
        let judge = Judge { attack, defense, opponents, house };
        let by_parts = BodyPart::ALL.map(|part| judge.blocked_by_part(part));
        let blocked = judge.with_specials(by_parts);
        judge.settle(by_parts, blocked)
    }

    /// How many Attack dice were blocked.
    pub fn blocks(&self) -> u8 {
        self.blocked.iter().sum()
    }
}

struct Judge {
    attack: FightRoll,
    defense: FightRoll,
    opponents: Opponents,
    house: HouseRules,
}

impl Judge {
    fn attacks(&self, fighter: Fighter) -> bool {
        self.opponents.attacker == Some(fighter)
    }

    fn defends(&self, fighter: Fighter) -> bool {
        self.opponents.defender == Some(fighter)
    }

    /// How many Defense dice of a part block one Attack die of it (U9.6).
    fn price(&self, part: BodyPart) -> u8 {
        if part == BodyPart::Torso && self.attacks(Fighter::Fred) { 2 } else { 1 }
    }

    /// Step 1: Defense dice of a part block Attack dice of that part.
    fn blocked_by_part(&self, part: BodyPart) -> u8 {
        self.attack.of(part).min(self.defense.of(part) / self.price(part))
    }

    /// Step 2: each Special Defense blocks one more body-part die if it can, the choice being the
    /// defender's best: fewest Wounds, then least damage, then most Heads, Hands and Torsos.
    fn with_specials(&self, by_parts: [u8; 4]) -> [u8; 4] {
        let open = BodyPart::ALL.map(|part| self.attack.of(part) - by_parts[part.index()]);
        let specials = self.defense.specials().min(open.iter().sum());
        if specials == 0 {
            return by_parts;
        }
        let mut best: Option<([u8; 5], [u8; 4])> = None;
        for heads in 0..=open[0].min(specials) {
            for hands in 0..=open[1].min(specials - heads) {
                for torsos in 0..=open[2].min(specials - heads - hands) {
                    let legs = specials - heads - hands - torsos;
                    if legs > open[3] {
                        continue;
                    }
                    let more = [heads, hands, torsos, legs];
                    let blocked = std::array::from_fn(|part| by_parts[part] + more[part]);
                    let (wounds, damage) = (self.wounds(blocked), self.damage(blocked));
                    // A count that should be large is turned round, so that the least cost is best.
                    let cost = [wounds, damage, u8::MAX - heads, u8::MAX - hands, u8::MAX - torsos];
                    if best.is_none_or(|(least, _)| cost < least) {
                        best = Some((cost, blocked));
                    }
                }
            }
        }
        best.map_or(by_parts, |(_, blocked)| blocked)
    }

    /// The damage of one unblocked die of a part.
    fn weight(&self, part: BodyPart) -> u8 {
        match part {
            BodyPart::Leg if self.attacks(Fighter::Rexus) => 2, // U9.4
            BodyPart::Hand if self.defends(Fighter::Abbel) => 0, // U9.5
            _ => 1,
        }
    }

    /// Step 3, without Special Attacks.
    fn damage(&self, blocked: [u8; 4]) -> u8 {
        let open = |part: BodyPart| self.attack.of(part) - blocked[part.index()];
        BodyPart::ALL.into_iter().map(|part| open(part) * self.weight(part)).sum()
    }

    /// Step 5: each pair of a part with at least one of it unblocked.
    fn wounds(&self, blocked: [u8; 4]) -> u8 {
        BodyPart::ALL
            .into_iter()
            .filter(|part| !self.is_unwounded_by(*part))
            .map(|part| {
                let rolled = self.attack.of(part);
                let open = rolled - blocked[part.index()];
                let pairs = match self.house.wounds {
                    WoundCount::Most => open,
                    WoundCount::Fewest => open.div_ceil(2),
                };
                (rolled / 2).min(pairs)
            })
            .sum()
    }

    /// U9.5: a house rule spares Abbel the Wounds by Hands.
    fn is_unwounded_by(&self, part: BodyPart) -> bool {
        part == BodyPart::Hand && !self.house.abbel_wounds && self.defends(Fighter::Abbel)
    }

    /// Step 4: surplus Defense dice of a part that the attacker rolled.
    fn counters(&self, part: BodyPart, by_parts: u8, blocked: u8) -> u8 {
        let rolled = self.attack.of(part);
        // If each die takes two to block, a single one is surplus only once all are blocked (U9.6);
        // by a house rule, at once.
        let is_open = blocked < rolled && self.house.fred_counter == FredCounter::Blocked;
        if rolled == 0 || is_open {
            return 0;
        }
        self.defense.of(part) - by_parts * self.price(part)
    }

    fn settle(&self, by_parts: [u8; 4], blocked: [u8; 4]) -> Blow {
        let counters: [u8; 4] = BodyPart::ALL
            .map(|part| self.counters(part, by_parts[part.index()], blocked[part.index()]));
        let counter_damage: u8 = BodyPart::ALL
            .into_iter()
            .map(|part| {
                let weight = match part {
                    BodyPart::Leg if self.defends(Fighter::Rexus) => match self.house.rexus_counter
                    {
                        RexusCounter::Two => 2, // U9.4
                        RexusCounter::One => 1,
                    },
                    BodyPart::Hand if self.attacks(Fighter::Abbel) => 0, // U9.5
                    _ => 1,
                };
                counters[part.index()] * weight
            })
            .sum();
        // U9.1: Sigurd strikes back for every die that he blocks.
        let struck_back = if self.defends(Fighter::Sigurd) { blocked.iter().sum() } else { 0 };
        let specials = self.attack.specials();
        Blow {
            damage: self.damage(blocked) + specials,
            returned: counter_damage + struck_back,
            wounds: self.wounds(blocked),
            blocked,
            unblocked: BodyPart::ALL.map(|part| self.attack.of(part) - blocked[part.index()]),
            specials,
            counters: counters.iter().sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Blow, FightRoll, Fighter, FredCounter, HouseRules, Opponents, RexusCounter, WoundCount,
    };

    const PLAIN: Opponents = Opponents { attacker: None, defender: None };

    fn blow_in(house: HouseRules, attack: &str, defense: &str, opponents: Opponents) -> Blow {
        let read = |faces| FightRoll::read(faces).expect("faces");
        Blow::of(read(attack), read(defense), opponents, house)
    }

    fn blow(attack: &str, defense: &str, opponents: Opponents) -> Blow {
        blow_in(HouseRules::USUAL, attack, defense, opponents)
    }

    /// Damage, Wounds, and what comes back.
    fn sums_in(house: HouseRules, attack: &str, defense: &str, opponents: Opponents) -> [u8; 3] {
        let blow = blow_in(house, attack, defense, opponents);
        [blow.damage, blow.wounds, blow.returned]
    }

    fn sums(attack: &str, defense: &str, opponents: Opponents) -> [u8; 3] {
        sums_in(HouseRules::USUAL, attack, defense, opponents)
    }

    fn against(defender: Fighter) -> Opponents {
        Opponents { defender: Some(defender), ..PLAIN }
    }

    fn by(attacker: Fighter) -> Opponents {
        Opponents { attacker: Some(attacker), ..PLAIN }
    }

    #[test]
    fn worked_example_1_two_torsos_and_a_leg() {
        assert_eq!(sums("TTL", "TLA", PLAIN), [1, 1, 0]);
    }

    #[test]
    fn worked_example_2_a_special_attack_comes_through() {
        assert_eq!(sums("AHX", "AHX", PLAIN), [1, 0, 0]);
    }

    #[test]
    fn worked_example_3_a_special_defense_blocks_the_rest() {
        assert_eq!(sums("AH", "AX", PLAIN), [0, 0, 0]);
    }

    #[test]
    fn worked_example_4_a_surplus_leg_counters() {
        assert_eq!(sums("LA", "TLL", PLAIN), [1, 0, 1]);
    }

    #[test]
    fn a_special_defense_prevents_a_wound_before_anything_else() {
        // The pair of Legs would wound if one came through; the Head would not.
        let blow = blow("HLL", "LX", PLAIN);
        assert_eq!((blow.damage, blow.wounds), (1, 0));
        assert_eq!(blow.unblocked, [1, 0, 0, 0]);
    }

    #[test]
    fn of_equal_blocks_the_head_comes_first() {
        assert_eq!(blow("HATL", "X", PLAIN).blocked, [1, 0, 0, 0]);
        assert_eq!(blow("ATL", "X", PLAIN).blocked, [0, 1, 0, 0]);
        assert_eq!(blow("TL", "X", PLAIN).blocked, [0, 0, 1, 0]);
    }

    #[test]
    fn wounds_are_pairs_that_came_through() {
        assert_eq!(sums("TTTT", "", PLAIN), [4, 2, 0]);
        assert_eq!(sums("TTTT", "TTT", PLAIN), [1, 1, 0]);
        assert_eq!(sums("TTT", "", PLAIN), [3, 1, 0]);
        assert_eq!(sums("XX--", "", PLAIN), [2, 0, 0]);
    }

    #[test]
    fn a_part_that_was_not_attacked_counters_nothing() {
        assert_eq!(sums("A", "TTT", PLAIN), [1, 0, 0]);
    }

    #[test]
    fn sigurd_strikes_back_for_every_block() {
        // A Hand by a Hand, a Head by a Special, and the second Hand counters.
        assert_eq!(sums("AH", "AAX", against(Fighter::Sigurd)), [0, 0, 3]);
        assert_eq!(sums("AH", "AAX", by(Fighter::Sigurd)), [0, 0, 1]);
    }

    #[test]
    fn rexus_kicks_for_two_both_ways() {
        assert_eq!(sums("LLA", "", by(Fighter::Rexus)), [5, 1, 0]);
        assert_eq!(sums("L", "LL", against(Fighter::Rexus)), [0, 0, 2]);
        // So a Special Defense stops his Leg instead of a Head.
        assert_eq!(blow("HL", "X", by(Fighter::Rexus)).blocked, [0, 0, 0, 1]);
    }

    #[test]
    fn abbel_feels_no_hand_but_is_wounded_by_two() {
        assert_eq!(sums("AAH", "", against(Fighter::Abbel)), [1, 1, 0]);
        assert_eq!(sums("A", "AAA", by(Fighter::Abbel)), [0, 0, 0]);
        // A Special Defense of his saves it for what hurts.
        assert_eq!(blow("AL", "X", against(Fighter::Abbel)).blocked, [0, 0, 0, 1]);
    }

    #[test]
    fn freds_torso_takes_two_to_block() {
        assert_eq!(sums("T", "T", by(Fighter::Fred)), [1, 0, 0]);
        assert_eq!(sums("T", "TT", by(Fighter::Fred)), [0, 0, 0]);
        assert_eq!(sums("T", "TTT", by(Fighter::Fred)), [0, 0, 1]);
        assert_eq!(sums("TT", "TTT", by(Fighter::Fred)), [1, 1, 0]);
        // A Special blocks one; then the lone Torso is surplus, and all of his are blocked.
        assert_eq!(sums("T", "TX", by(Fighter::Fred)), [0, 0, 1]);
    }

    #[test]
    fn house_rule_wounds_pairs_unblocked_dice_with_each_other_first() {
        let house = HouseRules { wounds: WoundCount::Fewest, ..HouseRules::USUAL };
        let cases = [
            // Two pairs with a blocked die in each, or one pair that came through whole.
            ("TTTT", "TT", [2, 2, 0], [2, 1, 0]),
            ("TTTT", "T", [3, 2, 0], [3, 2, 0]),
            ("TTTT", "TTT", [1, 1, 0], [1, 1, 0]),
            ("TTTT", "", [4, 2, 0], [4, 2, 0]),
            ("TTT", "T", [2, 1, 0], [2, 1, 0]),
            ("TTL", "TLA", [1, 1, 0], [1, 1, 0]),
        ];
        for (attack, defense, usual, fewest) in cases {
            assert_eq!(sums(attack, defense, PLAIN), usual, "{attack} {defense}");
            assert_eq!(sums_in(house, attack, defense, PLAIN), fewest, "{attack} {defense}");
        }
        // A Special Defense goes where it now saves a Wound.
        assert_eq!(blow("HTTTT", "TX", PLAIN).blocked, [1, 0, 1, 0]);
        assert_eq!(blow_in(house, "HTTTT", "TX", PLAIN).blocked, [0, 0, 2, 0]);
    }

    #[test]
    fn house_rule_rexus_counters_for_one() {
        let house = HouseRules { rexus_counter: RexusCounter::One, ..HouseRules::USUAL };
        assert_eq!(sums_in(house, "L", "LLL", against(Fighter::Rexus)), [0, 0, 2]);
        assert_eq!(sums("L", "LLL", against(Fighter::Rexus)), [0, 0, 4]);
        // His own attack is as strong as ever.
        assert_eq!(sums_in(house, "LLA", "", by(Fighter::Rexus)), [5, 1, 0]);
    }

    #[test]
    fn house_rule_hands_do_not_wound_abbel() {
        let house = HouseRules { abbel_wounds: false, ..HouseRules::USUAL };
        assert_eq!(sums_in(house, "AAH", "", against(Fighter::Abbel)), [1, 0, 0]);
        assert_eq!(sums_in(house, "AAHH", "", against(Fighter::Abbel)), [2, 1, 0]);
        assert_eq!(sums_in(house, "AAH", "", against(Fighter::Mei)), [3, 1, 0]);
        // So his Special Defense need not stop a pair of Hands.
        assert_eq!(blow("AAH", "X", against(Fighter::Abbel)).blocked, [1, 0, 0, 0]);
        assert_eq!(blow("AAH", "AX", against(Fighter::Abbel)).blocked, [0, 2, 0, 0]);
        assert_eq!(blow_in(house, "AAH", "AX", against(Fighter::Abbel)).blocked, [1, 1, 0, 0]);
    }

    #[test]
    fn house_rule_every_unused_torso_counters_fred() {
        let house = HouseRules { fred_counter: FredCounter::Unused, ..HouseRules::USUAL };
        assert_eq!(sums_in(house, "T", "T", by(Fighter::Fred)), [1, 0, 1]);
        assert_eq!(sums_in(house, "TT", "TTT", by(Fighter::Fred)), [1, 1, 1]);
        assert_eq!(sums_in(house, "T", "TTT", by(Fighter::Fred)), [0, 0, 1]);
        assert_eq!(sums_in(house, "T", "TX", by(Fighter::Fred)), [0, 0, 1]);
        // A Torso that he did not roll counters nothing, and other attackers feel no difference.
        assert_eq!(sums_in(house, "H", "T", by(Fighter::Fred)), [1, 0, 0]);
        assert_eq!(sums_in(house, "TT", "TX", by(Fighter::Mei)), [0, 0, 0]);
    }
}
