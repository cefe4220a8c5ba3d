//! The moves of a seat, and the set of its legal moves.

use std::fmt;

use arrayvec::ArrayVec;

use super::bet::BetId;
use super::circle::{PLACES, Place};
use super::fighter::Fighter;
use super::highlight::HighlightSet;
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use crate::MoveSet;

/// A move of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Keep these two of four Highlights for the round (U3.1).
    Keep(HighlightSet),
    /// Roll these dice again (U3.2).
    Reroll(InfluenceRoll),
    /// Leave the dice as they lie (U3.2).
    Stand,
    /// Influence a fighter (U3.3–U3.7).
    Influence(InfluenceAction, Payment),
    /// Influence any fighter for two Socials (U3.8). A sprinter takes one more die.
    Multitask(InfluenceAction, Payment, Option<Payment>),
    /// Turn a token active for later (U3.8). Only one Social pays for that.
    Store(Payment),
    /// Place a betting card (U6.1).
    Bet(BetId, Fighter, Payment),
    /// Use a die without effect (U3.2).
    Discard(InfluenceFace),
    /// End the turn (U3.2).
    End,
    /// Show these Highlights, which are met (U5.2).
    Score(HighlightSet),
    /// Show nothing (U5.3).
    Wait,
}

/// The Attack or the Defense marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stat {
    /// How many dice a fighter attacks with.
    Attack,
    /// How many dice it defends with.
    Defense,
}

/// The thumb on which a Morale die is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thumb {
    /// A cheer.
    Up,
    /// A boo.
    Down,
}

/// An action that a seat can do to a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InfluenceAction {
    /// A step on a track (U3.4).
    Buff(Fighter, Stat),
    /// A thumb (U3.5).
    Morale(Fighter, Thumb),
    /// A place in the order (U3.6).
    Speed(Fighter),
    /// Another target (U3.7).
    Target(Fighter, Fighter),
    /// A lock on the target (U3.7).
    Lock(Fighter),
    /// The lock removed (U3.7).
    Unlock(Fighter),
}

impl InfluenceAction {
    /// The fighter that it influences.
    pub const fn fighter(self) -> Fighter {
        match self {
            Self::Buff(fighter, _)
            | Self::Morale(fighter, _)
            | Self::Speed(fighter)
            | Self::Target(fighter, _)
            | Self::Lock(fighter)
            | Self::Unlock(fighter) => fighter,
        }
    }

    /// The face that pays for it.
    pub const fn face(self) -> InfluenceFace {
        match self {
            Self::Buff(..) => InfluenceFace::Buff,
            Self::Morale(..) => InfluenceFace::Morale,
            Self::Speed(_) => InfluenceFace::Speed,
            Self::Target(..) | Self::Lock(_) | Self::Unlock(_) => InfluenceFace::Target,
        }
    }
}

impl fmt::Display for InfluenceAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buff(fighter, Stat::Attack) => write!(f, "buff {fighter} attack"),
            Self::Buff(fighter, Stat::Defense) => write!(f, "buff {fighter} defense"),
            Self::Morale(fighter, Thumb::Up) => write!(f, "morale {fighter} up"),
            Self::Morale(fighter, Thumb::Down) => write!(f, "morale {fighter} down"),
            Self::Speed(fighter) => write!(f, "speed {fighter}"),
            Self::Target(fighter, target) => write!(f, "target {fighter} {target}"),
            Self::Lock(fighter) => write!(f, "lock {fighter}"),
            Self::Unlock(fighter) => write!(f, "unlock {fighter}"),
        }
    }
}

/// More tokens than these cannot be written; no seat has more than two.
const MOST_TOKENS: usize = 9;

/// The dice and stored tokens that a move uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// The dice.
    pub dice: InfluenceRoll,
    /// The tokens.
    pub tokens: u8,
}

impl Payment {
    /// One Social die.
    pub const SOCIAL: Self = Self { dice: InfluenceRoll::SOCIAL, tokens: 0 };

    /// Dice alone.
    #[inline]
    pub(super) const fn dice(dice: InfluenceRoll) -> Self {
        Self { dice, tokens: 0 }
    }

    /// Whether a die of that face, or a token, is part of it: something that is no Double.
    pub(super) const fn is_real(self, face: InfluenceFace) -> bool {
        self.dice.has(face) || self.tokens > 0
    }

    /// Reads faces in their order, and then `t` for each token.
    pub(super) fn read(text: &str) -> Option<Self> {
        let faces = text.trim_end_matches('t');
        let tokens = text.len() - faces.len();
        let dice = InfluenceRoll::read_sorted(faces)?;
        (!text.is_empty() && tokens <= MOST_TOKENS).then_some(Self { dice, tokens: tokens as u8 })
    }
}

/// The letters of the faces, sorted, then the tokens.
impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.dice)?;
        (0..self.tokens).try_for_each(|_| f.write_str("t"))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(cards) => write!(f, "keep {cards}"),
            Self::Reroll(dice) => write!(f, "reroll {dice}"),
            Self::Stand => f.write_str("stand"),
            Self::Influence(action, payment) => write!(f, "{action} {payment}"),
            Self::Multitask(action, payment, more) => {
                write!(f, "multitask {payment} {action}")?;
                more.iter().try_for_each(|more| write!(f, " {more}"))
            }
            Self::Store(payment) => write!(f, "store {payment}"),
            Self::Bet(bet, fighter, payment) => write!(f, "bet {bet} {fighter} {payment}"),
            Self::Discard(face) => write!(f, "discard {face}"),
            Self::End => f.write_str("end"),
            Self::Score(cards) => write!(f, "score {cards}"),
            Self::Wait => f.write_str("wait"),
        }
    }
}

/// Actions as bits: for each place two Buffs, two Morales, Speed, five Targets, Lock and Unlock.
///
/// This is no [`BitSet`](crate::BitSet), because a bit by itself is no action: it stands for places,
/// and which fighters stand there only the circle tells, with which `TurnMoves` reads the blocks. It
/// also puts both Morales or all Targets of a fighter in at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct InfluenceActionSet(pub(super) u64);

const MORALE: u32 = 2 * PLACES as u32;
const SPEED: u32 = 2 * MORALE;
const TARGET: u32 = SPEED + PLACES as u32;
const LOCK: u32 = TARGET + (PLACES * PLACES) as u32;
const UNLOCK: u32 = LOCK + PLACES as u32;

impl InfluenceActionSet {
    #[inline]
    pub(super) fn insert_buff(&mut self, place: Place, stat: Stat) {
        self.0 |= 1 << (2 * u32::from(place.0) + stat as u32);
    }

    #[inline]
    pub(super) fn insert_morales(&mut self, place: Place) {
        self.0 |= 3 << (MORALE + 2 * u32::from(place.0));
    }

    #[inline]
    pub(super) fn insert_speed(&mut self, place: Place) {
        self.0 |= 1 << (SPEED + u32::from(place.0));
    }

    #[inline]
    pub(super) fn insert_targets(&mut self, place: Place, targets: super::circle::PlaceSet) {
        self.0 |= u64::from(targets.bits()) << (TARGET + PLACES as u32 * u32::from(place.0));
    }

    #[inline]
    pub(super) fn insert_lock(&mut self, place: Place) {
        self.0 |= 1 << (LOCK + u32::from(place.0));
    }

    #[inline]
    pub(super) fn insert_unlock(&mut self, place: Place) {
        self.0 |= 1 << (UNLOCK + u32::from(place.0));
    }
}

/// The fighters by their places.
type Circle = [Fighter; PLACES];

fn action_at(circle: Circle, bit: u32) -> InfluenceAction {
    let at = |number: u32| circle[number as usize % PLACES];
    match bit {
        ..MORALE => {
            InfluenceAction::Buff(at(bit / 2), [Stat::Attack, Stat::Defense][bit as usize % 2])
        }
        MORALE..SPEED => {
            let number = bit - MORALE;
            InfluenceAction::Morale(at(number / 2), [Thumb::Up, Thumb::Down][number as usize % 2])
        }
        SPEED..TARGET => InfluenceAction::Speed(at(bit - SPEED)),
        TARGET..LOCK => {
            let number = bit - TARGET;
            InfluenceAction::Target(at(number / PLACES as u32), at(number % PLACES as u32))
        }
        LOCK..UNLOCK => InfluenceAction::Lock(at(bit - LOCK)),
        _ => InfluenceAction::Unlock(at(bit - UNLOCK)),
    }
}

fn bit_of(circle: Circle, count: u8, action: InfluenceAction) -> Option<u32> {
    let place = |fighter: Fighter| {
        let found = circle[..usize::from(count)].iter().position(|other| *other == fighter);
        found.map(|place| place as u32)
    };
    let own = place(action.fighter())?;
    Some(match action {
        InfluenceAction::Buff(_, stat) => 2 * own + stat as u32,
        InfluenceAction::Morale(_, thumb) => MORALE + 2 * own + thumb as u32,
        InfluenceAction::Speed(_) => SPEED + own,
        InfluenceAction::Target(_, target) => TARGET + PLACES as u32 * own + place(target)?,
        InfluenceAction::Lock(_) => LOCK + own,
        InfluenceAction::Unlock(_) => UNLOCK + own,
    })
}

/// Moves that differ in one respect only: a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) kind: Kind,
    pub(super) bits: u64,
}

/// The meaning of the bits of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Influence actions.
    Influence(Payment),
    /// Influence actions.
    Multitask(Payment, Option<Payment>),
    /// One bit.
    Store,
    /// The fighters of each of the three open Bets.
    Bet(Payment),
    /// Faces.
    Discard,
    /// One bit.
    End,
}

/// The most blocks that a turn can have.
pub(super) const MOST_BLOCKS: usize = 40;

/// The moves of a turn, block by block.
#[derive(Clone, Debug)]
pub struct TurnMoves {
    pub(super) blocks: ArrayVec<Block, MOST_BLOCKS>,
    pub(super) circle: Circle,
    pub(super) count: u8,
    pub(super) bets: [BetId; 3],
}

impl TurnMoves {
    #[inline]
    pub(super) fn push(&mut self, kind: Kind, bits: u64) {
        if bits != 0 {
            self.blocks.push(Block { kind, bits });
        }
    }

    fn at(&self, kind: Kind, bit: u32) -> Move {
        match kind {
            Kind::Influence(payment) => Move::Influence(action_at(self.circle, bit), payment),
            Kind::Multitask(payment, more) => {
                Move::Multitask(action_at(self.circle, bit), payment, more)
            }
            Kind::Store => Move::Store(Payment::SOCIAL),
            Kind::Bet(payment) => {
                let (bet, place) = (bit as usize / PLACES, bit as usize % PLACES);
                Move::Bet(self.bets[bet % 3], self.circle[place], payment)
            }
            Kind::Discard => Move::Discard(InfluenceFace::ALL[bit as usize % 6]),
            Kind::End => Move::End,
        }
    }

    /// The block and the bit that stand for a move.
    fn find(&self, choice: Move) -> Option<(Kind, u32)> {
        let action = |action| bit_of(self.circle, self.count, action);
        Some(match choice {
            Move::Influence(done, payment) => (Kind::Influence(payment), action(done)?),
            Move::Multitask(done, payment, more) => (Kind::Multitask(payment, more), action(done)?),
            Move::Store(Payment::SOCIAL) => (Kind::Store, 0),
            Move::Bet(bet, fighter, payment) => {
                let bet = self.bets.iter().position(|open| *open == bet)?;
                let circle = &self.circle[..usize::from(self.count)];
                let place = circle.iter().position(|other| *other == fighter)?;
                (Kind::Bet(payment), (bet * PLACES + place) as u32)
            }
            Move::Discard(face) => (Kind::Discard, face as u32),
            Move::End => (Kind::End, 0),
            _ => return None,
        })
    }
}

/// The legal moves of one seat, in the documented order.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "a box would allocate in every step of a playout")]
pub enum Moves {
    /// The seat is not asked.
    None,
    /// Any two of these four Highlights.
    Keep(HighlightSet),
    /// Any of these dice again, or none.
    Reroll(InfluenceRoll),
    /// A turn's moves.
    Turn(TurnMoves),
    /// Any of these Highlights, which are met, or none.
    Window(HighlightSet),
}

/// Picks the cards of a set whose bits are set in `pick`, counted within the set.
fn picked(cards: HighlightSet, pick: usize) -> HighlightSet {
    cards.iter().enumerate().filter(|(place, _)| pick >> place & 1 == 1).map(|(_, it)| it).collect()
}

/// The pairs out of four, as bits.
const PAIRS: [usize; 6] = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];

impl MoveSet for Moves {
    type Move = Move;

    fn len(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Keep(_) => PAIRS.len(),
            Self::Reroll(dice) => dice.subsets() as usize,
            Self::Turn(turn) => {
                turn.blocks.iter().map(|block| block.bits.count_ones() as usize).sum()
            }
            Self::Window(met) => 1 << met.len(),
        }
    }

    fn nth(&self, place: usize) -> Move {
        match self {
            Self::Keep(hand) => Move::Keep(picked(*hand, PAIRS[place % 6])),
            Self::Reroll(dice) if place + 1 < dice.subsets() as usize => {
                Move::Reroll(dice.subset(place as u32 + 1))
            }
            Self::Reroll(_) => Move::Stand,
            Self::Turn(turn) => {
                let mut left = place as u32;
                for block in &turn.blocks {
                    let count = block.bits.count_ones();
                    if left < count {
                        let mut bits = block.bits;
                        (0..left).for_each(|_| bits &= bits.wrapping_sub(1));
                        return turn.at(block.kind, bits.trailing_zeros());
                    }
                    left -= count;
                }
                Move::End
            }
            Self::Window(met) if place + 1 < 1 << met.len() => Move::Score(picked(*met, place + 1)),
            Self::Window(_) | Self::None => Move::Wait,
        }
    }

    fn contains(&self, choice: Move) -> bool {
        match (self, choice) {
            (Self::Keep(hand), Move::Keep(cards)) => {
                cards.len() == 2 && cards.without(*hand).is_empty()
            }
            (Self::Reroll(dice), Move::Reroll(some)) => !some.is_empty() && dice.contains(some),
            (Self::Reroll(_), Move::Stand) | (Self::Window(_), Move::Wait) => true,
            (Self::Window(met), Move::Score(cards)) => {
                !cards.is_empty() && cards.without(*met).is_empty()
            }
            (Self::Turn(turn), choice) => turn.find(choice).is_some_and(|(kind, bit)| {
                let holds = |block: &Block| block.kind == kind && block.bits >> bit & 1 == 1;
                turn.blocks.iter().any(holds)
            }),
            _ => false,
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> {
        (0..self.len()).map(|place| self.nth(place))
    }
}
