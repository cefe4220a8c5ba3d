//! The bouts of a search against the rules, in random games.

use munera_rules::gorus::{Gorus, LargeGorus, SideSet, SmallGorus, State, Word};
use munera_rules::{Event, Game, MoveSet, Node, Randomness, Seat};

use super::tables;
use crate::Generator;
use crate::gorus::arena::{Arena, CONTENDERS};

/// A state must have laid open what an arena that followed the game by itself has come to.
fn assert_same<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    arena: &Arena<W, SEATS>,
) {
    let open = game.lay_open(state).expect("a round is running");
    let fresh = Arena::new(game, &open);
    assert_eq!(fresh.legal(), arena.legal());
    assert_eq!(arena.legal(), game.legal(state, arena.turn));
    assert_eq!(
        (fresh.troupes, fresh.favour, fresh.zeros),
        (arena.troupes, arena.favour, arena.zeros)
    );
    assert_eq!(fresh.tally(), arena.tally());
    assert_eq!((fresh.winning, fresh.preferred), (arena.winning, arena.preferred));
    assert_eq!((fresh.turn, fresh.leader), (arena.turn, arena.leader));
    assert_eq!(fresh.bouts_left, arena.bouts_left);
    if arena.on_table > 0 {
        assert_eq!(fresh.winner, arena.winner);
    }
}

/// Plays a random round by the rules, with an arena beside it.
fn play_beside<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    generator: &mut Generator,
) {
    let mut state = game.start();
    let deal = game.draw(&state, generator);
    game.resolve_chance(&mut state, &deal);
    let mut arena = Arena::new(game, &game.lay_open(&state).expect("dealt"));
    while let Node::Decide(seats) = game.node(&state) {
        assert_same(game, &state, &arena);
        let seat = seats.first().expect("somebody decides");
        assert_eq!(seat, arena.turn);
        let legal = arena.legal();
        let card = legal.nth(generator.below(legal.len() as u32) as usize);
        let before = state;
        let pile = game.lay_open(&before).expect("running").pile;
        game.play(&mut state, &Event::Move(seat, card)).expect("legal");
        if game.is_solo() {
            arena.troupes[0].remove(card);
            arena.enter(game, seat, card);
            arena.enter(game, CONTENDERS, pile[0].expect("a contender"));
            arena.finish_bout(game);
            arena.turn = Seat::new(0);
            arena.leader = CONTENDERS;
            if let Some(Some(opener)) = pile.get(1) {
                arena.enter(game, CONTENDERS, *opener);
            }
        } else {
            arena.play(game, card);
            if let Some(Some(drawn)) = pile.first() {
                arena.draw(seat, *drawn);
            }
        }
        assert_eq!(arena.is_over(), game.lay_open(&state).is_none());
    }
    let favour = arena.tally();
    let most = favour[..game.side_count()].iter().max();
    let best: SideSet =
        (0..game.side_count()).filter(|side| Some(&favour[*side]) == most).collect();
    let winners = game.winners_of_round(&state).expect("a round has ended");
    // G7.3: a solo player may lose whatever the totals are.
    assert!(winners == best || game.is_solo() && winners == SideSet::from_iter([1]));
}

#[test]
fn an_arena_plays_by_the_rules() {
    let mut generator = Generator::new(11);
    for options in tables(1..=5) {
        let game = SmallGorus::with_options(options).expect("allowed");
        (0..25).for_each(|_| play_beside(&game, &mut generator));
    }
    for options in tables(4..=8) {
        let game = LargeGorus::with_options(options).expect("allowed");
        (0..25).for_each(|_| play_beside(&game, &mut generator));
    }
}
