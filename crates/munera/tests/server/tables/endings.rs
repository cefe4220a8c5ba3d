//! How games end, and rematches.

use std::num::NonZeroU32;

use munera_guide::wire::{HowEnded, ServerMessage, StageForm, TableCommand, TableNotice};
use munera_protocol::content::Packs;
use munera_rules::Seat;
use munera_server::config::Config;
use serde_json::json;

use super::Friends;
use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor};

#[tokio::test(flavor = "multi_thread")]
async fn of_two_the_other_wins_when_one_resigns_and_all_seeds_are_shown() {
    let mut friends = Friends::at_play("gladiators", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    let playing = first.look(table, Some(0)).await.state;
    assert!(playing.ending.is_none());
    second.must(table, TableCommand::Resign { seat: 1 }).await;
    first.hears(&TableNotice::Resigned { seat: Seat::new(1) }).await;
    first.hears(&TableNotice::Ended).await;
    let over = first.look(table, Some(0)).await.state;
    assert_eq!(over.stage, StageForm::Over);
    let ending = over.ending.expect("an ending");
    assert_eq!((ending.how, ending.winners), (HowEnded::Resigned, vec![0]));
    let seed = munera_protocol::fairness::ServerSeed::from_hex(&ending.revealed.server_seed);
    let commitment = seed.expect("a seed").commitment().to_string();
    assert_eq!(commitment, playing.commitment);
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_given_up_when_all_wish_it() {
    let mut friends = Friends::at_play("fired_up", &json!({})).await;
    let Friends { table, first, second, anna, .. } = &mut friends;
    let record = format!("/api/tables/{table}/record");
    first.must(table, TableCommand::Abandon { seat: 0, on: true }).await;
    second.hears(&TableNotice::WouldAbandon { seat: Seat::new(0), on: true }).await;
    assert_eq!(second.look(table, Some(1)).await.state.stage, StageForm::Playing);
    assert_eq!(anna.get(&record).await.status, 404, "records are of games that are over");
    second.must(table, TableCommand::Abandon { seat: 1, on: true }).await;
    first.hears(&TableNotice::Ended).await;
    let ending = first.look(table, Some(0)).await.state.ending.expect("an ending");
    assert_eq!((ending.how, ending.winners), (HowEnded::Abandoned, vec![]));
    let text = anna.get(&record).await;
    assert_eq!(text.status, 200);
    let verdict = munera_engine::verify::verify_text(&Packs::own(), &text.body);
    assert!(matches!(verdict, munera_engine::verify::Verdict::Fair { .. }), "{verdict:?}");
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_again_at_one_table_with_the_same_host_and_new_seeds() {
    let mut friends = Friends::at_play("gorus", &json!({"chat": "phrases"})).await;
    let Friends { table, first, second, .. } = &mut friends;
    let early = second.perform(table, TableCommand::Rematch { seat: 1 }).await;
    assert_eq!(early, Err("not_over".to_owned()));
    second.must(table, TableCommand::Resign { seat: 1 }).await;
    // The guest asks first; the host stays the host.
    let again = second.perform(table, TableCommand::Rematch { seat: 1 }).await;
    let again = again.expect("a rematch").expect("a code");
    first.hears(&TableNotice::Rematched { table: again.clone() }).await;
    for (seat, socket) in [(0, &mut *first), (1, &mut *second)] {
        let same = socket.perform(table, TableCommand::Rematch { seat }).await;
        assert_eq!(same, Ok(Some(again.clone())), "there is one rematch");
    }
    let old = first.look(table, Some(0)).await.state;
    assert_eq!(old.rematch, Some(again.clone()));
    let new = first.look(&again, Some(0)).await.state;
    assert_eq!(new.stage, StageForm::Gathering);
    assert_eq!((new.host, &new.settings), (Some(0), &old.settings));
    let names = |chairs: &[munera_guide::wire::ChairState]| {
        chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&new.chairs), names(&old.chairs));
    assert_ne!(new.commitment, old.commitment);
    second.watch(&again, Some(1), None).await;
    let role = second.find(|message| match message {
        ServerMessage::You { table, seats, host } if *table == again => {
            Some((seats.clone(), *host))
        }
        _ => None,
    });
    assert_eq!(role.await, (vec![1], false));
    first.must(&again, TableCommand::Start).await;
    friends.server.stop().await;
}

/// A table with a game that is over, and its host, at a server with few tables.
async fn over(change: impl FnOnce(&mut Config)) -> (TestServer, Visitor, Socket, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(folder, change).await;
    let anna = server.guest("Anna").await;
    let seats = json!([{"me": {}}, {"bot": "easy"}]);
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": seats, "start": true});
    let table = anna.open_table(&wish).await;
    let mut socket = anna.connect().await;
    socket.watch(&table, Some(0), None).await;
    socket.must(&table, TableCommand::Resign { seat: 0 }).await;
    (server, anna, socket, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table_that_its_address_opens() {
    let few = |config: &mut Config| config.tables_per_hour = NonZeroU32::new(2).expect("two");
    let (server, _, mut socket, first) = over(few).await;
    let again = socket.perform(&first, TableCommand::Rematch { seat: 0 }).await;
    let second = again.expect("a rematch").expect("a code");
    socket.watch(&second, Some(0), None).await;
    socket.must(&second, TableCommand::Start).await;
    socket.must(&second, TableCommand::Resign { seat: 0 }).await;
    let refused = socket.perform(&second, TableCommand::Rematch { seat: 0 }).await;
    assert_eq!(refused, Err("too_many_requests".to_owned()));
    let same = socket.perform(&first, TableCommand::Rematch { seat: 0 }).await;
    assert_eq!(same, Ok(Some(second)), "a table that exists can always be found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_opens_no_table_but_serves_those_that_are_there() {
    let one = |config: &mut Config| config.max_tables = NonZeroU32::MIN;
    let (server, anna, mut socket, first) = over(one).await;
    let again = socket.perform(&first, TableCommand::Rematch { seat: 0 }).await;
    let second = again.expect("there is room again").expect("a code");
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": ["free", "free"]});
    let full = anna.post("/api/tables", &wish).await;
    assert_eq!((full.status, full.code().as_str()), (503, "unavailable"));
    // The first table is still loaded, and so is the second: a game that runs is always served.
    let shown = socket.look(&second, Some(0)).await;
    assert_eq!(shown.state.stage, StageForm::Gathering);
    let gone = anna.request("DELETE", &format!("/api/tables/{second}"), None).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    assert_eq!(anna.post("/api/tables", &wish).await.status, 201);
    server.stop().await;
}
