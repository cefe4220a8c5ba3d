//! Exact play when all cards are known.
//!
//! The solver works for one side against all others together. The result is the side's margin: its
//! Crowd Favour when the round ends, minus that of the best other side. The margin decides the
//! round (G4.2): above 0 the side wins alone, at 0 it shares the win, below 0 it loses. So the best
//! margin is also the best result.

mod alpha_beta;
mod first_of_three_bouts;
mod last_two_bouts;
mod round;
mod search;
mod table;
mod three_bouts_of_four;
mod three_bouts_of_two;
mod tries;
mod two_bouts_of_four;

use std::cmp::Ordering;
use std::fmt;

use munera_rules::gorus::{Card, FastRound, Gorus, LargeGorus, SmallGorus, State, Word};
use munera_rules::{Coded, Explain, Game, Message, Seat};

use self::alpha_beta::AlphaBeta;
use self::round::{BetweenBouts, PartialBout, RoundFacts};
use self::search::Search;
use self::table::SURE;
use crate::{Nodes, Pace};

/// Why a state cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolvable {
    /// No round is running.
    NoRound,
    /// A draw pile is left: no player chooses what will be drawn.
    PileLeft,
    /// One player against contenders, who choose nothing.
    Solo,
    /// There is no such seat.
    NoSuchSeat(Seat),
}

impl Coded for Unsolvable {
    fn code(self) -> &'static str {
        match self {
            Self::NoRound => "no-round",
            Self::PileLeft => "pile-left",
            Self::Solo => "solo",
            Self::NoSuchSeat(_) => "no-such-seat",
        }
    }
}

impl Explain for Unsolvable {
    fn message(&self) -> Message {
        match self {
            Self::NoRound => Message::new("solve-no-round"),
            Self::PileLeft => Message::new("solve-pile-left"),
            Self::Solo => Message::new("solve-solo"),
            Self::NoSuchSeat(seat) => Message::new("seat-not-here").with("seat", seat.number()),
        }
    }
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Unsolvable {}

/// The result of a round for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoundResult {
    /// Another side has more favour.
    Lost,
    /// No side has more, and another has as much.
    Shared,
    /// No other side has as much.
    Won,
}

impl RoundResult {
    /// The result that a margin means.
    pub fn of(margin: i16) -> Self {
        match margin.cmp(&0) {
            Ordering::Less => Self::Lost,
            Ordering::Equal => Self::Shared,
            Ordering::Greater => Self::Won,
        }
    }

    /// The share of the round; a shared round counts as half.
    pub fn share(self) -> f64 {
        match self {
            Self::Lost => 0.0,
            Self::Shared => 0.5,
            Self::Won => 1.0,
        }
    }
}

/// A running round with all cards known, to be solved for one side.
#[derive(Clone, Debug)]
pub(crate) struct Solver<'g, W: Word, const SEATS: usize, const CARDS: usize> {
    game: &'g Gorus<W, SEATS, CARDS>,
    round: FastRound<W, SEATS>,
    side: usize,
}

/// The best play and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The margin if all sides play their best: this side for it, and all others against it.
    pub margin: i16,
    /// The best play of the seat whose turn it is.
    pub best: Card,
}

/// The result of every play, and a best line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The best play.
    pub solution: Solution,
    /// Each legal play with its margin, in the order of legal plays.
    pub plays: Vec<(Card, i16)>,
    /// One best way to play the round to its end.
    pub line: Vec<(Seat, Card)>,
}

/// What solving a round came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedRound {
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The seats of the side that was solved for.
    pub seats: Vec<Seat>,
    /// What was found out; `None` if there were too few nodes for it.
    pub analysis: Option<Analysis>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A table whose rounds can be solved.
///
/// The solver is generic, and this is not: it is compiled here, with the optimisation of this crate.
pub trait Solvable: Game {
    /// Solves a state's round for the side of `seat`, or of the seat whose turn it is, and looks at
    /// `most` positions or fewer.
    fn analyse_round(
        &self,
        state: &Self::State,
        seat: Option<Seat>,
        most: Nodes,
    ) -> Result<SolvedRound, Unsolvable>;
}

macro_rules! compile_solver {
    ($($table:ty),*) => {$(
        impl Solvable for $table {
            fn analyse_round(
                &self,
                state: &Self::State,
                seat: Option<Seat>,
                mut most: Nodes,
            ) -> Result<SolvedRound, Unsolvable> {
                let solver = Solver::new(self, state, seat)?;
                let seats = self.seats_of(solver.side).collect();
                let mut nodes = 0;
                let analysis = solver.analyse(&mut most, &mut nodes);
                Ok(SolvedRound { turn: solver.round.turn, seats, analysis, nodes })
            }
        }
    )*};
}

compile_solver!(SmallGorus, LargeGorus);

impl<'g, W: Word, const SEATS: usize, const CARDS: usize> Solver<'g, W, SEATS, CARDS> {
    /// A solver of a state's round for the side of `seat`, or of the seat whose turn it is.
    pub(crate) fn new(
        game: &'g Gorus<W, SEATS, CARDS>,
        state: &State<W, SEATS, CARDS>,
        seat: Option<Seat>,
    ) -> Result<Self, Unsolvable> {
        let open = game.open_round(state).ok_or(Unsolvable::NoRound)?;
        if game.is_solo() {
            return Err(Unsolvable::Solo);
        }
        if !open.pile.is_empty() {
            return Err(Unsolvable::PileLeft);
        }
        let seat = seat.unwrap_or(open.turn);
        if seat.number() >= game.players() {
            return Err(Unsolvable::NoSuchSeat(seat));
        }
        Ok(Self { game, round: FastRound::new(game, &open), side: game.side(seat) })
    }

    /// The best play and its margin; `None` when the pace ends first. `nodes` is set to the number
    /// of visited positions in any case.
    pub(crate) fn solve(&self, pace: &mut dyn Pace, nodes: &mut u64) -> Option<Solution> {
        match self.game.side_count() {
            2 => self.run::<1>(pace).count(nodes, SolverRun::solve),
            3 | 4 => self.run::<3>(pace).count(nodes, SolverRun::solve),
            _ => self.run::<7>(pace).count(nodes, SolverRun::solve),
        }
    }

    /// The best play, and for the others whether they win, share or lose the round, as far as the
    /// pace allows. The best comes first.
    pub(crate) fn judge(
        &self,
        pace: &mut dyn Pace,
        nodes: &mut u64,
    ) -> Option<Vec<(Card, RoundResult)>> {
        match self.game.side_count() {
            2 => self.run::<1>(pace).count(nodes, SolverRun::judge),
            3 | 4 => self.run::<3>(pace).count(nodes, SolverRun::judge),
            _ => self.run::<7>(pace).count(nodes, SolverRun::judge),
        }
    }

    /// Every play's margin, and a best line; `None` when the pace ends first. `nodes` is set to the
    /// number of visited positions in any case.
    pub(crate) fn analyse(&self, pace: &mut dyn Pace, nodes: &mut u64) -> Option<Analysis> {
        match self.game.side_count() {
            2 => self.run::<1>(pace).count(nodes, SolverRun::analyse),
            3 | 4 => self.run::<3>(pace).count(nodes, SolverRun::analyse),
            _ => self.run::<7>(pace).count(nodes, SolverRun::analyse),
        }
    }

    fn run<'p, const OTHERS: usize>(&self, pace: &'p mut dyn Pace) -> SolverRun<'p, W, OTHERS> {
        let facts = RoundFacts::new(self.game, &self.round, self.side);
        let (position, bout) = facts.begin(self.game, &self.round, self.side);
        SolverRun { search: Search::new(facts, pace), root: Point { position, bout } }
    }
}

/// A point of the round, in a bout or between two.
#[derive(Clone, Copy)]
struct Point<W: Word, const OTHERS: usize> {
    position: BetweenBouts<W, OTHERS>,
    bout: Option<PartialBout<W>>,
}

/// A running solution. `OTHERS` bounds the number of other sides.
struct SolverRun<'p, W: Word, const OTHERS: usize> {
    search: Search<'p, W, OTHERS>,
    root: Point<W, OTHERS>,
}

impl<W: Word, const OTHERS: usize> SolverRun<'_, W, OTHERS> {
    /// Counts the positions of some work, even if it was cut short.
    fn count<T>(mut self, nodes: &mut u64, work: impl Fn(&mut Self) -> Option<T>) -> Option<T> {
        let result = work(&mut self);
        *nodes = self.search.nodes;
        result
    }

    fn solve(&mut self) -> Option<Solution> {
        let root = self.root;
        let mut plays = self.legal(&root);
        let guess = root.position.guess();
        let margin = narrow(guess, |low, high| self.bound_by_plays(&root, &mut plays, low, high))?;
        let best = *plays.first()?;
        Some(Solution { margin, best })
    }

    /// Like [`SolverRun::bound`]; also moves the play that settles the question to the front.
    fn bound_by_plays(
        &mut self,
        point: &Point<W, OTHERS>,
        plays: &mut [Card],
        low: i16,
        high: i16,
    ) -> Option<i16> {
        let mut window = AlphaBeta::new(self.search.facts.is_own(turn(point)), low, high);
        for place in 0..plays.len() {
            let next = self.after(point, plays[place]);
            let value = self.bound(&next, window.low, window.high)?;
            if window.closes(value) {
                plays[..=place].rotate_right(1);
                break;
            }
        }
        Some(window.best)
    }

    fn judge(&mut self) -> Option<Vec<(Card, RoundResult)>> {
        let root = self.root;
        let solution = self.solve()?;
        let mut results = vec![(solution.best, RoundResult::of(solution.margin))];
        for card in self.legal(&root).into_iter().filter(|card| *card != solution.best) {
            let next = self.after(&root, card);
            let Some(result) = self.result(&next) else { break };
            results.push((card, result));
        }
        Some(results)
    }

    fn result(&mut self, point: &Point<W, OTHERS>) -> Option<RoundResult> {
        Some(match self.bound(point, -1, 0)? {
            ..0 => RoundResult::Lost,
            _ if self.bound(point, 0, 1)? > 0 => RoundResult::Won,
            _ => RoundResult::Shared,
        })
    }

    fn analyse(&mut self) -> Option<Analysis> {
        let root = self.root;
        let solution = self.solve()?;
        let mut plays = Vec::new();
        for card in self.legal(&root) {
            let next = self.after(&root, card);
            plays.push((card, self.margin(&next, solution.margin)?));
        }
        let mut line = vec![(turn(&root), solution.best)];
        let mut point = self.after(&root, solution.best);
        while point.position.bouts_left > 0 {
            let card = self.best(&point, solution.margin)?;
            line.push((turn(&point), card));
            point = self.after(&point, card);
        }
        Some(Analysis { solution, plays, line })
    }

    fn legal(&self, point: &Point<W, OTHERS>) -> Vec<Card> {
        let facts = &self.search.facts;
        match &point.bout {
            None => facts.troupe(point.position.left, point.position.leader).iter().collect(),
            Some(bout) => facts.legal(bout).iter().collect(),
        }
    }

    fn after(&self, point: &Point<W, OTHERS>, card: Card) -> Point<W, OTHERS> {
        let (facts, position) = (&self.search.facts, point.position);
        let bout = match &point.bout {
            None => facts.lead(&position, card),
            Some(bout) => facts.join(bout, card),
        };
        if bout.turn == position.leader {
            Point { position: facts.finish(&position, &bout), bout: None }
        } else {
            Point { position, bout: Some(bout) }
        }
    }

    /// The margin between `low` and `high`, or a bound outside.
    fn bound(&mut self, point: &Point<W, OTHERS>, low: i16, high: i16) -> Option<i16> {
        match &point.bout {
            None => self.search.between_bouts(point.position, low, high),
            Some(bout) => self.search.in_bout(&point.position, bout, low, high),
        }
    }

    fn margin(&mut self, point: &Point<W, OTHERS>, guess: i16) -> Option<i16> {
        narrow(guess, |low, high| self.bound(point, low, high))
    }

    /// A play that keeps the known margin.
    fn best(&mut self, point: &Point<W, OTHERS>, margin: i16) -> Option<Card> {
        let own = self.search.facts.is_own(turn(point));
        let legal = self.legal(point);
        for card in &legal[1..] {
            let next = self.after(point, *card);
            let keeps = if own {
                self.bound(&next, margin - 1, margin)? >= margin
            } else {
                self.bound(&next, margin, margin + 1)? <= margin
            };
            if keeps {
                return Some(*card);
            }
        }
        // One of them keeps it.
        legal.first().copied()
    }
}

/// Finds the margin by asking repeatedly whether it reaches a goal, each time within the range that
/// the last answer left open.
fn narrow(guess: i16, mut bound: impl FnMut(i16, i16) -> Option<i16>) -> Option<i16> {
    let (mut low, mut high) = (-SURE, SURE);
    let mut goal = guess;
    while low < high {
        let margin = bound(goal - 1, goal)?;
        if margin >= goal {
            low = margin;
            goal = margin + 1;
        } else {
            high = margin;
            goal = margin;
        }
    }
    Some(low)
}

fn turn<W: Word, const OTHERS: usize>(point: &Point<W, OTHERS>) -> Seat {
    point.bout.as_ref().map_or(point.position.leader, |bout| bout.turn)
}
