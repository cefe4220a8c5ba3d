//! Shared by tests, including those of other crates, which need the feature `testing`.

pub mod fired_up;
#[cfg(test)]
mod flawed;
pub mod gorus;

#[cfg(test)]
pub(crate) use flawed::{Flaw, Flawed, NoFlaw, assert_found_out, next_seat};

use std::collections::HashMap;

use crate::{
    Coded, Event, Game, MoveSet, Node, Randomness, ReadError, RuleId, Seat, Viewer, read_event,
    write_event,
};

/// A small generator for tests: `SplitMix64`. The rules themselves have none.
#[derive(Debug)]
pub struct Dice(pub u64);

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
pub fn random_event<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> Option<Event<G>> {
    match game.node(state) {
        Node::Chance(_) => Some(Event::Chance(game.draw(state, dice))),
        Node::Decide(seats) => {
            let seat = seats.first().expect("a seat is asked");
            let legal = game.legal(state, seat);
            Some(Event::Move(seat, legal.nth(dice.below(legal.len() as u32) as usize)))
        }
        Node::Over(_) => None,
    }
}

/// The text of a random event; none when the game is over.
pub fn random_text<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> Option<String> {
    random_event(game, state, dice).map(|event| write_event(game, &event))
}

/// Plays an event from its text.
pub fn play_text<G: Game>(game: &G, state: &mut G::State, text: &str) {
    let event = read_event(game, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    game.play(state, &event).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
}

/// The moves that a seat may make, joined by a comma and a space.
pub fn write_legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> String {
    let legal = game.legal(state, seat);
    let texts: Vec<String> =
        legal.iter().map(|choice| game.write_move(choice).to_string()).collect();
    texts.join(", ")
}

/// Why an event is refused, as its text is read already or when it is played. The refusal must
/// leave the state as it was.
pub fn refusal_of<G: Game>(game: &G, state: &G::State, event: &str) -> G::Refusal {
    match read_event(game, event) {
        Ok(read) => {
            let mut after = state.clone();
            let verdict = game.play(&mut after, &read);
            assert_eq!(&after, state, "the refusal of {event} leaves traces");
            verdict.expect_err(event)
        }
        Err(ReadError::Refused(refusal)) => refusal,
        Err(ReadError::Notation(error)) => panic!("{event}: {error}"),
    }
}

/// Asserts that this many worlds of a viewer, all equally likely, are sampled about equally often.
///
/// For a uniform sampler, χ² over *N* worlds has mean *N* − 1 and variance 2 (*N* − 1); the bound
/// allows six standard deviations of luck. The seed is fixed, so the test never flickers.
pub fn assert_even<S>(
    viewer: Viewer,
    worlds: usize,
    sampled: impl FnOnce(usize) -> HashMap<S, usize>,
) {
    const PER_WORLD: usize = 400;
    let counts = sampled(PER_WORLD * worlds);
    let deviation = |count: usize| (count as f64 - PER_WORLD as f64).powi(2) / PER_WORLD as f64;
    let never = (worlds - counts.len()) as f64 * deviation(0);
    let square: f64 = never + counts.values().map(|count| deviation(*count)).sum::<f64>();
    let freedom = worlds as f64 - 1.0;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt();
    let mut counts: Vec<usize> = counts.into_values().collect();
    counts.sort_unstable();
    assert!(square <= bound, "{viewer:?}: χ² is {square}, bound {bound}: {counts:?}");
}

/// Each of these errors is the expected one and breaks its rule, and all kinds are among them.
pub fn assert_all_provoked<E: Coded, const KINDS: usize>(
    provoked: impl IntoIterator<Item = (E, E, &'static str)>,
    rule: impl Fn(E) -> RuleId,
    kind: impl Fn(E) -> usize,
) {
    let mut seen = [false; KINDS];
    for (error, expected, broken) in provoked {
        assert_eq!(error, expected);
        assert_eq!(rule(error).as_str(), broken, "{error:?}");
        assert_eq!(error.to_string(), error.code());
        assert!(is_code(error.code()), "{error:?}: {}", error.code());
        seen[kind(error)] = true;
    }
    assert_eq!(seen, [true; KINDS], "every error is provoked");
}

/// Whether a text can end the id of a sentence: small words joined by hyphens.
fn is_code(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_lowercase());
    text.split('-').all(is_word)
}
