//! The sums over many deals.

use std::collections::BTreeMap;

use munera_rules::Seat;

use super::super::mean::Mean;
use super::super::report::CoursePoint;
use super::deal::DealResult;
use super::seating::Seating;
use super::sprt::{Bounds, SprtResult};
use super::thinking::Thinking;

/// The sums over the deals so far. Deals may arrive in any order and are counted in the order of
/// their numbers, so the sums do not depend on which thread was faster.
///
/// A deal is one observation: its games share their chance, so each deal counts with its mean.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    seating: Seating,
    wanted: u64,
    sprt: Option<Bounds>,
    verdict: Option<SprtResult>,
    /// Deals that wait for an earlier one.
    waiting: BTreeMap<u64, DealResult>,
    next: u64,
    /// The share of each contestant, over all sides that it plays.
    pub(super) shares: Vec<Mean>,
    /// The hero's share on each side of the table.
    pub(super) sides: Vec<Mean>,
    /// What each place in the order of turns is worth, from the first turn on.
    pub(super) places: Vec<Place>,
    /// The part of the games with a shared win.
    pub(super) ties: Mean,
    pub(super) moves: Length,
    pub(super) length: Length,
    pub(super) thinking: Vec<Thinking>,
    pub(super) course: Vec<CoursePoint>,
}

/// The shares at one place in the order of turns.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    /// The share of the hero, or of its team.
    pub(super) hero: Mean,
    /// The share of all contestants.
    pub(super) everybody: Mean,
}

/// How long games are.
#[derive(Clone, Debug, Default)]
pub(super) struct Length {
    pub(super) mean: Mean,
    /// How many games had which length.
    pub(super) counts: BTreeMap<i64, u64>,
}

impl Length {
    fn note(&mut self, lengths: impl Iterator<Item = u32> + Clone) {
        self.mean.note(mean_of(lengths.clone().map(f64::from)));
        for length in lengths {
            *self.counts.entry(length.into()).or_default() += 1;
        }
    }

    /// The length that this part of the games does not exceed.
    pub(super) fn at(&self, part: f64) -> i64 {
        let wanted = self.counts.values().sum::<u64>() as f64 * part;
        let mut seen = 0;
        let reached = self.counts.iter().find(|(_, count)| {
            seen += **count;
            seen as f64 >= wanted
        });
        reached.map_or(0, |(length, _)| *length)
    }
}

/// About how many points the course has.
const POINTS: u64 = 160;

impl Tally {
    pub(super) fn new(
        seating: Seating,
        contestants: usize,
        wanted: u64,
        sprt: Option<Bounds>,
    ) -> Self {
        Self {
            wanted,
            sprt,
            verdict: None,
            waiting: BTreeMap::new(),
            next: 0,
            shares: vec![Mean::default(); contestants],
            sides: vec![Mean::default(); seating.sides()],
            places: vec![Place::default(); seating.players().into()],
            ties: Mean::default(),
            moves: Length::default(),
            length: Length::default(),
            thinking: vec![Thinking::default(); contestants],
            course: Vec::new(),
            seating,
        }
    }

    /// Takes a deal, and counts all deals whose turn has come.
    pub(super) fn add(&mut self, result: DealResult) {
        self.waiting.insert(result.deal, result);
        while self.verdict.is_none() {
            let Some(result) = self.waiting.remove(&self.next) else { return };
            self.next += 1;
            self.count(&result);
        }
    }

    /// How many deals are counted.
    pub(super) fn deals(&self) -> u64 {
        self.next
    }

    /// The hero's share.
    pub(super) fn share(&self) -> Mean {
        self.shares[0]
    }

    /// Whether the sequential test has stopped the duel.
    pub(super) fn is_decided(&self) -> bool {
        self.verdict.is_some()
    }

    /// The sequential test, if the settings ask for one.
    pub(super) fn test(&self) -> Option<(Bounds, Option<SprtResult>)> {
        self.sprt.map(|bounds| (bounds, self.verdict))
    }

    /// The result so far in a few words, for the progress bar.
    pub(super) fn so_far(&self) -> String {
        let share = self.share();
        let [value, margin] = [share.value(), share.margin()].map(|part| part * 100.0);
        format!("{value:.1} ± {margin:.1} %")
    }

    /// Ends the course with the last deal.
    pub(super) fn finish(&mut self) {
        if self.course.last().is_none_or(|last| last.after != self.next) {
            self.mark();
        }
    }

    fn mark(&mut self) {
        let share = self.share();
        let [value, margin] = [share.value(), share.margin()].map(|part| part * 100.0);
        self.course.push(CoursePoint { after: self.next, value, margin });
    }

    fn count(&mut self, result: &DealResult) {
        let games = || result.games.iter().enumerate();
        let seating = &self.seating;
        for (number, share) in self.shares.iter_mut().enumerate() {
            let own = games().flat_map(|(rotation, game)| {
                (0..seating.sides())
                    .filter(move |side| seating.contestant(rotation, *side) == number)
                    .map(move |side| game.share(side))
            });
            share.note(mean_of(own));
        }
        for ((side, game), share) in games().zip(&mut self.sides) {
            share.note(game.share(side));
        }
        for (steps, place) in (0..).zip(&mut self.places) {
            let at_place = games().filter_map(|(rotation, game)| {
                let seat = Seat::new(game.beginner?).plus(steps, seating.players());
                let side = seating.side_of(seat);
                Some((rotation == side, game.share(side)))
            });
            let everybody = at_place.clone().map(|(_, share)| share);
            let hero = at_place.filter(|(is_hero, _)| *is_hero).map(|(_, share)| share);
            for (mean, shares) in [
                (&mut place.everybody, everybody.collect()),
                (&mut place.hero, hero.collect::<Vec<_>>()),
            ] {
                if !shares.is_empty() {
                    mean.note(mean_of(shares.into_iter()));
                }
            }
        }
        let is_shared = |winners: usize| f64::from(u8::from(winners > 1));
        self.ties.note(mean_of(result.games.iter().map(|game| is_shared(game.winners.len()))));
        self.moves.note(result.games.iter().map(|game| game.moves));
        self.length.note(result.games.iter().map(|game| game.length));
        for (own, other) in self.thinking.iter_mut().zip(&result.thinking) {
            own.add(other);
        }
        if self.next > 1 && self.next.is_multiple_of((self.wanted / POINTS).max(1)) {
            self.mark();
        }
        self.verdict = self.sprt.and_then(|bounds| bounds.verdict(self.share()));
    }
}

fn mean_of(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut mean = Mean::default();
    numbers.for_each(|number| mean.note(number));
    mean.value()
}
