//! How much processor time a running program has used.

use std::fs;

/// Linux counts this many ticks in a second, whatever its own clock does.
const TICKS_PER_SECOND: f64 = 100.0;

/// The seconds that a process has used with all its threads, its own and the kernel's for it; `None`
/// if it is gone. Only Linux says it here.
pub(super) fn of_process(id: u32) -> Option<f64> {
    read(&fs::read_to_string(format!("/proc/{id}/stat")).ok()?)
}

/// Reads a line of `/proc/<id>/stat`.
fn read(line: &str) -> Option<f64> {
    // The second word is the program's name, in brackets, which may have spaces and brackets in it.
    let (_, rest) = line.rsplit_once(')')?;
    let mut words = rest.split_whitespace().skip(11);
    let mut ticks = || words.next()?.parse::<u32>().ok();
    Some(f64::from(ticks()? + ticks()?) / TICKS_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::{of_process, read};

    #[test]
    fn own_and_system_time_are_added() {
        let line = "4711 (a ) b) R 1 2 3 4 5 6 7 8 9 10 250 50 70 80 20 0 1 0 99";
        assert_eq!(read(line), Some(3.0));
        assert_eq!(read("4711 (a"), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn work_takes_processor_time() {
        let used = || of_process(std::process::id()).expect("this process is there");
        let before = used();
        let mut number = 1_u64;
        // The loop ends only if the figure grows.
        while used() < before + 0.1 {
            number = std::hint::black_box(number.wrapping_mul(3));
        }
        assert_eq!(of_process(u32::MAX), None);
    }
}
