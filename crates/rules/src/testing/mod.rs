//! What the tests of all games share.

mod flawed;

pub(crate) use flawed::{Flaw, Flawed, NoFlaw, assert_found_out, next_seat};

use crate::{Event, Game, MoveSet, Node, Randomness, Refusal};

/// A small generator for tests: `SplitMix64`. The rules themselves have none.
pub(crate) struct Dice(pub(crate) u64);

impl Randomness for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (((mixed >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// A random event that may happen now; none when the game is over.
pub(crate) fn random_event<G: Game>(
    game: &G,
    state: &G::State,
    dice: &mut Dice,
) -> Option<Event<G>> {
    match game.node(state) {
        Node::Chance(_) => Some(Event::Chance(game.draw(state, dice))),
        Node::Decide(seats) => {
            let seat = seats.first().expect("somebody is asked");
            let legal = game.legal(state, seat);
            Some(Event::Move(seat, legal.nth(dice.below(legal.len() as u32) as usize)))
        }
        Node::Over(_) => None,
    }
}

/// Each of these refusals is the expected one and names its rule, and all kinds are among them.
pub(crate) fn assert_all_provoked<R: Refusal, const KINDS: usize>(
    provoked: impl IntoIterator<Item = (R, R, &'static str)>,
    kind: impl Fn(R) -> usize,
) {
    let mut seen = [false; KINDS];
    for (refusal, expected, rule) in provoked {
        assert_eq!(refusal, expected);
        assert_eq!(refusal.rule().as_str(), rule, "{refusal:?}");
        assert!(!refusal.to_string().is_empty());
        seen[kind(refusal)] = true;
    }
    assert_eq!(seen, [true; KINDS], "every refusal is provoked");
}
