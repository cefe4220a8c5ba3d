//! Fuzzes the decoders with random changes of sample inputs.

use std::fs;

use crate::command::{cargo_command, run};
use crate::needs;

/// Every fuzz target in `fuzz/fuzz_targets`, and the folder of its samples.
const TARGETS: &[(&str, &str)] = &[
    ("engine_line", "fuzz/seeds/engine_line"),
    ("record", "docs/fairness"),
    ("verify", "docs/fairness"),
    ("client_message", "fuzz/seeds/client_message"),
    ("log_line", "fuzz/seeds/log_line"),
    ("options", "fuzz/seeds/options"),
    ("content", "content"),
    ("view", "fuzz/seeds/view"),
    ("config", "fuzz/seeds/config"),
];

/// Checks the types of all targets. They are a workspace of their own, which no other command builds.
pub(crate) const CHECK: &[&str] =
    &["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target/fuzz"];

/// Fuzzes one target or all of them, each for a minute or for the given seconds.
pub(crate) fn fuzz(arguments: &[String]) -> Result<(), String> {
    let targets = chosen(arguments.first().map(String::as_str))?;
    needs::meet(needs::FOR_FUZZ)?;
    let time = format!("-max_total_time={}", arguments.get(1).map_or("60", String::as_str));
    for (name, samples) in targets {
        let corpus = format!("fuzz/corpus/{name}");
        fs::create_dir_all(&corpus).map_err(|error| format!("{corpus}: {error}"))?;
        // There is no `unsafe` for a sanitizer to find: the fuzzer looks for panics.
        let how = ["fuzz", "run", "--sanitizer", "none", name, &corpus, samples];
        let arguments = [&how[..], &["--", &time, "-timeout=20"]].concat();
        // The instrumentation is not stable yet; this variable lets the stable compiler do it.
        run(cargo_command(&arguments).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

fn chosen(name: Option<&str>) -> Result<Vec<&'static (&'static str, &'static str)>, String> {
    let is_chosen = |target: &&(&str, &str)| name.is_none_or(|name| name == target.0);
    let chosen: Vec<_> = TARGETS.iter().filter(is_chosen).collect();
    if chosen.is_empty() {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.0).collect();
        return Err(format!("there is no such target; there are {}", names.join(", ")));
    }
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::{TARGETS, chosen};
    use crate::repository_root;

    #[test]
    fn the_table_has_every_target_with_its_samples() {
        let root = repository_root();
        let files = fs::read_dir(root.join("fuzz/fuzz_targets")).expect("a folder");
        let name = |file: fs::DirEntry| file.file_name().to_string_lossy().replace(".rs", "");
        let there: BTreeSet<String> = files.map(|file| name(file.expect("a file"))).collect();
        let listed: BTreeSet<String> = TARGETS.iter().map(|target| target.0.to_owned()).collect();
        assert_eq!(listed, there);
        for (name, samples) in TARGETS {
            assert!(root.join(samples).is_dir(), "{name} has no samples in {samples}");
        }
    }

    #[test]
    fn a_target_is_chosen_by_its_name() {
        assert_eq!(chosen(None).map(|all| all.len()), Ok(TARGETS.len()));
        assert_eq!(chosen(Some("record")).map(|one| one.len()), Ok(1));
        assert!(chosen(Some("recor")).expect_err("refused").contains("record"));
    }
}
