//! The settings of a server.
//!
//! Each setting is defined once, here, with its documentation and its default; everything else
//! (flags, environment variables, keys of the file, the help, the output of `--print-config`) is
//! made from that definition.

mod base_path;
mod error;
mod file;
mod flags;
mod gather;
mod log_form;
mod network;
mod public_url;
mod value;

#[cfg(test)]
mod tests;

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

pub use self::base_path::{BasePath, NotAPath};
pub use self::error::ConfigError;
pub use self::flags::Flags;
pub use self::gather::{Effective, Source};
pub use self::log_form::{LogFilter, LogForm, UnknownForm};
pub use self::network::{Network, NotANetwork};
pub(crate) use self::public_url::is_authority;
pub use self::public_url::{NotAUrl, PublicUrl};
use self::value::Value;

/// A setting without its value.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its key in the file.
    pub name: &'static str,
    /// Its description in the help.
    help: &'static str,
    /// Whether it is a list.
    is_list: bool,
}

impl Setting {
    /// The flag that sets it.
    pub fn flag(&self) -> String {
        self.name.replace('_', "-")
    }

    /// The environment variable that sets it.
    pub fn variable(&self) -> String {
        format!("MUNERA_{}", self.name.to_ascii_uppercase())
    }
}

/// Defines the settings: their documentation, names, kinds and defaults.
macro_rules! settings {
    ($($(#[doc = $help:literal])+ $name:ident: $kind:ty = $default:expr;)+) => {
        /// The settings of a server.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Config {
            $($(#[doc = $help])+ pub $name: $kind,)+
        }

        impl Default for Config {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        impl Config {
            /// Every setting, in the order in which they are shown.
            pub const SETTINGS: &[Setting] = &[$(Setting {
                name: stringify!($name),
                help: concat!($($help),+),
                is_list: <$kind as Value>::IS_LIST,
            },)+];

            /// Sets one setting from these words, or says what it accepts.
            fn set(&mut self, name: &str, words: &[String]) -> Result<(), String> {
                match name {
                    $(stringify!($name) => self.$name = Value::read(words)?,)+
                    _ => return Err("a setting that exists".to_owned()),
                }
                Ok(())
            }

            /// The values as a settings file would write them, in the order of
            /// [`Config::SETTINGS`].
            fn values(&self) -> Vec<String> {
                vec![$(self.$name.show(),)+]
            }
        }
    };
}

settings! {
    /// The address and port to listen at.
    listen: SocketAddr = SocketAddr::from(([127, 0, 0, 1], 7878));
    /// The database file.
    database: PathBuf = "munera.db".into();
    /// The path below which the server answers, for a server that shares its host.
    base_path: BasePath = BasePath::default();
    /// The address that people open. With https, cookies are marked as secure and browsers are told
    /// to stay with it; requests that change something must come from pages of this address.
    public_url: Option<PublicUrl> = None;
    /// The proxies that the server trusts to name their clients (X-Forwarded-For and
    /// X-Forwarded-Proto): addresses or networks.
    trusted_proxies: Vec<Network> = Vec::new();
    /// How many connections one address may hold open. Trusted proxies may hold any number. With
    /// IPv6, here and below, a /64 network counts as one address.
    connections_per_address: NonZeroU32 = at_least_one(200);
    /// How many sockets and streams one address may hold open at the same time.
    sockets_per_address: NonZeroU32 = at_least_one(50);
    /// How many messages a socket may send in a second; three times as many at once.
    messages_per_second: NonZeroU32 = at_least_one(30);
    /// How often the server pings a socket. This must be shorter than the timeouts of the proxies
    /// in between.
    socket_ping: Duration = Duration::from_secs(20);
    /// How long a client may be silent before the server closes its socket.
    socket_silence: Duration = Duration::from_secs(50);
    /// How long a message or an answer may wait for its client before it is disconnected; a second longer for every 16 KiB that it takes.
    socket_stuck: Duration = Duration::from_secs(10);
    /// How many requests one address may make in a minute; the web app's cached files do not count.
    requests_per_minute: NonZeroU32 = at_least_one(600);
    /// How many tables one address may open in an hour; rematches count.
    tables_per_hour: NonZeroU32 = at_least_one(60);
    /// How many unfinished tables one address may have opened since the server started.
    unfinished_per_address: NonZeroU32 = at_least_one(500);
    /// How many answers of bots the tables of one address get in a minute; five times as many at
    /// once. Then the bots wait.
    bot_answers_per_minute: NonZeroU32 = at_least_one(2_400);
    /// How the log is written: text or json.
    log: LogForm = LogForm::default();
    /// How much is logged: error, warn, info, debug or trace, or levels by module.
    log_level: LogFilter = LogFilter::default();
    /// The address and port at which /metrics is read, such as 127.0.0.1:7879; empty for none. No
    /// proxy may forward to it.
    metrics_listen: Option<SocketAddr> = None;
    /// The addresses or networks that may read /metrics.
    metrics: Vec<Network> = Network::loopback();
    /// How many days the server keeps finished games; 0 means for ever.
    keep_games_days: u32 = 0;
    /// How many days the server remembers guests who do not come back; 0 means for ever.
    keep_guests_days: u32 = 400;
    /// How long a stream for programs is silent before the server sends an empty line.
    stream_keep_alive: Duration = Duration::from_secs(6);
    /// How long a connection may take to send the head of a request, or to begin the next one.
    header_timeout: Duration = Duration::from_secs(10);
    /// How many threads bots think on.
    bot_threads: NonZeroU32 = at_least_one(spare_processors());
    /// How many unfinished tables there may be.
    max_tables: NonZeroU32 = at_least_one(20_000);
    /// Files with content packs of Fired Up to offer beside our own.
    pack_files: Vec<PathBuf> = Vec::new();
    /// Whether people may make accounts and log in.
    accounts: bool = true;
    /// How long connections may take to end when the server stops.
    shutdown_grace: Duration = Duration::from_secs(10);
}

/// All processors except the one that the server itself needs.
fn spare_processors() -> u32 {
    available_parallelism().map_or(1, |processors| processors.get() as u32 - 1)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Config {
    /// The table of settings for the documentation.
    pub fn table_of_settings() -> String {
        let mut table = "| key | default | what it is for |\n|---|---|---|\n".to_owned();
        for (setting, value) in Self::SETTINGS.iter().zip(Self::default().values()) {
            // The number of processors differs from machine to machine.
            let value =
                if setting.name == "bot_threads" { "all processors but one" } else { &value };
            let help = setting.help.trim();
            // Writing to a string cannot fail.
            let _ = writeln!(table, "| `{}` | `{value}` | {help} |", setting.name);
        }
        table
    }

    /// Checks that the settings fit together.
    fn check(&self) -> Result<(), ConfigError> {
        // Cookies are bound to the base path as browsers see it, so a proxy must not rewrite it.
        let path = self.public_url.as_ref().map_or("", PublicUrl::path);
        if path.is_empty() || path == self.base_path.prefix() {
            Ok(())
        } else {
            Err(ConfigError::PathsDiffer {
                public: path.to_owned(),
                base: self.base_path.to_string(),
            })
        }
    }
}
