//! The result of one attack.

use std::time::Duration;

use serde_json::json;

use super::attack::{Attack, Finding, Verdict};

/// The most memory that a server may hold during any attack, in megabytes.
const MOST_MEMORY: u64 = 200;
/// How much longer people may wait during any attack than before it.
const LONGEST_DELAY: Duration = Duration::from_millis(50);

/// The result of one attack.
pub(crate) struct Row {
    pub(crate) finding: Finding,
    /// In megabytes.
    pub(crate) memory: u64,
    /// The share of one processor that the server used; none if the attack was too short to tell.
    pub(crate) processor: Option<f64>,
    pub(crate) waits: Option<Waits>,
}

/// How long people waited: 99 of 100 acknowledgements took no longer.
pub(crate) struct Waits {
    pub(crate) before: Duration,
    pub(crate) meanwhile: Duration,
    /// What else went wrong for people.
    pub(crate) troubles: Vec<String>,
}

impl Row {
    pub(crate) fn verdict(&self) -> Verdict {
        let is_missed = self.memory >= MOST_MEMORY
            || self.waits.as_ref().is_some_and(|waits| !waits.is_short());
        if is_missed { Verdict::Missed } else { self.finding.verdict }
    }

    /// Whether people waited too long, and nothing else is wrong: on a machine that does other work
    /// too, this can happen by chance.
    pub(crate) fn may_be_noise(&self) -> bool {
        const NOISE: Duration = Duration::from_millis(400);
        let Some(waits) = &self.waits else { return false };
        let is_small = waits.meanwhile < waits.before + NOISE && waits.troubles.is_empty();
        self.memory < MOST_MEMORY
            && self.finding.verdict == Verdict::Met
            && !waits.is_short()
            && is_small
    }

    pub(crate) fn line(&self, attack: &Attack, takes: usize) -> String {
        let waits = self.waits.as_ref().map_or("— | —".to_owned(), |waits| {
            format!("{} | {}", milliseconds(waits.before), milliseconds(waits.meanwhile))
        });
        let share = |share: f64| format!("{:.0} %", share * 100.0);
        let processor = self.processor.map_or("—".to_owned(), share);
        let troubles = match self.waits.as_ref().and_then(|waits| waits.troubles.first()) {
            Some(trouble) => format!("; people: {trouble}"),
            None => String::new(),
        };
        let again = if takes > 1 { format!(" (take {takes})") } else { String::new() };
        format!(
            "| {} | {} | {}{troubles} | {} MB | {processor} | {waits} | {}{again} |",
            attack.name,
            attack.asked,
            self.finding.figure,
            self.memory,
            self.word(),
        )
    }

    pub(crate) fn json(&self, attack: &Attack, takes: usize) -> String {
        let waits = self.waits.as_ref();
        let in_milliseconds = |wait: Duration| (wait.as_secs_f64() * 1e4).round() / 10.0;
        json!({
            "attack": attack.name,
            "asked": attack.asked,
            "measured": self.finding.figure,
            "memory_mb": self.memory,
            "processor": self.processor.map(|share| (share * 100.0).round() / 100.0),
            "p99_before_ms": waits.map(|waits| in_milliseconds(waits.before)),
            "p99_meanwhile_ms": waits.map(|waits| in_milliseconds(waits.meanwhile)),
            "troubles": waits.map(|waits| waits.troubles.clone()),
            "verdict": self.word(),
            "takes": takes,
        })
        .to_string()
    }

    fn word(&self) -> &'static str {
        match self.verdict() {
            Verdict::Met => "met",
            Verdict::Missed => "missed",
            Verdict::NotApplicable => "n/a",
        }
    }
}

impl Waits {
    fn is_short(&self) -> bool {
        self.meanwhile < self.before + LONGEST_DELAY && self.troubles.is_empty()
    }
}

fn milliseconds(wait: Duration) -> String {
    format!("{:.1} ms", wait.as_secs_f64() * 1e3)
}
