//! The options of a table, fixed before the first deal.

use std::fmt;
use std::ops::RangeInclusive;

use super::card::{Card, Rank, School, SchoolSet};
use super::rule;
use crate::coded::codes;
use crate::{GameOptions, Randomness, RuleId};

/// The agreements of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many people play, 1 to 8.
    pub players: u8,
    /// The schools in the deck; `None` lets the first deal decide (G2.2).
    pub schools: Option<SchoolSet>,
    /// The division into teams; `None`: every seat plays alone.
    pub division: Option<Division>,
    /// One support target for all sides; `None`: 3, or for a team its size + 1 (G5.1, G8.3).
    pub target: Option<u8>,
    /// The worth of each rank to the crowd (G1.2).
    pub favour: FavourTable,
    /// Whether a table shows bouts older than the last one (G3.7).
    pub open_history: bool,
}

impl Options {
    /// The usual agreements for that many players.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            schools: None,
            division: None,
            target: None,
            favour: FavourTable::PRINTED,
            open_history: false,
        }
    }

    /// Whether a game can be played under these agreements.
    pub fn check(&self) -> Result<(), OptionError> {
        if !Self::PLAYERS.contains(&self.players) {
            return Err(OptionError::Players);
        }
        if self.schools.is_some_and(|schools| schools.len() != self.school_count()) {
            return Err(OptionError::Schools { wanted: self.school_count() as u8 });
        }
        if self.division.is_some_and(|division| division.players() != self.players) {
            return Err(OptionError::Division);
        }
        if self.target.is_some_and(|target| !(1..=9).contains(&target)) {
            return Err(OptionError::Target);
        }
        Ok(())
    }

    /// G2.1: how many schools are in the deck.
    pub const fn school_count(&self) -> usize {
        match self.players {
            ..=3 => 3,
            4 => 4,
            _ => 5,
        }
    }

    /// G2.1: which ranks each school has.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + use<> {
        let (lowest, highest) = match self.players {
            ..=5 => (4, 12),
            6 => (3, 13),
            7 => (2, 14),
            _ => (1, 15),
        };
        Rank::all()
            .filter(move |rank| *rank == Rank::ZERO || (lowest..=highest).contains(&rank.number()))
    }
}

impl GameOptions for Options {
    type Content = ();

    const PLAYERS: RangeInclusive<u8> = 1..=8;

    fn usual(players: u8, (): &()) -> Self {
        Self::new(players)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn teams(&self) -> Option<String> {
        self.division.map(|division| division.to_string())
    }

    fn every_kind((): &()) -> Vec<Self> {
        let divisions = |players| {
            Division::all_for(players).map(move |division| Self { division, ..Self::new(players) })
        };
        Self::PLAYERS.flat_map(divisions).collect()
    }

    /// Most targets are small: a game's laws hardly depend on its length.
    fn with_random_options<R: Randomness>(&self, (): &(), randomness: &mut R) -> Self {
        let mut options = Self { division: self.division, ..Self::new(self.players) };
        options.open_history = randomness.below(2) == 0;
        options.target = match randomness.below(64) {
            0 => Some(1 + randomness.below(9) as u8),
            1..8 => None,
            8..24 => Some(2),
            _ => Some(1),
        };
        if randomness.below(2) == 0 {
            let mut schools = School::ALL;
            randomness.shuffle(&mut schools);
            options.schools = Some(schools.into_iter().take(options.school_count()).collect());
        }
        // Small favours make ties, large ones try the limits.
        let largest = [0, 2, FavourTable::LIMIT][randomness.below(3) as usize];
        for rank in Rank::all().filter(|_| largest > 0) {
            let favour = randomness.below(2 * largest as u32 + 1) as i16 - i16::from(largest);
            options.favour = options.favour.with(rank, favour as i8).unwrap_or(options.favour);
        }
        options
    }
}

/// Why a table cannot play under its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// Not one to eight players.
    Players,
    /// Not as many schools as the deck has.
    Schools {
        /// How many schools the deck has.
        wanted: u8,
    },
    /// Not a division for this number of players.
    Division,
    /// Not a support target from 1 to 9.
    Target,
}

impl OptionError {
    /// The rule that refuses.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Players => rule::G2_1,
            Self::Schools { .. } => rule::G2_2,
            Self::Division => rule::G8_1,
            Self::Target => rule::G5_1,
        }
    }
}

codes!(OptionError, "gorus-option" {
    Self::Players => "players",
    Self::Schools { wanted } => "schools" ("count": wanted),
    Self::Division => "division",
    Self::Target => "target",
});

/// G1.2: the Crowd Favour of each rank. A 0 is never in it: its worth is settled at the end (G1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FavourTable([i8; 16]);

impl FavourTable {
    /// The values derived from the worked examples of the rulebook.
    pub const PRINTED: Self = Self([0, -1, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1]);
    /// The largest worth of a rank; the least is its negative.
    pub const LIMIT: i8 = 99;

    /// The worth of a gladiator of that rank, with a 0 as nothing.
    #[inline]
    pub const fn of(&self, rank: Rank) -> i8 {
        self.0[rank.index()]
    }

    /// G1.3: what the 0 of the school that is preferred at the end of a round is worth.
    pub const ZERO: i8 = 5;

    /// The worth of a gladiator when the round ends with that school preferred (G1.3).
    pub fn worth_at_the_end(&self, card: Card, preferred: Option<School>) -> i8 {
        let is_the_zero = card.rank() == Rank::ZERO && Some(card.school()) == preferred;
        if is_the_zero { Self::ZERO } else { self.of(card.rank()) }
    }

    /// The table's bytes, for hashing.
    pub(super) fn bytes(&self) -> [u8; 16] {
        self.0.map(|favour| favour as u8)
    }

    /// The same table with another worth for one rank; `None` for a 0 and beyond the limit.
    #[must_use]
    pub fn with(mut self, rank: Rank, favour: i8) -> Option<Self> {
        let allowed = rank != Rank::ZERO && (-Self::LIMIT..=Self::LIMIT).contains(&favour);
        self.0[rank.index()] = favour;
        allowed.then_some(self)
    }
}

/// G8.1, G8.2: one of the ways in which players divide into teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Division {
    text: &'static str,
    /// The team of each seat, from seat 0.
    seating: &'static [u8],
}

impl Division {
    /// Every allowed division.
    pub const ALL: [Self; 9] = [
        Self { text: "2v2", seating: &[0, 1, 0, 1] },
        Self { text: "2v2v1", seating: &[0, 1, 2, 0, 1] },
        Self { text: "3v2", seating: &[0, 1, 0, 1, 0] },
        Self { text: "2v2v2", seating: &[0, 1, 2, 0, 1, 2] },
        Self { text: "3v3", seating: &[0, 1, 0, 1, 0, 1] },
        Self { text: "2v2v2v1", seating: &[0, 1, 2, 3, 0, 1, 2] },
        Self { text: "3v2v2", seating: &[0, 1, 2, 0, 1, 0, 2] },
        Self { text: "2v2v2v2", seating: &[0, 1, 2, 3, 0, 1, 2, 3] },
        Self { text: "4v4", seating: &[0, 1, 0, 1, 0, 1, 0, 1] },
    ];

    /// The division that is written so.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|division| division.text == text)
    }

    /// How many players it divides.
    pub const fn players(&self) -> u8 {
        self.seating.len() as u8
    }

    /// The team of each seat.
    pub const fn seating(&self) -> &'static [u8] {
        self.seating
    }

    /// Every way to sit with that many players: each for themselves, and each division.
    pub fn all_for(players: u8) -> impl Iterator<Item = Option<Self>> {
        let divisions = Self::ALL.into_iter().filter(move |division| division.players() == players);
        std::iter::once(None).chain(divisions.map(Some))
    }
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}
