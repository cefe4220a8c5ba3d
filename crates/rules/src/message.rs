//! Messages to players, before they become sentences.

use std::borrow::Cow;
use std::fmt;

/// A message: the name of a text, and its arguments.
///
/// The rules and everything above them speak no language. A refusal or a reason is such a message;
/// each language has a sentence for every name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the text: `gorus-refusal-must-follow`.
    pub id: Cow<'static, str>,
    /// The arguments, by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number: texts choose the form that goes with it.
    Number(i64),
    /// A word, a name or a notation.
    Text(String),
    /// A message of its own, which is put into words first.
    Message(Box<Message>),
}

impl Message {
    /// A message that nothing is filled into.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), arguments: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        debug_assert_ne!(name, "to", "{}: texts get the addressee by this name", self.id);
        self.arguments.push((name, argument.into()));
        self
    }
}

/// For logs: the name of the text, and its arguments.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.arguments.iter().try_for_each(|(name, argument)| match argument {
            Argument::Number(number) => write!(f, " {name}={number}"),
            Argument::Text(text) => write!(f, " {name}={text:?}"),
            Argument::Message(message) => write!(f, " {name}=({message})"),
        })
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i16, i64);

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Something that can be explained to a player in words.
pub trait Explain {
    /// The message that explains it.
    fn message(&self) -> Message;
}
