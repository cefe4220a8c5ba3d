//! The thread that listens to what concerns the program's person.

use std::sync::mpsc::{RecvTimeoutError, Sender};
use std::time::Duration;

use super::News;
use super::api::Api;
use super::retry::retry_until_done;
use super::stop::Stop;

/// How often it looks whether it is time to stop.
const TICK: Duration = Duration::from_millis(250);

/// How long to wait before a stream that has ended is opened again.
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// Hands on all events until it is time to stop. A stream that breaks off is opened again, and tells
/// everything that still holds anew.
pub(super) fn listen(api: &Api, stop: &Stop, news: &Sender<News>) {
    // If the main thread no longer listens, the process is about to end.
    let tell = |text: &str| drop(news.send(News::Said(text.to_owned())));
    while !stop.is_begun() {
        let lines = match retry_until_done(stop, tell, || api.events()) {
            Ok(Some(lines)) => lines,
            Ok(None) => return,
            Err(refusal) => return drop(news.send(News::ListeningFailed(refusal.into()))),
        };
        tell("listening");
        loop {
            match lines.recv_timeout(TICK) {
                Ok(Some(event)) => drop(news.send(News::Event(event))),
                Err(RecvTimeoutError::Timeout) if stop.is_begun() => return,
                Ok(None) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        stop.sleep(RECONNECT_DELAY);
    }
}
