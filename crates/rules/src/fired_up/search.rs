//! What a search reads from a state that it has imagined, and does to it.
//!
//! This is not for tables, because a state has all secrets. A search samples its states from a
//! view, and goes through thousands of them: views would be too slow for that, and the game's own
//! steps too small.

use super::bet::BetId;
use super::circle::{FighterState, Place, PlaceSet};
use super::facts::{Attack, end_facts, fight_facts, start_facts};
use super::fight_dice::{FightFace, FightRoll};
use super::fighter::Fighter;
use super::highlight::{Highlight, HighlightSet, Moment};
use super::moves::{InfluenceAction, Stat};
use super::pack::{Facts, Judgement};
use super::raw_view::TurnSoFar;
use super::state::{LastAttack, Shown, State, StatePhase, Wager};
use super::table::FiredUp;
use crate::{Randomness, Seat};

/// Which dice of a battle are rolled: each kind has its own stream, so that more dice of one kind
/// do not change the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum FightDice {
    /// An attacker's.
    Attack,
    /// Those of its target.
    Defense,
    /// Misses that are rolled again (U9.3).
    Misses,
}

impl State {
    /// The fighters in circle order, the fallen included.
    #[inline]
    pub fn circle(&self) -> &[FighterState] {
        &self.fighter_states[..usize::from(self.count)]
    }

    /// The running round, from 1.
    #[inline]
    pub const fn running_round(&self) -> u8 {
        self.round
    }

    /// A seat's points.
    #[inline]
    pub const fn points_of(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// The part of a seat's points that came from bets.
    pub const fn bet_points_of(&self, seat: Seat) -> u16 {
        self.bet_points[seat.index()]
    }

    /// The Highlights of a seat, kept or not.
    pub const fn hand_of(&self, seat: Seat) -> HighlightSet {
        self.hands[seat.index()]
    }

    /// The Highlights that a seat has kept and not scored.
    pub const fn kept_by(&self, seat: Seat) -> HighlightSet {
        self.kept[seat.index()]
    }

    /// How many dice a seat has left; of a running turn, as many as it began with.
    #[inline]
    pub const fn dice_of(&self, seat: Seat) -> u8 {
        self.dice[seat.index()]
    }

    /// A seat's active Social tokens.
    pub const fn tokens_of(&self, seat: Seat) -> u8 {
        self.tokens[seat.index()]
    }

    /// The three Bets.
    pub const fn three_bets(&self) -> [BetId; 3] {
        self.bets
    }

    /// For each of the three Bets that is settled, the fighters that were right.
    pub const fn settled_bets(&self) -> [Option<PlaceSet>; 3] {
        self.settled
    }

    /// The betting cards in the order of placing.
    #[inline]
    pub fn placed_wagers(&self) -> impl Iterator<Item = &Wager> {
        self.wagers.iter().map_while(Option::as_ref)
    }

    /// Whose turn it is in the Influence phase, or who begins it.
    pub const fn seat_in_turn(&self) -> Seat {
        match self.phase {
            StatePhase::Roll { seat }
            | StatePhase::Reroll { seat, .. }
            | StatePhase::Again { seat, .. } => seat,
            StatePhase::Act(turn) => turn.seat,
            _ => self.first,
        }
    }

    /// The running turn, once its dice lie.
    pub fn running_turn(&self) -> Option<TurnSoFar> {
        match self.phase {
            StatePhase::Act(turn) => Some(TurnSoFar::of(&turn)),
            _ => None,
        }
    }

    /// The cards that were shown in the last battle.
    pub fn shown_in_battle(&self) -> impl Iterator<Item = &Shown> {
        let shown = if self.phase == StatePhase::Over { &self.shown } else { &self.shown_before };
        shown.iter().map_while(Option::as_ref)
    }

    /// Whether the round's battle has not begun.
    #[inline]
    pub fn is_before_battle(&self) -> bool {
        !matches!(
            self.phase,
            StatePhase::Fight { .. }
                | StatePhase::Misses { .. }
                | StatePhase::Window { .. }
                | StatePhase::Over
        )
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == StatePhase::Over
    }

    /// Lets a seat keep cards of its hand beyond those that it has chosen.
    pub fn keep_also(&mut self, seat: Seat, cards: HighlightSet) {
        let kept = &mut self.kept[seat.index()];
        *kept = kept.union(cards);
        self.kept_counts[seat.index()] = kept.len() as u8;
    }

    /// Takes away what a seat has kept: it scores nothing in this round.
    pub fn forget_cards(&mut self, seat: Seat) {
        self.kept[seat.index()] = HighlightSet::EMPTY;
        self.kept_counts[seat.index()] = 0;
    }

    /// A fighter has been influenced for a turn (U3.3).
    #[inline]
    pub fn tire(&mut self, place: Place) {
        let influence = &mut self.fighter_state_mut(place).influence;
        *influence = influence.saturating_sub(1);
    }
}

impl FiredUp {
    /// Whether an action would be possible with a single die, ignoring the fighter's Influence.
    #[inline]
    pub fn is_possible(&self, state: &State, place: Place, action: InfluenceAction) -> bool {
        let fighter_state = state.fighter_state(place);
        match action {
            InfluenceAction::Buff(fighter, Stat::Attack) => {
                fighter_state.attack < self.pack.mat(fighter).attack.end()
            }
            InfluenceAction::Buff(fighter, Stat::Defense) => {
                fighter_state.defense < self.pack.mat(fighter).defense.end()
            }
            InfluenceAction::Morale(..) => true,
            InfluenceAction::Speed(_) => {
                fighter_state.tile > 1
                    && state
                        .with_tile(fighter_state.tile - 1)
                        .is_some_and(|faster| !state.fighter_state(faster).is_sprinting)
            }
            InfluenceAction::Target(_, target) => {
                !fighter_state.is_locked
                    && state.place_of(target).is_some_and(|target| {
                        target != fighter_state.target
                            && target != place
                            && state.fighter_state(target).is_alive
                    })
            }
            InfluenceAction::Lock(_) => !fighter_state.is_locked,
            InfluenceAction::Unlock(_) => fighter_state.is_locked,
        }
    }

    /// Applies an action to a fighter if it is possible, without a die for it.
    #[inline]
    pub fn apply_action(&self, state: &mut State, action: InfluenceAction) {
        Self::perform(state, action);
    }

    /// Fights the rest of the round's battle, or all of it: seats that still have dice discard
    /// them, and seats that are asked score all met cards. Ends with the beginning of the next
    /// round or with the game. In that next round no cards have been chosen, so a battle fought
    /// from there scores none.
    ///
    /// The dice of an attacker's attack come from the stream of its place and their kind.
    pub fn fight_out<R: Randomness>(
        &self,
        state: &mut State,
        stream: impl Fn(Place, FightDice) -> R,
    ) {
        let cards = Due::of(self, state);
        let mut number = match state.phase {
            StatePhase::Fight { number } | StatePhase::Misses { number, .. } => number,
            StatePhase::Window { number, waiting, judgement, .. } => {
                for seat in waiting.iter() {
                    let met = state.kept[seat.index()].intersection(judgement.met());
                    self.show(state, seat, met, &judgement);
                }
                number + 1
            }
            StatePhase::Over | StatePhase::Fresh => return,
            _ => {
                self.face_each_other(state);
                self.score(state, cards.start, |state| start_facts(self, state));
                Self::fix_order(state);
                0
            }
        };
        while let Some(next) = Self::possible_attack(state, number) {
            self.clash(state, next, cards.fight, &stream);
            number = next + 1;
        }
        self.score(state, cards.end, |state| end_facts(self, state));
        self.close_round(state);
    }

    /// One attack, like `strike`, but without asking any seat.
    fn clash<R: Randomness>(
        &self,
        state: &mut State,
        number: u8,
        cards: HighlightSet,
        stream: impl Fn(Place, FightDice) -> R,
    ) {
        let places = Self::opponents(state, number);
        let [attacker, defender] = places;
        let roll = |kind: FightDice, die: [FightFace; 6], count: u8| -> FightRoll {
            let mut randomness = stream(attacker, kind);
            (0..count).map(|_| die[randomness.below(6) as usize]).collect()
        };
        let dice = self.dice_between(state, places);
        let mut attack = roll(FightDice::Attack, self.pack.attack_die, dice[0]);
        let mut defense = roll(FightDice::Defense, self.pack.defense_die, dice[1]);
        if let Some(misses) = self.misses(state, number, [attack, defense]) {
            if state.fighter_state(attacker).fighter == Fighter::Mei {
                let again = roll(FightDice::Misses, self.pack.attack_die, misses);
                attack = attack.with_misses_again(again);
            } else {
                let again = roll(FightDice::Misses, self.pack.defense_die, misses);
                defense = defense.with_misses_again(again);
            }
        }
        let fighters = places.map(|place| state.fighter_state(place).fighter);
        let blow = self.blow(fighters, &LastAttack { attacker, attack, defender, defense });
        let before = (!due(state, cards).is_empty()).then_some(*state);
        Self::hurt(state, places, &blow);
        let attack = Attack { attacker, defender, dice: attack, blow };
        self.settle_after_attack(state, &attack);
        if let Some(before) = before {
            self.score(state, cards, |state| fight_facts(&before, state, &attack));
        }
        super::rules::remove_fallen(state, places);
    }

    /// Scores all of these cards that are met. Counts nothing if no seat has any of them left.
    fn score(&self, state: &mut State, cards: HighlightSet, facts: impl Fn(&State) -> Facts) {
        let due = due(state, cards);
        if due.is_empty() {
            return;
        }
        let judgement = self.pack.judge_some(due, &facts(state));
        if judgement.met().is_empty() {
            return;
        }
        for seat in Seat::all(self.players) {
            let met = state.kept[seat.index()].intersection(judgement.met());
            self.show(state, seat, met, &judgement);
        }
    }
}

/// The cards among these that a seat has kept and not scored.
#[inline]
fn due(state: &State, cards: HighlightSet) -> HighlightSet {
    state.kept.iter().fold(HighlightSet::EMPTY, |all, kept| all.union(*kept)).intersection(cards)
}

/// The cards that have been kept, by the moment at which they are judged.
struct Due {
    start: HighlightSet,
    fight: HighlightSet,
    end: HighlightSet,
}

impl Due {
    fn of(game: &FiredUp, state: &State) -> Self {
        let (mut start, mut fight, mut end) = Default::default();
        for card in due(state, HighlightSet::ALL).iter() {
            let cards: &mut HighlightSet = match game.pack.highlight(card).moment {
                Moment::Start => &mut start,
                Moment::Fight => &mut fight,
                Moment::End => &mut end,
            };
            cards.insert(card);
        }
        Self { start, fight, end }
    }
}

impl super::pack::Pack {
    /// Judges some cards, all of one moment.
    fn judge_some(&self, cards: HighlightSet, facts: &Facts) -> Judgement {
        let mut judgement = Judgement::default();
        for card in cards.iter() {
            let highlight: &Highlight = self.highlight(card);
            for (tier, met) in highlight.tiers.iter().zip(&mut judgement.tiers) {
                let holds = tier.conditions.iter().all(|condition| {
                    let count = facts[condition.fact as usize];
                    (condition.least..=condition.most).contains(&count)
                });
                if !holds {
                    break;
                }
                met.insert(card);
            }
        }
        judgement
    }
}
