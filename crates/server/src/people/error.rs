//! What people cannot do.

use axum::http::StatusCode;

/// What people cannot do with names, accounts and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleError {
    /// That is not a name.
    BadName,
    /// That is not a login name.
    BadLogin,
    /// That is not a password.
    BadPassword,
    /// That is not a label.
    BadLabel,
    /// Another person has that login name.
    LoginTaken,
    /// There is no such login, or its password is another one. Which of the two is not told.
    WrongLogin,
    /// The old password is another one.
    WrongPassword,
    /// This server has no accounts.
    NoAccounts,
    /// The person has an account already.
    HasAccount,
    /// The person has no account.
    LacksAccount,
    /// A program cannot do this: only a person with a browser.
    NotByToken,
    /// There is a token of that label already.
    LabelTaken,
    /// The person has as many tokens as one may have.
    TooManyTokens,
}

impl PeopleError {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 13] = [
        Self::BadName,
        Self::BadLogin,
        Self::BadPassword,
        Self::BadLabel,
        Self::LoginTaken,
        Self::WrongLogin,
        Self::WrongPassword,
        Self::NoAccounts,
        Self::HasAccount,
        Self::LacksAccount,
        Self::NotByToken,
        Self::LabelTaken,
        Self::TooManyTokens,
    ];

    /// The status of the answer.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::BadName | Self::BadLogin | Self::BadPassword | Self::BadLabel => {
                StatusCode::BAD_REQUEST
            }
            Self::WrongLogin => StatusCode::UNAUTHORIZED,
            Self::WrongPassword | Self::NoAccounts | Self::NotByToken => StatusCode::FORBIDDEN,
            Self::LoginTaken
            | Self::HasAccount
            | Self::LacksAccount
            | Self::LabelTaken
            | Self::TooManyTokens => StatusCode::CONFLICT,
        }
    }

    /// The code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadName => "bad_name",
            Self::BadLogin => "bad_login",
            Self::BadPassword => "bad_password",
            Self::BadLabel => "bad_label",
            Self::LoginTaken => "login_taken",
            Self::WrongLogin => "wrong_login",
            Self::WrongPassword => "wrong_password",
            Self::NoAccounts => "no_accounts",
            Self::HasAccount => "has_account",
            Self::LacksAccount => "lacks_account",
            Self::NotByToken => "not_by_token",
            Self::LabelTaken => "label_taken",
            Self::TooManyTokens => "too_many_tokens",
        }
    }
}
