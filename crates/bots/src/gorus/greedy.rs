//! The values of a greedy player of Gorus Maximus: good bouts for its own side, bad ones for
//! others.

use munera_rules::gorus::{Bout, Card, Gorus, Party, Rank, School, State, Word};
use munera_rules::{Game, MoveSet, Node, Randomness, Seat, Viewer};

use crate::Generator;

/// The value of the preferred school's 0, while a challenge may still make it worthless.
const HOPE_OF_A_ZERO: f64 = 3.0;
/// The value of a first rank 8 for a solo player (G7.3): more than the 4 that it costs.
const NEED_OF_AN_EIGHT: f64 = 7.0;
/// Between two plays with the same gain, the one that keeps the stronger gladiator is better.
const PRICE_OF_A_RANK: f64 = 0.05;

/// Looks ahead to the end of the bout.
pub(super) fn gain<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    mut world: State<W, SEATS, CARDS>,
    seat: Seat,
    choice: Card,
    generator: &mut Generator,
) -> (f64, u64) {
    let before = game.view(&world, Viewer::Spectator);
    let finished = game.history(&before).count();
    let mut moves = 1;
    game.make_move(&mut world, seat, choice);
    let after = loop {
        let view = game.view(&world, Viewer::Spectator);
        let Node::Decide(seats) = game.node(&world) else { break view };
        let Some(next) = seats.first().filter(|_| game.history(&view).count() == finished) else {
            break view;
        };
        let legal = game.legal(&world, next);
        let card = legal.nth(generator.below(legal.len() as u32) as usize);
        game.make_move(&mut world, next, card);
        moves += 1;
    };
    let Some(bout) = game.history(&after).next_back() else { return (0.0, moves) };
    // After a round no school is preferred. Its last bout leaves no choice, so its gain does not
    // matter.
    let preferred = game.public(&after).preferred.or(game.public(&before).preferred);
    let mut gain = worth(game, &bout, preferred, seat);
    if game.is_solo() && has_an_eight(&bout) && won_by(game, &bout, seat) {
        let relieved = |bout: Bout| has_an_eight(&bout) && won_by(game, &bout, seat);
        let first = !game.history(&before).any(relieved);
        gain += if first { NEED_OF_AN_EIGHT } else { 0.0 };
    }
    (gain - PRICE_OF_A_RANK * f64::from(choice.rank().number()), moves)
}

/// The value of a finished bout to a seat's side.
fn worth<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    bout: &Bout,
    preferred: Option<School>,
    seat: Seat,
) -> f64 {
    let of_card = |card: &Card| {
        let hope = card.rank() == Rank::ZERO && Some(card.school()) == preferred;
        f64::from(game.options().favour.of(card.rank())) + if hope { HOPE_OF_A_ZERO } else { 0.0 }
    };
    let favour: f64 = bout.cards.iter().map(of_card).sum();
    if won_by(game, bout, seat) {
        favour
    } else {
        // If there are many other sides, the gain of one of them is a small loss.
        -favour / (game.side_count() as f64 - 1.0)
    }
}

/// Whether a seat's side took the bout.
fn won_by<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    bout: &Bout,
    seat: Seat,
) -> bool {
    match bout.winner {
        Party::Seat(winner) => game.side(winner) == game.side(seat),
        Party::Contenders => false,
    }
}

fn has_an_eight(bout: &Bout) -> bool {
    bout.cards.iter().any(|card| card.rank() == Rank::EIGHT)
}
