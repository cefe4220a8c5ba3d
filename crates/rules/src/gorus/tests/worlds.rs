//! The law of sampling both ways: every sampled world is possible, and every possible one comes.
//!
//! In small positions all openings can be listed. Which of them are possible is decided twice, by
//! the viewer's own stream of news, and by the bare rules with no view asked, so that a view which
//! leaks and samples by its leak is caught as well. Both must be what [`Game::sample`] gives.

use std::collections::{HashMap, HashSet};

use super::super::{Card, Options, Position, School, SmallGorus, State};
use super::positions::position_of;
use super::{Dice, cards, play_all, random_event, scene, set_up, small, step, with_spare_to};
use crate::laws::{sampled_worlds, worlds_by_stream};
use crate::{Event, Game, Node, Randomness, Seat, Viewer};

type Small = State<u64, 5, 50>;

/// Every way to lay the cards of a position that the viewer does not see in it, each once.
///
/// `pinned` cards stay in their troupes. That saves openings in which a card that a seat plays
/// later is not there to be played; with a draw pile nothing can be pinned.
fn every_opening(position: &Position, viewer: Viewer, pinned: &[Card]) -> Vec<Position> {
    let mut blank = position.clone();
    let mut hidden = std::mem::take(&mut blank.pile);
    let pile = hidden.len();
    let mut rooms = Vec::new();
    for (number, troupe) in (0..).zip(&mut blank.troupes) {
        if !viewer.is(Seat::new(number)) {
            let size = troupe.len();
            hidden.extend(troupe.extract_if(.., |card| !pinned.contains(card)));
            rooms.push((usize::from(number), size - troupe.len()));
        }
    }
    let mut openings = Vec::new();
    lay(&blank, &rooms, &mut vec![None; pile], &hidden, &mut openings);
    openings
}

/// Lays the first hidden card into every room that has a place for it, then the others.
fn lay(
    position: &Position,
    rooms: &[(usize, usize)],
    pile: &mut Vec<Option<Card>>,
    hidden: &[Card],
    openings: &mut Vec<Position>,
) {
    let Some((card, rest)) = hidden.split_first() else {
        let pile = pile.iter().flatten().copied().collect();
        return openings.push(Position { pile, ..position.clone() });
    };
    for room in 0..rooms.len() {
        let (seat, places) = rooms[room];
        if places > 0 {
            let mut position = position.clone();
            position.troupes[seat].push(*card);
            let mut rooms = rooms.to_vec();
            rooms[room].1 -= 1;
            lay(&position, &rooms, pile, rest, openings);
        }
    }
    for place in 0..pile.len() {
        if pile[place].is_none() {
            pile[place] = Some(*card);
            lay(position, rooms, pile, rest, openings);
            pile[place] = None;
        }
    }
}

/// The worlds that the bare rules allow: all openings in which the events are legal, the same cards
/// come to the table and the viewer holds the same troupe, step by step.
pub(super) fn worlds_by_rules(
    game: &SmallGorus,
    viewer: Viewer,
    actual: &Small,
    openings: &[Small],
    events: &[Event<SmallGorus>],
) -> HashSet<Small> {
    let sight = |state: &Small| {
        let own = viewer.seat().map(|seat| state.troupes[seat.index()]);
        (own, state.slots[..usize::from(state.played)].to_vec())
    };
    let looks_alike = |mut world: Small| {
        let mut actual = *actual;
        for event in events {
            if sight(&world) != sight(&actual) || game.play(&mut world, event).is_err() {
                return None;
            }
            game.play(&mut actual, event).expect("it was played");
        }
        (sight(&world) == sight(&actual)).then_some(world)
    };
    openings.iter().copied().filter_map(looks_alike).collect()
}

/// All states that can have been at the start of these events, as far as the viewer sees there.
pub(super) fn openings(
    game: &SmallGorus,
    viewer: Viewer,
    position: &Position,
    events: &[Event<SmallGorus>],
) -> Vec<Small> {
    let played = events.iter().filter_map(|event| match event {
        Event::Move(_, card) if !game.has_draw_pile() => Some(*card),
        _ => None,
    });
    let positions = every_opening(position, viewer, &played.collect::<Vec<_>>());
    positions.iter().map(|position| game.set_up(position).expect("a position")).collect()
}

/// A position and the plays from there.
struct History {
    position: Position,
    events: Vec<Event<SmallGorus>>,
}

impl History {
    fn new(game: &SmallGorus, position: Position, events: &str) -> Self {
        let mut state = game.set_up(&position).expect("a position");
        Self { position, events: play_all(game, &mut state, events) }
    }

    /// The state after this many of the events.
    fn state(&self, game: &SmallGorus, length: usize) -> Small {
        let mut state = game.set_up(&self.position).expect("a position");
        for event in &self.events[..length] {
            game.play(&mut state, event).expect("it was played");
        }
        state
    }

    /// The worlds that the viewer cannot tell from the actual one after this many of the events.
    fn worlds(&self, game: &SmallGorus, viewer: Viewer, length: usize) -> HashSet<Small> {
        let (events, start) = (&self.events[..length], self.state(game, 0));
        let openings = openings(game, viewer, &self.position, events);
        let allowed = worlds_by_rules(game, viewer, &start, &openings, events);
        let told = worlds_by_stream(game, viewer, &start, openings, events);
        assert_eq!(allowed, told, "{viewer:?} is told too much or too little");
        assert!(allowed.contains(&self.state(game, length)));
        allowed
    }

    /// Checks that exactly these worlds are sampled, and returns how many there are.
    ///
    /// With 25 samples a world, a uniform source leaves out one of *N* with a chance of *N* e⁻²⁵.
    fn check(&self, game: &SmallGorus, viewer: Viewer, length: usize) -> usize {
        let allowed = self.worlds(game, viewer, length);
        let (state, count) = (self.state(game, length), 25 * allowed.len());
        let sampled = sampled_worlds(game, viewer, &state, count, &mut Dice(count as u64));
        let extra = sampled.keys().find(|world| !allowed.contains(*world));
        assert_eq!(extra, None, "{viewer:?} samples an impossible world");
        let missing = allowed.iter().find(|world| !sampled.contains_key(*world));
        assert_eq!(missing, None, "{viewer:?} never samples a possible world");
        allowed.len()
    }

    /// Checks the law after each number of events in turn.
    fn check_after(
        &self,
        game: &SmallGorus,
        viewer: Viewer,
        lengths: impl IntoIterator<Item = usize>,
    ) -> Vec<usize> {
        lengths.into_iter().map(|length| self.check(game, viewer, length)).collect()
    }
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// Seat 1 sluffs on Fists, and seat 0 is looking.
fn shown_void(game: &SmallGorus) -> History {
    let scene = scene(game, "F4.S4.A4.A9/S5.S6.A5.A6/F5.F6.S7.A7", 0, School::Arrows);
    let position = with_spare_to(game, "FSA", scene, &[0, 1, 2, 0, 1, 2]);
    History::new(game, position, "0:F4 1:S5 2:F5 2:S7 0:S4 1:S6")
}

#[test]
fn three_players_late_in_a_round_with_a_shown_void() {
    let game = small(Options::new(3));
    // Four of eight cards; when S5 has shown that there is no Fist, three of five; when S7 has come
    // from the other side, three of four; and in the end two of three.
    let worlds = shown_void(&game).check_after(&game, seat(0), 0..=6);
    assert_eq!(worlds, [70, 70, 10, 10, 4, 4, 3]);
}

#[test]
fn the_spectator_of_three_players() {
    let game = small(Options::new(3));
    let scene = scene(&game, "F4.S4.A9/S5.A5.A6/F5.F6.A7", 0, School::Arrows);
    let position = with_spare_to(&game, "FSA", scene, &[0, 1, 2, 0, 1, 2, 0]);
    let history = History::new(&game, position, "0:F4 1:S5 2:F5");
    let worlds = history.check_after(&game, Viewer::Spectator, 0..=3);
    assert_eq!(worlds, [1680, 560, 100, 60]);
}

/// Seat 1 shows that it has no Fist and seat 2 that it has no Sword, so the Fists and Swords that
/// are left press on each other's room.
fn interlocking_voids(game: &SmallGorus) -> History {
    let troupes = "F4.S4.X9.X11/S7.S10.S11.A9/F5.F7.A7.X10/F6.F8.S6.S8";
    let position = scene(game, troupes, 0, School::Axes);
    let position = with_spare_to(game, "FSAX", position, &[0, 1, 2, 3, 0, 1]);
    History::new(game, position, "0:F4 1:S10 2:F5 3:F6 3:S6 0:S4 1:S11 2:A7")
}

#[test]
fn four_players_with_voids_that_interlock() {
    let game = small(Options::new(4));
    // In the end F7, F8, S7, S8, A9 and X10 are left, two to a seat. If seat 1 has both Swords, seat
    // 2 has any two of the others: 6 ways; if it has one, 2 × 2 × 3; if none, 1.
    let worlds = interlocking_voids(&game).check_after(&game, seat(0), 4..=8);
    assert_eq!(worlds, [700, 200, 200, 100, 6 + 12 + 1]);
}

#[test]
fn voids_that_interlock_in_a_ring_leave_no_world_out() {
    let game = small(Options::new(3));
    // Seat 0 has no Fist, seat 1 no Sword, seat 2 no Arrow, and two of each are left. To exchange
    // two cards of different schools is never possible here, only to pass three around.
    let troupes = "S4.S6.S8.A5.A7/F4.F6.A4.A6.A8/F5.F7.S5.S7.S9";
    let position = scene(&game, troupes, 1, School::Fists);
    let position = with_spare_to(&game, "FSA", position, &[0, 1, 2, 0, 1]);
    let plays = "1:F4 2:F5 0:S4 2:S5 0:S6 1:A4 0:A5 1:A6 2:S7";
    let worlds = History::new(&game, position, plays).check_after(&game, Viewer::Spectator, 6..=9);
    assert_eq!(worlds, [216, 69, 37, 1 + 8 + 1]);
}

/// Two players with that pile. Seat 1 has no Fist when seat 0 leads F4 and shows it, then draws F9
/// and must follow with it.
fn void_and_draw(game: &SmallGorus, pile: &str, events: &str) -> History {
    let pile = cards(pile);
    // With an odd pile F4 lies on the table already, and seat 0 has drawn for it.
    let (bout, fist) = if pile.len().is_multiple_of(2) { ("", "F4") } else { ("F4", "F8") };
    let troupes = format!("{fist}.F5.F6.F7.S0.S4.S5.A0.A4.A5/S6.S7.S8.S9.S10.A6.A7.A8.A9.A10");
    let scene = scene(game, &troupes, 0, School::Arrows);
    let winners: &[usize] = if pile.len() > 2 { &[0, 1, 0] } else { &[0, 1, 0, 1] };
    let position = Position { pile, bout: cards(bout), ..scene };
    History::new(game, with_spare_to(game, "FSA", position, winners), events)
}

#[test]
fn two_players_where_a_void_is_shown_before_the_last_draw() {
    let game = small(Options::new(2));
    // Eleven cards are unseen and one is a Fist. Once seat 1 has shown that it holds none, F9 must
    // be the one in the pile.
    let history = void_and_draw(&game, "F9", "1:S6 0:F5 1:F9 1:S7 0:S4");
    assert_eq!(history.check_after(&game, seat(0), 0..=5), [11, 1, 1, 1, 1, 1]);
    let history = void_and_draw(&game, "F10.F9", "0:F4 1:S6 0:F5 1:F9 1:S7 0:S4");
    assert_eq!(history.check_after(&game, seat(0), 0..=6), [132, 11, 1, 1, 1, 1, 1]);
}

#[test]
fn two_players_where_a_void_is_shown_before_several_draws() {
    let game = small(Options::new(2));
    let history = void_and_draw(&game, "F9.F10.S11", "1:S6 0:F5 1:F9 1:S7 0:S4");
    // After the void the two Fists lie among the three of the pile, in order: 6 × 10 worlds.
    assert_eq!(history.check_after(&game, seat(0), 0..=5), [1716, 60, 20, 10, 10, 10]);
    let history = void_and_draw(&game, "F8.F9.F10.S11", "0:F4 1:S6 0:F5 1:F9 1:S7 0:S4");
    assert_eq!(history.check_after(&game, seat(0), 2..=6), [60, 20, 10, 10, 10]);
}

#[test]
fn the_spectator_of_two_players_once_the_pile_is_empty() {
    let game = small(Options::new(2));
    let scene = scene(&game, "F4.F5.S4/S6.S7.A6", 0, School::Arrows);
    let winners = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
    let position = with_spare_to(&game, "FSA", scene, &winners);
    let history = History::new(&game, position, "0:F4 1:S6 0:F5 1:S7");
    let worlds = history.check_after(&game, Viewer::Spectator, 0..=4);
    assert_eq!(worlds, [20, 10, 3, 3, 2]);
}

/// The player has no Fist to follow the contender on the table with, and shows it.
fn solo_history(game: &SmallGorus) -> History {
    let scene = scene(game, "S6.S7.A7", 0, School::Arrows);
    let position = Position { bout: cards("F4"), pile: cards("F5.S5.A4.A5.F6"), ..scene };
    let position = with_spare_to(game, "FSA", position, &[0, 1, 0, 1, 0, 1, 1]);
    History::new(game, position, "0:S6 0:S7")
}

#[test]
fn solo_for_the_player_and_for_a_spectator() {
    let game = small(Options::new(1));
    let history = solo_history(&game);
    // The player does not know the order of the contenders: 5!, then 3!, then there is one.
    assert_eq!(history.check_after(&game, seat(0), 0..=2), [120, 6, 1]);
    // A spectator does not know the troupe either: 8! / 3!. When two of five are the player's, F6
    // is not: 4 × 3 ÷ 2 × 3!.
    assert_eq!(history.check_after(&game, Viewer::Spectator, 0..=2), [6720, 36, 1]);
}

/// A random round, set up somewhere and played on to a place where it is small enough.
fn random_history(game: &SmallGorus, dice: &mut Dice) -> History {
    let mut state = game.start();
    step(game, &mut state, dice);
    // If everything is dealt, the history begins with the deal. A pile makes too many openings, so
    // that the history begins where little of it is left.
    let (before, plays) = match game.players() {
        1 => (7, 1 + dice.below(2)),
        2 => (7 + dice.below(3), 1 + dice.below(6)),
        players => (0, 8 * u32::from(players) + dice.below(u32::from(players))),
    };
    for _ in 0..before {
        step(game, &mut state, dice);
    }
    let position = position_of(game, &state);
    let mut events = Vec::new();
    for _ in 0..plays {
        let event = random_event(game, &state, dice).expect("the round is running");
        game.play(&mut state, &event).expect("legal");
        events.push(event);
    }
    assert!(matches!(game.node(&state), Node::Decide(_)));
    History { position, events }
}

#[test]
fn random_rounds_leave_no_world_out() {
    for (players, rounds) in [(1, 10), (2, 10), (3, 30), (4, 10), (5, 3)] {
        let game = small(Options::new(players));
        let mut dice = Dice(200 + u64::from(players));
        for _ in 0..rounds {
            let history = random_history(&game, &mut dice);
            // A spectator of two sees no troupe, and one of five has too many worlds.
            for viewer in Viewer::all(players) {
                if viewer != Viewer::Spectator || ![2, 5].contains(&players) {
                    history.check(&game, viewer, history.events.len());
                }
            }
        }
    }
}

/// Asserts that all worlds are sampled about equally often.
///
/// For a uniform sampler, χ² over *N* worlds has mean *N* − 1 and variance 2 (*N* − 1). A sampler
/// whose chances are off by *b* of themselves (in the mean square) adds *b*² for each sample. The
/// bound allows *b* = 5 %, for the exchanges mix well but not perfectly, and six standard
/// deviations of luck. The seed is fixed, so the test never flickers.
fn assert_even(game: &SmallGorus, history: &History, viewer: Viewer, length: usize) {
    const PER_WORLD: usize = 2000;
    let worlds = history.worlds(game, viewer, length).len();
    let samples = PER_WORLD * worlds;
    let state = history.state(game, length);
    let counts: HashMap<Small, usize> =
        sampled_worlds(game, viewer, &state, samples, &mut Dice(worlds as u64));
    let deviation = |count: &usize| (*count as f64 - PER_WORLD as f64).powi(2) / PER_WORLD as f64;
    let square: f64 = counts.values().map(deviation).sum();
    let freedom = worlds as f64 - 1.0;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 0.05_f64.powi(2) * samples as f64;
    let mut counts: Vec<usize> = counts.into_values().collect();
    counts.sort_unstable();
    assert!(square < bound, "{viewer:?}: χ² is {square}, bound {bound}: {counts:?}");
}

#[test]
fn worlds_come_about_equally_often() {
    let [one, two, three, four] = [1, 2, 3, 4].map(|players| small(Options::new(players)));
    assert_even(&one, &solo_history(&one), seat(0), 1);
    assert_even(&one, &solo_history(&one), Viewer::Spectator, 1);
    let history = void_and_draw(&two, "F9.F10.S11", "1:S6 0:F5 1:F9 1:S7 0:S4");
    (1..=3).for_each(|length| assert_even(&two, &history, seat(0), length));
    (0..=6).for_each(|length| assert_even(&three, &shown_void(&three), seat(0), length));
    assert_even(&four, &interlocking_voids(&four), seat(0), 8);
}

#[test]
fn a_view_that_no_game_can_show_has_no_worlds() {
    let game = small(Options::new(3));
    let scene = scene(&game, "F4.F9.F10/S5.S6.A6/F6.F7.A7", 0, School::Arrows);
    let mut state = set_up(&game, "FSA", scene, &[0, 1, 2, 0, 1, 2, 0]);
    play_all(&game, &mut state, "0:F4 1:S5 2:F6");
    let view = game.view(&state, seat(0));
    assert!(game.worlds(&view).is_some());
    // Seat 1 has shown that it has no Fist, and of the unseen cards only one would be none.
    let mut forged = view;
    forged.seen.troupes[0] = cards("S6.A6").into_iter().collect();
    assert!(game.worlds(&forged).is_none());
    // A card too many, and a card that lies on the table.
    for troupe in ["F9.F10.S6", "F9.F4"] {
        let mut forged = view;
        forged.seen.troupes[0] = cards(troupe).into_iter().collect();
        assert!(game.worlds(&forged).is_none());
    }
}

#[test]
fn no_seat_plays_what_it_lacked_unless_it_drew_it() {
    let game = small(Options::new(2));
    let scene = scene(&game, "F4.F5.S4.A4/F6.F7.S6.A6", 0, School::Arrows);
    let winners = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
    let mut state = set_up(&game, "FSA", scene, &winners);
    play_all(&game, &mut state, "0:F4 1:F6 1:S6 0:S4 1:F7");
    let mut view = game.view(&state, seat(0));
    assert!(game.worlds(&view).is_some());
    // Had A6 been played for F6, F7 could not have been there later.
    view.seen.slots[23] = Some(Card::read("A6").expect("a card"));
    assert!(game.worlds(&view).is_none());
}

/// Rings are where exchanging cards in pairs leads nowhere: three have to move together.
#[test]
fn voids_that_interlock_in_a_ring_come_about_equally_often() {
    let game = small(Options::new(3));
    let troupes = "S4.S6.S8.A5.A7/F4.F6.A4.A6.A8/F5.F7.S5.S7.S9";
    let position = scene(&game, troupes, 1, School::Fists);
    let position = with_spare_to(&game, "FSA", position, &[0, 1, 2, 0, 1]);
    let plays = "1:F4 2:F5 0:S4 2:S5 0:S6 1:A4 0:A5 1:A6 2:S7";
    assert_even(&game, &History::new(&game, position, plays), Viewer::Spectator, 9);
}
