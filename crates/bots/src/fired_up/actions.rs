//! Numbers all actions that a die can do to a fighter.

use munera_rules::fired_up::{
    Fighter, FighterState, InfluenceAction, InfluenceFace, Place, Stat, Thumb,
};

/// The most fighters in a circle.
pub(super) const PLACES: usize = 5;
/// The actions for one fighter: two Buffs, two Morales, Speed, five Targets, Lock and Unlock.
pub(super) const ACTIONS_A_PLACE: usize = 12;
/// All actions.
pub(super) const ACTIONS: usize = ACTIONS_A_PLACE * PLACES;

/// The ranges of the actions of the ordinary faces.
const RANGES: [std::ops::Range<usize>; 4] = [0..2, 2..4, 4..5, 5..12];

/// The actions of a face for a fighter; empty for a Social or a Double.
#[inline]
pub(super) fn of_face(place: usize, face: InfluenceFace) -> std::ops::Range<usize> {
    let range = RANGES.get(face as usize).cloned().unwrap_or(0..0);
    place * ACTIONS_A_PLACE + range.start..place * ACTIONS_A_PLACE + range.end
}

/// The action with a number; `None` if no fighter stands there.
#[inline]
pub(super) fn action(circle: &[FighterState], number: usize) -> Option<(Place, InfluenceAction)> {
    let place = number / ACTIONS_A_PLACE;
    let fighter = circle.get(place)?.fighter;
    let action = match number % ACTIONS_A_PLACE {
        0 => InfluenceAction::Buff(fighter, Stat::Attack),
        1 => InfluenceAction::Buff(fighter, Stat::Defense),
        2 => InfluenceAction::Morale(fighter, Thumb::Up),
        3 => InfluenceAction::Morale(fighter, Thumb::Down),
        4 => InfluenceAction::Speed(fighter),
        10 => InfluenceAction::Lock(fighter),
        11 => InfluenceAction::Unlock(fighter),
        target => InfluenceAction::Target(fighter, circle.get(target - 5)?.fighter),
    };
    Some((Place::new(place as u8), action))
}

/// The number of an action.
#[inline]
pub(super) fn number(circle: &[FighterState], action: InfluenceAction) -> usize {
    let place = |fighter: Fighter| {
        circle.iter().position(|fighter_state| fighter_state.fighter == fighter).unwrap_or_default()
    };
    let within = match action {
        InfluenceAction::Buff(_, stat) => stat as usize,
        InfluenceAction::Morale(_, thumb) => 2 + thumb as usize,
        InfluenceAction::Speed(_) => 4,
        InfluenceAction::Target(_, target) => 5 + place(target),
        InfluenceAction::Lock(_) => 10,
        InfluenceAction::Unlock(_) => 11,
    };
    place(action.fighter()) * ACTIONS_A_PLACE + within
}
