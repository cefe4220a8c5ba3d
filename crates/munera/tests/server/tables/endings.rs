//! How games end, and rematches.

use munera_guide::wire::{HowEnded, ServerMessage, StageForm, TableCommand, TableNotice};
use munera_protocol::content::Packs;
use munera_rules::Seat;
use serde_json::json;

use super::Friends;

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
