//! The behaviour of the bots, in one number.

use std::io;

use munera_bots::{Bot, Generator, HasBots, Nodes, choose};
use munera_protocol::catalog::{CatalogOptions, GameName};
use munera_protocol::codec::OptionsCodec;
use munera_protocol::content::Packs;
use munera_protocol::{with_game, with_table};
use munera_rules::{Node, Viewer};
use serde_json::json;

use super::Figure;

/// The number of nodes that bots visit over fixed seeds at every kind of table. If it changes, the
/// bots behave differently, and the commit must say so.
pub(super) fn fingerprint(packs: &Packs) -> io::Result<Figure> {
    let mut nodes = 0;
    for game in GameName::ALL {
        nodes += with_table!(game, Table => nodes_of_all_tables::<Table>(packs))?;
    }
    Ok(Figure { value: json!(nodes), unit: "nodes" })
}

fn nodes_of_all_tables<G: HasBots<Options: CatalogOptions>>(packs: &Packs) -> io::Result<u64> {
    let mut nodes = 0;
    for (seed, options) in G::fingerprint_tables(&G::Options::content(packs)) {
        let game = options.into_game().map_err(io::Error::other)?;
        nodes += with_game!(&game, game => nodes_of_a_game(game, seed));
    }
    Ok(nodes)
}

/// A greedy, a searching and a random player take turns.
fn nodes_of_a_game<G: HasBots>(game: &G, seed: u64) -> u64 {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let (mut nodes, mut decisions) = (0, 0_usize);
    loop {
        match game.node(&state) {
            Node::Over(_) => return nodes,
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut generator);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let Some(seat) = seats.first() else { return nodes };
                let bot = [Bot::Easy, Bot::Hard, Bot::Random][decisions % 3];
                decisions += 1;
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = choose(bot, game, &view, &mut Nodes(64), &mut generator);
                let Some(choice) = choice else { return nodes };
                nodes += choice.nodes;
                game.make_move(&mut state, seat, choice.choice);
            }
        }
    }
}
