//! What people read, in their language.
//!
//! The texts are Fluent files in `locales/`, one folder a language, which the browser shares. They
//! are part of the program: nothing is looked for at run time, and the tests prove that no message
//! is missing in any language.

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
pub use language::{Language, UnknownLanguage};
pub use sentence::Addressee;
pub use translation::Locale;
