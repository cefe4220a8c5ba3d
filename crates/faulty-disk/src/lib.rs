//! A disk for SQLite that fails when a test wants it to.
//!
//! [`FaultyDisk`] is a file system of SQLite's (a "VFS") around the real one. It can be full, refuse to
//! write or to sync, and lose its power: then the files are set back to what a disk could hold, which is
//! everything that was synced, and of the rest whatever chance lets survive, sector by sector. What
//! has been promised to survive can then be looked for.
//!
//! Only tests use this. It is the one room where `unsafe` is allowed, because SQLite speaks C.
#![allow(unsafe_code)]

mod disk;
mod file;
mod generator;
mod journal;
mod state;
mod vfs;

pub use self::disk::FaultyDisk;
pub use self::state::Refusal;
