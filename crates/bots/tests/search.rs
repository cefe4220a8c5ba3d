//! Properties of the searches of all games.

use std::cell::Cell;

use munera_bots::{Bot, Choice, Generator, HasBots, Nodes, Pace, World, choose};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{Division, LargeGorus, SmallGorus};
use munera_rules::testing::fired_up::pack_of_alike_fighters;
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer, fired_up, gladiators, gorus};

/// Every kind of table.
fn at_every_table(check: &impl Check) {
    for players in 1..=8 {
        for division in Division::all_for(players) {
            let options = gorus::Options { division, ..gorus::Options::new(players) };
            if players <= 5 {
                check.at(&SmallGorus::with_options(options).expect("options"));
            } else {
                check.at(&LargeGorus::with_options(options).expect("options"));
            }
        }
    }
    for players in 2..=4 {
        let options = gladiators::Options::new(players);
        check.at(&Gladiators::with_options(options).expect("options"));
    }
    for players in 2..=5 {
        let options =
            fired_up::Options::new(players, std::sync::Arc::new(pack_of_alike_fighters()));
        check.at(&FiredUp::with_options(options).expect("options"));
    }
}

trait Check {
    fn at<G: HasBots>(&self, game: &G);
}

/// Visits the decisions of a random game where there is a choice: every `step`th of the first `count`.
fn at_decisions<G: HasBots>(
    game: &G,
    (count, step): (usize, usize),
    mut visit: impl FnMut(&G::View, Seat),
) {
    let mut generator = Generator::new(11);
    let mut state = game.start();
    let mut seen = 0;
    while seen < count {
        match game.node(&state) {
            Node::Over(_) => return,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let legal = game.legal(&state, seat);
                if legal.len() > 1 {
                    if seen % step == 0 {
                        visit(&game.view(&state, Viewer::Seat(seat)), seat);
                    }
                    seen += 1;
                }
                let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                game.make_move(&mut state, seat, choice);
            }
        }
    }
}

fn hard<G: HasBots>(game: &G, view: &G::View, pace: &mut impl Pace, seed: u64) -> Choice<G::Move> {
    choose(Bot::Hard, game, view, pace, &mut Generator::new(seed)).expect("a move")
}

#[test]
fn the_same_seed_and_nodes_give_the_same_thoughts() {
    struct Repeats;
    impl Check for Repeats {
        fn at<G: HasBots>(&self, game: &G) {
            at_decisions(game, (21, 7), |view, _| {
                let [one, two] = [1, 1].map(|seed| hard(game, view, &mut Nodes(150), seed));
                assert_eq!(one.choice, two.choice, "{} of {}", G::NAME, game.players());
                assert_eq!(one.candidates, two.candidates);
                assert_eq!(one.nodes, two.nodes);
            });
        }
    }
    at_every_table(&Repeats);
}

#[test]
fn what_is_chosen_is_legal_and_within_the_nodes() {
    struct Keeps;
    impl Check for Keeps {
        fn at<G: HasBots>(&self, game: &G) {
            at_decisions(game, (24, 4), |view, _| {
                for nodes in [1, 400] {
                    let chosen = hard(game, view, &mut Nodes(nodes), 3);
                    let legal = game.legal_in_view(view);
                    assert!(legal.contains(chosen.choice));
                    assert!(chosen.candidates.iter().all(|it| legal.contains(it.choice)));
                    let most = match G::NAME {
                        // Every action is studied once, however small the budget.
                        FiredUp::NAME => nodes.max(128),
                        // A solver asks only now and then whether to continue.
                        SmallGorus::NAME => nodes + 33,
                        _ => nodes,
                    };
                    assert!(chosen.is_exact || chosen.nodes <= most, "{} of {nodes}", chosen.nodes);
                    let visits: u64 = chosen.candidates.iter().map(|it| it.visits).sum();
                    assert!(chosen.is_exact || visits <= most);
                    let is_share = |value: f64| (-0.001..=1.001).contains(&value);
                    assert!(chosen.candidates.iter().all(|it| is_share(it.value)));
                }
            });
        }
    }
    at_every_table(&Keeps);
}

/// A pace that never lets a search go on.
struct Never;

impl Pace for Never {
    fn goes_on(&mut self, _nodes: u64) -> bool {
        false
    }
}

#[test]
fn told_to_stop_at_once_it_still_has_a_move() {
    struct Stops;
    impl Check for Stops {
        fn at<G: HasBots>(&self, game: &G) {
            at_decisions(game, (12, 3), |view, _| {
                let chosen = hard(game, view, &mut Never, 3);
                assert!(game.legal_in_view(view).contains(chosen.choice));
            });
        }
    }
    at_every_table(&Stops);
}

/// The worlds of a search follow the rules: their proposed moves are legal, and their movers are those
/// of the game.
#[test]
fn imagined_worlds_go_by_the_rules() {
    struct Follows;
    impl Check for Follows {
        fn at<G: HasBots>(&self, game: &G) {
            at_decisions(game, (20, 4), |view, seat| {
                let mut generator = Generator::new(5);
                let worlds = game.worlds(view).expect("a view of a game");
                let mut nodes = 0;
                let study =
                    game.study(view, &worlds, seat, &mut Nodes(50), &mut nodes, &mut generator);
                let mut world = game.imagine(&study, &worlds, seat, &mut generator);
                let legal = game.legal_in_view(view);
                for _ in 0..3 {
                    assert_eq!(world.mover(), Some(seat));
                    let mut proposed = Vec::new();
                    world.propose(&mut proposed);
                    assert!(!proposed.is_empty());
                    assert!(proposed.iter().all(|it| legal.contains(it.choice)));
                    assert!(proposed.iter().all(|it| it.weight > 0.0 && it.weight.is_finite()));
                    world.vary(&mut generator);
                }
                let shares = world.finish(&mut generator);
                let all: Vec<f32> = Seat::all(game.players()).map(|seat| shares[seat]).collect();
                assert!(all.iter().all(|share| (-0.001..=1.001).contains(share)), "{all:?}");
            });
        }
    }
    at_every_table(&Follows);
}

/// A tree that widens asks for the moves of a node only once, in one of the worlds that lead there,
/// and so does every tree if a world says that all propose the same.
#[test]
fn where_moves_are_asked_for_once_all_worlds_that_lead_to_a_node_propose_the_same() {
    /// How many further choices were compared, of games with and without widening.
    struct Agree([Cell<u32>; 2]);
    impl Check for Agree {
        fn at<G: HasBots>(&self, game: &G) {
            let widens = G::SEARCH_PARAMS.widening.is_some();
            let further = &self.0[usize::from(widens)];
            at_decisions(game, (120, 3), |view, seat| {
                let mut generator = Generator::new(5);
                let worlds = game.worlds(view).expect("a view of a game");
                let (mut pace, mut nodes) = (Nodes(200), 0);
                let study = game.study(view, &worlds, seat, &mut pace, &mut nodes, &mut generator);
                let mut pair =
                    [(); 2].map(|()| game.imagine(&study, &worlds, seat, &mut generator));
                let mut choices = 0;
                while pair[0].observation_key() == pair[1].observation_key()
                    && pair[0].mover().is_some()
                {
                    assert_eq!(pair[0].mover(), pair[1].mover());
                    let [one, other] = pair.each_ref().map(|world| {
                        let mut proposed = Vec::new();
                        world.propose(&mut proposed);
                        proposed
                    });
                    if widens || pair[0].moves_shared() {
                        assert!(one == other, "{}: another list after {choices}", G::NAME);
                        further.set(further.get() + u32::from(choices > 0));
                    }
                    // A move that is possible in only one of them leads to a separate node.
                    let both = |choice| other.iter().any(|it| it.choice == choice);
                    let common: Vec<_> =
                        one.iter().map(|it| it.choice).filter(|choice| both(*choice)).collect();
                    if common.is_empty() {
                        break;
                    }
                    let choice = common[generator.below(common.len() as u32) as usize];
                    for world in &mut pair {
                        world.advance(choice, &mut generator);
                    }
                    choices += 1;
                }
            });
        }
    }
    let agree = Agree([Cell::new(0), Cell::new(0)]);
    at_every_table(&agree);
    for further in agree.0 {
        assert!(further.get() > 100, "{} further choices were compared", further.get());
    }
}
