//! Sitting down.

use munera_guide::wire::{
    ChairKind, ServerMessage, StageForm, TableCommand, TableNotice, TableState,
};
use munera_rules::Seat;
use serde_json::json;

use super::{Friends, sit};
use crate::test_server::TestServer;
use crate::visitor::Socket;

fn names(state: &TableState) -> Vec<&str> {
    state.chairs.iter().map(|chair| chair.name.as_str()).collect()
}

/// A client's role at a table, as it was last told.
async fn role(socket: &mut Socket) -> (Vec<u8>, bool) {
    socket
        .find(|message| match message {
            ServerMessage::You { seats, host, .. } => Some((seats.clone(), *host)),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_come_by_a_link_choose_seats_and_begin_with_bots() {
    let server = TestServer::new().await;
    let [anna, boris] = [server.guest("Anna").await, server.guest("Boris").await];
    let wish = json!({"game": "gorus", "options": {"players": 4}, "settings": {"pace_ms": 60_000}});
    let table = anna.open_table(&wish).await;
    let (mut first, mut second) = (anna.connect().await, boris.connect().await);
    first.watch(&table, None, None).await;
    assert_eq!(role(&mut first).await, (vec![], true));
    second.watch(&table, None, None).await;
    assert_eq!(role(&mut second).await, (vec![], false));

    first.must(&table, sit(0)).await;
    assert_eq!(role(&mut first).await, (vec![0], true));
    assert_eq!(second.perform(&table, sit(0)).await, Err("occupied".to_owned()));
    second.must(&table, sit(1)).await;
    second.must(&table, sit(2)).await;
    assert_eq!(role(&mut second).await, (vec![1], false));
    assert_eq!(role(&mut second).await, (vec![2], false));
    second.hears(&TableNotice::Stood { seat: Seat::new(1), sent_away: false }).await;
    // A seated person can still change their name and seed.
    let anew = TableCommand::Sit {
        seat: 2,
        name: Some("Borya".to_owned()),
        seed: Some("beef".to_owned()),
        also: false,
    };
    second.must(&table, anew).await;
    let shown = second.look(&table, Some(2)).await;
    assert_eq!(names(&shown.state), ["Anna", "", "Borya", ""]);
    assert!(shown.state.chairs[2].seeded);

    first.must(&table, TableCommand::Swap { one: 2, other: 3 }).await;
    second.hears(&TableNotice::Swapped { one: Seat::new(2), other: Seat::new(3) }).await;
    let refused = first.perform(&table, TableCommand::Start).await;
    assert_eq!(refused, Err("seats_free".to_owned()));
    first.must(&table, TableCommand::SeatBot { seat: 1, bot: "random".to_owned() }).await;
    first.must(&table, TableCommand::Fill { bot: "easy".to_owned() }).await;
    let shown = first.look(&table, Some(0)).await;
    assert_eq!(names(&shown.state), ["Anna", "random", "easy", "Borya"]);
    assert_eq!(shown.state.chairs[1].kind, ChairKind::Bot);
    assert_eq!(shown.state.host, Some(0));
    first.must(&table, TableCommand::Start).await;
    let shown = second.look(&table, Some(3)).await;
    assert_eq!(shown.state.stage, StageForm::Playing);
    assert_eq!(shown.view["troupe"].as_array().expect("a troupe").len(), 10);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_sent_away_loses_the_stream_at_once() {
    let mut friends = Friends::at_play("gorus", &json!({})).await;
    let Friends { table, first, second, .. } = &mut friends;
    let before = second.frames.len();
    first.must(table, TableCommand::SendAway { seat: 1 }).await;
    let speech = munera_guide::wire::Speech::Words("At last".to_owned());
    first.must(table, TableCommand::Say { seat: 0, speech }).await;
    // The table answers in order, so everything that it sent before has arrived.
    second.flush(table).await;
    let told = second.frames[before..].join("\n");
    let closed = format!(r#"{{"t":"trouble","table":"{table}","trouble":"closed"}}"#);
    assert!(told.contains(&closed), "{told}");
    assert!(told.contains(r#""seats":[],"host":false"#), "{told}");
    assert!(!told.contains(r#""t":"update""#) && !told.contains("At last"), "{told}");
    assert_eq!(second.perform(table, sit(1)).await, Err("begun".to_owned()));
    // They may watch as a spectator, like every other person.
    let shown = second.look(table, None).await;
    assert_eq!(shown.state.chairs[1].kind, ChairKind::Bot);
    friends.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_at_one_device_see_one_hand_at_a_time() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let wish = json!({"game": "gorus", "options": {"players": 2}, "start": true,
        "seats": [{"me": {"name": "Left"}}, {"me": {"name": "Right"}}],
        "settings": {"pace_ms": 60_000}});
    let table = anna.open_table(&wish).await;
    let mut socket = anna.connect().await;
    let mut hands = Vec::new();
    for seat in [0, 1] {
        let shown = socket.look(&table, Some(seat)).await;
        assert_eq!(names(&shown.state), ["Left", "Right"]);
        let troupe = shown.view["troupe"].as_array().expect("a troupe").clone();
        hands.push((seat, troupe, shown));
        // Two people share the device: this seat is hidden before the other person looks.
        let table = table.clone();
        socket.send(&munera_guide::wire::ClientMessage::Unwatch { table, seat: Some(seat) }).await;
    }
    let mover = hands.iter().position(|(_, _, shown)| shown.request().is_some());
    let (seat, _, shown) = &hands[mover.expect("a seat is asked")];
    let (request, choice) = (shown.request().expect("a question"), shown.legal()[0].clone());
    let before = socket.frames.len();
    socket.make_move(&table, *seat, request, &choice).await.expect("legal");
    socket.flush(&table).await;
    let behind = socket.frames[before..].join("\n");
    assert!(!behind.contains("update"), "nothing is told behind the curtain: {behind}");
    for (seat, troupe, shown) in &hands {
        let text = format!("{:?} {}", shown.state, shown.view);
        let words: Vec<&str> = text.split(|it: char| !it.is_ascii_alphanumeric()).collect();
        for (other, cards, _) in hands.iter().filter(|(other, ..)| other != seat) {
            let seen = cards.iter().filter_map(|card| card.as_str());
            assert_eq!(seen.filter(|card| words.contains(card)).count(), 0, "{seat} sees {other}");
        }
        assert!(!troupe.is_empty());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewer_sees_which_team_a_chair_plays_for() {
    let server = TestServer::new().await;
    let anna = server.guest("Anna").await;
    let mut socket = anna.connect().await;
    for (options, teams) in [
        (json!({"players": 5, "teams": "3v2"}), [0, 1, 0, 1, 0].map(Some).to_vec()),
        (json!({"players": 3}), vec![None; 3]),
    ] {
        let table = anna.open_table(&json!({"game": "gorus", "options": options})).await;
        let shown = socket.look(&table, None).await;
        let seen: Vec<Option<u8>> = shown.state.chairs.iter().map(|chair| chair.team).collect();
        assert_eq!(seen, teams);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_whose_names_look_alike_are_told_apart() {
    let server = TestServer::new().await;
    let [anna, other] = [server.guest("Anna").await, server.guest("аnnа").await];
    let wish = json!({"game": "gorus", "options": {"players": 4}, "settings": {},
        "seats": [{"me": {}}, {"me": {"name": "Clara"}}, {"me": {"name": "Clara"}}]});
    let table = anna.open_table(&wish).await;
    let mut socket = other.connect().await;
    socket.must(&table, sit(3)).await;
    let shown = socket.look(&table, Some(3)).await;
    assert_eq!(names(&shown.state), ["Anna", "Clara", "Clara 2", "аnnа 2"]);
    // A person who changes the name of a chair of their own is not taken for another.
    let named = |seat, name: &str| TableCommand::Sit {
        seat,
        name: Some(name.to_owned()),
        seed: None,
        also: true,
    };
    socket.must(&table, named(3, "Dora")).await;
    socket.must(&table, named(3, "Dora")).await;
    for (name, code) in [("Bоris", "bad_request"), ("A\u{200d}nna", "bad_request")] {
        assert_eq!(socket.perform(&table, named(3, name)).await, Err(code.to_owned()), "{name}");
    }
    socket.forget();
    let shown = socket.look(&table, Some(3)).await;
    assert_eq!(names(&shown.state), ["Anna", "Clara", "Clara 2", "Dora"]);
    let answer = other.request("PUT", "/api/me", Some(json!({"name": "Pаul"}).to_string())).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "mixed_name"));
    server.stop().await;
}
