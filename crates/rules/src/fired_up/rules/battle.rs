//! The Battle phase, the round's end and the game's end (sections 4, 5, 7 and 8).

use super::super::blow::{Blow, Opponents};
use super::super::circle::{Place, PlaceSet};
use super::super::facts::{Attack, end_facts, fight_facts, start_facts};
use super::super::fight_dice::FightRoll;
use super::super::fighter::Fighter;
use super::super::highlight::{HighlightSet, Moment};
use super::super::house_rules::LockSpan;
use super::super::pack::Judgement;
use super::super::state::{LastAttack, ROUNDS, SEATS, Shown, State, StatePhase, Tally};
use super::super::table::FiredUp;
use crate::{Seat, SeatSet};

/// How many Wounds eliminate (U4.5).
pub const MORTAL_WOUNDS: u8 = 3;

impl FiredUp {
    pub(in crate::fired_up) fn begin_battle(&self, state: &mut State) {
        self.face_each_other(state);
        let judgement = self.pack.judge(Moment::Start, &start_facts(self, state));
        self.score_by_themselves(state, &judgement);
        Self::fix_order(state);
        self.attack_from(state, 0);
    }

    /// U4.3: the order is fixed now, even if fighters fall later.
    pub(in crate::fired_up) fn fix_order(state: &mut State) {
        state.order = State::EMPTY.order;
        state.attackers = state.living().len() as u8;
        for place in state.living().iter() {
            let tile = state.fighter_state(place).tile;
            state.order[usize::from(tile) - 1] = place;
        }
    }

    /// The picture before the first attack: Morale has been checked, and nothing has happened yet.
    pub(in crate::fired_up) fn face_each_other(&self, state: &mut State) {
        self.check_morale(state);
        state.tally = Tally::default();
        state.last_attack = None;
        for fighter_state in &mut state.fighter_states {
            (fighter_state.taken_now, fighter_state.dealt_now) = (0, 0);
            fighter_state.hurt_by = PlaceSet::EMPTY;
        }
    }

    /// U4.1: Morale follows the thumbs, and Attack and Defense fall to the area that it allows.
    fn check_morale(&self, state: &mut State) {
        for fighter_state in
            state.fighter_states.iter_mut().filter(|fighter_state| fighter_state.is_alive)
        {
            let mat = self.pack.mat(fighter_state.fighter);
            fighter_state.morale = fighter_state.morale_to_come();
            fighter_state.attack = mat.attack.held(fighter_state.attack, fighter_state.morale);
            fighter_state.defense = mat.defense.held(fighter_state.defense, fighter_state.morale);
            (fighter_state.up, fighter_state.down) = (0, 0);
        }
    }

    /// The first attack that takes place from a number in the order on (U4.3).
    pub(in crate::fired_up) fn possible_attack(state: &State, from: u8) -> Option<u8> {
        (from..state.attackers).find(|number| {
            let attacker = state.fighter_state(state.order[usize::from(*number)]);
            attacker.is_alive && state.fighter_state(attacker.target).is_alive
        })
    }

    fn attack_from(&self, state: &mut State, from: u8) {
        match Self::possible_attack(state, from) {
            Some(number) => state.phase = StatePhase::Fight { number },
            None => self.end_round(state),
        }
    }

    /// The attacker and the defender.
    pub(in crate::fired_up) fn opponents(state: &State, number: u8) -> [Place; 2] {
        let attacker = state.order[usize::from(number)];
        [attacker, state.fighter_state(attacker).target]
    }

    /// How many dice attack and defend.
    pub(in crate::fired_up) fn fight_dice(&self, state: &State, number: u8) -> [u8; 2] {
        self.dice_between(state, Self::opponents(state, number))
    }

    /// U4.4, U9.2: how many dice one attacks and another defends with.
    pub(in crate::fired_up) fn dice_between(&self, state: &State, places: [Place; 2]) -> [u8; 2] {
        let [attacker, defender] = places.map(|place| state.fighter_state(place));
        let attack = self.pack.mat(attacker.fighter).attack.value(attacker.attack);
        let defense = self.pack.mat(defender.fighter).defense.value(defender.defense);
        let hunts = |hunter: Fighter, wounds: u8| {
            u8::from(self.options.abilities && hunter == Fighter::Marrow && wounds > 0)
        };
        [
            attack + hunts(attacker.fighter, defender.wounds),
            defense + hunts(defender.fighter, attacker.wounds),
        ]
    }

    /// U9.3: the misses that Mei rolls again, if she fights and has any.
    pub(in crate::fired_up) fn misses(
        &self,
        state: &State,
        number: u8,
        rolls: [FightRoll; 2],
    ) -> Option<u8> {
        Self::opponents(state, number)
            .into_iter()
            .zip(rolls)
            .filter(|(place, _)| state.fighter_state(*place).fighter == Fighter::Mei)
            .map(|(_, roll)| roll.misses())
            .find(|misses| self.options.abilities && *misses > 0)
    }

    /// The dice of an attack have been rolled.
    pub(in crate::fired_up) fn fight(
        &self,
        state: &mut State,
        attack: FightRoll,
        defense: FightRoll,
    ) {
        let StatePhase::Fight { number } = state.phase else { return };
        if self.misses(state, number, [attack, defense]).is_some() {
            state.phase = StatePhase::Misses { number, attack, defense };
        } else {
            self.strike(state, number, attack, defense);
        }
    }

    /// Mei's misses have been rolled again.
    pub(in crate::fired_up) fn reroll_misses(&self, state: &mut State, again: FightRoll) {
        let StatePhase::Misses { number, attack, defense } = state.phase else { return };
        let [attacker, _] = Self::opponents(state, number);
        if state.fighter_state(attacker).fighter == Fighter::Mei {
            self.strike(state, number, attack.with_misses_again(again), defense);
        } else {
            self.strike(state, number, attack, defense.with_misses_again(again));
        }
    }

    /// The result of the dice when one fighter attacks another (U4.4).
    pub fn blow(&self, [attacker, defender]: [Fighter; 2], dice: &LastAttack) -> Blow {
        let ability = |fighter| Some(fighter).filter(|_| self.options.abilities);
        let opponents = Opponents { attacker: ability(attacker), defender: ability(defender) };
        Blow::of(dice.attack, dice.defense, opponents, self.options.house)
    }

    /// U4.5: damage and Wounds, eliminations, bets, Highlights, removal, in this order.
    fn strike(&self, state: &mut State, number: u8, attack: FightRoll, defense: FightRoll) {
        let [attacker, defender] = Self::opponents(state, number);
        let before = *state;
        let [own, theirs] = [attacker, defender].map(|place| state.fighter_state(place).fighter);
        let dice = LastAttack { attacker, attack, defender, defense };
        let blow = self.blow([own, theirs], &dice);
        state.last_attack = Some(dice);
        Self::hurt(state, [attacker, defender], &blow);
        let attack = Attack { attacker, defender, dice: attack, blow };
        self.settle_after_attack(state, &attack);
        let judgement = self.pack.judge(Moment::Fight, &fight_facts(&before, state, &attack));
        remove_fallen(state, [attacker, defender]);
        self.open_window(state, number, judgement);
    }

    pub(in crate::fired_up) fn hurt(
        state: &mut State,
        [attacker, defender]: [Place; 2],
        blow: &Blow,
    ) {
        let mut deal = |from: Place, to: Place, damage: u8| {
            let target = state.fighter_state_mut(to);
            target.stamina -= damage as i8;
            target.taken_now += damage;
            if damage > 0 {
                target.hurt_by.insert(from);
            }
            let source = state.fighter_state_mut(from);
            source.dealt += u16::from(damage);
            source.dealt_now += damage;
        };
        deal(attacker, defender, blow.damage);
        deal(defender, attacker, blow.returned);
        state.fighter_state_mut(defender).wounds += blow.wounds;
        for place in [attacker, defender] {
            let fighter_state = state.fighter_state_mut(place);
            if fighter_state.stamina <= 0 || fighter_state.wounds >= MORTAL_WOUNDS {
                fighter_state.is_alive = false;
                state.tally.fallen += 1;
            }
        }
        let tally = &mut state.tally;
        tally.damage += blow.damage + blow.returned;
        tally.best = tally.best.max(blow.damage);
        tally.wounds += blow.wounds;
        tally.counters += blow.counters;
        tally.specials += blow.specials;
        tally.blocks += blow.blocks();
        tally.harmless += u8::from(blow.damage == 0);
        tally.attacks += 1;
        tally.both_hurt += u8::from(blow.damage > 0 && blow.returned > 0);
    }

    /// U5.3: after an attack that another may follow, every seat with kept cards is asked; after
    /// the last one, met cards score by themselves.
    fn open_window(&self, state: &mut State, number: u8, judgement: Judgement) {
        if Self::possible_attack(state, number + 1).is_none() {
            self.score_by_themselves(state, &judgement);
            return self.end_round(state);
        }
        let waiting: SeatSet =
            Seat::all(self.players).filter(|seat| state.kept_counts[seat.index()] > 0).collect();
        state.phase = StatePhase::Window { number, silent: waiting, waiting, judgement };
        if waiting.is_empty() {
            self.attack_from(state, number + 1);
        }
    }

    /// U5.2: a seat shows as many of its met cards as it wants.
    pub(in crate::fired_up) fn answer(&self, state: &mut State, seat: Seat, cards: HighlightSet) {
        let StatePhase::Window { number, mut silent, mut waiting, judgement } = state.phase else {
            return;
        };
        self.show(state, seat, cards, &judgement);
        waiting.remove(seat);
        if !cards.is_empty() {
            silent.remove(seat);
        }
        if waiting.is_empty() {
            self.attack_from(state, number + 1);
        } else {
            state.phase = StatePhase::Window { number, silent, waiting, judgement };
        }
    }

    /// U5.2: kept cards that are met score by themselves, clockwise from the first player.
    fn score_by_themselves(&self, state: &mut State, judgement: &Judgement) {
        for steps in 0..self.players {
            let seat = state.first.plus(steps, self.players);
            let met = state.kept[seat.index()].intersection(judgement.met());
            self.show(state, seat, met, judgement);
        }
        let round = usize::from(state.round) - 1;
        state.ruled_out[round] = state.ruled_out[round].union(judgement.met());
    }

    /// U5.1: a card scores once, the points of the highest tier met.
    pub(in crate::fired_up) fn show(
        &self,
        state: &mut State,
        seat: Seat,
        cards: HighlightSet,
        judgement: &Judgement,
    ) {
        for card in cards.iter() {
            let points = self.pack.points(card, judgement);
            state.points[seat.index()] += u16::from(points);
            state.scored.insert(card);
            state.kept[seat.index()].remove(card);
            state.hands[seat.index()].remove(card);
            state.kept_counts[seat.index()] -= 1;
            if let Some(free) = state.shown.iter_mut().find(|shown| shown.is_none()) {
                *free = Some(Shown { seat, card, points });
            }
        }
    }

    /// U4.7: the End Highlights, then the end of the round.
    fn end_round(&self, state: &mut State) {
        let judgement = self.pack.judge(Moment::End, &end_facts(self, state));
        self.score_by_themselves(state, &judgement);
        self.close_round(state);
    }

    /// U5.4, U7, U8.1: kept cards are discarded; then the next round or the end of the game
    /// follows.
    pub(in crate::fired_up) fn close_round(&self, state: &mut State) {
        let round = usize::from(state.round) - 1;
        for seat in Seat::all(self.players).map(Seat::index) {
            state.hands[seat] = state.hands[seat].without(state.kept[seat]);
            state.buried[seat][round] = std::mem::take(&mut state.kept[seat]);
            state.buried_counts[seat][round] = std::mem::take(&mut state.kept_counts[seat]);
        }
        if usize::from(state.round) == ROUNDS || state.living().len() <= 1 {
            self.settle_at_the_end(state);
            state.phase = StatePhase::Over;
            return;
        }
        self.prepare_round(state);
    }

    /// U7.1, U7.2: everything is made ready for the next round.
    fn prepare_round(&self, state: &mut State) {
        for place in state.living().iter() {
            let target = state.fighter_state(place).target;
            let is_target_gone = !state.fighter_state(target).is_alive;
            if is_target_gone {
                state.fighter_state_mut(place).target = state.left_of(place);
            }
            let fighter_state = state.fighter_state_mut(place);
            fighter_state.influence = self.pack.mat(fighter_state.fighter).influence;
            fighter_state.is_sprinting = false;
            // U7.1: a fighter with a new target is unlocked, even where locks stay.
            fighter_state.is_locked &=
                self.options.house.locks == LockSpan::Stay && !is_target_gone;
        }
        state.stored_now = [0; SEATS];
        state.shown_before = std::mem::replace(&mut state.shown, State::EMPTY.shown);
        state.first = self.next_first(state);
        state.round += 1;
        // U5.4: every seat draws two cards, clockwise from the new first player.
        for steps in 0..self.players {
            Self::draw_cards(state, state.first.plus(steps, self.players), 2);
        }
        self.begin_influence(state);
    }

    /// U7.2: the fewest points; of several, the closest to the right of the present first player,
    /// who comes last.
    fn next_first(&self, state: &State) -> Seat {
        let fewest = Seat::all(self.players).map(|seat| state.points[seat.index()]).min();
        (1..=self.players)
            .map(|steps| state.first.plus(self.players - steps, self.players))
            .find(|seat| Some(state.points[seat.index()]) == fewest)
            .unwrap_or(state.first)
    }

    /// U2.4, U7.2: dice for every seat, and the choice of cards.
    pub(in crate::fired_up) fn begin_influence(&self, state: &mut State) {
        let dice = state.living().len() as u8 + 1;
        for seat in Seat::all(self.players) {
            state.dice[seat.index()] = dice;
        }
        state.phase = StatePhase::Keep { waiting: self.seats() };
    }

    /// A seat draws Highlights.
    pub(in crate::fired_up) fn draw_cards(state: &mut State, seat: Seat, count: u8) {
        for _ in 0..count {
            if let Some(card) = state.deck[usize::from(state.drawn)].take() {
                state.hands[seat.index()].insert(card);
            }
            state.drawn += 1;
        }
    }
}

/// U7.1: the fallen leave with mat, lock and markers, and slower fighters move up.
pub(in crate::fired_up) fn remove_fallen(state: &mut State, fought: [Place; 2]) {
    for place in fought {
        if state.fighter_state(place).is_alive {
            continue;
        }
        let tile = std::mem::take(&mut state.fighter_state_mut(place).tile);
        let fighter_state = state.fighter_state_mut(place);
        (fighter_state.is_locked, fighter_state.is_sprinting) = (false, false);
        fighter_state.influence = 0;
        for other in &mut state.fighter_states {
            if other.tile > tile {
                other.tile -= 1;
            }
        }
    }
}
