//! The errors that a request can get.

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use munera_guide::wire;
pub use munera_guide::wire::ErrorAnswer;
use munera_protocol::fault::{Code, Fault};
use munera_rules::RuleId;
use munera_storage::StorageError;
use munera_text::{Addressee, Language, Locale};

use super::people::PeopleError;

/// Why a request fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppError {
    /// A game, its options or a record refuses it.
    Fault(Fault),
    /// It is a mistake about people or accounts.
    People(PeopleError),
    /// A table has refused; the text is already in the client's language.
    Table(wire::ErrorBody),
    /// Something is missing from the request, or has the wrong form.
    BadRequest {
        /// What is wrong, for authors of programs.
        cause: String,
    },
    /// There is nothing here.
    NotFound,
    /// There is something here, but not for that method.
    MethodNotAllowed,
    /// The request does not identify its person, or does so with a wrong secret.
    Unauthorized,
    /// The person is known, but may not do this.
    Forbidden,
    /// A page that is not ours has sent the request.
    ForeignOrigin,
    /// It has already been done, or can no longer be done.
    Conflict,
    /// The body is too long.
    BodyTooLarge,
    /// The body is not declared as JSON.
    NotJson,
    /// The request took too long.
    TooSlow,
    /// Too many requests, or too many of their kind.
    TooManyRequests {
        /// After how many seconds it is worth trying again.
        retry_after: u64,
    },
    /// The client's address has too many tables whose games are not over.
    TooManyTables,
    /// The table is set aside because its log is damaged.
    Quarantined,
    /// The table uses a version of the rules that this server does not know.
    OtherRules,
    /// It cannot be done now, but perhaps later.
    Unavailable,
    /// The server itself failed.
    Internal,
}

impl AppError {
    /// The server failed: the log gets the cause, the client does not.
    pub fn internal(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::Internal
    }

    /// The error for an answer that has only a status.
    pub(super) fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => Self::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Self::MethodNotAllowed,
            StatusCode::UNAUTHORIZED => Self::Unauthorized,
            StatusCode::FORBIDDEN => Self::Forbidden,
            StatusCode::CONFLICT => Self::Conflict,
            StatusCode::PAYLOAD_TOO_LARGE => Self::BodyTooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::NotJson,
            StatusCode::REQUEST_TIMEOUT => Self::TooSlow,
            StatusCode::SERVICE_UNAVAILABLE => Self::Unavailable,
            status if status.is_server_error() => Self::Internal,
            status => {
                let cause = status.canonical_reason().unwrap_or("refused");
                Self::BadRequest { cause: cause.to_owned() }
            }
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Fault(fault) => status_of_fault(fault.code),
            Self::People(error) => error.status(),
            Self::Table(error) => status_of_table(&error.code),
            Self::BadRequest { .. } => StatusCode::BAD_REQUEST,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::Conflict | Self::TooManyTables => StatusCode::CONFLICT,
            Self::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Quarantined | Self::OtherRules | Self::Internal => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// The code for programs.
    pub fn code(&self) -> &str {
        match self {
            Self::Fault(fault) => fault.code.as_str(),
            Self::People(error) => error.code(),
            Self::Table(error) => &error.code,
            Self::BadRequest { .. } => "bad_request",
            Self::NotFound => "not_found",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::Unauthorized => "unauthorized",
            Self::Forbidden => "forbidden",
            Self::ForeignOrigin => "foreign_origin",
            Self::Conflict => "conflict",
            Self::BodyTooLarge => "body_too_large",
            Self::NotJson => "not_json",
            Self::TooSlow => "too_slow",
            Self::TooManyRequests { .. } => "too_many_requests",
            Self::TooManyTables => "too_many_tables",
            Self::Quarantined => "quarantined",
            Self::OtherRules => "other_rules",
            Self::Unavailable => "unavailable",
            Self::Internal => "internal",
        }
    }

    /// The sentence for people.
    pub fn sentence(&self, locale: &Locale) -> String {
        let message = format!("error-{}", self.code().replace('_', "-"));
        match self {
            Self::Fault(fault) => locale.message_to(Addressee::Player, &fault.message),
            Self::Table(error) => error.message.clone(),
            Self::BadRequest { cause } => {
                locale.format(&message, &[("cause", cause.as_str().into())])
            }
            Self::TooManyRequests { retry_after } => {
                locale.format(&message, &[("seconds", (*retry_after).into())])
            }
            Self::Quarantined => locale.text("table-quarantined"),
            Self::OtherRules => locale.text("table-other-rules"),
            _ => locale.text(&message),
        }
    }

    fn rule(&self) -> Option<&str> {
        match self {
            Self::Fault(fault) => fault.rule.map(RuleId::as_str),
            Self::Table(error) => error.rule.as_deref(),
            _ => None,
        }
    }

    /// The error in the form that is sent.
    pub fn body(&self, locale: &Locale) -> wire::ErrorBody {
        wire::ErrorBody {
            code: self.code().to_owned(),
            rule: self.rule().map(str::to_owned),
            message: self.sentence(locale),
        }
    }

    /// Replaces the body of an answer by the error, in a language.
    pub(super) fn tell(&self, response: &mut Response, language: Language) {
        let told = ErrorAnswer { error: self.body(Locale::of(language)) };
        // Three texts can always be serialised.
        let text = serde_json::to_string(&told).unwrap_or_default();
        response.headers_mut().remove(CONTENT_LENGTH);
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Self::TooManyRequests { retry_after } = self {
            response.headers_mut().insert(RETRY_AFTER, (*retry_after).into());
        }
        *response.body_mut() = Body::from(text);
    }
}

/// The status for a table's refusal.
fn status_of_table(code: &str) -> StatusCode {
    match code {
        "not_your_seat" | "not_the_host" | "sent_away" | "muted" => StatusCode::FORBIDDEN,
        "unknown_game" | "unknown_bot" => StatusCode::NOT_FOUND,
        "no_such_seat" => StatusCode::BAD_REQUEST,
        "storage" | "unavailable" => StatusCode::SERVICE_UNAVAILABLE,
        "too_many_requests" => StatusCode::TOO_MANY_REQUESTS,
        "quarantined" | "other_rules" | "internal" => StatusCode::INTERNAL_SERVER_ERROR,
        code if code.starts_with("bad_") => StatusCode::BAD_REQUEST,
        _ => StatusCode::CONFLICT,
    }
}

impl From<wire::ErrorBody> for AppError {
    fn from(error: wire::ErrorBody) -> Self {
        match error.code.as_str() {
            // An unknown table code gets the same answer as a text that cannot be a code.
            "no_table" => Self::NotFound,
            _ => Self::Table(error),
        }
    }
}

impl From<wire::Trouble> for AppError {
    fn from(trouble: wire::Trouble) -> Self {
        match trouble {
            wire::Trouble::Missing | wire::Trouble::Deleted => Self::NotFound,
            wire::Trouble::Closed => Self::Forbidden,
            wire::Trouble::Storage | wire::Trouble::Over => Self::Unavailable,
            wire::Trouble::Quarantined => Self::Quarantined,
            wire::Trouble::OtherRules => Self::OtherRules,
        }
    }
}

/// The status for a game's fault.
const fn status_of_fault(code: Code) -> StatusCode {
    match code {
        Code::UnknownGame | Code::UnknownOp | Code::NoGame | Code::UnknownBot => {
            StatusCode::NOT_FOUND
        }
        Code::Refused | Code::UnknownPack | Code::WrongPack => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::BadJson
        | Code::BadRequest
        | Code::BadOptions
        | Code::BadPosition
        | Code::BadEvent
        | Code::BadRecord
        | Code::BadView => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for AppError {
    /// The answer in English. It carries the error along, so that the middleware that knows the
    /// request's language can translate it.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        self.tell(&mut response, Language::English);
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Fault> for AppError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<PeopleError> for AppError {
    fn from(error: PeopleError) -> Self {
        Self::People(error)
    }
}

impl From<StorageError> for AppError {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Missing => Self::NotFound,
            StorageError::Taken | StorageError::Repeated => Self::Conflict,
            StorageError::Corrupt { .. } => Self::internal(&error),
            StorageError::Fenced | StorageError::Unavailable(_) => {
                tracing::error!(cause = %error, "the storage has not done as it was asked");
                Self::Unavailable
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::AppError;
    use crate::people::PeopleError;
    use munera_text::{Language, Locale};

    fn every_error() -> Vec<AppError> {
        let mut errors = vec![
            AppError::BadRequest { cause: "there is no \"name\"".to_owned() },
            AppError::NotFound,
            AppError::MethodNotAllowed,
            AppError::Unauthorized,
            AppError::Forbidden,
            AppError::ForeignOrigin,
            AppError::Conflict,
            AppError::BodyTooLarge,
            AppError::NotJson,
            AppError::TooSlow,
            AppError::TooManyRequests { retry_after: 21 },
            AppError::TooManyTables,
            AppError::Unavailable,
            AppError::Internal,
        ];
        errors.extend(PeopleError::ALL.map(AppError::People));
        errors
    }

    #[test]
    fn every_error_is_a_sentence_in_every_language_and_has_its_own_code() {
        let mut codes = BTreeSet::new();
        for error in every_error() {
            assert!(codes.insert(error.code().to_owned()), "{error:?}");
            assert!(error.status().as_u16() >= 400);
            for language in Language::ALL {
                let sentence = error.sentence(Locale::of(language));
                assert!(sentence.ends_with('.') && sentence.contains(' '), "{sentence}");
                assert_eq!(language == Language::English, sentence.is_ascii(), "{sentence}");
            }
        }
    }

    #[test]
    fn a_status_alone_means_what_it_says() {
        for error in every_error() {
            let meant = AppError::of_status(error.status()).status();
            assert_eq!(meant.is_server_error(), error.status().is_server_error(), "{error:?}");
        }
    }
}
