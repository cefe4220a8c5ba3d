//! The thread that listens to events about the program's person.

use std::sync::mpsc::{RecvTimeoutError, Sender};
use std::time::Duration;

use super::News;
use super::api::Api;
use super::retry::retry_until_done;
use super::stop::Stop;

/// How often it checks whether it must stop.
const TICK: Duration = Duration::from_millis(250);

/// How long to wait before opening a stream again that has ended.
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// Passes on all events until the bridge must stop. When a stream breaks off, it opens a new one,
/// which begins with all seats that the person still has.
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
