//! The disk is full, or refuses to write, while tables are played.

use std::time::{Duration, Instant};

use munera::wire::{ClientMessage, ServerMessage, StageForm, Trouble};
use munera_faulty_disk::{FaultyDisk, Refusal};
use serde_json::json;
use tokio::time::sleep;

use crate::guest::{Guest, table_wish};
use crate::house::{House, generous};
use crate::line::Line;
use crate::scale::{pick, seed};
use crate::troupe::Troupe;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_while_the_disk_refuses_and_play_goes_on_when_it_recovers() {
    let (tables, rounds) = pick((8, 4), (32, 60));
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let disk = FaultyDisk::register();
    let house = House::start(generous(&database), Some(disk.name())).await;
    let mut troupe = Troupe::new(tables, house.address, seed()).await;
    for round in 0..rounds {
        sleep(Duration::from_millis(300)).await;
        match round % 3 {
            0 => disk.refuse_writes(Refusal::Full),
            1 => disk.refuse_writes(Refusal::Broken),
            _ => disk.refuse_syncs(),
        }
        // What was written before may be acknowledged still: a moment for it to arrive.
        sleep(Duration::from_millis(200)).await;
        let before = troupe.ledger.figures().moves;
        sleep(Duration::from_millis(500)).await;
        let during = troupe.ledger.figures().moves;
        assert_eq!(during, before, "nothing is acknowledged that cannot be kept");
        disk.heal();
        let mut healing = Duration::ZERO;
        while troupe.ledger.figures().moves < during + tables {
            troupe.check();
            assert!(healing < crate::scale::PATIENCE, "play goes on by itself");
            healing += Duration::from_millis(20);
            sleep(Duration::from_millis(20)).await;
        }
        println!("round {round}: {before} moves before, play goes on after {healing:?}");
    }
    house.stop().await;
    troupe.venue.send_replace(None);
    let figures = troupe.ledger.figures();
    troupe.ledger.check(&database);
    troupe.dismiss().await;
    println!("{rounds} times without a disk at {tables} tables, {figures}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_disk_does_not_answer_can_still_be_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let disk = FaultyDisk::register();
    let house = House::start(generous(&database), Some(disk.name())).await;
    let troupe = Troupe::new(4, house.address, seed()).await;
    sleep(Duration::from_millis(200)).await;
    // Commits are in doubt now, and whoever waits for them gets no answer.
    disk.refuse_syncs();
    sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    troupe.venue.send_replace(None);
    house.stop().await;
    println!("stopped without a disk after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
    troupe.ledger.check(&database);
    troupe.dismiss().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_on_a_full_disk_says_so_can_be_looked_at_and_charges_no_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let disk = FaultyDisk::register();
    let house = House::start(generous(&database), Some(disk.name())).await;
    let guest = Guest::new(house.address).await;
    let (mut wish, _) = table_wish(0);
    wish["settings"]["clock"] = json!({"kind": "per_move", "seconds": 3_600});
    let table = guest.open_table(house.address, &wish).await.expect("opened");
    let mut line = Line::connect(&guest, house.address).await.expect("connected");
    let watch = |version| ClientMessage::Watch { table: table.clone(), seat: Some(0), version };
    line.send(&watch(None)).await.expect("sent");
    let asked = |state: &munera::wire::TableState| state.own.and_then(|own| own.request);
    let (request, left, legal) = line
        .find(|message| {
            let (ServerMessage::State { state, view, .. }
            | ServerMessage::Update { state, view: Some(view), .. }) = message
            else {
                return None;
            };
            Some((asked(&state)?, state.clock.as_ref()?.seats[0].left, view["legal"][0].clone()))
        })
        .await
        .expect("it is asked");
    let say = |id: &str| ClientMessage::Move {
        table: table.clone(),
        seat: 0,
        request,
        id: id.to_owned(),
        choice: legal.as_str().expect("a move").to_owned(),
    };

    disk.refuse_writes(Refusal::Full);
    line.send(&say("m1")).await.expect("sent");
    let told = line.find(|message| match message {
        ServerMessage::Trouble { trouble, .. } => Some(trouble),
        _ => None,
    });
    assert_eq!(told.await.expect("told"), Trouble::Storage);
    let refused = line.find(|message| match message {
        ServerMessage::Refused { id, error } => Some((id, error.code)),
        ServerMessage::Ack { .. } => panic!("it was acknowledged"),
        _ => None,
    });
    assert_eq!(refused.await.expect("answered"), ("m1".to_owned(), "storage".to_owned()));
    // Reading and watching go on.
    let shown = guest.get(house.address, &format!("/api/tables/{table}?seat=0")).await;
    let shown = shown.expect("answered");
    assert_eq!(shown.status, 200, "{}", shown.body);
    assert_eq!(shown.json()["view"]["legal"][0], legal, "nothing has happened");
    let mut other = Line::connect(&guest, house.address).await.expect("connected");
    other.send(&watch(None)).await.expect("sent");
    let seen = other.find(|message| match message {
        ServerMessage::State { state, .. } => Some(state.stage),
        _ => None,
    });
    assert_eq!(seen.await.expect("shown"), StageForm::Playing);
    // A while that would be seen on the clock.
    sleep(Duration::from_secs(2)).await;

    disk.heal();
    let told = line.find(|message| match message {
        ServerMessage::Trouble { trouble, .. } => Some(trouble),
        _ => None,
    });
    assert_eq!(told.await.expect("told"), Trouble::Over);
    let shown = guest.get(house.address, &format!("/api/tables/{table}?seat=0")).await;
    let now = shown.expect("answered").json()["state"]["clock"]["seats"][0]["left"].clone();
    let now = now.as_u64().expect("a time");
    assert!(u64::from(left) - now < 1_500, "of {left} ms {now} are left");
    line.send(&say("m1")).await.expect("sent");
    let acknowledged = line.find(|message| match message {
        ServerMessage::Ack { id, .. } => Some(id),
        ServerMessage::Refused { error, .. } => panic!("{error:?}"),
        _ => None,
    });
    assert_eq!(acknowledged.await.expect("answered"), "m1");
    house.stop().await;
}
