//! Numbers all deeds that a die can do to a fighter.

use munera_rules::fired_up::{Deed, Fighter, FighterState, InfluenceFace, Place, Stat, Thumb};

/// The most fighters in a circle.
pub(super) const PLACES: usize = 5;
/// The deeds for one fighter: two Buffs, two Morales, Speed, five Targets, Lock and Unlock.
pub(super) const DEEDS_A_PLACE: usize = 12;
/// All deeds.
pub(super) const DEEDS: usize = DEEDS_A_PLACE * PLACES;

/// The ranges of the deeds of the ordinary faces.
const RANGES: [std::ops::Range<usize>; 4] = [0..2, 2..4, 4..5, 5..12];

/// The deeds of a face for a fighter; empty for a Social or a Double.
#[inline]
pub(super) fn of_face(place: usize, face: InfluenceFace) -> std::ops::Range<usize> {
    let range = RANGES.get(face as usize).cloned().unwrap_or(0..0);
    place * DEEDS_A_PLACE + range.start..place * DEEDS_A_PLACE + range.end
}

/// The deed with a number; `None` if no fighter stands there.
#[inline]
pub(super) fn deed(circle: &[FighterState], number: usize) -> Option<(Place, Deed)> {
    let place = number / DEEDS_A_PLACE;
    let fighter = circle.get(place)?.fighter;
    let deed = match number % DEEDS_A_PLACE {
        0 => Deed::Buff(fighter, Stat::Attack),
        1 => Deed::Buff(fighter, Stat::Defense),
        2 => Deed::Morale(fighter, Thumb::Up),
        3 => Deed::Morale(fighter, Thumb::Down),
        4 => Deed::Speed(fighter),
        10 => Deed::Lock(fighter),
        11 => Deed::Unlock(fighter),
        target => Deed::Target(fighter, circle.get(target - 5)?.fighter),
    };
    Some((Place::new(place as u8), deed))
}

/// The number of a deed.
#[inline]
pub(super) fn number(circle: &[FighterState], deed: Deed) -> usize {
    let place = |fighter: Fighter| {
        circle.iter().position(|fighter_state| fighter_state.fighter == fighter).unwrap_or_default()
    };
    let within = match deed {
        Deed::Buff(_, stat) => stat as usize,
        Deed::Morale(_, thumb) => 2 + thumb as usize,
        Deed::Speed(_) => 4,
        Deed::Target(_, target) => 5 + place(target),
        Deed::Lock(_) => 10,
        Deed::Unlock(_) => 11,
    };
    place(deed.fighter()) * DEEDS_A_PLACE + within
}
