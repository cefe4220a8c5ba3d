//! A player's study before the search: what each action and each bet would gain.

use libm::powf;
use munera_rules::fired_up::{
    FiredUp, HighlightId, HighlightSet, InfluenceAction, Phase, Place, ROW_BONUS, State, View,
    Worlds,
};
use munera_rules::{Game, Randomness, Seat};

use super::actions::{self, ACTIONS, PLACES};
use super::dice_streams::DiceStreams;
use super::plan::Plan;
use crate::{Generator, Pace};

/// The most Highlights in a hand.
pub(super) const CARDS: usize = 4;
/// The row of [`Study::gains`] for bets; the rows before it are for cards.
const BETS: usize = CARDS;
/// The part of the thinking time for the study.
const PART: f32 = 0.5;
/// How often the same table is fought out once more, only to judge bets.
const MORE_LOOKS: u32 = 2;
/// In how many looks all actions are tried.
const FIRST_LOOKS: u32 = 4 * (1 + MORE_LOOKS);
/// How many looks there are for bets if there are no actions to try.
const LEAST_LOOKS: u32 = 60;
/// How many actions remain at the end of the study; until then, each halving of their number takes
/// about as long.
const LAST_ACTIONS: f32 = 8.0;
/// How many actions are done first, at most: other seats will act, and some cards need more than one
/// step.
const DISTURBANCES: u32 = 4;
/// In half of the cases, these first actions are chosen from this many of the best actions so far.
const PROMISING: usize = 10;

/// The values of a seat's own actions and bets, in points, if the battle came right after.
#[derive(Clone, Debug)]
pub struct Study {
    /// The cards of the hand, to which the gains belong.
    cards: [Option<HighlightId>; CARDS],
    /// How much an action adds to the points of each card, and to the pay of the seat's bets.
    gains: [[f32; ACTIONS]; CARDS + 1],
    /// The expected pay of a betting card on each of the three Bets.
    pub(super) bets: [[f32; PLACES]; 3],
    /// The plan for the kept cards.
    plan: Plan,
}

/// The points of a seat from a battle: by card, and from bets.
pub(super) type Yield = [f32; CARDS + 1];

impl Default for Study {
    /// A study without any looks.
    fn default() -> Self {
        Self {
            cards: [None; CARDS],
            gains: [[0.0; ACTIONS]; CARDS + 1],
            bets: [[0.0; PLACES]; 3],
            plan: Plan::new(HighlightSet::EMPTY, &[0.0; ACTIONS], &[[0.0; PLACES]; 3]),
        }
    }
}

impl Study {
    /// Studies the moves that are possible now.
    pub(super) fn new(
        game: &FiredUp,
        view: &View,
        worlds: &Worlds,
        seat: Seat,
        pace: &mut impl Pace,
        nodes: &mut u64,
        generator: &mut Generator,
    ) -> Self {
        let mut cards = [None; CARDS];
        let is_choosing = view.phase() == Phase::Keep;
        let held = if is_choosing { view.hand() } else { view.kept() };
        cards.iter_mut().zip(held.iter()).for_each(|(place, card)| *place = Some(card));
        let mut study = Self { cards, ..Self::default() };
        if matches!(view.phase(), Phase::Keep | Phase::Influence) {
            let asked = Asked { game, view, worlds, seat, held };
            study.learn(&asked, pace, nodes, generator);
            study.plan = study.new_plan(view.kept());
        }
        study
    }

    /// The value of each action for a seat that has kept these cards.
    pub(super) fn wishes(&self, kept: HighlightSet) -> [f32; ACTIONS] {
        let mut wishes = self.gains[BETS];
        for (card, gains) in self.cards.iter().zip(&self.gains) {
            if card.is_some_and(|card| kept.contains(card)) {
                wishes.iter_mut().zip(gains).for_each(|(wish, gain)| *wish += gain);
            }
        }
        wishes
    }

    /// The plan of a seat that has kept these cards.
    pub(super) fn plan(&self, kept: HighlightSet) -> Plan {
        if kept == self.plan.kept { self.plan } else { self.new_plan(kept) }
    }

    fn new_plan(&self, kept: HighlightSet) -> Plan {
        Plan::new(kept, &self.wishes(kept), &self.bets)
    }

    /// Tries the actions in the same worlds; promising ones in more of them.
    fn learn(
        &mut self,
        asked: &Asked<'_>,
        pace: &mut impl Pace,
        nodes: &mut u64,
        generator: &mut Generator,
    ) {
        let mut odds = Odds::default();
        let mut tried = [0_u32; ACTIONS];
        let mut left: Vec<usize> = (0..ACTIONS).collect();
        let begun = pace.spent(*nodes);
        loop {
            let (mut world, streams) = asked.imagine(generator);
            let promising = if odds.looks > FIRST_LOOKS { &left[..] } else { &[] };
            asked.disturb(&mut world, promising, generator);
            for _ in 0..MORE_LOOKS {
                odds.count(&asked.fight(world, DiceStreams::new(generator), true).1);
            }
            let (plain, ended) = asked.fight(world, streams, true);
            odds.count(&ended);
            *nodes += 1 + u64::from(MORE_LOOKS);
            left.retain(|number| {
                let Some((at, action)) = open_action(&world, *number) else { return false };
                if !asked.game.is_possible(&world, at, action) {
                    return true;
                }
                let mut with = world;
                asked.game.apply_action(&mut with, action);
                let (brought, _) = asked.fight(with, streams, false);
                *nodes += 1;
                tried[*number] += 1;
                let weight = 1.0 / tried[*number] as f32;
                for (row, gains) in self.gains.iter_mut().enumerate() {
                    let gain = brought[row] - plain[row];
                    gains[*number] += (gain - gains[*number]) * weight;
                }
                true
            });
            let done = (pace.spent(*nodes) - begun) / (PART * (1.0 - begun)).max(0.01);
            let has_looked = left.is_empty() && odds.looks >= LEAST_LOOKS;
            if done >= 1.0 || has_looked || !pace.goes_on(*nodes) {
                break;
            }
            if odds.looks >= FIRST_LOOKS {
                let staying = ACTIONS as f32 * powf(LAST_ACTIONS / ACTIONS as f32, done);
                let hope = |it: usize| self.gains.iter().map(|gains| gains[it]).sum::<f32>();
                left.sort_by(|one, other| hope(*other).total_cmp(&hope(*one)));
                left.truncate(staying.ceil() as usize);
            }
        }
        self.price(asked, &odds);
        self.shrink(&tried);
    }

    /// Reduces gains that rest on few worlds, because they are mostly chance.
    fn shrink(&mut self, tried: &[u32; ACTIONS]) {
        for gains in &mut self.gains {
            for (gain, tried) in gains.iter_mut().zip(tried) {
                *gain *= *tried as f32 / (*tried as f32 + 8.0);
            }
        }
    }

    /// Computes the pay of betting cards from how often they were right in the worlds.
    fn price(&mut self, asked: &Asked<'_>, odds: &Odds) {
        let (view, seat) = (asked.view, asked.seat);
        let bonus = f32::from(ROW_BONUS[usize::from(view.round()) - 1]);
        let mut used = [false; PLACES];
        for (number, bet) in view.bets().into_iter().flatten().enumerate() {
            let own = view.wagers(bet).filter(|wager| wager.seat == seat);
            own.filter_map(|wager| wager.fighter).for_each(|place| used[place.index()] = true);
            if view.is_settled(bet) {
                continue;
            }
            let rewards = asked.game.options().pack.bet(bet).rewards;
            let earlier = view.wagers(bet).filter(|wager| wager.seat != seat).count();
            // Seats that have already bet have probably bet on a likely fighter.
            let reward = f32::from(rewards[0]) - (earlier as f32 / 3.0).min(2.0);
            for (place, bets) in self.bets[number].iter_mut().enumerate() {
                *bets = odds.chance(number, place) * (reward + bonus);
            }
        }
        // U6.1: a card can lie on only one Bet.
        for bets in &mut self.bets {
            bets.iter_mut().zip(used).filter(|(_, used)| *used).for_each(|(bet, _)| *bet = 0.0);
        }
    }
}

/// How often each fighter has made each of the three Bets true.
#[derive(Default)]
struct Odds {
    right: [[u32; PLACES]; 3],
    looks: u32,
}

impl Odds {
    /// The weight, in looks, of the assumption that all fighters are equally likely.
    const DOUBT: f32 = 12.0;

    /// Counts a fight that has ended.
    fn count(&mut self, ended: &State) {
        self.looks += 1;
        for (right, settled) in self.right.iter_mut().zip(ended.settled_bets()) {
            let Some(settled) = settled else { continue };
            settled.iter().for_each(|place| right[place.index()] += 1);
        }
    }

    /// The probability that a fighter makes a Bet true. The best of many is mostly lucky, so all
    /// are drawn towards their mean; an event that was never seen stays impossible.
    fn chance(&self, bet: usize, place: usize) -> f32 {
        let right = &self.right[bet];
        let possible = right.iter().filter(|count| **count > 0).count().max(1);
        let total: u32 = right.iter().sum();
        let mean = total as f32 / possible as f32 / self.looks.max(1) as f32;
        let seen = right[place] as f32;
        if seen == 0.0 {
            0.0
        } else {
            (seen + Self::DOUBT * mean) / (self.looks as f32 + Self::DOUBT)
        }
    }
}

/// The seat that asks, and the sampler of its worlds.
pub(super) struct Asked<'a> {
    pub(super) game: &'a FiredUp,
    pub(super) view: &'a View,
    pub(super) worlds: &'a Worlds,
    pub(super) seat: Seat,
    /// The cards that count.
    pub(super) held: HighlightSet,
}

impl Asked<'_> {
    pub(super) fn imagine(&self, generator: &mut Generator) -> (State, DiceStreams) {
        let mut world = self.game.sample(self.worlds, generator);
        // Only the seat's own gain matters.
        let others = Seat::all(self.game.players()).filter(|other| *other != self.seat);
        others.for_each(|other| world.forget_cards(other));
        world.keep_also(self.seat, self.held);
        (world, DiceStreams::new(generator))
    }

    /// Does a few actions first, some of them among the most promising.
    fn disturb(&self, world: &mut State, promising: &[usize], generator: &mut Generator) {
        let promising = &promising[..promising.len().min(PROMISING)];
        for _ in 0..generator.below(DISTURBANCES + 1) {
            let number = if !promising.is_empty() && generator.below(2) == 0 {
                promising[generator.below(promising.len() as u32) as usize]
            } else {
                generator.below(ACTIONS as u32) as usize
            };
            if let Some((place, action)) = open_action(world, number)
                && self.game.is_possible(world, place, action)
            {
                self.game.apply_action(world, action);
            }
        }
    }

    /// Fights a battle, and continues to the end of the fight if there are open bets.
    pub(super) fn fight(
        &self,
        mut world: State,
        streams: DiceStreams,
        to_the_end: bool,
    ) -> (Yield, State) {
        let mut brought = [0.0; CARDS + 1];
        let round = world.running_round();
        self.game.fight_out(&mut world, |place, dice| streams.of_fight(round, place, dice));
        let shown = world.shown_in_battle().filter(|shown| shown.seat == self.seat);
        for shown in shown {
            let row = self.held.iter().position(|card| card == shown.card);
            if let Some(row) = row {
                brought[row] += f32::from(shown.points);
            }
        }
        let settled = world.settled_bets();
        let is_open = |seat, bet: usize| seat == self.seat && settled[bet].is_none();
        let has_open = world.placed_wagers().any(|it| is_open(it.seat, usize::from(it.bet)));
        if to_the_end || has_open {
            while !world.is_over() {
                let round = world.running_round();
                self.game.fight_out(&mut world, |place, dice| streams.of_fight(round, place, dice));
            }
        }
        brought[BETS] = f32::from(world.bet_points_of(self.seat));
        (brought, world)
    }
}

/// The action with a number, if its fighter can still be influenced.
fn open_action(world: &State, number: usize) -> Option<(Place, InfluenceAction)> {
    let found = actions::action(world.circle(), number);
    found.filter(|(place, _)| {
        let fighter_state = world.circle()[place.index()];
        fighter_state.is_alive && fighter_state.influence > 0
    })
}
