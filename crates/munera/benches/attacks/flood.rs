//! Many clients at once.

use std::io::Result;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::browser::Browser;

/// Sends one request over and over through some connections, without waiting for the answers, and
/// receiving what comes. Returns how many bytes were answered. A connection that ends is opened again.
pub(crate) async fn flood(
    browser: &Browser,
    request: &str,
    connections: usize,
    time: Duration,
) -> usize {
    let end = Instant::now() + time;
    let many = request.repeat(20);
    let clients = (0..connections).map(|_| async {
        let mut answered = 0;
        while Instant::now() < end {
            match timeout_at(end, exchange(browser, many.as_bytes(), end)).await {
                Ok(Ok(bytes)) => answered += bytes,
                // A refused connection is tried again a little later.
                Ok(Err(_)) => sleep_until(Instant::now() + Duration::from_millis(20)).await,
                Err(_) => break,
            }
        }
        answered
    });
    join_all(clients).await.into_iter().sum()
}

async fn exchange(browser: &Browser, many: &[u8], end: Instant) -> Result<usize> {
    let (mut reader, mut writer) = browser.connect().await?.into_split();
    let mut answered = 0;
    let receiving = async {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(Ok(count @ 1..)) = timeout_at(end, reader.read(&mut buffer)).await {
            answered += count;
        }
    };
    let sending = async {
        while Instant::now() < end {
            if !matches!(timeout_at(end, writer.write_all(many)).await, Ok(Ok(()))) {
                break;
            }
        }
    };
    tokio::select! {
        () = receiving => {}
        () = async { sending.await; sleep_until(end).await } => {}
    }
    Ok(answered)
}
