//! What a viewer has noticed, in parts.

use munera_rules::fired_up::{
    Deed, Effect, FiredUp, Happening, Move, News, Payment, Revealed, TurnMove,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::change::{FiredUpChange, changes};
use super::deed::FiredUpDeed;
use super::fight::FiredUpFight;
use super::words::{FiredUpFighter, FiredUpMorale};
use crate::numbers;
use crate::texts;

/// What a viewer has noticed of one event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpStory {
    /// What happened.
    pub happening: FiredUpHappening,
    /// How fighters have changed: by influence, by the morale check, by an attack, by a new round.
    pub changes: Vec<FiredUpChange>,
    /// What came of it, in order.
    pub effects: Vec<FiredUpEffect>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpHappening {
    /// The fighters entered the circle.
    Setup {
        /// In the order of the circle.
        fighters: Vec<FiredUpFighter>,
        /// The Bets of the game.
        bets: Vec<String>,
    },
    /// A seat chose what to keep.
    Kept {
        /// Who.
        seat: u8,
        /// The cards, if they are the viewer's.
        cards: Option<Vec<String>>,
    },
    /// A seat rolled dice.
    Rolled {
        /// Who.
        seat: u8,
        /// All that lie there now.
        dice: String,
    },
    /// A seat takes dice up to roll them again.
    Rerolls {
        /// Who.
        seat: u8,
        /// Which.
        dice: String,
    },
    /// A seat leaves its dice as they lie.
    Stands {
        /// Who.
        seat: u8,
    },
    /// A seat influenced a fighter.
    Influenced {
        /// Who.
        seat: u8,
        /// How.
        deed: FiredUpDeed,
        /// With which dice.
        dice: String,
        /// With how many stored Social tokens.
        tokens: u8,
        /// Whether two Socials made the die.
        multitask: bool,
    },
    /// A seat turned a Social token active.
    Stored {
        /// Who.
        seat: u8,
    },
    /// A seat placed a betting card.
    Bet {
        /// Who.
        seat: u8,
        /// On which Bet.
        bet: String,
        /// Which card, if it is the viewer's.
        fighter: Option<FiredUpFighter>,
        /// With which dice.
        dice: String,
        /// With how many stored Social tokens.
        tokens: u8,
    },
    /// A seat used a die without effect.
    Discarded {
        /// Who.
        seat: u8,
        /// The letter of its face.
        face: String,
    },
    /// A seat ended its turn.
    EndedTurn {
        /// Who.
        seat: u8,
    },
    /// Two have fought.
    Fought {
        /// How.
        fight: FiredUpFight,
    },
    /// The dice of a fight were rolled, and misses will be again.
    Missed {
        /// How many.
        dice: u8,
    },
    /// A seat showed Highlights: see the effects.
    Scored {
        /// Who.
        seat: u8,
    },
    /// The viewer waits, or all have answered without another score.
    Waited,
}

/// Something that came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FiredUpEffect {
    /// A fighter's Morale moved.
    Morale {
        /// Whose.
        fighter: FiredUpFighter,
        /// How it is now.
        morale: FiredUpMorale,
    },
    /// A fighter fell.
    Fell {
        /// Who.
        fighter: FiredUpFighter,
    },
    /// A Bet was settled.
    Settled {
        /// Which.
        bet: String,
        /// The cards on it, in the order of revealing.
        cards: Vec<FiredUpRevealed>,
    },
    /// A Highlight was shown.
    Shown {
        /// By whom.
        seat: u8,
        /// Which.
        card: String,
        /// For how many points.
        points: u8,
    },
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u8,
        /// Who begins it.
        first: u8,
        /// What the viewer drew.
        drawn: Vec<String>,
    },
    /// The game ended.
    Won {
        /// Who has won.
        seats: Vec<u8>,
    },
}

/// A betting card that was turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FiredUpRevealed {
    /// Whose it was.
    pub seat: u8,
    /// The fighter that it names.
    pub fighter: FiredUpFighter,
    /// What it earned.
    pub points: u8,
}

impl FiredUpStory {
    /// What news tell.
    pub fn of(game: &FiredUp, news: &News) -> Self {
        let teller = Teller { game, news };
        Self {
            happening: teller.happening(),
            changes: changes(game, &news.changed),
            effects: news.effects.iter().map(|effect| teller.effect(effect)).collect(),
        }
    }
}

/// What a story is told from.
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
            Happening::Fought(corners, dice) => FiredUpHappening::Fought {
                fight: FiredUpFight::write(self.game, corners.each_ref(), dice),
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
        // The others are no moves of a turn, and are told otherwise.
        Move::Stand | Move::Keep(_) | Move::Score(_) | Move::Wait => {
            FiredUpHappening::Stands { seat }
        }
    }
}

fn influenced(seat: u8, deed: Deed, payment: Payment, multitask: bool) -> FiredUpHappening {
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
