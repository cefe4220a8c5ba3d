//! What the content of Fired Up is worth in play.

mod contest;
mod figures;
mod report;
mod targets;

use std::io;
use std::sync::atomic::AtomicBool;

use contest::Contest;
use figures::Figures;
use munera_protocol::catalog::AnyGame;
use munera_protocol::content::Content;
use munera_rules::fired_up::{FiredUp, HighlightSet, Phase};
use munera_rules::{Event, Game, Node, Seat, Viewer};

use crate::balance::{BalanceSettings, Found, Script, play_all};

/// Plays at all tables in turn.
pub(super) fn measure(settings: &BalanceSettings, stop: &AtomicBool) -> io::Result<Found> {
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
    let content = Content::of(first.options()).ok_or_else(gone)?;
    let sum = play_all(settings, stop, |number, script| {
        play(tables[number as usize % tables.len()], script)
    })?;
    let (games, figures) = (sum.games(), sum.total());
    let telling = report::FiredUpReport { settings, tables: &tables, content, figures: &figures };
    Ok(Found { games, json: telling.json(), report: telling.report() })
}

/// Plays one game; `None` if it does not end.
fn play(game: &FiredUp, script: &mut Script<'_>) -> io::Result<Option<Figures>> {
    let pack = &game.options().pack;
    let players = game.players();
    let mut contest = Contest::new(players);
    let mut state = game.start();
    while let Some(event) = script.next(game, &state)? {
        let before = game.view(&state, Viewer::Spectator);
        game.play_unchecked(&mut state, &event);
        let after = game.view(&state, Viewer::Spectator);
        contest.first = contest.first.or_else(|| after.first());
        if before.phase() == Phase::Keep && after.phase() == Phase::Influence {
            let hands = Seat::all(players).map(|seat| game.view(&state, Viewer::Seat(seat)).kept());
            contest.kept = hands.flat_map(HighlightSet::iter).collect();
        }
        let is_next_round = after.round() != before.round();
        if is_next_round || after.phase() == Phase::Over {
            let shown = if is_next_round { after.shown_before() } else { after.shown_now() };
            contest.end_round(pack, &shown);
        }
        if let Event::Move(..) = event {
            contest.moves += 1;
        }
    }
    let Node::Over(outcome) = game.node(&state) else { return Ok(None) };
    let view = game.view(&state, Viewer::Spectator);
    Ok(Some(Figures::of(game, &view, outcome, &contest)))
}
