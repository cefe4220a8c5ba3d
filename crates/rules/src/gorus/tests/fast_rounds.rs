//! The round that a search plays against the rules, in random games.

use super::super::{FastRound, Gorus, LargeGorus, SideSet, SmallGorus, State, Word};
use super::Dice;
use crate::testing::gorus::tables;
use crate::{Event, Game, MoveSet, Node, Randomness, Seat};

/// Asserts that an opened state equals a fast round that followed the game by itself.
fn assert_same<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    round: &FastRound<W, SEATS>,
) {
    let open = game.open_round(state).expect("a round is running");
    let fresh = FastRound::new(game, &open);
    assert_eq!(fresh.legal(), round.legal());
    assert_eq!(round.legal(), game.legal(state, round.turn));
    assert_eq!(
        (fresh.troupes, fresh.favour, fresh.zeros),
        (round.troupes, round.favour, round.zeros)
    );
    assert_eq!(fresh.tally(), round.tally());
    assert_eq!(
        (fresh.bout.winning, fresh.bout.preferred),
        (round.bout.winning, round.bout.preferred)
    );
    assert_eq!((fresh.turn, fresh.leader), (round.turn, round.leader));
    assert_eq!(fresh.bouts_left, round.bouts_left);
    if round.on_table > 0 {
        assert_eq!(fresh.bout.winner, round.bout.winner);
    }
}

/// Plays a random round by the rules, with a fast round beside it.
fn play_beside<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    let mut state = game.start();
    let deal = game.draw(&state, dice);
    game.resolve_chance(&mut state, &deal);
    let mut round = FastRound::new(game, &game.open_round(&state).expect("dealt"));
    while let Node::Decide(seats) = game.node(&state) {
        assert_same(game, &state, &round);
        let seat = seats.first().expect("a seat decides");
        assert_eq!(seat, round.turn);
        let legal = round.legal();
        let card = legal.nth(dice.below(legal.len() as u32) as usize);
        let before = state;
        let pile = game.open_round(&before).expect("running").pile;
        game.play(&mut state, &Event::Move(seat, card)).expect("legal");
        if game.is_solo() {
            round.troupes[0].remove(card);
            round.enter(game, seat, card);
            round.enter(game, FastRound::<W, SEATS>::CONTENDERS, pile[0].expect("a contender"));
            round.finish_bout(game);
            round.turn = Seat::new(0);
            round.leader = FastRound::<W, SEATS>::CONTENDERS;
            if let Some(Some(opener)) = pile.get(1) {
                round.enter(game, FastRound::<W, SEATS>::CONTENDERS, *opener);
            }
        } else {
            round.play(game, card);
            if let Some(Some(drawn)) = pile.first() {
                round.draw(seat, *drawn);
            }
        }
        assert_eq!(round.is_over(), game.open_round(&state).is_none());
    }
    let favour = round.tally();
    let most = favour[..game.side_count()].iter().max();
    let best: SideSet =
        (0..game.side_count()).filter(|side| Some(&favour[*side]) == most).collect();
    let winners = game.winners_of_round(&state).expect("a round has ended");
    // G7.3: a solo player may lose with the higher total.
    assert!(winners == best || game.is_solo() && winners == SideSet::from_iter([1]));
}

#[test]
fn a_fast_round_plays_by_the_rules() {
    let mut dice = Dice(11);
    for options in tables(1..=5) {
        let game = SmallGorus::with_options(options).expect("allowed");
        (0..25).for_each(|_| play_beside(&game, &mut dice));
    }
    for options in tables(4..=8) {
        let game = LargeGorus::with_options(options).expect("allowed");
        (0..25).for_each(|_| play_beside(&game, &mut dice));
    }
}
