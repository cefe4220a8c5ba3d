//! A table: a game in progress, and what each viewer has been told of it.

use munera_rules::{Event, Game, Node, Seat, Viewer};

/// A place in a viewer's stream: how many pieces of news came before it. Gap-free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Version(pub usize);

/// One game in progress.
///
/// The state and the log stay inside. What comes out is made from views.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    log: Vec<Event<G>>,
    watchers: Vec<Watcher<G>>,
}

/// A viewer, what it sees now and what it has been told so far.
#[derive(Clone, Debug)]
struct Watcher<G: Game> {
    viewer: Viewer,
    view: G::View,
    told: Vec<G::News>,
}

impl<G: Game> Table<G> {
    /// A table at which nothing has happened yet.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::from_state(game, state)
    }

    /// A table at which a game goes on from a state.
    pub fn from_state(game: G, state: G::State) -> Self {
        let watchers = Viewer::all(game.players())
            .map(|viewer| Watcher { viewer, view: game.view(&state, viewer), told: Vec::new() })
            .collect();
        Self { game, state, log: Vec::new(), watchers }
    }

    /// The rules of the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the table waits for.
    pub fn node(&self) -> Node<G> {
        self.game.node(&self.state)
    }

    /// The moves that a seat may make now.
    pub fn legal(&self, seat: Seat) -> G::Moves {
        self.game.legal(&self.state, seat)
    }

    /// What a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> &G::View {
        &self.watcher(viewer).view
    }

    /// What a viewer has been told since a version it has already.
    pub fn news_since(&self, viewer: Viewer, version: Version) -> &[G::News] {
        self.watcher(viewer).told.get(version.0..).unwrap_or(&[])
    }

    /// How much a viewer has been told.
    pub fn version(&self, viewer: Viewer) -> Version {
        Version(self.watcher(viewer).told.len())
    }

    /// Everything that has happened, secrets included: for the table's record, not for players.
    pub fn log(&self) -> &[Event<G>] {
        &self.log
    }

    /// Lets an event happen, and tells every viewer what it may notice of it.
    pub fn play(&mut self, event: Event<G>) -> Result<(), G::Refusal> {
        self.game.play(&mut self.state, &event)?;
        self.log.push(event);
        for watcher in &mut self.watchers {
            let view = self.game.view(&self.state, watcher.viewer);
            watcher.told.extend(self.game.news(&watcher.view, &view));
            watcher.view = view;
        }
        Ok(())
    }

    /// Draws and plays the chance event that the table waits for, if it waits for one.
    pub fn draw<R: munera_rules::Randomness>(&mut self, randomness: &mut R) -> bool {
        let waits = matches!(self.node(), Node::Chance(_));
        if waits {
            let outcome = self.game.draw(&self.state, randomness);
            let drawn = self.play(Event::Chance(outcome));
            debug_assert!(drawn.is_ok(), "a drawn outcome fits its node");
        }
        waits
    }

    fn watcher(&self, viewer: Viewer) -> &Watcher<G> {
        let place = viewer.seat().map_or(self.watchers.len() - 1, Seat::index);
        &self.watchers[place]
    }
}
