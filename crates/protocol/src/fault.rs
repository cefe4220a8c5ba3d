//! What is told to whoever asked for something that cannot be.

use std::fmt;

use munera_rules::{Explain, Message, NotationError, ReadError, Refusal, RuleId};

use crate::content::PackError;

/// A refused request: a code for programs, a rule where one refuses, a message for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind of fault it is.
    pub code: Code,
    /// The rule that refuses, if it is a rule.
    pub rule: Option<RuleId>,
    /// What people are told.
    pub message: Message,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The line is not JSON in UTF-8, or too long.
    BadJson,
    /// The request lacks something, or has it in the wrong form.
    BadRequest,
    /// There is no such operation.
    UnknownOp,
    /// There is no such game.
    UnknownGame,
    /// No game has been started.
    NoGame,
    /// The options cannot be.
    BadOptions,
    /// The position cannot be.
    BadPosition,
    /// The text is not an event.
    BadEvent,
    /// A rule refuses the event.
    Refused,
    /// The text is not a record, or its events do not fit.
    BadRecord,
    /// The pack that a record was played with is not here.
    UnknownPack,
    /// The pack that a record names is another one here.
    WrongPack,
    /// The view cannot be.
    BadView,
    /// There is no such bot.
    UnknownBot,
    /// The answer would take too long.
    TooLarge,
    /// The program itself went wrong.
    Internal,
}

impl Code {
    /// The code as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BadJson => "bad_json",
            Self::BadRequest => "bad_request",
            Self::UnknownOp => "unknown_op",
            Self::UnknownGame => "unknown_game",
            Self::NoGame => "no_game",
            Self::BadOptions => "bad_options",
            Self::BadPosition => "bad_position",
            Self::BadEvent => "bad_event",
            Self::Refused => "refused",
            Self::BadRecord => "bad_record",
            Self::UnknownPack => "unknown_pack",
            Self::WrongPack => "wrong_pack",
            Self::BadView => "bad_view",
            Self::UnknownBot => "unknown_bot",
            Self::TooLarge => "too_large",
            Self::Internal => "internal",
        }
    }
}

impl Fault {
    /// A fault that no rule is behind, told as it is.
    pub fn new(code: Code, text: impl fmt::Display) -> Self {
        Self { code, rule: None, message: Message::plain(text.to_string()) }
    }

    /// A fault that a rule is behind, told as it is.
    pub fn by_rule(code: Code, rule: RuleId, text: impl fmt::Display) -> Self {
        Self { rule: Some(rule), ..Self::new(code, text) }
    }

    /// A fault that something explains.
    pub fn explained(code: Code, rule: Option<RuleId>, reason: &impl Explain) -> Self {
        Self { code, rule, message: reason.message() }
    }

    /// The same fault, of an event of a record, counted from 1.
    #[must_use]
    pub fn in_record(self, number: usize, event: &str) -> Self {
        let message = Message::new("fault-in-record")
            .with("number", number)
            .with("event", format!("{event:?}"))
            .with("reason", self.message);
        Self { code: Code::BadRecord, message, ..self }
    }

    /// An event that a rule refuses.
    pub fn refused<R: Refusal>(refusal: R) -> Self {
        Self::explained(Code::Refused, Some(refusal.rule()), &refusal)
    }

    /// A request in the wrong form.
    pub fn request(text: impl fmt::Display) -> Self {
        Self::new(Code::BadRequest, text)
    }
}

impl Explain for Fault {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

impl<R: Refusal> From<ReadError<R>> for Fault {
    fn from(error: ReadError<R>) -> Self {
        match error {
            ReadError::Notation(error) => error.into(),
            ReadError::Refused(refusal) => Self::refused(refusal),
        }
    }
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Self {
        Self::explained(Code::BadEvent, None, &error)
    }
}

impl From<PackError> for Fault {
    fn from(error: PackError) -> Self {
        let code = match &error {
            PackError::NoHash => Code::BadRecord,
            PackError::Missing { .. } => Code::UnknownPack,
            PackError::Differs { .. } => Code::WrongPack,
        };
        Self::explained(code, None, &error)
    }
}

/// For logs; people are told the message.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.as_str())?;
        self.rule.iter().try_for_each(|rule| write!(f, " ({rule})"))
    }
}

impl std::error::Error for Fault {}
