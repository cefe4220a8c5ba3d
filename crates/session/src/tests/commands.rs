//! Who may give which command to a table, and the refusals that others get.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use munera_rules::gladiators::Gladiators;
use munera_rules::{Game, MoveSet, Seat};

use super::{Live, author, bot, gladiators, seat, settings};
use crate::{
    Answer, AutoResponse, Command, MoveId, Refusal, RequestId, Speech, TableRefusal, TableStage,
};

/// The people who give commands. Person 1 sits in seat 1, which most commands are about.
const PEOPLE: [(&str, u64); 7] = [
    ("host", 0),
    ("own", 1),
    ("other", 2),
    ("watcher", 5),
    ("former", 6),
    ("sent away", 7),
    ("stranger", 8),
];

/// The name of a command. A new command must be named here, and is then tried.
fn name(command: &Command<Gladiators>) -> &'static str {
    match command {
        Command::Sit { .. } => "sit",
        Command::Stand(_) => "stand",
        Command::SeatBot(..) => "seat bot",
        Command::Fill(_) => "fill",
        Command::SendAway(_) => "send away",
        Command::Swap(..) => "swap",
        Command::Start => "start",
        Command::Move { .. } => "move",
        Command::TakeBack(_) => "take back",
        Command::Declare(..) => "declare",
        Command::PlayForced(..) => "play forced",
        Command::Leave(_) => "leave",
        Command::Return(_) => "return",
        Command::Resign(_) => "resign",
        Command::Abandon(..) => "abandon",
        Command::Pause => "pause",
        Command::Resume => "resume",
        Command::Say(..) => "say",
        Command::Mute(..) => "mute",
        Command::PassHost(_) => "pass host",
        Command::Rematch { .. } => "rematch",
    }
}

/// How many names the function above can give.
const NAMES: usize = 21;

/// Every command that makes sense at a table: person 1 has seat 1, and seat 3 is empty or has a
/// bot.
fn every_command(live: &Live<Gladiators>) -> Vec<Command<Gladiators>> {
    let own = seat(1);
    let legal = live.table.game_with_views().legal(own);
    let draw = live.table.game_with_views().game().read_move("draw S").expect("a move");
    let choice = if legal.is_empty() { draw } else { legal.nth(0) };
    let request = live.table.request_id(own).unwrap_or(RequestId(1));
    vec![
        Command::Sit { seat: seat(3), name: None, seed: None, also: false },
        Command::Stand(own),
        Command::SeatBot(seat(3), bot()),
        Command::Fill(bot()),
        Command::SendAway(own),
        Command::Swap(own, seat(3)),
        Command::Start,
        Command::Move { seat: own, request, id: MoveId("new".to_owned()), choice },
        Command::TakeBack(own),
        Command::Declare(own, AutoResponse::Decline),
        Command::PlayForced(own, true),
        Command::Leave(own),
        Command::Return(own),
        Command::Resign(own),
        Command::Abandon(own, true),
        Command::Pause,
        Command::Resume,
        Command::Say(own, Speech::Phrase(1)),
        Command::Mute(own, true),
        Command::PassHost(own),
        Command::Rematch { seat: own, code: "next".to_owned() },
    ]
}

/// Three people sit, seat 3 is empty; person 6 has stood up, person 7 was sent away.
fn gathering() -> Live<Gladiators> {
    let mut live = Live::open(gladiators(4), settings(), 4);
    for person in [6, 7] {
        live.sit(person, seat(3));
        if person == 6 {
            live.must(6, Command::Stand(seat(3)));
        } else {
            live.must(0, Command::SendAway(seat(3)));
        }
    }
    for person in 0..3 {
        live.come(person);
        live.sit(person, seat(person as u8));
    }
    live.come(5);
    live
}

/// The same with a bot in seat 3, after the start. Seat 1 is asked.
fn playing() -> Live<Gladiators> {
    let mut live = gathering();
    live.must(0, Command::Fill(bot()));
    live.must(0, Command::Start);
    while live.asked() != [seat(1)] {
        let asked = live.asked()[0];
        if asked == seat(3) {
            live.pass(live.table.settings().pace);
        } else {
            live.play_at_random(asked);
        }
    }
    live
}

/// All people have agreed to give up.
fn over() -> Live<Gladiators> {
    let mut live = playing();
    for person in 0..3 {
        live.must(person, Command::Abandon(seat(person as u8), true));
    }
    assert!(live.is_over());
    live
}

fn outcome(live: &Live<Gladiators>, person: u64, command: Command<Gladiators>) -> String {
    match live.try_it(&author(person), command) {
        Ok(Answer::New(_)) => "yes".to_owned(),
        Ok(Answer::Again) => "again".to_owned(),
        Err(Refusal::Table(refusal)) => refusal.code().to_owned(),
        Err(Refusal::Game(refusal)) => format!("rule {refusal:?}"),
    }
}

/// One line for each command: its name, the answer that most people get, and who gets another
/// answer.
fn verdicts(live: &Live<Gladiators>) -> String {
    let mut text = String::new();
    for command in every_command(live) {
        let outcomes = PEOPLE.map(|(_, person)| outcome(live, person, command.clone()));
        let count = |it: &String| outcomes.iter().filter(|other| *other == it).count();
        let most = outcomes.iter().max_by_key(|it| count(it)).expect("people");
        write!(text, "{}: {most}", name(&command)).expect("a string takes it");
        for ((who, _), outcome) in PEOPLE.iter().zip(&outcomes).filter(|(_, it)| *it != most) {
            write!(text, ", {who} {outcome}").expect("a string takes it");
        }
        text.push('\n');
    }
    text
}

#[test]
fn every_command_is_tried() {
    let names: BTreeSet<&str> = every_command(&gathering()).iter().map(name).collect();
    assert_eq!(names.len(), NAMES);
}

#[test]
fn before_the_game_people_sit_and_the_host_arranges() {
    assert_eq!(verdicts(&gathering()), GATHERING);
}

#[test]
fn in_the_game_people_play_their_own_seats() {
    assert_eq!(verdicts(&playing()), PLAYING);
}

#[test]
fn after_the_game_people_talk_and_play_again() {
    assert_eq!(verdicts(&over()), OVER);
}

const GATHERING: &str = "\
sit: yes, sent away sent_away
stand: not_your_seat, own yes
seat bot: not_the_host, host yes
fill: not_the_host, host yes
send away: not_the_host, host yes
swap: not_the_host, host yes
start: not_the_host, host seats_free
move: not_your_seat, own not_begun
take back: not_your_seat, own not_begun
declare: not_your_seat, own yes
play forced: not_your_seat, own yes
leave: not_your_seat, own not_begun
return: not_your_seat, own not_begun
resign: not_your_seat, own not_begun
abandon: not_your_seat, own not_begun
pause: not_the_host, host not_begun
resume: not_the_host, host not_begun
say: not_your_seat, own yes
mute: not_the_host, host yes
pass host: not_the_host, host yes
rematch: not_your_seat, own not_over
";

const PLAYING: &str = "\
sit: begun
stand: begun
seat bot: not_the_host, host begun
fill: not_the_host, host begun
send away: not_the_host, host yes
swap: not_the_host, host begun
start: not_the_host, host begun
move: not_your_seat, own yes
take back: not_your_seat, own nothing_to_take_back
declare: not_your_seat, own yes
play forced: not_your_seat, own yes
leave: not_your_seat, own yes
return: not_your_seat, own so_already
resign: not_your_seat, own yes
abandon: not_your_seat, own yes
pause: not_the_host, host yes
resume: not_the_host, host not_paused
say: not_your_seat, own yes
mute: not_the_host, host yes
pass host: not_the_host, host yes
rematch: not_your_seat, own not_over
";

const OVER: &str = "\
sit: over
stand: over
seat bot: not_the_host, host over
fill: not_the_host, host over
send away: not_the_host, host over
swap: not_the_host, host over
start: not_the_host, host over
move: not_your_seat, own over
take back: not_your_seat, own over
declare: not_your_seat, own over
play forced: not_your_seat, own over
leave: not_your_seat, own over
return: not_your_seat, own over
resign: not_your_seat, own over
abandon: not_your_seat, own over
pause: not_the_host, host over
resume: not_the_host, host over
say: not_your_seat, own yes
mute: not_the_host, host yes
pass host: not_the_host, host yes
rematch: not_your_seat, own yes
";

#[test]
fn no_command_is_about_a_seat_that_is_not_there() {
    fn at(seat: Seat) -> Vec<Command<Gladiators>> {
        let choice = gladiators::Move::Pass;
        vec![
            Command::Sit { seat, name: None, seed: None, also: true },
            Command::Stand(seat),
            Command::SeatBot(seat, bot()),
            Command::SendAway(seat),
            Command::Swap(super::seat(0), seat),
            Command::Swap(seat, super::seat(0)),
            Command::Move { seat, request: RequestId(1), id: MoveId(String::new()), choice },
            Command::TakeBack(seat),
            Command::Declare(seat, AutoResponse::Ask),
            Command::PlayForced(seat, true),
            Command::Leave(seat),
            Command::Return(seat),
            Command::Resign(seat),
            Command::Abandon(seat, true),
            Command::Say(seat, Speech::Phrase(0)),
            Command::Mute(seat, true),
            Command::PassHost(seat),
            Command::Rematch { seat, code: String::new() },
        ]
    }
    use munera_rules::gladiators;
    for live in [gathering(), playing(), over()] {
        for number in [4, 8, 255] {
            for command in at(seat(number)) {
                let about_the_stage = match (&command, live.table.stage()) {
                    (
                        Command::Sit { .. }
                        | Command::Stand(_)
                        | Command::SeatBot(..)
                        | Command::Swap(..),
                        TableStage::Playing,
                    ) => Some(TableRefusal::Begun),
                    (
                        Command::Sit { .. }
                        | Command::Stand(_)
                        | Command::SeatBot(..)
                        | Command::Swap(..),
                        TableStage::Over(_),
                    ) => Some(TableRefusal::Over),
                    _ => None,
                };
                let refusal = about_the_stage.unwrap_or(TableRefusal::NoSuchSeat);
                assert_eq!(live.refusal(0, command), refusal);
            }
        }
    }
}

#[test]
fn every_refusal_has_a_word_of_its_own() {
    let words: BTreeSet<&str> = TableRefusal::ALL.iter().map(|refusal| refusal.code()).collect();
    assert_eq!(words.len(), TableRefusal::ALL.len());
}

#[test]
fn a_guest_who_logs_in_keeps_what_they_held() {
    let mut live = playing();
    let mut known = author(20);
    assert_eq!(live.table.seats_of(&known).len(), 0);
    known.formerly = vec![author(1).id];
    let legal = live.table.game_with_views().legal(seat(1));
    let answer = live.answer(seat(1), legal.nth(0));
    assert!(live.ask(&known, answer).expect("their own seat"));
    assert!(!live.table.is_host(&known));
    known.formerly.push(author(0).id);
    assert!(live.table.is_host(&known));
}
