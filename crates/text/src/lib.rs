//! The texts that people read, in their language.
//!
//! They are Fluent files in `locales/`, one folder per language, which the browser uses too. The
//! program contains them: it looks for no files at run time. Tests prove that no message is missing
//! in any language.

mod fired_up;
mod gladiators;
mod gorus;
mod language;
mod sentence;
mod translation;

#[cfg(test)]
mod tests;

pub use gladiators::trait_variable;
pub use gorus::school_variable;
pub use language::Language;
pub use sentence::Addressee;
pub use translation::Locale;
