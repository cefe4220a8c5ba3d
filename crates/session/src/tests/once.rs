//! Commands that are sent twice.

use munera_rules::gladiators::Gladiators;

use super::{Live, author, gladiators, seat, settings};
use crate::{
    Answer, Author, Command, CommandId, Item, PastAnswer, PersonId, Refusal, Speech, TableNotice,
    TableRefusal, Version,
};

fn id(text: &str) -> CommandId {
    CommandId(text.to_owned())
}

fn words(text: &str) -> Command<Gladiators> {
    Command::Say(seat(0), Speech::Words(text.to_owned()))
}

/// Gives a command with an id, and adopts the proposal. Returns whether it was new.
fn ask(
    live: &mut Live<Gladiators>,
    author: &Author,
    name: &str,
    command: Command<Gladiators>,
) -> Result<bool, Refusal<Gladiators>> {
    match live.table.propose_once(live.now, author, id(name), command, &live.deals)? {
        Answer::New(proposal) => {
            live.keep(*proposal);
            Ok(true)
        }
        Answer::Again => Ok(false),
    }
}

/// What seat 0 has been heard to say.
fn heard(live: &Live<Gladiators>) -> Vec<String> {
    let items = live.table.since(munera_rules::Viewer::Spectator, Version(0)).expect("all of it");
    let said = |item: &Item<Gladiators>| match item {
        Item::Notice(TableNotice::Said { speech: Speech::Words(words), .. }) => Some(words.clone()),
        _ => None,
    };
    items.iter().filter_map(said).collect()
}

#[test]
fn a_command_that_is_sent_again_is_done_once_even_after_a_restart() {
    let mut live = Live::gathered(gladiators(3), settings(), 2, 1);
    assert_eq!(ask(&mut live, &author(0), "a", words("one")), Ok(true));
    assert_eq!(ask(&mut live, &author(0), "b", Command::Swap(seat(0), seat(1))), Ok(true));
    // Far more commands than a table could keep in a list of the last ones.
    for number in 0..200 {
        let command = Command::Swap(seat(0), seat(1));
        assert_eq!(ask(&mut live, &author(0), &format!("swap-{number}"), command), Ok(true));
    }
    for _ in 0..2 {
        let before = live.log.len();
        assert_eq!(ask(&mut live, &author(0), "a", words("one")), Ok(false));
        assert_eq!(ask(&mut live, &author(0), "b", Command::Swap(seat(0), seat(1))), Ok(false));
        assert_eq!(live.log.len(), before, "nothing is done twice");
        assert_eq!(heard(&live), ["one"]);
        live.restart();
    }
}

#[test]
fn the_same_id_with_other_content_is_the_same_command() {
    let mut live = Live::gathered(gladiators(3), settings(), 1, 1);
    assert_eq!(ask(&mut live, &author(0), "a", words("one")), Ok(true));
    assert_eq!(ask(&mut live, &author(0), "a", words("two")), Ok(false));
    assert_eq!(ask(&mut live, &author(0), "a", Command::Start), Ok(false));
    assert_eq!(heard(&live), ["one"]);
}

#[test]
fn ids_of_different_people_are_different_commands() {
    let mut live = Live::gathered(gladiators(3), settings(), 2, 1);
    let say = |number| Command::Say(seat(number), Speech::Phrase(1));
    assert_eq!(ask(&mut live, &author(0), "a", say(0)), Ok(true));
    assert_eq!(ask(&mut live, &author(1), "a", say(1)), Ok(true));
    // A guest who logs in keeps the ids of the guest, and of no other person.
    let account = |guest| Author { formerly: vec![PersonId(guest)], ..author(90) };
    assert_eq!(ask(&mut live, &account(0), "a", say(0)), Ok(false));
    let refused = ask(&mut live, &account(5), "a", say(0));
    assert_eq!(refused, Err(Refusal::Table(TableRefusal::NotYourSeat)));
}

#[test]
fn a_refused_command_may_be_tried_again_with_its_id() {
    let mut live = Live::gathered(gladiators(3), settings(), 1, 1);
    let refused = ask(&mut live, &author(0), "a", Command::Pause);
    assert_eq!(refused, Err(Refusal::Table(TableRefusal::NotBegun)));
    live.must(0, Command::Start);
    assert_eq!(ask(&mut live, &author(0), "a", Command::Pause), Ok(true));
    assert_eq!(ask(&mut live, &author(0), "a", Command::Pause), Ok(false));
}

#[test]
fn a_repeated_rematch_has_its_code_and_other_commands_have_none() {
    let mut live = Live::begun(gladiators(3), settings(), 1, 1);
    assert_eq!(ask(&mut live, &author(0), "resign", Command::Resign(seat(0))), Ok(true));
    let rematch = || Command::Rematch { seat: seat(0), code: "next".to_owned() };
    assert_eq!(ask(&mut live, &author(0), "again", rematch()), Ok(true));
    for _ in 0..2 {
        let past = |name| live.table.past_answer(&author(0), &id(name));
        assert_eq!(past("again"), Some(PastAnswer::Rematch("next")));
        assert_eq!(past("resign"), Some(PastAnswer::Done));
        assert_eq!(past("other"), None);
        live.restart();
    }
}
