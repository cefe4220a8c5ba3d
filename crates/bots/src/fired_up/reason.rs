//! Why a move may be good, for hints: a typed reason without words.

use munera_rules::fired_up::{
    BetId, DiceInFront, Fighter, FiredUp, HighlightId, InfluenceAction, Move, Moves, Phase,
    PlaceSet, Stat, Thumb, View, Wager,
};
use munera_rules::{Explain, Game, Message, Seat, Viewer};

use super::actions;
use super::study::{Asked, CARDS};
use crate::Generator;

/// The main reason for a move. It follows only from what the viewer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// As the table stands, these two Highlights bring the most points if they are kept (U3.1).
    KeepsLikely(HighlightId, HighlightId),
    /// Other faces would be more useful than those of the rerolled dice.
    RollsForBetter,
    /// The dice are good as they are.
    LikesTheDice,
    /// Makes a kept Highlight more likely to score, or to score more.
    ServesHighlight(HighlightId),
    /// Makes one of the viewer's betting cards more likely to be right: the Bet and its fighter.
    HelpsBet(BetId, Fighter),
    /// Helps none of the viewer's cards: one more fighter attacks this one.
    DrawsFireOnto(Fighter),
    /// Helps none of the viewer's cards: this fighter can take more damage.
    Protects(Fighter),
    /// Helps none of the viewer's cards: this fighter will strike harder or sooner.
    Strengthens(Fighter),
    /// Helps none of the viewer's cards: this fighter will have fewer dice.
    Weakens(Fighter),
    /// Helps none of the viewer's cards: this fighter's target can change less easily.
    HoldsTarget(Fighter),
    /// This fighter's locked target can change again.
    FreesTarget(Fighter),
    /// A betting card on a fighter that is quite likely right (U6.1).
    BacksLikely(BetId, Fighter),
    /// A Social that pays for something later (U3.8).
    SavesSocial,
    /// The die is useless, and one must be used (U3.2).
    GivesUpDie,
    /// The remaining dice may do more later, when other seats have none.
    SparesDice,
    /// This many points now are worth more than waiting (U5.2).
    SettlesNow(u8),
    /// A later attack may meet a higher tier of this card, which is already met.
    WaitsForMore(HighlightId),
}

impl Explain for Reason {
    fn message(&self) -> Message {
        let say = Message::new;
        let name = |fighter: Fighter| say("fired-up-fighter-name").with("fighter", fighter.name());
        let of_card = |id: &'static str, card: HighlightId| say(id).with("card", card.to_string());
        let of_fighter = |id: &'static str, fighter: Fighter| {
            say(id).with("name", name(fighter)).with("fighter", fighter.name())
        };
        let of_bet = |id: &'static str, bet: BetId, fighter: Fighter| {
            say(id).with("bet", bet.to_string()).with("name", name(fighter))
        };
        match *self {
            Self::KeepsLikely(card, other) => {
                of_card("fired-up-reason-keeps-likely", card).with("other", other.to_string())
            }
            Self::RollsForBetter => say("fired-up-reason-rolls-for-better"),
            Self::LikesTheDice => say("fired-up-reason-likes-the-dice"),
            Self::ServesHighlight(card) => of_card("fired-up-reason-serves-highlight", card),
            Self::HelpsBet(bet, fighter) => of_bet("fired-up-reason-helps-bet", bet, fighter),
            Self::DrawsFireOnto(fighter) => of_fighter("fired-up-reason-draws-fire-onto", fighter),
            Self::Protects(fighter) => of_fighter("fired-up-reason-protects", fighter),
            Self::Strengthens(fighter) => of_fighter("fired-up-reason-strengthens", fighter),
            Self::Weakens(fighter) => of_fighter("fired-up-reason-weakens", fighter),
            Self::HoldsTarget(fighter) => of_fighter("fired-up-reason-holds-target", fighter),
            Self::FreesTarget(fighter) => of_fighter("fired-up-reason-frees-target", fighter),
            Self::BacksLikely(bet, fighter) => of_bet("fired-up-reason-backs-likely", bet, fighter),
            Self::SavesSocial => say("fired-up-reason-saves-social"),
            Self::GivesUpDie => say("fired-up-reason-gives-up-die"),
            Self::SparesDice => say("fired-up-reason-spares-dice"),
            Self::SettlesNow(points) => say("fired-up-reason-settles-now").with("points", points),
            Self::WaitsForMore(card) => of_card("fired-up-reason-waits-for-more", card),
        }
    }
}

/// In how many worlds an action is compared with doing nothing.
const WORLDS: u32 = 48;
/// How many points an action must bring on average to count as help for a card.
const NOTABLE: f32 = 0.15;
/// How much more likely a betting card must become for an action to count as help.
const NOTABLE_CHANCE: f32 = 0.04;

/// The main reason for a legal move of the viewer; `None` if there is no choice or no reason to
/// give.
pub(super) fn reason(game: &FiredUp, view: &View, choice: Move) -> Option<Reason> {
    let seat = view.viewer().seat()?;
    match choice {
        Move::Keep(cards) => {
            let mut cards = cards.iter();
            Some(Reason::KeepsLikely(cards.next()?, cards.next()?))
        }
        Move::Reroll(_) => Some(Reason::RollsForBetter),
        Move::Stand => Some(Reason::LikesTheDice),
        Move::Influence(action, _) | Move::Multitask(action, ..) => {
            Some(served(game, view, seat, action).unwrap_or(plainly(action)))
        }
        Move::Store(_) => Some(Reason::SavesSocial),
        Move::Bet(bet, fighter, _) => Some(Reason::BacksLikely(bet, fighter)),
        Move::Discard(_) => Some(Reason::GivesUpDie),
        Move::End => match view.dice(seat) {
            DiceInFront::Rolled(dice) if !dice.is_empty() => Some(Reason::SparesDice),
            _ => None,
        },
        Move::Score(_) => Some(Reason::SettlesNow(points_for(game, view, seat, choice)?)),
        Move::Wait => match game.legal_in_view(view) {
            Moves::Window(met) => met.iter().next().map(Reason::WaitsForMore),
            _ => None,
        },
    }
}

/// The points that showing cards brings at once.
fn points_for(game: &FiredUp, view: &View, seat: Seat, choice: Move) -> Option<u8> {
    let worlds = game.worlds(view)?;
    let mut world = game.sample(&worlds, &mut Generator::new(0));
    let before = world.points_of(seat);
    // Only the seat's own cards count: if other seats are still asked, nothing else happens.
    game.make_move(&mut world, seat, choice);
    let shown = game.view(&world, Viewer::Seat(seat)).points(seat);
    Some((shown - before) as u8)
}

/// The Highlight or betting card of the viewer that an action helps most.
fn served(game: &FiredUp, view: &View, seat: Seat, action: InfluenceAction) -> Option<Reason> {
    if view.phase() != Phase::Influence {
        return None;
    }
    let worlds = game.worlds(view)?;
    let asked = Asked { game, view, worlds: &worlds, seat, held: view.kept() };
    let own = own_wagers(view, seat);
    let mut gains = [0.0; CARDS];
    let mut chances = [0; actions::PLACES];
    let mut generator = Generator::new(0);
    for _ in 0..WORLDS {
        let (world, streams) = asked.imagine(&mut generator);
        let mut changed = world;
        game.apply_action(&mut changed, action);
        let (plain, ended) = asked.fight(world, streams, true);
        let (brought, other) = asked.fight(changed, streams, true);
        for (gain, (brought, plain)) in gains.iter_mut().zip(brought.iter().zip(plain)) {
            *gain += (brought - plain) / WORLDS as f32;
        }
        for (chance, (_, wager)) in chances.iter_mut().zip(&own) {
            let is_right = |settled: [Option<PlaceSet>; 3]| {
                let right = settled[usize::from(wager.bet)];
                wager.fighter.is_some_and(|place| right.is_some_and(|right| right.contains(place)))
            };
            *chance += i32::from(is_right(other.settled_bets()));
            *chance -= i32::from(is_right(ended.settled_bets()));
        }
    }
    let card = view.kept().iter().zip(gains).max_by(|(_, one), (_, other)| one.total_cmp(other));
    let bet = own.iter().zip(chances).max_by_key(|(_, chance)| *chance);
    let bet = bet.filter(|(_, chance)| *chance as f32 > NOTABLE_CHANCE * WORLDS as f32);
    match (card.filter(|(_, gain)| *gain > NOTABLE), bet) {
        // A right betting card brings about four points.
        (Some((card, gain)), Some((_, chance))) if gain * WORLDS as f32 >= 4.0 * chance as f32 => {
            Some(Reason::ServesHighlight(card))
        }
        (_, Some(((bet, wager), _))) => {
            wager.fighter.map(|place| Reason::HelpsBet(*bet, view.fighter_state(place).fighter))
        }
        (Some((card, _)), None) => Some(Reason::ServesHighlight(card)),
        (None, None) => None,
    }
}

/// The viewer's betting cards on Bets that are open.
fn own_wagers(view: &View, seat: Seat) -> Vec<(BetId, Wager)> {
    let open = view.bets().into_iter().flatten().filter(|bet| !view.is_settled(*bet));
    let own = open.flat_map(|bet| view.wagers(bet).map(move |wager| (bet, wager)));
    own.filter(|(_, wager)| wager.seat == seat).collect()
}

/// The effect of an action by itself.
const fn plainly(action: InfluenceAction) -> Reason {
    match action {
        InfluenceAction::Buff(fighter, Stat::Defense) => Reason::Protects(fighter),
        InfluenceAction::Buff(fighter, Stat::Attack)
        | InfluenceAction::Morale(fighter, Thumb::Up)
        | InfluenceAction::Speed(fighter) => Reason::Strengthens(fighter),
        InfluenceAction::Morale(fighter, Thumb::Down) => Reason::Weakens(fighter),
        InfluenceAction::Target(_, target) => Reason::DrawsFireOnto(target),
        InfluenceAction::Lock(fighter) => Reason::HoldsTarget(fighter),
        InfluenceAction::Unlock(fighter) => Reason::FreesTarget(fighter),
    }
}
