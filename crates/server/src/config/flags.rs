//! Settings from the command line.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::OnceLock;

use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use super::{Config, Setting};

/// The flags of `munera serve`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// The file to read settings from.
    pub file: Option<PathBuf>,
    /// Only show the settings.
    pub print_config: bool,
    /// The settings, as they were given.
    pub(super) settings: BTreeMap<&'static str, Vec<String>>,
}

/// The flags' names, which the parser needs for ever.
fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| Config::SETTINGS.iter().map(Setting::flag).collect())
}

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        let file = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .value_parser(clap::value_parser!(PathBuf))
            .help("A TOML file of settings, with underscores for dashes [env: MUNERA_CONFIG]");
        let print = Arg::new("print-config")
            .long("print-config")
            .action(ArgAction::SetTrue)
            .help("Show the settings with their sources, as such a file, and end");
        let mut command = command.arg(file).arg(print);
        let defaults = Config::default().values();
        for ((setting, default), flag) in Config::SETTINGS.iter().zip(defaults).zip(names()) {
            let help = format!(
                "{} [env: {}] [default: {default}]",
                setting.help.trim(),
                setting.variable()
            );
            let argument = Arg::new(setting.name).long(flag.as_str()).value_name("VALUE");
            let argument = if setting.is_list {
                argument.action(ArgAction::Append).value_delimiter(',')
            } else {
                argument.action(ArgAction::Set)
            };
            command = command.arg(argument.help(help));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut flags = Self::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.file = matches.get_one::<PathBuf>("config").cloned();
        self.print_config = matches.get_flag("print-config");
        for setting in Config::SETTINGS {
            if let Some(words) = matches.get_many::<String>(setting.name) {
                self.settings.insert(setting.name, words.cloned().collect());
            }
        }
        Ok(())
    }
}
