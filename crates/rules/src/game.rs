//! The contract that every game keeps.
//!
//! A [`Game`] is a table's compiled options, the same from the first deal to the last. Its
//! [`State`](Game::State) is a small value that only events advance. Chance is an event like any
//! other: the rules say what they need, and the caller supplies the outcome. Secrets leave a state
//! in one way only, [`Game::view`]; everything that is sent to players and spectators is made from
//! a view.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{
    Coded, Digest, GameOptions, MoveSet, NotationError, Randomness, RuleId, Seat, SeatSet, Viewer,
};

/// The rules of one game under one set of options.
///
/// Everything here is monomorphised: a search that is generic over `G: Game` pays for no dynamic
/// call and no allocation. The laws that every implementation keeps are in [`crate::laws`].
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The options of a table, fixed before it starts. They need not be valid.
    type Options: GameOptions;
    /// Why options are impossible.
    type OptionError: Coded;
    /// A game in the middle, as plain data. May be impossible.
    type Position: Clone + Debug;
    /// Why a position is impossible.
    type PositionError: Coded;
    /// All there is to know about a running game, secrets included.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// A move of a seat.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// The legal moves of one seat, in the game's documented order.
    type Moves: MoveSet<Move = Self::Move>;
    /// The outcome of a chance node.
    type Chance: Clone + Debug + Send + Sync;
    /// The request of a chance node, in notation.
    type Request: Copy + Eq + Debug + Display;
    /// How a game ended.
    type Outcome: Clone + Eq + Debug;
    /// What one viewer may know: everything that it has observed, and nothing else.
    type View: Clone + Eq + Hash + Debug + Send + Sync;
    /// The news of a viewer when its view changes.
    type News: Clone + Eq + Debug + Display + Send + Sync;
    /// All states that a view allows, ready to be sampled.
    type Worlds: Send + Sync;
    /// Why an event is refused.
    type Refusal: Refusal;

    /// The name that the protocol uses.
    const NAME: &'static str;
    /// Grows when the same events would lead to other states; records carry it.
    const RULES_VERSION: u32;
    /// Every numbered rule of the game, in the order of the rules text.
    const RULES: &'static [RuleId];

    /// The game under these options, if it can be played so.
    fn with_options(options: Self::Options) -> Result<Self, Self::OptionError>;

    /// The options that the game was made with.
    fn options(&self) -> &Self::Options;

    /// How many people play.
    fn players(&self) -> u8;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;

    /// The state that a position describes, if it can be.
    fn set_up(&self, position: &Self::Position) -> Result<Self::State, Self::PositionError>;

    /// What happens next.
    fn node(&self, state: &Self::State) -> Node<Self>;

    /// The seats that have won; none if only a party without a seat has, such as contenders.
    fn winners(&self, outcome: &Self::Outcome) -> SeatSet;

    /// The moves that `seat` may make now; none unless it is asked.
    fn legal(&self, state: &Self::State, seat: Seat) -> Self::Moves;

    /// Whether a seat may make a move, and if not, which rule refuses it.
    fn check_move(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: Self::Move,
    ) -> Result<(), Self::Refusal>;

    /// Whether a chance outcome fits the state, and if not, which rule refuses it.
    fn check_chance(
        &self,
        state: &Self::State,
        outcome: &Self::Chance,
    ) -> Result<(), Self::Refusal>;

    /// Makes a move that is known to be legal. For search; with any other move the state that
    /// follows means nothing, though nothing unsafe happens.
    fn make_move(&self, state: &mut Self::State, seat: Seat, choice: Self::Move);

    /// Applies an outcome of chance that is known to fit.
    fn resolve_chance(&self, state: &mut Self::State, outcome: &Self::Chance);

    /// Draws a fitting outcome for a chance node. Must not be called at any other node.
    fn draw<R: Randomness>(&self, state: &Self::State, randomness: &mut R) -> Self::Chance;

    /// The one door for secrets: what `viewer` may know of this state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whose view it is.
    fn viewer(&self, view: &Self::View) -> Viewer;

    /// The moves that the viewer may make now: the same as [`Game::legal`] for its seat, computed
    /// from its view alone.
    fn legal_in_view(&self, view: &Self::View) -> Self::Moves;

    /// The only legal move of a seat, if every viewer can tell that it is the only one: a table
    /// makes it at once. It is computed from a view, and all viewers agree on it, so making it
    /// discloses nothing. A move that only its own seat knows to be forced does not count.
    fn publicly_forced(&self, _view: &Self::View) -> Option<(Seat, Self::Move)> {
        None
    }

    /// The seats that, as far as the viewer can tell, may have to move now. The viewer knows
    /// exactly whether its own seat is asked; where seats answer unseen, other seats may have
    /// answered already.
    fn awaited(&self, view: &Self::View) -> SeatSet;

    /// The response window that is open, if one is: a moment at which seats may react to what
    /// another did, or let it be. All viewers see it alike.
    fn window(&self, _view: &Self::View) -> Option<Window<Self::Move>> {
        None
    }

    /// Whether a move, by itself, shows any other viewer something new, or answers a response
    /// window. A move that discloses nothing can be taken back as long as nothing else happens.
    fn discloses(&self, _choice: Self::Move) -> bool {
        true
    }

    /// The seats that win and lose together with a seat, itself included.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The viewer's news between two of its views; nothing if they are the same.
    fn news(&self, before: &Self::View, after: &Self::View) -> Option<Self::News>;

    /// The states that a view allows; `None` for a view that no game can show.
    fn worlds(&self, view: &Self::View) -> Option<Self::Worlds>;

    /// One of the allowed states, at random. Every one of them can appear.
    fn sample<R: Randomness>(&self, worlds: &Self::Worlds, randomness: &mut R) -> Self::State;

    /// The stable fingerprint of a full state.
    fn digest(&self, state: &Self::State) -> Digest;

    /// A move as it is written, without its seat.
    fn write_move(&self, choice: Self::Move) -> impl Display;

    /// Reads what [`Game::write_move`] writes. Text that is well formed but names no move that
    /// a seat could ever make is refused by a rule here already.
    fn read_move(&self, text: &str) -> Result<Self::Move, ReadError<Self::Refusal>>;

    /// A chance outcome as it is written.
    fn write_chance(&self, outcome: &Self::Chance) -> impl Display;

    /// Reads what [`Game::write_chance`] writes. A well-formed text that can never be dealt at this
    /// table is already refused by a rule here.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, ReadError<Self::Refusal>>;

    /// Whether an event may happen now.
    fn check(&self, state: &Self::State, event: &Event<Self>) -> Result<(), Self::Refusal> {
        match event {
            Event::Move(seat, choice) => self.check_move(state, *seat, *choice),
            Event::Chance(outcome) => self.check_chance(state, outcome),
        }
    }

    /// Advances the state by an event, or refuses it, names the rule and changes nothing.
    fn play(&self, state: &mut Self::State, event: &Event<Self>) -> Result<(), Self::Refusal> {
        self.check(state, event)?;
        self.play_unchecked(state, event);
        Ok(())
    }

    /// Advances the state by an event that is known to be legal.
    #[inline]
    fn play_unchecked(&self, state: &mut Self::State, event: &Event<Self>) {
        match event {
            Event::Move(seat, choice) => self.make_move(state, *seat, *choice),
            Event::Chance(outcome) => self.resolve_chance(state, outcome),
        }
    }
}

/// Something that happens in a game.
#[derive(Clone, Debug)]
pub enum Event<G: Game> {
    /// A seat moves.
    Move(Seat, G::Move),
    /// Chance decides.
    Chance(G::Chance),
}

/// What a state waits for.
#[derive(Clone, Debug)]
pub enum Node<G: Game> {
    /// A chance outcome of this kind.
    Chance(G::Request),
    /// A move by any of these seats; several decide at the same time, in any order.
    Decide(SeatSet),
    /// The game has ended.
    Over(G::Outcome),
}

// Derived, this would ask for `G: PartialEq` too.
impl<G: Game> PartialEq for Node<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chance(one), Self::Chance(two)) => one == two,
            (Self::Decide(one), Self::Decide(two)) => one == two,
            (Self::Over(one), Self::Over(two)) => one == two,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Node<G> {}

/// A moment at which seats may react to what another did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<M> {
    /// The answer that lets it be. Legal for every seat that is asked.
    pub decline: M,
    /// The seats that the announced action is aimed at.
    pub aimed_at: SeatSet,
}

/// A small error that names the rule which refuses an event.
pub trait Refusal: Coded {
    /// The rule that refuses.
    fn rule(self) -> RuleId;
}

/// Why a text is not an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError<R> {
    /// It is not well formed.
    Notation(NotationError),
    /// It is well formed, and a rule refuses it in every state.
    Refused(R),
}

impl<R> From<NotationError> for ReadError<R> {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}
