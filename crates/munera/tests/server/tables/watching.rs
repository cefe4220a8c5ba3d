//! Watching: as a spectator, from a known version, and from one that does not exist.

use munera_guide::wire::{ServerMessage, Speech, StreamItem, TableCommand, TableNotice};
use munera_rules::Seat;
use serde_json::json;

use super::Friends;

fn say(seat: u8, words: &str) -> TableCommand {
    TableCommand::Say { seat, speech: Speech::Words(words.to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_comes_back_gets_the_rest_and_one_with_an_unknown_version_gets_everything() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let Friends { table, first, second, boris, .. } = &mut friends;
    let had = second.look(table, Some(1)).await.version;
    second.stream.close(None).await.expect("closed");
    first.must(table, say(0, "Where are you?")).await;
    first.must(table, say(0, "Hello?")).await;
    let mut again = boris.connect().await;
    again.watch(table, Some(1), Some(had)).await;
    let rest = again.find(|message| match message {
        ServerMessage::Update { from, items, view, .. } => {
            Some((*from, items.clone(), view.is_some()))
        }
        ServerMessage::State { .. } => panic!("the rest is enough"),
        _ => None,
    });
    let said = |words: &str| {
        let (name, speech) = ("Anna".to_owned(), Speech::Words(words.to_owned()));
        StreamItem::Notice(TableNotice::Said { seat: Seat::new(0), name, speech })
    };
    assert_eq!(rest.await, (had, vec![said("Where are you?"), said("Hello?")], false));
    // All news from the beginning.
    again.watch(table, Some(1), Some(0)).await;
    let all = again.find(|message| match message {
        ServerMessage::Update { from: 0, items, view, .. } => Some((items.clone(), view.is_some())),
        _ => None,
    });
    let (items, has_view) = all.await;
    assert_eq!((items.len() as u64, has_view), (had + 2, true));
    assert!(items.iter().any(|item| matches!(item, StreamItem::News { .. })));
    again.watch(table, Some(1), Some(had + 1_000)).await;
    let version = again.find(|message| match message {
        ServerMessage::State { version, .. } => Some(*version),
        _ => None,
    });
    assert_eq!(version.await, had + 2);
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_lies_open_and_do_nothing() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let clara = friends.server.guest("Clara").await;
    let Friends { table, first, .. } = &mut friends;
    let mut onlooker = clara.connect().await;
    let shown = onlooker.look(table, None).await;
    assert!(shown.state.own.is_none());
    assert_eq!(shown.view["troupe"], json!([]));
    assert_eq!(shown.legal(), Vec::<String>::new());
    assert_eq!(shown.state.awaited.len(), 1);
    first
        .find(|message| match message {
            ServerMessage::Presence { spectators: 1, .. } => Some(()),
            _ => None,
        })
        .await;
    assert_eq!(onlooker.perform(table, say(0, "Boo")).await, Err("not_your_seat".to_owned()));
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_closes_its_doors_when_the_game_begins() {
    let mut friends = Friends::gather("gorus", &json!({"spectators": false})).await;
    let clara = friends.server.guest("Clara").await;
    let Friends { table, first, second, .. } = &mut friends;
    // A person with the link may look for a chair.
    let mut onlooker = clara.connect().await;
    onlooker.look(table, None).await;
    first.must(table, TableCommand::Start).await;
    onlooker.flush(table).await;
    let told = onlooker.frames.join("\n");
    assert!(told.contains(r#""trouble":"closed""#), "{told}");
    assert!(!told.contains("news") && !told.contains("started"), "{told}");
    let answer = clara.get(&format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "forbidden"));
    // A player may also watch the table as a spectator.
    second.look(table, None).await;
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_keeps_its_game_to_itself_when_it_is_over() {
    for (spectators, status) in [(true, 200), (false, 404)] {
        let mut friends = Friends::at_play("gorus", &json!({"spectators": spectators})).await;
        let [clara, stranger] = [friends.server.guest("Clara").await, friends.server.stranger()];
        let Friends { table, first, second, anna, boris, .. } = &mut friends;
        second.must(table, TableCommand::Resign { seat: 1 }).await;
        first.flush(table).await;
        let (program, spy) = (boris.program("reader").await, clara.program("spy").await);
        for part in ["record", "replay"] {
            let path = format!("/api/tables/{table}/{part}");
            for person in [&*anna, &*boris] {
                assert_eq!(person.get(&path).await.status, 200, "{path}");
            }
            // A program of a player does not sit in a chair that was taken by hand.
            for person in [&clara, &stranger, &spy, &program] {
                let answer = person.get(&path).await;
                assert_eq!(answer.status, status, "{path}: {}", answer.body);
                if status == 404 {
                    let unknown = person.get("/api/tables/0000000000000000/record").await;
                    assert_eq!(answer.body, unknown.body, "as if there were no such game");
                }
            }
        }
        let look = clara.get(&format!("/api/tables/{table}")).await.status;
        assert_eq!(look, if spectators { 200 } else { 403 });
        friends.server.stop().await;
    }
}
