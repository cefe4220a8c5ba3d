//! What is fast is held against what reads like the rules.

mod beliefs;
mod solutions;
