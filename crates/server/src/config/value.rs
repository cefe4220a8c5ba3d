//! How each type of setting is read from text, and shown.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use jiff::SignedDuration;

use super::{BasePath, LogFilter, LogForm, Network, PublicUrl};

/// A type of setting.
///
/// Every source gives a setting as words: one word, or any number of them for a list.
pub(super) trait Value: Sized {
    /// Whether there may be several words.
    const IS_LIST: bool = false;

    /// The value, or a description of what is accepted.
    fn read(words: &[String]) -> Result<Self, String>;

    /// The value as a settings file would write it.
    fn show(&self) -> String;
}

/// A text in quotes. TOML uses the same escapes as JSON here.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The only word; it is an error if there are several.
fn only(words: &[String]) -> Result<&str, String> {
    match words {
        [word] => Ok(word.trim()),
        _ => Err("one value, not a list".to_owned()),
    }
}

/// Types that are parsed from text and shown by `Display`.
macro_rules! parsed {
    ($($kind:ty: $wanted:literal, $show:expr;)+) => {$(
        impl Value for $kind {
            fn read(words: &[String]) -> Result<Self, String> {
                only(words)?.parse().map_err(|_| $wanted.to_owned())
            }

            fn show(&self) -> String {
                let show: fn(String) -> String = $show;
                show(self.to_string())
            }
        }
    )+};
}

parsed! {
    SocketAddr: "an address and a port, such as 127.0.0.1:7878 or [::]:80", |text| quoted(&text);
    NonZeroU32: "a whole number from 1 on", |text| text;
    u32: "a whole number from 0 on", |text| text;
    BasePath: "a path such as / or /munera/", |text| quoted(&text);
    LogForm: "text or json", |text| quoted(&text);
    LogFilter: "a level (error, warn, info, debug, trace), or levels by module", |text| quoted(&text);
}

impl Value for PathBuf {
    fn read(words: &[String]) -> Result<Self, String> {
        match only(words)? {
            "" => Err("a path".to_owned()),
            word => Ok(word.into()),
        }
    }

    fn show(&self) -> String {
        quoted(&self.to_string_lossy())
    }
}

impl Value for bool {
    fn read(words: &[String]) -> Result<Self, String> {
        match only(words)? {
            "true" | "on" | "yes" | "1" => Ok(true),
            "false" | "off" | "no" | "0" => Ok(false),
            _ => Err("true or false".to_owned()),
        }
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for Option<PublicUrl> {
    fn read(words: &[String]) -> Result<Self, String> {
        match only(words)? {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|_| {
                "the address that people open, such as https://games.example.org".to_owned()
            }),
        }
    }

    fn show(&self) -> String {
        quoted(&self.as_ref().map(ToString::to_string).unwrap_or_default())
    }
}

impl Value for Option<SocketAddr> {
    fn read(words: &[String]) -> Result<Self, String> {
        match only(words)? {
            "" => Ok(None),
            _ => SocketAddr::read(words).map(Some),
        }
    }

    fn show(&self) -> String {
        quoted(&self.map(|address| address.to_string()).unwrap_or_default())
    }
}

impl Value for Duration {
    fn read(words: &[String]) -> Result<Self, String> {
        let wanted = || "a time such as 10s, 500ms, 2min or 1h 30m, longer than none".to_owned();
        let word = only(words)?;
        // A number alone is in seconds.
        let time = match word.parse() {
            Ok(seconds) => SignedDuration::from_secs(seconds),
            Err(_) => word.parse().map_err(|_| wanted())?,
        };
        // A day is longer than any client waits; the clocks need not handle more.
        let is_sensible = (SignedDuration::from_millis(1)..=SignedDuration::from_hours(24))
            .contains(&time)
            && time.subsec_nanos() % 1_000_000 == 0;
        let time = Self::try_from(time).ok().filter(|_| is_sensible);
        time.ok_or_else(wanted)
    }

    fn show(&self) -> String {
        if self.subsec_millis() == 0 {
            quoted(&format!("{}s", self.as_secs()))
        } else {
            quoted(&format!("{}ms", self.as_millis()))
        }
    }
}

/// Lists of items that are one word each.
macro_rules! listed {
    ($($kind:ty: $wanted:literal;)+) => {$(
        impl Value for Vec<$kind> {
            const IS_LIST: bool = true;

            fn read(words: &[String]) -> Result<Self, String> {
                let words = words.iter().map(|word| word.trim()).filter(|word| !word.is_empty());
                words.map(|word| word.parse().map_err(|_| $wanted.to_owned())).collect()
            }

            fn show(&self) -> String {
                let shown: Vec<String> = self.iter().map(|item| quoted(&shown(item))).collect();
                format!("[{}]", shown.join(", "))
            }
        }
    )+};
}

/// How an item of a list is written.
fn shown(item: &impl Shown) -> String {
    item.shown()
}

/// Paths have no `Display`, because not all of them are text.
trait Shown {
    fn shown(&self) -> String;
}

impl Shown for Network {
    fn shown(&self) -> String {
        self.to_string()
    }
}

impl Shown for PathBuf {
    fn shown(&self) -> String {
        self.to_string_lossy().into_owned()
    }
}

listed! {
    Network: "addresses or networks, such as 127.0.0.1, ::1 or 10.0.0.0/8";
    PathBuf: "paths";
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Value;

    fn read(word: &str) -> Option<u128> {
        Duration::read(&[word.to_owned()]).ok().map(|time| time.as_millis())
    }

    #[test]
    fn a_time_is_read_in_all_the_ways_in_which_people_write_it() {
        for (word, milliseconds) in [
            ("10", 10_000),
            (" 10 ", 10_000),
            ("10s", 10_000),
            ("10 s", 10_000),
            ("010s", 10_000),
            ("500ms", 500),
            ("500 ms", 500),
            ("1ms", 1),
            ("2min", 120_000),
            ("2 min", 120_000),
            ("2m", 120_000),
            ("1h 30m", 5_400_000),
            ("90 minutes", 5_400_000),
            ("PT10S", 10_000),
            ("86400", 86_400_000),
            ("1440min", 86_400_000),
        ] {
            assert_eq!(read(word), Some(milliseconds), "{word}");
        }
    }

    #[test]
    fn what_is_no_time_or_no_sensible_one_is_refused() {
        for word in [
            "",
            "0",
            "0s",
            "-1",
            "-5s",
            "5s ago",
            "s",
            "10 x",
            "3 days",
            "1d",
            "86401",
            "25h",
            "1us",
            "1500us",
            "99999999999999999999",
            "99999999999999999999s",
        ] {
            assert_eq!(read(word), None, "{word}");
        }
    }
}
