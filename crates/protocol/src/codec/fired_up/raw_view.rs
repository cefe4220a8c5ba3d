//! What a view of Fired Up knows beyond the open table, in a form that a program can send back.

use munera_rules::Message;
use munera_rules::fired_up::{
    BetId, FightRoll, Fighter, FighterState, FiredUp, HighlightSet, InfluenceRoll, LastAttack,
    Morale, Place, PlaceSet, Question, RawView, Shown, TurnSoFar, Wager,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::notation::CardMask;
use super::public::{FiredUpShown, keeps_waiting};
use super::view::FiredUpView;
use crate::codec::json::{SeatNumber, Within, Written, misplaced, seat_numbers, seats, unwritten};
use crate::codec::viewer;
use crate::fault::{Code, Fault};

/// Everything that a view knows beyond the open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpMemory {
    /// What the seat is to decide.
    pub question: FiredUpQuestion,
    /// The fighters in circle order.
    pub fighters: Vec<FiredUpRawFighter>,
    /// The cards that the seat has discarded, by round, each set joined by dots.
    #[ts(type = "string[]")]
    pub discarded: [Written<HighlightSet>; 4],
    /// How many cards each seat has discarded, by round.
    #[ts(type = "number[][]")]
    pub discards: Vec<[Within<0, 2>; 4]>,
    /// How many kept cards each seat has.
    pub kept_counts: Vec<u8>,
    /// By round, the cards that would have scored by themselves if a seat had kept them, as a mask.
    #[ts(type = "string[]")]
    pub ruled_out: [Written<CardMask>; 4],
    /// All cards that were ever shown, joined by dots.
    pub scored_ever: Written<HighlightSet>,
    /// What was shown in this round.
    pub scored: Vec<FiredUpShown>,
    /// What was shown in the round before.
    pub scored_before: Vec<FiredUpShown>,
    /// The Influence dice that each seat has left.
    pub dice: Vec<u8>,
    /// The active tokens of each seat.
    pub tokens: Vec<u8>,
    /// The tokens that each seat has stored in this round, before the running turn, if they wait for
    /// the next round by a house rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stored_now: Option<Vec<u8>>,
    /// The points of each seat.
    pub points: Vec<u16>,
    /// The part of the points that came from bets.
    pub bet_points: Vec<u16>,
    /// The betting cards, in the order of placing.
    pub wagers: Vec<FiredUpWager>,
    /// The Bets of the game.
    #[ts(type = "string[]")]
    pub bets: [Written<BetId>; 3],
    /// For each settled Bet, the fighters that were right.
    #[ts(type = "(FiredUpFighter[] | null)[]")]
    pub settled: [Option<Vec<Written<Fighter>>>; 3],
    /// The sums of the battle: damage, best attack, Wounds, counters, Specials, blocks, fallen,
    /// harmless attacks, attacks, and attacks that hurt both.
    #[ts(type = "number[]")]
    pub tally: [u8; 10],
    /// The last attack of the battle.
    pub last_attack: Option<FiredUpLastAttack>,
    /// The round, from 1.
    pub round: Within<1, 4>,
    /// The seat that began it.
    pub first: SeatNumber,
    /// The order of attack.
    pub order: Vec<Written<Fighter>>,
    /// How many cards are left in the deck.
    pub deck: Within<0, 60>,
}

/// What the seat is to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FiredUpQuestion {
    /// Which Highlights to keep; these seats have not chosen yet.
    Keep(Vec<SeatNumber>),
    /// Whether to roll dice again.
    Reroll(FiredUpReroll),
    /// How to use a die.
    Act(FiredUpTurnSoFar),
    /// Which Highlights to show after an attack.
    Window(FiredUpWindow),
}

/// Dice that may be rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpReroll {
    /// The seat.
    pub seat: SeatNumber,
    /// The dice in front of it.
    pub dice: Written<InfluenceRoll>,
}

/// A turn in the Influence phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpTurnSoFar {
    /// The seat.
    pub seat: SeatNumber,
    /// The dice in front of it.
    pub dice: Written<InfluenceRoll>,
    /// The fighter that its ordinary dice go to.
    pub fighter: Option<Written<Fighter>>,
    /// The fighters whose Influence drops by one at the end of the turn.
    pub influenced: Vec<Written<Fighter>>,
    /// One die of each face that the seat has paid with.
    pub paid: Written<InfluenceRoll>,
    /// Whether a die has been used.
    #[serde(default)]
    pub used: bool,
    /// Tokens that were stored in this turn.
    pub fresh: Within<0, 2>,
}

/// A scoring window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpWindow {
    /// The place of the attacker in the order of attack.
    pub number: Within<0, 4>,
    /// The seats that were asked and have shown nothing.
    pub silent: Vec<SeatNumber>,
    /// Whether the viewer has not answered yet.
    #[serde(default)]
    pub asked: bool,
    /// The cards that meet each tier, as masks.
    #[ts(type = "string[]")]
    pub met: [Written<CardMask>; 3],
}

/// A fighter as the rules count it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpRawFighter {
    /// Its name.
    pub name: Written<Fighter>,
    /// The space of the Attack marker.
    pub attack: u8,
    /// The space of the Defense marker.
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
    /// The Speed tile; 0 for a fallen fighter.
    pub speed: u8,
    /// Whether it has overtaken another in this round.
    #[serde(default)]
    pub sprinting: bool,
    /// The place in the circle of the fighter that it targets.
    pub target: Within<0, 4>,
    /// Whether its target is locked.
    #[serde(default)]
    pub locked: bool,
    /// Whether it is still in the fight.
    #[serde(default)]
    pub alive: bool,
    /// Damage that it has dealt in the whole fight.
    pub dealt: Within<0, 9999>,
    /// Damage that it took in this round.
    pub taken_now: u8,
    /// Damage that it dealt in this round.
    pub dealt_now: u8,
    /// The places in the circle of the fighters that have hurt it in this round.
    pub hurt_by: Vec<Within<0, 4>>,
}

/// A betting card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpWager {
    /// The seat that placed it.
    pub seat: SeatNumber,
    /// Which of the game's three Bets it is on, from 0.
    pub bet: Within<0, 2>,
    /// The round in which it was placed.
    pub round: Within<1, 4>,
    /// The fighter on it, if the viewer knows.
    pub fighter: Option<Written<Fighter>>,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FiredUpLastAttack {
    /// The fighter that attacked.
    pub attacker: Written<Fighter>,
    /// The faces of its dice.
    pub attack: Written<FightRoll>,
    /// The fighter that was attacked.
    pub defender: Written<Fighter>,
    /// The faces of its dice.
    pub defense: Written<FightRoll>,
}

/// Writes what a view knows beyond the open table.
pub(super) fn write_memory(game: &FiredUp, raw: &RawView) -> FiredUpMemory {
    let name = |place: Place| Written(raw.fighter_states[place.index()].fighter);
    let names = |places: PlaceSet| places.iter().map(name).collect::<Vec<_>>();
    let shown = |list: &[Shown]| list.iter().copied().map(FiredUpShown::from).collect();
    let wager = |wager: &Wager| FiredUpWager {
        seat: wager.seat.into(),
        bet: wager.bet.into(),
        round: wager.round.into(),
        fighter: wager.fighter.map(name),
    };
    FiredUpMemory {
        question: match raw.question {
            Question::Keep(waiting) => FiredUpQuestion::Keep(seat_numbers(waiting)),
            Question::Reroll(seat, dice) => {
                FiredUpQuestion::Reroll(FiredUpReroll { seat: seat.into(), dice: Written(dice) })
            }
            Question::Act(turn) => FiredUpQuestion::Act(FiredUpTurnSoFar {
                seat: turn.seat.into(),
                dice: Written(turn.dice),
                fighter: turn.fighter.map(name),
                influenced: names(turn.influenced),
                paid: Written(turn.paid),
                used: turn.has_used,
                fresh: turn.fresh.into(),
            }),
            Question::Window { number, silent, is_asked, met } => {
                FiredUpQuestion::Window(FiredUpWindow {
                    number: number.into(),
                    silent: seat_numbers(silent),
                    asked: is_asked,
                    met: met.map(|cards| Written(CardMask(cards))),
                })
            }
        },
        fighters: raw.fighter_states.iter().map(write_fighter_state).collect(),
        discarded: raw.discarded.map(Written),
        discards: raw.discards.iter().map(|counts| counts.map(Within::from)).collect(),
        kept_counts: raw.kept_counts.clone(),
        ruled_out: raw.ruled_out.map(|cards| Written(CardMask(cards))),
        scored_ever: Written(raw.scored),
        scored: shown(&raw.shown),
        scored_before: shown(&raw.shown_before),
        dice: raw.dice.clone(),
        tokens: raw.tokens.clone(),
        stored_now: keeps_waiting(game).then(|| raw.stored_now.clone()),
        points: raw.points.clone(),
        bet_points: raw.bet_points.clone(),
        wagers: raw.wagers.iter().map(wager).collect(),
        bets: raw.bets.map(Written),
        settled: raw.settled.map(|right| right.map(names)),
        tally: raw.tally,
        last_attack: raw.last_attack.map(|last| FiredUpLastAttack {
            attacker: name(last.attacker),
            attack: Written(last.attack),
            defender: name(last.defender),
            defense: Written(last.defense),
        }),
        round: raw.round.into(),
        first: raw.first.into(),
        order: raw.order.iter().copied().map(name).collect(),
        deck: raw.deck.into(),
    }
}

fn write_fighter_state(fighter_state: &FighterState) -> FiredUpRawFighter {
    FiredUpRawFighter {
        name: Written(fighter_state.fighter),
        attack: fighter_state.attack,
        defense: fighter_state.defense,
        stamina: fighter_state.stamina,
        wounds: fighter_state.wounds,
        morale: Written(fighter_state.morale),
        influence: fighter_state.influence,
        up: fighter_state.up,
        down: fighter_state.down,
        speed: fighter_state.tile,
        sprinting: fighter_state.is_sprinting,
        target: (fighter_state.target.index() as u8).into(),
        locked: fighter_state.is_locked,
        alive: fighter_state.is_alive,
        dealt: fighter_state.dealt.into(),
        taken_now: fighter_state.taken_now,
        dealt_now: fighter_state.dealt_now,
        hurt_by: fighter_state.hurt_by.iter().map(|place| (place.index() as u8).into()).collect(),
    }
}

/// Reads the raw view of a written view.
pub(super) fn raw_view(view: FiredUpView) -> Result<RawView, Fault> {
    let missing = || misplaced(Code::BadView, "memory", Message::new("json-missing"));
    let memory = *view.memory.ok_or_else(missing)?;
    let circle = Circle(memory.fighters.iter().map(|fighter_state| fighter_state.name.0).collect());
    let settled = memory
        .settled
        .map(|names| names.map(|names| circle.places("memory.settled", names)).transpose());
    let [early, mid, late] = settled;
    let last_attack = memory.last_attack.map(|last| circle.attack(&last)).transpose()?;
    let wager = |wager| circle.wager(&wager);
    Ok(RawView {
        viewer: viewer(view.seat),
        question: circle.question(memory.question)?,
        hand: unwritten(view.hand),
        kept: unwritten(view.kept),
        discarded: memory.discarded.map(|cards| cards.0),
        discards: memory.discards.iter().map(|counts| counts.map(Within::byte)).collect(),
        kept_counts: memory.kept_counts,
        ruled_out: memory.ruled_out.map(|cards| cards.0.0),
        scored: memory.scored_ever.0,
        shown: memory.scored.into_iter().map(Shown::from).collect(),
        shown_before: memory.scored_before.into_iter().map(Shown::from).collect(),
        dice: memory.dice,
        stored_now: memory.stored_now.unwrap_or_else(|| vec![0; memory.tokens.len()]),
        tokens: memory.tokens,
        points: memory.points,
        bet_points: memory.bet_points,
        wagers: memory.wagers.into_iter().map(wager).collect::<Result<_, _>>()?,
        bets: memory.bets.map(|bet| bet.0),
        settled: [early?, mid?, late?],
        tally: memory.tally,
        last_attack,
        round: memory.round.byte(),
        first: memory.first.into(),
        order: circle.places("memory.order", memory.order)?,
        deck: memory.deck.byte(),
        fighter_states: memory.fighters.into_iter().map(read_fighter_state).collect(),
    })
}

fn read_fighter_state(fighter_state: FiredUpRawFighter) -> FighterState {
    let place = |number: Within<0, 4>| Place::new(number.byte());
    FighterState {
        fighter: fighter_state.name.0,
        attack: fighter_state.attack,
        defense: fighter_state.defense,
        stamina: fighter_state.stamina,
        wounds: fighter_state.wounds,
        morale: fighter_state.morale.0,
        influence: fighter_state.influence,
        up: fighter_state.up,
        down: fighter_state.down,
        tile: fighter_state.speed,
        is_sprinting: fighter_state.sprinting,
        target: place(fighter_state.target),
        is_locked: fighter_state.locked,
        is_alive: fighter_state.alive,
        dealt: fighter_state.dealt.number() as u16,
        taken_now: fighter_state.taken_now,
        dealt_now: fighter_state.dealt_now,
        hurt_by: fighter_state.hurt_by.into_iter().map(place).collect(),
    }
}

/// Finds fighters of the circle by their names.
struct Circle(Vec<Fighter>);

impl Circle {
    fn place(&self, field: &str, fighter: Written<Fighter>) -> Result<Place, Fault> {
        let place = self.0.iter().position(|other| *other == fighter.0);
        let absent = || {
            let reason = Message::new("json-absent-fighter").with("text", fighter.0.to_string());
            misplaced(Code::BadView, field, reason)
        };
        place.map(|place| Place::new(place as u8)).ok_or_else(absent)
    }

    fn places<C: FromIterator<Place>>(
        &self,
        field: &str,
        fighters: Vec<Written<Fighter>>,
    ) -> Result<C, Fault> {
        fighters.into_iter().map(|fighter| self.place(field, fighter)).collect()
    }

    fn question(&self, question: FiredUpQuestion) -> Result<Question, Fault> {
        Ok(match question {
            FiredUpQuestion::Keep(waiting) => Question::Keep(seats(waiting)),
            FiredUpQuestion::Reroll(reroll) => Question::Reroll(reroll.seat.into(), reroll.dice.0),
            FiredUpQuestion::Act(turn) => Question::Act(TurnSoFar {
                seat: turn.seat.into(),
                dice: turn.dice.0,
                fighter: turn
                    .fighter
                    .map(|fighter| self.place("memory.question.act.fighter", fighter))
                    .transpose()?,
                influenced: self.places("memory.question.act.influenced", turn.influenced)?,
                paid: turn.paid.0,
                has_used: turn.used,
                fresh: turn.fresh.byte(),
            }),
            FiredUpQuestion::Window(window) => Question::Window {
                number: window.number.byte(),
                silent: seats(window.silent),
                is_asked: window.asked,
                met: window.met.map(|cards| cards.0.0),
            },
        })
    }

    fn wager(&self, wager: &FiredUpWager) -> Result<Wager, Fault> {
        let fighter = wager.fighter.map(|fighter| self.place("memory.wagers", fighter));
        Ok(Wager {
            seat: wager.seat.into(),
            bet: wager.bet.byte(),
            round: wager.round.byte(),
            fighter: fighter.transpose()?,
        })
    }

    fn attack(&self, last: &FiredUpLastAttack) -> Result<LastAttack, Fault> {
        Ok(LastAttack {
            attacker: self.place("memory.last_attack.attacker", last.attacker)?,
            attack: last.attack.0,
            defender: self.place("memory.last_attack.defender", last.defender)?,
            defense: last.defense.0,
        })
    }
}
