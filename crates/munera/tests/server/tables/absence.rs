//! People who go away and come back.

use munera_guide::wire::{Cause, ServerMessage, TableCommand, TableNotice};
use munera_rules::Seat;
use serde_json::json;

use super::Friends;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_person_who_is_gone_for_too_long_until_they_are_back() {
    let mut friends = Friends::at_play("gorus", &json!({"grace_seconds": 1})).await;
    let Friends { table, first, second, boris, .. } = &mut friends;
    second.stream.close(None).await.expect("closed");
    first
        .find(|message| match message {
            ServerMessage::Presence { here, .. } if *here == [true, false] => Some(()),
            _ => None,
        })
        .await;
    first.hears(&TableNotice::TakenOver { seat: Seat::new(1), cause: Cause::Absent }).await;
    let shown = first.look(table, Some(0)).await;
    assert_eq!(shown.state.chairs[1].stand_in, Some(Cause::Absent));
    assert_eq!(shown.state.chairs[1].name, "Boris");
    let mut again = boris.connect().await;
    again.watch(table, Some(1), Some(0)).await;
    first.hears(&TableNotice::HandedBack { seat: Seat::new(1) }).await;
    assert_eq!(first.look(table, Some(0)).await.state.chairs[1].stand_in, None);
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_leaves_is_not_handed_the_game_back_until_they_say_so() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    second.must(table, TableCommand::Leave { seat: 1 }).await;
    first.hears(&TableNotice::TakenOver { seat: Seat::new(1), cause: Cause::Left }).await;
    let shown = second.look(table, Some(1)).await;
    let request = shown.request().unwrap_or(1);
    let refused = second.make_move(table, 1, request, "F1").await;
    assert_eq!(refused, Err("stood_in".to_owned()));
    second.must(table, TableCommand::Return { seat: 1 }).await;
    first.hears(&TableNotice::HandedBack { seat: Seat::new(1) }).await;
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_gone_for_too_long_is_followed_by_another() {
    let mut friends = Friends::gather("gorus", &json!({"grace_seconds": 1})).await;
    let Friends { table, first, second, anna, .. } = &mut friends;
    first.stream.close(None).await.expect("closed");
    second.hears(&TableNotice::HostBecame).await;
    second
        .find(|message| match message {
            ServerMessage::You { seats, host: true, .. } if *seats == [1] => Some(()),
            _ => None,
        })
        .await;
    let mut back = anna.connect().await;
    assert_eq!(back.perform(table, TableCommand::Start).await, Err("not_the_host".to_owned()));
    second.must(table, TableCommand::Start).await;
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_played_while_the_host_has_stopped_the_game() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    first.must(table, TableCommand::Pause).await;
    second.hears(&TableNotice::Paused).await;
    for (seat, socket) in [&mut *first, &mut *second].into_iter().enumerate() {
        let seat = seat as u8;
        let shown = socket.look(table, Some(seat)).await;
        assert!(shown.state.paused);
        if let Some(request) = shown.request() {
            let refused = socket.make_move(table, seat, request, &shown.legal()[0]).await;
            assert_eq!(refused, Err("paused".to_owned()));
        }
    }
    first.must(table, TableCommand::Resume).await;
    second.hears(&TableNotice::Resumed).await;
    assert!(!second.look(table, Some(1)).await.state.paused);
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_tab_is_told_the_same_and_keeps_its_person_present() {
    let mut friends = Friends::at_play("gorus", &json!({"grace_seconds": 1})).await;
    let Friends { table, first, second, boris, .. } = &mut friends;
    let mut tab = boris.connect().await;
    tab.watch(table, Some(1), None).await;
    tab.flush(table).await;
    first.must(table, TableCommand::Abandon { seat: 0, on: true }).await;
    let told = TableNotice::WouldAbandon { seat: Seat::new(0), on: true };
    tab.hears(&told).await;
    second.hears(&told).await;
    tab.flush(table).await;
    tab.forget();
    second.stream.close(None).await.expect("closed");
    // Everyone at the table sees through the other tab that the person is still here.
    first.stream.close(None).await.expect("closed");
    let here = tab.find(|message| match message {
        ServerMessage::Presence { here, .. } if !here[0] => Some(here.clone()),
        _ => None,
    });
    assert_eq!(here.await, [false, true]);
    friends.server.stop().await;
}
