//! What a greedy player of Gorus Maximus wants: good bouts for its own side, bad ones for others.

use munera_rules::gorus::{Card, Gorus, Party, Public, Rank, Word};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use crate::{Generator, Playable};

/// What the preferred school's 0 counts for while a challenge may still make it worthless.
const HOPE_OF_A_ZERO: f64 = 3.0;
/// What a solo player gives for a first rank 8 (G7.3): more than the 4 it costs.
const NEED_OF_AN_EIGHT: f64 = 7.0;
/// Of two plays that gain the same, the one that keeps the stronger gladiator is better.
const PRICE_OF_A_RANK: f64 = 0.05;

impl<W: Word, const SEATS: usize, const CARDS: usize> Playable for Gorus<W, SEATS, CARDS> {
    const EASY_WORLDS: u32 = 24;

    /// Looks to the end of the bout.
    fn greedy_gain(
        &self,
        mut world: Self::State,
        seat: Seat,
        choice: Card,
        generator: &mut Generator,
    ) -> (f64, u64) {
        let before = self.public(&self.view(&world, Viewer::Spectator));
        let mut moves = 1;
        self.make_move(&mut world, seat, choice);
        loop {
            let after = self.view(&world, Viewer::Spectator);
            let bout = self.public(&after);
            if bout.bout != before.bout || bout.round != before.round || after.turn().is_none() {
                let preferred = bout.preferred.or(before.preferred);
                let gain = self.gain(&before, &bout, preferred, seat);
                return (gain - PRICE_OF_A_RANK * f64::from(choice.rank().number()), moves);
            }
            let Node::Decide(seats) = self.node(&world) else { return (0.0, moves) };
            let Some(next) = seats.first() else { return (0.0, moves) };
            let legal = self.legal(&world, next);
            let card = legal.nth(generator.below(legal.len() as u32) as usize);
            self.make_move(&mut world, next, card);
            moves += 1;
        }
    }
}

trait Gain {
    fn gain(
        &self,
        before: &Public,
        after: &Public,
        preferred: Option<munera_rules::gorus::School>,
        seat: Seat,
    ) -> f64;
}

impl<W: Word, const SEATS: usize, const CARDS: usize> Gain for Gorus<W, SEATS, CARDS> {
    /// What the bout just finished is worth to a seat's side.
    fn gain(
        &self,
        before: &Public,
        after: &Public,
        preferred: Option<munera_rules::gorus::School>,
        seat: Seat,
    ) -> f64 {
        let Some(bout) = &after.last_bout else { return 0.0 };
        let favour: f64 = bout
            .cards
            .iter()
            .map(|card| {
                let hope = card.rank() == Rank::ZERO && Some(card.school()) == preferred;
                f64::from(self.options().favour.of(card.rank()))
                    + if hope { HOPE_OF_A_ZERO } else { 0.0 }
            })
            .sum();
        let won = match bout.winner {
            Party::Seat(winner) => self.side(winner) == self.side(seat),
            Party::Contenders => false,
        };
        if !won {
            // What one other side gains is little loss where there are many.
            return -favour / (self.side_count() as f64 - 1.0);
        }
        let eights = bout.cards.iter().any(|card| card.rank() == Rank::EIGHT);
        let relief = self.is_solo() && eights && before.collected[0] == 0;
        favour + if relief { NEED_OF_AN_EIGHT } else { 0.0 }
    }
}
