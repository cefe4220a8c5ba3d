//! The Influence phase (section 3).

use super::super::circle::{Place, PlaceSet};
use super::super::fighter::Fighter;
use super::super::highlight::HighlightSet;
use super::super::house_rules::{BetLimit, SocialWait};
use super::super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::super::moves::{
    InfluenceAction, InfluenceActionSet, Kind, Moves, Payment, Stat, Thumb, TurnMoves,
};
use super::super::state::{State, StatePhase, Turn, Wager};
use super::super::table::FiredUp;
use crate::Seat;

/// How many Social tokens a player has (U2.4).
const TOKENS: u8 = 2;

impl FiredUp {
    /// U3.1: all choose at the same time; the last one begins the turns.
    pub(in crate::fired_up) fn keep(&self, state: &mut State, seat: Seat, cards: HighlightSet) {
        let StatePhase::Keep { mut waiting } = state.phase else { return };
        state.kept[seat.index()] = cards;
        state.kept_counts[seat.index()] = 2;
        waiting.remove(seat);
        state.phase = StatePhase::Keep { waiting };
        if waiting.is_empty() {
            self.next_turn(state, state.first);
        }
    }

    /// U3.2: from that seat on clockwise, the next that has dice; if none has, the battle begins.
    fn next_turn(&self, state: &mut State, from: Seat) {
        let clockwise = (0..self.players).map(|steps| from.plus(steps, self.players));
        match clockwise.into_iter().find(|seat| state.dice[seat.index()] > 0) {
            Some(seat) => state.phase = StatePhase::Roll { seat },
            None => self.begin_battle(state),
        }
    }

    /// U3.2: rolled dice lie in front of a seat.
    pub(in crate::fired_up) fn rolled(state: &mut State, roll: InfluenceRoll) {
        match state.phase {
            StatePhase::Roll { seat } => state.phase = StatePhase::Reroll { seat, dice: roll },
            StatePhase::Again { seat, dice, .. } => {
                state.phase = StatePhase::Act(Turn::new(seat, dice.with(roll)));
            }
            _ => {}
        }
    }

    /// U3.2: some dice are rolled again, or none.
    pub(in crate::fired_up) fn reroll(state: &mut State, again: InfluenceRoll) {
        let StatePhase::Reroll { seat, dice } = state.phase else { return };
        state.phase = if again.is_empty() {
            StatePhase::Act(Turn::new(seat, dice))
        } else {
            StatePhase::Again { seat, dice: dice.without(again), count: again.len() }
        };
    }

    /// U3.3: at the end of a turn every fighter that was influenced drops by one.
    pub(in crate::fired_up) fn end_turn(&self, state: &mut State) {
        let StatePhase::Act(turn) = state.phase else { return };
        for place in turn.influenced.iter() {
            state.fighter_state_mut(place).influence -= 1;
        }
        state.dice[turn.seat.index()] = turn.dice.len();
        if self.options.house.social == SocialWait::Round {
            state.stored_now[turn.seat.index()] += turn.fresh;
        }
        self.next_turn(state, turn.seat.next(self.players));
    }

    /// Takes the dice and tokens of a payment away.
    fn pay(state: &mut State, turn: &mut Turn, payment: Payment, face: InfluenceFace) {
        turn.dice = turn.dice.without(payment.dice);
        turn.has_used |= !payment.dice.is_empty();
        state.tokens[turn.seat.index()] -= payment.tokens;
        if payment.is_real(face) {
            turn.paid.insert(face);
        }
    }

    /// U3.3–U3.7: ordinary dice on the fighter of the turn.
    pub(in crate::fired_up) fn influence(
        state: &mut State,
        action: InfluenceAction,
        payment: Payment,
    ) {
        let StatePhase::Act(mut turn) = state.phase else { return };
        Self::pay(state, &mut turn, payment, action.face());
        if let Some(place) = state.place_of(action.fighter()) {
            turn.fighter = Some(place);
            turn.influenced.insert(place);
            Self::perform(state, action);
        }
        state.phase = StatePhase::Act(turn);
    }

    /// U3.8: two Socials make one die for any fighter.
    pub(in crate::fired_up) fn multitask(
        state: &mut State,
        action: InfluenceAction,
        payment: Payment,
        more: Option<Payment>,
    ) {
        let StatePhase::Act(mut turn) = state.phase else { return };
        Self::pay(state, &mut turn, payment, InfluenceFace::Social);
        if let Some(place) = state.place_of(action.fighter()) {
            turn.influenced.insert(place);
            if let Some(more) = more {
                // The die beside the made one is an ordinary die.
                Self::pay(state, &mut turn, more, InfluenceFace::Speed);
                turn.fighter = Some(place);
            }
            Self::perform(state, action);
        }
        state.phase = StatePhase::Act(turn);
    }

    pub(in crate::fired_up) fn perform(state: &mut State, action: InfluenceAction) {
        let Some(place) = state.place_of(action.fighter()) else { return };
        match action {
            InfluenceAction::Buff(_, Stat::Attack) => state.fighter_state_mut(place).attack += 1,
            InfluenceAction::Buff(_, Stat::Defense) => state.fighter_state_mut(place).defense += 1,
            InfluenceAction::Morale(_, Thumb::Up) => state.fighter_state_mut(place).up += 1,
            InfluenceAction::Morale(_, Thumb::Down) => state.fighter_state_mut(place).down += 1,
            InfluenceAction::Speed(_) => overtake(state, place),
            InfluenceAction::Target(_, target) => {
                if let Some(target) = state.place_of(target) {
                    state.fighter_state_mut(place).target = target;
                }
            }
            InfluenceAction::Lock(_) => state.fighter_state_mut(place).is_locked = true,
            InfluenceAction::Unlock(_) => state.fighter_state_mut(place).is_locked = false,
        }
    }

    /// U3.8: a Social for later.
    pub(in crate::fired_up) fn store(state: &mut State) {
        let StatePhase::Act(mut turn) = state.phase else { return };
        Self::pay(state, &mut turn, Payment::SOCIAL, InfluenceFace::Social);
        state.tokens[turn.seat.index()] += 1;
        turn.fresh += 1;
        state.phase = StatePhase::Act(turn);
    }

    /// U6.1: a betting card, face down, in the row of the round.
    pub(in crate::fired_up) fn bet(
        state: &mut State,
        bet: super::super::bet::BetId,
        fighter: Fighter,
        payment: Payment,
    ) {
        let StatePhase::Act(mut turn) = state.phase else { return };
        Self::pay(state, &mut turn, payment, InfluenceFace::Social);
        let place = state.place_of(fighter);
        let open = state.bets.iter().position(|other| *other == bet);
        let free = state.wagers.iter_mut().find(|wager| wager.is_none());
        if let (Some(bet), Some(free)) = (open, free) {
            *free =
                Some(Wager { seat: turn.seat, bet: bet as u8, round: state.round, fighter: place });
        }
        state.phase = StatePhase::Act(turn);
    }

    /// U3.2: a die without effect.
    pub(in crate::fired_up) fn discard(state: &mut State, face: InfluenceFace) {
        let StatePhase::Act(turn) = &mut state.phase else { return };
        turn.dice.take(face);
        turn.has_used = true;
    }
}

/// U3.6: swaps Speed tiles with the next faster fighter, and sprints.
fn overtake(state: &mut State, place: Place) {
    let tile = state.fighter_state(place).tile;
    if let Some(faster) = state.with_tile(tile - 1) {
        state.fighter_state_mut(faster).tile = tile;
        state.fighter_state_mut(place).tile = tile - 1;
        state.fighter_state_mut(place).is_sprinting = true;
    }
}

/// The possible actions with one die.
#[derive(Clone, Copy, Default)]
struct InfluenceActions {
    buffs: InfluenceActionSet,
    morales: InfluenceActionSet,
    /// Overtaking a fighter that is not sprinting.
    speeds: InfluenceActionSet,
    /// Overtaking a sprinter, which takes two dice.
    sprints: InfluenceActionSet,
    targets: InfluenceActionSet,
}

impl InfluenceActions {
    fn all(&self) -> u64 {
        self.buffs.0 | self.morales.0 | self.speeds.0 | self.targets.0
    }
}

// The legal moves of a turn.
impl FiredUp {
    pub(in crate::fired_up) fn moves(&self, state: &State, seat: Seat) -> Moves {
        match state.phase {
            StatePhase::Keep { waiting } if waiting.contains(seat) => {
                Moves::Keep(state.hands[seat.index()])
            }
            StatePhase::Reroll { seat: asked, dice } if asked == seat => Moves::Reroll(dice),
            StatePhase::Act(turn) if turn.seat == seat => {
                Moves::Turn(self.turn_moves(state, &turn))
            }
            StatePhase::Window { waiting, judgement, .. } if waiting.contains(seat) => {
                Moves::Window(state.kept[seat.index()].intersection(judgement.met()))
            }
            _ => Moves::None,
        }
    }

    fn turn_moves(&self, state: &State, turn: &Turn) -> TurnMoves {
        use InfluenceFace as Face;
        let mut moves = TurnMoves {
            blocks: arrayvec::ArrayVec::new(),
            circle: state.fighter_states.map(|fighter_state| fighter_state.fighter),
            count: state.count,
            bets: state.bets,
        };
        let open: PlaceSet = state
            .living()
            .iter()
            .filter(|place| state.fighter_state(*place).influence > 0)
            .collect();
        // U3.3: all ordinary dice of a turn go to one fighter.
        let own = turn.fighter.map_or(open, PlaceSet::only);
        let ordinary = self.actions(state, own);
        let one = |face: Face| -> InfluenceRoll { std::iter::once(face).collect() };
        let two = |first: Face, second: Face| one(first).with(one(second));
        let dice = turn.dice;
        let has_two = |first: Face, second: Face| dice.contains(two(first, second));

        for (face, actions) in [
            (Face::Buff, ordinary.buffs),
            (Face::Morale, ordinary.morales),
            (Face::Speed, ordinary.speeds),
            (Face::Target, ordinary.targets),
        ] {
            if dice.has(face) {
                moves.push(Kind::Influence(Payment::dice(one(face))), actions.0);
            }
            // U3.9: a Double beside a face that has been used.
            if dice.has(Face::Double) && turn.may_double(face) {
                moves.push(Kind::Influence(Payment::dice(one(Face::Double))), actions.0);
            }
        }
        // U3.6: two dice to pass a sprinter.
        let may_double_speed = turn.may_double(Face::Speed);
        for (first, second, is_allowed) in [
            (Face::Speed, Face::Speed, true),
            (Face::Speed, Face::Double, true),
            (Face::Double, Face::Double, may_double_speed),
        ] {
            if is_allowed && has_two(first, second) {
                let payment = Payment::dice(two(first, second));
                moves.push(Kind::Influence(payment), ordinary.sprints.0);
            }
        }
        let tokens = state.tokens[turn.seat.index()];
        moves.push(Kind::Store, u64::from(dice.has(Face::Social) && tokens < TOKENS));
        self.push_social_moves(state, turn, state.spendable_tokens(turn), open, &mut moves);
        let faces = Face::ALL.into_iter().filter(|face| dice.has(*face));
        moves.push(Kind::Discard, faces.map(|face| 1 << face as u64).sum());
        moves.push(Kind::End, u64::from(turn.has_used));
        moves
    }

    /// U3.8: bets and multitasks.
    fn push_social_moves(
        &self,
        state: &State,
        turn: &Turn,
        tokens: u8,
        open: PlaceSet,
        moves: &mut TurnMoves,
    ) {
        use InfluenceFace as Face;
        let one = |face: Face| -> InfluenceRoll { std::iter::once(face).collect() };
        let (social, double) = (one(Face::Social), one(Face::Double));
        let may_double = turn.may_double(Face::Social);
        let can_pay = |payment: Payment| {
            turn.dice.contains(payment.dice)
                && payment.tokens <= tokens
                && (payment.is_real(Face::Social) || may_double)
        };
        let bets = self.open_bets(state, turn.seat);
        for (dice, tokens) in [(social, 0), (InfluenceRoll::NONE, 1), (double, 0)] {
            let payment = Payment { dice, tokens };
            if bets != 0 && can_pay(payment) {
                moves.push(Kind::Bet(payment), bets);
            }
        }
        let pairs = [
            (social.with(social), 0),
            (social.with(double), 0),
            (social, 1),
            (double.with(double), 0),
            (double, 1),
            (InfluenceRoll::NONE, 2),
        ];
        let payable = pairs
            .map(|(dice, tokens)| Payment { dice, tokens })
            .map(|payment| Some(payment).filter(|payment| can_pay(*payment)));
        if payable.iter().all(Option::is_none) {
            return;
        }
        let actions = self.actions(state, open);
        let own = turn.fighter.map_or(open, PlaceSet::only);
        let sprints = self.actions(state, own).sprints.0;
        for payment in payable.into_iter().flatten() {
            moves.push(Kind::Multitask(payment, None), actions.all());
            let left = turn.dice.without(payment.dice);
            for face in [Face::Speed, Face::Double] {
                if left.has(face) {
                    let more = Payment::dice(one(face));
                    moves.push(Kind::Multitask(payment, Some(more)), sprints);
                }
            }
        }
    }

    /// U6.1: unused betting cards on Bets that are not settled; by a house rule, only on those that
    /// have no card of the seat yet.
    fn open_bets(&self, state: &State, seat: Seat) -> u64 {
        let used = state.used_cards(seat);
        let cards: PlaceSet = state.places().filter(|place| !used.contains(*place)).collect();
        (0..3)
            .filter(|bet| state.settled[*bet].is_none())
            .filter(|bet| {
                self.options.house.bets == BetLimit::Several || !state.has_wager_on(seat, *bet)
            })
            .map(|bet| u64::from(cards.bits()) << (bet * super::super::circle::PLACES))
            .sum()
    }

    fn actions(&self, state: &State, places: PlaceSet) -> InfluenceActions {
        let mut actions = InfluenceActions::default();
        let living = state.living();
        for place in places.iter() {
            let fighter_state = state.fighter_state(place);
            let mat = self.pack.mat(fighter_state.fighter);
            if fighter_state.attack < mat.attack.end() {
                actions.buffs.insert_buff(place, Stat::Attack);
            }
            if fighter_state.defense < mat.defense.end() {
                actions.buffs.insert_buff(place, Stat::Defense);
            }
            actions.morales.insert_morales(place);
            if let Some(faster) =
                state.with_tile(fighter_state.tile - 1).filter(|_| fighter_state.tile > 1)
            {
                if state.fighter_state(faster).is_sprinting {
                    actions.sprints.insert_speed(place);
                } else {
                    actions.speeds.insert_speed(place);
                }
            }
            // U3.7: another living fighter than now, a lock, or its removal.
            if fighter_state.is_locked {
                actions.targets.insert_unlock(place);
            } else {
                let mut others = living;
                others.remove(place);
                others.remove(fighter_state.target);
                actions.targets.insert_targets(place, others);
                actions.targets.insert_lock(place);
            }
        }
        actions
    }
}
