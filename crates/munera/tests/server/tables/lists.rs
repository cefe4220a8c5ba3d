//! Lists of tables, and accounts that keep their tables.

use munera_guide::wire::{ClientMessage, LobbyTable, ServerMessage, StageForm, TableCommand};
use serde_json::json;

use super::{Friends, sit};
use crate::visitor::Socket;

/// Waits for a list of the lobby that fulfils a condition.
async fn lobby(socket: &mut Socket, is_so: impl Fn(&[LobbyTable]) -> bool) {
    socket
        .find(|message| match message {
            ServerMessage::Lobby { tables } if is_so(tables) => Some(()),
            _ => None,
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_tables_as_they_fill_begin_and_end() {
    let mut friends = Friends::gather("gorus", &json!({"listed": true})).await;
    let clara = friends.server.guest("Clara").await;
    let Friends { table, first, second, .. } = &mut friends;
    let mut onlooker = clara.connect().await;
    onlooker.send(&ClientMessage::Lobby { on: true }).await;
    let is_at = |stage: StageForm| {
        let table = table.clone();
        move |tables: &[LobbyTable]| match tables {
            [only] => only.table == table && only.stage == stage && only.chairs[1].1 == "Boris",
            _ => false,
        }
    };
    lobby(&mut onlooker, is_at(StageForm::Gathering)).await;
    first.must(table, TableCommand::Start).await;
    lobby(&mut onlooker, is_at(StageForm::Playing)).await;
    second.must(table, TableCommand::Resign { seat: 1 }).await;
    lobby(&mut onlooker, <[LobbyTable]>::is_empty).await;
    assert_eq!(clara.get("/api/tables").await.json(), json!([]));
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_their_tables_again_and_others_do_not() {
    let friends = Friends::at_play("gorus", &json!({})).await;
    let clara = friends.server.guest("Clara").await;
    let dora = friends.server.guest("Dora").await;
    let seats = json!(["free", "free"]);
    let wish = json!({"game": "gorus", "options": {"players": 2}, "seats": seats});
    let table = dora.open_table(&wish).await;
    let own = dora.get("/api/me/tables").await.json();
    assert_eq!(own[0]["table"], json!(table), "a host need not sit");
    for (visitor, expected) in [(&friends.anna, 1), (&friends.boris, 1), (&clara, 0)] {
        let own = visitor.get("/api/me/tables").await.json();
        let tables = own.as_array().expect("a list");
        assert_eq!(tables.len(), expected);
        assert!(tables.iter().all(|table| table["table"] == json!(friends.table)));
    }
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_its_seats_on_every_device_and_those_of_the_guests_it_was() {
    let mut friends = Friends::gather("gorus", &json!({})).await;
    let phone = friends.server.guest("Phone").await;
    let Friends { table, second, boris, .. } = &mut friends;
    let credentials = json!({"login": "boris", "password": "correct horse"});
    let registered = boris.post("/api/account", &credentials).await;
    assert_eq!(registered.status, 201, "{}", registered.body);
    // The guest's cookie does not open the account: its socket is closed.
    loop {
        if let Err(frame) = second.receive().await {
            assert_eq!(u16::from(frame.expect("a reason").code), 1008);
            break;
        }
    }
    let at_home = boris.with_cookie(&registered);
    let mut home = at_home.connect().await;
    home.look(table, Some(1)).await;

    // On the phone, the person was a guest with a table of their own.
    let other = phone
        .open_table(&json!({"game": "gorus", "options": {"players": 2}, "seats": [{"me": {}}]}))
        .await;
    let logged_in = phone.post("/api/login", &credentials).await;
    assert_eq!(logged_in.status, 200, "{}", logged_in.body);
    let mut on_phone = phone.with_cookie(&logged_in).connect().await;
    let shown = on_phone.look(table, Some(1)).await;
    assert_eq!(shown.state.chairs[1].name, "Boris");
    // The seats of the guest on the phone belong to the account now, on both devices.
    for socket in [&mut on_phone, &mut home] {
        socket.look(&other, Some(0)).await;
        let anew =
            TableCommand::Sit { seat: 0, name: Some("Boris".to_owned()), seed: None, also: false };
        socket.must(&other, anew).await;
    }
    on_phone.must(&other, sit(1)).await;
    assert_eq!(on_phone.look(&other, Some(1)).await.state.chairs[0].name, "");
    let tables = phone.with_cookie(&logged_in).get("/api/me/tables").await.json();
    assert_eq!(tables.as_array().expect("a list").len(), 2);
    friends.server.stop().await;
}
