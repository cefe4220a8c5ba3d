//! Being told to end from outside.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use super::News;

/// Hands on that somebody has pressed Ctrl-C, or asked the process to end.
pub(super) fn watch(news: Sender<News>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    thread::spawn(move || {
        if runtime.block_on(told_to_end()).is_ok() {
            // When nobody hears the news any more, the process ends already.
            drop(news.send(News::Interrupted));
        }
    });
    Ok(())
}

#[cfg(unix)]
async fn told_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminated = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminated.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn told_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
