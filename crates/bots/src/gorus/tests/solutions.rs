//! Compares solutions with plain minimax, which uses only the rules.

use munera_rules::gorus::{Card, Gorus, LargeGorus, Options, Rank, SmallGorus, State, Word};
use munera_rules::testing::gorus::tables;
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use crate::gorus::solver::{RoundResult, Solver, Unsolvable};
use crate::{Generator, Nodes, Playable};

/// A random round, played at random until this many bouts, and plays of a bout, are left.
fn ending<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    bouts_left: u8,
    on_table: usize,
    generator: &mut Generator,
) -> State<W, SEATS, CARDS> {
    let mut state = game.start();
    let deal = game.draw(&state, generator);
    game.resolve_chance(&mut state, &deal);
    loop {
        let open = game.open_round(&state).expect("running");
        if open.bouts_left == bouts_left && open.table.len() == on_table {
            return state;
        }
        let turn = open.turn;
        let legal = game.legal(&state, turn);
        let card = legal.nth(generator.below(legal.len() as u32) as usize);
        game.make_move(&mut state, turn, card);
    }
}

/// The margin of a side by the rules alone, and how the rules see its round.
fn minimax<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    side: usize,
) -> (i16, RoundResult) {
    if let (Node::Decide(seats), None) = (
        game.node(state),
        game.winners_of_round(state).filter(|_| game.open_round(state).is_none()),
    ) {
        let seat = seats.first().expect("a seat decides");
        let values = game.legal(state, seat).iter().map(|card| {
            let mut next = *state;
            game.make_move(&mut next, seat, card);
            minimax(game, &next, side)
        });
        let best = if game.side(seat) == side { values.max() } else { values.min() };
        return best.expect("there is a legal play");
    }
    let public = game.public(&game.view(state, Viewer::Spectator));
    let round = public.last_round.expect("a round has ended");
    let others = (0..game.side_count()).filter(|other| *other != side);
    let best_other = others.map(|other| round.favour[other]).max().expect("another side");
    let result = match (round.winners.contains(side), round.winners.iter().count()) {
        (false, _) => RoundResult::Lost,
        (true, 1) => RoundResult::Won,
        (true, _) => RoundResult::Shared,
    };
    (round.favour[side] - best_other, result)
}

fn check<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    seat: Seat,
) {
    let side = game.side(seat);
    let solver = Solver::new(game, state, Some(seat)).expect("all is known");
    let (turn, mut nodes) = (game.open_round(state).expect("a round runs").turn, 0);
    let (margin, result) = minimax(game, state, side);
    let analysis = solver.analyse(&mut Nodes(u64::MAX), &mut nodes).expect("there is time");
    assert_eq!(
        (analysis.solution.margin, RoundResult::of(analysis.solution.margin)),
        (margin, result)
    );
    assert!(nodes > 0);

    // The margin of a play is the margin of the state after it.
    let after = |card: Card| {
        let mut next = *state;
        game.make_move(&mut next, turn, card);
        next
    };
    let legal: Vec<Card> = game.legal(state, turn).iter().collect();
    let expected: Vec<(Card, i16)> =
        legal.iter().map(|card| (*card, minimax(game, &after(*card), side).0)).collect();
    assert_eq!(analysis.plays, expected);
    assert!(expected.contains(&(analysis.solution.best, margin)));
    let mut results = solver.judge(&mut Nodes(u64::MAX), &mut nodes).expect("there is time");
    // The best margin comes first, and is known even when there is no time for the others.
    let best = results[0].0;
    assert!(expected.contains(&(best, margin)));
    solver.solve(&mut Nodes(u64::MAX), &mut nodes);
    let known = solver.judge(&mut Nodes(nodes + 1), &mut nodes).expect("there is time to solve");
    assert_eq!(known, results[..known.len()]);
    let expected: Vec<(Card, RoundResult)> =
        expected.into_iter().map(|(card, margin)| (card, RoundResult::of(margin))).collect();
    results.sort_by_key(|(card, _)| legal.iter().position(|it| it == card));
    assert_eq!(results, expected);

    assert_eq!(analysis.line.first(), Some(&(turn, analysis.solution.best)));

    // The line is legal, ends the round, and leads to the margin.
    let mut end = *state;
    for (seat, card) in &analysis.line {
        game.check_move(&end, *seat, *card).expect("a line is legal");
        game.make_move(&mut end, *seat, *card);
    }
    assert!(game.open_round(&end).is_none());
    assert_eq!(minimax(game, &end, side).0, margin);
}

fn check_endings<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    most_bouts: u8,
    count: usize,
    generator: &mut Generator,
) {
    for _ in 0..count {
        for bouts_left in 1..=most_bouts {
            let on_table = generator.below(u32::from(game.players())) as usize;
            let state = ending(game, bouts_left, on_table, generator);
            let seat = Seat::new(generator.below(u32::from(game.players())) as u8);
            check(game, &state, seat);
        }
    }
}

#[test]
fn solutions_are_those_of_plain_minimax() {
    let mut generator = Generator::new(12);
    for options in tables(2..=5) {
        let game = SmallGorus::with_options(options).expect("allowed");
        let (bouts, count) = match options.players {
            2 => (5, 12),
            3 => (4, 8),
            4 => (3, 12),
            _ => (3, 4),
        };
        check_endings(&game, bouts, count, &mut generator);
    }
    for options in tables(6..=8) {
        let game = LargeGorus::with_options(options).expect("allowed");
        check_endings(&game, 2, 6, &mut generator);
    }
}

/// Three bouts of four players have special code, and so have their last two.
#[test]
fn the_last_three_bouts_of_four_are_those_of_plain_minimax() {
    let mut generator = Generator::new(15);
    for options in tables(4..=4) {
        let game = SmallGorus::with_options(options).expect("allowed");
        for _ in 0..60 {
            for seat in Seat::all(4) {
                check(&game, &ending(&game, 3, 0, &mut generator), seat);
            }
        }
        check(&game, &ending(&game, 4, 3, &mut generator), Seat::new(1));
    }
}

/// With gladiators worth so much that bytes are too small, and with some that just fit.
#[test]
fn solutions_do_not_depend_on_how_much_favour_is_worth() {
    let mut generator = Generator::new(16);
    for options in tables(4..=4) {
        for most in [6, 12, 99] {
            let mut options = options;
            for number in 4..=12 {
                let rank = Rank::new(number).expect("a rank");
                let favour = (generator.below(2 * most + 1) as i16 - most as i16) as i8;
                options.favour = options.favour.with(rank, favour).expect("within the limit");
            }
            let game = SmallGorus::with_options(options).expect("allowed");
            check_endings(&game, 3, 8, &mut generator);
        }
    }
}

#[test]
fn what_is_not_known_is_not_solved() {
    let mut generator = Generator::new(13);
    let two = SmallGorus::with_options(Options::new(2)).expect("allowed");
    let state = ending(&two, 12, 0, &mut generator);
    assert_eq!(Solver::new(&two, &state, None).err(), Some(Unsolvable::PileLeft));
    assert_eq!(Solver::new(&two, &two.start(), None).err(), Some(Unsolvable::NoRound));
    let state = ending(&two, 3, 0, &mut generator);
    let stranger = Seat::new(2);
    assert_eq!(
        Solver::new(&two, &state, Some(stranger)).err(),
        Some(Unsolvable::NoSuchSeat(stranger))
    );
    let solo = SmallGorus::with_options(Options::new(1)).expect("allowed");
    let state = ending(&solo, 3, 1, &mut generator);
    assert_eq!(Solver::new(&solo, &state, None).err(), Some(Unsolvable::Solo));
}

#[test]
fn a_solver_stops_when_it_is_told_to() {
    let mut generator = Generator::new(14);
    let game = SmallGorus::with_options(Options::new(2)).expect("allowed");
    let state = ending(&game, 10, 0, &mut generator);
    let solver = Solver::new(&game, &state, None).expect("all is known");
    let mut nodes = 0;
    assert_eq!(solver.solve(&mut Nodes(2000), &mut nodes), None);
    assert!((2000..6000).contains(&nodes), "{nodes}");
}

/// With an empty pile, two players know each other's troupes: a bot plays what minimax finds.
#[test]
fn a_bot_solves_what_it_knows() {
    let mut generator = Generator::new(15);
    let game = SmallGorus::with_options(Options::new(2)).expect("allowed");
    for bouts_left in [2, 3, 4, 4, 4] {
        let state = ending(&game, bouts_left, 0, &mut generator);
        let seat = game.open_round(&state).expect("running").turn;
        let view = game.view(&state, Viewer::Seat(seat));
        let mut nodes = 0;
        let choice = game.solve(&view, &mut Nodes(1 << 20), &mut nodes).expect("it is known");
        assert!(choice.is_exact && nodes > 0 && choice.nodes >= nodes);
        assert_eq!(choice.candidates.len(), game.legal(&state, seat).len());
        assert_eq!(choice.candidates[0].choice, choice.choice);
        let (margin, result) = minimax(&game, &state, game.side(seat));
        for candidate in &choice.candidates {
            let mut next = state;
            game.make_move(&mut next, seat, candidate.choice);
            let (value, its_result) = minimax(&game, &next, game.side(seat));
            assert_eq!(candidate.value.to_bits(), its_result.share().to_bits());
            assert!(value <= margin);
            assert!(candidate.choice != choice.choice || (value, its_result) == (margin, result));
        }
    }
    // Nothing is solved before the pile is empty, or with too little time.
    let state = ending(&game, 11, 0, &mut generator);
    let turn = game.open_round(&state).expect("running").turn;
    let view = game.view(&state, Viewer::Seat(turn));
    assert!(game.solve(&view, &mut Nodes(1 << 20), &mut 0).is_none());
    let state = ending(&game, 10, 0, &mut generator);
    let turn = game.open_round(&state).expect("running").turn;
    let view = game.view(&state, Viewer::Seat(turn));
    let mut nodes = 0;
    assert!(game.solve(&view, &mut Nodes(200), &mut nodes).is_none());
    // Some of the time is left for a search.
    assert!((160..200).contains(&nodes), "{nodes}");
}
