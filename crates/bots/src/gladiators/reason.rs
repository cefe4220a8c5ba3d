//! Why a move may be good, for hints: a typed reason without words.

use munera_rules::gladiators::{
    Action, Card, Effect, Gambit, Gladiators, Move, Pair, Powers, Strike, Trait, View,
};
use munera_rules::{Explain, Message, Seat, SeatSet};

/// The most important effect of a move.
///
/// It is computed from a view alone, as if no other seat responded, so it is a reason and not a
/// promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It wins the game at once: by a Victory, or by felling the last opponent.
    Wins,
    /// The attack fells this seat, and other opponents are left.
    Fells(Seat),
    /// The attack deals this seat so many wounds.
    Wounds(Seat, u8),
    /// Without this response the seat itself would fall.
    SavesItself,
    /// This response spares the seat itself this many wounds.
    Spares(u8),
    /// The card makes an Onslaught.
    MakesOnslaught,
    /// With the card, the player can attack this seat, which was not possible before.
    OpensAttack(Seat),
    /// With the card, this seat can no longer attack.
    WardsOff(Seat),
    /// The card makes a pair, for a later Gambit, Recover or Onslaught.
    MakesPair(Pair),
    /// The card is stronger than the one that it covers.
    Improves(Trait),
    /// The flipped card may be the fourth of a Victory.
    SeeksVictory(Trait),
    /// The flipped card may be the third of an Onslaught.
    SeeksOnslaught(Trait),
    /// The flipped card is probably stronger than the one that it covers.
    SeeksPower(Trait),
    /// The gift takes an Onslaught from this seat.
    BreaksOnslaught(Seat),
    /// The gift makes this seat's trait weaker.
    Weakens(Seat, Trait),
    /// This many wounds heal.
    Heals(u8),
    /// The pair makes room for two new cards, and a card is drawn.
    Renews(Pair),
    /// The player draws a card of this trait.
    Draws(Trait),
    /// The player can bear this many wounds; the cards are worth more.
    Endures(u8),
    /// The player needs none of its cards now.
    KeepsCards,
}

impl Explain for Reason {
    fn message(&self) -> Message {
        let say = Message::new;
        let of_seat = |id: &'static str, seat: Seat| say(id).with("seat", seat.number());
        let of_wounds = |id: &'static str, wounds: u8| say(id).with("wounds", wounds);
        let of_trait =
            |id: &'static str, kind: Trait| say(id).with("trait", kind.letter().to_string());
        let of_pair = |id: &'static str, pair: Pair| say(id).with("pair", pair.to_string());
        match *self {
            Self::Wins => say("gladiators-reason-wins"),
            Self::Fells(seat) => of_seat("gladiators-reason-fells", seat),
            Self::Wounds(seat, wounds) => {
                of_seat("gladiators-reason-wounds", seat).with("wounds", wounds)
            }
            Self::SavesItself => say("gladiators-reason-saves-itself"),
            Self::Spares(wounds) => of_wounds("gladiators-reason-spares", wounds),
            Self::MakesOnslaught => say("gladiators-reason-makes-onslaught"),
            Self::OpensAttack(seat) => of_seat("gladiators-reason-opens-attack", seat),
            Self::WardsOff(seat) => of_seat("gladiators-reason-wards-off", seat),
            Self::MakesPair(pair) => of_pair("gladiators-reason-makes-pair", pair),
            Self::Improves(kind) => of_trait("gladiators-reason-improves", kind),
            Self::SeeksVictory(_) => say("gladiators-reason-seeks-victory"),
            Self::SeeksOnslaught(_) => say("gladiators-reason-seeks-onslaught"),
            Self::SeeksPower(kind) => of_trait("gladiators-reason-seeks-power", kind),
            Self::BreaksOnslaught(seat) => of_seat("gladiators-reason-breaks-onslaught", seat),
            Self::Weakens(seat, kind) => {
                of_seat("gladiators-reason-weakens", seat).with("trait", kind.letter().to_string())
            }
            Self::Heals(wounds) => of_wounds("gladiators-reason-heals", wounds),
            Self::Renews(pair) => of_pair("gladiators-reason-renews", pair),
            Self::Draws(kind) => of_trait("gladiators-reason-draws", kind),
            Self::Endures(wounds) => of_wounds("gladiators-reason-endures", wounds),
            Self::KeepsCards => say("gladiators-reason-keeps-cards"),
        }
    }
}

/// The reason for a move of the viewer; `None` if the move is not legal, or there is no reason to
/// give.
pub(super) fn reason(game: &Gladiators, view: &View, choice: Move) -> Option<Reason> {
    let seat = view.viewer().seat()?;
    let effects = game.foresee(view, choice)?.sure();
    let wins = |effect: &Effect| match effect {
        Effect::Won(winners, _) => winners.contains(seat),
        _ => false,
    };
    if effects.iter().any(wins) {
        return Some(Reason::Wins);
    }
    match choice {
        Move::Draw(kind) => Some(Reason::Draws(kind)),
        Move::Play(card) => laid(view, seat, card),
        Move::Act(Action::Focus(kind)) => focused(view, seat, kind),
        Move::Act(Action::Attack(target)) => struck(&effects, target),
        Move::Act(Action::Gambit(gambit)) => gave(view, seat, gambit),
        Move::Act(Action::Recover(partner)) => match view.wounds(seat) {
            0 => Pair::with_health(partner).map(Reason::Renews),
            wounds => Some(Reason::Heals(wounds)),
        },
        Move::Respond(card) => {
            let unanswered = game.foresee(view, Move::Pass)?.sure();
            spared(&unanswered, &effects, seat).or_else(|| laid(view, seat, card))
        }
        Move::Pass if view.hand().traits().is_empty() => None,
        Move::Pass => match struck(&effects, seat) {
            Some(Reason::Wounds(_, wounds)) => Some(Reason::Endures(wounds)),
            Some(_) => None,
            None => Some(Reason::KeepsCards),
        },
    }
}

/// The effect of an attack on its target.
fn struck(effects: &[Effect], target: Seat) -> Option<Reason> {
    if effects.contains(&Effect::Fell(target)) {
        return Some(Reason::Fells(target));
    }
    wounds_of(effects, target).map(|wounds| Reason::Wounds(target, wounds))
}

fn wounds_of(effects: &[Effect], seat: Seat) -> Option<u8> {
    effects.iter().find_map(|effect| match effect {
        Effect::Wounded(target, wounds) if *target == seat => Some(*wounds),
        _ => None,
    })
}

/// The harm that a response prevents.
fn spared(unanswered: &[Effect], answered: &[Effect], seat: Seat) -> Option<Reason> {
    let falls = |effects: &[Effect]| effects.contains(&Effect::Fell(seat));
    if falls(unanswered) && !falls(answered) {
        return Some(Reason::SavesItself);
    }
    let [bare, left] = [unanswered, answered].map(|it| wounds_of(it, seat).unwrap_or(0));
    (left < bare).then(|| Reason::Spares(bare - left))
}

/// The effect of a card on what its seat shows.
fn laid(view: &View, seat: Seat, card: Card) -> Option<Reason> {
    let before = view.tops(seat);
    let after = before.with(card);
    if after.onslaught().len() > before.onslaught().len() {
        return Some(Reason::MakesOnslaught);
    }
    let wounds = |from: Powers, to: Powers| {
        matches!(from.effective().strike(to.effective()), Strike::Wounds(_))
    };
    let others: SeatSet = view.alive().iter().filter(|other| *other != seat).collect();
    let is_opened = |other: &Seat| {
        let theirs = view.tops(*other);
        wounds(after, theirs) && !wounds(before, theirs)
    };
    let is_warded_off = |other: &Seat| {
        let theirs = view.tops(*other);
        wounds(theirs, before) && !wounds(theirs, after)
    };
    // An attack can follow only in the player's own turn.
    let is_turn = view.turn() == Some(seat);
    if let Some(other) = others.iter().find(is_opened).filter(|_| is_turn) {
        return Some(Reason::OpensAttack(other));
    }
    if let Some(other) = others.iter().find(is_warded_off) {
        return Some(Reason::WardsOff(other));
    }
    let is_new = |pair: &Pair| !before.pairs().contains(*pair);
    if let Some(pair) = after.pairs().iter().find(is_new) {
        return Some(Reason::MakesPair(pair));
    }
    let is_stronger = after.effective().of(card.kind) > before.effective().of(card.kind);
    is_stronger.then_some(Reason::Improves(card.kind))
}

/// What the deck may turn up.
fn focused(view: &View, seat: Seat, kind: Trait) -> Option<Reason> {
    let tops = view.tops(seat);
    let possible = view.possible_in_deck(kind).cards(kind);
    let mut possible = possible.filter(|card| !view.hand().contains(*card)).map(|it| tops.with(it));
    let (mut count, mut better, mut is_onslaught) = (0, 0, false);
    for after in possible.by_ref() {
        if after.is_victory() {
            return Some(Reason::SeeksVictory(kind));
        }
        is_onslaught |= after.onslaught().contains(kind);
        count += 1;
        better += usize::from(after.effective().of(kind) > tops.effective().of(kind));
    }
    // If the trait already belongs to an Onslaught, flipping gives it up instead of seeking it.
    if is_onslaught && !tops.onslaught().contains(kind) {
        return Some(Reason::SeeksOnslaught(kind));
    }
    (2 * better > count).then_some(Reason::SeeksPower(kind))
}

/// The effect of a gift on its target.
fn gave(view: &View, seat: Seat, Gambit { target, pair, given }: Gambit) -> Option<Reason> {
    let power = view.tops(seat).get(given)?;
    let before = view.tops(target);
    let after = before.with(Card { kind: given, power });
    if after.onslaught().len() < before.onslaught().len() {
        return Some(Reason::BreaksOnslaught(target));
    }
    if after.effective().of(given) < before.effective().of(given) {
        return Some(Reason::Weakens(target, given));
    }
    Some(Reason::Renews(pair))
}
