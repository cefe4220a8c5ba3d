//! The figures of rounds of Gorus Maximus.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use munera_rules::Seat;
use munera_rules::gorus::{BoutStory, Card, PlayKind, Rank};

use super::round::{Role, Round, is_decided_by_challenge};
use crate::mean::{Mean, add_all};
use crate::slope::Slope;

/// How many ranks there are.
const RANKS: usize = 16;
/// The most seats of a table.
const MOST: usize = Seat::MOST;

/// The figures of a rank. Each round counts with one number, because its gladiators depend on each
/// other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RankFigures {
    /// What a seat that was dealt one won beyond the average seat.
    pub(super) dealt: Mean,
    /// What each further one in the troupe adds; used for solo.
    pub(super) copies: Slope,
    /// How often it won its bout.
    pub(super) wins: Mean,
    /// What it won for its side: the favour of its bout, or nothing.
    pub(super) won: Mean,
    /// Its own favour if its own side took it, or nothing.
    pub(super) kept: Mean,
    /// How often its own side took it.
    pub(super) stays: Mean,
    /// How often it challenged.
    pub(super) challenges: Mean,
}

/// The figures of gladiators in a role.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RoleFigures {
    /// Their part of all gladiators.
    pub(super) plays: Mean,
    /// How often they won their bout.
    pub(super) wins: Mean,
    /// What they won for their side.
    pub(super) won: Mean,
}

/// All figures.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    pub(super) rounds: u64,
    pub(super) ranks: [RankFigures; RANKS],
    pub(super) roles: [RoleFigures; 3],
    /// What each gladiator of the school that opens the round adds to a troupe.
    pub(super) opening_school: Slope,
    /// The same for the school that is preferred when the round ends.
    pub(super) last_school: Slope,
    /// What seats won beyond the average, clockwise from the first leader.
    pub(super) places: [Mean; MOST],
    /// The part of the bouts with a challenge.
    pub(super) challenged: Mean,
    /// The part of the bouts in which the preferred school changed.
    pub(super) changed: Mean,
    /// The part of the bouts that another gladiator would have won without that change.
    pub(super) decided: Mean,
    /// The same part of the bouts in which the preferred school changed.
    pub(super) deciding: Mean,
    /// How many rounds had how many changes of the preferred school.
    pub(super) changes: BTreeMap<i64, u64>,
    pub(super) changes_mean: Mean,
    /// How many rounds had which highest total.
    pub(super) totals: BTreeMap<i64, u64>,
    pub(super) totals_mean: Mean,
    /// The favour between the highest total and the next.
    pub(super) leads: Mean,
    /// How often several sides won.
    pub(super) ties: Mean,
    /// How often a winner had the 0 that counts, and how often the side that played it took it.
    pub(super) zero_wins: Mean,
    pub(super) zero_stays: Mean,
    /// How often other sides would have won the round without the 0.
    pub(super) zero_decides: Mean,
    /// Solo: how often the player won, had no 8, and had no 8 in spite of more favour.
    pub(super) solo_wins: Mean,
    pub(super) no_eight: Mean,
    pub(super) no_eight_but_ahead: Mean,
    /// The share of each side, by its number.
    pub(super) sides: [Mean; MOST],
}

impl Figures {
    pub(super) fn of(round: &Round) -> Self {
        let mut figures = Self { rounds: 1, ..Self::default() };
        figures.note_ranks(round);
        figures.note_roles(round);
        figures.note_bouts(round);
        figures.note_end(round);
        figures
    }

    fn note_ranks(&mut self, round: &Round) {
        let fair = round.fair();
        for rank in Rank::all() {
            let figures = &mut self.ranks[rank.index()];
            let is_of = |card: &&Card| card.rank() == rank;
            let mut dealt = Mean::default();
            for (troupe, side) in round.troupes.iter().zip(&round.sides) {
                troupe.iter().filter(is_of).for_each(|_| dealt.note(round.share(*side) - fair));
            }
            note_mean(&mut figures.dealt, dealt);
            if let [troupe] = &round.troupes[..] {
                // On average, one of three gladiators of a rank is dealt to the player.
                let copies = troupe.iter().filter(is_of).count() as f64;
                figures.copies.note_around(1.0, 0.5, &[(copies, round.share(0))]);
            }
            let mut played = [Mean::default(); 5];
            for bout in &round.bouts {
                let Some(winner) = bout.winner() else { continue };
                let favour: f64 = bout.cards().map(|card| round.worth(card)).sum();
                for play in bout.plays.iter().filter(|play| play.card.rank() == rank) {
                    let has_won = play.card == winner.card;
                    let stays = round.side_of(play.party) == round.side_of(winner.party);
                    let challenges =
                        matches!(play.kind, PlayKind::Challenges | PlayKind::ChallengesAgain);
                    played[0].note_whether(has_won);
                    played[1].note(if has_won { favour } else { 0.0 });
                    played[2].note(if stays { round.worth(play.card) } else { 0.0 });
                    played[3].note_whether(stays);
                    played[4].note_whether(challenges);
                }
            }
            let [wins, won, kept, stays, challenges] = played;
            note_mean(&mut figures.wins, wins);
            note_mean(&mut figures.won, won);
            note_mean(&mut figures.kept, kept);
            note_mean(&mut figures.stays, stays);
            note_mean(&mut figures.challenges, challenges);
        }
    }

    fn note_roles(&mut self, round: &Round) {
        for (role, figures) in Role::ALL.into_iter().zip(&mut self.roles) {
            let [mut plays, mut wins, mut won] = [Mean::default(); 3];
            for bout in &round.bouts {
                let favour: f64 = bout.cards().map(|card| round.worth(card)).sum();
                for card in bout.cards() {
                    let is_of = Role::of(card, bout) == role;
                    plays.note_whether(is_of);
                    if is_of {
                        let has_won = bout.winner().is_some_and(|winner| winner.card == card);
                        wins.note_whether(has_won);
                        won.note(if has_won { favour } else { 0.0 });
                    }
                }
            }
            note_mean(&mut figures.plays, plays);
            note_mean(&mut figures.wins, wins);
            note_mean(&mut figures.won, won);
        }
        let opening = round.bouts.first().and_then(BoutStory::initiating);
        for (slope, school) in
            [(&mut self.opening_school, opening), (&mut self.last_school, round.tally.preferred)]
        {
            let held = |troupe: &Vec<Card>| {
                troupe.iter().filter(|card| Some(card.school()) == school).count() as f64
            };
            let seats = round.troupes.iter().zip(&round.sides);
            let points: Vec<(f64, f64)> =
                seats.map(|(troupe, side)| (held(troupe), round.share(*side))).collect();
            slope.note(&points);
        }
    }

    fn note_bouts(&mut self, round: &Round) {
        let [mut challenged, mut changed, mut decided, mut deciding] = [Mean::default(); 4];
        let mut in_round = 0;
        for bout in &round.bouts {
            let count = |kind: PlayKind| bout.plays.iter().filter(|play| play.kind == kind).count();
            let here = count(PlayKind::Challenges);
            in_round += here;
            challenged.note_whether(here + count(PlayKind::ChallengesAgain) > 0);
            changed.note_whether(here > 0);
            let is_decided = here > 0 && is_decided_by_challenge(bout);
            decided.note_whether(is_decided);
            if here > 0 {
                deciding.note_whether(is_decided);
            }
        }
        note_mean(&mut self.challenged, challenged);
        note_mean(&mut self.changed, changed);
        note_mean(&mut self.decided, decided);
        note_mean(&mut self.deciding, deciding);
        *self.changes.entry(in_round as i64).or_default() += 1;
        self.changes_mean.note(in_round as f64);
    }

    fn note_end(&mut self, round: &Round) {
        let tally = &round.tally;
        let fair = round.fair();
        for (steps, place) in (0..round.players).zip(&mut self.places) {
            if let Some(first) = round.first {
                let seat = first.plus(steps, round.players);
                place.note(round.share(round.sides[seat.index()]) - fair);
            }
        }
        for (side, mean) in (0..tally.sides.len()).zip(&mut self.sides) {
            mean.note(round.share(side));
        }
        let mut favour: Vec<i16> = tally.sides.iter().map(|side| side.favour).collect();
        let counted = favour.clone();
        favour.sort_unstable_by(|one, other| other.cmp(one));
        *self.totals.entry(favour[0].into()).or_default() += 1;
        self.totals_mean.note(favour[0].into());
        self.ties.note_whether(tally.winners.iter().count() > 1);
        if let Some(second) = favour.get(1) {
            self.leads.note(f64::from(favour[0] - second));
        }
        self.note_zero(round, &counted);
        if let [_] = round.troupes[..] {
            let has_an_eight = tally.sides[0].has_an_eight;
            self.solo_wins.note(round.share(0));
            self.no_eight.note_whether(!has_an_eight);
            self.no_eight_but_ahead.note_whether(!has_an_eight && counted[0] >= counted[1]);
        }
    }

    /// G1.3: the 0 of the school that is preferred when the round ends.
    fn note_zero(&mut self, round: &Round, favour: &[i16]) {
        let is_zero =
            |card: Card| card.rank() == Rank::ZERO && Some(card.school()) == round.tally.preferred;
        let bout = round.bouts.iter().find(|bout| bout.cards().any(is_zero));
        let Some((bout, winner)) = bout.and_then(|bout| Some((bout, bout.winner()?))) else {
            return;
        };
        let taker = round.side_of(winner.party);
        let player = bout.plays.iter().find(|play| is_zero(play.card));
        self.zero_wins.note(if round.tally.winners.contains(taker) { 1.0 } else { 0.0 });
        self.zero_stays.note_whether(player.is_some_and(|play| round.side_of(play.party) == taker));
        let worth = player.map_or(0.0, |play| round.worth(play.card)) as i16;
        let without = |side: usize| favour[side] - if side == taker { worth } else { 0 };
        let sides = 0..favour.len();
        let most = |of: &dyn Fn(usize) -> i16| {
            let highest = sides.clone().map(of).max();
            sides.clone().filter(|side| Some(of(*side)) == highest).collect::<Vec<_>>()
        };
        self.zero_decides.note_whether(most(&without) != most(&|side| favour[side]));
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.rounds += other.rounds;
        for (own, other) in self.ranks.iter_mut().zip(&other.ranks) {
            own.dealt.add(&other.dealt);
            own.copies.add(&other.copies);
            own.wins.add(&other.wins);
            own.won.add(&other.won);
            own.kept.add(&other.kept);
            own.stays.add(&other.stays);
            own.challenges.add(&other.challenges);
        }
        for (own, other) in self.roles.iter_mut().zip(&other.roles) {
            own.plays.add(&other.plays);
            own.wins.add(&other.wins);
            own.won.add(&other.won);
        }
        self.opening_school.add(&other.opening_school);
        self.last_school.add(&other.last_school);
        add_all(&mut self.places, &other.places);
        add_all(&mut self.sides, &other.sides);
        for (own, others) in
            [(&mut self.changes, &other.changes), (&mut self.totals, &other.totals)]
        {
            for (number, count) in others {
                *own.entry(*number).or_default() += count;
            }
        }
        for (own, other) in [
            (&mut self.challenged, &other.challenged),
            (&mut self.changed, &other.changed),
            (&mut self.decided, &other.decided),
            (&mut self.deciding, &other.deciding),
            (&mut self.changes_mean, &other.changes_mean),
            (&mut self.totals_mean, &other.totals_mean),
            (&mut self.leads, &other.leads),
            (&mut self.ties, &other.ties),
            (&mut self.zero_wins, &other.zero_wins),
            (&mut self.zero_stays, &other.zero_stays),
            (&mut self.zero_decides, &other.zero_decides),
            (&mut self.solo_wins, &other.solo_wins),
            (&mut self.no_eight, &other.no_eight),
            (&mut self.no_eight_but_ahead, &other.no_eight_but_ahead),
        ] {
            own.add(other);
        }
    }
}

/// Adds the mean of a round, if there is one.
fn note_mean(mean: &mut Mean, of_round: Mean) {
    if of_round.count() > 0 {
        mean.note(of_round.value());
    }
}
