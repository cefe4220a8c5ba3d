//! A bug that is put into the source on purpose, and the test that finds it.

use std::fmt;

/// A bug that is put into a copy of the source on purpose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bug {
    pub(crate) name: &'static str,
    /// What goes wrong, in a sentence.
    pub(crate) wrong: &'static str,
    /// The file that has it, from the root of the repository.
    pub(crate) file: &'static str,
    /// A text that stands in the file once.
    pub(crate) find: &'static str,
    /// What stands there with the bug.
    pub(crate) replace: &'static str,
    /// The test that finds it.
    pub(crate) found_by: Test,
}

/// A test, in the program that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) program: TestProgram,
    /// Its name with all modules, as the program prints it.
    pub(crate) name: &'static str,
}

/// A program that cargo makes of a package's tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TestProgram {
    pub(crate) package: &'static str,
    /// The name of a file or folder in `tests/`; none for the unit tests of the library.
    pub(crate) target: Option<&'static str>,
}

impl TestProgram {
    /// The unit tests of a library.
    pub(crate) const fn library(package: &'static str) -> Self {
        Self { package, target: None }
    }

    /// A file or folder in `tests/`.
    pub(crate) const fn file(package: &'static str, target: &'static str) -> Self {
        Self { package, target: Some(target) }
    }

    /// One of its tests.
    pub(crate) const fn test(self, name: &'static str) -> Test {
        Test { program: self, name }
    }
}

/// As an argument of cargo: `munera --test server`.
impl fmt::Display for TestProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.target {
            Some(target) => write!(f, "{} --test {target}", self.package),
            None => write!(f, "{} --lib", self.package),
        }
    }
}
