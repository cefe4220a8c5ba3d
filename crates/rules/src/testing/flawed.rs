//! Games with exactly one flaw in what they show.
//!
//! A law that nothing can break proves nothing. Each game's tests have their own flaws, and a law
//! must fail for them.

use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use super::Dice;
use crate::laws::{Broken, Lawful, Thoroughness, keep_in_one_game};
use crate::{
    Digest, Event, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer, Window,
};

/// A flaw of a game.
pub(crate) trait Flaw<G: Game>: Clone + Debug + Send + Sync + 'static {
    /// Whether the game samples only worlds that agree with its marred views.
    const AGREES_WITH_ITSELF: bool = false;

    /// Changes what a viewer is shown.
    fn mar(_game: &G, _state: &G::State, _shown: &mut G::View) {}

    /// Takes out of a sampled world what the flaw has put into the view, so that the flaw is not
    /// found out by the world alone. The view as it should have been is there for that only.
    fn mend(_world: &mut G::State, _sound: &G::View) {}

    /// Changes the refusal that a seat gets for its move.
    fn mar_refusal(_game: &G, _state: &G::State, refusal: G::Refusal) -> G::Refusal {
        refusal
    }

    /// Changes whom a viewer awaits.
    fn mar_awaited(_game: &G, _view: &G::View, awaited: SeatSet) -> SeatSet {
        awaited
    }

    /// Changes which response window a viewer sees.
    fn mar_window(
        _game: &G,
        _view: &G::View,
        window: Option<Window<G::Move>>,
    ) -> Option<Window<G::Move>> {
        window
    }

    /// Changes what a move is said to disclose.
    fn mar_disclosure(_choice: G::Move, discloses: bool) -> bool {
        discloses
    }
}

/// No flaw: so all other differences of a flawed game come from its flaw.
#[derive(Clone, Debug)]
pub(crate) struct NoFlaw;

impl<G: Game> Flaw<G> for NoFlaw {}

/// A game with a flaw.
#[derive(Clone, Debug)]
pub(crate) struct Flawed<G, F> {
    game: G,
    flaw: PhantomData<F>,
}

/// What a flawed game shows. The sound view beside it is not shown, so it is not compared.
#[derive(Clone, Debug)]
pub(crate) struct Marred<V> {
    shown: V,
    sound: V,
}

impl<V: PartialEq> PartialEq for Marred<V> {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown
    }
}

impl<V: Eq> Eq for Marred<V> {}

impl<V: Hash> Hash for Marred<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shown.hash(state);
    }
}

impl<G: Lawful, F: Flaw<G>> Flawed<G, F> {
    pub(crate) fn new(game: G) -> Self {
        Self { game, flaw: PhantomData }
    }

    /// The first law that the game breaks when it is played so often.
    pub(crate) fn first_broken(&self, games: u64, thoroughness: Thoroughness) -> Option<Broken> {
        (0..games).find_map(|seed| keep_in_one_game(self, thoroughness, &mut Dice(seed)).err())
    }
}

/// The law of secrecy, of sampling or of disclosure, which are sides of one, must have failed.
pub(crate) fn assert_found_out(broken: Option<Broken>) {
    let broken = broken.expect("a law must fail");
    assert!(["secrecy", "sampling", "disclosure"].contains(&broken.law), "{broken}");
}

/// The seat after the viewer's; after a spectator comes seat 0.
pub(crate) fn next_seat<G: Game>(game: &G, view: &G::View) -> Seat {
    game.viewer(view).seat().map_or(Seat::new(0), |seat| seat.next(game.players()))
}

/// The same event in a game that differs only in what it shows.
fn same_event<G: Game, H>(event: &Event<G>) -> Event<H>
where
    H: Game<Move = G::Move, Chance = G::Chance>,
{
    match event {
        Event::Move(seat, choice) => Event::Move(*seat, *choice),
        Event::Chance(outcome) => Event::Chance(outcome.clone()),
    }
}

impl<G: Lawful, F: Flaw<G>> Game for Flawed<G, F> {
    type Options = G::Options;
    type OptionError = G::OptionError;
    type Position = G::Position;
    type PositionError = G::PositionError;
    type State = G::State;
    type Move = G::Move;
    type Moves = G::Moves;
    type Chance = G::Chance;
    type Request = G::Request;
    type Outcome = G::Outcome;
    type View = Marred<G::View>;
    type News = G::News;
    type Worlds = (Self::View, G::Worlds);
    type Refusal = G::Refusal;

    const NAME: &'static str = G::NAME;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const RULES: &'static [RuleId] = G::RULES;

    fn with_options(options: G::Options) -> Result<Self, G::OptionError> {
        G::with_options(options).map(Self::new)
    }
    fn options(&self) -> &G::Options {
        self.game.options()
    }
    fn players(&self) -> u8 {
        self.game.players()
    }
    fn start(&self) -> G::State {
        self.game.start()
    }
    fn set_up(&self, position: &G::Position) -> Result<G::State, G::PositionError> {
        self.game.set_up(position)
    }
    fn node(&self, state: &G::State) -> Node<Self> {
        match self.game.node(state) {
            Node::Chance(request) => Node::Chance(request),
            Node::Decide(seats) => Node::Decide(seats),
            Node::Over(outcome) => Node::Over(outcome),
        }
    }
    fn winners(&self, outcome: &G::Outcome) -> SeatSet {
        self.game.winners(outcome)
    }
    fn legal(&self, state: &G::State, seat: Seat) -> G::Moves {
        self.game.legal(state, seat)
    }
    fn check_move(&self, state: &G::State, seat: Seat, choice: G::Move) -> Result<(), G::Refusal> {
        self.game
            .check_move(state, seat, choice)
            .map_err(|refusal| F::mar_refusal(&self.game, state, refusal))
    }
    fn check_chance(&self, state: &G::State, outcome: &G::Chance) -> Result<(), G::Refusal> {
        self.game.check_chance(state, outcome)
    }
    fn make_move(&self, state: &mut G::State, seat: Seat, choice: G::Move) {
        self.game.make_move(state, seat, choice);
    }
    fn resolve_chance(&self, state: &mut G::State, outcome: &G::Chance) {
        self.game.resolve_chance(state, outcome);
    }
    fn draw<R: Randomness>(&self, state: &G::State, randomness: &mut R) -> G::Chance {
        self.game.draw(state, randomness)
    }
    fn view(&self, state: &G::State, viewer: Viewer) -> Self::View {
        let sound = self.game.view(state, viewer);
        let mut shown = sound.clone();
        F::mar(&self.game, state, &mut shown);
        Marred { shown, sound }
    }
    fn viewer(&self, view: &Self::View) -> Viewer {
        self.game.viewer(&view.shown)
    }
    fn legal_in_view(&self, view: &Self::View) -> G::Moves {
        self.game.legal_in_view(&view.shown)
    }
    fn publicly_forced(&self, view: &Self::View) -> Option<(Seat, G::Move)> {
        self.game.publicly_forced(&view.shown)
    }
    fn awaited(&self, view: &Self::View) -> SeatSet {
        F::mar_awaited(&self.game, &view.shown, self.game.awaited(&view.shown))
    }
    fn window(&self, view: &Self::View) -> Option<Window<G::Move>> {
        F::mar_window(&self.game, &view.shown, self.game.window(&view.shown))
    }
    fn discloses(&self, choice: G::Move) -> bool {
        F::mar_disclosure(choice, self.game.discloses(choice))
    }
    fn allies(&self, seat: Seat) -> SeatSet {
        self.game.allies(seat)
    }
    fn news(&self, before: &Self::View, after: &Self::View) -> Option<G::News> {
        self.game.news(&before.shown, &after.shown)
    }
    fn worlds(&self, view: &Self::View) -> Option<Self::Worlds> {
        self.game.worlds(&view.shown).map(|worlds| (view.clone(), worlds))
    }
    fn sample<R: Randomness>(&self, (view, worlds): &Self::Worlds, randomness: &mut R) -> G::State {
        loop {
            let mut world = self.game.sample(worlds, randomness);
            F::mend(&mut world, &view.sound);
            if !F::AGREES_WITH_ITSELF || self.view(&world, self.viewer(view)) == *view {
                return world;
            }
        }
    }
    fn digest(&self, state: &G::State) -> Digest {
        self.game.digest(state)
    }
    fn write_move(&self, choice: G::Move) -> impl Display {
        self.game.write_move(choice)
    }
    fn read_move(&self, text: &str) -> Result<G::Move, ReadError<G::Refusal>> {
        self.game.read_move(text)
    }
    fn write_chance(&self, outcome: &G::Chance) -> impl Display {
        self.game.write_chance(outcome)
    }
    fn read_chance(&self, text: &str) -> Result<G::Chance, ReadError<G::Refusal>> {
        self.game.read_chance(text)
    }
}

impl<G: Lawful, F: Flaw<G>> Lawful for Flawed<G, F> {
    fn every_move(&self) -> impl Iterator<Item = G::Move> {
        self.game.every_move()
    }
    fn is_conserved(&self, state: &G::State) -> bool {
        self.game.is_conserved(state)
    }
    fn retell(&self, world: &G::State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let log: Vec<_> = log.iter().map(same_event).collect();
        let (same, retold) = self.game.retell(world, &log);
        (same, retold.iter().map(|events| events.iter().map(same_event).collect()).collect())
    }
    fn longest(&self) -> usize {
        self.game.longest()
    }
}
