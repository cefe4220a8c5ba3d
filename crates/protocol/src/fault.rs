//! Why a request is refused.

use munera_rules::{Explain, Message, NotationError, ReadError, Refusal, RuleId};

/// A refused request: a code for programs, the rule that refuses it if one does, and a message for
/// people. `Display` is for logs: the code, the id of the message, its arguments and the rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {message}{}", code.as_str(), rule.map(|rule| format!(" ({rule})")).unwrap_or_default())]
pub struct Fault {
    /// What kind of fault it is.
    pub code: Code,
    /// The rule that refuses, if one does.
    pub rule: Option<RuleId>,
    /// What people are told; `munera-text` puts it into words.
    pub message: Message,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The line is not JSON in UTF-8, or too long.
    BadJson,
    /// The request lacks a field, or a field has the wrong form.
    BadRequest,
    /// There is no such operation.
    UnknownOp,
    /// There is no such game.
    UnknownGame,
    /// No game has been started.
    NoGame,
    /// The options are not allowed.
    BadOptions,
    /// The position is impossible.
    BadPosition,
    /// The text is not an event.
    BadEvent,
    /// A rule refuses the event.
    Refused,
    /// The text is not a record, or its events do not fit.
    BadRecord,
    /// The program does not have the pack of the record.
    UnknownPack,
    /// The program has a different pack of this name.
    WrongPack,
    /// The view is impossible.
    BadView,
    /// There is no such bot.
    UnknownBot,
    /// The answer would take too long.
    TooLarge,
    /// The program has a bug.
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
    /// A fault without a rule.
    pub const fn new(code: Code, message: Message) -> Self {
        Self { code, rule: None, message }
    }

    /// A fault with the rule that refuses.
    pub const fn by_rule(code: Code, rule: RuleId, message: Message) -> Self {
        Self { code, rule: Some(rule), message }
    }

    /// An event that a rule refuses.
    pub fn refused<R: Refusal>(refusal: R) -> Self {
        Self::by_rule(Code::Refused, refusal.rule(), refusal.message())
    }

    /// A request in the wrong form.
    pub fn request(id: &'static str) -> Self {
        Self::new(Code::BadRequest, Message::new(id))
    }

    /// A bug of the program.
    pub fn internal() -> Self {
        Self::new(Code::Internal, Message::new("fault-internal"))
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
        Self::new(Code::BadEvent, error.message())
    }
}
