//! Tests that look inside: the laws over every way to play, and views that break them.

mod bouts;
mod broken_views;
mod examples;
mod fast_rounds;
mod laws;
mod positions;
mod raw_views;
mod refusals;
mod round_stories;
mod rounds;
mod small_tables;
mod teams;
mod worlds;

use super::{Card, Gorus, LargeGorus, Options, Party, Position, Public, Refusal};
use super::{School, SchoolSet, SmallGorus, State, Word};
pub(super) use crate::testing::{Dice, random_event};
use crate::{Event, Game, ReadError, Seat, Viewer, read_event};

pub(super) fn cards(text: &str) -> Vec<Card> {
    Card::read_list(text).expect("cards")
}

/// The cards of each troupe or pile: lists as a deal writes them, with a slash between two.
pub(super) fn lists(text: &str) -> Vec<Vec<Card>> {
    text.split('/').map(cards).collect()
}

pub(super) fn schools(letters: &str) -> SchoolSet {
    letters.chars().map(|letter| School::from_letter(letter).expect("a school")).collect()
}

pub(super) fn small(options: Options) -> SmallGorus {
    SmallGorus::with_options(options).expect("options")
}

pub(super) fn large(options: Options) -> LargeGorus {
    LargeGorus::with_options(options).expect("options")
}

/// What all viewers see.
pub(super) fn public<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) -> Public {
    game.public(&game.view(state, Viewer::Spectator))
}

/// Plays events that must all be legal.
pub(super) fn play_all<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &mut State<W, SEATS, CARDS>,
    events: &str,
) -> Vec<Event<Gorus<W, SEATS, CARDS>>> {
    let events: Vec<_> =
        events.split_whitespace().map(|text| read_event(game, text).expect("an event")).collect();
    for event in &events {
        game.play(state, event).unwrap_or_else(|refusal| panic!("{event:?}: {refusal}"));
    }
    events
}

/// Why an event is refused, as its text is read already or when it is played. The refusal must
/// leave the state as it was.
pub(super) fn refusal<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    event: &str,
) -> Refusal {
    match read_event(game, event) {
        Ok(event) => {
            let mut after = *state;
            let refusal = game.play(&mut after, &event).expect_err("this must be refused");
            assert_eq!(after, *state, "a refusal leaves traces");
            refusal
        }
        Err(ReadError::Refused(refusal)) => refusal,
        Err(ReadError::Notation(error)) => panic!("{event}: {error}"),
    }
}

/// The id of the rule that refuses an event.
pub(super) fn refusing_rule<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
    event: &str,
) -> &'static str {
    crate::Refusal::rule(refusal(game, state, event)).as_str()
}

/// The text of a deal in which each troupe, and the pile from its top, begins with the named cards;
/// the others fill the troupes and then the pile in the order of the deck.
pub(super) fn deal_text<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    deck: &str,
    dealer: u8,
    troupes: &str,
    pile: &str,
) -> String {
    let (mut troupes, mut pile) = (lists(troupes), cards(pile));
    let named: Vec<Card> = troupes.iter().flatten().chain(&pile).copied().collect();
    let mut spare = game.deck(schools(deck)).filter(|card| !named.contains(card));
    for troupe in &mut troupes {
        let missing = 10 - troupe.len();
        troupe.extend(spare.by_ref().take(missing));
    }
    pile.extend(spare);
    let deal = game.deal_of(Seat::new(dealer), &troupes, &pile).expect("a deal");
    game.write_chance(&deal).to_string()
}

/// The state after such a deal.
pub(super) fn dealt<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    deck: &str,
    dealer: u8,
    troupes: &str,
    pile: &str,
) -> State<W, SEATS, CARDS> {
    let text = deal_text(game, deck, dealer, troupes, pile);
    let mut state = game.start();
    game.play(&mut state, &read_event(game, &text).expect("a deal")).expect("the first deal");
    state
}

/// A minimal position in the first round: troupes, the leader, the preferred school.
pub(super) fn scene<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    troupes: &str,
    leader: u8,
    preferred: School,
) -> Position {
    Position {
        troupes: lists(troupes),
        pile: Vec::new(),
        bout: Vec::new(),
        leader: if game.is_solo() { Party::Contenders } else { Party::Seat(Seat::new(leader)) },
        preferred: Some(preferred),
        won: vec![Vec::new(); game.side_count()],
        support: vec![0; game.side_count()],
        dealer: Seat::new(0),
        round: 1,
    }
}

/// The position in which all cards that it names nowhere have been collected, in the order of the
/// deck and in whole bouts, by these sides in turn.
pub(super) fn with_spare_to<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    deck: &str,
    mut position: Position,
    winners: &[usize],
) -> Position {
    let lists =
        position.troupes.iter().chain(&position.won).chain([&position.bout, &position.pile]);
    let named: Vec<Card> = lists.flatten().copied().collect();
    let mut spare: Vec<Card> =
        game.deck(schools(deck)).filter(|card| !named.contains(card)).collect();
    for side in winners.iter().copied() {
        let rest = spare.split_off(game.in_bout as usize);
        position.won[side].extend(std::mem::replace(&mut spare, rest));
    }
    assert!(spare.is_empty(), "cards to spare: {spare:?}");
    position
}

/// The state of such a position.
pub(super) fn set_up<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    deck: &str,
    position: Position,
    winners: &[usize],
) -> State<W, SEATS, CARDS> {
    game.set_up(&with_spare_to(game, deck, position, winners)).expect("a position")
}

/// One random event.
pub(super) fn step<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &mut State<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    if let Some(event) = random_event(game, state, dice) {
        game.play_unchecked(state, &event);
    }
}
