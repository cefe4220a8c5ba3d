//! Errors that have a code.

use std::fmt::{Debug, Display};

use crate::Explain;

/// A small error with a code: the name of its kind, in words joined by hyphens.
///
/// Rules know no languages. The code leads to the sentence for people, for example
/// `gorus-refusal-must-follow`; the details are in the error's own fields. `Display` writes the
/// code, too.
pub trait Coded: Explain + Copy + Eq + Debug + Display + Send + Sync {
    /// The code. It never changes.
    fn code(self) -> &'static str;
}

/// Gives an error the codes of its kinds, lets `Display` write them, and makes its message: the
/// prefix of the names of its texts, and for each kind its code and its arguments.
macro_rules! codes {
    ($error:ty, $prefix:literal {
        $($kind:pat => $code:literal $(($($name:literal: $value:expr),+))?,)+
    }) => {
        impl $crate::Coded for $error {
            #[allow(unused_variables, reason = "only messages need what is in the error")]
            fn code(self) -> &'static str {
                match self {
                    $($kind => $code,)+
                }
            }
        }

        impl $crate::Explain for $error {
            fn message(&self) -> $crate::Message {
                match *self {
                    $($kind => $crate::Message::new(concat!($prefix, "-", $code))
                        $($(.with($name, $value))+)?,)+
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
