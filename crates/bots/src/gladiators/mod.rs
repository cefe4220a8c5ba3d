//! Players of Gladiators.

mod bench;
mod course;
mod features;
mod greedy;
mod learning;
mod network;
mod novice;
mod policy;
mod reason;
mod value;
mod world;

use munera_rules::gladiators::{Gladiators, Move, State, View, Worlds};
use munera_rules::{Game, Seat};

pub use self::course::{Course, Progress};
pub use self::learning::{Sample, Student};
pub use self::novice::novice_move;
pub use self::reason::Reason;
pub use self::world::GladiatorsWorld;
use crate::{AnswerTimes, BenchCase, Generator, Playable, SearchParams};

impl Playable for Gladiators {
    const EASY_WORLDS: u32 = 16;
    const GENTLE_OVERLOOKS: u32 = 13;
    // The network's shares differ little between moves, so a small value is enough to explore.
    const SEARCH_PARAMS: SearchParams = SearchParams { exploration: 0.45, ..SearchParams::USUAL };

    const ANSWER_TIMES: AnswerTimes = AnswerTimes { random: 4, easy: 8, normal: 20, hard: 80 };

    const BENCHES: &'static [BenchCase] = bench::CASES;

    type World<'g> = GladiatorsWorld<'g>;
    type Reason = Reason;
    type Study = ();

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
        (): &'g (),
        worlds: &Worlds,
        seat: Seat,
        generator: &mut Generator,
    ) -> GladiatorsWorld<'g> {
        GladiatorsWorld::new(self, network::learned(), seat, self.sample(worlds, generator))
    }
}
