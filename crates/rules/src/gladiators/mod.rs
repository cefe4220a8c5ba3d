//! Gladiators: a duel of trait cards with responses, for 2–4.
//!
//! ```
//! use munera_rules::gladiators::{Gladiators, Options};
//! use munera_rules::{Game, Node, Seat, read_event};
//!
//! let game = Gladiators::with_options(Options::new(2))?;
//! let mut state = game.start();
//! let setup = "setup S9.S3.S1.S2.S4.S5.S6.S7.S8.S10.S11.S12.S13 \
//!              A8.A2.A1.A3.A4.A5.A6.A7.A9.A10.A11.A12.A13 \
//!              D4.D6.D1.D2.D3.D5.D7.D8.D9.D10.D11.D12.D13 \
//!              H7.H5.H1.H2.H3.H4.H6.H8.H9.H10.H11.H12.H13";
//! for event in [setup, "1:draw A", "1:draw D", "0:draw S", "0:draw H"] {
//!     game.play(&mut state, &read_event(&game, event).unwrap())?;
//! }
//! // Seat 1 is slower, so it begins, and so it cannot attack: rule D4.2 says so.
//! assert_eq!(game.node(&state), Node::Decide(munera_rules::SeatSet::only(Seat::new(1))));
//! let refusal = game.play(&mut state, &read_event(&game, "1:attack 0").unwrap()).unwrap_err();
//! assert_eq!(munera_rules::Refusal::rule(refusal).as_str(), "D4.2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod chance;
mod check;
mod deck;
mod foresight;
mod lawful;
mod moves;
mod news;
mod notation;
mod options;
mod position;
mod powers;
mod raw_view;
mod refusal;
pub mod rule;
mod rules;
mod search;
mod state;
mod stock;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod worlds;

use std::fmt::Display;

pub use self::card::{Card, Power, PowerSet, Trait, TraitSet};
pub use self::chance::{Chance, Request};
pub use self::deck::Deck;
pub use self::foresight::{Foreseen, Foresight};
pub use self::moves::{Action, Gambit, Move, Moves};
pub use self::news::{Effect, Happening, News};
pub use self::options::{OptionError, Options, Restock};
pub use self::position::{Position, PositionError};
pub use self::powers::{Effective, Pair, PairSet, Powers, Strike};
pub use self::raw_view::{FallenCard, Question, RawView, RawViewError};
pub use self::refusal::{NoOpponent, Refusal};
use self::state::StatePhase;
pub use self::state::{Ending, State};
pub use self::table::Gladiators;
pub use self::view::{Pending, Phase, View};
pub use self::worlds::Worlds;
use crate::{
    Digest, Digester, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer, Window,
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; several share a win at the turn limit (D7.1).
    pub winners: SeatSet,
    /// How the game ended.
    pub ending: Ending,
}

impl Game for Gladiators {
    type Options = Options;
    type OptionError = OptionError;
    type State = State;
    type Position = Position;
    type PositionError = PositionError;
    type Move = Move;
    type Moves = Moves;
    type Chance = Chance;
    type Request = Request;
    type Outcome = Outcome;
    type View = View;
    type News = News;
    type Worlds = Worlds;
    type Refusal = Refusal;

    const NAME: &'static str = "gladiators";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static [RuleId] = rule::ALL;

    fn with_options(options: Options) -> Result<Self, OptionError> {
        Self::compile(options)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        State { alive: self.seats(), ..State::EMPTY }
    }

    fn set_up(&self, position: &Position) -> Result<State, PositionError> {
        self.set_up_position(position)
    }

    #[inline]
    fn node(&self, state: &State) -> Node<Self> {
        match state.phase {
            StatePhase::Fresh => Node::Chance(Request::Setup),
            StatePhase::Restock { kind, .. } => Node::Chance(Request::Restock(kind)),
            StatePhase::Setup { .. } | StatePhase::Turn { .. } | StatePhase::Draw => {
                Node::Decide(SeatSet::only(state.turn))
            }
            StatePhase::Responses { asked, .. } => Node::Decide(SeatSet::only(asked)),
            StatePhase::Over { winners, ending } => Node::Over(Outcome { winners, ending }),
        }
    }

    fn winners(&self, outcome: &Outcome) -> SeatSet {
        outcome.winners
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Moves {
        Self::moves(state, seat)
    }

    fn check_move(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        self.check(state, seat, choice)
    }

    fn check_chance(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        self.check_outcome(state, outcome)
    }

    #[inline]
    fn make_move(&self, state: &mut State, seat: Seat, choice: Move) {
        self.make(state, seat, choice);
    }

    #[inline]
    fn resolve_chance(&self, state: &mut State, outcome: &Chance) {
        match outcome {
            Chance::Setup(decks) => self.lay_out(state, decks),
            Chance::Restock(kind, deck) => self.restock(state, *kind, *deck),
        }
    }

    #[inline]
    fn draw<R: Randomness>(&self, state: &State, randomness: &mut R) -> Chance {
        Self::draw_chance(state, randomness)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        Self::mask(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer()
    }

    fn legal_in_view(&self, view: &View) -> Moves {
        view.legal()
    }

    /// D3.3: a seat with an empty hand can only pass, and all viewers see that it is empty.
    fn publicly_forced(&self, view: &View) -> Option<(Seat, Move)> {
        let asked = view.asked().filter(|_| view.phase() == Phase::Responses)?;
        view.hand_traits(asked).is_empty().then_some((asked, Move::Pass))
    }

    fn awaited(&self, view: &View) -> SeatSet {
        view.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// D3.3: after an announcement, every other living seat may respond.
    fn window(&self, view: &View) -> Option<Window<Move>> {
        let pending = self.pending(view).filter(|_| view.phase() == Phase::Responses)?;
        let aimed_at = match pending.action {
            Action::Attack(target) => SeatSet::only(target),
            Action::Gambit(gambit) => SeatSet::only(gambit.target),
            Action::Focus(_) | Action::Recover(_) => SeatSet::EMPTY,
        };
        Some(Window { decline: Move::Pass, aimed_at })
    }

    /// D3.3: an announcement shows no card; all else is a card from a hand or a deck, or an answer.
    fn discloses(&self, choice: Move) -> bool {
        !matches!(choice, Move::Act(_))
    }

    fn news(&self, before: &View, after: &View) -> Option<News> {
        self.notice(before, after)
    }

    fn worlds(&self, view: &View) -> Option<Worlds> {
        Self::worlds_of(view)
    }

    fn sample<R: Randomness>(&self, worlds: &Worlds, randomness: &mut R) -> State {
        Self::sample_world(worlds, randomness)
    }

    fn digest(&self, state: &State) -> Digest {
        let mut digester = Digester::default();
        digester
            .bytes(&[self.players, u8::from(self.options.open_history)])
            .bytes(&self.options.turn_limit.unwrap_or(0).to_le_bytes());
        state.write_bytes(&mut digester);
        // D7.2: without house rules, a state has the digest that it always had.
        if self.options.restock != Restock::Any {
            digester.bytes(&[self.options.restock as u8]);
        }
        digester.finish()
    }

    fn write_move(&self, choice: Move) -> impl Display {
        choice
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadError<Refusal>> {
        Ok(notation::read_move(text)?)
    }

    fn write_chance(&self, outcome: &Chance) -> impl Display {
        *outcome
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError<Refusal>> {
        notation::read_chance(text)
    }
}
