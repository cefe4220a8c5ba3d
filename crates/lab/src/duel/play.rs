//! One deal, played from every side of the table.

use std::io;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use munera_bots::Generator;
use munera_rules::{MoveSet, Node, Seat, Viewer};
use munera_stopwatch::Stopwatch;

use super::super::measured::Measured;
use super::super::seeds::{CHANCE, Luck, THOUGHT, mix};
use super::Duel;
use super::deal::{DealResult, GameResult};
use super::thinking::Thinking;

/// Plays a deal from every side; `None` if the run is stopped before the deal is over.
pub(super) fn play_deal<G: Measured>(
    duel: &Duel<'_, G>,
    deal: u64,
    stop: &AtomicBool,
) -> io::Result<Option<DealResult>> {
    let mut thinking = vec![Thinking::default(); 1 + duel.settings.foes.len()];
    let mut games = Vec::new();
    for rotation in 0..duel.seating.sides() {
        let Some(game) = play_game(duel, deal, rotation, &mut thinking, stop)? else {
            return Ok(None);
        };
        games.push(game);
    }
    Ok(Some(DealResult { deal, games, thinking }))
}

/// Plays a round in a game that is won by rounds, else a whole game.
fn play_game<G: Measured>(
    duel: &Duel<'_, G>,
    deal: u64,
    rotation: usize,
    thinking: &mut [Thinking],
    stop: &AtomicBool,
) -> io::Result<Option<GameResult>> {
    let (game, seed) = (duel.game, duel.settings.seed);
    let mut luck = Luck::new(mix(&[CHANCE, seed, deal]));
    let mut generators: Vec<Generator> = Seat::all(game.players())
        .map(|seat| mix(&[THOUGHT, seed, deal, rotation as u64, seat.number().into()]))
        .map(Generator::new)
        .collect();
    let mut state = game.start();
    let mut dealt: Option<String> = None;
    let mut beginner = None;
    let mut moves = 0;
    loop {
        if let Some(shares) = game.prize(&state) {
            let has_won = |side: &usize| {
                duel.seating.seats_of(*side).first().is_some_and(|seat| shares[seat] > 0.0)
            };
            let winners = (0..duel.seating.sides()).filter(has_won).map(|side| side as u8);
            return Ok(Some(GameResult {
                winners: winners.collect(),
                beginner: beginner.map(Seat::number),
                moves,
                length: game.length(&state),
                dealt: dealt.unwrap_or_default(),
            }));
        }
        match game.node(&state) {
            Node::Chance(request) => {
                let outcome = game.draw(&state, &mut luck.next(&request));
                game.resolve_chance(&mut state, &outcome);
                if dealt.is_none() {
                    dealt = Some(game.digest(&state).to_string());
                    beginner = game.beginner(&state);
                }
            }
            Node::Decide(seats) => {
                let no_seat = || io::Error::other("no seat is asked for a move");
                let seat = seats.first().ok_or_else(no_seat)?;
                let number = duel.seating.contestant(rotation, duel.seating.side_of(seat));
                let view = game.view(&state, Viewer::Seat(seat));
                let clock = Stopwatch::processor(Duration::ZERO);
                let generator = &mut generators[seat.index()];
                let choice = duel.contestant(number).choose(game, &view, stop, generator)?;
                let time = clock.elapsed();
                // A decision that was stopped must not be kept.
                let Some(choice) = choice else { return Ok(None) };
                // A seat with one legal move does not think.
                if game.legal(&state, seat).len() > 1 {
                    thinking[number].note(choice.nodes, time);
                }
                game.make_move(&mut state, seat, choice.choice);
                moves += 1;
            }
            Node::Over(_) => return Err(io::Error::other("a game has ended without a prize")),
        }
    }
}
