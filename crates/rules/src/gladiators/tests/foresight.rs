//! Foreseen effects come true.

use super::super::{
    Effect, Foreseen, Gladiators, Move, News, Options, Phase, Restock, State, TraitSet,
};
use crate::testing::{Dice, random_event};
use crate::{Event, Game, MoveSet, Node, Randomness, Seat, Viewer};

/// Lets all seats pass until the action has happened, including restocks; returns the news.
fn let_it_happen(
    game: &Gladiators,
    state: &mut State,
    first: (Seat, Move),
    dice: &mut Dice,
) -> Vec<News> {
    let mut noticed = Vec::new();
    let mut next = Some(Event::Move(first.0, first.1));
    while let Some(event) = next {
        let before = game.view(state, Viewer::Spectator);
        game.play(state, &event).expect("legal");
        let after = game.view(state, Viewer::Spectator);
        noticed.extend(game.news(&before, &after));
        next = match (game.node(state), after.phase()) {
            (Node::Decide(seats), Phase::Responses) => {
                seats.first().map(|seat| Event::Move(seat, Move::Pass))
            }
            (Node::Chance(_), Phase::Restock(_)) => Some(Event::Chance(game.draw(state, dice))),
            _ => None,
        };
    }
    noticed
}

/// D3.1–D5.1: every legal move of random games, in a world that its player held possible.
#[test]
fn what_is_foreseen_comes_true_if_no_seat_responds() {
    let mut seen = [0; 5];
    for seed in 0..120 {
        let mut options = Options::new(2 + (seed % 3) as u8);
        options.turn_limit = Some(60);
        options.restock = Restock::ALL[(seed / 3 % 2) as usize];
        let game = Gladiators::with_options(options).expect("options");
        let (mut dice, mut state) = (Dice(seed), game.start());
        while let Some(event) = random_event(&game, &state, &mut dice) {
            if let Node::Decide(seats) = game.node(&state) {
                let seat = seats.first().expect("a seat is asked");
                let view = game.view(&state, Viewer::Seat(seat));
                let worlds = game.worlds(&view).expect("there is a world");
                let legal = game.legal_in_view(&view);
                let choice = legal.nth(dice.below(legal.len() as u32) as usize);
                let mut world = game.sample(&worlds, &mut dice);
                check(&game, &view, &mut world, (seat, choice), &mut dice, &mut seen);
            }
            game.play_unchecked(&mut state, &event);
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "each kind of effect was foreseen: {seen:?}");
}

fn check(
    game: &Gladiators,
    view: &<Gladiators as Game>::View,
    world: &mut State,
    (seat, choice): (Seat, Move),
    dice: &mut Dice,
    seen: &mut [u32; 5],
) {
    let foresight = game.foresee(view, choice).expect("a legal move can be foreseen");
    let before = *world;
    let noticed = let_it_happen(game, world, (seat, choice), dice);
    let came: Vec<Effect> = noticed.iter().flat_map(|news| news.effects.clone()).collect();
    let after = game.view(world, Viewer::Spectator);
    let flips: Vec<_> = came
        .iter()
        .filter_map(|effect| match effect {
            Effect::Flipped(seat, card) => Some((*seat, card.kind)),
            _ => None,
        })
        .collect();
    let mut foreseen_flips = Vec::new();
    for effect in &foresight.effects {
        match effect {
            Foreseen::Lays(seat, card) => {
                seen[0] += 1;
                assert!(before.hands[seat.index()].contains(*card));
            }
            Foreseen::Sure(effect) => {
                seen[1] += 1;
                assert!(came.contains(effect), "{effect:?} of {choice}: {came:?}");
            }
            Foreseen::Flips(seat, kind) => {
                seen[2] += 1;
                foreseen_flips.push((*seat, *kind));
            }
            Foreseen::Draws(seat, kinds) => {
                seen[3] += 1;
                let drawn = matches!(choice, Move::Draw(_));
                let asked = after.phase() == Phase::Draw && after.asked() == Some(*seat);
                let over = matches!(after.phase(), Phase::Over { .. });
                assert!(drawn || asked || over, "{choice}: {:?}", after.phase());
                if asked {
                    let missing = after.hand_traits(*seat).complement();
                    let decks = missing.iter().filter(|kind| after.deck_size(*kind) > 0);
                    assert_eq!(decks.collect::<TraitSet>(), *kinds);
                }
            }
            Foreseen::Restocks(kind) => {
                seen[4] += 1;
                let restocked = noticed.iter().any(
                    |news| matches!(news.happening, super::super::Happening::Restock(it, _) if it == *kind),
                );
                assert!(restocked || matches!(after.phase(), Phase::Over { .. }));
            }
        }
    }
    // A Victory by a flip ends a Gambit or a Recover before its second one.
    let over = matches!(after.phase(), Phase::Over { .. });
    assert!(flips == foreseen_flips || over && foreseen_flips.starts_with(&flips));
    // All other effects are in the news.
    let untold = came.iter().find(|effect| {
        let told = foresight.effects.contains(&Foreseen::Sure(**effect));
        !told && !matches!(effect, Effect::Flipped(..) | Effect::Won(..))
    });
    assert_eq!(untold, None, "{choice}");
    for seat in Seat::all(game.players()) {
        let tops = foresight.after.tops(seat);
        assert!(tops.cards().all(|card| after.tops(seat).contains(card)), "{choice}");
        assert_eq!(foresight.after.wounds(seat), after.wounds(seat), "{choice}");
    }
    assert_eq!(foresight.after.alive(), after.alive(), "{choice}");
}

/// D3.3: spectators can foresee the effects of an announced action, too.
#[test]
fn an_announced_action_is_foreseen_alike_by_all() {
    let game = Gladiators::with_options(Options::new(3)).expect("options");
    let mut windows = 0;
    for seed in 0..10 {
        let (mut dice, mut state) = (Dice(seed), game.start());
        for _ in 0..200 {
            let Some(event) = random_event(&game, &state, &mut dice) else { break };
            game.play_unchecked(&mut state, &event);
            let foreseen: Vec<_> = Viewer::all(3)
                .map(|viewer| game.foresee_pending(&game.view(&state, viewer)))
                .map(|foresight| foresight.map(|foresight| foresight.effects))
                .collect();
            assert!(foreseen.windows(2).all(|two| two[0] == two[1]));
            let asked = game.view(&state, Viewer::Spectator).asked();
            let own = asked.map(|seat| game.view(&state, Viewer::Seat(seat)));
            if let (Some(all), Some(own)) = (&foreseen[0], own) {
                let pass = game.foresee(&own, Move::Pass).expect("a pass is legal");
                assert_eq!(*all, pass.effects);
                windows += 1;
            }
        }
    }
    assert!(windows > 100, "{windows}");
}
