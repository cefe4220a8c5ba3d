//! Players of Fired Up.

mod actions;
mod bench;
mod dice_streams;
mod greedy;
mod influence_playout;
mod plan;
mod policy;
mod reason;
mod study;
mod value;
mod world;

use munera_rules::fired_up::{FiredUp, Move, State, View, Worlds};
use munera_rules::{Game, Seat};

pub use self::reason::Reason;
use self::study::Study;
use self::world::FiredUpWorld;
use crate::{AnswerTimes, BenchCase, Generator, Pace, Playable, SearchParams, Widening};

impl Playable for FiredUp {
    const EASY_WORLDS: u32 = 12;
    const GENTLE_OVERLOOKS: u32 = 30;
    const SEARCH_PARAMS: SearchParams = SearchParams {
        // The values of single moves differ little, because dice decide most.
        exploration: 3.0,
        world_uses: 2,
        widening: Some(Widening { factor: 4.0 }),
        ..SearchParams::USUAL
    };

    const ANSWER_TIMES: AnswerTimes = AnswerTimes { random: 4, easy: 20, normal: 20, hard: 80 };

    const BENCHES: &'static [BenchCase] = bench::CASES;

    type World<'g> = FiredUpWorld<'g>;
    type Study = Study;
    type Reason = Reason;

    fn greedy_gain(
        &self,
        world: State,
        seat: Seat,
        choice: Move,
        generator: &mut Generator,
    ) -> (f64, u64) {
        greedy::gain(self, world, seat, choice, generator)
    }

    fn reason(&self, view: &View, choice: Move) -> Option<Reason> {
        reason::reason(self, view, choice)
    }

    fn imagine<'g>(
        &'g self,
        study: &'g Study,
        worlds: &Worlds,
        seat: Seat,
        generator: &mut Generator,
    ) -> FiredUpWorld<'g> {
        let state = self.sample(worlds, generator);
        FiredUpWorld::new(self, study, seat, &state, generator)
    }

    fn study(
        &self,
        view: &View,
        worlds: &Worlds,
        seat: Seat,
        pace: &mut impl Pace,
        nodes: &mut u64,
        generator: &mut Generator,
    ) -> Study {
        Study::new(self, view, worlds, seat, pace, nodes, generator)
    }
}
