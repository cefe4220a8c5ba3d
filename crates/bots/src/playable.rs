//! What a game adds so that bots can play it, and how to ask a bot.

use std::fmt::Debug;

use munera_rules::{Explain, Game, GameOptions, MoveSet, Node, Randomness, Seat};

use crate::bot::Frozen;
use crate::search::{SearchParams, search};
use crate::{
    AnswerTimes, BenchCase, Bot, Choice, Generator, Pace, Shares, World, easy, flat, gentle,
};

/// A game that bots can play.
pub trait Playable: Game {
    /// How many worlds the greedy player tries for each of its moves.
    const EASY_WORLDS: u32;

    /// How many of a hundred of its moves the gentle player overlooks.
    const GENTLE_OVERLOOKS: u32;

    /// The search parameters of this game.
    const SEARCH_PARAMS: SearchParams;

    /// How long bots take for their answers at a server.
    const ANSWER_TIMES: AnswerTimes;

    /// The figures to measure, in the order in which they are shown.
    const BENCHES: &'static [BenchCase];

    /// A possible world in the form that a search uses.
    type World<'g>: World<Move = Self::Move>
    where
        Self: 'g;

    /// Why a move may be good: typed, without words of any language.
    type Reason: Explain + Copy + Debug + PartialEq;

    /// The result of a study before the search, if the game has one.
    type Study: Default;

    /// The tables at which the behaviour of bots is fingerprinted, each with its seed: every kind
    /// of table, with games as short as possible.
    fn fingerprint_tables(
        content: &<Self::Options as GameOptions>::Content,
    ) -> Vec<(u64, Self::Options)> {
        let tables = Self::Options::every_kind(content).into_iter();
        tables.map(|options| (u64::from(options.players()), options)).collect()
    }

    /// Plays a legal move of `seat` in a possible world, continues at random as far as a greedy
    /// player looks ahead, and returns the gain and the number of moves.
    fn greedy_gain(
        &self,
        world: Self::State,
        seat: Seat,
        choice: Self::Move,
        generator: &mut Generator,
    ) -> (f64, u64);

    /// What each seat has won, if something has just been won: a round in a game that is won by
    /// rounds, else a game. Bots play for this, and the lab counts it.
    fn prize(&self, state: &Self::State) -> Option<Shares> {
        match self.node(state) {
            Node::Over(outcome) => Some(Shares::split(self.winners(&outcome))),
            Node::Chance(_) | Node::Decide(_) => None,
        }
    }

    /// Computes once, before a search, what all its simulations use. Adds its own simulations to
    /// `nodes`.
    fn study(
        &self,
        _view: &Self::View,
        _worlds: &Self::Worlds,
        _seat: Seat,
        _pace: &mut impl Pace,
        _nodes: &mut u64,
        _generator: &mut Generator,
    ) -> Self::Study {
        Self::Study::default()
    }

    /// A possible world of the view of `seat`, ready to be searched.
    fn imagine<'g>(
        &'g self,
        study: &'g Self::Study,
        worlds: &Self::Worlds,
        seat: Seat,
        generator: &mut Generator,
    ) -> Self::World<'g>;

    /// A round that was played at random until this many bouts were left: the task that a bench
    /// times. `None` for a game without a solver.
    fn solving_task(
        &self,
        _bouts_left: u8,
        _generator: &mut Generator,
    ) -> Option<Box<dyn FnOnce() + '_>> {
        None
    }

    /// The main reason for a move of the viewer; `None` if the move is not legal, or there is no
    /// reason to give. It is computed from a view alone, so it is a reason and not a promise.
    fn reason(&self, view: &Self::View, choice: Self::Move) -> Option<Self::Reason>;

    /// The best move if it can be solved exactly; `None` if it cannot, or not in time.
    fn solve(
        &self,
        _view: &Self::View,
        _pace: &mut impl Pace,
        _nodes: &mut u64,
    ) -> Option<Choice<Self::Move>> {
        None
    }
}

/// The code behind [`choose`](crate::choose), which `has_bots.rs` compiles for every type of table.
pub(crate) fn choose_generic<G: Playable>(
    bot: Bot,
    game: &G,
    view: &G::View,
    pace: &mut impl Pace,
    generator: &mut Generator,
) -> Option<Choice<G::Move>> {
    let seat = game.viewer(view).seat()?;
    let legal = game.legal_in_view(view);
    if legal.is_empty() {
        return None;
    }
    match bot {
        Bot::Random => Some(Choice::plain(legal.nth(generator.below(legal.len() as u32) as usize))),
        Bot::Gentle => gentle::choose(game, view, seat, &legal, generator),
        Bot::Easy | Bot::Frozen(Frozen::Easy1) => easy::choose(game, view, seat, &legal, generator),
        // There is no need to think about a forced move.
        _ if legal.len() == 1 => Some(Choice::plain(legal.nth(0))),
        Bot::Frozen(Frozen::Flat1) => flat::choose(game, view, seat, &legal, pace, generator),
        Bot::Normal | Bot::Hard => {
            let mut nodes = 0;
            let solved = game.solve(view, pace, &mut nodes);
            solved.or_else(|| search(game, view, seat, nodes, pace, generator))
        }
    }
}
