//! What lies open in Fired Up.

use munera_rules::fired_up::{
    BetId, DiceInFront, Fighter, FighterState, FiredUp, HighlightId, Morale, Phase, Shown,
    SocialWait, View,
};
use munera_rules::{Game, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::codec::json::{SeatNumber, Within, Written, seat_numbers};

/// What lies open on the table of Fired Up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpPublic {
    /// The round, from 1.
    pub round: u8,
    /// The phase; none before the setup.
    pub phase: Option<FiredUpPhase>,
    /// The seat that begins the round.
    pub first: Option<u8>,
    /// The fighters in circle order.
    pub fighters: Vec<FiredUpPublicFighter>,
    /// The dice in front of each seat: their faces; before the roll, their number.
    pub dice: Vec<String>,
    /// The active tokens of each seat.
    pub tokens: Vec<u8>,
    /// The tokens that each seat has stored in this round, before the running turn, if they wait for
    /// the next round by a house rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stored_now: Option<Vec<u8>>,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// How many kept cards each seat has not scored yet.
    pub kept: Vec<u8>,
    /// The seats that have kept their cards.
    pub chosen: Vec<SeatNumber>,
    /// The Bets of the game.
    pub bets: Vec<FiredUpPublicBet>,
    /// The Highlights that were shown in this round.
    pub scored: Vec<FiredUpShown>,
    /// The Highlights that were shown in the round before.
    pub scored_before: Vec<FiredUpShown>,
}

/// A phase of a round of Fired Up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpPhase {
    /// The seats keep Highlights.
    Keep,
    /// The seats influence the fighters.
    Influence,
    /// The fighters fight.
    Battle,
}

/// A fighter as all viewers see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpPublicFighter {
    /// Its name.
    pub name: Written<Fighter>,
    /// Its Attack.
    pub attack: u8,
    /// Its Defense.
    pub defense: u8,
    /// Its Stamina.
    pub stamina: i8,
    /// Its Wounds.
    pub wounds: u8,
    /// Its Morale.
    pub morale: Written<Morale>,
    /// How often it can still be influenced in this round.
    pub influence: u8,
    /// Dice on Thumbs Up.
    pub up: u8,
    /// Dice on Thumbs Down.
    pub down: u8,
    /// Its Speed tile, 1 being the fastest; none for a fallen fighter.
    pub speed: Option<u8>,
    /// Whether it has overtaken another in this round.
    pub sprinting: bool,
    /// The fighter that it targets; none for a fallen fighter.
    pub target: Option<Written<Fighter>>,
    /// Whether its target is locked.
    pub locked: bool,
    /// Whether it is still in the fight.
    pub alive: bool,
}

/// A Bet, and the cards on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpPublicBet {
    /// Which Bet.
    pub bet: Written<BetId>,
    /// The betting cards on it, in the order of placing.
    pub cards: Vec<FiredUpBetCard>,
    /// Whether it is settled.
    pub settled: bool,
    /// What it paid each seat, once it is settled.
    pub paid: Option<Vec<u16>>,
}

/// A betting card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpBetCard {
    /// The seat that placed it.
    pub seat: SeatNumber,
    /// The round in which it was placed.
    pub round: u8,
    /// The fighter on it, once the Bet is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fighter: Option<Written<Fighter>>,
}

/// A Highlight that a seat has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpShown {
    /// The seat that showed it.
    pub seat: SeatNumber,
    /// The Highlight.
    pub card: Written<HighlightId>,
    /// The points that it gave.
    pub points: Within<0, 30>,
}

/// Writes what lies open.
pub(super) fn write_public(game: &FiredUp, view: &View) -> FiredUpPublic {
    let seats = || Seat::all(game.players());
    FiredUpPublic {
        round: view.round(),
        phase: match view.phase() {
            Phase::Fresh => None,
            Phase::Keep => Some(FiredUpPhase::Keep),
            Phase::Influence => Some(FiredUpPhase::Influence),
            Phase::Battle | Phase::Over => Some(FiredUpPhase::Battle),
        },
        first: view.first().map(Seat::number),
        fighters: view
            .fighter_states()
            .iter()
            .map(|fighter_state| write_fighter(game, view, fighter_state))
            .collect(),
        dice: seats()
            .map(|seat| match view.dice(seat) {
                DiceInFront::Unrolled(count) => count.to_string(),
                DiceInFront::Rolled(dice) => dice.to_string(),
            })
            .collect(),
        tokens: seats().map(|seat| view.tokens(seat)).collect(),
        stored_now: keeps_waiting(game)
            .then(|| seats().map(|seat| view.stored_now(seat)).collect()),
        points: seats().map(|seat| view.points(seat)).collect(),
        kept: seats().map(|seat| view.kept_count(seat)).collect(),
        chosen: seat_numbers(view.chosen(game)),
        bets: view.bets().into_iter().flatten().map(|bet| write_bet(game, view, bet)).collect(),
        scored: view.shown_now().into_iter().map(FiredUpShown::from).collect(),
        scored_before: view.shown_before().into_iter().map(FiredUpShown::from).collect(),
    }
}

/// U3.8: whether stored tokens wait for the next round.
pub(super) fn keeps_waiting(game: &FiredUp) -> bool {
    game.options().house.social == SocialWait::Round
}

fn write_fighter(
    game: &FiredUp,
    view: &View,
    fighter_state: &FighterState,
) -> FiredUpPublicFighter {
    let mat = game.options().pack.mat(fighter_state.fighter);
    let target = view.fighter_state(fighter_state.target).fighter;
    FiredUpPublicFighter {
        name: Written(fighter_state.fighter),
        attack: mat.attack.value(fighter_state.attack),
        defense: mat.defense.value(fighter_state.defense),
        stamina: fighter_state.stamina,
        wounds: fighter_state.wounds,
        morale: Written(fighter_state.morale),
        influence: fighter_state.influence,
        up: fighter_state.up,
        down: fighter_state.down,
        speed: Some(fighter_state.tile).filter(|tile| *tile > 0),
        sprinting: fighter_state.is_sprinting,
        target: fighter_state.is_alive.then_some(Written(target)),
        locked: fighter_state.is_locked,
        alive: fighter_state.is_alive,
    }
}

fn write_bet(game: &FiredUp, view: &View, bet: BetId) -> FiredUpPublicBet {
    let is_settled = view.is_settled(bet);
    let cards = view.wagers(bet).map(|wager| FiredUpBetCard {
        seat: wager.seat.into(),
        round: wager.round,
        // A seat's own view has the fighter on its card; on the table it lies face down until the
        // Bet is settled.
        fighter: wager
            .fighter
            .filter(|_| is_settled)
            .map(|place| Written(view.fighter_state(place).fighter)),
    });
    FiredUpPublicBet {
        bet: Written(bet),
        cards: cards.collect(),
        settled: is_settled,
        paid: is_settled.then(|| game.paid(view, bet)),
    }
}

impl From<Shown> for FiredUpShown {
    fn from(shown: Shown) -> Self {
        let Shown { seat, card, points } = shown;
        Self { seat: seat.into(), card: Written(card), points: points.into() }
    }
}

impl From<FiredUpShown> for Shown {
    fn from(shown: FiredUpShown) -> Self {
        let FiredUpShown { seat, card, points } = shown;
        Self { seat: seat.into(), card: card.0, points: points.byte() }
    }
}
