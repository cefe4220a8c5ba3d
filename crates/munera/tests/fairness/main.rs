//! Fair deals: whole games, changed records, the values in the documentation, and games that were
//! given up.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod common;
mod dealt;
mod document;
mod endings;
mod games;
mod mischief;
mod obstacles;
mod packs;
mod python;
mod tampering;
