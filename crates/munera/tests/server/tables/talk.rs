//! Chat.

use munera_guide::wire::{Speech, TableCommand, TableNotice};
use munera_rules::Seat;
use serde_json::json;

use super::Friends;

fn words(seat: u8, words: &str) -> TableCommand {
    TableCommand::Say { seat, speech: Speech::Words(words.to_owned()) }
}

fn phrase(seat: u8, number: u8) -> TableCommand {
    TableCommand::Say { seat, speech: Speech::Phrase(number) }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_say_what_they_like_before_during_and_after_the_game() {
    let mut friends = Friends::gather("gorus", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    let said = |text: &str| TableNotice::Said {
        seat: Seat::new(1),
        name: "Boris".to_owned(),
        speech: Speech::Words(text.to_owned()),
    };
    second.must(table, words(1, "  Привет! <b>  ")).await;
    first.hears(&said("Привет! <b>")).await;
    for nothing in ["", "   ", "two\nlines", &"x".repeat(281)] {
        let refused = second.perform(table, words(1, nothing)).await;
        assert_eq!(refused, Err("no_chat".to_owned()), "{nothing:?}");
    }
    first.must(table, TableCommand::Start).await;
    second.must(table, words(1, "Luck!")).await;
    first.hears(&said("Luck!")).await;
    second.must(table, TableCommand::Resign { seat: 1 }).await;
    second.must(table, words(1, "Thanks!")).await;
    first.hears(&said("Thanks!")).await;
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_have_phrases_only_or_silence() {
    let mut friends = Friends::gather("gorus", &json!({"chat": "phrases"})).await;
    let Friends { table, first, second, .. } = &mut friends;
    second.must(table, phrase(1, 3)).await;
    let speech = Speech::Phrase(3);
    first.hears(&TableNotice::Said { seat: Seat::new(1), name: "Boris".to_owned(), speech }).await;
    for other in [words(1, "Hello"), phrase(1, 12), phrase(1, 255)] {
        assert_eq!(second.perform(table, other).await, Err("no_chat".to_owned()));
    }
    friends.server.stop().await;

    let mut friends = Friends::gather("gorus", &json!({"chat": "off"})).await;
    let Friends { table, second, .. } = &mut friends;
    for anything in [words(1, "Hello"), phrase(1, 0)] {
        assert_eq!(second.perform(table, anything).await, Err("no_chat".to_owned()));
    }
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_silences_a_person_in_every_chair() {
    let mut friends = Friends::gather("gorus", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    first.must(table, TableCommand::Mute { seat: 1, on: true }).await;
    second.hears(&TableNotice::Muted { seat: Seat::new(1), on: true }).await;
    assert_eq!(second.perform(table, words(1, "Why?")).await, Err("muted".to_owned()));
    second.must(table, TableCommand::Stand { seat: 1 }).await;
    second.must(table, super::sit(1)).await;
    assert_eq!(second.perform(table, words(1, "Why?")).await, Err("muted".to_owned()));
    assert!(second.look(table, Some(1)).await.state.chairs[1].muted);
    first.must(table, TableCommand::Mute { seat: 1, on: false }).await;
    second.must(table, words(1, "Thanks")).await;
    friends.server.stop().await;
}
