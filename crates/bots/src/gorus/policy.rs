//! How likely a sensible player plays each gladiator: learned weights, looked up by what a play
//! does.
//!
//! A play has a role in its bout and seven traits, each a number in a table of that role: what it
//! does to the stakes of the bout, how safe it is in its school, what it does with the preferred
//! school, how easily the next player can challenge it, whom it helps in the score, what it does to
//! the 0s that may count in the end, and how strong the preferred school still is. The weight of a
//! play is the product of seven learned factors. They are in `policy.bin` as logarithms in
//! sixteenths, one signed byte each: those of searching players, then those of greedy ones. `munera
//! lab learn` makes that file.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use libm::expf;
use munera_rules::gorus::{Card, CardSet, Rank, School, SchoolSet, Word};

/// What the mover sees of a bout, as far as the policy needs it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<W: Word> {
    /// What the mover holds.
    troupe: CardSet<W>,
    /// Everything that the mover has neither seen played nor holds.
    unseen: CardSet<W>,
    preferred: Option<School>,
    /// The gladiators on the table; none for the leader.
    against: Option<Against>,
    /// The schools whose 0 the mover's side has collected.
    own_zeros: SchoolSet,
    /// The schools whose 0 lies on the table.
    table_zeros: SchoolSet,
    context: BoutContext,
    /// Where the 0 of the preferred school is.
    preferred_zero: usize,
    /// How much of the preferred school is unseen, and how much of it the mover has.
    strength: usize,
}

/// The bout that a play joins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Against {
    /// The gladiator that was played last.
    pub(super) last: Card,
    /// The gladiator that is winning.
    pub(super) winning: Card,
    /// The school that the bout was led with.
    pub(super) initiating: School,
    /// Whether a teammate is winning.
    pub(super) is_allied: bool,
}

/// The part of a situation that does not depend on the play.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoutContext {
    followers: usize,
    stakes: usize,
    phase: usize,
    standing: usize,
}

/// The phase of a round, by the number of bouts left, including the current one.
pub(super) type Phases = [u8; 16];

impl BoutContext {
    /// The phases of a round of ten bouts, and of one of fifteen, where a pile is left in the
    /// first.
    pub(super) const OF_TEN: Phases = [2, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    pub(super) const OF_FIFTEEN: Phases = [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0];

    /// The context with this many seats to play after the mover, this much favour on the table
    /// (with hopes for a 0), and this phase of the round. The mover's side is ahead of the best
    /// other side by `lead`, and that side may be winning the bout.
    #[inline]
    pub(super) fn new(
        followers: u8,
        stakes: i16,
        phase: u8,
        lead: i16,
        best_other_wins: bool,
    ) -> Self {
        /// From -7 to 4.
        const GRADES: [u8; 12] = [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7];
        let standing = usize::from(lead < 1) + usize::from(lead < -3);
        let sign = (stakes.signum() + 1) as usize;
        Self {
            standing: (usize::from(best_other_wins) * 3 + standing) * 3 + sign,
            followers: usize::from(followers.min(3)),
            stakes: usize::from(GRADES[(stakes.clamp(-7, 4) + 7) as usize]),
            phase: usize::from(phase),
        }
    }
}

/// The role of a play in its bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Role {
    Leads,
    /// Follows and is winning.
    Takes,
    /// Follows below another side's gladiator.
    Ducks,
    /// Follows below a teammate's.
    Supports,
    ChallengesAndWins,
    ChallengesInVain,
    /// Does not follow, and is winning by the preferred school.
    Trumps,
    /// Does not follow, and loses to another side.
    Sluffs,
    /// Does not follow, and leaves the bout to a teammate.
    Feeds,
}

const ROLES: usize = 9;
const STAKES: usize = 8;
const RANKS: usize = 16;

// The tables of a role, one after another.
const BY_STAKES: usize = 4 * STAKES * RANKS;
const BY_SAFETY: usize = 2 * 3 * 3 * 3 * 3;
const BY_PREFERENCE: usize = 2 * 3 * RANKS;
const BY_CHALLENGERS: usize = 4 * 4;
const BY_STANDING: usize = 2 * 3 * 3 * 4;
const BY_ZEROS: usize = 5 * 5;
const BY_STRENGTH: usize = 3 * 3 * 2 * 4;

const SAFETY: usize = BY_STAKES;
const PREFERENCE: usize = SAFETY + BY_SAFETY;
const CHALLENGERS: usize = PREFERENCE + BY_PREFERENCE;
const STANDING: usize = CHALLENGERS + BY_CHALLENGERS;
const ZEROS: usize = STANDING + BY_STANDING;
const STRENGTH: usize = ZEROS + BY_ZEROS;

/// How many factors a role has. By luck this is close to a power of two, so a place is found by
/// shifting.
const OF_ROLE: usize = (STRENGTH + BY_STRENGTH).next_power_of_two();

/// How many factors a policy has.
pub(super) const FACTORS: usize = ROLES * OF_ROLE;

/// How many traits a play has, apart from its role.
pub(super) const TRAITS: usize = 7;

/// The places of a play's factors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Traits {
    role: usize,
    /// The places in the row of the role.
    places: [usize; TRAITS],
}

impl Traits {
    /// The traits whose factors have these places among all factors.
    pub(super) fn of_factors(factors: [usize; TRAITS]) -> Self {
        Self { role: factors[0] / OF_ROLE, places: factors.map(|place| place % OF_ROLE) }
    }

    /// The places among all factors.
    pub(super) fn factors(self) -> [usize; TRAITS] {
        self.places.map(|place| self.role * OF_ROLE + place)
    }
}

/// Whether a rank is a 0, costs favour, brings some, or does neither.
const WORTH: [u8; RANKS] = [0, 3, 3, 3, 3, 3, 3, 3, 1, 2, 2, 2, 2, 2, 2, 2];

/// The kinds of tables that are so different that each has its own policy.
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
    /// A row for each role. There are more rows than roles, so that no bounds check is needed.
    factors: Box<[[f32; OF_ROLE]; ROWS]>,
}

/// Plays with their weights. A troupe has ten at most.
pub(super) type Weighed = ArrayVec<(Card, f32), 10>;

/// A power of two with room for all roles.
const ROWS: usize = ROLES.next_power_of_two();

/// The policies of a kind of table.
#[derive(Debug)]
pub(super) struct Policies {
    /// What a search tries first: the learned weights.
    pub(super) priors: Policy,
    /// How a round is played out: more decisively, as good players are.
    pub(super) playouts: Policy,
    /// How greedy players play.
    pub(super) greedy: Policy,
}

/// The power to which playouts raise the probabilities.
const DECIDEDNESS: f32 = 2.0;

impl Policy {
    /// The policy with these logarithms of factors, its probabilities raised to a power.
    fn from_bytes(bytes: &[u8], power: f32) -> Self {
        let factors = vec![[1.0; OF_ROLE]; ROWS].into_boxed_slice();
        let mut factors: Box<[[f32; OF_ROLE]; ROWS]> =
            factors.try_into().expect("there are as many rows");
        // A byte has few values, and a program's first decision waits for this.
        let factor_of: [f32; 256] =
            std::array::from_fn(|byte| expf(f32::from(byte as u8 as i8) / 16.0 * power));
        for (factor, byte) in factors.iter_mut().flatten().zip(bytes) {
            *factor = factor_of[usize::from(*byte)];
        }
        Self { factors }
    }

    /// The weights of some plays.
    #[inline]
    pub(super) fn weigh<W: Word>(&self, situation: &Situation<W>, plays: CardSet<W>) -> Weighed {
        let mut weighed = Weighed::new();
        for card in plays.iter() {
            weighed.push((card, self.product(situation.traits_of(card))));
        }
        weighed
    }

    /// The product of a play's factors.
    #[inline]
    pub(super) fn product(&self, traits: Traits) -> f32 {
        let row = &self.factors[traits.role % ROWS];
        traits.places.iter().map(|place| row[*place % OF_ROLE]).product()
    }
}

impl Policies {
    /// The learned factors, kind after kind.
    const LEARNED: &'static [u8; 2 * Kind::ALL.len() * FACTORS] = include_bytes!("policy.bin");

    /// The policies with these logarithms of factors: of searching players, and of greedy ones.
    pub(super) fn from_bytes(searching: &[u8], greedy: &[u8]) -> Self {
        Self {
            priors: Policy::from_bytes(searching, 1.0),
            playouts: Policy::from_bytes(searching, DECIDEDNESS),
            greedy: Policy::from_bytes(greedy, 1.0),
        }
    }

    /// The policies of all kinds of tables with these factors.
    pub(super) fn all(bytes: &[u8]) -> [Self; Kind::ALL.len()] {
        let (searching, greedy) = bytes.split_at(bytes.len() / 2);
        std::array::from_fn(|kind| {
            let own = kind * FACTORS..(kind + 1) * FACTORS;
            Self::from_bytes(&searching[own.clone()], &greedy[own])
        })
    }

    /// The learned policies for a kind of table.
    pub(super) fn of(kind: Kind) -> &'static Self {
        static LEARNED: LazyLock<[Policies; Kind::ALL.len()]> =
            LazyLock::new(|| Policies::all(Policies::LEARNED));
        &LEARNED[kind as usize]
    }
}

impl<W: Word> Situation<W> {
    /// The value of the preferred school's 0 on the table, while a challenge may still make it
    /// worthless.
    pub(super) const HOPE_OF_A_ZERO: i16 = 3;

    #[inline]
    pub(super) fn new(
        troupe: CardSet<W>,
        unseen: CardSet<W>,
        preferred: Option<School>,
        against: Option<Against>,
        (own_zeros, table_zeros): (SchoolSet, SchoolSet),
        context: BoutContext,
    ) -> Self {
        let mut situation = Self {
            troupe,
            unseen,
            preferred,
            against,
            own_zeros,
            table_zeros,
            context,
            preferred_zero: 0,
            strength: 0,
        };
        if let Some(school) = preferred {
            situation.preferred_zero = situation.zero_of(school);
            let (unseen, held) = (unseen.of(school).len(), troupe.of(school).len());
            situation.strength = unseen.div_ceil(2).min(2) * 3 + held.min(2);
        }
        situation
    }

    /// The same situation for a mover with another troupe.
    pub(super) fn holding(&self, troupe: CardSet<W>, unseen: CardSet<W>) -> Self {
        let zeros = (self.own_zeros, self.table_zeros);
        Self::new(troupe, unseen, self.preferred, self.against, zeros, self.context)
    }

    /// What the mover may play.
    pub(super) fn legal(&self) -> CardSet<W> {
        self.against.map_or(self.troupe, |Against { initiating, last, .. }| {
            self.troupe.joining(initiating, last)
        })
    }

    /// The places of a play's factors.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "a call in each playout's loop costs a tenth of all its time"
    )]
    pub(super) fn traits_of(&self, card: Card) -> Traits {
        let role = self.against.map_or(Role::Leads, |against| self.role_of(card, against));
        let (school, rank) = (card.school(), card.rank().index() & (RANKS - 1));
        let BoutContext { followers, stakes, phase, standing } = self.context;
        let is_preferred = usize::from(self.preferred == Some(school));
        let rivals = self.unseen.of(school);
        let higher_ones = (rivals & CardSet::above(card)).len();
        let lower = (rivals.len() - higher_ones).min(2);
        let higher = higher_ones.min(2);
        let length = self.troupe.of(school).len().clamp(1, 3) - 1;
        let same_rank = (self.unseen & CardSet::of_rank(card.rank())).len().min(3);
        let worth = usize::from(WORTH[rank]);
        let safety = (is_preferred * 3 + higher) * 3 + lower;
        let places = [
            (followers * STAKES + stakes) * RANKS + rank,
            SAFETY + (safety * 3 + length) * 3 + phase,
            PREFERENCE + (is_preferred * 3 + phase) * RANKS + rank,
            CHALLENGERS + same_rank * 4 + followers,
            STANDING + standing * 4 + worth,
            ZEROS + self.zero_of(school) * 5 + self.preferred_zero,
            STRENGTH + (self.strength * 2 + is_preferred) * 4 + worth,
        ];
        Traits { role: role as usize, places }
    }

    /// Where the 0 of a school is, as far as the mover can tell.
    #[inline]
    fn zero_of(&self, school: School) -> usize {
        /// By whether the own side has it, it lies on the table, is held, or is unseen.
        const PLACES: [u8; 16] = [4, 1, 2, 1, 3, 1, 2, 1, 0, 1, 2, 1, 0, 1, 2, 1];
        let zero = Card::new(school, Rank::ZERO);
        let place = usize::from(self.own_zeros.contains(school))
            | usize::from(self.table_zeros.contains(school)) << 1
            | usize::from(self.troupe.contains(zero)) << 2
            | usize::from(self.unseen.contains(zero)) << 3;
        usize::from(PLACES[place])
    }

    #[inline]
    #[allow(clippy::needless_bitwise_bool, reason = "what is lazy is a branch, mispredicted often")]
    fn role_of(&self, card: Card, against: Against) -> Role {
        let Against { last, winning, initiating, is_allied } = against;
        let is_same = card.school() == winning.school();
        let is_higher = is_same & (card.rank() > winning.rank());
        let is_preferred = self.preferred == Some(card.school());
        let overtakes = is_higher | (is_preferred & !is_same);
        // G3.4: a match makes its school preferred; only a higher one of that school can still win.
        let is_beaten = is_same & !is_higher;
        let matches = card.rank() == last.rank();
        let follows = initiating == card.school();
        let place = usize::from(is_allied) << 4
            | usize::from(matches) << 3
            | usize::from(follows) << 2
            | usize::from(overtakes) << 1
            | usize::from(is_beaten);
        ROLE_OF[place]
    }
}

/// The role of a play by whether a teammate is winning, whether it matches, follows, overtakes, and is
/// beaten in its own school.
const ROLE_OF: [Role; 32] = {
    let mut roles = [Role::Leads; 32];
    let mut place = 0;
    while place < 32 {
        let [is_allied, matches, follows, overtakes, is_beaten] =
            [place & 16 != 0, place & 8 != 0, place & 4 != 0, place & 2 != 0, place & 1 != 0];
        roles[place] = match (follows, overtakes, is_allied) {
            _ if matches && is_beaten => Role::ChallengesInVain,
            _ if matches => Role::ChallengesAndWins,
            (true, true, _) => Role::Takes,
            (true, false, false) => Role::Ducks,
            (true, false, true) => Role::Supports,
            (false, true, _) => Role::Trumps,
            (false, false, false) => Role::Sluffs,
            (false, false, true) => Role::Feeds,
        };
        place += 1;
    }
    roles
};
