//! All bugs, by the part of the program that they are in.

mod bots;
mod erasure;
mod fairness;
mod limits;
mod people;
mod rules;
mod secrecy;
mod storage;
mod tables;
mod views;

use super::bug::{Bug, TestProgram};

/// Bugs in one part of the program.
pub(crate) struct Area {
    pub(crate) title: &'static str,
    pub(crate) bugs: &'static [Bug],
}

/// All bugs.
pub(crate) const AREAS: &[Area] = &[
    limits::AREA,
    secrecy::AREA,
    bots::AREA,
    tables::AREA,
    erasure::AREA,
    people::AREA,
    storage::AREA,
    views::AREA,
    rules::AREA,
    fairness::AREA,
];

/// The tests of a whole server.
const SERVER: TestProgram = TestProgram::file("munera", "server");
/// The tests of a server without tables.
const SERVER_CONTEXT: TestProgram = TestProgram::file("munera", "server_context");
/// The tests of fair deals.
const FAIRNESS: TestProgram = TestProgram::file("munera", "fairness");
/// The trials of reliability.
const TRIALS: TestProgram = TestProgram::file("munera", "trials");
/// Two simulated worlds.
const TWINS: TestProgram = TestProgram::file("munera-simulation", "twins");
/// The tests of the storage.
const STORAGE: TestProgram = TestProgram::file("munera-storage", "storage");
/// Golden playthroughs.
const GOLDEN: TestProgram = TestProgram::file("munera-rules", "golden");

/// The unit tests of some crates.
const UNIT_BOTS: TestProgram = TestProgram::library("munera-bots");
const UNIT_PROTOCOL: TestProgram = TestProgram::library("munera-protocol");
const UNIT_RULES: TestProgram = TestProgram::library("munera-rules");
const UNIT_SERVER: TestProgram = TestProgram::library("munera-server");
const UNIT_SESSION: TestProgram = TestProgram::library("munera-session");
const UNIT_TEXT: TestProgram = TestProgram::library("munera-text");
