//! One address opens connections as fast as it can, and holds as many as it gets.

use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, timeout, timeout_at};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::scene::Scene;

pub(crate) const CONNECTION_FLOOD: Attack = Attack {
    name: "connection_flood",
    asked: "another address still connects within 1 s",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let end = Instant::now() + Duration::from_secs(12);
    let guest = scene.attacker()?;
    let flooding = (0..400).map(|_| async {
        let mut opened = 0;
        while Instant::now() < end {
            let Ok(Ok(mut stream)) = timeout_at(end, guest.connect()).await else { continue };
            opened += 1;
            // The head of a request that never ends.
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nx-slow: ").await;
            let mut answer = [0; 64];
            let _ = timeout_at(end, stream.read(&mut answer)).await;
        }
        opened
    });
    let mut other = scene.person(1)?;
    let others = async {
        let mut longest = Duration::ZERO;
        while Instant::now() + Duration::from_secs(1) < end {
            tokio::time::sleep(Duration::from_millis(300)).await;
            let begun = Instant::now();
            let answer = timeout(Duration::from_secs(10), other.get("/healthz")).await;
            let is_there = matches!(answer, Ok(Ok(answer)) if answer.status == 200);
            longest = longest.max(if is_there { begun.elapsed() } else { Duration::from_secs(10) });
        }
        longest
    };
    let (opened, longest) = tokio::join!(join_all(flooding), others);
    let opened: u32 = opened.into_iter().sum();
    let figure = format!("{opened} connections; another address waited {} ms", longest.as_millis());
    Ok(Finding::new(figure, longest < Duration::from_secs(1)))
}
