//! House rules: readings of the book on which owners of the game may differ (U9.7).

use super::rule;
use crate::house_rule::readings;
use crate::{HouseRule, Randomness, RuleId};

/// The readings that a table has agreed on. Each changes only the rule that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// From when on a stored Social may be spent (U3.8).
    pub social: SocialWait,
    /// The Wounds of a body part of which some dice were blocked (U4.4).
    pub wounds: WoundCount,
    /// The damage of each of Rexus' countering Legs (U9.4).
    pub rexus_counter: RexusCounter,
    /// Whether Hands wound Abbel (U9.5).
    pub abbel_wounds: bool,
    /// Which Torsos counter FReD (U9.6).
    pub fred_counter: FredCounter,
    /// How long a lock lasts (U3.7, U7.2).
    pub locks: LockSpan,
    /// How many cards of one seat may lie on one Bet (U6.1).
    pub bets: BetLimit,
}

/// From when on a stored Social may be spent (U3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SocialWait {
    /// From the seat's next turn on.
    Turn,
    /// From the next round on.
    Round,
}

/// The Wounds of a body part that was rolled n times, with u of them unblocked (U4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WoundCount {
    /// The unblocked dice are spread over as many pairs as possible: min(⌊n/2⌋, u).
    Most,
    /// They are paired with each other first: min(⌊n/2⌋, ⌈u/2⌉).
    Fewest,
}

/// The damage of each of Rexus' countering Legs (U9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RexusCounter {
    /// Two, like his attacking ones.
    Two,
    /// One, like every other counter.
    One,
}

/// Which Torsos counter FReD (U9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FredCounter {
    /// Surplus ones, if all of his Torsos are blocked.
    Blocked,
    /// Every one that blocked nothing.
    Unused,
}

/// How long a lock lasts (U3.7, U7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LockSpan {
    /// To the end of the round.
    Round,
    /// Until a seat removes it, or its fighter or the target falls (U7.1).
    Stay,
}

/// How many cards of one seat may lie on one Bet (U6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BetLimit {
    /// As many as it has.
    Several,
    /// One.
    One,
}

readings! {
    SocialWait: Turn "turn", Round "round";
    WoundCount: Most "most", Fewest "fewest";
    RexusCounter: Two "2", One "1";
    FredCounter: Blocked "blocked", Unused "unused";
    LockSpan: Round "round", Stay "stay";
    BetLimit: Several "several", One "one";
}

impl HouseRules {
    /// The rules as we read them.
    pub const USUAL: Self = Self {
        social: SocialWait::Turn,
        wounds: WoundCount::Most,
        rexus_counter: RexusCounter::Two,
        abbel_wounds: true,
        fred_counter: FredCounter::Blocked,
        locks: LockSpan::Round,
        bets: BetLimit::Several,
    };

    /// Each rule alone in its other reading.
    pub const EACH: [Self; 7] = [
        Self { social: SocialWait::Round, ..Self::USUAL },
        Self { wounds: WoundCount::Fewest, ..Self::USUAL },
        Self { rexus_counter: RexusCounter::One, ..Self::USUAL },
        Self { abbel_wounds: false, ..Self::USUAL },
        Self { fred_counter: FredCounter::Unused, ..Self::USUAL },
        Self { locks: LockSpan::Stay, ..Self::USUAL },
        Self { bets: BetLimit::One, ..Self::USUAL },
    ];

    /// Half of all tables play as usual; at the others, each rule has either reading.
    pub(super) fn drawn<R: Randomness>(randomness: &mut R) -> Self {
        if randomness.below(2) == 0 {
            return Self::USUAL;
        }
        let mut is_other = || randomness.below(2) == 0;
        Self {
            social: if is_other() { SocialWait::Round } else { SocialWait::Turn },
            wounds: if is_other() { WoundCount::Fewest } else { WoundCount::Most },
            rexus_counter: if is_other() { RexusCounter::One } else { RexusCounter::Two },
            abbel_wounds: !is_other(),
            fred_counter: if is_other() { FredCounter::Unused } else { FredCounter::Blocked },
            locks: if is_other() { LockSpan::Stay } else { LockSpan::Round },
            bets: if is_other() { BetLimit::One } else { BetLimit::Several },
        }
    }

    /// The rules that have their other reading.
    pub(super) fn changed(self) -> Vec<HouseRule> {
        // A new rule that is forgotten here does not compile.
        let Self { social, wounds, rexus_counter, abbel_wounds, fred_counter, locks, bets } = self;
        let all: [(&str, &str, &[RuleId]); 7] = [
            ("social", social.word(), &[rule::U3_8]),
            ("wounds", wounds.word(), &[rule::U4_4]),
            ("rexus_counter", rexus_counter.word(), &[rule::U9_4]),
            ("abbel_wounds", if abbel_wounds { "true" } else { "false" }, &[rule::U9_5]),
            ("fred_counter", fred_counter.word(), &[rule::U9_6]),
            ("locks", locks.word(), &[rule::U3_7, rule::U7_2]),
            ("bets", bets.word(), &[rule::U6_1]),
        ];
        let changed = all.into_iter().zip(self.bytes()).filter(|(_, byte)| *byte != 0);
        changed.map(|((option, value, rules), _)| HouseRule { option, value, rules }).collect()
    }

    /// The bytes that fingerprint them: 0 for the usual reading, 1 for the other one.
    pub(super) const fn bytes(self) -> [u8; 7] {
        let Self { social, wounds, rexus_counter, abbel_wounds, fred_counter, locks, bets } = self;
        [
            social as u8,
            wounds as u8,
            rexus_counter as u8,
            !abbel_wounds as u8,
            fred_counter as u8,
            locks as u8,
            bets as u8,
        ]
    }
}
