//! What gladiators, challenges and seats of Gorus Maximus are worth, round by round.

mod figures;
mod report;
mod round;

use std::io;
use std::sync::atomic::AtomicBool;

use figures::Figures;
use munera_rules::gorus::{Card, Gorus, State, View, Word};
use munera_rules::{Game, Node, Seat, Viewer};
use round::Round;

use crate::balance::{BalanceSettings, Found, Script, play_all};
use crate::measured::Measured;

/// Plays rounds, each the first of its game.
pub(super) fn measure<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    settings: &BalanceSettings,
    stop: &AtomicBool,
) -> io::Result<Found>
where
    Gorus<W, SEATS, CARDS>: Measured<State = State<W, SEATS, CARDS>, View = View<W, SEATS, CARDS>>,
{
    let sum = play_all(settings, stop, |_, script| play(game, script))?;
    let (games, figures) = (sum.games(), sum.total());
    let telling = report::GorusReport { game, settings, figures: &figures };
    Ok(Found { games, json: telling.json(), report: telling.report() })
}

/// Plays one round; `None` if it does not end.
fn play<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    script: &mut Script<'_>,
) -> io::Result<Option<Figures>>
where
    Gorus<W, SEATS, CARDS>: Measured<State = State<W, SEATS, CARDS>, View = View<W, SEATS, CARDS>>,
{
    let mut state = game.start();
    let mut dealt: Option<(Vec<Vec<Card>>, Option<Seat>)> = None;
    while game.winners_of_round(&state).is_none() {
        let Some(event) = script.next(game, &state)? else { return Ok(None) };
        game.play_unchecked(&mut state, &event);
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
        // In solo a contender leads first.
        first: first.filter(|_| !game.is_solo()),
        sides: Seat::all(game.players()).map(|seat| game.side(seat)).collect(),
        troupes,
        bouts: game.round_story(&view).finished,
        tally,
    };
    Ok(Some(Figures::of(&round)))
}
