//! A possible world of Fired Up, as a search plays in it.

use munera_rules::fired_up::{
    FiredUp, InfluenceFace, InfluenceRoll, Move, Moves, State,
};
use munera_rules::{Game, MoveSet, Node, Seat};

use super::crowd::Crowd;
use super::deeds;
use super::luck::Luck;
use super::study::Study;
use super::worth;
use crate::{Generator, Proposal, Shares, World};

/// How many points better a move must seem to be tried about three times as often.
const SHARPNESS: f32 = 0.35;

/// A world in which one seat decides, until its turn is over; then the crowd goes on.
#[derive(Clone)]
pub struct FiredUpWorld<'g> {
    game: &'g FiredUp,
    study: &'g Study,
    seat: Seat,
    state: State,
    luck: Luck,
    /// What this world would come to for the seat by itself. Moves are judged by the difference, so
    /// that nobody takes a lucky world for a good move.
    par: f32,
    /// Whether the seat has made its choice.
    is_done: bool,
}

impl<'g> FiredUpWorld<'g> {
    pub(super) fn new(
        game: &'g FiredUp,
        study: &'g Study,
        seat: Seat,
        state: State,
        generator: &mut Generator,
    ) -> Self {
        let luck = Luck::new(generator);
        let mut world = Self { game, study, seat, state, luck, par: 0.0, is_done: false };
        world.keep_for_others(generator);
        world.par = world.clone().play_out()[seat];
        world
    }

    /// Others choose their cards unseen, so any will do.
    fn keep_for_others(&mut self, generator: &mut Generator) {
        use munera_rules::Randomness;
        let Node::Decide(seats) = self.game.node(&self.state) else { return };
        for seat in seats.iter().filter(|seat| *seat != self.seat) {
            let legal = self.game.legal(&self.state, seat);
            if let Moves::Keep(_) = legal {
                let choice = legal.nth(generator.below(legal.len() as u32) as usize);
                self.game.make_move(&mut self.state, seat, choice);
            }
        }
    }

    /// The crowd uses its dice, the fighters fight, and if bets are open they go on fighting.
    fn play_out(mut self) -> Shares {
        let mut crowd = Crowd::new(self.game, self.study, &self.state, self.seat, self.luck);
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
        worth::shares(self.game, &self.state, rounds_to_come, (self.seat, crowd.hope))
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
                    self.study.bets[bet][place]
                }
                Move::Store(_) => 0.4,
                Move::Discard(InfluenceFace::Double) => -0.1,
                Move::Discard(_) => -0.2,
                _ => 0.0,
            };
            proposals.push(Proposal { choice, weight: (gain / SHARPNESS).min(20.0).exp() });
        }
    }

    fn propose_reroll(&self, dice: InfluenceRoll, proposals: &mut Vec<Proposal<Move>>) {
        let crowd = Crowd::new(self.game, self.study, &self.state, self.seat, self.luck);
        for number in 0..dice.subsets() {
            let again = dice.subset(number);
            let gain = crowd.outlook(&self.state, dice.without(again), again.len());
            let choice = if again.is_empty() { Move::Stand } else { Move::Reroll(again) };
            proposals.push(Proposal { choice, weight: (gain / SHARPNESS).min(20.0).exp() });
        }
    }
}

impl World for FiredUpWorld<'_> {
    type Move = Move;

    fn mover(&self) -> Option<Seat> {
        (!self.is_done).then_some(self.seat)
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
        self.is_done = !matches!(
            choice,
            Move::Influence(..)
                | Move::Multitask(..)
                | Move::Store(_)
                | Move::Bet(..)
                | Move::Discard(_)
        );
        if let Move::Reroll(_) = choice {
            let mut stream = self.luck.of_turn(self.seat.index(), u8::MAX);
            let outcome = self.game.draw(&self.state, &mut stream);
            self.game.resolve_chance(&mut self.state, &outcome);
        }
    }

    fn finish(&mut self, _: &mut Generator) -> Shares {
        let seat = self.seat;
        let par = self.par;
        let mut shares = self.clone().play_out();
        shares[seat] += 0.5 - par;
        shares
    }
}
