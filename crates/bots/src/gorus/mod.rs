//! Players of Gorus Maximus.

mod belief;
mod bench;
mod course;
mod greedy;
mod learning;
mod policy;
mod reason;
pub(crate) mod solver;
#[cfg(test)]
mod tests;
mod value;
mod world;

use munera_rules::gorus::{Card, Gorus, Options, Party, State, View, Word, Worlds};
use munera_rules::{Game, GameOptions, Seat};

use self::belief::Belief;
pub use self::course::{Course, Progress};
pub use self::learning::{Lesson, Student};
use self::policy::Policies;
pub use self::reason::Reason;
use self::solver::{RoundResult, Solver};
use self::world::{GorusWorld, can_believe, kind_of};
use crate::pace::Part;
use crate::{
    AnswerTimes, BenchCase, Candidate, Choice, Generator, Pace, Playable, SearchParams, Shares,
};

/// The part of its time that a bot gives to the solver before it searches instead.
const OF_SOLVING: f32 = 0.8;
/// How many positions the solver visits in the time of one simulation.
const POSITIONS_OF_A_NODE: u64 = 32;

impl<W: Word, const SEATS: usize, const CARDS: usize> Playable for Gorus<W, SEATS, CARDS> {
    const EASY_WORLDS: u32 = 24;
    const GENTLE_OVERLOOKS: u32 = 30;
    const SEARCH_PARAMS: SearchParams =
        SearchParams { exploration: 0.4, world_uses: 1024, ..SearchParams::USUAL };

    const ANSWER_TIMES: AnswerTimes = AnswerTimes { random: 4, easy: 8, normal: 20, hard: 80 };

    const BENCHES: &'static [BenchCase] = bench::CASES;

    type World<'g> = GorusWorld<'g, W, SEATS, CARDS>;
    type Reason = Reason;
    type Study = Belief<W>;

    /// In Gorus Maximus bots play for rounds, so a game here ends with one won round.
    fn fingerprint_tables((): &()) -> Vec<(u64, Options)> {
        let short = |options| Options { target: Some(1), ..options };
        (1..).zip(Options::every_kind(&()).into_iter().map(short)).collect()
    }

    fn greedy_gain(
        &self,
        world: State<W, SEATS, CARDS>,
        seat: Seat,
        choice: Card,
        generator: &mut Generator,
    ) -> (f64, u64) {
        greedy::gain(self, world, seat, choice, generator)
    }

    /// The prize is the round; sides that tie share it, and a team wins together.
    fn prize(&self, state: &State<W, SEATS, CARDS>) -> Option<Shares> {
        let winners = self.winners_of_round(state)?;
        let part = 1.0 / winners.iter().count() as f32;
        let mut shares = Shares::NONE;
        for seat in Seat::all(self.players()).filter(|seat| winners.contains(self.side(*seat))) {
            shares[seat] = part;
        }
        Some(shares)
    }

    fn solving_task(
        &self,
        bouts_left: u8,
        generator: &mut Generator,
    ) -> Option<Box<dyn FnOnce() + '_>> {
        Some(bench::solving_task(self, bouts_left, generator))
    }

    fn reason(&self, view: &View<W, SEATS, CARDS>, choice: Card) -> Option<Reason> {
        reason::reason(self, view, choice)
    }

    fn study(
        &self,
        view: &View<W, SEATS, CARDS>,
        worlds: &Worlds<W, SEATS, CARDS>,
        seat: Seat,
        _pace: &mut impl Pace,
        _nodes: &mut u64,
        generator: &mut Generator,
    ) -> Belief<W> {
        // In a game that began from a position, the earlier plays are unknown.
        if !can_believe(self) || view.plays_before() > 0 {
            return Belief::default();
        }
        let nothing = Belief::default();
        self.imagine(&nothing, worlds, seat, generator).belief(&plays(self, view))
    }

    fn imagine<'g>(
        &'g self,
        belief: &'g Belief<W>,
        worlds: &Worlds<W, SEATS, CARDS>,
        seat: Seat,
        generator: &mut Generator,
    ) -> GorusWorld<'g, W, SEATS, CARDS> {
        let state = self.sample(worlds, generator);
        let policies = Policies::of(kind_of(self));
        let world = GorusWorld::new(self, &state, seat, self.lacking(worlds), policies);
        let world = world.expect("a seat is asked only while a round is running");
        world.believing(belief, generator)
    }

    /// Solves the round if only one world is left. It assumes that all others play against this
    /// side, so with more than two sides the result is what the side can be sure of.
    fn solve(
        &self,
        view: &View<W, SEATS, CARDS>,
        pace: &mut impl Pace,
        nodes: &mut u64,
    ) -> Option<Choice<Card>> {
        let seat = view.viewer().seat()?;
        let others = Seat::all(self.players()).filter(|other| *other != seat);
        let holders = others.filter(|other| self.troupe_size(view, *other) > 0).count();
        // Then all unseen gladiators are in one troupe.
        if holders > 1 || self.pile_size(view) > 0 {
            return None;
        }
        let world = self.sample(&self.worlds(view)?, &mut Generator::new(0));
        let solver = Solver::new(self, &world, Some(seat)).ok()?;
        let mut pace = Part::new(pace, OF_SOLVING, POSITIONS_OF_A_NODE);
        let mut positions = 0;
        let judged = solver.judge(&mut pace, &mut positions);
        *nodes = pace.nodes(positions);
        let candidate = |(choice, result): (Card, RoundResult)| Candidate {
            choice,
            value: result.share(),
            visits: 1,
        };
        let candidates = judged?.into_iter().map(candidate).collect();
        // Among plays with the same share, the one with the best margin stays first.
        let choice = Choice::best_of(candidates, positions, |it| it.value)?;
        Some(Choice { is_exact: true, ..choice })
    }
}

/// All plays of the current round in order.
fn plays<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    view: &View<W, SEATS, CARDS>,
) -> Vec<(Seat, Card)> {
    let public = game.public(view);
    let running = public.leader.map(|leader| (leader, public.table));
    let bouts = game.history(view).map(|bout| (bout.leader, bout.cards)).chain(running);
    let mut plays = Vec::new();
    for (leader, cards) in bouts {
        if let Party::Seat(leader) = leader {
            let seats = (0..).map(|place| leader.plus(place, game.players()));
            plays.extend(seats.zip(cards));
        }
    }
    plays
}
