//! What every viewer can foresee of the coming battle: guides show it to players.

use std::cmp::Ordering;

use super::Outcome;
use super::circle::{FighterState, Place};
use super::fight_dice::{BodyPart, FightRoll};
use super::fighter::Fighter;
use super::house_rules::RexusCounter;
use super::moves::{InfluenceAction, Stat};
use super::state::{LastAttack, State, StatePhase};
use super::table::FiredUp;
use super::view::{Phase, View};
use crate::{Game, Node};

/// The value of a marker on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The value that it stands on.
    pub value: u8,
    /// The most that will count after the next morale check, as the thumbs are now (U4.1).
    pub limit: u8,
}

impl Strength {
    /// The dice that the fighter would roll if the battle began now, without abilities.
    pub fn counting(self) -> u8 {
        self.value.min(self.limit)
    }
}

/// The next faster fighter, and the dice that it takes to overtake it (U3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtaking {
    /// The fighter that would be overtaken.
    pub whom: Fighter,
    /// How many dice that takes: two if the other is sprinting.
    pub dice: u8,
}

/// A fighter's turn in the order of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedAttack {
    /// The attacking fighter.
    pub attacker: Fighter,
    /// Its target.
    pub defender: Fighter,
    /// How many dice would attack and defend as things are, abilities included.
    pub dice: [u8; 2],
    /// When.
    pub when: AttackTurn,
}

/// When a fighter attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackTurn {
    /// Its turn is over, whether there was an attack or none.
    Past,
    /// Its dice are being rolled, or lie open while seats score or wait.
    Now,
    /// Later in this round.
    Coming,
    /// Not in this round: it has fallen, or its target has (U4.3).
    Never,
}

impl FiredUp {
    /// The value of a fighter's marker.
    pub fn strength(&self, fighter_state: &FighterState, stat: Stat) -> Strength {
        let mat = self.pack.mat(fighter_state.fighter);
        let (track, space) = match stat {
            Stat::Attack => (&mat.attack, fighter_state.attack),
            Stat::Defense => (&mat.defense, fighter_state.defense),
        };
        let last = track.last[fighter_state.morale_to_come() as usize];
        Strength { value: track.value(space), limit: track.value(last) }
    }

    /// The fighter that a fighter could overtake; `None` if it is the fastest or has fallen.
    pub fn overtaking(&self, view: &View, fighter: Fighter) -> Option<Overtaking> {
        let own =
            view.fighter_states().iter().find(|fighter_state| fighter_state.fighter == fighter)?;
        let next =
            view.fighter_states().iter().find(|it| it.tile > 0 && it.tile + 1 == own.tile)?;
        Some(Overtaking { whom: next.fighter, dice: if next.is_sprinting { 2 } else { 1 } })
    }

    /// The fighters that an action would change if it were done now, each before and after; none if it
    /// cannot be done.
    pub fn foreseen(&self, view: &View, action: InfluenceAction) -> Vec<[FighterState; 2]> {
        let mut state = view.seen;
        let Some(place) = state.place_of(action.fighter()) else { return Vec::new() };
        let (fighter_state, mat) = (state.fighter_state(place), self.pack.mat(action.fighter()));
        let is_possible = match action {
            InfluenceAction::Buff(_, Stat::Attack) => fighter_state.attack < mat.attack.end(),
            InfluenceAction::Buff(_, Stat::Defense) => fighter_state.defense < mat.defense.end(),
            InfluenceAction::Speed(fighter) => self.overtaking(view, fighter).is_some(),
            _ => true,
        };
        if is_possible {
            Self::perform(&mut state, action);
        }
        view.seen.changes_to(&state)
    }

    /// Whether the battle begins when the running turn ends as it is now: no seat has dice left (U3.2).
    pub fn is_last_turn(&self, view: &View) -> bool {
        let StatePhase::Act(turn) = view.seen.phase else { return false };
        let others = self.seats().iter().filter(|seat| *seat != turn.seat);
        turn.dice.is_empty() && others.map(|seat| view.seen.dice[seat.index()]).all(|it| it == 0)
    }

    /// How the game ended, if the viewer sees it at its end: everything that decides it lies open.
    pub fn outcome_in_view(&self, view: &View) -> Option<Outcome> {
        match self.node(&view.seen) {
            Node::Over(outcome) => Some(outcome),
            Node::Chance(_) | Node::Decide(_) => None,
        }
    }

    /// The abilities that made a difference in an attack, as far as its dice show (section 9). The
    /// fighters are as they were then.
    pub fn abilities_shown(
        &self,
        fighter_states: [&FighterState; 2],
        dice: &LastAttack,
    ) -> Vec<Fighter> {
        if !self.options.abilities {
            return Vec::new();
        }
        let [attacker, defender] = fighter_states.map(|fighter_state| fighter_state.fighter);
        let blow = self.blow([attacker, defender], dice);
        let (hand, torso, leg) = (BodyPart::Hand, BodyPart::Torso, BodyPart::Leg);
        let came_through = |part: BodyPart| blow.unblocked[part.index()] > 0;
        let counters = |part: BodyPart| {
            let rolled = dice.attack.of(part);
            rolled > 0 && dice.defense.of(part) > rolled
        };
        let shows = |fighter: &Fighter| {
            let (attacks, defends) = (attacker == *fighter, defender == *fighter);
            match fighter {
                Fighter::Sigurd => defends && blow.blocks() > 0,
                Fighter::Marrow => {
                    let mat = self.pack.mat(*fighter);
                    let [own, theirs] = [dice.attack, dice.defense].map(FightRoll::len);
                    attacks && own > usize::from(mat.attack.value(fighter_states[0].attack))
                        || defends
                            && theirs > usize::from(mat.defense.value(fighter_states[1].defense))
                }
                // The news of a reroll already says which dice were rolled again.
                Fighter::Mei => false,
                Fighter::Rexus => {
                    let counters_harder = self.options.house.rexus_counter == RexusCounter::Two;
                    attacks && came_through(leg) || defends && counters_harder && counters(leg)
                }
                Fighter::Abbel => defends && came_through(hand) || attacks && counters(hand),
                Fighter::Fred => attacks && dice.attack.of(torso) > 0 && dice.defense.of(torso) > 0,
            }
        };
        Fighter::ALL.into_iter().filter(shows).collect()
    }

    /// The order of attack: the one that is fixed, or while the crowd still has its say, the one that
    /// would be if the battle began now.
    pub fn attacks(&self, view: &View) -> Vec<PlannedAttack> {
        let state = &self.picture(view);
        let (order, number) = match state.phase {
            StatePhase::Fresh | StatePhase::Over => return Vec::new(),
            StatePhase::Fight { number }
            | StatePhase::Misses { number, .. }
            | StatePhase::Window { number, .. } => {
                (state.order[..usize::from(state.attackers)].to_vec(), Some(number))
            }
            _ => {
                let mut order: Vec<Place> = state.living().iter().collect();
                order.sort_by_key(|place| state.fighter_state(*place).tile);
                (order, None)
            }
        };
        let planned = (0..).zip(order);
        planned.map(|(place, attacker)| self.planned(state, attacker, (place, number))).collect()
    }

    /// What the viewer sees of the table; before the battle, as it would be if it began now.
    pub(super) fn picture(&self, view: &View) -> State {
        let mut state = view.seen;
        if matches!(view.phase(), Phase::Keep | Phase::Influence) {
            self.face_each_other(&mut state);
        }
        state
    }

    /// The attack of the fighter at a place in the order, when the one at a number is due.
    fn planned(
        &self,
        state: &State,
        attacker: Place,
        (place, number): (u8, Option<u8>),
    ) -> PlannedAttack {
        let places = [attacker, state.fighter_state(attacker).target];
        let fighter_states = places.map(|place| state.fighter_state(place));
        let when = match number.map(|number| place.cmp(&number)) {
            Some(Ordering::Less) => AttackTurn::Past,
            Some(Ordering::Equal) => AttackTurn::Now,
            _ if fighter_states.iter().all(|fighter_state| fighter_state.is_alive) => {
                AttackTurn::Coming
            }
            _ => AttackTurn::Never,
        };
        let [attacker, defender] = fighter_states.map(|fighter_state| fighter_state.fighter);
        PlannedAttack { attacker, defender, dice: self.dice_between(state, places), when }
    }
}
