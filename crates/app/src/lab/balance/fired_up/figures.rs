//! What some games of Fired Up came to.

use munera_rules::fired_up::{BetId, FiredUp, HighlightId, Moment, Outcome, Pack, Shown, View};
use munera_rules::{Game, Seat};

use crate::lab::mean::{Mean, add_all};

/// Where a player's points come from.
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

/// What became of a Bet in the games where it was drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BetFigures {
    /// Whether its event happened.
    pub(super) settled: Mean,
    /// How many cards were laid on it.
    pub(super) cards: Mean,
    /// Whether a card was right.
    pub(super) right: Mean,
    /// Whether it paid anybody.
    pub(super) pays: Mean,
    /// What it paid, to all together.
    pub(super) paid: Mean,
}

/// All that is measured.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub(super) games: u64,
    /// Moves of all games.
    pub(super) moves: u64,
    /// How many games had so many rounds, from one.
    pub(super) rounds: [u64; 4],
    /// Fights won by each fighter, where four fight and where five do.
    pub(super) wins: [[Mean; 6]; 2],
    /// For each Highlight, whether each tier was met when the card had been kept.
    pub(super) tiers: Vec<[Mean; 3]>,
    pub(super) bets: [BetFigures; 6],
    /// A player's points by their source.
    pub(super) points: [Mean; 4],
    /// How many games saw so many fighters fall.
    pub(super) eliminations: [u64; 6],
    /// What part of the win went to whoever began, by the number of players from two.
    pub(super) first_wins: [Mean; 4],
}

impl Figures {
    pub(super) fn new() -> Self {
        Self {
            games: 0,
            moves: 0,
            rounds: [0; 4],
            wins: Default::default(),
            tiers: vec![Default::default(); usize::from(HighlightId::COUNT)],
            bets: Default::default(),
            points: Default::default(),
            eliminations: [0; 6],
            first_wins: Default::default(),
        }
    }

    pub(super) fn add(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.moves += other.moves;
        add_all(self.wins.iter_mut().flatten(), other.wins.iter().flatten());
        add_all(self.tiers.iter_mut().flatten(), other.tiers.iter().flatten());
        for (own, other) in self.bets.iter_mut().zip(&other.bets) {
            own.settled.add(&other.settled);
            own.cards.add(&other.cards);
            own.right.add(&other.right);
            own.pays.add(&other.pays);
            own.paid.add(&other.paid);
        }
        add_all(&mut self.points, &other.points);
        for (own, others) in self.eliminations.iter_mut().zip(other.eliminations) {
            *own += others;
        }
        for (own, others) in self.rounds.iter_mut().zip(other.rounds) {
            *own += others;
        }
        add_all(&mut self.first_wins, &other.first_wins);
        self
    }

    /// The mean share of the cards of a moment that met a tier when they had been kept.
    pub(super) fn mean_of(&self, pack: &Pack, moment: Moment, tier: usize) -> Mean {
        let mut all = Mean::default();
        for card in HighlightId::all().filter(|card| pack.highlight(*card).moment == moment) {
            all.add(&self.tiers[card.index()][tier]);
        }
        all
    }

    /// So many fighters fall in the game in the middle.
    pub(super) fn median_eliminations(&self) -> usize {
        let mut seen = 0;
        let reaches_the_middle = |count: &u64| {
            seen += count;
            seen * 2 >= self.games
        };
        self.eliminations.iter().position(reaches_the_middle).unwrap_or(0)
    }

    /// Notes what became of the cards that were kept for a round.
    pub(super) fn note_round(&mut self, pack: &Pack, kept: &[HighlightId], shown: &[Shown]) {
        for card in kept {
            let scored = shown.iter().find(|shown| shown.card == *card);
            let points = scored.map_or(0, |shown| shown.points);
            let tiers = pack.highlight(*card).tiers.iter();
            for (tier, met) in tiers.zip(&mut self.tiers[card.index()]) {
                met.note_whether(points >= tier.points);
            }
        }
    }

    /// Notes how a game ended; `highlight_points` are each seat's by moment.
    pub(super) fn note_end(
        &mut self,
        game: &FiredUp,
        view: &View,
        outcome: Outcome,
        first: Option<Seat>,
        highlight_points: &[[u32; 3]],
    ) {
        self.games += 1;
        if let Some(games) = self.rounds.get_mut(usize::from(view.round()).wrapping_sub(1)) {
            *games += 1;
        }
        let corners = view.corners();
        for corner in corners {
            let wins = &mut self.wins[corners.len() - 4][corner.fighter as usize];
            wins.note_whether(outcome.fighter == Some(corner.fighter));
        }
        self.eliminations[corners.iter().filter(|corner| !corner.is_alive).count()] += 1;
        for bet in view.bets().into_iter().flatten() {
            self.note_bet(game, view, bet);
        }
        for (seat, by_moment) in Seat::all(game.players()).zip(highlight_points) {
            for moment in Moment::ALL {
                let source = Source::Highlights(moment);
                self.points[source.index()].note(f64::from(by_moment[moment as usize]));
            }
            self.points[Source::Bets.index()].note(f64::from(view.bet_points(seat)));
        }
        let has_won = first.is_some_and(|first| outcome.winners.contains(first));
        let part = if has_won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        self.first_wins[usize::from(game.players()) - 2].note(part);
    }

    fn note_bet(&mut self, game: &FiredUp, view: &View, bet: BetId) {
        let figures = &mut self.bets[bet.index()];
        figures.settled.note_whether(view.is_settled(bet));
        figures.cards.note(view.wagers(bet).count() as f64);
        for wager in view.wagers(bet) {
            let is_right = wager.fighter.is_some_and(|place| view.is_right(bet, place));
            figures.right.note_whether(is_right);
        }
        let paid: u16 = game.paid(view, bet).into_iter().sum();
        figures.pays.note_whether(paid > 0);
        figures.paid.note(f64::from(paid));
    }
}
