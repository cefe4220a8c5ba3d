//! `munera lab gladiators lengths`: how many turns games of Gladiators take, and how they end.

use std::io::{self, Write};

use munera_bots::{Bot, Generator, choose};
use munera_rules::gladiators::{Ending, Gladiators, Options};
use munera_rules::{Game, Node, Seat, Viewer};
use munera_stopwatch::Budget;
use rayon::prelude::*;
use serde_json::json;

use crate::progress_bar;
use crate::seeds::{LENGTHS, mix};

/// The arguments of `munera lab gladiators lengths`.
#[derive(Clone, Copy, Debug)]
pub struct LengthsSettings {
    /// How many games for each number of players.
    pub games: u64,
    /// The bot in all seats.
    pub bot: Bot,
    /// The seed of all games.
    pub seed: u64,
    /// Whether to print JSON instead of a table.
    pub as_json: bool,
}

/// The result of one game.
#[derive(Clone, Copy)]
struct Length {
    turns: u32,
    ending: Ending,
    /// Whether the seat that had the first turn won.
    first_won: bool,
}

/// The percentiles of the number of turns that the table shows.
const PERCENTILES: [usize; 5] = [5, 25, 50, 75, 95];

/// Plays games without a turn limit, on all cores.
pub fn lengths(settings: LengthsSettings, output: &mut dyn Write) -> io::Result<()> {
    let progress = progress_bar(settings.games * 3, "games");
    if !settings.as_json {
        writeln!(
            output,
            "players     games   mean    5%   25%   50%   75%   95% longest  victory  first wins"
        )?;
    }
    for players in 2..=4 {
        let game = Gladiators::with_options(Options::new(players)).map_err(io::Error::other)?;
        let mut games: Vec<Length> = (0..settings.games)
            .into_par_iter()
            .map(|number| {
                let seed = seed_of(settings.seed, players, number);
                let length = play(&game, settings.bot, &mut Generator::new(seed));
                progress.inc(1);
                length
            })
            .collect::<Option<_>>()
            .ok_or_else(|| io::Error::other("a bot has found no move"))?;
        games.sort_unstable_by_key(|game| game.turns);
        report(players, &games, settings.as_json, output)?;
    }
    progress.finish_and_clear();
    Ok(())
}

/// The seed of one game.
pub(crate) fn seed_of(seed: u64, players: u8, number: u64) -> u64 {
    mix(&[LENGTHS, seed, players.into(), number])
}

fn play(game: &Gladiators, bot: Bot, generator: &mut Generator) -> Option<Length> {
    let mut state = game.start();
    let mut first: Option<Seat> = None;
    loop {
        match game.node(&state) {
            Node::Chance(_) => {
                let outcome = game.draw(&state, generator);
                game.resolve_chance(&mut state, &outcome);
                // The setup comes first, and decides which seat begins.
                first = first.or_else(|| game.view(&state, Viewer::Spectator).turn());
            }
            Node::Decide(seats) => {
                let seat = seats.first()?;
                let view = game.view(&state, Viewer::Seat(seat));
                let choice =
                    choose(bot, game, &view, &mut Budget::Usual.begin(bot), generator)?.choice;
                game.make_move(&mut state, seat, choice);
            }
            Node::Over(outcome) => {
                let turns = game.view(&state, Viewer::Spectator).turns();
                let first_won = first.is_some_and(|first| outcome.winners.contains(first));
                // The turn in which a game ends is not counted as over; if the setup ends the game,
                // there was none.
                return Some(Length { turns: turns + 1, ending: outcome.ending, first_won });
            }
        }
    }
}

fn report(players: u8, games: &[Length], as_json: bool, output: &mut dyn Write) -> io::Result<()> {
    let count = games.len() as f64;
    let mean = games.iter().map(|game| f64::from(game.turns)).sum::<f64>() / count;
    let at = |percent: usize| games[(games.len() - 1) * percent / 100].turns;
    let share = |wanted: &dyn Fn(&Length) -> bool| {
        games.iter().filter(|game| wanted(game)).count() as f64 / count
    };
    let victories = share(&|game| game.ending == Ending::Victory);
    let first = share(&|game| game.first_won);
    let percentiles = PERCENTILES.map(at);
    if as_json {
        let line = json!({
            "game": Gladiators::NAME, "players": players, "games": games.len(), "mean": mean,
            "percentiles": percentiles, "longest": at(100), "victory": victories, "first": first,
        });
        return writeln!(output, "{line}");
    }
    write!(output, "{players:>7} {:>9} {mean:>6.1}", games.len())?;
    percentiles.iter().try_for_each(|turns| write!(output, "{turns:>6}"))?;
    let [victories, first] = [victories, first].map(|share| share * 100.0);
    writeln!(output, " {:>7} {victories:>7.1}% {first:>10.1}%", at(100))
}
