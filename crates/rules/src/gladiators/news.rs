//! The news of a viewer, made from two of its views.

use std::fmt;

use arrayvec::ArrayVec;

use super::card::{Card, PowerSet, Trait, write_cards};
use super::moves::{Action, Gambit};
use super::powers::Powers;
use super::state::{Ending, RestOfTurn, State, StatePhase};
use super::table::Gladiators;
use super::view::View;
use crate::{Seat, SeatSet};

/// What a viewer notices of one event: what happened, and its effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The turn that it belongs to, from 1; 0 for the setup.
    pub chapter: u32,
    /// What happened.
    pub happening: Happening,
    /// Its effects, in order.
    pub effects: ArrayVec<Effect, 5>,
}

/// An event of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The cards were laid out.
    Setup {
        /// What each seat shows.
        tops: ArrayVec<Powers, 4>,
    },
    /// A seat drew a card.
    Draw {
        /// The seat.
        seat: Seat,
        /// From which deck.
        kind: Trait,
        /// Which, if the viewer drew it.
        card: Option<Card>,
    },
    /// A seat played a card before its action.
    Play(Seat, Card),
    /// A seat announced an action.
    Announce(Seat, Action),
    /// A seat responded.
    Respond(Seat, Card),
    /// A seat let the action happen.
    Pass(Seat),
    /// A deck was restocked with that many cards.
    Restock(Trait, usize),
}

/// Something that followed from what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A seat's wounds healed.
    Healed(Seat, u8),
    /// A card went from one seat to another.
    Given {
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A seat flipped a card.
    Flipped(Seat, Card),
    /// The target was quicker.
    Dodged(Seat),
    /// The target's defense held.
    Blocked(Seat),
    /// The target took that many wounds.
    Wounded(Seat, u8),
    /// The target fell.
    Fell(Seat),
    /// The game ended.
    Won(SeatSet, Ending),
}

impl Gladiators {
    /// The turns that a table no longer displays (D1.2), 0 being the setup: those before the last
    /// complete one. None with open history, and none once the game is over.
    pub fn hidden_chapters(&self, view: &View) -> Option<std::ops::RangeInclusive<u32>> {
        let state = &view.seen;
        let is_over = matches!(state.phase, StatePhase::Over { .. });
        if self.options.open_history || is_over || state.turns == 0 {
            return None;
        }
        Some(0..=state.turns - 1)
    }

    /// The viewer's news between two views, with one event between them.
    pub(super) fn notice(&self, before: &View, after: &View) -> Option<News> {
        if before == after {
            return None;
        }
        let (was, is) = (&before.seen, &after.seen);
        let mut effects = ArrayVec::new();
        let happening = match was.phase {
            StatePhase::Fresh => Happening::Setup {
                tops: is.tops[..self.players as usize].iter().copied().collect(),
            },
            StatePhase::Setup { .. } | StatePhase::Draw => {
                let hand = is.hands[was.turn.index()];
                let kind = changed_trait(was, is, was.turn)?;
                let card = hand.get(kind).map(|power| Card { kind, power });
                Happening::Draw { seat: was.turn, kind, card }
            }
            StatePhase::Turn { .. } => match (changed_trait(was, is, was.turn), is.phase) {
                (Some(kind), _) => Happening::Play(was.turn, top(is, was.turn, kind)?),
                (None, StatePhase::Responses { action, .. }) => {
                    Happening::Announce(was.turn, action)
                }
                (None, _) => return None,
            },
            StatePhase::Responses { action, asked } => {
                let happening = match changed_trait(was, is, asked) {
                    Some(kind) => {
                        Happening::Respond(asked, response(was, is, action, asked, kind)?)
                    }
                    None => Happening::Pass(asked),
                };
                // A Victory in the response comes before the action.
                let has_won = is.tops[asked.index()].is_victory();
                if self.next_among(was.alive, asked) == was.turn && !has_won {
                    resolve(was, is, action, &mut effects)?;
                }
                happening
            }
            StatePhase::Restock { kind, is_before_flip, .. } => {
                flip(is, was.turn, flips_to_come(was), &mut effects)?;
                // D7.2: if a flip from the deck was due, its new top card is gone already.
                let flipped = usize::from(is_before_flip);
                Happening::Restock(kind, is.stocks[kind.index()].deck.len() + flipped)
            }
            StatePhase::Over { .. } => return None,
        };
        if let StatePhase::Over { winners, ending } = is.phase {
            effects.push(Effect::Won(winners, ending));
        }
        let chapter = match was.phase {
            StatePhase::Fresh | StatePhase::Setup { .. } => 0,
            _ => was.turns + 1,
        };
        Some(News { chapter, happening, effects })
    }
}

/// The trait that a seat drew or laid a card of.
fn changed_trait(was: &State, is: &State, seat: Seat) -> Option<Trait> {
    let [before, after] = [was, is].map(|state| state.hands[seat.index()].traits());
    Trait::ALL.into_iter().find(|kind| before.contains(*kind) != after.contains(*kind))
}

fn top(state: &State, seat: Seat, kind: Trait) -> Option<Card> {
    state.tops[seat.index()].get(kind).map(|power| Card { kind, power })
}

/// The card that a seat responded with. A Gambit may have covered it at once, or the seat may have
/// fallen, but it is in its pile, where it was not before.
fn response(was: &State, is: &State, action: Action, seat: Seat, kind: Trait) -> Option<Card> {
    let pile = |state: &State| {
        let top: PowerSet = state.tops[seat.index()].get(kind).into_iter().collect();
        top.union(state.stocks[kind.index()].histories[seat.index()])
    };
    let given = match action {
        Action::Gambit(Gambit { given, .. }) if given == kind => {
            was.tops[was.turn.index()].get(kind).into_iter().collect()
        }
        _ => PowerSet::EMPTY,
    };
    let new = pile(is).without(pile(was)).without(given);
    new.iter().next().map(|power| Card { kind, power })
}

/// The effects of an action.
pub(super) fn resolve(
    was: &State,
    is: &State,
    action: Action,
    effects: &mut ArrayVec<Effect, 5>,
) -> Option<()> {
    let actor = was.turn;
    let flips: [Option<Trait>; 2] = match action {
        Action::Focus(kind) => [Some(kind), None],
        Action::Attack(_) => [None; 2],
        Action::Gambit(Gambit { pair, given, .. }) => [Some(given), Some(pair.other(given))],
        Action::Recover(partner) => [Some(Trait::Health), Some(partner)],
    };
    match action {
        Action::Focus(_) => {}
        Action::Attack(target) => {
            let damage = is.wounds[target.index()] - was.wounds[target.index()];
            let [own, theirs] = [actor, target].map(|seat| is.tops[seat.index()].effective());
            effects.push(if damage > 0 {
                Effect::Wounded(target, damage)
            } else if theirs.of(Trait::Speed) > own.of(Trait::Speed) {
                Effect::Dodged(target)
            } else {
                Effect::Blocked(target)
            });
            if !is.alive.contains(target) {
                effects.push(Effect::Fell(target));
            }
        }
        Action::Gambit(Gambit { target, given, .. }) => {
            effects.push(Effect::Given { from: actor, to: target, card: top(was, actor, given)? });
        }
        Action::Recover(_) => {
            effects.push(Effect::Healed(actor, was.wounds[actor.index()]));
        }
    }
    flip(is, actor, flips, effects)
}

/// The flips that are still to come after the restock that is due.
fn flips_to_come(state: &State) -> [Option<Trait>; 2] {
    let StatePhase::Restock { kind, is_before_flip, then } = state.phase else { return [None; 2] };
    let other = match then {
        RestOfTurn::Flip(other) => Some(other),
        RestOfTurn::Draw | RestOfTurn::EndTurn => None,
    };
    [Some(kind).filter(|_| is_before_flip), other]
}

/// The cards that were flipped, of the flips that were due: a restock may have come before one
/// (D5.1).
fn flip(
    is: &State,
    actor: Seat,
    due: [Option<Trait>; 2],
    effects: &mut ArrayVec<Effect, 5>,
) -> Option<()> {
    let to_come = flips_to_come(is);
    let flipped = due.into_iter().flatten().filter(|kind| !to_come.contains(&Some(*kind)));
    for kind in flipped {
        effects.push(Effect::Flipped(actor, top(is, actor, kind)?));
    }
    Some(())
}

/// In the notation of events, with `+` before a card that the viewer drew, and the effects after
/// bars.
impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.happening {
            Happening::Setup { tops } => {
                f.write_str("setup ")?;
                for (place, tops) in tops.iter().enumerate() {
                    f.write_str(if place == 0 { "" } else { "/" })?;
                    write_cards(f, tops.cards())?;
                }
            }
            Happening::Draw { seat, kind, card } => {
                write!(f, "{seat}:draw {kind}")?;
                card.iter().try_for_each(|card| write!(f, " +{card}"))?;
            }
            Happening::Play(seat, card) => write!(f, "{seat}:play {card}")?,
            Happening::Announce(seat, action) => write!(f, "{seat}:{action}")?,
            Happening::Respond(seat, card) => write!(f, "{seat}:respond {card}")?,
            Happening::Pass(seat) => write!(f, "{seat}:pass")?,
            Happening::Restock(kind, count) => write!(f, "restock {kind} {count}")?,
        }
        self.effects.iter().try_for_each(|effect| write!(f, " | {effect}"))
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Healed(seat, wounds) => write!(f, "{seat} heals {wounds}"),
            Self::Given { from, to, card } => write!(f, "{from} gives {to} {card}"),
            Self::Flipped(seat, card) => write!(f, "{seat} flips {card}"),
            Self::Dodged(seat) => write!(f, "{seat} dodges"),
            Self::Blocked(seat) => write!(f, "{seat} blocks"),
            Self::Wounded(seat, wounds) => write!(f, "{seat} takes {wounds}"),
            Self::Fell(seat) => write!(f, "{seat} falls"),
            Self::Won(winners, ending) => {
                let cause = match ending {
                    Ending::Victory => "victory",
                    Ending::LastStanding => "last standing",
                    Ending::TurnLimit => "turn limit",
                };
                winners.iter().try_for_each(|seat| write!(f, "{seat} "))?;
                write!(f, "wins: {cause}")
            }
        }
    }
}
