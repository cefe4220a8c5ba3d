//! The facts that Highlights are judged by: an amount of every fact at a moment of the battle.

use super::blow::Blow;
use super::circle::{Place, PlaceSet};
use super::fight_dice::{BodyPart, FightRoll};
use super::highlight::Fact;
use super::mat::Morale;
use super::pack::{FACTS, Facts};
use super::state::State;
use super::table::FiredUp;

/// An attack that has just taken place.
pub(super) struct Attack {
    pub(super) attacker: Place,
    pub(super) defender: Place,
    /// The Attack dice, misses rolled again included.
    pub(super) dice: FightRoll,
    pub(super) blow: Blow,
}

fn count(of: impl Iterator) -> u8 {
    of.count() as u8
}

/// The slowest living fighter.
fn slowest(state: &State) -> Option<Place> {
    state.living().iter().max_by_key(|place| state.fighter_state(*place).tile)
}

fn fastest(state: &State) -> Option<Place> {
    state.living().iter().min_by_key(|place| state.fighter_state(*place).tile)
}

/// Whether a fighter has less Stamina than every other living one, or more.
fn is_weakest(state: &State, place: Place) -> bool {
    let own = state.fighter_state(place).stamina;
    state.living().iter().all(|other| other == place || state.fighter_state(other).stamina > own)
}

fn is_strongest(state: &State, place: Place) -> bool {
    let own = state.fighter_state(place).stamina;
    state.living().iter().all(|other| other == place || state.fighter_state(other).stamina < own)
}

/// How many living fighters target a place.
fn targeted_by(state: &State, place: Place) -> u8 {
    count(state.living().iter().filter(|other| state.fighter_state(*other).target == place))
}

/// U4.2: the picture after the morale check.
pub(super) fn start_facts(game: &FiredUp, state: &State) -> Facts {
    let mut facts = [0; FACTS];
    let living = state.living();
    let fighter_state = |place: Place| state.fighter_state(place);
    let target = |place: Place| fighter_state(place).target;
    let such = |wanted: &dyn Fn(Place) -> bool| count(living.iter().filter(|it| wanted(*it)));
    let attack = |place| {
        let fighter_state = fighter_state(place);
        game.pack.mat(fighter_state.fighter).attack.value(fighter_state.attack)
    };
    let defense = |place| {
        let fighter_state = fighter_state(place);
        game.pack.mat(fighter_state.fighter).defense.value(fighter_state.defense)
    };
    let is_mutual = |place: Place| target(target(place)) == place;
    let mut set = |fact: Fact, value: u8| facts[fact as usize] = value;
    set(Fact::Locks, such(&|place| fighter_state(place).is_locked));
    set(Fact::MutualPairs, such(&is_mutual) / 2);
    let targeted = living.iter().map(|place| targeted_by(state, place));
    set(Fact::MostTargeted, targeted.clone().max().unwrap_or(0));
    set(Fact::Untargeted, count(targeted.filter(|number| *number == 0)));
    set(Fact::HighMorale, such(&|place| fighter_state(place).morale == Morale::High));
    set(Fact::LowMorale, such(&|place| fighter_state(place).morale == Morale::Low));
    set(Fact::Sprinting, such(&|place| fighter_state(place).is_sprinting));
    set(Fact::Exhausted, such(&|place| fighter_state(place).influence == 0));
    set(Fact::HighestAttack, living.iter().map(attack).max().unwrap_or(0));
    set(Fact::HighestDefense, living.iter().map(defense).max().unwrap_or(0));
    set(Fact::LowestAttack, living.iter().map(attack).min().unwrap_or(0));
    set(Fact::WoundedFighters, such(&|place| fighter_state(place).wounds > 0));
    set(Fact::AfterTheWounded, such(&|place| fighter_state(target(place)).wounds > 0));
    let (first, last) = (fastest(state), slowest(state));
    set(Fact::FastestOnSlowest, u8::from(first.map(target) == last));
    set(Fact::SlowestOnFastest, u8::from(last.map(target) == first));
    set(
        Fact::WeakestOnStrongest,
        such(&|place| is_weakest(state, place) && is_strongest(state, target(place))),
    );
    set(
        Fact::StrongestOnWeakest,
        such(&|place| is_strongest(state, place) && is_weakest(state, target(place))),
    );
    set(Fact::LeftTargets, such(&|place| target(place) == state.left_of(place)));
    let is_high_on_low = |place: Place| {
        fighter_state(place).morale == Morale::High
            && fighter_state(target(place)).morale == Morale::Low
    };
    set(Fact::HighOnLow, such(&is_high_on_low));
    set(Fact::Outmatched, such(&|place| defense(target(place)) >= attack(place)));
    set(
        Fact::Downhill,
        such(&|place| fighter_state(target(place)).tile > fighter_state(place).tile),
    );
    set(Fact::Ring, living.iter().map(|place| ring(state, place)).max().unwrap_or(0));
    set(Fact::LockedDuels, such(&|place| fighter_state(place).is_locked && is_mutual(place)));
    let speed = |place: Place| game.pack.mat(fighter_state(place).fighter).speed;
    let tile_by_mat = |place: Place| 1 + such(&|other: Place| speed(other) > speed(place));
    set(Fact::OutOfOrder, such(&|place| tile_by_mat(place) != fighter_state(place).tile));
    facts
}

/// How many fighters lie on the ring of targets that leads back to a place; 0 if none does.
fn ring(state: &State, place: Place) -> u8 {
    let mut next = state.fighter_state(place).target;
    for length in 1..=state.count {
        if next == place {
            return length;
        }
        next = state.fighter_state(next).target;
    }
    0
}

/// U4.6: the picture of an attack, before the fallen are removed. `before` is the state before it.
pub(super) fn fight_facts(before: &State, state: &State, attack: &Attack) -> Facts {
    let mut facts = [0; FACTS];
    let mut set = |fact: Fact, value: u8| facts[fact as usize] = value;
    let Attack { attacker, defender, blow, .. } = *attack;
    let roll = attack.dice;
    set(Fact::Damage, blow.damage);
    set(Fact::Returned, blow.returned);
    set(Fact::Wounds, blow.wounds);
    set(Fact::Counters, blow.counters);
    set(Fact::Specials, blow.specials);
    set(Fact::Blocks, blow.blocks());
    set(Fact::Heads, blow.unblocked[BodyPart::Head.index()]);
    set(Fact::Hands, blow.unblocked[BodyPart::Hand.index()]);
    set(Fact::Torsos, blow.unblocked[BodyPart::Torso.index()]);
    set(Fact::Legs, blow.unblocked[BodyPart::Leg.index()]);
    set(Fact::Misses, roll.misses());
    let parts = BodyPart::ALL.map(|part| roll.of(part));
    set(Fact::SamePart, parts.into_iter().max().unwrap_or(0));
    set(Fact::Parts, count(parts.into_iter().filter(|dice| *dice > 0)));
    let fell = |place: Place| u8::from(!state.fighter_state(place).is_alive);
    set(Fact::Felled, fell(attacker) + fell(defender));
    set(Fact::DefenderFell, fell(defender));
    set(Fact::AttackerFell, fell(attacker));
    let [own, theirs] = [attacker, defender].map(|place| *before.fighter_state(place));
    set(Fact::Underdog, u8::from(own.stamina < theirs.stamina));
    let is_giant = is_weakest(before, attacker) && is_strongest(before, defender);
    set(Fact::GiantSlayer, u8::from(is_giant));
    set(Fact::Duel, u8::from(theirs.target == attacker));
    set(Fact::LockedOn, u8::from(own.is_locked));
    set(Fact::ByTheFastest, u8::from(fastest(before) == Some(attacker)));
    set(Fact::ByTheSlowest, u8::from(slowest(before) == Some(attacker)));
    set(Fact::ByTheCheered, u8::from(own.morale == Morale::High));
    set(Fact::ByTheBooed, u8::from(own.morale == Morale::Low));
    set(Fact::OldWounds, theirs.wounds);
    set(Fact::Revenge, u8::from(own.hurt_by.contains(defender)));
    set(Fact::Crowded, targeted_by(before, defender));
    set(Fact::Turned, u8::from(blow.returned > blow.damage));
    let body_dice: u8 = parts.into_iter().sum();
    set(Fact::Wall, u8::from(body_dice >= 2 && blow.blocks() == body_dice));
    let left = state.fighter_state(defender);
    set(Fact::StaminaLeft, if left.is_alive { left.stamina as u8 } else { 0 });
    facts
}

/// U4.7: the picture after the last attack.
pub(super) fn end_facts(game: &FiredUp, state: &State) -> Facts {
    let mut facts = [0; FACTS];
    let mut set = |fact: Fact, value: u8| facts[fact as usize] = value;
    let (tally, living) = (state.tally, state.living());
    let fighter_state = |place: Place| state.fighter_state(place);
    let such = |places: PlaceSet, wanted: &dyn Fn(Place) -> bool| {
        count(places.iter().filter(|it| wanted(*it)))
    };
    set(Fact::TotalDamage, tally.damage);
    set(Fact::BestAttack, tally.best);
    set(Fact::TotalWounds, tally.wounds);
    set(Fact::TotalCounters, tally.counters);
    set(Fact::TotalSpecials, tally.specials);
    set(Fact::TotalBlocks, tally.blocks);
    set(Fact::Unhurt, such(living, &|place| fighter_state(place).taken_now == 0));
    set(Fact::Eliminated, tally.fallen);
    set(Fact::Harmless, tally.harmless);
    set(Fact::Attacks, tally.attacks);
    set(Fact::BothHurt, tally.both_hurt);
    set(
        Fact::MostWounds,
        living.iter().map(|place| fighter_state(place).wounds).max().unwrap_or(0),
    );
    set(Fact::Limping, such(living, &|place| fighter_state(place).wounds > 0));
    let stamina = living.iter().map(|place| fighter_state(place).stamina.max(0) as u8);
    let (most, least) = (stamina.clone().max().unwrap_or(0), stamina.min().unwrap_or(0));
    set(Fact::Gap, most - least);
    set(Fact::LeastStamina, least);
    let all: PlaceSet = state.places().collect();
    set(Fact::MostTaken, all.iter().map(|place| fighter_state(place).taken_now).max().unwrap_or(0));
    set(Fact::GangedUpOn, such(all, &|place| fighter_state(place).hurt_by.len() >= 2));
    set(
        Fact::Ahead,
        such(all, &|place| fighter_state(place).dealt_now > fighter_state(place).taken_now),
    );
    let late = slowest(state).is_some_and(|last| {
        let dealt = |place: Place| fighter_state(place).dealt_now;
        all.iter().all(|other| other == last || dealt(other) < dealt(last))
    });
    set(Fact::LateBloomer, u8::from(late));
    let is_untouchable =
        |place: Place| fighter_state(place).taken_now == 0 && targeted_by(state, place) > 0;
    set(Fact::Untouchable, such(living, &is_untouchable));
    set(Fact::Spent, such(living, &|place| game.is_at_half(state, place)));
    let is_bleeding = |place: Place| fighter_state(place).wounds > 0 && is_strongest(state, place);
    set(Fact::BleedingLeader, such(living, &is_bleeding));
    facts
}
