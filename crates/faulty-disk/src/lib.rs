//! A disk for SQLite that fails when a test wants it to.
//!
//! [`FaultyDisk`] is an SQLite file system (a "VFS") around the real one. It can be full, refuse to
//! write or to sync, and lose its power: then it sets the files back to what a disk could hold.
//! That is everything that was synced, and a random part of the rest, sector by sector. A test can
//! then look for the data that was promised to survive.
//!
//! Only tests use this. It is the only crate where `unsafe` is allowed, because SQLite speaks C.
#![allow(unsafe_code)]

mod disk;
mod file;
mod generator;
mod journal;
mod state;
mod vfs;

pub use self::disk::FaultyDisk;
pub use self::state::Refusal;
