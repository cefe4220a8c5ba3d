//! The figures of games of Fired Up.

use std::ops::AddAssign;

use munera_rules::fired_up::{BetId, FiredUp, HighlightId, Moment, Outcome, View};
use munera_rules::{Game, Seat};

use super::contest::{Contest, Met};
use crate::mean::{self, Mean};
use crate::ratio::{self, Ratio};

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Highlights(Moment),
    Bets,
}

impl Source {
    pub(super) const ALL: [Self; 4] = [
        Self::Highlights(Moment::Start),
        Self::Highlights(Moment::Fight),
        Self::Highlights(Moment::End),
        Self::Bets,
    ];

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Highlights(moment) => moment as usize,
            Self::Bets => 3,
        }
    }
}

/// The figures of a Bet, over the games that it was drawn for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BetFigures {
    /// Whether it was settled.
    pub(super) settled: Mean,
    /// How many cards were placed on it.
    pub(super) cards: Mean,
    /// The part of its cards that were right.
    pub(super) right: Ratio,
    /// Whether any card on it was paid.
    pub(super) pays: Mean,
    /// What it paid to all seats together.
    pub(super) paid: Mean,
}

/// All figures. Something that a game has several times is a ratio, because its occurrences depend
/// on each other.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub(super) games: u64,
    /// The moves of all games.
    pub(super) moves: u64,
    /// How many games had one round, two rounds, and so on.
    pub(super) rounds: [u64; 4],
    /// For each fighter, the part of the fights that it won: with four fighters, and with five.
    pub(super) wins: [[Mean; 6]; 2],
    /// For each Highlight and tier, how often the tier was met when the card was kept.
    pub(super) tiers: Vec<[Ratio; 3]>,
    /// The same for all Highlights of a moment.
    pub(super) moments: [[Ratio; 3]; 3],
    pub(super) bets: [BetFigures; 6],
    /// The points of a seat, by their source.
    pub(super) points: [Ratio; 4],
    /// How many games had no fallen fighter, one, and so on.
    pub(super) eliminations: [u64; 6],
    /// The part of the win that went to the seat that began, for two players, three, and so on.
    pub(super) first_wins: [Mean; 4],
}

impl Default for Figures {
    fn default() -> Self {
        Self {
            games: 0,
            moves: 0,
            rounds: [0; 4],
            wins: Default::default(),
            tiers: vec![Default::default(); usize::from(HighlightId::COUNT)],
            moments: Default::default(),
            bets: Default::default(),
            points: Default::default(),
            eliminations: [0; 6],
            first_wins: Default::default(),
        }
    }
}

impl Figures {
    /// The figures of one game.
    pub(super) fn of(game: &FiredUp, view: &View, outcome: Outcome, contest: &Contest) -> Self {
        let mut figures = Self { games: 1, moves: contest.moves, ..Self::default() };
        if let Some(games) = figures.rounds.get_mut(usize::from(view.round()).wrapping_sub(1)) {
            *games += 1;
        }
        let fighter_states = view.fighter_states();
        for fighter_state in fighter_states {
            let wins = &mut figures.wins[fighter_states.len() - 4][fighter_state.fighter as usize];
            wins.note_whether(outcome.fighter == Some(fighter_state.fighter));
        }
        figures.eliminations
            [fighter_states.iter().filter(|fighter_state| !fighter_state.is_alive).count()] += 1;
        for bet in view.bets().into_iter().flatten() {
            figures.note_bet(game, view, bet);
        }
        for (card, met) in figures.tiers.iter_mut().zip(&contest.cards) {
            note_tiers(card, met);
        }
        for (moment, met) in figures.moments.iter_mut().zip(&contest.moments) {
            note_tiers(moment, met);
        }
        for source in Source::ALL {
            let points: u32 = match source {
                Source::Highlights(moment) => {
                    contest.points.iter().map(|of_seat| of_seat[moment as usize]).sum()
                }
                Source::Bets => {
                    Seat::all(game.players()).map(|seat| u32::from(view.bet_points(seat))).sum()
                }
            };
            figures.points[source.index()].note(points.into(), game.players().into());
        }
        let has_won = contest.first.is_some_and(|first| outcome.winners.contains(first));
        let part = if has_won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        figures.first_wins[usize::from(game.players()) - 2].note(part);
        figures
    }

    fn note_bet(&mut self, game: &FiredUp, view: &View, bet: BetId) {
        let figures = &mut self.bets[bet.index()];
        figures.settled.note_whether(view.is_settled(bet));
        figures.cards.note(view.wagers(bet).count() as f64);
        let is_right = |place| view.is_right(bet, place);
        let right = view.wagers(bet).filter(|wager| wager.fighter.is_some_and(is_right)).count();
        figures.right.note(right as f64, view.wagers(bet).count() as u64);
        let paid: u16 = game.paid(view, bet).into_iter().sum();
        figures.pays.note_whether(paid > 0);
        figures.paid.note(f64::from(paid));
    }

    /// How many fighters fall in the median game.
    pub(super) fn median_eliminations(&self) -> usize {
        let mut seen = 0;
        let reaches_the_middle = |count: &u64| {
            seen += count;
            seen * 2 >= self.games
        };
        self.eliminations.iter().position(reaches_the_middle).unwrap_or(0)
    }
}

/// Adds how often the tiers of some cards were met in a game.
fn note_tiers(tiers: &mut [Ratio; 3], of_game: &Met) {
    for (tier, (met, kept)) in tiers.iter_mut().zip(of_game.met.iter().zip(of_game.kept)) {
        tier.note(*met as f64, kept);
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.moves += other.moves;
        mean::add_all(self.wins.iter_mut().flatten(), other.wins.iter().flatten());
        ratio::add_all(self.tiers.iter_mut().flatten(), other.tiers.iter().flatten());
        ratio::add_all(self.moments.iter_mut().flatten(), other.moments.iter().flatten());
        for (own, other) in self.bets.iter_mut().zip(&other.bets) {
            own.settled.add(&other.settled);
            own.cards.add(&other.cards);
            own.right.add(&other.right);
            own.pays.add(&other.pays);
            own.paid.add(&other.paid);
        }
        ratio::add_all(&mut self.points, &other.points);
        for (own, others) in self.eliminations.iter_mut().zip(other.eliminations) {
            *own += others;
        }
        for (own, others) in self.rounds.iter_mut().zip(other.rounds) {
            *own += others;
        }
        mean::add_all(&mut self.first_wins, &other.first_wins);
    }
}
