//! Settings from all their sources.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use super::{Config, ConfigError, Flags, file};

/// Where the value of a setting comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It was not set.
    Default,
    /// A line of the file.
    File {
        file: PathBuf,
        /// The line, counted from one.
        line: usize,
    },
    /// An environment variable.
    Environment(String),
    Flag(String),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { file, line } => write!(f, "{}:{line}", file.display()),
            Self::Environment(variable) => f.write_str(variable),
            Self::Flag(flag) => write!(f, "--{flag}"),
        }
    }
}

/// The settings in effect, and where each comes from.
///
/// Displayed, it is a settings file that would give the same settings, with the sources as
/// comments. No setting is a secret.
#[derive(Clone, Debug)]
pub struct Effective {
    /// The settings.
    pub config: Config,
    sources: Vec<Source>,
}

impl Config {
    /// The settings from flags, environment, file and defaults; the first of these that has a value
    /// wins.
    pub fn gather(
        flags: &Flags,
        environment: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Effective, ConfigError> {
        let variable = |name: &str| match environment(name).map(OsString::into_string) {
            // Scripts use an empty variable to say that there is none.
            Some(Ok(text)) => Ok(Some(text).filter(|text| !text.is_empty())),
            Some(Err(_)) => Err(ConfigError::NotText { variable: name.to_owned() }),
            None => Ok(None),
        };
        let mut effective = Effective {
            config: Self::default(),
            sources: vec![Source::Default; Self::SETTINGS.len()],
        };
        let path = match &flags.file {
            Some(path) => Some(path.clone()),
            None => variable("MUNERA_CONFIG")?.map(PathBuf::from),
        };
        if let Some(path) = path {
            for entry in file::read(&path)? {
                let source = Source::File { file: path.clone(), line: entry.line };
                effective.set(entry.setting.name, &entry.words, source)?;
            }
        }
        for setting in Self::SETTINGS {
            if let Some(text) = variable(&setting.variable())? {
                let words: Vec<String> = if setting.is_list {
                    text.split(',').map(str::to_owned).collect()
                } else {
                    vec![text]
                };
                effective.set(setting.name, &words, Source::Environment(setting.variable()))?;
            }
        }
        for setting in Self::SETTINGS {
            if let Some(words) = flags.settings.get(setting.name) {
                effective.set(setting.name, words, Source::Flag(setting.flag()))?;
            }
        }
        effective.config.check()?;
        Ok(effective)
    }
}

impl Effective {
    fn set(
        &mut self,
        name: &'static str,
        words: &[String],
        source: Source,
    ) -> Result<(), ConfigError> {
        if let Err(wanted) = self.config.set(name, words) {
            return Err(ConfigError::BadValue { origin: source, name, wanted });
        }
        let place = Config::SETTINGS.iter().position(|setting| setting.name == name);
        if let Some(place) = place {
            self.sources[place] = source;
        }
        Ok(())
    }
}

impl fmt::Display for Effective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.config.values();
        for ((setting, value), source) in Config::SETTINGS.iter().zip(values).zip(&self.sources) {
            writeln!(f, "{} = {value}  # {source}", setting.name)?;
        }
        Ok(())
    }
}
