//! The code of a table, which is also its secret: a person who has the link may come in.

use std::fmt;
use std::str::FromStr;

/// Eighty random bits, written as sixteen letters and digits.
///
/// A table cannot be found by guessing: at a thousand guesses a second it would take far longer
/// than there have been people. Letters that look like digits are left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableCode([u8; 10]);

/// The digits, five bits each: those of Crockford's base 32, in lower case.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl TableCode {
    /// How long a written code is.
    pub const LENGTH: usize = 16;

    /// The code that these random bytes make.
    pub const fn from_bytes(bytes: [u8; 10]) -> Self {
        Self(bytes)
    }

    /// The bytes that it is made of.
    pub const fn bytes(self) -> [u8; 10] {
        self.0
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.0.iter().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        let digit = |place: usize| DIGITS[(bits >> (5 * place) & 31) as usize] as char;
        (0..Self::LENGTH).rev().try_for_each(|place| write!(f, "{}", digit(place)))
    }
}

impl fmt::Debug for TableCode {
    /// Only the beginning: with a whole code, every reader of a log could enter the table.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", &self.to_string()[..4])
    }
}

/// The text is not the code of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACode;

impl FromStr for TableCode {
    type Err = NotACode;

    fn from_str(text: &str) -> Result<Self, NotACode> {
        if text.len() != Self::LENGTH {
            return Err(NotACode);
        }
        let value = |digit: u8| DIGITS.iter().position(|known| *known == digit).ok_or(NotACode);
        let bits =
            text.bytes().try_fold(0_u128, |bits, digit| Ok(bits << 5 | value(digit)? as u128))?;
        let mut bytes = [0; 10];
        bytes.copy_from_slice(&bits.to_be_bytes()[6..]);
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::{NotACode, TableCode};

    #[test]
    fn a_code_reads_back_as_it_was_written() {
        let code = TableCode::from_bytes([0, 1, 2, 3, 250, 251, 252, 253, 254, 255]);
        assert_eq!(code.to_string(), "000g40ztzfyfvzqz");
        assert_eq!(code.to_string().parse(), Ok(code));
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in
            ["", "000g40ztzfyfvzq", "000g40ztzfyfvzqzz", "000G40ZTZFYFVZQZ", "ilou", "ééééééé"]
        {
            assert_eq!(text.parse::<TableCode>(), Err(NotACode), "{text}");
        }
    }

    #[test]
    fn a_log_shows_only_its_beginning() {
        assert_eq!(format!("{:?}", TableCode::from_bytes([7; 10])), "0w3g…");
    }
}
