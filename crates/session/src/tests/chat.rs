//! What people may say at a table, and who may speak.

use munera_rules::Viewer;
use munera_rules::gorus::SmallGorus;

use super::{Live, author, gorus, seat, settings};
use crate::{
    Chat, Command, LONGEST_SPEECH, MOST_SPEECHES, PHRASES, Refusal, Settings, Speech, TableNotice,
    TableRefusal,
};

fn words(text: &str) -> Speech {
    Speech::Words(text.to_owned())
}

fn say(speech: Speech) -> Command<SmallGorus> {
    Command::Say(seat(1), speech)
}

fn table(chat: Chat) -> Live<SmallGorus> {
    Live::gathered(gorus(3), Settings { chat, ..settings() }, 3, 1)
}

#[test]
fn what_is_said_is_told_to_all_viewers_with_the_name_of_that_time() {
    let mut live = table(Chat::Free);
    live.must(1, say(words("Salve!")));
    let name = "person 1".to_owned();
    let said = TableNotice::Said { seat: seat(1), name, speech: words("Salve!") };
    for viewer in Viewer::all(3) {
        assert_eq!(live.notices(viewer).last(), Some(&said));
    }
    // The message keeps the name of the person who said it, not of the next person in the chair.
    live.must(1, Command::Stand(seat(1)));
    live.sit(7, seat(1));
    assert!(live.notices(Viewer::Spectator).contains(&said));
}

#[test]
fn words_are_short_and_plain() {
    let live = table(Chat::Free);
    let longest = "ü".repeat(LONGEST_SPEECH);
    assert!(live.try_it(&author(1), say(words(&longest))).is_ok());
    for wrong in ["", "   ", "one\ntwo", "\u{7}", &format!("{longest}!")] {
        assert_eq!(live.refusal(1, say(words(wrong))), TableRefusal::NoChat, "{wrong:?}");
    }
}

#[test]
fn a_table_agrees_on_what_may_be_said() {
    for (chat, phrases, free) in
        [(Chat::Off, false, false), (Chat::Phrases, true, false), (Chat::Free, true, true)]
    {
        let live = table(chat);
        let can = |speech| live.try_it(&author(1), say(speech)).is_ok();
        assert_eq!(can(Speech::Phrase(0)), phrases);
        assert_eq!(can(Speech::Phrase(PHRASES - 1)), phrases);
        assert!(!can(Speech::Phrase(PHRASES)));
        assert_eq!(can(words("Salve!")), free);
    }
}

#[test]
fn a_silenced_person_speaks_from_no_chair() {
    let mut live = Live::open(gorus(4), settings(), 1);
    live.sit(0, seat(0));
    live.sit(1, seat(1));
    live.must(1, Command::Sit { seat: seat(2), name: None, seed: None, also: true });
    live.must(0, Command::Mute(seat(1), true));
    assert_eq!(live.last_notice(), Some(TableNotice::Muted { seat: seat(1), on: true }));
    assert_eq!(live.refusal(0, Command::Mute(seat(1), true)), TableRefusal::SoAlready);
    assert_eq!(live.refusal(1, say(words("But…"))), TableRefusal::Muted);
    assert_eq!(live.refusal(1, Command::Say(seat(2), words("But…"))), TableRefusal::Muted);
    // Changing the chair, or standing up first, does not help.
    live.sit(1, seat(3));
    assert_eq!(live.refusal(1, Command::Say(seat(3), words("But…"))), TableRefusal::Muted);
    live.sit(2, seat(1));
    live.must(2, say(words("Ave!")));
    live.must(0, Command::Mute(seat(3), false));
    live.must(1, Command::Say(seat(3), words("At last")));
    assert_eq!(live.refusal(0, Command::Mute(seat(2), true)), TableRefusal::Unoccupied);
}

#[test]
fn people_talk_before_during_and_after_a_game() {
    let mut live = table(Chat::Free);
    live.must(1, say(words("Before")));
    live.must(0, Command::Start);
    live.must(1, Command::Resign(seat(1)));
    live.must(1, say(words("Given up")));
    live.must(2, Command::Resign(seat(2)));
    assert!(live.is_over());
    live.must(1, say(words("After")));
    live.must(0, Command::Mute(seat(1), true));
    assert_eq!(live.refusal(1, say(words("But…"))), TableRefusal::Muted);
}

#[test]
fn a_table_keeps_so_many_lines_of_each_person_also_when_it_is_read_again() {
    let mut live = table(Chat::Free);
    for number in 0..MOST_SPEECHES {
        live.must(1, say(words(&number.to_string())));
    }
    let refused = |live: &Live<SmallGorus>| live.try_it(&author(1), say(words("more"))).err();
    let enough = Some(Refusal::Table(TableRefusal::SaidEnough));
    assert_eq!(refused(&live), enough);
    assert!(live.try_it(&author(2), Command::Say(seat(2), words("I have not"))).is_ok());
    live.must(1, Command::Stand(seat(1)));
    live.sit(1, seat(1));
    assert_eq!(refused(&live), enough, "it is the person who counts, not the chair");
}
