//! The power is cut at random moments while tables are played.

use std::time::Duration;

use munera_bots::Generator;
use munera_faulty_disk::FaultyDisk;
use munera_rules::Randomness;
use tokio::time::sleep;

use crate::player_pool::PlayerPool;
use crate::scale::{pick, seed};
use crate::test_server::{TestServer, generous};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_when_the_power_is_cut() {
    let (tables, cuts) = pick((8, 8), (32, 200));
    let mut generator = Generator::new(seed());
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let mut disk = FaultyDisk::register();
    let mut server = TestServer::start(generous(&database), Some(disk.name())).await;
    let mut player_pool = PlayerPool::new(tables, server.address, seed()).await;
    for cut in 0..cuts {
        // From the first moves until after some checkpoints.
        let operations = u64::from(generator.below(6_000));
        disk.cut_power_after(operations, seed() + cut);
        while !disk.has_lost_power() {
            sleep(Duration::from_millis(1)).await;
        }
        player_pool.check();
        player_pool.server_address.send_replace(None);
        server.vanish().await;
        player_pool.ledger.check(&database);
        println!("cut {cut} after {operations} operations, {}", player_pool.ledger.figures());
        disk = FaultyDisk::register();
        server = TestServer::start(generous(&database), Some(disk.name())).await;
        player_pool.server_address.send_replace(Some(server.address));
    }
    server.vanish().await;
    let figures = player_pool.ledger.figures();
    player_pool.ledger.check(&database);
    player_pool.dismiss().await;
    println!("{cuts} power cuts at {tables} tables at once, {figures}");
    assert!(figures.moves > cuts as usize * tables / 4, "there was something to lose");
}
