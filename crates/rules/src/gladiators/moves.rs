//! The moves of a seat, and the set of its legal moves.

use std::fmt;

use super::card::{Card, Trait, TraitSet};
use super::powers::{Pair, PairSet, Powers};
use crate::{MoveSet, Seat, SeatSet};

/// A move of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Take the top card of a deck into the hand (D2.3, D4.6).
    Draw(Trait),
    /// Before the action, play a card onto the player's own trait (D3.1).
    Play(Card),
    /// Announce the action of the turn (D3.2).
    Act(Action),
    /// Answer another player's action with a card onto the player's own trait (D3.3).
    Respond(Card),
    /// Let another's action happen (D3.3).
    Pass,
}

/// An action of a turn (D3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Flip a card onto the player's own trait (D4.1).
    Focus(Trait),
    /// Wound an opponent (D4.2).
    Attack(Seat),
    /// Break a pair and give one of it away (D4.4).
    Gambit(Gambit),
    /// Break a pair of Health and this partner to heal all wounds (D4.5).
    Recover(Trait),
}

/// D4.4: a Gambit announced in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gambit {
    /// The player who gets a card.
    pub target: Seat,
    /// The pair that is broken.
    pub pair: Pair,
    /// The trait of the pair that is given.
    pub given: Trait,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(kind) => write!(f, "draw {kind}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Act(action) => action.fmt(f),
            Self::Respond(card) => write!(f, "respond {card}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Focus(kind) => write!(f, "focus {kind}"),
            Self::Attack(target) => write!(f, "attack {target}"),
            Self::Gambit(Gambit { target, pair, given }) => {
                write!(f, "gambit {target} {pair} {given}")
            }
            Self::Recover(partner) => write!(f, "recover {partner}"),
        }
    }
}

/// The kind of question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveKind {
    /// Which deck to draw from.
    Draw,
    /// The action of a turn.
    Turn,
    /// Whether to respond.
    Response,
}

/// The legal moves of one seat: a bit for each, in the documented order.
///
/// - Draws: the traits in order.
/// - A turn: cards to play, by trait; Focus, by trait; Attack, by seat; Gambit, by seat, pair and
///   which of the pair, twelve to a seat; Recover, by partner.
/// - Responses: cards, by trait; then the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    bits: u64,
    /// The hand that the cards to play come from.
    hand: Powers,
    kind: MoveKind,
}

const FOCUS: u32 = 4;
const ATTACK: u32 = 8;
const GAMBIT: u32 = 12;
const GAMBITS_A_SEAT: u32 = 12;
const RECOVER: u32 = 60;
const PASS: u32 = 4;

/// For every set of pairs, two bits for each pair in it: either of the pair can be given.
const GIVEN: [u16; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut pair = 0;
        while pair < 6 {
            table[set] |= ((set >> pair & 1) as u16 * 3) << (2 * pair);
            pair += 1;
        }
        set += 1;
    }
    table
};

/// For every set of seats, the lowest bit of each seat's Gambits.
const TARGETS: [u64; 16] = {
    let mut table = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut seat = 0;
        while seat < 4 {
            table[set] |= (set as u64 >> seat & 1) << (GAMBITS_A_SEAT * seat);
            seat += 1;
        }
        set += 1;
    }
    table
};

impl Moves {
    /// No move: the seat is not asked.
    pub(super) const NONE: Self = Self { bits: 0, hand: Powers::NONE, kind: MoveKind::Draw };

    /// Draws from the decks of these traits.
    #[inline]
    pub(super) const fn draws(from: TraitSet) -> Self {
        Self { bits: from.bits() as u64, hand: Powers::NONE, kind: MoveKind::Draw }
    }

    /// A response with any card of the hand, or none.
    #[inline]
    pub(super) fn responses(hand: Powers) -> Self {
        let bits = u64::from(hand.traits().bits()) | 1 << PASS;
        Self { bits, hand, kind: MoveKind::Response }
    }

    /// The moves of a turn: `playable` cards, any Focus, these attacks, and what pairs allow.
    #[inline]
    pub(super) fn of_turn(
        playable: Powers,
        attackable: SeatSet,
        opponents: SeatSet,
        pairs: PairSet,
    ) -> Self {
        let given = u64::from(GIVEN[pairs.bits() as usize & 63]);
        let gambits = given * TARGETS[opponents.bits() as usize & 15];
        // Bits 2, 4 and 5 are the pairs with Health.
        let partners = u64::from(pairs.bits() >> 2 & 1 | pairs.bits() >> 3 & 6);
        let bits = u64::from(playable.traits().bits())
            | 15 << FOCUS
            | u64::from(attackable.bits()) << ATTACK
            | gambits << GAMBIT
            | partners << RECOVER;
        Self { bits, hand: playable, kind: MoveKind::Turn }
    }

    /// The move that a bit stands for.
    #[inline]
    fn at(self, bit: u32) -> Move {
        let card = |kind| self.hand.get(kind).map(|power| Card { kind, power });
        let kind = Trait::counted(bit);
        match self.kind {
            MoveKind::Draw => Move::Draw(kind),
            MoveKind::Response if bit < PASS => card(kind).map_or(Move::Pass, Move::Respond),
            MoveKind::Response => Move::Pass,
            MoveKind::Turn if bit < FOCUS => card(kind).map_or(Move::Pass, Move::Play),
            MoveKind::Turn if bit < ATTACK => Move::Act(Action::Focus(kind)),
            MoveKind::Turn if bit < GAMBIT => Move::Act(Action::Attack(Seat::new(bit as u8 - 8))),
            MoveKind::Turn if bit < RECOVER => {
                let number = bit - GAMBIT;
                let within = number % GAMBITS_A_SEAT;
                let pair = Pair::ALL[within as usize / 2];
                Move::Act(Action::Gambit(Gambit {
                    target: Seat::new((number / GAMBITS_A_SEAT) as u8),
                    pair,
                    given: pair.traits()[within as usize % 2],
                }))
            }
            MoveKind::Turn => Move::Act(Action::Recover(kind)),
        }
    }

    /// The bit that stands for a move, if one does.
    fn bit(self, choice: Move) -> Option<u32> {
        let held = |card: Card| self.hand.contains(card).then_some(card.kind as u32);
        match (self.kind, choice) {
            (MoveKind::Draw, Move::Draw(kind)) => Some(kind as u32),
            (MoveKind::Response, Move::Pass) => Some(PASS),
            (MoveKind::Response, Move::Respond(card)) | (MoveKind::Turn, Move::Play(card)) => {
                held(card)
            }
            (MoveKind::Turn, Move::Act(action)) => match action {
                Action::Focus(kind) => Some(FOCUS + kind as u32),
                Action::Attack(target) => {
                    (target.number() < 4).then(|| ATTACK + u32::from(target.number()))
                }
                Action::Gambit(Gambit { target, pair, given }) => {
                    let which = pair.traits().iter().position(|kind| *kind == given)?;
                    let seat = u32::from(target.number());
                    let within = 2 * pair as u32 + which as u32;
                    (seat < 4).then(|| GAMBIT + GAMBITS_A_SEAT * seat + within)
                }
                Action::Recover(partner) => {
                    (partner != Trait::Health).then(|| RECOVER + partner as u32)
                }
            },
            _ => None,
        }
    }
}

impl MoveSet for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    fn nth(&self, place: usize) -> Move {
        let mut left = self.bits;
        for _ in 0..place {
            left &= left.wrapping_sub(1);
        }
        self.at(left.trailing_zeros())
    }

    fn contains(&self, choice: Move) -> bool {
        self.bit(choice).is_some_and(|bit| self.bits >> bit & 1 == 1)
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        let (moves, mut left) = (*self, self.bits);
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(moves.at(bit))
        })
    }
}
