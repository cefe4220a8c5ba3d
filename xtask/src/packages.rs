//! The names of all packages that the commands build, run and test.

/// The package of the program.
pub(crate) const PROGRAM: &str = "munera";
/// The package whose benchmark `load` measures a server.
pub(crate) const LOAD: &str = "munera";
/// The package whose benchmark `attacks` attacks a server.
pub(crate) const ATTACK: &str = "munera";
/// The package whose tests `trials` break a running server.
pub(crate) const TRIALS: &str = "munera";
/// The package whose tests `storage` cut the power of a disk.
pub(crate) const STORAGE: &str = "munera-storage";

/// The package that simulates servers.
pub(crate) const SIMULATION: &str = "munera-simulation";

/// The packages that include files from folders outside of their own, by folder.
///
/// A change in such a folder counts as a change of its package.
pub(crate) const INCLUDED: &[(&str, &str)] =
    &[("locales", "munera-text"), ("content", "munera-protocol")];

#[cfg(test)]
mod tests {
    use super::{ATTACK, INCLUDED, LOAD, PROGRAM, SIMULATION, STORAGE, TRIALS};
    use crate::repository_root;
    use crate::workspace::Workspace;

    #[test]
    fn every_name_is_a_package_of_the_workspace() {
        let workspace = Workspace::read().expect("read");
        for name in [PROGRAM, ATTACK, LOAD, TRIALS, STORAGE, SIMULATION] {
            assert!(workspace.has(name), "there is no package {name}");
        }
        for (folder, package) in INCLUDED {
            assert!(workspace.has(package), "there is no package {package}");
            assert!(repository_root().join(folder).is_dir(), "there is no folder {folder}");
        }
    }
}
