//! How the conditions of Highlights stand before they are judged: how much of every fact there is, and
//! how much there can be when its moment comes.

use super::facts::{Attack, end_facts, fight_facts, start_facts};
use super::highlight::{Condition, Fact, HighlightId, Moment, Tier};
use super::pack::FACTS;
use super::state::{State, StatePhase};
use super::table::FiredUp;
use super::view::{Phase, View};

/// How much there is of a fact, and how much there can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// How much there is now. For an attack: in the last one, while seats score or wait. `None` if
    /// there is nothing to count, or if it can no longer be known.
    pub now: Option<u8>,
    /// No less than this when it will be judged.
    pub least: u8,
    /// No more than this when it will be judged.
    pub most: u8,
}

/// How a condition, a tier or a card stands in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConditionStatus {
    /// It can no longer be met.
    Failed,
    /// It can still be met.
    Open,
    /// It will be met in any case.
    Sure,
}

/// How all facts stand, as a viewer sees the table.
#[derive(Clone, Debug)]
pub struct Outlook {
    spans: [Span; FACTS],
    /// The moments of the round that have passed: their cards can no longer score.
    has_started: bool,
}

impl Span {
    /// Whether a condition holds of what there is now.
    pub fn holds(self, condition: Condition) -> Option<bool> {
        self.now.map(|now| (condition.least..=condition.most).contains(&now))
    }

    fn status(self, condition: Condition) -> ConditionStatus {
        if self.least >= condition.least && self.most <= condition.most {
            ConditionStatus::Sure
        } else if self.most < condition.least || self.least > condition.most {
            ConditionStatus::Failed
        } else {
            ConditionStatus::Open
        }
    }
}

impl Outlook {
    /// How a fact stands.
    pub const fn span(&self, fact: Fact) -> Span {
        self.spans[fact as usize]
    }

    /// How a condition stands.
    pub fn status(&self, condition: Condition) -> ConditionStatus {
        if self.has_passed(condition.fact.moment()) {
            return ConditionStatus::Failed;
        }
        self.span(condition.fact).status(condition)
    }

    /// Whether cards of that moment can no longer score in this round. The other moments pass only
    /// with the round.
    pub fn has_passed(&self, moment: Moment) -> bool {
        self.has_started && moment == Moment::Start
    }

    /// The outlook of some tiers; each also asks for everything that the tiers before it ask.
    pub fn tiers(&self, tiers: &[Tier]) -> Vec<ConditionStatus> {
        let own = tiers.iter().map(|tier| {
            let conditions = tier.conditions.iter().map(|condition| self.status(*condition));
            conditions.min().unwrap_or(ConditionStatus::Sure)
        });
        own.scan(ConditionStatus::Sure, |before, own| {
            *before = own.min(*before);
            Some(*before)
        })
        .collect()
    }
}

impl FiredUp {
    /// How many tiers of a card hold as things are: of Fight cards, by the last attack while seats
    /// score or wait.
    pub fn tiers_held(&self, view: &View, outlook: &Outlook, card: HighlightId) -> usize {
        let printed = self.pack.highlight(card);
        if let (Moment::Fight, StatePhase::Window { judgement, .. }) =
            (printed.moment, view.seen.phase)
        {
            return judgement.tiers.iter().take_while(|tier| tier.contains(card)).count();
        }
        if outlook.has_passed(printed.moment) {
            return 0;
        }
        let holds = |condition: &Condition| outlook.span(condition.fact).holds(*condition);
        let is_held = |tier: &&Tier| tier.conditions.iter().all(|it| holds(it) == Some(true));
        printed.tiers.iter().take_while(is_held).count()
    }

    /// How all facts stand: before the battle as if it began now, then as it goes.
    pub fn outlook(&self, view: &View) -> Outlook {
        let whole = |fact: Fact| {
            let (least, most) = fact.range().into_inner();
            Span { now: None, least, most }
        };
        let mut spans = [Span { now: None, least: 0, most: u8::MAX }; FACTS];
        for fact in Fact::ALL {
            spans[*fact as usize] = whole(*fact);
        }
        let has_started = view.phase() == Phase::Battle;
        let mut outlook = Outlook { spans, has_started };
        if !matches!(view.phase(), Phase::Keep | Phase::Influence | Phase::Battle) {
            return outlook;
        }
        let state = self.picture(view);
        if !has_started {
            outlook.count(Moment::Start, &start_facts(self, &state).map(Some));
        }
        if let Some(facts) = self.last_facts(&state) {
            outlook.count(Moment::Fight, &facts);
        }
        outlook.count(Moment::End, &end_facts(self, &state).map(Some));
        outlook.bound(&state);
        outlook
    }

    /// The facts of the attack after which seats score or wait, as far as the state still has them.
    fn last_facts(&self, state: &State) -> Option<[Option<u8>; FACTS]> {
        let StatePhase::Window { .. } = state.phase else { return None };
        let last = state.last_attack?;
        let fighters =
            [last.attacker, last.defender].map(|place| state.fighter_state(place).fighter);
        let blow = self.blow(fighters, &last);
        // The table before the attack: both stood, and no fighter had moved up for the fallen.
        let mut before = *state;
        for (tile, place) in (1..).zip(&state.order[..usize::from(state.attackers)]) {
            before.fighter_state_mut(*place).tile = tile;
        }
        for (place, damage) in [(last.attacker, blow.returned), (last.defender, blow.damage)] {
            let fighter_state = before.fighter_state_mut(place);
            (fighter_state.stamina, fighter_state.is_alive) =
                (fighter_state.stamina + damage as i8, true);
        }
        before.fighter_state_mut(last.defender).wounds -= blow.wounds;
        let attack =
            Attack { attacker: last.attacker, defender: last.defender, dice: last.attack, blow };
        let mut facts = fight_facts(&before, state, &attack).map(Some);
        // Fallen fighters take their locks with them, and a hurt fighter does not count how often
        // it was hurt.
        if !state.fighter_state(last.attacker).is_alive {
            facts[Fact::LockedOn as usize] = None;
        }
        if blow.returned > 0 {
            facts[Fact::Revenge as usize] = None;
        }
        Some(facts)
    }
}

impl Outlook {
    fn count(&mut self, moment: Moment, facts: &[Option<u8>; FACTS]) {
        for fact in Fact::ALL.iter().filter(|fact| fact.moment() == moment) {
            self.spans[*fact as usize].now = facts[*fact as usize];
        }
    }

    /// Bounds the facts that can no longer shrink, or no longer grow. All other facts can become
    /// anything.
    fn bound(&mut self, state: &State) {
        use Fact::{
            Attacks, BestAttack, BothHurt, Eliminated, Exhausted, GangedUpOn, Harmless, MostTaken,
            Sprinting, TotalBlocks, TotalCounters, TotalDamage, TotalSpecials, TotalWounds, Unhurt,
            Untouchable, WoundedFighters,
        };
        let living = state.living().len() as u8;
        let mut grows = |fact: Fact, at_most: Option<u8>| {
            let span = &mut self.spans[fact as usize];
            let now = span.now.unwrap_or(span.least);
            span.least = span.least.max(now);
            span.most = at_most.map_or(span.most, |more| span.most.min(now.saturating_add(more)));
        };
        // U3.3, U3.6: within a round, Influence only drops, and a sprinting fighter keeps
        // sprinting.
        if !self.has_started {
            grows(Exhausted, Some(living));
            grows(Sprinting, Some(living));
            grows(WoundedFighters, Some(0));
        }
        for fact in [
            TotalDamage,
            BestAttack,
            TotalWounds,
            TotalCounters,
            TotalSpecials,
            TotalBlocks,
            MostTaken,
        ] {
            grows(fact, None);
        }
        grows(GangedUpOn, Some(living));
        grows(Eliminated, Some(living));
        let to_come = match state.phase {
            StatePhase::Fight { number } | StatePhase::Misses { number, .. } => {
                attacks_from(state, number)
            }
            StatePhase::Window { number, .. } => attacks_from(state, number + 1),
            _ => living,
        };
        for fact in [Attacks, Harmless, BothHurt] {
            grows(fact, Some(to_come));
        }
        // No fighter becomes unhurt again. Before the battle, targets can still change.
        let mut shrinks = |fact: Fact| {
            let span = &mut self.spans[fact as usize];
            span.most = span.now.unwrap_or(span.most);
        };
        shrinks(Unhurt);
        if self.has_started {
            shrinks(Untouchable);
        }
    }
}

/// How many attacks can take place from a number in the order on.
fn attacks_from(state: &State, number: u8) -> u8 {
    let next = |from: &u8| FiredUp::possible_attack(state, *from + 1);
    std::iter::successors(FiredUp::possible_attack(state, number), next).count() as u8
}
