//! The programs that commands need beside cargo.

/// A program that a command needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    /// Node.js, of a version that the tools of the web app support: see [`supports_web_tools`].
    Node,
    Npm,
    /// SQLite is compiled from C.
    CCompiler,
    /// The fuzzer's runtime is compiled from C++.
    CppCompiler,
    /// Finds the files that have changed.
    Git,
    /// Tests send signals to the server with the program `kill`.
    Kill,
    /// The second verifier and the example of a bot are written in Python.
    Python,
    /// The browser that games are tested in.
    Chromium,
    Rustfmt,
    Clippy,
    CargoDeny,
    CargoFuzz,
}

/// Whether the web app's tools run in this version of Node.js: vite and eslint support the even
/// versions only, from 20.19, 22.13 and 24.0 on.
pub(super) fn supports_web_tools(major: u32, minor: u32) -> bool {
    match major {
        20 => minor >= 19,
        22 => minor >= 13,
        _ => major >= 24,
    }
}

/// How a program gets onto a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A package of Debian.
    Debian(&'static str),
    /// A component of the Rust toolchain.
    Rustup(&'static str),
    /// A program that cargo compiles and installs.
    CargoInstall(&'static str),
    /// A person must install it: the text says how.
    Person(&'static str),
}

impl Need {
    /// Its name in messages.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Node => "Node.js 20.19, 22.13, 24 or newer",
            Self::Npm => "npm",
            Self::CCompiler => "a C compiler",
            Self::CppCompiler => "a C++ compiler",
            Self::Git => "git",
            Self::Kill => "the program kill",
            Self::Python => "python3",
            Self::Chromium => "Chromium (or CHROMIUM=/path/to/it)",
            Self::Rustfmt => "rustfmt",
            Self::Clippy => "clippy",
            Self::CargoDeny => "cargo-deny",
            Self::CargoFuzz => "cargo-fuzz",
        }
    }

    pub(super) fn origin(self) -> Origin {
        match self {
            // Debian 12 has only Node 18, so its package is not installed unasked.
            Self::Node => Origin::Person(
                "install Node.js: apt-get install -y nodejs npm on Debian 13 or newer, else see https://nodejs.org/en/download",
            ),
            Self::Npm => Origin::Debian("npm"),
            Self::CCompiler => Origin::Debian("gcc"),
            Self::CppCompiler => Origin::Debian("g++"),
            Self::Git => Origin::Debian("git"),
            Self::Kill => Origin::Debian("procps"),
            Self::Python => Origin::Debian("python3"),
            Self::Chromium => Origin::Debian("chromium"),
            Self::Rustfmt => Origin::Rustup("rustfmt"),
            Self::Clippy => Origin::Rustup("clippy"),
            Self::CargoDeny => Origin::CargoInstall("cargo-deny"),
            Self::CargoFuzz => Origin::CargoInstall("cargo-fuzz"),
        }
    }
}
