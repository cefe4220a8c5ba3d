//! Everything that is written down: JSON of views and options, records, content packs, seeds and
//! fair deals.
//!
//! Faults are codes with arguments; the sentences are in `munera-text`. Only what the parser of JSON
//! says about a malformed value is English wherever it is shown: the argument `parser` has it.

#![warn(missing_docs)]

pub mod catalog;
pub mod chance;
pub mod codec;
pub mod content;
pub mod ending;
pub mod engine_request;
pub mod fairness;
pub mod fault;
pub mod random;
pub mod record;
pub mod typescript;
