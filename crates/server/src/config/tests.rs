//! Where settings can be set, and which source wins.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::net::SocketAddr;
use std::time::Duration;

use clap::{Args, Command, FromArgMatches};
use tempfile::NamedTempFile;

use super::{Config, ConfigError, Effective, Flags, LogForm};

fn flags(words: &[&str]) -> Flags {
    let command = Flags::augment_args(Command::new("serve").no_binary_name(true));
    let matches = command.try_get_matches_from(words).expect("flags that exist");
    Flags::from_arg_matches(&matches).expect("flags that exist")
}

fn file(text: &str) -> NamedTempFile {
    let mut file = NamedTempFile::new().expect("a temporary file");
    file.write_all(text.as_bytes()).expect("there is room");
    file
}

fn gather(
    words: &[&str],
    variables: &[(&str, &str)],
    text: Option<&str>,
) -> Result<Effective, ConfigError> {
    let mut flags = flags(words);
    let file = text.map(file);
    flags.file = file.as_ref().map(|file| file.path().to_owned());
    let variables: BTreeMap<String, OsString> =
        variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    Config::gather(&flags, |name| variables.get(name).cloned())
}

fn port(effective: &Effective) -> u16 {
    effective.config.listen.port()
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let text = Some("listen = \"127.0.0.1:1\"\nlog = \"json\"\n");
    let variables = [("MUNERA_LISTEN", "127.0.0.1:2")];
    let all = gather(&["--listen", "127.0.0.1:3"], &variables, text).expect("sound settings");
    assert_eq!(port(&all), 3);
    assert_eq!(port(&gather(&[], &variables, text).expect("sound settings")), 2);
    assert_eq!(port(&gather(&[], &[], text).expect("sound settings")), 1);
    assert_eq!(port(&gather(&[], &[], None).expect("sound settings")), 7878);
    assert_eq!(all.config.log, LogForm::Json, "what only the file says holds");
}

#[test]
fn the_environment_can_name_the_file() {
    let file = file("max_tables = 7\n");
    let variable = |name: &str| (name == "MUNERA_CONFIG").then(|| file.path().as_os_str().into());
    let effective = Config::gather(&Flags::default(), variable).expect("sound settings");
    assert_eq!(effective.config.max_tables.get(), 7);
}

#[test]
fn every_setting_can_be_set_in_every_way() {
    let shown = Config::default().values();
    for (setting, value) in Config::SETTINGS.iter().zip(&shown) {
        let text = format!("{} = {value}\n", setting.name);
        let from_file = gather(&[], &[], Some(&text)).expect("a default can be set in the file");
        assert_eq!(from_file.config, Config::default(), "{text}");
        assert!(from_file.to_string().contains(&format!("{value}  # /")), "{from_file}");
        let plain = value.trim_matches(['[', ']']).replace('"', "").replace(", ", ",");
        // An empty variable counts as none, so it cannot set an empty list.
        if !plain.is_empty() {
            let from_environment =
                gather(&[], &[(&setting.variable(), &plain)], None).expect("in the environment");
            assert_eq!(from_environment.config, Config::default());
            assert!(from_environment.to_string().contains(&format!("# {}", setting.variable())));
        }
        let flag = format!("--{}={plain}", setting.flag());
        let from_flag = gather(&[&flag], &[], None).expect("a default can be set by a flag");
        assert_eq!(from_flag.config, Config::default());
        assert!(from_flag.to_string().contains(&format!("# --{}", setting.flag())));
    }
}

#[test]
fn what_is_shown_is_a_file_that_gives_the_same() {
    let words = [
        "--trusted-proxies=10.0.0.0/8,::1",
        "--public-url=https://example.org/games",
        "--base-path=/games",
        "--header-timeout=300ms",
        "--accounts=off",
        "--pack-files=one.toml",
        "--pack-files=two.toml",
    ];
    let first = gather(&words, &[], None).expect("sound settings");
    assert_eq!(first.config.trusted_proxies.len(), 2);
    assert_eq!(first.config.pack_files.len(), 2);
    assert_eq!(first.config.header_timeout, Duration::from_millis(300));
    assert!(!first.config.accounts);
    let again = gather(&[], &[], Some(&first.to_string())).expect("what is shown can be read");
    assert_eq!(again.config, first.config);
}

#[test]
fn an_unknown_key_is_told_with_its_line() {
    let error = gather(&[], &[], Some("# comment\n\nlisen = 3\n")).expect_err("no such key");
    assert!(matches!(&error, ConfigError::UnknownKey { line: 3, key, .. } if key == "lisen"));
    assert!(error.to_string().ends_with(":3: there is no setting \"lisen\""), "{error}");
}

#[test]
fn what_is_not_toml_is_told_with_its_line() {
    let error = gather(&[], &[], Some("log = \"text\"\nlisten = = 3\n")).expect_err("no TOML");
    assert!(matches!(error, ConfigError::Malformed { line: 2, .. }), "{error}");
    let error = gather(&[], &[], Some("log = 1.5\n")).expect_err("no setting is a fraction");
    assert!(matches!(error, ConfigError::Malformed { line: 1, .. }), "{error}");
}

#[test]
fn a_bad_value_is_told_with_its_source() {
    let message = |words: &[&str], variables: &[(&str, &str)], text: Option<&str>| {
        gather(words, variables, text).expect_err("a bad value").to_string()
    };
    let told = message(&["--listen", "here"], &[], None);
    assert!(told.starts_with("--listen: listen should be an address"), "{told}");
    let told = message(&[], &[("MUNERA_MAX_TABLES", "0")], None);
    assert_eq!(told, "MUNERA_MAX_TABLES: max_tables should be a whole number from 1 on");
    let told = message(&[], &[], Some("log = [\"text\", \"json\"]\n"));
    assert!(told.ends_with(":1: log should be one value, not a list"), "{told}");
    for (flag, value) in [
        ("--header-timeout", "0s"),
        ("--header-timeout", "3 days"),
        ("--public-url", "example.org"),
        ("--base-path", "munera"),
        ("--trusted-proxies", "proxy"),
        ("--log", "xml"),
        ("--log-level", "munera=loud"),
        ("--accounts", "maybe"),
    ] {
        assert!(message(&[flag, value], &[], None).starts_with(flag), "{flag} {value}");
    }
}

#[test]
fn a_public_path_must_be_the_base_path() {
    let error = gather(&["--public-url", "https://example.org/games"], &[], None);
    assert!(matches!(error, Err(ConfigError::PathsDiffer { .. })));
}

#[test]
fn the_default_listens_to_this_machine_alone() {
    assert_eq!(Config::default().listen, SocketAddr::from(([127, 0, 0, 1], 7878)));
}
