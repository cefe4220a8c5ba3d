//! Views that leak or forget, and the laws that find them out.
//!
//! A law that nothing breaks proves nothing. Each game here is Gorus Maximus but for one flaw in
//! what it shows, and a law must fail for it.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::marker::PhantomData;

use super::super::{Card, CardSet, Deal, DealDue, OptionError, Options, Outcome, Position};
use super::super::{PositionError, Refusal, School, SmallGorus, State};
use super::{Dice, random_event, scene, small, with_spare_to, worlds};
use crate::laws::{Broken, Lawful, Thoroughness};
use crate::laws::{keep_in_one_game, sampled_worlds, worlds_by_stream};
use crate::{
    Digest, Event, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer, read_event,
};

type Small = State<u64, 5, 50>;
type View = <SmallGorus as Game>::View;

/// What is wrong with a game.
trait Flaw: Clone + Debug + Send + Sync + 'static {
    /// Whether the game samples only worlds that agree with its marred views.
    const AGREES_WITH_ITSELF: bool = false;

    /// Changes what a viewer is shown.
    fn mar(game: &SmallGorus, state: &Small, view: &mut View);

    /// Takes out of a sampled world what the flaw has put into the view, so that the flaw is not
    /// found out by the world alone.
    fn mend(_world: &mut Small) {}

    /// Changes what a seat is told when its move is refused.
    fn mar_refusal(_game: &SmallGorus, _state: &Small, refusal: Refusal) -> Refusal {
        refusal
    }
}

/// Gorus Maximus with a flaw.
#[derive(Clone, Debug)]
struct Flawed<F>(SmallGorus, PhantomData<F>);

/// The same event in the sound game.
fn sound<F: Flaw>(event: &Event<Flawed<F>>) -> Event<SmallGorus> {
    match event {
        Event::Move(seat, card) => Event::Move(*seat, *card),
        Event::Chance(deal) => Event::Chance(*deal),
    }
}

/// The same event in the flawed game.
fn flawed<F: Flaw>(event: &Event<SmallGorus>) -> Event<Flawed<F>> {
    match event {
        Event::Move(seat, card) => Event::Move(*seat, *card),
        Event::Chance(deal) => Event::Chance(*deal),
    }
}

impl<F: Flaw> Game for Flawed<F> {
    type Options = Options;
    type OptionError = OptionError;
    type Position = Position;
    type PositionError = PositionError;
    type State = Small;
    type Move = Card;
    type Moves = CardSet<u64>;
    type Chance = Deal<50>;
    type Request = DealDue;
    type Outcome = Outcome;
    type View = View;
    type News = <SmallGorus as Game>::News;
    type Worlds = (View, <SmallGorus as Game>::Worlds);
    type Refusal = Refusal;

    const NAME: &'static str = SmallGorus::NAME;
    const RULES_VERSION: u32 = SmallGorus::RULES_VERSION;

    fn with_options(options: Options) -> Result<Self, OptionError> {
        SmallGorus::with_options(options).map(|game| Self(game, PhantomData))
    }
    fn options(&self) -> &Options {
        self.0.options()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn start(&self) -> Small {
        self.0.start()
    }
    fn set_up(&self, position: &Position) -> Result<Small, PositionError> {
        self.0.set_up(position)
    }
    fn node(&self, state: &Small) -> Node<Self> {
        match self.0.node(state) {
            Node::Chance(request) => Node::Chance(request),
            Node::Decide(seats) => Node::Decide(seats),
            Node::Over(outcome) => Node::Over(outcome),
        }
    }
    fn legal(&self, state: &Small, seat: Seat) -> CardSet<u64> {
        self.0.legal(state, seat)
    }
    fn check_move(&self, state: &Small, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.0
            .check_move(state, seat, card)
            .map_err(|refusal| F::mar_refusal(&self.0, state, refusal))
    }
    fn check_chance(&self, state: &Small, deal: &Deal<50>) -> Result<(), Refusal> {
        self.0.check_chance(state, deal)
    }
    fn make_move(&self, state: &mut Small, seat: Seat, card: Card) {
        self.0.make_move(state, seat, card);
    }
    fn resolve_chance(&self, state: &mut Small, deal: &Deal<50>) {
        self.0.resolve_chance(state, deal);
    }
    fn draw<R: Randomness>(&self, state: &Small, randomness: &mut R) -> Deal<50> {
        self.0.draw(state, randomness)
    }
    fn view(&self, state: &Small, viewer: Viewer) -> View {
        let mut view = self.0.view(state, viewer);
        F::mar(&self.0, state, &mut view);
        view
    }
    fn winners(&self, outcome: &Outcome) -> SeatSet {
        self.0.winners(outcome)
    }
    fn viewer(&self, view: &View) -> Viewer {
        self.0.viewer(view)
    }
    fn legal_in_view(&self, view: &View) -> CardSet<u64> {
        self.0.legal_in_view(view)
    }
    fn news(&self, before: &View, after: &View) -> Option<Self::News> {
        self.0.news(before, after)
    }
    fn worlds(&self, view: &View) -> Option<Self::Worlds> {
        self.0.worlds(view).map(|worlds| (*view, worlds))
    }
    fn sample<R: Randomness>(&self, (view, worlds): &Self::Worlds, randomness: &mut R) -> Small {
        loop {
            let mut world = self.0.sample(worlds, randomness);
            F::mend(&mut world);
            if !F::AGREES_WITH_ITSELF || self.view(&world, view.viewer) == *view {
                return world;
            }
        }
    }
    fn digest(&self, state: &Small) -> Digest {
        self.0.digest(state)
    }
    fn write_move(&self, card: Card) -> impl Display {
        self.0.write_move(card)
    }
    fn read_move(&self, text: &str) -> Result<Card, ReadError<Refusal>> {
        self.0.read_move(text)
    }
    fn write_chance(&self, deal: &Deal<50>) -> impl Display {
        self.0.write_chance(deal)
    }
    fn read_chance(&self, text: &str) -> Result<Deal<50>, ReadError<Refusal>> {
        self.0.read_chance(text)
    }
}

impl<F: Flaw> Lawful for Flawed<F> {
    fn every_move(&self) -> impl Iterator<Item = Card> {
        self.0.every_move()
    }
    fn rules() -> &'static [RuleId] {
        SmallGorus::rules()
    }
    fn is_conserved(&self, state: &Small) -> bool {
        self.0.is_conserved(state)
    }
    fn retell(&self, world: &Small, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let log: Vec<_> = log.iter().map(sound).collect();
        let (same, retold) = self.0.retell(world, &log);
        (same, retold.iter().map(|events| events.iter().map(flawed).collect()).collect())
    }
    fn longest(&self) -> usize {
        self.0.longest()
    }
}

/// The first law that a flawed game breaks within a few games.
fn first_broken<F: Flaw>(players: u8) -> Option<Broken> {
    let game = Flawed::<F>::with_options(Options::new(players)).expect("options");
    let mut keep =
        (0..5).map(|seed| keep_in_one_game(&game, Thoroughness::Full, &mut Dice(seed)).err());
    keep.find_map(|broken| broken)
}

/// The law of secrecy or that of sampling, which are two sides of one, must fail.
fn assert_found_out<F: Flaw>(players: u8) {
    let broken = first_broken::<F>(players).expect("a law must fail");
    assert!(["secrecy", "sampling"].contains(&broken.law), "{broken}");
}

/// The seat after the viewer's; after a spectator comes seat 0.
fn next_seat(game: &SmallGorus, view: &View) -> Seat {
    view.viewer.seat().map_or(Seat::new(0), |seat| seat.next(game.players()))
}

/// Whether the seat after the viewer's holds a 9.
fn neighbour_has_a_nine(game: &SmallGorus, state: &Small, view: &View) -> bool {
    state.troupes[next_seat(game, view).index()].iter().any(|card| card.rank().number() == 9)
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    #[derive(Clone, Debug)]
    struct NoFlaw;
    impl Flaw for NoFlaw {
        fn mar(_game: &SmallGorus, _state: &Small, _view: &mut View) {}
    }
    for players in 1..=5 {
        assert_eq!(first_broken::<NoFlaw>(players), None);
    }
}

#[test]
fn a_view_that_shows_the_next_troupe_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextTroupe;
    impl Flaw for ShowsTheNextTroupe {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            let next = next_seat(game, view).index();
            view.seen.troupes[next] = state.troupes[next];
        }
    }
    for players in 2..=5 {
        assert_found_out::<ShowsTheNextTroupe>(players);
    }
}

/// Shows the card that comes next from the pile.
#[derive(Clone, Debug)]
struct ShowsTheTopOfThePile;

impl Flaw for ShowsTheTopOfThePile {
    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        let to_come = game.pile_to_come(state).len();
        if to_come > 0 {
            let top = game.pile_start() + usize::from(game.pile) - to_come;
            view.seen.slots[top] = state.slots[top];
        }
    }
}

#[test]
fn a_view_that_shows_the_top_of_the_pile_is_found_out() {
    assert_found_out::<ShowsTheTopOfThePile>(2);
    // The next contender, in solo.
    assert_found_out::<ShowsTheTopOfThePile>(1);
}

#[test]
fn a_view_that_remembers_what_the_other_drew_is_found_out() {
    #[derive(Clone, Debug)]
    struct RemembersEveryDraw;
    impl Flaw for RemembersEveryDraw {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            let drawn = game.pile_start()..game.pile_start() + usize::from(state.played.min(10));
            view.seen.slots[drawn.clone()].copy_from_slice(&state.slots[drawn]);
        }
    }
    assert_found_out::<RemembersEveryDraw>(2);
}

/// Tells in the round's number whether the next seat holds a 9.
#[derive(Clone, Debug)]
struct BitInTheRound<const AGREES_WITH_ITSELF: bool>;

const BIT: u8 = 0x80;

impl<const AGREES_WITH_ITSELF: bool> Flaw for BitInTheRound<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        if neighbour_has_a_nine(game, state, view) {
            view.seen.round |= BIT;
        }
    }
    fn mend(world: &mut Small) {
        world.round &= !BIT;
    }
}

#[test]
fn one_bit_in_the_round_number_is_found_out() {
    for players in 2..=5 {
        assert_found_out::<BitInTheRound<false>>(players);
    }
}

#[test]
fn a_leak_that_its_own_worlds_honour_is_found_out_by_the_bare_rules() {
    // Here every sampled world has the same bit, so that no law of views and worlds can tell that
    // the viewer should not know it.
    assert_eq!(first_broken::<BitInTheRound<true>>(3), None);
    // But there are worlds that the rules allow and the leaky views tell apart.
    let sound = small(Options::new(3));
    let game = Flawed::<BitInTheRound<true>>::with_options(Options::new(3)).expect("options");
    let viewer = Viewer::Seat(Seat::new(0));
    let troupes = "F4.S4.A4/S5.S6.A9/F5.F6.A7";
    let position = scene(&sound, troupes, 0, School::Arrows);
    let position = with_spare_to(&sound, "FSA", position, &[0, 1, 2, 0, 1, 2, 0]);
    let openings = worlds::openings(&sound, viewer, &position, &[]);
    let actual = sound.set_up(&position).expect("a position");
    let allowed = worlds::worlds_by_rules(&sound, viewer, &actual, &openings, &[]);
    let told = worlds_by_stream(&game, viewer, &actual, openings.iter().copied(), &[]);
    // Three of six cards, and A9 among them or not.
    assert_eq!((allowed.len(), told.len()), (20, 10));
    assert_eq!(worlds_by_stream(&sound, viewer, &actual, openings, &[]), allowed);
}

#[test]
fn one_bit_in_the_dealer_is_found_out() {
    #[derive(Clone, Debug)]
    struct BitInTheDealer;
    impl Flaw for BitInTheDealer {
        fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
            // In later bouts the dealer plays no part any more.
            if state.bouts >= 2 && neighbour_has_a_nine(game, state, view) {
                view.seen.dealer = Seat::new(view.seen.dealer.number() | 4);
            }
        }
        fn mend(world: &mut Small) {
            world.dealer = Seat::new(world.dealer.number() & 3);
        }
    }
    for players in 3..=4 {
        assert_found_out::<BitInTheDealer>(players);
    }
}

#[test]
fn a_refusal_that_tells_of_another_troupe_is_found_out() {
    #[derive(Clone, Debug)]
    struct TellsWhoHoldsIt;
    impl Flaw for TellsWhoHoldsIt {
        fn mar(_game: &SmallGorus, _state: &Small, _view: &mut View) {}
        fn mar_refusal(game: &SmallGorus, state: &Small, refusal: Refusal) -> Refusal {
            let next = state.turn.next(game.players());
            match refusal {
                Refusal::NotInTroupe(card) if state.troupes[next.index()].contains(card) => {
                    Refusal::NotYourTurn { turn: next }
                }
                _ => refusal,
            }
        }
    }
    for players in 3..=5 {
        let broken = first_broken::<TellsWhoHoldsIt>(players).expect("a law must fail");
        assert_eq!(broken.law, "secrecy", "{broken}");
    }
}

/// Forgets, in a dealt round, all that happened before the running bout, voids included.
#[derive(Clone, Debug)]
struct Forgets;

impl Flaw for Forgets {
    fn mar(game: &SmallGorus, state: &Small, view: &mut View) {
        view.seen.opened = state.bouts * game.in_bout;
    }
    fn mend(world: &mut Small) {
        world.opened = 0;
    }
}

#[test]
fn a_view_that_forgets_looks_right_when_it_is_only_sampled() {
    let game = Flawed::<Forgets>::with_options(Options::new(4)).expect("options");
    let mut dice = Dice(9);
    let mut state = game.start();
    while let Some(event) = random_event(&game, &state, &mut dice) {
        game.play(&mut state, &event).expect("legal");
        for viewer in Viewer::all(4) {
            let view = game.view(&state, viewer);
            let world = game.sample(&game.worlds(&view).expect("a world"), &mut dice);
            assert!(game.is_conserved(&world));
            assert_eq!(game.view(&world, viewer), view);
            assert_eq!(game.node(&world), game.node(&state));
        }
    }
}

#[test]
fn a_view_that_forgets_is_found_out_when_the_game_is_told_again() {
    // A world that it samples gives a school to a seat that has shown that it lacks it; told again
    // in that world, the game breaks G3.3 where the void was shown.
    for players in 3..=5 {
        let broken = first_broken::<Forgets>(players).expect("a law must fail");
        assert_eq!(broken.law, "sampling", "{broken}");
        assert!(broken.detail.contains("comes about by"), "{broken}");
        assert!(broken.detail.contains("MustFollow"), "{broken}");
    }
}

#[test]
fn a_view_that_forgets_samples_worlds_that_its_own_stream_rules_out() {
    let game = Flawed::<Forgets>::with_options(Options::new(3)).expect("options");
    let viewer = Viewer::Seat(Seat::new(0));
    // Seat 1 shows that it has no Fist; then a new bout begins. F6 and F7 are with seat 2.
    let troupes = "F4.S4.A4/S5.A5.A6/F5.F6.F7";
    let sound = small(Options::new(3));
    let position = scene(&sound, troupes, 0, School::Arrows);
    let position = with_spare_to(&sound, "FSA", position, &[0, 1, 2, 0, 1, 2, 0]);
    let opening = |troupes: &str| {
        let troupes = super::lists(troupes);
        game.set_up(&Position { troupes, ..position.clone() }).expect("a position")
    };
    let actual = opening(troupes);
    let events = ["0:F4", "1:S5", "2:F5"].map(|text| read_event(&game, text).expect("an event"));
    let mut state = actual;
    for event in &events {
        game.play(&mut state, event).expect("legal");
    }
    assert_eq!(game.node(&state), Node::Decide(SeatSet::only(Seat::new(2))));
    // Who of the two holds what is left, in all six ways: two each of A5, A6, F6 and F7.
    let openings = ["A5.A6/F5.F6.F7", "A5.F6/F5.A6.F7", "A5.F7/F5.A6.F6"]
        .into_iter()
        .chain(["A6.F6/F5.A5.F7", "A6.F7/F5.A5.F6", "F6.F7/F5.A5.A6"])
        .map(|hidden| opening(&format!("F4.S4.A4/S5.{hidden}")));
    let told = worlds_by_stream(&game, viewer, &actual, openings, &events);
    assert_eq!(told, HashSet::from([state]));

    // Only the troupes are compared: mending has spoilt where the position began.
    let worlds: HashSet<_> = sampled_worlds(&game, viewer, &state, 1000, &mut Dice(1))
        .into_keys()
        .map(|world| world.troupes)
        .collect();
    assert_eq!(worlds.len(), 6, "the void is forgotten");
    // The sound game remembers.
    let worlds = sampled_worlds(&sound, viewer, &state, 1000, &mut Dice(1));
    assert_eq!(worlds.into_keys().collect::<HashSet<_>>(), told);
}
