//! A round of Gorus Maximus as a search imagines it.

use arrayvec::ArrayVec;
use munera_rules::gorus::{Card, CardSet, FastRound, Gorus, School, SchoolSet, State, Word};
use munera_rules::{Game, MoveSet, Randomness, Seat, SeatSet};

use super::belief::{Belief, Conduct};
use super::policy::{Against, BoutContext, Kind, Phases, Policies, Situation};
use super::value;
use crate::{Generator, ProposedMove, Shares, World};

/// A running round, with everything imagined that the searching seat cannot see.
#[derive(Clone, Debug)]
pub struct GorusWorld<'g, W: Word, const SEATS: usize, const CARDS: usize> {
    game: &'g Gorus<W, SEATS, CARDS>,
    policies: &'g Policies,
    phases: &'static Phases,
    round: FastRound<W, SEATS>,
    /// The draw pile or the contenders to come, top last.
    pile: ArrayVec<Card, 20>,
    /// All gladiators that have not been on the table yet.
    unplayed: CardSet<W>,
    /// Whether nothing was left to draw when this was imagined.
    draws_nothing: bool,
    /// The seat that imagines all this.
    seat: Seat,
    /// The schools that each seat has shown to lack.
    lacking: [SchoolSet; SEATS],
    /// In solo, whether the player has collected a rank 8 (G7.3).
    has_an_eight: bool,
    score: Score<SEATS>,
    /// The belief from the plays of others; `None` if all worlds are equally likely.
    belief: Option<&'g Belief<W>>,
    /// The conduct of each seat in this world.
    conducts: [Conduct; SEATS],
    /// The seats that play greedily in this world.
    greedy: SeatSet,
}

/// The score of the sides while a bout is played.
#[derive(Clone, Copy, Debug)]
struct Score<const SEATS: usize> {
    tally: [i16; SEATS],
    /// The best of these, and the best without that one.
    most: i16,
    second: i16,
    /// The score is valid as long as this school is preferred, and this many bouts are left.
    preferred: Option<School>,
    bouts_left: u8,
}

impl<const SEATS: usize> Score<SEATS> {
    fn of<W: Word>(round: &FastRound<W, SEATS>, sides: usize) -> Self {
        let tally = round.tally();
        let (mut most, mut second) = (i16::MIN, i16::MIN);
        for own in tally.iter().take(sides) {
            second = second.max(most.min(*own));
            most = most.max(*own);
        }
        let (preferred, bouts_left) = (round.bout.preferred, round.bouts_left);
        Self { tally, most, second, preferred, bouts_left }
    }

    /// The best tally of any other side.
    #[inline]
    fn best_other(&self, side: usize) -> i16 {
        if self.tally[side] == self.most { self.second } else { self.most }
    }
}

/// How many pairs of unseen gladiators change places for another world.
const EXCHANGES: u32 = 8;
/// With beliefs an exchange is costly, and is made for only one in this many worlds: between
/// exchanges, only the styles of other seats change.
const WORLDS_OF_AN_EXCHANGE: u32 = 2;
/// How many exchanges it takes until a world depends on the plays of others, and no longer on its
/// first deal.
const WARMING: u32 = 100;

impl<'g, W: Word, const SEATS: usize, const CARDS: usize> GorusWorld<'g, W, SEATS, CARDS> {
    /// The world of a state that was sampled from a view of `seat`; `None` while no round is
    /// running.
    pub(super) fn new(
        game: &'g Gorus<W, SEATS, CARDS>,
        state: &State<W, SEATS, CARDS>,
        seat: Seat,
        lacking: [SchoolSet; SEATS],
        policies: &'g Policies,
    ) -> Option<Self> {
        let open = game.open_round(state)?;
        let pile: ArrayVec<Card, 20> = open.pile.iter().rev().flatten().copied().collect();
        let in_pile: CardSet<W> = pile.iter().copied().collect();
        let round = FastRound::new(game, &open);
        Some(Self {
            game,
            unplayed: open.troupes.iter().fold(in_pile, |all, troupe| all | *troupe),
            policies,
            phases: if game.players() == 2 {
                &BoutContext::OF_FIFTEEN
            } else {
                &BoutContext::OF_TEN
            },
            score: Score::of(&round, game.side_count()),
            round,
            draws_nothing: pile.is_empty(),
            pile,
            seat,
            lacking,
            has_an_eight: open.eights.contains(0),
            belief: None,
            conducts: [Conduct::SEARCHING; SEATS],
            greedy: SeatSet::EMPTY,
        })
    }

    /// The belief from the plays of others, all those of the round in order.
    pub(super) fn belief(&self, plays: &[(Seat, Card)]) -> Belief<W> {
        let mut belief = Belief::default();
        let Some((leader, _)) = plays.first() else { return belief };
        let mut world = self.clone();
        for (seat, card) in plays {
            world.round.troupes[seat.index()].insert(*card);
            world.unplayed.insert(*card);
        }
        world.round = FastRound::fresh(world.round.troupes, *leader, self.game.bouts_in_round());
        world.keep_score();
        for (seat, card) in plays {
            if *seat != self.seat {
                belief.note(*seat, *card, world.situation(), world.unplayed);
            }
            world.play(*card);
        }
        belief
    }

    /// The same world, changed to one that the plays of others make likely.
    pub(super) fn believing(mut self, belief: &'g Belief<W>, generator: &mut Generator) -> Self {
        if !can_believe(self.game) {
            return self;
        }
        self.belief = Some(belief);
        for seat in Seat::all(self.game.players()).filter(|seat| *seat != self.seat) {
            let troupe = self.round.troupes[seat.index()];
            self.conducts[seat.index()] = belief.conduct(seat, troupe, self.policies);
        }
        if !belief.is_empty() {
            for _ in 0..WARMING {
                self.exchange(generator);
            }
        }
        self.change_manners(generator);
        self
    }

    /// The troupe of each seat in this world.
    #[cfg(test)]
    pub(super) fn troupes(&self) -> &[CardSet<W>; SEATS] {
        &self.round.troupes
    }

    /// Makes each other seat greedy or not, by the probability from its plays.
    fn change_manners(&mut self, generator: &mut Generator) {
        self.greedy = SeatSet::EMPTY;
        if self.belief.is_some() {
            for seat in Seat::all(self.game.players()) {
                if generator.fraction() < self.conducts[seat.index()].greed {
                    self.greedy.insert(seat);
                }
            }
        }
    }

    /// The mover's situation, for the policy.
    #[inline]
    pub(super) fn situation(&self) -> Situation<W> {
        let (round, score) = (&self.round, &self.score);
        let mover = round.turn;
        let troupe = round.troupes[mover.index()];
        let hope = match round.bout.preferred {
            Some(school) if round.table_zeros.contains(school) => Situation::<W>::HOPE_OF_A_ZERO,
            _ => 0,
        };
        // In solo the player always plays second; instead, this says whether the player still needs
        // an 8 (G7.3).
        let followers = if self.game.is_solo() {
            1 + u8::from(self.has_an_eight)
        } else {
            self.game.players() - 1 - round.on_table
        };
        let side = self.game.side(mover);
        let best_other = score.best_other(side);
        let winning_side = self.game.side(round.bout.winner);
        let mut against = None;
        let mut best_other_wins = false;
        if let (Some(last), Some(winning), Some(initiating)) =
            (round.bout.last, round.bout.winning, round.bout.initiating)
        {
            let is_allied = winning_side == side;
            best_other_wins = !is_allied && score.tally[winning_side] == best_other;
            against = Some(Against { last, winning, initiating, is_allied });
        }
        let context = BoutContext::new(
            followers,
            round.table_favour + hope,
            self.phases[usize::from(round.bouts_left & 15)],
            score.tally[side] - best_other,
            best_other_wins,
        );
        let zeros = (round.zeros[side], round.table_zeros);
        let unseen = self.unplayed.without(troupe);
        Situation::new(troupe, unseen, round.bout.preferred, against, zeros, context)
    }

    /// Plays a gladiator, and everything that follows without a decision.
    #[inline]
    fn play(&mut self, card: Card) {
        self.unplayed.remove(card);
        let seat = self.round.turn;
        if self.game.is_solo() {
            return self.play_solo(card);
        }
        self.round.play(self.game, card);
        // G6.1: the seat that has just played draws at once.
        if let Some(drawn) = self.pile.pop() {
            self.round.draw(seat, drawn);
        }
        self.keep_score();
    }

    /// The score changes with a finished bout, and with a challenge.
    #[inline]
    fn keep_score(&mut self) {
        let Score { preferred, bouts_left, .. } = self.score;
        if (preferred, bouts_left) != (self.round.bout.preferred, self.round.bouts_left) {
            self.score = Score::of(&self.round, self.game.side_count());
        }
    }

    /// G7.1: a second contender answers, and another opens the next bout.
    fn play_solo(&mut self, card: Card) {
        let player = Seat::new(0);
        self.round.troupes[player.index()].remove(card);
        self.round.enter(self.game, player, card);
        self.contender_enters();
        self.has_an_eight |= self.round.bout.winner == player && self.round.has_an_eight();
        self.round.finish_bout(self.game);
        (self.round.leader, self.round.turn) = (FastRound::<W, SEATS>::CONTENDERS, player);
        if !self.round.is_over() {
            self.contender_enters();
        }
        self.keep_score();
    }

    fn contender_enters(&mut self) {
        if let Some(contender) = self.pile.pop() {
            self.unplayed.remove(contender);
            self.round.enter(self.game, FastRound::<W, SEATS>::CONTENDERS, contender);
        }
    }

    /// Plays by the policy.
    #[inline]
    fn play_by_policy(&mut self, generator: &mut Generator) {
        let legal = self.round.legal();
        if legal.len() == 1 {
            return self.play(legal.nth(0));
        }
        let policies = self.policies;
        let policy = if self.plays_by_weight() { &policies.greedy } else { &policies.playouts };
        let mut weighed = policy.weigh(&self.situation(), legal);
        let mut sum = 0.0;
        for (_, weight) in &mut weighed {
            sum += *weight;
            *weight = sum;
        }
        let pick = generator.fraction() * sum;
        // Counts all that lie before it: a loop that stops early would be mispredicted each time.
        let place = weighed.iter().filter(|(_, sum)| *sum <= pick).count();
        let (card, _) = weighed[place.min(weighed.len() - 1)];
        self.play(card);
    }

    /// Lets two unseen gladiators change places, if each may lie where the other did.
    fn exchange(&mut self, generator: &mut Generator) {
        let players = self.game.players();
        if players <= 2 {
            return self.exchange_with_pile(generator);
        }
        let other = |generator: &mut Generator| {
            self.seat.plus(1 + generator.below(u32::from(players) - 1) as u8, players)
        };
        let (one, two) = (other(generator), other(generator));
        let [of_one, of_two] = [one, two].map(|seat| self.round.troupes[seat.index()]);
        if one == two || of_one.is_empty() || of_two.is_empty() {
            return;
        }
        let pick = |cards: CardSet<W>, generator: &mut Generator| {
            MoveSet::nth(&cards, generator.below(cards.len() as u32) as usize)
        };
        let (from_one, from_two) = (pick(of_one, generator), pick(of_two, generator));
        let fits = |card: Card, seat: Seat| !self.lacking[seat.index()].contains(card.school());
        if !fits(from_one, two) || !fits(from_two, one) {
            return;
        }
        let exchanged = |mut troupe: CardSet<W>, out: Card, into: Card| {
            troupe.remove(out);
            troupe.insert(into);
            troupe
        };
        let of_one = exchanged(of_one, from_one, from_two);
        let of_two = exchanged(of_two, from_two, from_one);
        if let Some(belief) = self.belief {
            // Metropolis' rule: worlds appear as often as they are likely.
            let after = [(one, of_one), (two, of_two)]
                .map(|(seat, troupe)| belief.conduct(seat, troupe, self.policies));
            let before = [one, two].map(|seat| self.conducts[seat.index()]);
            let both = |conducts: [Conduct; 2]| {
                f64::from(conducts[0].likelihood) * f64::from(conducts[1].likelihood)
            };
            if f64::from(generator.fraction()) * both(before) >= both(after) {
                return;
            }
            [self.conducts[one.index()], self.conducts[two.index()]] = after;
        }
        self.round.troupes[one.index()] = of_one;
        self.round.troupes[two.index()] = of_two;
    }

    fn exchange_with_pile(&mut self, generator: &mut Generator) {
        if self.pile.is_empty() {
            return;
        }
        let place = generator.below(self.pile.len() as u32) as usize;
        let other = Seat::new(1 - self.seat.number().min(1));
        let held = if self.game.is_solo() { 0 } else { self.round.troupes[other.index()].len() };
        // A place in the pile or in the other troupe, all equally likely.
        let second = generator.below((self.pile.len() + held) as u32) as usize;
        if let Some(number) = second.checked_sub(self.pile.len()) {
            let troupe = &mut self.round.troupes[other.index()];
            let (from_troupe, from_pile) = (MoveSet::nth(troupe, number), self.pile[place]);
            if !self.lacking[other.index()].contains(from_pile.school())
                && !self.lacking[other.index()].contains(from_troupe.school())
            {
                troupe.remove(from_troupe);
                troupe.insert(from_pile);
                self.pile[place] = from_troupe;
            }
        } else {
            self.pile.swap(place, second);
        }
    }
}

/// Whether plays say something about hands at a table: hands are hidden, and no seat draws.
pub(super) fn can_believe<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
) -> bool {
    game.players() > 2
}

/// The kind of table, which decides the policy.
pub(super) fn kind_of<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
) -> Kind {
    match (game.players(), game.options().division) {
        (1, _) => Kind::Solo,
        (2, _) => Kind::Two,
        (_, None) => Kind::Many,
        (_, Some(_)) => Kind::Teams,
    }
}

impl<W: Word, const SEATS: usize, const CARDS: usize> World for GorusWorld<'_, W, SEATS, CARDS> {
    type Move = Card;

    #[inline]
    fn mover(&self) -> Option<Seat> {
        (!self.round.is_over()).then_some(self.round.turn)
    }

    /// A greedy player does not consider what its move leads to.
    #[inline]
    fn plays_by_weight(&self) -> bool {
        self.greedy.contains(self.round.turn)
    }

    #[inline]
    fn propose(&self, proposed: &mut Vec<ProposedMove<Card>>) {
        let legal = self.round.legal();
        if legal.len() == 1 {
            return proposed.push(ProposedMove { choice: legal.nth(0), weight: 1.0 });
        }
        let policies = self.policies;
        let policy = if self.plays_by_weight() { &policies.greedy } else { &policies.priors };
        let weighed = policy.weigh(&self.situation(), legal);
        proposed
            .extend(weighed.into_iter().map(|(choice, weight)| ProposedMove { choice, weight }));
    }

    /// The imagining seat knows its own troupe, unless it has drawn since.
    #[inline]
    fn moves_shared(&self) -> bool {
        self.round.turn == self.seat && self.draws_nothing
    }

    #[inline]
    fn advance(&mut self, choice: Card, _generator: &mut Generator) {
        self.play(choice);
    }

    fn finish(&mut self, generator: &mut Generator) -> Shares {
        while !self.round.is_over() {
            self.play_by_policy(generator);
        }
        value::shares(self.game, &self.round, self.has_an_eight)
    }

    fn vary(&mut self, generator: &mut Generator) {
        let exchanges = match self.belief {
            Some(belief) if !belief.is_empty() => {
                u32::from(generator.below(WORLDS_OF_AN_EXCHANGE) == 0)
            }
            _ => EXCHANGES,
        };
        for _ in 0..exchanges {
            self.exchange(generator);
        }
        self.change_manners(generator);
    }
}
