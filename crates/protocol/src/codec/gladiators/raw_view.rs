//! Reads a view of Gladiators back from JSON.

use munera_rules::gladiators::{Action, FallenCard, Gladiators, Move, Question, RawView, Trait};
use munera_rules::{Game, Message, Seat};

use super::public::GladiatorsPublic;
use super::view::{GladiatorsFallenCard, GladiatorsPhase, GladiatorsView};
use crate::codec::json::{bytes, misplaced, unwritten};
use crate::codec::viewer;
use crate::fault::{Code, Fault};

/// Reads the raw view of a written view.
pub(super) fn raw_view(game: &Gladiators, view: GladiatorsView) -> Result<RawView, Fault> {
    let question = question(game, &view)?;
    let GladiatorsPublic { turn, tops, wounds, alive, hand_traits, decks, turns, .. } = view.public;
    let turn = turn.ok_or_else(|| missing("public.turn"))?;
    Ok(RawView {
        viewer: viewer(view.seat),
        question,
        turn: turn.into(),
        turns,
        tops: tops.into_iter().map(unwritten).collect(),
        wounds: bytes(wounds),
        alive,
        hand: unwritten(if view.hand.is_empty() { view.fell_with } else { view.hand }),
        hand_traits: unwritten(hand_traits),
        decks: decks.into_array().map(|size| usize::from(size.byte())),
        history: unwritten(view.history),
        may_hold: unwritten(view.may_hold),
        may_lie: view.may_lie.into_array().map(|cards| cards.0),
        fallen_cards: view.fallen_cards.into_iter().map(FallenCard::from).collect(),
    })
}

fn missing(place: &str) -> Fault {
    misplaced(Code::BadView, place, Message::new("json-missing"))
}

fn question(game: &Gladiators, view: &GladiatorsView) -> Result<Question, Fault> {
    Ok(match view.phase {
        GladiatorsPhase::Setup => Question::Setup,
        GladiatorsPhase::Turn => Question::Turn { has_played: view.played },
        GladiatorsPhase::Draw => Question::Draw,
        GladiatorsPhase::Responses => {
            let pending = view.public.pending.as_ref().ok_or_else(|| missing("public.pending"))?;
            let action = read_action(game, &pending.action)?;
            let asked = view.asked.ok_or_else(|| missing("asked"))?;
            Question::Response { action, asked: asked.into() }
        }
        GladiatorsPhase::Fresh | GladiatorsPhase::Restock | GladiatorsPhase::Over => {
            let reason = Message::new("json-no-seat-asked");
            return Err(misplaced(Code::BadView, "phase", reason));
        }
    })
}

/// Reads an action that is written in full: a Gambit gives one card of its pair, a Recover has a
/// partner.
fn read_action(game: &Gladiators, text: &str) -> Result<Action, Fault> {
    let fault = |reason| misplaced(Code::BadView, "public.pending.action", reason);
    let Ok(Move::Act(action)) = game.read_move(text) else {
        return Err(fault(Message::new("json-no-action")));
    };
    let is_whole = match action {
        Action::Gambit(gambit) => gambit.pair.contains(gambit.given),
        Action::Recover(partner) => partner != Trait::Health,
        Action::Focus(_) | Action::Attack(_) => true,
    };
    if is_whole { Ok(action) } else { Err(fault(Message::new("json-never-announced"))) }
}

impl From<GladiatorsFallenCard> for FallenCard {
    fn from(card: GladiatorsFallenCard) -> Self {
        let seats = |numbers| bytes(numbers).into_iter().map(Seat::new).collect();
        Self {
            seat: Seat::new(card.seat.byte()),
            kind: card.r#trait.0,
            possible: card.may_be.0,
            apart: card.apart.map(seats),
        }
    }
}
