//! Checks that the deployment files name only settings that the server has.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::repository_root;

/// The files that name settings as environment variables.
const FILES: [&str; 5] = [
    "Dockerfile",
    "compose.yaml",
    "deploy/README.md",
    "deploy/healthcheck",
    "deploy/munera.service",
];

/// Variables with the same prefix that are not settings of the server: only `compose.yaml` and the
/// Caddyfile read them.
const OTHERS: [&str; 2] = ["MUNERA_HOST_ADDRESS", "MUNERA_UPSTREAM"];

/// A variable that names the settings file, and is not itself a setting.
const FILE_OF_SETTINGS: &str = "MUNERA_CONFIG";

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The variables of the settings in the table of docs/server.md, which a test of the server compares
/// with the code.
fn variables_of_settings() -> BTreeSet<String> {
    let document = read(&repository_root().join("docs/server.md"));
    let start = document.find("| key | default |").expect("a table of settings");
    let rows = document[start..].lines().skip(2).map_while(|line| line.strip_prefix("| `"));
    let names = rows.map(|row| row.split('`').next().expect("a name"));
    names.map(|name| format!("MUNERA_{}", name.to_uppercase())).collect()
}

/// The names of variables in a text that begin with `MUNERA_`.
fn variables(text: &str) -> BTreeSet<String> {
    let is_part = |symbol: char| symbol.is_ascii_uppercase() || symbol == '_';
    let words = text.split(|symbol| !is_part(symbol));
    words
        .filter(|word| word.len() > "MUNERA_".len() && word.starts_with("MUNERA_"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_variable_in_the_files_is_a_setting() {
    let settings = variables_of_settings();
    assert!(settings.contains("MUNERA_LISTEN") && settings.contains("MUNERA_TRUSTED_PROXIES"));
    for file in FILES {
        for variable in variables(&read(&repository_root().join(file))) {
            let is_known = settings.contains(&variable)
                || OTHERS.contains(&variable.as_str())
                || variable == FILE_OF_SETTINGS;
            assert!(is_known, "{file} names {variable}, which is no setting");
        }
    }
}

#[test]
fn variables_are_found_in_every_notation() {
    let found = variables("Environment=MUNERA_LOG=json\n  MUNERA_A: ${MUNERA_B:-}\nXMUNERA_C");
    assert!(found.iter().eq(["MUNERA_A", "MUNERA_B", "MUNERA_LOG"]), "{found:?}");
}
