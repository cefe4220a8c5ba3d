//! How the policy is learned: from what a search that uses it prefers.
//!
//! Rounds are played by searching players. Each decision is a lesson: how often the search came back
//! to each play. The factors are fitted so that the policy's chances come as close to these shares as
//! they can (cross entropy, by stochastic descent with steps that shrink where much is known). A search
//! with a better policy gives better lessons, so this is done a few times over.

use munera_rules::gorus::{Card, Gorus, Word};
use munera_rules::{Game, Node, Randomness, Viewer};

use super::policy::{FACTORS, Kind, Policies, TRAITS};
use super::ring::{Ring, kind_of};
use crate::search::search_worlds;
use crate::{Choice, Generator, Nodes, Playable};

/// What a search thought of the plays of one decision.
#[derive(Clone, Debug)]
pub struct Lesson {
    kind: Kind,
    plays: Vec<Play>,
}

#[derive(Clone, Copy, Debug)]
struct Play {
    traits: [u16; TRAITS],
    share: f32,
}

/// In how many decisions a play is chosen in proportion to its visits, so that lessons are not only
/// about the best play: one of so many.
const STRAYING: u32 = 8;

/// Whoever learns: a policy for each kind of table.
#[derive(Debug)]
pub struct Student {
    /// As they stand in `policy.bin`.
    bytes: Vec<u8>,
    policies: Vec<Policies>,
}

impl Student {
    /// One to whom every play is as good as another.
    pub(super) fn new() -> Self {
        Self::with(vec![0; Kind::ALL.len() * FACTORS])
    }

    /// The student whose factors stand there; `None` if these are not as many as there are.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        (bytes.len() == Kind::ALL.len() * FACTORS).then(|| Self::with(bytes.to_vec()))
    }

    /// The file that [`Student::read`] reads.
    pub fn write(&self) -> Vec<u8> {
        self.bytes.clone()
    }

    fn with(bytes: Vec<u8>) -> Self {
        let policies = bytes.chunks_exact(FACTORS).map(Policies::from_bytes).collect();
        Self { bytes, policies }
    }

    /// Plays a round by searches of so many simulations and takes down its lessons.
    pub(super) fn play<W: Word, const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
        nodes: u64,
        seed: u64,
    ) -> Vec<Lesson> {
        let kind = kind_of(game);
        let policies = &self.policies[kind as usize];
        let mut generator = Generator::new(seed);
        let mut state = game.start();
        let deal = game.draw(&state, &mut generator);
        game.resolve_chance(&mut state, &deal);
        let mut lessons = Vec::new();
        while let Node::Decide(seats) = game.node(&state) {
            let Some(seat) = seats.first() else { break };
            let legal = game.legal(&state, seat);
            if legal.len() == 1 {
                game.make_move(&mut state, seat, legal.iter().next().expect("there is one"));
                continue;
            }
            let view = game.view(&state, Viewer::Seat(seat));
            let Some(worlds) = game.worlds(&view) else { break };
            let lacking = game.lacking(&worlds);
            let imagine = |generator: &mut Generator| {
                let world = game.sample(&worlds, generator);
                Ring::new(game, &world, seat, lacking, policies).expect("a round is running")
            };
            let habits = Gorus::<W, SEATS, CARDS>::HABITS;
            let chosen = search_worlds(&habits, imagine, 0, &mut Nodes(nodes), &mut generator);
            let Some(chosen) = chosen else { break };
            let situation = imagine(&mut generator).situation();
            let total: u64 = chosen.candidates.iter().map(|it| it.visits).sum();
            let plays = chosen.candidates.iter().map(|it| Play {
                traits: situation.traits_of(it.choice).map(|place| place as u16),
                share: it.visits as f32 / total as f32,
            });
            lessons.push(Lesson { kind, plays: plays.collect() });
            let card = match generator.below(STRAYING) {
                0 => by_visits(&chosen, generator.below(total as u32)),
                _ => chosen.choice,
            };
            game.make_move(&mut state, seat, card);
        }
        lessons
    }

    /// Whoever has learned these lessons, going through them so many times. Of a kind of table that
    /// they are not about, it knows nothing.
    pub(super) fn taught(lessons: &[Lesson], times: u32) -> Self {
        let mut bytes = Vec::new();
        for kind in Kind::ALL {
            let own: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.kind == kind).collect();
            let sixteenths = |logarithm: f32| (logarithm * 16.0).round().clamp(-127.0, 127.0);
            let logarithms = fit(&own, times).into_iter();
            bytes.extend(logarithms.map(|logarithm| sixteenths(logarithm) as i8 as u8));
        }
        Self::with(bytes)
    }

    /// How surprised the student is by what searches preferred: the mean of the negative logarithms of
    /// the chances that it gave.
    pub(super) fn examine(&self, lessons: &[Lesson]) -> f64 {
        let surprise = |lesson: &Lesson| {
            let policy = &self.policies[lesson.kind as usize].priors;
            let weight = |play: &Play| policy.product(play.traits.map(usize::from));
            let weights: Vec<f32> = lesson.plays.iter().map(weight).collect();
            let total: f32 = weights.iter().sum();
            let parts = lesson.plays.iter().zip(weights);
            parts.map(|(play, weight)| -f64::from(play.share * (weight / total).ln())).sum::<f64>()
        };
        lessons.iter().map(surprise).sum::<f64>() / lessons.len().max(1) as f64
    }
}

/// The play that one of all visits was to.
fn by_visits(chosen: &Choice<Card>, number: u32) -> Card {
    let mut number = u64::from(number);
    for candidate in &chosen.candidates {
        if number < candidate.visits {
            return candidate.choice;
        }
        number -= candidate.visits;
    }
    chosen.choice
}

/// How strongly factors are drawn back to nothing, where lessons say little.
const DRAW_BACK: f32 = 2e-6;
const STEP: f32 = 0.25;

/// The logarithms of the factors that foretell the lessons best.
fn fit(lessons: &[&Lesson], times: u32) -> Vec<f32> {
    let mut logarithms = vec![0.0_f32; FACTORS];
    let mut squares = vec![1.0_f32; FACTORS];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut generator = Generator::new(7);
    for _ in 0..times {
        generator.shuffle(&mut order);
        for number in &order {
            let plays = &lessons[*number].plays;
            let sums: Vec<f32> = plays
                .iter()
                .map(|play| play.traits.iter().map(|it| logarithms[usize::from(*it)]).sum())
                .collect();
            let most = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let weights: Vec<f32> = sums.iter().map(|sum| (sum - most).exp()).collect();
            let total: f32 = weights.iter().sum();
            for (play, weight) in plays.iter().zip(weights) {
                let error = play.share - weight / total;
                for place in play.traits.map(usize::from) {
                    let slope = error - DRAW_BACK * logarithms[place];
                    squares[place] += slope * slope;
                    logarithms[place] += STEP * slope / squares[place].sqrt();
                }
            }
        }
    }
    logarithms
}

#[cfg(test)]
mod tests {
    use munera_rules::Game;
    use munera_rules::gorus::{Options, SmallGorus};

    use super::{Lesson, Student};

    /// Whoever has gone through lessons foretells them better than who has not.
    #[test]
    fn something_is_learned() {
        let student = Student::new();
        let mut lessons: Vec<Lesson> = Vec::new();
        for players in 1..=4 {
            let game = SmallGorus::with_options(Options::new(players)).expect("options");
            lessons.extend((0..10).flat_map(|seed| student.play(&game, 60, seed)));
        }
        assert!(lessons.len() > 500);
        let [before, after] =
            [&student, &Student::taught(&lessons, 4)].map(|student| student.examine(&lessons));
        assert!(after < before - 0.1, "{before} before, {after} after");
    }
}
