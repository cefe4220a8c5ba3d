//! A game in progress, and what each viewer has been told of it.

use munera_rules::{Event, Game, Node, Randomness, Seat, Viewer};

use crate::{GameWithViews, Version};

/// One game in progress, with all that has happened: a table without the people around it.
///
/// The state and the log stay inside. What comes out is made from views.
#[derive(Clone, Debug)]
pub struct SoloGame<G: Game> {
    game_with_views: GameWithViews<G>,
    log: Vec<Event<G>>,
    /// What each viewer has been told so far, in the order of [`Viewer::all`].
    told: Vec<Vec<G::News>>,
}

impl<G: Game> SoloGame<G> {
    /// A game at which nothing has happened yet.
    pub fn new(game: G) -> Self {
        Self::of(GameWithViews::new(game))
    }

    /// A game that goes on from a state.
    pub fn from_state(game: G, state: G::State) -> Self {
        Self::of(GameWithViews::from_state(game, state))
    }

    fn of(game_with_views: GameWithViews<G>) -> Self {
        let told = Viewer::all(game_with_views.game().players()).map(|_| Vec::new()).collect();
        Self { game_with_views, log: Vec::new(), told }
    }

    /// The rules of the game.
    pub fn game(&self) -> &G {
        self.game_with_views.game()
    }

    /// What the game waits for.
    pub fn node(&self) -> Node<G> {
        self.game_with_views.node()
    }

    /// The moves that a seat may make now, as far as it can tell, and it can.
    pub fn legal(&self, seat: Seat) -> G::Moves {
        self.game_with_views.legal(seat)
    }

    /// What a viewer may know now. A viewer's seat must be at the table.
    pub fn view(&self, viewer: Viewer) -> &G::View {
        self.game_with_views.view(viewer)
    }

    /// What a viewer has been told since a version it has already; `None` for a version that is yet
    /// to come, which no viewer can have got here.
    pub fn news_since(&self, viewer: Viewer, version: Version) -> Option<&[G::News]> {
        self.told[self.place(viewer)].get(version.0 as usize..)
    }

    /// How much a viewer has been told.
    pub fn version(&self, viewer: Viewer) -> Version {
        Version(self.told[self.place(viewer)].len() as u64)
    }

    /// Everything that has happened, secrets included: for the game's record, not for players.
    pub fn log(&self) -> &[Event<G>] {
        &self.log
    }

    /// Lets an event happen, and tells every viewer what it may notice of it. Moves that every viewer
    /// can tell to be the only ones left follow at once, as events of their own.
    pub fn play(&mut self, event: Event<G>) -> Result<(), G::Refusal> {
        self.play_alone(event)?;
        while let Some(event) = self.game_with_views.publicly_forced() {
            self.play_alone(event)?;
        }
        Ok(())
    }

    fn play_alone(&mut self, event: Event<G>) -> Result<(), G::Refusal> {
        for (viewer, news) in self.game_with_views.play(&event)? {
            let place = self.place(viewer);
            self.told[place].push(news);
        }
        self.log.push(event);
        Ok(())
    }

    /// Draws and plays the chance event that the game waits for, if it waits for one.
    pub fn draw<R: Randomness>(&mut self, randomness: &mut R) -> bool {
        let drawn = self.game_with_views.draw(randomness);
        let waits = drawn.is_some();
        let played = drawn.map(|event| self.play(event));
        debug_assert!(played.is_none_or(|played| played.is_ok()), "a drawn outcome fits its node");
        waits
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(usize::from(self.game().players()), Seat::index)
    }
}

#[cfg(test)]
mod tests {
    use munera_bots::{Bot, Generator, Nodes, choose};
    use munera_rules::gladiators::{self, Card, Gladiators, Position, Trait};
    use munera_rules::gorus::{Options, SmallGorus};
    use munera_rules::{Event, Game, Node, Seat, Viewer, read_event, write_event};

    use super::SoloGame;
    use crate::Version;

    /// Plays a whole game with bots that see what the table shows them.
    fn played() -> SoloGame<SmallGorus> {
        let options = Options { target: Some(1), ..Options::new(3) };
        let mut table = SoloGame::new(SmallGorus::with_options(options).expect("options"));
        let mut generator = Generator::new(3);
        while !matches!(table.node(), Node::Over(_)) {
            if let Node::Decide(seats) = table.node() {
                let seat = seats.first().expect("a seat is asked");
                let view = table.view(Viewer::Seat(seat));
                let choice = choose(Bot::Easy, table.game(), view, &mut Nodes(1), &mut generator);
                let choice = choice.expect("a move").choice;
                table.play(Event::Move(seat, choice)).expect("legal");
            }
            table.draw(&mut generator);
        }
        table
    }

    #[test]
    fn every_viewer_hears_of_every_event_without_a_gap() {
        let table = played();
        for viewer in Viewer::all(3) {
            assert_eq!(table.version(viewer), Version(table.log().len() as u64));
            let all = table.news_since(viewer, Version(0)).expect("all of it");
            let late = table.news_since(viewer, Version(5)).expect("the rest");
            assert_eq!(&all[5..], late);
            assert!(table.news_since(viewer, Version(all.len() as u64 + 1)).is_none());
        }
    }

    /// A table of Gladiators at which seat 0 begins, and seat 1 holds this.
    fn duel(hand: &str) -> SoloGame<Gladiators> {
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
        SoloGame::from_state(game, state)
    }

    #[test]
    fn a_table_passes_for_an_empty_hand_and_for_no_other() {
        let attack = |table: &mut SoloGame<Gladiators>| {
            let event = read_event(table.game(), "0:attack 1").expect("an event");
            table.play(event).expect("legal");
            let game = table.game();
            table.log().iter().map(|event| write_event(game, event)).collect::<Vec<_>>()
        };
        let mut empty = duel("");
        assert_eq!(attack(&mut empty), ["0:attack 1", "1:pass"]);
        // Both are events of their own, and every viewer is told of both.
        for viewer in Viewer::all(2) {
            assert_eq!(empty.version(viewer), Version(2));
        }
        // A card that can save nothing is still a choice, and no other viewer knows that it is none.
        assert_eq!(attack(&mut duel("A1")), ["0:attack 1"]);
    }

    #[test]
    fn no_viewer_is_told_of_a_refused_event() {
        let mut table = played();
        let (log, version) = (table.log().len(), table.version(Viewer::Spectator));
        let again = table.log()[1].clone();
        assert!(table.play(again).is_err());
        assert_eq!((table.log().len(), table.version(Viewer::Spectator)), (log, version));
    }

    #[test]
    fn a_spectator_is_never_told_a_troupe() {
        let table = played();
        let news = table.news_since(Viewer::Spectator, Version(0)).expect("all of it");
        assert!(news[0].to_string().ends_with(" ?/?/?"), "{}", news[0]);
    }
}
