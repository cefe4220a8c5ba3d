//! Gorus Maximus: trick taking with a trump that changes in the middle of a trick, for 1–8.
//!
//! ```
//! use munera_rules::gorus::{Options, SmallGorus};
//! use munera_rules::{Game, Seat, read_event};
//!
//! let game = SmallGorus::with_options(Options::new(3))?;
//! let mut state = game.start();
//! let deal = "deal 2 F0.F4.S5.S6.S7.S8.S9.S10.S11.S12\
//!             /F10.F5.F6.F7.F8.A0.A4.A5.A6.A7\
//!             /A10.F9.F11.F12.S0.S4.A8.A9.A11.A12";
//! game.play(&mut state, &read_event(&game, deal).unwrap())?;
//! game.play(&mut state, &read_event(&game, "0:F4").unwrap())?;
//! // Seat 1 holds Fists, so it must follow: rule G3.3 says so.
//! let refusal = game.play(&mut state, &read_event(&game, "1:A0").unwrap()).unwrap_err();
//! assert_eq!(munera_rules::Refusal::rule(refusal).as_str(), "G3.3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrangement;
mod bout_story;
mod card;
mod card_set;
mod chance;
mod check;
mod fast_round;
mod foresight;
mod lawful;
mod moves;
mod news;
mod notation;
mod options;
mod position;
mod raw_view;
mod refusal;
mod round_story;
pub mod rule;
mod rules;
mod running_bout;
mod search;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod worlds;

use std::fmt::Display;

pub use self::bout_story::{BoutStory, Play, PlayKind};
pub use self::card::{Card, Rank, School, SchoolSet};
pub use self::card_set::{CardSet, Word};
pub use self::chance::{Deal, Request};
pub use self::fast_round::FastRound;
pub use self::moves::{Move, Moves};
pub use self::news::News;
pub use self::options::{Division, FavourTable, OptionError, Options};
pub use self::position::{Position, PositionError};
pub use self::raw_view::{RawView, RawViewError};
pub use self::refusal::Refusal;
pub use self::round_story::{BoutTally, RoundStory, RoundTally, SideTally};
pub use self::running_bout::RunningBout;
pub use self::search::OpenRound;
use self::state::StatePhase;
pub use self::state::{Party, SideSet, State};
pub use self::table::Gorus;
pub use self::view::{Bout, LastRound, Public, View};
pub use self::worlds::Worlds;
use crate::{
    Digest, Digester, Game, Node, NotationError, Randomness, ReadError, RuleId, Seat, SeatSet,
    Viewer,
};

/// Tables of up to five: at most fifty cards, and a troupe fits into one machine word.
pub type SmallGorus = Gorus<u64, 5, 50>;
/// Tables of six to eight.
pub type LargeGorus = Gorus<u128, 8, 80>;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The sides that won; several are joint champions (G5.2).
    pub champions: SideSet,
    /// What decided between the sides that reached their target.
    pub decision: Decision,
}

/// G5.2: what decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Only one side reached its target.
    Alone,
    /// Several reached it, and one had collected the preferred school's 0.
    ByTheZero,
    /// Several reached it, and one had collected the fewest gladiators.
    ByFewest,
    /// Several had collected equally few: they share the title.
    Joint,
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Game for Gorus<W, SEATS, CARDS> {
    type Options = Options;
    type OptionError = OptionError;
    type State = State<W, SEATS, CARDS>;
    type Position = Position;
    type PositionError = PositionError;
    type Move = Card;
    type Moves = CardSet<W>;
    type Chance = Deal<CARDS>;
    type Request = Request;
    type Outcome = Outcome;
    type View = View<W, SEATS, CARDS>;
    type News = News<W>;
    type Worlds = Worlds<W, SEATS, CARDS>;
    type Refusal = Refusal;

    const NAME: &'static str = "gorus";
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

    fn start(&self) -> Self::State {
        State { schools: self.options.schools.unwrap_or(SchoolSet::EMPTY), ..State::EMPTY }
    }

    fn set_up(&self, position: &Position) -> Result<Self::State, PositionError> {
        self.set_up_position(position)
    }

    #[inline]
    fn node(&self, state: &Self::State) -> Node<Self> {
        match state.phase {
            StatePhase::Fresh | StatePhase::Between => Node::Chance(Request),
            StatePhase::Bouts => Node::Decide(SeatSet::only(state.turn)),
            StatePhase::Over => Node::Over(self.champions(state)),
        }
    }

    fn winners(&self, outcome: &Outcome) -> SeatSet {
        Seat::all(self.players)
            .filter(|seat| outcome.champions.contains(self.side(*seat)))
            .collect()
    }

    #[inline]
    fn legal(&self, state: &Self::State, seat: Seat) -> CardSet<W> {
        Self::playable(state, seat)
    }

    fn check_move(&self, state: &Self::State, seat: Seat, choice: Card) -> Result<(), Refusal> {
        self.check_play(state, seat, choice)
    }

    fn check_chance(&self, state: &Self::State, outcome: &Deal<CARDS>) -> Result<(), Refusal> {
        self.check_deal(state, outcome)
    }

    #[inline]
    fn make_move(&self, state: &mut Self::State, seat: Seat, choice: Card) {
        self.play_card(state, seat, choice);
    }

    #[inline]
    fn resolve_chance(&self, state: &mut Self::State, outcome: &Deal<CARDS>) {
        self.deal(state, outcome);
    }

    #[inline]
    fn draw<R: Randomness>(&self, state: &Self::State, randomness: &mut R) -> Deal<CARDS> {
        self.draw_deal(state, randomness)
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        self.mask(state, viewer)
    }

    fn viewer(&self, view: &Self::View) -> Viewer {
        view.viewer()
    }

    fn legal_in_view(&self, view: &Self::View) -> CardSet<W> {
        view.legal()
    }

    fn awaited(&self, view: &Self::View) -> SeatSet {
        view.turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        self.seats_of(self.side(seat)).collect()
    }

    fn news(&self, before: &Self::View, after: &Self::View) -> Option<News<W>> {
        self.notice(before, after)
    }

    fn worlds(&self, view: &Self::View) -> Option<Self::Worlds> {
        self.worlds_of(view)
    }

    fn sample<R: Randomness>(&self, worlds: &Self::Worlds, randomness: &mut R) -> Self::State {
        self.sample_world(worlds, randomness)
    }

    fn digest(&self, state: &Self::State) -> Digest {
        let mut digester = Digester::default();
        digester
            .bytes(&[self.players, u8::from(self.options.open_history)])
            .bytes(&self.side_of)
            .bytes(&self.targets)
            .bytes(&self.favour.bytes());
        for troupe in state.troupes {
            digester.bytes(troupe.bytes().as_ref());
        }
        let slots: [u8; CARDS] = state.slots.map(|slot| slot.map_or(0, Card::byte));
        digester.bytes(&slots).bytes(&state.takers.0.to_le_bytes()).bytes(&state.support);
        for favour in state.last_favour {
            digester.bytes(&favour.to_le_bytes());
        }
        let preferred = state.bout.preferred.map_or(0, |school| school as u8 + 1);
        // The state of the running bout follows from the plays.
        digester
            .bytes(&[
                state.last_winners.bits(),
                state.schools.bits(),
                preferred,
                state.phase as u8,
                state.round,
                state.dealer.number(),
                state.leader.number(),
                state.turn.number(),
                state.bouts,
                state.played,
                state.opened,
            ])
            .finish()
    }

    fn write_move(&self, choice: Card) -> impl Display {
        choice
    }

    fn read_move(&self, text: &str) -> Result<Card, ReadError<Refusal>> {
        Card::read(text).map_err(|_| NotationError::Move.into())
    }

    fn write_chance(&self, outcome: &Deal<CARDS>) -> impl Display {
        notation::DealText { players: self.players, deck_size: self.deck_size(), deal: outcome }
    }

    fn read_chance(&self, text: &str) -> Result<Deal<CARDS>, ReadError<Refusal>> {
        self.read_deal(text)
    }
}
