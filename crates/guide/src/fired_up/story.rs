//! What a viewer notices of an event, in parts.

use munera_rules::fired_up::{
    Effect, FiredUp, Happening, InfluenceAction, Move, News, Payment, Revealed, TurnMove,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::change::{FiredUpChange, changes};
use super::fight::FiredUpFight;
use super::influence_action::FiredUpInfluenceAction;
use super::words::{FiredUpFighter, FiredUpMorale};
use crate::numbers;
use crate::texts;

/// What a viewer notices of one event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpStory {
    /// What happened.
    pub happening: FiredUpHappening,
    /// How fighters have changed: by influence, by the morale check, by an attack, by a new round.
    pub changes: Vec<FiredUpChange>,
    /// What followed from it, in order.
    pub effects: Vec<FiredUpEffect>,
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpHappening {
    /// The fighters entered the circle.
    Setup {
        /// The fighters, in the order of the circle.
        fighters: Vec<FiredUpFighter>,
        /// The Bets of the game.
        bets: Vec<String>,
    },
    /// A seat chose what to keep.
    Kept {
        /// The seat.
        seat: u8,
        /// The cards, if they are the viewer's.
        cards: Option<Vec<String>>,
    },
    /// A seat rolled dice.
    Rolled {
        /// The seat.
        seat: u8,
        /// All dice that the seat has now.
        dice: String,
    },
    /// A seat takes dice up to roll them again.
    Rerolls {
        /// The seat.
        seat: u8,
        /// The dice that it rolls again.
        dice: String,
    },
    /// A seat leaves its dice as they lie.
    Stands {
        /// The seat.
        seat: u8,
    },
    /// A seat influenced a fighter.
    Influenced {
        /// The seat.
        seat: u8,
        /// What the dice do to it.
        deed: FiredUpInfluenceAction,
        /// The dice that paid for it.
        dice: String,
        /// How many stored Social tokens paid for it.
        tokens: u8,
        /// Whether two Socials stood for the die.
        multitask: bool,
    },
    /// A seat turned a Social token active.
    Stored {
        /// The seat.
        seat: u8,
    },
    /// A seat placed a betting card.
    Bet {
        /// The seat.
        seat: u8,
        /// The Bet.
        bet: String,
        /// The fighter on the card, if the viewer placed it.
        fighter: Option<FiredUpFighter>,
        /// The dice that paid for it.
        dice: String,
        /// How many stored Social tokens paid for it.
        tokens: u8,
    },
    /// A seat used a die without effect.
    Discarded {
        /// The seat.
        seat: u8,
        /// The letter of its face.
        face: String,
    },
    /// A seat ended its turn.
    EndedTurn {
        /// The seat.
        seat: u8,
    },
    /// A fighter attacked another.
    Fought {
        /// The attack with its dice and damage.
        fight: FiredUpFight,
    },
    /// The dice of a fight were rolled, and the misses will be rolled again.
    Missed {
        /// How many dice missed.
        dice: u8,
    },
    /// A seat showed Highlights; the effects say which.
    Scored {
        /// The seat.
        seat: u8,
    },
    /// The viewer showed nothing, or all seats have answered and no other seat showed a card.
    Waited,
}

/// Something that followed from an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpEffect {
    /// A fighter's Morale changed.
    Morale {
        /// The fighter.
        fighter: FiredUpFighter,
        /// The Morale after the change.
        morale: FiredUpMorale,
    },
    /// A fighter fell.
    Fell {
        /// The fighter.
        fighter: FiredUpFighter,
    },
    /// A Bet was settled.
    Settled {
        /// The Bet.
        bet: String,
        /// The cards on it, in the order in which they are revealed.
        cards: Vec<FiredUpRevealed>,
    },
    /// A Highlight was shown.
    Shown {
        /// The seat that showed it.
        seat: u8,
        /// The card.
        card: String,
        /// The points for it.
        points: u8,
    },
    /// A round begins.
    Round {
        /// The number of the round, from 1.
        round: u8,
        /// The seat that begins it.
        first: u8,
        /// The cards that the viewer drew.
        drawn: Vec<String>,
    },
    /// The game ended.
    Won {
        /// The seats that won.
        seats: Vec<u8>,
    },
}

/// A betting card that was turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpRevealed {
    /// The seat that placed it.
    pub seat: u8,
    /// The fighter on it.
    pub fighter: FiredUpFighter,
    /// What it earned.
    pub points: u8,
}

impl FiredUpStory {
    /// Makes the story of news.
    pub fn of(game: &FiredUp, news: &News) -> Self {
        let teller = Teller { game, news };
        Self {
            happening: teller.happening(),
            changes: changes(game, &news.changed),
            effects: news.effects.iter().map(|effect| teller.effect(effect)).collect(),
        }
    }
}

/// What the writer of a story needs.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a FiredUp,
    news: &'a News,
}

impl Teller<'_> {
    fn happening(self) -> FiredUpHappening {
        match &self.news.happening {
            Happening::Setup(fighters, bets) => FiredUpHappening::Setup {
                fighters: fighters.iter().map(|it| (*it).into()).collect(),
                bets: texts(bets),
            },
            Happening::Kept(seat, cards) => FiredUpHappening::Kept {
                seat: seat.number(),
                cards: cards.map(|cards| texts(cards.iter())),
            },
            Happening::Rolled(seat, dice) => {
                FiredUpHappening::Rolled { seat: seat.number(), dice: dice.to_string() }
            }
            Happening::Moved(seat, TurnMove::Open(choice)) => moved(seat.number(), *choice),
            Happening::Moved(seat, TurnMove::Bet(bet, payment)) => {
                bet_placed(seat.number(), bet.to_string(), None, *payment)
            }
            Happening::Fought(fighter_states, dice) => FiredUpHappening::Fought {
                fight: FiredUpFight::write(self.game, fighter_states.each_ref(), dice),
            },
            Happening::Missed(dice) => FiredUpHappening::Missed { dice: *dice },
            Happening::Scored(seat) => FiredUpHappening::Scored { seat: seat.number() },
            Happening::Waits => FiredUpHappening::Waited,
        }
    }

    fn effect(self, effect: &Effect) -> FiredUpEffect {
        match *effect {
            Effect::Morale(fighter, morale) => {
                FiredUpEffect::Morale { fighter: fighter.into(), morale: morale.into() }
            }
            Effect::Fell(fighter) => FiredUpEffect::Fell { fighter: fighter.into() },
            Effect::Settled(bet) => {
                let card = |card: &Revealed| FiredUpRevealed {
                    seat: card.seat.number(),
                    fighter: card.fighter.into(),
                    points: card.points,
                };
                let cards = self.news.revealed.iter().filter(|card| card.bet == bet);
                FiredUpEffect::Settled { bet: bet.to_string(), cards: cards.map(card).collect() }
            }
            Effect::Shown(shown) => FiredUpEffect::Shown {
                seat: shown.seat.number(),
                card: shown.card.to_string(),
                points: shown.points,
            },
            Effect::Round(round, first, drawn) => {
                FiredUpEffect::Round { round, first: first.number(), drawn: texts(drawn.iter()) }
            }
            Effect::Won(seats) => FiredUpEffect::Won { seats: numbers(seats.iter()) },
        }
    }
}

/// A move of a turn.
fn moved(seat: u8, choice: Move) -> FiredUpHappening {
    match choice {
        Move::Reroll(dice) => FiredUpHappening::Rerolls { seat, dice: dice.to_string() },
        Move::Influence(deed, payment) => influenced(seat, deed, payment, false),
        Move::Multitask(deed, payment, beside) => {
            let dice = beside.map_or(payment.dice, |beside| payment.dice.with(beside.dice));
            influenced(seat, deed, Payment { dice, ..payment }, true)
        }
        Move::Store(_) => FiredUpHappening::Stored { seat },
        Move::Bet(bet, fighter, payment) => {
            bet_placed(seat, bet.to_string(), Some(fighter.into()), payment)
        }
        Move::Discard(face) => FiredUpHappening::Discarded { seat, face: face.to_string() },
        Move::End => FiredUpHappening::EndedTurn { seat },
        // The other moves are not part of a turn, and have happenings of their own.
        Move::Stand | Move::Keep(_) | Move::Score(_) | Move::Wait => {
            FiredUpHappening::Stands { seat }
        }
    }
}

fn influenced(
    seat: u8,
    deed: InfluenceAction,
    payment: Payment,
    multitask: bool,
) -> FiredUpHappening {
    let Payment { dice, tokens } = payment;
    let (deed, dice) = (deed.into(), dice.to_string());
    FiredUpHappening::Influenced { seat, deed, dice, tokens, multitask }
}

fn bet_placed(
    seat: u8,
    bet: String,
    fighter: Option<FiredUpFighter>,
    payment: Payment,
) -> FiredUpHappening {
    let Payment { dice, tokens } = payment;
    FiredUpHappening::Bet { seat, bet, fighter, dice: dice.to_string(), tokens }
}
