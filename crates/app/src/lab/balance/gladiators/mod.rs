//! What traits, hands, actions and seats of Gladiators are worth.

mod figures;
mod report;

use std::io;

use figures::{Contest, Figures};
use munera_bots::Generator;
use munera_rules::gladiators::{Gladiators, Phase};
use munera_rules::{Game, Node, Seat, Viewer};

use super::{BalanceSettings, Found, next_step, play_all, take};

/// Plays games.
pub(super) fn measure(game: &Gladiators, settings: &BalanceSettings) -> io::Result<Found> {
    let games = play_all(settings, |_, generator| play(game, settings, generator))?;
    let figures = games.iter().fold(Figures::default(), Figures::add);
    let telling = report::Telling { game, settings, figures: &figures };
    Ok(Found { json: telling.json(), report: telling.report() })
}

/// One game.
fn play(
    game: &Gladiators,
    settings: &BalanceSettings,
    generator: &mut Generator,
) -> io::Result<Figures> {
    let seats = || Seat::all(game.players());
    let mut figures = Figures::default();
    let mut contest = Contest::default();
    let mut state = game.start();
    while let Some(step) = next_step(game, &state, settings.player, generator)? {
        let before = game.view(&state, Viewer::Spectator);
        take(game, &mut state, &step);
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
    if let Node::Over(outcome) = game.node(&state) {
        // The turn in which the game ends is not over, unless the setup ended it.
        contest.turns = game.view(&state, Viewer::Spectator).turns() + 1;
        figures.note_end(&contest, outcome);
    }
    Ok(figures)
}
