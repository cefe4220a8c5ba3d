//! Moves, the questions that they answer, and their ids.

use std::collections::BTreeSet;

use munera_rules::fired_up::FiredUp;
use munera_rules::gorus::SmallGorus;
use munera_rules::laws::Lawful;
use munera_rules::{Game, MoveSet, Seat, Viewer};

use super::{Live, author, fired_up, gladiators, gorus, seat, settings};
use crate::{
    Answer, Clock, Command, MoveId, Refusal, RequestId, Settings, Span, TableRefusal, Version,
};

#[test]
fn a_move_that_is_sent_twice_is_one_move() {
    let mut live = Live::begun(gorus(3), settings(), 3, 1);
    let mover = live.asked()[0];
    let legal = live.table.game_with_views().legal(mover);
    let command = live.answer(mover, legal.nth(0));
    let person = live.person(mover);
    assert!(live.ask(&author(person), command.clone()).expect("legal"));
    let (entries, events) = (live.table.entries(), live.table.events().len());
    for _ in 0..3 {
        assert!(!live.ask(&author(person), command.clone()).expect("as before"));
    }
    assert_eq!((live.table.entries(), live.table.events().len()), (entries, events));
    // The same holds for a table that was read from its log, and for the seat's holder only.
    live.restart();
    assert!(!live.ask(&author(person), command.clone()).expect("as before"));
    assert_eq!(live.refusal(9, command), TableRefusal::NotYourSeat);
}

#[test]
fn the_same_id_from_two_seats_is_two_moves() {
    let mut live = Live::begun(fired_up(2), settings(), 2, 1);
    for number in [0, 1] {
        let choice = live.table.game_with_views().legal(seat(number)).nth(0);
        let (request, id) = (live.request(seat(number)), MoveId("one".to_owned()));
        live.must(number.into(), Command::Move { seat: seat(number), request, id, choice });
    }
}

#[test]
fn an_answer_to_an_earlier_question_is_late() {
    let mut live = Live::begun(gorus(2), settings(), 2, 1);
    let mover = live.asked()[0];
    let first = live.request(mover);
    live.play_at_random(mover);
    // The seat is not asked: the refusal comes from the rules.
    let choice = live.table.game_with_views().game().every_move().next().expect("a card");
    let late = |live: &Live<_>, request| {
        let id = MoveId("late".to_owned());
        let command = Command::Move { seat: mover, request, id, choice };
        live.try_it(&author(live.person(mover)), command)
    };
    if live.table.request(mover).is_none() {
        assert!(matches!(late(&live, first), Err(Refusal::Game(_))));
    }
    assert!(live.play_until(|live| live.table.request(mover).is_some()));
    let second = live.request(mover);
    assert_eq!(second, RequestId(first.0 + 1));
    for request in [first, RequestId(0), RequestId(second.0 + 1)] {
        let refusal = late(&live, request).expect_err("another question");
        assert_eq!(refusal, TableRefusal::Stale.into());
    }
    let choice = live.table.game_with_views().legal(mover).nth(0);
    live.play(mover, choice);
}

/// Lets the next seat keep the first of its choices, or the last.
fn keep(live: &mut Live<FiredUp>, seat: Seat, last: bool) {
    let legal = live.table.game_with_views().legal(seat);
    live.play(seat, legal.nth(if last { legal.len() - 1 } else { 0 }));
}

#[test]
fn a_question_that_has_not_changed_keeps_its_number() {
    let mut live = Live::begun(fired_up(4), settings(), 4, 1);
    let requests: Vec<_> = live.seats().map(|seat| live.table.request(seat)).collect();
    for number in [2, 0, 3] {
        keep(&mut live, seat(number), false);
        assert_eq!(live.table.request(seat(number)), None);
        assert_eq!(live.table.request(seat(1)), requests[1]);
    }
    // An answer that was on its way all this time is still in time.
    keep(&mut live, seat(1), false);
    // The seat whose turn it is now has a new question.
    let asked = live.asked();
    assert_eq!(asked.len(), 1);
    assert_eq!(live.request(asked[0]), RequestId(2));
}

#[test]
fn every_move_of_a_turn_answers_a_question_of_its_own() {
    let mut live = Live::begun(fired_up(2), settings(), 2, 3);
    keep(&mut live, seat(0), false);
    keep(&mut live, seat(1), false);
    let mover = live.asked()[0];
    let mut number = live.request(mover).0;
    while live.asked() == [mover] {
        assert_eq!(live.request(mover).0, number);
        live.play_at_random(mover);
        number += 1;
    }
}

#[test]
fn simultaneous_decisions_lead_to_the_same_game_in_every_order() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let digests = orders.map(|order| {
        let mut live = Live::begun(fired_up(3), settings(), 3, 5);
        for number in order {
            keep(&mut live, seat(number), number == 1);
        }
        live.table.game_with_views().digest()
    });
    assert!(digests.iter().all(|digest| *digest == digests[0]));
    // Check that the order can matter at all.
    let mut live = Live::begun(fired_up(3), settings(), 3, 5);
    for number in 0..3 {
        keep(&mut live, seat(number), false);
    }
    assert_ne!(live.table.game_with_views().digest(), digests[0]);
}

#[test]
fn answers_to_a_response_window_lead_to_the_same_game_in_every_order() {
    let mut seen = 0;
    for seed in 0..6 {
        let mut live = Live::begun(fired_up(3), settings(), 3, seed);
        while live.play_until(|live| live.in_window() && live.asked().len() > 1) {
            let asked = live.asked();
            // The order in which cards are shown is part of the game, so only one seat may show
            // any.
            let decline = live.table.game_with_views().game().read_move("wait").expect("a move");
            let mut answers: Vec<_> = asked.iter().map(|seat| (*seat, decline)).collect();
            answers[0].1 = live.table.game_with_views().legal(asked[0]).nth(0);
            let run = |answers: &mut dyn Iterator<Item = &(Seat, _)>| {
                let mut live = live.clone();
                answers.for_each(|(seat, choice)| live.play(*seat, *choice));
                live.table.game_with_views().digest()
            };
            assert_eq!(run(&mut answers.iter()), run(&mut answers.iter().rev()));
            seen += 1;
            let (first, choice) = answers[0];
            live.play(first, choice);
        }
    }
    assert!(seen > 20, "only {seen} windows with several seats");
}

#[test]
fn what_the_rules_refuse_is_refused_by_their_reason() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    let mover = live.asked()[0];
    let other = mover.next(2);
    let game = *live.table.game_with_views().game();
    let choice = game.read_move("pass").expect("a move");
    for seat in [mover, other] {
        let expected = live.table.game_with_views().check(seat, choice).expect_err("refused");
        let command = live.answer(seat, choice);
        let refusal = live.try_it(&author(live.person(seat)), command).expect_err("refused");
        assert_eq!(refusal, Refusal::Game(expected));
    }
}

#[test]
fn a_stopped_game_takes_no_moves() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    let mover = live.asked()[0];
    live.must(0, Command::Pause);
    let choice = live.table.game_with_views().legal(mover).nth(0);
    let command = live.answer(mover, choice);
    assert_eq!(live.refusal(live.person(mover), command.clone()), TableRefusal::Paused);
    assert_eq!(live.refusal(0, Command::Pause), TableRefusal::Paused);
    live.must(0, Command::Resume);
    assert_eq!(live.refusal(0, Command::Resume), TableRefusal::NotPaused);
    // The question has not changed.
    live.must(live.person(mover), command);
}

#[test]
fn a_bot_answers_only_the_question_that_it_was_asked() {
    let mut live = Live::begun(gorus(3), settings(), 1, 2);
    assert!(live.play_until(|live| live.asked() != [seat(0)]));
    assert!(live.due_turns().is_empty(), "a bot takes its time");
    live.wait(live.table.settings().pace);
    let turn = live.due_turns().remove(0);
    let legal = live.table.game_with_views().legal(turn.seat);
    let propose =
        |live: &Live<_>, choice| live.table.propose_bot_move(live.now, &turn, choice, &live.deals);
    let game = live.table.game_with_views().game().clone();
    let illegal = game.every_move().find(|card| !legal.contains(*card)).expect("another card");
    assert!(propose(&live, illegal).is_none());
    let proposal = propose(&live, legal.nth(0)).expect("its turn");
    live.keep(proposal);
    assert!(propose(&live, legal.nth(0)).is_none());
}

/// A bot's turn says when the bot begins and when it answers; nothing else about it.
#[test]
fn a_turn_of_a_bot_begins_with_its_question_and_again_when_time_runs_again() {
    let mut live = Live::begun(gorus(3), settings(), 1, 2);
    assert!(live.play_until(|live| live.asked() != [seat(0)]));
    let asked = live.now;
    let first = live.table.bot_turns().remove(0);
    assert_eq!((first.begins, first.due), (asked, asked + settings().pace));
    live.wait(Span(100));
    assert_eq!(live.table.bot_turns(), std::slice::from_ref(&first));
    live.must(0, Command::Pause);
    assert_eq!(live.table.bot_turns(), []);
    live.wait(Span::seconds(10));
    live.must(0, Command::Resume);
    let second = live.table.bot_turns().remove(0);
    assert_eq!((second.begins, second.due), (live.now, live.now + settings().pace.less(Span(100))));
    live.wait(settings().pace);
    let choice = live.table.game_with_views().legal(first.seat).nth(0);
    let propose = |turn| live.table.propose_bot_move(live.now, turn, choice, &live.deals);
    assert!(propose(&first).is_none(), "what was chosen before the pause is dropped");
    assert!(propose(&second).is_some());
}

/// No bot thinks for a person who may still answer.
#[test]
fn a_bot_begins_when_a_person_has_run_out_of_time() {
    let clock = Clock::PerMove(Span::seconds(10));
    let live = Live::begun(gorus(2), Settings { clock, ..settings() }, 2, 1);
    let turn = live.table.bot_turns().remove(0);
    let end = live.now + Span::seconds(10);
    assert_eq!((turn.begins, turn.due), (end, end));
}

#[test]
fn only_moves_are_made_for_a_seat_that_wishes_it_and_not_at_once() {
    let (mut made, mut waits) = (0, BTreeSet::new());
    for seed in 0..10 {
        let mut live = Live::begun(gorus(3), settings(), 3, seed);
        live.must(0, Command::PlayForced(seat(0), true));
        let forced = |live: &Live<SmallGorus>| {
            live.asked() == [seat(0)] && live.table.game_with_views().legal(seat(0)).len() == 1
        };
        while live.play_until(forced) {
            let (pace, version) =
                (live.table.settings().pace, live.table.version(Viewer::Spectator));
            let due = live.table.due().expect("it will be made");
            assert!((pace..=pace + pace).contains(&(due - live.now)));
            waits.insert(due - live.now);
            live.wait(Span(pace.0 - 1));
            live.tick();
            assert_eq!(live.table.version(Viewer::Spectator), version);
            live.wait(pace + pace);
            live.tick();
            assert!(live.table.version(Viewer::Spectator) > version);
            made += 1;
        }
        // The table never moves for a seat that has a choice.
        assert!(live.table.events().len() > 5);
    }
    assert!(made > 10, "only {made} forced moves");
    assert!(waits.len() > made / 2, "viewers would know forced moves by their time: {waits:?}");
}

#[test]
fn a_proposal_that_is_dropped_has_not_happened() {
    let mut live = Live::begun(gladiators(3), settings(), 3, 1);
    let mover = live.asked()[0];
    let choice = live.table.game_with_views().legal(mover).nth(0);
    let command = live.answer(mover, choice);
    let before = super::portrait::Portrait::of(&live.table);
    let person = author(live.person(mover));
    let Ok(Answer::New(dropped)) = live.try_it(&person, command.clone()) else {
        panic!("a legal move")
    };
    assert!(!dropped.entries().is_empty());
    drop(dropped);
    assert_eq!(super::portrait::Portrait::of(&live.table), before);
    assert_eq!(live.table.since(Viewer::Spectator, Version(0)).map(<[_]>::len), Some(5));
    // The same message still counts as new.
    assert!(live.ask(&person, command).expect("legal"));
}
