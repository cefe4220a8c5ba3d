//! What gladiators, challenges and seats of Gorus Maximus are worth, round by round.

mod figures;
mod report;
mod round;

use std::io;

use figures::Figures;
use munera_bots::Generator;
use munera_rules::gorus::{Card, Gorus, Word};
use munera_rules::{Game, Node, Seat, Viewer};
use round::Round;

use super::{BalanceSettings, Found, next_step, play_all, take};

/// Plays rounds, each the first of its game.
pub(super) fn measure<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    settings: &BalanceSettings,
) -> io::Result<Found> {
    let rounds = play_all(settings, |_, generator| play(game, settings, generator))?;
    let figures = rounds.iter().fold(Figures::default(), Figures::add);
    let telling = report::Telling { game, settings, figures: &figures };
    Ok(Found { json: telling.json(), report: telling.report() })
}

/// One round.
fn play<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    settings: &BalanceSettings,
    generator: &mut Generator,
) -> io::Result<Figures> {
    let mut state = game.start();
    let mut dealt: Option<(Vec<Vec<Card>>, Option<Seat>)> = None;
    while game.winners_of_round(&state).is_none() {
        let step = next_step(game, &state, settings.player, generator)?;
        let step = step.ok_or_else(|| io::Error::other("a game has ended without a round"))?;
        take(game, &mut state, &step);
        if dealt.is_none() {
            let troupe = |seat| game.view(&state, Viewer::Seat(seat)).troupe().iter().collect();
            let first = match game.node(&state) {
                Node::Decide(seats) => seats.first(),
                Node::Chance(_) | Node::Over(_) => None,
            };
            dealt = Some((Seat::all(game.players()).map(troupe).collect(), first));
        }
    }
    let view = game.view(&state, Viewer::Spectator);
    let tally = game.round_tally(&view).ok_or_else(|| io::Error::other("no round was played"))?;
    let (troupes, first) = dealt.unwrap_or_default();
    let round = Round {
        players: game.players(),
        // Whoever plays alone did not begin: a contender did.
        first: first.filter(|_| !game.is_solo()),
        sides: Seat::all(game.players()).map(|seat| game.side(seat)).collect(),
        troupes,
        bouts: game.retold(&view).finished,
        tally,
    };
    Ok(Figures::of(&round))
}
