//! Views that leak or forget, and the laws that find them out.
//!
//! A law that nothing breaks proves nothing. Each game here is Gladiators but for one flaw in what
//! it shows, and a law must fail for it.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use super::super::{
    Chance, Gladiators, Move, Moves, News, OptionError, Options, Outcome, Position,
};
use super::super::{PositionError, PowerSet, Refusal, Request, State, Trait, View, Worlds};
use super::listing::History;
use super::{Dice, scene, seat};
use crate::laws::{Broken, Lawful, Thoroughness, keep_in_one_game, sampled_worlds};
use crate::{Digest, Event, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer};

/// What is wrong with a game.
trait Flaw: Clone + Debug + Send + Sync + 'static {
    /// Whether the game samples only worlds that agree with its marred views.
    const AGREES_WITH_ITSELF: bool = false;

    /// Changes what a viewer is shown.
    fn mar(game: &Gladiators, state: &State, shown: &mut View);

    /// Takes out of a sampled world what the flaw has put into the view, so that the flaw is not
    /// found out by the world alone. The view as it should have been is there for that only.
    fn mend(world: &mut State, sound: &View);
}

/// Gladiators with a flaw.
#[derive(Clone, Debug)]
struct Flawed<F>(Gladiators, PhantomData<F>);

/// What a flawed game shows. The sound view beside it is nobody's to see: it is not compared.
#[derive(Clone, Debug)]
struct Marred {
    shown: View,
    sound: View,
}

impl PartialEq for Marred {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown
    }
}

impl Eq for Marred {}

impl Hash for Marred {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shown.hash(state);
    }
}

/// The same event in the sound game.
fn sound<F: Flaw>(event: &Event<Flawed<F>>) -> Event<Gladiators> {
    match event {
        Event::Move(seat, choice) => Event::Move(*seat, *choice),
        Event::Chance(outcome) => Event::Chance(*outcome),
    }
}

/// The same event in the flawed game.
fn flawed<F: Flaw>(event: &Event<Gladiators>) -> Event<Flawed<F>> {
    match event {
        Event::Move(seat, choice) => Event::Move(*seat, *choice),
        Event::Chance(outcome) => Event::Chance(*outcome),
    }
}

impl<F: Flaw> Game for Flawed<F> {
    type Options = Options;
    type OptionError = OptionError;
    type Position = Position;
    type PositionError = PositionError;
    type State = State;
    type Move = Move;
    type Moves = Moves;
    type Chance = Chance;
    type Request = Request;
    type Outcome = Outcome;
    type View = Marred;
    type News = News;
    type Worlds = (Marred, Worlds);
    type Refusal = Refusal;

    const NAME: &'static str = Gladiators::NAME;
    const RULES_VERSION: u32 = Gladiators::RULES_VERSION;

    fn with_options(options: Options) -> Result<Self, OptionError> {
        Gladiators::with_options(options).map(|game| Self(game, PhantomData))
    }
    fn options(&self) -> &Options {
        self.0.options()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn set_up(&self, position: &Position) -> Result<State, PositionError> {
        self.0.set_up(position)
    }
    fn node(&self, state: &State) -> Node<Self> {
        match self.0.node(state) {
            Node::Chance(request) => Node::Chance(request),
            Node::Decide(seats) => Node::Decide(seats),
            Node::Over(outcome) => Node::Over(outcome),
        }
    }
    fn winners(&self, outcome: &Outcome) -> SeatSet {
        self.0.winners(outcome)
    }
    fn legal(&self, state: &State, seat: Seat) -> Moves {
        self.0.legal(state, seat)
    }
    fn check_move(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        self.0.check_move(state, seat, choice)
    }
    fn check_chance(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        self.0.check_chance(state, outcome)
    }
    fn make_move(&self, state: &mut State, seat: Seat, choice: Move) {
        self.0.make_move(state, seat, choice);
    }
    fn resolve_chance(&self, state: &mut State, outcome: &Chance) {
        self.0.resolve_chance(state, outcome);
    }
    fn draw<R: Randomness>(&self, state: &State, randomness: &mut R) -> Chance {
        self.0.draw(state, randomness)
    }
    fn view(&self, state: &State, viewer: Viewer) -> Marred {
        let sound = self.0.view(state, viewer);
        let mut shown = sound;
        F::mar(&self.0, state, &mut shown);
        Marred { shown, sound }
    }
    fn viewer(&self, view: &Marred) -> Viewer {
        self.0.viewer(&view.shown)
    }
    fn legal_in_view(&self, view: &Marred) -> Moves {
        self.0.legal_in_view(&view.shown)
    }
    fn news(&self, before: &Marred, after: &Marred) -> Option<News> {
        self.0.news(&before.shown, &after.shown)
    }
    fn worlds(&self, view: &Marred) -> Option<Self::Worlds> {
        self.0.worlds(&view.shown).map(|worlds| (view.clone(), worlds))
    }
    fn sample<R: Randomness>(&self, (view, worlds): &Self::Worlds, randomness: &mut R) -> State {
        loop {
            let mut world = self.0.sample(worlds, randomness);
            F::mend(&mut world, &view.sound);
            if !F::AGREES_WITH_ITSELF || self.view(&world, self.viewer(view)) == *view {
                return world;
            }
        }
    }
    fn digest(&self, state: &State) -> Digest {
        self.0.digest(state)
    }
    fn write_move(&self, choice: Move) -> impl Display {
        self.0.write_move(choice)
    }
    fn read_move(&self, text: &str) -> Result<Move, ReadError<Refusal>> {
        self.0.read_move(text)
    }
    fn write_chance(&self, outcome: &Chance) -> impl Display {
        self.0.write_chance(outcome)
    }
    fn read_chance(&self, text: &str) -> Result<Chance, ReadError<Refusal>> {
        self.0.read_chance(text)
    }
}

impl<F: Flaw> Lawful for Flawed<F> {
    fn every_move(&self) -> impl Iterator<Item = Move> {
        self.0.every_move()
    }
    fn rules() -> &'static [RuleId] {
        Gladiators::rules()
    }
    fn is_conserved(&self, state: &State) -> bool {
        self.0.is_conserved(state)
    }
    fn retell(&self, world: &State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let log: Vec<_> = log.iter().map(sound).collect();
        let (same, retold) = self.0.retell(world, &log);
        (same, retold.iter().map(|events| events.iter().map(flawed).collect()).collect())
    }
    fn longest(&self) -> usize {
        self.0.longest()
    }
}

/// The first law that a flawed game breaks within so many games.
fn first_broken<F: Flaw>(players: u8, games: u64) -> Option<Broken> {
    let options = Options { turn_limit: Some(120), ..Options::new(players) };
    let game = Flawed::<F>::with_options(options).expect("options");
    let mut keep =
        (0..games).map(|seed| keep_in_one_game(&game, Thoroughness::Full, &mut Dice(seed)).err());
    keep.find_map(|broken| broken)
}

/// The law of secrecy or that of sampling, which are two sides of one, must fail.
fn assert_found_out<F: Flaw>(players: u8) {
    // Not every game has a fallen player whose card is mixed into a deck.
    let broken = first_broken::<F>(players, 100).expect("a law must fail");
    assert!(["secrecy", "sampling"].contains(&broken.law), "{broken}");
}

/// The seat after the viewer's; after a spectator comes seat 0.
fn next_seat(game: &Gladiators, view: &View) -> Seat {
    view.viewer().seat().map_or(Seat::new(0), |seat| seat.next(game.players()))
}

/// Adds a secret to the number of turns, where no rule and no news looks for it.
fn whisper(shown: &mut View, secret: u16) {
    shown.seen.turns |= u32::from(secret) << 16;
}

fn forget_whisper(world: &mut State) {
    world.turns &= 0xffff;
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    #[derive(Clone, Debug)]
    struct NoFlaw;
    impl Flaw for NoFlaw {
        fn mar(_game: &Gladiators, _state: &State, _shown: &mut View) {}
        fn mend(_world: &mut State, _sound: &View) {}
    }
    for players in 2..=4 {
        assert_eq!(first_broken::<NoFlaw>(players, 8), None);
    }
}

#[test]
fn a_view_that_shows_the_next_hand_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextHand;
    impl Flaw for ShowsTheNextHand {
        fn mar(game: &Gladiators, state: &State, shown: &mut View) {
            let next = next_seat(game, shown).index();
            shown.seen.hands[next] = state.hands[next];
        }
        fn mend(_world: &mut State, _sound: &View) {}
    }
    for players in 2..=4 {
        assert_found_out::<ShowsTheNextHand>(players);
    }
}

/// Whispers the top card of the deck of Speed.
#[derive(Clone, Debug)]
struct WhispersTheTop<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw for WhispersTheTop<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let top = state.stocks[0].deck.iter().next();
        whisper(shown, top.map_or(0, |power| power.number().into()));
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_top_of_a_deck_is_found_out() {
    for players in 2..=4 {
        assert_found_out::<WhispersTheTop<false>>(players);
    }
}

/// Whispers which cards a deck has once a fallen player's unseen card was mixed into it, which by
/// the rules nobody but the fallen can tell.
#[derive(Clone, Debug)]
struct WhispersTheRestock<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw for WhispersTheRestock<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let mixed = state.stocks.iter().find(|stock| !stock.mixed.is_empty());
        whisper(shown, mixed.map_or(0, |stock| stock.deck.set().bits()));
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_content_of_a_restock_is_found_out() {
    for players in 3..=4 {
        assert_found_out::<WhispersTheRestock<false>>(players);
    }
}

/// Whispers which cards of Speed the fallen held.
#[derive(Clone, Debug)]
struct WhispersTheFallen<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw for WhispersTheFallen<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        let fallen = Seat::all(4).filter(|seat| !state.alive.contains(*seat));
        let held = fallen.map(|seat| {
            u16::from(state.hands[seat.index()].raw(Trait::Speed)) << (4 * seat.number())
        });
        whisper(shown, held.sum());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_which_card_fell_unseen_is_found_out() {
    for players in 3..=4 {
        assert_found_out::<WhispersTheFallen<false>>(players);
    }
}

/// Seat 1 has fallen with S7, which a restock has mixed into the deck; three cards are left there.
fn after_a_fall() -> History {
    let four = "S9.A13.D13.H10/S2.A2.D1.H1/S5.A3.D3.H11/S4.A4.D2.H2";
    let scene = scene(four).hands("S6/S7/S8/S10").decks("S11").short("S");
    let events = "0:attack 1, 1:pass, 2:pass, 3:pass, 2:focus S, 3:pass, 0:pass, \
                  restock S S12.S3.S1.S13.S2.S7.S5, 3:focus S, 0:pass, 2:pass, \
                  0:focus S, 2:pass, 3:pass, 2:focus S, 3:pass, 0:pass, 3:focus S, 0:pass, 2:pass";
    History::of_scene(&scene, events)
}

/// The worlds of Speed that a flawed game samples after that fall, and those that can be.
fn sampled_and_listed<F: Flaw>(viewer: Viewer) -> [HashSet<(PowerSet, State)>; 2] {
    let history = after_a_fall();
    let length = history.events.len();
    let (actual, game) = (history.state(length), Flawed::<F>(history.game, PhantomData));
    let project = |world: &State| {
        // Only Speed is compared: where its cards lie, and what seats hold of it.
        let mut only = State { stocks: actual.stocks, hands: actual.hands, ..*world };
        only.stocks[0] = world.stocks[0];
        for (hand, other) in only.hands.iter_mut().zip(world.hands) {
            if let Some(power) = other.get(Trait::Speed) {
                hand.set(Trait::Speed, power);
            }
        }
        (world.stocks[0].deck.set(), only)
    };
    let sampled = sampled_worlds(&game, viewer, &actual, 12_000, &mut Dice(1));
    let listed = history.worlds(Trait::Speed, viewer, length);
    [sampled.keys().map(project).collect(), listed.iter().map(project).collect()]
}

/// A leak that its own worlds honour: the laws of views and worlds cannot tell that the viewer should
/// not know it, but by the bare rules there are worlds that it never samples.
fn assert_leaves_worlds_out<F: Flaw>(viewer: Viewer) {
    let [sampled, listed] = sampled_and_listed::<F>(viewer);
    assert!(sampled.is_subset(&listed));
    assert!(sampled.len() < listed.len(), "{} of {}", sampled.len(), listed.len());
}

#[test]
fn leaks_that_their_own_worlds_honour_are_found_out_by_the_bare_rules() {
    assert_eq!(first_broken::<WhispersTheFallen<true>>(3, 8), None);
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert_leaves_worlds_out::<WhispersTheTop<true>>(viewer);
    }
    for viewer in [seat(0), Viewer::Spectator] {
        assert_leaves_worlds_out::<WhispersTheRestock<true>>(viewer);
        assert_leaves_worlds_out::<WhispersTheFallen<true>>(viewer);
    }
    // The fallen knows its own card, so to it the last two are no news.
    for [sampled, listed] in [
        sampled_and_listed::<WhispersTheRestock<true>>(seat(1)),
        sampled_and_listed::<WhispersTheFallen<true>>(seat(1)),
    ] {
        assert_eq!(sampled, listed);
    }
}

/// Gives a world the public knowledge back that its view has lost.
fn restore_knowledge(world: &mut State, sound: &View) {
    for (stock, kept) in world.stocks.iter_mut().zip(sound.seen.stocks) {
        stock.possible = kept.possible;
        stock.in_deck = kept.in_deck;
        stock.apart = kept.apart;
        stock.mixed = kept.mixed;
    }
}

/// Forgets what was drawn before which restock: any card that is not in sight can be anywhere.
#[derive(Clone, Debug)]
struct ForgetsRestocks;

impl Flaw for ForgetsRestocks {
    fn mar(_game: &Gladiators, _state: &State, shown: &mut View) {
        for kind in Trait::ALL {
            let tops = shown.seen.tops.iter().filter_map(|tops| tops.get(kind));
            let tops: PowerSet = tops.collect();
            let stock = &mut shown.seen.stocks[kind.index()];
            let hidden = PowerSet::ALL.without(tops.or(stock.buried()));
            stock.in_deck = hidden;
            for seat in Seat::all(4).filter(|seat| !stock.mixed.contains(*seat)) {
                let possible = &mut stock.possible[seat.index()];
                *possible = if possible.is_empty() { PowerSet::EMPTY } else { hidden };
            }
        }
    }
    fn mend(world: &mut State, sound: &View) {
        restore_knowledge(world, sound);
    }
}

/// Forgets who cannot have a fallen player's card.
#[derive(Clone, Debug)]
struct ForgetsWhoIsApart;

impl Flaw for ForgetsWhoIsApart {
    fn mar(_game: &Gladiators, _state: &State, shown: &mut View) {
        shown.seen.stocks.iter_mut().for_each(|stock| stock.apart = [SeatSet::EMPTY; 4]);
    }
    fn mend(world: &mut State, sound: &View) {
        restore_knowledge(world, sound);
    }
}

/// Forgets, when a player falls, what it held.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnHand;

impl Flaw for ForgetsOnesOwnHand {
    fn mar(_game: &Gladiators, state: &State, shown: &mut View) {
        for seat in Seat::all(4).filter(|seat| !state.alive.contains(*seat)) {
            shown.seen.hands[seat.index()] = state.hands[seat.index()].hidden();
        }
    }
    fn mend(_world: &mut State, _sound: &View) {}
}

#[test]
fn views_that_forget_are_found_out_when_the_game_is_told_again() {
    for players in 2..=4 {
        assert_found_out::<ForgetsRestocks>(players);
    }
    for players in 3..=4 {
        assert_found_out::<ForgetsWhoIsApart>(players);
        assert_found_out::<ForgetsOnesOwnHand>(players);
    }
}

#[test]
fn views_that_forget_sample_worlds_that_cannot_be() {
    let check = |[sampled, listed]: [HashSet<(PowerSet, State)>; 2]| {
        assert!(sampled.difference(&listed).next().is_some(), "nothing was forgotten");
    };
    check(sampled_and_listed::<ForgetsRestocks>(seat(0)));
    check(sampled_and_listed::<ForgetsWhoIsApart>(seat(1)));
    check(sampled_and_listed::<ForgetsWhoIsApart>(Viewer::Spectator));
    check(sampled_and_listed::<ForgetsOnesOwnHand>(seat(1)));
}
