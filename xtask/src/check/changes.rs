//! Which crates and which files of the web app a list of changed files touches.

use std::collections::BTreeSet;
use std::fmt;

use crate::packages::INCLUDED;
use crate::workspace::Workspace;

/// The parts of the repository that changed files touch.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Changes {
    /// The crates that have a changed file: their tests must run.
    pub(super) crates: BTreeSet<String>,
    /// Whether a file has changed that every crate is built with: all crates must be linted.
    pub(super) is_for_all_crates: bool,
    pub(super) web: WebChanges,
}

/// The parts of the web app that changed files touch.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct WebChanges {
    /// Its changed files, and others that it reads; from the root of the repository.
    pub(crate) files: BTreeSet<String>,
    /// Whether a file other than a module has changed, so that all tests must run.
    pub(crate) is_everything: bool,
}

/// Files in the root that every crate is built with.
const FOR_ALL_CRATES: &[&str] =
    &["Cargo.toml", "Cargo.lock", "clippy.toml", "rustfmt.toml", ".cargo/config.toml"];

/// The web app's folder.
const WEB: &str = "web";
/// Folders outside of its own from which the web app and its tests read.
const READ_BY_WEB: &[&str] = &["locales"];
/// The folders whose files the web app's modules import, so that the tests of a changed file can be
/// found. All other files are settings of tools, or tests read them in ways that cannot be seen.
const SOURCES_OF_WEB: &[&str] = &["web/src", "web/browser", "web/public"];

impl Changes {
    pub(super) fn of(files: &BTreeSet<String>, workspace: &Workspace) -> Self {
        let mut crates = BTreeSet::new();
        let mut is_for_all_crates = false;
        let mut web = WebChanges::default();
        for file in files {
            is_for_all_crates |= FOR_ALL_CRATES.contains(&file.as_str());
            crates.extend(workspace.member_with(file).map(|member| member.name.clone()));
            let is_in =
                |folder: &str| file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
            let included = INCLUDED.iter().filter(|(folder, _)| is_in(folder));
            crates.extend(included.map(|(_, package)| (*package).to_owned()));
            if is_in(WEB) || READ_BY_WEB.iter().any(|folder| is_in(folder)) {
                let is_source = SOURCES_OF_WEB.iter().any(|folder| is_in(folder));
                web.is_everything |= !is_source;
                web.files.insert(file.clone());
            }
        }
        Self { crates, is_for_all_crates, web }
    }

    pub(super) fn are_in_web(&self) -> bool {
        !self.web.files.is_empty()
    }
}

impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.is_for_all_crates.then_some("what all crates are built with");
        let web = self.are_in_web().then_some("the web app");
        let crates = self.crates.iter().map(String::as_str);
        let touched: Vec<&str> = crates.chain(all).chain(web).collect();
        f.write_str(if touched.is_empty() { "no crate and not the web app" } else { "" })?;
        f.write_str(&touched.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Changes, INCLUDED};
    use crate::workspace::tests::house;

    fn changes(files: &[&str]) -> Changes {
        Changes::of(&files.iter().map(|file| (*file).to_owned()).collect(), &house())
    }

    fn crates(files: &[&str]) -> Vec<String> {
        changes(files).crates.into_iter().collect()
    }

    #[test]
    fn a_file_touches_its_crate_only() {
        assert_eq!(crates(&["crates/rules/src/lib.rs", "crates/bots/a.bin"]), ["bots", "rules"]);
        assert_eq!(crates(&["README.md", "docs/engine.md"]), Vec::<String>::new());
    }

    #[test]
    fn what_all_crates_are_built_with_is_told_apart() {
        for file in ["Cargo.toml", "Cargo.lock", ".cargo/config.toml"] {
            assert!(changes(&[file]).is_for_all_crates && crates(&[file]).is_empty(), "{file}");
        }
        let of_one = changes(&["crates/rules/Cargo.toml"]);
        assert!(!of_one.is_for_all_crates);
        assert_eq!(of_one.crates, BTreeSet::from(["rules".to_owned()]));
    }

    #[test]
    fn an_included_file_touches_the_crate_that_includes_it() {
        for (folder, package) in INCLUDED {
            assert_eq!(crates(&[&format!("{folder}/a/file")]), [*package]);
            assert_eq!(crates(&[&format!("{folder}-other/file")]), Vec::<String>::new());
        }
    }

    #[test]
    fn texts_touch_all_of_the_web_app() {
        let changes = changes(&["locales/en/common.ftl"]);
        assert!(changes.are_in_web() && changes.web.is_everything);
    }

    #[test]
    fn settings_of_the_tools_touch_all_of_the_web_app() {
        assert!(changes(&["web/package.json"]).web.is_everything);
        assert!(changes(&["web/src/App.svelte", "web/vite.config.ts"]).web.is_everything);
        let source = changes(&["web/src/App.svelte"]);
        assert!(!source.web.is_everything);
        assert_eq!(source.web.files, BTreeSet::from(["web/src/App.svelte".to_owned()]));
    }

    #[test]
    fn what_is_touched_is_told() {
        assert_eq!(changes(&["README.md"]).to_string(), "no crate and not the web app");
        let both = changes(&["crates/rules/src/lib.rs", "web/src/App.svelte"]);
        assert_eq!(both.to_string(), "rules, the web app");
    }
}
