//! What people read, in their language.
//!
//! The texts are Fluent files in `locales/`, one folder a language, which the browser shares. They
//! are part of the program: nothing is looked for at run time, and the tests prove that no message
//! is missing in any language.

mod language;
mod refusal;
mod translation;

#[cfg(test)]
mod tests;

pub use language::{Language, UnknownLanguage};
pub use refusal::Addressee;
pub use translation::Locale;
pub(crate) use translation::school_variable;
