//! Whole games over real connections.

use munera_guide::wire::{HowEnded, ServerMessage, StageForm};
use munera_protocol::content::Packs;
use serde_json::{Value, json};

use crate::test_server::TestServer;
use crate::visitor::{Socket, Visitor, against_bots};

/// Plays a seat to the end of the game with its first legal moves, and returns the last state.
pub(crate) async fn play_to_the_end(
    socket: &mut Socket,
    table: &str,
    seat: u8,
) -> munera_guide::wire::TableState {
    socket.watch(table, Some(seat), None).await;
    let mut version = None;
    let mut view = Value::Null;
    let mut answered = None;
    loop {
        let state = match socket.next().await.expect("open") {
            ServerMessage::State { seat: Some(own), version: now, state, view: shown, .. }
                if own == seat =>
            {
                (version, view) = (Some(now), shown.to_json());
                state
            }
            ServerMessage::Update {
                seat: Some(own),
                from,
                items,
                state,
                view: shown,
                guide,
                ..
            } if own == seat => {
                assert_eq!(shown.is_some(), guide.is_some(), "a guide comes with its view");
                assert_eq!(version, Some(from), "no version is missing and none comes twice");
                version = Some(from + items.len() as u64);
                view = shown.map_or(view, |shown| shown.to_json());
                state
            }
            ServerMessage::Refused { error, .. } => panic!("{error:?}"),
            _ => continue,
        };
        if state.stage == StageForm::Over {
            return *state;
        }
        let request = state.own.expect("the own seat").request;
        if let Some(request) = request.filter(|_| request != answered) {
            answered = Some(request);
            let choice = view["legal"][0].as_str().expect("a legal move").to_owned();
            let id = Socket::id();
            let table = table.to_owned();
            socket
                .send(&munera_guide::wire::ClientMessage::Move { table, seat, request, id, choice })
                .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_against_bots_and_its_record_is_fair() {
    let server = TestServer::new().await;
    let anna = Visitor::new(server.address).await;
    for (game, options) in [
        ("gorus", json!({"players": 4, "target": 1})),
        ("gorus", json!({"players": 1, "target": 1})),
        ("gorus", json!({"players": 6, "teams": "3v3", "target": 1})),
        ("gladiators", json!({"players": 3})),
        ("fired_up", json!({"players": 3})),
    ] {
        let table = anna.open_table(&against_bots(game, &options)).await;
        let mut socket = anna.connect().await;
        let state = play_to_the_end(&mut socket, &table, 0).await;
        let ending = state.ending.expect("an ending");
        assert_eq!(ending.how, HowEnded::Finished);
        let record = anna.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200, "{}", record.body);
        let verdict = munera_engine::verify::verify_text(&Packs::own(), &record.body);
        assert!(matches!(verdict, munera_engine::verify::Verdict::Fair { .. }), "{verdict:?}");
    }
    server.stop().await;
}
