//! Up to one card of each trait in sixteen bits: what a player shows, and what a hand holds.

use std::fmt;

use super::card::{Card, Power, Trait, TraitSet};
use crate::bit_set::{BitSet, set_of_variants};

/// At most one card of each trait, four bits each: 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Powers(u16);

/// Stands for a card whose trait alone is known.
const UNKNOWN: u16 = 15;
/// D6.1: what three of a kind count as.
const ONSLAUGHT: u8 = 14;

impl Powers {
    /// No card.
    pub const NONE: Self = Self(0);

    /// These cards, if no two are of one trait.
    pub fn one_of_each(cards: &[Card]) -> Option<Self> {
        let powers: Self = cards.iter().copied().collect();
        (powers.traits().len() == cards.len()).then_some(powers)
    }

    /// Four bits for each printed power, in the order of the traits; 0 for none.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The card of a trait, if there is one and it is known.
    #[inline]
    pub const fn get(self, kind: Trait) -> Option<Power> {
        Power::new(self.raw(kind))
    }

    /// The card's number: 0 if there is none, beyond all powers if it is unknown.
    #[inline]
    pub(super) const fn raw(self, kind: Trait) -> u8 {
        (self.0 >> (4 * kind as u32) & 15) as u8
    }

    /// Puts a card where there is room, or in the place of another.
    #[inline]
    pub(super) fn set(&mut self, kind: Trait, power: Power) {
        self.clear(kind);
        self.0 |= (power.number() as u16) << (4 * kind as u32);
    }

    /// The same with that card in the place of its trait.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.set(card.kind, card.power);
        self
    }

    /// Puts a card whose trait alone is known.
    pub(super) fn set_unknown(&mut self, kind: Trait) {
        self.0 |= UNKNOWN << (4 * kind as u32);
    }

    /// Takes a card away.
    #[inline]
    pub(super) fn clear(&mut self, kind: Trait) {
        self.0 &= !(15 << (4 * kind as u32));
    }

    /// The traits that have a card.
    #[inline]
    pub fn traits(self) -> TraitSet {
        // The lowest bit of each four gathers its neighbours, then the four move together.
        let any = self.0 | self.0 >> 1;
        let any = (any | any >> 2) & 0x1111;
        TraitSet::from_bits((any | any >> 3 | any >> 6 | any >> 9) as u8)
    }

    /// The same traits, their cards unknown.
    #[must_use]
    pub(super) fn hidden(self) -> Self {
        let mut hidden = Self::NONE;
        self.traits().iter().for_each(|kind| hidden.set_unknown(kind));
        hidden
    }

    /// Whether that very card is among them.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.raw(card.kind) == card.power.number()
    }

    /// The known cards, in the order of the traits.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        Trait::ALL
            .into_iter()
            .filter_map(move |kind| self.get(kind).map(|power| Card { kind, power }))
    }

    /// The pairs of traits with the same printed power.
    #[inline]
    pub fn pairs(self) -> PairSet {
        let shown = u32::from(self.0);
        let (speed, attack, defense) = (shown & 15, shown >> 4 & 15, shown >> 8 & 15);
        // Four bits a pair, in the order of `Pair`; four zeros where the two are equal.
        let differences = ((speed * 0x111) ^ (shown >> 4))
            | ((attack * 0x11) ^ (shown >> 8)) << 12
            | (defense ^ shown >> 12) << 20;
        let any = differences | differences >> 1;
        let equal = !(any | any >> 2) & 0x11_1111;
        // One bit a pair, moved together.
        let twos = (equal | equal >> 3) & 0x03_0303;
        PairSet::of_word((twos | twos >> 6 | twos >> 12) as u8 & 63)
    }

    /// D1.3: the powers that count, three or four of a kind being an Onslaught (D6.1).
    #[inline]
    #[must_use]
    pub fn effective(self) -> Effective {
        let matching = ONSLAUGHTS[self.pairs().bits() as usize & 63];
        Effective((self.0 & !matching) | ((0x1111 * ONSLAUGHT as u16) & matching))
    }

    /// D6.1: the traits that an Onslaught strengthens.
    pub fn onslaught(self) -> TraitSet {
        Self(ONSLAUGHTS[self.pairs().bits() as usize & 63]).traits()
    }

    /// D6.2: whether all four show the same printed power.
    #[inline]
    pub fn is_victory(self) -> bool {
        self.0 == (self.0 & 15) * 0x1111 && self.0 != 0
    }
}

impl fmt::Debug for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in self.traits().iter() {
            match self.get(kind) {
                Some(power) => write!(f, "{kind}{power}")?,
                None => write!(f, "{kind}?")?,
            }
        }
        Ok(())
    }
}

/// Cards of different traits; of several of one trait the last counts.
impl FromIterator<Card> for Powers {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut powers = Self::NONE;
        cards.into_iter().for_each(|card| powers.set(card.kind, card.power));
        powers
    }
}

/// D1.3: the powers that count, 14 under an Onslaught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Effective(u16);

impl Effective {
    /// The effective power of a trait.
    #[inline]
    pub const fn of(self, kind: Trait) -> u8 {
        (self.0 >> (4 * kind as u32) & 15) as u8
    }

    /// D4.2: the result of an attack on a target, as both show their cards now.
    #[inline]
    pub const fn strike(self, target: Self) -> Strike {
        if target.of(Trait::Speed) > self.of(Trait::Speed) {
            return Strike::Dodged;
        }
        match self.of(Trait::Attack).saturating_sub(target.of(Trait::Defense)) {
            0 => Strike::Blocked,
            wounds => Strike::Wounds(wounds),
        }
    }
}

/// D4.2: the result of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strike {
    /// The target is quicker.
    Dodged,
    /// The target's Defense holds.
    Blocked,
    /// The target takes that many wounds.
    Wounds(u8),
}

/// Two different traits, written in the order `S A D H`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pair {
    /// Speed and Attack.
    SpeedAttack,
    /// Speed and Defense.
    SpeedDefense,
    /// Speed and Health.
    SpeedHealth,
    /// Attack and Defense.
    AttackDefense,
    /// Attack and Health.
    AttackHealth,
    /// Defense and Health.
    DefenseHealth,
}

impl Pair {
    /// All pairs, in the order in which everything is sorted.
    pub const ALL: [Self; 6] = [
        Self::SpeedAttack,
        Self::SpeedDefense,
        Self::SpeedHealth,
        Self::AttackDefense,
        Self::AttackHealth,
        Self::DefenseHealth,
    ];

    /// The two traits in order.
    #[inline]
    pub const fn traits(self) -> [Trait; 2] {
        match self {
            Self::SpeedAttack => [Trait::Speed, Trait::Attack],
            Self::SpeedDefense => [Trait::Speed, Trait::Defense],
            Self::SpeedHealth => [Trait::Speed, Trait::Health],
            Self::AttackDefense => [Trait::Attack, Trait::Defense],
            Self::AttackHealth => [Trait::Attack, Trait::Health],
            Self::DefenseHealth => [Trait::Defense, Trait::Health],
        }
    }

    /// Whether the trait is one of the two.
    pub fn contains(self, kind: Trait) -> bool {
        self.traits().contains(&kind)
    }

    /// The other trait of the two; for a trait that is none of them, the first.
    #[inline]
    #[must_use]
    pub fn other(self, kind: Trait) -> Trait {
        let [first, second] = self.traits();
        if kind == first { second } else { first }
    }

    /// The pair of Health and another trait (D4.5); none of Health alone.
    pub fn with_health(partner: Trait) -> Option<Self> {
        match partner {
            Trait::Speed => Some(Self::SpeedHealth),
            Trait::Attack => Some(Self::AttackHealth),
            Trait::Defense => Some(Self::DefenseHealth),
            Trait::Health => None,
        }
    }

    /// Reads two letters in the order `S A D H`.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pair| {
            let [first, second] = pair.traits();
            text.chars().eq([first.letter(), second.letter()])
        })
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.traits();
        write!(f, "{first}{second}")
    }
}

/// A set of pairs.
pub type PairSet = BitSet<Pair, u8>;

set_of_variants!(Pair, u8);

/// For every set of pairs, four bits set for each trait that matches two others or more.
const ONSLAUGHTS: [u16; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut kind = 0;
        while kind < 4 {
            let (mut matches, mut pair) = (0, 0);
            while pair < 6 {
                let [first, second] = Pair::ALL[pair].traits();
                let is_of_it = first as usize == kind || second as usize == kind;
                if set >> pair & 1 == 1 && is_of_it {
                    matches += 1;
                }
                pair += 1;
            }
            if matches >= 2 {
                table[set] |= 15 << (4 * kind);
            }
            kind += 1;
        }
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::super::card::{Card, Power, Trait};
    use super::{Pair, Powers};

    /// Compares the shifting and multiplying with a literal version of the rules, for all tops that
    /// can be shown.
    #[test]
    fn pairs_onslaughts_and_victories_are_as_the_rules_say() {
        let numbers = 1..=13_u8;
        let all = numbers.clone().flat_map(|speed| {
            let numbers = numbers.clone();
            numbers.clone().flat_map(move |attack| {
                let numbers = numbers.clone();
                numbers.clone().flat_map(move |defense| {
                    numbers.clone().map(move |health| [speed, attack, defense, health])
                })
            })
        });
        for shown in all {
            let of = |kind: Trait| shown[kind.index()];
            let power = |kind| Power::new(of(kind)).expect("a power");
            let tops: Powers =
                Trait::ALL.into_iter().map(|kind| Card::new(kind, power(kind))).collect();
            let matches = |kind| Trait::ALL.into_iter().filter(|it| of(*it) == of(kind)).count();
            for pair in Pair::ALL {
                let [one, two] = pair.traits();
                assert_eq!(tops.pairs().contains(pair), of(one) == of(two), "{tops:?} {pair}");
            }
            for kind in Trait::ALL {
                let expected = if matches(kind) >= 3 { 14 } else { of(kind) };
                assert_eq!(tops.effective().of(kind), expected, "{tops:?} {kind}");
                assert_eq!(tops.get(kind), Some(power(kind)));
            }
            assert_eq!(tops.is_victory(), matches(Trait::Speed) == 4, "{tops:?}");
            assert_eq!(tops.traits().len(), 4);
        }
    }
}
