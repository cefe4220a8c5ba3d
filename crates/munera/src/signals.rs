//! Signals that end the program.

use std::{io, thread};

/// Calls `told` when the user has pressed Ctrl-C or the process is asked to end.
pub(crate) fn watch(told: Box<dyn FnOnce() + Send>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    thread::spawn(move || {
        if runtime.block_on(told_to_end()).is_ok() {
            told();
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
