//! What a player works out once before it searches: what each deed and each bet would gain.

use munera_rules::fired_up::{
    FiredUp, HighlightId, HighlightSet, Phase, ROW_BONUS, State, View, Worlds,
};
use munera_rules::{Game, Seat};

use super::deeds::{self, DEEDS, PLACES};
use super::luck::Luck;
use crate::{Generator, Pace};

/// The most Highlights in a hand.
const CARDS: usize = 4;
/// The row of [`Study::gains`] that bets have; those before are the cards'.
const BETS: usize = CARDS;
/// How many worlds each deed is tried in, pass by pass, and the share of the deeds that is tried.
const PASSES: [(u32, usize); 3] = [(8, 1), (12, 2), (24, 4)];

/// What a seat's own deeds and bets are worth to it, in points, if the battle came right after.
#[derive(Clone, Debug)]
pub struct Study {
    /// The cards of the hand, for which the gains stand.
    cards: [Option<HighlightId>; CARDS],
    /// What a deed adds to what each card brings, and to what the seat's bets bring.
    gains: [[f32; DEEDS]; CARDS + 1],
    /// What a betting card on each of the three Bets would bring.
    pub(super) bets: [[f32; PLACES]; 3],
}

/// What a battle brought a seat: by card, and by bets.
type Yield = [f32; CARDS + 1];

impl Default for Study {
    /// Nothing has been looked at.
    fn default() -> Self {
        Self { cards: [None; CARDS], gains: [[0.0; DEEDS]; CARDS + 1], bets: [[0.0; PLACES]; 3] }
    }
}

impl Study {
    /// Looks at what can be done now.
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
        }
        study
    }

    /// What each deed is worth to whoever has kept these cards.
    pub(super) fn wishes(&self, kept: HighlightSet) -> [f32; DEEDS] {
        let mut wishes = self.gains[BETS];
        for (card, gains) in self.cards.iter().zip(&self.gains) {
            if card.is_some_and(|card| kept.contains(card)) {
                wishes.iter_mut().zip(gains).for_each(|(wish, gain)| *wish += gain);
            }
        }
        wishes
    }

    /// Tries the deeds in the same worlds, those that seem good in more of them.
    fn learn(
        &mut self,
        asked: &Asked<'_>,
        pace: &mut impl Pace,
        nodes: &mut u64,
        generator: &mut Generator,
    ) {
        let game = asked.game;
        let mut right = [[0_u32; PLACES]; 3];
        let mut tried = [0_u32; DEEDS];
        let mut looked = 0_u32;
        let mut left: Vec<usize> = (0..DEEDS).collect();
        for (count, share) in PASSES {
            left.sort_by(|one, other| {
                let hope = |it: usize| self.gains.iter().map(|gains| gains[it]).sum::<f32>();
                hope(*other).abs().total_cmp(&hope(*one).abs())
            });
            left.truncate(DEEDS / share);
            for _ in 0..count {
                let (world, luck) = asked.imagine(generator);
                let (plain, ended) = asked.fight(world, luck, true);
                *nodes += 1;
                looked += 1;
                for (right, settled) in right.iter_mut().zip(ended.settled_bets()) {
                    let Some(settled) = settled else { continue };
                    settled.iter().for_each(|place| right[place.index()] += 1);
                }
                left.retain(|number| {
                    let Some((place, deed)) = deeds::deed(world.circle(), *number) else {
                        return false;
                    };
                    let corner = world.circle()[place.index()];
                    if corner.influence == 0 || !game.is_possible(&world, place, deed) {
                        return false;
                    }
                    let mut with = world;
                    game.wish(&mut with, deed);
                    let (brought, _) = asked.fight(with, luck, false);
                    *nodes += 1;
                    tried[*number] += 1;
                    let weight = 1.0 / tried[*number] as f32;
                    for (row, gains) in self.gains.iter_mut().enumerate() {
                        let gain = brought[row] - plain[row];
                        gains[*number] += (gain - gains[*number]) * weight;
                    }
                    true
                });
                if !pace.goes_on(*nodes) {
                    break;
                }
            }
        }
        self.price(asked, right, looked);
        self.shrink(&tried);
    }

    /// Gains that rest on few worlds are rather luck.
    fn shrink(&mut self, tried: &[u32; DEEDS]) {
        for gains in &mut self.gains {
            for (gain, tried) in gains.iter_mut().zip(tried) {
                *gain *= *tried as f32 / (*tried as f32 + 8.0);
            }
        }
    }

    /// What a betting card would pay: it is right as often as it was in the worlds.
    fn price(&mut self, asked: &Asked<'_>, right: [[u32; PLACES]; 3], looked: u32) {
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
            // Who has bet already has probably bet on somebody likely.
            let reward = f32::from(rewards[0]) - (earlier as f32 / 3.0).min(2.0);
            for (place, bets) in self.bets[number].iter_mut().enumerate() {
                let chance = right[number][place] as f32 / looked.max(1) as f32;
                *bets = chance * (reward + bonus);
            }
        }
        // U6.1: a card that lies on one Bet can lie on no other.
        for bets in &mut self.bets {
            bets.iter_mut().zip(used).filter(|(_, used)| *used).for_each(|(bet, _)| *bet = 0.0);
        }
    }
}

/// Who asks, and what can be imagined.
struct Asked<'a> {
    game: &'a FiredUp,
    view: &'a View,
    worlds: &'a Worlds,
    seat: Seat,
    held: HighlightSet,
}

impl Asked<'_> {
    fn imagine(&self, generator: &mut Generator) -> (State, Luck) {
        let mut world = self.game.sample(self.worlds, generator);
        world.keep_also(self.seat, self.held);
        (world, Luck::new(generator))
    }

    /// Fights a battle, and goes on to the end of the fight if bets are to be settled.
    fn fight(&self, mut world: State, luck: Luck, to_the_end: bool) -> (Yield, State) {
        let mut brought = [0.0; CARDS + 1];
        let round = world.running_round();
        self.game.fight_out(&mut world, |place, dice| luck.of_fight(round, place, dice));
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
                self.game.fight_out(&mut world, |place, dice| luck.of_fight(round, place, dice));
            }
        }
        brought[BETS] = f32::from(world.bet_points_of(self.seat));
        (brought, world)
    }
}
