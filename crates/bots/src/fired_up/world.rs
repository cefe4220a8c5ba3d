//! A possible world of Fired Up, as a search plays in it.

use libm::expf;
use munera_rules::fired_up::{FiredUp, InfluenceFace, InfluenceRoll, Move, Moves, State};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use super::crowd::{Crowd, WORTHWHILE_BET};
use super::deeds;
use super::luck::Luck;
use super::study::Study;
use super::worth;
use crate::{Generator, Proposal, Shares, World};

/// How many points a stored Social is worth in a later round.
const TOKEN: f32 = 0.6;

/// A world in which one seat goes on with its turn; then the crowd plays, that seat by its plan.
#[derive(Clone)]
pub struct FiredUpWorld<'g> {
    game: &'g FiredUp,
    study: &'g Study,
    seat: Seat,
    state: State,
    luck: Luck,
    /// How many choices it has made.
    choices: u8,
    /// The bets that it has placed by them.
    bets_placed: usize,
}

impl<'g> FiredUpWorld<'g> {
    pub(super) fn new(
        game: &'g FiredUp,
        study: &'g Study,
        seat: Seat,
        state: &State,
        generator: &mut Generator,
    ) -> Self {
        let mut world = Self {
            game,
            study,
            seat,
            state: *state,
            luck: Luck::new(generator),
            choices: 0,
            bets_placed: 0,
        };
        world.keep_for_others(generator);
        world
    }

    /// Others choose their cards unseen, so any will do.
    fn keep_for_others(&mut self, generator: &mut Generator) {
        let Node::Decide(seats) = self.game.node(&self.state) else { return };
        for seat in seats.iter().filter(|seat| *seat != self.seat) {
            let legal = self.game.legal(&self.state, seat);
            if let Moves::Keep(_) = legal {
                let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                self.game.make_move(&mut self.state, seat, choice);
            }
        }
    }

    /// Whether the seat is in the middle of its turn.
    fn is_own_turn(&self) -> bool {
        self.state.running_turn().is_some_and(|turn| turn.seat == self.seat)
    }

    /// The dice of the running turn.
    fn running_dice(&self) -> InfluenceRoll {
        self.state.running_turn().map_or(InfluenceRoll::NONE, |turn| turn.dice)
    }

    /// The crowd uses its dice, the fighters fight, and if bets are open they go on fighting.
    fn play_out(&mut self) -> Shares {
        let mut crowd = Crowd::new(self.game, self.study, &self.state, self.seat, self.luck);
        crowd.placed = self.bets_placed;
        if self.state.is_before_battle() {
            crowd.play(&mut self.state);
        }
        let round = self.state.running_round();
        self.fight();
        let rounds_to_come = if self.state.is_over() { 0 } else { 4 - round };
        let settled = self.state.settled_bets();
        let is_open = |bet: u8| settled[usize::from(bet)].is_none();
        if self.state.placed_wagers().any(|it| it.seat == self.seat && is_open(it.bet)) {
            while !self.state.is_over() {
                self.fight();
            }
        }
        let mut hope = crowd.hope;
        if rounds_to_come > 0 {
            hope += TOKEN * f32::from(self.state.tokens_of(self.seat));
        }
        worth::shares(self.game, &self.state, rounds_to_come, (self.seat, hope))
    }

    fn fight(&mut self) {
        let (round, luck) = (self.state.running_round(), self.luck);
        self.game.fight_out(&mut self.state, |place, dice| luck.of_fight(round, place, dice));
    }

    fn propose_turn(&self, legal: &Moves, proposals: &mut Vec<Proposal<Move>>) {
        let wishes = self.study.wishes(self.state.kept_by(self.seat));
        let circle = self.state.circle();
        let (mut influences, mut multitasks, mut bets) = (0_u64, 0_u64, 0_u64);
        let is_new = |seen: &mut u64, number: usize| {
            let is_new = *seen >> number & 1 == 0;
            *seen |= 1 << number;
            is_new
        };
        let can_end = legal.contains(Move::End);
        let mut has_bet = false;
        let least = self.least_useful();
        for choice in legal.iter() {
            // Of several ways to pay for the same, the first listed is the one that spares the most.
            let gain = match choice {
                Move::Influence(deed, _) => {
                    let number = deeds::number(circle, deed);
                    if !is_new(&mut influences, number) {
                        continue;
                    }
                    wishes[number]
                }
                Move::Multitask(deed, ..) => {
                    let number = deeds::number(circle, deed);
                    if !is_new(&mut multitasks, number) {
                        continue;
                    }
                    wishes[number] - 0.5
                }
                Move::Bet(bet, fighter, _) => {
                    let bet = self.state.three_bets().iter().position(|it| *it == bet);
                    let place = circle.iter().position(|corner| corner.fighter == fighter);
                    let (Some(bet), Some(place)) = (bet, place) else { continue };
                    if !is_new(&mut bets, bet * deeds::PLACES + place) {
                        continue;
                    }
                    has_bet |= self.study.bets[bet][place] > WORTHWHILE_BET;
                    self.study.bets[bet][place]
                }
                Move::Store(_) => 0.4,
                Move::End => 0.2,
                // Whoever has used a die keeps the others rather than throwing them away.
                Move::Discard(face) if can_end || face != least => continue,
                Move::Discard(_) => 0.15,
                _ => 0.0,
            };
            proposals.push(Proposal { choice, weight: expf(gain) });
        }
        // Nothing is gained by waiting with a bet, and it is a use of a die.
        if has_bet {
            proposals.retain(|it| !matches!(it.choice, Move::Discard(_)));
        }
    }

    /// The die that is missed least.
    fn least_useful(&self) -> InfluenceFace {
        let plan = self.study.plan(self.state.kept_by(self.seat));
        let dice = self.running_dice();
        let use_of = |face: InfluenceFace| match face {
            InfluenceFace::Social => plan.bets[0].max(0.3),
            InfluenceFace::Double => 0.1,
            _ => plan.best.iter().map(|best| best[face as usize].0).fold(0.0, f32::max),
        };
        let faces = InfluenceFace::ALL.into_iter().filter(|face| dice.has(*face));
        let least = faces.min_by(|one, other| use_of(*one).total_cmp(&use_of(*other)));
        least.unwrap_or(InfluenceFace::Double)
    }

    fn propose_reroll(&self, dice: InfluenceRoll, proposals: &mut Vec<Proposal<Move>>) {
        let crowd = Crowd::new(self.game, self.study, &self.state, self.seat, self.luck);
        for number in 0..dice.subsets() {
            let again = dice.subset(number);
            let gain = crowd.outlook(&self.state, dice.without(again), again.len());
            let choice = if again.is_empty() { Move::Stand } else { Move::Reroll(again) };
            proposals.push(Proposal { choice, weight: expf(gain) });
        }
    }
}

impl World for FiredUpWorld<'_> {
    type Move = Move;

    fn mover(&self) -> Option<Seat> {
        (self.choices == 0 || self.is_own_turn()).then_some(self.seat)
    }

    fn propose(&self, proposals: &mut Vec<Proposal<Move>>) {
        let legal = self.game.legal(&self.state, self.seat);
        match &legal {
            Moves::Turn(_) => self.propose_turn(&legal, proposals),
            Moves::Reroll(dice) => self.propose_reroll(*dice, proposals),
            _ => proposals.extend(legal.iter().map(|choice| Proposal { choice, weight: 1.0 })),
        }
    }

    fn advance(&mut self, choice: Move, _: &mut Generator) {
        self.game.make_move(&mut self.state, self.seat, choice);
        self.bets_placed += usize::from(matches!(choice, Move::Bet(..)));
        if let Move::Reroll(_) = choice {
            let mut stream = self.luck.of_turn(self.seat.index(), u8::MAX - self.choices);
            let outcome = self.game.draw(&self.state, &mut stream);
            self.game.resolve_chance(&mut self.state, &outcome);
        }
        self.choices += 1;
    }

    /// The dice that lie there: those that were rolled again are news.
    fn sight(&self) -> u32 {
        let dice = self.running_dice();
        InfluenceFace::ALL.into_iter().fold(0, |sight, face| sight << 4 | u32::from(dice.of(face)))
    }

    /// The same hidden cards under other luck.
    fn vary(&mut self, generator: &mut Generator) {
        self.luck = Luck::new(generator);
    }

    fn finish(&mut self, _: &mut Generator) -> Shares {
        self.play_out()
    }
}
