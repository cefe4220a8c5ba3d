//! The values of a greedy player of Fired Up: points from its Highlights and bets, if the battle
//! came right after its move.

use munera_rules::fired_up::{
    BetEvent, BetId, DiceInFront, FighterState, FiredUp, InfluenceFace, Move, Moves, Phase, View,
    Wager,
};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use crate::Generator;

/// The weight of other seats' points, shared among all others.
const ENVY: f64 = 0.3;
/// The value of keeping a die for later: small, because dice are rolled again.
const SPARE_DIE: f64 = 0.05;

/// Looks ahead to the end of the round: all other seats discard their dice, and the fighters fight.
pub(super) fn gain(
    game: &FiredUp,
    mut world: <FiredUp as Game>::State,
    seat: Seat,
    choice: Move,
    generator: &mut Generator,
) -> (f64, u64) {
    let round = game.view(&world, Viewer::Spectator).round();
    game.make_move(&mut world, seat, choice);
    let spare = match game.view(&world, Viewer::Spectator).dice(seat) {
        DiceInFront::Rolled(dice) => dice.len(),
        DiceInFront::Unrolled(count) => count,
    };
    let mut moves = 1;
    loop {
        match game.node(&world) {
            Node::Over(_) => break,
            Node::Chance(_) => {
                let outcome = game.draw(&world, generator);
                game.resolve_chance(&mut world, &outcome);
            }
            Node::Decide(seats) => {
                let Some(next) = seats.first() else { break };
                let legal = game.legal(&world, next);
                let is_next_round = matches!(legal, Moves::Keep(_))
                    && game.view(&world, Viewer::Spectator).round() != round;
                if is_next_round {
                    break;
                }
                game.make_move(&mut world, next, indifferent(&legal, next == seat, generator));
                moves += 1;
            }
        }
    }
    let view = game.view(&world, Viewer::Seat(seat));
    (worth(game, &view) + SPARE_DIE * f64::from(spare), moves)
}

/// The move of a seat that only wants the battle to begin. The seat that looks ahead shows all met
/// cards.
fn indifferent(legal: &Moves, is_own: bool, generator: &mut Generator) -> Move {
    match legal {
        Moves::Reroll(_) => Move::Stand,
        Moves::Window(met) if is_own && !met.is_empty() => Move::Score(*met),
        Moves::Window(_) | Moves::None => Move::Wait,
        Moves::Keep(_) => legal.nth(generator.below(legal.len() as u32) as usize),
        Moves::Turn(_) => {
            let discard =
                InfluenceFace::ALL.into_iter().map(Move::Discard).find(|it| legal.contains(*it));
            discard.unwrap_or(Move::End)
        }
    }
}

/// Points, and what open bets may still pay.
fn worth(game: &FiredUp, view: &View) -> f64 {
    let Some(seat) = view.viewer().seat() else { return 0.0 };
    let others: f64 = Seat::all(game.players())
        .filter(|other| *other != seat)
        .map(|other| f64::from(view.points(other)))
        .sum();
    let envy = ENVY * others / f64::from(game.players() - 1);
    f64::from(view.points(seat)) + open_bets(game, view, seat) - envy
}

/// What a seat's open bets would pay if the fight ended as it stands.
fn open_bets(game: &FiredUp, view: &View, seat: Seat) -> f64 {
    if view.phase() == Phase::Over {
        return 0.0;
    }
    let Some(bets) = view.bets() else { return 0.0 };
    let open = bets.into_iter().filter(|bet| !view.is_settled(*bet));
    let hoped = open.flat_map(|bet| {
        let own = view.wagers(bet).filter(|wager| wager.seat == seat);
        own.map(move |wager| prospect(game, view, bet, wager)).collect::<Vec<f64>>()
    });
    hoped.sum()
}

/// How likely a card on an open Bet is right in the end, for the fighter that leads in what the Bet
/// asks and for any other: a rough guess from games of such players.
const fn odds(event: BetEvent) -> (f64, f64) {
    match event {
        BetEvent::FirstWounds(_) => (0.45, 0.15),
        BetEvent::FirstDamage(_) => (0.20, 0.05),
        BetEvent::FirstEliminated => (0.50, 0.12),
        BetEvent::FirstAtHalf => (0.55, 0.12),
        BetEvent::Winner | BetEvent::MostDamage => (0.40, 0.15),
    }
}

/// The expected pay of a seat's card on an open Bet.
fn prospect(game: &FiredUp, view: &View, bet: BetId, wager: Wager) -> f64 {
    let pack = &game.options().pack;
    let Some(own) = wager.fighter.map(|place| *view.fighter_state(place)) else { return 0.0 };
    let living = || view.fighter_states().iter().filter(|fighter_state| fighter_state.is_alive);
    let leads =
        |score: &dyn Fn(&FighterState) -> i32| living().map(score).max() == Some(score(&own));
    let is_ahead = match pack.bet(bet).event {
        BetEvent::FirstWounds(_) => leads(&|fighter_state| i32::from(fighter_state.wounds)),
        BetEvent::FirstDamage(_) => leads(&|fighter_state| {
            i32::from(pack.mat(fighter_state.fighter).attack.value(fighter_state.attack))
        }),
        BetEvent::FirstEliminated | BetEvent::FirstAtHalf => leads(&|fighter_state| {
            i32::from(fighter_state.wounds) * 4 - i32::from(fighter_state.stamina)
        }),
        BetEvent::Winner => leads(&|fighter_state| i32::from(fighter_state.stamina)),
        BetEvent::MostDamage => {
            view.fighter_states().iter().all(|fighter_state| fighter_state.dealt <= own.dealt)
        }
    };
    let bonus = munera_rules::fired_up::ROW_BONUS[usize::from(wager.round) - 1];
    let pays = f64::from(pack.bet(bet).rewards[1]) + f64::from(bonus);
    let (ahead, behind) = odds(pack.bet(bet).event);
    // A fallen fighter can still have dealt the most damage; no other Bet can become true for it.
    let is_lost = !own.is_alive && pack.bet(bet).event != BetEvent::MostDamage;
    pays * if is_lost {
        0.0
    } else if is_ahead {
        ahead
    } else {
        behind
    }
}
