//! The real binary is killed at random moments while many tables are played.

use std::time::Duration;

use munera_bots::Generator;
use munera_rules::Randomness;
use tokio::time::sleep;

use crate::player_pool::PlayerPool;
use crate::process::Process;
use crate::scale::{pick, seed};

/// The longest time until a killed server is ready again.
const LONGEST_RESTART: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let (tables, kills) = pick((12, 12), (100, 300));
    let mut generator = Generator::new(seed());
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("munera.db");
    let mut process = Process::start(&database).await;
    let mut player_pool = PlayerPool::new(tables, process.address, seed()).await;
    let mut slowest = Duration::ZERO;
    let mut before = 0;
    for kill in 0..kills {
        let instant = Duration::from_micros(u64::from(50_000 + generator.below(600_000)));
        sleep(instant).await;
        player_pool.check();
        process.kill();
        player_pool.server_address.send_replace(None);
        player_pool.ledger.check(&database);
        process = Process::start(&database).await;
        player_pool.server_address.send_replace(Some(process.address));
        slowest = slowest.max(process.ready_after);
        let moves = player_pool.ledger.figures().moves;
        println!(
            "kill {kill} after {instant:?}: {} more moves acknowledged, ready after {:?}",
            moves - before,
            process.ready_after
        );
        before = moves;
    }
    process.kill();
    let figures = player_pool.ledger.figures();
    player_pool.ledger.check(&database);
    player_pool.dismiss().await;
    println!("{kills} kills at {tables} tables at once, {figures}, slowest restart {slowest:?}");
    assert!(slowest < LONGEST_RESTART, "{slowest:?}");
    assert!(figures.moves > kills * tables / 2, "there was something to lose");
    assert!(figures.finished > 0, "some games came to their end");
}
