//! Errors that say of which kind they are.

use std::fmt::{Debug, Display};

/// A small error with a code: the name of its kind, in words joined by hyphens.
///
/// Rules know no languages. The sentence for people is found by the code, for example
/// `gorus-refusal-must-follow`; what it is about is in the error's own fields. `Display` writes the
/// code, too.
pub trait Coded: Copy + Eq + Debug + Display + Send + Sync {
    /// The code. It never changes.
    fn code(self) -> &'static str;
}

/// Gives an error the codes of its kinds, and lets `Display` write them.
macro_rules! codes {
    ($error:ty { $($kind:pat => $code:literal,)+ }) => {
        impl $crate::Coded for $error {
            fn code(self) -> &'static str {
                match self {
                    $($kind => $code,)+
                }
            }
        }

        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::Coded::code(*self))
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use codes;
