//! People who go, and tables without people.

use munera_rules::{MoveSet, SeatSet, Viewer};

use super::{Live, author, bot, fired_up, gladiators, gorus, seat, settings};
use crate::{
    Cause, Command, Ending, HowEnded, Settings, Span, TableEvent, TableNotice, TableRefusal,
    TableStage,
};

const SLEEP_DELAY: Span = Span::seconds(5);

#[test]
fn a_bot_plays_for_a_person_who_is_away_for_too_long() {
    let grace = settings().grace;
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    let mover = live.asked()[0];
    let person = live.person(mover);
    live.go(person);
    let events = live.table.events().len();
    live.pass(Span(grace.0 - 1));
    assert_eq!(live.table.chairs()[mover.index()].stand_in, None);
    live.pass(Span(1));
    assert_eq!(live.table.chairs()[mover.index()].stand_in, Some(Cause::Absent));
    let notices = live.notices(Viewer::Spectator);
    assert!(notices.contains(&TableNotice::TakenOver { seat: mover, cause: Cause::Absent }));
    // The bot waits for its pace, too.
    assert_eq!(live.table.events().len(), events);
    live.pass(live.table.settings().pace);
    assert!(live.table.events().len() > events);
}

#[test]
fn a_person_who_comes_back_plays_again() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    live.go(1);
    live.pass(settings().grace);
    let legal = live.table.game_with_views().legal(seat(1));
    if let Some(choice) = (!legal.is_empty()).then(|| legal.nth(0)) {
        let command = live.answer(seat(1), choice);
        assert_eq!(live.refusal(1, command), TableRefusal::StoodIn);
    }
    live.come(1);
    // It is due at once.
    assert!(live.table.due().expect("something is due") <= live.now);
    live.tick();
    assert_eq!(live.table.chairs()[1].stand_in, None);
    assert_eq!(live.last_notice(), Some(TableNotice::HandedBack { seat: seat(1) }));
    live.play_until(|live| live.asked() == [seat(1)]);
    live.play_at_random(seat(1));
}

#[test]
fn a_person_who_is_back_in_time_was_never_replaced() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    live.go(1);
    live.pass(Span(settings().grace.0 - 1));
    live.come(1);
    live.pass(Span::seconds(600));
    let taken = live.log.iter().any(|entry| matches!(entry.what, TableEvent::TakenOver { .. }));
    assert!(!taken);
}

#[test]
fn who_gets_up_for_a_while_returns_when_they_say_so() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 1);
    live.must(1, Command::Leave(seat(1)));
    assert_eq!(
        live.last_notice(),
        Some(TableNotice::TakenOver { seat: seat(1), cause: Cause::Left })
    );
    assert_eq!(live.refusal(1, Command::Leave(seat(1))), TableRefusal::SoAlready);
    // A connected person does not play again until they return.
    live.go(1);
    live.come(1);
    live.tick();
    assert_eq!(live.table.chairs()[1].stand_in, Some(Cause::Left));
    live.must(1, Command::Return(seat(1)));
    assert_eq!(live.last_notice(), Some(TableNotice::HandedBack { seat: seat(1) }));
    assert_eq!(live.refusal(1, Command::Return(seat(1))), TableRefusal::SoAlready);
}

#[test]
fn a_person_who_has_given_up_does_not_return() {
    let mut live = Live::begun(gorus(3), settings(), 3, 1);
    live.must(1, Command::Resign(seat(1)));
    assert_eq!(live.refusal(1, Command::Return(seat(1))), TableRefusal::Resigned);
    assert_eq!(live.refusal(1, Command::Leave(seat(1))), TableRefusal::SoAlready);
    assert_eq!(live.refusal(1, Command::Resign(seat(1))), TableRefusal::SoAlready);
    assert_eq!(live.refusal(1, Command::Abandon(seat(1), true)), TableRefusal::Resigned);
    live.go(1);
    live.pass(settings().grace);
    live.come(1);
    live.tick();
    assert_eq!(live.table.chairs()[1].stand_in, Some(Cause::Resigned));
}

#[test]
fn a_table_without_people_sleeps_and_its_bots_with_it() {
    let mut live = Live::begun(gladiators(3), settings(), 1, 2);
    live.play_until(|live| live.asked() != [seat(0)]);
    live.go(0);
    assert_eq!(live.due(), Some(live.now + settings().pace), "bots play on for a moment");
    live.pass(SLEEP_DELAY);
    assert!(!live.table.runs());
    let events = live.table.events().len();
    live.pass(Span::seconds(3600 * 24));
    assert_eq!(live.table.events().len(), events);
    assert!(live.table.bot_turns().is_empty());
    assert_eq!(live.table.stage(), TableStage::Playing);
    // People who come late get the whole grace again.
    live.come(0);
    assert!(live.table.due().expect("it wakes") <= live.now);
    live.tick();
    assert!(live.table.runs());
    assert_eq!(live.table.chairs()[0].stand_in, None);
}

#[test]
fn loading_a_page_again_does_not_send_a_table_to_sleep() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 2);
    live.go(0);
    live.go(1);
    live.pass(Span(SLEEP_DELAY.0 - 1));
    live.come(1);
    live.pass(Span::seconds(10));
    assert!(!live.log.iter().any(|entry| matches!(entry.what, TableEvent::Slept { .. })));
}

#[test]
fn after_a_sleep_the_table_waits_for_all_again() {
    let grace = settings().grace;
    let mut live = Live::begun(gladiators(2), settings(), 2, 2);
    live.go(0);
    live.go(1);
    live.pass(Span::seconds(3600));
    live.come(1);
    live.tick();
    live.pass(Span(grace.0 - 1));
    assert_eq!(live.table.chairs()[0].stand_in, None);
    assert!(live.table.is_host(&author(0)));
    live.pass(Span(1));
    assert_eq!(live.table.chairs()[0].stand_in, Some(Cause::Absent));
    assert!(live.table.is_host(&author(1)));
}

#[test]
fn after_a_pause_the_table_waits_for_all_again() {
    let mut live = Live::begun(gladiators(2), settings(), 2, 2);
    live.must(0, Command::Pause);
    live.go(1);
    live.pass(Span::seconds(3600));
    assert_eq!(live.table.chairs()[1].stand_in, None, "no person is missed while the game stands");
    live.must(0, Command::Resume);
    live.pass(Span(settings().grace.0 - 1));
    assert_eq!(live.table.chairs()[1].stand_in, None);
    live.pass(Span(1));
    assert_eq!(live.table.chairs()[1].stand_in, Some(Cause::Absent));
}

#[test]
fn a_game_without_people_for_very_long_is_given_up() {
    let impatient = Settings { abandon_after: Span::seconds(1000), ..settings() };
    let mut live = Live::begun(fired_up(3), impatient, 2, 2);
    live.go(0);
    live.go(1);
    live.pass(SLEEP_DELAY);
    live.pass(Span(1_000_000 - 1));
    assert_eq!(live.table.stage(), TableStage::Playing);
    live.pass(Span(1));
    let ending = Ending { how: HowEnded::Abandoned, winners: SeatSet::EMPTY };
    assert_eq!(live.table.stage(), TableStage::Over(ending));
    // A person who comes later finds the game over, and nothing else happens.
    let entries = live.table.entries();
    live.come(0);
    live.tick();
    assert_eq!(live.table.entries(), entries);
    assert_eq!(live.table.due(), None);
}

/// A clock that jumps ahead between two servers ends no game by itself.
#[test]
fn a_game_that_is_kept_is_not_given_up_however_long_no_person_has_come() {
    let impatient = Settings { abandon_after: Span::seconds(1000), ..settings() };
    let mut live = Live::begun(fired_up(3), impatient, 2, 2);
    live.restart();
    live.wait(Span::seconds(1_000_000));
    let until = live.now + Span::seconds(3600);
    live.table.keep_until(until);
    live.pass(Span::seconds(3599));
    assert_eq!(live.table.stage(), TableStage::Playing);
    let mut alone = live.clone();
    alone.pass(Span::seconds(1));
    assert!(matches!(alone.table.stage(), TableStage::Over(_)));
    live.come(0);
    live.pass(Span::seconds(10));
    assert_eq!(live.table.stage(), TableStage::Playing, "a person came in time");
}

#[test]
fn a_table_that_was_read_again_sleeps_until_a_person_comes() {
    let mut live = Live::begun(gladiators(3), settings(), 1, 2);
    live.play_until(|live| live.asked() != [seat(0)]);
    live.wait(Span::seconds(100));
    live.restart();
    assert!(!live.table.runs());
    assert!(live.table.propose_sleep().is_none());
    live.pass(Span::seconds(600));
    let events = live.table.events().len();
    live.come(0);
    live.tick();
    // The bot starts with its whole pace.
    assert_eq!(live.table.events().len(), events);
    live.pass(settings().pace);
    assert!(live.table.events().len() > events);
}

#[test]
fn tables_that_do_not_play_neither_sleep_nor_wake() {
    let mut live = Live::gathered(gorus(3), settings(), 2, 1);
    live.go(0);
    live.go(1);
    live.pass(Span::seconds(100_000));
    live.restart();
    assert!(!live.log.iter().any(|entry| matches!(entry.what, TableEvent::Slept { .. })));
    assert_eq!(live.table.stage(), TableStage::Gathering);
}

#[test]
fn a_bot_of_the_house_never_leaves() {
    let mut live = Live::open(gorus(2), settings(), 1);
    live.come(0);
    live.must(0, Command::Fill(bot()));
    live.must(0, Command::Start);
    live.pass(Span::seconds(3600));
    // Two bots have played to the end while a spectator watched.
    let TableStage::Over(ending) = live.table.stage() else { panic!("not over") };
    assert_eq!(ending.how, HowEnded::Finished);
}
