//! Highlights: what a player hopes to see, as data (U5.1).

use std::fmt;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use crate::bit_set::{BitSet, set_of_numbers};

/// When a Highlight is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Moment {
    /// After the morale check, before the first attack (U4.2).
    Start,
    /// After each attack (U4.6).
    Fight,
    /// After the last attack (U4.7).
    End,
}

impl Moment {
    /// All moments of a battle, in order.
    pub const ALL: [Self; 3] = [Self::Start, Self::Fight, Self::End];

    /// The word that packs use.
    pub const fn word(self) -> &'static str {
        ["start", "fight", "end"][self as usize]
    }
}

macro_rules! facts {
    ($($moment:ident { $($(#[doc = $doc:literal])+ $name:ident = $word:literal, $range:expr;)* })*) => {
        /// Something that can be counted when a Highlight is judged: the closed vocabulary of
        /// conditions. What is true or false counts as 1 or 0.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Fact {
            $($($(#[doc = $doc])+ $name,)*)*
        }

        impl Fact {
            /// Every fact, moment by moment.
            pub const ALL: &[Self] = &[$($(Self::$name,)*)*];

            /// The word that packs use.
            pub const fn word(self) -> &'static str {
                match self { $($(Self::$name => $word,)*)* }
            }

            /// When it can be counted.
            pub const fn moment(self) -> Moment {
                match self { $($(Self::$name => Moment::$moment,)*)* }
            }

            /// How much of it there can be in any pack: a condition outside of this range is
            /// impossible, and one that allows all of it asks nothing.
            pub const fn range(self) -> RangeInclusive<u8> {
                match self { $($(Self::$name => $range,)*)* }
            }

            /// What is counted, in a sentence for authors of packs: its documentation.
            pub const fn meaning(self) -> &'static str {
                match self { $($(Self::$name => concat!($($doc),+).trim_ascii(),)*)* }
            }
        }
    };
}

facts! {
    Start {
        /// Fighters whose target is locked.
        Locks = "locks", 0..=5;
        /// Pairs of fighters that target each other.
        MutualPairs = "mutual_pairs", 0..=2;
        /// How many target the one whom most target.
        MostTargeted = "most_targeted", 1..=4;
        /// Fighters that no fighter targets.
        Untargeted = "untargeted", 0..=3;
        /// Fighters of High Morale.
        HighMorale = "high_morale", 0..=5;
        /// Fighters of Low Morale.
        LowMorale = "low_morale", 0..=5;
        /// Fighters that are sprinting.
        Sprinting = "sprinting", 0..=5;
        /// Fighters whose Influence is used up.
        Exhausted = "exhausted", 0..=5;
        /// The highest Attack.
        HighestAttack = "highest_attack", 1..=12;
        /// The highest Defense.
        HighestDefense = "highest_defense", 0..=12;
        /// The lowest Attack.
        LowestAttack = "lowest_attack", 1..=12;
        /// Fighters that carry a Wound.
        WoundedFighters = "wounded_fighters", 0..=5;
        /// Fighters that target a wounded one.
        AfterTheWounded = "after_the_wounded", 0..=5;
        /// The fastest targets the slowest.
        FastestOnSlowest = "fastest_on_slowest", 0..=1;
        /// The slowest targets the fastest.
        SlowestOnFastest = "slowest_on_fastest", 0..=1;
        /// The one with the least Stamina targets the one with the most.
        WeakestOnStrongest = "weakest_on_strongest", 0..=1;
        /// The one with the most Stamina targets the one with the least.
        StrongestOnWeakest = "strongest_on_weakest", 0..=1;
        /// Fighters that target their neighbour to the left.
        LeftTargets = "left_targets", 0..=5;
        /// Fighters of High Morale that target one of Low Morale.
        HighOnLow = "high_on_low", 0..=4;
        /// Fighters whose target has at least as much Defense as they have Attack.
        Outmatched = "outmatched", 0..=5;
        /// Fighters that target a slower one.
        Downhill = "downhill", 1..=4;
        /// The fighters in the largest ring in which each targets the next; two are a ring.
        Ring = "ring", 2..=5;
        /// Fighters that have locked a fighter that targets them back.
        LockedDuels = "locked_duels", 0..=4;
        /// Fighters that stand elsewhere in the Speed order than when the game began.
        OutOfOrder = "out_of_order", 0..=5;
    }
    Fight {
        /// Damage to the defender.
        Damage = "damage", 0..=24;
        /// Damage to the attacker.
        Returned = "returned", 0..=24;
        /// Wounds to the defender.
        Wounds = "wounds", 0..=6;
        /// Defense dice that countered.
        Counters = "counters", 0..=12;
        /// Special Attacks.
        Specials = "specials", 0..=13;
        /// Attack dice that were blocked.
        Blocks = "blocks", 0..=12;
        /// Unblocked Heads.
        Heads = "heads", 0..=13;
        /// Unblocked Hands.
        Hands = "hands", 0..=13;
        /// Unblocked Torsos.
        Torsos = "torsos", 0..=13;
        /// Unblocked Legs.
        Legs = "legs", 0..=13;
        /// Attack dice that missed.
        Misses = "misses", 0..=13;
        /// Attack dice of the part that was rolled most.
        SamePart = "same_part", 0..=13;
        /// Different body parts among the Attack dice.
        Parts = "parts", 0..=4;
        /// Fighters that fell.
        Felled = "felled", 0..=2;
        /// The defender fell.
        DefenderFell = "defender_fell", 0..=1;
        /// The attacker fell.
        AttackerFell = "attacker_fell", 0..=1;
        /// The attacker had less Stamina than the defender before.
        Underdog = "underdog", 0..=1;
        /// The attacker had the least Stamina of all and the defender the most.
        GiantSlayer = "giant_slayer", 0..=1;
        /// The defender targets the attacker.
        Duel = "duel", 0..=1;
        /// The attacker had locked its target.
        LockedOn = "locked_on", 0..=1;
        /// The attacker is the fastest.
        ByTheFastest = "by_the_fastest", 0..=1;
        /// The attacker is the slowest.
        ByTheSlowest = "by_the_slowest", 0..=1;
        /// The attacker is of High Morale.
        ByTheCheered = "by_the_cheered", 0..=1;
        /// The attacker is of Low Morale.
        ByTheBooed = "by_the_booed", 0..=1;
        /// Wounds that the defender carried before.
        OldWounds = "old_wounds", 0..=2;
        /// The defender had hurt the attacker earlier in the battle.
        Revenge = "revenge", 0..=1;
        /// How many target the defender.
        Crowded = "crowded", 1..=4;
        /// The defender dealt more damage than it took.
        Turned = "turned", 0..=1;
        /// Every body-part die was blocked, of at least two.
        Wall = "wall", 0..=1;
        /// The Stamina that the defender has left; none if it fell.
        StaminaLeft = "stamina_left", 0..=30;
    }
    End {
        /// Damage of all attacks, counters included.
        TotalDamage = "total_damage", 0..=240;
        /// The most damage of one attack.
        BestAttack = "best_attack", 0..=24;
        /// Wounds of the round.
        TotalWounds = "total_wounds", 0..=30;
        /// Defense dice that countered in the round.
        TotalCounters = "total_counters", 0..=60;
        /// Special Attacks of the round.
        TotalSpecials = "total_specials", 0..=65;
        /// Attack dice that were blocked in the round.
        TotalBlocks = "total_blocks", 0..=60;
        /// Living fighters that took no damage.
        Unhurt = "unhurt", 0..=5;
        /// Fighters that fell in the round.
        Eliminated = "eliminated", 0..=5;
        /// Attacks without damage to the defender.
        Harmless = "harmless", 0..=5;
        /// Attacks that took place.
        Attacks = "attacks", 1..=5;
        /// Attacks that hurt both.
        BothHurt = "both_hurt", 0..=5;
        /// The most Wounds that a living fighter carries.
        MostWounds = "most_wounds", 0..=2;
        /// Living fighters that carry a Wound.
        Limping = "limping", 0..=5;
        /// The difference of Stamina between the living who have the most and the least.
        Gap = "gap", 0..=29;
        /// The least Stamina of a living fighter.
        LeastStamina = "least_stamina", 0..=30;
        /// The most damage that one fighter took.
        MostTaken = "most_taken", 0..=120;
        /// Fighters that took damage from two or more others.
        GangedUpOn = "ganged_up_on", 0..=5;
        /// Fighters that dealt more than they took.
        Ahead = "ahead", 0..=5;
        /// The slowest living fighter dealt more damage than any other.
        LateBloomer = "late_bloomer", 0..=1;
        /// Living fighters that a living fighter targets and that took no damage.
        Untouchable = "untouchable", 0..=5;
        /// Living fighters at half of their Stamina or less.
        Spent = "spent", 0..=5;
        /// The fighter that has more Stamina than all others carries a Wound.
        BleedingLeader = "bleeding_leader", 0..=1;
    }
}

/// A condition of a tier: a range for the amount of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    /// What is counted.
    pub fact: Fact,
    /// At least this much of it.
    pub least: u8,
    /// At most this much of it.
    pub most: u8,
}

/// The most conditions of one tier.
pub const MOST_CONDITIONS: usize = 4;
/// The most tiers of a Highlight.
pub const MOST_TIERS: usize = 3;

/// A tier of a Highlight: what it asks beyond the tiers before, and its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tier {
    /// The points of a card whose highest tier this is.
    pub points: u8,
    /// Everything that it asks beyond the tiers before it.
    pub conditions: ArrayVec<Condition, MOST_CONDITIONS>,
}

/// The printed content of a Highlight, without its title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// When it is judged.
    pub moment: Moment,
    /// Its tiers; each also asks for everything that the tiers before it ask.
    pub tiers: ArrayVec<Tier, MOST_TIERS>,
}

/// One of the sixty Highlights, written `h01` to `h60`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HighlightId(u8);

impl HighlightId {
    /// How many there are (U1.4).
    pub const COUNT: u8 = 60;

    /// The card with that number, counted from 1.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::COUNT { Some(Self(number - 1)) } else { None }
    }

    /// The first card.
    pub(super) const fn first() -> Self {
        Self(0)
    }

    /// The card's place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cards in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Reads `h01`.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('h').filter(|digits| digits.len() == 2)?;
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|_| is_number).and_then(Self::new)
    }
}

impl fmt::Display for HighlightId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{:02}", self.0 + 1)
    }
}

impl fmt::Debug for HighlightId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of Highlights.
pub type HighlightSet = BitSet<HighlightId, u64>;

set_of_numbers!(HighlightId, u64, all(1 << Self::COUNT) - 1, fits | _ | true);

impl HighlightSet {
    /// Reads cards joined by dots, each once.
    pub fn read(text: &str) -> Option<Self> {
        let mut set = Self::EMPTY;
        for card in text.split('.') {
            let card = HighlightId::read(card).filter(|card| !set.contains(*card))?;
            set.insert(card);
        }
        Some(set)
    }
}

/// The cards joined by dots.
impl fmt::Display for HighlightSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(place, card)| {
            f.write_str(if place == 0 { "" } else { "." })?;
            write!(f, "{card}")
        })
    }
}
