//! Forty sockets send pings, and empty pieces of a message that never ends.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, timeout_at};

use super::super::attack::{Attack, Company, Finding, Outcome};
use super::super::browser::frame;
use super::super::scene::Scene;

/// The share of a processor that the server may use for all of them.
const MOST: f64 = 0.6;

pub(crate) const PING_FLOOD: Attack = Attack {
    name: "ping_flood",
    asked: "under 60 % of a processor",
    flags: &[],
    company: Company::People,
    run: |scene| Box::pin(run(scene)),
};

async fn run(scene: &Scene) -> Outcome {
    let (begun, used) = (Instant::now(), scene.probe.processor_time());
    let end = begun + Duration::from_secs(12);
    let guest = scene.attacker()?.introduce("Guest").await?;
    let clients = (0..40).map(|number| {
        let guest = &guest;
        async move {
            let stream = guest.bare_socket().await?;
            let (mut reader, mut writer) = stream.into_split();
            let ping = number % 2 == 0;
            if !ping {
                // A text that goes on.
                writer.write_all(&frame(0x01, b"")).await?;
            }
            let one = frame(if ping { 0x89 } else { 0x00 }, b"");
            let many = one.repeat(1_000);
            let mut sent = 0;
            let sending = async {
                while let Ok(Ok(count)) = timeout_at(end, writer.write(&many)).await {
                    sent += count;
                }
            };
            let receiving = async {
                let mut buffer = vec![0; 1 << 16];
                while let Ok(Ok(1..)) = timeout_at(end, reader.read(&mut buffer)).await {}
            };
            tokio::join!(sending, receiving);
            Result::Ok((ping, sent / one.len()))
        }
    });
    let sent: Vec<(bool, usize)> =
        join_all(clients).await.into_iter().filter_map(Result::ok).collect();
    let most = |ping: bool| {
        let of_kind = sent.iter().filter(|(kind, _)| *kind == ping);
        of_kind.map(|(_, frames)| *frames).max().unwrap_or_default()
    };
    let used = scene.probe.processor_time().saturating_sub(used);
    let share = used.as_secs_f64() / begun.elapsed().as_secs_f64();
    // Some of these frames only wait in the system's buffers.
    let figure = format!("{} pings, {} empty pieces left one socket", most(true), most(false));
    Ok(Finding::new(figure, share < MOST))
}
