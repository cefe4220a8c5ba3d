//! The course by which the current weights were learned, from nothing.

use munera_rules::Game;
use munera_rules::gladiators::{Gladiators, Options};

use super::learning::{Sample, Student};

/// A course for a student: it watches greedy players for a round, then plays against itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Games of each round. Half of them are for two, a quarter for three and a quarter for four.
    pub games: u32,
    /// Simulations for each move.
    pub nodes: u64,
    /// Rounds, including the first.
    pub rounds: u32,
    /// The same course with the same seed gives the same weights on the same kind of machine.
    pub seed: u64,
}

/// The progress of a course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// A round has been played. The student had not seen its endings before.
    Played {
        /// The number of the round.
        round: u32,
        /// Turns in it.
        turns: usize,
        /// The mean cross-entropy, in nats.
        surprise: f64,
    },
    /// The student has gone through all games once more.
    Studied {
        /// The number of the round.
        round: u32,
        /// How many times it has done so.
        times: u32,
        /// The mean cross-entropy, in nats.
        surprise: f64,
    },
}

/// The numbers of players of the games, repeated.
const TABLES: [u8; 4] = [2, 2, 3, 4];

impl Course {
    /// The course of the current players.
    pub const TODAY: Self = Self { games: 6000, nodes: 64, rounds: 4, seed: 1 };

    /// Teaches a student. `gather` plays all games of a round by the given function, which takes
    /// the number of a game. It may choose the order and the number of threads, but must return the
    /// games in the order of their numbers.
    pub fn teach(
        &self,
        mut gather: impl FnMut(u32, &(dyn Fn(u32) -> Vec<Sample> + Sync)) -> Vec<Vec<Sample>>,
        mut tell: impl FnMut(Progress),
    ) -> Student {
        let mut student = Student::new(self.seed);
        let mut games = Vec::new();
        for round in 0..self.rounds {
            let played = gather(self.games, &|number| {
                let players = TABLES[number as usize % TABLES.len()];
                let seed = self.seed << 40 | u64::from(round) << 32 | u64::from(number);
                let game = Gladiators::with_options(Options::new(players));
                game.map_or_else(|_| Vec::new(), |game| student.play(&game, self.nodes, seed))
            });
            let turns = played.iter().map(Vec::len).sum();
            tell(Progress::Played { round, turns, surprise: student.examine(&played) });
            // Once it plays itself, it forgets the games of greedy players.
            if round == 1 {
                games.clear();
            }
            games.extend(played);
            student = Student::taught(&games, self.seed, |times, surprise| {
                tell(Progress::Studied { round, times, surprise });
            });
        }
        student
    }
}
