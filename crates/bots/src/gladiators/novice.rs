//! A scripted beginner: the measure for the bots that beginners meet.

use std::cmp::Reverse;

use munera_rules::gladiators::{Action, Card, Gladiators, Move, Strike, Trait, View};
use munera_rules::{Game, MoveSet, Randomness, Seat};

use crate::Generator;

/// The move of a person who has just read the rules; `None` if the viewer is not asked.
///
/// It plays no card before its action. It attacks where it deals most wounds; else it recovers if it
/// is wounded; else it focuses its lowest trait. If it is attacked, it answers with its Defense, else
/// with its Speed, if that blocks or dodges. It draws at random.
pub fn novice_move(game: &Gladiators, view: &View, generator: &mut Generator) -> Option<Move> {
    let seat = view.viewer().seat()?;
    let legal = game.legal_in_view(view);
    let any = |generator: &mut Generator| {
        let at = generator.below(legal.len() as u32) as usize;
        (!legal.is_empty()).then(|| legal.nth(at))
    };
    match legal.iter().next()? {
        Move::Draw(_) => any(generator),
        Move::Respond(_) | Move::Pass => Some(answer(game, view, seat)),
        Move::Play(_) | Move::Act(_) => Some(act(view, seat, legal.iter())),
    }
}

fn act(view: &View, seat: Seat, legal: impl Iterator<Item = Move>) -> Move {
    let tops = view.tops(seat);
    let wounds = |target: Seat| match tops.effective().strike(view.tops(target).effective()) {
        Strike::Wounds(wounds) => wounds,
        Strike::Dodged | Strike::Blocked => 0,
    };
    let is_wounded = view.wounds(seat) > 0;
    // Among equals, the first: attacks and partners stand in the order of seats and traits.
    let first_best = legal.filter_map(|choice| match choice {
        Move::Act(Action::Attack(target)) => Some((choice, 2, wounds(target))),
        Move::Act(Action::Recover(_)) if is_wounded => Some((choice, 1, 0)),
        _ => None,
    });
    let best = first_best.min_by_key(|(_, urgency, wounds)| Reverse((*urgency, *wounds)));
    let lowest = Trait::ALL.into_iter().min_by_key(|kind| tops.get(*kind));
    best.map_or(Move::Act(Action::Focus(lowest.unwrap_or(Trait::Speed))), |(choice, ..)| choice)
}

fn answer(game: &Gladiators, view: &View, seat: Seat) -> Move {
    let Some(pending) = game.pending(view) else { return Move::Pass };
    if pending.action != Action::Attack(seat) {
        return Move::Pass;
    }
    let attacker = view.tops(pending.seat).effective();
    let cards = [Trait::Defense, Trait::Speed]
        .into_iter()
        .flat_map(|kind| view.hand().cards().filter(move |card| card.kind == kind));
    let saves = |card: &Card| {
        let tops = view.tops(seat).with(*card).effective();
        !matches!(attacker.strike(tops), Strike::Wounds(_))
    };
    cards.into_iter().find(saves).map_or(Move::Pass, Move::Respond)
}
