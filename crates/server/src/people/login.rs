//! The names of accounts.

use std::str::FromStr;

/// A login name in the form in which names are compared: 3 to 32 of the small letters, digits, dots,
/// dashes and underscores.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Login(String);

impl Login {
    /// The name as a text.
    pub fn into_string(self) -> String {
        self.0
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is not a login name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALogin;

impl FromStr for Login {
    type Err = NotALogin;

    fn from_str(text: &str) -> Result<Self, NotALogin> {
        let text = text.trim().to_lowercase();
        let allowed = |symbol: char| matches!(symbol, 'a'..='z' | '0'..='9' | '_' | '.' | '-');
        let is_login = (3..=32).contains(&text.len()) && text.chars().all(allowed);
        if is_login { Ok(Self(text)) } else { Err(NotALogin) }
    }
}

/// Whether a text can be a password: 8 to 128 characters of any kind.
pub(super) fn can_be_password(text: &str) -> bool {
    (8..=128).contains(&text.chars().count())
}

#[cfg(test)]
mod tests {
    use super::{Login, NotALogin, can_be_password};

    #[test]
    fn login_names_are_compared_in_small_letters() {
        assert_eq!(" Aulus.C-1_ ".parse::<Login>(), "aulus.c-1_".parse());
        for text in ["", "ab", "a b c", "авл", "a@b", &"a".repeat(33), "abc\u{0}"] {
            assert_eq!(text.parse::<Login>(), Err(NotALogin), "{text}");
        }
    }

    #[test]
    fn passwords_are_counted_in_characters() {
        assert!(can_be_password("жжжжжжжж"));
        assert!(!can_be_password("жжжж"));
        assert!(!can_be_password(&"a".repeat(129)));
    }
}
