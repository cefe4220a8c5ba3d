//! Which moves a search tries, and how likely a sensible player makes them, according to the study.

use libm::expf;
use munera_rules::MoveSet;
use munera_rules::fired_up::{InfluenceFace, InfluenceRoll, Move, Moves};

use super::actions;
use super::influence_playout::{InfluencePlayout, WORTHWHILE_BET};
use super::world::FiredUpWorld;
use crate::ProposedMove;

impl FiredUpWorld<'_> {
    /// Proposes the moves of the current turn, by their gain in the study.
    pub(super) fn propose_turn(&self, legal: &Moves, proposed: &mut Vec<ProposedMove<Move>>) {
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
            // Among several ways to pay for the same action, the first listed spares the most.
            let gain = match choice {
                Move::Influence(action, _) => {
                    let number = actions::number(circle, action);
                    if !is_new(&mut influences, number) {
                        continue;
                    }
                    wishes[number]
                }
                Move::Multitask(action, ..) => {
                    let number = actions::number(circle, action);
                    if !is_new(&mut multitasks, number) {
                        continue;
                    }
                    wishes[number] - 0.5
                }
                Move::Bet(bet, fighter, _) => {
                    let bet = self.state.three_bets().iter().position(|it| *it == bet);
                    let place =
                        circle.iter().position(|fighter_state| fighter_state.fighter == fighter);
                    let (Some(bet), Some(place)) = (bet, place) else { continue };
                    if !is_new(&mut bets, bet * actions::PLACES + place) {
                        continue;
                    }
                    has_bet |= self.study.bets[bet][place] > WORTHWHILE_BET;
                    self.study.bets[bet][place]
                }
                Move::Store(_) => 0.4,
                Move::End => 0.2,
                // A seat that has used a die keeps the others instead of discarding them.
                Move::Discard(face) if can_end || face != least => continue,
                Move::Discard(_) => 0.15,
                _ => 0.0,
            };
            proposed.push(ProposedMove { choice, weight: expf(gain) });
        }
        // Waiting with a bet gains nothing, and betting uses a die.
        if has_bet {
            proposed.retain(|it| !matches!(it.choice, Move::Discard(_)));
        }
    }

    /// The face that would be missed least.
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

    /// Proposes which dice to roll again, by their expected gain.
    pub(super) fn propose_reroll(
        &self,
        dice: InfluenceRoll,
        proposed: &mut Vec<ProposedMove<Move>>,
    ) {
        let playout =
            InfluencePlayout::new(self.game, self.study, &self.state, self.seat, self.streams);
        for number in 0..dice.subsets() {
            let again = dice.subset(number);
            let gain = playout.outlook(&self.state, dice.without(again), again.len());
            let choice = if again.is_empty() { Move::Stand } else { Move::Reroll(again) };
            proposed.push(ProposedMove { choice, weight: expf(gain) });
        }
    }
}
