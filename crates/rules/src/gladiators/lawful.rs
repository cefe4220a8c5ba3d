//! What the laws need to know of Gladiators.

use std::collections::HashMap;

use super::card::{Card, Power, PowerSet, Trait};
use super::chance::Chance;
use super::deck::Deck;
use super::moves::{Action, Gambit, Move};
use super::powers::Pair;
use super::state::{State, StatePhase};
use super::stock::ByTrait;
use super::table::Gladiators;
use crate::laws::Lawful;
use crate::{Event, Game, Seat};

/// More turns than any random game without a limit has been seen to take, many times over.
const ENDLESS: usize = 100_000;

impl Lawful for Gladiators {
    fn every_move(&self) -> impl Iterator<Item = Move> {
        // One seat more than there can be.
        let seats = || Seat::all(5);
        let gambits = seats().flat_map(|target| {
            Pair::ALL.into_iter().flat_map(move |pair| {
                Trait::ALL.map(|given| Action::Gambit(Gambit { target, pair, given }))
            })
        });
        let actions = Trait::ALL
            .into_iter()
            .flat_map(|kind| [Action::Focus(kind), Action::Recover(kind)])
            .chain(seats().map(Action::Attack))
            .chain(gambits);
        Card::all()
            .flat_map(|card| [Move::Play(card), Move::Respond(card)])
            .chain(Trait::ALL.map(Move::Draw))
            .chain(actions.map(Move::Act))
            .chain([Move::Pass])
    }

    /// Every card of each trait is on a pile, under one, in a hand or in the deck.
    fn is_conserved(&self, state: &State) -> bool {
        if state.phase == StatePhase::Fresh {
            return true;
        }
        Trait::ALL.into_iter().all(|kind| {
            let stock = &state.stocks[kind.index()];
            let tops = state.tops.iter().filter_map(|tops| tops.get(kind));
            let held = Seat::all(4)
                .filter(|seat| !stock.mixed.contains(*seat))
                .filter_map(|seat| state.hands[seat.index()].get(kind));
            let buried = stock.histories.iter().flat_map(|history| history.iter());
            let everywhere: Vec<Power> =
                tops.chain(held).chain(buried).chain(stock.deck.iter()).collect();
            everywhere.len() == Deck::MOST
                && everywhere.into_iter().collect::<PowerSet>() == PowerSet::ALL
        })
    }

    /// All moves are public; only the order of the decks can have been different. By now it is
    /// known where every card of every shuffle went: it was flipped or played openly, or the world
    /// says where it lies, or a fallen seat remembers it.
    fn retell(&self, world: &State, log: &[Event<Self>]) -> (usize, Vec<Vec<Event<Self>>>) {
        let mut tracking = Tracking::default();
        let mut state = self.start();
        for event in log {
            let before = state;
            self.play_unchecked(&mut state, event);
            tracking.follow(&before, event, &state);
        }
        let known = tracking.known(world);
        let mut shuffles: HashMap<Trait, usize> = HashMap::new();
        let mut redeal = |kind: Trait, deck: &Deck| {
            let shuffle = shuffles.entry(kind).or_default();
            let cards = deck.iter().enumerate().map(|(place, power)| {
                let token = Token { kind, shuffle: *shuffle, place };
                known.get(&token).copied().unwrap_or(power)
            });
            let deck = Deck::of(cards).unwrap_or_default();
            *shuffle += 1;
            deck
        };
        let retold = log.iter().map(|event| match event {
            Event::Chance(Chance::Setup(decks)) => {
                let decks: ByTrait<Deck> =
                    Trait::ALL.map(|kind| redeal(kind, &decks[kind.index()]));
                Event::Chance(Chance::Setup(decks))
            }
            Event::Chance(Chance::Restock(kind, deck)) => {
                Event::Chance(Chance::Restock(*kind, redeal(*kind, deck)))
            }
            Event::Move(..) => event.clone(),
        });
        (0, retold.map(|event| vec![event]).collect())
    }

    /// A turn has at most a played card, an action, three responses, a draw and three restocks.
    fn longest(&self) -> usize {
        let turns = self.options.turn_limit.map_or(ENDLESS, |limit| limit as usize);
        let setup = 1 + usize::from(self.players).pow(2);
        setup + turns * 9
    }
}

/// A card of a shuffle that no seat has seen yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Token {
    kind: Trait,
    /// The number of the shuffle of that trait, from 0.
    shuffle: usize,
    /// Its place from the top.
    place: usize,
}

/// The present place of every card of every shuffle.
#[derive(Default)]
struct Tracking {
    /// The decks, top first.
    decks: ByTrait<std::collections::VecDeque<Token>>,
    shuffles: ByTrait<usize>,
    hands: HashMap<(Seat, Trait), Token>,
    /// Cards that were hidden under the pile of a fallen seat before they were mixed.
    fallen: HashMap<(Seat, Trait), Token>,
}

impl Tracking {
    /// Follows hidden cards over an event, from the numbers of cards alone.
    fn follow(&mut self, before: &State, event: &Event<Gladiators>, after: &State) {
        match event {
            Event::Chance(Chance::Setup(_)) => {
                for kind in Trait::ALL {
                    self.shuffle(kind, Deck::MOST);
                }
            }
            Event::Chance(Chance::Restock(kind, deck)) => {
                for fallen in before.unseen(*kind).iter() {
                    if let Some(token) = self.hands.remove(&(fallen, *kind)) {
                        self.fallen.insert((fallen, *kind), token);
                    }
                }
                self.shuffle(*kind, deck.len());
            }
            Event::Move(seat, Move::Draw(kind)) => {
                if let Some(token) = self.decks[kind.index()].pop_front() {
                    self.hands.insert((*seat, *kind), token);
                }
            }
            Event::Move(seat, Move::Play(card) | Move::Respond(card)) => {
                self.hands.remove(&(*seat, card.kind));
            }
            Event::Move(..) => {}
        }
        // All other cards that have left a deck were flipped.
        for kind in Trait::ALL {
            let left = after.stocks[kind.index()].deck.len();
            while self.decks[kind.index()].len() > left {
                self.decks[kind.index()].pop_front();
            }
        }
    }

    fn shuffle(&mut self, kind: Trait, count: usize) {
        let shuffle = self.shuffles[kind.index()];
        self.shuffles[kind.index()] += 1;
        self.decks[kind.index()] = (0..count).map(|place| Token { kind, shuffle, place }).collect();
    }

    /// The unseen cards in a world.
    fn known(&self, world: &State) -> HashMap<Token, Power> {
        let decks = Trait::ALL.into_iter().flat_map(|kind| {
            let tokens = self.decks[kind.index()].iter().copied();
            tokens.zip(world.stocks[kind.index()].deck.iter())
        });
        let held = self.hands.iter().chain(&self.fallen).filter_map(|((seat, kind), token)| {
            world.hands[seat.index()].get(*kind).map(|power| (*token, power))
        });
        decks.chain(held).collect()
    }
}
