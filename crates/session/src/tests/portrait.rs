//! Everything visible of a table, for comparisons.

use munera_rules::{Digest, Game, MoveSet, Seat, Viewer, write_event};

use crate::{Chair, Item, Moment, Presence, Request, Table, TableStage, Timer, Version};

/// Everything visible of a table except who is connected.
#[derive(Debug, PartialEq)]
pub(super) struct Portrait<I> {
    stage: TableStage,
    is_paused: bool,
    runs: bool,
    digest: Digest,
    chairs: Vec<Chair>,
    requests: Vec<Option<Request>>,
    window: Option<Timer>,
    can_take_back: Vec<bool>,
    legal: Vec<usize>,
    streams: Vec<Vec<I>>,
    versions: Vec<Version>,
    events: Vec<String>,
    host_seat: Option<Seat>,
    rematch: Option<String>,
    last: Moment,
    entries: u64,
}

impl<G: Game> Portrait<Item<G>> {
    pub(super) fn of(table: &Table<G>) -> Self {
        let game = table.game_with_views().game();
        let seats = Seat::all(game.players());
        let viewers = Viewer::all(game.players());
        let unseen = |chair: &Chair| Chair { presence: Presence::Here, ..chair.clone() };
        let stream = |viewer| table.since(viewer, Version(0)).expect("all of it").to_vec();
        Self {
            stage: table.stage(),
            is_paused: table.is_paused(),
            runs: table.runs(),
            digest: table.game_with_views().digest(),
            chairs: table.chairs().iter().map(unseen).collect(),
            requests: seats.clone().map(|seat| table.request(seat)).collect(),
            window: table.window(),
            can_take_back: seats.clone().map(|seat| table.can_take_back(seat)).collect(),
            legal: seats.map(|seat| table.game_with_views().legal(seat).len()).collect(),
            streams: viewers.clone().map(stream).collect(),
            versions: viewers.map(|viewer| table.version(viewer)).collect(),
            events: table.events().iter().map(|event| write_event(game, event)).collect(),
            host_seat: table.host_seat(),
            rematch: table.rematch().map(str::to_owned),
            last: table.last(),
            entries: table.entries(),
        }
    }
}
