//! Moves that are taken back.

use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::{MoveSet, Seat, Viewer};

use super::portrait::Portrait;
use super::{Live, author, fired_up, gladiators, gorus, seat, settings};
use crate::{Command, MoveId, Settings, Span, TableNotice, TableRefusal, Version};

/// A duel of people in which a seat has just announced an attack, and another may respond.
fn announced() -> (Live<Gladiators>, Seat) {
    let found = (0..100).find_map(|seed| {
        let mut live = Live::begun(gladiators(3), settings(), 3, seed);
        let can = |live: &Live<Gladiators>| live.seats().any(|seat| live.table.can_take_back(seat));
        live.play_until(|live| can(live) && live.in_window()).then_some(live)
    });
    let live = found.expect("one of a hundred duels has a response");
    let mover = live.seats().find(|seat| live.table.can_take_back(*seat)).expect("a mover");
    (live, mover)
}

/// A game in which a seat is in the middle of its turn.
fn in_a_turn(settings: Settings) -> (Live<FiredUp>, Seat) {
    let mut live = Live::begun(fired_up(2), settings, 2, 8);
    for number in 0..2 {
        live.play_at_random(seat(number));
    }
    let mover = live.asked()[0];
    live.say_move(mover, "stand");
    (live, mover)
}

/// Discards dice, or makes any other move, until this many moves can be taken back.
fn make_moves(live: &mut Live<FiredUp>, mover: Seat, count: usize) {
    for _ in 0..count {
        let legal = live.table.game_with_views().legal(mover);
        let discard = legal.iter().find(|choice| choice.to_string().starts_with("discard"));
        live.play(mover, discard.expect("a die to discard"));
    }
}

#[test]
fn the_last_mover_takes_back_and_the_game_is_as_before() {
    let (mut live, mover) = announced();
    let asked = live.asked();
    let late = live.request(asked[0]);
    let events = live.table.events().len();
    for other in live.seats().filter(|other| *other != mover) {
        assert!(!live.table.can_take_back(other));
        let refusal = live.refusal(live.person(other), Command::TakeBack(other));
        assert_eq!(refusal, TableRefusal::NothingToTakeBack);
    }
    live.must(live.person(mover), Command::TakeBack(mover));
    assert_eq!(live.last_notice(), Some(TableNotice::TookBack { seat: mover }));
    assert_eq!(live.asked(), [mover]);
    assert_eq!(live.table.events().len(), events - 1);
    assert!(!live.in_window());
    assert_eq!(live.table.window(), None);
    // After the second announcement the window asks another question, so an answer to the first is
    // stale.
    live.play_until(|live| live.in_window() && live.table.request(asked[0]).is_some());
    let id = MoveId("late".to_owned());
    let choice = live.table.game_with_views().legal(asked[0]).nth(0);
    let command = Command::Move { seat: asked[0], request: late, id, choice };
    assert_eq!(live.refusal(live.person(asked[0]), command), TableRefusal::Stale);
}

#[test]
fn nothing_is_taken_back_once_another_seat_has_answered() {
    let (mut live, mover) = announced();
    let responder = live.asked()[0];
    live.say_move(responder, "pass");
    for seat in live.seats() {
        assert!(!live.table.can_take_back(seat));
    }
    let refusal = live.refusal(live.person(mover), Command::TakeBack(mover));
    assert_eq!(refusal, TableRefusal::NothingToTakeBack);
}

#[test]
fn nothing_is_taken_back_that_shows_a_card_or_follows_from_chance() {
    // A played card is visible, so it cannot be taken back.
    let mut live = Live::begun(gorus(3), settings(), 3, 1);
    while let Some(mover) = live.asked().first().copied() {
        live.play_at_random(mover);
        assert!(live.seats().all(|seat| !live.table.can_take_back(seat)));
    }
    // The same holds for rerolled dice, and for the last keep, which begins the next phase.
    let mut live = Live::begun(fired_up(2), settings(), 2, 8);
    live.play_at_random(seat(0));
    assert!(live.table.can_take_back(seat(0)));
    live.play_at_random(seat(1));
    assert!(!live.table.can_take_back(seat(0)) && !live.table.can_take_back(seat(1)));
    let mover = live.asked()[0];
    live.play(mover, live.table.game_with_views().legal(mover).nth(0));
    assert!(!live.table.can_take_back(mover));
}

#[test]
fn moves_of_a_turn_are_taken_back_one_after_another() {
    let (mut live, mover) = in_a_turn(settings());
    let digest = live.table.game_with_views().digest();
    let first = live.request(mover);
    make_moves(&mut live, mover, 2);
    let middle = live.table.version(Viewer::Spectator);
    for _ in 0..2 {
        live.must(live.person(mover), Command::TakeBack(mover));
    }
    assert_eq!(live.table.game_with_views().digest(), digest);
    // The streams continue, and every question is new.
    assert_eq!(live.table.version(Viewer::Spectator), Version(middle.0 + 2));
    assert_eq!(live.request(mover).0, first.0 + 4);
    // Standing on the dice can be taken back too; before it there is nothing to take back.
    live.must(live.person(mover), Command::TakeBack(mover));
    let refusal = live.refusal(live.person(mover), Command::TakeBack(mover));
    assert_eq!(refusal, TableRefusal::NothingToTakeBack);
    assert_eq!(Portrait::of(&live.reread()), Portrait::of(&live.table));
}

#[test]
fn a_move_that_was_taken_back_was_accepted_once() {
    let (mut live, mover) = in_a_turn(settings());
    let choice = live.table.game_with_views().legal(mover).nth(0);
    let command = live.answer(mover, choice);
    let person = live.person(mover);
    live.must(person, command.clone());
    live.must(person, Command::TakeBack(mover));
    let entries = live.table.entries();
    // A client that sends the move again has not received the acknowledgement, and does not want a
    // second move. A client that really makes the same move again uses a new id.
    assert!(!live.ask(&author(person), command.clone()).expect("as before"));
    live.restart();
    live.come(person);
    assert!(!live.ask(&author(person), command).expect("as before"));
    assert_eq!(live.table.entries(), entries + 1, "only that the table has slept");
    live.play(mover, choice);
}

#[test]
fn a_table_may_agree_on_no_takebacks() {
    let (mut live, mover) = in_a_turn(Settings { takebacks: false, ..settings() });
    make_moves(&mut live, mover, 1);
    assert!(!live.table.can_take_back(mover));
    let refusal = live.refusal(live.person(mover), Command::TakeBack(mover));
    assert_eq!(refusal, TableRefusal::NoTakebacks);
}

#[test]
fn only_the_person_who_plays_takes_a_move_back() {
    let (mut live, mover) = in_a_turn(settings());
    make_moves(&mut live, mover, 1);
    let person = live.person(mover);
    live.must(0, Command::Pause);
    assert!(!live.table.can_take_back(mover));
    assert_eq!(live.refusal(person, Command::TakeBack(mover)), TableRefusal::Paused);
    live.must(0, Command::Resume);
    live.must(person, Command::Leave(mover));
    assert!(!live.table.can_take_back(mover));
    assert_eq!(live.refusal(person, Command::TakeBack(mover)), TableRefusal::StoodIn);
    live.must(person, Command::Return(mover));
    live.must(person, Command::TakeBack(mover));
}

#[test]
fn a_bots_move_is_not_taken_back() {
    let (mut live, mover) = in_a_turn(settings());
    let person = live.person(mover);
    live.must(person, Command::Leave(mover));
    live.wait(live.table.settings().pace);
    assert!(live.bot_moves());
    live.must(person, Command::Return(mover));
    assert!(!live.table.can_take_back(mover));
}

#[test]
fn a_window_opens_anew_for_a_move_that_is_made_again() {
    let (mut live, mover) = announced();
    assert_eq!(live.table.window(), None, "this table waits for ever");
    let paces: Vec<_> = live.asked().iter().map(|seat| live.table.request(*seat)).collect();
    live.wait(Span::seconds(3));
    live.must(live.person(mover), Command::TakeBack(mover));
    live.play_until(Live::in_window);
    let asked = live.asked();
    let again = live.table.request(asked[0]).expect("asked");
    assert!(paces.iter().flatten().all(|before| before.id != again.id));
    assert_eq!(again.pace.left(live.now), live.table.settings().pace);
}

#[test]
fn what_another_seat_has_done_meanwhile_counts_though_it_was_taken_back() {
    let mut live = Live::begun(fired_up(3), settings(), 3, 8);
    live.play_at_random(seat(0));
    live.play_at_random(seat(1));
    assert!(!live.table.can_take_back(seat(0)));
    live.must(1, Command::TakeBack(seat(1)));
    for seat in live.seats() {
        assert!(!live.table.can_take_back(seat));
    }
}
