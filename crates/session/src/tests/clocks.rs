//! Time: which seat is charged for it, and that no seat is charged twice or gains time.

use munera_bots::{Generator, HasBots};
use munera_rules::fired_up::FiredUp;
use munera_rules::gladiators::Gladiators;
use munera_rules::laws::Lawful;
use munera_rules::{MoveSet, Randomness, Seat, Viewer};
use proptest::prelude::*;

use super::{Live, cases, fired_up, gladiators, gorus, seat, settings};
use crate::{
    AutoResponse, By, Clock, Command, Item, Moment, Settings, Span, TableEvent, TableNotice,
    Version,
};

const START: Span = Span::seconds(100);
const INCREMENT: Span = Span::seconds(3);

fn with_clock(clock: Clock) -> Settings {
    Settings { clock, ..settings() }
}

fn with_bank() -> Settings {
    with_clock(Clock::Bank { start: START, increment: INCREMENT })
}

fn bank<G: HasBots + Lawful>(live: &Live<G>, seat: Seat) -> Span {
    live.table.chairs()[seat.index()].bank
}

/// The time that a seat has left for its question.
fn left<G: HasBots + Lawful>(live: &Live<G>, seat: Seat) -> Span {
    let limit = live.table.request(seat).expect("the seat is asked").limit;
    limit.expect("there is a clock").left(live.now)
}

#[test]
fn a_move_takes_its_time_from_the_bank_and_brings_something() {
    let mut live = Live::begun(gorus(2), with_bank(), 2, 1);
    let mover = live.asked()[0];
    assert_eq!(left(&live, mover), START);
    live.wait(Span(4321));
    assert_eq!(left(&live, mover), START.less(Span(4321)));
    live.play_at_random(mover);
    assert_eq!(bank(&live, mover), START.less(Span(4321)) + INCREMENT);
    let other = mover.next(2);
    assert_eq!(bank(&live, other), START);
    assert_eq!(left(&live, other), START);
}

#[test]
fn every_seat_that_is_asked_is_charged_for_itself() {
    let mut live = Live::begun(fired_up(3), with_bank(), 3, 1);
    for number in [2, 0, 1] {
        live.wait(Span::seconds(10));
        live.play_at_random(seat(number));
    }
    let banks = [0, 1, 2].map(|number| bank(&live, seat(number)));
    let used = [20, 30, 10].map(|seconds| START.less(Span::seconds(seconds)) + INCREMENT);
    assert_eq!(banks, used);
}

#[test]
fn a_bot_plays_for_a_seat_that_is_out_of_time() {
    let mut live = Live::begun(gladiators(2), with_bank(), 2, 1);
    let mover = live.asked()[0];
    assert_eq!(live.due(), Some(live.now + START));
    live.pass(Span(START.0 - 1));
    assert_eq!(live.asked(), [mover]);
    let events = live.table.events().len();
    live.pass(Span(1));
    assert_eq!(live.table.events().len(), events + 1);
    let by = live.log.iter().rev().find_map(|entry| match &entry.what {
        TableEvent::Played { by, .. } if *by != By::Game => Some(by.clone()),
        _ => None,
    });
    assert_eq!(by, Some(By::OutOfTime));
    // Every viewer is told why the seat has moved, before the move.
    for viewer in Viewer::all(2) {
        let told = live.table.since(viewer, Version(0)).expect("the whole stream");
        let out = told.iter().position(
            |item| matches!(item, Item::Notice(TableNotice::OutOfTime { seat }) if *seat == mover),
        );
        let out = out.expect("the notice");
        assert!(matches!(told[out + 1], Item::News(_)), "{viewer:?}");
    }
    // The person keeps the seat, with only the increment of each move left.
    assert!(live.table.chairs()[mover.index()].active_person().is_some());
    assert_eq!(bank(&live, mover), INCREMENT);
}

#[test]
fn so_much_time_for_each_move_is_so_much_each_time() {
    let span = Span::seconds(30);
    let mut live = Live::begun(gorus(2), with_clock(Clock::PerMove(span)), 2, 1);
    for _ in 0..6 {
        let mover = live.asked()[0];
        assert_eq!(left(&live, mover), span);
        live.wait(Span::seconds(29));
        live.play_at_random(mover);
    }
    let (mover, events) = (live.asked()[0], live.table.events().len());
    live.pass(span);
    assert_eq!(live.table.events().len(), events + 1);
    assert_ne!(live.asked(), [mover]);
}

#[test]
fn an_empty_bank_does_not_grow_by_the_least_that_all_seats_have() {
    let increment = Span::seconds(1);
    let clock = Clock::Bank { start: Span::NONE, increment };
    let mut live = Live::begun(gorus(2), with_clock(clock), 2, 1);
    for turn in 1..5 {
        for _ in 0..2 {
            let mover = live.asked()[0];
            assert_eq!(left(&live, mover), Clock::LEAST.max(bank(&live, mover)));
            // Moving at once does not give a seat more than the increment.
            live.play_at_random(mover);
            assert!(bank(&live, mover) <= Span(increment.0 * turn));
        }
    }
}

#[test]
fn windows_are_not_charged() {
    let mut windows = 0;
    for seed in 0..30 {
        let mut live = Live::begun(gladiators(2), with_bank(), 2, seed);
        while live.play_until(Live::in_window) {
            let responder = live.asked()[0];
            let before = bank(&live, responder);
            assert_eq!(live.table.request(responder).expect("asked").limit, None);
            live.wait(Span::seconds(1000));
            live.say_move(responder, "pass");
            assert_eq!(bank(&live, responder), before);
            windows += 1;
        }
    }
    assert!(windows > 10, "{windows} windows");
}

/// A seat in the middle of its turn, with this clock.
fn in_a_turn(clock: Clock) -> (Live<FiredUp>, Seat) {
    let mut live = Live::begun(fired_up(2), with_clock(clock), 2, 8);
    for number in 0..2 {
        live.play_at_random(seat(number));
    }
    let mover = live.asked()[0];
    live.say_move(mover, "stand");
    (live, mover)
}

fn discard(live: &mut Live<FiredUp>, mover: Seat) {
    let legal = live.table.game_with_views().legal(mover);
    let discard = legal.iter().find(|choice| choice.to_string().starts_with("discard"));
    live.play(mover, discard.expect("a die to discard"));
}

#[test]
fn moving_and_taking_back_wins_no_time() {
    let empty = Clock::Bank { start: Span::NONE, increment: INCREMENT };
    let full = Clock::Bank { start: START, increment: INCREMENT };
    for clock in [Clock::PerMove(Span::seconds(10)), full, empty] {
        let (mut live, mover) = in_a_turn(clock);
        let (whole, person) = (left(&live, mover), live.person(mover));
        let mut used = Span::NONE;
        for _ in 0..4 {
            // Time before the move and time after it count the same.
            live.wait(Span(300));
            discard(&mut live, mover);
            live.wait(Span(200));
            live.must(person, Command::TakeBack(mover));
            used = used + Span(500);
            assert_eq!(left(&live, mover), whole.less(used), "{clock:?}");
        }
        // The same after taking two moves back.
        discard(&mut live, mover);
        live.wait(Span(100));
        discard(&mut live, mover);
        live.wait(Span(100));
        live.must(person, Command::TakeBack(mover));
        live.wait(Span(100));
        live.must(person, Command::TakeBack(mover));
        used = used + Span(300);
        assert_eq!(left(&live, mover), whole.less(used), "{clock:?}");
        // In the end, the bank has lost exactly the time that was used.
        let before = bank(&live, mover);
        discard(&mut live, mover);
        if let Clock::Bank { increment, .. } = clock {
            assert_eq!(bank(&live, mover), before.less(used) + increment);
        }
        assert_eq!(
            super::portrait::Portrait::of(&live.reread()),
            super::portrait::Portrait::of(&live.table)
        );
    }
}

/// Otherwise everyone would see when a seat declared something in secret: their clocks stop there.
#[test]
fn a_restart_counts_time_from_the_last_entry_that_everyone_may_know_of() {
    let [told, silent] = [true, false].map(|declares| {
        let (mut live, mover) = in_a_turn(with_bank().clock);
        live.wait(Span::seconds(3));
        if declares {
            let other = live.seats().find(|seat| *seat != mover).expect("two seats");
            let person = live.person(other);
            live.must(person, Command::Declare(other, AutoResponse::Decline));
        }
        live.wait(Span::seconds(2));
        live.restart();
        let log_is_sorted = live.log.is_sorted_by_key(|entry| entry.at);
        assert!(log_is_sorted && live.table.last() >= live.table.last_public());
        left(&live, mover)
    });
    assert_eq!(told, silent);
}

#[test]
fn a_bot_plays_for_a_seat_that_takes_back_with_no_time_left() {
    let (mut live, mover) = in_a_turn(Clock::PerMove(Span::seconds(10)));
    discard(&mut live, mover);
    live.wait(Span::seconds(9));
    discard(&mut live, mover);
    live.wait(Span::seconds(9));
    let person = live.person(mover);
    live.must(person, Command::TakeBack(mover));
    assert_eq!(left(&live, mover), Span::NONE);
    assert!(live.due_turns().iter().any(|turn| turn.seat == mover));
}

#[test]
fn time_stands_still_while_the_game_does() {
    let mut live = Live::begun(gorus(2), with_bank(), 2, 1);
    let mover = live.asked()[0];
    live.wait(Span::seconds(10));
    live.must(0, Command::Pause);
    live.pass(Span::seconds(1000));
    assert_eq!(left(&live, mover), Span::seconds(90));
    live.must(0, Command::Resume);
    live.wait(Span::seconds(10));
    // The table sleeps, and is stopped while it sleeps.
    live.restart();
    live.wait(Span::seconds(1000));
    live.must(0, Command::Pause);
    live.come(0);
    live.come(1);
    live.tick();
    live.wait(Span::seconds(1000));
    // How long the server ran after the last entry is unknown, so no seat is charged for it.
    assert_eq!(left(&live, mover), Span::seconds(90));
    live.must(0, Command::Resume);
    live.wait(Span::seconds(5));
    live.play_at_random(mover);
    assert_eq!(bank(&live, mover), Span::seconds(85) + INCREMENT);
}

#[test]
fn a_clock_that_is_set_back_gives_no_time() {
    let mut live = Live::begun(gorus(2), with_bank(), 2, 1);
    let mover = live.asked()[0];
    live.wait(Span::seconds(10));
    live.must(1 - u64::from(mover.number()), Command::Say(mover.next(2), crate::Speech::Phrase(0)));
    live.now = Moment(0);
    assert!(left(&live, mover) <= START);
    live.play_at_random(mover);
    assert_eq!(bank(&live, mover), START.less(Span::seconds(10)) + INCREMENT);
    assert!(live.log.is_sorted_by_key(|entry| entry.at));
}

#[test]
fn a_person_who_returns_plays_at_once_even_after_the_clock_was_set_back() {
    let mut live = Live::begun(gorus(2), settings(), 2, 1);
    live.go(1);
    live.pass(Span::seconds(600));
    assert!(live.table.chairs()[1].stand_in.is_some(), "a bot plays for the absent person");
    live.now = Moment(0);
    live.come(1);
    assert!(live.table.due().is_some_and(|due| due <= live.now), "the table says that it must act");
    live.tick_without_bots();
    assert!(live.table.chairs()[1].stand_in.is_none());
}

/// One step in the life of a table.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The asked person moves.
    Move,
    TakeBack,
    Pause,
    Resume,
    Restart,
    /// A person comes, or all go.
    Come,
    Go,
}

fn steps() -> impl Strategy<Value = Vec<(u64, Step)>> {
    let step = prop_oneof![
        6 => Just(Step::Move),
        2 => Just(Step::TakeBack),
        1 => Just(Step::Pause),
        2 => Just(Step::Resume),
        1 => Just(Step::Restart),
        2 => Just(Step::Come),
        1 => Just(Step::Go),
    ];
    proptest::collection::vec((0..4000_u64, step), 1..60)
}

/// A table with a clock, and the time that ran for each seat as measured from outside.
struct Watched {
    live: Live<FiredUp>,
    /// For each seat, how long it was thinking while the table ran.
    ran: Vec<u64>,
    moves: Vec<u64>,
}

impl Watched {
    fn new(clock: Clock, seed: u64) -> Self {
        // Long enough that no person is replaced.
        let long = Settings { grace: Span::seconds(1_000_000), ..with_clock(clock) };
        Self { live: Live::begun(fired_up(2), long, 2, seed), ran: vec![0; 2], moves: vec![0; 2] }
    }

    /// Lets time pass. A seat that is asked for something other than a response is thinking, if the
    /// table runs.
    fn wait(&mut self, span: u64) {
        let thinks = |seat: &Seat| {
            self.live.table.runs()
                && self.live.table.request(*seat).is_some_and(|request| request.limit.is_some())
        };
        for seat in self.live.seats().filter(thinks) {
            self.ran[seat.index()] += span;
        }
        self.live.wait(Span(span));
    }

    fn take(&mut self, step: Step, generator: &mut Generator) {
        let live = &mut self.live;
        match step {
            Step::Move => {
                let asked = live.asked();
                if asked.is_empty() || live.table.is_paused() {
                    return;
                }
                let mover = asked[generator.below(asked.len() as u32) as usize];
                let charged = live.table.request(mover).is_some_and(|it| it.limit.is_some());
                live.play_at_random(mover);
                self.moves[mover.index()] += u64::from(charged);
            }
            Step::TakeBack => {
                let mover = live.seats().find(|seat| live.table.can_take_back(*seat));
                if let Some(mover) = mover {
                    live.must(mover.number().into(), Command::TakeBack(mover));
                    self.moves[mover.index()] -= 1;
                }
            }
            Step::Pause => drop(live.ask(&super::author(0), Command::Pause)),
            Step::Resume => drop(live.ask(&super::author(0), Command::Resume)),
            Step::Restart => {
                // The time since the last entry is lost in a restart, and no seat is charged for
                // it.
                let lost = (live.now - live.table.last()).0;
                let ran = live.table.runs();
                let asked = live.asked();
                let limited = |seat: &&Seat| {
                    live.table.request(**seat).is_some_and(|request| request.limit.is_some())
                };
                for seat in asked.iter().filter(limited).filter(|_| ran) {
                    self.ran[seat.index()] -= lost;
                }
                live.restart();
            }
            Step::Come => {
                live.come(u64::from(generator.below(2)));
                live.tick_without_bots();
            }
            Step::Go => {
                live.go(0);
                live.go(1);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_bank_is_what_it_was_and_what_came_less_what_ran(steps in steps(), seed in 0..50_u64) {
        let (start, increment) = (Span::seconds(1_000_000), Span(700));
        let mut watched = Watched::new(Clock::Bank { start, increment }, seed);
        let mut generator = Generator::new(seed);
        for (span, step) in steps {
            watched.wait(span);
            watched.take(step, &mut generator);
            for seat in watched.live.seats() {
                let place = seat.index();
                let earned = increment.0 * watched.moves[place];
                let expected = start.0 + earned - watched.ran[place];
                let request = watched.live.table.request(seat).filter(|it| it.limit.is_some());
                // While a seat thinks, its bank stays as it was when it was asked.
                let now = request.map_or(bank(&watched.live, seat), |_| left(&watched.live, seat));
                prop_assert_eq!(now, Span(expected), "{:?} after {:?}", seat, step);
            }
        }
    }

    #[test]
    fn however_short_the_time_is_it_only_runs_out(steps in steps(), seed in 0..50_u64) {
        let clock = Clock::Bank { start: Span(3000), increment: Span(50) };
        let mut watched = Watched::new(clock, seed);
        let mut generator = Generator::new(seed);
        for (span, step) in steps {
            watched.wait(span);
            watched.take(step, &mut generator);
            for seat in watched.live.seats() {
                let most = 3000 + 50 * watched.moves[seat.index()];
                prop_assert!(bank(&watched.live, seat) <= Span(most));
                if let Some(limit) = watched.live.table.request(seat).and_then(|it| it.limit) {
                    let most = Clock::LEAST.max(Span(most));
                    prop_assert!(limit.left(watched.live.now) <= most);
                    prop_assert_eq!(limit.due().is_some(), watched.live.table.runs());
                }
            }
        }
    }
}

#[test]
fn the_seats_of_a_duel_share_no_clock() {
    let mut live: Live<Gladiators> = Live::begun(gladiators(2), with_bank(), 2, 1);
    let mover = live.asked()[0];
    let other = mover.next(2);
    live.wait(Span::seconds(50));
    live.play_at_random(mover);
    assert_eq!(bank(&live, other), START);
}
