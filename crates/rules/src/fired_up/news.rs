//! The news of a viewer, made from two of its views.

use std::fmt;

use super::bet::BetId;
use super::circle::FighterState;
use super::fighter::Fighter;
use super::highlight::HighlightSet;
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::mat::Morale;
use super::moves::{InfluenceAction, Move, Payment, Stat, Thumb};
use super::state::{LastAttack, Shown, State, StatePhase, Turn};
use super::table::FiredUp;
use super::view::View;
use crate::{Seat, SeatSet};

/// The news of one event for a viewer: what happened, and its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// What happened.
    pub happening: Happening,
    /// Its effects, in order.
    pub effects: Vec<Effect>,
    /// The betting cards on Bets that were settled by it, Bet by Bet in the order of revealing
    /// (U6.2).
    pub revealed: Vec<Revealed>,
    /// The fighters that have changed, in circle order: each before and after. Texts leave them out.
    pub changed: Vec<[FighterState; 2]>,
}

/// A betting card that was turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// The Bet it lay on.
    pub bet: BetId,
    /// Whose it was.
    pub seat: Seat,
    /// The fighter that it names.
    pub fighter: Fighter,
    /// What it earned.
    pub points: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The fighters entered the circle.
    Setup(Vec<Fighter>, [BetId; 3]),
    /// A seat chose what to keep; which cards, only its own viewer knows.
    Kept(Seat, Option<HighlightSet>),
    /// A seat rolled its dice, or some of them again; these lie there now.
    Rolled(Seat, InfluenceRoll),
    /// A seat made a move of its turn. The fighter of a bet is the viewer's own to know.
    Moved(Seat, TurnMove),
    /// Two have fought: the attacker and the defender as they are after it, and their dice.
    Fought([FighterState; 2], LastAttack),
    /// The dice of a fight were rolled, and Mei's misses will be again.
    Missed(u8),
    /// A seat showed Highlights; see the effects.
    Scored(Seat),
    /// The viewer waits, or all have answered without another score.
    Waits,
}

/// A move of a turn as all viewers see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnMove {
    /// A move that has no secret.
    Open(Move),
    /// A betting card, face down.
    Bet(BetId, Payment),
}

/// Something that followed from an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A fighter's Morale moved.
    Morale(Fighter, Morale),
    /// A fighter fell.
    Fell(Fighter),
    /// A Bet was settled.
    Settled(BetId),
    /// A Highlight was shown.
    Shown(Shown),
    /// A round begins; the viewer drew these.
    Round(u8, Seat, HighlightSet),
    /// The game ended.
    Won(SeatSet),
}

impl FiredUp {
    /// The viewer's news between two views, with one event between them.
    pub(super) fn notice(&self, before: &View, after: &View) -> Option<News> {
        if before == after {
            return None;
        }
        let (was, is) = (&before.seen, &after.seen);
        let happening = self.happening(before, after)?;
        let effects = self.effects(before, was, is);
        let changed = was.changes_to(is);
        Some(News { happening, effects, revealed: self.revealed(was, is), changed })
    }

    fn happening(&self, before: &View, after: &View) -> Option<Happening> {
        let (was, is) = (&before.seen, &after.seen);
        Some(match was.phase {
            StatePhase::Fresh => {
                let fighters = is.places().map(|place| is.fighter_state(place).fighter).collect();
                Happening::Setup(fighters, is.bets)
            }
            StatePhase::Keep { .. } => {
                let chosen = after.chosen(self);
                let new =
                    |seat: &Seat| chosen.contains(*seat) && !before.chosen(self).contains(*seat);
                let seat = self.seats().iter().find(new)?;
                let own = Some(after.kept()).filter(|_| after.viewer.is(seat));
                Happening::Kept(seat, own)
            }
            StatePhase::Roll { seat } | StatePhase::Again { seat, .. } => match is.phase {
                StatePhase::Reroll { dice, .. } => Happening::Rolled(seat, dice),
                StatePhase::Act(turn) => Happening::Rolled(seat, turn.dice),
                _ => return None,
            },
            StatePhase::Reroll { seat, dice } => match is.phase {
                StatePhase::Again { dice: left, .. } => {
                    Happening::Moved(seat, TurnMove::Open(Move::Reroll(dice.without(left))))
                }
                _ => Happening::Moved(seat, TurnMove::Open(Move::Stand)),
            },
            StatePhase::Act(turn) => Happening::Moved(turn.seat, turn_move(was, &turn, is)?),
            StatePhase::Fight { .. } | StatePhase::Misses { .. } => {
                if let StatePhase::Misses { number, attack, defense } = is.phase {
                    Happening::Missed(self.misses(is, number, [attack, defense])?)
                } else {
                    // The next battle forgets the last attack, and it comes no sooner.
                    let last = is.last_attack?;
                    let fighter_states =
                        [last.attacker, last.defender].map(|place| *is.fighter_state(place));
                    Happening::Fought(fighter_states, last)
                }
            }
            StatePhase::Window { .. } => {
                // Silence that ends a window is seen, though not whose it was.
                match new_shown(was, is).next() {
                    Some(shown) => Happening::Scored(shown.seat),
                    None => Happening::Waits,
                }
            }
            StatePhase::Over => return None,
        })
    }

    fn effects(&self, before: &View, was: &State, is: &State) -> Vec<Effect> {
        let mut effects = Vec::new();
        if was.phase == StatePhase::Fresh {
            let hand =
                before.viewer.seat().map_or(HighlightSet::EMPTY, |seat| is.hands[seat.index()]);
            return vec![Effect::Round(is.round, is.first, hand)];
        }
        for place in was.places() {
            let [old, new] = [was, is].map(|state| state.fighter_state(place));
            if old.morale != new.morale {
                effects.push(Effect::Morale(new.fighter, new.morale));
            }
        }
        for place in was.places() {
            if was.fighter_state(place).is_alive && !is.fighter_state(place).is_alive {
                effects.push(Effect::Fell(is.fighter_state(place).fighter));
            }
        }
        for bet in 0..3 {
            if was.settled[bet].is_none() && is.settled[bet].is_some() {
                effects.push(Effect::Settled(is.bets[bet]));
            }
        }
        effects.extend(new_shown(was, is).map(Effect::Shown));
        if is.round != was.round {
            let drawn = before.viewer.seat().map_or(HighlightSet::EMPTY, |seat| {
                let index = seat.index();
                is.hands[index].without(was.hands[index])
            });
            effects.push(Effect::Round(is.round, is.first, drawn));
        }
        if is.phase == StatePhase::Over {
            effects.push(Effect::Won(self.winners_of_game(is)));
        }
        effects
    }

    /// The betting cards that were turned over between two states.
    fn revealed(&self, was: &State, is: &State) -> Vec<Revealed> {
        let is_new = |bet: &usize| was.settled[*bet].is_none() && is.settled[*bet].is_some();
        let cards = (0..3).filter(is_new).flat_map(|bet| {
            let earned = self.earnings(is, bet);
            earned.into_iter().filter_map(move |(wager, points)| {
                let fighter = is.fighter_state(wager.fighter?).fighter;
                Some(Revealed { bet: is.bets[bet], seat: wager.seat, fighter, points })
            })
        });
        cards.collect()
    }
}

/// The cards that were shown between two states.
fn new_shown<'a>(was: &'a State, is: &'a State) -> impl Iterator<Item = Shown> + 'a {
    let known = was.shown.iter().flatten().count();
    let list = if is.round == was.round { &is.shown } else { &is.shown_before };
    list.iter().flatten().skip(known).copied()
}

/// The move that led from one moment of a turn to the next.
fn turn_move(was: &State, old: &Turn, is: &State) -> Option<TurnMove> {
    let StatePhase::Act(new) = is.phase else { return Some(TurnMove::Open(Move::End)) };
    let seat = old.seat.index();
    let dice = old.dice.without(new.dice);
    let tokens = was.tokens[seat].saturating_sub(is.tokens[seat]);
    let payment = Payment { dice, tokens };
    let count = |state: &State| state.wagers.iter().flatten().count();
    if let Some(wager) = is.wagers.iter().flatten().nth(count(was)) {
        let bet = is.bets[usize::from(wager.bet)];
        return Some(match wager.fighter {
            Some(place) => TurnMove::Open(Move::Bet(bet, is.fighter_state(place).fighter, payment)),
            None => TurnMove::Bet(bet, payment),
        });
    }
    if is.tokens[seat] > was.tokens[seat] {
        return Some(TurnMove::Open(Move::Store(payment)));
    }
    let Some(action) = action_between(was, is) else {
        let face = InfluenceFace::ALL.into_iter().find(|face| dice.has(*face))?;
        return Some(TurnMove::Open(Move::Discard(face)));
    };
    let face = action.face();
    let doubles = dice.of(InfluenceFace::Double);
    let own = dice.of(face);
    // Two Doubles pass a sprinter, or are two Socials.
    let passed_sprinter = match action {
        InfluenceAction::Speed(fighter) => was.place_of(fighter).is_some_and(|place| {
            let faster = was.with_tile(was.fighter_state(place).tile - 1);
            faster.is_some_and(|faster| was.fighter_state(faster).is_sprinting)
        }),
        _ => false,
    };
    let price = if passed_sprinter { 2 } else { 1 };
    if tokens == 0 && own + doubles == dice.len() && dice.len() == price {
        return Some(TurnMove::Open(Move::Influence(action, payment)));
    }
    if !passed_sprinter {
        return Some(TurnMove::Open(Move::Multitask(action, payment, None)));
    }
    // The die beside the made one: a Speed if there is one.
    let more = if own > 0 { InfluenceFace::Speed } else { InfluenceFace::Double };
    let more = Payment::dice(std::iter::once(more).collect());
    let payment = Payment { dice: dice.without(more.dice), tokens };
    Some(TurnMove::Open(Move::Multitask(action, payment, Some(more))))
}

/// The action that was done to a fighter between two states.
fn action_between(was: &State, is: &State) -> Option<InfluenceAction> {
    was.places().find_map(|place| {
        let [old, new] = [was, is].map(|state| state.fighter_state(place));
        let fighter = new.fighter;
        if new.attack > old.attack {
            Some(InfluenceAction::Buff(fighter, Stat::Attack))
        } else if new.defense > old.defense {
            Some(InfluenceAction::Buff(fighter, Stat::Defense))
        } else if new.up > old.up {
            Some(InfluenceAction::Morale(fighter, Thumb::Up))
        } else if new.down > old.down {
            Some(InfluenceAction::Morale(fighter, Thumb::Down))
        } else if new.tile < old.tile {
            Some(InfluenceAction::Speed(fighter))
        } else if new.target != old.target {
            Some(InfluenceAction::Target(fighter, is.fighter_state(new.target).fighter))
        } else if new.is_locked != old.is_locked {
            Some(if new.is_locked {
                InfluenceAction::Lock(fighter)
            } else {
                InfluenceAction::Unlock(fighter)
            })
        } else {
            None
        }
    })
}

/// In the notation of events, with the effects after bars.
impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.happening {
            Happening::Setup(fighters, [early, mid, late]) => {
                let names: Vec<&str> = fighters.iter().map(|fighter| fighter.name()).collect();
                write!(f, "setup {} {early}.{mid}.{late}", names.join("."))?;
            }
            Happening::Kept(seat, Some(cards)) => write!(f, "{seat}:keep {cards}")?,
            Happening::Kept(seat, None) => write!(f, "{seat}:keep ?")?,
            Happening::Rolled(seat, dice) => write!(f, "roll {seat} {dice}")?,
            Happening::Moved(seat, TurnMove::Open(choice)) => write!(f, "{seat}:{choice}")?,
            Happening::Moved(seat, TurnMove::Bet(bet, payment)) => {
                write!(f, "{seat}:bet {bet} ? {payment}")?;
            }
            Happening::Fought(fighter_states, last) => {
                let [attacker, defender] =
                    fighter_states.map(|fighter_state| fighter_state.fighter);
                write!(f, "fight {attacker} {} {defender} {}", last.attack, last.defense)?;
            }
            Happening::Missed(count) => write!(f, "misses mei {count}")?,
            Happening::Scored(seat) => write!(f, "{seat}:score")?,
            Happening::Waits => f.write_str("wait")?,
        }
        self.effects.iter().try_for_each(|effect| write!(f, " | {effect}"))?;
        self.revealed.iter().try_for_each(|Revealed { bet, seat, fighter, .. }| {
            write!(f, " | {bet} {seat} {fighter}")
        })
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Morale(fighter, morale) => write!(f, "{fighter} {}", morale.word()),
            Self::Fell(fighter) => write!(f, "{fighter} falls"),
            Self::Settled(bet) => write!(f, "{bet} settled"),
            Self::Shown(Shown { seat, card, points }) => write!(f, "{seat} {card} {points}"),
            Self::Round(round, first, drawn) => write!(f, "round {round} first {first} {drawn}"),
            Self::Won(winners) => {
                winners.iter().try_for_each(|seat| write!(f, "{seat} "))?;
                f.write_str("wins")
            }
        }
    }
}
