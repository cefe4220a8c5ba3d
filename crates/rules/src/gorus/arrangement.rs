//! Random arrangements: perfect matchings between unseen cards and unseen places.
//!
//! Cards that may lie in the same places are alike, and places that the same cards may lie in are
//! alike; so the problem is one of a few groups. A *proposal* deals the cards one by one, always of
//! the group with the least room to spare, to a group of places with a chance in proportion to its
//! free places. That would be uniform if every card could lie anywhere; with constraints some
//! arrangements come too often, by a factor that is known. Metropolis' rule makes that good: of a
//! few proposals, one that comes too often replaces the last only now and then.

use arrayvec::ArrayVec;

use crate::Randomness;

/// The most cards, and so places, that can be unseen.
pub(super) const MOST: usize = 80;
/// The most groups of either kind: five schools, or cards of their own history; eight seats, draws,
/// and the pile.
const GROUPS: usize = 32;
/// How many further proposals are weighed against the first.
const PROPOSALS: u32 = 6;
/// A fraction of this is fine enough to compare chances.
const FINE: u32 = 1 << 24;
/// How often a proposal may lead nowhere before an arrangement is searched for instead.
const TRIES: u32 = 200;

/// All ways to lay the cards into the places.
#[derive(Clone, Debug)]
pub(super) struct Arrangements {
    /// For each card, the places that it may lie in, one bit each.
    allowed: ArrayVec<u128, MOST>,
    card_groups: ArrayVec<CardGroup, GROUPS>,
    /// Places that the same cards may lie in, one bit each.
    place_groups: ArrayVec<u128, GROUPS>,
}

/// Cards that may lie in the same places.
#[derive(Clone, Debug)]
struct CardGroup {
    /// The cards, one bit each.
    cards: u128,
    /// The groups of places that they may lie in, one bit each.
    place_groups: u32,
}

/// A group of places for each card.
#[derive(Clone)]
struct Proposal {
    group_of: [u8; MOST],
    /// How likely it was to be proposed.
    chance: f64,
}

impl Arrangements {
    /// All ways to lay cards into as many places, each card into one it may lie in; `None` if there
    /// is none, or if there are more groups than any view can have.
    pub(super) fn new(allowed: ArrayVec<u128, MOST>) -> Option<Self> {
        let mut arrangements =
            Self { allowed, card_groups: ArrayVec::new(), place_groups: ArrayVec::new() };
        arrangements.group_cards()?;
        arrangements.group_places()?;
        (arrangements.is_free() || arrangements.search(|_| 0).is_some()).then_some(arrangements)
    }

    /// Whether every card may lie everywhere.
    fn is_free(&self) -> bool {
        self.place_groups.len() <= 1 && self.card_groups.iter().all(|group| group.place_groups == 1)
    }

    fn group_cards(&mut self) -> Option<()> {
        for (card, allowed) in self.allowed.iter().enumerate() {
            // Until places are grouped, a card stands for its group.
            let same = |group: &&mut CardGroup| {
                self.allowed[group.cards.trailing_zeros() as usize] == *allowed
            };
            if let Some(group) = self.card_groups.iter_mut().find(same) {
                group.cards |= 1 << card;
            } else {
                let group = CardGroup { cards: 1 << card, place_groups: 0 };
                self.card_groups.try_push(group).ok()?;
            }
        }
        Some(())
    }

    fn group_places(&mut self) -> Option<()> {
        let mut columns: ArrayVec<u32, GROUPS> = ArrayVec::new();
        for place in 0..self.allowed.len() {
            let may_lie = |group: &CardGroup| {
                self.allowed[group.cards.trailing_zeros() as usize] >> place & 1 == 1
            };
            let column =
                self.card_groups.iter().enumerate().fold(0, |column, (number, group)| {
                    column | u32::from(may_lie(group)) << number
                });
            if let Some(number) = columns.iter().position(|other| *other == column) {
                self.place_groups[number] |= 1 << place;
            } else {
                columns.try_push(column).ok()?;
                self.place_groups.push(1 << place);
            }
        }
        for (number, group) in self.card_groups.iter_mut().enumerate() {
            for (place_group, column) in columns.iter().enumerate() {
                group.place_groups |= (column >> number & 1) << place_group;
            }
        }
        Some(())
    }

    /// The place of each card, at random: every arrangement can come, and each about as often.
    pub(super) fn sample<R: Randomness>(&self, randomness: &mut R) -> ArrayVec<u8, MOST> {
        let count = self.allowed.len();
        if self.is_free() {
            let mut places: ArrayVec<u8, MOST> = (0..count as u8).collect();
            randomness.shuffle(&mut places);
            return places;
        }
        let Some(mut chosen) = self.propose(randomness) else {
            return self.search(|bound| randomness.below(bound)).unwrap_or_default();
        };
        for _ in 0..PROPOSALS {
            let Some(next) = self.propose(randomness) else { break };
            let fraction = f64::from(randomness.below(FINE)) / f64::from(FINE);
            if fraction * next.chance < chosen.chance {
                chosen = next;
            }
        }
        self.lay_out(&chosen, randomness)
    }

    /// Lays each card into a random place of its group.
    fn lay_out<R: Randomness>(
        &self,
        proposal: &Proposal,
        randomness: &mut R,
    ) -> ArrayVec<u8, MOST> {
        let mut places: ArrayVec<u8, MOST> = std::iter::repeat_n(0, self.allowed.len()).collect();
        for (number, group) in self.place_groups.iter().enumerate() {
            let mut free: ArrayVec<u8, MOST> = bits(*group).collect();
            randomness.shuffle(&mut free);
            let cards = (0..places.len()).filter(|card| proposal.group_of[*card] == number as u8);
            for (card, place) in cards.collect::<ArrayVec<usize, MOST>>().into_iter().zip(free) {
                places[card] = place;
            }
        }
        places
    }

    /// Proposes until one leads somewhere; `None` if that takes too long.
    fn propose<R: Randomness>(&self, randomness: &mut R) -> Option<Proposal> {
        (0..TRIES).find_map(|_| self.try_to_propose(randomness))
    }

    /// Deals the cards one by one; `None` if some card is left without a place.
    fn try_to_propose<R: Randomness>(&self, randomness: &mut R) -> Option<Proposal> {
        let mut proposal = Proposal { group_of: [0; MOST], chance: 1.0 };
        let mut cards: ArrayVec<u128, GROUPS> =
            self.card_groups.iter().map(|group| group.cards).collect();
        let mut free: ArrayVec<u32, GROUPS> =
            self.place_groups.iter().map(|group| group.count_ones()).collect();
        for _ in 0..self.allowed.len() {
            let (number, room) = self.tightest(&cards, &free)?;
            let groups = self.card_groups[number].place_groups;
            let card = cards[number].trailing_zeros() as usize;
            cards[number] &= cards[number] - 1;
            let mut pick = randomness.below(room);
            let group = bits(groups.into()).find(|group| {
                let places = free[*group as usize];
                let found = pick < places;
                pick = pick.wrapping_sub(places);
                found
            })?;
            proposal.group_of[card] = group;
            proposal.chance *= f64::from(free[group as usize]) / f64::from(room);
            free[group as usize] -= 1;
        }
        Some(proposal)
    }

    /// The group of cards with the least room to spare, and its free places; `None` if some group
    /// has not even enough.
    fn tightest(&self, cards: &[u128], free: &[u32]) -> Option<(usize, u32)> {
        let mut tightest = None;
        for (number, group) in self.card_groups.iter().enumerate() {
            let left = cards[number].count_ones();
            if left == 0 {
                continue;
            }
            let room: u32 =
                bits(group.place_groups.into()).map(|place_group| free[place_group as usize]).sum();
            let spare = room.checked_sub(left)?;
            if tightest.is_none_or(|(least, _, _)| spare < least) {
                tightest = Some((spare, number, room));
            }
        }
        tightest.map(|(_, number, room)| (number, room))
    }

    /// Kuhn's search for one arrangement. `pick` chooses where each card begins to look.
    fn search(&self, mut pick: impl FnMut(u32) -> u32) -> Option<ArrayVec<u8, MOST>> {
        let count = self.allowed.len();
        let mut search = Search { allowed: &self.allowed, card_at: [None; MOST] };
        for card in 0..count as u8 {
            let first = pick(count as u32);
            if !search.seat(card, first, &mut 0) {
                return None;
            }
        }
        let mut places: ArrayVec<u8, MOST> = std::iter::repeat_n(0, count).collect();
        for (place, card) in search.card_at.iter().enumerate() {
            if let Some(card) = card {
                places[*card as usize] = place as u8;
            }
        }
        Some(places)
    }
}

struct Search<'a> {
    allowed: &'a [u128],
    card_at: [Option<u8>; MOST],
}

impl Search<'_> {
    /// Finds a place for a card, moving others if it must. Places are tried in a circle from
    /// `first`, so a random `first` can lead anywhere.
    fn seat(&mut self, card: u8, first: u32, tried: &mut u128) -> bool {
        let allowed = self.allowed[card as usize];
        let from_first = u128::MAX << first;
        for part in [allowed & from_first, allowed & !from_first] {
            let mut untried = part & !*tried;
            while untried != 0 {
                let place = untried.trailing_zeros();
                *tried |= 1 << place;
                let holder = self.card_at[place as usize];
                if holder.is_none_or(|holder| self.seat(holder, first, tried)) {
                    self.card_at[place as usize] = Some(card);
                    return true;
                }
                untried = part & !*tried;
            }
        }
        false
    }
}

/// The places of a word's bits, lowest first.
fn bits(mut word: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let place = word.trailing_zeros() as u8;
            word &= word - 1;
            place
        })
    })
}
