//! Response windows: which seats they ask, and which answers the table gives.

use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::{Event, Game, MoveSet, Seat, Viewer};

use super::{Live, author, fired_up, gladiators, seat, settings};
use crate::{AutoResponse, By, Command, Settings, Span, TableEvent, TableNotice, TableRefusal};

/// A duel of three people, and the seat that is asked in a window because the action is aimed at
/// it, or not.
fn asked_in_window(settings: &Settings, aimed: bool) -> (Live<Gladiators>, Seat) {
    let found = (0..200).find_map(|seed| {
        let mut live = Live::begun(gladiators(3), settings.clone(), 3, seed);
        live.play_until(|live| is_asked(live, aimed)).then_some(live)
    });
    let live = found.expect("one of many duels has such a window");
    let responder = live.asked()[0];
    (live, responder)
}

fn is_asked(live: &Live<Gladiators>, aimed: bool) -> bool {
    let game_with_views = live.table.game_with_views();
    let window = game_with_views.game().window(game_with_views.view(Viewer::Spectator));
    window
        .is_some_and(|window| live.asked().iter().all(|it| window.aimed_at.contains(*it) == aimed))
}

/// By whom the last move was made.
fn last_by(live: &Live<Gladiators>) -> (Seat, By) {
    let moves = live.log.iter().rev().filter_map(|entry| match &entry.what {
        TableEvent::Played { event: Event::Move(seat, _), by } if *by != By::Game => {
            Some((*seat, by.clone()))
        }
        _ => None,
    });
    moves.into_iter().next().expect("a move")
}

#[test]
fn a_seat_that_asks_to_be_asked_is_waited_for() {
    let (mut live, responder) = asked_in_window(&settings(), true);
    assert_eq!(live.table.due(), None);
    let entries = live.table.entries();
    live.pass(Span::seconds(100_000));
    assert_eq!(live.table.entries(), entries);
    assert_eq!(live.asked(), [responder]);
}

#[test]
fn a_window_closes_when_its_time_is_over() {
    let response = Span::seconds(20);
    let limited = Settings { response: Some(response), ..settings() };
    let (mut live, responder) = asked_in_window(&limited, true);
    let opened = live.now;
    assert_eq!(live.table.window().map(|window| window.left(opened)), Some(response));
    // A window has its own time: the seat's clock does not run.
    assert_eq!(live.table.request(responder).expect("asked").limit, None);
    live.pass(Span(response.0 - 1));
    assert_eq!(live.asked(), [responder]);
    live.pass(Span(1));
    assert_ne!(live.asked(), [responder]);
    assert_eq!(last_by(&live), (responder, By::AutoResponse));
}

/// Whether the table gives the declared answer. It does so after the same time for every seat and
/// hand.
fn is_declined(standing: AutoResponse, aimed: bool) -> bool {
    let (mut live, responder) = asked_in_window(&settings(), aimed);
    let person = live.person(responder);
    live.must(person, Command::Declare(responder, standing));
    let pace = live.table.settings().pace;
    let question = live.request(responder);
    let due = live.table.due();
    assert!(due.is_none_or(|due| due == live.now + pace), "{due:?}");
    live.pass(Span(pace.0 - 1));
    assert_eq!(live.table.request_id(responder), Some(question));
    live.pass(Span(1));
    let declined = live.table.request_id(responder) != Some(question);
    assert_eq!(declined, due.is_some());
    if declined {
        assert_eq!(last_by(&live), (responder, By::AutoResponse));
    }
    declined
}

#[test]
fn declared_answers_are_given_at_the_pace_of_bots() {
    assert!(is_declined(AutoResponse::Decline, true));
    assert!(is_declined(AutoResponse::Decline, false));
    assert!(is_declined(AutoResponse::DeclineUntilTurn, true));
    assert!(is_declined(AutoResponse::DeclineUntilTurn, false));
    assert!(!is_declined(AutoResponse::DeclineUnlessAimedAt, true));
    assert!(is_declined(AutoResponse::DeclineUnlessAimedAt, false));
}

#[test]
fn a_declared_answer_is_revoked_in_time() {
    let (mut live, responder) = asked_in_window(&settings(), true);
    let person = live.person(responder);
    live.must(person, Command::Declare(responder, AutoResponse::Decline));
    live.pass(Span(live.table.settings().pace.0 - 1));
    live.must(person, Command::Declare(responder, AutoResponse::Ask));
    let again = live.refusal(person, Command::Declare(responder, AutoResponse::Ask));
    assert_eq!(again, TableRefusal::SoAlready);
    live.pass(Span::seconds(3600));
    assert_eq!(live.asked(), [responder]);
    // A person may also answer before the declared answer is given.
    live.must(person, Command::Declare(responder, AutoResponse::Decline));
    live.say_move(responder, "pass");
}

/// Lets a seat decline until its turn, and counts how often it did; none if the game ends before.
fn declines_until_turn(seed: u64) -> Option<u32> {
    let mut live = Live::begun(gladiators(3), settings(), 3, seed);
    let responder = seat(1);
    live.must(1, Command::Declare(responder, AutoResponse::DeclineUntilTurn));
    let standing = |live: &Live<Gladiators>| live.table.chairs()[responder.index()].standing;
    // Seats draw before the first turn, and those draws are not responses.
    let begun = live.play_until(|live| live.in_window() && live.asked() != [responder]);
    if !begun || standing(&live) == AutoResponse::Ask {
        live.ask(&author(1), Command::Declare(responder, AutoResponse::DeclineUntilTurn)).ok()?;
    }
    let mut declined = 0;
    while !live.decides(responder) || live.in_window() {
        assert_eq!(standing(&live), AutoResponse::DeclineUntilTurn);
        let asked = live.asked().first().copied()?;
        if asked == responder {
            live.pass(live.table.settings().pace);
            declined += 1;
        } else {
            live.play_at_random(asked);
        }
    }
    assert_eq!(standing(&live), AutoResponse::Ask);
    Some(declined)
}

#[test]
fn declining_until_ones_turn_goes_on_until_then_and_ends_with_it() {
    let declined = (0..60).filter_map(declines_until_turn);
    let several = declined.filter(|declined| *declined > 1).count();
    assert!(several > 0, "no seat was asked twice before its turn");
}

#[test]
fn what_a_seat_declares_is_told_to_no_other_viewer() {
    let mut live = Live::begun(gladiators(3), settings(), 3, 1);
    let versions: Vec<_> = Viewer::all(3).map(|viewer| live.table.version(viewer)).collect();
    live.must(1, Command::Declare(seat(1), AutoResponse::Decline));
    live.must(1, Command::PlayForced(seat(1), true));
    for (viewer, before) in Viewer::all(3).zip(versions) {
        let told = if viewer.is(seat(1)) { 2 } else { 0 };
        assert_eq!(live.table.version(viewer).0, before.0 + told);
    }
    let declared = [TableNotice::Declared, TableNotice::Declared];
    assert!(live.notices(Viewer::Seat(seat(1))).ends_with(&declared));
}

#[test]
fn no_forced_answer_is_made_to_a_window() {
    // An immediate answer would reveal that there was no other answer.
    let mut seen = 0;
    let mut live = Live::begun(fired_up(2), settings(), 2, 1);
    for number in 0..2 {
        live.must(number.into(), Command::PlayForced(seat(number), true));
    }
    let forced = |live: &Live<FiredUp>| {
        let only = |seat: &Seat| live.table.game_with_views().legal(*seat).len() == 1;
        live.in_window() && live.asked().iter().all(only)
    };
    while live.play_until(forced) {
        assert_eq!(live.table.due(), None);
        live.say_move(live.asked()[0], "wait");
        seen += 1;
    }
    assert!(seen > 0, "no window with one answer");
}

#[test]
fn all_seats_answer_the_windows_of_fired_up_unseen() {
    let limited = Settings { response: Some(Span::seconds(20)), ..settings() };
    let mut live = Live::begun(fired_up(3), limited, 3, 1);
    assert!(live.play_until(|live| live.in_window() && live.asked().len() == 3));
    let window = live.table.window();
    live.wait(Span::seconds(2));
    let versions: Vec<_> = Viewer::all(3).map(|viewer| live.table.version(viewer)).collect();
    live.say_move(seat(1), "wait");
    // Other viewers get nothing, and the window stays as it was.
    for (viewer, before) in Viewer::all(3).zip(versions) {
        if !viewer.is(seat(1)) {
            assert_eq!(live.table.version(viewer), before, "{viewer:?}");
        }
    }
    assert_eq!(live.table.window(), window);
    let opened = live.table.events().len();
    live.pass(Span::seconds(18));
    assert!(live.table.events().len() > opened + 1, "the others have declined");
}

#[test]
fn a_window_of_bots_and_declared_answers_closes_for_all_at_once() {
    let mut live = Live::begun(fired_up(3), settings(), 1, 1);
    live.must(0, Command::Declare(seat(0), AutoResponse::Decline));
    let mut seen = 0;
    for _ in 0..10_000 {
        if live.is_over() {
            break;
        }
        if live.in_window() {
            let due = live.due().expect("all answer by themselves");
            assert_eq!(due, live.now + live.table.settings().pace);
            seen += 1;
        } else if live.asked().contains(&seat(0)) {
            live.play_at_random(seat(0));
            continue;
        }
        live.now = live.due().expect("bots are asked");
        live.tick();
    }
    assert!(live.is_over() && seen > 3, "{seen} windows");
}
