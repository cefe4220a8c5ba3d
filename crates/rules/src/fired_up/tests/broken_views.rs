//! Views that leak or forget, and the laws that find them out.
//!
//! A law that nothing breaks proves nothing. Each game here is Fired Up but for one flaw in what it
//! shows, and a law must fail for it.

use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use super::super::state::Stage;
use super::super::{
    Chance, FiredUp, HighlightSet, Move, Moves, News, OptionError, Options, Outcome, Position,
    PositionError, Refusal, Request, State, View, Worlds,
};
use super::listing::{History, thin};
use super::pack;
use super::table::{FOUR, scene, seat};
use crate::laws::{Broken, Lawful, Thoroughness, keep_in_one_game, sampled_worlds};
use crate::testing::Dice;
use crate::{Digest, Event, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer};

/// What is wrong with a game.
trait Flaw: Clone + Debug + Send + Sync + 'static {
    /// Whether the game samples only worlds that agree with its marred views.
    const AGREES_WITH_ITSELF: bool = false;

    /// Changes what a viewer is shown.
    fn mar(game: &FiredUp, state: &State, shown: &mut View);

    /// Takes out of a sampled world what the flaw has put into the view, so that the flaw is not
    /// found out by the world alone. The view as it should have been is there for that only.
    fn mend(world: &mut State, sound: &View);
}

/// Fired Up with a flaw.
#[derive(Clone, Debug)]
struct Flawed<F>(FiredUp, PhantomData<F>);

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
fn sound<F: Flaw>(event: &Event<Flawed<F>>) -> Event<FiredUp> {
    match event {
        Event::Move(seat, choice) => Event::Move(*seat, *choice),
        Event::Chance(outcome) => Event::Chance(outcome.clone()),
    }
}

/// The same event in the flawed game.
fn flawed<F: Flaw>(event: &Event<FiredUp>) -> Event<Flawed<F>> {
    match event {
        Event::Move(seat, choice) => Event::Move(*seat, *choice),
        Event::Chance(outcome) => Event::Chance(outcome.clone()),
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

    const NAME: &'static str = FiredUp::NAME;
    const RULES_VERSION: u32 = FiredUp::RULES_VERSION;

    fn with_options(options: Options) -> Result<Self, OptionError> {
        FiredUp::with_options(options).map(|game| Self(game, PhantomData))
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
        FiredUp::rules()
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
    let game = Flawed::<F>::with_options(Options::new(players, pack())).expect("options");
    let mut keep =
        (0..games).map(|seed| keep_in_one_game(&game, Thoroughness::Brisk, &mut Dice(seed)).err());
    keep.find_map(|broken| broken)
}

/// The law of secrecy or that of sampling, which are two sides of one, must fail.
fn assert_found_out<F: Flaw>(players: u8) {
    let broken = first_broken::<F>(players, 10).expect("a law must fail");
    assert!(["secrecy", "sampling"].contains(&broken.law), "{broken}");
}

/// The seat after the viewer's; after a spectator comes seat 0.
fn next_seat(game: &FiredUp, view: &View) -> usize {
    view.viewer().seat().map_or(0, |seat| seat.next(game.players()).index())
}

/// Adds a secret to the points of a seat that no table of up to four has, where no rule and no news
/// looks for it.
fn whisper(shown: &mut View, secret: u16) {
    shown.seen.points[4] = secret;
}

fn forget_whisper(world: &mut State) {
    world.points[4] = 0;
}

#[test]
fn a_game_without_a_flaw_keeps_the_laws() {
    #[derive(Clone, Debug)]
    struct NoFlaw;
    impl Flaw for NoFlaw {
        fn mar(_game: &FiredUp, _state: &State, _shown: &mut View) {}
        fn mend(_world: &mut State, _sound: &View) {}
    }
    assert_eq!(first_broken::<NoFlaw>(2, 2), None);
}

#[test]
fn a_view_that_shows_the_next_hand_is_found_out() {
    #[derive(Clone, Debug)]
    struct ShowsTheNextHand;
    impl Flaw for ShowsTheNextHand {
        fn mar(game: &FiredUp, state: &State, shown: &mut View) {
            let next = next_seat(game, shown);
            shown.seen.hands[next] = state.hands[next];
        }
        fn mend(_world: &mut State, _sound: &View) {}
    }
    assert_found_out::<ShowsTheNextHand>(3);
}

/// Whispers whether the next seat has kept a card of an even number.
#[derive(Clone, Debug)]
struct WhispersTheKept<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw for WhispersTheKept<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(game: &FiredUp, state: &State, shown: &mut View) {
        let kept = state.kept[next_seat(game, shown)];
        whisper(shown, kept.iter().any(|card| card.index() % 2 == 0).into());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_what_was_kept_is_found_out() {
    for players in 2..=4 {
        assert_found_out::<WhispersTheKept<false>>(players);
    }
}

/// Whispers whether the next card of the deck has an even number.
#[derive(Clone, Debug)]
struct WhispersTheTop<const AGREES_WITH_ITSELF: bool>;

impl<const AGREES_WITH_ITSELF: bool> Flaw for WhispersTheTop<AGREES_WITH_ITSELF> {
    const AGREES_WITH_ITSELF: bool = AGREES_WITH_ITSELF;

    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        let top = state.deck.get(usize::from(state.drawn)).copied().flatten();
        whisper(shown, top.is_some_and(|card| card.index() % 2 == 0).into());
    }
    fn mend(world: &mut State, _sound: &View) {
        forget_whisper(world);
    }
}

#[test]
fn a_view_that_whispers_the_top_of_the_deck_is_found_out() {
    assert_found_out::<WhispersTheTop<false>>(2);
}

/// Shows in a window who has yet to answer, and so who waits.
#[derive(Clone, Debug)]
struct ShowsWhoWaits;

impl Flaw for ShowsWhoWaits {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        shown.seen.stage = state.stage;
    }
    fn mend(_world: &mut State, _sound: &View) {}
}

#[test]
fn a_view_that_shows_who_waits_is_found_out() {
    assert_found_out::<ShowsWhoWaits>(4);
}

/// Shows the betting cards of others. Its worlds honour that, so only the bare rules tell.
#[derive(Clone, Debug)]
struct ShowsBets;

impl Flaw for ShowsBets {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        shown.seen.wagers = state.wagers;
    }
    fn mend(_world: &mut State, _sound: &View) {}
}

/// Forgets which cards would have scored by themselves.
#[derive(Clone, Debug)]
struct ForgetsSilence;

impl Flaw for ForgetsSilence {
    fn mar(_game: &FiredUp, _state: &State, shown: &mut View) {
        shown.seen.ruled_out = [HighlightSet::EMPTY; 4];
    }
    fn mend(world: &mut State, sound: &View) {
        world.ruled_out = sound.seen.ruled_out;
    }
}

/// Forgets what the viewer itself has bet on.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnBets;

impl Flaw for ForgetsOnesOwnBets {
    fn mar(_game: &FiredUp, state: &State, shown: &mut View) {
        for wager in shown.seen.wagers.iter_mut().flatten() {
            if state.settled[usize::from(wager.bet)].is_none() {
                wager.fighter = None;
            }
        }
    }
    fn mend(_world: &mut State, _sound: &View) {}
}

/// Forgets what the viewer has discarded, and keeps the number only.
#[derive(Clone, Debug)]
struct ForgetsOnesOwnDiscards;

impl Flaw for ForgetsOnesOwnDiscards {
    fn mar(_game: &FiredUp, _state: &State, shown: &mut View) {
        shown.seen.buried = State::EMPTY.buried;
    }
    fn mend(_world: &mut State, _sound: &View) {}
}

#[test]
fn views_that_forget_are_found_out() {
    assert_found_out::<ForgetsSilence>(3);
    assert_found_out::<ForgetsOnesOwnBets>(3);
    assert_found_out::<ForgetsOnesOwnDiscards>(3);
}

const KEEP: &str = "0:keep h01.h02, 1:keep h05.h06";

/// Seat 1 has bet on Mei's fall; h60, in the deck, would have scored at the start of the battle.
fn history(events: &str) -> History {
    let scene = scene(2, FOUR).card("h60", "start: 2 untargeted 0");
    let table = thin(scene.table(), 1, 4);
    History::new(&table, &format!("{KEEP}, roll 0 B, 0:stand, 0:discard B, 0:end, {events}"))
}

const BET: &str = "roll 1 O, 1:stand, 1:bet m1 mei O";

/// The worlds that a flawed game samples at the end of a history, and those that can be.
fn sampled_and_listed<F: Flaw>(history: &History, viewer: Viewer) -> [HashSet<State>; 2] {
    let game = Flawed::<F>(history.game.clone(), PhantomData);
    let sampled = sampled_worlds(&game, viewer, &history.end(), 4000, &mut Dice(1));
    [sampled.into_keys().collect(), history.worlds(viewer)]
}

/// A leak that its own worlds honour: the laws of views and worlds cannot tell that the viewer should
/// not know it, but by the bare rules there are worlds that it never samples.
#[test]
fn leaks_that_their_own_worlds_honour_are_found_out_by_the_bare_rules() {
    fn assert_leaves_worlds_out<F: Flaw>(viewer: Viewer) {
        let [sampled, listed] = sampled_and_listed::<F>(&history(BET), viewer);
        assert!(sampled.is_subset(&listed));
        assert!(sampled.len() < listed.len(), "{} of {}", sampled.len(), listed.len());
    }
    assert_eq!(first_broken::<ShowsBets>(2, 2), None);
    assert_leaves_worlds_out::<WhispersTheKept<true>>(seat(0));
    assert_leaves_worlds_out::<WhispersTheTop<true>>(seat(0));
    assert_leaves_worlds_out::<WhispersTheTop<true>>(seat(1));
    assert_leaves_worlds_out::<ShowsBets>(seat(0));
    // To the seat that has bet, its own card is no news.
    let [sampled, listed] = sampled_and_listed::<ShowsBets>(&history(BET), seat(1));
    assert_eq!(sampled, listed);
}

#[test]
fn views_that_forget_sample_worlds_that_cannot_be() {
    fn assert_samples_strange_worlds<F: Flaw>(history: &History, viewer: Viewer) {
        let [sampled, listed] = sampled_and_listed::<F>(history, viewer);
        assert!(sampled.difference(&listed).next().is_some(), "nothing was forgotten");
    }
    let battle = history("roll 1 B, 1:stand, 1:discard B, 1:end");
    assert!(matches!(battle.end().stage, Stage::Fight { .. }));
    assert_samples_strange_worlds::<ForgetsSilence>(&battle, seat(0));
    assert_samples_strange_worlds::<ForgetsOnesOwnBets>(&history(BET), seat(1));
}
