//! How likely a sensible player plays each gladiator: learned weights, looked up by what a play does.
//!
//! A play has four traits, each a number in a table of its own: what it does to the stakes of the bout,
//! how safe it is in its school, what it does with the preferred school, and how easily the next player
//! can challenge it. The weight of a play is the product of four learned factors. They stand as
//! logarithms in sixteenths, one signed byte each, in `policy.bin`; `munera lab learn` makes that file.

use std::sync::LazyLock;

use munera_rules::gorus::{Card, CardSet, Rank, School, Word};

/// What the mover sees of a bout, as far as the policy looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<W: Word> {
    /// What the mover holds.
    pub(super) troupe: CardSet<W>,
    /// All that the mover has neither seen played nor holds.
    pub(super) unseen: CardSet<W>,
    pub(super) preferred: Option<School>,
    /// The gladiator that was played last in the bout; none for who leads.
    pub(super) last: Option<Card>,
    /// The gladiator that wins the bout as it stands.
    pub(super) winning: Option<Card>,
    /// The school that the bout was led with.
    pub(super) initiating: Option<School>,
    /// Whether that is a teammate's.
    pub(super) is_allied: bool,
    /// How many play after the mover.
    pub(super) followers: u8,
    /// What lies on the table is worth, hopes for a 0 included.
    pub(super) stakes: i8,
    /// Bouts that are still to be played, this one included.
    pub(super) bouts_left: u8,
}

/// What a play does in its bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Role {
    Leads,
    /// Follows and wins as things stand.
    Takes,
    /// Follows under another side's gladiator.
    Ducks,
    /// Follows under a teammate's.
    Supports,
    ChallengesAndWins,
    ChallengesInVain,
    /// Does not follow, and wins by the preferred school.
    Trumps,
    /// Does not follow, and loses to another side.
    Sluffs,
    /// Does not follow, and leaves it to a teammate.
    Feeds,
}

const ROLES: usize = 9;
const STAKES: usize = 8;
const RANKS: usize = 16;

const BY_STAKES: usize = ROLES * 4 * STAKES * RANKS;
const BY_SAFETY: usize = ROLES * 2 * 3 * 3 * 3;
const BY_PREFERENCE: usize = ROLES * 2 * 3 * RANKS;
const BY_CHALLENGERS: usize = ROLES * 4 * 4;

/// How many factors a policy has.
pub(super) const FACTORS: usize = BY_STAKES + BY_SAFETY + BY_PREFERENCE + BY_CHALLENGERS;

/// The kinds of tables that are played so differently that each has a policy of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Solo,
    Two,
    Many,
    Teams,
}

impl Kind {
    pub(super) const ALL: [Self; 4] = [Self::Solo, Self::Two, Self::Many, Self::Teams];
}

/// The learned factors of one kind of table.
#[derive(Clone, Debug)]
pub struct Policy {
    factors: Box<[f32; FACTORS]>,
}

impl Policy {
    /// The learned policy for a kind of table.
    pub(super) fn of(kind: Kind) -> &'static Self {
        static LEARNED: LazyLock<[Policy; Kind::ALL.len()]> = LazyLock::new(|| {
            std::array::from_fn(|kind| {
                Policy::from_bytes(&Policy::BYTES[kind * FACTORS..(kind + 1) * FACTORS])
            })
        });
        &LEARNED[kind as usize]
    }

    /// What was learned, kind after kind.
    pub(super) const BYTES: &'static [u8; Kind::ALL.len() * FACTORS] = include_bytes!("policy.bin");

    /// The policy whose factors' logarithms stand there.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        let mut factors = Box::new([1.0; FACTORS]);
        for (factor, byte) in factors.iter_mut().zip(bytes) {
            *factor = (f32::from(*byte as i8) / 16.0).exp();
        }
        Self { factors }
    }

    /// How likely a play is, beside others of the same situation.
    #[inline]
    pub(super) fn weight<W: Word>(&self, situation: &Situation<W>, card: Card) -> f32 {
        self.product(situation.traits_of(card))
    }

    /// The product of four factors.
    #[inline]
    pub(super) fn product(&self, traits: [usize; 4]) -> f32 {
        traits.iter().map(|place| self.factors[*place]).product()
    }
}

impl<W: Word> Situation<W> {
    /// The places of a play's four factors.
    #[inline]
    pub(super) fn traits_of(&self, card: Card) -> [usize; 4] {
        let role = self.role_of(card) as usize;
        let rank = card.rank().index();
        let stakes = match self.stakes {
            ..=-6 => 0,
            -5..=-4 => 1,
            -3..=-2 => 2,
            -1 => 3,
            0 => 4,
            1 => 5,
            2 => 6,
            3.. => 7,
        };
        let followers = usize::from(self.followers.min(3));
        let is_preferred = usize::from(self.preferred == Some(card.school()));
        let phase = match self.bouts_left {
            7.. => 0,
            4..7 => 1,
            ..4 => 2,
        };
        let higher = (self.unseen & CardSet::above(card)).len().min(2);
        let length = self.troupe.of(card.school()).len().clamp(1, 3) - 1;
        let same_rank = (self.unseen & CardSet::of_rank(card.rank())).len().min(3);
        [
            ((role * 4 + followers) * STAKES + stakes) * RANKS + rank,
            BY_STAKES + (((role * 2 + is_preferred) * 3 + higher) * 3 + length) * 3 + phase,
            BY_STAKES + BY_SAFETY + ((role * 2 + is_preferred) * 3 + phase) * RANKS + rank,
            BY_STAKES + BY_SAFETY + BY_PREFERENCE + (role * 4 + same_rank) * 4 + followers,
        ]
    }

    #[inline]
    fn role_of(&self, card: Card) -> Role {
        let (Some(last), Some(winning)) = (self.last, self.winning) else { return Role::Leads };
        let is_higher = card.school() == winning.school() && card.rank() > winning.rank();
        let overtakes = is_higher
            || self.preferred == Some(card.school()) && self.preferred != Some(winning.school());
        if card.rank() == last.rank() {
            // G3.4: its school is preferred now; only a higher one of that school can still win.
            let is_beaten = card.school() == winning.school() && !is_higher;
            return if is_beaten { Role::ChallengesInVain } else { Role::ChallengesAndWins };
        }
        match (self.initiating == Some(card.school()), overtakes, self.is_allied) {
            (true, true, _) => Role::Takes,
            (true, false, false) => Role::Ducks,
            (true, false, true) => Role::Supports,
            (false, true, _) => Role::Trumps,
            (false, false, false) => Role::Sluffs,
            (false, false, true) => Role::Feeds,
        }
    }

    /// What the 0 of the preferred school counts for on the table, while a challenge may still make
    /// it worthless.
    pub(super) const HOPE_OF_A_ZERO: i8 = 3;

    /// Whether a gladiator is the one that may be worth five (G1.3).
    #[inline]
    pub(super) fn is_hoped_for(card: Card, preferred: Option<School>) -> bool {
        card.rank() == Rank::ZERO && preferred == Some(card.school())
    }
}
