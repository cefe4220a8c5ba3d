//! No world is missing: sampled worlds against listed ones, where a position is small enough.

use std::collections::HashSet;

use crate::{Event, Game, Randomness, Viewer};

/// The worlds that a viewer's own stream of news leaves possible: the end states of all openings in
/// which the same moves give the viewer the same news.
///
/// This does not use [`Game::sample`], and uses of a view only what changed at each step. A view
/// that forgets, or a sample that ignores part of it, gives more worlds than this; a view that
/// leaks or infers wrongly gives fewer.
pub fn worlds_by_stream<G: Game>(
    game: &G,
    viewer: Viewer,
    actual: &G::State,
    openings: impl IntoIterator<Item = G::State>,
    events: &[Event<G>],
) -> HashSet<G::State> {
    let Some((stream, _)) = follow(game, viewer, actual.clone(), events) else {
        return HashSet::new();
    };
    let first_sight = game.view(actual, viewer);
    openings
        .into_iter()
        .filter(|opening| game.view(opening, viewer) == first_sight)
        .filter_map(|opening| follow(game, viewer, opening, events))
        .filter(|(told, _)| *told == stream)
        .map(|(_, world)| world)
        .collect()
}

/// The viewer's news, and the state at the end; `None` if an event is refused on the way.
fn follow<G: Game>(
    game: &G,
    viewer: Viewer,
    mut state: G::State,
    events: &[Event<G>],
) -> Option<(Vec<String>, G::State)> {
    let mut stream = Vec::new();
    let mut view = game.view(&state, viewer);
    for event in events {
        game.play(&mut state, event).ok()?;
        let next = game.view(&state, viewer);
        stream.extend(game.news(&view, &next).map(|news| news.to_string()));
        view = next;
    }
    Some((stream, state))
}

/// The worlds that come up in that many samples of a viewer's view, with how often each did.
pub fn sampled_worlds<G: Game, R: Randomness>(
    game: &G,
    viewer: Viewer,
    state: &G::State,
    samples: usize,
    randomness: &mut R,
) -> std::collections::HashMap<G::State, usize> {
    let mut counts = std::collections::HashMap::new();
    if let Some(worlds) = game.worlds(&game.view(state, viewer)) {
        for _ in 0..samples {
            *counts.entry(game.sample(&worlds, randomness)).or_default() += 1;
        }
    }
    counts
}
