//! What the content of Fired Up is worth in play.

mod figures;
mod report;
mod targets;

use std::io;

use figures::Figures;
use munera_bots::Generator;
use munera_rules::fired_up::{FiredUp, HighlightId, HighlightSet, Phase};
use munera_rules::{Game, Node, Seat, Viewer};

use super::{BalanceSettings, Found, Step, next_step, play_all, take};
use crate::catalog::AnyGame;
use crate::content;

/// Plays at all tables in turn.
pub(super) fn measure(settings: &BalanceSettings) -> io::Result<Found> {
    let tables: Vec<&FiredUp> = settings
        .tables
        .iter()
        .filter_map(|table| match table {
            AnyGame::FiredUp(game) => Some(game),
            _ => None,
        })
        .collect();
    let gone = || io::Error::other("the pack is gone");
    let first = tables.first().ok_or_else(gone)?;
    let content = content::of_pack(&first.options().pack).ok_or_else(gone)?;
    let games = play_all(settings, |number, generator| {
        play(tables[number as usize % tables.len()], settings, generator)
    })?;
    let figures = games.iter().fold(Figures::new(), Figures::add);
    let telling = report::Telling { settings, tables: &tables, content, figures: &figures };
    Ok(Found { json: telling.json(), report: telling.report() })
}

/// One game.
fn play(
    game: &FiredUp,
    settings: &BalanceSettings,
    generator: &mut Generator,
) -> io::Result<Figures> {
    let pack = &game.options().pack;
    let players = game.players();
    let mut figures = Figures::new();
    let mut state = game.start();
    let mut first = None;
    let mut kept: Vec<HighlightId> = Vec::new();
    let mut highlight_points = vec![[0; 3]; usize::from(players)];
    while let Some(step) = next_step(game, &state, settings.player, generator)? {
        let before = game.view(&state, Viewer::Spectator);
        take(game, &mut state, &step);
        let after = game.view(&state, Viewer::Spectator);
        first = first.or_else(|| after.first());
        if before.phase() == Phase::Keep && after.phase() == Phase::Influence {
            let hands = Seat::all(players).map(|seat| game.view(&state, Viewer::Seat(seat)).kept());
            kept = hands.flat_map(HighlightSet::iter).collect();
        }
        let is_next_round = after.round() != before.round();
        if is_next_round || after.phase() == Phase::Over {
            let shown = if is_next_round { after.shown_before() } else { after.shown_now() };
            figures.note_round(pack, &kept, &shown);
            for shown in shown {
                let moment = pack.highlight(shown.card).moment;
                highlight_points[shown.seat.index()][moment as usize] += u32::from(shown.points);
            }
        }
        if let Step::Move(..) = step {
            figures.moves += 1;
        }
    }
    if let Node::Over(outcome) = game.node(&state) {
        let view = game.view(&state, Viewer::Spectator);
        figures.note_end(game, &view, outcome, first, &highlight_points);
    }
    Ok(figures)
}
