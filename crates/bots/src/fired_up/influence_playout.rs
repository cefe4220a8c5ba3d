//! Plays the rest of an Influence phase for a search: the searching seat follows its plan, all
//! others play at random.

use munera_rules::fired_up::{
    FiredUp, InfluenceAction, InfluenceFace, InfluenceRoll, Place, PlaceSet, Stat, State, Thumb,
};
use munera_rules::{Game, Randomness, Seat};

use super::actions::{self, PLACES};
use super::dice_streams::{DiceStreams, Stream};
use super::plan::Plan;
use super::study::Study;

/// How many points an action must gain before the seat uses a die for it.
const WORTHWHILE: f32 = 0.1;
/// How many points a bet must gain.
pub(super) const WORTHWHILE_BET: f32 = 0.5;

/// The searching seat plays by its study, and all others play at random.
pub(super) struct InfluencePlayout<'a> {
    game: &'a FiredUp,
    seat: Seat,
    streams: DiceStreams,
    plan: Plan,
    /// How many of the plan's bets have been placed.
    pub(super) placed: usize,
    /// The expected pay of bets that the plan only imagines.
    pub(super) hope: f32,
}

impl<'a> InfluencePlayout<'a> {
    pub(super) fn new(
        game: &'a FiredUp,
        study: &Study,
        state: &State,
        seat: Seat,
        streams: DiceStreams,
    ) -> Self {
        let plan = study.plan(state.kept_by(seat));
        Self { game, seat, streams, plan, placed: 0, hope: 0.0 }
    }

    /// All seats use up their dice, beginning with the current turn.
    pub(super) fn play(&mut self, state: &mut State) {
        let players = self.game.players();
        let mut dice: [u8; PLACES] =
            std::array::from_fn(|seat| state.dice_of(Seat::new(seat as u8)));
        let mut next = state.seat_in_turn();
        if let Some(turn) = state.running_turn() {
            next = turn.seat.next(players);
            let mut influenced = turn.influenced;
            let left = if turn.seat == self.seat {
                let kept = Turn { dice: turn.dice, fighter: turn.fighter, has_used: turn.has_used };
                self.use_dice(state, kept, &mut influenced)
            } else {
                0
            };
            influenced.iter().for_each(|place| state.tire(place));
            dice[turn.seat.index()] = left;
        }
        let mut number = 0;
        while dice[..usize::from(players)].iter().any(|count| *count > 0) {
            let count = dice[next.index()];
            if count > 0 {
                let stream = self.streams.of_turn(next.index(), number);
                dice[next.index()] = if next == self.seat {
                    self.take_turn(state, count, stream)
                } else {
                    self.do_anything(state, count, stream);
                    0
                };
            }
            next = next.next(players);
            number += 1;
        }
    }

    fn roll(&self, count: u8, stream: &mut Stream) -> InfluenceRoll {
        let die = self.game.options().pack.influence_die;
        (0..count).map(|_| die[stream.below(6) as usize]).collect()
    }

    /// The fighters that can still be influenced.
    fn open(state: &State) -> PlaceSet {
        let open = |(_, fighter_state): &(usize, _)| is_open(fighter_state);
        let places = state.circle().iter().copied().enumerate().filter(open);
        places.map(|(place, _)| Place::new(place as u8)).collect()
    }

    /// A turn of the seat that plays by its study; returns the remaining dice.
    fn take_turn(&mut self, state: &mut State, count: u8, mut stream: Stream) -> u8 {
        let dice = self.roll(count, &mut stream);
        // Useless dice are rolled again.
        let useful = self.useful(state, dice);
        let again = self.roll(count - useful.len(), &mut stream);
        let turn = Turn { dice: useful.with(again), fighter: None, has_used: false };
        let mut influenced = PlaceSet::EMPTY;
        let left = self.use_dice(state, turn, &mut influenced);
        influenced.iter().for_each(|place| state.tire(place));
        left
    }

    /// The gain of dice that are all used on one fighter.
    fn gain(&self, dice: InfluenceRoll, place: Place) -> f32 {
        let best = &self.plan.best[place.index()];
        let faces = InfluenceFace::ALL.into_iter().zip(best);
        faces.filter(|(face, _)| dice.has(*face)).map(|(_, (gain, _))| gain).sum()
    }

    fn best_place(&self, state: &State, dice: InfluenceRoll) -> Option<Place> {
        let open = Self::open(state);
        open.iter().max_by(|one, other| self.gain(dice, *one).total_cmp(&self.gain(dice, *other)))
    }

    /// The useful dice.
    fn useful(&self, state: &State, dice: InfluenceRoll) -> InfluenceRoll {
        let mut useful = InfluenceRoll::NONE;
        if let Some(place) = self.best_place(state, dice) {
            for (face, (gain, _)) in
                InfluenceFace::ALL.into_iter().zip(self.plan.best[place.index()])
            {
                if dice.has(face) && gain > WORTHWHILE {
                    useful.push(face);
                }
            }
        }
        if dice.has(InfluenceFace::Social) && self.next_bet() > WORTHWHILE_BET {
            useful.push(InfluenceFace::Social);
        }
        useful
    }

    /// A rough estimate of the gain of the kept dice and this many rerolled ones.
    pub(super) fn outlook(&self, state: &State, stay: InfluenceRoll, again: u8) -> f32 {
        let open = Self::open(state);
        let social = self.next_bet();
        let value = |place: Place| {
            let best = &self.plan.best[place.index()];
            let mut left = 0.0;
            let mut kept = 0.0;
            for (face, (gain, _)) in InfluenceFace::ALL.into_iter().zip(best) {
                if stay.has(face) {
                    kept += gain;
                } else {
                    left += gain;
                }
            }
            let missing = (0..again).fold(1.0, |chance, _| chance * 5.0 / 6.0);
            kept + left * (1.0 - missing)
        };
        let bets = f32::from(stay.of(InfluenceFace::Social)) + f32::from(again) / 6.0;
        open.iter().map(value).fold(0.0, f32::max) + social * bets.min(2.0)
    }

    fn next_bet(&self) -> f32 {
        self.plan.bets.get(self.placed).copied().unwrap_or(0.0)
    }

    /// Uses dice for their gain; returns how many are left.
    fn use_dice(&mut self, state: &mut State, turn: Turn, influenced: &mut PlaceSet) -> u8 {
        let mut used = 0;
        let place = turn.fighter.or_else(|| self.best_place(state, turn.dice));
        if let Some(place) = place {
            for (face, index) in InfluenceFace::ALL.into_iter().zip(0..4) {
                let (gain, number) = self.plan.best[place.index()][index];
                if !turn.dice.has(face) || gain <= WORTHWHILE {
                    continue;
                }
                let Some((_, action)) = actions::action(state.circle(), usize::from(number)) else {
                    continue;
                };
                if self.game.is_possible(state, place, action) {
                    self.game.apply_action(state, action);
                    influenced.insert(place);
                    used += 1;
                }
                // As far as a study can tell, doing it once is enough.
                self.plan.best[place.index()][index].0 = 0.0;
            }
        }
        for _ in 0..turn.dice.of(InfluenceFace::Social) {
            if self.next_bet() > WORTHWHILE_BET {
                self.hope += self.next_bet();
                self.placed += 1;
                used += 1;
            }
        }
        if used == 0 && !turn.has_used && !turn.dice.is_empty() {
            used = 1;
        }
        turn.dice.len() - used
    }

    /// A turn of a seat whose cards are unknown: it uses all its dice on a random fighter, for
    /// random actions.
    fn do_anything(&self, state: &mut State, count: u8, mut stream: Stream) {
        let open = Self::open(state);
        if open.is_empty() {
            return;
        }
        let chosen = stream.below(open.len() as u32) as usize;
        let Some(place) = open.iter().nth(chosen) else { return };
        let fighter = state.circle()[place.index()].fighter;
        let mut has_influenced = false;
        for _ in 0..count {
            let face = self.game.options().pack.influence_die[stream.below(6) as usize];
            let action = match face {
                InfluenceFace::Buff => InfluenceAction::Buff(
                    fighter,
                    [Stat::Attack, Stat::Defense][stream.below(2) as usize],
                ),
                InfluenceFace::Morale => InfluenceAction::Morale(
                    fighter,
                    [Thumb::Up, Thumb::Down][stream.below(2) as usize],
                ),
                InfluenceFace::Speed => InfluenceAction::Speed(fighter),
                InfluenceFace::Target => {
                    let count = state.circle().len() as u32;
                    let target = state.circle()[stream.below(count) as usize].fighter;
                    if target == fighter {
                        InfluenceAction::Lock(fighter)
                    } else {
                        InfluenceAction::Target(fighter, target)
                    }
                }
                InfluenceFace::Social | InfluenceFace::Double => continue,
            };
            if self.game.is_possible(state, place, action) {
                self.game.apply_action(state, action);
                has_influenced = true;
            }
        }
        if has_influenced {
            state.tire(place);
        }
    }
}

/// Dice that are still to be used.
#[derive(Clone, Copy)]
struct Turn {
    dice: InfluenceRoll,
    fighter: Option<Place>,
    has_used: bool,
}

fn is_open(fighter_state: &munera_rules::fired_up::FighterState) -> bool {
    fighter_state.is_alive && fighter_state.influence > 0
}
