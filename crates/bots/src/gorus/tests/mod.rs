//! Compares the fast code with code that reads like the rules.

mod beliefs;
mod solutions;
