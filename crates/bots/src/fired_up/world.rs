//! A possible world of Fired Up, as a search plays in it.

use munera_rules::fired_up::{FiredUp, InfluenceFace, InfluenceRoll, Move, Moves, State};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat};

use super::dice_streams::DiceStreams;
use super::influence_playout::InfluencePlayout;
use super::study::Study;
use super::value;
use crate::{Generator, ProposedMove, Shares, World};

/// How many points a stored Social is worth in a later round.
const TOKEN: f32 = 0.6;

/// A world in which one seat continues its turn; then the rest of the Influence phase is played
/// out, with that seat following its plan.
#[derive(Clone)]
pub struct FiredUpWorld<'g> {
    pub(super) game: &'g FiredUp,
    pub(super) study: &'g Study,
    pub(super) seat: Seat,
    pub(super) state: State,
    pub(super) streams: DiceStreams,
    /// How many choices the seat has made.
    choices: u8,
    /// The bets that these choices have placed.
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
            streams: DiceStreams::new(generator),
            choices: 0,
            bets_placed: 0,
        };
        world.keep_for_others(generator);
        world
    }

    /// Other seats choose their cards unseen, so any choice is as good.
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
    pub(super) fn running_dice(&self) -> InfluenceRoll {
        self.state.running_turn().map_or(InfluenceRoll::NONE, |turn| turn.dice)
    }

    /// Plays the Influence phase to its end and lets the fighters fight; if the seat has open bets,
    /// they fight to the end of the game.
    fn play_out(&mut self) -> Shares {
        let mut playout =
            InfluencePlayout::new(self.game, self.study, &self.state, self.seat, self.streams);
        playout.placed = self.bets_placed;
        if self.state.is_before_battle() {
            playout.play(&mut self.state);
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
        let mut hope = playout.hope;
        if rounds_to_come > 0 {
            hope += TOKEN * f32::from(self.state.tokens_of(self.seat));
        }
        value::shares(self.game, &self.state, rounds_to_come, (self.seat, hope))
    }

    fn fight(&mut self) {
        let (round, streams) = (self.state.running_round(), self.streams);
        self.game.fight_out(&mut self.state, |place, dice| streams.of_fight(round, place, dice));
    }
}

impl World for FiredUpWorld<'_> {
    type Move = Move;

    fn mover(&self) -> Option<Seat> {
        (self.choices == 0 || self.is_own_turn()).then_some(self.seat)
    }

    fn propose(&self, proposed: &mut Vec<ProposedMove<Move>>) {
        let legal = self.game.legal(&self.state, self.seat);
        match &legal {
            Moves::Turn(_) => self.propose_turn(&legal, proposed),
            Moves::Reroll(dice) => self.propose_reroll(*dice, proposed),
            _ => proposed.extend(legal.iter().map(|choice| ProposedMove { choice, weight: 1.0 })),
        }
    }

    fn advance(&mut self, choice: Move, _: &mut Generator) {
        self.game.make_move(&mut self.state, self.seat, choice);
        self.bets_placed += usize::from(matches!(choice, Move::Bet(..)));
        if let Move::Reroll(_) = choice {
            let mut stream = self.streams.of_turn(self.seat.index(), u8::MAX - self.choices);
            let outcome = self.game.draw(&self.state, &mut stream);
            self.game.resolve_chance(&mut self.state, &outcome);
        }
        self.choices += 1;
    }

    /// The dice on the table: rerolled dice are new information.
    fn observation_key(&self) -> u32 {
        let dice = self.running_dice();
        InfluenceFace::ALL.into_iter().fold(0, |key, face| key << 4 | u32::from(dice.of(face)))
    }

    /// The same hidden cards, with other dice.
    fn vary(&mut self, generator: &mut Generator) {
        self.streams = DiceStreams::new(generator);
    }

    fn finish(&mut self, _: &mut Generator) -> Shares {
        self.play_out()
    }
}
