//! Decides what to do about missing programs: no program is run here.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::need::{Need, Origin};

/// How a program was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Usable,
    Missing,
    /// It is there, but its version does not fit: the version.
    Unfit(String),
    /// This environment variable names another program, which does not run.
    Misnamed(&'static str),
}

/// What xtask may do to the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Machine {
    /// Debian, and xtask runs as root: it can install packages.
    DebianAsRoot,
    /// Debian, and xtask runs as another user: a person must type `sudo`.
    Debian,
    /// Another system, whose packages xtask does not know.
    Other,
}

/// What to do about the programs that are missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// Everything is there.
    GoOn,
    /// Run these commands in this order; then everything is there.
    Install(Vec<Step>),
    /// Something cannot be installed from here: print this text and stop. Nothing is installed.
    Stop(String),
}

/// A command that installs something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) words: Vec<String>,
    pub(super) usual_time: &'static str,
}

impl Step {
    fn new(words: &str, usual_time: &'static str) -> Self {
        Self { words: words.split(' ').map(str::to_owned).collect(), usual_time }
    }

    fn as_typed(&self) -> String {
        self.words.join(" ")
    }
}

/// Decides what to do.
pub(super) fn plan(found: &[(Need, Found)], machine: Machine) -> Plan {
    let is_lacking = |need: Need| found.iter().any(|it| it.0 == need && it.1 != Found::Usable);
    // npm runs in Node.js and comes with it.
    let comes_with_another = |need: Need| need == Need::Npm && is_lacking(Need::Node);
    let lacking: Vec<&(Need, Found)> =
        found.iter().filter(|it| is_lacking(it.0) && !comes_with_another(it.0)).collect();
    if lacking.is_empty() {
        return Plan::GoOn;
    }
    let is_misnamed = |found: &Found| matches!(found, Found::Misnamed(_));
    let is_for_a_person = lacking.iter().any(|(need, found)| match need.origin() {
        Origin::Person(_) => true,
        Origin::Debian(_) => machine != Machine::DebianAsRoot || is_misnamed(found),
        Origin::Rustup(_) | Origin::CargoInstall(_) => false,
    });
    let to_install = lacking.iter().filter(|(_, found)| !is_misnamed(found));
    let steps = steps(to_install.map(|(need, _)| need.origin()));
    if is_for_a_person {
        Plan::Stop(advice(&lacking, &steps, machine))
    } else {
        Plan::Install(steps)
    }
}

/// The commands that install everything of these origins that a command can install. The quick ones
/// come first.
fn steps(origins: impl Iterator<Item = Origin>) -> Vec<Step> {
    let (mut debian, mut rustup, mut cargo) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for origin in origins {
        match origin {
            Origin::Debian(package) => debian.insert(package),
            Origin::Rustup(component) => rustup.insert(component),
            Origin::CargoInstall(package) => cargo.insert(package),
            Origin::Person(_) => false,
        };
    }
    let words = |set: &BTreeSet<&str>| set.iter().copied().collect::<Vec<_>>().join(" ");
    let mut steps = Vec::new();
    if !debian.is_empty() {
        steps.push(Step::new("apt-get update", "about 10 seconds"));
        let install = format!("apt-get install -y {}", words(&debian));
        steps.push(Step::new(&install, "less than a minute"));
    }
    if !rustup.is_empty() {
        let add = format!("rustup component add {}", words(&rustup));
        steps.push(Step::new(&add, "about 10 seconds"));
    }
    for package in cargo {
        // Such a program runs for a second: optimising it would take minutes and save nothing.
        let install = format!("cargo install {package} --locked --debug");
        steps.push(Step::new(&install, "about 2 minutes on two cores, once"));
    }
    steps
}

/// Everything that is missing, and everything to type.
fn advice(lacking: &[&(Need, Found)], steps: &[Step], machine: Machine) -> String {
    // Writing to a string cannot fail.
    let mut text = String::from("missing on this machine:\n");
    for (need, found) in lacking {
        let _ = match found {
            Found::Unfit(version) => writeln!(text, "  {} (found: {version})", need.title()),
            Found::Misnamed(variable) => {
                writeln!(text, "  {} ({variable} names a program that does not run)", need.title())
            }
            Found::Usable | Found::Missing => writeln!(text, "  {}", need.title()),
        };
    }
    text.push_str("\nwhat to type, then try again:\n");
    for (need, found) in lacking {
        match need.origin() {
            _ if let Found::Misnamed(variable) = found => {
                let _ = writeln!(text, "  unset {variable} (or set it to a program that runs)");
            }
            Origin::Person(how) => {
                let _ = writeln!(text, "  {how}");
            }
            Origin::Debian(package) if machine == Machine::Other => {
                let _ = writeln!(
                    text,
                    "  install {} with your system's packages (Debian calls it {package})",
                    need.title()
                );
            }
            Origin::Debian(_) | Origin::Rustup(_) | Origin::CargoInstall(_) => {}
        }
    }
    for step in steps {
        let typed = step.as_typed();
        let _ = match (typed.starts_with("apt-get"), machine) {
            (true, Machine::Other) => Ok(()),
            (true, Machine::Debian) => writeln!(text, "  sudo {typed}"),
            _ => writeln!(text, "  {typed}"),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Found, Machine, Need, Plan, plan};

    const EVERY_NEED: [Need; 12] = [
        Need::Node,
        Need::Npm,
        Need::CCompiler,
        Need::CppCompiler,
        Need::Git,
        Need::Kill,
        Need::Python,
        Need::Chromium,
        Need::Rustfmt,
        Need::Clippy,
        Need::CargoDeny,
        Need::CargoFuzz,
    ];

    fn without(missing: &[Need]) -> Vec<(Need, Found)> {
        let found = |need: &Need| {
            let found = if missing.contains(need) { Found::Missing } else { Found::Usable };
            (*need, found)
        };
        EVERY_NEED.iter().map(found).collect()
    }

    fn installs(missing: &[Need], machine: Machine) -> Vec<String> {
        match plan(&without(missing), machine) {
            Plan::Install(steps) => steps.iter().map(super::Step::as_typed).collect(),
            other => panic!("nothing is installed: {other:?}"),
        }
    }

    fn stops(found: &[(Need, Found)], machine: Machine) -> String {
        match plan(found, machine) {
            Plan::Stop(text) => text,
            other => panic!("it goes on: {other:?}"),
        }
    }

    #[test]
    fn a_machine_that_has_everything_is_left_alone() {
        for machine in [Machine::DebianAsRoot, Machine::Debian, Machine::Other] {
            assert_eq!(plan(&without(&[]), machine), Plan::GoOn);
        }
    }

    #[test]
    fn on_debian_as_root_all_packages_are_installed_at_once() {
        let steps = installs(&[Need::Chromium, Need::Python, Need::Kill], Machine::DebianAsRoot);
        assert_eq!(steps, ["apt-get update", "apt-get install -y chromium procps python3"]);
    }

    #[test]
    fn what_takes_long_to_install_comes_last() {
        let steps =
            installs(&[Need::CargoDeny, Need::Clippy, Need::Chromium], Machine::DebianAsRoot);
        assert_eq!(
            steps,
            [
                "apt-get update",
                "apt-get install -y chromium",
                "rustup component add clippy",
                "cargo install cargo-deny --locked --debug",
            ]
        );
    }

    #[test]
    fn what_cargo_installs_needs_no_root() {
        for machine in [Machine::Debian, Machine::Other] {
            let steps = installs(&[Need::CargoDeny], machine);
            assert_eq!(steps, ["cargo install cargo-deny --locked --debug"]);
        }
    }

    #[test]
    fn without_root_everything_is_listed_with_what_to_type() {
        let text =
            stops(&without(&[Need::Chromium, Need::CargoDeny, Need::Python]), Machine::Debian);
        for part in [
            "  Chromium (or CHROMIUM=/path/to/it)\n",
            "  python3\n",
            "  cargo-deny\n",
            "  sudo apt-get update\n  sudo apt-get install -y chromium python3\n",
            "  cargo install cargo-deny --locked --debug\n",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
    }

    #[test]
    fn elsewhere_no_command_of_debian_is_told() {
        let text = stops(&without(&[Need::Chromium]), Machine::Other);
        assert!(text.contains("install Chromium") && !text.contains("apt-get"), "{text}");
    }

    #[test]
    fn without_node_nothing_is_installed_even_as_root() {
        let text = stops(&without(&[Need::Node, Need::Chromium]), Machine::DebianAsRoot);
        for part in ["Node.js 20.19", "https://nodejs.org", "apt-get install -y chromium"] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
        assert!(!text.contains("sudo"), "{text}");
    }

    #[test]
    fn a_version_that_does_not_fit_is_named() {
        let text =
            stops(&[(Need::Node, Found::Unfit("v18.20.4".to_owned()))], Machine::DebianAsRoot);
        assert!(text.contains("(found: v18.20.4)"), "{text}");
    }

    #[test]
    fn npm_is_not_asked_for_beside_node() {
        let text = stops(&without(&[Need::Node, Need::Npm]), Machine::DebianAsRoot);
        assert!(!text.contains("install -y npm"), "{text}");
        let steps = installs(&[Need::Npm], Machine::DebianAsRoot);
        assert_eq!(steps, ["apt-get update", "apt-get install -y npm"]);
    }

    #[test]
    fn a_variable_that_names_a_wrong_program_is_not_mended_by_installing() {
        let found = [(Need::Chromium, Found::Misnamed("CHROMIUM"))];
        let text = stops(&found, Machine::DebianAsRoot);
        assert!(text.contains("  unset CHROMIUM") && !text.contains("apt-get"), "{text}");
    }

    #[test]
    fn every_need_has_something_to_type_on_every_machine() {
        for need in EVERY_NEED {
            for machine in [Machine::DebianAsRoot, Machine::Debian, Machine::Other] {
                match plan(&without(&[need]), machine) {
                    Plan::GoOn => panic!("{need:?} is forgotten"),
                    Plan::Install(steps) => assert!(!steps.is_empty(), "{need:?} on {machine:?}"),
                    Plan::Stop(text) => {
                        let commands = text.split("try again:\n").nth(1).unwrap_or_default();
                        assert!(commands.starts_with("  "), "{need:?} on {machine:?}: {text}");
                    }
                }
            }
        }
    }
}
