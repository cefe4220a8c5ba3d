//! The values of a greedy player of Gladiators: it wants to be strong and unwounded at the end of
//! the turn, and its opponents to be neither.

use munera_rules::gladiators::{Action, Card, Gladiators, Move, Powers, Strike, Trait, View};
use munera_rules::{Game, MoveSet, Node, Seat, Viewer};

use crate::Generator;

/// The value of winning; falling costs as much.
const EVERYTHING: f64 = 1000.0;
/// The value of one more power of each trait except Health.
const POWER: f64 = 0.25;
/// The value of one more wound that a player can bear.
const HEALTH: f64 = 0.6;
/// The value of a card in the hand, and of each of its powers.
const CARD: f64 = 0.6;
const CARD_POWER: f64 = 0.08;
/// The value of another player's fall.
const FALLEN: f64 = 10.0;
/// The value of a wound that a player could receive or deal next.
const DANGER: f64 = 0.35;
const CHANCE: f64 = 0.2;
/// The value of threatening a last blow.
const MORTAL_DANGER: f64 = 8.0;
const MORTAL_CHANCE: f64 = 4.0;

/// Looks ahead to the end of the turn, and assumes that other players respond only to save
/// themselves.
pub(super) fn gain(
    game: &Gladiators,
    world: <Gladiators as Game>::State,
    seat: Seat,
    choice: Move,
    generator: &mut Generator,
) -> (f64, u64) {
    let turn = game.view(&world, Viewer::Seat(seat)).turn();
    let mut ahead = LookAhead { game, seat, turn, generator, moves: 0 };
    let gain = ahead.gain(world, seat, choice);
    (gain, ahead.moves)
}

/// A look ahead to the end of one turn.
struct LookAhead<'a> {
    game: &'a Gladiators,
    /// The seat that looks ahead.
    seat: Seat,
    /// Whose turn it is.
    turn: Option<Seat>,
    generator: &'a mut Generator,
    moves: u64,
}

impl LookAhead<'_> {
    /// The value of a move, if the seat continues as well as it can.
    fn gain(&mut self, mut world: <Gladiators as Game>::State, seat: Seat, choice: Move) -> f64 {
        let game = self.game;
        game.make_move(&mut world, seat, choice);
        self.moves += 1;
        loop {
            match game.node(&world) {
                Node::Over(outcome) => {
                    return match game.winners(&outcome) {
                        winners if !winners.contains(self.seat) => -EVERYTHING,
                        winners => EVERYTHING / winners.len() as f64,
                    };
                }
                Node::Chance(_) => {
                    let outcome = game.draw(&world, self.generator);
                    game.resolve_chance(&mut world, &outcome);
                }
                Node::Decide(seats) => {
                    let Some(next) = seats.first() else { return 0.0 };
                    let view = game.view(&world, Viewer::Seat(next));
                    if view.turn() != self.turn {
                        return worth(game, &game.view(&world, Viewer::Seat(self.seat)));
                    }
                    let legal = game.legal(&world, next);
                    if next == self.seat {
                        let best = legal.iter().map(|choice| self.gain(world, next, choice));
                        return best.fold(f64::NEG_INFINITY, f64::max);
                    }
                    let choice = self_preserving(game, &view).unwrap_or(legal.nth(legal.len() - 1));
                    game.make_move(&mut world, next, choice);
                    self.moves += 1;
                }
            }
        }
    }
}

/// The response that saves a seat from an attack, if there is one.
fn self_preserving(game: &Gladiators, view: &View) -> Option<Move> {
    let (pending, seat) = (game.pending(view)?, view.viewer().seat()?);
    let Action::Attack(target) = pending.action else { return None };
    let attacker = view.tops(pending.seat).effective();
    let is_wounded = |tops: Powers| matches!(attacker.strike(tops.effective()), Strike::Wounds(_));
    if target != seat || !is_wounded(view.tops(seat)) {
        return None;
    }
    let saves = |card: &Card| !is_wounded(view.tops(seat).with(*card));
    view.hand().cards().find(saves).map(Move::Respond)
}

/// The value of a view to its seat at the end of a turn.
fn worth(game: &Gladiators, view: &View) -> f64 {
    let Some(seat) = view.viewer().seat().filter(|seat| view.alive().contains(*seat)) else {
        return -EVERYTHING;
    };
    let others: Vec<Seat> = view.alive().iter().filter(|other| *other != seat).collect();
    let share = 1.0 / others.len() as f64;
    let fallen = usize::from(game.players()) - 1 - others.len();
    let theirs: f64 = others
        .iter()
        .map(|other| {
            let hand = CARD * view.hand_traits(*other).len() as f64;
            share * (strength(view, *other) + hand)
                - blow(view, seat, *other, CHANCE, MORTAL_CHANCE)
                + blow(view, *other, seat, DANGER, MORTAL_DANGER)
        })
        .sum();
    let tops = view.tops(seat);
    let hand: f64 = view
        .hand()
        .cards()
        .map(|card| {
            let better = card.power.number().saturating_sub(tops.effective().of(card.kind));
            CARD + CARD_POWER * f64::from(better)
        })
        .sum();
    strength(view, seat) + hand - theirs + FALLEN * fallen as f64
}

/// The strength of a player's open cards.
fn strength(view: &View, seat: Seat) -> f64 {
    let tops = view.tops(seat).effective();
    let powers: u8 =
        [Trait::Speed, Trait::Attack, Trait::Defense].map(|kind| tops.of(kind)).iter().sum();
    let health = f64::from(tops.of(Trait::Health)) - f64::from(view.wounds(seat));
    POWER * f64::from(powers) + HEALTH * health
}

/// The value of the blow that one player could now strike against another.
fn blow(view: &View, from: Seat, to: Seat, wound: f64, mortal: f64) -> f64 {
    let target = view.tops(to).effective();
    match view.tops(from).effective().strike(target) {
        Strike::Wounds(wounds) => {
            let is_mortal = wounds + view.wounds(to) >= target.of(Trait::Health);
            wound * f64::from(wounds) + if is_mortal { mortal } else { 0.0 }
        }
        Strike::Dodged | Strike::Blocked => 0.0,
    }
}
