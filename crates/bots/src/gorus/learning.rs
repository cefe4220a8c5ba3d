//! Learns the policies: from what a search that uses them prefers, and from greedy players.
//!
//! Searching players play rounds. Each decision is a lesson: how often the search visited each
//! play. The factors are fitted so that the policy's probabilities come as close to these shares as
//! possible (cross entropy, by stochastic descent with steps that shrink where much is known). A
//! search with a better policy gives better lessons, so this is repeated a few times. The style of
//! greedy players is learned in the same way from what they choose, once.

use munera_rules::gorus::{Card, Gorus, SchoolSet, State, Word};
use munera_rules::{Game, Node, Randomness, Seat, Viewer};

use super::policy::{FACTORS, Kind, Policies, Situation, TRAITS, Traits};
use super::world::{GorusWorld, kind_of};
use crate::search::search_worlds;
use crate::{Choice, Generator, Nodes, Playable, SearchParams, easy};

/// A search's opinion of the plays of one decision.
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

impl Lesson {
    /// A lesson from opinions of some plays, as parts of 1.
    fn new<W: Word>(
        kind: Kind,
        situation: &Situation<W>,
        shares: impl Iterator<Item = (Card, f32)>,
    ) -> Self {
        let place = |card| situation.traits_of(card).factors().map(|place| place as u16);
        let plays = shares.map(|(card, share)| Play { traits: place(card), share });
        Self { kind, plays: plays.collect() }
    }
}

/// In one of this many decisions, a play is chosen in proportion to its visits, so that lessons are
/// not only about the best play.
const STRAYING: u32 = 8;

/// A search without beliefs can use new deals often, because it needs no warm-up.
const WORLD_USES: u32 = 32;

/// The players of a round that a student attends.
#[derive(Clone, Copy, Debug)]
pub(super) enum Movers {
    /// Greedy players: each lesson is their choice.
    Greedy,
    /// The student itself, by searches with this many simulations: each lesson is what these
    /// prefer.
    Searching { nodes: u64 },
}

/// A player that learns: policies for each kind of table.
#[derive(Debug)]
pub struct Student {
    /// The factors, as in `policy.bin`.
    bytes: Vec<u8>,
    policies: [Policies; Kind::ALL.len()],
}

/// How many factors all kinds of tables have together, for one style of play.
const OF_A_MANNER: usize = Kind::ALL.len() * FACTORS;

impl Student {
    /// A student to whom all plays are equal.
    pub(super) fn new() -> Self {
        Self::with(vec![0; 2 * OF_A_MANNER])
    }

    /// The student with these factors; `None` if their number is wrong.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        (bytes.len() == 2 * OF_A_MANNER).then(|| Self::with(bytes.to_vec()))
    }

    /// The file that [`Student::read`] reads.
    pub fn write(&self) -> Vec<u8> {
        self.bytes.clone()
    }

    fn with(bytes: Vec<u8>) -> Self {
        Self { policies: Policies::all(&bytes), bytes }
    }

    /// Attends a round and notes its lessons.
    pub(super) fn attend<W: Word, const SEATS: usize, const CARDS: usize>(
        &self,
        game: &Gorus<W, SEATS, CARDS>,
        movers: Movers,
        seed: u64,
    ) -> Vec<Lesson> {
        let kind = kind_of(game);
        let policies = &self.policies[kind as usize];
        round(game, seed, |state, seat, generator| {
            let view = game.view(state, Viewer::Seat(seat));
            let Movers::Searching { nodes } = movers else {
                let legal = game.legal_in_view(&view);
                let card = easy::choose(game, &view, seat, &legal, generator)?.choice;
                // The mover's situation is the same in every world that it considers possible.
                let world =
                    GorusWorld::new(game, state, seat, [SchoolSet::EMPTY; SEATS], policies)?;
                let shares = legal.iter().map(|play| (play, f32::from(u8::from(play == card))));
                return Some((card, Lesson::new(kind, &world.situation(), shares)));
            };
            let worlds = game.worlds(&view)?;
            let lacking = game.lacking(&worlds);
            let imagine = |generator: &mut Generator| {
                let world = game.sample(&worlds, generator);
                GorusWorld::new(game, &world, seat, lacking, policies).expect("a round is running")
            };
            let params =
                SearchParams { world_uses: WORLD_USES, ..Gorus::<W, SEATS, CARDS>::SEARCH_PARAMS };
            let chosen = search_worlds(&params, imagine, 0, &mut Nodes(nodes), generator)?;
            let situation = imagine(generator).situation();
            let total: u64 = chosen.candidates.iter().map(|it| it.visits).sum();
            let share = |visits: u64| visits as f32 / total as f32;
            let shares = chosen.candidates.iter().map(|it| (it.choice, share(it.visits)));
            let lesson = Lesson::new(kind, &situation, shares);
            let card = match generator.below(STRAYING) {
                0 => by_visits(&chosen, generator.below(total as u32)),
                _ => chosen.choice,
            };
            Some((card, lesson))
        })
    }

    /// The same student after several passes through lessons of searching players. It knows nothing
    /// of kinds of tables that the lessons do not cover.
    pub(super) fn taught(&self, lessons: &[Lesson], times: u32) -> Self {
        Self::with([&learned(lessons, times), &self.bytes[OF_A_MANNER..]].concat())
    }

    /// The same student after lessons of greedy players.
    pub(super) fn taught_by_greedy_players(&self, lessons: &[Lesson], times: u32) -> Self {
        Self::with([&self.bytes[..OF_A_MANNER], &learned(lessons, times)].concat())
    }

    /// How surprised the student is by what searches preferred: the mean negative logarithm of its
    /// probabilities.
    pub(super) fn examine(&self, lessons: &[Lesson]) -> f64 {
        let surprise = |lesson: &Lesson| {
            let policy = &self.policies[lesson.kind as usize].priors;
            let weight =
                |play: &Play| policy.product(Traits::of_factors(play.traits.map(usize::from)));
            let weights: Vec<f32> = lesson.plays.iter().map(weight).collect();
            let total: f32 = weights.iter().sum();
            let parts = lesson.plays.iter().zip(weights);
            parts.map(|(play, weight)| -f64::from(play.share * (weight / total).ln())).sum::<f64>()
        };
        lessons.iter().map(surprise).sum::<f64>() / lessons.len().max(1) as f64
    }
}

/// Plays a round, and notes a lesson for each real decision; `decide` may give up.
fn round<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    seed: u64,
    decide: impl Fn(&State<W, SEATS, CARDS>, Seat, &mut Generator) -> Option<(Card, Lesson)>,
) -> Vec<Lesson> {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let deal = game.draw(&state, &mut generator);
    game.resolve_chance(&mut state, &deal);
    let mut lessons = Vec::new();
    while let Node::Decide(seats) = game.node(&state) {
        let Some(seat) = seats.first() else { break };
        let legal = game.legal(&state, seat);
        let card = if legal.len() == 1 {
            legal.iter().next().expect("there is one")
        } else {
            let Some((card, lesson)) = decide(&state, seat, &mut generator) else { break };
            lessons.push(lesson);
            card
        };
        game.make_move(&mut state, seat, card);
    }
    lessons
}

/// What is learned about all kinds of tables, in the form of `policy.bin`.
fn learned(lessons: &[Lesson], times: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    for kind in Kind::ALL {
        let own: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.kind == kind).collect();
        let sixteenths = |logarithm: f32| (logarithm * 16.0).round().clamp(-127.0, 127.0);
        let logarithms = fit(&own, times).into_iter();
        bytes.extend(logarithms.map(|logarithm| sixteenths(logarithm) as i8 as u8));
    }
    bytes
}

/// The play of the visit with this number.
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

/// How strongly factors are drawn back to zero, where lessons say little.
const DRAW_BACK: f32 = 2e-6;
const STEP: f32 = 0.25;

/// The logarithms of the factors that predict the lessons best.
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

    use super::{Lesson, Movers, Student};

    /// A student that has gone through lessons predicts them better than before.
    #[test]
    fn something_is_learned() {
        let student = Student::new();
        let mut lessons: Vec<Lesson> = Vec::new();
        for players in 1..=4 {
            let game = SmallGorus::with_options(Options::new(players)).expect("options");
            let movers = Movers::Searching { nodes: 60 };
            lessons.extend((0..10).flat_map(|seed| student.attend(&game, movers, seed)));
        }
        assert!(lessons.len() > 500);
        let [before, after] =
            [&student, &student.taught(&lessons, 4)].map(|student| student.examine(&lessons));
        assert!(after < before - 0.1, "{before} before, {after} after");
    }
}
