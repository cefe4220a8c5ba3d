//! Beliefs from the plays of others are right more often than not.

use munera_rules::gorus::{Card, CardSet, Options, SmallGorus, State};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use super::super::belief::Belief;
use super::super::plays;
use super::super::policy::Policies;
use super::super::world::{GorusWorld, kind_of};
use crate::{Generator, Nodes, Playable, World, easy};

type Table = State<u64, 5, 50>;

/// How a seat of such a table chooses.
type Player = fn(&SmallGorus, &Table, Seat, &mut Generator) -> Card;

fn greedy(game: &SmallGorus, state: &Table, seat: Seat, generator: &mut Generator) -> Card {
    let view = game.view(state, Viewer::Seat(seat));
    let legal = game.legal_in_view(&view);
    easy::choose(game, &view, seat, &legal, generator).expect("a play").choice
}

/// The most likely play of a searching player.
fn searching(game: &SmallGorus, state: &Table, seat: Seat, _: &mut Generator) -> Card {
    let policies = Policies::of(kind_of(game));
    let world = GorusWorld::new(game, state, seat, Default::default(), policies).expect("a round");
    let weighed = policies.priors.weigh(&world.situation(), game.legal(state, seat));
    weighed.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("a play").0
}

/// Rounds of four after this many plays.
fn rounds(count: u64, after: usize, player: Player) -> impl Iterator<Item = (SmallGorus, Table)> {
    (0..count).map(move |seed| {
        let game = SmallGorus::with_options(Options::new(4)).expect("options");
        let mut generator = Generator::new(seed);
        let mut state = game.start();
        let deal = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &deal);
        for _ in 0..after {
            let Node::Decide(seats) = game.node(&state) else { panic!("a round is running") };
            let seat = seats.first().expect("a seat is asked");
            let card = player(&game, &state, seat, &mut generator);
            game.make_move(&mut state, seat, card);
        }
        (game, state)
    })
}

fn turn(game: &SmallGorus, state: &Table) -> Seat {
    match game.node(state) {
        Node::Decide(seats) => seats.first().expect("a seat is asked"),
        _ => panic!("a round is running"),
    }
}

/// What the seat whose turn it is believes.
fn belief(game: &SmallGorus, state: &Table, generator: &mut Generator) -> Belief<u64> {
    let seat = turn(game, state);
    let view = game.view(state, Viewer::Seat(seat));
    let worlds = game.worlds(&view).expect("worlds");
    game.study(&view, &worlds, seat, &mut Nodes(0), &mut 0, generator)
}

/// How many gladiators in others' troupes are imagined where they really are.
fn rightly_placed(game: &SmallGorus, state: &Table, belief: &Belief<u64>) -> usize {
    let mut generator = Generator::new(1);
    let seat = turn(game, state);
    let view = game.view(state, Viewer::Seat(seat));
    let worlds = game.worlds(&view).expect("worlds");
    let truth = game.open_round(state).expect("a round");
    let mut world = game.imagine(belief, &worlds, seat, &mut generator);
    let mut right = 0;
    for _ in 0..400 {
        world.vary(&mut generator);
        let troupes = world.troupes();
        assert_eq!(troupes[seat.index()], truth.troupes[seat.index()], "one knows one's own");
        let all =
            |troupes: &[CardSet<u64>; 5]| troupes.iter().fold(CardSet::EMPTY, |all, it| all | *it);
        assert_eq!(all(troupes), all(&truth.troupes));
        for other in Seat::all(4).filter(|other| *other != seat) {
            let (imagined, held) = (troupes[other.index()], truth.troupes[other.index()]);
            assert_eq!(imagined.len(), held.len());
            let lacking = game.lacking(&worlds)[other.index()];
            assert!(imagined.iter().all(|card| !lacking.contains(card.school())));
            right += (imagined & held).len();
        }
    }
    right
}

/// Believed worlds are nearer to the truth than merely possible ones, both against greedy and
/// against searching players.
#[test]
fn plays_tell_what_is_held() {
    for player in [greedy, searching] as [Player; 2] {
        let mut generator = Generator::new(2);
        let (mut possible, mut believed) = (0, 0);
        for (game, state) in rounds(60, 21, player) {
            possible += rightly_placed(&game, &state, &Belief::default());
            believed += rightly_placed(&game, &state, &belief(&game, &state, &mut generator));
        }
        assert!(believed * 100 > possible * 105, "{believed} of believed, {possible} of possible");
    }
}

/// Greedy players can be recognised by their plays.
#[test]
fn plays_tell_who_is_greedy() {
    let mean_greed = |player: Player| {
        let mut generator = Generator::new(3);
        let mut sum = 0.0;
        for (game, state) in rounds(60, 28, player) {
            let (belief, seat) = (belief(&game, &state, &mut generator), turn(&game, &state));
            let open = game.open_round(&state).expect("a round");
            for other in Seat::all(4).filter(|other| *other != seat) {
                let troupe = open.troupes[other.index()];
                sum += belief.conduct(other, troupe, Policies::of(kind_of(&game))).greed;
            }
        }
        sum / 180.0
    };
    let (of_greedy, of_searching) = (mean_greed(greedy), mean_greed(searching));
    assert!(of_greedy > 0.75, "{of_greedy}");
    assert!(of_searching < 0.25, "{of_searching}");
}

/// Before the first play, alone, and with two players, there is no belief.
#[test]
fn without_plays_nothing_is_told() {
    let mut generator = Generator::new(4);
    for players in 1..=4 {
        let game = SmallGorus::with_options(Options::new(players)).expect("options");
        let mut state = game.start();
        let deal = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &deal);
        assert!(belief(&game, &state, &mut generator).is_empty());
        let seat = turn(&game, &state);
        let legal = game.legal(&state, seat);
        let card = legal.nth(generator.below(legal.len() as u32) as usize);
        game.make_move(&mut state, seat, card);
        assert_eq!(belief(&game, &state, &mut generator).is_empty(), players <= 2);
        let view = game.view(&state, Viewer::Seat(turn(&game, &state)));
        assert_eq!(plays(&game, &view).len(), usize::from(players > 1));
    }
}
