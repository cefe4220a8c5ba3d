//! How the weights of today's players came about, from nothing.

use munera_rules::Game;
use munera_rules::gorus::{Division, LargeGorus, Options, SmallGorus};

use super::learning::{Lesson, Movers, Student};

/// A way to bring a student up: it watches greedy players, then plays against itself, learns from what
/// its searches preferred, and begins anew with what it has learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Rounds of each kind of table (one player, two, many, teams) in each step. Of greedy players it
    /// watches several times as many, since they play fast.
    pub rounds: u32,
    /// Simulations for each play.
    pub nodes: u64,
    /// How many times it begins anew.
    pub steps: u32,
    /// The same course with the same seed gives the same weights on the same kind of machine.
    pub seed: u64,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Which step.
    pub step: u32,
    /// Decisions that were learned from.
    pub lessons: usize,
    /// How surprised the student was by decisions that were kept back, before the step and after it:
    /// the mean cross-entropy, in nats.
    pub surprise: [f64; 2],
}

/// The tables of each kind that has a policy of its own, the usual ones more often.
const TABLES: [&[(u8, &str)]; 4] = [
    &[(1, "")],
    &[(2, "")],
    &[(4, ""), (3, ""), (4, ""), (5, ""), (4, ""), (6, ""), (4, ""), (8, "")],
    &[
        (4, "2v2"),
        (5, "3v2"),
        (4, "2v2"),
        (6, "3v3"),
        (4, "2v2"),
        (8, "4v4"),
        (5, "2v2v1"),
        (6, "2v2v2"),
    ],
];

/// How many times as many rounds of greedy players are watched as are played in a step.
const WATCHED: u32 = 4;

/// The number of a step that is none: where rounds to watch begin.
const WATCHING: u64 = 255;

/// How often all lessons are gone through.
const TIMES: u32 = 8;

/// One round of so many is kept back, to see what was learned and not only remembered.
const KEPT_BACK: usize = 10;

impl Course {
    /// The course of today's players.
    pub const TODAY: Self = Self { rounds: 1500, nodes: 1000, steps: 6, seed: 1 };

    /// How many rounds are played in each step.
    fn rounds_of_a_step(&self) -> u32 {
        self.rounds * TABLES.len() as u32
    }

    /// How many rounds are watched and played.
    pub fn all_rounds(&self) -> u32 {
        self.rounds_of_a_step() * (WATCHED + self.steps)
    }

    /// Brings a student up. `gather` plays all the rounds of a step by the function that it is given,
    /// which takes the number of a round; in what order, and on how many threads, is its affair, but
    /// what it gives back is in the order of the numbers.
    pub fn teach(
        &self,
        mut gather: impl FnMut(u32, &(dyn Fn(u32) -> Vec<Lesson> + Sync)) -> Vec<Vec<Lesson>>,
        mut tell: impl FnMut(Progress),
    ) -> Student {
        let mut student = Student::new();
        let watched = gather(self.rounds_of_a_step() * WATCHED, &|number| {
            self.attend(&student, Movers::Greedy, WATCHING, number)
        });
        student = student.taught_by_greedy_players(&watched.concat(), TIMES);
        for step in 0..self.steps {
            let movers = Movers::Searching { nodes: self.nodes };
            let played = gather(self.rounds_of_a_step(), &|number| {
                self.attend(&student, movers, u64::from(step), number)
            });
            let (mut kept_back, mut studied) = (Vec::new(), Vec::new());
            for (number, lessons) in played.into_iter().enumerate() {
                let is_kept_back = number % KEPT_BACK == 0;
                if is_kept_back { &mut kept_back } else { &mut studied }.extend(lessons);
            }
            let taught = student.taught(&studied, TIMES);
            let surprise = [&student, &taught].map(|student| student.examine(&kept_back));
            tell(Progress { step, lessons: studied.len(), surprise });
            student = taught;
        }
        student
    }

    /// Has a student attend a round at the table whose turn it is.
    fn attend(&self, student: &Student, movers: Movers, step: u64, number: u32) -> Vec<Lesson> {
        // Kinds take turns, so that no thread is left alone with the long rounds.
        let tables = TABLES[number as usize % TABLES.len()];
        let (players, teams) = tables[number as usize / TABLES.len() % tables.len()];
        let options = Options { division: Division::read(teams), ..Options::new(players) };
        let seed = self.seed << 48 ^ step << 40 ^ u64::from(number);
        if players <= 5 {
            let game = SmallGorus::with_options(options);
            game.map_or_else(|_| Vec::new(), |game| student.attend(&game, movers, seed))
        } else {
            let game = LargeGorus::with_options(options);
            game.map_or_else(|_| Vec::new(), |game| student.attend(&game, movers, seed))
        }
    }
}
