//! The arguments of `cargo xtask fuzz`.

use super::target::{TARGETS, Target};

/// How long a target is fuzzed by default, in minutes.
const USUAL_MINUTES: f64 = 1.0;

/// What to fuzz, and for how long.
#[derive(Debug, PartialEq)]
pub(super) struct Arguments {
    pub(super) targets: Vec<&'static Target>,
    /// How much processor time each target is to have had in the end, in seconds.
    pub(super) seconds: f64,
    /// Whether the kept inputs are only replayed.
    pub(super) only_replays: bool,
}

impl Arguments {
    /// Reads `[target …] [--minutes M | --replay]`. Without targets, all are meant.
    pub(super) fn read(words: &[String]) -> Result<Self, String> {
        let mut targets: Vec<&'static Target> = Vec::new();
        let mut minutes = USUAL_MINUTES;
        let mut only_replays = false;
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--minutes" => {
                    let number = words.next().and_then(|text| text.parse().ok());
                    let is_sound = |minutes: &f64| minutes.is_finite() && *minutes > 0.0;
                    minutes = number.filter(is_sound).ok_or("--minutes needs a number")?;
                }
                "--replay" => only_replays = true,
                name => {
                    let target = TARGETS.iter().find(|target| target.name == name);
                    targets.push(target.ok_or_else(unknown)?);
                }
            }
        }
        if targets.is_empty() {
            targets.extend(TARGETS);
        }
        Ok(Self { targets, seconds: minutes * 60.0, only_replays })
    }
}

fn unknown() -> String {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    format!("there is no such target; there are {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::{Arguments, TARGETS};

    fn read(line: &str) -> Result<Arguments, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Arguments::read(&words)
    }

    #[test]
    fn targets_are_chosen_by_their_names() {
        let all = read("").expect("read");
        assert_eq!((all.targets.len(), all.seconds), (TARGETS.len(), 60.0));
        let two = read("record --minutes 0.5 verify").expect("read");
        let names: Vec<&str> = two.targets.iter().map(|target| target.name).collect();
        assert_eq!((names, two.seconds), (vec!["record", "verify"], 30.0));
        assert!(read("--replay").expect("read").only_replays);
        assert!(read("recor").expect_err("refused").contains("record"));
    }

    #[test]
    fn minutes_are_a_positive_number() {
        for line in ["--minutes", "--minutes x", "--minutes 0", "--minutes -1", "--minutes inf"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
