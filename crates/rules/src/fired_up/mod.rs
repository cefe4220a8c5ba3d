//! Fired Up: a crowd that influences fighters, bets on them and cheers them, for 2–5.

mod bet;
mod blow;
mod chance;
mod check;
mod circle;
mod facts;
mod fight_dice;
mod fighter;
mod foresight;
mod highlight;
mod house_rules;
mod influence_dice;
mod lawful;
mod mat;
mod moves;
mod news;
mod notation;
mod options;
mod outlook;
mod pack;
mod position;
mod raw_view;
mod refusal;
pub mod rule;
mod rules;
mod search;
mod stakes;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod worlds;

use std::fmt::Display;

pub use self::bet::{Bet, BetEvent, BetId, ROW_BONUS, Term};
pub use self::blow::{Blow, Opponents};
pub use self::chance::{Chance, Request, Setup};
pub use self::circle::{FighterState, Place, PlaceSet};
pub use self::fight_dice::{BodyPart, FightFace, FightRoll};
pub use self::fighter::Fighter;
pub use self::foresight::{AttackTurn, Overtaking, PlannedAttack, Strength};
pub use self::highlight::{
    Condition, Fact, Highlight, HighlightId, HighlightSet, MOST_CONDITIONS, MOST_TIERS, Moment,
    Tier,
};
pub use self::house_rules::{
    BetLimit, FredCounter, HouseRules, LockSpan, RexusCounter, SocialWait, WoundCount,
};
pub use self::influence_dice::{InfluenceFace, InfluenceRoll};
pub use self::mat::{MOST_SPACES, Mat, Morale, Track};
pub use self::moves::{InfluenceAction, Move, Moves, Payment, Stat, Thumb, TurnMoves};
pub use self::news::{Effect, Happening, News, Revealed, TurnMove};
pub use self::options::{OptionError, Options, PackSource};
pub use self::outlook::{ConditionStatus, Outlook, Span};
pub use self::pack::{Judgement, Pack};
pub use self::position::{Position, PositionError};
pub use self::raw_view::{Question, RawView, RawViewError, TurnSoFar};
pub use self::refusal::Refusal;
pub use self::rules::MORTAL_WOUNDS;
pub use self::search::FightDice;
pub use self::stakes::{Stake, StakeStatus};
use self::state::StatePhase;
pub use self::state::{LastAttack, Shown, State, Wager};
pub use self::table::FiredUp;
pub use self::view::{DiceInFront, Phase, View};
pub use self::worlds::Worlds;
use crate::{
    Digest, Digester, Game, Node, Randomness, ReadError, RuleId, Seat, SeatSet, Viewer, Window,
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; several share a win (U8.3).
    pub winners: SeatSet,
    /// The fighter that won the fight; `None` if no fighter lives (U8.2).
    pub fighter: Option<Fighter>,
}

impl Game for FiredUp {
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

    const NAME: &'static str = "fired_up";
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
        State::EMPTY
    }

    fn set_up(&self, _: &Position) -> Result<State, PositionError> {
        Err(PositionError)
    }

    #[inline]
    fn node(&self, state: &State) -> Node<Self> {
        match state.phase {
            StatePhase::Keep { waiting } | StatePhase::Window { waiting, .. } => {
                Node::Decide(waiting)
            }
            StatePhase::Reroll { seat, .. } => Node::Decide(SeatSet::only(seat)),
            StatePhase::Act(turn) => Node::Decide(SeatSet::only(turn.seat)),
            StatePhase::Over => Node::Over(Outcome {
                winners: self.winners_of_game(state),
                fighter: self
                    .winner_of_fight(state)
                    .map(|place| state.fighter_state(place).fighter),
            }),
            _ => Node::Chance(self.request(state).unwrap_or(Request::Setup)),
        }
    }

    fn winners(&self, outcome: &Outcome) -> SeatSet {
        outcome.winners
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Moves {
        self.moves(state, seat)
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
        self.resolve(state, outcome);
    }

    #[inline]
    fn draw<R: Randomness>(&self, state: &State, randomness: &mut R) -> Chance {
        self.draw_chance(state, randomness)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.mask(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer()
    }

    fn legal_in_view(&self, view: &View) -> Moves {
        view.legal(self)
    }

    /// U3.2: a seat that has used all its dice and has no token to spend can only end its turn. All
    /// viewers see its dice and tokens.
    fn publicly_forced(&self, view: &View) -> Option<(Seat, Move)> {
        let StatePhase::Act(turn) = view.seen.phase else { return None };
        let has_tokens = view.spendable_tokens(turn.seat) > 0;
        (turn.dice.is_empty() && !has_tokens).then_some((turn.seat, Move::End))
    }

    fn awaited(&self, view: &View) -> SeatSet {
        view.awaited()
    }

    /// U5.3: after an attack, every seat with kept cards scores or waits.
    fn window(&self, view: &View) -> Option<Window<Move>> {
        let is_open = matches!(view.seen.phase, StatePhase::Window { .. });
        is_open.then_some(Window { decline: Move::Wait, aimed_at: SeatSet::EMPTY })
    }

    /// Dice and fighters lie open, while kept cards and bets stay hidden. A turn's end may begin
    /// the battle, which shows cards.
    fn discloses(&self, choice: Move) -> bool {
        matches!(choice, Move::Reroll(_) | Move::End | Move::Score(_) | Move::Wait)
    }

    fn news(&self, before: &View, after: &View) -> Option<News> {
        self.notice(before, after)
    }

    fn worlds(&self, view: &View) -> Option<Worlds> {
        self.worlds_of(view)
    }

    fn sample<R: Randomness>(&self, worlds: &Worlds, randomness: &mut R) -> State {
        self.sample_world(worlds, randomness)
    }

    fn digest(&self, state: &State) -> Digest {
        let mut digester = Digester::default();
        digester.bytes(&[self.players, u8::from(self.options.abilities)]);
        state.write_bytes(&mut digester);
        // U9.7: without house rules, a state has the digest that it always had.
        if self.options.house != HouseRules::USUAL {
            digester.bytes(&self.options.house.bytes()).bytes(&state.stored_now);
        }
        digester.finish()
    }

    fn write_move(&self, choice: Move) -> impl Display {
        choice
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadError<Refusal>> {
        notation::read_move(text)
    }

    fn write_chance(&self, outcome: &Chance) -> impl Display {
        outcome.clone()
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError<Refusal>> {
        notation::read_chance(text)
    }
}
