//! The crates of the workspace and what they depend on, as `cargo metadata` describes them.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::command::{cargo_command, output};

/// The crates of the workspace.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) members: Vec<Member>,
}

/// A crate of the workspace.
#[derive(Debug)]
pub(crate) struct Member {
    pub(crate) name: String,
    /// Its folder, from the root of the workspace.
    pub(crate) folder: String,
    /// Whether it has a library. A crate without one has its unit tests in its programs.
    pub(crate) has_library: bool,
    /// The packages that it depends on when it is built for its users.
    pub(crate) normal: BTreeSet<String>,
    /// The packages that it depends on at any time, including those of its tests and its build
    /// script.
    pub(crate) all: BTreeSet<String>,
}

impl Workspace {
    /// Reads `cargo metadata`.
    pub(crate) fn read() -> Result<Self, String> {
        let question = ["metadata", "--format-version", "1", "--no-deps", "--offline"];
        let metadata = output(&mut cargo_command(&question))?;
        let metadata = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
        Self::from_metadata(&metadata).ok_or_else(|| "cargo metadata has another form".to_owned())
    }

    fn from_metadata(metadata: &Value) -> Option<Self> {
        let root = metadata["workspace_root"].as_str()?;
        let packages = metadata["packages"].as_array()?;
        let members = packages.iter().map(|package| Member::from_metadata(root, package));
        Some(Self { members: members.collect::<Option<_>>()? })
    }

    #[cfg(test)]
    pub(crate) fn has(&self, name: &str) -> bool {
        self.members.iter().any(|member| member.name == name)
    }

    /// The crate that contains a file, given from the root of the workspace.
    pub(crate) fn member_with(&self, file: &str) -> Option<&Member> {
        let has_it = |member: &&Member| {
            file.strip_prefix(&member.folder).is_some_and(|rest| rest.starts_with('/'))
        };
        self.members.iter().filter(has_it).max_by_key(|member| member.folder.len())
    }

    /// The given crates, and all that depend on one of them, directly or indirectly.
    pub(crate) fn with_dependents(&self, crates: &BTreeSet<String>) -> BTreeSet<String> {
        let mut reached = crates.clone();
        loop {
            let depends = |member: &&Member| !member.all.is_disjoint(&reached);
            let next: BTreeSet<String> =
                self.members.iter().filter(depends).map(|member| member.name.clone()).collect();
            let before = reached.len();
            reached.extend(next);
            if reached.len() == before {
                return reached;
            }
        }
    }
}

impl Member {
    fn from_metadata(root: &str, package: &Value) -> Option<Self> {
        let manifest = package["manifest_path"].as_str()?;
        let folder = manifest.strip_prefix(root)?.strip_suffix("/Cargo.toml")?;
        let is_library = |target: &Value| {
            let kinds = target["kind"].as_array();
            kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind == "lib" || kind == "cdylib"))
        };
        let (mut normal, mut all) = (BTreeSet::new(), BTreeSet::new());
        for dependency in package["dependencies"].as_array()? {
            let name = dependency["name"].as_str()?.to_owned();
            if dependency["kind"].is_null() {
                normal.insert(name.clone());
            }
            all.insert(name);
        }
        Some(Self {
            name: package["name"].as_str()?.to_owned(),
            folder: folder.trim_start_matches('/').to_owned(),
            has_library: package["targets"].as_array()?.iter().any(is_library),
            normal,
            all,
        })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::Workspace;

    fn package(name: &str, kind: &str, dependencies: &[(&str, Option<&str>)]) -> Value {
        let dependencies: Vec<Value> =
            dependencies.iter().map(|(name, kind)| json!({"name": name, "kind": kind})).collect();
        json!({
            "name": name,
            "manifest_path": format!("/house/crates/{name}/Cargo.toml"),
            "targets": [{"kind": [kind]}],
            "dependencies": dependencies,
        })
    }

    /// A workspace with rules at the bottom, bots and a table above, and a program that uses the
    /// bots only in tests.
    pub(crate) fn house() -> Workspace {
        let metadata = json!({"workspace_root": "/house", "packages": [
            package("rules", "lib", &[("arrayvec", None), ("proptest", Some("dev"))]),
            package("bots", "lib", &[("rules", None)]),
            package("table", "lib", &[("rules", None), ("cc", Some("build"))]),
            package("program", "bin", &[("table", None), ("bots", Some("dev"))]),
        ]});
        Workspace::from_metadata(&metadata).expect("metadata")
    }

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn only_normal_dependencies_are_normal() {
        let house = house();
        assert_eq!(house.members[0].normal, set(&["arrayvec"]));
        assert_eq!(house.members[2].normal, set(&["rules"]));
        assert_eq!(house.members[2].all, set(&["cc", "rules"]));
        assert!(house.members[0].has_library && !house.members[3].has_library);
    }

    #[test]
    fn a_file_belongs_to_the_crate_whose_folder_it_is_in() {
        let house = house();
        let name = |file| house.member_with(file).map(|member| member.name.as_str());
        assert_eq!(name("crates/rules/src/lib.rs"), Some("rules"));
        assert_eq!(
            name("crates/rules-notes.md"),
            None,
            "a folder is not just a beginning of a name"
        );
        assert_eq!(name("README.md"), None);
    }

    #[test]
    fn dependents_are_found_through_other_crates_and_through_tests() {
        let house = house();
        assert_eq!(house.with_dependents(&set(&["table"])), set(&["program", "table"]));
        assert_eq!(house.with_dependents(&set(&["bots"])), set(&["bots", "program"]));
        let all = set(&["bots", "program", "rules", "table"]);
        assert_eq!(house.with_dependents(&set(&["rules"])), all);
    }

    #[test]
    fn metadata_of_another_form_is_refused() {
        assert!(Workspace::from_metadata(&json!({"packages": []})).is_none());
        let no_name = json!({"workspace_root": "/house", "packages": [{"targets": []}]});
        assert!(Workspace::from_metadata(&no_name).is_none());
    }

    #[test]
    fn cargo_describes_this_workspace() {
        let workspace = Workspace::read().expect("read");
        assert!(workspace.has("xtask") && workspace.has("munera-rules"));
        let xtask = workspace.member_with("xtask/src/main.rs").expect("a crate");
        assert_eq!((xtask.name.as_str(), xtask.has_library), ("xtask", false));
        assert!(xtask.normal.contains("serde_json"));
    }
}
