//! Work on several threads, collected on one.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Lets threads work on the numbers, and passes their results to `gather` in the order of arrival.
/// Ends when all work is done, when `gather` has enough, or soon after `stop` is raised. Work that
/// returns `None` was stopped.
pub(super) fn run<T: Send>(
    numbers: &[u64],
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(u64) -> io::Result<Option<T>> + Sync,
    mut gather: impl FnMut(T) -> io::Result<bool>,
) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    // Having enough must not look like a request to stop, so it has a flag of its own.
    let is_enough = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let (sender, next, is_enough, work) = (sender.clone(), &next, &is_enough, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) && !is_enough.load(Ordering::Relaxed) {
                    let taken = next.fetch_add(1, Ordering::Relaxed);
                    let Some(number) = numbers.get(taken) else { return };
                    let Some(found) = work(*number).transpose() else { return };
                    if sender.send(found).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut result = Ok(());
        for found in receiver {
            // Results that arrive after an error, or after enough, are dropped.
            if result.is_ok() {
                match found.and_then(&mut gather) {
                    Ok(false) => {}
                    Ok(true) => is_enough.store(true, Ordering::Relaxed),
                    Err(error) => {
                        is_enough.store(true, Ordering::Relaxed);
                        result = Err(error);
                    }
                }
            }
        }
        result
    })
}
