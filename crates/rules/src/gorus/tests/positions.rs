//! Rounds set up in the middle.

use super::super::{Card, Division, Gorus, Options, Party, Position, PositionError};
use super::super::{School, SmallGorus, State, Word};
use super::{Dice, cards, dealt, large, play_all, public, random_event, scene};
use super::{small, step, with_spare_to};
use crate::laws::Lawful;
use crate::testing::assert_all_provoked;
use crate::{Game, Node, Randomness, Seat, Viewer};

/// The position that a running state is in. What came before it, the position forgets.
pub(super) fn position_of<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    state: &State<W, SEATS, CARDS>,
) -> Position {
    let status = public(game, state);
    let mut won = vec![Vec::new(); game.side_count()];
    for bout in 0..state.bouts {
        let start = usize::from(bout) * usize::from(game.in_bout);
        let played = state.slots[start..start + usize::from(game.in_bout)].iter().flatten();
        won[game.side(state.takers.of(bout))].extend(played);
    }
    Position {
        troupes: Seat::all(game.players())
            .map(|seat| state.troupes[seat.index()].iter().collect())
            .collect(),
        pile: game.pile_to_come(state).iter().flatten().copied().collect(),
        bout: status.table.to_vec(),
        leader: status.leader.expect("a running round"),
        preferred: status.preferred,
        won,
        support: status.support.to_vec(),
        dealer: status.dealer.expect("a running round"),
        round: status.round,
    }
}

/// The same position a moment earlier, before the contender on the table has entered.
fn before_the_contender(mut position: Position) -> Position {
    position.pile.insert(0, position.bout.remove(0));
    if position.won.iter().all(Vec::is_empty) {
        position.preferred = None; // G7.1: the first contender of the round sets it.
    }
    position
}

/// Plays at random until the round is over, with the law of sampling kept on the way.
fn play_on<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    mut state: State<W, SEATS, CARDS>,
    dice: &mut Dice,
) {
    while let Node::Decide(_) = game.node(&state) {
        assert!(game.is_conserved(&state));
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            let worlds = game.worlds(&view).expect("a world");
            let world = game.sample(&worlds, dice);
            assert!(game.is_conserved(&world));
            assert_eq!(game.view(&world, viewer), view);
        }
        step(game, &mut state, dice);
    }
    let last_round = public(game, &state).last_round.expect("a round has ended");
    let total: i16 = last_round.favour.iter().sum();
    assert_eq!(total as usize, game.options().school_count() + 5);
}

#[test]
fn a_bout_in_the_middle_plays_on() {
    let game = small(Options::new(3));
    let scene = scene(&game, "F6.A4/S8.A5/F8.A6.A7", 0, School::Arrows);
    let position = Position { bout: cards("F5.S4"), ..scene };
    let position = with_spare_to(&game, "FSA", position, &[0, 1, 2, 0, 1, 2, 0]);
    let state = game.set_up(&position).expect("a position");
    let status = public(&game, &state);
    assert_eq!((status.bout, status.initiating), (8, Some(School::Fists)));
    assert_eq!(status.collected[..], [9, 6, 6]);
    // No viewer has watched an earlier bout, so there is none to look back at.
    assert_eq!(status.last_bout, None);
    assert_eq!(game.node(&state), Node::Decide(crate::SeatSet::only(Seat::new(2))));
    for seed in 0..10 {
        play_on(&game, state, &mut Dice(seed));
    }
}

#[test]
fn a_first_bout_plays_on() {
    let game = large(Options::new(8));
    let start = dealt(&game, "FSAXH", 5, "///////", "");
    let position = position_of(&game, &start);
    // Before the first play it is the dealt state itself, and nothing has been forgotten.
    assert_eq!(game.set_up(&position), Ok(start));
    let mut state = start;
    let mut dice = Dice(1);
    for _ in 0..3 {
        step(&game, &mut state, &mut dice);
    }
    let state = game.set_up(&position_of(&game, &state)).expect("a position");
    play_on(&game, state, &mut dice);
}

#[test]
fn a_solo_position_plays_on_with_and_without_the_contender_on_the_table() {
    let game = small(Options::new(1));
    let scene = scene(&game, "F5.F6.S7", 0, School::Arrows);
    let position = Position { bout: cards("F4"), pile: cards("S4.S5.S6.A4.A5"), ..scene };
    let on_table = with_spare_to(&game, "FSA", position, &[0, 1, 0, 1, 0, 1, 1]);
    let to_come = before_the_contender(on_table.clone());
    let states = [&on_table, &to_come].map(|position| game.set_up(position).expect("a position"));
    // The same moment, except for whether the contender's entrance was watched.
    assert_eq!(public(&game, &states[0]), public(&game, &states[1]));
    for state in states {
        for seed in 0..10 {
            play_on(&game, state, &mut Dice(seed));
        }
    }
    // Contenders open, even if a seat is named as the leader.
    let named = Position { leader: Party::Seat(Seat::new(0)), ..to_come };
    assert_eq!(game.set_up(&named), Ok(states[1]));
}

#[test]
fn a_solo_round_can_be_set_up_before_its_first_contender() {
    let game = small(Options::new(1));
    let start = dealt(&game, "FSA", 0, "", "S9");
    let position = before_the_contender(position_of(&game, &start));
    assert_eq!(position.preferred, None);
    assert_eq!(game.set_up(&position), Ok(start));
}

#[test]
fn a_position_of_two_players_with_a_pile_plays_on() {
    let game = small(Options::new(2));
    // Nine plays have been made, so one gladiator is left to draw, and it is for who plays next.
    let hands = "F0.F4.F5.F6.F7.F8.F9.F10.F11.F12/S0.S4.S5.S6.S7.S8.S9.S10.S11.S12";
    let scene = scene(&game, hands, 0, School::Arrows);
    let position = Position { bout: cards("A4"), pile: cards("A5"), ..scene };
    let position = with_spare_to(&game, "FSA", position, &[0, 1, 0, 0]);
    let state = game.set_up(&position).expect("a position");
    assert_eq!(public(&game, &state).bout, 5);
    let mut after = state;
    play_all(&game, &mut after, "1:S4");
    assert!(after.troupes[1].contains(cards("A5")[0]));
    for seed in 0..10 {
        play_on(&game, state, &mut Dice(seed));
    }
}

/// A position of a random game keeps the legal moves, and the same cards from there on end the
/// round, and the game if it ends, in the same way.
fn compare_with_positions<W: Word, const SEATS: usize, const CARDS: usize>(
    game: &Gorus<W, SEATS, CARDS>,
    seed: u64,
) {
    let mut dice = Dice(seed);
    let mut state = game.start();
    let mut shadows: Vec<State<W, SEATS, CARDS>> = Vec::new();
    while let Some(event) = random_event(game, &state, &mut dice) {
        if matches!(game.node(&state), Node::Decide(_)) {
            let position = position_of(game, &state);
            let shadow = game.set_up(&position);
            shadows.push(shadow.unwrap_or_else(|error| panic!("{position:?}: {error}")));
            if game.is_solo() {
                let position = before_the_contender(position);
                shadows.push(game.set_up(&position).expect("a position"));
            }
        }
        for shadow in &mut shadows {
            let seats = || Seat::all(game.players());
            let legal = |state| seats().map(|seat| game.legal(state, seat)).collect::<Vec<_>>();
            assert_eq!(legal(shadow), legal(&state));
            game.play(shadow, &event).expect("the same cards can be played");
        }
        game.play_unchecked(&mut state, &event);
        for shadow in &shadows {
            assert_eq!(game.node(shadow), game.node(&state));
            let (here, there) = (public(game, &state), public(game, shadow));
            assert_eq!((here.preferred, here.collected), (there.preferred, there.collected));
            assert_eq!(here.support, there.support);
            assert!(here.last_round == there.last_round || there.last_round.is_none());
        }
        // The round is over, and ended in the same way.
        if !matches!(game.node(&state), Node::Decide(_)) {
            for shadow in &shadows {
                assert_eq!(public(game, shadow).last_round, public(game, &state).last_round);
            }
            shadows.clear();
        }
    }
}

#[test]
fn a_position_of_a_running_game_goes_on_like_the_game() {
    for players in 1..=8 {
        for division in Division::all_for(players) {
            let options = Options { division, ..Options::new(players) };
            if players <= 5 {
                compare_with_positions(&small(options), u64::from(players));
            } else {
                compare_with_positions(&large(options), u64::from(players));
            }
        }
    }
}

#[test]
fn positions_keep_the_law_of_sampling_to_the_end_of_the_round() {
    for players in 1..=5 {
        let game = small(Options::new(players));
        let mut dice = Dice(100 + u64::from(players));
        let mut state = game.start();
        step(&game, &mut state, &mut dice);
        while let Node::Decide(_) = game.node(&state) {
            let set_up = game.set_up(&position_of(&game, &state)).expect("a position");
            play_on(&game, set_up, &mut dice);
            step(&game, &mut state, &mut dice);
        }
    }
}

/// Changes something about a position, possible or not.
fn disturb(position: &mut Position, players: u8, dice: &mut Dice) {
    let seat = Seat::new(dice.below(u32::from(players) + 1) as u8);
    match dice.below(8) {
        0 => position.leader = Party::Seat(seat),
        1 => position.dealer = seat,
        2 => position.round = dice.below(6) as u8,
        3 => {
            position.preferred =
                [None, Some(School::Fists), Some(School::Axes)][dice.below(3) as usize];
        }
        4 => {
            let side = dice.below(position.support.len() as u32) as usize;
            position.support[side] = dice.below(4) as u8;
        }
        // Two cards change places, or one card moves.
        kind => {
            let Position { troupes, won, pile, bout, .. } = position;
            let mut lists: Vec<_> = troupes.iter_mut().chain(won).chain([pile, bout]).collect();
            let mut pick = || {
                let list = dice.below(lists.len() as u32) as usize;
                let card = dice.below(lists[list].len().max(1) as u32) as usize;
                (list, card, lists[list].get(card).copied())
            };
            let (one, other) = (pick(), pick());
            if let (Some(card), Some(second)) = (one.2, other.2) {
                if kind == 5 {
                    lists[one.0].remove(one.1);
                    lists[other.0].push(card);
                } else {
                    (lists[one.0][one.1], lists[other.0][other.1]) = (second, card);
                }
            }
        }
    }
}

#[test]
fn every_accepted_position_can_be_played() {
    let mut accepted = 0;
    for players in 1..=5 {
        let game = small(Options::new(players));
        let mut dice = Dice(300 + u64::from(players));
        let mut state = game.start();
        while let Some(event) = random_event(&game, &state, &mut dice) {
            game.play_unchecked(&mut state, &event);
            if !matches!(game.node(&state), Node::Decide(_)) {
                continue;
            }
            for _ in 0..4 {
                let mut position = position_of(&game, &state);
                disturb(&mut position, players, &mut dice);
                disturb(&mut position, players, &mut dice);
                if let Ok(state) = game.set_up(&position) {
                    play_on(&game, state, &mut dice);
                    accepted += 1;
                }
            }
        }
    }
    assert!(accepted > 500, "{accepted} positions");
}

/// The numbers of all errors. A new one does not compile until it has a number here, and then a
/// test wants to see it provoked.
const KINDS: usize = 16;

const fn kind(error: PositionError) -> usize {
    match error {
        PositionError::TroupeCount => 0,
        PositionError::SideCount => 1,
        PositionError::Dealer => 2,
        PositionError::Leader => 3,
        PositionError::NotInDeck(_) => 4,
        PositionError::Twice(_) => 5,
        PositionError::SchoolCount => 6,
        PositionError::Missing => 7,
        PositionError::PartOfABout => 8,
        PositionError::BoutSize => 9,
        PositionError::TroupeSize(_) => 10,
        PositionError::RoundOver => 11,
        PositionError::Preferred => 12,
        PositionError::Unfollowed(_) => 13,
        PositionError::TargetReached => 14,
        PositionError::Support => 15,
    }
}

fn card(text: &str) -> Card {
    Card::read(text).expect("a card")
}

/// A position of three players with two gladiators each that can be.
fn possible(game: &SmallGorus) -> Position {
    let scene = scene(game, "F6.A4/S8.A5/F8.A6.A7", 0, School::Arrows);
    with_spare_to(game, "FSA", Position { bout: cards("F5.S4"), ..scene }, &[0, 1, 0, 1, 0, 1, 0])
}

/// A first bout that can be: seat 1 leads, and Fists are preferred by its F5.
fn possible_first_bout(game: &SmallGorus) -> Position {
    let start = dealt(game, "FSA", 0, "F4/F5.S5/", "");
    let mut state = start;
    play_all(game, &mut state, "1:F5");
    position_of(game, &state)
}

#[test]
fn every_impossible_position_is_named() {
    let game = small(Options::new(3));
    let changed = |mut position: Position, change: &dyn Fn(&mut Position)| {
        assert!(game.set_up(&position).is_ok());
        change(&mut position);
        game.set_up(&position).expect_err("impossible")
    };
    let wrong = |change: &dyn Fn(&mut Position)| changed(possible(&game), change);
    let wrong_first = |change: &dyn Fn(&mut Position)| changed(possible_first_bout(&game), change);
    let provoked = [
        (wrong(&|it| it.troupes.push(Vec::new())), PositionError::TroupeCount, "G2.3"),
        (wrong(&|it| it.won.truncate(2)), PositionError::SideCount, "G8.3"),
        (wrong(&|it| it.support.push(0)), PositionError::SideCount, "G8.3"),
        (wrong(&|it| it.dealer = Seat::new(3)), PositionError::Dealer, "G2.4"),
        (wrong(&|it| it.leader = Party::Contenders), PositionError::Leader, "G3.2"),
        (wrong(&|it| it.leader = Party::Seat(Seat::new(3))), PositionError::Leader, "G3.2"),
        // Seat 2 has taken no bout.
        (wrong(&|it| it.leader = Party::Seat(Seat::new(2))), PositionError::Leader, "G3.2"),
        // G3.1: in the first bout the dealer's left leads.
        (wrong_first(&|it| it.dealer = Seat::new(1)), PositionError::Leader, "G3.2"),
        (wrong(&|it| it.bout[1] = card("S3")), PositionError::NotInDeck(card("S3")), "G2.1"),
        (wrong(&|it| it.bout[1] = card("F5")), PositionError::Twice(card("F5")), "G1.1"),
        (wrong(&|it| it.bout[1] = card("X4")), PositionError::SchoolCount, "G2.2"),
        (wrong(&|it| it.troupes[0].truncate(1)), PositionError::Missing, "G2.1"),
        (wrong(&|it| it.won[0].extend(it.troupes[2].pop())), PositionError::PartOfABout, "G3.7"),
        (wrong(&|it| it.bout.extend(it.troupes[2].pop())), PositionError::BoutSize, "G3.7"),
        (
            wrong(&|it| {
                let moved = it.troupes[0].pop();
                it.troupes[1].extend(moved);
            }),
            PositionError::TroupeSize(Seat::new(0)),
            "G2.3",
        ),
        (
            wrong(&|it| it.pile.extend(it.troupes[2].pop())),
            PositionError::TroupeSize(Seat::new(2)),
            "G2.3",
        ),
        (
            wrong(&|it| {
                let all: Vec<Card> =
                    it.troupes.iter_mut().chain([&mut it.bout]).flat_map(std::mem::take).collect();
                it.won[2].extend(all);
            }),
            PositionError::RoundOver,
            "G4.1",
        ),
        // In the middle of a round some school is preferred,
        (wrong(&|it| it.preferred = None), PositionError::Preferred, "G3.4"),
        // the one that the bout's last challenge made so,
        (
            wrong(&|it| {
                it.troupes[1] = cards("S8.S4");
                it.bout[1] = card("A5");
                it.preferred = Some(School::Swords);
            }),
            PositionError::Preferred,
            "G3.4",
        ),
        // or in the first bout the leader's,
        (wrong_first(&|it| it.preferred = Some(School::Swords)), PositionError::Preferred, "G3.4"),
        // and before the first play none.
        (wrong_first(&|it| it.troupes[1].extend(it.bout.pop())), PositionError::Preferred, "G3.4"),
        // Seat 1 has played S4 and holds a Fist.
        (
            wrong(&|it| {
                it.troupes[1] = cards("F8.A5");
                it.troupes[2] = cards("S8.A6.A7");
            }),
            PositionError::Unfollowed(card("S4")),
            "G3.3",
        ),
        (
            wrong(&|it| (it.support, it.round) = (vec![3, 0, 0], 4)),
            PositionError::TargetReached,
            "G5.1",
        ),
        // More support than rounds, less than one a round, and round 0.
        (wrong(&|it| it.support[0] = 1), PositionError::Support, "G4.2"),
        (wrong(&|it| it.round = 2), PositionError::Support, "G4.2"),
        (wrong(&|it| it.round = 0), PositionError::Support, "G4.2"),
    ];
    assert_all_provoked::<_, KINDS>(provoked, PositionError::rule, kind);
}

#[test]
fn a_named_school_keeps_others_out_of_a_position() {
    let game = small(Options { schools: Some(super::schools("FSX")), ..Options::new(3) });
    let other = possible(&small(Options::new(3)));
    let error = game.set_up(&other).expect_err("impossible");
    assert!(matches!(error, PositionError::NotInDeck(card) if card.school() == School::Arrows));
}

#[test]
fn solo_positions_have_at_most_one_contender_on_the_table() {
    let game = small(Options::new(1));
    let scene = scene(&game, "F5.F6", 0, School::Arrows);
    let position = Position { bout: cards("F4.F7"), pile: cards("S4.S5"), ..scene };
    let position = with_spare_to(&game, "FSA", position, &[0, 1, 0, 1, 0, 1, 0, 1]);
    assert_eq!(game.set_up(&position), Err(PositionError::BoutSize));
}
