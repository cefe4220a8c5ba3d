//! What the laws need to know of Fired Up.

use std::collections::HashMap;

use super::chance::{Chance, Setup};
use super::circle::PLACES;
use super::fighter::Fighter;
use super::highlight::{HighlightId, HighlightSet};
use super::influence_dice::{InfluenceFace, InfluenceRoll};
use super::moves::{InfluenceAction, Move, Payment, Stat, Thumb};
use super::state::{ROUNDS, SEATS, State, StatePhase};
use super::table::FiredUp;
use crate::laws::Lawful;
use crate::{Event, Game, Seat};

impl Lawful for FiredUp {
    fn every_move(&self) -> impl Iterator<Item = Move> {
        let payments = || {
            [
                "B", "M", "S", "T", "O", "D", "t", "SS", "SD", "DD", "OO", "OD", "Ot", "Dt", "tt",
                "BD",
            ]
            .into_iter()
            .filter_map(Payment::read)
        };
        let actions = Fighter::ALL.into_iter().flat_map(|fighter| {
            let others = Fighter::ALL.map(|target| InfluenceAction::Target(fighter, target));
            [
                InfluenceAction::Buff(fighter, Stat::Attack),
                InfluenceAction::Buff(fighter, Stat::Defense),
                InfluenceAction::Morale(fighter, Thumb::Up),
                InfluenceAction::Morale(fighter, Thumb::Down),
                InfluenceAction::Speed(fighter),
                InfluenceAction::Lock(fighter),
                InfluenceAction::Unlock(fighter),
            ]
            .into_iter()
            .chain(others)
        });
        let more = [None, Some("S"), Some("D"), Some("O"), Some("t"), Some("SS")];
        let influence = actions.flat_map(move |action| {
            payments().flat_map(move |payment| {
                more.map(|more| Move::Multitask(action, payment, more.and_then(Payment::read)))
                    .into_iter()
                    .chain([Move::Influence(action, payment)])
            })
        });
        let bets = super::bet::BetId::ALL.into_iter().flat_map(move |bet| {
            Fighter::ALL.into_iter().flat_map(move |fighter| {
                payments().map(move |payment| Move::Bet(bet, fighter, payment))
            })
        });
        let cards = HighlightId::all().flat_map(|card| {
            let one: HighlightSet = std::iter::once(card).collect();
            let next = HighlightId::all().find(|other| *other > card);
            let two: HighlightSet = [Some(card), next].into_iter().flatten().collect();
            [Move::Keep(two), Move::Score(one), Move::Score(two)]
        });
        let dice = InfluenceRoll::read("BBMMSSTTOODD").unwrap_or_default();
        let rerolls = (1..dice.subsets()).map(move |number| Move::Reroll(dice.subset(number)));
        let discards = InfluenceFace::ALL.into_iter().map(Move::Discard);
        let stores = payments().map(Move::Store);
        influence.chain(bets).chain(cards).chain(rerolls).chain(discards).chain(stores).chain([
            Move::Stand,
            Move::End,
            Move::Wait,
        ])
    }

    /// Every Highlight is in a hand, discarded, shown or in the deck; kept cards are in hands.
    fn is_conserved(&self, state: &State) -> bool {
        if state.phase == StatePhase::Fresh {
            return true;
        }
        let deck = state.deck[usize::from(state.drawn)..].iter().flatten().copied();
        let mut all: Vec<HighlightId> = deck.chain(state.scored.iter()).collect();
        for seat in 0..SEATS {
            all.extend(state.hands[seat].iter());
            all.extend(state.buried[seat].iter().flat_map(|cards| cards.iter()));
        }
        let kept_in_hand =
            (0..SEATS).all(|seat| state.kept[seat].without(state.hands[seat]).is_empty());
        all.len() == usize::from(HighlightId::COUNT)
            && all.into_iter().collect::<HighlightSet>() == HighlightSet::ALL
            && kept_in_hand
    }

    fn retell(&self, world: &State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let course = Course::of(self, log);
        let kept = course.kept_in(world);
        let setup = course.setup_in(self, world, &kept);
        let mut bets = world.wagers.iter().flatten();
        let mut keeps: HashMap<Seat, usize> = HashMap::new();
        let mut retold: Vec<Vec<Event<Self>>> = log
            .iter()
            .map(|event| match event {
                Event::Chance(Chance::Setup(_)) => {
                    vec![Event::Chance(Chance::Setup(setup.clone()))]
                }
                Event::Move(seat, Move::Keep(_)) => {
                    let round = keeps.entry(*seat).or_default();
                    let cards = kept[seat.index()][*round];
                    *round += 1;
                    vec![Event::Move(*seat, Move::Keep(cards))]
                }
                Event::Move(seat, Move::Bet(bet, fighter, payment)) => {
                    let place = bets.next().and_then(|wager| wager.fighter);
                    let fighter =
                        place.map_or(*fighter, |place| world.fighter_state(place).fighter);
                    vec![Event::Move(*seat, Move::Bet(*bet, fighter, *payment))]
                }
                _ => vec![event.clone()],
            })
            .collect();
        course.retell_waits(world, log, &mut retold);
        // If the viewer's own hidden cards changed nothing, the earlier events stay as they were.
        (0, retold)
    }

    /// A round has the choices, at most one turn for each die and seat, five attacks and their
    /// answers.
    fn longest(&self) -> usize {
        let seats = usize::from(self.players);
        let dice = PLACES + 1;
        // In a turn: two rolls, the choice, a move for each die and token, and its end.
        let turns = seats * dice * (4 + 2) + seats * dice * 2;
        1 + ROUNDS * (seats + turns + PLACES * (2 + seats))
    }
}

/// How a game went, as far as hidden cards are concerned.
struct Course {
    /// The cards that each seat actually drew before each round.
    drawn: Vec<[HighlightSet; SEATS]>,
    /// The places of each seat's cards of each round in the deck.
    places: Vec<[std::ops::Range<usize>; SEATS]>,
    /// The cards that each seat has shown in each round.
    shown: Vec<[HighlightSet; SEATS]>,
    /// The setup as it was.
    setup: Option<Setup>,
    /// The actual state at the end.
    end: State,
}

impl Course {
    fn of(game: &FiredUp, log: &[Event<FiredUp>]) -> Self {
        let mut course = Self {
            drawn: Vec::new(),
            places: Vec::new(),
            shown: Vec::new(),
            setup: None,
            end: game.start(),
        };
        let mut state = game.start();
        for event in log {
            let before = state;
            game.play_unchecked(&mut state, event);
            if let Event::Chance(Chance::Setup(setup)) = event {
                course.setup = Some(setup.clone());
            }
            course.note_shown(&before, &state);
            course.note_drawn(game, &before, &state);
        }
        course.end = state;
        course
    }

    fn note_shown(&mut self, before: &State, after: &State) {
        let Some(round) = self.shown.len().checked_sub(1) else { return };
        let list = if after.round == before.round { &after.shown } else { &after.shown_before };
        let known = before.shown.iter().flatten().count();
        for shown in list.iter().flatten().skip(known) {
            self.shown[round][shown.seat.index()].insert(shown.card);
        }
    }

    fn note_drawn(&mut self, game: &FiredUp, before: &State, after: &State) {
        if after.drawn == before.drawn {
            return;
        }
        let is_first = before.drawn == 0;
        let count = if is_first { 4 } else { 2 };
        let from = if is_first { Seat::new(0) } else { after.first };
        let mut drawn = [HighlightSet::EMPTY; SEATS];
        let mut places: [std::ops::Range<usize>; SEATS] = std::array::from_fn(|_| 0..0);
        for steps in 0..game.players {
            let seat = from.plus(steps, game.players);
            let begin = usize::from(before.drawn) + count * usize::from(steps);
            places[seat.index()] = begin..begin + count;
            let cards = begin..begin + count;
            drawn[seat.index()] = match &self.setup {
                Some(setup) => setup.deck[cards].iter().copied().collect(),
                None => HighlightSet::EMPTY,
            };
        }
        self.drawn.push(drawn);
        self.places.push(places);
        self.shown.push([HighlightSet::EMPTY; SEATS]);
    }

    /// The cards that each seat kept in each round of a world.
    fn kept_in(&self, world: &State) -> [[HighlightSet; ROUNDS]; SEATS] {
        let mut kept = [[HighlightSet::EMPTY; ROUNDS]; SEATS];
        for (seat, rounds) in kept.iter_mut().enumerate() {
            for (round, shown) in self.shown.iter().enumerate() {
                rounds[round] = world.buried[seat][round].union(shown[seat]);
            }
            if let Some(current) = self.shown.len().checked_sub(1) {
                rounds[current] = rounds[current].union(world.kept[seat]);
            }
        }
        kept
    }

    /// The setup whose deck leads to a world: reconstructed backwards from the last hands.
    fn setup_in(
        &self,
        game: &FiredUp,
        world: &State,
        kept: &[[HighlightSet; ROUNDS]; SEATS],
    ) -> Setup {
        let mut deck = world.deck;
        for seat in Seat::all(game.players).map(Seat::index) {
            let last = self.drawn.len().saturating_sub(1);
            let mut hand = world.hands[seat];
            if let Some(shown) = self.shown.get(last) {
                hand = hand.union(shown[seat]);
            }
            // At the very end the last kept cards have been discarded too.
            hand = hand.union(world.buried[seat][last.min(ROUNDS - 1)]);
            for round in (0..self.drawn.len()).rev() {
                let count = self.places[round][seat].len();
                let drawn = if round == 0 {
                    hand
                } else {
                    // The cards that were actually drawn then, if they are in the hand, and any
                    // others.
                    let own = hand.intersection(self.drawn[round][seat]);
                    own.iter().chain(hand.without(own).iter()).take(count).collect()
                };
                for (place, card) in self.places[round][seat].clone().zip(drawn.iter()) {
                    deck[place] = Some(card);
                }
                hand = hand.without(drawn);
                if round > 0 {
                    hand = hand.union(kept[seat][round - 1]);
                }
            }
        }
        let mut setup = self.setup.clone().unwrap_or_else(|| Setup {
            fighters: arrayvec::ArrayVec::new(),
            bets: State::EMPTY.bets,
            first: Seat::new(0),
            deck: super::chance::full_deck(),
        });
        for (card, other) in setup.deck.iter_mut().zip(deck) {
            *card = other.unwrap_or(*card);
        }
        setup
    }

    /// In a window that is still open, the waits that no other seat has seen.
    fn retell_waits(
        &self,
        world: &State,
        log: &[Event<FiredUp>],
        retold: &mut [Vec<Event<FiredUp>>],
    ) {
        let (StatePhase::Window { waiting: here, .. }, StatePhase::Window { waiting: there, .. }) =
            (self.end.phase, world.phase)
        else {
            return;
        };
        for (event, events) in log.iter().zip(retold.iter_mut()).rev() {
            match event {
                Event::Move(seat, Move::Wait) => {
                    if !here.contains(*seat) && there.contains(*seat) {
                        events.clear();
                    }
                }
                Event::Move(_, Move::Score(_)) => {}
                // The window opened here: those who wait in the other world do so at once.
                _ => {
                    for seat in here.iter().filter(|seat| !there.contains(*seat)) {
                        events.push(Event::Move(seat, Move::Wait));
                    }
                    return;
                }
            }
        }
    }
}
