//! The course by which the current weights were learned, from nothing.

use munera_rules::Game;
use munera_rules::gorus::{Division, LargeGorus, Options, SmallGorus};

use super::learning::{Lesson, Movers, Student};

/// A course for a student: it watches greedy players, then plays against itself, learns from what
/// its searches preferred, and starts again with what it has learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Rounds of each kind of table (one player, two, many, teams) in each step. It watches several
    /// times as many rounds of greedy players, because they play fast.
    pub rounds: u32,
    /// Simulations for each play.
    pub nodes: u64,
    /// How many times it starts again.
    pub steps: u32,
    /// The same course with the same seed gives the same weights on the same kind of machine.
    pub seed: u64,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of the step.
    pub step: u32,
    /// The number of decisions that were learned from.
    pub lessons: usize,
    /// How surprised the student was by decisions that it did not learn from, before the step and
    /// after it: the mean cross-entropy, in nats.
    pub surprise: [f64; 2],
}

/// The tables of each kind that has its own policy; usual ones appear more often.
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

/// How many times more rounds of greedy players are watched than rounds are played in a step.
const WATCHED: u32 = 4;

/// A reserved step number, which seeds the watched rounds.
const WATCHING: u64 = 255;

/// How often the student goes through all lessons.
const TIMES: u32 = 8;

/// One round in this many is kept back, to test what was learned and not only remembered.
const KEPT_BACK: usize = 10;

impl Course {
    /// The course of the current players.
    pub const TODAY: Self = Self { rounds: 1500, nodes: 1000, steps: 6, seed: 1 };

    /// How many rounds are played in each step.
    fn rounds_of_a_step(&self) -> u32 {
        self.rounds * TABLES.len() as u32
    }

    /// How many rounds are watched and played.
    pub fn all_rounds(&self) -> u32 {
        self.rounds_of_a_step() * (WATCHED + self.steps)
    }

    /// Teaches a student. `gather` plays all rounds of a step by the given function, which takes
    /// the number of a round. It may choose the order and the number of threads, but must return
    /// the rounds in the order of their numbers.
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

    /// Lets a student attend a round at the table that is next.
    fn attend(&self, student: &Student, movers: Movers, step: u64, number: u32) -> Vec<Lesson> {
        // The kinds of tables alternate, so that the long rounds are spread over the threads.
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
