//! Chance: the setup, Influence dice, and the dice of fights.

use std::fmt;

use arrayvec::ArrayVec;

use super::bet::{BetId, Term};
use super::check::shows_only;
use super::circle::PLACES;
use super::fight_dice::{FightFace, FightRoll};
use super::fighter::Fighter;
use super::highlight::{HighlightId, HighlightSet};
use super::influence_dice::InfluenceRoll;
use super::refusal::Refusal;
use super::state::{State, StatePhase};
use super::table::FiredUp;
use crate::{Randomness, Seat};

/// The outcome of a chance node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The fighters, the Bets, the first player, and the Highlights.
    Setup(Setup),
    /// A seat's Influence dice, all of them or those rolled again.
    Roll(Seat, InfluenceRoll),
    /// The dice of an attack.
    Fight {
        /// The attacking fighter.
        attacker: Fighter,
        /// Its Attack dice.
        attack: FightRoll,
        /// The defending fighter.
        defender: Fighter,
        /// Its Defense dice.
        defense: FightRoll,
    },
    /// Misses that are rolled again (U9.3).
    Misses(Fighter, FightRoll),
}

/// U2.1–U2.4: all that chance decides before the first round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The fighters in circle order.
    pub fighters: ArrayVec<Fighter, PLACES>,
    /// One Bet of each term.
    pub bets: [BetId; 3],
    /// The first player.
    pub first: Seat,
    /// The Highlights from the top.
    pub deck: [HighlightId; HighlightId::COUNT as usize],
}

/// The request of a chance node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The setup.
    Setup,
    /// This many Influence dice of a seat.
    Roll(Seat, u8),
    /// This many dice of an attacker and of a defender.
    Fight(Fighter, u8, Fighter, u8),
    /// This many misses of a fighter.
    Misses(Fighter, u8),
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup => f.write_str("setup"),
            Self::Roll(seat, count) => write!(f, "roll {seat} {count}"),
            Self::Fight(attacker, attack, defender, defense) => {
                write!(f, "fight {attacker} {attack} {defender} {defense}")
            }
            Self::Misses(fighter, count) => write!(f, "misses {fighter} {count}"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(Setup { fighters, bets, first, deck }) => {
                f.write_str("setup ")?;
                write_joined(f, fighters)?;
                let [early, mid, late] = bets;
                write!(f, " {early}.{mid}.{late} {first} ")?;
                write_joined(f, deck)
            }
            Self::Roll(seat, roll) => write!(f, "roll {seat} {roll}"),
            Self::Fight { attacker, attack, defender, defense } => {
                write!(f, "fight {attacker} {attack} {defender} {defense}")
            }
            Self::Misses(fighter, roll) => write!(f, "misses {fighter} {roll}"),
        }
    }
}

fn write_joined(f: &mut fmt::Formatter<'_>, items: &[impl fmt::Display]) -> fmt::Result {
    items.iter().enumerate().try_for_each(|(place, item)| {
        f.write_str(if place == 0 { "" } else { "." })?;
        write!(f, "{item}")
    })
}

impl FiredUp {
    /// The request for chance, if chance is due.
    pub(super) fn request(&self, state: &State) -> Option<Request> {
        Some(match state.phase {
            StatePhase::Fresh => Request::Setup,
            StatePhase::Roll { seat } => Request::Roll(seat, state.dice[seat.index()]),
            StatePhase::Again { seat, count, .. } => Request::Roll(seat, count),
            StatePhase::Fight { number } => {
                let [attacker, defender] =
                    Self::opponents(state, number).map(|place| state.fighter_state(place).fighter);
                let [attack, defense] = self.fight_dice(state, number);
                Request::Fight(attacker, attack, defender, defense)
            }
            StatePhase::Misses { number, attack, defense } => {
                let misses = self.misses(state, number, [attack, defense])?;
                Request::Misses(Fighter::Mei, misses)
            }
            _ => return None,
        })
    }

    pub(super) fn draw_chance<R: Randomness>(&self, state: &State, randomness: &mut R) -> Chance {
        let mut fight_roll = |die: [FightFace; 6], count: u8| -> FightRoll {
            (0..count).map(|_| die[randomness.below(6) as usize]).collect()
        };
        match self.request(state).unwrap_or(Request::Setup) {
            Request::Fight(attacker, attack, defender, defense) => Chance::Fight {
                attacker,
                attack: fight_roll(self.pack.attack_die, attack),
                defender,
                defense: fight_roll(self.pack.defense_die, defense),
            },
            Request::Misses(fighter, count) => {
                Chance::Misses(fighter, fight_roll(self.die_of_misses(state), count))
            }
            Request::Roll(seat, count) => {
                let die = &self.pack.influence_die;
                let faces = (0..count).map(|_| die[randomness.below(6) as usize]);
                Chance::Roll(seat, faces.collect())
            }
            Request::Setup => {
                let mut fighters = Fighter::ALL;
                randomness.shuffle(&mut fighters);
                let bets = [0, 2, 4].map(|first| BetId::ALL[first + randomness.below(2) as usize]);
                let first = Seat::new(randomness.below(u32::from(self.players)) as u8);
                let mut deck = full_deck();
                randomness.shuffle(&mut deck);
                let fighters = fighters.into_iter().take(self.fighters()).collect();
                Chance::Setup(Setup { fighters, bets, first, deck })
            }
        }
    }

    /// The die that misses are rolled again with.
    fn die_of_misses(&self, state: &State) -> [FightFace; 6] {
        let attacks = match state.phase {
            StatePhase::Misses { number, .. } => {
                let [attacker, _] = Self::opponents(state, number);
                state.fighter_state(attacker).fighter == Fighter::Mei
            }
            _ => true,
        };
        if attacks { self.pack.attack_die } else { self.pack.defense_die }
    }

    pub(super) fn check_outcome(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        let request = self.request(state);
        match outcome {
            Chance::Setup(setup) => match request {
                Some(Request::Setup) => self.check_setup(setup),
                _ => Err(Refusal::SetUpAlready),
            },
            Chance::Roll(seat, roll) => {
                if request != Some(Request::Roll(*seat, roll.len())) {
                    return Err(Refusal::RollNotDue);
                }
                if shows_only(*roll, self.pack.influence_die) {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchInfluenceFace)
                }
            }
            Chance::Fight { attacker, attack, defender, defense } => match request {
                Some(Request::Fight(first, dice, second, others))
                    if [first, second] == [*attacker, *defender] =>
                {
                    check_dice(*attack, dice, self.pack.attack_die)?;
                    check_dice(*defense, others, self.pack.defense_die)
                }
                _ => Err(Refusal::FightNotDue),
            },
            Chance::Misses(fighter, roll) => match request {
                Some(Request::Misses(due, count)) if due == *fighter => {
                    check_dice(*roll, count, self.die_of_misses(state))
                }
                _ => Err(Refusal::MissesNotDue),
            },
        }
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), Refusal> {
        let is_twice = |place: usize| setup.fighters[..place].contains(&setup.fighters[place]);
        if setup.fighters.len() != self.fighters() || (0..self.fighters()).any(is_twice) {
            return Err(Refusal::FighterCount);
        }
        if setup.bets.map(BetId::term) != Term::ALL {
            return Err(Refusal::BetTerms);
        }
        if setup.first.number() >= self.players {
            return Err(Refusal::FirstSeat);
        }
        if setup.deck.into_iter().collect::<HighlightSet>() != HighlightSet::ALL {
            return Err(Refusal::HighlightDeck);
        }
        Ok(())
    }

    /// U2: the game begins.
    pub(super) fn begin(&self, state: &mut State, setup: &Setup) {
        *state = State::EMPTY;
        self.enter(state, &setup.fighters);
        state.bets = setup.bets;
        state.first = setup.first;
        state.deck = setup.deck.map(Some);
        for seat in Seat::all(self.players) {
            Self::draw_cards(state, seat, 4);
        }
        self.begin_influence(state);
    }
}

pub(super) fn full_deck() -> [HighlightId; HighlightId::COUNT as usize] {
    let mut cards = HighlightId::all();
    std::array::from_fn(|_| cards.next().unwrap_or_else(HighlightId::first))
}

fn check_dice(roll: FightRoll, count: u8, die: [FightFace; 6]) -> Result<(), Refusal> {
    if roll.len() != usize::from(count) {
        return Err(Refusal::DiceCount);
    }
    let is_there = |face: FightFace| roll.count(face) == 0 || die.contains(&face);
    if FightFace::ALL.into_iter().all(is_there) { Ok(()) } else { Err(Refusal::NoSuchFightFace) }
}
