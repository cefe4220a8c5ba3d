//! `munera lab gladiators novice`: how a bot does against a scripted beginner.

use std::io::{self, Write};

use munera_bots::gladiators::novice_move;
use munera_bots::{Generator, choose};
use munera_rules::gladiators::{Gladiators, Options};
use munera_rules::{Game, Node, Seat, SeatSet, Viewer};
use rayon::prelude::*;
use serde_json::json;

use crate::Contestant;
use crate::mean::Mean;
use crate::progress_bar;
use crate::seeds::{NOVICE, mix};

/// The turn limit (D7.1), as elsewhere in the lab.
const TURN_LIMIT: u32 = 1_000;

/// The arguments of `munera lab gladiators novice`.
#[derive(Clone, Copy, Debug)]
pub struct NoviceSettings {
    /// How many deals; each is played from both seats.
    pub deals: u64,
    /// The bot that the novice plays against.
    pub against: Contestant,
    /// The seed of all games.
    pub seed: u64,
    /// Whether to print JSON instead of a sentence.
    pub as_json: bool,
}

/// Plays every deal twice, with the seats swapped, on all cores.
pub fn novice(settings: NoviceSettings, output: &mut dyn Write) -> io::Result<()> {
    let options = Options { turn_limit: Some(TURN_LIMIT), ..Options::new(2) };
    let game = Gladiators::with_options(options).map_err(io::Error::other)?;
    let progress = progress_bar(settings.deals, "deals");
    let shares: Vec<f64> = (0..settings.deals)
        .into_par_iter()
        .map(|deal| {
            let seats = [0, 1].map(Seat::new);
            let won = seats.map(|seat| share(&game, settings, seat, deal));
            progress.inc(1);
            Some(f64::midpoint(won[0]?, won[1]?))
        })
        .collect::<Option<_>>()
        .ok_or_else(|| io::Error::other("a player has found no move"))?;
    progress.finish_and_clear();
    // The two games of a deal share its luck, so the deals are what is independent.
    let mut mean = Mean::default();
    for share in shares {
        mean.note(share);
    }
    if settings.as_json {
        let games = settings.deals * 2;
        return writeln!(output, "{}", json!({"games": games, "share": mean.json()}));
    }
    writeln!(
        output,
        "The novice wins {:.1} ± {:.1} % of {} games against {}.",
        mean.value() * 100.0,
        mean.margin() * 100.0,
        settings.deals * 2,
        settings.against,
    )
}

/// The novice's share of the win in one game.
fn share(game: &Gladiators, settings: NoviceSettings, novice: Seat, deal: u64) -> Option<f64> {
    // Both games of a deal begin with the same cards.
    let mut chance = Generator::new(mix(&[NOVICE, settings.seed, deal, 0]));
    let mut thought =
        Generator::new(mix(&[NOVICE, settings.seed, deal, 1 + novice.index() as u64]));
    let mut state = game.start();
    loop {
        match game.node(&state) {
            Node::Chance(_) => {
                let outcome = game.draw(&state, &mut chance);
                game.resolve_chance(&mut state, &outcome);
            }
            Node::Decide(seats) => {
                let seat = seats.first()?;
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = if seat == novice {
                    novice_move(game, &view, &mut thought)?
                } else {
                    let Contestant { bot, budget } = settings.against;
                    choose(bot, game, &view, &mut budget.begin(bot), &mut thought)?.choice
                };
                game.make_move(&mut state, seat, choice);
            }
            Node::Over(outcome) => {
                let winners: SeatSet = game.winners(&outcome);
                let has_won = winners.contains(novice);
                return Some(if has_won { 1.0 / winners.len() as f64 } else { 0.0 });
            }
        }
    }
}
