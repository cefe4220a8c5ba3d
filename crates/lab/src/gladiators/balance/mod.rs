//! What traits, hands, actions and seats of Gladiators are worth.

mod figures;
mod report;

use std::io;
use std::sync::atomic::AtomicBool;

use figures::{Contest, Figures};
use munera_rules::gladiators::{Gladiators, Phase};
use munera_rules::{Game, Node, Seat, Viewer};

use crate::balance::{BalanceSettings, Found, Script, play_all};

/// Plays games.
pub(super) fn measure(
    game: &Gladiators,
    settings: &BalanceSettings,
    stop: &AtomicBool,
) -> io::Result<Found> {
    let sum = play_all(settings, stop, |_, script| play(game, script))?;
    let (games, figures) = (sum.games(), sum.total());
    let telling = report::GladiatorsReport { game, settings, figures: &figures };
    Ok(Found { games, json: telling.json(), report: telling.report() })
}

/// Plays one game; `None` if it does not end.
fn play(game: &Gladiators, script: &mut Script<'_>) -> io::Result<Option<Figures>> {
    let seats = || Seat::all(game.players());
    let mut figures = Figures::default();
    let mut contest = Contest::default();
    let mut state = game.start();
    while let Some(event) = script.next(game, &state)? {
        let before = game.view(&state, Viewer::Spectator);
        game.play_unchecked(&mut state, &event);
        let after = game.view(&state, Viewer::Spectator);
        if contest.tops.is_empty() {
            contest.tops = seats().map(|seat| after.tops(seat)).collect();
            contest.first = after.turn();
        }
        let has_drawn = before.phase() == Phase::Setup && after.phase() != Phase::Setup;
        if has_drawn && contest.hands.is_empty() {
            let hand = |seat| game.view(&state, Viewer::Seat(seat)).hand();
            contest.hands = seats().map(hand).collect();
        }
        contest.watch_onslaughts(&before, &after, game.players());
        if let Some(news) = game.news(&before, &after) {
            let asked = before.asked();
            let could_respond = asked.is_some_and(|seat| !before.hand_traits(seat).is_empty());
            figures.note_news(&news, could_respond);
        }
    }
    let Node::Over(outcome) = game.node(&state) else { return Ok(None) };
    // The turn in which a game ends is not counted as over; if the setup ends the game, there was
    // none.
    contest.turns = game.view(&state, Viewer::Spectator).turns() + 1;
    figures.note_end(&contest, outcome);
    Ok(Some(figures))
}
