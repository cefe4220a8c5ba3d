//! A game in progress, and what each viewer sees of it.

use std::sync::Arc;

use munera_rules::{Digest, Event, Game, Node, Randomness, Seat, Viewer};

/// A game, its state, and every viewer's view of it. The state stays inside; everything that leaves
/// is made from views.
#[derive(Clone, Debug)]
pub struct GameWithViews<G: Game> {
    game: Arc<G>,
    state: G::State,
    /// In the order of [`Viewer::all`].
    views: Vec<G::View>,
    chances: u64,
}

impl<G: Game> GameWithViews<G> {
    /// A game before anything has happened.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::from_state(game, state)
    }

    /// A game that continues from a state.
    pub fn from_state(game: G, state: G::State) -> Self {
        let views = Viewer::all(game.players()).map(|viewer| game.view(&state, viewer)).collect();
        Self { game: Arc::new(game), state, views, chances: 0 }
    }

    /// The rules of the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the game waits for.
    pub fn node(&self) -> Node<G> {
        self.game.node(&self.state)
    }

    /// The viewer's view now. The viewer's seat must be at the table.
    pub fn view(&self, viewer: Viewer) -> &G::View {
        let place = viewer.seat().map_or(usize::from(self.game.players()), Seat::index);
        &self.views[place]
    }

    /// The legal moves of a seat, made from its own view, which always knows them.
    pub fn legal(&self, seat: Seat) -> G::Moves {
        self.game.legal_in_view(self.view(Viewer::Seat(seat)))
    }

    /// The fingerprint of the game's state: for records and for programs that check them.
    pub fn digest(&self) -> Digest {
        self.game.digest(&self.state)
    }

    /// The number of chance events so far.
    pub fn chances(&self) -> u64 {
        self.chances
    }

    /// Whether a seat may make a move, and if not, which rule refuses it.
    pub fn check(&self, seat: Seat, choice: G::Move) -> Result<(), G::Refusal> {
        self.game.check_move(&self.state, seat, choice)
    }

    /// The only legal move, if every viewer can tell that it is the only one.
    pub fn publicly_forced(&self) -> Option<Event<G>> {
        let publicly_forced = self.game.publicly_forced(self.view(Viewer::Spectator));
        publicly_forced.map(|(seat, choice)| Event::Move(seat, choice))
    }

    /// Draws the chance event, if one is due.
    pub fn draw<R: Randomness>(&self, randomness: &mut R) -> Option<Event<G>> {
        let is_due = matches!(self.node(), Node::Chance(_));
        is_due.then(|| Event::Chance(self.game.draw(&self.state, randomness)))
    }

    /// Plays an event and returns the news for each viewer.
    pub fn play(&mut self, event: &Event<G>) -> Result<Vec<(Viewer, G::News)>, G::Refusal> {
        self.game.play(&mut self.state, event)?;
        self.chances += u64::from(matches!(event, Event::Chance(_)));
        let mut noticed = Vec::with_capacity(self.views.len());
        for (viewer, before) in Viewer::all(self.game.players()).zip(&mut self.views) {
            let after = self.game.view(&self.state, viewer);
            noticed.extend(self.game.news(before, &after).map(|news| (viewer, news)));
            *before = after;
        }
        Ok(noticed)
    }
}
