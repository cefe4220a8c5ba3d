//! How the policy is learned: from what a search that uses it prefers.
//!
//! Rounds are played by searching players. Each decision is a lesson: how often the search came back
//! to each play. The factors are fitted so that the policy's chances come as close to these shares as
//! they can (cross entropy, by stochastic descent with steps that shrink where much is known). A search
//! with a better policy gives better lessons, so this is done a few times over.

use munera_rules::gorus::{Gorus, Word};
use munera_rules::{Game, Node, Randomness, Viewer};

use super::policy::{FACTORS, Kind, Policy, TRAITS};
use super::ring::Ring;
use crate::{Bot, Generator, Nodes, Playable, choose};

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

/// The fitted logarithms of all factors of all kinds of tables, as they stand in `policy.bin`.
pub type Fitted = Vec<u8>;

/// In how many decisions a play is chosen in proportion to its visits, so that lessons are not only
/// about the best play: one of so many.
const STRAYING: u32 = 8;

/// Plays a round by searches of so many simulations and takes down its lessons.
pub fn lessons_of_a_round<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    nodes: u64,
    seed: u64,
) -> Vec<Lesson> {
    let mut generator = Generator::new(seed);
    let mut state = game.start();
    let deal = game.draw(&state, &mut generator);
    game.resolve_chance(&mut state, &deal);
    let mut lessons = Vec::new();
    while let Node::Decide(seats) = game.node(&state) {
        let Some(seat) = seats.first() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let chosen = choose(Bot::Hard, game, &view, &mut Nodes(nodes), &mut generator);
        let Some(chosen) = chosen else { break };
        let mut card = chosen.choice;
        let total: u64 = chosen.candidates.iter().map(|it| it.visits).sum();
        if chosen.candidates.len() > 1
            && total > 0
            && !chosen.is_exact
            && let Some(worlds) = game.worlds(&view)
        {
            let ring: Ring<'_, W, SEATS, CARDS> = game.imagine(&(), &worlds, seat, &mut generator);
            let situation = ring.situation();
            let plays = chosen.candidates.iter().map(|it| Play {
                traits: situation.traits_of(it.choice).map(|place| place as u16),
                share: it.visits as f32 / total as f32,
            });
            lessons.push(Lesson { kind: ring.kind(), plays: plays.collect() });
            if generator.below(STRAYING) == 0 {
                let mut pick = u64::from(generator.below(total as u32));
                for candidate in &chosen.candidates {
                    if pick < candidate.visits {
                        card = candidate.choice;
                        break;
                    }
                    pick -= candidate.visits;
                }
            }
        }
        game.make_move(&mut state, seat, card);
    }
    lessons
}

/// What is in use now.
pub fn in_use() -> Fitted {
    Policy::BYTES.to_vec()
}

/// Fits the factors of the kinds of tables that the lessons are about; the others stay as they are.
pub fn fit(lessons: &[Lesson], passes: u32) -> Fitted {
    let mut fitted = Policy::BYTES.to_vec();
    for kind in Kind::ALL {
        let own: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.kind == kind).collect();
        if !own.is_empty() {
            let logarithms = fit_kind(&own, passes);
            let place = kind as usize * FACTORS;
            for (byte, logarithm) in fitted[place..place + FACTORS].iter_mut().zip(logarithms) {
                *byte = (logarithm * 16.0).round().clamp(-127.0, 127.0) as i8 as u8;
            }
        }
    }
    fitted
}

/// How strongly factors are drawn back to nothing, where lessons say little.
const DRAW_BACK: f32 = 2e-6;
const STEP: f32 = 0.25;

fn fit_kind(lessons: &[&Lesson], passes: u32) -> Vec<f32> {
    let mut logarithms = vec![0.0_f32; FACTORS];
    let mut squares = vec![1.0_f32; FACTORS];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let mut generator = Generator::new(7);
    for _ in 0..passes {
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

/// How well a policy foretells the lessons: the mean logarithm of its chance for what was preferred.
pub fn foresight(lessons: &[Lesson], fitted: &Fitted) -> f64 {
    let policies: Vec<Policy> = Kind::ALL
        .into_iter()
        .map(|kind| Policy::from_bytes(&fitted[kind as usize * FACTORS..][..FACTORS], 1.0))
        .collect();
    let of_lesson = |lesson: &Lesson| {
        let policy = &policies[lesson.kind as usize];
        let weights: Vec<f32> =
            lesson.plays.iter().map(|play| policy.product(play.traits.map(usize::from))).collect();
        let total: f32 = weights.iter().sum();
        let parts = lesson.plays.iter().zip(weights);
        parts.map(|(play, weight)| f64::from(play.share * (weight / total).ln())).sum::<f64>()
    };
    lessons.iter().map(of_lesson).sum::<f64>() / lessons.len().max(1) as f64
}
