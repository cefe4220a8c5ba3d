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

#[cfg(test)]
mod tests {
    use munera_bots::{Bot, Generator, Nodes, choose};
    use munera_rules::gladiators::{self, Card, Gladiators, Position, Trait};
    use munera_rules::gorus::{Options, SmallGorus};
    use munera_rules::{Event, Game, Node, Seat, Viewer, read_event, write_event};

    use super::GameWithViews;

    /// A whole game of bots that see only what the table shows them: its events, each with the news
    /// for every viewer.
    type Played<G> = Vec<(Event<G>, Vec<(Viewer, <G as Game>::News)>)>;

    fn played() -> (GameWithViews<SmallGorus>, Played<SmallGorus>) {
        let options = Options { target: Some(1), ..Options::new(3) };
        let mut table = GameWithViews::new(SmallGorus::with_options(options).expect("options"));
        let mut generator = Generator::new(3);
        let mut events = Vec::new();
        loop {
            let event = match table.node() {
                Node::Over(_) => return (table, events),
                Node::Chance(_) => table.draw(&mut generator).expect("chance is due"),
                Node::Decide(seats) => {
                    let seat = seats.first().expect("a seat is asked");
                    let view = table.view(Viewer::Seat(seat));
                    let choice =
                        choose(Bot::Easy, table.game(), view, &mut Nodes(1), &mut generator);
                    Event::Move(seat, choice.expect("a move").choice)
                }
            };
            let noticed = table.play(&event).expect("legal");
            events.push((event, noticed));
        }
    }

    #[test]
    fn every_viewer_notices_every_event() {
        let (table, events) = played();
        assert_eq!(table.chances(), 1);
        for (event, noticed) in &events {
            let viewers: Vec<Viewer> = noticed.iter().map(|(viewer, _)| *viewer).collect();
            assert_eq!(viewers, Viewer::all(3).collect::<Vec<_>>(), "{event:?}");
        }
    }

    #[test]
    fn a_spectator_is_never_told_a_troupe() {
        let (_, events) = played();
        let (_, deal) = events[0].1.last().expect("a spectator notices the deal");
        assert!(deal.to_string().ends_with(" ?/?/?"), "{deal}");
    }

    #[test]
    fn a_refused_event_changes_nothing_that_is_seen() {
        let (mut table, events) = played();
        let views: Vec<_> = Viewer::all(3).map(|viewer| *table.view(viewer)).collect();
        assert!(table.play(&events[1].0).is_err());
        let after: Vec<_> = Viewer::all(3).map(|viewer| *table.view(viewer)).collect();
        assert_eq!((views, table.chances()), (after, 1));
    }

    /// A table of Gladiators at which seat 0 begins, and seat 1 holds this.
    fn duel(hand: &str) -> GameWithViews<Gladiators> {
        let cards = |text: &str| Card::read_list(text).expect("cards");
        let (tops, hand) = (["S9.A8.D4.H7", "S3.A2.D6.H5"].map(cards), cards(hand));
        let placed: Vec<Card> = tops.iter().flatten().chain(&hand).copied().collect();
        let deck = |kind| Card::all().filter(move |card| card.kind == kind);
        let decks =
            Trait::ALL.map(|kind| deck(kind).filter(|card| !placed.contains(card)).collect());
        let position = Position {
            tops: tops.to_vec(),
            history: vec![Vec::new(); 2],
            hands: vec![Vec::new(), hand],
            decks,
            wounds: vec![0, 0],
            alive: vec![true, true],
            turn: Seat::new(0),
        };
        let game = Gladiators::with_options(gladiators::Options::new(2)).expect("options");
        let state = game.set_up(&position).expect("a position");
        GameWithViews::from_state(game, state)
    }

    #[test]
    fn a_pass_is_forced_for_an_empty_hand_and_for_no_other() {
        let forced = |hand: &str| {
            let mut table = duel(hand);
            let attack = read_event(table.game(), "0:attack 1").expect("an event");
            table.play(&attack).expect("legal");
            table.publicly_forced().map(|event| write_event(table.game(), &event))
        };
        assert_eq!(forced("").as_deref(), Some("1:pass"));
        // A card that saves nothing is still a choice, and the other seats cannot know that it
        // saves nothing.
        assert_eq!(forced("A1"), None);
    }
}
