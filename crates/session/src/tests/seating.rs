//! How people and bots get their seats, and who runs the table.

use munera_rules::gorus::SmallGorus;
use munera_rules::{SeatSet, Viewer};

use super::{Live, author, bot, fired_up, gladiators, gorus, seat, settings};
use crate::{Command, Occupant, Presence, Sitter, Span, TableNotice, TableRefusal, TableStage};

fn sit<G: munera_rules::Game>(number: u8, also: bool) -> Command<G> {
    Command::Sit { seat: seat(number), name: None, seed: None, also }
}

fn seats_of(live: &Live<SmallGorus>, person: u64) -> Vec<u8> {
    live.table.seats_of(&author(person)).iter().map(munera_rules::Seat::number).collect()
}

#[test]
fn a_person_who_sits_down_elsewhere_leaves_their_chair() {
    let mut live = Live::open(gorus(4), settings(), 1);
    live.sit(1, seat(0));
    live.sit(1, seat(2));
    assert_eq!(seats_of(&live, 1), [2]);
    assert_eq!(live.table.chairs()[0].occupant, Occupant::Empty);
    let notices = [
        TableNotice::Sat { seat: seat(0) },
        TableNotice::Stood { seat: seat(0), sent_away: false },
        TableNotice::Sat { seat: seat(2) },
    ];
    assert_eq!(live.notices(Viewer::Spectator), notices);
    assert_eq!(live.refusal(2, sit(2, false)), TableRefusal::Occupied);
}

#[test]
fn a_person_who_sits_there_already_may_change_name_and_seed() {
    let mut live = Live::open(gorus(4), settings(), 1);
    live.sit(1, seat(2));
    let name = Some("Livia".to_owned());
    let seed = Some(vec![7]);
    live.must(1, Command::Sit { seat: seat(2), name, seed: seed.clone(), also: false });
    assert_eq!(seats_of(&live, 1), [2]);
    let chair = &live.table.chairs()[2];
    assert_eq!(chair.person().map(|sitter| sitter.name.as_str()), Some("Livia"));
    assert_eq!(chair.seed, seed);
}

#[test]
fn several_at_one_device_have_several_chairs_and_names() {
    let mut live = Live::open(gorus(4), settings(), 1);
    live.sit(1, seat(0));
    let name = Some("Livia".to_owned());
    let seed = Some(vec![1, 2]);
    live.must(1, Command::Sit { seat: seat(3), name, seed: seed.clone(), also: true });
    assert_eq!(seats_of(&live, 1), [0, 3]);
    let names = [0, 3].map(|number| {
        live.table.chairs()[number].person().map(|sitter: &Sitter| sitter.name.clone())
    });
    assert_eq!(names, [Some("person 1".to_owned()), Some("Livia".to_owned())]);
    assert_eq!(live.table.chairs()[3].seed, seed);
    // Without `also`, the person leaves all other chairs.
    live.sit(1, seat(1));
    assert_eq!(seats_of(&live, 1), [1]);
    assert_eq!(live.table.chairs()[3].seed, None);
}

#[test]
fn two_chairs_change_their_occupants() {
    let mut live = Live::open(gorus(3), settings(), 1);
    live.sit(1, seat(0));
    live.must(0, Command::SeatBot(seat(1), bot()));
    live.must(0, Command::Swap(seat(0), seat(1)));
    assert_eq!(seats_of(&live, 1), [1]);
    assert_eq!(live.table.chairs()[0].occupant, Occupant::Bot(bot()));
    live.must(0, Command::Swap(seat(1), seat(2)));
    assert_eq!(seats_of(&live, 1), [2]);
    assert_eq!(live.table.chairs()[1].occupant, Occupant::Empty);
    assert_eq!(live.refusal(0, Command::Swap(seat(1), seat(1))), TableRefusal::SoAlready);
}

#[test]
fn a_game_begins_once_every_chair_is_taken() {
    let mut live = Live::open(gladiators(3), settings(), 1);
    assert_eq!(live.refusal(0, Command::Start), TableRefusal::SeatsFree);
    live.sit(0, seat(0));
    live.must(0, Command::SeatBot(seat(1), bot()));
    assert_eq!(live.refusal(0, Command::Start), TableRefusal::SeatsFree);
    live.must(0, Command::Fill(bot()));
    assert_eq!(live.refusal(0, Command::Fill(bot())), TableRefusal::SoAlready);
    assert_eq!(live.table.stage(), TableStage::Gathering);
    assert_eq!(live.asked(), []);
    live.must(0, Command::Start);
    assert_eq!(live.table.stage(), TableStage::Playing);
    // The deal happens at once, and a seat is asked.
    assert_eq!(live.asked().len(), 1);
    assert_eq!(live.refusal(0, Command::Start), TableRefusal::Begun);
}

#[test]
fn every_game_begins_with_its_deal() {
    assert_eq!(Live::begun(gorus(4), settings(), 4, 1).asked().len(), 1);
    assert_eq!(Live::begun(gladiators(2), settings(), 2, 1).asked().len(), 1);
    // All seats choose what they keep.
    assert_eq!(Live::begun(fired_up(4), settings(), 4, 1).asked().len(), 4);
}

#[test]
fn a_person_sent_away_before_the_game_does_not_come_back() {
    let mut live = Live::open(gorus(3), settings(), 1);
    live.sit(0, seat(0));
    live.sit(1, seat(1));
    live.must(0, Command::SendAway(seat(1)));
    assert_eq!(live.last_notice(), Some(TableNotice::Stood { seat: seat(1), sent_away: true }));
    assert_eq!(live.table.chairs()[1].occupant, Occupant::Empty);
    assert_eq!(live.refusal(1, sit(1, false)), TableRefusal::SentAway);
    // Nor under an earlier identity.
    let mut again = author(9);
    again.formerly.push(author(1).id);
    let refusal = live.try_it(&again, sit(1, false)).expect_err("refused");
    assert_eq!(refusal, TableRefusal::SentAway.into());
    assert_eq!(live.refusal(0, Command::SendAway(seat(1))), TableRefusal::Unoccupied);
    assert_eq!(live.refusal(0, Command::SendAway(seat(0))), TableRefusal::OwnSeat);
    // The bot makes room, and another person may take the chair.
    live.must(0, Command::SeatBot(seat(1), bot()));
    live.must(0, Command::SendAway(seat(1)));
    live.sit(2, seat(1));
}

#[test]
fn a_bot_has_the_chair_for_good_of_a_person_sent_away_in_the_game() {
    let mut live = Live::begun(gladiators(3), settings(), 3, 1);
    live.must(0, Command::SendAway(seat(1)));
    assert_eq!(live.table.chairs()[1].occupant, Occupant::Bot(bot()));
    assert_eq!(live.table.seats_of(&author(1)), SeatSet::EMPTY);
    assert_eq!(live.refusal(1, Command::Return(seat(1))), TableRefusal::NotYourSeat);
    // The host cannot send away bots during a game, nor people who have resigned.
    assert_eq!(live.refusal(0, Command::SendAway(seat(1))), TableRefusal::Begun);
    live.must(2, Command::Resign(seat(2)));
    assert_eq!(live.refusal(0, Command::SendAway(seat(2))), TableRefusal::Resigned);
    // The bot plays when it is asked.
    live.pass(Span::seconds(600));
    assert!(live.asked() == [seat(0)] || live.is_over());
}

#[test]
fn a_host_passes_the_table_on() {
    let mut live = Live::gathered(gorus(3), settings(), 2, 1);
    assert_eq!(live.table.host_seat(), Some(seat(0)));
    assert_eq!(live.refusal(0, Command::PassHost(seat(0))), TableRefusal::SoAlready);
    assert_eq!(live.refusal(0, Command::PassHost(seat(2))), TableRefusal::Unoccupied);
    live.must(0, Command::PassHost(seat(1)));
    assert_eq!(live.table.host_seat(), Some(seat(1)));
    assert_eq!(live.last_notice(), Some(TableNotice::HostBecame));
    assert_eq!(live.refusal(0, Command::Start), TableRefusal::NotTheHost);
    live.must(1, Command::Start);
}

#[test]
fn the_table_passes_on_when_its_host_has_been_away_for_too_long() {
    let grace = settings().grace;
    let mut live = Live::gathered(gorus(3), settings(), 3, 1);
    live.go(1);
    live.wait(Span::seconds(1));
    live.go(0);
    let since = live.now;
    live.pass(Span(grace.0 - 1));
    assert!(live.table.is_host(&author(0)));
    assert_eq!(live.table.due(), Some(since + grace));
    live.pass(Span(1));
    // Person 1 is away too.
    assert!(live.table.is_host(&author(2)));
    // The old host does not become host again by coming back.
    live.come(0);
    live.pass(grace);
    assert!(live.table.is_host(&author(2)));
}

#[test]
fn a_host_who_is_back_in_time_stays_host() {
    let mut live = Live::gathered(gorus(3), settings(), 3, 1);
    live.go(0);
    live.pass(Span(settings().grace.0 - 1));
    // Reporting an absence again does not change its length.
    live.go(0);
    live.come(0);
    live.pass(Span::seconds(600));
    assert!(live.table.is_host(&author(0)));
    assert_eq!(live.table.due(), None);
}

#[test]
fn a_host_without_a_seat_is_missed_too() {
    let mut live = Live::open(gorus(3), settings(), 1);
    live.come(0);
    live.come(1);
    live.sit(1, seat(1));
    live.pass(Span::seconds(600));
    assert!(live.table.is_host(&author(0)));
    live.go(0);
    live.pass(settings().grace);
    assert!(live.table.is_host(&author(1)));
}

#[test]
fn a_table_without_people_keeps_its_host() {
    let mut live = Live::gathered(gorus(3), settings(), 2, 1);
    live.go(0);
    live.go(1);
    live.pass(Span::seconds(6000));
    assert!(live.table.is_host(&author(0)));
    live.come(1);
    live.tick();
    assert!(live.table.is_host(&author(1)));
}

#[test]
fn a_spectator_who_sits_down_is_there() {
    let mut live = Live::open(gladiators(2), settings(), 1);
    live.come(0);
    live.come(1);
    live.sit(0, seat(0));
    live.sit(1, seat(1));
    for chair in live.table.chairs() {
        assert_eq!(chair.presence, Presence::Here);
    }
    live.must(0, Command::Start);
    live.pass(Span::seconds(600));
    assert!(live.table.chairs().iter().all(|chair| chair.stand_in.is_none()));
}

#[test]
fn a_person_who_sits_down_without_being_connected_is_waited_for() {
    let mut live = Live::open(gladiators(2), settings(), 1);
    live.come(0);
    live.sit(0, seat(0));
    live.sit(1, seat(1));
    assert_eq!(live.table.chairs()[1].presence, Presence::Gone(live.now));
    live.must(0, Command::Start);
    live.pass(settings().grace);
    assert!(live.table.chairs()[1].stand_in.is_some());
}

#[test]
fn who_is_connected_follows_them_from_chair_to_chair() {
    let mut live = Live::gathered(gorus(4), settings(), 2, 1);
    live.go(1);
    let gone = Presence::Gone(live.now);
    live.wait(Span::seconds(3));
    live.must(0, Command::Swap(seat(0), seat(1)));
    assert_eq!(live.table.chairs()[0].presence, gone);
    assert_eq!(live.table.chairs()[1].presence, Presence::Here);
}
