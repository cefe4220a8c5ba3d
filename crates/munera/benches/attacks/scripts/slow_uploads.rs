//! Many connections upload records, and never send the last byte.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::AsyncWriteExt;
use tokio::time::{sleep, timeout};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

const CONNECTIONS: usize = 190;

pub(crate) const SLOW_UPLOADS: Attack = Attack {
    name: "slow_uploads",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let guest = scene.attacker()?;
    let uploads = (0..CONNECTIONS).map(|_| async {
        let mut stream = guest.connect().await?;
        let head = guest.head("POST", "/api/records");
        let head = format!("{head}content-type: text/plain\r\ncontent-length: 1000000\r\n\r\n");
        stream.write_all(head.as_bytes()).await?;
        let mut sent = 0;
        // What the server does not read stays in buffers and is not sent.
        while sent < 999_000 {
            let part = timeout(Duration::from_secs(2), stream.write(&[b' '; 9_000])).await??;
            sent += part;
        }
        Result::Ok(stream)
    });
    let held: Vec<_> = join_all(uploads).await.into_iter().filter_map(Result::ok).collect();
    sleep(Duration::from_secs(10)).await;
    // An answer is a refusal, because the record is not complete.
    let waiting = held.iter().filter(|stream| stream.try_read(&mut [0; 64]).is_err()).count();
    let figure = format!("{waiting} of {CONNECTIONS} uploads came in and wait for their end");
    Ok(Finding::new(figure, true))
}
