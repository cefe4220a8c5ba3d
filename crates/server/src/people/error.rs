//! Errors about people and accounts.

use axum::http::StatusCode;

use super::name::NotAName;

/// Errors about names, accounts and tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleError {
    /// That is not a name.
    BadName,
    /// A word of the name mixes letters that look alike.
    MixedName,
    /// That is not a login name.
    BadLogin,
    /// That is not a password.
    BadPassword,
    /// That is not a label.
    BadLabel,
    /// Another person has that login name.
    LoginTaken,
    /// There is no such login name, or the password is wrong. The answer does not say which.
    WrongLogin,
    /// The old password is wrong.
    WrongPassword,
    /// This server has no accounts.
    NoAccounts,
    /// The person already has an account.
    HasAccount,
    /// The person has no account.
    LacksAccount,
    /// A token is not allowed to do this: only a person with a browser.
    NotByToken,
    /// There is already a token with that label.
    LabelTaken,
    /// The person already has the maximum number of tokens.
    TooManyTokens,
}

impl PeopleError {
    /// All of these errors.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 14] = [
        Self::BadName,
        Self::MixedName,
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
            Self::BadName
            | Self::MixedName
            | Self::BadLogin
            | Self::BadPassword
            | Self::BadLabel => StatusCode::BAD_REQUEST,
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
            Self::MixedName => "mixed_name",
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

impl From<NotAName> for PeopleError {
    fn from(error: NotAName) -> Self {
        match error {
            NotAName::Form => Self::BadName,
            NotAName::MixedScripts => Self::MixedName,
        }
    }
}
