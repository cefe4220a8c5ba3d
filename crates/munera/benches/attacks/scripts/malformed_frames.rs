//! Sockets are opened and sent nonsense, over and over.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, timeout_at};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::browser::frame;
use super::super::scene::Scene;

pub(crate) const MALFORMED_FRAMES: Attack = Attack {
    name: "malformed_frames",
    asked: "the bounds",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let end = Instant::now() + Duration::from_secs(12);
    let guest = scene.attacker()?.introduce("Guest").await?;
    let deep = format!("{{\"t\":\"ping\",\"id\":{}", "[".repeat(16_000)).into_bytes();
    let wide = format!("{{\"t\":\"ping\",\"id\":\"{}\"}}", "\\u0000".repeat(2_600)).into_bytes();
    let nonsense = [
        frame(0x81, b"{}").repeat(40),
        frame(0x81, &deep),
        frame(0x81, &wide).repeat(20),
        frame(0xf1, b"{}"),
        frame(0x82, &vec![0; 60_000]),
        frame(0x81, b"\"\xff\""),
        // A frame that claims to have more bytes than there are.
        [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &[0; 4]].concat(),
    ];
    let clients = (0..40).map(|number| {
        let (guest, nonsense) = (&guest, &nonsense);
        async move {
            let mut sockets = 0;
            while Instant::now() < end {
                let Ok(mut stream) = guest.bare_socket().await else {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    continue;
                };
                let _ = stream.write_all(&nonsense[(number + sockets) % nonsense.len()]).await;
                sockets += 1;
                let mut all = Vec::new();
                let soon = end.min(Instant::now() + Duration::from_secs(1));
                let _ = timeout_at(soon, stream.read_to_end(&mut all)).await;
            }
            Result::Ok(sockets)
        }
    });
    let sockets: usize = join_all(clients).await.into_iter().filter_map(Result::ok).sum();
    let mut other = scene.person(1)?;
    let is_well = other.get("/healthz").await?.status == 200;
    Ok(Finding::new(format!("{sockets} sockets with nonsense"), is_well))
}
