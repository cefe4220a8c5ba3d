//! The fighters in their circle: places, and what the mats and markers there show.

use super::fighter::Fighter;
use super::mat::{Mat, Morale};
use crate::bit_set::{BitSet, set_of_numbers};

/// The most fighters in a circle.
pub(super) const PLACES: usize = 5;

/// A place in the circle. Places are numbered clockwise, that is, to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub(super) u8);

impl Place {
    /// The place with that number.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The place's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first places of a circle.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }
}

/// A set of places.
pub type PlaceSet = BitSet<Place, u8>;

// Raw views can name places that no circle has.
set_of_numbers!(Place, u8, all 31, fits |number| usize::from(number) < PLACES);

/// A fighter in its place, with everything on its mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FighterState {
    /// The fighter that stands there.
    pub fighter: Fighter,
    /// The space of the Attack marker.
    pub attack: u8,
    /// The space of the Defense marker.
    pub defense: u8,
    /// Stamina; below 1 the fighter has fallen.
    pub stamina: i8,
    /// Wounds; with three the fighter has fallen.
    pub wounds: u8,
    /// How the fighter feels about the crowd.
    pub morale: Morale,
    /// How often it can still be influenced in this round.
    pub influence: u8,
    /// Dice on Thumbs Up.
    pub up: u8,
    /// Dice on Thumbs Down.
    pub down: u8,
    /// The Speed tile, 1 being the fastest; 0 of a fallen fighter.
    pub tile: u8,
    /// Whether it has overtaken another fighter in this round.
    pub is_sprinting: bool,
    /// The place of its target.
    pub target: Place,
    /// Whether its target is locked.
    pub is_locked: bool,
    /// Whether it is still in the fight.
    pub is_alive: bool,
    /// Damage that it has dealt in the whole fight.
    pub dealt: u16,
    /// Damage that it took in this round.
    pub taken_now: u8,
    /// Damage that it dealt in this round.
    pub dealt_now: u8,
    /// The fighters that have hurt it in this round.
    pub hurt_by: PlaceSet,
}

impl FighterState {
    /// U2.2: as a fighter enters the circle.
    pub(super) fn new(fighter: Fighter, mat: &Mat, target: Place, tile: u8) -> Self {
        Self {
            fighter,
            attack: mat.attack.start(),
            defense: mat.defense.start(),
            stamina: mat.stamina as i8,
            wounds: 0,
            morale: Morale::Neutral,
            influence: mat.influence,
            up: 0,
            down: 0,
            tile,
            is_sprinting: false,
            target,
            is_locked: false,
            is_alive: true,
            dealt: 0,
            taken_now: 0,
            dealt_now: 0,
            hurt_by: PlaceSet::EMPTY,
        }
    }

    /// The Morale after the next check, as the thumbs are now (U4.1).
    pub fn morale_to_come(&self) -> Morale {
        self.morale.moved(self.up, self.down)
    }

    pub(super) const EMPTY: Self = Self {
        fighter: Fighter::Sigurd,
        attack: 0,
        defense: 0,
        stamina: 0,
        wounds: 0,
        morale: Morale::Neutral,
        influence: 0,
        up: 0,
        down: 0,
        tile: 0,
        is_sprinting: false,
        target: Place(0),
        is_locked: false,
        is_alive: false,
        dealt: 0,
        taken_now: 0,
        dealt_now: 0,
        hurt_by: PlaceSet::EMPTY,
    };

    pub(super) fn write_bytes(&self, digester: &mut crate::Digester) {
        digester
            .bytes(&[
                self.fighter as u8,
                self.attack,
                self.defense,
                self.stamina as u8,
                self.wounds,
                self.morale as u8,
                self.influence,
                self.up,
                self.down,
                self.tile,
                u8::from(self.is_sprinting),
                self.target.0,
                u8::from(self.is_locked),
                u8::from(self.is_alive),
                self.taken_now,
                self.dealt_now,
                self.hurt_by.bits(),
            ])
            .bytes(&self.dealt.to_le_bytes());
    }
}
