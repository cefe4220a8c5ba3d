//! How likely a sensible player plays each gladiator: learned weights, looked up by what a play does.
//!
//! A play has six traits, each a number in a table of its own: what it does to the stakes of the bout,
//! how safe it is in its school, what it does with the preferred school, how easily the next player can
//! challenge it, whom it helps in the score, and what it does to the 0s that may count in the end. The
//! weight of a play is the product of six learned factors. They stand as logarithms in sixteenths, one signed byte each, in `policy.bin`; `munera lab learn` makes that file.

use std::sync::LazyLock;

use munera_rules::gorus::{Card, CardSet, Rank, School, SchoolSet, Word};

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
    /// The schools whose 0 the mover's side has collected.
    pub(super) own_zeros: SchoolSet,
    /// The schools whose 0 lies on the table.
    pub(super) table_zeros: SchoolSet,
    /// What is the same for all plays.
    pub(super) moment: Moment,
}

/// The part of a situation that does not depend on the play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    followers: usize,
    stakes: usize,
    phase: usize,
    standing: usize,
}

impl Moment {
    /// The moment with so many to play after the mover, so much favour on the table (hopes for a 0
    /// included), and so many bouts to go, this one included. The mover's side is ahead of the best
    /// other by `lead`, and that one may be winning the bout.
    #[inline]
    pub(super) fn new(
        followers: u8,
        stakes: i16,
        bouts_left: u8,
        lead: i16,
        best_other_wins: bool,
    ) -> Self {
        /// From -7 to 4.
        const GRADES: [u8; 12] = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7];
        const PHASES: [u8; 16] = [2, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let standing = match lead {
            1.. => 0,
            -3..1 => 1,
            ..-3 => 2,
        };
        let sign = (stakes.signum() + 1) as usize;
        Self {
            standing: (usize::from(best_other_wins) * 3 + standing) * 3 + sign,
            followers: usize::from(followers.min(3)),
            stakes: usize::from(GRADES[(stakes.clamp(-7, 4) + 7) as usize]),
            phase: usize::from(PHASES[usize::from(bouts_left & 15)]),
        }
    }
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
const BY_STANDING: usize = ROLES * 2 * 3 * 3 * 4;
const BY_ZEROS: usize = ROLES * 5 * 5;

/// How many factors a policy has.
pub(super) const FACTORS: usize =
    BY_STAKES + BY_SAFETY + BY_PREFERENCE + BY_CHALLENGERS + BY_STANDING + BY_ZEROS;

/// How many traits a play has.
pub(super) const TRAITS: usize = 6;

/// Whether a rank is a 0, costs favour, brings some, or does neither.
const WORTH: [usize; RANKS] = [0, 3, 3, 3, 3, 3, 3, 3, 1, 2, 2, 2, 2, 2, 2, 2];

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
pub(super) struct Policy {
    /// More than there are factors, so that no place needs to be checked.
    factors: Box<[f32; ROOM]>,
}

/// A power of two that has room for all factors.
const ROOM: usize = FACTORS.next_power_of_two();

/// A policy in its two uses.
#[derive(Debug)]
pub(super) struct Policies {
    /// What a search tries first: as it was learned.
    pub(super) priors: Policy,
    /// How a round is played out: more decidedly, as good players are.
    pub(super) playouts: Policy,
}

/// The power that chances are raised to in playouts.
const DECIDEDNESS: f32 = 3.0;

impl Policy {
    /// What was learned, kind after kind.
    pub(super) const BYTES: &'static [u8; Kind::ALL.len() * FACTORS] = include_bytes!("policy.bin");

    /// The policy whose factors' logarithms stand there, its chances raised to a power.
    pub(super) fn from_bytes(bytes: &[u8], power: f32) -> Self {
        let factors = vec![1.0; ROOM].into_boxed_slice();
        let mut factors: Box<[f32; ROOM]> = factors.try_into().expect("the room is as long");
        for (factor, byte) in factors.iter_mut().zip(bytes) {
            *factor = (f32::from(*byte as i8) / 16.0 * power).exp();
        }
        Self { factors }
    }

    /// How likely a play is, beside others of the same situation.
    #[inline]
    pub(super) fn weight<W: Word>(&self, situation: &Situation<W>, card: Card) -> f32 {
        self.product(situation.traits_of(card))
    }

    /// The product of a play's factors.
    #[inline]
    pub(super) fn product(&self, traits: [usize; TRAITS]) -> f32 {
        traits.iter().map(|place| self.factors[*place % ROOM]).product()
    }
}

impl Policies {
    /// The learned policy for a kind of table.
    pub(super) fn of(kind: Kind) -> &'static Self {
        static LEARNED: LazyLock<[Policies; Kind::ALL.len()]> = LazyLock::new(|| {
            std::array::from_fn(|kind| {
                let bytes = &Policy::BYTES[kind * FACTORS..(kind + 1) * FACTORS];
                Policies {
                    priors: Policy::from_bytes(bytes, 1.0),
                    playouts: Policy::from_bytes(bytes, DECIDEDNESS),
                }
            })
        });
        &LEARNED[kind as usize]
    }
}

impl<W: Word> Situation<W> {
    /// The places of a play's factors.
    #[inline]
    pub(super) fn traits_of(&self, card: Card) -> [usize; TRAITS] {
        let role = self.role_of(card) as usize;
        let rank = card.rank().index();
        let Moment { followers, stakes, phase, standing } = self.moment;
        let is_preferred = usize::from(self.preferred == Some(card.school()));
        let preferred_zero = self.preferred.map_or(0, |school| self.zero_of(school));
        let higher = (self.unseen & CardSet::above(card)).len().min(2);
        let length = self.troupe.of(card.school()).len().clamp(1, 3) - 1;
        let same_rank = (self.unseen & CardSet::of_rank(card.rank())).len().min(3);
        [
            ((role * 4 + followers) * STAKES + stakes) * RANKS + rank,
            BY_STAKES + (((role * 2 + is_preferred) * 3 + higher) * 3 + length) * 3 + phase,
            BY_STAKES + BY_SAFETY + ((role * 2 + is_preferred) * 3 + phase) * RANKS + rank,
            BY_STAKES + BY_SAFETY + BY_PREFERENCE + (role * 4 + same_rank) * 4 + followers,
            FACTORS - BY_ZEROS - BY_STANDING + (role * 18 + standing) * 4 + WORTH[rank],
            FACTORS - BY_ZEROS + (role * 5 + self.zero_of(card.school())) * 5 + preferred_zero,
        ]
    }

    /// Where the 0 of a school is, as far as the mover can tell.
    #[inline]
    fn zero_of(&self, school: School) -> usize {
        let zero = Card::new(school, Rank::ZERO);
        if self.own_zeros.contains(school) {
            1
        } else if self.table_zeros.contains(school) {
            2
        } else if self.troupe.contains(zero) {
            3
        } else if self.unseen.contains(zero) {
            0
        } else {
            4
        }
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
    pub(super) const HOPE_OF_A_ZERO: i16 = 3;
}
