//! Bots with a version never change: if one of these lists changes, the bot has changed, so the old
//! bot must be kept beside the new one instead. No command rewrites the lists; only a change of the
//! rules may change them.

use std::fmt::Write;

use munera_bots::{Bot, Frozen, Generator, HasBots, Nodes, choose};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::gorus::{LargeGorus, SmallGorus};
use munera_rules::testing::fired_up::pack_of_alike_fighters;
use munera_rules::{Game, MoveSet, Node, Randomness, Viewer, fired_up, gladiators, gorus};

/// A bot's choices at every third decision of a random game: how many decisions and nodes there
/// were, and a digest of the choices.
fn conduct<G: HasBots>(bot: Bot, game: &G) -> String {
    let mut chance = Generator::new(17);
    let mut state = game.start();
    let (mut decisions, mut nodes, mut digest) = (0, 0, 0xcbf2_9ce4_8422_2325_u64);
    while decisions < 60 {
        match game.node(&state) {
            Node::Over(_) => break,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut chance);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let legal = game.legal(&state, seat);
                if legal.len() > 1 && chance.below(3) == 0 {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let mut generator = Generator::new(decisions);
                    let chosen = choose(bot, game, &view, &mut Nodes(300), &mut generator);
                    let chosen = chosen.expect("a move");
                    let place = (0..legal.len()).find(|place| legal.nth(*place) == chosen.choice);
                    // The hash of Fowler, Noll and Vo.
                    digest ^= place.expect("a legal move") as u64;
                    digest = digest.wrapping_mul(0x0100_0000_01b3);
                    nodes += chosen.nodes;
                    decisions += 1;
                }
                let choice = legal.nth(chance.below(legal.len() as u32) as usize);
                game.make_move(&mut state, seat, choice);
            }
        }
    }
    format!(
        "{} of {}: {decisions} decisions, {nodes} nodes, {digest:016x}",
        G::NAME,
        game.players()
    )
}

fn check(bot: Frozen, expected: &str) {
    let bot = Bot::Frozen(bot);
    let mut lines = String::new();
    let mut note = |line: String| writeln!(lines, "{line}").expect("texts take everything");
    for players in [1, 2, 4] {
        let options = gorus::Options { target: Some(2), ..gorus::Options::new(players) };
        note(conduct(bot, &SmallGorus::with_options(options).expect("options")));
    }
    let options = gorus::Options { target: Some(2), ..gorus::Options::new(7) };
    note(conduct(bot, &LargeGorus::with_options(options).expect("options")));
    for players in [2, 4] {
        let options = gladiators::Options::new(players);
        note(conduct(bot, &Gladiators::with_options(options).expect("options")));
    }
    let options = fired_up::Options::new(4, std::sync::Arc::new(pack_of_alike_fighters()));
    note(conduct(bot, &FiredUp::with_options(options).expect("options")));
    let expected = expected.trim().lines().map(|line| line.trim().to_owned() + "\n");
    assert_eq!(lines, expected.collect::<String>());
}

#[test]
fn the_first_greedy_player_stays_as_it_is() {
    check(
        Frozen::Easy1,
        "
        gorus of 1: 4 decisions, 408 nodes, 3bcf1a7f93fb3376
        gorus of 2: 14 decisions, 2472 nodes, e46984fcfa66130d
        gorus of 4: 19 decisions, 6624 nodes, 44e0d021dd0e2efa
        gorus of 7: 60 decisions, 33288 nodes, 5f3a69ae8909a228
        gladiators of 2: 27 decisions, 5728 nodes, 16cc3454a95faa1a
        gladiators of 4: 60 decisions, 20784 nodes, 33b388f633ac2313
        fired_up of 4: 47 decisions, 421792 nodes, 1eaa6ca7a3654d58
        ",
    );
}

#[test]
fn the_first_flat_search_stays_as_it_is() {
    check(
        Frozen::Flat1,
        "
        gorus of 1: 4 decisions, 1201 nodes, 8471539045518e6c
        gorus of 2: 14 decisions, 4204 nodes, 1a39233f75f083fb
        gorus of 4: 19 decisions, 5711 nodes, ba90faccc36d4f71
        gorus of 7: 60 decisions, 18030 nodes, 73a019b6b2773413
        gladiators of 2: 27 decisions, 8116 nodes, 65b91aa42c123099
        gladiators of 4: 60 decisions, 18043 nodes, bcaa44918548aab9
        fired_up of 4: 47 decisions, 14614 nodes, 6be187bc8a9d62d1
        ",
    );
}
