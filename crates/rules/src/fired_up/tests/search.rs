//! A battle that is fought out at once ends as one that is played step by step with the same dice.

use super::super::fight_dice::{FightFace, FightRoll};
use super::super::moves::Moves;
use super::super::state::{State, StatePhase};
use super::super::{Chance, FightDice, FiredUp, Move, Place, Request};
use super::game;
use crate::testing::{Dice, random_event};
use crate::{Game, MoveSet, Node, Randomness};

/// The dice of an attacker.
fn stream(seed: u64, attacker: Place, dice: FightDice) -> Dice {
    Dice(seed * 1000 + attacker.index() as u64 * 10 + dice as u64 + 1)
}

fn roll(mut dice: Dice, faces: [FightFace; 6], count: u8) -> FightRoll {
    (0..count).map(|_| faces[dice.below(6) as usize]).collect()
}

/// Plays a battle with these dice; every seat that can score does.
fn play_battle(game: &FiredUp, state: &mut State, seed: u64) {
    let round = state.round;
    while state.round == round && state.phase != StatePhase::Over {
        let pack = &game.options().pack;
        match game.node(state) {
            Node::Chance(request) => {
                let (StatePhase::Fight { number } | StatePhase::Misses { number, .. }) =
                    state.phase
                else {
                    return;
                };
                let [attacker, _] = FiredUp::opponents(state, number);
                let dice = |kind, die, count| roll(stream(seed, attacker, kind), die, count);
                let outcome = match request {
                    Request::Fight(one, attack, other, defense) => Chance::Fight {
                        attacker: one,
                        attack: dice(FightDice::Attack, pack.attack_die, attack),
                        defender: other,
                        defense: dice(FightDice::Defense, pack.defense_die, defense),
                    },
                    Request::Misses(fighter, count) => {
                        Chance::Misses(fighter, dice(FightDice::Misses, pack.attack_die, count))
                    }
                    Request::Setup | Request::Roll(..) => panic!("no battle"),
                };
                game.resolve_chance(state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let choice = match game.legal(state, seat) {
                    Moves::Window(met) if !met.is_empty() => Move::Score(met),
                    legal => legal.nth(legal.len() - 1),
                };
                game.make_move(state, seat, choice);
            }
            Node::Over(_) => return,
        }
    }
}

/// The parts of a state that do not depend on the order of questions and are not only memory.
fn compared(mut state: State) -> State {
    for shown in [&mut state.shown, &mut state.shown_before] {
        shown.sort_by_key(|shown| {
            shown.map_or((u8::MAX, 0), |it| (it.seat.number(), it.card.index()))
        });
    }
    State { ruled_out: State::EMPTY.ruled_out, last_attack: None, ..state }
}

#[test]
fn a_battle_at_once_ends_as_one_step_by_step() {
    let mut battles = 0;
    for seed in 0..60 {
        let game = game(2 + seed as u8 % 4, seed % 3 > 0);
        let mut dice = Dice(seed + 1);
        let mut state = game.start();
        while let Some(event) = random_event(&game, &state, &mut dice) {
            let before = state;
            game.play(&mut state, &event).expect("legal");
            let begins =
                matches!(state.phase, StatePhase::Fight { .. } | StatePhase::Window { .. });
            if !begins {
                continue;
            }
            let mut at_once = state;
            // From the last turn on, so that the start of the battle is compared, too.
            if let StatePhase::Act(turn) = before.phase {
                at_once = before;
                turn.influenced.iter().for_each(|place| at_once.tire(place));
                at_once.dice = state.dice;
            }
            game.fight_out(&mut at_once, |place, dice| stream(seed, place, dice));
            let mut by_steps = state;
            play_battle(&game, &mut by_steps, seed);
            assert_eq!(compared(at_once), compared(by_steps), "seed {seed}");
            battles += 1;
        }
    }
    assert!(battles > 500, "{battles}");
}
